"""What is said of the things of Race: for the inspector, and of answers before they are given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.controller.gestures_race import MARKER
from rftg_desktop.controller.preview import tried
from rftg_desktop.kernel.actions import Action
from rftg_desktop.rules.race import places as at
from rftg_desktop.views.sprites.race.card import draw_card
from rftg_desktop.views.sprites.race.faces import CardFace
from rftg_desktop.views.table.paint_side import BODY, FITS, Fit, Inspected
from rftg_desktop.views.table.race.frame import RaceFrame
from rftg_desktop.views.table.race.layout import CARD_RATIO
from rftg_desktop.views.table.race.picture import DICE, FLIPPED
from rftg_desktop.views.table.race.targets import LIMIT
from rftg_desktop.views.table.race_faces import card_face, robot_die
from rftg_desktop.views.theme import DARK
from rftg_desktop.views.words.race.explain import explain
from rftg_desktop.views.words.race.names import zone_name
from rftg_desktop.views.words.race.phrases import Preview, action_phrase

if TYPE_CHECKING:
    from rftg_desktop.controller.game_controller import GameController

_ROOMS = (QSizeF(240, 214), QSizeF(240, 171), QSizeF(240, 132))
CARD_FITS = (
    *(Fit(room, room, beside=True) for room in _ROOMS),
    *(Fit(_ROOMS[-1], _ROOMS[-1], replace(BODY, size=size), 3.0, beside=True) for size in (12, 11.5)),
    Fit(QSizeF(), QSizeF(), replace(BODY, size=DARK.least_text), 2.0, beside=True),
)
"""The ways to lay out a card: large, and smaller the more is to be said of it."""


ZONES = {FLIPPED: at.SEEN, LIMIT: at.HAND}
"""Places of the table by the names that the words know them by, where these differ."""


@dataclass(frozen=True, slots=True)
class CardPortrait:
    """A card in the inspector."""

    face: CardFace

    def draw(self, painter: QPainter, area: QRectF) -> None:
        """Draw the card."""
        draw_card(painter, area, self.face)

    def fit(self, room: QSizeF) -> QSizeF:
        """As high as the room."""
        return QSizeF(room.height() / CARD_RATIO, room.height())


def inspected(frame: RaceFrame, spot: Spot, *, pinned: bool = False) -> Inspected | None:
    """Return what the inspector says of a thing or place."""
    ref, thing = spot.ref, spot.thing
    zone, said = ZONES.get(ref.zone, ref.zone), None if thing in ("", MARKER) else thing
    found = explain(zone, ref.seat, ref.key, said, frame.view, frame.game, frame.sitting.names)
    if found is None:
        return None
    card = card_at(frame, spot)
    pictures = (CardPortrait(card_face(frame.catalog, card)),) if card else ()
    die = frame.view.robot.dice[int(thing)] if ref.zone == DICE and frame.view.robot is not None else None
    return Inspected(
        found.title,
        found.subtitle,
        found.lines,
        pictures,
        robot_die(int(thing), die.face) if die is not None else None,
        pinned=pinned,
        fits=CARD_FITS if card else FITS,
    )


def card_at(frame: RaceFrame, spot: Spot) -> str:
    """Return the card that can be seen at a spot; empty where there is none."""
    ref = spot.ref
    named = str(ref.key) if ref.zone in (at.TABLEAU, at.GOOD) else str(spot.thing)
    return named if named in frame.catalog.cards else ""


def phrase(action: Action, controller: GameController, frame: RaceFrame, *, foretell: bool) -> str:
    """Return an action in a few words; ``foretell`` adds what it would bring."""
    seat, preview = controller.session.asked, None
    pair = (
        tried(controller.session, action, seat, controller.viewer) if foretell and seat is not None else None
    )
    if pair is not None:
        before, after = pair
        preview = Preview(
            cards=len(after.hand) - len(before.hand),
            vp=after.chips - before.chips,
            prestige=after.prestige - before.prestige,
            strength=after.strength - before.strength,
        )
    return action_phrase(action, frame.view, frame.catalog, seat=seat, preview=preview)


def place_names(spots: Iterable[Spot]) -> Sequence[str]:
    """Return the names of places, each once."""
    return sorted({zone_name(spot.ref.zone) for spot in spots})
