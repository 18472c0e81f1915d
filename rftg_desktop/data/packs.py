"""Packs: files of the user's data folder that change what the pieces say.

A pack is a JSON file with one record or a list of them: ``{"game": "roll", "set": "base", "id":
"base-01", "side": "world", "fields": {"cost": 4}}``. This floor reads the files; whether a record fits
a game is asked of a callable, since only the rules know. What is wrong is skipped and told by file,
record and field.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Override = Mapping[str, Any]

TryOverride = Callable[[Override], tuple[str, str] | None]
"""Tells what is wrong with a record, as its field and a message, or ``None`` if it fits."""

_LARGEST = 4 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class PackProblem:
    """Why something was skipped; ``record`` and ``field`` are empty where the whole file is wrong."""

    file: str
    record: str
    field: str
    message: str

    def __str__(self) -> str:
        """One line for the player."""
        places = [f"pack {self.file}"]
        if self.record:
            places.append(f"record {self.record}")
        if self.field:
            places.append(f"field {self.field}")
        return f"{', '.join(places)}: {self.message}; it was skipped"


@dataclass(frozen=True, slots=True)
class Packs:
    """What all packs together say: the records in use, in the order of the files' names, and problems."""

    overrides: tuple[Override, ...] = ()
    problems: tuple[PackProblem, ...] = ()


def load_packs(folder: Path, try_override: TryOverride) -> Packs:
    """Read all packs of a folder; a folder that does not exist holds none. Never raises for bad files."""
    overrides: list[Override] = []
    problems: list[PackProblem] = []
    try:
        paths = sorted(path for path in folder.glob("*.json") if path.is_file())
    except OSError as error:
        return Packs((), (PackProblem(str(folder), "", "", f"cannot be read: {error.strerror}"),))
    for path in paths:
        records = _records_of(path)
        if isinstance(records, PackProblem):
            problems.append(records)
            continue
        for number, record in enumerate(records, 1):
            problem = _problem_of(path.name, number, record, try_override)
            if problem is None:
                overrides.append(record)
            else:
                problems.append(problem)
    return Packs(tuple(overrides), tuple(problems))


def _records_of(path: Path) -> list[Any] | PackProblem:
    try:
        if path.stat().st_size > _LARGEST:
            return PackProblem(path.name, "", "", "is far too large for a pack")
        data = json.loads(path.read_bytes())
    except OSError as error:
        return PackProblem(path.name, "", "", f"cannot be read: {error.strerror or error}")
    except (ValueError, RecursionError) as error:
        return PackProblem(path.name, "", "", f"is not valid JSON ({error})")
    return data if isinstance(data, list) else [data]


def _problem_of(file: str, number: int, record: Any, try_override: TryOverride) -> PackProblem | None:
    if not isinstance(record, dict):
        return PackProblem(
            file, str(number), "", 'must be {"game": ..., "set": ..., "id": ..., "fields": ...}'
        )
    try:
        found = try_override(record)
    except (LookupError, TypeError, ValueError) as error:
        found = ("", f"does not fit ({error})")
    if found is None:
        return None
    name = record.get("id")
    return PackProblem(file, f"{number} ({name})" if isinstance(name, str) else str(number), *found)
