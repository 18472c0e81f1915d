"""Race's other pieces: each paints, states differ by form, and the key knows every sign."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainterPath
from PySide6.QtWidgets import QApplication

from rftg_desktop.rules.race.game import race_game
from rftg_desktop.rules.race.state import ACTIONS
from rftg_desktop.views.sprites import glyphs
from rftg_desktop.views.sprites.canvas import LEAST_STRETCH, Sprite, text_width
from rftg_desktop.views.sprites.die import die_sprite
from rftg_desktop.views.sprites.faces import Bit
from rftg_desktop.views.sprites.glyphs import MAKERS
from rftg_desktop.views.sprites.race import gallery
from rftg_desktop.views.sprites.race.card import card_sprite
from rftg_desktop.views.sprites.race.faces import (
    ACTIVE,
    CLOSED,
    GOODS,
    IDLE,
    LIT,
    SPACES,
    MatPhase,
    SpaceFace,
)
from rftg_desktop.views.sprites.race.key import SECTIONS
from rftg_desktop.views.sprites.race.mat import line_area, line_width, mat_height
from rftg_desktop.views.sprites.race.piles import DISCARD, count_band, edges
from rftg_desktop.views.sprites.race.robot_rows import LEADS
from rftg_desktop.views.sprites.race.signs import KINDS, signs_sprite
from rftg_desktop.views.sprites.race.spaces import (
    HINT_SIDE,
    PRESTIGE,
    READY,
    SEARCH,
    SPENT,
    TITLE_LEFT,
    die_place,
    hint_type,
    marker_place,
    title_type,
)
from rftg_desktop.views.sprites.race.store import RaceSprites
from rftg_desktop.views.sprites.race.symbols import SYMBOLS
from rftg_desktop.views.sprites.race.tracks import CREDIT, ECONOMY, MARKER_RADIUS, track_place
from rftg_desktop.views.sprites.soft import alpha_of
from rftg_desktop.views.sprites.tumble import FRAMES, tumble_sprites
from rftg_desktop.views.table.race_faces import (
    face_of,
    mat_phases,
    robot_die,
    robot_die_sides,
    world_signs,
)
from rftg_desktop.views.theme import DARK, ROBOT_DICE, register_fonts
from rftg_desktop.views.words.race import names
from rftg_desktop.views.words.race.key import MEANINGS
from rftg_desktop.views.words.race.key import TITLES as KEY_TITLES

GAME = race_game()
BOOK = GAME.robot
TITLES = {phase: phase for phase, _ in SPACES.values()}
SPACE = (112.0, 84.0)


@pytest.fixture
def cache(qapp: QApplication) -> RaceSprites:
    register_fonts()
    return RaceSprites(1.0)


def ink(sprite: Sprite) -> int:
    return sum(alpha_of(sprite.pixmap.toImage()).histogram()[1:])


def grey(sprite: Sprite) -> QImage:
    return sprite.pixmap.toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def mats() -> Iterator[tuple[str, MatPhase]]:
    for start in BOOK.worlds:
        for tile in (True, False):
            for phase in mat_phases(BOOK, start, tile, TITLES, "settle.action"):
                yield start, phase


def test_every_piece_paints(cache: RaceSprites) -> None:
    pieces = [
        cache.card_back(),
        cache.card_back(DARK.card_small, 6),
        *(cache.good(good) for good in (*GOODS, "any")),
        *(cache.pile(count, (66, 94)) for count in (0, 1, 7, 96)),
        cache.pile(3, (66, 94), DISCARD),
        *(cache.player_marker(seat) for seat in range(5)),
        cache.player_marker(0, prestige=True),
        *(cache.prestige_card((50, 72), state) for state in (READY, PRESTIGE, SEARCH, SPENT)),
        cache.prestige(),
        cache.prestige(words="12"),
        cache.leader((112, 36)),
        cache.leader((112, 36), 0, "2"),
        cache.track(CREDIT, 0, 4, (190, 28)),
        cache.track(ECONOMY, 5, 5, (220, 28), marked=False),
        cache.track_marker(CREDIT, 3),
        *(cache.equals(face) for face in BOOK.faces),
        *(cache.counter(fact.points) for fact in BOOK.difficulties.values()),
        cache.counter(9, (36, 44)),
        cache.house_mark(),
        *(cache.die(robot_die(nth, face), 29) for nth, die in enumerate(BOOK.dice) for face in die.faces),
    ]
    for sprite in pieces:
        assert ink(sprite) > 100
    assert cache.card_back() is cache.card_back()


def test_the_gallery_paints(qapp: QApplication, tmp_path: Path) -> None:
    target = tmp_path / "race.png"
    assert gallery.main(str(target)) == 0
    assert QImage(str(target)).width() == 2 * gallery.WIDTH


# ---------------------------------------------------------------- spaces, markers


def test_all_nine_spaces_have_a_face() -> None:
    assert tuple(SPACES) == ACTIONS
    assert all(phase in DARK.phases and symbol in MAKERS for phase, symbol in SPACES.values())


@pytest.mark.parametrize("space", SPACES)
def test_states_of_a_space_differ_without_colour(cache: RaceSprites, space: str) -> None:
    pictures = [
        grey(cache.space(SpaceFace(space, "Name", "hint", state), SPACE))
        for state in (IDLE, CLOSED, LIT, ACTIVE)
    ]
    assert all(one != two for one, two in itertools.combinations(pictures, 2))


def test_the_words_of_a_space_have_room(qapp: QApplication) -> None:
    register_fonts()
    for title, hint in names.SPACES.values():
        wide = text_width(title.upper(), title_type(DARK, DARK.text)) * LEAST_STRETCH / 100
        assert wide <= SPACE[0] - TITLE_LEFT - 6, title
        assert text_width(hint, hint_type(DARK, DARK.text)) <= SPACE[0] - 2 * HINT_SIDE, hint


def test_marker_and_die_lie_beside_each_other_on_a_space() -> None:
    marker, die, body = marker_place(*SPACE), die_place(*SPACE), QRectF(0, 0, *SPACE)
    assert not marker.intersects(die)
    assert body.contains(marker)
    assert body.contains(die)
    assert die.width() >= DARK.die_on_stack


def test_states_of_the_prestige_card_differ_without_colour(cache: RaceSprites) -> None:
    pictures = [grey(cache.prestige_card((50, 72), state)) for state in (READY, PRESTIGE, SEARCH, SPENT)]
    assert all(one != two for one, two in itertools.combinations(pictures, 2))


def test_a_pile_grows_with_its_cards() -> None:
    grown = [edges(count) for count in (1, 2, 10, 20, 40, 90)]
    assert grown == sorted(grown)
    assert grown[0] == 0
    assert grown[-1] > 3


# ---------------------------------------------------------------- the robot's mat


@pytest.mark.parametrize("size", [(70.0, 100.0), (62.0, 89.0), (28.0, 40.0)])
def test_the_number_of_a_pile_has_room(qapp: QApplication, size: tuple[float, float]) -> None:
    register_fonts()
    for count in (1, 20, 124, 228):
        type_, band = count_band(QRectF(0, 0, *size), count)
        assert text_width(str(count), type_) + 4 <= band.width()


def test_every_row_of_the_robots_book_is_on_its_mat() -> None:
    for start, world in BOOK.worlds.items():
        shown = mat_phases(BOOK, start, True, TITLES)
        assert sum(len(phase.lines) for phase in shown) == len(BOOK.rows(start, True))
        special = sum(line.special for phase in shown for line in phase.lines)
        assert special == len(world.rows)
        assert set(BOOK.rows(start, True)) <= set(LEADS)


def test_rows_that_differ_are_written_differently() -> None:
    written: dict[object, tuple[str, object]] = {}
    for start in BOOK.worlds:
        for name, row in BOOK.rows(start, True).items():
            phase = next(p for p in mat_phases(BOOK, start, True, TITLES) if p.phase == name.split(".")[0])
            line = next(
                line for line in phase.lines if line.lead == LEADS[name] and _is(name, row, line.bits)
            )
            said = {
                field: getattr(row, field)
                for field in row.__struct_fields__
                if field not in ("status", "once")
            }
            before = written.setdefault((name, line.bits), (start, said))
            assert before[1] == said, (name, start, before[0])


def _is(name: str, row: object, bits: tuple[Bit, ...]) -> bool:
    counter = Bit("cost", "6") in bits and Bit("glyph", "arrow") in bits
    return counter == bool(getattr(row, "counter", False))


def test_a_row_being_resolved_is_lit() -> None:
    lit = [
        (phase.phase, line.lead)
        for phase in mat_phases(BOOK, "new_sparta", True, TITLES, "settle.response")
        for line in phase.lines
        if line.lit
    ]
    assert lit == [("settle", LEADS["settle.response"])]


def test_a_tile_that_was_used_up_is_gone() -> None:
    with_tile = {phase.phase: phase for phase in mat_phases(BOOK, "doomed_world", True, TITLES)}
    without = {phase.phase: phase for phase in mat_phases(BOOK, "doomed_world", False, TITLES)}
    assert len(with_tile["settle"].lines) == len(without["settle"].lines) + 1


def test_the_phases_of_the_mat_have_room(cache: RaceSprites) -> None:
    for start, phase in mats():
        height = mat_height(len(phase.lines))
        width = max(line_width(line) for line in phase.lines) + 12
        assert width < 230, (start, phase.phase)
        last = line_area(phase, len(phase.lines) - 1, width)
        assert QRectF(0, 0, width, height).contains(last)
    assert ink(cache.mat_phase(phase, (180, mat_height(len(phase.lines))))) > 4000
    assert ink(cache.mat_tile(phase.lines[0], (150, 18))) > 1500


def test_what_else_a_start_world_settles_is_written() -> None:
    for start, world in BOOK.worlds.items():
        assert bool(world_signs(BOOK, start)) == bool(world.turns or world.keywords)


def test_a_counter_that_could_not_be_verified_bears_the_house(cache: RaceSprites) -> None:
    plain, marked = cache.equals("settle"), cache.equals("settle", house_made=True)
    assert plain.pixmap.toImage() != marked.pixmap.toImage()


@pytest.mark.parametrize(("kind", "most"), [(CREDIT, BOOK.credit.most), (ECONOMY, BOOK.economy.most)])
def test_places_of_a_track_do_not_touch(kind: str, most: int) -> None:
    width = 190 if kind == CREDIT else 220
    places = [track_place(value, most, width, 28).x() for value in range(most + 1)]
    assert all(after - before > 2 * MARKER_RADIUS for before, after in itertools.pairwise(places))
    assert places[-1] + MARKER_RADIUS < width


def test_the_robots_dice_tumble_to_the_rolled_face(cache: RaceSprites) -> None:
    for nth, die in enumerate(BOOK.dice):
        for rolled in set(die.faces):
            sides = robot_die_sides(BOOK, nth, rolled)
            assert len(sides) == len(die.faces)
            assert sides[0].symbols == (rolled,)
    frames = list(tumble_sprites(robot_die_sides(BOOK, 0, "match"), 31, 1.0, seed=2))
    assert len(frames) == FRAMES
    assert set(ROBOT_DICE) == {robot_die(nth, "").colour for nth in range(len(BOOK.dice))}


# ---------------------------------------------------------------- the key


def signs_in_use() -> set[tuple[str, str]]:
    """Every kind of sign on cards and mats; of what has a colour or a number, the kind alone."""
    lines = [line for card in GAME.catalog.cards.values() for line in face_of(card).powers]
    bits = [bit for line in lines for bit in line.bits]
    bits += [Bit("glyph", line.when) for line in lines]
    bits += [bit for _, phase in mats() for line in phase.lines for bit in (*line.lead, *line.bits)]
    bits += [bit for start in BOOK.worlds for bit in world_signs(BOOK, start)]
    return {_named(bit) for bit in bits if bit.kind != "separator"}


def _named(bit: Bit) -> tuple[str, str]:
    if bit.kind == "text" or (bit.kind == "points" and not bit.value.isdecimal()):
        return (bit.kind, _form(bit.value))
    as_glyph = {"prestige": "prestige", "military": "military", "cards": "card", "economy": "economy"}
    if bit.kind in as_glyph:
        return ("glyph", as_glyph[bit.kind])
    return (bit.kind, bit.value if bit.kind == "glyph" else "")


def _form(words: str) -> str:
    """A text without its numbers: what they are does not matter; a number alone needs no explanation."""
    return re.sub(r"\d+", "0", words)


def drawn(paint: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The symbols that are looked up while something is painted."""
    found: set[str] = set()
    outline = glyphs.glyph

    def noted(name: str) -> QPainterPath:
        found.add(name)
        return outline(name)

    with monkeypatch.context() as patch:
        patch.setattr(glyphs, "glyph", noted)
        paint()
    return found


def paint_pieces() -> None:
    """Paint all cards with and without a plate, the mats of all start worlds, dice, markers and chips."""
    fresh, catalogs = RaceSprites(1.0), [race_game(second).catalog for second in (False, True)]
    faces = {face_of(card) for catalog in catalogs for card in catalog.cards.values()}
    for face, size in itertools.product(faces, ((54.0, 77.0), (112.0, 160.0))):
        card_sprite(face, *size, 1.0)
    for _, phase in mats():
        fresh.mat_phase(phase, (300.0, mat_height(len(phase.lines))))
    for start in BOOK.worlds:
        signs_sprite(world_signs(BOOK, start), 16.0, 1.0, DARK)
    for nth, die in enumerate(BOOK.dice):
        for side in die.faces:
            die_sprite(robot_die(nth, side), 29.0, 1.0)
    test_every_piece_paints(fresh)


def paint_key() -> None:
    """Paint every entry of the key."""
    for _, bits in (entry for _, section in SECTIONS for entry in section):
        signs_sprite(bits, 16.0, 1.0, DARK)


def test_every_symbol_that_is_painted_stands_in_the_key(
    cache: RaceSprites, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = drawn(paint_key, monkeypatch)
    assert drawn(paint_pieces, monkeypatch) - known == set()
    assert set(SYMBOLS) - known == set()


def test_the_key_knows_every_sign() -> None:
    entries = [entry for _, section in SECTIONS for entry in section]
    known = {_named(bit) for _, bits in entries for bit in bits} | {("text", "0")}
    assert signs_in_use() <= known
    names = [name for name, _ in entries]
    assert len(names) == len(set(names))
    assert all(bit.kind in KINDS for _, bits in entries for bit in bits)


def test_every_entry_of_the_key_has_words() -> None:
    assert [name for name, _ in SECTIONS] == list(KEY_TITLES)
    assert {name for _, section in SECTIONS for name, _ in section} == set(MEANINGS)
