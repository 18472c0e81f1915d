"""What the engine and a session need to know of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.draft import Draft
from rftg_desktop.kernel.errors import UnknownStep
from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice, Confirm, Wait

S = TypeVar("S")

Options = tuple[Action, ...]
AgendaTask = Callable[[Any, Any], None]
LaneTask = Callable[[Any, Seat, Any], None]


class ChoiceRule(NamedTuple):
    """How a kind of choice is answered.

    ``options(game, state, seat, choice)`` lists the legal answers, each once. ``take(draft, seat,
    choice, action)`` carries one out; the choice lies still on top of the lane and ``take`` removes
    or replaces it. ``why_not(game, state, seat, choice, action)`` explains a refusal in one line.
    """

    options: Callable[[Any, Any, Seat, Any], Sequence[Action]]
    take: Callable[[Any, Seat, Any, Any], None]
    why_not: Callable[[Any, Any, Seat, Any, Action], str] | None = None


AgendaTable = Mapping[type, AgendaTask]
LaneTable = Mapping[type, LaneTask]
ChoiceTable = Mapping[type, ChoiceRule]


def _confirm_options(_game: object, _state: object, _seat: Seat, _choice: Choice) -> Options:
    return (DONE,)


def _take_confirm(draft: Draft[Any], seat: Seat, _choice: Choice, _action: Action) -> None:
    draft.pop(seat)


def _run_wait(_draft: Draft[Any], _seat: Seat, _task: Wait) -> None:
    """Nothing is left to do: the engine ran it because all other lanes are empty."""


class Game(Generic[S]):
    """One game with the modules in play: tables from steps to rules.

    ``tables`` are merged; a step with two rules is a programming error and raises ``ValueError``.
    """

    def __init__(
        self,
        agenda: Sequence[AgendaTable],
        lane: Sequence[LaneTable],
        choices: Sequence[ChoiceTable],
    ) -> None:
        self.agenda_tasks: dict[type, AgendaTask] = _merged(agenda)
        self.lane_tasks: dict[type, LaneTask] = {**_merged(lane), Wait: _run_wait}
        self.choices: dict[type, ChoiceRule] = {
            **_merged(choices),
            Confirm: ChoiceRule(_confirm_options, _take_confirm),
        }
        self._memo_of: Any = None
        self._memo: dict[Seat, Options] = {}

    def draft(self, state: S) -> Draft[S]:
        """Return a draft of ``state`` with this game's verbs."""
        return Draft(self, state)

    def rule_for(self, choice: Choice) -> ChoiceRule:
        """Return the rule of ``choice``.

        Raises:
            UnknownStep: no module in play knows it.
        """
        try:
            return self.choices[type(choice)]
        except KeyError:
            raise UnknownStep(f"no rule for the choice {type(choice).__name__}") from None

    def options(self, state: Any, seat: Seat, choice: Choice) -> Options:
        """Return the answers to ``choice``; those of the newest position are kept."""
        if self._memo_of is state:
            found = self._memo.get(seat)
            if found is not None:
                return found
        found = tuple(self.rule_for(choice).options(self, state, seat, choice))
        if self._memo_of is state:
            self._memo[seat] = found
        else:
            self._memo_of, self._memo = state, {seat: found}
        return found


def _merged(tables: Sequence[Mapping[Any, Any]]) -> dict[Any, Any]:
    merged: dict[Any, Any] = {}
    for table in tables:
        twice = merged.keys() & table.keys()
        if twice:
            raise ValueError(f"two rules for {', '.join(sorted(kind.__name__ for kind in twice))}")
        merged.update(table)
    return merged
