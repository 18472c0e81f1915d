"""The style sheet of the few widgets that lie over the table: the bubble and the chooser."""

from __future__ import annotations

from rftg_desktop.views.theme import DARK


def table_style(text: float = 1.0) -> str:
    """Return the style sheet of the table's view; words are larger than the design by ``text``."""
    theme = DARK
    return f"""
    #table {{ background: {theme.space}; border: none; }}
    #bubble {{
        background: {theme.ink}; color: {theme.text}; border: 1px solid {theme.cyan};
        border-radius: 7px; padding: 6px 10px; font-family: "{theme.body}"; font-size: {round(13 * text)}px;
    }}
    #bubble[kind="refusal"] {{ border-color: {theme.error}; }}
    #bubble[kind="tip"] {{ border-color: {theme.line}; }}
    #chooser {{
        background: {theme.panel}; border: 1px solid {theme.cyan}; border-radius: 9px;
    }}
    #chooser QPushButton {{
        background: {theme.well}; color: {theme.text}; border: 1px solid {theme.line};
        border-radius: 6px; padding: 7px 14px; font-family: "{theme.body}"; font-size: {round(14 * text)}px;
        font-weight: 600; text-align: left;
    }}
    #chooser QPushButton:hover, #chooser QPushButton:focus {{
        border-color: {theme.cyan}; background: #1D2850;
    }}
    """
