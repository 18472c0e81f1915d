"""Powers that bring credits and VP chips."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.roll import steps
from rftg_desktop.rules.roll.dice import COLOURS, colour_of
from rftg_desktop.rules.roll.events import PhaseEnding
from rftg_desktop.rules.roll.powers.base import Owner, Power
from rftg_desktop.rules.roll.powers.measures import MEASURES, Filter, highest_cost_world, sole_most
from rftg_desktop.rules.roll.tile_events import Completed, Consumed, Scouted, Traded

Timing = Literal["phase_end", "on_complete", "on_trade", "on_consume", "immediate"]


class Per(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Pay once for each ``every`` things counted, a remainder counting as one more."""

    count: Literal["goods", "citizenry_dice"]
    world_colours: tuple[str, ...] = ()
    good_dice: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    every: int = 1

    def of(self, game: Any, seat: Any) -> int:
        """Return how many times to pay ``seat``."""
        only = Filter(self.world_colours, self.dice, self.good_dice)
        return -(-MEASURES[self.count](game, seat, only) // self.every)


class Condition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What must hold: ``most`` of a metric, the dearest world of all, or a Scout by a certain die."""

    test: Literal["most", "highest_cost_world", "scouted_with_die"]
    metric: str = ""
    die: str = ""

    def holds(self, game: Any, state: Any, owner: Owner) -> bool:
        """Tell whether it holds for the owner now; ties with a rival never pay."""
        if self.test == "most":
            return sole_most(game, state, owner.seat, self.metric)
        if self.test == "highest_cost_world":
            return highest_cost_world(game, state, owner.seat)
        return scouted_note(self.die) in state.seats[owner.seat].phase_notes


class _Income(Power, frozen=True, kw_only=True):
    """Pays ``amount`` at its moment: glossary, gain_credits and gain_vp.

    ``colours`` narrows a task or a finished tile to worlds of these colours; ``target`` tells
    finished developments from worlds; ``exclude_self`` keeps a tile from paying for itself.
    """

    amount: int
    timing: Timing = "immediate"
    per: Per | None = None
    condition: Condition | None = None
    colours: tuple[str, ...] = ()
    target: Literal["development", "world", ""] = ""
    exclude_self: bool = False

    def due(self, draft: Any, owner: Owner, event: Event) -> int:
        """Return what ``event`` pays."""
        if not self._answers(draft.game.catalog.sides, owner, event):
            return 0
        if self.condition is not None and not self.condition.holds(draft.game, draft.state, owner):
            return 0
        if self.per is not None:
            return self.amount * self.per.of(draft.game, draft.state.seats[owner.seat])
        return self.amount

    def _answers(self, sides: Any, owner: Owner, event: Event) -> bool:
        match self.timing:
            case "phase_end":
                return isinstance(event, PhaseEnding)
            case "on_trade":
                return isinstance(event, Traded) and self._wants(sides[event.world])
            case "on_consume":
                return isinstance(event, Consumed) and self._wants(sides[event.world])
            case "on_complete":
                return (
                    isinstance(event, Completed)
                    and self.target in ("", sides[event.side].kind)
                    and self._wants(sides[event.side])
                    and not (self.exclude_self and event.side == owner.tile)
                )
            case _:
                return False

    def _wants(self, side: Any) -> bool:
        return not self.colours or side.colour in self.colours


class GainCredits(_Income, frozen=True, tag="gain_credits"):
    """Brings credits, each gain by itself capped at the limit."""

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Pay when its moment has come."""
        draft.gain_credits(owner.seat, self.due(draft, owner, event), "power", owner.tile)

    def on_placing(self, draft: Any, owner: Owner) -> None:
        """Pay once, on placing."""
        draft.gain_credits(owner.seat, self.amount, "power", owner.tile)


class GainVp(_Income, frozen=True, tag="gain_vp"):
    """Brings VP chips."""

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Pay when its moment has come."""
        draft.gain_vp(owner.seat, self.due(draft, owner, event), "power", owner.tile)


class BuyVp(Power, frozen=True, tag="buy_vp", kw_only=True):
    """After each Trade, once: pay ``cost`` credits for ``vp``. The trade's own credits come first."""

    cost: int
    vp: int

    def react(self, draft: Any, owner: Owner, event: Event) -> None:
        """Ask, after a Trade."""
        if isinstance(event, Traded):
            draft.push(owner.seat, steps.BuyVp(owner.tile, self.cost, self.vp))


class StartingCredits(Power, frozen=True, tag="starting_credits", kw_only=True):
    """Its owner starts with ``amount`` credits in place of the usual ones."""

    amount: int

    def starting_credits(self) -> int:
        """Return the credits."""
        return self.amount

    def on_placing(self, draft: Any, owner: Owner) -> None:
        """Matters at set-up only."""


def scouted_note(die_colour: str) -> str:
    """Return the phase's note that an explorer of this colour has Scouted."""
    return f"scouted {die_colour}"


def note_scouting(draft: Any, seat: int, event: Scouted) -> None:
    """Remember the explorer's colour for powers that ask for it."""
    note = scouted_note(COLOURS[colour_of(event.die)])
    if note not in draft.state.seats[seat].phase_notes:
        draft.note_phase(seat, note)
