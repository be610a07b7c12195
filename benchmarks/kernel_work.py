"""Work for compiled kernels, timed by itself: here by numba's, in Pyodide by WebAssembly."""

import sys
import time
from collections.abc import Callable
from itertools import count
from typing import Any

import taros
from taros import bots
from taros.bots.buffers import Buffers
from taros.core.game import CHANCE
from taros.kernels import array, load
from taros.kernels.workspaces import PlayoutWorkspace

SECONDS = 1.0  # of each work, at least
PLIES, CHOICES = 20, 10  # more plies before a choice, more moves to choose from
RANDOM, GREEDY = 0, 1  # kinds of bots, as in the kernels


def rates() -> dict[str, float]:
    """Return how much of each work is done in a second."""
    works = {
        "random games of Marrakech": playouts("marrakech", RANDOM, 4000),
        "greedy games of Marrakech": playouts("marrakech", GREEDY, 1000),
        "playouts of `search`": choices("marrakech", "search:4000"),
        "greedy races of Regatta": playouts("regatta", GREEDY, 20),
        "trials of `plan`": choices("regatta", "plan:200"),
    }
    return {name: _rate(work) for name, work in works.items()}


def playouts(name: str, kind: int, games: int) -> Callable[[], int]:
    """Return a work: to play some games between four bots of a kind."""
    game = taros.games.get(name)
    kernels: Any = load(game.kernels, "playout", compiled=True)
    start = array(taros.new(name, 4, roll=False).state, compiled=True)
    made, codes = Buffers(compiled=True), game.rules.codes
    sizes = (len(start), len(start), codes, codes, 1, 1)
    workspace = PlayoutWorkspace(*map(made.ints, sizes))
    kinds = array([kind] * 4, compiled=True)
    totals = made.ints(kernels.SEAT_TOTALS + 8)

    def work() -> int:
        kernels.simulate(start, kinds, 1, 0, games, workspace, totals)
        return games

    return work


def choices(name: str, bot: str) -> Callable[[], int]:
    """Return a work: to choose one of many moves in the middle of a game; it counts tries."""
    game = taros.games.get(name)
    player, greedy = bots.get(bot, game), bots.get("greedy", game)
    state, luck = list(taros.new(name, 4, seed=1).state), [1 << 32]
    for ply in count():
        while game.rules.to_act(state) == CHANCE:
            game.rules.apply(state, game.rules.outcomes(state)[0][0])
        legal = game.rules.legal(state)
        if ply > PLIES and len(legal) > CHOICES:
            break
        game.rules.apply(state, greedy.choose(state, legal, luck))

    def work() -> int:
        player.choose(state, legal, [1 << 32])
        return int(bot.partition(":")[2])

    return work


def _rate(work: Callable[[], int]) -> float:
    work()
    done, began = 0, cpu_seconds()
    while (seconds := cpu_seconds() - began) < SECONDS:
        done += work()
    return done / seconds


def cpu_seconds() -> float:
    """Return the time that processors spent on this process: others may keep them busy."""
    if sys.platform != "emscripten":
        return time.process_time()
    from js import process  # of Node

    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6
