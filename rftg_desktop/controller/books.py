"""The rules text of each game: its chapters in reading order, and which paragraph belongs to which step."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

START: Final = "overview"
"""Where a book opens when nothing better is known."""

SET_UP: Final = "setup"
"""Where a book opens before a game."""


@dataclass(frozen=True, slots=True)
class BookPlan:
    """What belongs to a game's rules text.

    ``chapters`` are file names in the game's folder; ``anchors`` name the paragraph of each step (choice
    or task) and of each action, by class name.
    """

    chapters: tuple[str, ...]
    anchors: Mapping[str, str]


_ROLL: Final = BookPlan(
    chapters=(
        "01-overview.md",
        "02-setup.md",
        "03-dice.md",
        "04-assign.md",
        "05-reveal.md",
        "06-explore.md",
        "07-build.md",
        "08-produce.md",
        "09-ship.md",
        "10-manage.md",
        "11-end.md",
        "12-powers.md",
        "13-fine-points.md",
        "14-table.md",
    ),
    anchors=MappingProxyType(
        {
            # choices
            "AbandonOne": "bag-short",
            "Assign": "assign",
            "Build": "build",
            "BuyVp": "buy-vp",
            "ChooseStart": "starting-tiles",
            "Confirm": "confirm",
            "Explore": "explore",
            "Keep": "keep",
            "Moment": "reveal",
            "MoveWorkers": "dictate",
            "NameColour": "gain-die",
            "PlaceDie": "gain-die",
            "Produce": "produce",
            "Recall": "recall",
            "Recruit": "recruit",
            "RemoveDie": "remove-die",
            "ReturnWorker": "return-workers",
            "Ship": "ship",
            "Spare": "overfull",
            # tasks
            "AfterPlacing": "build",
            "BuildNext": "build",
            "ClosePhase": "phases",
            "DrawTiles": "scout",
            "EndPhase": "phases",
            "EndRound": "end",
            "FillBag": "bag-short",
            "FinalScore": "scoring",
            "FinishTile": "build",
            "FlipPhases": "reveal",
            "GainDie": "gain-die",
            "Immediate": "build",
            "LiftCredits": "recruit",
            "LiftScreens": "reveal",
            "PlaceTile": "build",
            "ReturnWorkers": "lost-workers",
            "Roll": "roll",
            "RunManage": "manage",
            "RunPhase": "phases",
            "SeatManage": "manage",
            "SeatPhase": "phases",
            "SeatPhaseEnd": "phases",
            # actions
            "Abandon": "abandon",
            "Consume": "consume",
            "Dictate": "dictate",
            "MoveTile": "power-rearrange_construction",
            "MoveWorker": "dictate",
            "PlaceStart": "starting-tiles",
            "PlaceWild": "wild",
            "PlaceWorker": "place-worker",
            "Reassign": "reassign",
            "Scout": "scout",
            "SelectPhase": "select",
            "SpareWorker": "overfull",
            "Stock": "stock",
            "Trade": "trade",
        }
    ),
)

_RACE: Final = BookPlan(
    chapters=(
        "01-overview.md",
        "02-setup.md",
        "03-actions.md",
        "04-explore.md",
        "05-develop.md",
        "06-settle.md",
        "07-consume.md",
        "08-produce.md",
        "09-end.md",
        "10-prestige.md",
        "11-robot.md",
        "12-powers.md",
        "13-icons.md",
        "14-glossary.md",
        "15-table.md",
    ),
    anchors=MappingProxyType(
        {
            # choices
            "BeforeExplore": "explore",
            "Bill": "payment",
            "ChooseActions": "actions",
            "ChooseHand": "first-hand",
            "ChoosePlacement": "placing",
            "ChooseStart": "start-worlds",
            "ChooseWay": "ways",
            "Confirm": "confirm",
            "Consume": "consume",
            "DiscardCards": "hand",
            "Feed": "power-consume",
            "FoundCard": "search",
            "Gamble": "gamble",
            "GiveCards": "power-consume",
            "KeepCards": "explore",
            "NameCategory": "search",
            "PlaceExtra": "extra-world",
            "Produce": "produce",
            "ReplaceWorld": "replace-world",
            "Trade": "trade",
            # actions
            "Boost": "prestige-card",
            "Discard": "hand",
            "GiveGood": "power-consume",
            "Keep": "explore",
            "KeepStart": "start-worlds",
            "Mark": "actions",
            "NameNumber": "gamble",
            "Pass": "placing",
            "PayCard": "payment",
            "Place": "placing",
            "ProduceOn": "windfall",
            "Replace": "replace-world",
            "Search": "search",
            "Sell": "trade",
            "Tuck": "power-tucked",
            "UsePower": "powers",
            "Way": "ways",
        }
    ),
)

_ROBOT_PHASES: Final = ("explore", "develop", "settle", "consume", "produce")

BOOKS: Final[Mapping[str, BookPlan]] = MappingProxyType({"roll": _ROLL, "race": _RACE})
"""Each game's rules text."""


def robot_anchor(phase: str, rolled: bool) -> str:
    """The anchor of the paragraph on what Race's robot does in a phase, or before all with its dice."""
    if phase in _ROBOT_PHASES:
        return f"robot-{phase}"
    return "robot-dice" if rolled else "leader"


def anchor_for(game: str, step_name: str) -> str:
    """The anchor of the paragraph that explains a step or an action of a game, by its class name."""
    return BOOKS[game].anchors.get(step_name, START)
