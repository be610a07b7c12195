"""Compile the kernels that tests use, once, before test processes start at the same time."""

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from taros import bots, games, simulate
from taros.bots.perft import perft
from taros.envs import VectorEnv
from taros.review import advice


def compile_kernels(name: str) -> None:
    """Let every bot of a game think once, and let games be played and judged."""
    game = games.get(name)
    for bot in bots.names(game):
        bots.get(bot, game).warm_up()
    seats = game.seats[-1]
    simulate(name, ["greedy"] + ["random"] * (seats - 1), games=1)
    for observation in VectorEnv(name, 1, seats).encoding.observations:
        VectorEnv(name, 1, seats, observation=observation).reset()
    if "learned" in bots.names(game):
        VectorEnv(name, 8, 2, ("learned",), seat=None).reset(seed=1)  # it begins in some of them
    start = games.new(name, seats, roll=False).state
    perft(game, start, 1, compiled=True)
    if game.kernels.features is not None:
        match = games.new(name, seats, seed=1)
        advice.advise(game, match.state)


if __name__ == "__main__":
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        list(pool.map(compile_kernels, games.names()))
