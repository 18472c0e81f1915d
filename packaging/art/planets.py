"""Planets: a lit sphere of seeded noise with clouds, atmosphere and, for some, a ring."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np
from PIL import Image

from .noise import Array, Noise, ramp, rgb
from .surfaces import AIR, MAKERS, RAMPS, Globe, Surface

LIGHT = np.array([-0.58, -0.56, 0.60]) / np.linalg.norm([-0.58, -0.56, 0.60])
OVERSAMPLING = 2
WATER = 0.495
RING_SHARE = 0.35


@dataclass(frozen=True)
class Disc:
    """The canvas in units of the planet's radius, and the part of it the sphere covers."""

    x: Array
    y: Array
    distance: Array
    inside: np.ndarray[tuple[int, ...], np.dtype[np.bool_]]
    radius: float

    @classmethod
    def of(cls, pixels: int, share: float) -> Disc:
        """Lay out a square canvas whose planet's radius is ``share`` of its side."""
        radius = share * pixels
        rows, columns = np.mgrid[0:pixels, 0:pixels]
        x = (columns + 0.5 - pixels / 2) / radius
        y = (rows + 0.5 - pixels / 2) / radius
        distance = np.sqrt(x * x + y * y)
        return cls(x, y, distance, distance < 1, radius)

    def normals(self) -> tuple[Array, Array, Array]:
        """Give the unit normals of the visible half, for the pixels inside."""
        x, y = self.x[self.inside], self.y[self.inside]
        return x, y, np.sqrt(np.clip(1 - x * x - y * y, 0, None))


def _turned(normals: tuple[Array, Array, Array], tilt: float, spin: float) -> tuple[Array, Array, Array]:
    x, y, z = normals
    x, y = np.cos(tilt) * x - np.sin(tilt) * y, np.sin(tilt) * x + np.cos(tilt) * y
    return np.cos(spin) * x + np.sin(spin) * z, y, -np.sin(spin) * x + np.cos(spin) * z


def _lambert(disc: Disc, normals: tuple[Array, Array, Array], surface: Surface) -> Array:
    """Light on the relief: the normal leans away from the slope of the height on the screen."""
    x, y, z = normals
    field = np.full(disc.x.shape, surface.height.mean())
    field[disc.inside] = surface.relief
    down, across = np.gradient(field)
    bump = disc.radius * 0.09
    nx, ny = x - across[disc.inside] * bump, y - down[disc.inside] * bump
    length = np.sqrt(nx * nx + ny * ny + z * z)
    lit: Array = np.clip((nx * LIGHT[0] + ny * LIGHT[1] + z * LIGHT[2]) / length, 0, 1)
    return lit


def _weather(
    kind: str, globe: Globe, normals: tuple[Array, Array, Array], wrap: Array, lit: Array, height: Array
) -> Array:
    """Sea glint and clouds of the wet kinds."""
    x, y, z = normals
    half = LIGHT + np.array([0, 0, 1.0])
    half /= np.linalg.norm(half)
    glint = np.clip(x * half[0] + y * half[1] + z * half[2], 0, 1) ** 42
    wet = 0.55 if kind == "novelty" else height < WATER
    lit = lit + (glint * 0.5 * wet)[:, None]
    px, py, pz = globe.points
    clouds = globe.noise.fractal(px * 2.6 + 9 + globe.warp * 1.2, py * 4.2 + 3, pz * 2.6 + 5)
    cover = np.clip((clouds - 0.07) / 0.30, 0, 1) ** 1.1 * (0.45 if kind == "novelty" else 0.85)
    white = np.array([0.97, 0.985, 1]) * (0.05 + 1.05 * wrap[:, None])
    return lit * (1 - cover[:, None]) + white * cover[:, None]


def _sphere(kind: str, disc: Disc, globe: Globe, normals: tuple[Array, Array, Array]) -> Array:
    """Colour of every pixel inside the disc."""
    surface = MAKERS[kind](globe)
    x, y, z = normals
    wrap = np.clip((x * LIGHT[0] + y * LIGHT[1] + z * LIGHT[2] + 0.18) / 1.18, 0, 1)
    light = 0.045 + 1.12 * (_lambert(disc, normals, surface) * 0.75 + wrap * 0.25)
    lit = ramp(np.clip(surface.height, 0, 1), RAMPS[kind]) * light[:, None]
    if kind in ("genes", "novelty", "home"):
        lit = _weather(kind, globe, normals, wrap, lit, surface.height)
    if surface.glow is not None:
        lit = lit + surface.glow * (0.25 + 0.75 * np.clip(z * 1.4, 0, 1))[:, None]
    haze = (1 - z) ** 2.6 * (0.12 + 0.95 * wrap)
    lit = lit + haze[:, None] * rgb(AIR[kind]) * (0.30 if kind == "gray" else 0.85)
    toned: Array = np.clip((1 - np.exp(-1.55 * lit)) / (1 - np.exp(-1.55)), 0, 1)
    return toned


def _halo(kind: str, disc: Disc) -> Array:
    """Opacity of the air outside the sphere, brighter on the lit side."""
    thin = kind == "gray"
    towards = (disc.x * LIGHT[0] + disc.y * LIGHT[1]) / np.maximum(disc.distance, 1e-6)
    lit = np.clip(towards * 0.75 + 0.45, 0.06, 1)
    fall = np.exp(-np.clip(disc.distance - 1, 0, None) / (0.02 if thin else 0.055))
    halo: Array = fall * lit * (0.3 if thin else 0.75) * np.clip((1.36 - disc.distance) / 0.2, 0, 1)
    return halo


def _over(front: tuple[Array, Array], back: tuple[Array, Array]) -> tuple[Array, Array]:
    """Lay one straight-alpha picture over another."""
    colour_f, alpha_f = front
    colour_b, alpha_b = back
    alpha = alpha_f + alpha_b * (1 - alpha_f)
    mixed = colour_f * alpha_f[..., None] + colour_b * (alpha_b * (1 - alpha_f))[..., None]
    return mixed / np.maximum(alpha, 1e-6)[..., None], alpha


def _ring(kind: str, disc: Disc, chance: np.random.Generator) -> tuple[Array, Array, Array]:
    """Colour and opacity of a flat ring, and which part of it lies before the planet."""
    turn = chance.uniform(-0.45, 0.45)
    along = np.cos(turn) * disc.x + np.sin(turn) * disc.y
    across = (-np.sin(turn) * disc.x + np.cos(turn) * disc.y) / 0.26
    radius = np.sqrt(along * along + across * across)
    grooves = np.convolve(chance.random(96), np.ones(7) / 7, "valid")[:90]
    groove = np.interp(radius, np.linspace(1.2, 1.7, 90), grooves)
    alpha = np.clip((radius - 1.25) / 0.03, 0, 1) * np.clip((1.66 - radius) / 0.05, 0, 1)
    alpha = alpha * (0.25 + 1.1 * (groove - 0.2)) * 0.95
    alpha = np.clip(alpha * np.where(np.abs(radius - 1.50) < 0.02, 0.15, 1), 0, 1)
    dust = ramp(np.clip(groove, 0, 1), ((0, "#6d6a70"), (0.5, "#cfc3ae"), (1, "#fff6e2")))
    colour = np.clip(dust * 0.55 + rgb(AIR[kind]) * 0.40, 0, 1)
    behind = disc.x * LIGHT[0] + disc.y * LIGHT[1] < 0
    beside = np.abs(disc.x * -LIGHT[1] + disc.y * LIGHT[0]) < 0.78
    shade = np.where(behind & beside & (disc.distance > 1), 0.35, 1.0)
    return colour * shade[..., None], alpha, across > 0


def _reduced(colour: Array, alpha: Array, size: int) -> Image.Image:
    """Average the oversampled canvas down, with premultiplied colours so that edges stay clean."""
    full = np.dstack([colour * alpha[..., None], alpha])
    small = full.reshape(size, OVERSAMPLING, size, OVERSAMPLING, 4).mean((1, 3))
    opacity = small[..., 3:]
    straight = np.where(opacity > 1e-5, small[..., :3] / np.maximum(opacity, 1e-5), 0)
    pixels = np.clip(np.dstack([straight, opacity]), 0, 1) * 255 + 0.5
    return Image.fromarray(pixels.astype("uint8"), "RGBA")


def planet(name: str, kind: str, size: int = 288) -> Image.Image:
    """Paint the planet of a name: the same name gives the same planet."""
    seed = int.from_bytes(hashlib.sha256(name.encode()).digest()[:4], "big")
    chance = np.random.default_rng(seed)
    ringed = bool(chance.random() < RING_SHARE) and kind != "military"
    disc = Disc.of(size * OVERSAMPLING, 0.29 if ringed else 0.37)
    normals = disc.normals()
    points = _turned(normals, chance.uniform(-0.5, 0.5), chance.uniform(0, 6.28))
    noise, offset = Noise(seed), chance.uniform(0, 40, 3)
    x, y, z = (axis * 1.6 + move for axis, move in zip(points, offset, strict=True))
    warp = noise.fractal(x, y, z, octaves=3)
    globe = Globe(noise, chance, points, offset, warp, seed)
    colour = np.zeros((*disc.x.shape, 3)) + rgb(AIR[kind])
    colour[disc.inside] = _sphere(kind, disc, globe, normals)
    alpha = np.where(disc.inside, 1.0, _halo(kind, disc))
    if ringed:
        ring, opacity, front = _ring(kind, disc, chance)
        colour, alpha = _over((colour, alpha), (ring, opacity * (1 - front)))
        colour, alpha = _over((ring, opacity * front), (colour, alpha))
    return _reduced(colour, alpha, size)
