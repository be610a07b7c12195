"""Regatta: greedy races, the lists of moves, and the sweep beside the same in C."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, MutableSequence, Sequence
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numba
import numpy

from measure import Measure
from taros.arena.simulate import KernelRunner, plan
from taros.games.regatta import GAME, kernel, layout, policy
from taros.games.regatta.equipment import setup
from taros.games.regatta.equipment.course import shipped
from taros.games.regatta.hull import sweep
from taros.games.regatta.moves import choices
from taros.games.regatta.options import RegattaOptions
from taros.kernels import array, load
from taros.kernels.workspaces import PlayoutWorkspace

HERE = Path(__file__).parent
SEATS = 4
ROUNDS = 5
RACES = 1000
WATCHED = 4  # races whose every sweep is timed, and whose hands are
FIELDS = (
    "X Y HEADING LANE PLACE SEATS HULL_AT HULL_SIZE ARROWS_AT CIRCLES_AT CIRCLES_SIZE LENGTH REACH"
)
FIELDS += " BEAM STRAIGHT RADIUS VEER SPEED ARROW_SIZE"

LOAD = f"""
import time
began = time.perf_counter()
from taros.arena.simulate import KernelRunner, plan
KernelRunner(plan("regatta", ["greedy"] * {SEATS}, 1, {{}}))
print(time.perf_counter() - began)
"""

State = list[int]
Way = tuple[int, int, int, int, int, int, float]  # number of a state, then as for sweep.meets


class Watched:
    """Whole races in plain Python: every hand at sea, and every way that was swept."""

    def __init__(self) -> None:
        self.hands: list[State] = []
        self.states: list[State] = []
        self.ways: list[Way] = []

    def sail(self, seed: int) -> None:
        worker = KernelRunner(plan("regatta", ["greedy"] * SEATS, seed, {}), recording=True)
        seats = array([1] * SEATS, compiled=True)
        plies = worker.kernels.play(worker.start, seats, seed, 0, worker.workspace)
        codes = [int(code) for code in worker.workspace.log[1 : 2 * plies : 2]]
        state = [int(number) for number in worker.start]
        with patch.object(sweep, "meets", self.meets), patch.object(choices, "meets", self.meets):
            self.sail_again(state, codes)

    def sail_again(self, state: State, codes: list[int]) -> None:
        seen, actions, ratings = [0] * len(state), [0] * layout.CODES, [0] * layout.CODES
        for code in codes:
            seat = kernel.to_act(state)
            if seat >= 0:
                if state[layout.PHASE] == layout.MAIN:
                    self.hands.append(list(state))
                kernel.observe(state, seat, seen)
                self.states.append(list(seen))
                count = policy.candidate_moves(seen, actions)
                policy.heuristic_scores(seen, actions, count, ratings)
            else:
                self.states.append(list(state))
            kernel.apply(state, code)

    def meets(
        self,
        s: MutableSequence[int],
        seat: int,
        x: int,
        y: int,
        heading: int,
        arrow: int,
        until: float,
        first: bool,
    ) -> tuple[float, int]:
        self.ways.append((len(self.states) - 1, seat, x, y, heading, arrow, until))
        return _meets(s, seat, x, y, heading, arrow, until, first)


_meets = sweep.meets


def measures() -> Iterator[Measure]:
    cold, loaded = _start_up()
    yield Measure("Regatta's kernels, compiled for the first time", cold, "s")
    yield Measure("Regatta's kernels, from cache", loaded, "s", at_most=1)
    watched = _watched()
    rates = _rates(watched)
    races, taros, c = rates["races"], rates["taros"], rates["c"]
    yield Measure("greedy races of four boats a second, one core", races, "races/s", at_least=300)
    share = races * len(watched.ways) / WATCHED * taros * 1e-9
    yield Measure("share of their time in the sweep", 100 * share, "%")
    yield Measure("a hull's way swept", taros, "ns")
    yield Measure("straightforward C (`regatta_sweep.c`, -O3)", c, "ns")
    yield Measure("the sweep beside straightforward C", c / taros, "times", at_least=0.8)
    yield from _lists(watched.hands)
    yield Measure("greedy races finished, of 1,000 on the worst course", _finished(), "", 1000)


def _start_up() -> tuple[float, float]:
    def wall(cache: str) -> float:
        environment = {**os.environ, "XDG_CACHE_HOME": cache}
        command = [sys.executable, "-c", LOAD]
        run = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
        return float(run.stdout)

    with tempfile.TemporaryDirectory() as cache:
        return wall(cache), min(wall(cache) for _ in range(ROUNDS))


def _watched() -> Watched:
    watched = Watched()
    for seed in range(WATCHED):
        watched.sail(seed)
    return watched


def _rates(watched: Watched) -> dict[str, float]:
    """Races a second, and nanoseconds of a way here and in C: in turn, the best of each."""
    worker = KernelRunner(plan("regatta", ["greedy"] * SEATS, 1, {}))
    sweep_all, scenes = _compiled_sweeps(), _scenes(watched)
    wanted = int(sweep_all(*scenes))
    best = {"races": 0.0, "taros": 1e9, "c": 1e9}
    with tempfile.TemporaryDirectory() as folder:
        program, file = _built(Path(folder)), _written(Path(folder), *scenes)
        for _ in range(ROUNDS):
            best["races"] = max(best["races"], RACES / _seconds(lambda: worker.play(0, RACES)))
            spent = _seconds(lambda: sweep_all(*scenes))
            best["taros"] = min(best["taros"], 1e9 * spent / len(watched.ways))
            command = [str(program), str(file), "1"]
            run = subprocess.run(command, check=True, capture_output=True, text=True)
            answer = json.loads(run.stdout)
            if answer["sum"] != wanted:
                raise AssertionError("C and Taros touch different things")
            best["c"] = min(best["c"], answer["nanoseconds"])
    return best


def _scenes(watched: Watched) -> tuple[Any, Any, Any]:
    states = numpy.array(watched.states, dtype=numpy.int64)
    ways = numpy.array([way[:6] for way in watched.ways], dtype=numpy.int64)
    return states, ways, numpy.array([way[6] for way in watched.ways])


def _compiled_sweeps() -> Any:
    meets = load(GAME.kernels, "hull.sweep", compiled=True).meets

    @numba.njit
    def sweep_all(states: Any, ways: Any, untils: Any) -> int:
        total = 0
        for k in range(len(ways)):
            w = ways[k]
            _, what = meets(states[w[0]], w[1], w[2], w[3], w[4], w[5], untils[k], False)
            total += (k % 97 + 1) * (2 + what)
        return total

    return sweep_all


def _built(folder: Path) -> Path:
    program = folder / "regatta_sweep"
    offsets = [f"-D{name}={getattr(layout, name)}" for name in FIELDS.split()]
    source = str(HERE / "regatta_sweep.c")
    subprocess.run(["cc", "-O3", *offsets, "-o", str(program), source, "-lm"], check=True)
    return program


def _written(folder: Path, states: Any, ways: Any, untils: Any) -> Path:
    file = folder / "scenes"
    rows = numpy.concatenate([ways, untils.view(numpy.int64)[:, None]], axis=1)
    head = numpy.array([*states.shape, len(ways)], dtype=numpy.int64)
    file.write_bytes(head.tobytes() + states.tobytes() + rows.tobytes())
    return file


def _lists(hands: list[State]) -> Iterator[Measure]:
    quick, slow = (load(GAME.kernels, "moves.choices", compiled) for compiled in (True, False))
    actions = array([0] * layout.CODES, compiled=True)
    at_sea = [array(hand, compiled=True) for hand in hands]
    call = _median(lambda hand: quick.is_within(1, 2, 3), at_sea)
    sails = _median(lambda hand: quick.add_sails(hand, actions), at_sea) - call
    full = _median(lambda hand: quick.legal(hand, actions), at_sea) - call
    plain = _median(lambda hand: slow.legal(hand, [0] * layout.CODES), hands, rounds=1)
    yield Measure("all sails of a hand, median", 1e6 * sails, "µs", at_most=12)
    yield Measure("the full list with 360 degrees, median", 1e6 * full, "µs", at_most=50)
    yield Measure("the same in plain Python", 1e3 * plain, "ms", at_most=30)


def _median(work: Callable[[Any], object], items: Sequence[Any], rounds: int = ROUNDS) -> float:
    """Of the best time of each item."""
    work(items[0])
    times = [[_seconds(partial(work, item)) for _ in range(rounds)] for item in items]
    return statistics.median(map(min, times))


def _seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def _finished() -> float:
    """On every shipped course, with one to four boats, to the first boat home and to the last."""
    playout = load(GAME.kernels, "playout", compiled=True)
    least = RACES
    for course in shipped():
        for seats in range(1, SEATS + 1):
            for finish in ("first", "all"):
                options = RegattaOptions(course=course, finish=finish, turn_limit="none")
                start = array(setup.new(seats, options), compiled=True)
                sizes = (len(start), len(start), layout.CODES, layout.CODES, 1, 0)
                workspace = PlayoutWorkspace(*(array([0] * size, compiled=True) for size in sizes))
                bots = array([playout.GREEDY] * seats, compiled=True)
                totals = array([0] * (playout.SEAT_TOTALS + 2 * seats), compiled=True)
                playout.simulate(start, bots, 1, 0, RACES, workspace, totals)
                least = min(least, int(totals[playout.FINISHED]))
    return least
