"""The text size of the settings holds on the table: larger words, none cut, none over others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from rftg_desktop.controller.settings import TEXT_SIZES
from rftg_desktop.session.session import Session
from rftg_desktop.views.sprites.canvas import growth
from rftg_desktop.views.table.paint_side import INSPECTOR_MARGINS, fitting, words_end
from rftg_desktop.views.table.race.inspecting import inspected
from rftg_desktop.views.table.race.labels import labelled_card, labelled_die, labelled_good
from rftg_desktop.views.table.race.layout import GOOD, ROBOT_CARD
from rftg_desktop.views.table.race_faces import card_face, robot_die
from tests.gui.at_table import SIZE, Table
from tests.gui.race.at_solo import BOX, examples, session_at, walk
from tests.gui.race.test_layout import crowded
from tests.helpers.painted import Line, Watch
from tests.session.playing import choice_name

CATALOG: Any = BOX.game.catalog  # type: ignore[attr-defined]
LARGEST = TEXT_SIZES[-1]
LEAST_TEXT = 11.0


def sessions() -> Iterator[Session]:
    """Moments with much to read."""
    yield session_at(crowded())
    yield session_at(crowded(seen=7))
    for case in (("Search", "NameCategory"), ("Tuck", "Bill"), ("Way", "ChooseWay"), ("Keep", "FoundCard")):
        yield session_at(examples(60)[case][0][0])
    wanted = {"ChooseActions", "Bill", "KeepCards", "Consume", "Produce", "Trade", "DiscardCards"}
    for session in walk(3):
        if choice_name(session) in wanted:
            wanted.remove(choice_name(session))
            yield session


@pytest.fixture
def sized(table: Table) -> Iterator[Table]:
    """A table whose text size, labels and window are put back."""
    settings = table.window.settings
    former = settings.preferences
    yield table
    settings.set_preferences(former)
    table.window.resize(*SIZE)
    QApplication.processEvents()


def prefer(table: Table, per_cent: int, *, labels: bool = False) -> None:
    settings = table.window.settings
    settings.set_preferences(replace(settings.preferences, text_size=per_cent, labels=labels))


def painted(table: Table, watch: Watch, per_cent: int, size: tuple[int, int]) -> list[Line]:
    """All lines at a text size, painted anew."""
    watch.lines.clear()
    table.window.resize(1000, 700)
    prefer(table, per_cent)
    table.window.resize(*size)
    QApplication.processEvents()
    watch.lines.clear()
    for session in sessions():
        table.put(session)
        for token in list(table.scene.tokens)[::9]:
            table.view.pointing.inspect(token)
        table.view.look(1)
        table.view.look(None)
    return list(watch.lines)


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)], ids=str)
def test_words_are_larger_and_none_is_cut_or_covered(
    sized: Table, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch(monkeypatch)
    usual = painted(sized, watch, 100, size)
    met = watch.over_each_other()
    assert not any(line.larger > 1 for line in usual)
    large = painted(sized, watch, LARGEST, size)
    assert len({line.words for line in large if line.larger > 1.2}) > 60
    assert min(line.size for line in large) >= LEAST_TEXT
    assert not {line.words for line in large if line.cut} - {line.words for line in usual if line.cut}
    assert not watch.over_each_other() - met


def test_what_matters_most_grows_most(sized: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """The prompt, the strip above the hand, what the robot did, the log: by the whole of what is wanted."""
    watch = Watch(monkeypatch)
    session = next(s for s in walk(3) if choice_name(s) == "ChooseActions" and s.moment[0] == 6)
    sizes = []
    for per_cent in (100, LARGEST):
        prefer(sized, per_cent)
        watch.lines.clear()
        sized.put(session)
        sized.view.resize(sized.view.size() * 0.99)
        QApplication.processEvents()
        frame = sized.scene.frame
        told, log = frame.told[-1].words, [line.words for line in frame.log if line.heading][-1]
        found = {line.words: line.size / sized.scene.zoom for line in watch.lines}
        sizes.append([found[words] for words in (frame.title, told)])
        assert log in found
        sized.window.resize(*SIZE)
        sized.view.resize(sized.view.size() / 0.99)
        QApplication.processEvents()
    for before, after in zip(*sizes, strict=True):
        assert after == pytest.approx(before * LARGEST / 100, rel=0.02)


def test_no_card_is_said_of_too_much_at_any_size(sized: Table) -> None:
    sized.put(next(walk(1)))
    frame, inner = sized.scene.frame, sized.scene.layout_.inspector.adjusted(*INSPECTOR_MARGINS)
    for spot in list(sized.scene.tokens):
        found = inspected(frame, spot)
        assert found is not None
        for per_cent in TEXT_SIZES:
            way = fitting(inner, found, per_cent / 100)
            assert words_end(inner, found, way) <= inner.bottom() + 2, spot


def test_labels_are_shown_and_taken_away_at_once(sized: Table) -> None:
    """A change of labels or text size paints the pieces on the table anew."""
    sized.put(session_at(crowded()))
    spot = next(spot for spot in sized.scene.tokens if spot.ref.zone == "good")

    def picture() -> int:
        return int(sized.scene.token_of(spot)._picture.pixmap().cacheKey())

    seen = [picture()]
    for per_cent, labels in ((100, True), (LARGEST, True), (100, False)):
        prefer(sized, per_cent, labels=labels)
        seen.append(picture())
    assert len(set(seen)) == 3
    assert seen[0] == seen[-1]


@pytest.mark.parametrize("per_cent", [TEXT_SIZES[0], LARGEST])
def test_no_label_is_cut(sized: Table, per_cent: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The names on the robot's cards, of all goods, and of what its dice show."""
    watch, text = Watch(monkeypatch), per_cent / 100
    layout = sized.scene.layout_
    for card in CATALOG.cards.values():
        labelled_card(card_face(CATALOG, card.id), ROBOT_CARD.width(), ROBOT_CARD.height(), 1.0)
        if card.good:
            labelled_good(card.good, GOOD.width(), GOOD.height(), 1.0, text)
    for number, die in enumerate(BOX.game.robot.dice):  # type: ignore[attr-defined]
        for face in die.faces:
            labelled_die(robot_die(number, face), layout.die_at_rest(0).width(), 1.0, text)
    assert len({line.words for line in watch.lines}) > 150
    assert not {line.words for line in watch.lines if line.cut}
    assert min(line.size for line in watch.lines) >= LEAST_TEXT


def test_words_beside_the_pointer_grow(sized: Table) -> None:
    sized.put(next(walk(1)))
    heights = []
    for per_cent in (100, LARGEST):
        prefer(sized, per_cent)
        sized.view.talk.say_refusal("It cannot go there.")
        heights.append(sized.view.bubble.fontInfo().pixelSize())
    assert heights == [13, 17]
    assert growth() == 1.0, "and outside panels nothing grows"
