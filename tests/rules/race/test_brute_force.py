"""Placeable cards and payments equal those of an enumerator that knows nothing of bills.

It looks at every subset of hand cards and of cards to give up, and asks the printed numbers alone.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.race.actions import PayCard, Place, UsePower, Way
from rftg_desktop.rules.race.bill import placeable
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import State
from rftg_desktop.rules.race.steps import Bill, ChooseWay
from tests.helpers.race_table import Spot, position

GAME = race_game()
CARDS = GAME.catalog.cards
SETS = "base+1+2"
Payment = tuple[tuple[str, ...], tuple[str, ...]]
"""The hand cards that went, and the cards of the tableau that were given up, both sorted."""


def _raw(card: str, kind: str) -> list[Any]:
    return [power for power in CARDS[card].powers if power.__struct_config__.tag == kind]


def _subsets(things: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for size in range(len(things) + 1):
        yield from combinations(things, size)


def _saving(tableau: tuple[str, ...], card: str) -> int:
    when = "settle" if CARDS[card].is_world else "develop"
    powers = [power for other in tableau for power in _raw(other, "discount")]
    return sum(p.amount for p in powers if p.when == when and p.good in (None, CARDS[card].good))


def _military(tableau: tuple[str, ...], card: str) -> int:
    total = 0
    for power in (power for other in tableau for power in _raw(other, "military")):
        marks = (*CARDS[card].traits, CARDS[card].good)
        if power.against is not None and not (
            power.against in marks if power.against != "rebel" else "rebel" in CARDS[card].traits
        ):
            continue
        times = 1
        if power.per == "military_world":
            times = sum(CARDS[other].military for other in tableau)
        total += power.amount * times
    return total


def payments(tableau: tuple[str, ...], hand: tuple[str, ...], card: str) -> set[Payment]:
    """List all ways to pay for or conquer ``card`` with ``hand`` (without it)."""
    found: set[Payment] = set()
    prices = [] if CARDS[card].military else [CARDS[card].cost]
    if CARDS[card].military:
        less = sum(p.amount for other in tableau for p in _raw(other, "pay_for_military_discount"))
        for power in (power for other in tableau for power in _raw(other, "pay_for_military")):
            fits = power.only is None or power.only in CARDS[card].traits
            if fits and CARDS[card].good not in power.excluded:
                prices.append(max(0, CARDS[card].cost - power.discount) - less)
    for price in prices:
        found |= _paid(tableau, hand, card, price - _saving(tableau, card))
    if CARDS[card].is_world:
        found |= _conquered(tableau, hand, card)
    return found


def _paid(tableau: tuple[str, ...], hand: tuple[str, ...], card: str, price: int) -> set[Payment]:
    world = CARDS[card].is_world
    tactics = tuple(other for other in tableau if world and _raw(other, "discard_self_for_military"))
    kind = "discard_self_for_free_world" if world else "discard_self_for_discount"
    reducers = tuple(
        other
        for other in tableau
        if any(CARDS[card].good not in getattr(power, "excluded", ()) for power in _raw(other, kind))
    )
    found = set()
    for used in _subsets(reducers):
        left = max(0, price)
        wasted = False
        for _ in used:
            wasted = wasted or not left  # nothing is given up for a price that is met
            left = 0 if world else max(0, left - 3)
        if not wasted:
            for given in _subsets(tactics):
                found |= {_payment(cards, (*used, *given)) for cards in combinations(hand, left)}
    return found


def _conquered(tableau: tuple[str, ...], hand: tuple[str, ...], card: str) -> set[Payment]:
    tactics = tuple(other for other in tableau if _raw(other, "discard_self_for_military"))
    limit = sum(p.max_cards for other in tableau for p in _raw(other, "discard_hand_for_military"))
    ways: list[tuple[tuple[str, ...], int]] = [((), 0)] if CARDS[card].military else []
    if not CARDS[card].military:
        ways = [((other,), p.bonus) for other in tableau for p in _raw(other, "conquer_peaceful")]
    found = set()
    for way, bonus in ways:
        for given in _subsets(tactics):
            for size in range(min(limit, len(hand)) + 1):
                if _military(tableau, card) + bonus + 3 * len(given) + size >= CARDS[card].cost:
                    found |= {_payment(cards, (*way, *given)) for cards in combinations(hand, size)}
    return found


def _payment(cards: tuple[str, ...], given: tuple[str, ...]) -> Payment:
    return tuple(sorted(cards)), tuple(sorted(given))


def _played(state: State, card: str) -> set[Payment]:
    """List all ends that our answers lead to."""
    start = state.seats[0]
    state, _ = engine.apply(GAME, state, 0, Place(card))
    found: set[Payment] = set()
    seen: set[State] = set()
    todo = [state]
    while todo:
        now = todo.pop()
        if now in seen:
            continue
        seen.add(now)
        choice = engine.choice_of(now, 0)
        if isinstance(choice, Bill | ChooseWay | Confirm) and now.phase:
            actions = engine.options(GAME, now, 0)
            assert all(isinstance(a, PayCard | UsePower | Way) or a == actions[-1] for a in actions)
            todo += [engine.apply(GAME, now, 0, action)[0] for action in actions]
            continue
        value = now.seats[0]
        gone = list(start.hand)
        gone.remove(card)
        for left in value.hand:
            gone.remove(left)
        given = tuple(sorted(set(start.tableau) - set(value.tableau)))
        found.add((tuple(gone), given))
    return found


POOL = [
    "replicant_robots",
    "mining_robots",
    "alien_tech_institute",
    "alien_rosetta_stone_world",
    "contact_specialist",
    "colony_ship",
    "doomed_world",
    "new_military_tactics",
    "space_mercenaries",
    "new_sparta",
    "space_marines",
    "galactic_imperium",
    "rebel_pact",
    "rebel_alliance",
    "imperium_cloaking_technology",
    "investment_credits",
    "randd_crash_program",
    "hidden_fortress",
    "smuggling_world",
    "pan_galactic_league",
    "epsilon_eridani",
    "mercenary_fleet",
]


def test_placeable_cards_and_payments_equal_an_enumeration() -> None:
    chance = random.Random(11)
    plain = ("draw_after_placing", "extra_world", "draw_at_start")
    rest = [
        card
        for card in sorted(set(GAME.catalog.deck(SETS)))
        if card not in POOL and not any(_raw(card, kind) for kind in plain)
    ]
    compared = 0
    for _ in range(150):
        tableau = tuple(chance.sample(POOL, chance.randint(2, 6)))
        hand = tuple(sorted(chance.sample(rest, chance.randint(2, 5))))
        for phase in ("develop", "settle"):
            state = position(GAME, phase, Spot(" ".join(tableau), " ".join(hand)), sets=SETS)
            expected = {
                card: payments(tableau, tuple(c for c in hand if c != card), card)
                for card in hand
                if CARDS[card].is_world is (phase == "settle")
            }
            possible = {card for card, ways in expected.items() if ways}
            assert set(placeable(GAME, state, 0, phase)) == possible, (tableau, hand)
            state, _ = engine.advance(GAME, state)
            for card in sorted(possible):
                assert _played(state, card) == expected[card], (tableau, hand, card)
                compared += 1
    assert compared > 300
