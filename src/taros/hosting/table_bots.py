"""Which bots may play at tables."""

from taros import bots
from taros.bots.base import Player
from taros.core.errors import BadOption
from taros.core.game import Game


def bot_for_table(text: str, game: Game, longest: float) -> str:
    """Return the name of the bot `text` of `game`; `longest` is its time for a move in seconds.

    Raises Unknown if there is no such bot, BadOption if a table waits neither for such a time nor
    for such a count.
    """
    player = bots.get(text, game)
    _check_strength(player, longest)
    return player.name


def _check_strength(player: Player, longest: float) -> None:
    if (player.budget.seconds or 0) > longest:
        raise BadOption("bot-too-slow", bot=player.name, longest=longest)
    most = player.kind.max_count_at_tables
    if (player.budget.count or 0) > most:
        raise BadOption("bot-too-strong", bot=player.name, most=str(most))
