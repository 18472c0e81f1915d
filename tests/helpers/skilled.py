"""A player who plays to the point: no fancy moves, none wasted. It serves to count gestures."""

from __future__ import annotations

from typing import Any

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll.ship import consume_matches, consume_value
from rftg_desktop.session.session import Session


def answer(session: Session) -> Action:
    """Return what the skilled player of the asked seat does."""
    options = session.options()
    kinds = {type(option) for option in options}
    if act.SelectPhase in kinds:
        return _select(session)
    if act.PlaceWild in kinds:
        selected = asked_seat(session).selected
        return next(o for o in options if isinstance(o, act.PlaceWild) and o.phase == selected)
    if act.Scout in kinds:
        return _explore(session)
    if act.Trade in kinds:
        return max(options, key=lambda option: _worth(session, option))
    return DONE if DONE in options else options[0]


def asked_seat(session: Session) -> Any:
    """Return what lies before the seat that is asked."""
    assert session.asked is not None
    return session.state.seats[session.asked]


def _select(session: Session) -> Action:
    """Select the phase under which most dice lie, with one of them."""
    seat = asked_seat(session)
    phase = max(range(5), key=lambda column: len(seat.strip[column]))
    own = [o for o in session.options() if isinstance(o, act.SelectPhase) and o.phase == o.source == phase]
    return own[0] if own else session.options()[0]


def _explore(session: Session) -> Action:
    """Scout while a stack has no tile waiting, else Stock."""
    seat = asked_seat(session)
    wanted = act.Scout if min(map(len, seat.stacks)) < 2 else act.Stock
    return next(o for o in session.options() if isinstance(o, wanted))


def _worth(session: Session, option: Action) -> float:
    game: Any = session.box.game
    if isinstance(option, act.Consume):
        return 2.0 * consume_value(game, *consume_matches(game, option.shipper, option.world, option.good))
    assert isinstance(option, act.Trade)
    return float(game.catalog.constants.trade_values[game.catalog.sides[option.world].colour])
