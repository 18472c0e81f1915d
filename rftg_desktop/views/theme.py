"""Palette, type and sizes of the window, in one small value, and the fonts they need."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from PySide6.QtCore import QDir
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette

from rftg_desktop.views.resources import ResourceError, ensure_resources


@dataclass(frozen=True, slots=True)
class DieColours:
    """Fill, ink of the symbol, and a rim for the dice that are too dark without one."""

    fill: str
    ink: str
    rim: str = ""


# Chosen so that the least distance of any two, also with protan, deutan and tritan sight, is largest.
DICE = MappingProxyType(
    {
        "home": DieColours("#F6F3EA", "#1C2233"),
        "military": DieColours("#DB1F26", "#FFFFFF"),
        "novelty": DieColours("#5AD4F7", "#0A2233"),
        "rare": DieColours("#5B3219", "#FFE9CF", "#B9794A"),
        "genes": DieColours("#2F8A58", "#FFFFFF"),
        "alien": DieColours("#FFDF1F", "#3A2A00"),
        "consumption": DieColours("#5A1FC4", "#F3ECFF", "#9B7BFF"),
        "leader": DieColours("#171B29", "#FFD45A", "#707C9E"),
        "entrepreneur": DieColours("#F0923A", "#2B1400"),
        "pioneer": DieColours("#2F6FE0", "#FFFFFF"),
    }
)
WORLDS = MappingProxyType(
    {
        "novelty": "#5AD4F7",
        "rare": "#9A5A2C",
        "genes": "#3FA866",
        "alien": "#FFDF1F",
        "gray": "#8E97A8",
        "military": "#E0483B",
        "development": "#A9B6E8",
        "six_plus": "#F2B632",
        "any": "#E4E9FA",
    }
)
# The robot of Race has two dice with different faces: one light, one dark.
ROBOT_DICE = MappingProxyType(
    {
        "robot_a": DieColours("#C9D3EA", "#141B33"),
        "robot_b": DieColours("#38456E", "#F3F6FF", "#8FA0CC"),
    }
)
PHASES = MappingProxyType(
    {
        "explore": "#6FC3FF",
        "develop": "#F2B632",
        "settle": "#7BE0A0",
        "produce": "#FF9F5A",
        "ship": "#D79BFF",
        "wild": "#F3F6FF",
        "assign": "#AEBBDD",
        "dictate": "#AEBBDD",
        "reveal": "#AEBBDD",
        "immediate": "#F3F6FF",
        "end_game": "#F2B632",
        "manage": "#AEBBDD",
        "consume": "#D79BFF",
        "trade": "#D79BFF",
        "double_vp": "#D79BFF",
        "always": "#AEBBDD",
    }
)
SEATS = ("#3F8CFF", "#FF5A4D", "#5FE3B0", "#FFD23F", "#EEF1FA")


@dataclass(frozen=True, slots=True)
class Theme:
    """Everything a painter needs to know of the looks. Sizes are logical pixels at 1366 x 768."""

    space: str = "#060914"
    ink: str = "#0B0F1C"
    gem: str = "#0A0E1C"
    panel: str = "#131B33"
    panel_stops: tuple[str, str, str] = ("#1D2850", "#141C38", "#0F162E")
    panel_alpha: float = 0.84
    well: str = "#0A1022"
    well_stops: tuple[str, str, str] = ("#060A18", "#0A1022", "#0D1430")
    line: str = "#33426F"
    text: str = "#F3F6FF"
    text_second: str = "#AEBBDD"
    text_muted: str = "#8794BC"
    gold: str = "#F2B632"
    cyan: str = "#4CC9F0"
    error: str = "#FF7A7A"
    good: str = "#6FD08C"
    prestige: str = "#FF8FD0"
    military: str = "#FF7264"
    primary_stops: tuple[str, str, str] = ("#FFD980", "#F2B632", "#D08F12")
    primary_text: str = "#231700"
    # Thin lines and text need a lighter tone of the dark brown.
    rare_light: str = "#D9935C"
    dice: Mapping[str, DieColours] = field(default_factory=lambda: DICE)
    robot_dice: Mapping[str, DieColours] = field(default_factory=lambda: ROBOT_DICE)
    worlds: Mapping[str, str] = field(default_factory=lambda: WORLDS)
    phases: Mapping[str, str] = field(default_factory=lambda: PHASES)
    seats: tuple[str, ...] = SEATS
    body: str = "Exo 2"
    narrow: str = "Rajdhani"
    display: str = "Orbitron"
    symbols: str = "Noto Sans Math"
    die: float = 31
    die_on_stack: float = 29
    tile: tuple[float, float] = (104, 119)
    tile_on_stack: tuple[float, float] = (96, 110)
    tile_in_inspector: tuple[float, float] = (236, 270)
    tile_small: tuple[float, float] = (58, 62)
    tile_smallest: tuple[float, float] = (50, 29)
    card: tuple[float, float] = (112, 160)
    card_hovered: tuple[float, float] = (150, 214)
    card_in_inspector: tuple[float, float] = (230, 328)
    card_small: tuple[float, float] = (54, 77)
    least_text: float = 11

    def die_colours(self, colour: str) -> DieColours:
        """Give the colours of a die; one of an unknown kind looks like a Home die."""
        return self.dice.get(colour) or self.robot_dice.get(colour) or self.dice["home"]

    def world(self, colour: str) -> str:
        """Give the frame colour of a world or development."""
        return self.worlds.get(colour, self.worlds["gray"])

    def world_light(self, colour: str) -> str:
        """Give the same for thin lines and text."""
        return self.rare_light if colour == "rare" else self.world(colour)

    def phase(self, phase: str) -> str:
        """Give the colour of a phase or of a step that powers name."""
        return self.phases.get(phase, self.text_second)

    def seat(self, index: int) -> str:
        """Give the colour of a seat."""
        return self.seats[index % len(self.seats)]


DARK = Theme()


def register_fonts() -> tuple[str, ...]:
    """Register every bundled font with Qt; give the family names, each once.

    Needs a running QGuiApplication.
    """
    ensure_resources()
    names = QDir(":/fonts").entryList(["*.ttf"])
    if not names:
        raise ResourceError("The resources hold no fonts. Install the program again.")
    wanted = (DARK.body, DARK.narrow, DARK.display, DARK.symbols)
    if set(wanted) <= set(QFontDatabase.families()):
        return wanted
    families: dict[str, None] = {}
    for name in names:
        number = QFontDatabase.addApplicationFont(f":/fonts/{name}")
        if number < 0:
            raise ResourceError(f"The font {name} cannot be read. Install the program again.")
        # The first name is the family of all weights, the others name one weight.
        families[QFontDatabase.applicationFontFamilies(number)[0]] = None
    return tuple(families)


def font(family: str, pixels: float, weight: int = 500, tracking: float = 0.0) -> QFont:
    """Make a font of the window's manner: sized in pixels, unhinted, with a fallback for signs."""
    made = QFont(family)
    made.setFamilies([family, DARK.symbols])
    made.setPixelSize(max(1, round(pixels)))
    made.setWeight(QFont.Weight(weight))
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if tracking:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking)
    return made


def application_palette(theme: Theme = DARK) -> QPalette:
    """Make the Qt palette of widgets, so that dialogs match the table."""
    role = QPalette.ColorRole
    palette = QPalette()
    for which, colour in (
        (role.Window, theme.panel),
        (role.WindowText, theme.text),
        (role.Base, theme.well),
        (role.AlternateBase, theme.panel_stops[2]),
        (role.Text, theme.text),
        (role.Button, theme.panel_stops[0]),
        (role.ButtonText, theme.text),
        (role.BrightText, theme.error),
        (role.Highlight, theme.cyan),
        (role.HighlightedText, theme.ink),
        (role.ToolTipBase, theme.ink),
        (role.ToolTipText, theme.text),
        (role.Link, theme.cyan),
        (role.PlaceholderText, theme.text_muted),
    ):
        palette.setColor(which, QColor(colour))
    for which in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, which, QColor(theme.text_muted))
    return palette
