"""Everything the table of Race shows at one moment."""

from __future__ import annotations

from dataclasses import dataclass, field

from rftg_desktop.rules.race.catalog import Catalog
from rftg_desktop.rules.race.game import RaceGame
from rftg_desktop.rules.race.robot.book import RobotBook
from rftg_desktop.rules.race.view import View
from rftg_desktop.views.sprites.faces import Bits, DieFace
from rftg_desktop.views.sprites.race.faces import MatPhase
from rftg_desktop.views.table.frame import ButtonFace, Frame


@dataclass(frozen=True, slots=True)
class Told:
    """A line of what the robot does: words, and the die it speaks of.

    ``heading`` is the name of a row; ``indent`` that the words stand below others that follow a die.
    """

    words: str
    heading: bool = False
    die: DieFace | None = None
    indent: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceFrame(Frame):
    """What the table of Race shows besides.

    ``bench`` are the words on the strip above the hand, ``bench_buttons`` the answers that are named
    there; so many ``markers`` are still to be put on actions. ``told`` is what the robot did in this
    round, and ``flipped`` the card it has turned up. ``mat`` tells that the rows of the robot's mat,
    which are ``phases``, are laid open. ``tiles`` names the special tiles of the robot, and ``turns``
    tells in signs how its counter changes. ``end`` cards in a tableau end the game, as do
    ``pool_start`` chips earned. ``pace_buttons`` choose how the robot's part is shown, and
    ``rows_button`` lays the rows of its mat open. ``passed`` tells which steps passed by themselves.
    """

    view: View
    game: RaceGame
    subtitle: str = ""
    bench: str = ""
    bench_buttons: tuple[ButtonFace, ...] = ()
    told: tuple[Told, ...] = field(default=(), repr=False)
    flipped: str = ""
    markers: int = 0
    mat: bool = False
    phases: tuple[MatPhase, ...] = ()
    robot_subtitle: str = ""
    tiles: str = ""
    turns: Bits = ()
    end: int = 12
    pool_start: int = 0
    has_prestige: bool = False
    pace_buttons: tuple[ButtonFace, ...] = ()
    rows_button: ButtonFace | None = None
    passed: str = ""

    @property
    def look(self) -> tuple[object, ...]:
        """The labels and their size; and the cards of the game, which the edition and packs may change."""
        return self.taste.labels, self.taste.text, self.catalog

    @property
    def catalog(self) -> Catalog:
        """The cards in play."""
        return self.game.catalog

    @property
    def book(self) -> RobotBook:
        """The facts of the robot."""
        return self.game.robot

    @property
    def sides(self) -> int:
        """The player and the robot."""
        return len(self.view.seats) + (self.view.robot is not None)

    @property
    def named(self) -> tuple[ButtonFace, ...]:
        """The answers on the bench."""
        return self.bench_buttons

    @property
    def faces(self) -> tuple[ButtonFace, ...]:
        """All buttons."""
        rows = () if self.rows_button is None else (self.rows_button,)
        return (*self.bench_buttons, *rows, *self.pace_buttons, *super(RaceFrame, self).faces)
