"""The page that sets up a game of Race solo: the player, the cards, and the robot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from rftg_desktop.controller.game_options import COLOURS, SeatOptions, clean_name
from rftg_desktop.controller.race_options import UNDO_POLICIES, RaceOptions
from rftg_desktop.rules.race.robot.state import DIFFICULTIES
from rftg_desktop.views.dialogs.markdown import inline
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, Switch, frame, label, section
from rftg_desktop.views.dialogs.seat_row import SeatRow
from rftg_desktop.views.dialogs.set_up import SeedField, Segments, hint
from rftg_desktop.views.dialogs.start_list import StartList
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.race.setup import default_player, level_buttons
from rftg_desktop.views.words.translation import mark, tr

LIST_LEAST = 110
FACTS_LEAST = 120
OWN_LEAST = 60
FACT_TYPE = 13.5

UNDO_WORDS = {
    "strict": (mark("S&trict"), mark("Back to the last roll, draw or reveal.")),
    "practice": (
        mark("&Practice"),
        mark("As far back as you like; the log notes it, and the game counts for no record."),
    ),
}
EDITIONS = (mark("&First printing"), mark("Se&cond edition"))


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose: its id, its name, and what is known of it, in sentences.

    Of a start world ``facts`` is what the robot has of it, ``own`` what the player has.
    """

    ident: str
    name: str
    facts: tuple[str, ...] = ()
    own: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RaceChoices:
    """What the box offers: combinations of sets, levels of difficulty by id, start worlds by combination.

    ``prestige`` are the combinations with more VP chips as a house option, ``more_chips`` the line on it.
    One of ``keeps``, officially ``keep``, is how many cards of the first hand are kept. ``reprints`` tells
    what the second edition changes.
    """

    sets: tuple[Choice, ...]
    difficulties: Mapping[str, Choice]
    starts: Mapping[str, tuple[Choice, ...]]
    prestige: frozenset[str]
    more_chips: str
    keeps: tuple[int, ...]
    keep: int
    reprints: str


class NewRacePage(Page):
    """One player, the sets in use, and what the robot plays with."""

    start_requested = Signal(object)

    def __init__(
        self,
        choices: RaceChoices,
        options: RaceOptions | None = None,
        problems: Sequence[str] = (),
        parent: QWidget | None = None,
        theme: Theme = DARK,
    ) -> None:
        super().__init__(parent, theme)
        self._choices = choices
        self._problems = tuple(problems)
        self.player = SeatRow(0, default_player(), self, numbered=False)
        self.start = StartList(tr("Your start world"), tr("The robot has it."))
        self.own_facts = QTextBrowser()
        self.sets = QButtonGroup(self)
        self.set_words = hint("", self)
        self.keep = Segments([(str(count), _keep_words(count)) for count in choices.keeps], self)
        self.edition = Segments([(tr(words), tr(words).replace("&", "")) for words in EDITIONS], self)
        self.more_chips = Switch(choices.more_chips)
        self.difficulty = Segments(level_buttons(), self)
        self.level_words = label("", "hint", wrap=True)
        self.robot_start = StartList(tr("The robot's start world"), tr("You have it."))
        self.facts = QTextBrowser()
        policies = [(tr(UNDO_WORDS[policy][0]), policy) for policy in UNDO_POLICIES]
        self.undo = Segments(policies, self)
        self.undo_words = label("", "hint", wrap=True)
        self.seed = SeedField()
        self.error = label("", "error", wrap=True)
        self.start_button = Button(tr("Start the &game"), "play", role="primary", page=self, large=True)
        self._lay_out()
        self._connect()
        self.set_options(options or RaceOptions())
        self.focus_first(self.start_button)

    # ------------------------------------------------------------ values

    @property
    def options(self) -> RaceOptions:
        """The options as chosen; an empty name is filled."""
        keep = self._choices.keeps[self.keep.chosen]
        return RaceOptions(
            player=SeatOptions(
                clean_name(self.player.name.text()) or default_player(), COLOURS[self.player.colour]
            ),
            deck=self._deck,
            difficulty=DIFFICULTIES[self.difficulty.chosen],
            start=self.start.chosen,
            robot_start=self.robot_start.chosen,
            start_keep=None if keep == self._choices.keep else keep,
            more_chips=self.more_chips.isEnabled() and self.more_chips.isChecked(),
            second_edition=bool(self.edition.chosen),
            undo=UNDO_POLICIES[self.undo.chosen],
            seed=self.seed.seed,
        )

    @property
    def _deck(self) -> str:
        return self._choices.sets[max(0, self.sets.checkedId())].ident

    def set_options(self, options: RaceOptions) -> None:
        """Show options, as those of the last game; a start world that is not in the sets is a random one."""
        name = options.player.name
        self.player.name.setText("" if name == default_player() else name)
        self._give_colour(0, COLOURS.index(options.player.colour))
        decks = [each.ident for each in self._choices.sets]
        self.sets.button(decks.index(options.deck)).setChecked(True)
        self.difficulty.choose(DIFFICULTIES.index(options.difficulty))
        keeps = self._choices.keeps
        keep = self._choices.keep if options.start_keep is None else options.start_keep
        self.keep.choose(keeps.index(keep if keep in keeps else self._choices.keep))
        self.more_chips.setChecked(options.more_chips)
        self.edition.choose(int(options.second_edition))
        self.undo.choose(UNDO_POLICIES.index(options.undo))
        self.seed.set_seed(options.seed)
        self._list_starts()
        self._choose_starts(options)
        self._show()

    def _choose_starts(self, options: RaceOptions) -> None:
        """Choose both start worlds; what cannot be had is a random one, and said."""
        problems = []
        if not self.start.choose(options.start):
            problems.append(tr("The remembered start world is not in these sets; yours is a random one."))
        if options.robot_start and options.robot_start == self.start.chosen:
            problems.append(tr("Both had the same start world; the robot's is a random one."))
        elif not self.robot_start.choose(options.robot_start):
            problems.append(
                tr("The robot's remembered start world is not in these sets; it is a random one.")
            )
        self._problems = (*self._problems, *problems)

    # ------------------------------------------------------------ what happens

    def _connect(self) -> None:
        self.player.colour_chosen.connect(self._give_colour)
        self.sets.idClicked.connect(lambda _number: self._list_starts())
        for segments in (self.difficulty, self.undo):
            segments.group.idClicked.connect(lambda _number: self._show())
        for starts in (self.start, self.robot_start):
            starts.chosen_changed.connect(self._show)
        self.seed.textChanged.connect(self._show)
        self.start_button.clicked.connect(self._start)
        self.sized(self._show_facts)

    def _give_colour(self, _seat: int, colour: int) -> None:
        self.player.set_colour(colour)
        self.player.set_taken({colour})

    def _list_starts(self) -> None:
        """List the start worlds of the sets in use."""
        worlds = [(each.ident, each.name) for each in self._choices.starts[self._deck]]
        self.start.set_worlds(worlds)
        self.robot_start.set_worlds(worlds)
        self._show()

    def _show(self) -> None:
        """Explain what is chosen, and say what is wrong."""
        self.start.set_taken(self.robot_start.chosen)
        self.robot_start.set_taken(self.start.chosen)
        self.more_chips.setEnabled(self._deck in self._choices.prestige)
        self.set_words.setText(_told(self._choices.sets[max(0, self.sets.checkedId())]))
        level = self._choices.difficulties[DIFFICULTIES[self.difficulty.chosen]]
        self.level_words.setText(_told(level))
        self.undo_words.setText(tr(UNDO_WORDS[UNDO_POLICIES[self.undo.chosen]][1]))
        self._show_facts()
        problem = self.seed.problem
        self.error.setText(problem or " ".join(self._problems))
        self.start_button.setEnabled(not problem)
        self.start_button.setToolTip(problem)

    def _show_facts(self) -> None:
        """Say what both start worlds do, each for the side that has it."""
        small = f"p {{ font-size: {self.measure.text(FACT_TYPE)}px; margin: 0 0 {self.px(5)}px 0; }}"
        for facts in (self.facts, self.own_facts):
            facts.document().setDefaultStyleSheet(f"{small} .house {{ color: {self.theme.gold}; }}")
        worlds = {each.ident: each for each in self._choices.starts[self._deck]}
        self.facts.setHtml(facts_html(worlds.get(self.robot_start.chosen)))
        self.own_facts.setHtml(own_html(worlds.get(self.start.chosen)))

    def _start(self) -> None:
        self._show()
        if self.start_button.isEnabled():
            self._problems = ()
            self.start_requested.emit(self.options)

    # ------------------------------------------------------------ layout

    def _lay_out(self) -> None:
        outer = self.column()
        outer.addLayout(self.header(tr("New game of Race solo"))[0])
        columns = QHBoxLayout()
        self.spaced(columns, 16)
        for panel in (self._own_side(), self._cards(), self._robot()):
            columns.addWidget(panel, 1)
        outer.addLayout(columns, 1)
        foot = QHBoxLayout()
        self.spaced(foot, 16)
        foot.addWidget(self.error, 1)
        foot.addWidget(self.start_button)
        self.sized(lambda: self.start_button.setMinimumSize(self.px(240), self.px(50)))
        outer.addLayout(foot)

    def _panel(self) -> tuple[QFrame, QVBoxLayout]:
        panel = frame()
        # All columns are equally wide, whatever stands in them.
        panel.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        box = QVBoxLayout(panel)
        self.spaced(box, 8, (20, 18, 20, 18))
        return panel, box

    def _own_side(self) -> QFrame:
        panel, box = self._panel()
        box.addWidget(section(tr("You")))
        box.addWidget(self.player)
        box.addWidget(_caption(tr("Your start world"), self.start))
        box.addWidget(self.start, 1)
        self.sized(lambda: self.start.setMinimumHeight(self.px(LIST_LEAST)))
        box.addWidget(self._facts_of(self.own_facts, tr("What your start world is and does"), OWN_LEAST), 1)
        box.addWidget(section(tr("Taking back")))
        box.addLayout(self.undo)
        box.addWidget(self.undo_words)
        box.addLayout(self.seed.captioned(self))
        return panel

    def _cards(self) -> QFrame:
        panel, box = self._panel()
        box.addWidget(section(tr("Cards")))
        for number, choice in enumerate(self._choices.sets):
            button = QRadioButton(choice.name)
            button.setAccessibleDescription(_told(choice))
            self.sets.addButton(button, number)
            box.addWidget(button)
        box.addWidget(self.set_words)
        box.addStretch(1)
        box.addWidget(section(tr("Card values")))
        box.addLayout(self.edition)
        box.addWidget(hint(self._choices.reprints, self, 0))
        box.addStretch(1)
        box.addWidget(section(tr("House options")))
        row = QHBoxLayout()
        self.spaced(row, 8)
        row.addWidget(label(tr("Cards kept, of {count}", count=self._choices.keeps[-1])), 1)
        row.addLayout(self.keep)
        box.addLayout(row)
        box.addWidget(self.more_chips)
        official = tr(
            "Officially {keep} cards are kept, and no more chips taken: they belong to The Brink of War.",
            keep=self._choices.keep,
        )
        box.addWidget(hint(official, self, 0))
        return panel

    def _robot(self) -> QFrame:
        panel, box = self._panel()
        box.addWidget(section(tr("The robot")))
        box.addLayout(self.difficulty)
        box.addWidget(self.level_words)
        box.addWidget(_caption(tr("Its start world"), self.robot_start))
        box.addWidget(self.robot_start, 1)
        self.sized(lambda: self.robot_start.setMinimumHeight(self.px(LIST_LEAST)))
        told = tr("What is known of the robot's start world")
        box.addWidget(self._facts_of(self.facts, told, FACTS_LEAST), 2)
        return panel

    def _facts_of(self, facts: QTextBrowser, name: str, least: int) -> QTextBrowser:
        facts.setAccessibleName(name)
        facts.setOpenLinks(False)
        self.sized(lambda: facts.setMinimumHeight(self.px(least)))
        return facts


def _caption(text: str, buddy: QWidget) -> QLabel:
    made = section(text)
    made.setBuddy(buddy)
    return made


def _told(choice: Choice) -> str:
    return " ".join(choice.facts)


def _keep_words(count: int) -> str:
    return tr("Keep {count} cards", count=count)


def own_html(world: Choice | None) -> str:
    """Return what a start world is and does for the player as rich text, a line each."""
    if world is None:
        return f"<p>{inline(tr('You are dealt one of the start worlds.'))}</p>"
    return "".join(f"<p>{inline(fact)}</p>" for fact in world.own)


def facts_html(world: Choice | None) -> str:
    """Return what is known of the robot's start world as rich text: a line each, house-made ones marked."""
    if world is None:
        words = tr("The robot is dealt one of the start worlds. Choose one to read what it changes.")
        return f"<p>{inline(words)}</p>"
    marked = inline(tr("(house-made)"))
    lines = [inline(fact).replace(marked, f'<span class="house">{marked}</span>') for fact in world.facts]
    if any(marked in line for line in lines):
        words = tr("House-made: found in no published source, and chosen to fit those there are.")
        lines.append(f'<span class="house">{inline(words)}</span>')
    return "".join(f"<p>{line}</p>" for line in lines)
