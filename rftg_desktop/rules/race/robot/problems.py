"""What can be wrong with facts of the robot that decode and yet contradict each other: for packs."""

from __future__ import annotations

from collections.abc import Iterator

from rftg_desktop.rules.race.robot.book import MAT, RobotBook, phase_of

Problems = Iterator[tuple[str, str]]


def mat_problems(book: RobotBook, piece: str, side: str) -> Problems:
    """Yield the fields of one side of a piece that do not go with the others, and what is wrong."""
    yield from _track_problems(book, side)
    if piece == "faces":
        yield from _space_problems(book, side)
    if piece == MAT or (piece in book.worlds and side in book.worlds[piece].rows):
        yield from _payment_problems(book, piece, side)


def _track_problems(book: RobotBook, side: str) -> Problems:
    for name, most in (("credit", book.credit.most), ("economy", book.economy.most)):
        if any(getattr(world.start, name) > most for world in book.worlds.values()):
            field = name if side == "start" else "most"
            yield f"fields.{field}", f"a start world begins with more {name} than the track has"


def _space_problems(book: RobotBook, face: str) -> Problems:
    if any(space.partition("_")[0] != phase_of(face) for space in book.faces[face].spaces):
        yield "fields.spaces", "is a space of another phase"


def _payment_problems(book: RobotBook, piece: str, side: str) -> Problems:
    """Yield payments for which there might not be the credit."""
    row = book.mat[side] if piece == MAT else book.worlds[piece].rows[side]
    if row.pay > row.needs_credit:
        yield "fields.pay", "is more credit than the row asks for"
    if row.six_pay > max(row.needs_credit, row.six_needs_credit):
        yield "fields.six_pay", "is more credit than the row asks for"
