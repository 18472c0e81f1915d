"""What the asked seat must do now, in one line with a hint, and what its button says."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice, Confirm
from rftg_desktop.rules.roll import actions as act
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.dice import DEVELOP, EXPLORE, PHASES, PRODUCE, SHIP
from rftg_desktop.rules.roll.view import SeatView, View
from rftg_desktop.views.words.forms import GOING_ON, PromptText, confirm_prompt
from rftg_desktop.views.words.names import money, phase_name, points, worker_name
from rftg_desktop.views.words.phrases import NO_PREVIEW, Preview, action_phrase, to_go
from rftg_desktop.views.words.pieces import Speaker, phase_of, stack_word
from rftg_desktop.views.words.translation import both, mark, tr, trn

__all__ = ["NO_PREVIEW", "Preview", "action_phrase", "prompt_text", "step_line", "waiting_line"]


@dataclass(frozen=True, slots=True)
class _Asked:
    """What the wording of a prompt may look at."""

    view: View
    seat: SeatView
    words: Speaker
    options: Sequence[Action]

    def offered(self, kind: type[Action]) -> list[Any]:
        """Return the options of one class."""
        return [option for option in self.options if isinstance(option, kind)]


def prompt_text(
    choice: Choice, view: View, seat: Seat, catalog: Catalog, options: Sequence[Action] = ()
) -> PromptText:
    """Return what ``seat`` is asked by ``choice``.

    ``options`` are its legal answers: with them the prompt names the powers at hand and what is compulsory.
    """
    wording = PROMPTS.get(type(choice))
    if wording is None:
        return PromptText(tr("Your move"), tr("Choose one of the pieces that are lit up."))
    return wording(choice, _Asked(view, view.seats[seat], Speaker((), catalog), options))


# ---------------------------------------------------------------- set-up and assigning


def _choose_start(_choice: steps.ChooseStart, asked: _Asked) -> PromptText:
    hint = tr("Each tile has two sides: one of the two goes up as a development, the other as a world.")
    label, tip = tr("Ready"), tr("Start the game with these two tiles under construction.")
    if len(asked.seat.looking) > 1:
        return PromptText(tr("Place your two starting tiles"), hint, label, tip)
    if asked.seat.looking:
        return PromptText(tr("Place the other starting tile"), hint, label, tip)
    return PromptText(
        tr("Your starting tiles are placed"), tr("Undo, or say that you are ready."), label, tip
    )


def _assign(_choice: steps.Assign, asked: _Asked) -> PromptText:
    label = tr("Lock in")
    tip = tr("Your dice stay as they are now. The screens lift when everybody has locked in.")
    wild = len(asked.seat.unassigned)
    if asked.seat.selector is None:
        hint = tr("Put any one of your dice on the phase strip; its face does not matter.")
        return PromptText(tr("Select a phase"), hint, label, tip)
    powers = _powers_at_hand(asked)
    if wild:
        title = trn("Place your wild die", "Place your {count} wild dice", wild)
        return PromptText(
            title, " ".join(filter(None, (tr("A wild die goes under any phase."), powers))), label, tip
        )
    if powers:
        return PromptText(tr("Reassign workers, or lock in"), powers, label, tip)
    return PromptText(tr("Your dice are assigned"), tr("Lock in when you are content."), label, tip)


def _powers_at_hand(asked: _Asked) -> str:
    """Return what may still move workers."""
    names = [asked.words.side(tile) for tile in dict.fromkeys(a.tile for a in asked.offered(act.Reassign))]
    if asked.offered(act.Dictate):
        names.append(tr("Dictate"))
    return tr("You can use {names}.", names=both(names)) if names else ""


def _move_workers(choice: steps.MoveWorkers, _asked: _Asked) -> PromptText:
    label, tip = tr("Enough moved"), tr("Leave the other workers where they are.")
    if choice.left == 1:
        hint = tr("Any other worker goes to any other column.")
    else:
        hint = tr("Up to {count} workers, each to any other column.", count=choice.left)
    title = tr("Dictate: now move a worker") if choice.first else tr("Dictate: move another worker, or stop")
    return PromptText(title, hint, "" if choice.first else label, "" if choice.first else tip)


# ---------------------------------------------------------------- exploring


def _explore(_choice: steps.Explore, asked: _Asked) -> PromptText:
    count = len(asked.seat.strip[EXPLORE])
    if not count:
        title = tr("Rearrange your construction tiles, or go on")
        label, tip = tr("Done exploring"), tr("Leave your construction tiles as they are.")
        return PromptText(title, tr("No explorer is left."), label, tip)
    if asked.options and not asked.offered(act.Stock):
        hint = tr("You have abandoned tiles, so this explorer cannot stock. Abandon more if you like.")
        return PromptText(tr("Scout with an explorer"), hint)
    title = trn("Use your explorer", "Use your {count} explorers", count)
    gain = money(asked.words.catalog.constants.stock_credits)
    hint = tr(
        "Scout at the bag, or stock for {gain}. Each construction tile abandoned first scouts one tile more.",
        gain=gain,
    )
    if asked.offered(act.MoveTile):
        hint = tr(
            "Scout at the bag, or stock for {gain}. Each tile abandoned first scouts one more. "
            "Tiles may also be moved.",
            gain=gain,
        )
    return PromptText(title, hint)


def _keep(_choice: steps.Keep, asked: _Asked) -> PromptText:
    title = trn("Place the drawn tile", "Place the {count} drawn tiles", len(asked.seat.looking))
    if any(option.top for option in asked.offered(act.Keep)):
        hint = tr(
            "Under the developments or under the worlds, or on top. The stack decides which side is up."
        )
    else:
        hint = tr("Under the developments or under the worlds. The stack decides which side is up.")
    return PromptText(title, hint)


def _abandon_one(_choice: steps.AbandonOne, _asked: _Asked) -> PromptText:
    hint = tr("Everybody with three or more of them gives one into the bag.")
    return PromptText(tr("The bag is short: give up a construction tile"), hint)


# ---------------------------------------------------------------- building


def _build(choice: steps.Build, asked: _Asked) -> PromptText:
    stack = choice.phase - DEVELOP
    site, workers = asked.seat.stacks[stack], worker_name(PHASES[choice.phase], 2)
    title = tr("Choose the next builder for {tile}", tile=_top(asked, stack))
    hint = tr("Your {workers} work as long as a tile needs them; only the order is yours.", workers=workers)
    if site.need is not None:
        left = max(site.need - len(site.dice), 0)
        hint = tr("{needs}: {to_go}. ", needs=_needs(site.need), to_go=to_go(left)) + hint
    return PromptText(title, hint)


def _needs(count: int) -> str:
    return trn("It needs {count} worker", "It needs {count} workers", count)


def _top(asked: _Asked, stack: int) -> str:
    tiles = asked.seat.stacks[stack].tiles
    if tiles and tiles[0] is not None:
        return asked.words.in_stack(tiles[0], stack)
    return tr("the top of the {stack}", stack=stack_word(stack))


def _spare(choice: steps.Spare, asked: _Asked) -> PromptText:
    title = trn(
        "Choose the die that stays for the next tile",
        "Choose {count} dice that stay for the next tile",
        choice.left,
    )
    hint = tr(
        "{tile} has more dice than it needs. The others are spent on it.",
        tile=_top(asked, choice.phase - DEVELOP),
    )
    return PromptText(title, hint)


def _return_worker(choice: steps.ReturnWorker, asked: _Asked) -> PromptText:
    title = tr("{tile}: send a builder to your cup", tile=asked.words.side(choice.tile))
    if choice.least > 0:
        hint = trn("At least one must go.", "At least {count} must go.", choice.least)
        return PromptText(title, f"{hint} {_at_most(choice.left)}")
    tip = tr("The other builders go to the Citizenry.")
    return PromptText(title, _at_most(choice.left), tr("No more"), tip)


def _at_most(count: int) -> str:
    return trn("One more may go.", "Up to {count} may go.", count)


def _remove_die(choice: steps.RemoveDie, _asked: _Asked) -> PromptText:
    title = trn("Give up one of your dice", "Give up {count} of your dice", choice.left)
    hint = tr("Any die of yours, wherever it lies. It returns to the supply.")
    return PromptText(title, hint)


# ---------------------------------------------------------------- goods, managing


def _produce(_choice: steps.Produce, asked: _Asked) -> PromptText:
    count = len(asked.seat.strip[PRODUCE])
    title = trn("Put your producer on a world", "Put your {count} producers on worlds", count)
    return PromptText(title, tr("On any world of yours that is not gray and has room for a good."))


def _ship(_choice: steps.Ship, asked: _Asked) -> PromptText:
    shippers, goods = len(asked.seat.strip[SHIP]), len(asked.seat.goods)
    title = tr("Pair a shipper with a good")
    hint = tr(
        "Trade it for credits, or consume it for VP. {shippers}, {goods} left.",
        shippers=trn("{count} shipper", "{count} shippers", shippers),
        goods=trn("{count} good", "{count} goods", goods),
    )
    return PromptText(title, hint)


def _buy_vp(choice: steps.BuyVp, asked: _Asked) -> PromptText:
    title = tr("Pay {cost} for {vp}?", cost=money(choice.cost), vp=points(choice.vp))
    hint = tr(
        "{tile}, once after each trade. You have {money}.",
        tile=asked.words.side(choice.tile),
        money=money(asked.seat.credits),
    )
    return PromptText(title, hint, tr("No, thanks"), tr("Keep your credits."))


def _recruit(_choice: steps.Recruit, asked: _Asked) -> PromptText:
    price = asked.words.catalog.constants.recruit_cost
    count = min(asked.seat.credits // price, len(asked.seat.citizenry))
    title = trn("Hire a die back", "Hire {count} dice back", count)
    hint = tr(
        "Choose them from your Citizenry, {price} each: you hire as many as you can pay for.",
        price=money(price),
    )
    return PromptText(title, hint)


def _recall(_choice: steps.Recall, asked: _Asked) -> PromptText:
    label, tip = tr("Done recalling"), tr("Leave the other dice where they are.")
    hint = tr("Developers, settlers and goods come back free of charge.")
    if not asked.seat.cup:
        return PromptText(tr("Your cup is empty: recall at least one die"), hint)
    return PromptText(tr("Recall dice if you like"), hint, label, tip)


PROMPTS: Final[Mapping[type[Choice], Callable[[Any, _Asked], PromptText]]] = {
    Confirm: lambda _choice, _asked: confirm_prompt(),
    steps.AbandonOne: _abandon_one,
    steps.Assign: _assign,
    steps.Build: _build,
    steps.BuyVp: _buy_vp,
    steps.ChooseStart: _choose_start,
    steps.Explore: _explore,
    steps.Keep: _keep,
    steps.MoveWorkers: _move_workers,
    steps.Produce: _produce,
    steps.Recall: _recall,
    steps.Recruit: _recruit,
    steps.RemoveDie: _remove_die,
    steps.ReturnWorker: _return_worker,
    steps.Ship: _ship,
    steps.Spare: _spare,
}

# ---------------------------------------------------------------- the others' view, the top bar

DOING: Final[Mapping[type[Choice], str]] = {
    Confirm: GOING_ON,
    steps.AbandonOne: mark("{name} gives up a construction tile"),
    steps.Assign: mark("{name} assigns dice"),
    steps.Build: mark("{name} chooses a builder"),
    steps.BuyVp: mark("{name} may buy VP"),
    steps.ChooseStart: mark("{name} chooses starting tiles"),
    steps.Explore: mark("{name} explores"),
    steps.Keep: mark("{name} places drawn tiles"),
    steps.MoveWorkers: mark("{name} assigns dice"),
    steps.Produce: mark("{name} produces"),
    steps.Recall: mark("{name} may recall dice"),
    steps.Recruit: mark("{name} hires dice back"),
    steps.RemoveDie: mark("{name} gives up a die"),
    steps.ReturnWorker: mark("{name} sends builders to the cup"),
    steps.Ship: mark("{name} ships"),
    steps.Spare: mark("{name} chooses dice for the next tile"),
}


def waiting_line(choice: Choice, name: str) -> str:
    """Return what the others read while ``name`` is asked; nothing of it is secret."""
    return tr(DOING.get(type(choice), mark("{name} is to move")), name=name)


def step_line(view: View, *, over: bool = False) -> str:
    """Return where the game stands: "Round 6 · Settle"."""
    if over:
        return tr("Round {round} · {step}", round=view.round, step=phase_name("end_game"))
    if not view.round:
        return phase_name("setup")
    if view.screens:
        step = phase_name("assign")
    elif view.phase is not None:
        step = phase_of(view.phase)
    else:
        step = phase_name("manage")
    return tr("Round {round} · {step}", round=view.round, step=step)
