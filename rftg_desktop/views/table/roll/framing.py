"""From the controller to a frame of Roll: the words, buttons and log lines that go with a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rftg_desktop.controller.affordances import Affordances, Spot
from rftg_desktop.controller.game_controller import GameController
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.actions import BuyVp
from rftg_desktop.rules.roll.catalog import Catalog
from rftg_desktop.rules.roll.dice import EXPLORE
from rftg_desktop.rules.roll.steps import AbandonOne, Explore, RemoveDie
from rftg_desktop.session.log import recent
from rftg_desktop.views.table.frame import ROLL, USUAL, ButtonFace, Taste
from rftg_desktop.views.table.framing import (
    LOG_EVENTS,
    as_it_was,
    bar_buttons,
    look_button,
    sitting_of,
)
from rftg_desktop.views.table.paint_side import Inspected, TilePortrait
from rftg_desktop.views.table.roll.faces import die_face, tile_side
from rftg_desktop.views.table.roll.frame import RollFrame
from rftg_desktop.views.table.roll.log import log_of
from rftg_desktop.views.table.sitting import Sitting
from rftg_desktop.views.words.explain import explain
from rftg_desktop.views.words.prompts import action_phrase, prompt_text, step_line
from rftg_desktop.views.words.translation import tr


def frame_of(controller: GameController, look_at: Seat | None = None, taste: Taste = USUAL) -> RollFrame:
    """Return what the table shows now; ``look_at`` puts another seat's mat in full, to look only."""
    session, view = controller.session, controller.view
    sitting, catalog = sitting_of(controller), catalog_of(controller)
    looking = look_at is not None and look_at != controller.focus
    title, hint = _prompt(controller, sitting, catalog)
    focus = look_at if look_at is not None else controller.focus
    return RollFrame(
        view=view,
        focus=focus,
        asked=session.asked,
        sitting=sitting,
        catalog=catalog,
        affordances=Affordances() if looking else controller.affordances,
        step=step_line(view, over=session.is_over),
        title=title,
        hint=hint,
        subtitle=_subtitle(view, focus, looking=looking),
        sixth=_sixth(controller),
        looking=looking,
        taste=taste,
        buttons=(look_button(),) if looking else _buttons(controller, catalog),
        bar_buttons=bar_buttons(controller),
        log=log_of(recent(session, controller.reader, LOG_EVENTS), sitting, catalog, view),
    )


def past_of(frame: RollFrame, controller: GameController, answers: int) -> RollFrame:
    """Return ``frame`` as it was after so many answers."""
    view = controller.session.view_at(answers, controller.reader)
    sixth = at.BAG if view.phase == EXPLORE else at.DICTATE
    return as_it_was(frame, view, step_line(view), sixth=sixth)


def catalog_of(controller: GameController) -> Catalog:
    """Return the tiles in play."""
    game: Any = controller.session.box.game
    catalog: Catalog = game.catalog
    return catalog


def _prompt(controller: GameController, sitting: Sitting, catalog: Catalog) -> tuple[str, str]:
    choice, seat = controller.choice, controller.session.asked
    if controller.session.is_over:
        return tr("The game is over"), ""
    if controller.curtain_for is not None:
        return tr("{name}, take your seat", name=sitting.name(controller.curtain_for)), ""
    if choice is None or seat is None:
        return "", ""
    if controller.must_shake:
        return tr("{name}: Roll your dice", name=sitting.name(seat)), tr("Click the cup, or press Space.")
    text = prompt_text(choice, controller.view, seat, catalog, controller.session.options())
    return f"{sitting.name(seat)}: {text.title}", text.hint


def _subtitle(view: Any, focus: Seat, *, looking: bool) -> str:
    if looking:
        return tr("a look only; Esc goes back")
    place = view.order.index(focus) + 1
    return tr(
        "Faction {number} · number {place} in player order", number=view.seats[focus].faction, place=place
    )


def _sixth(controller: GameController) -> str:
    """Return what the sixth place of the phase row is in this step."""
    choice = controller.choice
    if isinstance(choice, RemoveDie):
        return at.SUPPLY
    if isinstance(choice, Explore | AbandonOne) or controller.view.phase == EXPLORE:
        return at.BAG
    return at.DICTATE


def _buttons(controller: GameController, catalog: Catalog) -> tuple[ButtonFace, ...]:
    """Return the buttons of the mat's header: only what can be done."""
    choice, seat = controller.choice, controller.session.asked
    if controller.session.is_over:
        words = tr("The points of all players, part by part.")
        return (ButtonFace("result", tr("Result"), tr("Ctrl+Enter"), primary=True, explains=words),)
    if choice is None or seat is None:
        return ()
    if controller.must_shake:
        words = tr("Shake the cup: your dice are sorted under their faces.")
        return (ButtonFace(ROLL, tr("Roll"), tr("Space"), primary=True, explains=words),)
    found: list[ButtonFace] = []
    if controller.can_look:
        words = tr("Look at your own tiles below the top ones, through the curtain.")
        found.append(ButtonFace("mine", tr("My tiles"), tr("M"), explains=words))
    if controller.session.can_reset():
        words = tr("Take back all that you have done in this step.")
        found.append(ButtonFace("reset", tr("Reset"), tr("Ctrl+R"), explains=words))
    buy = controller.affordances.button("buy")
    if buy is not None and isinstance(buy.action, BuyVp):
        words = action_phrase(buy.action, controller.view, catalog, seat=seat)
        found.append(ButtonFace("buy", words, tr("Ctrl+B")))
    if controller.affordances.button("done") is not None:
        text = prompt_text(choice, controller.view, seat, catalog, controller.session.options())
        label = text.done_label or tr("Done")
        tip = text.done_tip
        found.append(ButtonFace("done", label, tr("Ctrl+Enter"), primary=True, explains=tip))
    return tuple(found)


# -- explanations ----------------------------------------------------------------------------------------


def inspected(frame: RollFrame, spot: Spot, *, pinned: bool = False) -> Inspected | None:
    """Return what the inspector says of a thing or place."""
    thing = None if spot.thing == "" else spot.thing
    ref = spot.ref
    found = explain(ref.zone, ref.seat, ref.key, thing, frame.view, frame.catalog, frame.sitting.names)
    if found is None:
        return None
    sides = tuple(TilePortrait(tile_side(frame.catalog, side)) for side in sides_at(frame, spot))
    die = die_face(thing) if isinstance(thing, int) and ref.zone not in (at.STACK, at.LOOKING) else None
    return Inspected(found.title, found.subtitle, found.lines, sides, die, pinned)


def sides_at(frame: RollFrame, spot: Spot) -> Sequence[str]:
    """Return the sides that can be seen of a tile: one, both of a tile in hand, none if face down."""
    ref, thing = spot.ref, spot.thing
    if ref.zone in (at.TABLEAU, at.GOOD):
        return (str(ref.key),) if str(ref.key) in frame.catalog.sides else ()
    if ref.zone == at.LOOKING and f"{thing}.d" in frame.catalog.sides:
        return (f"{thing}.d", f"{thing}.w")
    if ref.zone == at.STACK and isinstance(thing, int):
        tiles = frame.view.seats[ref.seat].stacks[int(ref.key)].tiles
        tile = tiles[thing] if thing < len(tiles) else None
        return (f"{tile}.{'dw'[int(ref.key)]}",) if tile else ()
    return ()
