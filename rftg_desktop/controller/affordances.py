"""From legal actions to what the hand can do: gestures, buttons, and their index.

The window knows options, not rules: a drop target lights up because a legal action names it, and
for no other reason.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.ids import Ref

POWERS_AT = "tableau"
"""The zone, in all games, of the pieces whose powers can be used: its key is what ``via`` names."""


@dataclass(frozen=True, slots=True, order=True)
class Spot:
    """A piece or a place on the table: where it lies, and which of the things there it is.

    ``thing`` is a die's number, a tile's id, or a tile's place in a stack; empty for the place
    itself.
    """

    ref: Ref
    thing: str | int = ""


@dataclass(frozen=True, slots=True)
class Gesture:
    """A drag: ``source`` onto ``target``. ``via`` is the tile whose power makes it possible.

    ``click`` is the place where a click with nothing held means the same.
    """

    source: Spot
    target: Spot
    via: str = ""
    click: Spot | None = None


@dataclass(frozen=True, slots=True)
class Button:
    """An answer without a piece to drag."""

    key: str


@dataclass(frozen=True, slots=True)
class Answer:
    """A legal action and how it is made.

    ``revises`` is the entry it changes if it is no option but another answer to an earlier choice;
    ``takes_back`` then leaves that entry out, and ``action`` is the one taken back.
    """

    action: Action
    ways: tuple[Gesture | Button, ...]
    revises: int | None = None
    takes_back: bool = False


@dataclass(slots=True)
class Affordances:
    """The index of all answers of one position."""

    answers: tuple[Answer, ...] = ()
    _by_source: dict[Spot, dict[Spot, list[Answer]]] = field(default_factory=dict)
    _by_button: dict[str, Answer] = field(default_factory=dict)
    _by_click: dict[Spot, Answer] = field(default_factory=dict)
    _vias: dict[tuple[Spot, Spot, Action], str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for answer in self.answers:
            for way in answer.ways:
                if isinstance(way, Button):
                    self._by_button[way.key] = answer
                    continue
                found = self._by_source.setdefault(way.source, {}).setdefault(way.target, [])
                if answer not in found:
                    found.append(answer)
                self._vias[way.source, way.target, answer.action] = way.via
                if way.click is not None:
                    self._by_click[way.click] = answer

    def sources(self, via: str = "") -> frozenset[Spot]:
        """Return the pieces that can be picked up; with ``via`` only those its power moves."""
        if not via:
            return frozenset(self._by_source)
        return frozenset(source for (source, _, _), tile in self._vias.items() if tile == via)

    def targets_of(self, source: Spot, via: str = "") -> frozenset[Spot]:
        """Return where ``source`` may be dropped."""
        targets = self._by_source.get(source, {})
        return frozenset(target for target in targets if not via or self.actions_for(source, target, via))

    def actions_for(self, source: Spot, target: Spot, via: str = "") -> tuple[Answer, ...]:
        """Return what dropping ``source`` on ``target`` can mean: several open a chooser.

        What is asked goes first, or it could never be answered so. Changing an earlier answer costs nothing:
        it goes before the use of a power, which can be chosen by ``via``.
        """
        found = self._by_source.get(source, {}).get(target, [])
        vias = {answer: self._vias[source, target, answer.action] for answer in found}
        if via:
            return tuple(answer for answer in found if vias[answer] == via)
        asked = tuple(answer for answer in found if answer.revises is None and not vias[answer])
        revising = tuple(answer for answer in found if answer.revises is not None)
        return asked or revising[:1] or tuple(found)

    def powers(self) -> frozenset[str]:
        """Return the tiles whose powers can be used now: they light up."""
        return frozenset(via for via in self._vias.values() if via)

    def clicks(self) -> frozenset[Spot]:
        """Return the places that a click answers by with nothing held."""
        return frozenset(self._by_click)

    def click(self, spot: Spot) -> Answer | None:
        """Return the answer that a click on a place is with nothing held."""
        return self._by_click.get(spot)

    def buttons(self) -> tuple[str, ...]:
        """Return the keys of the buttons to show."""
        return tuple(self._by_button)

    def button(self, key: str) -> Answer | None:
        """Return the answer of a button."""
        return self._by_button.get(key)


def index(answers: Iterable[Answer]) -> Affordances:
    """Return the index of ``answers``."""
    return Affordances(tuple(answers))
