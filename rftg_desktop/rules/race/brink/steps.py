"""Steps of The Brink of War, in playing order."""

from __future__ import annotations

from typing import ClassVar

from rftg_desktop.kernel.ids import Seat
from rftg_desktop.kernel.steps import Choice, Task


class LeaderDraws(Task, frozen=True, tag="leader_draws"):
    """The sole leader who earned prestige draws a card, before actions are chosen."""

    reveals: ClassVar[bool] = True
    seat: Seat


class SeatSearches(Task, frozen=True, tag="seat_searches"):
    """A seat carries out its search, before the first phase."""

    seat: Seat


class NameCategory(Choice, frozen=True, tag="name_category"):
    """Name what to search for."""

    private: ClassVar[bool] = True


class FlipForSearch(Task, frozen=True, tag="flip_for_search"):
    """Flip cards until one is of the category; ``refused`` if the one refusal is used up."""

    reveals: ClassVar[bool] = True
    category: str
    refused: bool = False


class FoundCard(Choice, frozen=True, tag="found_card"):
    """Take the card that was found, or search on."""

    private: ClassVar[bool] = True
    category: str
    card: str
    refused: bool


class SeatReplaces(Task, frozen=True, tag="seat_replaces"):
    """A seat that placed no world may still replace one."""

    seat: Seat


class ReplaceWorld(Choice, frozen=True, tag="replace_world_choice"):
    """Put a hand card in the place of a world, by a power of ``card``, or pass."""

    private: ClassVar[bool] = True
    card: str
    index: int


class Salvage(Task, frozen=True, tag="salvage"):
    """``seat`` takes what the others discarded at the end of the round."""

    reveals: ClassVar[bool] = True
    seat: Seat
