"""Rolling dice: each new die of a roll tumbles in its column before it lies still.

The frames are painted in small slices and kept for a kind of die up to a limit of memory.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.roll import places as at
from rftg_desktop.rules.roll.dice import FACES, PHASES
from rftg_desktop.rules.roll.events import DiceRolled
from rftg_desktop.views.sprites.canvas import Sprite
from rftg_desktop.views.sprites.faces import DieFace
from rftg_desktop.views.sprites.tumble import FRAMES, tumble_sprites
from rftg_desktop.views.table.token import Token

if TYPE_CHECKING:
    from rftg_desktop.views.table.scene import TableScene

LIMIT_BYTES = 24 * 1024 * 1024
STRIDE = 3
"""Every third frame is painted: at fifteen steps the eye still sees a cube turn."""

STEP_MS = 40
_NAMES = (*PHASES, "wild")


class Tumbles(QObject):
    """The dice that tumble now."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self._kept: OrderedDict[tuple[DieFace, float, float], list[Sprite]] = OrderedDict()
        self._bytes = 0
        self._rolling: list[tuple[Token, list[Sprite], int]] = []
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Whether dice still tumble."""
        return bool(self._rolling)

    def start(self, events: Iterable[Event], speed: float) -> None:
        """Let the dice of a roll that is in sight tumble."""
        for event in events:
            if isinstance(event, DiceRolled):
                self._roll(event)
        if self._rolling:
            self._clock.start(max(8, int(STEP_MS * speed)))

    def _roll(self, event: DiceRolled) -> None:
        seen: dict[Spot, int] = {}
        for die, phase in zip(event.dice, event.columns, strict=True):
            if die is None or phase is None:
                return
            spot = Spot(at.column(event.seat, phase), die | 7)
            nth = seen[spot] = seen.get(spot, -1) + 1
            group = self._scene.tokens.get(spot, [])
            if nth < len(group):
                token = group[nth]
                self._rolling.append((token, self._frames(token, die), -len(self._rolling)))

    def _frames(self, token: Token, die: int) -> list[Sprite]:
        face = token.piece.face
        assert face is not None
        size, scale = token.piece.rect.width(), self._scene.zoom
        key = (face, size, scale)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        others = [DieFace(face.colour, (_NAMES[side],)) for side in FACES[die >> 3]]
        faces = (face, *(other for other in others if other.symbols != face.symbols))
        six = (faces * 6)[:6]
        every = list(tumble_sprites(six, size, scale, seed=die))
        frames = [*every[::STRIDE], every[FRAMES - 1]]
        self._keep(key, frames)
        return frames

    def _keep(self, key: tuple[DieFace, float, float], frames: list[Sprite]) -> None:
        self._kept[key] = frames
        self._bytes += sum(frame.cost for frame in frames)
        while self._bytes > LIMIT_BYTES and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= sum(frame.cost for frame in dropped)

    def _step(self) -> None:
        going: list[tuple[Token, list[Sprite], int]] = []
        for token, frames, step in self._rolling:
            if step + 1 < len(frames):
                if step >= 0:
                    token.show_sprite(frames[step])
                going.append((token, frames, step + 1))
            else:
                token.show_sprite(self._scene.sprite_of(token.piece))
        self._rolling = going
        if not going:
            self._clock.stop()

    def finish(self) -> None:
        """Let all dice lie still at once."""
        self._clock.stop()
        for token, _, _ in self._rolling:
            token.show_sprite(self._scene.sprite_of(token.piece))
        self._rolling.clear()
