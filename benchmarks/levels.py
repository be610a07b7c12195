"""How long every level thinks about a move: whole games among its like, at every size of table."""

from collections.abc import Iterator

from measure import Measure
from taros import games
from taros.arena.play import PATIENCE, Arena
from taros.core.game import Game

DEALS = 3
LONGEST = 1.0  # seconds for a move


def measures() -> Iterator[Measure]:
    for game in map(games.get, games.names()):
        for level in game.levels:
            mean, longest = _move_times(game, level)
            yield Measure(f"{game.name}: a move of `{level}`, mean", 1000 * mean, "ms")
            name = f"{game.name}: a move of `{level}`, longest"
            yield Measure(name, longest, "s", at_most=LONGEST)


def _move_times(game: Game, level: str) -> tuple[float, float]:
    moves, seconds, longest = 0, 0.0, 0.0
    for seats in range(max(2, game.seats[0]), game.seats[-1] + 1):
        options = game.rules.validate_options(seats, game.options())
        arena = Arena(game, seats, options, patience=PATIENCE, replaceable=False)
        arena.warm_up([level])
        for deal in range(DEALS):
            played = arena.play([level] * seats, seed=1, number=deal)
            moves += sum(played.moves)
            seconds += sum(played.seconds)
            longest = max(longest, *played.worst)
    return seconds / moves, longest
