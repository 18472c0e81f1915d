"""The prestige leader: who has most prestige, what lies on the tile, and what it brings.

The leader is looked for after each phase, and at once when prestige is spent. A sole leader holds the
tile; on it lies what that side earned in the phase in which it took the lead, and since.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race.brink.events import LeadersChanged
from rftg_desktop.rules.race.brink.steps import LeaderDraws
from rftg_desktop.rules.race.robot.rows import carry_out
from rftg_desktop.rules.race.robot.state import ROBOT

if TYPE_CHECKING:
    from rftg_desktop.kernel.game import AgendaTable
    from rftg_desktop.rules.race.state import State
    from rftg_desktop.rules.race.verbs import RaceDraft

LEADER = "leader"
"""Why the leader gains something."""


def sides(state: State) -> tuple[Seat, ...]:
    """Return all who can lead: the seats in player order, and the robot."""
    return state.order if state.robot is None else (*state.order, ROBOT)


def prestige_of(state: State, side: Seat) -> int:
    """Return the prestige of a side."""
    if state.robot is not None and side == ROBOT:
        return state.robot.prestige
    return state.seats[side].prestige


def prestige_moved(draft: RaceDraft, side: Seat, amount: int) -> None:
    """Remember that a side earned prestige, or look for the leader as it has spent some.

    What does not lie on the tile is spent first.
    """
    state = draft.state
    if amount > 0:
        lies = state.on_tile + amount if state.leaders == (side,) else state.on_tile
        draft.change_table(earned=(*state.earned, *(side for _ in range(amount))), on_tile=lies)
        return
    if state.leaders == (side,):
        draft.change_table(on_tile=min(state.on_tile, prestige_of(state, side)))
    find_leaders(draft)


def find_leaders(draft: RaceDraft) -> None:
    """Settle who leads. A new sole leader has on the tile what it earned in this phase."""
    state = draft.state
    most = max(prestige_of(state, side) for side in sides(state))
    leaders = tuple(sorted(side for side in sides(state) if most and prestige_of(state, side) == most))
    if leaders != state.leaders:
        earned = state.earned.count(leaders[0]) if len(leaders) == 1 else 0
        draft.change_table(leaders=leaders, on_tile=min(earned, most))
        draft.emit(LeadersChanged(leaders))


def close_phase(draft: RaceDraft) -> None:
    """Look for the leader after a phase; what is earned from now on is earned in the next one."""
    if draft.state.earned:
        find_leaders(draft)
        draft.change_table(earned=())


def pay_leaders(draft: RaceDraft) -> None:
    """Give each leader a VP chip; a sole one with prestige on the tile gets a card for all of it.

    What the robot gets stands among the facts of its mat.
    """
    state = draft.state
    draft.change_table(on_tile=0)
    for side in state.leaders:
        if state.robot is not None and side == ROBOT:
            case = "leader" if state.on_tile else "leader_without_gain"
            carry_out(draft, draft.game.robot.prestige["tied" if len(state.leaders) > 1 else case], LEADER)
            continue
        draft.gain_vp(side, 1, LEADER)
        if state.on_tile:
            draft.plan(LeaderDraws(side))


def leader_draws(draft: RaceDraft, task: LeaderDraws) -> None:
    """Draw the leader's card."""
    draft.draw(task.seat, 1, LEADER)


AGENDA: AgendaTable = {LeaderDraws: leader_draws}
