"""Explanations of cards and goods: in hand, in a tableau, on a world, below one."""

from collections.abc import Callable, Mapping
from typing import Final

from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.catalog import Card
from rftg_desktop.rules.race.powers.lookup import used_note
from rftg_desktop.rules.race.robot.finding import is_six
from rftg_desktop.views.words.forms import Explanation, owned, upper_first
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race.anchors import power_anchor
from rftg_desktop.views.words.race.cards import explain_card, kind_text, origin_text
from rftg_desktop.views.words.race.names import cards, good_name, zone_name
from rftg_desktop.views.words.race.robot_rows import world_lines
from rftg_desktop.views.words.race.scores import bonus_sum
from rftg_desktop.views.words.race.spots import Spot, count_of
from rftg_desktop.views.words.race.sums import demand_sum, sale_sum
from rftg_desktop.views.words.translation import mark, tr, trn

CARDS: Final = "cards"
"""The paragraph on cards."""


def card_anchor(card: Card) -> str:
    """Return the paragraph on a card's power, or on cards where it has none or several."""
    anchors = {power_anchor(power) for power in card.powers}
    return anchors.pop() if len(anchors) == 1 else CARDS


def _the_card(card: Card, spot: Spot, *more: str) -> Explanation:
    """Return what a card is and does, and what is true of it here."""
    lines = (*more, *explain_card(spot.catalog, card))
    subtitle = tr("{kind} · {origin}", kind=kind_text(card), origin=origin_text(card))
    return Explanation(card.name, subtitle, lines, card_anchor(card))


# ---------------------------------------------------------------- not yet placed


def in_hand(spot: Spot) -> Explanation | None:
    """A card of the hand with what it would cost now, or the whole hand."""
    if spot.of_robot:
        return None
    if spot.card is not None:
        return _the_card(spot.card, spot, *_demands(spot, spot.card))
    count, limit = count_of(spot.seat.hand), spot.seat.hand_limit
    lines = [
        tr("Cards are what you place, what you pay with, and, face down, the goods of your worlds."),
        tr("At the end of a round {who} may hold {cards}.", who=spot.who, cards=cards(limit)),
    ]
    if not isinstance(spot.seat.hand, tuple):
        lines.append(tr("Only {who} may look at it.", who=spot.who))
    return Explanation(tr("Hand"), owned(spot.who, cards(count)), tuple(lines), "hand")


def _demands(spot: Spot, card: Card) -> list[str]:
    """Return what a card asks for in this phase, in every way, and what is missing."""
    lines = []
    for demand in spot.seat.demands:
        if demand.card == card.id:
            text = upper_first(demand_sum(demand, spot.words))
            enough = text if demand.possible else tr("{text}: not to be met now", text=text)
            lines.append(tr("{text}.", text=enough))
    if not lines and card.id in spot.seat.tableau and not card.is_world:
        lines.append(tr("The same development may not be placed twice."))
    return lines


def seen(spot: Spot) -> Explanation | None:
    """A card drawn to choose from, or all of them."""
    if spot.of_robot:
        return None
    if spot.card is not None:
        return _the_card(spot.card, spot)
    count = count_of(spot.seat.seen)
    lines = (tr("Keep as many of them as the prompt says. The others are discarded, face down."),)
    return Explanation(zone_name(at.SEEN), owned(spot.who, cards(count)), lines, "explore")


def offered(spot: Spot) -> Explanation | None:
    """A start world to choose."""
    if spot.card is not None:
        return _the_card(spot.card, spot)
    lines = (tr("One of the two is kept after the hand was seen; the other is discarded."),)
    return Explanation(zone_name(at.OFFERED), spot.who, lines, "start-worlds")


def placing(spot: Spot) -> Explanation:
    """The card laid ready, face down."""
    if spot.card is not None:
        return _the_card(spot.card, spot)
    lines = (
        tr("Here lies the card that is chosen, face down, until all cards are turned up."),
        tr("Only then it is paid for or conquered."),
    )
    return Explanation(zone_name(at.PLACING), spot.who, lines, "placing")


def payment(spot: Spot) -> Explanation | None:
    """The strip above the hand, with the sum of what is being paid for."""
    if spot.of_robot:
        return None
    lines = []
    for demand in spot.seat.demands:
        name = spot.words.card(demand.card)
        lines.append(tr("{card}: {sum}.", card=name, sum=demand_sum(demand, spot.words)))
    lines.append(tr("Hand cards put here are paid; a card of your tableau put here uses its power."))
    return Explanation(zone_name("payment"), spot.who, tuple(lines), "payment")


# ---------------------------------------------------------------- in a tableau


def in_tableau(spot: Spot) -> Explanation | None:
    """A card in play, or the whole tableau."""
    card = spot.card
    if card is None:
        return _whole_tableau(spot)
    if spot.of_robot:
        return _of_the_robot(card, spot)
    seat, more = spot.seat, []
    if card.id in seat.asleep:
        more.append(tr("Just placed: its powers work from the next phase on."))
    more += _good_lines(card, spot)
    more += _tucked_lines(card, spot)
    if any(used_note(card.id, number) in seat.used for number in range(len(card.powers))):
        more.append(tr("Used in this phase."))
    for name, vp in seat.score.bonuses if seat.score else ():
        if name == card.id:
            summed = bonus_sum(name, seat, spot.catalog)
            more.append(tr("As things stand: {vp} ({sum}).", vp=points(vp), sum=summed) if summed else "")
    return _the_card(card, spot, *filter(None, more))


def _of_the_robot(card: Card, spot: Spot) -> Explanation:
    """A card of the robot: only its number and its worth count."""
    setup = spot.view.setup.robot
    if is_six(card) and setup is not None:
        six = spot.book.difficulties[setup.difficulty]
        lines = [tr("A development of cost 6: {vp} for the robot at the end.", vp=points(six.points))]
    else:
        lines = [tr("Worth {vp} for the robot at the end.", vp=points(card.vp))]
    lines.append(tr("The robot uses no powers, places without paying, and never holds goods."))
    if card.id == spot.robot.start:
        lines += world_lines(spot.book, card.id)
    subtitle = owned(spot.who, kind_text(card))
    return Explanation(card.name, subtitle, tuple(lines), "robot-tableau")


def _whole_tableau(spot: Spot) -> Explanation:
    most = spot.numbers.end_tableau_cards
    if spot.of_robot:
        count = len(spot.robot.tableau) + spot.robot.placed
        lines = (
            tr("Start world, cards found and counters placed: each counts as a card."),
            tr("The game ends after the round in which a tableau has {cards}.", cards=cards(most)),
        )
    else:
        count = len(spot.seat.tableau)
        lines = (
            tr("The cards in play. Each gives its powers from the phase after it was placed."),
            tr("The game ends after the round in which a tableau has {cards}.", cards=cards(most)),
        )
    subtitle = owned(spot.who, tr("{count} of {most} cards", count=count, most=most))
    anchor = "robot-tableau" if spot.of_robot else "end"
    return Explanation(tr("Tableau"), subtitle, lines, anchor)


# ---------------------------------------------------------------- goods and tucked cards


def good(spot: Spot) -> Explanation | None:
    """The good on a world, or the place for it; without a world all goods of a seat."""
    if spot.of_robot:
        return None
    card = spot.card
    if card is None:
        count = trn("{count} good", "{count} goods", len(spot.seat.goods))
        lines = (tr("A good is a card from the deck, face down on a world. A world holds one at most."),)
        return Explanation(tr("Goods"), owned(spot.who, count), lines, "goods")
    title = tr("Good of {world}", world=card.name)
    if not card.good:
        none = tr("No good lies here: gray worlds and developments hold none.")
        return Explanation(title, spot.who, (none,), "goods")
    lines_ = (*_good_lines(card, spot), tr("Its card is seen by nobody."))
    return Explanation(title, owned(spot.who, upper_first(good_name(card.good))), lines_, "goods")


def _good_lines(card: Card, spot: Spot) -> list[str]:
    """Return whether a good lies on a world, and what it sells for."""
    if not card.good:
        return []
    if card.id not in spot.seat.goods:
        return [tr("No good lies on it now.")]
    for sale in spot.seat.sales:
        if sale.world == card.id:
            return [tr("Its good sells for {sum}.", sum=sale_sum(sale, spot.words))]
    value = spot.numbers.trade_values.get(card.good)
    if value is None:
        return [tr("Its good counts as any kind.")]
    text = mark("Its {kind} good sells for {cards}, before Trade powers.")
    return [tr(text, kind=good_name(card.good), cards=cards(value))]


def _tucked_lines(card: Card, spot: Spot) -> list[str]:
    keeps = {"start_save", "save_payment_card", "take_saved_cards"}
    if not any(type(power).__struct_config__.tag in keeps for power in card.powers):
        return []
    return [tr("Under it: {cards}.", cards=cards(count_of(spot.seat.tucked)))]


def tucked(spot: Spot) -> Explanation | None:
    """The cards under a world."""
    if spot.of_robot:
        return None
    count = count_of(spot.seat.tucked)
    lines = (
        tr("Cards of payments lie here, face down, until a Produce phase gives them back."),
        tr("They are no cards of the hand, and count for nothing at the end."),
    )
    return Explanation(zone_name(at.TUCKED), owned(spot.who, cards(count)), lines, "power-tucked")


ZONES: Final[Mapping[str, Callable[[Spot], Explanation | None]]] = {
    "payment": payment,
    at.GOOD: good,
    at.HAND: in_hand,
    at.OFFERED: offered,
    at.PLACING: placing,
    at.SEEN: seen,
    at.TABLEAU: in_tableau,
    at.TUCKED: tucked,
}
