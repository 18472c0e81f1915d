"""The union of all power kinds of Roll: what the data is decoded with."""

from __future__ import annotations

from rftg_desktop.rules.roll.powers.assigning import DictateRepeat, DictateTargets, Reassign
from rftg_desktop.rules.roll.powers.building import Discount, GainDie, RemoveDie, ReturnWorkers
from rftg_desktop.rules.roll.powers.exploring import (
    DrawExtraTile,
    ExtraWorker,
    RearrangeConstruction,
    ScoutOnTop,
    StockValue,
)
from rftg_desktop.rules.roll.powers.income import BuyVp, GainCredits, GainVp, StartingCredits
from rftg_desktop.rules.roll.powers.producing import GoodCapacity
from rftg_desktop.rules.roll.powers.scoring import ScoreBonus

AnyPower = (
    BuyVp
    | DictateRepeat
    | DictateTargets
    | Discount
    | DrawExtraTile
    | ExtraWorker
    | GainCredits
    | GainDie
    | GainVp
    | GoodCapacity
    | RearrangeConstruction
    | Reassign
    | RemoveDie
    | ReturnWorkers
    | ScoreBonus
    | ScoutOnTop
    | StartingCredits
    | StockValue
)
"""The union the data is decoded with: a kind that is not listed here does not exist."""
