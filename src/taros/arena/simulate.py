"""Simulations: many games between bots, on one core, on several, or on a cluster.

Bots that are kernels play inside a kernel, all others through the arena's loop. Game number i of a
seed is the same game whichever process plays it, and all sums are whole numbers, so the result does
not depend on how the work was shared.
"""

import datetime
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any, ClassVar, TextIO

import msgspec

from taros import bots as registry
from taros import games
from taros.core.game import OVER, Game
from taros.core.options import Options, changed, resolve
from taros.core.record import UNFINISHED, game_headers, record_text, standings_text
from taros.kernels import array, load
from taros.workers.pool import in_order, workers

from .intervals import wilson
from .play import PATIENCE, Arena, Log, check_seed

KINDS = {"random": 0, "greedy": 1}  # as in bots/kernels/playout.py
WIN = 12  # units of a whole win, as in every game's kernel
CHUNK = 2_000  # games between two signs of progress
RECORD_CHUNK = 200
ASKED_CHUNK = 1

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
    faulty: list[int] = []  # moves by seat that bots have lost to `random`
    stalled: list[int] = []  # those of them for want of an answer
    lost: int = 0  # games that have ended two processes


class SeatResult(msgspec.Struct, frozen=True, omit_defaults=True):
    bot: str
    wins: float  # a win shared by k counts 1/k
    win_share: float
    win_low: float  # Wilson interval, 95 %
    win_high: float
    mean_score: float
    faulty: int = 0  # moves that the bot has lost to `random`
    stalled: int = 0  # those of them for want of an answer, which a faster machine may get


class Simulation(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result; `seconds` are those of the games alone, without start and compilation."""

    games: int
    unfinished: int
    seconds: float
    games_per_second: float
    turns_per_second: float
    reproducible: bool
    seats: tuple[SeatResult, ...]
    lost: int = 0  # unfinished games that have ended two processes; by which bot is not known


def plan(game: str, bots: Sequence[str], seed: int, options: Mapping[str, Any]) -> Plan:
    """Check everything that can be wrong. Raises Unknown or BadOption."""
    rules = games.get(game)
    for bot in bots:
        registry.check(bot, rules)
    check_seed(seed)
    chosen = games.choose_options(rules, len(bots), options)
    return Plan(game, changed(chosen), tuple(bots), seed)


def timed(plan: Plan) -> list[str]:
    """The bots whose budget is a time: they play otherwise on another machine."""
    rules = games.get(plan.game)
    return [bot for bot in plan.bots if not registry.get(bot, rules).reproducible]


def slow(result: Simulation) -> list[str]:
    """The bots that were given up at times; on a faster machine they may be heard."""
    return [seat.bot for seat in result.seats if seat.stalled]


def simulate(
    plan: Plan,
    games: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    records: TextIO | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play the games; `jobs` and `cluster` as of `workers`.

    Interrupted by Ctrl-C, it returns the result of those that were played.
    """
    sums = Tally(0, [])
    job = Playing(plan, records is not None)
    with workers(job, jobs, cluster, _lost) as run:
        began = time.perf_counter()
        try:
            for tally in in_order(run(_chunks(games, job.chunk))):
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


class Playing(msgspec.Struct, frozen=True):
    """The job of playing games of a plan."""

    plan: Plan
    recording: bool
    ahead: ClassVar[int] = 4

    @property
    def in_kernel(self) -> bool:
        return all(bot in KINDS for bot in self.plan.bots)

    @property
    def chunk(self) -> int:
        """How many games a process plays at a time."""
        if not self.in_kernel:
            return ASKED_CHUNK
        return RECORD_CHUNK if self.recording else CHUNK

    def begin(self, *, replaceable: bool) -> "Worker | Asker":
        if self.in_kernel:
            return Worker(self.plan, recording=self.recording)
        return Asker(self.plan, recording=self.recording, replaceable=replaceable)


class Worker:
    """A game's kernels with their buffers, warmed up."""

    is_worn = False

    def __init__(self, plan: Plan, *, recording: bool = False, compiled: bool = True) -> None:
        self.plan = plan
        self.recording = recording
        self.game = games.get(plan.game)
        self.options = resolve(self.game.options, {}, plan.options)
        self.compiled = compiled
        self.kernels = load(self.game.kernels, "playout", compiled)
        start = self.game.rules.new(len(plan.bots), self.options)
        self.start = array(start, compiled)
        self.bots = array([KINDS[bot] for bot in plan.bots], compiled)
        log = 2 * self.kernels.PLIES if recording else 0
        sizes = (len(start), len(start), self.game.rules.codes, self.game.rules.codes, 1, log)
        self.desk = tuple(array([0] * size, compiled) for size in sizes)
        self.play(0, 1)

    def do(self, chunk: Chunk) -> Tally:
        return self.play(*chunk)

    def play(self, first: int, games: int) -> Tally:
        """Games number `first` to `first + games - 1`."""
        seats = len(self.plan.bots)
        totals = array([0] * (self.kernels.SEAT_TOTALS + 2 * seats), self.compiled)
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
        log = [int(x) for x in self.desk[5][: 2 * plies]]
        pairs = list(zip(log[::2], log[1::2], strict=True))
        return _record(self.game, self.plan, self.options, pairs)


class Asker:
    """An arena in which the bots are asked for every move."""

    def __init__(self, plan: Plan, *, recording: bool, replaceable: bool) -> None:
        self.plan = plan
        self.recording = recording
        self.game = games.get(plan.game)
        self.options = resolve(self.game.options, {}, plan.options)
        seats = len(plan.bots)
        self.arena = Arena(
            self.game, seats, self.options, patience=PATIENCE, replaceable=replaceable
        )
        self.arena.warm_up(plan.bots)

    @property
    def is_worn(self) -> bool:
        return self.arena.thinker.has_left_one

    def do(self, chunk: Chunk) -> Tally:
        sums = Tally(0, [])
        first, games = chunk
        for number in range(first, first + games):
            _add(sums, self._play(number))
        return sums

    def _play(self, number: int) -> Tally:
        log: Log | None = [] if self.recording else None
        played = self.arena.play(self.plan.bots, self.plan.seed, number, log)
        totals = [int(bool(played.places)), played.turns]
        faulty, stalled = ([0] * len(self.plan.bots) for _ in range(2))
        for fault in played.faults:
            faulty[fault.seat] += 1
            stalled[fault.seat] += fault.kind == "stalled"
        for place, score in zip(played.places, played.scores, strict=False):
            totals += [WIN // played.places.count(1) if place == 1 else 0, score]
        record = ""
        if log is not None:
            record = _record(self.game, self.plan, self.options, log)
        return Tally(1, totals, record, faulty, stalled)


def _lost(chunk: Chunk) -> Tally:
    """Of games that end every process."""
    _, games = chunk
    return Tally(games, [], lost=games)


def _record(game: Game, plan: Plan, options: Options, log: Log) -> str:
    """A game that was played, as text: what a move is called may depend on where it is made."""
    state = game.rules.new(len(plan.bots), options)
    plies = []
    for turn, code in log:
        plies.append((turn, game.notation.format_move(state, code)))
        game.rules.apply(state, code)
    over = game.rules.to_act(state) == OVER
    headers = game_headers(game, len(plan.bots), options, plan.bots, datetime.date.today())
    headers["Result"] = standings_text(game.rules.standings(state)) if over else UNFINISHED
    return record_text(headers, plies, {}, []) + "\n"


def _chunks(games: int, size: int) -> Iterator[Chunk]:
    for first in range(0, games, size):
        yield first, min(size, games - first)


# The sum of it


def _add(sums: Tally, tally: Tally) -> None:
    sums.games += tally.games
    sums.totals = [a + b for a, b in zip_longest(sums.totals, tally.totals, fillvalue=0)]
    sums.records += tally.records
    sums.faulty = [a + b for a, b in zip_longest(sums.faulty, tally.faulty, fillvalue=0)]
    sums.stalled = [a + b for a, b in zip_longest(sums.stalled, tally.stalled, fillvalue=0)]
    sums.lost += tally.lost


def _result(plan: Plan, sums: Tally, seconds: float) -> Simulation:
    finished, turns, *seats = sums.totals or [0, 0]
    numbers = (seats[::2], seats[1::2], sums.faulty, sums.stalled)
    columns = zip_longest(plan.bots, *numbers, fillvalue=0)
    return Simulation(
        games=sums.games,
        unfinished=sums.games - finished,
        seconds=seconds,
        games_per_second=sums.games / seconds,
        turns_per_second=turns / seconds,
        reproducible=not timed(plan) and not any(sums.stalled) and not sums.lost,
        seats=tuple(_seat_result(str(bot), finished, *numbers) for bot, *numbers in columns),
        lost=sums.lost,
    )


def _seat_result(
    bot: str, games: int, win_units: int, score: int, faulty: int, stalled: int
) -> SeatResult:
    wins = win_units / WIN
    low, high = wilson(wins, games)
    share = wins / games if games else 0.0
    mean_score = score / games if games else 0.0
    return SeatResult(bot, wins, share, low, high, mean_score, faulty, stalled)
