"""Measure speed, as ratios within one run.

The figures are the small functions that the modules ``bench_*`` of this package list in ``FIGURES``.
"""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib import import_module
from pkgutil import iter_modules
from statistics import median
from time import perf_counter

import rftg_desktop.tools as package
from rftg_desktop.cli import BAD_INPUT, InputError


@dataclass(frozen=True, slots=True)
class Figure:
    """One number: measured ``value`` and the most it should be; ``note`` tells what it is made of."""

    name: str
    value: float | None
    unit: str
    target: float | None = None
    note: str = ""

    @property
    def missed(self) -> bool:
        """Whether it is worse than its target."""
        return self.value is not None and self.target is not None and self.value > self.target


Measure = Callable[[], Sequence[Figure]]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("names", nargs="*", metavar="NAME", help="measure only these (all)")
    parser.add_argument("--list", action="store_true", help="name what can be measured")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--strict", action="store_true", help="fail if a figure misses its target")


def run(args: argparse.Namespace) -> int:
    """Measure and print one line for each figure."""
    known = measures()
    unknown = [name for name in args.names if name not in known]
    if unknown:
        raise InputError(f"there is nothing called {unknown[0]} to measure; known are {', '.join(known)}")
    if args.list:
        print(*known, sep="\n")
        return 0
    found = [
        figure
        for name, measure in known.items()
        if not args.names or name in args.names
        for figure in measure()
    ]
    if args.json:
        print(json.dumps([asdict(figure) for figure in found]))
    else:
        for figure in found:
            print(_line(figure))
    return BAD_INPUT if args.strict and any(figure.missed for figure in found) else 0


def measures() -> dict[str, Measure]:
    """Return what the modules ``bench_*`` offer, by name."""
    return dict(_found())


def _found() -> Iterator[tuple[str, Measure]]:
    for module in iter_modules(package.__path__):
        if module.name.startswith("bench_"):
            yield from import_module(f"{package.__name__}.{module.name}").FIGURES.items()


def typical(work: Callable[[], object], times: int, back: Callable[[], object] | None = None) -> float:
    """Return the median time of one call in seconds; ``back``, untimed, undoes each."""
    spans = []
    for _ in range(times):
        began = perf_counter()
        work()
        spans.append(perf_counter() - began)
        if back is not None:
            back()
    return median(spans)


def _line(figure: Figure) -> str:
    value = "not measured" if figure.value is None else f"{figure.value:.3g} {figure.unit}"
    parts = [f"{figure.name:44} {value:>18}"]
    if figure.target is not None:
        mark = "" if figure.value is None else "missed" if figure.missed else "met"
        parts.append(f"target <= {figure.target:g} {mark}".rstrip())
    if figure.note:
        parts.append(figure.note)
    return "  ".join(parts)
