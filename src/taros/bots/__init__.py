"""The bots, by the names people use on the command line and in the lobby.

A name may be followed by a strength: `flat:1500` makes 1,500 playouts for a move, `flat:500ms` as
many as half a second allows. A level, such as `master`, is a bot and a strength that each game
chooses. The host can add bots of its own: see `added`.
"""

from taros.core.errors import BadOption, Unknown
from taros.core.game import Game

from .added import added_bots
from .base import Bot, Budget, Player, budget_of
from .expectimax import ExpectimaxBot
from .flat import FlatBot
from .learned import LearnedBot, SearchBot
from .mcts import MctsBot
from .plan import PlanBot
from .simple import GreedyBot, NoviceBot, RandomBot

BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "flat": FlatBot,
    "expectimax": ExpectimaxBot,
    "mcts": MctsBot,
    "learned": LearnedBot,
    "search": SearchBot,
    "plan": PlanBot,
}


def names(game: Game) -> list[str]:
    """Return the names that `get` takes: the levels from the weakest on, then the bots."""
    return [*game.levels, *(name for name, kind in all_bots().items() if kind.plays(game))]


def all_bots() -> dict[str, type[Bot]]:
    """Return the bots that ship with Taros, then those that the host has added, by name."""
    return {**BOTS, **{name: kind for name, kind in added_bots().items() if name not in BOTS}}


def check(text: str, game: Game) -> None:
    """Raise Unknown or BadOption, which list what is allowed, unless `text` is a bot of `game`."""
    _parse(text, game)


def get(text: str, game: Game) -> Player:
    """Return the player for `text`: `name`, `name:count`, `name:time` or a level.

    Raises Unknown or BadOption.
    """
    kind, budget = _parse(text, game)
    return Player(text, kind, game, budget)


def _parse(text: str, game: Game) -> tuple[type[Bot], Budget]:
    name, colon, strength = text.partition(":")
    if name not in names(game):
        raise Unknown("no-bot", name=text or '""', allowed=", ".join(names(game)))
    if colon and not strength:
        strength = '""'  # no strength is valid like this
    if name in game.levels:
        if colon:
            raise BadOption("bot-no-strength", bot=name, strength=strength)
        return _parse(game.levels[name].bot, game)
    kind = all_bots()[name]
    return kind, budget_of(name, kind, strength)
