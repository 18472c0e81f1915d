"""Where the recorded games of an independent Race engine lie."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parents[2].parent / "shared" / "oracle"


def records(name: str) -> Iterator[dict[str, Any]]:
    """Read the games of a file."""
    with gzip.open(FOLDER / f"{name}.jsonl.gz", "rt", encoding="utf-8") as lines:
        for line in lines:
            yield json.loads(line)
