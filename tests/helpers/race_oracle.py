"""Replays recorded games of an independent Race engine with our rules, and compares on the way.

A record (see its README) names every card drawn and every answer.
"""

from __future__ import annotations

from collections import Counter, defaultdict, deque
from typing import Any

from msgspec.structs import replace

from rftg_desktop.kernel import engine
from rftg_desktop.kernel.actions import DONE, Action
from rftg_desktop.kernel.multiset import bag_of
from rftg_desktop.kernel.steps import Choice, Confirm
from rftg_desktop.rules.race import actions as act
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race import steps
from rftg_desktop.rules.race.invariants import check
from rftg_desktop.rules.race.powers.consuming import ConsumeCards, GambleNumber
from rftg_desktop.rules.race.powers.drawing import Draw, GainVp
from rftg_desktop.rules.race.powers.trading import ConsumeTrade
from rftg_desktop.rules.race.scoring import score_of
from rftg_desktop.rules.race.setup import player_order, pool_of
from rftg_desktop.rules.race.state import SeatState, Setup, State
from tests.helpers.race_script import ScriptedGame

DISCARDS = ("discard", "consume_hand", "discard_produce")
SPACES = {"explore+5": "explore_5", "explore+1+1": "explore_1_1"}
OF_THEMSELVES = (Draw, GainVp)
"""Powers that the recording engine asks for, and our rules carry out when the phase begins."""

LAST_ROUND = 30
"""The recording engine stops there: what the game ends by is not compared then."""


class Replay:
    """One recorded game, played by our rules. ``run`` raises ``AssertionError`` at the first difference."""

    def __init__(self, record: dict[str, Any], deck: str) -> None:
        self.record = record
        self.game = ScriptedGame()
        self.deck = deck
        cards = self.game.catalog.cards
        names = {cards[card].name.rstrip("."): card for card in self.game.catalog.deck(deck)}
        self.ids = [names[name] for name in record["cards"]]
        self.choices: dict[int, deque[dict[str, Any]]] = defaultdict(deque)
        self.states: dict[int, dict[str, Any]] = {}
        self.produced: dict[tuple[int, int], deque[str]] = defaultdict(deque)
        self.feeding: dict[int, list[str]] = defaultdict(list)
        self.compared: Counter[str] = Counter()
        self.starts: dict[int, str] = {}
        self.declined: set[tuple[int, int, str, int]] = set()
        self._read(names)
        self.state = self._start()

    # -- the record --------------------------------------------------------------------------------

    def _read(self, names: dict[str, str]) -> None:
        number = 0
        for event in self.record["events"]:
            kind, seat = event["t"], event.get("p", -1)
            card = names.get(event.get("card") or event.get("world") or "", "")
            if kind == "round":
                number = event["n"]
            elif kind == "state":
                self.states[event["after_round"]] = event
            elif kind == "choice":
                self.choices[seat].append(event)
            elif kind == "start_world":
                self.starts[seat] = card
            else:
                drawn = {"draw": self.game.draws[seat], "flip": self.game.flips[seat]}
                drawn["produced"] = self.produced[number, seat]
                drawn.get(kind, deque()).append(card)

    def _start(self) -> State:
        seats = self.record["players"]
        setup = Setup(seats=seats, deck=self.deck)
        catalog = self.game.catalog
        rest = Counter(self.ids)
        assert rest == Counter(catalog.deck(self.deck)), "another deck"
        rest.subtract(self.starts.values())
        values = []
        for seat in range(seats):
            hand = [self.game.draws[seat].popleft() for _ in range(6)]
            rest.subtract(hand)
            start = self.starts[seat]
            number = catalog.cards[start].start or 0
            card = catalog.has_prestige(self.deck)
            values.append(
                SeatState(
                    start=number, hand=bag_of(hand), tableau=(start,), active=(start,), prestige_card=card
                )
            )
        cards = list(rest.elements())
        for seat, value in enumerate(values):
            if catalog.cards[value.tableau[0]].is_windfall:
                values[seat] = replace(value, goods=((value.tableau[0], cards.pop()),))
        return State(
            setup=setup,
            seats=tuple(values),
            order=player_order(tuple(value.start for value in values)),
            lanes=tuple((steps.ChooseHand(),) for _ in values),
            agenda=(steps.BeginGame(),),
            round=0,
            rng=1,
            deck=tuple(cards),
            pool=pool_of(catalog, setup),
        )

    # -- playing -----------------------------------------------------------------------------------

    def run(self) -> Counter[str]:
        """Play it all; return how much was compared."""
        while not engine.is_over(self.state) and self.state.round <= self.record["rounds"]:
            seat = engine.waiting(self.state)[0]
            choice = engine.choice_of(self.state, seat)
            assert choice is not None
            action = DONE if isinstance(choice, Confirm) else self._answer(seat, choice)
            before = self.state.round
            self.state, events = engine.apply(self.game, self.state, seat, action)
            for event in events:
                self._digest(event)
            if any(isinstance(event, ev.RoundEnded) for event in events) and before:
                self._compare_round(before)
                check(self.game, self.state)
        self._compare_end()
        return self.compared

    def _head(self, seat: int, *kinds: str) -> dict[str, Any]:
        queue = self.choices[seat]
        found: dict[str, Any] = queue[0] if queue and queue[0]["kind"] in kinds else {}
        return found

    def _pop(self, seat: int, *kinds: str) -> dict[str, Any]:
        found = self._head(seat, *kinds)
        if found:
            self.choices[seat].popleft()
        return found

    def _answer(self, seat: int, choice: Choice) -> Action:
        options = engine.options(self.game, self.state, seat)
        handler = getattr(self, "_answer_" + type(choice).__name__.lower())
        action: Action = handler(seat, choice, options)
        return action

    def _discard_of(self, seat: int, options: tuple[Action, ...]) -> Action:
        if DONE in options:
            return DONE
        left = self._head(seat, *DISCARDS)["answer"]
        return act.Discard(self.ids[left[0]])

    def _answer_choosehand(self, seat: int, _choice: Choice, options: tuple[Action, ...]) -> Action:
        return self._discard_of(seat, options)

    def _answer_discardcards(self, seat: int, _choice: Choice, options: tuple[Action, ...]) -> Action:
        return self._discard_of(seat, options)

    def _answer_chooseactions(self, seat: int, _choice: Choice, options: tuple[Action, ...]) -> Action:
        if DONE in options:
            return DONE
        head = self.choices[seat][0]
        assert head["kind"] == "action", f"a recorded answer was not used: {head}"
        (space,) = self._pop(seat, "action")["answer"]
        return act.Mark(SPACES.get(space, space))

    def _answer_keepcards(self, seat: int, _choice: Choice, _options: tuple[Action, ...]) -> Action:
        gone = Counter(self.ids[card] for card in self._head(seat, "discard")["answer"])
        return act.Keep(min((Counter(self.state.seats[seat].seen) - gone).elements()))

    def _answer_chooseplacement(self, seat: int, _choice: Choice, options: tuple[Action, ...]) -> Action:
        found = self._head(seat, "place")
        offer = {self.ids[card] for card in found.get("offer", ())}
        ours = {action.card for action in options if isinstance(action, act.Place)}
        assert ours == offer, f"placeable cards: ours {ours - offer}, theirs {offer - ours}"
        self.compared["place"] += 1
        return act.Pass() if found["answer"] == -1 else act.Place(self.ids[found["answer"]])

    def _answer_placeextra(self, seat: int, choice: Choice, options: tuple[Action, ...]) -> Action:
        if not self._pop(seat, "settle_power").get("answer"):
            return act.Pass()
        action = self._answer_chooseplacement(seat, choice, options)
        if isinstance(action, act.Pass):
            self._pop(seat, "place")  # nothing is laid ready, so no event tells of it
        return action

    def _answer_chooseway(self, seat: int, choice: Any, options: tuple[Action, ...]) -> Action:
        found = self._head(seat, "payment")
        used = {self.ids[card] for card in found["answer"]["powers"]} if found else set()
        ways = [action for action in options if isinstance(action, act.Way) and action.way in used]
        return ways[0] if ways else act.Way("conquer")

    def _answer_bill(self, seat: int, choice: Any, options: tuple[Action, ...]) -> Action:
        found = self._head(seat, "payment")
        answer = found["answer"] if found else {"cards": [], "powers": []}
        powers = {self.ids[card] for card in answer["powers"]}
        for action in options:
            if isinstance(action, act.UsePower) and action.card in powers and not action.thing:
                return action
        for action in options:
            if isinstance(action, act.UsePower) and action.thing:
                for card in answer["cards"]:
                    if self.ids[card] == action.thing:
                        answer["cards"].remove(card)
                        return action
        if choice.price:
            return act.PayCard(self.ids[answer["cards"].pop()])
        return DONE

    def _answer_trade(self, seat: int, _choice: Any, options: tuple[Action, ...]) -> Action:
        found = self._head(seat, "trade")
        offer = {self.ids[card] for card in found["offer"]}
        assert {action.world for action in options if isinstance(action, act.Sell)} == offer, "goods to sell"
        self.compared["trade"] += 1
        return act.Sell(self.ids[found["answer"][0]])

    def _answer_consume(self, seat: int, choice: Any, options: tuple[Action, ...]) -> Action:
        found = self._head(seat, "consume_power", "consume_goods", "consume_hand", "lucky", "trade")
        if not found:
            return DONE
        kind = found["kind"]
        if kind == "consume_power":
            self._compare_powers(seat, found, options)
            if not found["answer"]:
                self._pop(seat, kind)
                return self._answer_consume(seat, choice, options)
            pair = self._pair(found["answer"][0])
            if self._is(*pair, ConsumeCards, *OF_THEMSELVES):  # asked once more, or done already
                self._pop(seat, kind)
                return self._answer_consume(seat, choice, options)
            return act.UsePower(*pair)
        if kind == "consume_hand" and not found["answer"]:
            self.declined.add((self.state.round, seat, *self._pair(found["power"])))
            self._pop(seat, kind)
            return self._answer_consume(seat, choice, options)
        if "power" in found:
            return act.UsePower(*self._pair(found["power"]))
        wanted = GambleNumber if kind == "lucky" else ConsumeTrade
        return next(action for action in options if isinstance(self._power(action), wanted))

    def _compare_powers(self, seat: int, found: dict[str, Any], options: tuple[Action, ...]) -> None:
        offer = set(map(self._pair, found["offer"]))
        early = {pair for pair in offer if self._is(*pair, *OF_THEMSELVES)}
        offer -= early
        ours = {(action.card, action.index) for action in options if isinstance(action, act.UsePower)}
        ours -= {pair for pair in ours if (self.state.round, seat, *pair) in self.declined}
        if early:  # cards are drawn already that can be given up
            ours -= {pair for pair in ours - offer if self._is(*pair, ConsumeCards)}
        assert ours == offer, f"consume powers: ours {ours - offer}, theirs {offer - ours}"
        self.compared["consume"] += 1

    def _pair(self, recorded: list[int]) -> tuple[str, int]:
        """Return a recorded power as a card and its place; without a card that of the prestige card."""
        card, place = recorded
        return (self.ids[card], place) if card >= 0 else ("", 0)

    def _power(self, action: Action) -> Any:
        if not isinstance(action, act.UsePower):
            return None
        return self.game.catalog.power(action.card, action.index)

    def _is(self, card: str, place: int, *kinds: type) -> bool:
        return isinstance(self.game.catalog.power(card, place), kinds)

    def _answer_feed(self, seat: int, choice: Any, options: tuple[Action, ...]) -> Action:
        for world in self.feeding[seat]:
            if act.GiveGood(world) in options:
                return act.GiveGood(world)
        raise AssertionError(f"no recorded good fits {choice}")

    def _answer_givecards(self, seat: int, _choice: Any, options: tuple[Action, ...]) -> Action:
        left = self._head(seat, "consume_hand").get("answer")
        return act.Discard(self.ids[left[0]]) if left else DONE

    def _answer_gamble(self, seat: int, _choice: Any, _options: tuple[Action, ...]) -> Action:
        return act.NameNumber(self._pop(seat, "lucky")["answer"])

    def _answer_produce(self, seat: int, _choice: Any, options: tuple[Action, ...]) -> Action:
        if self._head(seat, "discard_produce").get("answer") == []:
            self._pop(seat, "discard_produce")
        full = dict(self.state.seats[seat].goods)
        wanted = [world for world in self.produced[self.state.round, seat] if world not in full]
        fits = [action for action in options if isinstance(action, act.ProduceOn) and action.world in wanted]
        # Narrow powers first, the bonus last: so each world finds the power that is left for it.
        fits.sort(key=lambda action: (not action.card, self._breadth(action)))
        return fits[0] if fits else DONE

    def _breadth(self, action: act.ProduceOn) -> bool:
        if not action.card:
            return True
        power: Any = self.game.catalog.cards[action.card].powers[action.index]
        return getattr(power, "good", "") == "any"

    # -- comparing ---------------------------------------------------------------------------------

    def _digest(self, event: Any) -> None:
        """Drop the recorded answers that our rules have carried out, asked or not."""
        handlers: dict[type, Any] = {
            ev.PlacementChosen: lambda event: self._pop(event.seat, "place"),
            ev.CardPlaced: self._digest_placed,
            ev.PowerUsed: self._digest_power,
            ev.GoodSpent: self._digest_good,
            ev.GoodMade: self._digest_made,
            ev.CardsDiscarded: self._digest_discards,
        }
        if type(event) in handlers:
            handlers[type(event)](event)

    def _digest_placed(self, event: ev.CardPlaced) -> None:
        found = self._head(event.seat, "payment")
        if found and self.ids[found["card"]] == event.card:
            self._pop(event.seat, "payment")

    def _digest_made(self, event: ev.GoodMade) -> None:
        if event.why not in ("windfall", "produce"):
            self._pop(event.seat, "windfall", "produce_power")

    def _digest_good(self, event: ev.GoodSpent) -> None:
        if event.world in self.feeding[event.seat]:
            self.feeding[event.seat].remove(event.world)
        cards = self.game.catalog.cards
        powers: Any = cards[event.why].powers if event.why in cards else ()
        if event.why == "trade" or any(isinstance(power, ConsumeTrade) for power in powers):
            self._pop(event.seat, "trade")

    def _digest_discards(self, event: ev.CardsDiscarded) -> None:
        found = self._head(event.seat, *DISCARDS)
        left = [self.ids[card] for card in found.get("answer", ())]
        for card in event.cards:
            if card in left:
                found["answer"].pop(left.index(card))
                left.remove(card)
        if found and not left:
            self._pop(event.seat, *DISCARDS)

    def _only_draws(self, found: dict[str, Any]) -> bool:
        answer = found.get("answer", ())
        return bool(answer) and all(self._is(*self._pair(pair), *OF_THEMSELVES) for pair in answer)

    def _digest_power(self, event: ev.PowerUsed) -> None:
        pair = (event.card, event.index)
        while self._only_draws(self._head(event.seat, "consume_power")):
            self._pop(event.seat, "consume_power")
        found = self._head(event.seat, "consume_power")
        if found and pair in map(self._pair, found["answer"]):
            self._pop(event.seat, "consume_power")
        while True:
            found = self._head(event.seat, "consume_goods")
            if not found or self._pair(found["power"]) != pair:
                return
            self.feeding[event.seat] += [self.ids[world] for world in found["answer"]]
            self._pop(event.seat, "consume_goods")

    def _compare_round(self, number: int) -> None:
        theirs, state = self.states[number], self.game.ended
        assert state.pool == theirs["vp_pool"], f"round {number}: pool"
        for seat, value in enumerate(state.seats):
            ours = {
                "vp_chips": value.chips,
                "score_now": score_of(self.game, state, seat).total,
                "hand": len(value.hand),
                "tableau": len(value.tableau),
                "goods": len(value.goods),
                "prestige": value.prestige,
                "military": self.game.military(state, seat),
            }
            if self.record["goals_in_play"]:
                del ours["score_now"]  # the record counts its goals here, which we do not play
            wanted = {name: theirs["players"][seat][name] for name in ours}
            assert ours == wanted, f"round {number}, seat {seat}: {ours}, recorded {wanted}"
        self.compared["rounds"] += 1

    def _compare_end(self) -> None:
        for seat, theirs in enumerate(self.record["final"]):
            score = score_of(self.game, self.state, seat)
            assert score.total == theirs["total"] - theirs["goals_vp"], f"final score of seat {seat}"
            cards = {self.ids[card["id"]]: (card["vp"], card["bonus"]) for card in theirs["cards"]}
            bonuses = dict(score.bonuses)
            assert {card: (points, bonuses.get(card, 0)) for card, points in score.cards} == cards
        if self.record["rounds"] < LAST_ROUND:
            assert engine.is_over(self.state), "the recorded game is over, ours is not"
            assert self._winners() == {theirs["p"] for theirs in self.record["final"] if theirs["winner"]}
        self.compared["games"] += 1

    def _winners(self) -> set[int]:
        """Return who wins by our scores and the goals of the record."""
        goals = [theirs["goals_vp"] for theirs in self.record["final"]]
        scores = [score_of(self.game, self.state, seat) for seat in range(len(goals))]
        ranks = [(score.total + goals[score.seat], score.tie_break) for score in scores]
        return {seat for seat, rank in enumerate(ranks) if rank == max(ranks)}
