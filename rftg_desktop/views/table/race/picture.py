"""What lies on the table of Race: the pieces of a view.

A card shows the ``side`` that is up, which is its id; a good the kind it is, a marker the seat's colour,
a six-cost counter its points.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from rftg_desktop.controller.affordances import Spot
from rftg_desktop.controller.gestures_race import good_on, hand, in_tableau, marker, prestige_card
from rftg_desktop.kernel.ids import Hidden, Ref
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.state import SEARCH
from rftg_desktop.rules.race.view import SeatView
from rftg_desktop.views.sprites.race.card import picture_height
from rftg_desktop.views.sprites.race.spaces import PRESTIGE, READY, SPENT
from rftg_desktop.views.table.piece import CARD, DIE, GOOD, MARKER, Piece
from rftg_desktop.views.table.race.frame import RaceFrame
from rftg_desktop.views.table.race.layout import Layout
from rftg_desktop.views.table.race_faces import card_face, robot_die

COUNTER, PILE, PRESTIGE_KIND = "counter", "pile", "prestige card"

SEALED = " sealed"
"""Marks the side of a marker that the prestige card lies on."""

KEEPERS = ("start_save", "save_payment_card")
"""The kinds of powers that keep cards under their world."""

DICE = "dice"
FLIPPED = "flipped"
"""Zones of what the rules have no address for: the robot's dice, and the card it has turned up."""

Z_CARD, Z_GOOD, Z_PRESTIGE, Z_MARKER, Z_HAND, Z_SEEN, Z_ROWS = 10.0, 14.0, 18.0, 20.0, 24.0, 30.0, 33.0
_Z_STEP = 1e-3


def picture(frame: RaceFrame, layout: Layout) -> list[Piece]:
    """Return the pieces of the table."""
    seat = frame.view.seats[frame.focus]
    pieces = (
        *_robot(frame, layout),
        *_flipped(frame, layout),
        *_markers(frame, seat, layout),
        *_prestige_card(frame, seat, layout),
        *_tableau(frame, seat, layout),
        *_hand(seat, layout),
        *_looked_at(seat, layout),
    )
    # No two at one height: what lies over what must not tell what was there before.
    return [replace(piece, z=piece.z + number * _Z_STEP) for number, piece in enumerate(pieces)]


def looked_at(seat: SeatView) -> tuple[str, ...]:
    """Return the cards of the tray: two start worlds to choose from, or what Explore shows."""
    return seat.offered or (() if isinstance(seat.seen, Hidden) else seat.seen)


def keeps_cards(frame: RaceFrame, card: str) -> bool:
    """Tell whether cards can lie under a world."""
    return any(type(power).__struct_config__.tag in KEEPERS for power in frame.catalog.cards[card].powers)


def _numbered(cards: Sequence[str]) -> Iterator[tuple[int, str, int]]:
    """Give place, card, and how many like it came before."""
    seen: dict[str, int] = {}
    for place, card in enumerate(cards):
        nth = seen[card] = seen.get(card, -1) + 1
        yield place, card, nth


# -- the robot -----------------------------------------------------------------------------------------


def counter_points(frame: RaceFrame) -> int:
    """Return what a six-cost counter is worth."""
    setup = frame.view.setup.robot
    assert setup is not None
    points: int = frame.book.difficulties[setup.difficulty].points
    return points


def _robot(frame: RaceFrame, layout: Layout) -> Iterator[Piece]:
    robot = frame.view.robot
    if robot is None:
        return
    points = str(counter_points(frame))
    count = len(robot.tableau) + robot.placed
    for place, card, nth in _numbered(robot.tableau):
        spot = in_tableau(ROBOT, card)
        yield Piece(spot, nth, CARD, layout.robot_card(place, count), Z_CARD, side=card)
    for number in range(robot.placed):
        rect = layout.robot_card(len(robot.tableau) + number, count)
        yield Piece(Spot(Ref(ROBOT, at.SIXES)), number, COUNTER, rect, Z_CARD, side=points)
    for number in range(robot.counters):
        rect = layout.counter_at_rest(number)
        yield Piece(Spot(Ref(ROBOT, at.COUNTERS)), number, COUNTER, rect, Z_CARD, side=points)
    for number, die in enumerate(robot.dice):
        rect = layout.die_on(die.space) if die.space else layout.die_at_rest(number)
        spot = Spot(Ref(ROBOT, DICE), number)
        yield Piece(spot, 0, DIE, rect, Z_MARKER, face=robot_die(number, die.face))


def _flipped(frame: RaceFrame, layout: Layout) -> Iterator[Piece]:
    if frame.flipped:
        spot = Spot(Ref(ROBOT, FLIPPED), frame.flipped)
        yield Piece(spot, 0, CARD, layout.flipped, Z_SEEN, side=frame.flipped)


# -- the player ----------------------------------------------------------------------------------------


def _markers(frame: RaceFrame, seat: SeatView, layout: Layout) -> Iterator[Piece]:
    marks = () if isinstance(seat.marks, Hidden) else seat.marks
    colour = str(frame.sitting.colours[seat.seat])
    for name in marks:
        sealed = SEALED if name == seat.boosted else ""
        yield Piece(
            marker(seat.seat, name), 0, MARKER, layout.marker_on(name), Z_MARKER, side=colour + sealed
        )
    for number in range(frame.markers):
        yield Piece(marker(seat.seat), number, MARKER, layout.marker_at_rest(number), Z_MARKER, side=colour)


def _prestige_card(frame: RaceFrame, seat: SeatView, layout: Layout) -> Iterator[Piece]:
    """The card that strengthens an action or searches: ready, chosen for one of both, or spent."""
    if frame.has_prestige:
        state = READY if seat.prestige_card else SPENT
        if seat.boosted:
            state = SEARCH if seat.boosted == SEARCH else PRESTIGE
        # While actions are chosen it lies where it was laid, under the marker; then at its place again.
        out = bool(seat.boosted) and seat.prestige_card
        rect = layout.prestige_card_on(seat.boosted) if out else layout.prestige_card
        yield Piece(prestige_card(seat.seat), 0, PRESTIGE_KIND, rect, Z_PRESTIGE, side=state)


def _tableau(frame: RaceFrame, seat: SeatView, layout: Layout) -> Iterator[Piece]:
    count = len(seat.tableau)
    tucked = seat.tucked.count if isinstance(seat.tucked, Hidden) else len(seat.tucked)
    for place, card in enumerate(seat.tableau):
        rect = layout.tableau_card(place, count)
        yield Piece(in_tableau(seat.seat, card), 0, CARD, rect, Z_CARD, side=card)
        plate = rect.y() + picture_height(card_face(frame.catalog, card), rect.width(), rect.height())
        if card in seat.goods:
            kind, lies = frame.catalog.cards[card].good, layout.good(place, count, plate)
            yield Piece(good_on(seat.seat, card), 0, GOOD, lies, Z_GOOD, side=kind)
        if tucked and keeps_cards(frame, card):
            spot = Spot(Ref(seat.seat, at.TUCKED, card))
            yield Piece(spot, 0, PILE, layout.tucked(rect, plate), Z_GOOD, side=str(tucked))


def _hand(seat: SeatView, layout: Layout) -> Iterator[Piece]:
    cards = () if isinstance(seat.hand, Hidden) else seat.hand
    for place, card, nth in _numbered(cards):
        rect, turn = layout.hand_card(place, len(cards)), layout.hand_turn(place, len(cards))
        yield Piece(hand(seat.seat, card), nth, CARD, rect, Z_HAND, side=card, turn=turn)


def _looked_at(seat: SeatView, layout: Layout) -> Iterator[Piece]:
    cards, zone = looked_at(seat), at.OFFERED if seat.offered else at.SEEN
    for place, card, nth in _numbered(cards):
        rect = layout.seen_card(place, len(cards))
        yield Piece(Spot(Ref(seat.seat, zone), card), nth, CARD, rect, Z_SEEN, side=card)
