"""The rules page: chapters, search, and the paragraph that belongs to the present step."""

from __future__ import annotations

import html
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import Qt, QTimer, QUrl
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from rftg_desktop.controller.books import START
from rftg_desktop.controller.help import Chapter, RulesBook
from rftg_desktop.views.dialogs.markdown import document_style, inline, to_html
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import ENTER, Button, label
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.race.setup import game_name
from rftg_desktop.views.words.translation import tr, trn

ANCHOR = Qt.ItemDataRole.UserRole
LIST_WIDTH = 340
HITS = 20
PAST_KEPT = 50
INDENT = "\u2003"

SIGN = 20.0
"""How high a sign stands in the text, at the usual size of text."""

Picture = Callable[[str, float], QPixmap | None]
"""Paints a sign of a height; nothing for a name it does not know."""


class RulesText(QTextBrowser):
    """The text of a chapter; ``sign:NAME`` stands for a painted sign in it."""

    def __init__(self, picture: Picture, page: Page) -> None:
        super().__init__()
        self._picture, self._page = picture, page

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        address = QUrl(name)
        if address.scheme() != "sign":
            return None
        return self._picture(address.path(), self._page.measure.text(SIGN))


class RulesPage(Page):
    """The rules books of all games. Esc or F1 goes back to the game (``back_requested``)."""

    def __init__(
        self,
        books: Mapping[str, RulesBook],
        picture: Picture = lambda _name, _height: None,
        parent: QWidget | None = None,
        theme: Theme = DARK,
    ) -> None:
        super().__init__(parent, theme)
        self._books = books
        self._game = next(iter(books))
        self._anchor = START
        self._listed: Chapter | None = None
        self._past: list[tuple[str, str]] = []
        self.search = QLineEdit()
        self.found = label("", "muted")
        self.list = QListWidget()
        self.text = RulesText(picture, self)
        self.games = {game: self._game_button(game) for game in books}
        self.back_step = Button(tr("&Last place"), "undo-2", role="flat", page=self)
        self._lay_out()
        self._mark_game()
        self.search.textChanged.connect(self._fill_list)
        self.search.returnPressed.connect(self._first_hit)
        self.list.currentItemChanged.connect(self._list_moved)
        self.list.itemActivated.connect(self._open_item)
        self.text.anchorClicked.connect(self._follow)
        self.back_step.clicked.connect(self.go_back)
        self.sized(self._render)
        self._fill_list()
        self.focus_first(self.search)

    @property
    def anchor(self) -> str:
        """The paragraph that is shown."""
        return self._anchor

    @property
    def game(self) -> str:
        """The game whose rules are shown."""
        return self._game

    def show_anchor(self, anchor: str, game: str = "") -> None:
        """Open a game's book (without ``game`` the present one) at a paragraph, all chapters in the list."""
        self.search.clear()
        game = game or self._game
        self._go(self._books[game].paragraph(anchor).anchor, game)

    def go_back(self) -> None:
        """Return to the place before the last jump."""
        if self._past:
            game, anchor = self._past.pop()
            self._go(anchor, game, remember=False)

    @property
    def _book(self) -> RulesBook:
        return self._books[self._game]

    def _mark_game(self) -> None:
        for game, button in self.games.items():
            button.set_role("" if game == self._game else "flat")

    def _game_button(self, game: str) -> Button:
        button = Button(game_name(game), role="flat", page=self)
        button.clicked.connect(lambda: self.show_anchor(START, game))
        return button

    # ------------------------------------------------------------ moving

    def _go(self, anchor: str, game: str, *, remember: bool = True) -> None:
        if remember and (game, anchor) != (self._game, self._anchor):
            self._past.append((self._game, self._anchor))
            del self._past[:-PAST_KEPT]
        self._game, self._anchor = game, anchor
        self._mark_game()
        self.back_step.setEnabled(bool(self._past))
        self._render()
        # Not while the list itself is telling of its move.
        QTimer.singleShot(0, self.list, self._refresh_list)

    def _refresh_list(self) -> None:
        """Open the present chapter in the list, and mark the paragraph."""
        searching = bool(self.search.text().strip())
        if not searching and self._listed is not self._book.chapter_of(self._anchor):
            self._fill_list()
        else:
            self._mark_in_list()

    def _follow(self, url: QUrl) -> None:
        self.show_anchor(url.fragment())

    def _list_moved(self, now: QListWidgetItem | None, before: QListWidgetItem | None) -> None:
        if now is not None:
            self._go(str(now.data(ANCHOR)), self._game)

    def _open_item(self, item: QListWidgetItem) -> None:
        self._go(str(item.data(ANCHOR)), self._game)
        self.text.setFocus()

    def _first_hit(self) -> None:
        if self.search.text().strip() and self.list.count():
            self.list.setCurrentRow(0)
            self.list.setFocus()

    def _mark_in_list(self) -> None:
        """Select the entry of the shown paragraph, else that of its chapter."""
        wanted = (self._anchor, self._book.chapter_of(self._anchor).anchor)
        rows = {str(self.list.item(row).data(ANCHOR)): row for row in range(self.list.count())}
        row = next((rows[anchor] for anchor in wanted if anchor in rows), -1)
        self.list.blockSignals(True)
        self.list.setCurrentRow(row)
        self.list.blockSignals(False)

    # ------------------------------------------------------------ showing

    def _fill_list(self) -> None:
        """Show the chapters, or what the search found."""
        query = self.search.text().strip()
        self.list.blockSignals(True)
        self.list.clear()
        if query:
            hits = self._book.search(query, HITS)
            for hit in hits:
                titles = dict.fromkeys((hit.paragraph.title, hit.chapter.title))
                item = self._add("\n".join(titles), hit.paragraph.anchor)
                item.setToolTip(hit.snippet)
            count = len(hits)
            self.found.setText(trn("{count} paragraph found", "{count} paragraphs found", count))
        else:
            self._listed = self._book.chapter_of(self._anchor)
            for chapter in self._book.chapters:
                self._add_chapter(chapter)
        self.found.setVisible(bool(query))
        self.list.blockSignals(False)
        self._mark_in_list()

    def _add_chapter(self, chapter: Chapter) -> None:
        item = self._add(chapter.title, chapter.anchor)
        heavy = item.font()
        heavy.setBold(True)
        item.setFont(heavy)
        if chapter is self._listed:
            for paragraph in chapter.paragraphs[1:]:
                self._add(INDENT + paragraph.title, paragraph.anchor)

    def _add(self, text: str, anchor: str) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setData(ANCHOR, anchor)
        self.list.addItem(item)
        return item

    def _render(self) -> None:
        """Show the chapter of the present paragraph, and that paragraph on top."""
        chapter = self._book.chapter_of(self._anchor)
        parts = []
        for number, paragraph in enumerate(chapter.paragraphs):
            level = 1 if number == 0 else 2
            here = ' class="here"' if paragraph.anchor == self._anchor and number else ""
            name = html.escape(paragraph.anchor)
            title = f'<span{here}><a name="{name}"></a>{inline(paragraph.title)}</span>'
            parts.append(f"<h{level}>{title}</h{level}>{to_html(paragraph.body)}")
        document = self.text.document()
        document.setDefaultStyleSheet(document_style(self.theme, self.measure))
        self.text.setHtml("".join(parts))
        # The layout is known only after this turn of the event loop.
        QTimer.singleShot(0, self.text, self._scroll)

    def _scroll(self) -> None:
        chapter = self._book.chapter_of(self._anchor)
        if self._anchor == chapter.anchor:
            self.text.verticalScrollBar().setValue(0)
        else:
            self.text.scrollToAnchor(self._anchor)

    def _lay_out(self) -> None:
        outer = self.column()
        header, _ = self.header(tr("Rules"))
        for button in self.games.values() if len(self.games) > 1 else ():
            header.addWidget(button)
        header.addWidget(self.back_step)
        outer.addLayout(header)
        row = QHBoxLayout()
        self.spaced(row, 16)
        side = QVBoxLayout()
        self.spaced(side, 8)
        self.search.setPlaceholderText(tr("Search the rules"))
        self.search.setAccessibleName(tr("Search the rules"))
        self.search.setClearButtonEnabled(False)
        self.list.setAccessibleName(tr("Chapters and paragraphs"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(tr("Text of the rules"))
        side.addWidget(self.search)
        side.addWidget(self.found)
        side.addWidget(self.list, 1)
        holder = QWidget()
        holder.setLayout(side)
        self.sized(lambda: holder.setFixedWidth(self.px(LIST_WIDTH)))
        row.addWidget(holder)
        row.addWidget(self.text, 1)
        outer.addLayout(row, 1)
        hint = tr("Esc or F1: back.  Links in the text lead on.")
        outer.addWidget(label(hint, "muted"))
        self.back_step.setEnabled(False)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F1:
            if not event.isAutoRepeat():
                self.back_requested.emit()
        elif event.key() == Qt.Key.Key_F and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.search.setFocus()
            self.search.selectAll()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.list.setFocus()
        elif event.key() in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            bar = self.text.verticalScrollBar()
            bar.setValue(bar.value() + bar.pageStep() * (1 if event.key() == Qt.Key.Key_PageDown else -1))
        elif event.key() in ENTER and self.list.hasFocus():
            self.text.setFocus()
        else:
            super().keyPressEvent(event)
