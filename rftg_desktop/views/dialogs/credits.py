"""The credits: whose fonts and icons these are, their licences, and what this program is not."""

from __future__ import annotations

from PySide6.QtCore import QDir, QFile, QIODevice, Qt
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QWidget

from rftg_desktop import __version__
from rftg_desktop.views.dialogs.markdown import document_style, to_html
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.resources import ensure_resources
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import tr

LICENCES = (("fonts", "-OFL.txt"), ("icons", "-ISC.txt"))
"""Folders of the resources, and how the names of the licences end that lie there."""
LIST_WIDTH = 300


def resource_text(path: str) -> str:
    """Read a text of the resources; an empty one where it is missing."""
    ensure_resources()
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        return ""
    return bytes(file.readAll().data()).decode("utf-8", errors="replace")


def statement() -> str:
    """Say what the program is and whose the games are."""
    return tr(
        "# Galaxy Table {version}\n\n"
        "An **unofficial, fan-made** table, free and without any connection to the makers of the games. "
        "*Roll for the Galaxy* is by Wei-Hwa Huang and Tom Lehmann, *Race for the Galaxy* by Tom Lehmann; "
        "both are published by Rio Grande Games, to whom names and games belong.\n\n"
        "This program contains no picture and no rules text of the publisher. Its source is under the MIT "
        "licence.",
        version=__version__,
    )


def values_statement(second_edition: bool | None) -> str:
    """Say which values of Race's cards and robot are in play, in the game in progress if there is one."""
    if second_edition is None:
        usual = tr(
            "The cards of *Race for the Galaxy* have the values of their first printing; the set-up of a new "
            "game can take those of the second edition."
        )
    elif second_edition:
        usual = tr("In the game in progress the cards of *Race* have the values of the second edition.")
    else:
        usual = tr("In the game in progress the cards of *Race* have the values of the first printing.")
    made = tr(
        "Some values of the robot's mat were found in no published source. They were reconstructed so that "
        "they fit those there are, are shown as **house-made**, and can be corrected by a pack."
    )
    return f"{usual} {made}"


class CreditsPage(Page):
    """Lists the credits and every licence that ships with the program."""

    def __init__(self, parent: QWidget | None = None, theme: Theme = DARK) -> None:
        super().__init__(parent, theme)
        self.list = QListWidget()
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(tr("Text"))
        self.list.setAccessibleName(tr("Credits and licences"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ensure_resources()
        self._licences: list[str] = []
        self.list.addItem(tr("Credits"))
        for folder, end in LICENCES:
            for name in QDir(f":/{folder}").entryList([f"*{end}"]):
                self._licences.append(f":/{folder}/{name}")
                self.list.addItem(tr("Licence of {font}", font=name.removesuffix(end)))
        outer = self.column()
        outer.addLayout(self.header(tr("Credits"))[0])
        row = QHBoxLayout()
        self.spaced(row, 16)
        row.addWidget(self.list)
        row.addWidget(self.text, 1)
        self.sized(lambda: self.list.setFixedWidth(self.px(LIST_WIDTH)))
        outer.addLayout(row, 1)
        self._second_edition: bool | None = None
        self.list.setCurrentRow(0)
        self.list.currentRowChanged.connect(self._render)
        self.sized(self._render)
        self.focus_first(self.list)

    def set_edition(self, second: bool | None) -> None:
        """Say which card values the game of Race in progress has; ``None`` where there is no such game."""
        self._second_edition = second
        self._render()

    def _render(self) -> None:
        row = self.list.currentRow()
        self.text.document().setDefaultStyleSheet(document_style(self.theme, self.measure))
        if row <= 0:
            parts = (statement(), values_statement(self._second_edition), resource_text(":/CREDITS.md"))
            self.text.setHtml("".join(to_html(part) for part in parts))
        else:
            self.text.setPlainText(resource_text(self._licences[row - 1]))
