"""The text size of the settings holds on the table of Roll: larger words, none cut, none over others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from rftg_desktop.controller.settings import TEXT_SIZES
from tests.gui.at_table import LONGEST, SIZE, Table, sampled, session_at
from tests.helpers.painted import Line, Watch


@pytest.fixture
def sized(table: Table) -> Iterator[Table]:
    """A table whose text size and window are put back."""
    settings = table.window.settings
    former = settings.preferences
    yield table
    settings.set_preferences(former)
    table.window.resize(*SIZE)
    QApplication.processEvents()


def painted(table: Table, watch: Watch, per_cent: int, seats: int) -> list[Line]:
    """All lines at a text size, painted anew."""
    settings = table.window.settings
    table.window.resize(1000, 700)
    settings.set_preferences(replace(settings.preferences, text_size=per_cent))
    table.window.resize(*SIZE)
    QApplication.processEvents()
    watch.lines.clear()
    for number, state in enumerate(sampled(seats, seats, 150, 0.2)):
        if number % 5 == 0:
            table.put(session_at(state, names=LONGEST))
            for token in list(table.scene.tokens)[::9]:
                table.view.pointing.inspect(token)
    return list(watch.lines)


@pytest.mark.parametrize("seats", [2, 5])
def test_words_are_larger_and_none_is_cut_or_covered(
    sized: Table, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch(monkeypatch)
    usual = painted(sized, watch, 100, seats)
    met = watch.over_each_other()
    large = painted(sized, watch, TEXT_SIZES[-1], seats)
    assert len({line.words for line in large if line.larger > 1.2}) > 20
    assert not {line.words for line in large if line.cut} - {line.words for line in usual if line.cut}
    assert not watch.over_each_other() - met
