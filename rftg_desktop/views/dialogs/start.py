"""The start page: Continue, a new game of either kind, and the way to everything else."""

from __future__ import annotations

import math
from dataclasses import dataclass
from datetime import datetime

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from rftg_desktop import __version__
from rftg_desktop.controller.game_options import RACE, ROLL
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, Elided, label, section
from rftg_desktop.views.icons import application_icon
from rftg_desktop.views.style import DESIGN_HEIGHT, DESIGN_WIDTH
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import tr

MENU_WIDTH = 392
ART_STEPS = 8
ART_LEFT, ART_TOP = 540, 24
ART_AFTER_MS = 20
"""So soon after the first frame of the menu the picture beside it is painted."""


@dataclass(frozen=True, slots=True)
class Continuable:
    """The game that Continue goes back to: what is played, and by whom, in words."""

    game: str
    players: str
    round: int
    saved: datetime


def when_words(moment: datetime, now: datetime | None = None) -> str:
    """Say when something was: today and yesterday by name, else by date."""
    days = ((now or datetime.now(moment.tzinfo)).date() - moment.date()).days
    clock = moment.strftime("%H:%M")
    if days == 0:
        return tr("today {time}", time=clock)
    if days == 1:
        return tr("yesterday {time}", time=clock)
    return moment.strftime("%Y-%m-%d %H:%M")


class StartPage(Page):
    """What the program opens with. ``new_game_requested`` carries the name of the game."""

    continue_requested = Signal()
    new_game_requested = Signal(str)
    load_requested = Signal()
    records_requested = Signal()
    settings_requested = Signal()
    rules_requested = Signal()
    credits_requested = Signal()
    quit_requested = Signal()

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self.continue_button = self._button(tr("&Continue"), "play", "primary")
        self.roll_button = self._button(tr("Roll for the &Galaxy"), "dices")
        self.race_button = self._button(tr("&Race solo"), "bot")
        self.load_button = self._button(tr("&Load a game"), "folder-open")
        self.records_button = self._button(tr("Rec&ords"), "trophy")
        self.rules_button = self._button(tr("R&ules"), "book-open")
        self.settings_button = self._button(tr("&Settings"), "settings")
        self.credits_button = self._button(tr("Cre&dits"), "info")
        self.quit_button = self._button(tr("&Quit"), "log-out")
        self.detail = Elided("", "hint")
        self.players = Elided("", "hint")
        self._art_shown = False
        self._art_due = QTimer(self)
        self._art_due.setSingleShot(True)
        self._art_due.setInterval(ART_AFTER_MS)
        self._art_due.timeout.connect(self._show_art)
        self._connect()
        self._lay_out()
        self.set_continue(None, tr("There is no game to go on with yet."))

    def set_continue(self, game: Continuable | None, reason: str = "") -> None:
        """Offer the game to go on with, or say why there is none."""
        self.continue_button.setEnabled(game is not None)
        if game is None:
            self.detail.set_whole(reason)
        else:
            parts = (game.game, tr("Round {round}", round=game.round), when_words(game.saved))
            self.detail.set_whole("  ·  ".join(parts))
        self.players.set_whole(game.players if game is not None else "")
        self.players.setVisible(game is not None)
        told = " ".join(filter(None, (self.detail.whole, self.players.whole)))
        self.continue_button.setAccessibleDescription(told)
        self.focus_first(self.continue_button if game is not None else self.roll_button)

    def _button(self, text: str, icon: str, role: str = "") -> Button:
        made = Button(text, icon, role=role, page=self, large=True)
        self.sized(lambda: made.setMinimumHeight(self.px(46)))
        return made

    def _connect(self) -> None:
        for button, signal in (
            (self.continue_button, self.continue_requested),
            (self.load_button, self.load_requested),
            (self.records_button, self.records_requested),
            (self.rules_button, self.rules_requested),
            (self.settings_button, self.settings_requested),
            (self.credits_button, self.credits_requested),
            (self.quit_button, self.quit_requested),
        ):
            button.clicked.connect(signal)
        self.roll_button.clicked.connect(lambda: self.new_game_requested.emit(ROLL))
        self.race_button.clicked.connect(lambda: self.new_game_requested.emit(RACE))

    def _lay_out(self) -> None:
        outer = QHBoxLayout()
        self.hold(outer)
        self.spaced(outer, 0, (76, 36, 36, 28))
        menu = QVBoxLayout()
        self.spaced(menu, 12)
        menu.addStretch(3)
        menu.addLayout(self._heading())
        menu.addWidget(label(tr("an unofficial table for Roll and Race for the Galaxy"), "hint"))
        menu.addStretch(2)
        told = QVBoxLayout()
        self.spaced(told, 2)
        for widget in (self.continue_button, self.detail, self.players):
            told.addWidget(widget)
        menu.addLayout(told)
        menu.addWidget(section(tr("New game")))
        for button, words in (
            (self.roll_button, tr("2 to 5 people at this computer")),
            (self.race_button, tr("one person against the robot")),
        ):
            menu.addLayout(self._explained(button, words))
        grid = QGridLayout()
        self.spaced(grid, 12)
        for place, button in enumerate(
            (
                self.load_button,
                self.records_button,
                self.rules_button,
                self.settings_button,
                self.credits_button,
                self.quit_button,
            )
        ):
            grid.addWidget(button, place // 2, place % 2)
        menu.addLayout(grid)
        menu.addStretch(3)
        menu.addWidget(label(tr("Version {version}", version=__version__), "muted"))
        holder = QWidget()
        holder.setLayout(menu)
        self.sized(lambda: holder.setFixedWidth(self.px(MENU_WIDTH)))
        outer.addWidget(holder)
        outer.addStretch(1)

    def _explained(self, button: Button, words: str) -> QVBoxLayout:
        button.setAccessibleDescription(words)
        box = QVBoxLayout()
        self.spaced(box, 2)
        box.addWidget(button)
        box.addWidget(label(words, "hint"))
        return box

    def _heading(self) -> QHBoxLayout:
        words = QVBoxLayout()
        self.spaced(words, 0)
        words.addWidget(label("GALAXY", "logo"))
        words.addWidget(label("TABLE", "logo"))
        row = QHBoxLayout()
        self.spaced(row, 18)
        row.addWidget(self._logo())
        row.addLayout(words)
        row.addStretch(1)
        return row

    def _logo(self) -> QLabel:
        made = QLabel()

        def set_picture() -> None:
            side = self.px(92)
            made.setPixmap(application_icon().pixmap(QSize(side, side), self.devicePixelRatioF()))

        self.sized(set_picture)
        return made

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._art_shown:
            self._draw_art()
        elif not self._art_due.isActive():
            self._art_due.start()  # the menu does not wait for its picture

    def _draw_art(self) -> None:
        from rftg_desktop.views.dialogs.start_art import HEIGHT, WIDTH, picture

        scale = self.measure.scale
        spare_width = self.width() - DESIGN_WIDTH * scale
        spare_height = self.height() - DESIGN_HEIGHT * scale
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        corner = QRectF(
            ART_LEFT * scale + spare_width / 2,
            ART_TOP * scale + spare_height / 2,
            WIDTH * scale,
            HEIGHT * scale,
        )
        # In steps, so that a window being resized does not paint everything anew for every pixel.
        art = picture(math.ceil(scale * self.devicePixelRatioF() * ART_STEPS) / ART_STEPS)
        painter.drawPixmap(corner, art, QRectF(art.rect()))

    def _show_art(self) -> None:
        self._art_shown = True
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Esc never quits.
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
