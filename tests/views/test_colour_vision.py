"""Colour is never the only sign: pieces are told apart in grey and with three kinds of colour blindness.

A simple matcher stands for the eye: it names a picture by the reference that differs least. The matrices
are those of Machado, Oliveira and Fernandes (2009) at full strength, applied to plain sRGB values.
"""

from __future__ import annotations

import io
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QPixmap

from rftg_desktop.rules.roll.dice import COLOURS, PHASES
from rftg_desktop.views.sprites.cache import SpriteCache
from rftg_desktop.views.sprites.faces import Bit, DieFace, TileSide
from rftg_desktop.views.sprites.race.faces import CardFace
from rftg_desktop.views.sprites.race.store import RaceSprites
from rftg_desktop.views.sprites.race.symbols import TRAITS
from rftg_desktop.views.theme import register_fonts

GREY = (0.299, 0.587, 0.114)
SIGHTS = {
    "grey": GREY * 3,
    "protan": (0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    "deutan": (0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    "tritan": (1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900),
}
WORLD_COLOURS = ("novelty", "rare", "genes", "alien", "gray")
RACE_GOODS = ("novelty", "rare", "genes", "alien", "any")


@pytest.fixture(scope="module")
def cache(qapp: object) -> SpriteCache:
    register_fonts()
    return SpriteCache(2.0)


@pytest.fixture(scope="module")
def race(qapp: object) -> RaceSprites:
    register_fonts()
    return RaceSprites(2.0)


def seen(pixmap: QPixmap, sight: str) -> Image.Image:
    """Return a picture as an eye of this kind sees it on a dark table."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    pixmap.save(buffer, "PNG")
    image = Image.open(io.BytesIO(bytes(buffer.data().data()))).convert("RGBA")
    ground = Image.new("RGBA", image.size, "#0A1022")
    ground.alpha_composite(image)
    rows = SIGHTS[sight]
    matrix = tuple(value for row in range(3) for value in (*rows[row * 3 : row * 3 + 3], 0.0))
    return ground.convert("RGB").convert("RGB", matrix)


def distance(one: Image.Image, two: Image.Image) -> float:
    return sum(ImageStat.Stat(ImageChops.difference(one, two)).mean)


def blurred(image: Image.Image) -> Image.Image:
    """The same picture, less sharp: as on a worse screen."""
    return image.filter(ImageFilter.GaussianBlur(1.2))


def all_are_named(pictures: dict[str, Image.Image]) -> None:
    for name, picture in pictures.items():
        found = min(pictures, key=lambda other: distance(blurred(picture), pictures[other]))
        assert found == name
    least = min(distance(one, two) for one, two in combinations(pictures.values(), 2))
    assert least > 4.0


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("symbol", ["", *PHASES, "wild"])
def test_dice_are_told_apart(cache: SpriteCache, sight: str, symbol: str) -> None:
    symbols = (symbol,) if symbol else ()
    all_are_named({colour: seen(cache.die(DieFace(colour, symbols), 29).pixmap, sight) for colour in COLOURS})


@pytest.mark.parametrize("sight", SIGHTS)
def test_faces_of_one_die_are_told_apart(cache: SpriteCache, sight: str) -> None:
    for colour in COLOURS:
        faces = {face: DieFace(colour, (face,)) for face in (*PHASES, "wild")}
        all_are_named({face: seen(cache.die(made, 29).pixmap, sight) for face, made in faces.items()})


@pytest.mark.parametrize("sight", SIGHTS)
def test_worlds_are_told_apart(cache: SpriteCache, sight: str) -> None:
    sides = {colour: TileSide("world", "World", 3, colour) for colour in WORLD_COLOURS}
    sides["development"] = TileSide("development", "World", 3)
    all_are_named({name: seen(cache.tile(side).pixmap, sight) for name, side in sides.items()})


@pytest.mark.parametrize("sight", SIGHTS)
def test_seats_are_told_apart(cache: SpriteCache, sight: str) -> None:
    all_are_named({str(seat): seen(cache.seat(seat, 9).pixmap, sight) for seat in range(5)})


# ---------------------------------------------------------------- Race


@pytest.mark.parametrize("sight", SIGHTS)
def test_goods_of_race_are_told_apart(race: RaceSprites, sight: str) -> None:
    all_are_named({good: seen(race.good(good).pixmap, sight) for good in RACE_GOODS})


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("kind", ["good", "world", "windfall", "production"])
def test_signs_of_goods_are_told_apart(race: RaceSprites, sight: str, kind: str) -> None:
    all_are_named({good: seen(race.signs((Bit(kind, good),), 22).pixmap, sight) for good in RACE_GOODS})


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("small", [False, True], ids=["card", "small"])
def test_worlds_of_race_are_told_apart(race: RaceSprites, sight: str, small: bool) -> None:
    size = race.theme.card_small if small else race.theme.card
    faces = {good: CardFace("world", "World", 3, 1, good) for good in (*RACE_GOODS, "")}
    faces["development"] = CardFace("development", "World", 3, 1, art="gears")
    faces["decides"] = CardFace("development", "World", 6, None, art="crown")
    all_are_named({name: seen(race.card(face, size).pixmap, sight) for name, face in faces.items()})


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("good", RACE_GOODS)
def test_what_a_world_is_shows_without_its_colour(race: RaceSprites, sight: str, good: str) -> None:
    """Production or windfall, paid for or conquered: the corners that tell it, with one picture for all."""
    cards = {
        (windfall, military): seen(
            race.card(
                CardFace("world", "World", 3, 1, good, windfall, military, art="planet-gray-01")
            ).pixmap,
            sight,
        )
        for windfall in (False, True)
        for military in (False, True)
    }
    for one, two in combinations(cards.values(), 2):
        assert distance(one, two) > 0.3


@pytest.mark.parametrize("sight", SIGHTS)
def test_keywords_are_told_apart(race: RaceSprites, sight: str) -> None:
    signs = {trait: Bit("glyph", name) for trait, name in TRAITS.items()}
    all_are_named({trait: seen(race.signs((sign,), 24).pixmap, sight) for trait, sign in signs.items()})


@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("colour", ["robot_a", "robot_b"])
def test_faces_of_the_robots_dice_are_told_apart(race: RaceSprites, sight: str, colour: str) -> None:
    names = ("explore", "develop", "settle", "trade", "double_vp", "produce", "robot", "match")
    faces = {name: DieFace(colour, (name,), mark=False) for name in names}
    all_are_named({name: seen(race.die(face, 29).pixmap, sight) for name, face in faces.items()})
