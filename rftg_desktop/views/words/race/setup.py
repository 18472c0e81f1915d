"""What the pages around a game say of Race solo: games, sets, levels, sides, the robot's start worlds."""

from collections.abc import Mapping
from typing import Final

from rftg_desktop.rules.race.robot.state import DIFFICULTIES
from rftg_desktop.rules.race.state import Setup
from rftg_desktop.session.session import Session
from rftg_desktop.views.words.race.names import difficulty_name
from rftg_desktop.views.words.translation import both, mark, tr

GAMES: Final[Mapping[str, str]] = {
    "roll": mark("Roll for the Galaxy"),
    "race": mark("Race solo"),
}


def game_name(game: str) -> str:
    """Name a game by its name in the registry."""
    return tr(GAMES.get(game, game))


def level_name(level: str) -> str:
    """Name a level within a sentence: "hard"."""
    return difficulty_name(level).lower()


def level_buttons() -> list[tuple[str, str]]:
    """Return for each level the words of its button, with the key that presses it, and its name."""
    return [(f"&{difficulty_name(level)}", difficulty_name(level)) for level in DIFFICULTIES]


def default_player() -> str:
    """Name the player of a solitaire game who was left without a name."""
    return tr("Player")


def robot_words(level: str, start: str) -> str:
    """Say which robot it is: "hard, New Sparta"."""
    return ", ".join(filter(None, (level_name(level), card_name(start))))


def against_robot(name: str, level: str, start: str) -> str:
    """Say who plays: "Ana against the robot (hard, New Sparta)"; a player without a name is "You"."""
    who = tr("You") if name == default_player() else name
    return tr("{name} against the robot ({about})", name=who, about=robot_words(level, start))


def card_name(ident: str) -> str:
    """Name a card by its id."""
    from rftg_desktop.rules.race.game import race_game  # late: a start page need not wait for the cards

    card = race_game().catalog.cards.get(ident)
    return card.name if card is not None else ident


def sides(session: Session) -> str:
    """Say who plays a game: the names, or the one name and its robot."""
    names = ", ".join(info.name for info in session.seats)
    view = session.view(None)
    robot = getattr(view, "robot", None)
    return names if robot is None else against_robot(names, view.setup.robot.difficulty, robot.start)


def edition_words(second: bool) -> str:
    """Say which card values are in play."""
    return tr("Card values of the second edition.") if second else tr("Card values of the first printing.")


def house_words(setup: Setup) -> list[str]:
    """Say which house options are in play."""
    options = []
    if setup.robot is not None and setup.robot.start_keep is not None:
        options.append(tr("{count} cards of the first hand kept", count=setup.robot.start_keep))
    if setup.robot is not None and setup.robot.more_chips:
        options.append(tr("more VP chips"))
    return [tr("House options: {options}.", options=both(options))] if options else []
