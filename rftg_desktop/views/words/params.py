"""Typed access to the parameters of a power, and the phrases that several kinds of power share."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rftg_desktop.views.words.names import die_name, tile_kind_name, world_colour_name
from rftg_desktop.views.words.translation import either, tr

SHORT_LENGTH: Final = 24
"""The longest text a plate has room for."""


@dataclass(frozen=True, slots=True)
class Params:
    """The parameters of one power; what is absent or ``None`` gives the neutral value."""

    values: Mapping[str, object]
    when: str

    def number(self, key: str, default: int = 0) -> int:
        """A whole number."""
        value = self.values.get(key)
        return value if isinstance(value, int) else default

    def flag(self, key: str) -> bool:
        """Whether something is set."""
        return bool(self.values.get(key))

    def word(self, key: str, default: str = "") -> str:
        """One id."""
        value = self.values.get(key)
        return value if isinstance(value, str) else default

    def words(self, key: str) -> tuple[str, ...]:
        """Several ids; a single one counts as a row of one, "any" as none."""
        value = self.values.get(key)
        if isinstance(value, str):
            return () if value == "any" else (value,)
        return tuple(str(each) for each in value) if isinstance(value, list | tuple) else ()

    def group(self, key: str) -> "Params":
        """Parameters within parameters; empty if absent."""
        value = self.values.get(key)
        return Params(value if isinstance(value, Mapping) else {}, self.when)

    def __bool__(self) -> bool:
        return bool(self.values)


Wording = Callable[[Params], str]


def fit(*candidates: str) -> str:
    """Return the first text that fits a plate; the last one is cut if none does."""
    for text in candidates:
        if len(text) <= SHORT_LENGTH:
            return text
    return candidates[-1][: SHORT_LENGTH - 1].rstrip() + "…"


def dice_or(colours: Sequence[str], *, short: bool = False) -> str:
    """Return "Home", "Novelty or Genes"; short "Novelty/Genes"."""
    names = [die_name(colour, short=short) for colour in colours]
    return "/".join(names) if short else either(names)


def colours_or(colours: Sequence[str], *, short: bool = False) -> str:
    """Return the colours of worlds: "Genes or Alien Technology", "gray"; short "Genes/Alien"."""
    names = [world_colour_name(colour, short=short) for colour in colours]
    return "/".join(names) if short else either(names)


def tile_of(params: Params) -> str:
    """Return the tile a power answers to, with its article: "a Genes or Alien Technology world"."""
    kind = tile_kind_name(params.word("target"))
    colours = params.words("colours")
    text = (
        tr("a {colours} {kind}", colours=colours_or(colours), kind=kind)
        if colours
        else tr("a {kind}", kind=kind)
    )
    return tr("{tile} after this one", tile=text) if params.flag("exclude_self") else text
