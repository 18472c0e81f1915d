"""What is told before a drop is what comes, and refusals say why in one line."""

from __future__ import annotations

from collections import Counter

from rftg_desktop.controller.affordances import Gesture, Spot
from rftg_desktop.controller.gestures_race import hand, well
from rftg_desktop.controller.preview import tried
from rftg_desktop.rules.race.demands import Demand
from tests.gui.at_table import Table
from tests.gui.race.at_solo import walk
from tests.session.playing import choice_name


def test_effects_are_what_comes(how_many) -> None:
    met: Counter[str] = Counter()
    for seed in range(how_many(4, 60)):
        for session in walk(seed, 400, 0.3):
            for action in session.options():
                before = session.view(0).seats[0]
                pair = tried(session, action, 0, 0)
                if pair is not None:
                    assert pair[0] == before
                    met[type(action).__name__] += 1
    assert {"PayCard", "Mark", "Discard"} <= set(met), met


def test_the_bubble_tells_it_over_the_target(table: Table) -> None:
    """Held over its target a card tells what the drop means, also where it would bring news."""
    for session in walk(2, 200, 0.2):
        table.put(session)
        for answer in table.driver.affordances.answers[:12]:
            for way in answer.ways:
                if not isinstance(way, Gesture):
                    continue
                table.hands.pick_up(way.source)
                table.hands.aim(way.target)
                text = table.view.bubble.text()
                assert text
                assert "\n" not in text
                table.hands.let_go()


def test_the_bench_tells_the_sum(table: Table) -> None:
    """What is still to be paid stands on the strip above the hand."""
    told = 0
    for session in walk(1, 400):
        if choice_name(session) != "Bill":
            continue
        table.put(session)
        (demand,) = session.view(0).seats[0].demands
        assert isinstance(demand, Demand)
        bench = table.scene.frame.bench
        assert session.view(0).seats[0].tableau[-1] == demand.card
        assert table.scene.frame.catalog.cards[demand.card].name in bench
        if not demand.conquest:
            assert f"{demand.left} to go" in bench
            told += 1
    assert told > 3


def test_a_refusal_says_why(table: Table) -> None:
    """A card that cannot be placed glides home, with a reason in one line."""
    refused = 0
    for session in walk(3, 500):
        if choice_name(session) != "ChoosePlacement":
            continue
        table.put(session)
        for card in session.view(0).seats[0].hand:
            source = hand(0, card)
            if source in table.driver.affordances.sources():
                continue
            table.view.talk.refuse(source, well(0))
            words = table.view.bubble.text()
            assert words
            assert "\n" not in words
            refused += 1
    assert refused > 3
    assert table.view.talk is not None
    table.view.bubble.hush()


def test_no_place_is_named_that_is_none(table: Table) -> None:
    for session in walk(5, 200, 0.3):
        table.put(session)
        kit = table.scene.kit
        for source in table.driver.affordances.sources():
            names = kit.place_names(table.driver.affordances.targets_of(source))
            assert all(name and isinstance(name, str) for name in names)
            assert isinstance(source, Spot)
