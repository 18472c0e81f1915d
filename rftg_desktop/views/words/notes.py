"""The log's sentences on what the session notes: the same for every game."""

from rftg_desktop.session.facts import TookBack
from rftg_desktop.views.words.translation import mark, tr, trn


def took_back(event: TookBack, who: str) -> str:
    """Undo went past new information or another's answer, as all agreed or as practice allows."""
    why = tr("as all agree") if event.policy == "consent" else tr("for practice")
    one, many = (
        mark("{who} takes back {count} answer, {why}."),
        mark("{who} takes back {count} answers, {why}."),
    )
    return trn(one, many, event.count, who=who, why=why)
