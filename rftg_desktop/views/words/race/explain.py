"""What everything on the table is: for the tooltip and the inspector.

:func:`explain` takes an address of the table (the zones of ``rules.race.places``) and the thing there; it
tells no more than the view that it is given.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from rftg_desktop.kernel.ids import TABLE, Seat
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.game import RaceGame
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.view import View
from rftg_desktop.views.words.forms import Explanation, owned, tidy
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race import explain_cards as on_cards
from rftg_desktop.views.words.race import explain_robot as on_robot
from rftg_desktop.views.words.race import explain_table as on_table
from rftg_desktop.views.words.race.building import strength
from rftg_desktop.views.words.race.names import prestige, space_name, zone_name
from rftg_desktop.views.words.race.scores import score_lines, score_of_view
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.race.spots import Spot
from rftg_desktop.views.words.translation import tr

MILITARY, SCORE, DICE, TILE, PAYMENT, MARKER = "military", "score", "dice", "tile", "payment", "marker"
OTHER_ZONES: Final = (MILITARY, SCORE, DICE, TILE, PAYMENT, MARKER)
"""Things of a side that are no place of the rules."""


def explain(
    spot_zone: str,
    seat: Seat,
    key: str | int,
    thing: str | int | None,
    view: View,
    game: RaceGame,
    names: Sequence[str],
) -> Explanation | None:
    """Return what lies in a place of the table, ``None`` where there is nothing to say.

    ``seat`` is the owner (``TABLE`` for what belongs to nobody, ``ROBOT`` for the robot) and ``key`` as in
    a ``Ref``: an action's space, a phase, a good's world, a tableau's card, a special tile's row. ``thing``
    is a card's id, the number of a robot's die, or ``None`` for the place itself.
    """
    wording = ZONES.get(spot_zone)
    if wording is None or not _belongs(spot_zone, seat, view):
        return None
    spot = Spot(spot_zone, seat, str(key), thing, view, Speaker(names, game.catalog), game.robot)
    found = wording(spot)
    return None if found is None else replace(found, lines=tuple(map(tidy, found.lines)))


def _belongs(zone: str, seat: Seat, view: View) -> bool:
    """Tell whether a side can have such a place."""
    if zone in on_table.ZONES:
        return True
    if zone in on_robot.ZONES:
        return view.robot is not None and seat in (ROBOT, TABLE)
    return 0 <= seat < len(view.seats) + (view.robot is not None)


# ---------------------------------------------------------------- counters of a side


def _chips(spot: Spot) -> Explanation:
    chips = spot.robot.chips if spot.of_robot else spot.seat.chips
    lines = (tr("VP chips are taken from the pool in Consume, and count at the end."),)
    return Explanation(zone_name(at.CHIPS), owned(spot.who, points(chips)), lines, "scoring")


def _prestige(spot: Spot) -> Explanation:
    amount = spot.robot.prestige if spot.of_robot else spot.seat.prestige
    most = spot.numbers.end_prestige
    lines = [tr("Each is worth {vp} at the end.", vp=points(1))]
    if not spot.of_robot:
        lines.append(tr("It can be spent: for the prestige card, and for some powers."))
    else:
        lines.append(on_robot.symbol_line(spot))
    lines.append(tr("The game ends after a round in which a side has {most}.", most=most))
    return Explanation(zone_name(at.PRESTIGE), owned(spot.who, prestige(amount)), tuple(lines), "prestige")


def _prestige_card(spot: Spot) -> Explanation | None:
    if spot.of_robot:
        return None
    seat = spot.seat
    if seat.boosted:
        status = tr("on {space}", space=space_name(seat.boosted))
    else:
        status = tr("not used yet") if seat.prestige_card else tr("used up")
    lines = (
        tr("Once a game. It goes with a chosen action and adds to its bonus, for {cost}.", cost=_cost(spot)),
        tr("To strengthen an action, put it on that space after your marker."),
        tr("Or put it on the deck: a search for a card, in place of an action; this costs no prestige."),
    )
    return Explanation(zone_name(at.PRESTIGE_CARD), owned(spot.who, status), lines, "prestige-card")


def _cost(spot: Spot) -> str:
    return prestige(spot.numbers.prestige_card.cost)


def _military(spot: Spot) -> Explanation | None:
    if spot.of_robot:
        return None
    seat = spot.seat
    lines = [tr("Military conquers military worlds: it must reach their defence. Nothing is paid.")]
    for card, amount in seat.by_card:
        lines.append(tr("{strength}: {card}.", strength=strength(amount), card=spot.words.card(card)))
    if seat.strength:
        lines.append(tr("{strength} until the phase ends.", strength=strength(seat.strength)))
    total = strength(seat.military + seat.strength)
    return Explanation(zone_name(MILITARY), owned(spot.who, total), tuple(lines), "military")


def _marker(spot: Spot) -> Explanation | None:
    if spot.of_robot:
        return None
    lines = (
        tr("Put it on an action: that phase takes place for both sides, and brings its bonus."),
        tr("Until the actions are locked in it can go elsewhere, or come back here."),
    )
    return Explanation(zone_name(MARKER), spot.who, lines, "actions")


def _strength(spot: Spot) -> Explanation | None:
    if spot.of_robot:
        return None
    lines = (tr("It lasts until the end of this Settle phase, also for one more world in it."),)
    return Explanation(
        zone_name(at.STRENGTH), owned(spot.who, strength(spot.seat.strength)), lines, "military"
    )


def _score(spot: Spot) -> Explanation | None:
    score = score_of_view(spot.view, spot.owner)
    if score is None:
        return None
    lines = score_lines(spot.view, spot.owner, spot.catalog)
    anchor = "robot-scoring" if spot.of_robot else "scoring"
    return Explanation(tr("Score as it stands"), owned(spot.who, points(score.total)), lines, anchor)


ZONES: Final[Mapping[str, Callable[[Spot], Explanation | None]]] = {
    **on_cards.ZONES,
    **on_robot.ZONES,
    **on_table.ZONES,
    MILITARY: _military,
    SCORE: _score,
    MARKER: _marker,
    at.CHIPS: _chips,
    at.PRESTIGE: _prestige,
    at.PRESTIGE_CARD: _prestige_card,
    at.STRENGTH: _strength,
}
"""Every zone and what explains it."""
