"""Games that other installed packages bring."""

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from taros.core.game import Game
from taros.core.words import add_catalogues

GROUP = "taros.games"


@cache
def installed_games(shipped: tuple[str, ...]) -> dict[str, Game]:
    """Load the games of all entry points, by name, but for those named like a `shipped` game.

    A game that cannot be loaded is left out with a warning: others can still be played.
    """
    games = {}
    for point in entry_points(group=GROUP):
        try:
            games[point.name] = _load(point, shipped)
        except Exception as error:  # whatever the code of a package raises when it is imported
            warnings.warn(f"the game {point.name} is left out: {error}", stacklevel=1)
    for game in games.values():
        add_catalogues(game.catalogue_texts)
    return games


def _load(point: EntryPoint, shipped: tuple[str, ...]) -> Game:
    """Load the game of an entry point. Raises ValueError, or whatever its package raises."""
    if point.name in shipped:
        raise ValueError("Taros itself has a game of that name")
    game = point.load()
    if not isinstance(game, Game):
        raise TypeError(f"{point.value} is not a taros.core.game.Game")
    if game.name != point.name:
        raise ValueError(f"{point.value} has the name {game.name}")
    return game
