"""Every event has words or is silent on purpose; what a reader may not know is in no line."""

import inspect
from typing import Any

import pytest

from rftg_desktop.kernel.events import Event, masked, seen_by
from rftg_desktop.rules.roll import events as ev
from rftg_desktop.rules.roll import tile_events as tev
from rftg_desktop.rules.roll.dice import COLOURS, PHASES, plain, virtual
from rftg_desktop.session.facts import TookBack
from rftg_desktop.views.words.events import ICONS, LINES, SILENT, event_line, merge
from rftg_desktop.views.words.forms import LogText
from tests.views.words_play import CATALOG, NAMES, known, looks_well, plays

PEOPLE = ("Ana", "Ben", "Cy")
HOME, MILITARY, GENES = (plain(COLOURS.index(name)) for name in ("home", "military", "genes"))
EVENTS = [
    kind
    for module in (ev, tev)
    for _, kind in inspect.getmembers(module, inspect.isclass)
    if issubclass(kind, Event) and kind is not Event
]
WORLD, TILE = "faction-5.r", "base-02"
GOOD = next(side for side in CATALOG.sides if CATALOG.sides[side].colour == "genes")


def line(event: Event) -> str:
    found = event_line(event, PEOPLE, CATALOG)
    assert found is not None
    assert found.icon in ICONS
    assert looks_well(found.text)
    return found.text


def lines(*events: Event) -> list[str]:
    return [found.text for found in merge(events, PEOPLE, CATALOG)]


@pytest.mark.parametrize("kind", EVENTS, ids=lambda kind: kind.__name__)
def test_every_event_has_words_or_is_silent(kind: type[Event]) -> None:
    assert (kind in LINES) != (kind in SILENT)


def test_there_are_no_words_for_what_does_not_exist() -> None:
    assert set(LINES) | SILENT == {*EVENTS, TookBack}


def test_what_undo_took_back_by_consent_is_noted() -> None:
    assert line(TookBack(0, 2, "consent")) == "Ana takes back 2 answers, as all agree."
    assert line(TookBack(0, 1, "practice")) == "Ana takes back 1 answer, for practice."


EXAMPLES: list[tuple[Event, str]] = [
    (ev.CreditsChanged(0, 2, 3, "power", WORLD), "Ana: +$2, $1 lost at the limit of $10 ({side})."),
    (ev.CreditsChanged(1, 0, 3, "trade"), "Ben: +$0, $3 lost at the limit of $10 (trading)."),
    (ev.CreditsChanged(0, 1, 1, "lift"), "Ana: $0 becomes $1."),
    (ev.CreditsChanged(0, -1, -1, "buy", WORLD), "Ana: −$1 (buying VP, {side})."),
    (ev.VpGained(0, 2, "consume"), "Ana: +2 VP (consuming)."),
    (ev.DiceRolled(0, (None, None), (None, None)), "Ana rolls 2 dice."),
    (ev.DiceRolled(0, (None,), (None,)), "Ana rolls 1 die."),
    (ev.DiceRolled(0, (0, 0, 13), (0, 0, -1)), "Ana rolls 2 Explore, 1 Wild."),
    (ev.PhaseSelected(0, HOME, -1, 2), "Ana selects Settle with one Home die."),
    (ev.WorkerAssigned(0, GENES, -1, 4), "Ana places the wild face of one Genes die under Ship."),
    (ev.WorkerAssigned(0, HOME, 0, 3, WORLD), "Ana moves one Home explorer to Produce ({side})."),
    (ev.WorkerAssigned(0, HOME, 0, 3, "dictate"), "Ana moves one Home explorer to Produce (Dictate)."),
    (ev.WorkerParked(0, HOME, 4), "Ana parks one Home shipper in the Dictate area."),
    (ev.PhaseDieRolled(HOME, 1, True), "The extra Home die shows Develop: that phase takes place too."),
    (ev.PhaseDieRolled(HOME, 1, False), "The extra Home die shows Develop, which is selected already."),
    (ev.PhasesChosen((0, 3)), "Phases this round: Explore and Produce."),
    (ev.PhasesChosen(()), "Nobody selected a phase: on to Manage Empire."),
    (ev.ScreensLifted(0, ((), (), (), (), ()), None, None, ()), "Ana selected no phase. Workers: none."),
    (ev.WorkersAdded(0, 0, (virtual(0),), WORLD), "Ana is joined by one virtual Home explorer ({side})."),
    (
        ev.DieShort(0, COLOURS.index("alien"), WORLD),
        "Ana gains nothing by {side}: the supply has no Alien Technology die left.",
    ),
    (ev.DieRemoved(0, HOME, "good", WORLD), "Ana gives up one Home die that lay on {side}."),
    (ev.DieRemoved(0, HOME, "column", 2), "Ana gives up one Home die that lay under Settle."),
    (
        ev.GameEnded(("pool", "squares"), (40, 40, 12), (1,)),
        "The game is over: the VP pool is used up and a tableau has reached 12 squares. "
        "Ben wins the tie at 40 VP by dice in the cup and credits.",
    ),
    (
        ev.GameEnded(("pool",), (40, 40, 12), (0, 1)),
        "The game is over: the VP pool is used up. Ana and Ben share the victory with 40 VP.",
    ),
    (tev.TilesDrawn(2, (None, None)), "Cy draws 2 tiles."),
    (tev.TileKept(0, None, 1, False), "Ana adds 1 tile to the worlds."),
    (tev.TileKept(0, TILE, 1, True), "Ana adds Spice World to the worlds, on top."),
    (tev.TileAbandoned(0, None, 1, 0), "Ana abandons the top tile of the worlds."),
    (tev.TileAbandoned(0, None, 1, 2), "Ana abandons 1 tile from the worlds."),
    (tev.TileAbandoned(0, TILE, 1, 2, True), "Ana gives Spice World from the worlds into the bag."),
    (
        tev.TileMoved(0, "base-01.d", None, 0, 1, 1, 0),
        "Ana turns a tile over to the worlds (Advanced Logistics).",
    ),
    (
        tev.TileMoved(0, "base-01.d", TILE, 0, 1, 1, 0),
        "Ana turns Alien Research Ship over to the worlds as Spice World (Advanced Logistics).",
    ),
    (tev.TopShown(0, 1, TILE), "Ana shows Spice World on top of the worlds."),
    (tev.BagRefilled(1), "1 abandoned tile goes back into the bag."),
    (tev.WorkerSpared(0, HOME, 0), "Ana: one Home die stays on the developments for the next tile."),
]


@pytest.mark.parametrize(("event", "text"), EXAMPLES, ids=lambda value: type(value).__name__)
def test_sentences(event: Event, text: str) -> None:
    assert line(event) == text.replace("{side}", CATALOG.sides[WORLD].name)


def test_an_empty_stack_shows_nothing() -> None:
    assert event_line(tev.TopShown(0, 1, None), PEOPLE, CATALOG) is None


def test_silence_and_headings() -> None:
    for kind in SILENT:
        values: dict[str, Any] = {"seat": 0, "phase": 0, "round": 1, "phases": (), "die": HOME, "side": WORLD}
        values |= {"stack": 0, "dice": (HOME,)}
        assert (
            event_line(kind(**{name: values[name] for name in kind.__struct_fields__}), PEOPLE, CATALOG)
            is None
        )
    found = merge([ev.RoundBegan(3), ev.PhaseBegan(1)], PEOPLE, CATALOG)
    assert [(each.text, each.heading, each.seat, each.icon) for each in found] == [
        ("Round 3", True, None, "round"),
        ("II Develop", True, None, "develop"),
    ]


def test_a_seat_without_a_name_is_a_number() -> None:
    assert event_line(ev.LockedIn(1), ("Ana", " "), CATALOG) == LogText(1, "Seat 2 has locked in.", "lock")


# ---------------------------------------------------------------- joined lines


def test_builders_laid_in_a_row() -> None:
    placed = [tev.WorkerPlaced(0, die, 1, 0) for die in (HOME, HOME, GENES)]
    assert lines(*placed) == ["Ana puts three developers (2 Home, 1 Genes) on the developments."]
    counted = tev.WorkersCounted(0, 0, (HOME, HOME, GENES))
    used = tev.WorkersUsed(0, "base-02.d", 0, (HOME, HOME, GENES))
    assert (
        lines(*placed, counted, used)[0]
        == "Ana puts three developers (2 Home, 1 Genes) on Alien Research Ship."
    )


def test_a_finished_tile_with_all_that_happens_to_its_builders() -> None:
    told = lines(
        tev.WorkersUsed(0, "base-02.w", 1, (HOME, MILITARY, MILITARY)),
        tev.WorkerSentToCup(0, MILITARY, WORLD),
        tev.WorkerSentToCup(0, MILITARY, WORLD),
        ev.WorkersRetired(0, (HOME,), 1),
        tev.TilePlaced(0, "base-02.w", 1),
        tev.TopShown(0, 1, None),
    )
    by = CATALOG.sides[WORLD].name
    assert told == [
        "Ana finishes Spice World (world, 2 VP) with three settlers (1 Home, 2 Military).",
        f"Ana: two Military dice of the finished tile to the cup ({by}).",
    ]


def test_a_trade_at_the_limit() -> None:
    world = CATALOG.sides[GOOD].name
    told = lines(tev.Traded(0, HOME, GOOD, GENES, 5), ev.CreditsChanged(0, 2, 5, "trade"))
    assert told == [
        f"Ana trades the good of {world} (Genes) with one Home shipper: +$2, $3 lost at the limit of $10."
    ]


def test_a_consume_with_its_sum() -> None:
    world = CATALOG.sides[GOOD].name
    told = lines(tev.Consumed(0, HOME, GOOD, GENES, True, False), ev.VpGained(0, 2, "consume"))
    assert told == [
        f"Ana consumes the good of {world} (Genes) with one Home shipper: +2 VP (1 + 1 good matches)."
    ]


def test_credits_paid_for_a_chip() -> None:
    told = lines(ev.CreditsChanged(0, -1, -1, "buy", WORLD), ev.VpGained(0, 1, "buy", WORLD))
    assert told == [f"Ana pays $1 for 1 VP ({CATALOG.sides[WORLD].name})."]


def test_dice_hired_one_by_one() -> None:
    told = lines(
        ev.Recruited(0, (HOME,), 1), ev.Recruited(0, (GENES,), 1), ev.CreditsChanged(0, 1, 1, "lift")
    )
    assert told == ["Ana hires one Home die and one Genes die back for $2. Then $0 becomes $1."]


def test_runs_end_with_the_seat_and_with_the_place() -> None:
    assert len(lines(ev.Recruited(0, (HOME,), 1), ev.Recruited(1, (HOME,), 1))) == 2
    gained = [ev.DieGained(0, MILITARY, "cup", "", WORLD)] * 2
    more = ev.DieGained(0, GENES, "good", WORLD, WORLD)
    by = CATALOG.sides[WORLD].name
    assert lines(*gained, more) == [
        f"Ana gains two Military dice in the cup ({by}).",
        f"Ana gains one Genes die as a good on {by}.",
    ]


def test_tiles_kept_with_what_is_on_top_at_last() -> None:
    told = lines(
        tev.TileKept(0, TILE, 1, False),
        tev.TopShown(0, 1, TILE),
        tev.TileKept(0, "base-01", 1, True),
        tev.TopShown(0, 1, "base-01"),
    )
    assert told == [
        "Ana adds Spice World to the worlds and Designer Species, Ultd. to the worlds, on top.",
        "Ana shows Designer Species, Ultd. on top of the worlds.",
    ]


def test_a_draw_that_is_not_seen_is_told_with_the_scout() -> None:
    scout = tev.Scouted(0, HOME, 2)
    assert lines(scout, tev.TilesDrawn(0, (None, None))) == ["Ana scouts with one Home explorer for 2 tiles."]
    assert len(lines(scout, tev.TilesDrawn(0, (None,)))) == 2
    assert len(lines(scout, tev.TilesDrawn(0, (TILE, "base-01")))) == 2


def test_lines_know_their_first_event() -> None:
    events = [ev.LockedIn(0), ev.Recruited(1, (HOME,), 1), ev.Recruited(1, (HOME,), 1), ev.LockedIn(1)]
    assert [found.first for found in merge(events, PEOPLE, CATALOG)] == [0, 1, 3]


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_read_well_for_every_reader(seats: int) -> None:
    for turn in plays(seats, seats):
        for viewer in (None, *range(seats)):
            events = known(turn.events, viewer)
            told = merge(events, NAMES, CATALOG)
            assert not [each for each in told if each.icon not in ICONS or not looks_well(each.text)]
            singly = [event_line(event, NAMES, CATALOG) for event in events]
            assert not [each for each in singly if each is not None and not looks_well(each.text)]
            assert all(
                type(event) in SILENT or told for event in events if not isinstance(event, tev.TopShown)
            )


def test_a_masked_event_names_no_secret() -> None:
    tiles = [CATALOG.sides[side].name for side in CATALOG.sides if side.startswith("base")]
    hiding = (tev.TilesDrawn, tev.TileKept, tev.TileAbandoned, tev.TileMoved, ev.DiceRolled)
    for turn in plays(3, 8):
        for event in turn.events:
            if isinstance(event, hiding):
                found = event_line(masked(event), PEOPLE, CATALOG)
                assert found is not None
                power = CATALOG.sides[event.tile].name if isinstance(event, tev.TileMoved) else ""
                text = found.text.replace(f"({power})", "")
                assert not any(name in text for name in tiles)
                assert not any(phase.capitalize() in text for phase in PHASES)


def test_whispers_reach_nobody_else() -> None:
    secret = (ev.PhaseSelected, ev.WorkerAssigned, ev.WorkerParked)
    for turn in plays(2, 9):
        for event in turn.events:
            if isinstance(event, secret):
                assert seen_by(event, 1 - event.seat) is None
