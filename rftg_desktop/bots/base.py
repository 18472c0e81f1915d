"""What a computer player is: a policy that picks one of the options from what its seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from rftg_desktop.bots.race_greedy import GreedyBot
from rftg_desktop.bots.random_bot import RandomBot
from rftg_desktop.kernel.actions import Action
from rftg_desktop.kernel.game import Options
from rftg_desktop.session.session import HUMAN, Session


class Policy(Protocol):
    """Decides from a view, never from the state; the same arguments give the same answer."""

    def choose(self, view: Any, options: Options, seed: int, game: Any = None) -> Action:
        """Return one of ``options``; ``seed`` is all the chance it may use.

        ``game`` is that being played, for the facts of its pieces; without it they are those of the box.
        """


POLICIES: Mapping[str, Policy] = {"random": RandomBot(), "greedy": GreedyBot()}
"""The computer players by the ``kind`` of their seat; the greedy one plays Race alone."""


def answer(session: Session) -> bool:
    """Let the bot that is asked answer once; return whether one was asked.

    Raises:
        KeyError: the seat's kind names no bot.
    """
    seat = session.asked
    if seat is None or session.seats[seat].kind == HUMAN:
        return False
    policy = POLICIES[session.seats[seat].kind]
    action = policy.choose(session.view(seat), session.options(), session.bot_seed(seat), session.box.game)
    session.submit(seat, action)
    return True
