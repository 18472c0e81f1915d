"""The round: choose actions, the phases in order, hand limit, and the test for the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.game import AgendaTable, ChoiceRule, ChoiceTable
from rftg_desktop.kernel.steps import Task
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.actions import Boost, Mark
from rftg_desktop.rules.race.brink import leader
from rftg_desktop.rules.race.brink.boost import BOOST, is_boosted
from rftg_desktop.rules.race.brink.steps import Salvage, SeatSearches
from rftg_desktop.rules.race.cards import ask_discards, salvager
from rftg_desktop.rules.race.consume import begin_consume
from rftg_desktop.rules.race.explore import begin_explore
from rftg_desktop.rules.race.placement import start_develop
from rftg_desktop.rules.race.powers.lookup import fire, powers_of
from rftg_desktop.rules.race.produce import begin_produce
from rftg_desktop.rules.race.robot.dice import roll_dice, take_dice_up
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.robot.steps import RobotTurn
from rftg_desktop.rules.race.scoring import end_reasons, totals, winners
from rftg_desktop.rules.race.setup import player_order
from rftg_desktop.rules.race.state import ACTIONS, PHASES, SEARCH, SECONDS
from rftg_desktop.rules.race.verbs import LIMIT

if TYPE_CHECKING:
    from rftg_desktop.kernel.ids import Seat
    from rftg_desktop.rules.race.game import RaceGame
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft


def begin_game(draft: RaceDraft, _task: steps.BeginGame) -> None:
    """Show the start worlds, give windfall worlds their good, settle the order, begin the first round."""
    starts = tuple(value.start for value in draft.state.seats)
    draft.change_table(order=player_order(starts))
    for seat in draft.state.order:
        (world,) = draft.seat(seat).tableau
        draft.emit(ev.StartShown(seat, world))
        if draft.game.catalog.cards[world].is_windfall and not draft.seat(seat).goods:
            draft.arrive_with_good(seat, world)
    if draft.state.robot is not None:
        draft.emit(ev.StartShown(ROBOT, draft.state.robot.start))
    _begin_round(draft)


def _begin_round(draft: RaceDraft) -> None:
    number = draft.state.round + 1
    draft.change_table(round=number, shown=False, phases=(), phase="")
    draft.emit(ev.RoundBegan(number))
    draft.plan(steps.AskActions())
    leader.pay_leaders(draft)


# -- actions ---------------------------------------------------------------------------------------


def chooses_last(game: RaceGame, state: State, seat: Seat) -> bool:
    """Tell whether a seat chooses an action after the others have shown theirs."""
    return bool(powers_of(game.catalog, state.seats[seat].tableau, "chooses_last"))


def _due(game: RaceGame, state: State, seat: Seat, late: bool) -> int:
    """Return how many actions a seat has still to choose now; a search is one of them."""
    value = state.seats[seat]
    waits = not late and chooses_last(game, state, seat)
    return state.setup.actions - waits - len(value.marks) - (value.boosted == SEARCH)


def ask_actions(draft: RaceDraft, _task: steps.AskActions) -> None:
    """Ask everybody at once, but who chooses the only action last."""
    for seat in draft.state.order:
        if _due(draft.game, draft.state, seat, late=False):
            draft.push(seat, steps.ChooseActions())
    draft.plan(steps.ShowActions())


def action_options(game: RaceGame, state: State, seat: Seat, choice: steps.ChooseActions) -> list[Action]:
    """List the action cards; a second Develop or Settle only after the first, with two actions.

    The prestige card can go with an action that is chosen now, if it can be paid, or be one by itself.
    """
    value = state.seats[seat]
    due = _due(game, state, seat, choice.late)
    found: list[Action] = []
    if due:
        found += [
            Mark(space)
            for space in ACTIONS
            if space not in value.marks and (space not in SECONDS or SECONDS[space] in value.marks)
        ]
    if value.prestige_card and not value.boosted:
        if value.prestige >= game.catalog.constants.prestige_card.cost:
            found += [Boost(space) for space in value.marks if space not in choice.shown]
        if due:
            found.append(Boost(SEARCH))
    return found if due else [*found, DONE]


def take_action(draft: RaceDraft, seat: Seat, _choice: steps.ChooseActions, action: Action) -> None:
    """Choose the action, or lock in."""
    if isinstance(action, Mark):
        draft.mark(seat, action.space)
    elif isinstance(action, Boost):
        draft.boost(seat, action.space)
    else:
        draft.pop(seat)
        draft.emit(ev.LockedIn(seat))


def why_not_choose(
    game: RaceGame, state: State, seat: Seat, _choice: steps.ChooseActions, action: Action
) -> str:
    """Explain a refusal."""
    value = state.seats[seat]
    if isinstance(action, Boost):
        if action.space not in (*value.marks, SEARCH):
            return "The prestige card strengthens an action you have chosen."
        lacks = value.prestige < game.catalog.constants.prestige_card.cost
        return "There is not enough prestige to strengthen an action." if lacks else ""
    if not isinstance(action, Mark):
        return ""
    if action.space in value.marks:
        return "Your other marker lies there: each action can be chosen once."
    if action.space in SECONDS and SECONDS[action.space] not in value.marks:
        return "A second Develop or Settle can be chosen only together with the first one."
    return ""


def chosen_spaces(state: State) -> set[str]:
    """Return the action spaces chosen for the round: by marks, and by the robot's dice."""
    chosen = {space for value in state.seats for space in value.marks}
    return chosen.union(die.space for die in state.robot.dice) if state.robot is not None else chosen


def show_actions(draft: RaceDraft, _task: steps.ShowActions) -> None:
    """Turn the actions up, and roll the robot's dice."""
    draft.change_table(shown=True)
    for seat in draft.state.order:
        draft.turn_up(seat)
    if draft.state.robot is not None:
        roll_dice(draft)
    draft.plan(steps.AskLast(), steps.PlanPhases())


def ask_last(draft: RaceDraft, _task: steps.AskLast) -> None:
    """Ask who chooses an action last."""
    for seat in draft.state.order:
        if chooses_last(draft.game, draft.state, seat):
            draft.push(seat, steps.ChooseActions(late=True, shown=draft.seat(seat).marks))


def plan_phases(draft: RaceDraft, _task: steps.PlanPhases) -> None:
    """Plan the phases: each once, Develop and Settle perhaps twice."""
    for seat in draft.state.order:
        if chooses_last(draft.game, draft.state, seat):
            draft.turn_up(seat)
    chosen = chosen_spaces(draft.state)
    phases: list[str] = []
    plan: list[Task] = []
    for phase in PHASES:
        twice = f"{phase}_second" in chosen
        if twice or any(space.split("_", maxsplit=1)[0] == phase for space in chosen):
            for turn in range(1 + twice):
                phases.append(phase)
                plan.append(steps.RunPhase(phase, turn))
                if draft.state.robot is not None:
                    plan.append(RobotTurn(phase, turn))
                plan.append(steps.EndPhase(phase))
    draft.change_table(phases=tuple(phases))
    draft.emit(ev.PhasesChosen(tuple(phases)))
    searches = [SeatSearches(seat) for seat in draft.state.order if draft.seat(seat).boosted == SEARCH]
    draft.plan(*searches, *plan, steps.TrimHands(), steps.EndRound())


# -- phases ----------------------------------------------------------------------------------------


def run_phase(draft: RaceDraft, task: steps.RunPhase) -> None:
    """Begin a phase: the cards that lie now have their powers in it."""
    phase = task.phase
    for seat in draft.state.order:
        draft.change(seat, active=draft.seat(seat).tableau)
    draft.change_table(phase=phase, turn=task.turn)
    draft.emit(ev.PhaseBegan(phase, task.turn))
    if phase == "settle":
        _boost_settle(draft)
    order = draft.state.order
    seats: list[Task] = [] if phase == "settle" else [steps.SeatPhase(phase, seat) for seat in order]
    if phase in ("develop", "settle"):
        seats.append(steps.AskPlacements(phase))
    elif phase == "explore":
        seats.append(steps.DrawExplore())
    draft.plan(*seats)


def _boost_settle(draft: RaceDraft) -> None:
    for seat in draft.state.order:
        if is_boosted(draft.state, seat, "settle"):
            draft.gain_strength(seat, draft.game.catalog.constants.prestige_card.settle_military, BOOST)


def seat_phase(draft: RaceDraft, task: steps.SeatPhase) -> None:
    """Begin one seat's part of a phase, with its automatic powers."""
    seat = task.seat
    if task.phase == "explore":
        begin_explore(draft, seat)
    elif task.phase == "develop":
        start_develop(draft, seat)
    elif task.phase == "consume":
        begin_consume(draft, seat)
    else:
        begin_produce(draft, seat)
    fire(draft, ev.SeatBegins(seat, task.phase), seat, task.phase)


def end_phase(draft: RaceDraft, task: steps.EndPhase) -> None:
    """Let powers for the end of a phase work in player order, then close it."""
    catalog, seats, closing = draft.game.catalog, draft.state.seats, steps.ClosePhase(task.phase)
    reacting = [
        steps.SeatPhaseEnd(task.phase, seat)
        for seat in draft.state.order
        if powers_of(catalog, seats[seat].active, "react", task.phase)
    ]
    draft.plan(*reacting, closing)


def seat_phase_end(draft: RaceDraft, task: steps.SeatPhaseEnd) -> None:
    """Fire one seat's powers for the end of a phase."""
    fire(draft, ev.PhaseEnding(task.seat, task.phase), task.seat, task.phase)


def close_phase(draft: RaceDraft, task: steps.ClosePhase) -> None:
    """Wipe the memory of the phase and all temporary Military."""
    for seat in draft.state.order:
        draft.change(seat, phase_notes=(), strength=0, active=draft.seat(seat).tableau)
    leader.close_phase(draft)
    draft.change_table(phase="", turn=0)
    draft.emit(ev.PhaseEnded(task.phase))


# -- end of the round ------------------------------------------------------------------------------


def hand_limit(game: RaceGame, state: State, seat: Seat) -> int:
    """Return how many cards a seat may hold at the end of a round; the best of its powers counts."""
    found = powers_of(game.catalog, state.seats[seat].tableau, "hand_limit")
    limits: list[int] = [power.hand_limit() for _, _, power in found]
    return max([game.catalog.constants.hand_limit, *limits])


def trim_hands(draft: RaceDraft, _task: steps.TrimHands) -> None:
    """Ask everybody at once to discard down to the limit; then somebody may salvage what went."""
    state = draft.state
    over = {seat: len(state.seats[seat].hand) - hand_limit(draft.game, state, seat) for seat in state.order}
    over = {seat: count for seat, count in over.items() if count > 0}
    taker = salvager(draft.game, state)
    if taker is not None and over.keys() - {taker}:
        draft.plan(Salvage(taker))
    for seat, count in over.items():
        ask_discards(draft, seat, count, LIMIT)


def end_round(draft: RaceDraft, _task: steps.EndRound) -> None:
    """End the game, or begin the next round."""
    for seat in draft.state.order:
        draft.change(seat, marks=(), boosted="")
    if draft.state.robot is not None:
        take_dice_up(draft)
    draft.emit(ev.RoundEnded(draft.state.round))
    reasons = end_reasons(draft.game, draft.state)
    if reasons:
        draft.change_table(shown=False, phases=())
        game, state = draft.game, draft.state
        draft.emit(ev.GameEnded(reasons, totals(game, state), winners(game, state)))
    else:
        _begin_round(draft)


AGENDA: AgendaTable = {
    steps.BeginGame: begin_game,
    steps.AskActions: ask_actions,
    steps.ShowActions: show_actions,
    steps.AskLast: ask_last,
    steps.PlanPhases: plan_phases,
    steps.RunPhase: run_phase,
    steps.SeatPhase: seat_phase,
    steps.EndPhase: end_phase,
    steps.SeatPhaseEnd: seat_phase_end,
    steps.ClosePhase: close_phase,
    steps.TrimHands: trim_hands,
    steps.EndRound: end_round,
}
CHOICES: ChoiceTable = {steps.ChooseActions: ChoiceRule(action_options, take_action, why_not_choose)}
