"""Scores in words: the parts of one side's score, the sums behind them, and who has won."""

from collections.abc import Sequence
from dataclasses import dataclass

from rftg_desktop.kernel.ids import Hidden, Seat
from rftg_desktop.rules.race import places as at
from rftg_desktop.rules.race.catalog import Catalog
from rftg_desktop.rules.race.events import GameEnded
from rftg_desktop.rules.race.robot.state import ROBOT
from rftg_desktop.rules.race.scoring import Score
from rftg_desktop.rules.race.view import SeatView, View
from rftg_desktop.views.words.names import points
from rftg_desktop.views.words.race.bonuses import bonus_parts
from rftg_desktop.views.words.race.names import cards, difficulty_name
from rftg_desktop.views.words.race.speaker import Speaker
from rftg_desktop.views.words.translation import both, mark, tr, trn


@dataclass(frozen=True, slots=True)
class ScorePart:
    """One part of a score: its name, its points, and in ``detail`` the sum behind it (perhaps nothing).

    ``named`` is the same sum with the cards that are counted, a line for each part of a formula.
    """

    name: str
    points: int
    detail: str = ""
    named: tuple[str, ...] = ()


def score_of_view(view: View, seat: Seat) -> Score | None:
    """Return the score of a seat or of the robot as a view shows it."""
    if view.robot is not None and seat == ROBOT:
        return view.robot.score
    return view.seats[seat].score


def score_parts(view: View, seat: Seat, catalog: Catalog) -> tuple[ScorePart, ...]:
    """Return the parts of the score of a seat or of the robot, those without points left out."""
    score = score_of_view(view, seat)
    if score is None:
        return ()
    if view.robot is not None and seat == ROBOT:
        bonuses = _robot_bonuses(view, score, catalog)
    else:
        bonuses = [_bonus(card, vp, view.seats[seat], catalog) for card, vp in score.bonuses]
    parts = [
        ScorePart(tr("VP chips"), score.chips),
        ScorePart(tr("Prestige"), score.prestige),
        _cards(score, catalog),
        *bonuses,
    ]
    return tuple(part for part in parts if part.points)


def _cards(score: Score, catalog: Catalog) -> ScorePart:
    named = [tr("{card} {vp}", card=catalog.cards[card].name, vp=vp) for card, vp in score.cards if vp]
    listed = ", ".join(named)
    return ScorePart(tr("Cards"), sum(vp for _, vp in score.cards), listed, (listed,) if listed else ())


def _bonus(card: str, vp: int, seat: SeatView, catalog: Catalog) -> ScorePart:
    """Return what a development counts for a seat, in the parts of its formula."""
    parts = bonus_parts(card, seat, catalog)
    named = tuple(part.whole() for part in parts)
    return ScorePart(catalog.cards[card].name, vp, bonus_sum(card, seat, catalog), named)


def _robot_bonuses(view: View, score: Score, catalog: Catalog) -> list[ScorePart]:
    """Return the six-cost cards of the robot, and its counters together."""
    assert view.setup.robot is not None
    level, parts = difficulty_name(view.setup.robot.difficulty).lower(), []
    for card, vp in score.bonuses:
        if card == at.SIXES and view.robot is not None:
            number = view.robot.placed
            text = trn("{count} six-cost counter", "{count} six-cost counters", number)
            pattern = mark("{count} × {each} ({level})")
            each = tr(pattern, count=number, each=vp // max(1, number), level=level)
            parts.append(ScorePart(text, vp, each, (each,)))
        else:
            each = tr("development of cost 6: 1 × {each} ({level})", each=vp, level=level)
            parts.append(ScorePart(catalog.cards[card].name, vp, each, (each,)))
    return parts


def bonus_sum(card: str, seat: SeatView, catalog: Catalog) -> str:
    """Return the sum behind a bonus: "development of cost 6: 1 × 2; other development: 3 × 1"."""
    return "; ".join(part.text for part in bonus_parts(card, seat, catalog))


def score_lines(view: View, seat: Seat, catalog: Catalog) -> tuple[str, ...]:
    """Return a score as sentences, with the total and what counts in a tie."""
    score = score_of_view(view, seat)
    if score is None:
        return ()
    lines = []
    for part in score_parts(view, seat, catalog):
        text = tr("{name}: {vp}", name=part.name, vp=points(part.points))
        lines.append(tr("{text} ({detail})", text=text, detail=part.detail) if part.detail else text)
    lines.append(tr("Total: {vp}", vp=points(score.total)))
    lines.append(tr("Tie-break: {sum}", sum=tie_break_sum(view, seat)))
    return tuple(lines)


def tie_break_sum(view: View, seat: Seat) -> str:
    """Return what counts in a tie: "4 cards in hand + 2 goods = 6", for the robot credit and economy."""
    if view.robot is not None and seat == ROBOT:
        credit, economy = view.robot.credit, view.robot.economy
        pattern = mark("credit {credit} + economy {economy} = {sum}")
        return tr(pattern, credit=credit, economy=economy, sum=credit + economy)
    value = view.seats[seat]
    hand = value.hand.count if isinstance(value.hand, Hidden) else len(value.hand) + bool(value.placing)
    held, lying = cards(hand), trn("{count} good", "{count} goods", len(value.goods))
    return tr("{cards} in hand + {goods} = {sum}", cards=held, goods=lying, sum=hand + len(value.goods))


# ---------------------------------------------------------------- the end


def reasons_text(reasons: Sequence[str], catalog: Catalog) -> str:
    """Return why the game ends: "the VP pool is used up and a tableau is full"."""
    named = {
        "pool": mark("the VP pool is used up"),
        "prestige": mark("a side has {prestige} prestige"),
        "tableau": mark("a tableau is full"),
    }
    most = catalog.constants.end_prestige
    return both([tr(named.get(reason, reason), prestige=most) for reason in reasons])


def end_line(reasons: Sequence[str], catalog: Catalog) -> str:
    """Return why the game has ended."""
    return tr("The game ended because {why}.", why=reasons_text(reasons, catalog))


def result_title(winners: Sequence[Seat], words: Speaker) -> str:
    """Return who has won, as a headline: "Ana wins", "A draw"."""
    if len(winners) == 1:
        return tr("{who} wins", who=words.who(winners[0]))
    return tr("A draw")


def result_line(event: GameEnded, words: Speaker) -> str:
    """Return who has won, with what, and by what a tie was broken."""
    best = max(event.scores, default=0)
    if len(event.winners) > 1:
        names = both([words.whom(seat) for seat in event.winners])
        pattern = mark("A draw between {names} at {best}, in the tie-break too.")
        return tr(pattern, names=names, best=points(best))
    (winner,) = event.winners
    who, others = words.who(winner), [seat for seat in range(len(event.scores)) if seat != winner]
    if any(event.scores[seat] == best for seat in others):
        return tr(
            "All square at {best}: {who} wins the tie-break.", best=points(best), who=words.whom(winner)
        )
    if len(others) != 1:
        return tr("{who} wins with {best}.", who=who, best=points(best))
    other, second = words.whom(others[0]), points(event.scores[others[0]])
    return tr(
        "{who} wins with {best}; {other} has {second}.",
        who=who,
        best=points(best),
        other=other,
        second=second,
    )
