"""Placeable cards and payments equal those of an enumerator that knows nothing of bills.

It looks at every subset of hand cards, of cards to give up and of goods, and asks the printed numbers
alone.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import combinations, product
from typing import Any, NamedTuple

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.steps import Confirm
from rftg_desktop.rules.race.actions import PayCard, Place, Tuck, UsePower, Way
from rftg_desktop.rules.race.bill import placeable
from rftg_desktop.rules.race.events import PrestigeChanged
from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import State
from rftg_desktop.rules.race.steps import Bill, ChooseWay
from tests.helpers.race_table import Spot, position

GAME = race_game()
CARDS = GAME.catalog.cards
SETS = "base+1+2+3"


class Holding(NamedTuple):
    """What a seat has when it places a card: the hand without that card, the worlds with a good."""

    tableau: tuple[str, ...]
    hand: tuple[str, ...]
    goods: tuple[str, ...]
    prestige: int
    boosted: bool


class Payment(NamedTuple):
    """What went: hand cards to the pile, hand cards tucked, cards given up, goods, prestige."""

    cards: tuple[str, ...]
    tucked: tuple[str, ...]
    given: tuple[str, ...]
    goods: tuple[str, ...]
    prestige: int


class Aid(NamedTuple):
    """One way to use the optional powers: what they bring, and what goes for them."""

    amounts: tuple[int, ...] = ()
    given: tuple[str, ...] = ()
    goods: tuple[str, ...] = ()
    prestige: int = 0


def _raw(card: str, kind: str) -> list[Any]:
    return [power for power in CARDS[card].powers if power.__struct_config__.tag == kind]


def _subsets(things: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    for size in range(len(things) + 1):
        yield from combinations(things, size)


def _saving(has: Holding, card: str) -> int:
    when = "settle" if CARDS[card].is_world else "develop"
    powers = [power for other in has.tableau for power in _raw(other, "discount")]
    boost = (3 if CARDS[card].is_world else 2) * has.boosted
    return boost + sum(p.amount for p in powers if p.when == when and p.good in (None, CARDS[card].good))


def _military(has: Holding, card: str) -> int:
    total = 2 * has.boosted
    for power in (power for other in has.tableau for power in _raw(other, "military")):
        marks = CARDS[card].traits if power.against == "rebel" else (CARDS[card].good,)
        if power.against is not None and power.against not in marks:
            continue
        times = 1
        if power.per == "military_world":
            times = sum(CARDS[other].military for other in has.tableau)
        if power.per == "chromosome_world":
            times = sum("chromosome" in CARDS[other].traits for other in has.tableau)
        if power.if_owned is not None:
            times = any(power.if_owned in CARDS[other].traits for other in has.tableau)
        total += power.amount * times
    return total


def payments(has: Holding, card: str) -> set[Payment]:
    """List all ways to pay for or conquer ``card``."""
    found: set[Payment] = set()
    prices = [] if CARDS[card].military else [CARDS[card].cost]
    if CARDS[card].military:
        less = sum(p.amount for other in has.tableau for p in _raw(other, "pay_for_military_discount"))
        for power in (power for other in has.tableau for power in _raw(other, "pay_for_military")):
            marks = (CARDS[card].good,) if power.only == "alien" else CARDS[card].traits
            fits = power.only is None or power.only in marks
            if fits and CARDS[card].good not in power.excluded:
                prices.append(max(0, CARDS[card].cost - power.discount) - less)
    for price in prices:
        found |= set(_paid(has, card, max(0, price - _saving(has, card))))
    if CARDS[card].is_world:
        found |= set(_conquered(has, card))
    return found


def _spending(has: Holding, kind: str, when: str) -> Iterator[Aid]:
    """List the ways to give up goods for the powers of a kind: one good each."""
    powers = [p for other in has.tableau for p in _raw(other, kind) if p.when == when]
    choices = [
        ("", *(world for world in has.goods if CARDS[world].good in (power.good, "any"))) for power in powers
    ]
    for worlds in product(*choices):
        used = [world for world in worlds if world]
        if len(used) == len(set(used)):
            amounts = tuple(power.amount for power, world in zip(powers, worlds, strict=True) if world)
            yield Aid(amounts, (), tuple(sorted(used)))


def _reductions(has: Holding, card: str) -> Iterator[Aid]:
    world = CARDS[card].is_world
    kind = "discard_self_for_free_world" if world else "discard_self_for_discount"
    reducers = tuple(
        other
        for other in has.tableau
        if any(CARDS[card].good not in getattr(power, "excluded", ()) for power in _raw(other, kind))
    )
    for used in _subsets(reducers):
        for goods in _spending(has, "spend_good_for_discount", "settle" if world else "develop"):
            yield Aid((*goods.amounts, *((99 if world else 3) for _ in used)), used, goods.goods)


def _arms(has: Holding) -> Iterator[Aid]:
    """List the ways to bring temporary Military, but for hand cards."""
    tactics = tuple(other for other in has.tableau if _raw(other, "discard_self_for_military"))
    bribe = sum(p.amount for other in has.tableau for p in _raw(other, "spend_prestige_for_military"))
    for given in _subsets(tactics):
        for goods in _spending(has, "spend_good_for_military", "settle"):
            amounts = (*goods.amounts, *(3 for _ in given))
            yield Aid(amounts, given, goods.goods)
            if bribe and has.prestige:
                yield Aid((*amounts, bribe), given, goods.goods, 1)


def _paid(has: Holding, card: str, price: int) -> Iterator[Payment]:
    keeps = any(_raw(other, "save_payment_card") for other in has.tableau)
    for less in _reductions(has, card):
        if less.amounts and sum(less.amounts) - max(less.amounts) >= price:
            continue  # nothing is given up for a price that is met
        left = max(0, price - sum(less.amounts))
        for arms in _arms(has) if CARDS[card].is_world else [Aid()]:
            if less.goods and arms.goods:
                continue  # goods serve one end
            for cards in combinations(has.hand, left):
                for tucked in set(cards) if keeps and cards else [""]:
                    yield _payment(cards, tucked, (*less.given, *arms.given), less.goods or arms.goods, arms)


def _conquered(has: Holding, card: str) -> Iterator[Payment]:
    limit = sum(p.max_cards for other in has.tableau for p in _raw(other, "discard_hand_for_military"))
    ways: list[tuple[tuple[str, ...], int]] = [((), 0)] if CARDS[card].military else []
    if not CARDS[card].military:
        ways = [((other,), p.bonus) for other in has.tableau for p in _raw(other, "conquer_peaceful")]
    for way, bonus in ways:
        for arms in _arms(has):
            for size in range(min(limit, len(has.hand)) + 1):
                if _military(has, card) + bonus + sum(arms.amounts) + size >= CARDS[card].cost:
                    for cards in combinations(has.hand, size):
                        yield _payment(cards, "", (*way, *arms.given), arms.goods, arms)


def _payment(
    cards: tuple[str, ...], tucked: str, given: tuple[str, ...], goods: tuple[str, ...], arms: Aid
) -> Payment:
    gone = list(cards)
    if tucked:
        gone.remove(tucked)
    below = (tucked,) if tucked else ()
    return Payment(tuple(sorted(gone)), below, tuple(sorted(given)), goods, arms.prestige)


def _played(state: State, card: str) -> set[Payment]:
    """List all ends that our answers lead to."""
    start = state.seats[0]
    state, _ = engine.apply(GAME, state, 0, Place(card))
    found: set[Payment] = set()
    seen: set[tuple[State, int]] = set()
    todo = [(state, 0)]
    while todo:
        now, spent = todo.pop()
        if (now, spent) in seen:
            continue
        seen.add((now, spent))
        choice = engine.choice_of(now, 0)
        if isinstance(choice, Bill | ChooseWay | Confirm) and now.phase:
            actions = engine.options(GAME, now, 0)
            assert all(isinstance(a, PayCard | Tuck | UsePower | Way) or a == actions[-1] for a in actions)
            for action in actions:
                after, events = engine.apply(GAME, now, 0, action)
                less = sum(e.amount for e in events if isinstance(e, PrestigeChanged) and e.amount < 0)
                todo.append((after, spent - less))
            continue
        value = now.seats[0]
        gone = list(start.hand)
        for left in (card, *value.hand, *value.tucked):
            gone.remove(left)
        given = tuple(sorted(set(start.tableau) - set(value.tableau)))
        goods = tuple(sorted(set(dict(start.goods)) - set(dict(value.goods))))
        found.add(Payment(tuple(gone), value.tucked, given, goods, spent))
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
BRINK = [
    "galactic_scavengers",
    "uplift_mercenary_force",
    "alien_research_team",
    "rebel_freedom_fighters",
    "alien_oort_cloud_refinery",
    "golden_age_of_terraforming",
    "universal_peace_institute",
    "imperium_invasion_fleet",
    "rebel_troops",
    "lifeforms_inc",
    "rebel_fuel_refinery",
    "alien_booby_trap",
    "ravaged_uplift_world",
    "psi_crystal_world",
]


def _hands() -> list[str]:
    plain = ("draw_after_placing", "extra_world", "draw_at_start", "replace_world")
    cards = sorted(set(GAME.catalog.deck(SETS)))
    return [c for c in cards if c not in (*POOL, *BRINK) and not any(_raw(c, kind) for kind in plain)]


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    return tuple(other for other in hand if other != card)


def _compare(chance: random.Random, tableau: tuple[str, ...]) -> int:
    """Compare one position in Develop and in Settle; return how many placements were compared."""
    hand = tuple(sorted(chance.sample(_hands(), chance.randint(2, 5))))
    holding = [world for world in tableau if CARDS[world].production != "none"]
    goods = tuple(sorted(world for world in holding if chance.random() < 0.8))
    prestige, boosted, compared = chance.randint(0, 1), chance.random() < 0.25, 0
    for phase in ("develop", "settle"):
        spot = Spot(
            " ".join(tableau),
            " ".join(hand),
            goods=" ".join(goods),
            prestige=prestige,
            boosted=phase if boosted else "",
        )
        state = position(GAME, phase, spot, sets=SETS)
        seats = {card: Holding(tableau, _without(hand, card), goods, prestige, boosted) for card in hand}
        possible = {
            card
            for card, has in seats.items()
            if CARDS[card].is_world is (phase == "settle") and payments(has, card)
        }
        state, _ = engine.advance(GAME, state)
        assert set(placeable(GAME, state, 0, phase)) == possible, spot
        for card in sorted(possible):
            # The prestige of its symbol comes when it is turned up: it could be spent for it already.
            symbol = "prestige" in CARDS[card].traits
            has = seats[card]._replace(prestige=prestige + symbol)
            assert _played(state, card) == payments(has, card), (spot, card)
            compared += 1
    return compared


def test_placeable_cards_and_payments_equal_an_enumeration(how_many: Callable[[int, int], int]) -> None:
    chance, number = random.Random(11), how_many(100, 2_000)
    tableaus = [tuple(chance.sample(POOL, chance.randint(2, 6))) for _ in range(number)]
    assert sum(_compare(chance, tableau) for tableau in tableaus) > 2 * number


def test_with_the_brink_of_war_as_well(how_many: Callable[[int, int], int]) -> None:
    chance, number = random.Random(7), how_many(200, 3_000)
    tableaus = [
        (*chance.sample(BRINK, chance.randint(1, 5)), *chance.sample(POOL, chance.randint(1, 3)))
        for _ in range(number)
    ]
    assert sum(_compare(chance, tableau) for tableau in tableaus) > 2 * number
