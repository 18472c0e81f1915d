"""Everything on the table has an explanation; it tells the arithmetic, and never more than the view."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from rftg_desktop.kernel.ids import TABLE
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.dice import COLOURS, plain, virtual
from rftg_desktop.rules.roll.powers.assigning import used_note
from rftg_desktop.rules.roll.state import Setup
from rftg_desktop.rules.roll.view import SeatView, StackView, View
from rftg_desktop.views.words.explain import OTHER_ZONES, ZONES, explain
from rftg_desktop.views.words.explain_tiles import powers_text
from rftg_desktop.views.words.forms import Explanation
from rftg_desktop.views.words.powers import power_lines
from tests.helpers.rules_text import book_of
from tests.views.test_words import SIDES
from tests.views.words_play import CATALOG, GAME, NAMES, looks_well, plays, view_of

ANCHORS = set(book_of("roll").anchors)
AT_ZONES = {
    value
    for name, value in vars(at).items()
    if name.isupper() and isinstance(value, str) and name not in {"TABLE"}
}
OF_THE_TABLE = {at.ABANDONED, at.BAG, at.PHASE, at.POOL, at.SUPPLY}
HOME, GENES, PURPLE = (plain(COLOURS.index(name)) for name in ("home", "genes", "consumption"))
START = view_of(GAME.new(Setup(seats=3), 1)[0], 0)
GENES_WORLD = next(side for side in CATALOG.sides if CATALOG.sides[side].colour == "genes")

Address = tuple[str, int, str | int, int | str | None]


def told(zone: str, seat: int, key: str | int, thing: int | str | None, view: View = START) -> Explanation:
    found = explain(zone, seat, key, thing, view, CATALOG, NAMES)
    assert found is not None
    return found


def with_seat(view: View, **fields: object) -> View:
    """The view with other things before seat 0."""
    first = replace(view.seats[0], **fields)
    return replace(view, seats=(first, *view.seats[1:]))


def of_seat(seat: SeatView) -> Iterator[Address]:
    number = seat.seat
    for zone in ("cup", "citizenry", "unassigned", "dictate", "spent"):
        yield zone, number, "", None
        yield from ((zone, number, "", die) for die in getattr(seat, zone))
    for zone in ("credits", "points", "score", "screen", "tableau", "looking", "good"):
        yield zone, number, "", None
    for phase, dice in enumerate(seat.strip):
        yield "select", number, phase, seat.selector if seat.selected == phase else None
        yield from (("column", number, phase, die) for die in (None, *dice))
    for key, stack in enumerate(seat.stacks):
        yield from (("site", number, key, die) for die in (None, *stack.dice))
        yield from (("stack", number, key, place) for place in (None, *range(len(stack.tiles))))
    yield from (("tableau", number, side, None) for side in seat.tableau)
    yield from (("good", number, world, None) for world in seat.tableau)
    yield from (("good", number, world, die) for world, die in seat.goods)
    yield from (("looking", number, "", tile) for tile in seat.looking if tile)


def of_table(view: View) -> Iterator[Address]:
    for seat in view.seats:
        yield from of_seat(seat)
    yield from ((zone, TABLE, "", None) for zone in OF_THE_TABLE)
    yield from (("supply", TABLE, colour, None) for colour in range(len(COLOURS)))
    yield from (("phase", TABLE, phase, None) for phase in range(5))


def test_every_zone_is_explained() -> None:
    assert set(ZONES) == AT_ZONES | set(OTHER_ZONES)


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_on_the_table_of_whole_games(seats: int) -> None:
    for number, turn in enumerate(plays(seats, 30 + seats)):
        if number % 25 == 0:
            for viewer in (None, *range(seats)):
                view = view_of(turn.state, viewer)
                for address in of_table(view):
                    found = explain(*address, view, CATALOG, NAMES)
                    assert found is not None, address
                    assert found.anchor in ANCHORS, found.anchor
                    assert found.lines
                    shown = (found.title, found.subtitle, *found.lines)
                    assert all(map(looks_well, shown)), shown


def test_every_tile_in_every_place() -> None:
    for side_id, side in CATALOG.sides.items():
        view = with_seat(START, tableau=(side_id,))
        found = told("tableau", 0, side_id, None, view)
        assert found.title == side.name
        assert found.anchor in ANCHORS
        assert all(map(looks_well, found.lines)), found
    for tile in CATALOG.tiles:
        hand = told("looking", 0, "", tile)
        assert hand.title == " / ".join(CATALOG.sides[f"{tile}.{end}"].name for end in "dw")
        assert all(map(looks_well, hand.lines))


def test_powers_read_as_from_the_data() -> None:
    by_name = {side["name"]: power_lines(side["powers"]) for side in SIDES}
    for side in CATALOG.sides.values():
        assert powers_text(side) == by_name[side.name]


def stack_lines(stack: StackView) -> tuple[str, ...]:
    return told("stack", 0, 1, 0, with_seat(START, stacks=(StackView(tiles=(), dice=()), stack))).lines


def test_the_arithmetic_of_the_top_tile() -> None:
    zone = next(side for side in CATALOG.sides if CATALOG.sides[side].name == "Free Trade Zone")
    stack = StackView(tiles=("base-01",), dice=(HOME, GENES), need=4, savings=((zone, 1),))
    assert stack_lines(stack)[0] == "5 - 1 Free Trade Zone = 4 workers, 2 lie on it, 2 to go."
    stack = replace(stack, dice=(), savings=(), need=5)
    assert stack_lines(stack)[0] == "5 workers, none lies on it, 5 to go."
    stack = replace(stack, dice=(HOME,) * 6)
    assert stack_lines(stack)[0] == "5 workers, 6 on it: it is finished as soon as its phase takes place."
    stack = replace(stack, dice=(HOME,), savings=((zone, 0),))
    assert stack_lines(stack)[:2] == (
        "5 workers, 1 lies on it, 4 to go.",
        "Free Trade Zone saves nothing here: the least it allows is reached.",
    )


def test_tiles_face_down_are_not_named() -> None:
    stack = StackView(tiles=("base-01", None), dice=(), need=5)
    view = with_seat(START, stacks=(StackView(tiles=(), dice=()), stack))
    found = told("stack", 0, 1, 1, view)
    assert (found.title, found.lines) == ("Construction tile, face down", ("Only Ana may look at it.",))
    assert explain("stack", 0, 1, 2, view, CATALOG, NAMES) is None


def test_a_screen_hides_what_is_behind_it() -> None:
    for turn in plays(3, 2):
        if turn.state.screens and turn.state.round:
            for viewer in (None, 0):
                view = view_of(turn.state, viewer)
                hidden = {
                    told(zone, 1, key, None, view)
                    for zone, key in (
                        ("column", 0),
                        ("column", 4),
                        ("select", 2),
                        ("dictate", ""),
                        ("unassigned", ""),
                    )
                }
                assert len(hidden) == 1
                assert hidden.pop().title == "Behind the screen"


def test_dice() -> None:
    found = told("cup", 0, "", GENES)
    assert found.title == "Genes die (green)"
    assert "Faces: 1 Explore, 2 Settle, 1 Produce, 2 Wild." in found.lines
    assert "Its type mark matches Genes worlds when a good is consumed." in found.lines
    assert any("every world" in line for line in told("cup", 0, "", PURPLE).lines)
    assert any("no world" in line for line in told("cup", 0, "", HOME).lines)
    assert told("column", 0, 0, virtual(0)).title == "Virtual Home worker"
    showing = told("cup", 0, "", 0)
    assert "It shows Explore." in showing.lines


def test_goods_tell_price_and_points() -> None:
    lines = told("good", 0, GENES_WORLD, GENES).lines
    assert lines[0] == "A good: trades for $5."
    assert lines[1] == "Consumed for 3 VP by a shipper of colour Consumption or Genes, for 2 VP by others."
    gray = next(side for side in CATALOG.sides.values() if side.colour == "gray")
    gray_id = next(key for key, side in CATALOG.sides.items() if side is gray)
    assert told("good", 0, gray_id, None).lines == (
        "No goods lie here: only worlds that are not gray hold them.",
    )


def test_the_pool_before_and_after_its_end() -> None:
    assert told("pool", TABLE, "", None).subtitle == "36 of 36 VP left"
    empty = told("pool", TABLE, "", None, replace(START, pool=-3))
    assert empty.subtitle == "all 36 VP earned"
    assert "3 VP more were paid from the 10-VP chips." in empty.lines


def test_a_used_power_says_so() -> None:
    tile = next(key for key, side in CATALOG.sides.items() if side.reassigns)
    view = with_seat(START, tableau=(tile,), used=(used_note(tile), "dictated"))
    assert "Moved 1 worker this round." in told("tableau", 0, tile, None, view).lines
    assert "Used this round." in told("dictate", 0, "", None, replace(view, screens=False)).lines


def test_status_marks() -> None:
    unsure = next(key for key, side in CATALOG.sides.items() if not side.verified)
    found = told("tableau", 0, unsure, None, with_seat(START, tableau=(unsure,)))
    assert "One detail is unverified; the rulings say how it is played here." in found.lines
    assert not any("House-made" in line for line in found.lines)


def test_phase_tiles() -> None:
    view = replace(with_seat(START, selected=2, screened=None), phases=(2,), screens=False)
    assert told("phase", TABLE, 2, None, view).subtitle == "It takes place this round."
    assert "Selected by Ana." in told("phase", TABLE, 2, None, view).lines
    assert told("phase", TABLE, 0, None, view).subtitle == "It does not take place this round."
    assert told("phase", TABLE, 2, None, replace(view, phase=2)).subtitle == "This phase is taking place now."
    assert told("phase", TABLE, 2, None).subtitle == "Whether it takes place is known at the reveal."


@pytest.mark.parametrize(
    "address",
    [
        ("nowhere", 0, "", None),
        ("cup", 9, "", None),
        ("cup", TABLE, "", None),
        ("tableau", 0, "base-99.d", None),
    ],
)
def test_nothing_to_say(address: Address) -> None:
    assert explain(*address, START, CATALOG, NAMES) is None
