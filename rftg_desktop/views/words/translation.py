"""The hook through which every shown text passes, so that it can be given in another language.

Without a translator the text stays as it is written. The application sets one at its start; texts kept in
tables are marked with :func:`mark` and looked up when they are shown.
"""

from collections.abc import Callable, Sequence

Translator = Callable[[str], str]


def _as_written(text: str) -> str:
    return text


_current: list[Translator] = [_as_written]


def set_translator(translator: Translator | None) -> None:
    """Let ``translator`` look up every text from now on; ``None`` gives the text as written."""
    _current[0] = translator or _as_written


def mark(text: str) -> str:
    """Mark a text of a table for the translators; it is looked up when shown."""
    return text


def tr(text: str, /, **values: object) -> str:
    """Return the text in the reader's language, with the values put into its ``{places}``."""
    found = _current[0](text)
    return found.format(**values) if values else found


def trn(one: str, many: str, count: int, /, **values: object) -> str:
    """Return the text for one or for several, with ``{count}`` and the other values put in."""
    return tr(one if count == 1 else many, count=count, **values)


_NUMBERS = (
    mark("no"),
    mark("one"),
    mark("two"),
    mark("three"),
    mark("four"),
    mark("five"),
    mark("six"),
)


def number(count: int) -> str:
    """Return a small number in letters, a larger one in digits."""
    return tr(_NUMBERS[count]) if 0 <= count < len(_NUMBERS) else str(count)


def either(words: Sequence[str]) -> str:
    """Return "A", "A or B", "A, B or C"."""
    return _listed(words, mark("{first} or {last}"))


def both(words: Sequence[str]) -> str:
    """Return "A", "A and B", "A, B and C"."""
    return _listed(words, mark("{first} and {last}"))


def _listed(words: Sequence[str], pattern: str) -> str:
    if len(words) <= 1:
        return "".join(words)
    return tr(pattern, first=", ".join(words[:-1]), last=words[-1])
