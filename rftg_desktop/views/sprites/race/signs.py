"""Rows of signs as they stand on cards: goods, kinds of worlds, points, prestige, Military and symbols.

A good is square, a kind of world is round; of worlds, a production world has a cog beside it and a
windfall world is a dashed ring.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from rftg_desktop.views.sprites.canvas import LEFT, Sprite, canvas, draw_text, faded, mixed, text_width
from rftg_desktop.views.sprites.chips import draw_coin, draw_vp
from rftg_desktop.views.sprites.faces import Bit, Bits
from rftg_desktop.views.sprites.frame import ANY_KIND
from rftg_desktop.views.sprites.glyphs import draw_glyph
from rftg_desktop.views.sprites.pairs import draw_clasp
from rftg_desktop.views.sprites.plate import Setting, draw_world_dot
from rftg_desktop.views.sprites.shapes import diamond, disc, rounded
from rftg_desktop.views.theme import Theme

LEAST_SQUEEZE = 0.72
SEPARATOR = Bit("separator", "")
DARK_INK = "#0A1022"

# What is drawn as a number and a sign, the number in the sign's colour.
_COUNTED = {
    "vp": ("gold", Bit("vp_sign", "")),
    "prestige": ("pink", Bit("glyph", "prestige")),
    "military": ("red", Bit("glyph", "military")),
    "cards": ("text", Bit("glyph", "card")),
    "coin": ("gold", Bit("coin_sign", "")),
    "economy": ("orange", Bit("glyph", "economy")),
}
_TINTS = {
    "prestige": "prestige",
    "military": "military",
    "military_world": "military",
    "military_cost": "military",
    "takeover": "military",
    "arrow": "text_muted",
    "trait_imperium": "text",
    "card": "text",
    "hand": "text",
}
_TRAIT_TINTS = {
    "trait_alien": "#FFDF1F",
    "trait_rebel": "#FF8A4C",
    "trait_imperium": "#B9C6F5",
    "trait_uplift": "#7BE0A0",
    "trait_terraforming": "#A8E05F",
    "chromosome": "#66D9C0",
    "prestige": "#FF8FD0",
}
_PHASE_TINTS = {"economy": "produce"}
_STEPS = ("explore", "develop", "settle", "consume", "produce", "trade", "double_vp", "end_game")


def glyph_colour(name: str, theme: Theme) -> str:
    """Give the colour in which a symbol stands on a card."""
    if name in _TRAIT_TINTS:
        return _TRAIT_TINTS[name]
    if name in _STEPS or name in _PHASE_TINTS:
        return theme.phase(_PHASE_TINTS.get(name, name))
    return str(getattr(theme, _TINTS.get(name, "text_second")))


# ------------------------------------------------------------------ goods and kinds of worlds


def _quarters(painter: QPainter, outline: QPainterPath, centre: QPointF, radius: float, theme: Theme) -> None:
    """Fill an outline with the colours of all four kinds."""
    painter.save()
    painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
    for colour, (x, y) in zip(ANY_KIND, ((-1, -1), (0, -1), (-1, 0), (0, 0)), strict=True):
        corner = QRectF(
            centre.x() + x * radius * 1.5, centre.y() + y * radius * 1.5, radius * 1.5, radius * 1.5
        )
        painter.fillRect(corner, QColor(theme.world_light(colour)))
    painter.restore()


def ink_on(colour: str) -> str:
    """Give the colour of a mark on the colour of a kind."""
    return "#FFFFFF" if colour in ("rare", "genes") else DARK_INK


def draw_good_sign(painter: QPainter, centre: QPointF, radius: float, colour: str, theme: Theme) -> None:
    """Draw a good: a square in its colour with its mark; one of any kind has all colours."""
    area = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    outline = rounded(area.adjusted(0.4, 0.4, -0.4, -0.4), radius * 0.42)
    tone = QColor(theme.world(colour))
    painter.setPen(Qt.PenStyle.NoPen)
    if colour == "any":
        _quarters(painter, outline, centre, radius, theme)
    else:
        painter.setBrush(mixed(tone, "#000000", 0.08))
        painter.drawPath(outline)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(mixed(tone, "#FFFFFF", 0.45), max(0.7, radius * 0.13)))
    painter.drawPath(outline)
    if colour == "any":
        _hub(painter, centre, radius * 0.52, theme)
    else:
        draw_glyph(painter, colour, centre, radius * 0.66, ink_on(colour))


def _hub(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.gem))
    painter.drawPath(disc(centre, radius))
    draw_glyph(painter, "wild", centre, radius * 0.78, theme.text)


def draw_world_sign(painter: QPainter, centre: QPointF, radius: float, colour: str, theme: Theme) -> None:
    """Draw a kind of world: round, with its mark."""
    if colour != "any":
        draw_world_dot(painter, centre, radius, colour, theme)
        return
    outline = disc(centre, radius * 0.94)
    _quarters(painter, outline, centre, radius, theme)
    _hub(painter, centre, radius * 0.52, theme)


def _draw_production(painter: QPainter, centre: QPointF, radius: float, colour: str, theme: Theme) -> None:
    """Draw a production world: a cog cuts into its edge."""
    draw_world_sign(painter, centre, radius, colour, theme)
    cog = centre + QPointF(radius * 0.62, radius * 0.60)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.gem))
    painter.drawPath(disc(cog, radius * 0.56))
    draw_glyph(painter, "produce", cog, radius * 0.50, theme.phase("produce"))


def draw_windfall_sign(painter: QPainter, centre: QPointF, radius: float, colour: str, theme: Theme) -> None:
    """Draw a windfall world: a dashed ring with the mark of its good."""
    painter.setBrush(QColor(theme.gem))
    reach = radius * 0.90
    wide = max(1.0, radius * 0.20)
    if colour == "any":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(disc(centre, reach))
        ring = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number, kind in enumerate(ANY_KIND):
            painter.setPen(QPen(QColor(theme.world_light(kind)), wide, c=Qt.PenCapStyle.FlatCap))
            painter.drawArc(ring, (number * 90 + 14) * 16, 62 * 16)
        draw_glyph(painter, "wild", centre, radius * 0.52, theme.text)
        return
    light = theme.world_light(colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(mixed(theme.gem, theme.world(colour), 0.40))
    painter.drawPath(disc(centre, reach))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(light), wide)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([1.9, 1.05])
    painter.setPen(pen)
    painter.drawPath(disc(centre, reach))
    draw_glyph(painter, colour, centre, radius * 0.62, mixed(light, "#FFFFFF", 0.45))


def _draw_six(painter: QPainter, centre: QPointF, radius: float, words: str, theme: Theme) -> None:
    """Draw the cost of a development, as a sign for those that cost so much."""
    painter.setPen(QPen(QColor(theme.phase("develop")), max(1.0, radius * 0.16)))
    painter.setBrush(QColor(theme.gem))
    painter.drawPath(diamond(centre, radius * 1.10))
    room = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    draw_text(painter, room, words, Setting(radius / 6.4, theme).type(theme.text))


def _draw_start(painter: QPainter, centre: QPointF, radius: float, words: str, theme: Theme) -> None:
    """Draw the number of a start world, as it stands in the corner of its card."""
    draw_clasp(painter, centre, radius * 1.06, words, theme)


def _draw_separator(painter: QPainter, centre: QPointF, radius: float, _value: str, theme: Theme) -> None:
    painter.setPen(QPen(faded(theme.text_muted, 0.55), 0.9))
    painter.drawLine(centre - QPointF(0, radius * 0.9), centre + QPointF(0, radius * 0.9))


def _draw_points(painter: QPainter, centre: QPointF, radius: float, words: str, _theme: Theme) -> None:
    draw_vp(painter, centre, radius * 1.18, words, shadow=False)


def _draw_glyph(painter: QPainter, centre: QPointF, radius: float, name: str, theme: Theme) -> None:
    reach = 0.74 if name == "arrow" else 0.98
    draw_glyph(painter, name, centre, radius * reach, glyph_colour(name, theme))


_Painter = Callable[[QPainter, QPointF, float, str, Theme], None]
_PAINTERS: dict[str, _Painter] = {
    "glyph": _draw_glyph,
    "good": draw_good_sign,
    "world": draw_world_sign,
    "production": _draw_production,
    "windfall": draw_windfall_sign,
    "vp_sign": _draw_points,
    "coin_sign": lambda painter, centre, radius, _value, _theme: draw_coin(painter, centre, radius),
    "points": _draw_points,
    "cost": _draw_six,
    "start": _draw_start,
    "separator": _draw_separator,
}
_TEXTS = {"text": "text", "gold": "gold", "pink": "prestige", "red": "military", "orange": "produce"}
KINDS = (*_PAINTERS, *_TEXTS, *_COUNTED)
"""The kinds of bits that a row of a card may hold."""

# Signs that are narrower or wider than twice the radius, in radii.
_WIDTHS = {"separator": 0.9, "points": 2.2, "cost": 2.2}
_GLYPH_WIDTHS = {"card": 1.5, "card_out": 1.5, "this": 1.6, "arrow": 1.5, "trade": 1.3}


# ------------------------------------------------------------------ rows


def _flat(bits: Bits) -> Bits:
    found: list[Bit] = []
    for bit in bits:
        if bit.kind not in _COUNTED:
            found.append(bit)
            continue
        tint, sign = _COUNTED[bit.kind]
        found += [Bit(tint, bit.value), sign] if bit.value else [sign]
    return tuple(found)


def _width(bit: Bit, setting: Setting) -> float:
    if bit.kind in _TEXTS:
        return text_width(bit.value, setting.type())
    if bit.kind == "glyph":
        return setting.radius * _GLYPH_WIDTHS.get(bit.value, 2.0)
    return setting.radius * _WIDTHS.get(bit.kind, 2.0)


def signs_width(bits: Bits, setting: Setting) -> float:
    """Measure a row."""
    flat = _flat(bits)
    return sum(_width(bit, setting) for bit in flat) + setting.gap * max(0, len(flat) - 1)


def draw_signs(painter: QPainter, area: QRectF, bits: Bits, setting: Setting, centred: bool = False) -> None:
    """Draw a row into the area, squeezed if it is too wide."""
    width = signs_width(bits, setting)
    squeeze = max(LEAST_SQUEEZE, min(1.0, area.width() / max(width, 1)))
    painter.save()
    painter.translate(
        area.x() + (max(0.0, (area.width() - width * squeeze) / 2) if centred else 0), area.center().y()
    )
    painter.scale(squeeze, 1)
    x = 0.0
    for bit in _flat(bits):
        wide = _width(bit, setting)
        if bit.kind in _TEXTS:
            room = QRectF(x, -setting.row / 2, wide + 2, setting.row)
            tint = _TEXTS[bit.kind]
            colour = setting.theme.phases.get(tint) or getattr(setting.theme, tint)
            draw_text(painter, room, bit.value, setting.type(colour), LEFT)
        else:
            _PAINTERS[bit.kind](painter, QPointF(x + wide / 2, 0), setting.radius, bit.value, setting.theme)
        x += wide + setting.gap
    painter.restore()


def signs_sprite(bits: Bits, height: float, scale: float, theme: Theme) -> Sprite:
    """Paint a row of signs by itself, as for a key or a line of text."""
    setting = Setting(height / 16, theme)
    width = signs_width(bits, setting)
    with canvas(width, height, scale, 2) as made:
        draw_signs(made.painter, QRectF(0, 0, width + 1, height), bits, setting)
        return made.sprite()
