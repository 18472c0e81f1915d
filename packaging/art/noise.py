"""Gradient noise in three dimensions, and colour ramps, on numpy arrays."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


def rgb(code: str) -> Array:
    """Turn ``#rrggbb`` into three floats from 0 to 1."""
    digits = code.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)])


def ramp(heights: Array, stops: tuple[tuple[float, str], ...]) -> Array:
    """Colour heights by linear interpolation between the stops."""
    at = np.array([stop for stop, _ in stops])
    colours = np.stack([rgb(code) for _, code in stops])
    channels = [np.interp(heights, at, colours[:, channel]) for channel in range(3)]
    return np.stack(channels, -1)


def _fade(t: Array) -> Array:
    return t * t * t * (t * (t * 6 - 15) + 10)


class Noise:
    """Perlin's gradient noise over a seeded lattice.

    Sampled on a sphere it has neither a seam nor pinched poles, which a flat texture wrapped
    round the sphere would have.
    """

    def __init__(self, seed: int) -> None:
        """Draw the lattice of one seed."""
        generator = np.random.default_rng(seed)
        self._table = np.tile(generator.permutation(256), 3)
        gradients = generator.normal(size=(256, 3))
        self._gradients = gradients / np.linalg.norm(gradients, axis=1, keepdims=True)

    def __call__(self, x: Array, y: Array, z: Array) -> Array:
        """Noise at the points, roughly within -0.8 and 0.8."""
        cells = [np.floor(axis).astype(int) for axis in (x, y, z)]
        fx, fy, fz = (axis - cell for axis, cell in zip((x, y, z), cells, strict=True))
        ix, iy, iz = (cell & 255 for cell in cells)
        u, v, w = _fade(fx), _fade(fy), _fade(fz)
        table, gradients = self._table, self._gradients

        def corner(dx: int, dy: int, dz: int) -> Array:
            index = table[table[table[ix + dx] + iy + dy] + iz + dz]
            slope = gradients[index]
            along: Array = slope[..., 0] * (fx - dx) + slope[..., 1] * (fy - dy) + slope[..., 2] * (fz - dz)
            return along

        def edge(dy: int, dz: int) -> Array:
            low = corner(0, dy, dz)
            return low + u * (corner(1, dy, dz) - low)

        near = edge(0, 0)
        near = near + v * (edge(1, 0) - near)
        far = edge(0, 1)
        far = far + v * (edge(1, 1) - far)
        return near + w * (far - near)

    def fractal(self, x: Array, y: Array, z: Array, octaves: int = 5, ridged: bool = False) -> Array:
        """Sum octaves of noise; ``ridged`` folds each so that it forms sharp crests."""
        amplitude, norm = 1.0, 0.0
        total: Array = np.zeros_like(x)
        for _ in range(octaves):
            sample = self(x, y, z)
            if ridged:
                sample = 1 - 2 * np.abs(sample)
            total = total + amplitude * sample
            norm += amplitude
            amplitude *= 0.52
            x, y, z = x * 2.05 + 7.3, y * 2.05 + 1.9, z * 2.05 + 4.1
        return total / norm
