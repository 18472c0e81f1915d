"""The answers of Race that are buttons, and the words on the strip above the hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.controller.gestures_race import TAKE, number_key, search_key, way_key
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.demands import Demand
from rftg_desktop.rules.race.sums import CONQUER, PAY
from rftg_desktop.rules.race.view import View
from rftg_desktop.views.table.frame import ButtonFace
from rftg_desktop.views.words.forms import PromptText, upper_first
from rftg_desktop.views.words.race.hints import tuck_text
from rftg_desktop.views.words.race.names import category_name
from rftg_desktop.views.words.race.prompts import actions_left, prestige_card_hint
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.race.sums import demand_sum, left_text, sale_sum, way_text
from rftg_desktop.views.words.translation import tr


def buttons(controller: GameController, prompt: PromptText | None) -> tuple[ButtonFace, ...]:
    """Return the buttons of the header: only what can be done."""
    if controller.session.is_over:
        words = tr("The points of both sides, part by part.")
        return (ButtonFace("result", tr("Result"), tr("Ctrl+Enter"), primary=True, explains=words),)
    if prompt is None:
        return ()
    found: list[ButtonFace] = []
    if controller.session.can_reset():
        words = tr("Take back all that you have done in this step.")
        found.append(ButtonFace("reset", tr("Reset"), tr("Ctrl+R"), explains=words))
    takes = controller.affordances.button(TAKE) is not None
    for key in ("pass", "done"):
        if controller.affordances.button(key) is not None:
            label = prompt.done_label or tr("Done")
            tip = tr("Ctrl+P") if takes else tr("Ctrl+Enter")
            found.append(ButtonFace(key, label, tip, primary=not takes, explains=prompt.done_tip))
    if takes:
        words = tr("Take the card into your hand; the search is over.")
        found.append(ButtonFace(TAKE, tr("Take it"), tr("Ctrl+Enter"), primary=True, explains=words))
    return tuple(found)


def bench_words(choice: Choice | None, view: View, words: Speaker, options: Sequence[Action]) -> str:
    """Return the words on the strip above the hand: a sum to pay or to reach, or what goes there."""
    demands = view.seats[0].demands
    match choice:
        case steps.ChooseActions():
            return _choosing_words(view, words, options)
        case steps.Bill() if demands:
            return _bill_words(choice, view, words, options)
        case steps.Trade():
            sales = view.seats[0].sales
            return " · ".join(f"{words.card(sale.world)}: {sale_sum(sale, words)}" for sale in sales)
        case steps.ChooseWay(card=card):
            return tr("{card}: how?", card=words.card(card))
        case steps.Feed(card=card):
            return tr("Put a lit good on {card}.", card=words.card(card))
        case steps.Produce():
            return _produce_words(options)
    if any(isinstance(option, act.UsePower) and not option.thing for option in options):
        return tr("Put a card here to use its power.")
    return ""


def _choosing_words(view: View, words: Speaker, options: Sequence[Action]) -> str:
    """Return where the markers go that are left, and the prestige card."""
    marks = {
        1: tr("Click one action, or put your marker there."),
        2: tr("Click two actions, or put your markers there."),
    }
    left = marks.get(actions_left(view, 0), "")
    return " ".join(filter(None, (left, prestige_card_hint(view, 0, words.catalog, options))))


def _bill_words(choice: steps.Bill, view: View, words: Speaker, options: Sequence[Action]) -> str:
    """Return the sum to pay or the Military to reach, and that a card goes under a world."""
    demand = view.seats[0].demands[0]
    text = upper_first(demand_sum(demand, words))
    if not demand.conquest:
        text = tr("{sum} · {left}", sum=text, left=left_text(choice.paid, choice.price))
    tuck = tuck_text(view.seats[0].tableau, words, options)
    whole = tr("{card}: {text}", card=words.card(choice.card), text=text)
    return tr("{sum} · {left}", sum=whole, left=tuck) if tuck else whole


def _produce_words(options: Sequence[Action]) -> str:
    """Return by what goods are made, and how: the marker on Produce, cards for other worlds or their own."""
    offered = [option for option in options if isinstance(option, act.ProduceOn)]
    found = []
    if any(not option.card for option in offered):
        found.append(tr("Put your marker from the Produce space on a windfall world."))
    if any(option.card and option.card != option.world for option in offered):
        found.append(tr("Put a lit card on the world that makes a good."))
    if any(option.card == option.world for option in offered):
        found.append(tr("Put a lit world here if it makes its own."))
    return " ".join(found)


def bench_buttons(
    choice: Choice | None, view: View, words: Speaker, options: Iterable[Action]
) -> tuple[ButtonFace, ...]:
    """Return the answers that are named on the strip: ways to a world, numbers, what to search for."""
    found: list[ButtonFace] = []
    demands = {demand.way: demand for demand in view.seats[0].demands}
    for option in options:
        match option:
            case act.Way(way=way) if isinstance(choice, steps.ChooseWay):
                demand = demands[way]
                text = _way_words(demand, words)
                found.append(ButtonFace(way_key(way), text, explains=way_text(demand, words)))
            case act.NameNumber(number=number):
                words_ = tr("Ctrl+{number} names it, too.", number=number)
                found.append(ButtonFace(number_key(number), str(number), explains=words_, digit=number))
            case act.Search(category=category):
                found.append(ButtonFace(search_key(category), upper_first(category_name(category))))
    return tuple(found)


def _way_words(demand: Demand, words: Speaker) -> str:
    if demand.way == CONQUER:
        return tr("Conquer")
    if demand.way == PAY:
        return tr("Pay {count}", count=demand.sum)
    card = words.card(demand.way)
    if demand.conquest:
        return tr("Conquer by {card}", card=card)
    return tr("Pay {count} by {card}", count=demand.sum, card=card)
