"""Symbols of Race in a box from -1 to 1: keywords of cards, and what powers speak of.

Names that begin with ``trait_`` are keywords; the mark ``alien`` is the good, ``trait_alien`` the keyword.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from rftg_desktop.views.sprites.solids import Solid, box, disc, line, points

# ------------------------------------------------------------------ keywords and printed symbols


def _saucer() -> Solid:
    """A flying saucer: the keyword Alien."""
    dome = (disc(0, -0.18, 0.52) & box(-1, -1, 2, 0.80)) - disc(0, 0.06, 1.0, 0.36).edge(0.10)
    hull = disc(0, 0.10, 1.05, 0.38)
    lamps = disc(-0.52, 0.10, 0.13) + disc(0, 0.16, 0.13) + disc(0.52, 0.10, 0.13)
    beam = points((-0.30, 0.60), (0.30, 0.60), (0.52, 1.0), (-0.52, 1.0))
    return dome + (hull - lamps) + beam


def _flame() -> Solid:
    """A flame: Rebel."""
    outer = QPainterPath(QPointF(0.10, -1.08))
    outer.cubicTo(0.20, -0.55, 0.86, -0.25, 0.74, 0.38)
    outer.cubicTo(0.66, 0.82, 0.36, 1.05, 0.0, 1.05)
    outer.cubicTo(-0.42, 1.05, -0.80, 0.74, -0.78, 0.28)
    outer.cubicTo(-0.76, -0.06, -0.56, -0.24, -0.48, -0.52)
    outer.cubicTo(-0.32, -0.34, -0.24, -0.22, -0.20, -0.06)
    outer.cubicTo(0.02, -0.34, 0.10, -0.68, 0.10, -1.08)
    inner = QPainterPath(QPointF(0.06, 0.06))
    inner.cubicTo(0.12, 0.34, 0.40, 0.40, 0.34, 0.68)
    inner.cubicTo(0.28, 0.92, -0.26, 0.92, -0.32, 0.62)
    inner.cubicTo(-0.34, 0.40, -0.02, 0.32, 0.06, 0.06)
    return Solid(outer) - Solid(inner)


def _eagle() -> Solid:
    """Spread wings about a blade: Imperium."""
    wing = points(
        (-0.14, -0.34), (-1.08, -0.84), (-1.0, -0.34), (-0.84, -0.30), (-0.88, 0.06), (-0.66, 0.06),
        (-0.66, 0.40), (-0.44, 0.36), (-0.36, 0.62), (-0.14, 0.40),
    )  # fmt: skip
    body = points((0, -1.0), (0.20, -0.62), (0.14, 0.62), (0, 1.06), (-0.14, 0.62), (-0.20, -0.62))
    return wing + wing.mirrored() + body


def _lift() -> Solid:
    """An arrow upwards from a step: Uplift."""
    arrow = points(
        (0, -1.0), (0.80, -0.18), (0.32, -0.18), (0.32, 0.42), (-0.32, 0.42), (-0.32, -0.18), (-0.80, -0.18)
    )
    return arrow + box(-0.80, 0.62, 1.60, 0.34, 0.08)


def _sprout() -> Solid:
    """A sprout on the curve of a world: Terraforming."""
    leaf = QPainterPath(QPointF(0, 0.18))
    leaf.cubicTo(0.06, -0.52, 0.52, -0.92, 1.0, -0.86)
    leaf.cubicTo(0.98, -0.28, 0.62, 0.14, 0, 0.18)
    right = Solid(leaf)
    left = right.mirrored().moved(-0.02, 0.10)
    ground = (disc(0, 1.46, 1.2) & box(-1, 0.2, 2, 0.80)) - disc(0, 1.62, 0.92)
    return right + left + box(-0.11, 0.04, 0.22, 0.5) + ground


def _chromosome() -> Solid:
    """Two strands that cross at a waist."""
    strand = QPainterPath(QPointF(-0.62, -0.88))
    strand.cubicTo(-0.34, -0.30, -0.06, -0.18, -0.06, 0)
    strand.cubicTo(-0.06, 0.18, -0.34, 0.30, -0.62, 0.88)
    half = line(strand, 0.46)
    return half + half.mirrored() - box(-0.035, -1.2, 0.07, 2.4)


def _prestige() -> Solid:
    """A scalloped seal with a star."""
    petals = disc(0, 0, 0.80)
    for petal in range(10):
        turn = math.pi * petal / 5
        petals = petals + disc(0.76 * math.sin(turn), 0.76 * math.cos(turn), 0.26)
    star = points(
        *(
            (reach * math.sin(turn), -reach * math.cos(turn))
            for corner in range(10)
            for reach, turn in ((0.58 if corner % 2 == 0 else 0.24, math.pi * corner / 5),)
        )
    )
    return petals - star


# ------------------------------------------------------------------ cards


def _card() -> Solid:
    """A card face down."""
    return box(-0.66, -0.94, 1.32, 1.88, 0.24) - (_rhomb(0.40) - _rhomb(0.18))


def _rhomb(reach: float) -> Solid:
    return points((0, -reach), (reach, 0), (0, reach), (-reach, 0))


def _cross(reach: float, width: float) -> Solid:
    path = QPainterPath(QPointF(-reach, -reach))
    path.lineTo(reach, reach)
    path.moveTo(reach, -reach)
    path.lineTo(-reach, reach)
    return line(path, width)


def _card_out() -> Solid:
    """A card struck out: it is discarded."""
    return box(-0.66, -0.94, 1.32, 1.88, 0.24) - _cross(0.36, 0.26)


def _hollow() -> Solid:
    return box(-0.72, -0.96, 1.44, 1.92, 0.26) - box(-0.48, -0.72, 0.96, 1.44, 0.12)


def _this() -> Solid:
    """The card that bears the power."""
    return _hollow() + disc(0, 0, 0.30)


def _this_out() -> Solid:
    """The card that bears the power, given up."""
    return (_hollow() - _cross(0.92, 0.52)) + _cross(0.80, 0.26)


def _named() -> Solid:
    """A name plate with two lines of writing: one certain card."""
    plate = box(-1.0, -0.66, 2.0, 1.32, 0.20)
    return plate - box(-0.72, -0.36, 1.44, 0.26, 0.06) - box(-0.72, 0.10, 0.90, 0.26, 0.06)


def _hand() -> Solid:
    """Three cards in a fan."""
    leaf = box(-0.36, -1.0, 0.72, 1.36, 0.14)
    fan = leaf.moved(0, -0.1).turned(34).moved(0.06, 0.42)
    side = fan.mirrored()
    middle = leaf.moved(0, 0.06)
    wings = fan + side
    return (wings - middle - middle.edge(0.20)) + middle


def _tuck() -> Solid:
    """A card slipped under another."""
    upper = box(-0.92, -0.10, 1.84, 1.0, 0.18)
    under = box(-0.46, -0.98, 0.92, 1.2, 0.18)
    return (under - upper.edge(0.26) - upper) + upper


def _placed() -> Solid:
    """An arrow down onto the table: a card was placed."""
    arrow = points(
        (0, 0.52), (-0.66, -0.14), (-0.25, -0.14), (-0.25, -0.98), (0.25, -0.98), (0.25, -0.14), (0.66, -0.14)
    )
    return arrow + box(-0.94, 0.66, 1.88, 0.30, 0.08)


# ------------------------------------------------------------------ worlds and fighting


def _spikes(reach: float, waist: float, count: int = 8) -> Solid:
    return points(
        *(
            (radius * math.sin(turn), -radius * math.cos(turn))
            for corner in range(2 * count)
            for radius, turn in ((reach if corner % 2 == 0 else waist, math.pi * corner / count),)
        )
    )


def _military_world() -> Solid:
    """A spiked world."""
    return (_spikes(1.12, 0.74) - disc(0, 0, 0.56)) + disc(0, 0, 0.30)


def _military_cost() -> Solid:
    """An empty spiked cost ring."""
    return _spikes(1.12, 0.76) - disc(0, 0, 0.54)


def _shield() -> Solid:
    path = QPainterPath(QPointF(0, -1.0))
    path.cubicTo(0.32, -0.78, 0.58, -0.72, 0.86, -0.72)
    path.cubicTo(0.94, 0.18, 0.58, 0.72, 0, 1.04)
    path.cubicTo(-0.58, 0.72, -0.94, 0.18, -0.86, -0.72)
    path.cubicTo(-0.58, -0.72, -0.32, -0.78, 0, -1.0)
    return Solid(path) - box(-0.10, -0.62, 0.20, 1.22, 0.08) - box(-0.50, -0.22, 1.0, 0.20, 0.08)


def _takeover() -> Solid:
    """An arrow driven into a world."""
    arrow = points(
        (-1.08, -0.20), (-0.30, -0.20), (-0.30, -0.52), (0.34, 0), (-0.30, 0.52), (-0.30, 0.20), (-1.08, 0.20)
    )
    ring = disc(0.24, 0, 0.84) - disc(0.24, 0, 0.58)
    return (ring - arrow.edge(0.22) - arrow) + arrow


# ------------------------------------------------------------------ money, chance and the rest


def _trade() -> Solid:
    """A money sign."""
    path = QPainterPath(QPointF(0.50, -0.46))
    path.cubicTo(0.34, -0.86, -0.56, -0.84, -0.54, -0.36)
    path.cubicTo(-0.52, 0.10, 0.56, -0.10, 0.54, 0.38)
    path.cubicTo(0.54, 0.86, -0.40, 0.86, -0.54, 0.44)
    return line(path, 0.30) + box(-0.12, -1.06, 0.24, 0.34) + box(-0.12, 0.72, 0.24, 0.34)


def _hexagon(reach: float) -> Solid:
    turns = [math.pi * corner / 3 for corner in range(6)]
    return points(*((reach * math.sin(turn), -reach * math.cos(turn)) for turn in turns))


def _double_vp() -> Solid:
    """Two chips, one behind the other."""
    front, behind = _hexagon(0.72).moved(-0.28, 0.26), _hexagon(0.72).moved(0.34, -0.30)
    hollow = front - _hexagon(0.34).moved(-0.28, 0.26)
    return (behind - front.edge(0.24) - front) + hollow


def _robot() -> Solid:
    """The head of a robot."""
    head = box(-0.78, -0.50, 1.56, 1.36, 0.34)
    eyes = disc(-0.34, 0.02, 0.20) + disc(0.34, 0.02, 0.20)
    mouth = box(-0.40, 0.42, 0.80, 0.18, 0.06)
    ears = box(-1.02, -0.10, 0.16, 0.56, 0.06) + box(0.86, -0.10, 0.16, 0.56, 0.06)
    aerial = box(-0.09, -0.86, 0.18, 0.4) + disc(0, -0.90, 0.20)
    return head - eyes - mouth + ears + aerial


def _match() -> Solid:
    """An asterisk of six arms."""
    bar = box(-0.19, -1.0, 0.38, 2.0, 0.17)
    return bar + bar.turned(60) + bar.turned(120)


def _always() -> Solid:
    """A lying loop: it counts all the time."""
    loop = disc(0.50, 0, 0.40).edge(0.26)
    bridge = QPainterPath(QPointF(-0.24, -0.28))
    bridge.lineTo(0.24, 0.28)
    return loop + loop.mirrored() + line(bridge, 0.24)


def _later() -> Solid:
    """A clock: afterwards."""
    hands = QPainterPath(QPointF(0, -0.50))
    hands.lineTo(0, 0.06)
    hands.lineTo(0.40, 0.30)
    return disc(0, 0, 0.96) - disc(0, 0, 0.72) + line(hands, 0.24)


def _gamble() -> Solid:
    """A die with its pips."""
    pips = disc(-0.40, -0.40, 0.19) + disc(0.40, -0.40, 0.19) + disc(0, 0, 0.19)
    pips = pips + disc(-0.40, 0.40, 0.19) + disc(0.40, 0.40, 0.19)
    return box(-0.88, -0.88, 1.76, 1.76, 0.34) - pips


def _barred() -> Solid:
    """A struck-out ring: not allowed."""
    bar = box(-0.80, -0.13, 1.6, 0.26).turned(-45)
    return disc(0, 0, 0.94) - disc(0, 0, 0.66) + bar


def _search() -> Solid:
    """A lens."""
    handle = QPainterPath(QPointF(0.36, 0.36))
    handle.lineTo(0.86, 0.86)
    return disc(-0.20, -0.20, 0.74) - disc(-0.20, -0.20, 0.46) + line(handle, 0.34)


def _economy() -> Solid:
    """Three rising bars."""
    bars = box(-0.92, 0.16, 0.50, 0.80, 0.08) + box(-0.25, -0.30, 0.50, 1.26, 0.08)
    return bars + box(0.42, -0.92, 0.50, 1.88, 0.08)


def _player() -> Solid:
    """Head and shoulders of a player."""
    shoulders = QPainterPath(QPointF(-0.86, 0.98))
    shoulders.cubicTo(-0.86, -0.14, 0.86, -0.14, 0.86, 0.98)
    shoulders.closeSubpath()
    return disc(0, -0.46, 0.48) + Solid(shoulders)


def _equals() -> Solid:
    return box(-0.80, -0.52, 1.60, 0.36, 0.10) + box(-0.80, 0.16, 1.60, 0.36, 0.10)


SYMBOLS: dict[str, Callable[[], Solid]] = {
    "trait_alien": _saucer,
    "trait_rebel": _flame,
    "trait_imperium": _eagle,
    "trait_uplift": _lift,
    "trait_terraforming": _sprout,
    "chromosome": _chromosome,
    "prestige": _prestige,
    "card": _card,
    "card_out": _card_out,
    "this": _this,
    "this_out": _this_out,
    "named": _named,
    "hand": _hand,
    "tuck": _tuck,
    "placed": _placed,
    "military_world": _military_world,
    "military_cost": _military_cost,
    "shield": _shield,
    "takeover": _takeover,
    "trade": _trade,
    "double_vp": _double_vp,
    "robot": _robot,
    "match": _match,
    "always": _always,
    "later": _later,
    "gamble": _gamble,
    "barred": _barred,
    "search": _search,
    "economy": _economy,
    "player": _player,
    "equals": _equals,
}
TRAITS = {
    "alien": "trait_alien",
    "rebel": "trait_rebel",
    "imperium": "trait_imperium",
    "uplift": "trait_uplift",
    "terraforming": "trait_terraforming",
    "chromosome": "chromosome",
    "prestige": "prestige",
}
"""The symbol of each keyword or printed mark of a card."""
