"""Scores: at the end, and live at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.rules.race.catalog import GOODS, Card
from rftg_desktop.rules.race.powers.lookup import powers_of
from rftg_desktop.rules.race.powers.scoring import card_points
from rftg_desktop.rules.race.robot.scoring import robot_points
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.state import State

if TYPE_CHECKING:
    from rftg_desktop.rules.race.game import RaceGame


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's points in parts; ``cards`` and ``bonuses`` name the cards.

    ``tie_break``: hand and goods. Those of the robot: see :func:`robot_points`; its tie-break is credit
    and economy.
    """

    seat: Seat
    chips: int
    prestige: int
    cards: tuple[tuple[str, int], ...]
    bonuses: tuple[tuple[str, int], ...]
    tie_break: int

    @property
    def total(self) -> int:
        """Victory points."""
        parts = (*self.cards, *self.bonuses)
        return self.chips + self.prestige + sum(points for _, points in parts)


def score_of(game: RaceGame, state: State, seat: Seat) -> Score:
    """Return the points of a seat, or of the robot, as if the game ended now."""
    if state.robot is not None and seat == ROBOT:
        return _robot_score(game, state)
    value, cards = state.seats[seat], game.catalog.cards
    tableau = [cards[card] for card in value.tableau]
    found = [_bonuses(game, state, seat, reading) for reading in readings(tableau)]
    bonuses = max(found, key=lambda each: sum(points for _, points in each))
    return Score(
        seat=seat,
        chips=value.chips,
        prestige=value.prestige,
        cards=tuple((card.id, card.vp) for card in tableau),
        bonuses=bonuses,
        # A card laid ready is still held: the live score must not tell that it was.
        tie_break=len(value.hand) + bool(value.placing) + len(value.goods),
    )


def readings(tableau: list[Card]) -> list[list[Card]]:
    """Return the ways to read a tableau: a world of any kind of good counts as one kind for everything.

    The one that brings most is scored.
    """
    if all(card.good != "any" for card in tableau):
        return [tableau]
    return [
        [msgspec.structs.replace(card, good=kind) if card.good == "any" else card for card in tableau]
        for kind in GOODS
    ]


def _bonuses(game: RaceGame, state: State, seat: Seat, tableau: list[Card]) -> tuple[tuple[str, int], ...]:
    """Return what each variable card is worth in a reading of the tableau."""
    return tuple(
        (
            card.id,
            card_points(card.end_bonus, tableau)
            + sum(line.points(game, state, seat, tableau) for line in card.end_bonus),
        )
        for card in tableau
        if card.end_bonus
    )


def _robot_score(game: RaceGame, state: State) -> Score:
    robot, setup = state.robot, state.setup.robot
    assert robot is not None
    assert setup is not None
    cards, bonuses = robot_points(game, setup, robot)
    return Score(
        seat=ROBOT,
        chips=robot.chips,
        prestige=robot.prestige,
        cards=cards,
        bonuses=bonuses,
        tie_break=robot.credit + robot.economy,
    )


def _scores(game: RaceGame, state: State) -> list[Score]:
    """Return the scores of all that compete: the seats, then the robot."""
    number = len(state.seats) + (state.robot is not None)
    return [score_of(game, state, seat) for seat in range(number)]


def totals(game: RaceGame, state: State) -> tuple[int, ...]:
    """Return all totals, seat by seat, the robot last."""
    return tuple(score.total for score in _scores(game, state))


def winners(game: RaceGame, state: State) -> tuple[Seat, ...]:
    """Return who wins: most points, then the larger tie-break; still tied, all of them."""
    scores = _scores(game, state)
    best = max((score.total, score.tie_break) for score in scores)
    return tuple(score.seat for score in scores if (score.total, score.tie_break) == best)


def end_reasons(game: RaceGame, state: State) -> tuple[str, ...]:
    """Return why the game ends after this round: ``pool``, ``prestige``, ``tableau``; nothing if it goes on.

    The tableau is looked at only now: one that shrank again in the round does not end the game.
    """
    constants = game.catalog.constants
    robot = state.robot
    prestige = [value.prestige for value in state.seats]
    full = any(len(value.tableau) >= _end_size(game, value.tableau) for value in state.seats)
    if robot is not None:
        prestige.append(robot.prestige)
        full = full or len(robot.tableau) + robot.placed >= constants.end_tableau_cards
    met = (
        ("pool", state.pool <= 0),
        ("prestige", max(prestige) >= constants.end_prestige),
        ("tableau", full),
    )
    return tuple(reason for reason, is_met in met if is_met)


def _end_size(game: RaceGame, tableau: tuple[str, ...]) -> int:
    found = powers_of(game.catalog, tableau, "end_size")
    sizes: list[int] = [power.end_size() for _, _, power in found]
    return max([game.catalog.constants.end_tableau_cards, *sizes])
