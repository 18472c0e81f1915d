"""Facts of the games as JSON, without behaviour."""

from __future__ import annotations

from importlib.resources import files


def read(name: str) -> bytes:
    """Return the bytes of a data file, named like ``"roll/tiles.json"``.

    Raises:
        FileNotFoundError: the package does not hold it.
    """
    return files(__name__).joinpath(*name.split("/")).read_bytes()
