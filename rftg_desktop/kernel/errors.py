"""What can go wrong between a caller and the rules."""

from __future__ import annotations


class RulesError(Exception):
    """Base of the errors below."""


class IllegalAction(RulesError):
    """The action is not among the options of the seat; the message says why, for the player."""


class UnknownStep(RulesError):
    """No module in play has a rule for this step: the state and the game do not fit."""


class BrokenInvariant(RulesError):
    """The state contradicts itself: dice or tiles went missing, or nobody can move."""
