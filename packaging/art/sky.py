"""The nebula behind the table."""

from __future__ import annotations

import numpy as np
from PIL import Image

from .noise import Noise, rgb


def nebula(width: int = 960, height: int = 540, seed: int = 7) -> Image.Image:
    """Two warped clouds and what shines where they meet, over near-black space."""
    noise = Noise(seed)
    y, x = np.mgrid[0:height, 0:width] / height
    z = np.zeros_like(x)
    bend_x = noise.fractal(x * 1.3, y * 1.3, z, octaves=4)
    bend_y = noise.fractal(x * 1.3 + 9, y * 1.3 + 4, z + 2, octaves=4)
    blue = noise.fractal(x * 1.5 + bend_x * 1.4, y * 1.5 + bend_y * 1.4, z + 5, octaves=6)
    violet = noise.fractal(x * 1.9 - bend_y * 1.6 + 3, y * 1.9 + bend_x + 8, z + 11, octaves=6)
    blue = np.clip(blue * 1.5 + 0.35, 0, 1) ** 1.8
    violet = np.clip(violet * 1.6 + 0.25, 0, 1) ** 2.2
    picture = rgb("#060914") + blue[..., None] * rgb("#24389a") * 0.80
    picture = picture + violet[..., None] * rgb("#7a2a96") * 0.62
    picture = picture + (blue * violet)[..., None] * rgb("#12a0b4") * 0.9
    middle = x.max() / 2
    vignette = 1 - 0.55 * (((x - middle) / middle) ** 2 * 0.55 + (y - 0.5) ** 2 * 1.4)
    picture = picture * np.clip(vignette, 0.3, 1)[..., None]
    # A trace of grain keeps the dark gradients from showing bands.
    picture = picture + np.random.default_rng(1).normal(0, 0.004, picture.shape)
    return Image.fromarray((np.clip(picture, 0, 1) * 255).astype("uint8"))
