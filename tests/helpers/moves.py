"""Moves of Roll as a short text: the action's tag, then its fields, with commas between them.

``scout H``, ``stock a``, ``abandon dev, 0``, ``keep Gem World, world``, ``reassign Propaganda Campaign,
HM, explore, ship``, ``trade H, home-5, N``, ``recall N, good, home-5``, ``done``.
"""

from __future__ import annotations

from typing import Any

from rftg_desktop.kernel.actions import Action
from rftg_desktop.rules.roll import actions as act
from tests.helpers import words

_BY_TAG = {kind.__struct_config__.tag: kind for kind in act.RollAction.__args__}
_WORD_FIELDS: dict[str, tuple[Any, Any]] = {
    "die": (words.die, words.show_die),
    "shipper": (words.die, words.show_die),
    "good": (words.die, words.show_die),
    "dice": (words.dice, words.show_dice),
    "phase": (words.phase, words.show_phase),
    "source": (words.phase, words.show_phase),
    "target": (words.phase, words.show_phase),
    "stack": (words.stack, words.STACKS.__getitem__),
    "to_stack": (words.stack, words.STACKS.__getitem__),
    "place": (int, str),
    "to_place": (int, str),
    "world": (words.side, str),
    "zone": (str, str),
}
_GAME_TILE = (act.PlaceStart, act.Keep)
"""Actions whose tile is a whole game tile; elsewhere it is the side that carries a power."""


def move(text: str) -> Action:
    """Read an action."""
    tag, _, rest = text.strip().partition(" ")
    if tag not in _BY_TAG:
        raise ValueError(f"there is no action {tag!r}")
    kind: Any = _BY_TAG[tag]
    values = words.items(rest)
    names = kind.__struct_fields__
    if len(values) > len(names):
        raise ValueError(f"too many fields in {text!r}")
    fields: dict[str, Any] = {}
    for name, value in zip(names, values, strict=False):
        fields[name] = _read_field(kind, name, value, fields)
    return kind(**fields)


def _read_field(kind: type, name: str, value: str, fields: dict[str, Any]) -> Any:
    if name == "tile":
        return words.tile(value) if kind in _GAME_TILE else words.side(value)
    if name == "top":
        return value == "top"
    if name == "key":
        readers: dict[str, Any] = {
            "column": words.phase,
            "site": words.stack,
            "good": words.side,
            "select": words.phase,
        }
        return readers[fields["zone"]](value)
    return _WORD_FIELDS[name][0](value)


def show_move(action: Action) -> str:
    """Write an action."""
    kind: Any = type(action)
    shown = []
    for name in kind.__struct_fields__:
        value = getattr(action, name)
        if name == "tile":
            shown.append(str(value))
        elif name == "top":
            shown += ["top"] * value
        elif name == "key":
            shown += [] if value == "" else [_show_key(getattr(action, "zone", ""), value)]
        else:
            shown.append(_WORD_FIELDS[name][1](value))
    return f"{kind.__struct_config__.tag} {', '.join(shown)}".strip()


def _show_key(zone: str, key: str | int) -> str:
    if isinstance(key, str):
        return key
    return words.STACKS[key] if zone == "site" else words.show_phase(key)
