"""Surfaces of the six kinds of planet: height, roughness and own light at points of a unit sphere.

Every kind has a pattern of its own (bands, veins, continents, circuits, craters, cracks), so that a
world can be told without seeing its colour.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from .noise import Array, Noise, rgb


@dataclass(frozen=True)
class Globe:
    """Points of the visible half of a turned sphere, and what makes this planet unlike others."""

    noise: Noise
    chance: np.random.Generator
    points: tuple[Array, Array, Array]
    offset: Array
    warp: Array
    seed: int

    def scaled(self, frequency: float) -> tuple[Array, Array, Array]:
        """Give the points scaled and moved to this planet's own place in the noise."""
        x, y, z = self.points
        ox, oy, oz = self.offset
        return x * frequency + ox, y * frequency + oy, z * frequency + oz


@dataclass(frozen=True)
class Surface:
    """What a surface maker answers: colour height, height for the relief, own light (or none)."""

    height: Array
    relief: Array
    glow: Array | None = None


RAMPS: dict[str, tuple[tuple[float, str], ...]] = {
    "novelty": (
        (0, "#031b3d"),
        (0.30, "#07508c"),
        (0.5, "#1093c6"),
        (0.66, "#4fd3ee"),
        (0.82, "#c4f6ff"),
        (1, "#ffffff"),
    ),
    "rare": (
        (0, "#1d0f08"),
        (0.3, "#4a2815"),
        (0.5, "#8a5027"),
        (0.68, "#c58347"),
        (0.85, "#e9bd83"),
        (1, "#fbe8c8"),
    ),
    "genes": (
        (0, "#03273a"),
        (0.40, "#0a5568"),
        (0.475, "#2a93a0"),
        (0.495, "#b9c978"),
        (0.53, "#3f9a3c"),
        (0.70, "#1d6b2c"),
        (0.86, "#5a7a3c"),
        (1, "#e8efd0"),
    ),
    "alien": (
        (0, "#2a1402"),
        (0.3, "#6e3d04"),
        (0.52, "#c07a08"),
        (0.72, "#f2b01e"),
        (0.88, "#ffdf7a"),
        (1, "#fff6d8"),
    ),
    "gray": (
        (0, "#1b1f27"),
        (0.3, "#444c59"),
        (0.52, "#78828f"),
        (0.72, "#a9b2bd"),
        (0.9, "#dce2e8"),
        (1, "#ffffff"),
    ),
    "military": (
        (0, "#140707"),
        (0.35, "#35100d"),
        (0.55, "#5a1a12"),
        (0.75, "#7d2a19"),
        (1, "#a8502f"),
    ),
    "home": (
        (0, "#041a44"),
        (0.40, "#0b3f86"),
        (0.485, "#2f7fc0"),
        (0.50, "#d8c88f"),
        (0.55, "#6f9a4a"),
        (0.70, "#8a7a4a"),
        (0.86, "#9c8a70"),
        (1, "#f4f2ea"),
    ),
}

AIR = {
    "novelty": "#6fe3ff",
    "rare": "#ffb878",
    "genes": "#8ff0c8",
    "alien": "#ffcf66",
    "gray": "#c6d4ea",
    "military": "#ff6a3d",
    "home": "#8fc4ff",
}


def _bands(globe: Globe) -> Surface:
    x, y, z = globe.points
    ox, oy, oz = globe.offset
    latitude = y * (3.2 + globe.chance.random() * 1.6) + globe.warp * 1.5
    storms = globe.noise.fractal(x * 2.2 + ox + globe.warp, y * 5 + oy, z * 2.2 + oz)
    height = 0.5 + 0.30 * np.sin(latitude * 3.1) + 0.42 * storms
    return Surface(height, height * 0.35)


def _veins(globe: Globe) -> Surface:
    rock = globe.noise.fractal(*globe.scaled(2.3), octaves=6, ridged=True)
    height = 0.30 + 0.42 * rock + 0.42 * globe.noise.fractal(*globe.scaled(1.3), octaves=4)
    vein = globe.noise.fractal(*globe.scaled(3.1), octaves=4, ridged=True)
    glow = np.clip((vein - 0.80) / 0.14, 0, 1)[:, None] * rgb("#ffcf7a") * 0.42
    return Surface(height, height, glow)


def _continents(globe: Globe) -> Surface:
    x, y, z = globe.points
    ox, oy, oz = globe.offset
    land = globe.noise.fractal(x * 1.7 + ox + globe.warp * 0.4, y * 1.7 + oy, z * 1.7 + oz, octaves=6)
    height = 0.5 + 0.62 * land
    return Surface(height, np.where(height > 0.49, height, 0.49))


def _circuits(globe: Globe) -> Surface:
    x, y, z = globe.points
    ox, oy, _ = globe.offset
    longitude, latitude = np.arctan2(x, z), np.arcsin(np.clip(y, -1, 1))
    cells = 7 + globe.seed % 4
    across, up = longitude * cells / np.pi, latitude * cells / (np.pi / 2)
    # One value per cell switches its lines on or off, or the grid would look like a net.
    cell = globe.noise(np.floor(across) * 1.7 + ox, np.floor(up) * 1.7 + oy, np.full_like(x, 0.5))

    def line(turn: Array) -> Array:
        return np.exp(-(((np.abs((turn % 1) - 0.5)) / 0.035) ** 2))

    lines = np.maximum(line(across) * (cell > -0.10), line(up) * (cell < 0.16))
    lines = lines * np.clip((np.cos(latitude) - 0.2) * 3, 0, 1)
    crust = 0.48 + 0.50 * globe.noise.fractal(*globe.scaled(1.8))
    return Surface(crust - 0.10 * (cell > 0.1), crust * 0.6, lines[:, None] * rgb("#fff3b0") * 0.55)


def _cracks(globe: Globe) -> Surface:
    height = 0.45 + 0.6 * globe.noise.fractal(*globe.scaled(2.2), octaves=6)
    crack = globe.noise.fractal(*globe.scaled(2.0), ridged=True)
    edge = np.clip((crack - 0.74) / 0.2, 0, 1) ** 1.6
    core = np.clip((crack - 0.88) / 0.1, 0, 1) ** 2
    glow = edge[:, None] * rgb("#ff5a1f") + core[:, None] * rgb("#ffd66b")
    return Surface(height, height, glow)


def _craters(globe: Globe) -> Surface:
    height = 0.50 + 0.40 * globe.noise.fractal(*globe.scaled(2.4), octaves=6)
    points = np.stack(globe.points, -1)
    for _ in range(70):
        centre = globe.chance.normal(size=3)
        centre /= np.linalg.norm(centre)
        radius = 0.05 + 0.20 * globe.chance.random() ** 3
        away = np.sqrt(np.clip(2 - 2 * (points @ centre), 0, None)) / radius
        bowl = np.where(away < 1, -0.16 * (1 - away * away) + 0.02, 0)
        height = height + bowl + 0.055 * np.exp(-(((away - 1) / 0.22) ** 2))
    return Surface(height, height)


MAKERS: dict[str, Callable[[Globe], Surface]] = {
    "novelty": _bands,
    "rare": _veins,
    "genes": _continents,
    "alien": _circuits,
    "gray": _craters,
    "military": _cracks,
    "home": _continents,
}
