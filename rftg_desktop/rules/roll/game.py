"""Roll for the Galaxy as a :class:`~rftg_desktop.kernel.game.Game`: the tables of all its steps."""

from __future__ import annotations

from functools import cache

from rftg_desktop.kernel.engine import advance
from rftg_desktop.kernel.events import Event
from rftg_desktop.kernel.game import ChoiceRule, ChoiceTable, Game
from rftg_desktop.rules.roll import (
    assign,
    build,
    effects,
    explore,
    manage,
    produce,
    reveal,
    rounds,
    ship,
)
from rftg_desktop.rules.roll.catalog import Catalog, raw_records
from rftg_desktop.rules.roll.powers.kinds import AnyPower
from rftg_desktop.rules.roll.setup import new_game, start_options, take_start
from rftg_desktop.rules.roll.state import Setup, State
from rftg_desktop.rules.roll.steps import ChooseStart
from rftg_desktop.rules.roll.verbs import RollDraft

START: ChoiceTable = {ChooseStart: ChoiceRule(start_options, take_start)}


class RollGame(Game[State]):
    """The base game with one catalog of tiles."""

    name = "roll"

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        super().__init__(
            agenda=[rounds.AGENDA, reveal.AGENDA, manage.AGENDA],
            lane=[explore.LANE, build.LANE, effects.LANE, ship.LANE, manage.LANE],
            choices=[
                START,
                assign.CHOICES,
                explore.CHOICES,
                build.CHOICES,
                effects.CHOICES,
                produce.CHOICES,
                ship.CHOICES,
                manage.CHOICES,
            ],
        )

    def draft(self, state: State) -> RollDraft:
        """Return a draft with Roll's verbs."""
        return RollDraft(self, state)

    def new(self, setup: Setup, seed: int) -> tuple[State, list[Event]]:
        """Set up a game and run to the first choice.

        Raises:
            ValueError: the set-up asks for what the box does not hold.
        """
        return advance(self, new_game(self.catalog, setup, seed))


@cache
def base_game() -> RollGame:
    """Return the game with the box's own tiles, without packs."""
    return RollGame(Catalog(raw_records(), AnyPower))
