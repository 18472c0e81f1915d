"""The union of all power kinds of Race: what the data is decoded with."""

from __future__ import annotations

from rftg_desktop.rules.race.powers.consuming import (
    Consume,
    ConsumeAll,
    ConsumeCards,
    ConsumePrestige,
    GambleAnte,
    GambleNumber,
)
from rftg_desktop.rules.race.powers.drawing import (
    ChooseActionLast,
    DiscardForPrestige,
    Draw,
    ExploreDraw,
    ExploreKeep,
    ExploreMix,
    GainVp,
    GameEndSize,
    HandLimit,
    StartHand,
    StartSave,
    TakeRoundEndDiscards,
)
from rftg_desktop.rules.race.powers.fighting import (
    DiscardHandForMilitary,
    DiscardSelfForMilitary,
    Military,
    SpendGoodForMilitary,
    SpendPrestigeForMilitary,
    Takeover,
    TakeoverCancel,
    TakeoverDefence,
)
from rftg_desktop.rules.race.powers.paying import (
    ConquerPeaceful,
    DiscardSelfForDiscount,
    DiscardSelfForFreeWorld,
    Discount,
    PayForMilitary,
    PayForMilitaryDiscount,
    PayForMilitaryPrestige,
    SavePaymentCard,
    SpendGoodForDiscount,
)
from rftg_desktop.rules.race.powers.placing import (
    DrawAfterPlacing,
    DrawAtStart,
    ExtraWorld,
    GoodOnSettledProductionWorld,
    PrestigeAfterPlacing,
    ReplaceWorld,
)
from rftg_desktop.rules.race.powers.producing import (
    DrawIfMost,
    DrawIfProduced,
    DrawPer,
    PrestigeIfMost,
    PrestigeIfProduced,
    Produce,
    TakeSavedCards,
    WindfallProduction,
)
from rftg_desktop.rules.race.powers.trading import (
    ConsumeTrade,
    NoTrade,
    TradeBonus,
)

AnyPower = (
    ChooseActionLast
    | ConquerPeaceful
    | Consume
    | ConsumeAll
    | ConsumeCards
    | ConsumePrestige
    | ConsumeTrade
    | DiscardForPrestige
    | DiscardHandForMilitary
    | DiscardSelfForDiscount
    | DiscardSelfForFreeWorld
    | DiscardSelfForMilitary
    | Discount
    | Draw
    | DrawAfterPlacing
    | DrawAtStart
    | DrawIfMost
    | DrawIfProduced
    | DrawPer
    | ExploreDraw
    | ExploreKeep
    | ExploreMix
    | ExtraWorld
    | GainVp
    | GambleAnte
    | GambleNumber
    | GameEndSize
    | GoodOnSettledProductionWorld
    | HandLimit
    | Military
    | NoTrade
    | PayForMilitary
    | PayForMilitaryDiscount
    | PayForMilitaryPrestige
    | PrestigeAfterPlacing
    | PrestigeIfMost
    | PrestigeIfProduced
    | Produce
    | ReplaceWorld
    | SavePaymentCard
    | SpendGoodForDiscount
    | SpendGoodForMilitary
    | SpendPrestigeForMilitary
    | StartHand
    | StartSave
    | TakeRoundEndDiscards
    | TakeSavedCards
    | Takeover
    | TakeoverCancel
    | TakeoverDefence
    | TradeBonus
    | WindfallProduction
)
"""The union the data is decoded with: a kind that is not listed here does not exist."""
