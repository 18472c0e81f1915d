"""All orders of consume powers lead to the ends that an enumerator finds by the printed numbers alone."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import State
from tests.helpers.race_table import Spot, position

GAME = race_game()
CARDS = GAME.catalog.cards
SETS = "base+1+2"
VALUES = GAME.catalog.constants.trade_values
End = tuple[int, int, tuple[str, ...]]
"""Chips, hand cards, and the worlds with a good left."""

POWERS = ("consume", "consume_all", "consume_trade")


def _tag(power: Any) -> str:
    return str(power.__struct_config__.tag)


def _eaten(power: Any, card: str, goods: tuple[str, ...]) -> set[tuple[str, ...]]:
    """List the sets of goods that a use of a plain power as full as possible takes."""
    diet = power.goods
    fit = [
        world
        for world in goods
        if diet.kind in ("any", CARDS[world].good) and (not diet.from_this_world or world == card)
    ]
    for size in range(diet.count * power.times, 0, -diet.count):
        found = {
            worlds
            for worlds in combinations(fit, size)
            if not diet.different or len({CARDS[world].good for world in worlds}) == size
        }
        if found:
            return found
    return set()


def ends(powers: tuple[tuple[str, Any], ...], goods: tuple[str, ...]) -> set[End]:
    """List what any order of the powers can lead to."""
    found: set[End] = set()
    for at, (card, power) in enumerate(powers):
        rest = powers[:at] + powers[at + 1 :]
        uses: list[tuple[tuple[str, ...], int, int]] = []
        if _tag(power) == "consume_all":
            uses = [(goods, len(goods) - 1, 0)] if goods else []
        elif _tag(power) == "consume_trade":
            uses = [((world,), 0, VALUES[CARDS[world].good]) for world in goods]
        else:
            for worlds in _eaten(power, card, goods):
                times = len(worlds) // power.goods.count
                uses.append((worlds, times * power.gain.vp, times * power.gain.cards))
        for eaten, chips, cards in uses:
            left = tuple(world for world in goods if world not in eaten)
            found |= {(vp + chips, hand + cards, kept) for vp, hand, kept in ends(rest, left)}
    return found or {(0, 0, goods)}


def _played(state: State) -> set[End]:
    state, _ = engine.advance(GAME, state)
    found: set[End] = set()
    seen: set[Any] = set()
    todo = [state]
    while todo:
        now = todo.pop()
        value = now.seats[0]
        # The order of the deck and of the pile is left out: it tells nothing here.
        key = (value.goods, value.chips, len(value.hand), value.phase_notes, now.lanes, len(now.agenda))
        if key in seen:
            continue
        seen.add(key)
        choice = engine.choice_of(now, 0)
        if choice is None:
            found.add((value.chips, len(value.hand), tuple(sorted(world for world, _ in value.goods))))
            continue
        actions = (DONE,) if isinstance(choice, Confirm) else engine.options(GAME, now, 0)
        todo += [engine.apply(GAME, now, 0, action)[0] for action in actions]
    return found


def _is_plain(card: str) -> bool:
    """Tell whether a card has a consume power and none that draws, bets, sells dearer or takes hand cards."""
    powers = [power for power in CARDS[card].powers if power.when == "consume"]
    return bool(powers) and all(_tag(power) in POWERS for power in powers)


def test_all_orders_of_consume_powers() -> None:
    chance = random.Random(3)
    deck = sorted(set(GAME.catalog.deck(SETS)))
    consumers = [card for card in deck if _is_plain(card)]
    holders = [
        card
        for card in deck
        if CARDS[card].is_windfall and all(power.when != "consume" for power in CARDS[card].powers)
    ]
    several = 0
    for _ in range(120):
        using = tuple(chance.sample(consumers, 3))
        worlds = chance.sample(holders, chance.randint(2, 4))
        goods = tuple(sorted([*worlds, *(card for card in using if CARDS[card].is_windfall)]))
        powers = tuple((card, p) for card in using for p in CARDS[card].powers if p.when == "consume")
        state = position(GAME, "consume", Spot(" ".join((*using, *worlds)), goods=" ".join(goods)), sets=SETS)
        expected = ends(powers, goods)
        assert _played(state) == expected, (using, goods)
        several += len(expected) > 1
    assert several > 60
