"""What everything on the table is: for the tooltip and the inspector.

:func:`explain` takes an address of the table (the zones of ``rules.roll.places``) and the thing there; it
tells no more than the view that it is given.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from rftg_desktop.kernel.ids import TABLE, Seat
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.dice import COLOURS, KINDS, PHASES, colour_of
from rftg_desktop.rules.roll.view import View
from rftg_desktop.views.words import explain_dice as dice
from rftg_desktop.views.words import explain_tiles as tiles
from rftg_desktop.views.words.forms import Explanation, owned, tidy
from rftg_desktop.views.words.names import die_full_name, die_name, money, phase_title, points
from rftg_desktop.views.words.pieces import Speaker
from rftg_desktop.views.words.scores import score_lines
from rftg_desktop.views.words.spots import Spot
from rftg_desktop.views.words.translation import both, mark, tr, trn

SCREEN: Final = "screen"
SCORE: Final = "score"
OTHER_ZONES: Final = (SCREEN, SCORE)
"""Things of a seat that are no place of the rules: its screen and its live score."""


def explain(
    spot_zone: str,
    seat: Seat,
    key: str | int,
    thing: int | str | None,
    view: View,
    catalog: Catalog,
    names: Sequence[str],
) -> Explanation | None:
    """Return what lies in a place of the table, ``None`` where there is nothing to say.

    ``seat`` is the owner (``TABLE`` for what belongs to nobody) and ``key`` as in a ``Ref``: the phase of a
    column or phase tile, a stack's number, a good's world, a tableau tile's side, the supply's colour.
    ``thing`` is a die's number, a place in a stack (0 is the top), a drawn tile's id, or ``None`` for the
    place itself.
    """
    wording = ZONES.get(spot_zone)
    if wording is None or not (seat == TABLE or 0 <= seat < len(view.seats)):
        return None
    if seat == TABLE and spot_zone not in _TABLE:
        return None
    found = wording(Spot(spot_zone, seat, key, thing, view, Speaker(names, catalog)))
    return None if found is None else replace(found, lines=tuple(map(tidy, found.lines)))


# ---------------------------------------------------------------- counters


def _credits(spot: Spot) -> Explanation:
    most = spot.catalog.constants.max_credits
    lines = (
        tr(
            "Credits hire dice back in Manage Empire, {price} each.",
            price=money(spot.catalog.constants.recruit_cost),
        ),
        tr("What a gain brings beyond {most} is lost.", most=money(most)),
        tr("Who is at {none} after hiring gets {one}.", none=money(0), one=money(1)),
    )
    now = tr("{now} of at most {most}", now=money(spot.seat.credits), most=money(most))
    return Explanation(tr("Credits"), owned(spot.who, now), lines, "credits")


def _points(spot: Spot) -> Explanation:
    lines = (
        tr("VP chips come from consuming goods and from powers. They count at the end."),
        tr("The score as it stands: {vp}.", vp=points(spot.seat.score.total)),
    )
    return Explanation(tr("VP chips"), owned(spot.who, points(spot.seat.points)), lines, "scoring")


def _score(spot: Spot) -> Explanation:
    score = spot.seat.score
    return Explanation(
        tr("Score as it stands"),
        owned(spot.who, points(score.total)),
        score_lines(score, spot.catalog),
        "scoring",
    )


# ---------------------------------------------------------------- the table


def _bag(spot: Spot) -> Explanation:
    lines = (
        tr("Scouting draws from it, unseen."),
        tr("Abandoned tiles go back into it when Explore ends, or earlier when it runs short."),
    )
    count = trn("{count} tile in it", "{count} tiles in it", spot.view.bag.count)
    return Explanation(tr("Bag"), count, lines, "scout")


def _abandoned(spot: Spot) -> Explanation:
    lines = (
        tr("Construction tiles given up for scouting lie here, face down."),
        tr("Each makes the explorer scout one tile more. They go back into the bag when Explore ends."),
    )
    count = trn("{count} tile", "{count} tiles", spot.view.abandoned.count)
    return Explanation(tr("Abandoned tiles"), count, lines, "abandon")


def _supply(spot: Spot) -> Explanation:
    """The dice nobody owns: of one colour, named by key or thing, or all."""
    colour = spot.key if isinstance(spot.key, int) else None
    if colour is None and spot.die is not None:
        colour = colour_of(spot.die)
    note = tr("New dice come from here, and dice given up return here.")
    if colour is None or not 0 <= colour < len(COLOURS):
        parts = [
            tr("{name} {left}", name=die_name(name, short=True), left=left)
            for name, left in zip(COLOURS, spot.view.supply, strict=True)
        ]
        total = trn("{count} die", "{count} dice", sum(spot.view.supply))
        return Explanation(tr("Supply"), total, (tr("{dice}.", dice=", ".join(parts)), note), "gain-die")
    name = COLOURS[colour]
    left = tr("{left} of {count} left", left=spot.view.supply[colour], count=KINDS[colour].count)
    lines = (note, dice.faces_line(name), dice.match_line(name, spot.catalog))
    return Explanation(tr("Supply: {die}", die=die_full_name(name)), left, lines, "gain-die")


def _pool(spot: Spot) -> Explanation:
    start = spot.catalog.constants.vp_pool_per_player * spot.view.setup.seats
    left = spot.view.pool
    if left > 0:
        subtitle = tr("{left} of {start} VP left", left=left, start=start)
        lines = [tr("When the last of them is earned, the game ends after that round.")]
    else:
        subtitle = tr("all {start} VP earned", start=start)
        lines = [tr("The game ends after this round.")]
    if left < 0:
        lines.append(tr("{vp} more were paid from the 10-VP chips.", vp=points(-left)))
    else:
        lines.append(tr("Chips are paid all the same then, from the 10-VP chips."))
    lines.append(_squares(spot))
    return Explanation(tr("VP pool"), subtitle, tuple(lines), "pool-empty")


def _squares(spot: Spot) -> str:
    """The other way the game ends."""
    most = max(len(seat.tableau) for seat in spot.view.seats)
    limit = spot.catalog.constants.end_tile_squares
    pattern = mark("The other end: a tableau of {limit} squares. The largest has {most}.")
    return tr(pattern, limit=limit, most=most)


def _phase(spot: Spot) -> Explanation:
    """A phase tile."""
    phase = spot.number
    lines = [dice.task_line(phase, spot.catalog)]
    selecting = [seat.seat for seat in spot.view.seats if seat.selected == phase]
    if selecting:
        by = both([spot.words.who(seat) for seat in selecting])
        lines.append(tr("Selected by {names}.", names=by))
    return Explanation(phase_title(PHASES[phase]), dice.occurs_line(spot, phase), tuple(lines), PHASES[phase])


Wording = Callable[[Spot], Explanation | None]

_TABLE: Final[Mapping[str, Wording]] = {
    at.ABANDONED: _abandoned,
    at.BAG: _bag,
    at.PHASE: _phase,
    at.POOL: _pool,
    at.SUPPLY: _supply,
}
ZONES: Final[Mapping[str, Wording]] = {
    **_TABLE,
    **dice.ZONES,
    **tiles.ZONES,
    SCORE: _score,
    SCREEN: dice.screen,
    at.CREDITS: _credits,
    at.POINTS: _points,
}
"""Every zone and what explains it."""
