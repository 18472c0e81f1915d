"""Everything on Race's table has an explanation: sums and the robot's rows, never more than the view."""

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel.ids import TABLE
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.catalog import Catalog, raw_records
from rftg_desktop.rules.race.game import RaceGame
from rftg_desktop.rules.race.powers.kinds import AnyPower
from rftg_desktop.rules.race.robot.book import RobotBook, robot_records
from rftg_desktop.rules.race.robot.state import ROBOT, RobotDie, RobotSetup
from rftg_desktop.rules.race.state import ACTIONS, DECKS, PHASES, Setup
from rftg_desktop.rules.race.view import View
from rftg_desktop.views.words.forms import Explanation
from rftg_desktop.views.words.race.explain import OTHER_ZONES, ZONES, explain
from rftg_desktop.views.words.race.explain_table import ROWS
from rftg_desktop.views.words.race.robot_rows import row_line, world_lines
from tests.helpers.race_table import Spot, Table
from tests.helpers.rules_text import book_of
from tests.views.race_play import CATALOG, GAME, games, looks_well, names_of, solo, view_of

AT_ZONES = {value for name, value in vars(at).items() if name.isupper() and isinstance(value, str)}
OF_THE_TABLE = {at.ACTION, at.DECK, at.DISCARD, at.LEADER, at.PHASE, at.POOL}
OF_THE_ROBOT = {"dice", "tile", at.COUNTERS, at.CREDIT, at.ECONOMY, at.EQUALS, at.SIXES, at.STACK}
START = view_of(GAME.new(solo(0), 0)[0], 0)
LATE = view_of(games()[0][-1].after, 0)
ANA = ("Ana",)
ANCHORS = set(book_of("race").anchors)

Address = tuple[str, int, str, int | str | None]


def told(
    zone: str, seat: int = 0, key: str = "", thing: int | str | None = None, view: View = LATE
) -> Explanation:
    found = explain(zone, seat, key, thing, view, GAME, ANA)
    assert found is not None
    return found


def of_table(view: View) -> Iterator[Address]:
    yield from ((zone, TABLE, "", None) for zone in (at.DECK, at.DISCARD, at.LEADER, at.POOL))
    yield from ((at.ACTION, TABLE, space, None) for space in (*ACTIONS, "search"))
    yield from ((at.PHASE, TABLE, phase, None) for phase in PHASES)
    for seat in view.seats:
        number = seat.seat
        zones = (at.CHIPS, at.PRESTIGE, at.PRESTIGE_CARD, at.STRENGTH, at.PLACING, at.OFFERED, at.TUCKED)
        yield from ((zone, number, "", None) for zone in (*zones, "military", "score", "payment"))
        for zone, cards in ((at.HAND, seat.hand), (at.SEEN, seat.seen)):
            yield zone, number, "", None
            yield from ((zone, number, "", card) for card in (cards if isinstance(cards, tuple) else ()))
        for zone in (at.TABLEAU, at.GOOD):
            yield zone, number, "", None
            yield from ((zone, number, card, None) for card in seat.tableau)
        yield from ((at.OFFERED, number, "", card) for card in seat.offered)
    if view.robot is not None:
        zones_ = (*OF_THE_ROBOT, at.CHIPS, at.PRESTIGE, at.TABLEAU, "score")
        yield from ((zone, ROBOT, "", None) for zone in zones_)
        yield from ((at.TABLEAU, ROBOT, card, None) for card in view.robot.tableau)
        yield from (("dice", ROBOT, "", number) for number in range(len(view.robot.dice)))
        yield from (("tile", ROBOT, row, None) for row in GAME.robot.worlds[view.robot.start].rows)


def test_every_zone_is_explained() -> None:
    assert set(ZONES) == AT_ZONES | set(OTHER_ZONES)


def test_everything_on_the_table_of_whole_games() -> None:
    silent = set()
    for game in games():
        for turn in (*game[::25], game[-1]):
            names = names_of(turn.state)
            for viewer in (None, *range(len(names))):
                view = view_of(turn.after, viewer)
                for address in of_table(view):
                    found = explain(*address, view, GAME, names)
                    if found is None:
                        silent.add(address[0])
                        continue
                    assert found.lines, address
                    assert found.anchor in ANCHORS, found.anchor
                    shown = (found.title, found.subtitle, *found.lines)
                    assert all(map(looks_well, shown)), (address, shown)
                    assert all(len(line) <= 260 for line in found.lines), found.lines
    assert silent <= {"score"}


def test_every_card_in_every_place() -> None:
    for card in CATALOG.cards.values():
        view = replace(START, seats=(replace(START.seats[0], tableau=(card.id,), hand=(card.id,)),))
        for zone, key, thing in ((at.TABLEAU, card.id, None), (at.HAND, "", card.id)):
            found = told(zone, 0, key, thing, view)
            assert found.title == card.name
            assert found.anchor in ANCHORS, found.anchor
            assert all(map(looks_well, (found.subtitle, *found.lines))), found


# ---------------------------------------------------------------- the player's side


def test_a_card_in_hand_tells_its_sum() -> None:
    spot = Spot("old_earth investment_credits", "merchant_guild", marks="develop", more=2)
    view = view_of(Table("develop", spot).state, 0)
    found = told(at.HAND, 0, "", "merchant_guild", view)
    assert found.lines[0] == "Cost 6 - 1 Develop - 1 Investment Credits = 4 cards: not to be met now."


def test_goods_sleep_and_sale() -> None:
    spot = Spot(
        "old_earth space_port comet_zone gem_world", goods="comet_zone gem_world", marks="consume_trade"
    )
    view = view_of(Table("consume", spot).state, 0)
    line = "Its good sells for 3 Rare Elements + 1 Old Earth + 2 Space Port = 6 cards."
    assert line in told(at.TABLEAU, 0, "comet_zone", None, view).lines
    assert line in told(at.GOOD, 0, "comet_zone", None, view).lines
    assert told(at.GOOD, 0, "old_earth", None, view).lines[0].startswith("No good lies here")
    seat = replace(view.seats[0], asleep=("gem_world",))
    sleeping = told(at.TABLEAU, 0, "gem_world", None, replace(view, seats=(seat, *view.seats[1:])))
    assert sleeping.lines[0] == "Just placed: its powers work from the next phase on."


def test_military_by_card() -> None:
    view = view_of(Table("settle", Spot("new_sparta space_marines contact_specialist", more=2)).state, 0)
    found = told("military", 0, "", None, view)
    assert found.subtitle == "Ana · +3 Military"
    assert found.lines[1:] == (
        "+2 Military: New Sparta.",
        "+2 Military: Space Marines.",
        "-1 Military: Contact Specialist.",
    )


def test_a_hand_that_is_not_seen_is_a_number() -> None:
    for turn in games()[-1][::40]:
        view = view_of(turn.state, 0)
        names = names_of(turn.state)
        found = explain(at.HAND, 1, "", None, view, GAME, names)
        assert found is not None
        titles = [card.name for card in CATALOG.cards.values()]
        assert not any(title in " ".join(found.lines) for title in titles)


def test_the_pool_before_and_after_its_end() -> None:
    assert told(at.POOL, TABLE, "", None, START).subtitle == "24 of 24 VP left"
    empty = told(at.POOL, TABLE, "", None, replace(START, pool=-3))
    assert empty.subtitle == "all 24 VP taken"
    assert "3 VP more came from the reserve." in empty.lines


# ---------------------------------------------------------------- action spaces


def robot_view(start: str, *dice: RobotDie, marks: tuple[str, ...] = ()) -> View:
    assert START.robot is not None
    tile = GAME.robot.worlds[start].works_once
    robot = replace(START.robot, start=start, tableau=(start,), dice=dice, tile=tile)
    return replace(START, robot=robot, seats=(replace(START.seats[0], marks=marks),))


def test_a_space_tells_bonus_and_both_rows_of_the_robot() -> None:
    lines = told(at.ACTION, TABLE, "settle", None, robot_view("ancient_race")).lines
    assert lines == (
        "Settle: place a world; pay its cost, or conquer a military world.",
        "Bonus: draw 1 card after you placed a world.",
        "Settle action: draws 3 cards, flips its stack for a world that is not military.",
        "Settle response: with credit 1 or more: draws 2 cards, "
        "flips its stack for a world that is not military, pays 1 credit.",
    )
    assert told(at.ACTION, TABLE, "consume_trade", None, robot_view("ancient_race")).lines[1] == (
        "Bonus: first sell a good for cards: Novelty 2, Rare Elements 3, Genes 4, Alien Technology 5."
    )


def test_a_phase_tells_whether_it_takes_place() -> None:
    def subtitle(**fields: object) -> str:
        return told(at.PHASE, TABLE, "settle", None, replace(START, **fields)).subtitle

    assert subtitle(phases=()) == "Whether it takes place is known when the actions are turned up"
    assert subtitle(phases=("explore",)) == "It does not take place this round"
    assert subtitle(phases=("settle", "settle")) == "It takes place twice this round"
    assert subtitle(phases=(), over=True) == "The game is over"


@pytest.mark.parametrize(
    ("start", "phases"),
    [
        ("epsilon_eridani", "Special tile: Settle"),
        ("separatist_colony", "Special tile: Explore and Settle"),
        ("ancient_race", "No special tile"),
    ],
)
def test_the_tiles_of_a_start_world_are_named_by_their_phases(start: str, phases: str) -> None:
    """As on the mat."""
    assert told("tile", ROBOT, "", None, robot_view(start)).subtitle == phases


def test_a_special_tile_stands_in_the_place_of_the_row() -> None:
    lines = told(at.ACTION, TABLE, "settle", None, robot_view("epsilon_eridani")).lines
    assert "Settle action: draws 3 cards, flips its stack for a military world." in lines
    assert "Settle response: draws 2 cards, flips its stack for a military world (house-made)." in lines
    tile = told("tile", ROBOT, "settle.action", None, robot_view("epsilon_eridani"))
    assert tile.lines[1] == (
        "In place of the mat's row: draws 3 cards, flips its stack for a world that is not military."
    )


def test_a_tile_that_works_once() -> None:
    view = robot_view("doomed_world")
    assert any(
        line.startswith("First Settle action: once")
        for line in told(at.ACTION, TABLE, "settle", None, view).lines
    )
    assert view.robot is not None
    spent = replace(view, robot=replace(view.robot, tile=False))
    assert not any("once" in line for line in told(at.ACTION, TABLE, "settle", None, spent).lines)
    assert "It has been used up." in told("tile", ROBOT, "settle.first_action", None, spent).lines


def test_a_space_tells_who_chose_it_and_why_a_die_lies_there() -> None:
    die = RobotDie("match", "settle", "settle", "shifted")
    view = robot_view("old_earth", die, marks=("settle", "settle_second"))
    found = told(at.ACTION, TABLE, "settle", None, view)
    assert found.subtitle == "Chosen by Ana and the robot"
    assert found.lines[-1] == (
        "The robot's die: match is shifted left to Settle 1, for Ana marked both spaces."
    )
    assert told(at.ACTION, TABLE, "produce", None, view).subtitle == "Not chosen"
    assert "for Ana marked both spaces." in told("dice", ROBOT, "", 0, view).lines[0]


def test_every_row_of_the_mat_has_a_space() -> None:
    named = {f"{space.split('_')[0]}.{kind}" for space, kinds in ROWS.items() for kind in kinds}
    plain = {name.replace("counter_", "") for name in GAME.robot.mat}
    assert plain <= named
    assert set(ROWS) == set(ACTIONS)


def test_the_prestige_card_is_told_only_where_it_is_in_play() -> None:
    view = robot_view("ancient_race")
    with_three = replace(view, setup=replace(view.setup, deck="base+1+2+3"))
    for space in ACTIONS:
        plain, more = (told(at.ACTION, TABLE, space, None, each).lines for each in (view, with_three))
        assert len(more) == len(plain) + 1
    lines = told(at.ACTION, TABLE, "consume_x2", None, with_three).lines
    assert "With the prestige card besides: VP × 3." in lines


# ---------------------------------------------------------------- the robot


@pytest.mark.parametrize("start", GAME.robot.worlds)
def test_every_start_world_of_the_robot_is_explained(start: str) -> None:
    lines = world_lines(GAME.robot, start)
    assert all(map(looks_well, lines)), lines
    world = GAME.robot.worlds[start]
    facts = [world.start, world.equals, *world.rows.values(), *world.turns.values()]
    facts += [world.keywords] if world.keywords else []
    assert sum(line.count("(house-made)") for line in lines) == sum(fact.house_made for fact in facts)


def all_told(game: RaceGame, view: View) -> Counter[str]:
    """Every line that explains something on the robot's side or on the action spaces."""
    found: Counter[str] = Counter()
    for address in of_table(view):
        explained = explain(*address, view, game, ANA)
        found.update(explained.lines if explained is not None else ())
    return found


def facts() -> Iterator[tuple[str, str, str]]:
    """Each fact of the robot with its status."""
    for piece, sides in robot_records().items():
        yield from ((piece, side, fields["status"]) for side, fields in sides.items())


@pytest.mark.parametrize(("piece", "side", "status"), list(facts()))
def test_whether_a_fact_could_be_verified_is_told_on_the_table(piece: str, side: str, status: str) -> None:
    """With its status alone turned over, one more explanation says so, or one less."""
    other = "published" if status == "reconstructed" else "reconstructed"
    record = {"set": "robot", "id": piece, "side": side, "fields": {"status": other}}
    start = piece if piece in GAME.robot.worlds else "ancient_race"
    faces = (
        RobotDie("robot", "trade", "consume_trade", "robot"),
        RobotDie("match", "settle", "settle", "match"),
    )
    view = robot_view(start, *faces)
    assert view.robot is not None
    setup = replace(
        view.setup, deck=DECKS[-1], robot=RobotSetup(difficulty=side if piece == "difficulties" else "hard")
    )
    view = replace(view, setup=setup)
    now = all_told(GAME, view)
    then = all_told(RaceGame(GAME.catalog, RobotBook(robot_records([record]))), view)
    more, less = (then, now) if other == "reconstructed" else (now, then)
    assert marks_in(more) > marks_in(less)


def marks_in(lines: Counter[str]) -> int:
    """How often something is called house-made."""
    return sum(line.lower().count("house-made") * count for line, count in lines.items())


def test_every_number_of_the_mat_is_in_its_words() -> None:
    plain = robot_records()
    for piece in ("mat", *GAME.robot.worlds):
        for side, fields in plain[piece].items():
            for field, value in fields.items():
                if isinstance(value, bool) or not isinstance(value, int):
                    continue
                other = {field: value + 1, "status": fields["status"]}
                record = {"set": "robot", "id": piece, "side": side, "fields": other}
                book = RobotBook(robot_records([record]))
                if piece == "mat":
                    now, then = GAME.robot.mat[side], book.mat[side]
                    assert row_line(side, now) != row_line(side, then), (side, field)
                else:
                    assert world_lines(book, piece) != world_lines(GAME.robot, piece), (piece, side, field)


def test_a_pack_changes_the_words_of_the_table() -> None:
    record = {"set": "robot", "id": "mat", "side": "explore.action", "fields": {"draw": 4}}
    game = RaceGame(Catalog(raw_records(), AnyPower), RobotBook(robot_records([record])))
    found = explain(at.ACTION, TABLE, "explore_5", None, robot_view("ancient_race"), game, ANA)
    assert found is not None
    assert "Explore action: draws 4 cards, credit +1 (house-made)." in found.lines


def test_counters_credit_and_the_counter_that_names_a_face() -> None:
    view = robot_view("old_earth")
    assert told(at.COUNTERS, ROBOT, "", None, view).lines[0] == (
        "Before a Develop action, with credit 2 or more: it places a counter for 2 credit, and no more."
    )
    assert told(at.CREDIT, ROBOT, "", None, view).subtitle == "The robot · 1 of at most 4"
    found = told(at.EQUALS, ROBOT, "", None, view)
    assert found.title == "Robot = Trade"
    assert "After its first Trade action the counter turns to Double VP for good." in found.lines
    assert found.lines[-1].startswith("House-made")


def test_a_card_of_the_robot_tells_its_worth_only() -> None:
    view = robot_view("old_earth")
    assert view.robot is not None
    view = replace(view, robot=replace(view.robot, tableau=("old_earth", "new_economy")))
    lines = told(at.TABLEAU, ROBOT, "new_economy", None, view).lines
    assert lines[0] == "A development of cost 6: 6 VP for the robot at the end."
    assert not any("development with" in line for line in lines)


@pytest.mark.parametrize(
    "address",
    [
        ("nowhere", 0, "", None),
        (at.HAND, 9, "", None),
        (at.HAND, TABLE, "", None),
        (at.HAND, ROBOT, "", None),
        (at.CREDIT, 0, "", None),
        (at.ACTION, TABLE, "sleep", None),
        (at.PHASE, TABLE, "sleep", None),
    ],
)
def test_nothing_to_say(address: Address) -> None:
    assert explain(*address, START, GAME, ANA) is None


def test_without_a_robot_there_is_nothing_of_it() -> None:
    view = view_of(GAME.new(Setup(seats=2), 1)[0], 0)
    for zone in OF_THE_ROBOT:
        assert explain(zone, ROBOT, "", None, view, GAME, ("Ana", "Ben")) is None
