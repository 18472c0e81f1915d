"""The loop, on a toy game: counters of two seats, a draw that reveals, a wait, and a question or two."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec
import pytest
from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.draft import Draft
from rftg_desktop.kernel.errors import BrokenInvariant, IllegalAction, UnknownStep
from rftg_desktop.kernel.events import Event, seen_by
from rftg_desktop.kernel.game import ChoiceRule, Game
from rftg_desktop.kernel.steps import Choice, Confirm, Step, Task, Wait


class Table(msgspec.Struct, frozen=True, kw_only=True):
    order: tuple[int, ...] = (0, 1)
    lanes: tuple[tuple[Step, ...], ...] = ((), ())
    agenda: tuple[Step, ...] = ()
    rng: int = 0
    log: tuple[str, ...] = ()


class Say(Action, frozen=True, tag="say"):
    word: str


class Peek(Action, frozen=True, tag="peek"):
    reveals: ClassVar[bool] = True


class Note(Task, frozen=True, tag="note"):
    word: str


class Draw(Task, frozen=True, tag="draw"):
    reveals: ClassVar[bool] = True


class Ask(Choice, frozen=True, tag="ask"):
    """Answers: one of ``words``, ``Done`` if ``end``, ``Peek`` if ``peek``."""

    words: tuple[str, ...] = ()
    end: bool = False
    peek: bool = False


class AskInPrivate(Ask, frozen=True, tag="ask_in_private"):
    private: ClassVar[bool] = True


class Circle(Task, frozen=True, tag="circle"):
    """Comes back for ever."""


class Stranger(Task, frozen=True, tag="stranger"):
    """Has no rule."""


class Drawn(Event, frozen=True, tag="drawn"):
    hidden: ClassVar[tuple[str, ...]] = ("card", "cards")
    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    cards: tuple[str | None, ...] = ()


class Whispered(Event, frozen=True, tag="whispered"):
    whisper: ClassVar[bool] = True
    seat: int


def _log(draft: Draft[Table], word: str) -> None:
    draft.state = replace(draft.state, log=(*draft.state.log, word))


def _options(_game: Any, _state: Any, _seat: int, choice: Ask) -> list[Action]:
    return [*map(Say, choice.words), *([Peek()] if choice.peek else []), *([DONE] if choice.end else [])]


def _take(draft: Any, seat: int, _choice: Ask, action: Action) -> None:
    draft.pop(seat)
    if isinstance(action, Peek):
        draft.emit(Drawn(seat, "x"))
    _log(draft, f"{seat}:{getattr(action, 'word', type(action).__name__)}")


def _why_not(_game: Any, _state: Any, _seat: int, _choice: Ask, _action: Action) -> str:
    return "Say one of the words."


def _note(draft: Any, seat: int, task: Note) -> None:
    _log(draft, f"{seat}:{task.word}")


def _draw(draft: Any, seat: int, _task: Draw) -> None:
    draft.emit(Drawn(seat, "x"))
    _log(draft, f"{seat}:drew")


RULE = ChoiceRule(_options, _take, _why_not)
GAME: Game[Table] = Game(
    agenda=[
        {
            Note: lambda draft, task: _log(draft, task.word),
            Draw: lambda draft, _task: _log(draft, "drew"),
            Circle: lambda draft, task: draft.plan(task),
        }
    ],
    lane=[{Note: _note, Draw: _draw}],
    choices=[{Ask: RULE, AskInPrivate: RULE}],
)


def advance(
    *lanes: tuple[Step, ...], agenda: tuple[Step, ...] = (), order: tuple[int, ...] = (0, 1)
) -> Table:
    return engine.advance(GAME, Table(lanes=lanes or ((), ()), agenda=agenda, order=order))[0]


def answer(state: Table, seat: int, action: Action) -> Table:
    return engine.apply(GAME, state, seat, action)[0]


def test_lane_tasks_run_in_player_order_before_the_agenda() -> None:
    state = advance((Note("a"), Note("b")), (Note("c"),), agenda=(Note("z"),), order=(1, 0))
    assert state.log == ("1:c", "0:a", "0:b", "z")
    assert engine.is_over(state)


def test_a_choice_stops_its_lane_and_the_agenda_but_not_other_lanes() -> None:
    state = advance((Ask(("x", "y")), Note("after")), (Note("c"),), agenda=(Note("z"),))
    assert state.log == ("1:c",)
    assert engine.waiting(state) == (0,)
    assert engine.options(GAME, state, 0) == (Say("x"), Say("y"))
    assert engine.options(GAME, state, 1) == ()
    assert answer(state, 0, Say("y")).log == ("1:c", "0:y", "0:after", "z")


def test_waiting_seats_come_in_player_order() -> None:
    state = advance((Ask(("x", "y")),), (Ask(("x", "y")),), order=(1, 0))
    assert engine.waiting(state) == (1, 0)


def test_a_wait_lets_the_other_lanes_go_first() -> None:
    state = advance((Wait(), Note("late")), (Ask(("x", "y")), Note("b")))
    assert state.log == ()
    assert engine.choice_of(state, 0) is None
    assert answer(state, 1, Say("x")).log == ("1:x", "1:b", "0:late")


def test_a_lone_answer_is_given_unasked() -> None:
    assert advance((Ask(("x",)), Ask(end=True)), ()).log == ("0:x", "0:Done")


def test_the_lone_done_of_a_private_choice_stays_a_button() -> None:
    state = advance((AskInPrivate(("x",)), AskInPrivate(end=True)), ())
    assert state.log == ("0:x",)
    assert engine.options(GAME, state, 0) == (DONE,)


def test_a_choice_without_answers_is_a_broken_rule() -> None:
    with pytest.raises(BrokenInvariant, match="no legal answer"):
        advance((Ask(),), ())


@pytest.mark.parametrize("on_lane", [True, False])
def test_a_move_never_reveals_unasked(on_lane: bool) -> None:
    """The seat that moved is asked to go on first, so its move can still be undone."""
    ask = Ask(("x", "y"), end=True)
    lanes = ((ask, Draw()), ()) if on_lane else ((ask,), ())
    agenda = () if on_lane else (Draw(),)
    state = advance(*lanes, agenda=agenda)
    held = answer(state, 0, Say("x"))
    assert held.log == ("0:x",)
    assert isinstance(engine.choice_of(held, 0), Confirm)
    assert engine.options(GAME, held, 0) == (DONE,)
    assert answer(held, 0, DONE).log[-1].endswith("drew")
    assert answer(state, 0, DONE).log[-1].endswith("drew"), "Done needs no second question"


def test_who_moved_confirms_what_another_seat_will_draw() -> None:
    state = advance((Wait(), Draw()), (Ask(("x", "y")),))
    held = answer(state, 1, Say("x"))
    assert engine.waiting(held) == (1,)
    assert held.log == ("1:x",)
    assert answer(held, 1, DONE).log == ("1:x", "0:drew")


def test_after_something_was_revealed_nothing_is_held_any_more() -> None:
    state = advance((Ask(("x",), peek=True), Draw()), ())
    assert answer(state, 0, Peek()).log == ("0:Peek", "0:drew")


def test_a_lone_answer_that_reveals_is_not_given_unasked() -> None:
    state = advance((Ask(("x", "y"), end=True), Ask(peek=True)), ())
    held = answer(state, 0, Say("x"))
    assert held.log == ("0:x",)
    assert engine.options(GAME, held, 0) == (Peek(),)
    assert answer(state, 0, DONE).log == ("0:Done", "0:Peek")


def test_refusals_say_why() -> None:
    state = advance((Ask(("x", "y")),), ())
    with pytest.raises(IllegalAction, match="Say one of the words"):
        answer(state, 0, Say("z"))
    with pytest.raises(IllegalAction, match="not this player's turn"):
        answer(state, 1, Say("x"))
    with pytest.raises(IllegalAction, match=r"."):
        answer(advance((Confirm(),), ()), 0, Say("x"))


def test_two_rules_for_a_step_are_refused() -> None:
    with pytest.raises(ValueError, match="two rules for Ask"):
        Game(agenda=[], lane=[], choices=[{Ask: RULE}, {Ask: RULE}])


def test_a_step_without_a_rule_is_named() -> None:
    with pytest.raises(UnknownStep, match="Stranger"):
        advance((Stranger(),), ())
    with pytest.raises(UnknownStep, match="Stranger"):
        advance(agenda=(Stranger(),))


def test_rules_that_go_round_in_a_circle_are_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "_MAX_STEPS", 100)
    with pytest.raises(BrokenInvariant, match="circle"):
        advance(agenda=(Circle(),))


def test_hidden_fields_are_blanked_for_others_and_whispers_reach_nobody_else() -> None:
    drawn = Drawn(0, "ace", ("ace", "king"))
    assert seen_by(drawn, 0) == drawn
    assert seen_by(drawn, 1) == seen_by(drawn, None) == Drawn(0, None, (None, None))
    assert seen_by(Whispered(0), 0) == Whispered(0)
    assert seen_by(Whispered(0), 1) is None
