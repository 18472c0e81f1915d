"""The painters: every piece paints something, and what must differ does so without colour."""

import itertools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageChops
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from rftg_desktop.views.icons import application_icon, button_icon, has_icon, icon_image
from rftg_desktop.views.sprites import (
    DieFace,
    FactionFace,
    Gain,
    PhaseFace,
    Sprite,
    SpriteCache,
    TileSide,
    art_names,
    gallery,
    power_line,
)
from rftg_desktop.views.sprites.faces import DISABLED, GHOST, VIRTUAL
from rftg_desktop.views.sprites.glow import STATES
from rftg_desktop.views.sprites.glyphs import MAKERS, PHASE_NAMES, draw_glyph, glyph
from rftg_desktop.views.sprites.phase import column_area, selector_area
from rftg_desktop.views.sprites.plate import Setting, power_width
from rftg_desktop.views.sprites.powers import LINES
from rftg_desktop.views.sprites.sky import sky
from rftg_desktop.views.sprites.soft import alpha_of
from rftg_desktop.views.sprites.tumble import FRAMES, tumble_sprites
from rftg_desktop.views.theme import DARK, DICE, WORLDS, application_palette, register_fonts

DATA = Path(__file__).resolve().parents[2] / "rftg_desktop" / "data" / "roll"
WORLD = TileSide("world", "Far Shore", 3, "novelty", gains=(Gain("novelty", "good"),), credits=1)
DEVELOPMENT = TileSide(
    "development", "Night School", 2, powers=(power_line("reassign", "assign", {"to": "any"}),)
)
SIX = TileSide("development", "Grand Design", 6, six_plus=True)
FACES = (*PHASE_NAMES, "wild")


@pytest.fixture
def cache(qapp: QApplication) -> SpriteCache:
    register_fonts()
    return SpriteCache(1.0)


def ink(sprite: Sprite) -> int:
    """Count the pixels that are not fully transparent."""
    return sum(alpha_of(sprite.pixmap.toImage()).histogram()[1:])


def middle(sprite: Sprite) -> QColor:
    """Give the colour a little inside the body's left edge, where no symbol lies."""
    body = sprite.body
    return sprite.pixmap.toImage().pixelColor(
        int(body.x() + body.width() * 0.14), int(body.y() + body.height() * 0.5)
    )


def records() -> Iterator[dict[str, Any]]:
    """Give every side of every tile in the data."""

    def sides(value: Any) -> Iterator[dict[str, Any]]:
        if isinstance(value, dict):
            if "name" in value and "cost" in value:
                yield value
            else:
                for inner in value.values():
                    yield from sides(inner)
        elif isinstance(value, list):
            for inner in value:
                yield from sides(inner)

    for name in ("tiles", "factions", "homeworlds"):
        yield from sides(json.loads((DATA / f"{name}.json").read_text(encoding="utf-8")))


# ---------------------------------------------------------------- every piece paints


@pytest.mark.parametrize("colour", DICE)
@pytest.mark.parametrize("state", ["plain", VIRTUAL, GHOST, DISABLED])
def test_dice_paint(cache: SpriteCache, colour: str, state: str) -> None:
    for symbols in ((), ("settle",), ("explore", "ship")):
        sprite = cache.die(DieFace(colour, symbols, state=state))
        assert ink(sprite) > 31 * 31 * 0.8
        assert sprite.body.width() == 31


@pytest.mark.parametrize("size", [(236.0, 270.0), (104.0, 119.0), (96.0, 110.0), (58.0, 62.0), (50.0, 29.0)])
def test_tiles_paint_in_every_size(cache: SpriteCache, size: tuple[float, float]) -> None:
    for side in (WORLD, DEVELOPMENT, SIX):
        sprite = cache.tile(side, size)
        assert ink(sprite) > size[0] * size[1] * 0.9
        assert (sprite.body.width(), sprite.body.height()) == size
    assert ink(cache.tile_back(size)) > size[0] * size[1] * 0.9


def test_other_pieces_paint(cache: SpriteCache) -> None:
    pieces = [
        cache.die_slot(29, "settle"),
        cache.tile_slot(words="12", sign="develop"),
        cache.stack_edges(3),
        cache.both_sides((DEVELOPMENT, WORLD), (220, 116)),
        cache.faction(FactionFace(4, DEVELOPMENT, WORLD), (216, 119)),
        cache.credits(6, (258, 22)),
        cache.marker(3),
        cache.phase(PhaseFace("settle", "Settle", "build worlds", "III", lit=True), (171, 100)),
        cache.phase(PhaseFace("dictate", "Dictate"), (171, 100)),
        cache.cup(0, (118, 124), (DieFace("genes", ("ship",)),)),
        cache.bag((92, 104)),
        cache.panel((200, 100), accent=DARK.seat(1)),
        cache.well((150, 190), "Citizenry", "3", "citizenry"),
        cache.coin(),
        cache.badge("+3"),
        cache.shadow("tile", (104, 119), 14),
        *(cache.vp(value) for value in (1, 5, 10)),
        *(cache.seat(index) for index in range(5)),
    ]
    for sprite in pieces:
        assert ink(sprite) > 40
    assert not sky(320, 180).isNull()


@pytest.mark.parametrize("shape", ["tile", "die", "well", "phase", "round"])
def test_light_differs_by_state(cache: SpriteCache, shape: str) -> None:
    pictures = [cache.glow(shape, (60, 60), state).pixmap.toImage() for state in STATES]
    assert all(one != two for one, two in itertools.combinations(pictures, 2))


def test_light_leaves_the_piece_in_sight(cache: SpriteCache) -> None:
    sprite = cache.glow("tile", (104, 119))
    centre = sprite.body.center().toPoint()
    assert sprite.pixmap.toImage().pixelColor(centre).alpha() == 0


def test_the_gallery_paints(qapp: QApplication, tmp_path: Path) -> None:
    target = tmp_path / "gallery.png"
    assert gallery.main(str(target)) == 0
    assert target.stat().st_size > 100_000


# ---------------------------------------------------------------- never by colour alone


def silhouette(name: str) -> Image.Image:
    """Draw a symbol in black at ten pixels, as it stands in the corner of a die, enlarged for certainty."""
    image = QImage(24, 24, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_glyph(painter, name, QPointF(12, 12), 10, "#000000")
    painter.end()
    return alpha_of(image)


def difference(one: Image.Image, two: Image.Image) -> float:
    """Give the mean difference of opacity, from 0 to 255."""
    histogram = ImageChops.difference(one, two).histogram()
    return sum(value * count for value, count in enumerate(histogram)) / (one.width * one.height)


@pytest.mark.parametrize("names", [tuple(DICE), FACES], ids=["colours", "faces"])
def test_marks_differ_without_colour(qapp: QApplication, names: tuple[str, ...]) -> None:
    drawn = {name: silhouette(name) for name in names}
    for one, two in itertools.combinations(names, 2):
        assert difference(drawn[one], drawn[two]) > 25, (one, two)


def test_seats_have_different_shapes(cache: SpriteCache) -> None:
    shapes = [alpha_of(cache.seat(index, 10).pixmap.toImage()) for index in range(5)]
    for one, two in itertools.combinations(shapes, 2):
        assert difference(one, two) > 5


def test_a_mark_stands_on_a_phase_face(cache: SpriteCache) -> None:
    with_mark = cache.die(DieFace("genes", ("ship",))).pixmap.toImage()
    without = cache.die(DieFace("genes", ("ship",), mark=False)).pixmap.toImage()
    assert with_mark != without


def test_worlds_and_developments_differ_by_the_shape_of_the_cost(cache: SpriteCache) -> None:
    for size in (DARK.tile, DARK.tile_small):
        world = cache.tile(TileSide("world", "Same", 3, "gray"), size).pixmap.toImage()
        other = cache.tile(TileSide("development", "Same", 3), size).pixmap.toImage()
        assert world != other


def test_house_made_pieces_bear_a_mark(cache: SpriteCache) -> None:
    plain = TileSide("world", "Same", 3, "gray")
    marked = TileSide("world", "Same", 3, "gray", house_made=True)
    for size in (DARK.tile, DARK.tile_small, DARK.tile_in_inspector):
        assert cache.tile(plain, size).pixmap.toImage() != cache.tile(marked, size).pixmap.toImage()


# ---------------------------------------------------------------- colours


def luminance(code: str) -> float:
    """Give the relative luminance of WCAG."""
    tone = QColor(code)
    channels = (tone.redF(), tone.greenF(), tone.blueF())
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, two: str) -> float:
    """Give the contrast ratio of WCAG."""
    high, low = sorted((luminance(one), luminance(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_text_can_be_read() -> None:
    for colour in (DARK.text, DARK.text_second, DARK.text_muted, DARK.gold, DARK.cyan, DARK.error, DARK.good):
        assert contrast(colour, DARK.panel) >= 4.5
        assert contrast(colour, DARK.well) >= 4.5
        assert contrast(colour, DARK.panel_stops[0]) >= 4.5
    for colour in PHASE_NAMES:
        assert contrast(DARK.phase(colour), DARK.panel) >= 4.5
    assert contrast(DARK.primary_text, DARK.primary_stops[2]) >= 4.5


def test_symbols_can_be_seen_on_dice() -> None:
    for colours in DICE.values():
        assert contrast(colours.fill, colours.ink) >= 4.2
        assert max(contrast(colours.fill, DARK.well), contrast(colours.rim or colours.fill, DARK.well)) >= 3


def test_dice_are_painted_in_their_colour(cache: SpriteCache) -> None:
    for colour, colours in DICE.items():
        seen, meant = middle(cache.die(DieFace(colour), 60)), QColor(colours.fill)
        assert abs(seen.lightnessF() - meant.lightnessF()) < 0.25
    assert application_palette().window().color() == QColor(DARK.panel)


# ---------------------------------------------------------------- names and powers


def test_every_kind_of_power_in_the_data_has_a_line() -> None:
    for record in records():
        for power in record.get("powers", ()):
            assert power["kind"] in LINES
            line = power_line(power["kind"], power["when"], power)
            assert line.bits
            assert line.when in MAKERS


def test_every_sign_of_a_line_can_be_drawn() -> None:
    for record in records():
        for power in record.get("powers", ()):
            for bit in power_line(power["kind"], power["when"], power).bits:
                if bit.kind == "glyph":
                    assert bit.value in MAKERS
                if bit.kind in ("die", "virtual"):
                    assert bit.value in DICE
                if bit.kind == "world":
                    assert bit.value in WORLDS


def test_lines_fit_their_tile(cache: SpriteCache) -> None:
    setting = Setting(DARK.tile[0] / 110)
    for record in records():
        if record["kind"] != "development":
            continue
        for power in record.get("powers", ()):
            width = power_width(power_line(power["kind"], power["when"], power), setting)
            assert width * 0.70 <= DARK.tile[0] - 18, record["name"]


def test_lines_tell_powers_apart() -> None:
    assert power_line("gain_credits", "ship", {"amount": 2}) != power_line(
        "gain_credits", "ship", {"amount": 1}
    )
    one = power_line("reassign", "assign", {"to": "listed", "phases": ["ship"]})
    two = power_line("reassign", "assign", {"to": ["settle"]})
    assert one != two
    assert [bit.value for bit in power_line("reassign", "assign", {"to": ["ship"]}).bits] == [
        bit.value for bit in one.bits
    ]


def test_every_name_has_a_picture(qapp: QApplication) -> None:
    for record in records():
        if record["kind"] == "development":
            assert has_icon(art_names.development_icon(record["name"])), record["name"]
            assert record["name"] in art_names.DEVELOPMENT_ICONS
        else:
            picture = art_names.planet_art(record["name"], record["colour"])
            assert not QImage(f":/art/{picture}.webp").isNull(), record["name"]


def test_planets_are_the_ones_that_ship(qapp: QApplication) -> None:
    for kind, count in art_names.PLANET_COUNTS.items():
        assert not QImage(f":/art/planet-{kind}-{count:02}.webp").isNull()
        assert QImage(f":/art/planet-{kind}-{count + 1:02}.webp").isNull()
    assert not QImage(":/art/nebula.webp").isNull()


def test_every_icon_is_credited(qapp: QApplication) -> None:
    root = Path(__file__).resolve().parents[2]
    named = (root / "assets" / "CREDITS.md").read_text(encoding="utf-8")
    used = {*art_names.DEVELOPMENT_ICONS.values(), *art_names.KIND_ICONS.values(), art_names.DEFAULT_ICON}
    for name in used:
        assert has_icon(name)
    for path in sorted((root / "assets" / "icons" / "game").glob("*.svg")):
        assert f"| {path.stem} | " in named
    for path in sorted((root / "assets" / "icons" / "ui").glob("*.svg")):
        assert path.stem in named


def test_symbols_stay_in_their_box() -> None:
    for name in MAKERS:
        box = glyph(name).boundingRect()
        assert box.width() > 0.5
        assert max(abs(box.left()), abs(box.right()), abs(box.top()), abs(box.bottom())) < 1.3


def test_icons_load(qapp: QApplication) -> None:
    assert not icon_image("gears", 40, "#ffffff").isNull()
    assert not button_icon("undo-2").isNull()
    assert not application_icon().isNull()


# ---------------------------------------------------------------- places, motion, cache


def test_the_places_of_a_phase_lie_beside_each_other() -> None:
    selector, column = selector_area(171, 100), column_area(171, 100)
    assert not selector.intersects(column)
    assert column_area(171, 100, "dictate").width() > column.width()
    assert selector.width() >= DARK.die


def test_a_tumble_ends_with_the_rolled_face_up(cache: SpriteCache) -> None:
    faces = tuple(DieFace("military", (name,), mark=False) for name in FACES)
    frames = list(tumble_sprites(faces, 31, 1.0, seed=3))
    assert len(frames) == FRAMES
    assert sum(frame.cost for frame in frames) < 4 << 20
    other = list(tumble_sprites(faces[::-1], 31, 1.0, seed=3))
    assert frames[-1].pixmap.toImage() != other[-1].pixmap.toImage()
    assert all(ink(frame) > 500 for frame in frames)


def test_pieces_are_painted_once(cache: SpriteCache) -> None:
    assert cache.die(DieFace("home")) is cache.die(DieFace("home"))
    assert cache.tile(WORLD) is not cache.tile(WORLD, DARK.tile_small)


def test_a_new_scale_paints_anew(cache: SpriteCache) -> None:
    small = cache.die(DieFace("home"))
    assert not cache.set_scale(1.0)
    assert cache.set_scale(2.0)
    large = cache.die(DieFace("home"))
    assert large.pixmap.devicePixelRatio() == 2.0
    assert large.body.width() == small.body.width()
    assert large.pixmap.width() > 1.9 * small.pixmap.width()


def test_the_store_stays_within_its_limit(cache: SpriteCache) -> None:
    narrow = SpriteCache(1.0, limit=200_000)
    for cost in range(20):
        narrow.tile(TileSide("world", f"World {cost}", cost % 7, "rare"))
    assert narrow.size <= 200_000


def test_the_body_sits_on_whole_pixels(cache: SpriteCache) -> None:
    cache.set_scale(1.405)
    body = cache.tile(WORLD).body
    assert abs(body.x() * 1.405 - round(body.x() * 1.405)) < 1e-6
