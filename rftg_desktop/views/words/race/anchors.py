"""Which paragraph of the rules explains a kind of power: kinds that belong together share one."""

from collections.abc import Mapping
from typing import Final

from rftg_desktop.rules.race.powers import consuming as con
from rftg_desktop.rules.race.powers import drawing as dr
from rftg_desktop.rules.race.powers import fighting as fight
from rftg_desktop.rules.race.powers import paying as pay
from rftg_desktop.rules.race.powers import placing as place
from rftg_desktop.rules.race.powers import producing as prod
from rftg_desktop.rules.race.powers import trading as trade
from rftg_desktop.rules.race.powers.base import Power

_TOGETHER: Final[Mapping[str, tuple[type[Power], ...]]] = {
    "conquer-peaceful": (pay.ConquerPeaceful,),
    "extra-world": (place.ExtraWorld,),
    "free-world": (pay.DiscardSelfForFreeWorld,),
    "gamble": (con.GambleAnte, con.GambleNumber),
    "pay-for-military": (pay.PayForMilitary, pay.PayForMilitaryDiscount, pay.PayForMilitaryPrestige),
    "power-consume": (
        con.Consume,
        con.ConsumeAll,
        con.ConsumeCards,
        con.ConsumePrestige,
        dr.GainVp,
        trade.ConsumeTrade,
    ),
    "power-discount": (pay.DiscardSelfForDiscount, pay.Discount, pay.SpendGoodForDiscount),
    "power-draw": (
        dr.Draw,
        place.DrawAfterPlacing,
        place.DrawAtStart,
        prod.DrawIfMost,
        prod.DrawIfProduced,
        prod.DrawPer,
    ),
    "power-explore": (dr.DiscardForPrestige, dr.ExploreDraw, dr.ExploreKeep, dr.ExploreMix),
    "power-military": (fight.Military,),
    "power-other": (
        dr.ChooseActionLast,
        dr.GameEndSize,
        dr.HandLimit,
        dr.StartHand,
        dr.TakeRoundEndDiscards,
    ),
    "power-prestige": (prod.PrestigeIfMost, prod.PrestigeIfProduced, place.PrestigeAfterPlacing),
    "power-produce": (place.GoodOnSettledProductionWorld, prod.Produce, prod.WindfallProduction),
    "power-trade": (trade.NoTrade, trade.TradeBonus),
    "power-tucked": (dr.StartSave, pay.SavePaymentCard, prod.TakeSavedCards),
    "replace-world": (place.ReplaceWorld,),
    "takeovers": (fight.Takeover, fight.TakeoverCancel, fight.TakeoverDefence),
    "temporary-military": (
        fight.DiscardHandForMilitary,
        fight.DiscardSelfForMilitary,
        fight.SpendGoodForMilitary,
        fight.SpendPrestigeForMilitary,
    ),
}
PARAGRAPHS: Final[Mapping[type[Power], str]] = {
    kind: anchor for anchor, kinds in _TOGETHER.items() for kind in kinds
}
"""Each kind of power and its paragraph."""


def power_anchor(power: Power) -> str:
    """Return the anchor of the rules' paragraph on this kind of power."""
    return PARAGRAPHS.get(type(power), "powers")
