"""Plain play needs neither numba nor numpy."""

import pytest

from kernels.helpers import run

HEAVY = "print(sorted({'numba', 'numpy', 'llvmlite'} & set(sys.modules)))"

IMPORT = "import sys, taros"

PLAY = """
import random, sys, taros
from taros.core.events import describe
rng = random.Random(1)
for name in taros.games.names():
    game = taros.games.get(name)
    for seats in game.seats:
        match = taros.new(name, seats=seats, seed=seats)
        while match.to_act is not None:
            match.why_not(match.legal()[0].text)
            match.play(rng.choice(match.legal()))
        assert taros.load(match.record()).record() == match.record()
        assert taros.verify(match.record()) is None
        past = match.at(match.ply // 2)
        assert taros.from_position(name, past.position, roll=False).position == past.position
        match.standings(), match.svg(), game.renderer.terminal(match.view(0))
        for ply in range(match.ply):
            describe(game, match.state_at(ply), match.plies[ply].move.code, None).text
"""

BOTS = """
import sys, taros
from taros import bots
from taros.kernels import array, load
from taros.bots.perft import perft
for name in taros.games.names():
    game = taros.games.get(name)
    rng = [0]
    load(game.kernels, "rng", compiled=False).seed_rng(rng, 1, 1)
    for bot in map(lambda bot: bots.get(bot, game), ("random", "greedy")):
        match = taros.new(name, seats=game.seats[0], seed=1)
        while match.to_act is not None:
            codes = game.rules.legal(match.state)
            code = bot.choose(list(match.state), codes, rng)
            match.play(match.legal()[codes.index(code)])
    assert perft(game, match.state_at(0), 2, compiled=False) > 1
"""

COMPILED = """
import sys, taros
from taros.kernels import array, load
load(taros.games.get(taros.games.names()[0]).kernels, "kernel", compiled=True)
"""


@pytest.mark.parametrize("program", [IMPORT, PLAY, BOTS], ids=["import", "play", "bots"])
def test_plain_use_imports_nothing_heavy(program: str) -> None:
    assert run(f"{program}\n{HEAVY}") == "[]"


def test_compiled_use_would_be_seen() -> None:
    assert run(f"{COMPILED}\n{HEAVY}") == "['llvmlite', 'numba', 'numpy']"
