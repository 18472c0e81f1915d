"""Replays recorded games with The Brink of War: what that set adds to questions and answers."""

from __future__ import annotations

from collections import deque
from typing import Any

from msgspec.structs import replace

from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.multiset import bag_of
from rftg_desktop.kernel.steps import Choice
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.brink import events as bev
from rftg_desktop.rules.race.powers.consuming import GambleAnte
from rftg_desktop.rules.race.state import SEARCH
from tests.helpers.race_oracle import SPACES, Replay

KINDS = {2: "novelty", 3: "rare", 4: "genes", 5: "alien"}
BOOST = "prestige_"


class BrinkReplay(Replay):
    """One recorded game of The Brink of War. A takeover, which we do not play, ends the comparison."""

    def _read(self, names: dict[str, str]) -> None:
        super()._read(names)
        self.boosted: dict[int, str] = {}
        self.payments: dict[int, dict[str, Any]] = {}
        self.cut = False
        number, phase = 0, ""
        for event in self.record["events"]:
            number, phase = event.get("n", number), event.get("name", phase)
            self._read_more(event, names, phase)
            if self._is_of_takeovers(event) and not self.cut:
                self.cut, self.record["rounds"] = True, number - 1
        for seat, queue in self.choices.items():
            self.choices[seat] = deque(filter(self._is_answered, queue))
            for choice in self.choices[seat]:
                if choice["kind"] == "start":  # the start world is known: what is left are the cards given up
                    choice["kind"], choice["answer"] = "discard", choice["answer"]["discard"]

    def _read_more(self, event: dict[str, Any], names: dict[str, str], phase: str) -> None:
        kind, seat = event["t"], event.get("p", -1)
        if kind == "reveal":
            self.game.reveals[seat].append(names[event["card"]])
        elif event.get("kind") == "payment":
            self.payments[seat] = event
        elif kind == "consumed" and phase in ("develop", "settle"):
            self.payments[seat].setdefault("spent", []).append((names[event["power"]], names[event["world"]]))

    def _is_of_takeovers(self, event: dict[str, Any]) -> bool:
        """Tell whether a seat attacks, or searches for a card with which it could."""
        kind = event.get("kind")
        return kind == "takeover" or (
            kind == "search_type" and event["answer"] == len(self.game.catalog.constants.search)
        )

    @staticmethod
    def _is_answered(choice: dict[str, Any]) -> bool:
        """Tell whether a power was used in Settle; the record asks for all of them at once, we do not."""
        return choice["kind"] != "settle_power" or bool(choice["answer"])

    def _compare_end(self) -> None:
        if self.cut:
            self.compared["cut short"] += 1
            self.compared["games"] += 1
        else:
            super()._compare_end()

    # -- actions and searches ----------------------------------------------------------------------

    def _answer_chooseactions(self, seat: int, choice: Choice, options: tuple[Action, ...]) -> Action:
        if seat in self.boosted:
            return act.Boost(self.boosted.pop(seat))
        head = self._head(seat, "action")
        if DONE not in options and head:
            (space,) = head["answer"]
            if space == SEARCH:
                self._pop(seat, "action")
                return act.Boost(SEARCH)
            if space.startswith(BOOST):
                plain = space.removeprefix(BOOST)
                head["answer"] = [plain]
                self.boosted[seat] = SPACES.get(plain, plain)
        return super()._answer_chooseactions(seat, choice, options)

    def _answer_namecategory(self, seat: int, _choice: Choice, options: tuple[Action, ...]) -> Action:
        self.compared["search"] += 1
        return options[self._pop(seat, "search_type")["answer"]]

    def _answer_foundcard(self, seat: int, choice: Any, _options: tuple[Action, ...]) -> Action:
        found = self._pop(seat, "search_keep")
        assert self.ids[found["card"]] == choice.card, "another card was found"
        return act.Keep(choice.card) if found["answer"] else act.Pass()

    # -- placing -----------------------------------------------------------------------------------

    def _answer_choosehand(self, seat: int, choice: Choice, options: tuple[Action, ...]) -> Action:
        if any(isinstance(action, act.Tuck) for action in options):
            return next(action for action in options if self._tucks(seat, getattr(action, "card", "")))
        return super()._answer_choosehand(seat, choice, options)

    def _saved(self, seat: int) -> dict[str, Any]:
        """Return the recorded choice of the card to tuck, of the first hand or after a payment.

        There is none where one card only was paid.
        """
        queue = [each for each in self.choices[seat] if each["kind"] != "payment"]
        return queue[0] if queue and queue[0]["kind"] == "save" else {}

    def _tucks(self, seat: int, card: str) -> bool:
        found = self._saved(seat)
        return bool(found) and self.ids[found["answer"]["list"][0]] == card

    def _answer_chooseway(self, seat: int, choice: Any, options: tuple[Action, ...]) -> Action:
        action = super()._answer_chooseway(seat, choice, options)
        return action if action in options else act.Way("pay")

    def _answer_bill(self, seat: int, choice: Any, options: tuple[Action, ...]) -> Action:
        spent = self._head(seat, "payment").get("spent", [])
        for action in options:
            if isinstance(action, act.UsePower) and (action.card, action.thing) in spent:
                spent.remove((action.card, action.thing))
                return action
        action = super()._answer_bill(seat, choice, options)
        for _, world in spent if action == DONE else ():
            self._waste(seat, world)
        if not isinstance(action, act.PayCard) or act.Tuck(action.card) not in options:
            return action
        tucks = action not in options or self._tucks(seat, action.card)
        return act.Tuck(action.card) if tucks else action

    def _settles_by(self, seat: int, card: str) -> bool:
        head = self._head(seat, "settle_power")
        return bool(head) and self.ids[head["answer"][0][0]] == card

    def _answer_placeextra(self, seat: int, choice: Any, options: tuple[Action, ...]) -> Action:
        if not self._settles_by(seat, choice.card):
            return act.Pass()
        return super()._answer_placeextra(seat, choice, options)

    def _answer_replaceworld(self, seat: int, choice: Any, _options: tuple[Action, ...]) -> Action:
        if not self._settles_by(seat, choice.card):
            return act.Pass()
        self._pop(seat, "settle_power")
        self.compared["replaced"] += 1
        answer = self._pop(seat, "upgrade")["answer"]
        return act.Replace(self.ids[answer["special"][0]], self.ids[answer["list"][0]])

    # -- consuming and producing -------------------------------------------------------------------

    def _answer_consume(self, seat: int, choice: Any, options: tuple[Action, ...]) -> Action:
        given = self._head(seat, "consume_hand")
        if given and len(given["answer"]) < self.game.catalog.power(*self._pair(given["power"])).cards:
            given["answer"] = []  # too few for one use: nothing came of it
        found = self._head(seat, "consume_power")
        if found and found["answer"] and self._is(*self._pair(found["answer"][0]), GambleAnte):
            self._compare_powers(seat, found, options)
            self._pop(seat, "consume_power")
        ante = self._pop(seat, "ante")
        if ante and ante["answer"] >= 0:
            card = self.ids[ante["answer"]]
            return next(
                action
                for action in options
                if isinstance(action, act.UsePower)
                and action.thing == card
                and isinstance(self._power(action), GambleAnte)
            )
        return super()._answer_consume(seat, choice, options)

    def _answer_keepcards(self, seat: int, choice: Choice, options: tuple[Action, ...]) -> Action:
        found = self._pop(seat, "keep")
        return (
            act.Keep(self.ids[found["answer"]]) if found else super()._answer_keepcards(seat, choice, options)
        )

    def _answer_produce(self, seat: int, choice: Any, options: tuple[Action, ...]) -> Action:
        found = self._head(seat, "windfall")
        wanted = (*self._pair(found["power"]), self.ids[found["answer"][0]]) if found else ()
        for action in options:
            if isinstance(action, act.ProduceOn) and (action.card, action.index, action.world) == wanted:
                return action
        if not self._head(seat, "discard_produce"):
            options = tuple(action for action in options if not self._costs_card(action))
        return super()._answer_produce(seat, choice, options)

    def _costs_card(self, action: Action) -> bool:
        if not isinstance(action, act.ProduceOn) or not action.card:
            return False
        return bool(self.game.catalog.power(action.card, action.index).discard_cards)

    # -- comparing ---------------------------------------------------------------------------------

    def _digest(self, event: Any) -> None:
        super()._digest(event)
        if isinstance(event, bev.CardTucked | bev.StartCardTucked):
            found = self._saved(event.seat)
            if found:
                self.choices[event.seat].remove(found)
        elif isinstance(event, ev.GoodMade):
            self._pop(event.seat, "oort_kind")
        elif isinstance(event, ev.CardsKept):
            self._pop(event.seat, "keep")
        elif isinstance(event, ev.CardPlaced):
            head = self._head(event.seat, "consume_goods")
            if head.get("during") in ("develop", "settle"):  # which good lowered the price
                self._pop(event.seat, "consume_goods")

    def _waste(self, seat: int, world: str) -> None:
        """Give up a good that the record gives up although nothing is left to pay: see the rulings."""
        self.compared["goods wasted"] += 1
        goods = dict(self.state.seats[seat].goods)
        card = goods.pop(world)
        value = replace(self.state.seats[seat], goods=bag_of(goods.items()))
        seats = (*self.state.seats[:seat], value, *self.state.seats[seat + 1 :])
        self.state = replace(self.state, seats=seats, discard=bag_of((*self.state.discard, card)))
