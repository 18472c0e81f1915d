"""What each action of Race is on the table: from which piece to which place, or which button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rftg_desktop.controller.affordances import Button, Gesture, Spot
from rftg_desktop.controller.gestures import GestureTable, Way
from rftg_desktop.kernel.actions import Action, Done
from rftg_desktop.kernel.ids import TABLE, Ref, Seat
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.brink.steps import FoundCard
from rftg_desktop.rules.race.state import SEARCH

MARKER = "marker"
BENCH = "payment"
"""Places of the table that the rules have no name for: markers not yet on a space, and where one pays."""

TAKE = "take"
"""The key of the button that takes the card found."""

PILE = Spot(Ref(TABLE, at.DISCARD))
DECK = Spot(Ref(TABLE, at.DECK))


def hand(seat: Seat, card: str) -> Spot:
    """Return the address of a hand card."""
    return Spot(Ref(seat, at.HAND), card)


def in_tableau(seat: Seat, card: str) -> Spot:
    """Return the address of a card in the tableau."""
    return Spot(Ref(seat, at.TABLEAU, card))


def good_on(seat: Seat, world: str) -> Spot:
    """Return the address of the good of a world."""
    return Spot(Ref(seat, at.GOOD, world))


def space(name: str) -> Spot:
    """Return an action space."""
    return Spot(Ref(TABLE, at.ACTION, name))


def bench(seat: Seat) -> Spot:
    """Return the strip above the hand, where cards are paid and powers used."""
    return Spot(Ref(seat, BENCH))


def well(seat: Seat) -> Spot:
    """Return the tableau as a place for one more card."""
    return Spot(Ref(seat, at.TABLEAU))


def marker(seat: Seat, name: str = "") -> Spot:
    """Return a marker of a seat: on an action space, or (without a name) not yet placed."""
    return Spot(Ref(seat, at.ACTION, name) if name else Ref(seat, MARKER), MARKER)


def number_key(number: int) -> str:
    """Return the key of the button that names a number."""
    return f"number {number}"


def way_key(way: str) -> str:
    """Return the key of the button for a way to a world."""
    return f"way {way}"


def search_key(category: str) -> str:
    """Return the key of the button for what is searched for."""
    return f"search {category}"


def prestige_card(seat: Seat) -> Spot:
    """Return the prestige card of a seat."""
    return Spot(Ref(seat, at.PRESTIGE_CARD), at.PRESTIGE_CARD)


# -- before the first round, Explore ---------------------------------------------------------------------


def _keep_start(_choice: Choice, seat: Seat, action: act.KeepStart, _view: Any) -> tuple[Way, ...]:
    return (Gesture(Spot(Ref(seat, at.OFFERED), action.card), well(seat)),)


def _discard(choice: Choice, seat: Seat, action: act.Discard, _view: Any) -> tuple[Way, ...]:
    """Cards given to a power go onto its card, all others onto the pile."""
    target = in_tableau(seat, choice.card) if isinstance(choice, steps.GiveCards) else PILE
    return (Gesture(hand(seat, action.card), target),)


def _keep(choice: Choice, seat: Seat, action: act.Keep, _view: Any) -> tuple[Way, ...]:
    """A card seen goes into the hand; the only one that a search has found by a button as well."""
    gesture = Gesture(Spot(Ref(seat, at.SEEN), action.card), Spot(Ref(seat, at.HAND)))
    return (gesture, Button(TAKE)) if isinstance(choice, FoundCard) else (gesture,)


def _mark(_choice: Choice, seat: Seat, action: act.Mark, _view: Any) -> tuple[Way, ...]:
    """A free marker goes onto the space; a click on the space takes one, since all are alike."""
    target = space(action.space)
    return (Gesture(marker(seat), target, click=target),)


def _boost(_choice: Choice, seat: Seat, action: act.Boost, _view: Any) -> tuple[Way, ...]:
    """The prestige card goes onto the space it strengthens, or onto the deck for a search."""
    return (Gesture(prestige_card(seat), _laid(action.space)),)


def _laid(where: str) -> Spot:
    """Return where the prestige card is laid to strengthen an action, or to search."""
    return DECK if where == SEARCH else space(where)


def _search(_choice: Choice, _seat: Seat, action: act.Search, _view: Any) -> tuple[Way, ...]:
    return (Button(search_key(action.category)),)


# -- Develop and Settle ----------------------------------------------------------------------------------


def _place(_choice: Choice, seat: Seat, action: act.Place, _view: Any) -> tuple[Way, ...]:
    return (Gesture(hand(seat, action.card), well(seat)),)


def _pass(_choice: Choice, _seat: Seat, _action: act.Pass, _view: Any) -> tuple[Way, ...]:
    return (Button("pass"),)


def _way(choice: Choice, seat: Seat, action: act.Way, _view: Any) -> tuple[Way, ...]:
    """The card that was turned up goes onto the bench, where it asks how; each way is a button as well."""
    assert isinstance(choice, steps.ChooseWay)
    return Gesture(in_tableau(seat, choice.card), bench(seat)), Button(way_key(action.way))


def _pay(choice: Choice, seat: Seat, action: act.PayCard, _view: Any) -> tuple[Way, ...]:
    assert isinstance(choice, steps.Bill)
    source = hand(seat, action.card)
    return Gesture(source, bench(seat)), Gesture(source, in_tableau(seat, choice.card))


def _tuck(_choice: Choice, seat: Seat, action: act.Tuck, _view: Any) -> tuple[Way, ...]:
    return (Gesture(hand(seat, action.card), Spot(Ref(seat, at.TUCKED))),)


def _replace(choice: Choice, seat: Seat, action: act.Replace, _view: Any) -> tuple[Way, ...]:
    via = getattr(choice, "card", "")
    return (Gesture(hand(seat, action.card), in_tableau(seat, action.world), via),)


def _use(_choice: Choice, seat: Seat, action: act.UsePower, view: Any) -> tuple[Way, ...]:
    """A hand card or good that a power takes goes onto its card; a power that takes none, onto the bench."""
    owner = in_tableau(seat, action.card) if action.card else prestige_card(seat)
    if not action.thing:
        return (Gesture(owner, bench(seat), action.card),)
    own, sources = view.seats[seat], []
    if action.thing in own.hand:
        sources.append(hand(seat, action.thing))
    if action.thing in own.goods:
        sources.append(good_on(seat, action.thing))
    return tuple(Gesture(source, owner, action.card) for source in sources)


# -- Consume and Produce ---------------------------------------------------------------------------------


def _sell(choice: Choice, seat: Seat, action: act.Sell, _view: Any) -> tuple[Way, ...]:
    assert isinstance(choice, steps.Trade)
    seller = in_tableau(seat, choice.card) if choice.card else space("consume_trade")
    return tuple(Gesture(good_on(seat, action.world), target, choice.card) for target in (DECK, seller))


def _give(choice: Choice, seat: Seat, action: act.GiveGood, _view: Any) -> tuple[Way, ...]:
    assert isinstance(choice, steps.Feed)
    return (Gesture(good_on(seat, action.world), in_tableau(seat, choice.card), choice.card),)


def _name(_choice: Choice, _seat: Seat, action: act.NameNumber, _view: Any) -> tuple[Way, ...]:
    return (Button(number_key(action.number)),)


def _produce(_choice: Choice, seat: Seat, action: act.ProduceOn, _view: Any) -> tuple[Way, ...]:
    """The marker on Produce goes onto a world for the bonus, the card of a power for the others."""
    target = in_tableau(seat, action.world)
    if not action.card:
        return (Gesture(marker(seat, "produce"), target),)
    source = in_tableau(seat, action.card)
    return (Gesture(source, bench(seat) if source == target else target, action.card),)


def _done(_choice: Choice, _seat: Seat, _action: Done, _view: Any) -> tuple[Way, ...]:
    return (Button("done"),)


GESTURES: dict[type, Callable[[Any, Seat, Any, Any], tuple[Way, ...]]] = {
    Done: _done,
    act.KeepStart: _keep_start,
    act.Mark: _mark,
    act.Boost: _boost,
    act.Search: _search,
    act.Discard: _discard,
    act.Keep: _keep,
    act.Place: _place,
    act.Pass: _pass,
    act.Way: _way,
    act.PayCard: _pay,
    act.Tuck: _tuck,
    act.Replace: _replace,
    act.UsePower: _use,
    act.Sell: _sell,
    act.GiveGood: _give,
    act.NameNumber: _name,
    act.ProduceOn: _produce,
}


def ways(choice: Choice, seat: Seat, action: Action, view: Any) -> tuple[Way, ...]:
    """Return how ``action`` is made on the table.

    Raises:
        KeyError: the action has no gesture; every action of Race must have one.
    """
    return GESTURES[type(action)](choice, seat, action, view)


def revision_ways(seat: Seat, action: Action, revised: Action | None) -> tuple[Gesture, ...]:
    """Return the drags of a marker to another space, or back, which a click on its space is as well.

    And those of the prestige card to another place, or back; a second click on it takes it back, too.
    """
    if isinstance(action, act.Boost):
        source = prestige_card(seat)
        if revised is None:
            return (Gesture(source, Spot(source.ref), click=source),)
        return (Gesture(source, _laid(revised.space)),) if isinstance(revised, act.Boost) else ()
    if not isinstance(action, act.Mark):
        return ()
    source = marker(seat, action.space)
    if revised is None:
        return (Gesture(source, Spot(Ref(seat, MARKER)), click=space(action.space)),)
    return (Gesture(source, space(revised.space)),) if isinstance(revised, act.Mark) else ()


def fits(view: Any, drag: Gesture) -> bool:
    """Tell whether a marker is still on its space and no other lies on the one it goes to.

    The prestige card goes to any place but its own.
    """
    own, target = view.seats[drag.source.ref.seat], drag.target
    if drag.source.thing == at.PRESTIGE_CARD:
        return bool(own.boosted) and target != _laid(own.boosted)
    taken = target.ref.zone == at.ACTION and target.ref.key in own.marks
    return drag.source.ref.key in own.marks and not taken


def meant(source: Spot, place: Spot) -> Action | None:
    """Return the action that dropping ``source`` on ``place`` would be if the rules allowed it.

    It serves to explain a refusal and never decides anything.
    """
    thing = str(source.thing)
    match source.ref.zone, place.ref.zone:
        case at.HAND, at.TABLEAU:
            return act.Place(thing)
        case at.HAND, _ if place.ref.zone == BENCH:
            return act.PayCard(thing)
        case at.HAND, at.DISCARD:
            return act.Discard(thing)
        case _, at.ACTION if thing == MARKER:
            return act.Mark(str(place.ref.key))
        case _, at.ACTION if thing == at.PRESTIGE_CARD:
            return act.Boost(str(place.ref.key))
    return None


def wanted(choice: Choice, spot: Spot) -> Action | None:
    """Return the action that a click on a piece asks for, though it cannot be moved now."""
    if spot.ref.zone == at.HAND and isinstance(choice, steps.ChoosePlacement | steps.PlaceExtra):
        return act.Place(str(spot.thing))
    return None


RACE = GestureTable(ways, revision_ways, fits, meant, wanted=wanted)
