"""Where the robot's dice lie, written from the guide sentence by sentence, with numbers for spaces.

The nine spaces are 0 to 8 from the left; 0-1, 2-3 and 4-5 are pairs. Written apart from the rules.
"""

from __future__ import annotations

from itertools import combinations

SINGLES = {"trade": 6, "double_vp": 7, "produce": 8}
PAIRS = {"explore": (0, 1), "develop": (2, 3), "settle": (4, 5)}
FACES = (*PAIRS, *SINGLES, "robot", "match")


def legal_marks() -> list[tuple[int, int]]:
    """Return all pairs of markers: a second Develop or Settle only beside the first."""
    return [
        (left, right)
        for left, right in combinations(range(9), 2)
        if not (3 in (left, right) and 2 not in (left, right))
        and not (5 in (left, right) and 4 not in (left, right))
    ]


def lie(first: str, second: str, left: int, right: int, equals: str) -> list[int | None]:
    """Return the space of each die, or ``None``, with markers on ``left`` and ``right``."""
    dice = [equals if face == "robot" else face for face in (first, second)]
    if dice == ["match", "match"]:
        return [left, right]
    where: list[int | None] = [None, None]
    for number, face in enumerate(dice):
        other = where[1 - number]
        if face in SINGLES and SINGLES[face] != other:
            where[number] = SINGLES[face]
        elif face in PAIRS:
            one, two = PAIRS[face]
            where[number] = two if other == one else one
    if "match" in dice:
        number = dice.index("match")
        other = where[1 - number]
        where[number] = left if other == right else right
        if (left, right) in PAIRS.values() and where[number] == right and other != left:
            where[number] = left
    return where
