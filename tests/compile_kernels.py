"""Compile the kernels that tests use, once, before test processes start at the same time."""

from taros import bots, games, simulate
from taros.bots.perft import perft
from taros.core.game import Game
from taros.review import advice


def compile_kernels(game: Game) -> None:
    """Let every bot of a game think once, and let games be played and judged."""
    for name in bots.names(game):
        bots.get(name, game).warm_up()
    seats = game.seats[-1]
    simulate(game.name, ["greedy"] + ["random"] * (seats - 1), games=1)
    start = games.new(game.name, seats, roll=False).state
    perft(game, start, 1, compiled=True)
    if game.kernels.features is not None:
        match = games.new(game.name, seats, seed=1)
        advice.advise(game, match.state)


if __name__ == "__main__":
    for name in games.names():
        compile_kernels(games.get(name))
