"""What the asked seat must do now, in one line with a hint, and what its button says."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.ids import Hidden, Seat
from rftg_desktop.kernel.steps import Choice, Confirm
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.brink import steps as brink
from rftg_desktop.rules.race.catalog import Catalog
from rftg_desktop.rules.race.powers.base import Power
from rftg_desktop.rules.race.setup import start_keep
from rftg_desktop.rules.race.state import SEARCH
from rftg_desktop.rules.race.view import SeatView, View
from rftg_desktop.views.words.forms import GOING_ON, PromptText, confirm_prompt, tidy, upper_first
from rftg_desktop.views.words.race.hints import tuck_text
from rftg_desktop.views.words.race.names import (
    cards,
    category_name,
    phase_name,
    prestige,
    turn_title,
    zone_name,
)
from rftg_desktop.views.words.race.powers import power_text
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.race.sums import demand_sum, left_text
from rftg_desktop.views.words.translation import both, mark, tr, trn

FEW: Final = 3
"""So many names a hint has room for."""


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the wording of a prompt may look at."""

    view: View
    seat: SeatView
    words: Speaker
    options: Sequence[Action]

    @property
    def catalog(self) -> Catalog:
        """The cards in play."""
        return self.words.catalog

    @property
    def hand(self) -> int:
        """How many cards the hand holds."""
        hand = self.seat.hand
        return hand.count if isinstance(hand, Hidden) else len(hand)

    def offered(self, kind: type[Action]) -> list[Any]:
        """Return the options of one class."""
        return [option for option in self.options if isinstance(option, kind)]

    def powers_at_hand(self) -> str:
        """Return the cards whose powers can be used: "Research Labs and Old Earth", or how many they are."""
        used = [self.words.card(action.card) for action in self.offered(act.UsePower) if action.card]
        names = list(dict.fromkeys(used))
        return both(names) if len(names) <= FEW else tr("{count} powers", count=len(names))

    def power(self, choice: Any) -> Power:
        """Return the power that a choice is about; without a card that of the prestige card."""
        if not choice.card:
            return self.catalog.constants.prestige_card.hand_power
        found: Power = self.catalog.cards[choice.card].powers[choice.index]
        return found

    def name(self, choice: Any) -> str:
        """Return the card whose power it is."""
        return self.words.card(choice.card) if choice.card else zone_name(at.PRESTIGE_CARD)

    def what(self, choice: Any) -> str:
        """Return what that power does, as a sentence."""
        return tidy(upper_first(power_text(self.power(choice))) + ".")


def prompt_text(
    choice: Choice, view: View, seat: Seat, catalog: Catalog, options: Sequence[Action] = ()
) -> PromptText:
    """Return what ``seat`` is asked by ``choice``.

    ``options`` are its legal answers: with them the prompt names the powers at hand and what is
    compulsory. The button ends the choice: by ``Done``, or by ``Pass`` where that is offered.
    """
    wording = PROMPTS.get(type(choice))
    if wording is None:
        return PromptText(tr("Your move"), tr("Choose one of the pieces that are lit up."))
    return wording(choice, _Asked(view, view.seats[seat], Speaker((), catalog), options))


# ---------------------------------------------------------------- set-up and actions


def _choose_start(_choice: steps.ChooseStart, _asked: _Asked) -> PromptText:
    hint = tr("Look at your hand first. The other world goes to the discard pile.")
    return PromptText(tr("Keep one of your two start worlds"), hint)


def _choose_hand(_choice: steps.ChooseHand, asked: _Asked) -> PromptText:
    keep = start_keep(asked.catalog, asked.view.setup, asked.seat.tableau)
    label, tip = tr("Begin"), tr("Play with this hand.")
    hint = tr("You begin with {cards}; the others go face down to the discard pile.", cards=cards(keep))
    over = asked.hand - keep
    if asked.offered(act.Tuck):
        title = tr("Lay a card under your start world")
        return PromptText(title, tr("In Produce it comes back to your hand."))
    if over <= 0:
        return PromptText(tr("Your first hand is chosen"), tr("Undo, or begin."), label, tip)
    title = trn("Give up {count} card", "Give up {count} cards", over)
    return PromptText(title, hint, label, tip)


def _choose_actions(_choice: steps.ChooseActions, asked: _Asked) -> PromptText:
    label, tip = tr("Lock in"), tr("All actions are turned up.")
    if asked.view.robot is not None:
        tip = tr("The robot's dice are rolled, and the phases begin.")
    left = actions_left(asked.view, asked.seat.seat)
    if not left:
        return PromptText(tr("Your actions are chosen"), tr("Lock in, or undo."), label, tip)
    hint = tr("The phases that either side chooses take place for both. What you choose gives you its bonus.")
    if asked.view.setup.actions == 1:
        title = tr("Choose an action")
    elif left == 1:
        title = tr("Choose your other action")
    else:
        title = tr("Choose two actions")
    return PromptText(title, hint, label, tip)


def actions_left(view: View, seat: Seat) -> int:
    """Return how many actions a seat has still to choose; a search is one of them."""
    own = view.seats[seat]
    marks = 0 if isinstance(own.marks, Hidden) else len(own.marks)
    return view.setup.actions - marks - (own.boosted == SEARCH)


def prestige_card_hint(view: View, seat: Seat, catalog: Catalog, options: Sequence[Action]) -> str:
    """Return what the prestige card can do while actions are chosen, and how; empty if nothing."""
    spaces = {option.space for option in options if isinstance(option, act.Boost)}
    cost = catalog.constants.prestige_card.cost
    if not spaces:
        return ""
    if SEARCH not in spaces:
        return tr("Prestige card: put it on a chosen action to strengthen it.")
    if view.seats[seat].prestige >= cost:
        return tr("Prestige card: put it on a chosen action to strengthen it, or on the deck to search.")
    return tr(
        "Prestige card: put it on the deck to search in place of an action; to strengthen one costs {cost}.",
        cost=prestige(cost),
    )


def _name_category(_choice: brink.NameCategory, _asked: _Asked) -> PromptText:
    hint = tr("Cards are turned up until one fits. You may refuse the first one, not the second.")
    return PromptText(tr("What do you search for?"), hint)


def _found_card(choice: brink.FoundCard, asked: _Asked) -> PromptText:
    title = tr("Found: {card}", card=asked.words.card(choice.card))
    hint = tr("You search for {category}. Take it, or search on.", category=category_name(choice.category))
    return PromptText(
        title, hint, tr("Search on"), tr("This card is lost; the next one may have to be taken.")
    )


# ---------------------------------------------------------------- exploring and discarding


def _before_explore(_choice: steps.BeforeExplore, asked: _Asked) -> PromptText:
    label, tip = tr("Draw"), tr("Use no more powers, and draw.")
    hint = tr("You can use {names} now, not after the draw.", names=asked.powers_at_hand() or tr("a power"))
    return PromptText(tr("Use a power before you draw"), hint, label, tip)


def _keep_cards(choice: steps.KeepCards, asked: _Asked) -> PromptText:
    seen = asked.seat.seen
    count = seen.count if isinstance(seen, Hidden) else len(seen)
    if asked.view.phase == "consume":
        hint = tr("One of them costs more than the card you showed. The others are discarded.")
        return PromptText(tr("Take one of the cards turned up"), hint)
    title = tr("Keep {count} of {cards}", count=choice.count, cards=cards(count))
    return PromptText(title, tr("The others are discarded, face down."))


def _discard_cards(choice: steps.DiscardCards, asked: _Asked) -> PromptText:
    title = trn("Discard {count} card of your hand", "Discard {count} cards of your hand", choice.count)
    if choice.why == "explore":
        hint = tr("The cards you drew are in your hand: any of it may go.")
    elif choice.why == "limit":
        hint = tr("At the end of a round you hold {cards} at most.", cards=cards(asked.seat.hand_limit))
    elif choice.why in asked.catalog.cards:
        hint = tr("{card} asks for it.", card=asked.words.card(choice.why))
    else:
        hint = tr("A power of yours asks for it.")
    return PromptText(title, hint)


# ---------------------------------------------------------------- placing


def _choose_placement(choice: steps.ChoosePlacement, asked: _Asked) -> PromptText:
    label = tr("Place nothing")
    if choice.phase == "develop":
        hint = tr("You pay its cost with other cards of your hand.")
        return PromptText(tr("Place a development, or none"), hint, label, tr("Let this Develop pass."))
    hint = tr(
        "A world's cost is paid with cards; a military world takes Military: you have {strength}.",
        strength=asked.seat.military + asked.seat.strength,
    )
    return PromptText(tr("Place a world, or none"), hint, label, tr("Let this Settle pass."))


def _choose_way(choice: steps.ChooseWay, asked: _Asked) -> PromptText:
    title = tr("How do you settle {card}?", card=asked.words.card(choice.card))
    hint = tr("Conquering it takes Military, paying for it takes cards. They do not mix.")
    if choice.conquering:
        hint = tr("It has to be conquered.")
    return PromptText(title, hint)


def _bill(choice: steps.Bill, asked: _Asked) -> PromptText:
    name = asked.words.card(choice.card)
    hint = "".join(upper_first(demand_sum(each, asked.words)) + "." for each in asked.seat.demands)
    if any(each.conquest for each in asked.seat.demands):
        short = sum(each.left for each in asked.seat.demands)
        title = tr("Conquer {card}: {count} Military short", card=name, count=short)
        if not short:
            title = tr("Conquer {card}, with more Military if you like", card=name)
        return _ended(asked, PromptText(title, hint, tr("Conquer"), tr("Your Military is enough.")))
    hint = " ".join(filter(None, (hint, tuck_text(asked.seat.tableau, asked.words, asked.options))))
    title = tr("Pay for {card}: {left}", card=name, left=left_text(choice.paid, choice.price))
    if not choice.price:
        title = tr("{card} is paid for", card=name)
    return _ended(asked, PromptText(title, hint, tr("Go on"), tr("Leave your other powers unused.")))


def _ended(asked: _Asked, prompt: PromptText) -> PromptText:
    """Return a prompt without its button while the choice cannot be ended."""
    return prompt if DONE in asked.options else PromptText(prompt.title, prompt.hint)


def _place_extra(choice: steps.PlaceExtra, asked: _Asked) -> PromptText:
    title = tr("{card}: one more world, or none", card=asked.words.card(choice.card))
    return PromptText(title, asked.what(choice), tr("No more"), tr("Place no further world."))


def _replace_world(choice: brink.ReplaceWorld, asked: _Asked) -> PromptText:
    title = tr("{card}: replace a world, or none", card=asked.words.card(choice.card))
    most = getattr(asked.power(choice), "max_cost_increase", 0)
    pattern = mark("Put a world of your hand on the one it replaces: the same kind, up to {amount} dearer.")
    hint = tr(pattern, amount=most)
    return PromptText(title, hint, tr("Replace none"), tr("Leave your worlds as they are."))


# ---------------------------------------------------------------- consuming


def _trade(choice: steps.Trade, asked: _Asked) -> PromptText:
    if not choice.card:
        hint = tr("You chose Trade: one good has to be sold. Put it on the deck, or on the Trade space.")
        return PromptText(tr("Sell a good"), hint)
    title = tr("{card}: sell a good", card=asked.words.card(choice.card))
    return PromptText(title, asked.what(choice) + tr(" Put the good on the deck, or on this card."))


def _consume(_choice: steps.Consume, asked: _Asked) -> PromptText:
    label, tip = tr("Done"), tr("End Consume. The goods you have left stay.")
    names = asked.powers_at_hand()
    hint = tr("In any order: {names}.", names=names) if names else tr("No power is left to use.")
    if DONE in asked.options:
        return PromptText(tr("Use another power, or end Consume"), hint, label, tip)
    return PromptText(tr("Use your consume powers"), hint, label, tip)


def _feed(choice: steps.Feed, asked: _Asked) -> PromptText:
    title = tr("{card}: give a good", card=asked.words.card(choice.card))
    label, tip = tr("No more"), tr("A good of any kind may be kept.")
    return _ended(asked, PromptText(title, asked.what(choice), label, tip))


def _give_cards(choice: steps.GiveCards, asked: _Asked) -> PromptText:
    name, count = asked.name(choice), choice.due
    title = trn("{card}: discard {count} card", "{card}: discard {count} cards", count, card=name)
    label, tip = tr("No more"), tr("Discard no more for this power.")
    return _ended(asked, PromptText(title, asked.what(choice), label, tip))


def _gamble(choice: steps.Gamble, asked: _Asked) -> PromptText:
    title = tr("{card}: name a number", card=asked.words.card(choice.card))
    hint = tr("The next card of the deck is turned up. You keep it if that is its cost or defence.")
    return PromptText(title, hint)


# ---------------------------------------------------------------- producing


def _produce(_choice: steps.Produce, asked: _Asked) -> PromptText:
    label, tip = tr("Done"), tr("Make no more goods.")
    worlds = len({option.world for option in asked.offered(act.ProduceOn)})
    hint = trn(
        "{count} world can make one. Each power works once, and so does your marker on Produce.",
        "{count} worlds can make one. Each power works once, and so does your marker on Produce.",
        worlds,
    )
    if DONE in asked.options:
        return PromptText(tr("Make another good, or end Produce"), hint, label, tip)
    return PromptText(tr("Choose the worlds that make a good"), hint, label, tip)


PROMPTS: Final[Mapping[type[Choice], Callable[[Any, _Asked], PromptText]]] = {
    Confirm: lambda _choice, _asked: confirm_prompt(),
    brink.FoundCard: _found_card,
    brink.NameCategory: _name_category,
    brink.ReplaceWorld: _replace_world,
    steps.BeforeExplore: _before_explore,
    steps.Bill: _bill,
    steps.ChooseActions: _choose_actions,
    steps.ChooseHand: _choose_hand,
    steps.ChoosePlacement: _choose_placement,
    steps.ChooseStart: _choose_start,
    steps.ChooseWay: _choose_way,
    steps.Consume: _consume,
    steps.DiscardCards: _discard_cards,
    steps.Feed: _feed,
    steps.Gamble: _gamble,
    steps.GiveCards: _give_cards,
    steps.KeepCards: _keep_cards,
    steps.PlaceExtra: _place_extra,
    steps.Produce: _produce,
    steps.Trade: _trade,
}

# ---------------------------------------------------------------- the others' view, the top bar

DOING: Final[Mapping[type[Choice], str]] = {
    Confirm: GOING_ON,
    brink.FoundCard: mark("{name} looks at the card found"),
    brink.NameCategory: mark("{name} is about to search"),
    brink.ReplaceWorld: mark("{name} may replace a world"),
    steps.BeforeExplore: mark("{name} may use a power"),
    steps.Bill: mark("{name} pays for a card"),
    steps.ChooseActions: mark("{name} chooses actions"),
    steps.ChooseHand: mark("{name} chooses the first hand"),
    steps.ChoosePlacement: mark("{name} chooses what to place"),
    steps.ChooseStart: mark("{name} chooses a start world"),
    steps.ChooseWay: mark("{name} chooses how to settle a world"),
    steps.Consume: mark("{name} consumes"),
    steps.DiscardCards: mark("{name} discards"),
    steps.Feed: mark("{name} consumes"),
    steps.Gamble: mark("{name} names a number"),
    steps.GiveCards: mark("{name} discards"),
    steps.KeepCards: mark("{name} keeps cards"),
    steps.PlaceExtra: mark("{name} may place one more world"),
    steps.Produce: mark("{name} produces"),
    steps.Trade: mark("{name} sells a good"),
}


def waiting_line(choice: Choice, name: str) -> str:
    """Return what the others read while ``name`` is asked; nothing of it is secret."""
    return tr(DOING.get(type(choice), mark("{name} is to move")), name=name)


def step_line(view: View, *, choice: Choice | None = None, over: bool = False) -> str:
    """Return where the game stands: "Round 4 · III Settle". ``choice`` is what somebody is asked."""
    if over:
        step = phase_name("final")
    elif not view.round:
        return phase_name("setup")
    elif view.phase:
        step = turn_title(view.phase, view.turn, twice=view.phases.count(view.phase) > 1)
    elif not view.phases:
        step = phase_name("actions")
    elif isinstance(choice, brink.NameCategory | brink.FoundCard):
        step = phase_name("search")
    elif isinstance(choice, steps.DiscardCards):
        step = phase_name("round_end")
    else:
        return tr("Round {round}", round=view.round)
    return tr("Round {round} · {step}", round=view.round, step=step)
