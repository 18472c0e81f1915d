"""Explanations of the action spaces, the phases, the piles, the pool and prestige."""

from collections.abc import Callable, Mapping
from typing import Final

from rftg_desktop.kernel.ids import Hidden
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.setup import pool_of
from rftg_desktop.rules.race.state import ACTIONS, SEARCH
from rftg_desktop.views.words.forms import Explanation
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race.explain_robot import die_note, leader_lines
from rftg_desktop.views.words.race.names import (
    cards,
    good_name,
    phase_name,
    phase_title,
    prestige,
    space_name,
    zone_name,
)
from rftg_desktop.views.words.race.robot_rows import step_lines
from rftg_desktop.views.words.race.spots import Spot
from rftg_desktop.views.words.translation import both, mark, tr

# ---------------------------------------------------------------- action spaces

ROWS: Final[Mapping[str, tuple[str, ...]]] = {
    "explore_5": ("action", "action_both", "response"),
    "explore_1_1": ("action", "action_both", "response"),
    "develop": ("action", "response"),
    "develop_second": ("action", "response"),
    "settle": ("first_action", "action", "response"),
    "settle_second": ("first_action", "action", "response"),
    "consume_trade": ("trade", "both", "response"),
    "consume_x2": ("double_vp", "both", "response"),
    "produce": ("action", "response"),
}
"""The rows of the robot that belong to a space."""


def phase_of(space: str) -> str:
    """Return the phase of an action space."""
    return space.split("_", maxsplit=1)[0]


def task_line(phase: str, spot: Spot) -> str:
    """Return what both sides do in a phase."""
    numbers = spot.numbers
    pattern = {
        "explore": mark("Explore: draw {draw}, keep {keep}."),
        "develop": mark("Develop: place a development and pay its cost with hand cards."),
        "settle": mark("Settle: place a world; pay its cost, or conquer a military world."),
        "consume": mark("Consume: your powers turn goods into VP chips and cards."),
        "produce": mark("Produce: production worlds without a good make one."),
    }[phase]
    return tr(pattern, draw=cards(numbers.explore_draw), keep=numbers.explore_keep)


def bonus_line(space: str, spot: Spot) -> str:
    """Return the bonus of an action space."""
    draw, keep = spot.numbers.explore_actions.get(space, (0, 0))
    if keep:
        return tr("Bonus: draw {cards} more and keep {keep} more.", cards=cards(draw), keep=keep)
    if draw:
        return tr("Bonus: draw {cards} more.", cards=cards(draw))
    if space == "consume_trade":
        prices = [
            tr("{kind} {value}", kind=good_name(kind), value=value)
            for kind, value in spot.numbers.trade_values.items()
        ]
        return tr("Bonus: first sell a good for cards: {prices}.", prices=", ".join(prices))
    return tr(_BONUSES[phase_of(space)])


_BONUSES: Final[Mapping[str, str]] = {
    "develop": mark("Bonus: the development costs you 1 card less."),
    "settle": mark("Bonus: draw 1 card after you placed a world."),
    "consume": mark("Bonus: your consume powers bring twice the VP chips."),
    "produce": mark("Bonus: a good on one of your empty windfall worlds."),
}


def boost_line(space: str, spot: Spot) -> str:
    """Return what the prestige card adds to the bonus of a space."""
    card = spot.numbers.prestige_card
    gain, most = card.hand_power.gain.vp, card.hand_power.times
    what = tr(
        _BOOSTS.get(space) or _BOOSTS[phase_of(space)],
        draw=cards(card.explore[0]),
        keep=card.explore[1],
        develop=cards(card.develop_saving),
        settle=cards(card.settle_saving),
        military=f"{card.settle_military:+}",
        sale=cards(card.sale),
        most=most,
        vp=points(gain),
        plain=1 + card.multiplier,
        double=2 + card.multiplier,
        made=cards(card.produce_cards),
        worlds=card.produce_worlds,
    )
    return tr("With the prestige card besides: {what}.", what=what)


_BOOSTS: Final[Mapping[str, str]] = {
    "explore": mark("draw {draw} and keep {keep} more, and discard from your whole hand"),
    "develop": mark("{develop} less"),
    "settle": mark("a world you pay for costs {settle} less, and you have {military} Military"),
    "produce": mark("draw {made}, and {worlds} windfall world more makes a good"),
    "consume_trade": mark("{sale} more for the sale, up to {most} hand cards for {vp} each, VP × {plain}"),
    "consume_x2": mark("VP × {double}"),
}


def action(spot: Spot) -> Explanation | None:
    """An action space: what it gives, who chose it, and what the robot does there."""
    space = spot.key
    if space == SEARCH:
        return search(spot)
    if space not in ACTIONS:
        return None
    phase, lines = phase_of(space), []
    if space.endswith("_second"):
        pattern = mark("A second {phase}, complete, after the first. It is chosen together with {first}.")
        lines.append(tr(pattern, phase=phase_name(phase), first=space_name(phase)))
    lines += [task_line(phase, spot), bonus_line(space, spot)]
    if spot.with_prestige:
        lines.append(boost_line(space, spot))
    if spot.view.robot is not None:
        robot = spot.view.robot
        lines += step_lines(spot.book, robot.start, robot.tile, phase, ROWS[space])
        lines += die_note(spot, space)
    return Explanation(space_name(space), _chosen_by(spot, space), tuple(lines), phase)


def _chosen_by(spot: Spot, space: str) -> str:
    """Return who chose a space: "chosen by Ana and the robot"."""
    names = [
        spot.words.whom(seat.seat)
        for seat in spot.view.seats
        if not isinstance(seat.marks, Hidden) and space in seat.marks
    ]
    if spot.view.robot is not None and any(die.space == space for die in spot.view.robot.dice):
        names.append(tr("the robot"))
    return tr("Chosen by {names}", names=both(names)) if names else tr("Not chosen")


def search(spot: Spot) -> Explanation:
    """The search by the prestige card."""
    lines = (
        tr("In place of one of the actions: name a sort of card, then cards are turned up until one fits."),
        tr("The first that fits may be refused, the next one not. The others are discarded."),
        tr("It uses the prestige card up, and is done before the phases. The robot cannot match it."),
    )
    return Explanation(tr("Search"), _chosen_by(spot, SEARCH), lines, "search")


def phase(spot: Spot) -> Explanation | None:
    """A phase."""
    name = spot.key
    if name not in at_phases():
        return None
    times = spot.view.phases.count(name)
    if spot.view.over:
        subtitle = tr("The game is over")
    elif not spot.view.phases:
        subtitle = tr("Whether it takes place is known when the actions are turned up")
    elif not times:
        subtitle = tr("It does not take place this round")
    elif spot.view.phase == name:
        subtitle = tr("It takes place now")
    else:
        subtitle = tr("It takes place twice this round") if times > 1 else tr("It takes place this round")
    return Explanation(phase_title(name), subtitle, (task_line(name, spot),), name)


def at_phases() -> tuple[str, ...]:
    """Return the phases that have a place."""
    return tuple(dict.fromkeys(map(phase_of, ACTIONS)))


# ---------------------------------------------------------------- piles and pool


def deck(spot: Spot) -> Explanation:
    """The deck."""
    lines = (
        tr("Cards are drawn from it, and goods come from it unseen."),
        tr("As soon as it is used up, the discard pile is shuffled into a new one."),
    )
    return Explanation(zone_name(at.DECK), cards(spot.view.deck.count), lines, "deck")


def discard(spot: Spot) -> Explanation:
    """The discard pile."""
    lines = (tr("Cards discarded lie here face down; what they were is nobody's business."),)
    return Explanation(zone_name(at.DISCARD), cards(spot.view.discard.count), lines, "deck")


def pool(spot: Spot) -> Explanation:
    """The VP chips left."""
    start, left = pool_of(spot.catalog, spot.view.setup), spot.view.pool
    if left > 0:
        subtitle = tr("{left} of {start} VP left", left=left, start=start)
        lines = [tr("When the last chip is taken, the game ends after that round.")]
    else:
        subtitle = tr("all {start} VP taken", start=start)
        lines = [tr("The game ends after this round.")]
    if left < 0:
        lines.append(tr("{vp} more came from the reserve.", vp=points(-left)))
    else:
        lines.append(tr("Chips are paid all the same then, from the reserve."))
    return Explanation(zone_name(at.POOL), subtitle, tuple(lines), "end")


# ---------------------------------------------------------------- prestige


def leader(spot: Spot) -> Explanation:
    """The tile of the prestige leader."""
    view = spot.view
    lines = [
        tr("Who alone has most prestige holds it; it is looked for after each phase."),
        tr("At the start of a round the leader takes 1 VP, and 1 card if prestige lies on the tile."),
        tr("Of several with most prestige each takes 1 VP."),
    ]
    if view.robot is not None:
        lines += leader_lines(spot)
    if len(view.leaders) == 1:
        subtitle = tr(
            "{who}, {prestige} on it", who=spot.words.who(view.leaders[0]), prestige=prestige(view.on_tile)
        )
    elif view.leaders:
        subtitle = tr("Shared by {names}", names=both([spot.words.whom(seat) for seat in view.leaders]))
    else:
        subtitle = tr("Nobody has prestige yet")
    return Explanation(zone_name(at.LEADER), subtitle, tuple(lines), "leader")


ZONES: Final[Mapping[str, Callable[[Spot], Explanation | None]]] = {
    at.ACTION: action,
    at.DECK: deck,
    at.DISCARD: discard,
    at.LEADER: leader,
    at.PHASE: phase,
    at.POOL: pool,
}
