"""The robot's step once more, written from the rules of play and not from the program.

Plain lists and numbers; of the program it uses the facts as they stand in the file, and the cards.
"""

from __future__ import annotations

from typing import Any

from rftg_desktop.rules.race.catalog import Catalog
from rftg_desktop.rules.race.robot.book import Records
from rftg_desktop.rules.race.state import State


class TooFewCards(Exception):
    """The deck would be shuffled, which the shadow cannot foresee."""


class Shadow:
    """The robot's side of a position as plain values, and what becomes of them in a step."""

    def __init__(self, facts: Records, catalog: Catalog, state: State) -> None:
        robot = state.robot
        assert robot is not None
        self.facts, self.cards = facts, catalog.cards
        self.prestige_counts = state.setup.deck.endswith("3")
        self.world = facts[robot.start]
        self.start, self.equals, self.tile = robot.start, robot.equals, robot.tile
        self.stack, self.tableau = list(robot.stack), list(robot.tableau)
        self.deck, self.discard = list(state.deck), list(state.discard)
        self.credit, self.economy = robot.credit, robot.economy
        self.counters, self.placed = robot.counters, robot.placed
        self.chips, self.prestige = robot.chips, robot.prestige
        self.dice = {die.space for die in robot.dice}

    # -- the step ------------------------------------------------------------------------------------

    def do(self, phase: str, turn: int) -> None:
        """Resolve a step: Explore, Consume and Produce once, each Develop and Settle by itself."""
        getattr(self, f"_{phase}")(f"{phase}_second" if turn else phase)

    def _row(self, name: str) -> dict[str, Any]:
        own = self.world.get(name)
        return own if own and not (own.get("once") and not self.tile) else self.facts["mat"][name]

    def _explore(self, _space: str) -> None:
        dice = len(self.dice & {"explore_5", "explore_1_1"})
        row = self._row("explore." + ("response", "action", "action_both")[dice])
        self._draw(row["draw"])
        self._earn(row.get("credit", 0))

    def _develop(self, space: str) -> None:
        action = space in self.dice
        due = 2 if action else 3
        if self.counters and self.credit >= due:
            self.counters, self.placed, self.credit = self.counters - 1, self.placed + 1, self.credit - due
            return
        row = self._row("develop.action" if action else "develop.response")
        if self.credit < row.get("needs_credit", 0):
            return
        self._draw(row.get("draw", 0))
        while self.stack:
            card = self.stack.pop(0)
            six = self.cards[card].cost == 6 and self.cards[card].kind == "development"
            fits = self.cards[card].kind == "development" and not self._forbidden(card)
            if fits and (not six or self.credit >= row["six_needs_credit"]):
                self.credit -= row["six_pay"] if six else row.get("pay", 0)
                self._place(card)
                return
            self.discard.append(card)

    def _settle(self, space: str) -> None:
        action = space in self.dice
        if action and self.tile and self.start == "doomed_world":
            self._leave_doomed_world()
            return
        row = self._row("settle.action" if action else "settle.response")
        if not action and self.credit < row.get("needs_credit", 0):
            return
        worlds = sum(self.cards[card].kind == "world" for card in self.tableau)
        self._draw(worlds if row["draw"] == "worlds_in_tableau" else row["draw"])
        while self.stack:
            card = self.stack.pop(0)
            if self._is_kind(row["find"], card) and not self._forbidden(card):
                self.credit -= row.get("pay", 0)
                self._place(card)
                return
            self.discard.append(card)

    def _leave_doomed_world(self) -> None:
        while True:
            if len(self.deck) < 2:
                raise TooFewCards
            card = self.deck.pop(0)
            if self._is_kind("nonmilitary_world", card) and self.cards[card].vp >= 3:
                break
            self.discard.append(card)
        self._place(card)
        self._earn(2)
        self._grow(1)
        self.tableau.remove("doomed_world")
        self.discard.append("doomed_world")
        self.tile = False

    def _consume(self, _space: str) -> None:
        trade, double = "consume_trade" in self.dice, "consume_x2" in self.dice
        name = {(True, True): "both", (True, False): "trade", (False, True): "double_vp"}.get((trade, double))
        row = self._row(f"consume.{name or 'response'}")
        self.chips += self.economy * (2 if double else 1)
        self._earn(row.get("credit", 0))
        self._grow(row.get("economy", 0))
        if row.get("prestige_if_alien") and any(self._is_alien(card) for card in self.tableau):
            self.prestige += 1
        if trade and self.start == "old_earth" and self.tile:
            self.equals, self.tile = "double_vp", False
        if trade and self.start == "damaged_alien_factory" and self.equals == "trade":
            self.equals = "produce"

    def _produce(self, _space: str) -> None:
        if "produce" in self.dice:
            row = self._row("produce.action")
            self._grow(row["economy"])
            self._earn(row.get("credit", 0))
            if self.start == "damaged_alien_factory" and self.equals == "produce":
                self.equals = "trade"

    # -- what a step is made of ------------------------------------------------------------------------

    def _draw(self, count: int) -> None:
        if len(self.deck) <= count:
            raise TooFewCards
        self.stack += self.deck[:count]
        del self.deck[:count]

    def _earn(self, credit: int) -> None:
        self.credit = min(4, self.credit + credit)

    def _grow(self, economy: int) -> None:
        self.economy = min(5, self.economy + economy)

    def _place(self, card: str) -> None:
        self.tableau.append(card)
        traits = self.cards[card].traits
        self.prestige += self.prestige_counts and "prestige" in traits
        self.prestige += self.start == "rebel_freedom_fighters" and "rebel" in traits

    def _forbidden(self, card: str) -> bool:
        return self.start == "rebel_freedom_fighters" and "imperium" in self.cards[card].traits

    def _is_alien(self, card: str) -> bool:
        return self.cards[card].production != "none" and self.cards[card].good in ("alien", "any")

    def _is_kind(self, kind: str, card: str) -> bool:
        military, world = self.cards[card].military, self.cards[card].kind == "world"
        return (
            world
            and {
                "nonmilitary_world": not military,
                "military_world": military,
                "any_world": True,
                "alien_world": self._is_alien(card),
                "alien_military_or_nonmilitary_world": self._is_alien(card) or not military,
            }[kind]
        )
