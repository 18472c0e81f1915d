"""What the pages that set a new game up have in common: the number of the deal, segments, undo policies."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QLineEdit, QVBoxLayout

from rftg_desktop.controller.game_options import SEED_MAX
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, label, section
from rftg_desktop.views.words.translation import mark, tr

UNDO_WORDS = {
    "strict": (
        mark("S&trict"),
        mark("Back to the last roll, draw or reveal, and not past another player's answer."),
    ),
    "consent": (
        mark("Table &consent"),
        mark("Further back when everybody at the table agrees; the log notes it."),
    ),
    "practice": (mark("&Practice"), mark("As far back as you like; the log notes it.")),
}
INDENT = 36


class SeedField(QLineEdit):
    """The number of the deal: digits only, empty for a random one."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Number of the deal"))
        self.setPlaceholderText(tr("random; the same number deals the same game"))
        self.setMaxLength(len(str(SEED_MAX)))
        self.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]*"), self))

    @property
    def seed(self) -> int | None:
        """The number; ``None`` for a random one."""
        return int(self.text()) if self.text() else None

    def set_seed(self, seed: int | None) -> None:
        """Show a number."""
        self.setText("" if seed is None else str(seed))

    @property
    def problem(self) -> str:
        """What is wrong with the number, in words."""
        too_large = self.seed is not None and self.seed > SEED_MAX
        return tr("The number of the deal is too large.") if too_large else ""

    def captioned(self, page: Page) -> QVBoxLayout:
        """Lay the field out below its caption."""
        box = QVBoxLayout()
        page.spaced(box, 7)
        caption = section(tr("Number of the deal"))
        caption.setBuddy(self)
        box.addWidget(caption)
        box.addWidget(self)
        return box


class Segments(QHBoxLayout):
    """Buttons side by side of which one is down. ``group`` tells which: their numbers count from 0."""

    def __init__(self, words: Sequence[tuple[str, str]], page: Page) -> None:
        """Take the text of each button and what it is called without its surroundings."""
        super().__init__()
        page.spaced(self, 8)
        self.group = QButtonGroup(page)
        for number, (text, name) in enumerate(words):
            button = Button(text, role="segment", page=page)
            button.setCheckable(True)
            button.setAccessibleName(name)
            self.group.addButton(button, number)
            self.addWidget(button)

    @property
    def chosen(self) -> int:
        """Which one is down."""
        return max(0, self.group.checkedId())

    def choose(self, number: int) -> None:
        """Press one down."""
        self.group.button(number).setChecked(True)


def hint(text: str, page: Page, indent: float = INDENT) -> QLabel:
    """Make the explaining line below a choice."""
    made = label(text, "hint", wrap=True)
    made.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    page.sized(lambda: made.setContentsMargins(page.px(indent), 0, 0, page.px(3)))
    return made
