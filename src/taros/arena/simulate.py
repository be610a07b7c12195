"""Simulations: many games between bots that are kernels, on one core or on several.

Game number i of a seed is the same game whichever process plays it, and all sums are whole numbers,
so the result does not depend on the number of jobs.
"""

import datetime
import math
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from itertools import zip_longest
from multiprocessing import get_context
from multiprocessing.synchronize import Barrier
from typing import Any, TextIO

import msgspec

from taros import _jit, games
from taros.core.errors import BadOption, Unknown
from taros.core.game import OVER
from taros.core.options import changed, option_text, resolve
from taros.core.record import UNFINISHED, game_headers, record_text, standings_text

KINDS = {"random": 0, "greedy": 1}  # as in bots/kernels/playout.py
WIN = 12  # units of a whole win, as in every game's kernel
Z = 1.959964  # of a 95 % interval
CHUNK = 2_000  # games between two signs of progress
RECORD_CHUNK = 200
AHEAD = 4  # chunks a process has in hand or waiting
SEEDS = 2**63

Chunk = tuple[int, int]  # first game, how many


class Plan(msgspec.Struct, frozen=True):
    """What is to be simulated; small enough to be sent to other processes."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int


class Tally(msgspec.Struct):
    """What came of some games."""

    games: int
    totals: list[int]  # as in bots/kernels/playout.py
    records: str = ""


class SeatResult(msgspec.Struct, frozen=True):
    bot: str
    wins: float  # a win shared by k counts 1/k
    win_share: float
    win_low: float  # Wilson interval, 95 %
    win_high: float
    mean_score: float


class Simulation(msgspec.Struct, frozen=True):
    """The result; `seconds` are those of the games alone, without start and compilation."""

    games: int
    unfinished: int
    seconds: float
    games_per_second: float
    turns_per_second: float
    seats: tuple[SeatResult, ...]


def plan(game: str, bots: Sequence[str], seed: int, options: Mapping[str, Any]) -> Plan:
    """Check everything that can be wrong. Raises Unknown or BadOption."""
    rules = games.get(game)
    for bot in bots:
        if bot not in KINDS:
            raise Unknown("no-bot", name=bot, allowed=", ".join(KINDS))
    if not isinstance(seed, int) or not 0 <= seed < SEEDS:
        allowed = f"0 to {SEEDS - 1}"
        raise BadOption("option-value", name="seed", value=option_text(seed), allowed=allowed)
    chosen = games.choose_options(rules, len(bots), options)
    return Plan(game, changed(chosen), tuple(bots), seed)


def simulate(
    plan: Plan,
    games: int,
    *,
    jobs: int = 1,
    records: TextIO | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play the games, on at most one process a core.

    Interrupted by Ctrl-C, it returns the result of those that were played. Other processes import
    the main module anew: a script that asks for several jobs needs its `__main__` guard.
    """
    sums = Tally(0, [])
    recording = records is not None
    processes = max(1, min(jobs, os.cpu_count() or 1))
    with _workers(plan, recording, processes) as run:
        began = time.perf_counter()
        try:
            for tally in run(_chunks(games, RECORD_CHUNK if recording else CHUNK)):
                if records:
                    records.write(tally.records)
                    tally.records = ""
                _add(sums, tally)
                progress(tally.games)
        except KeyboardInterrupt:
            pass
        seconds = time.perf_counter() - began
    return _result(plan, sums, seconds)


# The work of one process


class Worker:
    """A game's kernels with their buffers, warmed up."""

    def __init__(self, plan: Plan, *, recording: bool = False, compiled: bool = True) -> None:
        self.plan = plan
        self.recording = recording
        self.game = games.get(plan.game)
        self.options = resolve(self.game.options, {}, plan.options)
        self.compiled = compiled
        self.kernels = _jit.load(self.game.package, "playout", compiled)
        start = self.game.new(len(plan.bots), self.options)
        self.start = _jit.array(start, compiled)
        self.bots = _jit.array([KINDS[bot] for bot in plan.bots], compiled)
        log = 2 * self.kernels.PLIES if recording else 0
        sizes = (len(start), len(start), self.game.codes, self.game.codes, 1, log)
        self.desk = tuple(_jit.array([0] * size, compiled) for size in sizes)
        self.play(0, 1)

    def play(self, first: int, games: int) -> Tally:
        """Games number `first` to `first + games - 1`."""
        seats = len(self.plan.bots)
        totals = _jit.array([0] * (self.kernels.SEAT_TOTALS + 2 * seats), self.compiled)
        seed, records = self.plan.seed, ""
        if self.recording:
            for number in range(first, first + games):
                plies = self.kernels.play(self.start, self.bots, seed, number, self.desk)
                records += self._record(plies)
                self.kernels.add_game(seats, self.desk, totals)
        else:
            self.kernels.simulate(self.start, self.bots, seed, first, games, self.desk, totals)
        return Tally(games, [int(total) for total in totals], records)

    def _record(self, plies: int) -> str:
        """The game that lies on the desk, as text."""
        state = [int(x) for x in self.desk[0]]
        log = [int(x) for x in self.desk[5][: 2 * plies]]
        over = self.game.to_act(state) == OVER
        headers = game_headers(
            self.game, len(self.plan.bots), self.options, self.plan.bots, datetime.date.today()
        )
        headers["Result"] = standings_text(self.game.standings(state)) if over else UNFINISHED
        texts = (self.game.format_move(state, code) for code in log[1::2])
        return record_text(headers, zip(log[::2], texts, strict=True), {}, []) + "\n"


# Where the work is done


@contextmanager
def _workers(
    plan: Plan, recording: bool, jobs: int
) -> Iterator[Callable[[Iterable[Chunk]], Iterator[Tally]]]:
    """A function that plays chunks, in this process or in others that are all ready."""
    if jobs == 1:
        worker = Worker(plan, recording=recording)
        yield lambda chunks: (worker.play(*chunk) for chunk in chunks)
        return
    context = get_context("spawn")
    barrier = context.Barrier(jobs)
    with ProcessPoolExecutor(jobs, context, _begin, (plan, recording, barrier)) as pool:
        try:
            with _deaf_to_interrupts():
                ready = [pool.submit(_meet) for _ in range(jobs)]
            for meeting in ready:
                meeting.result()
            yield lambda chunks: _in_order(pool, chunks, AHEAD * jobs)
        finally:
            pool.shutdown(cancel_futures=True)


def _in_order(pool: ProcessPoolExecutor, chunks: Iterable[Chunk], ahead: int) -> Iterator[Tally]:
    """The chunks' tallies one after the other, with only so many chunks given out at a time."""
    waiting: deque[Future[Tally]] = deque()
    for chunk in chunks:
        waiting.append(pool.submit(_play, chunk))
        if len(waiting) == ahead:
            yield waiting.popleft().result()
    while waiting:
        yield waiting.popleft().result()


_worker: Worker
_barrier: Barrier


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes begun meanwhile ignore Ctrl-C: it is for the one that asked."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _begin(plan: Plan, recording: bool, barrier: Barrier) -> None:
    global _worker, _barrier
    _worker, _barrier = Worker(plan, recording=recording), barrier


def _meet() -> None:
    """Nobody leaves before everybody is here, so every process has had its start."""
    _barrier.wait()


def _play(chunk: Chunk) -> Tally:
    return _worker.play(*chunk)


def _chunks(games: int, size: int) -> Iterator[Chunk]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


# The sum of it


def _add(sums: Tally, tally: Tally) -> None:
    sums.games += tally.games
    sums.totals = [a + b for a, b in zip_longest(sums.totals, tally.totals, fillvalue=0)]
    sums.records += tally.records


def _result(plan: Plan, sums: Tally, seconds: float) -> Simulation:
    finished, turns, *seats = sums.totals or [0] * (2 + 2 * len(plan.bots))
    return Simulation(
        games=sums.games,
        unfinished=sums.games - finished,
        seconds=seconds,
        games_per_second=sums.games / seconds,
        turns_per_second=turns / seconds,
        seats=tuple(
            _seat_result(bot, finished, wins, score)
            for bot, wins, score in zip(plan.bots, seats[::2], seats[1::2], strict=True)
        ),
    )


def _seat_result(bot: str, games: int, win_units: int, score: int) -> SeatResult:
    wins = win_units / WIN
    low, high = wilson(wins, games)
    share = wins / games if games else 0.0
    return SeatResult(bot, wins, share, low, high, score / games if games else 0.0)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = share + Z * Z / (2 * games)
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    whole = 1 + Z * Z / games
    low, high = (middle - spread) / whole, (middle + spread) / whole
    return max(0.0, min(low, share)), min(1.0, max(high, share))
