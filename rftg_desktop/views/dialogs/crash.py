"""The page for an error nobody caught: plain words, a report to copy, and the way back into the game."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from rftg_desktop.session.report import with_record
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, frame, label, section
from rftg_desktop.views.icons import button_icon
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import tr

COPIED_MS = 2500


class CrashPage(Page):
    """Says what happened and that nothing is lost."""

    go_on_requested = Signal()
    start_requested = Signal()
    folder_requested = Signal()

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self.reason = label("", "heading", wrap=True)
        self.saved = label("", wrap=True)
        self.report = QPlainTextEdit()
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("Report"))
        self.go_on_button = Button(
            tr("&Go on from the last move"), "play", role="primary", page=self, large=True
        )
        self.copy_button = Button(tr("&Copy the report"), "copy", page=self)
        self.folder_button = Button(tr("Open the &folder of the log"), "folder-open", page=self)
        self.start_button = Button(tr("Start &page"), "house", page=self)
        self.copied = label("", "hint")
        self._copied = ""
        self._lay_out()
        self.go_on_button.clicked.connect(self.go_on_requested)
        self.copy_button.clicked.connect(self._copy)
        self.folder_button.clicked.connect(self.folder_requested)
        self.start_button.clicked.connect(self.start_requested)
        # No way back by reflex: the player chooses.
        self.focus_first(self.copy_button)

    def set_report(
        self, reason: str, report: str, *, saved: bool | None, record: str = "", can_go_on: bool = True
    ) -> None:
        """Show what went wrong in a line, and the report.

        ``saved`` tells of the running game, ``None`` that there is none. ``record``, the game itself, is
        copied with the report and not shown: it holds secrets of whoever does not sit before the screen.
        """
        self.reason.setText(reason)
        words = {
            True: tr("The game is saved up to the last move, and you can go on from there."),
            False: tr("The last move could not be saved; everything before it is."),
            None: tr("No game was in progress, and nothing is lost."),
        }
        self.saved.setText(words[saved])
        more = [tr("The moves of the game are copied with the report.")] if record else []
        self.report.setPlainText("\n".join((report, *more)))
        self._copied = with_record(report, record)
        self.go_on_button.setEnabled(can_go_on)
        self.copied.setText("")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._copied)
        self.copied.setText(tr("Copied."))
        QTimer.singleShot(COPIED_MS, self.copied, self.copied.clear)

    def _lay_out(self) -> None:
        outer = self.column()
        panel = frame()
        box = QVBoxLayout(panel)
        self.spaced(box, 12, (34, 28, 34, 26))
        top = QHBoxLayout()
        self.spaced(top, 14)
        top.addWidget(self._sign())
        top.addWidget(label(tr("Something went wrong"), "title"))
        top.addStretch(1)
        box.addLayout(top)
        for words in (self.reason, self.saved):
            box.addWidget(words)
        told = tr(
            "The report holds the version, the system, the number of the deal and the moves; no names. "
            "It also lies in the folder of the log."
        )
        box.addWidget(section(tr("Report")))
        box.addWidget(self.report, 1)
        box.addWidget(label(told, "hint", wrap=True))
        foot = QHBoxLayout()
        self.spaced(foot, 12)
        for widget in (self.copy_button, self.folder_button, self.copied):
            foot.addWidget(widget)
        foot.addStretch(1)
        foot.addWidget(self.start_button)
        foot.addWidget(self.go_on_button)
        box.addLayout(foot)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(panel)
        row.addStretch(1)
        self.sized(lambda: panel.setFixedWidth(self.px(1240)))
        outer.addLayout(row, 1)

    def _sign(self) -> QLabel:
        made = QLabel()
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        made.setAccessibleName(tr("Error"))

        def set_picture() -> None:
            made.setPixmap(button_icon("triangle-alert", self.theme.gold).pixmap(self.px(34), self.px(34)))

        self.sized(set_picture)
        return made
