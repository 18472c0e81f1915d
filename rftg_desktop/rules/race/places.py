"""Names of the places on the table, as addresses use them."""

from __future__ import annotations

OFFERED = "offered"
HAND = "hand"
SEEN = "seen"
TABLEAU = "tableau"
GOOD = "good"
DECK = "deck"
DISCARD = "discard"
CHIPS = "chips"
PRESTIGE = "prestige"
POOL = "pool"
ACTION = "action"
PHASE = "phase"
PLACING = "placing"
STRENGTH = "strength"
