"""The log of the robot: why each die lies where it lies, and each row of the mat in one line."""

from rftg_desktop.kernel.events import Event
from rftg_desktop.rules.race import events as ev
from rftg_desktop.rules.race.robot import events as rev
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.views.words.race.events import merge
from tests.views.race_play import CATALOG

ANA, PEOPLE = ("Ana",), ("Ana", "Ben", "Cy")
GEM, SPICE, SPARTA = "gem_world", "spice_world", "new_sparta"


def lines(*events: Event) -> list[str]:
    return [found.text for found in merge(events, ANA, CATALOG)]


def roll(*dice: tuple[str, str, str, str]) -> list[str]:
    placed = [rev.RobotDiePlaced(number, *die) for number, die in enumerate(dice)]
    return lines(rev.RobotRolled(tuple(die[0] for die in dice)), *placed)


def test_every_way_of_a_die() -> None:
    assert roll(("trade", "trade", "consume_trade", "face"), ("match", "settle", "settle", "match")) == [
        "The robot rolls Trade and match: Trade on its space; match copies the marker of Ana on Settle 1."
    ]
    assert roll(("robot", "settle", "settle", "robot"), ("settle", "settle", "settle_second", "second")) == [
        "The robot rolls robot and Settle: robot counts as Settle, on Settle 1; "
        "Settle on Settle 2, for the other die has the first."
    ]
    assert roll(("match", "settle", "settle", "shifted"), ("explore", "explore", "explore_5", "face")) == [
        "The robot rolls match and Explore: match is shifted left to Settle 1, for Ana marked both spaces; "
        "Explore on Explore +5."
    ]
    assert roll(("produce", "produce", "produce", "face"), ("match", "settle", "settle", "other"))[
        0
    ].endswith("match copies the other marker of Ana, on Settle 1, for the right one has a die.")
    assert roll(("match", "", "", "none"), ("match", "settle", "settle", "match"))[0].startswith(
        "The robot rolls match and match: match has no space;"
    )


def test_a_row_from_draw_to_find() -> None:
    told = lines(
        rev.RobotRow("settle", 0, "response", 2, 0, house_made=True),
        rev.RobotDrew(2),
        rev.RobotFlipped(GEM, False, "kind"),
        rev.RobotFlipped(SPICE, False, "kind"),
        rev.RobotFlipped(SPARTA, True),
        rev.RobotCreditChanged(-1, 1),
        rev.RobotPlaced(SPARTA),
    )
    assert told == [
        "The robot, Settle response: credit 2; draws 2; turns up Gem World and Spice World: no find; "
        "finds New Sparta; pays 1 credit (2 → 1) (house-made numbers)."
    ]


def test_why_a_card_is_no_find() -> None:
    told = lines(
        rev.RobotRow("develop", 1, "action", 0, 3),
        rev.RobotFlipped("new_economy", False, "credit"),
        rev.RobotFlipped("imperium_lords", False, "imperium"),
        rev.RobotFoundNothing(),
    )
    assert told == [
        "The robot, Develop 2 action: credit 0; turns up New Economy: cost 6, and no credit for it; "
        "turns up Imperium Lords: never Imperium; finds nothing."
    ]


def test_many_cards_turned_up_are_a_number() -> None:
    flips = [rev.RobotFlipped(GEM, False, "kind")] * 9
    assert lines(rev.RobotRow("settle", 0, "action", 1, 0), *flips, rev.RobotFoundNothing()) == [
        "The robot, Settle action: credit 1; turns up 9 cards: no find; finds nothing."
    ]


def test_the_robot_as_the_prestige_leader() -> None:
    events = rev.RobotDrew(1), ev.VpGained(ROBOT, 1, "leader"), rev.RobotCreditChanged(1, 3)
    assert lines(*events) == ["The robot, prestige leader: draws 1; takes 1 VP; credit +1 (2 → 3)."]
    assert lines(*events[1:]) == ["The robot, prestige leader: takes 1 VP; credit +1 (2 → 3)."]
    assert lines(events[0]) == ["The robot draws 1 card to its stack."]
    assert lines(rev.RobotRow("produce", 0, "action", 1, 5)) == [
        "The robot, Produce action: nothing changes."
    ]


def test_rows_without_a_find() -> None:
    assert lines(rev.RobotRow("settle", 0, "response", 0, 1, skipped=True)) == [
        "The robot, Settle response: credit 0 is not enough, so nothing happens."
    ]
    assert lines(rev.RobotRow("produce", 0, "response", 1, 1)) == ["The robot, Produce response: nothing."]
    assert lines(
        rev.RobotRow("develop", 0, "counter_action", 3, 1),
        rev.RobotCreditChanged(-2, 1),
        rev.RobotCounterPlaced(),
    ) == ["The robot, Develop action: credit 3; pays 2 credit (3 → 1); places a six-cost counter."]
    assert lines(
        rev.RobotRow("consume", 0, "trade", 1, 3),
        ev.VpGained(ROBOT, 3, "consume.trade"),
        ev.PoolEmptied(),
        rev.RobotCreditChanged(2, 3),
        rev.RobotEqualsChanged("double_vp"),
        rev.RobotTileSpent(),
    ) == [
        "The robot, Trade: economy 3; takes 3 VP; credit +2 (1 → 3); turns its counter to Double VP; "
        "gives up its special tile.",
        "The VP pool is used up: more chips come from the reserve, and this round is the last.",
    ]
    assert lines(
        rev.RobotRow("settle", 0, "first_action", 1, 0),
        rev.RobotFlipped(GEM, True, from_deck=True),
        rev.RobotPlaced(GEM),
        rev.RobotTileSpent("doomed_world"),
    ) == [
        "The robot, first Settle action: credit 1; finds Gem World; "
        "gives up its special tile and Doomed World."
    ]


def test_lines_of_the_robot_carry_its_sign() -> None:
    found = merge([rev.RobotRow("produce", 0, "action", 1, 1), rev.RobotEconomyChanged(1, 2)], ANA, CATALOG)
    assert [(each.seat, each.icon) for each in found] == [(ROBOT, "robot")]
    among = merge([ev.VpGained(1, 2, "old_earth")], PEOPLE, CATALOG)
    assert among[0].text == "Ben: +2 VP (Old Earth)."
