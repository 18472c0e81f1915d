"""What an action is said to bring is what it brings: prestige, chips and goods of every kind of answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import takewhile
from typing import Any

import pytest

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import Action, Done
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.powers.paying import ConquerPeaceful, PayForMilitaryPrestige
from rftg_desktop.rules.race.state import DECKS, State
from rftg_desktop.rules.race.view import SeatView, observe
from rftg_desktop.views.words.race.phrases import Preview, action_phrase
from tests.helpers.race_table import Spot, Table
from tests.views.race_play import CATALOG, GAME, plays, solo

CREW = "terraforming_engineers"
WAYS = {
    card.id
    for card in CATALOG.cards.values()
    if any(isinstance(power, ConquerPeaceful | PayForMilitaryPrestige) for power in card.powers)
}
"""Cards that bring prestige by a way to a world."""
GAINED = re.compile(r"(?<=[:,] )(\d+) prestige")


ENDS = (ev.PhaseEnding, ev.PhaseEnded, ev.RoundEnded)


def outcome(state: State, action: Action, seat: int) -> tuple[str, list[Any]] | None:
    """The words for an answer, and what comes of it in its phase; nothing where it brings news."""
    after, events = engine.apply(GAME, state, seat, action)
    if isinstance(action, act.Place):
        after, events = paid_for(after, list(events), seat)
    if any(event.reveals for event in events):
        return None
    view = observe(GAME, state, seat)
    old, new = view.seats[seat], observe(GAME, after, seat).seats[seat]
    preview = Preview(
        cards=_held(new) - _held(old), vp=new.chips - old.chips, prestige=new.prestige - old.prestige
    )
    if isinstance(action, act.GiveGood | act.Discard):  # what the next power takes by itself is no part of it
        ends: tuple[type, ...] = (*ENDS, ev.PowerUsed)
    else:
        ends = ENDS
    done = takewhile(lambda event: not isinstance(event, ends), events)
    return action_phrase(action, view, CATALOG, seat=seat, preview=preview), [
        event for event in done if getattr(event, "seat", None) == seat
    ]


def paid_for(state: State, events: list[Event], seat: int) -> tuple[State, list[Event]]:
    """Meet the bill of a card that was placed: what it brings comes in part only then."""
    while isinstance(engine.choice_of(state, seat), steps.ChooseWay | steps.Bill | Confirm):
        found = engine.options(GAME, state, seat)
        plain = (each for each in found if isinstance(each, act.PayCard | act.Way | Done))
        answer = next(plain, found[0])
        state, more = engine.apply(GAME, state, seat, answer)
        events += more
    return state, events


def _held(seat: SeatView) -> int:
    assert isinstance(seat.hand, tuple)
    return len(seat.hand)


def positions(count: int) -> Iterator[tuple[State, Action, int]]:
    """Answers on offer in solitaire games, most with prestige: nobody else chooses in between."""
    for seed in range(count):
        for turn in plays(solo(seed, DECKS[-1] if seed % 4 else DECKS[seed // 4 % 4]), seed):
            for action in turn.offered:
                yield turn.state, action, turn.seat


def _by_way(event: Any, action: Action) -> bool:
    """Tell whether prestige comes of a way to a world, which is chosen only later."""
    return isinstance(event, ev.PrestigeChanged) and event.why in WAYS - {getattr(action, "card", "")}


def check(action: Action, text: str, events: list[Any]) -> set[str]:
    """Compare the words for an answer with what came of it; return what was told."""
    told = set()
    if isinstance(action, act.Place):  # how it is paid for is chosen afterwards
        events = [
            each for each in events if not isinstance(each, ev.GoodSpent) and getattr(each, "amount", 1) > 0
        ]
    gained = sum(each.amount for each in events if isinstance(each, ev.PrestigeChanged) and each.amount > 0)
    by_way = sum(each.amount for each in events if _by_way(each, action))
    assert sum(map(int, GAINED.findall(text))) == gained - by_way, text
    for event in events:
        match event:
            case ev.PrestigeChanged():
                told.add("prestige gained" if event.amount > 0 else "prestige spent")
                assert "prestige" in text.lower() or _by_way(event, action), text
            case ev.VpGained():
                told.add("chips")
                assert "VP" in text, text
            case ev.GoodSpent():
                told.add("good lost")
                assert "good" in text, text
                # A power that is used takes whichever goods are given to it then, perhaps the only ones.
                assert CATALOG.cards[event.world].name in text or isinstance(action, act.UsePower), text
            case ev.GoodMade() if not isinstance(action, act.Discard):  # told by what it is discarded for
                told.add("good made")
                assert "good" in text, text
                assert CATALOG.cards[event.world].name in text, text
    return told


def test_prestige_chips_and_goods_are_foretold_all_through_games(how_many: Callable[[int, int], int]) -> None:
    told: Counter[str] = Counter()
    for state, action, seat in positions(how_many(24, 500)):
        found = outcome(state, action, seat)
        if found is not None:
            told.update(check(action, *found))
    assert set(told) == {"chips", "good lost", "good made", "prestige gained", "prestige spent"}, told


@pytest.mark.parametrize(
    ("world", "card", "goods", "text"),
    [
        ("refugee_world", "gem_world", "", "Put Gem World in the place of Refugee World: 1 prestige"),
        (
            "gem_world",
            "alien_tourist_attraction",
            "gem_world",
            "Put Alien Tourist Attraction in the place of Gem World: 2 prestige; "
            "the good of Gem World is lost; Alien Tourist Attraction arrives with a good",
        ),
    ],
)
def test_a_replacement_tells_prestige_and_the_good_that_is_lost(
    world: str, card: str, goods: str, text: str
) -> None:
    table = Table("settle", Spot(f"{world} {CREW}", card, goods=goods), sets="base+1+2+3")
    replacing = act.Replace(world, card)
    while replacing not in table.options():
        table.do(act.Pass())
    view = observe(table.game, table.state, 0)
    assert action_phrase(replacing, view, CATALOG, seat=0) == text
    table.do(replacing)
    assert check(replacing, text, table.events) >= {"prestige gained"}


def test_cards_under_a_world_are_foretold_as_lost() -> None:
    home = "galactic_scavengers"
    spot = Spot(f"{home} {CREW}", "gem_world", goods=home, tucked="drop_ships new_earth")
    table = Table("settle", spot, sets="base+1+2+3")
    replacing = act.Replace(home, "gem_world")
    while replacing not in table.options():
        table.do(act.Pass())
    text = action_phrase(replacing, observe(table.game, table.state, 0), CATALOG, seat=0)
    assert text.endswith("the good of Galactic Scavengers is lost; so are the cards under it")
    table.do(replacing)
    assert table.seat().tucked == ()
