"""Every piece of the game has words: names, a sentence and a short text for every power of the data."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from rftg_desktop.rules.roll.dice import COLOURS, PHASES
from rftg_desktop.views.words import names
from rftg_desktop.views.words.powers import (
    KINDS,
    SHORT_LENGTH,
    power_anchor,
    power_line,
    power_lines,
    power_short,
)
from rftg_desktop.views.words.translation import both, either, number, set_translator, tr, trn

DATA = Path(__file__).parents[2] / "rftg_desktop/data/roll"


def sides(record: object) -> Iterator[Mapping[str, Any]]:
    if isinstance(record, dict):
        if "powers" in record:
            yield record
        else:
            for value in record.values():
                yield from sides(value)
    elif isinstance(record, list):
        for value in record:
            yield from sides(value)


SIDES = [
    side
    for name in ("tiles", "factions", "homeworlds")
    for side in sides(json.loads((DATA / f"{name}.json").read_text(encoding="utf-8")))
]
POWERS = [(side["name"], power) for side in SIDES for power in side["powers"]]
IDS = [f"{name}: {power['kind']}" for name, power in POWERS]


def lines_of(name: str) -> tuple[str, ...]:
    (side,) = [side for side in SIDES if side["name"] == name]
    return power_lines(side["powers"])


def shorts_of(name: str) -> list[str]:
    (side,) = [side for side in SIDES if side["name"] == name]
    return [power_short(power["kind"], power, power["when"]) for power in side["powers"]]


def test_the_data_is_whole() -> None:
    assert len(SIDES) == 55 * 2 + 9 * 2 + 9


class TestEveryPower:
    @pytest.mark.parametrize(("name", "power"), POWERS, ids=IDS)
    def test_it_has_a_clean_sentence(self, name: str, power: Mapping[str, Any]) -> None:
        line = power_line(power["kind"], power, power["when"])
        assert re.fullmatch(r"[A-Z0-9].{15,190}\.", line), line
        assert not re.search(r"[{}_]|\s{2}|\s[.,:;]|\.\.|None|gray gray", line), line

    @pytest.mark.parametrize(("name", "power"), POWERS, ids=IDS)
    def test_it_has_a_short_text_that_was_not_cut(self, name: str, power: Mapping[str, Any]) -> None:
        short = power_short(power["kind"], power, power["when"])
        assert 2 <= len(short) <= SHORT_LENGTH
        assert not re.search(r"[{}_…]|\s{2}|None", short), short
        assert short == short.strip()

    @pytest.mark.parametrize(("name", "power"), POWERS, ids=IDS)
    def test_its_numbers_and_colours_are_said(self, name: str, power: Mapping[str, Any]) -> None:
        line = power_line(power["kind"], power, power["when"])
        for key in ("amount", "count", "cost", "vp", "extra", "count_max"):
            value = power.get(key)
            if value is not None and not line.startswith(("At the end", "Tiles")):
                one = "a " if value == 1 else str(value)
                assert any(each in line for each in (number(value), str(value), one)), (key, line)
        for key in ("dice", "not_dice", "colours"):
            for colour in power.get(key) or ():
                assert names.world_colour_name(colour).lower() in line.lower(), line

    def test_kinds_with_words_are_those_of_the_data(self) -> None:
        assert {power["kind"] for _, power in POWERS} == KINDS

    def test_powers_that_differ_read_differently(self) -> None:
        lines: dict[str, set[str]] = {}
        for _, power in POWERS:
            plain = {key: value for key, value in power.items() if key != "may" and value != 0}
            if power["kind"] == "gain_die":
                plain.setdefault("count", 1)
            line = power_line(power["kind"], power, power["when"])
            lines.setdefault(line, set()).add(json.dumps(plain, sort_keys=True))
        assert {line: powers for line, powers in lines.items() if len(powers) > 1} == {}

    def test_absent_and_empty_parameters_read_alike(self) -> None:
        power = {"amount": 1, "timing": "on_trade"}
        full = {**power, "colours": (), "per": None, "condition": None, "exclude_self": False}
        assert power_line("gain_credits", full, "ship") == power_line("gain_credits", power, "ship")

    def test_an_unknown_kind_is_named_and_does_not_fail(self) -> None:
        assert "warp drive" in power_line("warp_drive", {}, "ship")
        assert power_short("warp_drive", {}, "ship") == "Warp drive"
        assert len(power_short("a_kind_with_a_very_long_name", {}, "ship")) <= SHORT_LENGTH

    def test_every_kind_has_a_paragraph_in_the_rules(self) -> None:
        text = (DATA.parents[2] / "assets/rules/en/roll/12-powers.md").read_text(encoding="utf-8")
        assert all(f"{{#{power_anchor(kind)}}}" in text for kind in KINDS)


class TestSomePowersInFull:
    @pytest.mark.parametrize(
        ("name", "lines"),
        [
            (
                "Executive Power",
                [
                    "Once a round you may move exactly two workers out of the same column to your selected"
                    " phase."
                ],
            ),
            (
                "Mad Scientists",
                [
                    "Once a round you may move one or two workers, each to any other column: two if you own"
                    " more Novelty worlds than every rival, one if you share the lead, otherwise none."
                ],
            ),
            (
                "Operations Affinity",
                ["Once a round you may move one worker to the Explore or Produce column."],
            ),
            (
                "Free Trade Zone",
                ["Gray worlds take you two settlers fewer; this never brings the need below two."],
            ),
            (
                "Space Piracy",
                [
                    "When Ship ends, take $1 for every two Military dice in your Citizenry, a smaller rest"
                    " counting in full."
                ],
            ),
            (
                "New Galactic Order",
                [
                    "When you finish a world, all Military settlers it used go to your cup instead of the"
                    " Citizenry.",
                    "At the end: two thirds of a VP for each of your Military dice, the sum rounded up.",
                ],
            ),
            (
                "Rebel Hideout",
                ["When placed, two new Military dice go to your Citizenry."],
            ),
            (
                "Rebel Miners",
                [
                    "When placed, return one of your dice, from anywhere, to the supply.",
                    "When placed, two new Military dice go to your Citizenry.",
                ],
            ),
            (
                "Designer Species, Ultd.",
                [
                    "When placed, take $1.",
                    "When placed, one new Genes die arrives on this world as a good.",
                ],
            ),
            ("Doomed World", ["You start the game with $8."]),
        ],
    )
    def test_lines(self, name: str, lines: list[str]) -> None:
        assert list(lines_of(name)) == lines

    @pytest.mark.parametrize(
        ("name", "shorts"),
        [
            ("Galactic Bankers", ["Trade: $1 for 1 VP", "1 VP per development"]),
            ("Alien Uplift Blueprints", ["-1 Genes/Alien worlds"]),
            ("Organic Shipyards", ["Extra Home + Genes"]),
            ("Space Marines", ["Give up 1 die", "+$1", "+1 Military to cup"]),
        ],
    )
    def test_shorts(self, name: str, shorts: list[str]) -> None:
        assert shorts_of(name) == shorts


class TestNames:
    @pytest.mark.parametrize("colour", COLOURS)
    def test_dice(self, colour: str) -> None:
        assert colour in names.DICE
        assert names.die_full_name(colour).startswith(names.die_name(colour))
        assert len(names.die_name(colour, short=True)) <= 11

    @pytest.mark.parametrize("phase", PHASES)
    def test_phases_and_workers(self, phase: str) -> None:
        assert names.face_name(phase) == names.phase_name(phase) == names.PHASES[phase]
        assert names.phase_title(phase).endswith(names.phase_name(phase))
        assert names.worker_name(phase, 2) == names.worker_name(phase) + "s"

    def test_every_moment_of_the_data_has_a_name(self) -> None:
        whens = {power["when"] for _, power in POWERS}
        assert whens <= {*names.PHASES, *names.OTHER_TIMES}

    def test_phrases(self) -> None:
        assert names.phase_title("settle") == "III Settle"
        assert names.phase_title("assign") == "Assign"
        assert names.face_name("wild") == "Wild"
        assert names.die_full_name("rare") == "Rare Elements die (brown)"
        assert names.dice_phrase("genes", 1) == "one Genes die"
        assert names.dice_phrase("military", 2, new=True) == "two new Military dice"
        assert names.world_phrase("gray") == "Gray world"
        assert names.tile_kind_name("world", 2) == "worlds"
        assert names.zone_name("citizenry") == "Citizenry"
        assert names.zone_name("far_place") == "Far place"
        assert names.stack_name(1) == "Worlds"
        assert (names.money(3), names.points(2)) == ("$3", "2 VP")

    def test_every_player_colour_has_its_own_shape(self) -> None:
        shapes = [names.player_shape_name(colour) for colour in names.PLAYER_COLOURS]
        assert len(set(shapes)) == len(names.PLAYER_COLOURS) == 5
        assert names.player_colour_name("blue") == "Blue"
        assert names.player_shape_name("mauve") == "mark"


class TestTranslation:
    def test_texts_pass_through_the_translator(self) -> None:
        set_translator(lambda text: text.replace("die", "Würfel"))
        try:
            assert names.die_full_name("home") == "Home Würfel (white)"
        finally:
            set_translator(None)
        assert names.die_full_name("home") == "Home die (white)"

    def test_every_sentence_comes_from_the_translator(self) -> None:
        set_translator(lambda text: re.sub(r"[a-zA-Z]+(?![^{]*})", "~", text))
        try:
            for name, power in POWERS:
                line = power_line(power["kind"], power, power["when"])
                assert not re.search(r"[a-zA-Z]", line), (name, line)
        finally:
            set_translator(None)

    def test_numbers_lists_and_plurals(self) -> None:
        assert [number(count) for count in (0, 1, 6, 7)] == ["no", "one", "six", "7"]
        assert [either(["A", "B", "C"][:count]) for count in range(4)] == ["", "A", "A or B", "A, B or C"]
        assert both(["A", "B"]) == "A and B"
        assert trn("{count} tile", "{count} tiles", 2) == "2 tiles"
        assert tr("as {it} is") == "as {it} is"
