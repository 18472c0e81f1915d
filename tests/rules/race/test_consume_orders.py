"""All orders of consume powers lead to the ends that an enumerator finds by the printed numbers alone."""

from __future__ import annotations

import random
from collections.abc import Iterator
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
VALUES = {**GAME.catalog.constants.trade_values, "any": 5}
ANY = "alien_oort_cloud_refinery"
Goods = tuple[str, ...]
"""Worlds with a good."""

End = tuple[int, int, int, Goods]
"""Chips, hand cards, prestige, and what goods are left."""

POWERS = ("consume", "consume_all", "consume_trade")


def _tag(power: Any) -> str:
    return str(power.__struct_config__.tag)


def _fitting(power: Any, card: str, goods: Goods) -> Goods:
    diet = power.goods
    return tuple(
        world
        for world in goods
        if ("any" in (diet.kind, CARDS[world].good) or CARDS[world].good == diet.kind)
        and (not diet.from_this_world or world == card)
    )


def _can_be(power: Any, worlds: Goods) -> bool:
    """Tell whether so many goods can be eaten together: of different kinds, if they have to be."""
    natural = [CARDS[world].good for world in worlds if CARDS[world].good != "any"]
    return not power.goods.different or (len(set(natural)) == len(natural) and len(worlds) <= 4)


def _use_left(power: Any, eaten: Goods, rest: Goods) -> bool:
    """Tell whether another use could be made of goods that the power has to take."""
    owed = rest
    if power.goods.kind != "any" or power.goods.different:
        owed = tuple(world for world in rest if CARDS[world].good != "any")
    return any(_can_be(power, (*eaten, *more)) for more in combinations(owed, power.goods.count))


def _eaten(power: Any, card: str, goods: Goods) -> Iterator[Goods]:
    """List what a power can take: whole uses, and no further one is left that must be made."""
    fit = _fitting(power, card, goods)
    for uses in range(1, power.times + 1):
        for worlds in combinations(fit, uses * power.goods.count):
            rest = tuple(world for world in fit if world not in worlds)
            if _can_be(power, worlds) and (uses == power.times or not _use_left(power, worlds, rest)):
                yield worlds


def _uses(power: Any, card: str, goods: Goods) -> tuple[bool, list[tuple[Goods, int, int, int]]]:
    """Return whether a power must be used, and what its uses take and bring."""
    if _tag(power) == "consume_all":
        return bool(goods), [(goods, len(goods) - 1, 0, 0)] if goods else []
    if _tag(power) == "consume_trade":
        return bool(goods), [((world,), 0, VALUES[CARDS[world].good], 0) for world in goods]
    uses = []
    for worlds in _eaten(power, card, goods):
        times, gain = len(worlds) // power.goods.count, power.gain
        uses.append((worlds, times * gain.vp, times * gain.cards, times * gain.prestige))
    return _use_left(power, (), _fitting(power, card, goods)), uses


def ends(powers: tuple[tuple[str, Any], ...], goods: Goods) -> set[End]:
    """List what any order of the powers can lead to."""
    found: set[End] = set()
    compulsory = False
    for at, (card, power) in enumerate(powers):
        must, uses = _uses(power, card, goods)
        compulsory = compulsory or must
        for eaten, chips, cards, prestige in uses:
            left = tuple(world for world in goods if world not in eaten)
            for vp, hand, more, kept in ends(powers[:at] + powers[at + 1 :], left):
                found.add((vp + chips, hand + cards, more + prestige, kept))
    return found if compulsory else {*found, (0, 0, 0, goods)}


def _played(state: State) -> set[End]:
    state, _ = engine.advance(GAME, state)
    found: set[End] = set()
    seen: set[Any] = set()
    todo = [state]
    while todo:
        now = todo.pop()
        value = now.seats[0]
        # The order of the deck and of the pile is left out: it tells nothing here.
        counts = (value.chips, value.prestige, len(value.hand))
        key = (value.goods, counts, value.phase_notes, now.lanes, len(now.agenda))
        if key in seen:
            continue
        seen.add(key)
        choice = engine.choice_of(now, 0)
        if choice is None:
            left = tuple(sorted(world for world, _ in value.goods))
            found.add((value.chips, len(value.hand), value.prestige, left))
            continue
        actions = (DONE,) if isinstance(choice, Confirm) else engine.options(GAME, now, 0)
        todo += [engine.apply(GAME, now, 0, action)[0] for action in actions]
    return found


def _is_plain(card: str) -> bool:
    """Tell whether a card has a consume power and none that draws, bets, sells dearer or takes hand cards."""
    powers = [power for power in CARDS[card].powers if power.when == "consume"]
    return bool(powers) and all(_tag(power) in POWERS for power in powers)


def _compare(chance: random.Random, sets: str, extra: tuple[str, ...]) -> bool:
    """Compare one position; tell whether it has several ends."""
    deck = sorted(set(GAME.catalog.deck(sets)))
    consumers = [card for card in deck if _is_plain(card)]
    holders = [
        card
        for card in deck
        if CARDS[card].is_windfall and card != ANY and all(p.when != "consume" for p in CARDS[card].powers)
    ]
    using = tuple(chance.sample(consumers, 3))
    worlds = [*chance.sample(holders, chance.randint(1 if extra else 2, 4 - len(extra))), *extra]
    goods = tuple(sorted([*worlds, *(card for card in using if CARDS[card].is_windfall)]))
    powers = tuple((card, p) for card in using for p in CARDS[card].powers if p.when == "consume")
    state = position(GAME, "consume", Spot(" ".join((*using, *worlds)), goods=" ".join(goods)), sets=sets)
    expected = ends(powers, goods)
    assert _played(state) == expected, (using, goods)
    return len(expected) > 1


def test_all_orders_of_consume_powers() -> None:
    chance = random.Random(3)
    assert sum(_compare(chance, "base+1+2", ()) for _ in range(120)) > 60


def test_all_orders_with_the_brink_of_war() -> None:
    chance = random.Random(4)
    assert sum(_compare(chance, "base+1+2+3", ()) for _ in range(60)) > 30


def test_all_orders_with_a_good_of_any_kind() -> None:
    chance = random.Random(5)
    assert sum(_compare(chance, "base+1+2+3", (ANY,)) for _ in range(150)) > 100
