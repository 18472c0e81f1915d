"""The settings page: every change counts at once."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from rftg_desktop.controller.settings import ROBOT_PACES, SPEEDS, TEXT_SIZES, TOOLTIP_MAX, Preferences
from rftg_desktop.views.dialogs.page import Page
from rftg_desktop.views.dialogs.parts import Button, Switch, frame, label, section
from rftg_desktop.views.theme import DARK, Theme
from rftg_desktop.views.words.translation import tr

TOOLTIP_STEP = 50


def speed_words(speed: float) -> str:
    """Say how fast: "1.5 ×", "instant"."""
    return tr("instant") if math.isinf(speed) else f"{speed:g} ×"


class SettingsPage(Page):
    """Shows the preferences; ``changed`` carries the new ones after each change."""

    changed = Signal(object)

    def __init__(
        self, preferences: Preferences | None = None, parent: QWidget | None = None, theme: Theme = DARK
    ) -> None:
        super().__init__(parent, theme)
        self._now = preferences or Preferences()
        self._before: Preferences | None = None
        self.speed = _slider(len(SPEEDS) - 1, 1)
        self.speed_value = label("", "points")
        self.tooltip = _slider(TOOLTIP_MAX // TOOLTIP_STEP, 4)
        self.tooltip_value = label("", "points")
        self.reduced_motion = Switch(tr("&Reduced motion"))
        self.auto_confirm = Switch(tr("Confirm “&Go on” automatically"))
        self.type_marks = Switch(tr("Type &marks on phase faces"))
        self.labels = Switch(tr("&Labels under pieces"))
        self.robot_paces = QButtonGroup(self)
        self.text_sizes = QButtonGroup(self)
        self.reset_button = Button(tr("Reset &all"), "rotate-ccw", page=self)
        self._lay_out()
        self._show()
        self._connect()
        self.focus_first(self.speed)

    @property
    def preferences(self) -> Preferences:
        """The preferences as shown."""
        return self._now

    def set_preferences(self, preferences: Preferences) -> None:
        """Show these preferences; nothing is sent."""
        self._now = preferences
        self._show()

    # ------------------------------------------------------------ what happens

    def _connect(self) -> None:
        self.speed.valueChanged.connect(lambda at: self._change(speed=SPEEDS[at]))
        self.tooltip.valueChanged.connect(lambda at: self._change(tooltip_delay=at * TOOLTIP_STEP))
        self.reduced_motion.toggled.connect(lambda on: self._change(reduced_motion=on))
        self.auto_confirm.toggled.connect(lambda on: self._change(auto_confirm=on))
        self.type_marks.toggled.connect(lambda on: self._change(type_marks=on))
        self.labels.toggled.connect(lambda on: self._change(labels=on))
        self.robot_paces.idClicked.connect(lambda at: self._change(robot_pace=ROBOT_PACES[at]))
        self.text_sizes.idClicked.connect(lambda size: self._change(text_size=size))
        self.reset_button.clicked.connect(self._reset)

    def _change(self, **values: object) -> None:
        wanted = replace(self._now, **values)  # type: ignore[arg-type]
        if wanted != self._now:
            self._before = None
            self._take(wanted)

    def _reset(self) -> None:
        """Go back to what the program came with; a second press takes that back."""
        if self._before is not None:
            wanted, self._before = self._before, None
        else:
            wanted, self._before = Preferences(), self._now
        self._take(wanted)

    def _take(self, wanted: Preferences) -> None:
        self._now = wanted
        self._show()
        self.changed.emit(wanted)

    def _show(self) -> None:
        now = self._now
        for widget, value in (
            (self.speed, SPEEDS.index(now.speed)),
            (self.tooltip, now.tooltip_delay // TOOLTIP_STEP),
        ):
            widget.blockSignals(True)
            widget.setValue(value)
            widget.blockSignals(False)
        for switch, on in (
            (self.reduced_motion, now.reduced_motion),
            (self.auto_confirm, now.auto_confirm),
            (self.type_marks, now.type_marks),
            (self.labels, now.labels),
        ):
            switch.blockSignals(True)
            switch.setChecked(on)
            switch.blockSignals(False)
        self.robot_paces.button(ROBOT_PACES.index(now.robot_pace)).setChecked(True)
        self.text_sizes.button(now.text_size).setChecked(True)
        self.speed_value.setText(speed_words(now.speed))
        self.speed.setEnabled(not now.reduced_motion)
        delay = tr("at once") if now.tooltip_delay == 0 else tr("{count} ms", count=now.tooltip_delay)
        self.tooltip_value.setText(delay)
        self.reset_button.setText(tr(" Undo the &reset") if self._before is not None else tr(" Reset &all"))
        self.reset_button.setEnabled(self._before is not None or now != Preferences())

    # ------------------------------------------------------------ layout

    def _lay_out(self) -> None:
        outer = self.column()
        outer.addLayout(self.header(tr("Settings"))[0])
        columns = QHBoxLayout()
        self.spaced(columns, 18)
        columns.addStretch(1)
        for panel in (self._motion(), self._reading()):
            columns.addWidget(panel)
        columns.addStretch(1)
        outer.addStretch(1)
        outer.addLayout(columns)
        outer.addStretch(2)
        foot = QHBoxLayout()
        foot.addWidget(label(tr("Changes count at once and are remembered."), "hint"))
        foot.addStretch(1)
        foot.addWidget(self.reset_button)
        outer.addLayout(foot)

    def _panel(self, title: str) -> tuple[QFrame, QVBoxLayout]:
        panel = frame()
        box = QVBoxLayout(panel)
        self.spaced(box, 8, (26, 22, 26, 22))
        box.addWidget(section(title))
        self.sized(lambda: panel.setFixedWidth(self.px(560)))
        return panel, box

    def _motion(self) -> QFrame:
        panel, box = self._panel(tr("Motion and pace"))
        self._slider_row(box, tr("&Speed of the animation"), self.speed, self.speed_value)
        ends = QHBoxLayout()
        ends.addWidget(label(speed_words(SPEEDS[0]), "muted"))
        ends.addStretch(1)
        ends.addWidget(label(tr("instant"), "muted"))
        box.addLayout(ends)
        box.addWidget(self._hint(tr("Playing never waits for an animation."), 0))
        box.addSpacing(8)
        box.addWidget(self.reduced_motion)
        box.addWidget(self._hint(tr("Nothing glides or tumbles; pieces are where they belong at once.")))
        box.addSpacing(8)
        box.addWidget(self.auto_confirm)
        box.addWidget(
            self._hint(tr("Steps that only need a “Go on” run by themselves; the log tells what happened."))
        )
        box.addSpacing(14)
        box.addWidget(label(tr("The robot's part of a round of Race"), "heading"))
        words = (tr("Step by step"), tr("At a run"), tr("At once"))
        box.addLayout(self._segments(self.robot_paces, tuple(enumerate(words))))
        box.addStretch(1)
        return panel

    def _reading(self) -> QFrame:
        panel, box = self._panel(tr("Reading"))
        self._slider_row(box, tr("&Tooltips appear after"), self.tooltip, self.tooltip_value)
        box.addSpacing(8)
        box.addWidget(self.type_marks)
        box.addWidget(self._hint(tr("A small mark tells a die's type while it shows a phase.")))
        box.addSpacing(8)
        box.addWidget(self.labels)
        box.addWidget(self._hint(tr("Names stand under dice, tiles and tracks.")))
        box.addSpacing(14)
        box.addWidget(label(tr("Text size of pages and panels"), "heading"))
        box.addLayout(self._segments(self.text_sizes, tuple((size, f"{size} %") for size in TEXT_SIZES)))
        box.addStretch(1)
        return panel

    def _segments(self, group: QButtonGroup, choices: Sequence[tuple[int, str]]) -> QHBoxLayout:
        """Lay buttons out in a row, of which one is down."""
        row = QHBoxLayout()
        self.spaced(row, 8)
        for number, words in choices:
            button = Button(words, role="segment", page=self)
            button.setCheckable(True)
            group.addButton(button, number)
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _slider_row(self, box: QVBoxLayout, title: str, slider: QSlider, value: QLabel) -> None:
        top = QHBoxLayout()
        name = label(title, "heading")
        name.setBuddy(slider)
        slider.setAccessibleName(title.replace("&", ""))
        top.addWidget(name)
        top.addStretch(1)
        top.addWidget(value)
        box.addLayout(top)
        box.addWidget(slider)

    def _hint(self, text: str, indent: float = 46) -> QLabel:
        made = label(text, "hint", wrap=True)
        self.sized(lambda: made.setContentsMargins(self.px(indent), 0, 0, 0))
        return made


def _slider(most: int, page_step: int) -> QSlider:
    made = QSlider(Qt.Orientation.Horizontal)
    made.setRange(0, most)
    made.setPageStep(page_step)
    return made
