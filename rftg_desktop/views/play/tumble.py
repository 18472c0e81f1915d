"""Rolling dice: each new die of a roll tumbles in its column before it lies still.

A frame is painted when it is first shown, and kept for its kind of die up to a limit of memory: so no step
of the clock paints more than one frame a die.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from rftg_desktop.kernel.events import Event
from rftg_desktop.views.sprites.canvas import Sprite
from rftg_desktop.views.sprites.faces import DieFace
from rftg_desktop.views.sprites.tumble import tumble_sprites
from rftg_desktop.views.table.kit import Roll
from rftg_desktop.views.table.token import Token

if TYPE_CHECKING:
    from rftg_desktop.views.table.scene import TableScene

LIMIT_BYTES = 8 * 1024 * 1024
STRIDE = 3
"""Every third frame is painted: at fifteen steps the eye still sees a cube turn."""

STEP_MS = 40


class Reel:
    """The frames of one tumble, painted as they are first asked for."""

    def __init__(self, frames: Iterator[Sprite]) -> None:
        self._coming = frames
        self._painted: list[Sprite] = []
        self.cost = 0

    def frame(self, number: int) -> Sprite | None:
        """Return a frame, ``None`` past the last."""
        while len(self._painted) <= number:
            sprite = next(self._coming, None)
            if sprite is None:
                return None
            self._painted.append(sprite)
            self.cost += sprite.cost
        return self._painted[number]


class Tumbles(QObject):
    """The dice that tumble now."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__()
        self._scene = scene
        self._kept: OrderedDict[tuple[DieFace, float, float], Reel] = OrderedDict()
        self._rolling: list[tuple[Token, Reel, int]] = []
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._step)

    @property
    def running(self) -> bool:
        """Whether dice still tumble."""
        return bool(self._rolling)

    @property
    def cost(self) -> int:
        """The bytes that the frames kept take."""
        return sum(reel.cost for reel in self._kept.values())

    def start(self, events: Iterable[Event], speed: float) -> None:
        """Let the dice of a roll that is in sight tumble."""
        frame = self._scene.frame
        for roll in self._scene.kit.rolls(events, frame) if frame is not None else ():
            group = self._scene.tokens.get(roll.spot, [])
            if roll.nth < len(group):
                token = group[roll.nth]
                self._rolling.append((token, self._reel(token, roll), -len(self._rolling)))
        if self._rolling:
            self._clock.start(max(8, int(STEP_MS * speed)))

    def _reel(self, token: Token, roll: Roll) -> Reel:
        face = token.piece.face
        assert face is not None
        size, scale = token.piece.rect.width(), self._scene.zoom
        key = (face, size, scale)
        found = self._kept.get(key)
        if found is None:
            faces = (face, *(other for other in roll.others if other.symbols != face.symbols))
            six = (faces * 6)[:6]
            found = self._kept[key] = Reel(tumble_sprites(six, size, scale, seed=roll.seed, stride=STRIDE))
        self._kept.move_to_end(key)
        return found

    def _step(self) -> None:
        going: list[tuple[Token, Reel, int]] = []
        for token, reel, step in self._rolling:
            sprite = reel.frame(step) if step >= 0 else None
            if sprite is not None:
                token.show_sprite(sprite)
            if sprite is not None or step < 0:
                going.append((token, reel, step + 1))
            else:
                token.show_sprite(self._scene.sprite_of(token.piece))
        self._rolling = going
        while len(self._kept) > 1 and self.cost > LIMIT_BYTES:
            self._kept.popitem(last=False)
        if not going:
            self._clock.stop()

    def finish(self) -> None:
        """Let all dice lie still at once."""
        self._clock.stop()
        for token, _, _ in self._rolling:
            token.show_sprite(self._scene.sprite_of(token.piece))
        self._rolling.clear()
