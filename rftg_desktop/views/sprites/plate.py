"""The plate at the foot of a tile: the name, granted dice with their way, and powers in signs."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from rftg_desktop.views.sprites.canvas import LEFT, Type, draw_text, faded, mixed, text_width
from rftg_desktop.views.sprites.chips import draw_coin, draw_vp
from rftg_desktop.views.sprites.die import draw_die
from rftg_desktop.views.sprites.faces import VIRTUAL, Bit, DieFace, PowerLine, TileSide
from rftg_desktop.views.sprites.glyphs import PHASE_NAMES, draw_glyph
from rftg_desktop.views.sprites.shapes import disc
from rftg_desktop.views.theme import DARK, Theme

LEAST_SQUEEZE = 0.70


@dataclass(frozen=True, slots=True)
class Setting:
    """Sizes of one row, in logical pixels."""

    unit: float
    theme: Theme = DARK

    @property
    def words(self) -> float:
        """Give the size of text: never under the least one."""
        return max(self.theme.least_text, 11.5 * self.unit)

    @property
    def die(self) -> float:
        """Give the size of a die on the plate."""
        return max(12.5, 14 * self.unit)

    @property
    def radius(self) -> float:
        """Give the radius of a symbol."""
        return max(5.6, 6.4 * self.unit)

    @property
    def gap(self) -> float:
        """Give the space between two signs."""
        return 2.6 * self.unit

    @property
    def row(self) -> float:
        """Give the height of a row."""
        return max(14.5, 16 * self.unit)

    def type(self, colour: str = "") -> Type:
        """Give the manner of the row's text."""
        return Type(self.words, 700, self.theme.narrow, colour or self.theme.text_second)


def name_lines(name: str, room: float, unit: float, theme: Theme) -> tuple[list[str], Type]:
    """Break a name into two lines where one would be squeezed too much."""
    size = max(theme.least_text, 13.0 * unit)
    type_ = Type(size, 700, theme.narrow)
    if text_width(name, type_) * 0.80 <= room or " " not in name:
        return [name], type_
    pieces = name.split(" ")
    breaks = [(" ".join(pieces[:cut]), " ".join(pieces[cut:])) for cut in range(1, len(pieces))]
    best = min(breaks, key=lambda pair: max(text_width(line, type_) for line in pair))
    return list(best), Type(max(theme.least_text, 12.0 * unit), 700, theme.narrow)


def _money(value: str) -> str:
    """Write an amount of credits: +2 becomes +$2."""
    return f"{value[0]}${value[1:]}" if value[:1] in "+−" else f"${value}"


def _parts(bit: Bit) -> tuple[Bit, ...]:
    """Split a sign that is drawn as text and symbol."""
    if bit.kind == "coin":
        return (Bit("coin_sign", ""),) if bit.value == "trade" else (Bit("gold", _money(bit.value)),)
    if bit.kind == "vp":
        sign = Bit("vp_sign", "")
        return (sign,) if bit.value in ("", "consume") else (Bit("gold", bit.value), sign)
    return (bit,)


def _flat(bits: tuple[Bit, ...]) -> tuple[Bit, ...]:
    return tuple(part for bit in bits for part in _parts(bit))


def _width(bit: Bit, setting: Setting) -> float:
    if bit.kind in ("text", "gold"):
        return text_width(bit.value, setting.type())
    if bit.kind in ("die", "virtual"):
        return setting.die
    return 2 * setting.radius


def row_width(bits: tuple[Bit, ...], setting: Setting) -> float:
    """Measure a row of signs."""
    flat = _flat(bits)
    return sum(_width(bit, setting) for bit in flat) + setting.gap * max(0, len(flat) - 1)


def draw_row(
    painter: QPainter, area: QRectF, bits: tuple[Bit, ...], setting: Setting, centred: bool = True
) -> None:
    """Draw a row of signs into the area, squeezed if it is too wide."""
    width = row_width(bits, setting)
    squeeze = max(LEAST_SQUEEZE, min(1.0, area.width() / max(width, 1)))
    left = area.x() + max(0.0, (area.width() - width * squeeze) / 2 if centred else 0.0)
    painter.save()
    painter.translate(left, area.center().y())
    painter.scale(squeeze, 1)
    x = 0.0
    for bit in _flat(bits):
        wide = _width(bit, setting)
        _draw_bit(painter, bit, QPointF(x + wide / 2, 0), wide, setting)
        x += wide + setting.gap
    painter.restore()


def _draw_bit(painter: QPainter, bit: Bit, centre: QPointF, wide: float, setting: Setting) -> None:
    theme, radius = setting.theme, setting.radius
    if bit.kind in ("text", "gold"):
        room = QRectF(centre.x() - wide / 2, -setting.row / 2, wide + 2, setting.row)
        colour = theme.gold if bit.kind == "gold" else theme.text
        draw_text(painter, room, bit.value, setting.type(colour), LEFT)
    elif bit.kind in ("die", "virtual"):
        state = VIRTUAL if bit.kind == "virtual" else "plain"
        draw_die(painter, centre, setting.die, DieFace(bit.value, state=state), theme, shadow=False)
    elif bit.kind == "vp_sign":
        draw_vp(painter, centre, radius, "", shadow=False)
    elif bit.kind == "coin_sign":
        draw_coin(painter, centre, radius)
    elif bit.kind == "world":
        draw_world_dot(painter, centre, radius, bit.value, theme)
    else:
        _draw_sign(painter, bit.value, centre, radius, theme)


def _draw_sign(painter: QPainter, name: str, centre: QPointF, radius: float, theme: Theme) -> None:
    if name == "arrow":
        draw_glyph(painter, name, centre, radius * 0.72, theme.text_muted)
        return
    colour = theme.phase(name) if name in (*PHASE_NAMES, "wild") else theme.text_second
    draw_glyph(painter, name, centre, radius * 0.95, colour)


def draw_world_dot(painter: QPainter, centre: QPointF, radius: float, colour: str, theme: Theme) -> None:
    """Draw a kind of world: a round dot, where a die is square, with the mark of its colour."""
    tone = QColor(theme.world(colour))
    painter.setPen(QPen(mixed(tone, "#FFFFFF", 0.35), max(0.8, radius * 0.16)))
    painter.setBrush(mixed(tone, "#000000", 0.12))
    painter.drawPath(disc(centre, radius * 0.94))
    ink = "#FFFFFF" if colour in ("rare", "genes", "military") else "#0A1022"
    if colour in theme.dice:
        draw_glyph(painter, colour, centre, radius * 0.62, ink)
    else:
        for x, y, size in ((-0.28, -0.22, 0.24), (0.30, 0.10, 0.30), (-0.16, 0.42, 0.18)):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded("#1B2030", 0.75))
            painter.drawPath(disc(centre + QPointF(x * radius, y * radius), size * radius))


def gain_bits(side: TileSide) -> tuple[Bit, ...]:
    """Write what a world grants: dice lost, dice with their way, credits."""
    bits: list[Bit] = [Bit("glyph", "remove")] * side.removes
    for place, gains in groupby(side.gains, key=lambda gain: gain.to):
        bits += [Bit("die", gain.die) for gain in gains]
        bits += [Bit("glyph", "arrow"), Bit("glyph", place)]
    if side.credits:
        bits.append(Bit("coin", f"+{side.credits}"))
    return tuple(bits)


def merged(lines: tuple[PowerLine, ...]) -> tuple[PowerLine, ...]:
    """Join what happens at once into one row: the signs follow each other in printed order."""
    rows: list[PowerLine] = []
    for line in lines:
        if rows and line.when == rows[-1].when == "immediate":
            rows[-1] = PowerLine(line.when, rows[-1].bits + line.bits)
        else:
            rows.append(line)
    return tuple(rows)


def draw_power(painter: QPainter, area: QRectF, line: PowerLine, setting: Setting) -> None:
    """Draw a power: its step's symbol in that step's colour, then the signs."""
    radius = setting.radius * 1.08
    centre = QPointF(area.x() + radius, area.center().y())
    draw_glyph(painter, line.when, centre, radius, setting.theme.phase(line.when))
    rest = area.adjusted(2 * radius + setting.gap * 1.5, 0, 0, 0)
    draw_row(painter, rest, line.bits, setting, centred=False)


def power_width(line: PowerLine, setting: Setting) -> float:
    """Measure a power's row."""
    return setting.radius * 2.16 + setting.gap * 1.5 + row_width(line.bits, setting)
