"""The bots, by the names people use on the command line and in the lobby."""

from taros.core.errors import Unknown
from taros.core.game import Game

from .base import Bot
from .simple import GreedyBot, RandomBot

BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def check(name: str) -> None:
    """Raise Unknown, which lists the names there are, if it is none of them."""
    if name not in BOTS:
        raise Unknown("no-bot", name=name, allowed=", ".join(BOTS))


def get(name: str, game: Game) -> Bot:
    """The bot of that name for a game. Raises Unknown."""
    check(name)
    return BOTS[name](game)
