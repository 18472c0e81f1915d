"""Movement: tokens glide from where they were to where they are. The end is always the picture.

Events say where a piece came from; the picture says where it is now. Between the two the animator may
take its time, and any input finishes it at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QParallelAnimationGroup, QPointF, QPropertyAnimation

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.kernel.events import Event, Moved
from rftg_desktop.kernel.ids import Ref
from rftg_desktop.views.play.tumble import Tumbles
from rftg_desktop.views.table.piece import Piece
from rftg_desktop.views.table.token import Token

if TYPE_CHECKING:
    from rftg_desktop.views.table.scene import TableScene

GLIDE_MS = 260
STAGGER_MS = 14
LEAVE_MS = 220


class Animator:
    """Moves the tokens of one scene. ``speed`` is a factor of all durations; 0 means at once."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.speed = 0.0
        self._group: QParallelAnimationGroup | None = None
        self._leaving: list[Token] = []
        self.tumbles = Tumbles(scene)

    @property
    def running(self) -> bool:
        """Whether something still moves."""
        return self._group is not None or self.tumbles.running

    def finish(self) -> None:
        """Put everything where it belongs at once."""
        self.tumbles.finish()
        self.finish_group()
        for token in self._leaving:
            self._scene.removeItem(token)
        self._leaving.clear()
        for tokens in self._scene.tokens.values():
            for token in tokens:
                token.setPos(token.piece.rect.topLeft())

    def send_home(self, token: Token, duration: int) -> None:
        """Let a piece that was put where it cannot go glide back to its place."""
        home = token.piece.rect.topLeft()
        if self.speed <= 0 or token.pos() == home:
            token.setPos(home)
            return
        self.finish_group()
        group = QParallelAnimationGroup()
        group.addAnimation(_glide(token, token.pos(), home, duration * self.speed))
        self._group = group
        group.finished.connect(self.finish)
        group.start()

    def finish_group(self) -> None:
        """Stop the present movement where it ends."""
        group, self._group = self._group, None
        if group is not None:
            group.setCurrentTime(group.duration())
            group.stop()
            group.deleteLater()

    # -- from picture to picture -------------------------------------------------------------------

    def sync(self, pieces: Sequence[Piece], events: tuple[Event, ...], *, glide: bool) -> None:
        """Make the tokens equal to ``pieces``; where ``glide``, let them move there."""
        scene = self._scene
        moves = [change for event in events for change in event.changes() if isinstance(change, Moved)]
        if glide:
            self._rehome(moves)
        spare = scene.tokens
        scene.tokens = {}
        arrivals: list[tuple[Token, QPointF]] = []
        for piece in pieces:
            group = spare.get(piece.spot)
            if group:
                token = group.pop(0)
                start = token.pos()
                self._dress(token, piece)
            else:
                token = self._new(piece)
                start = self._origin(piece, moves)
            arrivals.append((token, start))
        gone = [token for group in spare.values() for token in group]
        if not glide or self.speed <= 0:
            for token in gone:
                scene.removeItem(token)
            for token, _ in arrivals:
                token.setPos(token.piece.rect.topLeft())
            return
        self._run(arrivals, gone, moves)
        self.tumbles.start(events, self.speed)

    def _rehome(self, moves: Iterable[Moved]) -> None:
        """Give tokens the address they have moved to, so that the same ones are found there."""
        tokens = self._scene.tokens
        for move in moves:
            if move.thing is None:
                continue
            source = next((spot for spot in self._scene.kit.before(move) if tokens.get(spot)), None)
            if source is not None:
                group = tokens[source]
                token = group.pop()
                if not group:
                    del tokens[source]
                tokens.setdefault(self._scene.kit.after(move), []).append(token)

    def _dress(self, token: Token, piece: Piece) -> None:
        """Let a token stand for another piece."""
        same = token.piece.kind == piece.kind and token.piece.face == piece.face
        same = same and token.piece.side == piece.side and token.piece.rect.size() == piece.rect.size()
        token.piece = piece
        if not same or token.look != self._scene.look:
            token.look = self._scene.look
            token.show_sprite(self._scene.sprite_of(piece))
            token.show_glow(None)
        token.setZValue(piece.z)
        token.setOpacity(1.0)
        token.setScale(1.0)
        token.turn_to(piece.turn)
        self._scene.tokens.setdefault(piece.spot, []).append(token)

    def _new(self, piece: Piece) -> Token:
        token = self._scene.add_token(piece)
        token.look = self._scene.look
        return token

    def _origin(self, piece: Piece, moves: Iterable[Moved]) -> QPointF:
        """Return where a new piece comes from: the place its move names, else where it is."""
        for move in moves:
            if move.target == piece.spot.ref and move.source != piece.spot.ref:
                middle = self._middle(move.source)
                if middle is not None:
                    return middle - _half(piece)
        return piece.rect.topLeft()

    def _middle(self, ref: Ref) -> QPointF | None:
        """Return the middle of a place on the table, if it is in sight."""
        frame = self._scene.frame
        if frame is None or not self._scene.kit.in_sight(ref.seat, frame):
            return None
        try:
            area = self._scene.areas([Spot(ref)])[Spot(ref)]
        except (KeyError, ValueError):
            return None
        return area.center()

    def _run(self, arrivals: list[tuple[Token, QPointF]], gone: list[Token], moves: Sequence[Moved]) -> None:
        group = QParallelAnimationGroup()
        for number, (token, start) in enumerate(arrivals):
            target = token.piece.rect.topLeft()
            if start != target:
                delay = min(number, 12) * STAGGER_MS
                group.addAnimation(_glide(token, start, target, (GLIDE_MS + delay) * self.speed))
            else:
                token.setPos(target)
        for token in gone:
            self._send_off(token, moves, group)
        if group.animationCount():
            self._group = group
            group.finished.connect(self.finish)
            group.start()
        else:
            group.deleteLater()
            self.finish()

    def _send_off(self, token: Token, moves: Sequence[Moved], group: QParallelAnimationGroup) -> None:
        """Let a piece that leaves the picture glide to where it went, and fade."""
        target = None
        for move in moves:
            if self._scene.kit.leaves(token.piece, move):
                target = self._middle(move.target)
        if target is not None and self._scene.kit.flies_off(token.piece):
            target -= _half(token.piece)
            group.addAnimation(_glide(token, token.pos(), target, LEAVE_MS * self.speed))
            self._leaving.append(token)
        else:
            self._scene.removeItem(token)


def _half(piece: Piece) -> QPointF:
    """Return the way from the middle of a piece to its corner."""
    return QPointF(piece.rect.width() / 2, piece.rect.height() / 2)


def _glide(token: Token, start: QPointF, target: QPointF, duration: float) -> QPropertyAnimation:
    animation = QPropertyAnimation(token, b"pos")
    animation.setStartValue(start)
    animation.setEndValue(target)
    animation.setDuration(max(1, int(duration)))
    animation.setEasingCurve(QEasingCurve.Type.OutCubic)
    token.setPos(start)
    return animation
