"""One style sheet and palette for every widget around the table, made from the theme at any scale."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QStyleFactory

from rftg_desktop.views.theme import DARK, Theme, application_palette, font, register_fonts

DESIGN_WIDTH, DESIGN_HEIGHT = 1366, 768
LEAST_SCALE, MOST_SCALE = 0.75, 3.0


def scale_for(size: QSize) -> float:
    """Give the scale at which the design fills a window of this size."""
    fitting = min(size.width() / DESIGN_WIDTH, size.height() / DESIGN_HEIGHT)
    return max(LEAST_SCALE, min(MOST_SCALE, fitting))


def apply_style(app: QApplication, theme: Theme = DARK) -> None:
    """Give the whole application the base style, the palette, the fonts and the look of tooltips."""
    prepare_fonts()
    fusion = QStyleFactory.create("Fusion")
    if fusion is not None:
        app.setStyle(fusion)
    app.setPalette(application_palette(theme))
    app.setFont(font(theme.body, 13))
    app.setStyleSheet(tool_tips(theme, 1.0))


@lru_cache(maxsize=1)
def prepare_fonts() -> tuple[str, ...]:
    """Register the bundled fonts, once."""
    return register_fonts()


class Measure:
    """Turns sizes of the design into those of the screen."""

    def __init__(self, theme: Theme, scale: float, text: float = 1.0) -> None:
        self.scale = scale
        self.text_scale = text
        self._least = round(theme.least_text)

    def px(self, size: float) -> int:
        """Give a length; what is there at all stays visible."""
        return max(1, round(size * self.scale)) if size > 0 else 0

    def text(self, size: float) -> int:
        """Give a type size, never below the least that can be read."""
        return max(self._least, round(size * self.scale * self.text_scale))


def style_sheet(theme: Theme = DARK, scale: float = 1.0, text: float = 1.0) -> str:
    """Make the style sheet of a page. Widgets choose their look by the property ``role``."""
    at = Measure(theme, scale, text)
    parts = (_labels, _panels, _buttons, _segments, _fields, _choices, _lists, _scrolling)
    return "\n".join([*(part(theme, at) for part in parts), tool_tips(theme, scale, text)])


def tool_tips(theme: Theme, scale: float, text: float = 1.0) -> str:
    """Make the rule for tooltips."""
    at = Measure(theme, scale, text)
    return f"""
QToolTip {{ background: {theme.ink}; color: {theme.text}; border: 1px solid {theme.line};
    padding: {at.px(5)}px; font-family: "{theme.body}"; font-size: {at.text(12.7)}px; }}"""


def _labels(theme: Theme, at: Measure) -> str:
    return f"""
QWidget {{ color: {theme.text}; font-family: "{theme.body}", "{theme.symbols}";
    font-size: {at.text(14)}px; font-weight: 500; }}
QLabel {{ background: transparent; border: none; }}
QLabel[role="title"] {{ font-size: {at.text(24)}px; font-weight: 700; }}
QLabel[role="headline"] {{ font-size: {at.text(34)}px; font-weight: 800; }}
QLabel[role="heading"] {{ font-size: {at.text(17)}px; font-weight: 700; }}
QLabel[role="section"] {{ font-family: "{theme.narrow}"; font-size: {at.text(13)}px; font-weight: 700;
    letter-spacing: {1.2 * at.scale:.2f}px; color: {theme.text_second}; }}
QLabel[role="hint"] {{ font-family: "{theme.narrow}"; font-size: {at.text(14.5)}px; font-weight: 600;
    color: {theme.text_second}; }}
QLabel[role="muted"] {{ font-family: "{theme.narrow}"; font-size: {at.text(13)}px; font-weight: 600;
    color: {theme.text_muted}; }}
QLabel[role="error"] {{ font-size: {at.text(13)}px; font-weight: 600; color: {theme.error}; }}
QLabel[role="points"] {{ font-size: {at.text(15)}px; font-weight: 800; color: {theme.gold}; }}
QLabel[role="total"] {{ font-size: {at.text(42)}px; font-weight: 800; color: {theme.gold}; }}
QLabel[role="logo"] {{ font-family: "{theme.display}"; font-size: {at.text(40)}px; font-weight: 800;
    letter-spacing: {4.5 * at.scale:.2f}px; }}"""


def _stops(colours: tuple[str, ...], alpha: float = 1.0) -> str:
    places = ", ".join(
        f"stop:{number / (len(colours) - 1):.2f} rgba({_rgb(colour)}, {round(alpha * 255)})"
        for number, colour in enumerate(colours)
    )
    return f"qlineargradient(x1:0, y1:0, x2:0, y2:1, {places})"


def _rgb(colour: str) -> str:
    return ", ".join(str(int(colour[at : at + 2], 16)) for at in (1, 3, 5))


def _panels(theme: Theme, at: Measure) -> str:
    return f"""
QFrame[role="panel"] {{ background: {_stops(theme.panel_stops, theme.panel_alpha)};
    border: {at.px(1.4)}px solid {theme.line}; border-radius: {at.px(12)}px; }}
QFrame[role="solid"] {{ background: {_stops(theme.panel_stops)};
    border: {at.px(1.4)}px solid {theme.line}; border-radius: {at.px(12)}px; }}
QFrame[role="winner"] {{ background: {_stops(("#33301F", *theme.panel_stops[1:]), 0.92)};
    border: {at.px(2)}px solid {theme.gold}; border-radius: {at.px(12)}px; }}
QFrame[role="well"] {{ background: {_stops(theme.well_stops, 0.85)};
    border: 1px solid {theme.line}; border-radius: {at.px(9)}px; }}
QFrame[role="alarm"] {{ background: {_stops(("#4A1F2B", "#33151F"))};
    border: {at.px(1.4)}px solid {theme.error}; border-radius: {at.px(10)}px; }}
QFrame[role="cheer"] {{ background: {_stops(("#173A35", "#102A2A"))};
    border: {at.px(1.4)}px solid {theme.good}; border-radius: {at.px(10)}px; }}
QFrame[role="line"] {{ background: {theme.line}; border: none; min-height: 1px; max-height: 1px; }}"""


def _buttons(theme: Theme, at: Measure) -> str:
    return f"""
QPushButton {{ background: {_stops(("#33426F", "#212C55", "#1A2347"))}; color: {theme.text};
    border: {at.px(2)}px solid #46588F; border-radius: {at.px(9)}px;
    padding: {at.px(6)}px {at.px(16)}px; font-size: {at.text(15)}px; font-weight: 700; }}
QPushButton:hover {{ background: {_stops(("#40538A", "#2A3868", "#212D58"))}; border-color: {theme.cyan}; }}
QPushButton:pressed {{ background: {_stops(("#1A2347", "#212C55"))}; }}
QPushButton:focus {{ border-color: {theme.cyan}; }}
QPushButton:disabled {{ background: {_stops(("#1A2240", "#161D38"))}; color: {theme.text_muted};
    border-color: #2A3558; }}
QPushButton[role="primary"] {{ background: {_stops(theme.primary_stops)}; color: {theme.primary_text};
    border-color: #FFE9A8; }}
QPushButton[role="primary"]:hover {{ background: {_stops(("#FFE7AD", "#FFC84D", "#E0A021"))};
    border-color: #FFFFFF; }}
QPushButton[role="primary"]:pressed {{ background: {_stops(("#D08F12", "#F2B632"))}; }}
QPushButton[role="primary"]:focus {{ border-color: {theme.cyan}; }}
QPushButton[role="primary"]:disabled {{ background: {_stops(("#1A2240", "#161D38"))};
    color: {theme.text_muted}; border-color: #2A3558; }}
QPushButton[role="big"] {{ text-align: left; padding: {at.px(10)}px {at.px(20)}px;
    font-size: {at.text(17)}px; }}
QPushButton[role="danger"] {{ color: {theme.error}; }}
QPushButton[role="danger"]:disabled {{ color: {theme.text_muted}; }}
QPushButton[role="free"] {{ background: transparent; border: {at.px(1.4)}px dashed #46588F;
    color: {theme.text_second}; font-size: {at.text(14)}px; font-weight: 600; }}
QPushButton[role="free"]:hover, QPushButton[role="free"]:focus {{ border-color: {theme.cyan};
    color: {theme.text}; }}
QPushButton[role="flat"] {{ background: transparent; border-color: transparent;
    padding: {at.px(4)}px {at.px(8)}px; }}
QPushButton[role="flat"]:hover {{ border-color: #46588F; }}
QPushButton[role="flat"]:focus {{ border-color: {theme.cyan}; }}"""


def _segments(theme: Theme, at: Measure) -> str:
    return f"""
QPushButton[role="segment"] {{ padding: {at.px(5)}px {at.px(14)}px; min-width: {at.px(26)}px; }}
QPushButton[role="segment"]:checked {{ background: {_stops(("#5A4713", "#3A2E0E"))}; color: #FFD980;
    border-color: {theme.gold}; }}
QPushButton[role="segment"]:checked:focus {{ border-color: {theme.cyan}; }}"""


def _fields(theme: Theme, at: Measure) -> str:
    return f"""
QLineEdit, QPlainTextEdit {{ background: {theme.well}; color: {theme.text};
    border: {at.px(2)}px solid {theme.line}; border-radius: {at.px(7)}px;
    padding: {at.px(5)}px {at.px(9)}px; selection-background-color: {theme.cyan};
    selection-color: {theme.ink}; placeholder-text-color: {theme.text_muted}; }}
QLineEdit:hover {{ border-color: #46588F; }}
QLineEdit[wrong="true"] {{ border-color: {theme.error}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextBrowser:focus {{ border-color: {theme.cyan}; }}
QPlainTextEdit {{ font-size: {at.text(12.7)}px; }}"""


def _choices(theme: Theme, at: Measure) -> str:
    ring = at.px(8)
    return f"""
QRadioButton, QCheckBox {{ background: transparent; spacing: {at.px(10)}px; font-weight: 600;
    border: {at.px(2)}px solid transparent; border-radius: {at.px(6)}px;
    padding: {at.px(2)}px {at.px(4)}px; }}
QRadioButton:focus, QCheckBox:focus {{ border-color: {theme.cyan}; }}
QRadioButton::indicator {{ width: {at.px(16)}px; height: {at.px(16)}px;
    border: {at.px(2)}px solid {theme.text_muted}; border-radius: {ring + at.px(2)}px;
    background: {theme.well}; }}
QRadioButton::indicator:hover {{ border-color: {theme.cyan}; }}
QRadioButton::indicator:checked {{ border-color: {theme.gold};
    background: qradialgradient(cx:.5, cy:.5, radius:.5, fx:.5, fy:.5,
    stop:0 {theme.gold}, stop:.52 {theme.gold}, stop:.6 {theme.well}, stop:1 {theme.well}); }}
QSlider {{ background: transparent; border: {at.px(2)}px solid transparent; border-radius: {at.px(6)}px;
    min-height: {at.px(24)}px; }}
QSlider:focus {{ border-color: {theme.cyan}; }}
QSlider::groove:horizontal {{ height: {at.px(6)}px; border-radius: {at.px(3)}px;
    background: {theme.well}; border: 1px solid {theme.line}; }}
QSlider::sub-page:horizontal {{ background: {theme.gold}; border-radius: {at.px(3)}px; }}
QSlider::handle:horizontal {{ width: {at.px(16)}px; margin: -{at.px(6)}px 0;
    border-radius: {at.px(8)}px; border: {at.px(1)}px solid {theme.ink};
    background: {_stops(theme.primary_stops)}; }}"""


def _lists(theme: Theme, at: Measure) -> str:
    return f"""
QListView, QTreeView {{ background: {_stops(theme.well_stops, 0.85)}; border: {at.px(2)}px solid {theme.line};
    border-radius: {at.px(9)}px; padding: {at.px(4)}px; outline: none; font-weight: 600;
    color: {theme.text_second}; }}
QListView:focus, QTreeView:focus {{ border-color: {theme.cyan}; }}
QListView::item, QTreeView::item {{ padding: {at.px(5)}px {at.px(8)}px; border-radius: {at.px(6)}px; }}
QListView::item:hover, QTreeView::item:hover {{ background: #1D2850; color: {theme.text}; }}
QListView::item:selected, QTreeView::item:selected {{ background: #2A3868; color: {theme.text}; }}
QHeaderView {{ background: transparent; }}
QHeaderView::section {{ background: transparent; color: {theme.text_second}; border: none;
    border-bottom: 1px solid {theme.line}; padding: {at.px(5)}px {at.px(8)}px;
    font-family: "{theme.narrow}"; font-size: {at.text(14)}px; font-weight: 700; }}
QTextBrowser {{ background: {_stops(theme.well_stops, 0.85)}; border: {at.px(2)}px solid {theme.line};
    border-radius: {at.px(9)}px; padding: {at.px(8)}px {at.px(14)}px;
    selection-background-color: {theme.cyan}; selection-color: {theme.ink};
    font-size: {at.text(15)}px; }}"""


def _scrolling(theme: Theme, at: Measure) -> str:
    return f"""
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: {at.px(12)}px; margin: {at.px(3)}px; }}
QScrollBar::handle:vertical {{ background: #46588F; border-radius: {at.px(3)}px;
    min-height: {at.px(28)}px; }}
QScrollBar::handle:vertical:hover {{ background: {theme.cyan}; }}
QScrollBar:horizontal {{ height: 0; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}"""
