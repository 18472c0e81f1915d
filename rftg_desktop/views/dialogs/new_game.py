"""The page that sets a new game up: who plays, and by which options."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from rftg_desktop.controller.game_options import (
    COLOURS,
    SEATS_MAX,
    SEATS_MIN,
    UNDO_POLICIES,
    GameOptions,
    SeatOptions,
    clean_name,
    repeated_names,
)
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, Switch, frame, label, section
from rftg_desktop.views.dialogs.seat_row import SEAT_HEIGHT, SeatRow
from rftg_desktop.views.dialogs.set_up import UNDO_WORDS, SeedField, hint
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import both, tr


def default_name(seat: int) -> str:
    """Name a seat that was left without one."""
    return tr("Player {number}", number=seat + 1)


class NewGamePage(Page):
    """Seats with names and colours, and the options of the table."""

    start_requested = Signal(object)

    def __init__(
        self, options: GameOptions | None = None, parent: QWidget | None = None, theme: Theme = DARK
    ) -> None:
        super().__init__(parent, theme)
        self.rows = tuple(SeatRow(seat, default_name(seat), self) for seat in range(SEATS_MAX))
        self.free = tuple(self._free_seat(seat) for seat in range(SEATS_MAX))
        self.counts = QButtonGroup(self)
        self.undo_group = QButtonGroup(self)
        self.first_game = Switch(tr("&First-game set-up"))
        self.open_table = Switch(tr("&Open table"))
        self.seed = SeedField()
        self.error = label("", "error", wrap=True)
        self.start_button = Button(tr("Start the &game"), "play", role="primary", page=self, large=True)
        self._count = SEATS_MIN
        self._lay_out()
        self._connect()
        self.set_options(options or GameOptions())
        self.focus_first(self.start_button)

    # ------------------------------------------------------------ values

    @property
    def count(self) -> int:
        """How many seats are taken."""
        return self._count

    @property
    def options(self) -> GameOptions:
        """The options as chosen; empty names are filled."""
        names = [clean_name(row.name.text()) or default_name(row.seat) for row in self.rows[: self._count]]
        colours = [COLOURS[row.colour] for row in self.rows[: self._count]]
        checked = self.undo_group.checkedId()
        return GameOptions(
            seats=tuple(SeatOptions(name, colour) for name, colour in zip(names, colours, strict=True)),
            first_game=self.first_game.isChecked(),
            open_table=self.open_table.isChecked(),
            undo=UNDO_POLICIES[max(0, checked)],
            seed=self.seed.seed,
        )

    def set_options(self, options: GameOptions) -> None:
        """Show options, as those of the last game."""
        chosen = [COLOURS.index(seat.colour) if seat.colour in COLOURS else 0 for seat in options.seats]
        colours = [*chosen, *(each for each in range(len(COLOURS)) if each not in chosen)]
        for row, colour in zip(self.rows, colours, strict=False):
            row.set_colour(colour)
        for row in self.rows:
            known = row.seat < len(options.seats)
            name = options.seats[row.seat].name if known else ""
            row.name.setText("" if name == default_name(row.seat) else name)
        self.first_game.setChecked(options.first_game)
        self.open_table.setChecked(options.open_table)
        self.undo_group.button(UNDO_POLICIES.index(options.undo)).setChecked(True)
        self.seed.set_seed(options.seed)
        self.set_count(len(options.seats))

    def set_count(self, count: int) -> None:
        """Seat this many players."""
        self._count = max(SEATS_MIN, min(SEATS_MAX, count))
        self.counts.button(self._count).setChecked(True)
        for row in self.rows:
            row.setVisible(row.seat < self._count)
            self.free[row.seat].setVisible(row.seat >= self._count)
        self._check()

    # ------------------------------------------------------------ what happens

    def _connect(self) -> None:
        self.counts.idClicked.connect(self.set_count)
        self.start_button.clicked.connect(self._start)
        self.seed.textChanged.connect(self._check)
        for row in self.rows:
            row.name.textChanged.connect(self._check)
            row.colour_chosen.connect(self._give_colour)

    def _give_colour(self, seat: int, colour: int) -> None:
        """Give a seat the colour; who had it gets the seat's old one, so no two are ever equal."""
        old = self.rows[seat].colour
        for row in self.rows:
            if row.seat != seat and row.colour == colour:
                row.set_colour(old)
        self.rows[seat].set_colour(colour)
        self._check()

    def _check(self) -> None:
        """Say what is wrong, mark it, and let nobody start before it is right."""
        taken = {row.colour for row in self.rows[: self._count]}
        for row in self.rows:
            row.set_taken(taken)
        repeated = repeated_names([seat.name for seat in self.options.seats])
        folded = {name.casefold() for name in repeated}
        for row in self.rows[: self._count]:
            shown = clean_name(row.name.text()) or default_name(row.seat)
            row.set_wrong(shown.casefold() in folded)
        problems = []
        if repeated:
            problems.append(tr("Two players are called {names}: change one.", names=both(repeated)))
        if self.seed.problem:
            problems.append(self.seed.problem)
        self.error.setText(" ".join(problems))
        self.start_button.setEnabled(not problems)
        self.start_button.setToolTip(self.error.text())

    def _start(self) -> None:
        self._check()
        if self.start_button.isEnabled():
            self.start_requested.emit(self.options)

    # ------------------------------------------------------------ layout

    def _lay_out(self) -> None:
        outer = self.column()
        outer.addLayout(self.header(tr("New game"))[0])
        columns = QHBoxLayout()
        self.spaced(columns, 18)
        columns.addWidget(self._players(), 6)
        columns.addWidget(self._options(), 5)
        outer.addLayout(columns, 1)
        foot = QHBoxLayout()
        self.spaced(foot, 16)
        foot.addWidget(self.error, 1)
        foot.addWidget(self.start_button)
        self.sized(lambda: self.start_button.setMinimumSize(self.px(240), self.px(50)))
        outer.addLayout(foot)

    def _players(self) -> QFrame:
        panel = frame()
        box = QVBoxLayout(panel)
        self.spaced(box, 12, (24, 20, 24, 20))
        top = QHBoxLayout()
        self.spaced(top, 8)
        top.addWidget(section(tr("Players")))
        top.addStretch(1)
        for count in range(SEATS_MIN, SEATS_MAX + 1):
            button = Button(f"&{count}", role="segment", page=self)
            button.setCheckable(True)
            button.setAccessibleName(tr("{count} players", count=count))
            self.counts.addButton(button, count)
            top.addWidget(button)
        box.addLayout(top)
        for row, free in zip(self.rows, self.free, strict=True):
            box.addWidget(row)
            box.addWidget(free)
        box.addStretch(1)
        swap = tr("Every colour has its own shape. Choosing a colour that is taken swaps the two.")
        box.addWidget(label(swap, "hint", wrap=True))
        return panel

    def _options(self) -> QFrame:
        panel = frame()
        box = QVBoxLayout(panel)
        self.spaced(box, 7, (24, 20, 24, 20))
        box.addWidget(section(tr("Table")))
        box.addWidget(self.first_game)
        box.addWidget(hint(tr("Of your two start tiles the cheaper sides lie up; nothing to choose."), self))
        box.addWidget(self.open_table)
        box.addWidget(hint(tr("No curtains: everything may be seen by all. Good for teaching."), self))
        box.addStretch(1)
        box.addWidget(section(tr("Taking back")))
        for number, policy in enumerate(UNDO_POLICIES):
            title, line = UNDO_WORDS[policy]
            button = QRadioButton(tr(title))
            button.setAccessibleDescription(tr(line))
            self.undo_group.addButton(button, number)
            box.addWidget(button)
            box.addWidget(hint(tr(line), self))
        box.addStretch(1)
        box.addLayout(self.seed.captioned(self))
        return panel

    def _free_seat(self, seat: int) -> Button:
        made = Button(tr("Seat {number}", number=seat + 1), "plus", role="free", page=self)
        made.clicked.connect(lambda: self._sit_down(seat))
        self.sized(lambda: made.setFixedHeight(self.px(SEAT_HEIGHT)))
        return made

    def _sit_down(self, seat: int) -> None:
        self.set_count(seat + 1)
        self.rows[seat].name.setFocus()
