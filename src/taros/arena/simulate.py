"""Simulations: many games between bots, on one core, on several, or on a cluster.

Bots that are kernels play inside a kernel, all others in an arena. Game number i of a seed is the
same game in every process, and all sums are whole numbers, so the result does not depend on how the
games were shared out.
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
from taros.kernels.workspaces import PlayoutWorkspace
from taros.workers.pool import in_order, open_pool

from .intervals import wilson
from .play import PATIENCE, Arena, PlyLog, check_seed
from .score import WIN

KINDS = {"random": 0, "greedy": 1}  # as in kernels/shared/playout.py
CHUNK = 2_000  # games of a task, played in a kernel
RECORD_CHUNK = 200  # of those whose records are kept
ARENA_CHUNK = 1  # of those played in an arena

Chunk = tuple[int, int]
"""The number of the first game, and how many there are."""


class SimulationPlan(msgspec.Struct, frozen=True):
    """What is to be simulated; small enough to be sent to other processes."""

    game: str
    options: dict[str, str]
    bots: tuple[str, ...]
    seed: int


class Tally(msgspec.Struct):
    """The sums over some games."""

    games: int
    totals: list[int]  # as in kernels/shared/playout.py
    records: str = ""
    faulty: list[int] = []  # moves by seat that bots have lost to `random`
    stalled: list[int] = []  # those of them for which the bot took too long
    lost: int = 0  # games that have killed two processes


class SeatResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the bot of one seat did."""

    bot: str
    wins: float  # a win shared by k counts 1/k
    win_share: float
    win_low: float  # Wilson interval, 95 %
    win_high: float
    mean_score: float
    faulty: int = 0  # moves that the bot has lost to `random`
    stalled: int = 0  # those of them for which it took too long, on this machine


class Simulation(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result; `seconds` are those of the games alone, without start and compilation."""

    games: int
    unfinished: int
    seconds: float
    games_per_second: float
    turns_per_second: float
    reproducible: bool
    seats: tuple[SeatResult, ...]
    lost: int = 0  # unfinished games that have killed two processes; by which bot is not known


def plan(game: str, bots: Sequence[str], seed: int, options: Mapping[str, Any]) -> SimulationPlan:
    """Return a checked plan: `bots` by seat, the options as texts or values.

    Raises Unknown or BadOption.
    """
    rules = games.get(game)
    for bot in bots:
        registry.check(bot, rules)
    check_seed(seed)
    chosen = games.choose_options(rules, len(bots), options)
    return SimulationPlan(game, changed(chosen), tuple(bots), seed)


def timed(plan: SimulationPlan) -> list[str]:
    """Return the bots whose budget is a time: they play otherwise on another machine."""
    rules = games.get(plan.game)
    return [bot for bot in plan.bots if not registry.get(bot, rules).reproducible]


def slow(result: Simulation) -> list[str]:
    """Return the bots that were stalled at least once; on a faster machine they may not be."""
    return [seat.bot for seat in result.seats if seat.stalled]


def simulate(
    plan: SimulationPlan,
    games: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    records: TextIO | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Simulation:
    """Play games 0 to `games - 1`; write their records to `records`, if it is given.

    `jobs` is the number of processes, `cluster` the address of a Ray cluster, as in `open_pool`.
    `progress` is called with the number of games played since its last call. Interrupted by Ctrl-C,
    it returns the result of the games played until then.
    """
    sums = Tally(0, [])
    job = SimulationJob(plan, records is not None)
    with open_pool(job, jobs, cluster, _lost) as run:
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


# What runs in the workers


class SimulationJob(msgspec.Struct, frozen=True):
    """The job of playing games of a plan."""

    plan: SimulationPlan
    recording: bool
    max_queued: ClassVar[int] = 4

    @property
    def in_kernel(self) -> bool:
        """Whether all bots are kernels."""
        return all(bot in KINDS for bot in self.plan.bots)

    @property
    def chunk(self) -> int:
        """How many games a task has."""
        if not self.in_kernel:
            return ARENA_CHUNK
        return RECORD_CHUNK if self.recording else CHUNK

    def start(self, *, replaceable: bool) -> "KernelRunner | ArenaRunner":
        if self.in_kernel:
            return KernelRunner(self.plan, recording=self.recording)
        return ArenaRunner(self.plan, recording=self.recording, replaceable=replaceable)


class KernelRunner:
    """Plays games in a kernel; compiles it when it is made."""

    needs_restart = False

    def __init__(
        self, plan: SimulationPlan, *, recording: bool = False, compiled: bool = True
    ) -> None:
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
        self.workspace = PlayoutWorkspace(*(array([0] * size, compiled) for size in sizes))
        self.play(0, 1)

    def run(self, chunk: Chunk) -> Tally:
        return self.play(*chunk)

    def play(self, first: int, games: int) -> Tally:
        """Play games number `first` to `first + games - 1`."""
        seats = len(self.plan.bots)
        totals = array([0] * (self.kernels.SEAT_TOTALS + 2 * seats), self.compiled)
        seed, records = self.plan.seed, ""
        if self.recording:
            for number in range(first, first + games):
                plies = self.kernels.play(self.start, self.bots, seed, number, self.workspace)
                records += self._record(plies)
                self.kernels.add_game(seats, self.workspace, totals)
        else:
            self.kernels.simulate(self.start, self.bots, seed, first, games, self.workspace, totals)
        return Tally(games, self._in_units(totals), records)

    def _in_units(self, totals: Sequence[int]) -> list[int]:
        """Return `totals` with wins in units of WIN instead of those of the game's kernel."""
        head = self.kernels.SEAT_TOTALS
        factor = WIN // self.kernels.WIN
        seats = [int(n) * (1 if i % 2 else factor) for i, n in enumerate(totals[head:])]
        return [*map(int, totals[:head]), *seats]

    def _record(self, plies: int) -> str:
        """Return the record of the game that was played last."""
        log = [int(x) for x in self.workspace.log[: 2 * plies]]
        pairs = list(zip(log[::2], log[1::2], strict=True))
        return _record(self.game, self.plan, self.options, pairs)


class ArenaRunner:
    """Plays games in an arena, move by move."""

    def __init__(self, plan: SimulationPlan, *, recording: bool, replaceable: bool) -> None:
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
    def needs_restart(self) -> bool:
        return self.arena.bot_thread.has_abandoned

    def run(self, chunk: Chunk) -> Tally:
        sums = Tally(0, [])
        first, games = chunk
        for number in range(first, first + games):
            _add(sums, self._play(number))
        return sums

    def _play(self, number: int) -> Tally:
        log: PlyLog | None = [] if self.recording else None
        result = self.arena.play(self.plan.bots, self.plan.seed, number, log)
        totals = [int(bool(result.places)), result.turns]
        faulty, stalled = ([0] * len(self.plan.bots) for _ in range(2))
        for fault in result.faults:
            faulty[fault.seat] += 1
            stalled[fault.seat] += fault.kind == "stalled"
        for place, score in zip(result.places, result.scores, strict=False):
            totals += [WIN // result.places.count(1) if place == 1 else 0, score]
        record = ""
        if log is not None:
            record = _record(self.game, self.plan, self.options, log)
        return Tally(1, totals, record, faulty, stalled)


def _lost(chunk: Chunk) -> Tally:
    """Return the tally of games that kill every process."""
    _, games = chunk
    return Tally(games, [], lost=games)


def _record(game: Game, plan: SimulationPlan, options: Options, log: PlyLog) -> str:
    """Return the record of a game; the text of a move may depend on the state before it."""
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


# The result


def _add(sums: Tally, tally: Tally) -> None:
    sums.games += tally.games
    sums.totals = [a + b for a, b in zip_longest(sums.totals, tally.totals, fillvalue=0)]
    sums.records += tally.records
    sums.faulty = [a + b for a, b in zip_longest(sums.faulty, tally.faulty, fillvalue=0)]
    sums.stalled = [a + b for a, b in zip_longest(sums.stalled, tally.stalled, fillvalue=0)]
    sums.lost += tally.lost


def _result(plan: SimulationPlan, sums: Tally, seconds: float) -> Simulation:
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
