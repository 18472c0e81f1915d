"""Icons: single SVG files cut out of the icon sets, and the application's own mark."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from .icon_list import GAME_ICONS, LUCIDE

APP_ICON = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
 <defs>
  <linearGradient id="night" x1="0" y1="0" x2="1" y2="1">
   <stop offset="0" stop-color="#2A3A74"/><stop offset="0.5" stop-color="#141C38"/>
   <stop offset="1" stop-color="#070A16"/>
  </linearGradient>
  <linearGradient id="edge" x1="0" y1="0" x2="1" y2="1">
   <stop offset="0" stop-color="#BFEFFF"/><stop offset="0.4" stop-color="#4CC9F0"/>
   <stop offset="1" stop-color="#1B4C7A"/>
  </linearGradient>
  <radialGradient id="globe" cx="0.34" cy="0.30" r="0.80">
   <stop offset="0" stop-color="#D8F7FF"/><stop offset="0.34" stop-color="#4CC9F0"/>
   <stop offset="0.68" stop-color="#1C6FB4"/><stop offset="1" stop-color="#061C40"/>
  </radialGradient>
  <linearGradient id="ring" x1="0" y1="0" x2="1" y2="0">
   <stop offset="0" stop-color="#FFE9A8"/><stop offset="0.5" stop-color="#F2B632"/>
   <stop offset="1" stop-color="#9A640A"/>
  </linearGradient>
 </defs>
 <rect x="10" y="10" width="236" height="236" rx="50" fill="url(#night)" stroke="url(#edge)"
  stroke-width="8"/>
 <g fill="#DCE6FF">
  <circle cx="58" cy="64" r="3"/><circle cx="202" cy="78" r="2.4"/><circle cx="70" cy="196" r="2.2"/>
  <circle cx="186" cy="204" r="3"/><circle cx="128" cy="36" r="2"/><circle cx="216" cy="150" r="1.8"/>
 </g>
 <g transform="translate(128 130) rotate(-20)">
  <ellipse cx="0" cy="0" rx="98" ry="30" fill="none" stroke="url(#ring)" stroke-width="13"/>
  <circle cx="0" cy="0" r="62" fill="url(#globe)"/>
  <path d="M -98 0 A 98 30 0 0 0 98 0" fill="none" stroke="#0A1022" stroke-opacity="0.55" stroke-width="19"/>
  <path d="M -98 0 A 98 30 0 0 0 98 0" fill="none" stroke="url(#ring)" stroke-width="13"/>
 </g>
</svg>
"""


def _svg(body: str, side: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}">{body}</svg>\n'


def _set(modules: Path, prefix: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((modules / "@iconify-json" / prefix / "icons.json").read_text())
    return content


def _cut(modules: Path, prefix: str, names: tuple[str, ...], side: int, target: Path) -> None:
    icons = _set(modules, prefix)["icons"]
    target.mkdir(parents=True, exist_ok=True)
    for old in target.glob("*.svg"):
        old.unlink()
    for name in names:
        # Qt's SVG renderer has no current colour; the views tint the white picture.
        body = icons[name]["body"].replace("currentColor", "#ffffff")
        (target / f"{name}.svg").write_text(_svg(body, side), encoding="utf-8")


def make_icons(modules: Path, target: Path) -> None:
    """Write the icons in use into ``target``, one folder per set, and the application's icon."""
    _cut(modules, "game-icons", tuple(GAME_ICONS), 512, target / "game")
    _cut(modules, "lucide", LUCIDE, 24, target / "ui")
    (target / "app.svg").write_text(APP_ICON, encoding="utf-8")
    _app_png(target / "app.svg", target / "app.png")


def _app_png(source: Path, target: Path) -> None:
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415  (only this step needs Qt)
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    image = QImage(256, 256, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    image.save(str(target))
