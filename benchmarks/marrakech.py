"""Marrakech beside C: the same random four-player games, all rules on."""

import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import taros
from measure import Measure
from taros.arena.simulate import KernelRunner, plan, simulate

HERE = Path(__file__).parent
ROUNDS = 10
GAMES = 100_000
OUTSIDE_GAMES = 1_000_000
RANDOM = plan("marrakech", ["random"] * 4, 1, {})
GREEDY = plan("marrakech", ["greedy"] * 4, 1, {})


def measures() -> Iterator[Measure]:
    best = _best_rates()
    outside = _outside()
    yield Measure("random games a second, one core", best["taros"], "games/s")
    yield Measure("straightforward C (`marrakech_plain.c`, -O3)", best["plain"], "games/s")
    yield Measure("beside straightforward C", best["taros"] / best["plain"], "times", at_least=0.8)
    yield Measure("C at its limit (`marrakech_bitboard.c`)", best["bitboard"], "games/s")
    yield Measure("beside C at its limit", best["taros"] / best["bitboard"], "times")
    yield Measure("from outside, extra wall time of 3N games over N", outside, "games/s")
    yield Measure("from outside, beside C", outside / best["plain"], "times", at_least=0.8)
    yield Measure("two jobs beside one", _two_jobs(), "times", at_least=1.7)
    greedy = GAMES // 10
    yield Measure(
        "greedy games a second", greedy / _seconds(KernelRunner(GREEDY), greedy), "games/s"
    )
    yield Measure("a plain move, `legal` and `play`", _plain_move() * 1000, "ms", at_most=0.2)


def _best_rates() -> dict[str, float]:
    """In turn, so that a busy moment of the machine meets all of them."""
    worker = KernelRunner(RANDOM)
    best = {"taros": 0.0, "plain": 0.0, "bitboard": 0.0}
    with tempfile.TemporaryDirectory() as folder:
        programs = {name: _built(name, Path(folder)) for name in ("plain", "bitboard")}
        for _ in range(ROUNDS):
            best["taros"] = max(best["taros"], GAMES / _seconds(worker, GAMES))
            for name, program in programs.items():
                best[name] = max(best[name], _c_rate(program))
    return best


def _built(name: str, folder: Path) -> Path:
    program = folder / name
    source = HERE / f"marrakech_{name}.c"
    subprocess.run(["cc", "-O3", "-o", str(program), str(source)], check=True)
    return program


def _c_rate(program: Path) -> float:
    run = subprocess.run([program, str(GAMES), "1"], check=True, capture_output=True, text=True)
    return float(json.loads(run.stdout)["games_per_second"])


def _seconds(worker: KernelRunner, games: int) -> float:
    began = time.perf_counter()
    worker.play(0, games)
    return time.perf_counter() - began


def _outside() -> float:
    """By the clock on the wall, start-up cancelled out."""

    def wall(games: int) -> float:
        command = [sys.executable, "-m", "taros", "simulate", "marrakech", "--games", str(games)]
        began = time.perf_counter()
        subprocess.run(command, check=True, capture_output=True)
        return time.perf_counter() - began

    extra = min(wall(3 * OUTSIDE_GAMES) for _ in range(3)) - min(
        wall(OUTSIDE_GAMES) for _ in range(3)
    )
    return 2 * OUTSIDE_GAMES / extra


def _two_jobs() -> float:
    """Also in turn."""
    best = {1: 0.0, 2: 0.0}
    for _ in range(3):
        for jobs in best:
            rate = simulate(RANDOM, 10 * GAMES, jobs=jobs).games_per_second
            best[jobs] = max(best[jobs], rate)
    return best[2] / best[1]


def _plain_move() -> float:
    choice = random.Random(1)
    moves = 0
    spent = 0.0
    for seed in range(10):
        match = taros.new("marrakech", seats=4, seed=seed)
        while match.to_act is not None:
            began = time.perf_counter()
            legal = match.legal()
            match.play(choice.choice(legal))
            spent += time.perf_counter() - began
            moves += 1
    return spent / moves
