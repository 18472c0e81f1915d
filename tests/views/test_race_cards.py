"""Race's cards: pictures, powers in signs that fit, and nothing told by colour alone."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.powers.kinds import AnyPower
from rftg_desktop.views.icons import has_icon
from rftg_desktop.views.sprites.canvas import LEAST_STRETCH, text_width
from rftg_desktop.views.sprites.faces import PowerLine
from rftg_desktop.views.sprites.glyphs import MAKERS, draw_glyph
from rftg_desktop.views.sprites.race.art import ICONS, PLANETS, card_art, world_emblem
from rftg_desktop.views.sprites.race.card import card_sprite, plate_of
from rftg_desktop.views.sprites.race.card_plate import NAME_SIDE
from rftg_desktop.views.sprites.race.emblems import EMBLEMS
from rftg_desktop.views.sprites.race.faces import CardFace
from rftg_desktop.views.sprites.race.powers import LINES
from rftg_desktop.views.sprites.race.signs import KINDS, LEAST_SQUEEZE
from rftg_desktop.views.sprites.race.symbols import SYMBOLS, TRAITS
from rftg_desktop.views.sprites.soft import alpha_of
from rftg_desktop.views.table.race_faces import face_of
from rftg_desktop.views.theme import DARK, WORLDS, register_fonts

CARDS = list(race_game().catalog.cards.values())
FACES = [face_of(card) for card in CARDS]
SECOND = [face_of(card) for card in race_game(second_edition=True).catalog.cards.values()]


@pytest.fixture(autouse=True)
def _fonts(qapp: QApplication) -> None:
    register_fonts()


# ---------------------------------------------------------------- pictures


def test_every_design_has_its_own_picture() -> None:
    chosen = {face.name: card_art(face) for face in FACES}
    for name, picture in chosen.items():
        if picture.startswith("planet-"):
            assert not QImage(f":/art/{picture}.webp").isNull(), name
        else:
            assert has_icon(picture), name
    assert [picture for picture, count in Counter(chosen.values()).items() if count > 1] == []


def test_pictures_are_chosen_by_name_and_fit_the_kind() -> None:
    listed = {name: kind for kind, names in PLANETS.items() for name in names.split("; ")}
    for face in FACES:
        if not face.is_world:
            assert face.name in ICONS
        elif face.good in WORLDS and face.good != "any":
            assert listed[face.name] == face.good
        elif not face.good:
            assert listed[face.name] in (("military",) if face.military else ("gray", "home"))
    assert set(listed) | set(ICONS) == {face.name for face in FACES}


def test_every_world_is_known_by_an_emblem_that_no_other_of_its_kind_has() -> None:
    worlds = [face for face in FACES if face.is_world]
    assert set(EMBLEMS) == {face.name for face in worlds}
    assert all(has_icon(world_emblem(face.name)) for face in worlds)
    looks = {(card_art(face).rsplit("-", 1)[0], world_emblem(face.name), face.name) for face in worlds}
    assert len({look[:2] for look in looks}) == len(looks)


# ---------------------------------------------------------------- powers in signs


def test_every_kind_of_power_has_a_line() -> None:
    tags = {kind.__struct_config__.tag for kind in AnyPower.__args__}
    assert set(LINES) == tags


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_the_lines_of_a_card_can_be_drawn(face: CardFace) -> None:
    for line in face.powers:
        assert line.when in MAKERS
        assert line.bits
        for bit in line.bits:
            assert bit.kind in KINDS
            if bit.kind == "glyph":
                assert bit.value in MAKERS
            if bit.kind in ("good", "world", "production", "windfall"):
                assert bit.value in WORLDS


def test_every_power_and_worth_is_told() -> None:
    for card, face in zip(CARDS, FACES, strict=True):
        assert len(face.powers) >= len(card.powers) + bool(card.end_bonus)
        assert (face.points is None) == card.variable


# To the eye a draw of a phase is the same whether it is its first thing or its last.
READ_ALIKE = ("Draw", "DrawAtStart", "ExploreDraw")


def test_different_powers_have_different_lines() -> None:
    """What two cards write alike is the same power, but for whether one must."""
    seen: dict[PowerLine, tuple[str, dict[str, object]]] = {}
    for card, face in zip(CARDS, FACES, strict=True):
        for power, line in zip(card.powers, face.powers, strict=False):
            fields = {name: getattr(power, name) for name in power.__struct_fields__ if name != "may"}
            said = (type(power).__name__, fields)
            assert seen.setdefault(line, said) == said or said[0] in READ_ALIKE, (card.name, line)


@pytest.mark.parametrize("width", [DARK.card[0], DARK.card_hovered[0], DARK.card_in_inspector[0]])
def test_cards_have_room_for_what_they_say(width: float) -> None:
    for face in (*FACES, *SECOND):
        plate = plate_of(face, width)
        assert plate.squeeze() >= LEAST_SQUEEZE, face.name
        assert plate.height <= 0.66 * width * DARK.card[1] / DARK.card[0], face.name
        room = width - 2 * (1 + 3.2) - 2 * NAME_SIDE * plate.unit
        for line in plate.lines:
            assert text_width(line, plate.type) * LEAST_STRETCH / 100 <= room, face.name
        assert plate.type.size >= DARK.least_text


# ---------------------------------------------------------------- never by colour alone


def grey(face: CardFace, size: tuple[float, float]) -> QImage:
    return card_sprite(face, *size, 1.0).pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("size", [DARK.card, DARK.card_small], ids=["card", "small"])
def test_kinds_of_cards_differ_without_colour(size: tuple[float, float]) -> None:
    art = "planet-gray-01"
    looks = [
        CardFace("world", "Same", 3, 1, good, windfall, military, art=art)
        for good in ("novelty", "rare", "genes", "alien", "any")
        for windfall in (False, True)
        for military in (False, True)
    ]
    looks += [CardFace("world", "Same", 3, 1, military=military, art=art) for military in (False, True)]
    looks += (
        [CardFace("world", "Same", 3, 1, traits=(trait,), art=art) for trait in TRAITS]
        if size == DARK.card
        else []
    )
    pictures = [grey(face, size) for face in looks]
    assert all(one != two for one, two in itertools.combinations(pictures, 2))


def silhouette(name: str) -> Image.Image:
    image = QImage(24, 24, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_glyph(painter, name, QPointF(12, 12), 10, "#000000")
    painter.end()
    return alpha_of(image)


@pytest.mark.parametrize("names", [tuple(TRAITS.values()), tuple(SYMBOLS)], ids=["traits", "all"])
def test_symbols_differ(names: tuple[str, ...]) -> None:
    drawn = {name: silhouette(name) for name in names}
    for one, two in itertools.combinations(names, 2):
        histogram = ImageChops.difference(drawn[one], drawn[two]).histogram()
        assert sum(value * count for value, count in enumerate(histogram)) / 24**2 > 14, (one, two)
