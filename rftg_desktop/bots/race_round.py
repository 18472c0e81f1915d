"""What a round may bring a player of Race: its phases gone through one after the other, with rough sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import product

from rftg_desktop.bots.race_worth import Outlook
from rftg_desktop.rules.race.powers import drawing
from rftg_desktop.rules.race.state import PHASES, SECONDS

_PHASE_OF = {
    "explore_5": "explore",
    "explore_1_1": "explore",
    "consume_trade": "consume",
    "consume_x2": "consume",
}
_OF_FACE = {"trade": "consume", "double_vp": "consume"}
"""Faces of the robot's dice that are not called like their phase."""

Chances = Mapping[frozenset[str], float]


def robot_phases(outlook: Outlook) -> Chances:
    """Return which phases the robot's dice may choose, each set with its chance; none without a robot.

    A match repeats what the player chose, so it adds nothing.
    """
    robot = outlook.view.robot
    if robot is None:
        return {frozenset(): 1.0}
    found: Counter[frozenset[str]] = Counter()
    rolls = list(product(*(die.faces for die in outlook.game.robot.dice)))
    for roll in rolls:
        faces = (robot.equals if face == "robot" else face for face in roll)
        found[frozenset(_OF_FACE.get(face, face) for face in faces if face != "match")] += 1
    return {phases: count / len(rolls) for phases, count in found.items()}


def phases_of(mine: Collection[str], others: Collection[str] = ()) -> tuple[str, ...]:
    """Return the phases of a round in order, with the actions of the player and phases of others."""
    chosen = {_PHASE_OF.get(space, space) for space in mine} | set(others)
    twice = {SECONDS[space] for space in mine if space in SECONDS}
    return tuple(phase for phase in PHASES if phase in chosen for _ in range(1 + (phase in twice)))


@dataclass
class Round:
    """A round as it may go on: what is held, what was placed, and the worth of it all so far.

    ``mine`` are the player's actions, ``hand`` the known cards, ``unknown`` those still to be drawn.
    """

    outlook: Outlook
    mine: Collection[str]
    hand: list[str]
    goods: tuple[str, ...]
    unknown: int = 0
    worth: float = 0.0
    placed: list[str] = field(default_factory=list)

    def play(self, phases: Iterable[str], turn: int = 0) -> float:
        """Go through phases and return the worth of the round, with what is held after it."""
        turns: Counter[str] = Counter()
        for number, phase in enumerate(phases):
            again = turns[phase] + (turn if number == 0 else 0)
            turns[phase] = again + 1
            self._phase(phase, f"{phase}_second" if again else phase)
        count = min(len(self.hand) + self.unknown, self.outlook.me.hand_limit)
        return self.worth + self.outlook.cards_worth(count) + self.outlook.goods_worth(self.goods)

    def _phase(self, phase: str, space: str) -> None:
        if phase == "explore":
            self._explore()
        elif phase in ("develop", "settle"):
            self.place(phase == "settle", space in self.mine)
        elif phase == "consume":
            self._consume()
        else:
            self.goods = self.outlook.filled(self.goods, "produce" in self.mine)

    def _explore(self) -> None:
        numbers = self.outlook.catalog.constants
        seen, kept = numbers.explore_draw, numbers.explore_keep
        for space in self.mine:
            more = numbers.explore_actions.get(space, (0, 0))
            seen, kept = seen + more[0], kept + more[1]
        seen += sum(power.amount for _, power in self.outlook.powers(drawing.ExploreDraw))
        kept += sum(power.amount for _, power in self.outlook.powers(drawing.ExploreKeep))
        self.unknown += min(kept, seen)
        self.worth += self.outlook.weights.choice * max(0, seen - kept) * min(1.0, self.outlook.left)

    def place(self, worlds: bool, bonus: bool) -> None:
        """Place the best card that can be paid for, known or still to be drawn, or none."""
        saved = 0 if worlds else int(bonus)
        best, most = "", self._hope()
        for name in dict.fromkeys(self.hand):
            gain = self._gain(name, worlds, saved)
            if gain is not None and gain > most:
                best, most = name, gain
        if best:
            self.put(best, saved)
        else:
            self.worth += most
        if worlds and bonus and (best or most > 0):
            self.unknown += 1

    def _hope(self) -> float:
        """Return what cards that are drawn in this round may be worth at once."""
        return self.outlook.weights.new_card * min(self.unknown, 4) if self.unknown else 0.0

    def _gain(self, name: str, worlds: bool, saved: int) -> float | None:
        """Return what a card brings after what it costs; ``None`` if it cannot be placed."""
        outlook = self.outlook
        if outlook.catalog.cards[name].is_world != worlds or outlook.is_dead(name) or name in self.placed:
            return None
        held, price = len(self.hand) + self.unknown, max(0, outlook.price(name) - saved)
        if price >= held or outlook.missing(name):
            return None
        left = outlook.cards_worth(held - 1 - price)
        good = outlook.goods_worth((name,)) if outlook.catalog.cards[name].is_windfall else 0.0
        return outlook.value(name) + good + left - outlook.cards_worth(held)

    def put(self, name: str, saved: int = 0, price: int | None = None) -> None:
        """Place a card and pay for it with those of least use, unknown ones last."""
        outlook = self.outlook
        self.placed.append(name)
        self.hand.remove(name)
        due = max(0, outlook.price(name) - saved) if price is None else price
        self.hand.sort(key=outlook.appeal, reverse=True)
        known = min(due, max(0, len(self.hand) - 1))
        del self.hand[len(self.hand) - known :]
        rest = min(due - known, self.unknown)
        self.unknown -= rest
        del self.hand[len(self.hand) - min(len(self.hand), due - known - rest) :]
        self.worth += outlook.value(name)
        if outlook.catalog.cards[name].is_windfall:
            self.goods = (*self.goods, name)

    def _consume(self) -> None:
        outlook = self.outlook
        if "consume_trade" in self.mine and self.goods:
            sold = max(self.goods, key=outlook.sale)
            self.unknown += outlook.sale(sold)
            self.goods = tuple(world for world in self.goods if world != sold)
        worth, self.goods = outlook.consumed(self.goods, 2 if "consume_x2" in self.mine else 1)
        self.worth += worth


def response_worth(outlook: Outlook, phase: str) -> float:
    """Return what the robot gains where the player alone chose a phase: its response, or a counter."""
    robot, setup, weights = outlook.view.robot, outlook.view.setup.robot, outlook.weights
    if robot is None or setup is None:
        return 0.0
    book = outlook.game.robot
    rows = book.rows(robot.start, robot.tile)
    counter, row = rows.get(f"{phase}.counter_response"), rows[f"{phase}.response"]
    if counter is not None and robot.counters and robot.credit >= counter.needs_credit:
        return float(book.difficulties[setup.difficulty].points) - weights.robot_credit * counter.pay
    if robot.credit < row.needs_credit:
        return 0.0
    found = (weights.robot_find - weights.robot_credit * row.pay) if row.find else 0.0
    moved = weights.robot_credit * row.credit + weights.robot_economy * row.economy
    return float(row.vp + row.vp_per_economy * robot.economy + row.prestige) + found + moved


def round_worth(outlook: Outlook, mine: Collection[str], chances: Chances) -> float:
    """Return what a round with some actions is worth on average, over what the robot may roll.

    What the robot gains by its responses to them counts against it.
    """
    alone = Counter(phases_of(mine))
    against = {phase: count * response_worth(outlook, phase) for phase, count in alone.items()}
    total = 0.0
    for others, chance in chances.items():
        own = Round(outlook, mine, list(outlook.hand), outlook.me.goods).play(phases_of(mine, others))
        given = sum(worth for phase, worth in against.items() if phase not in others)
        total += chance * (own - outlook.weights.rivalry * given)
    return total
