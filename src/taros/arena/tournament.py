"""Tournaments: bots play in every order over the same chance, and are scored and rated.

The result of a game depends on the plan and its number alone. So the result of a tournament is the
same on any number of processes and machines, unless a bot's budget is a time.
"""

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import msgspec

from taros import bots as registry
from taros import games as all_games
from taros.core.errors import BadOption
from taros.core.options import changed, resolve
from taros.workers.code_fingerprint import code_fingerprint
from taros.workers.pool import open_pool

from .play import PATIENCE, Arena, GameResult, check_seed, lost_game
from .schedule import LineUp, Pairing, Schedule, schedule, seats_for
from .score import BotScore, TournamentGame, scores
from .tournament_file import TournamentFile, TournamentPlan

MAX_LOST_SHOWN = 5


class LostGame(msgspec.Struct, frozen=True):
    """A game that has killed two processes."""

    game: int
    lineup: LineUp


class Tournament(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result. All but times is the same on every machine, if it is reproducible."""

    game: str
    options: dict[str, str]
    entered: tuple[str, ...]  # the bots as they were named
    seats: int
    seed: int
    lineups: int  # how many orders there are
    planned: int  # games
    games: int
    unfinished: int
    reproducible: bool
    seconds: float  # of this run, from the first game on
    bots: tuple[BotScore, ...]
    lost: int = 0  # unfinished games that have killed two processes; by which bot is not known
    lost_games: tuple[LostGame, ...] = ()  # the first of them


def plan(
    game: str, bots: Sequence[str], seats: int | None, seed: int, options: Mapping[str, Any]
) -> TournamentPlan:
    """Return a checked plan. Raises Unknown or BadOption.

    If `seats` is None there are as many as bots, as far as the game allows.
    """
    rules = all_games.get(game)
    for bot in bots:
        registry.check(bot, rules)
    count = seats_for(rules, bots, seats)
    check_seed(seed)
    chosen = all_games.choose_options(rules, count, options)
    return TournamentPlan(game, changed(chosen), tuple(bots), count, seed, code_fingerprint())


def tournament(
    plan: TournamentPlan,
    games: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    patience: float = PATIENCE,
    path: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Tournament:
    """Play at least `games` games, as many as it takes to have every order equally often.

    Games are added to the file at `path` as soon as they are finished, and those in it are not
    played again. `jobs` is the number of processes, `cluster` the address of a Ray cluster, as in
    `open_pool`. A bot has `patience` seconds for a move, besides its own time. `progress` is called
    with the number of games finished since its last call. Interrupted by Ctrl-C, it returns the
    result of the games played until then. Raises BadOption or OSError.
    """
    if games < 1:
        raise BadOption("option-value", name="games", value=str(games), allowed="1")
    whole = schedule(plan.bots, plan.seats, games)
    with TournamentFile(plan, path) as file:
        done = sum(number < whole.games for number in file.games)
        progress(done)
        seconds = 0.0
        if done < whole.games:
            missing = (number for number in range(whole.games) if number not in file.games)
            job = TournamentJob(plan, patience)
            with suppress(KeyboardInterrupt), open_pool(job, jobs, cluster, _lost) as run:
                began = time.perf_counter()
                try:
                    for _, (number, result) in run(map(whole.pairing, missing)):
                        file.add(number, result)
                        progress(1)
                finally:
                    seconds = time.perf_counter() - began
        return _result(plan, whole, file.games, seconds)


# What runs in the workers


class TournamentJob(msgspec.Struct, frozen=True):
    """The job of playing games of a plan."""

    plan: TournamentPlan
    patience: float
    max_queued: ClassVar[int] = 1

    def start(self, *, replaceable: bool) -> "TournamentRunner":
        game = all_games.get(self.plan.game)
        options = resolve(game.options, {}, self.plan.options)
        arena = Arena(
            game, self.plan.seats, options, patience=self.patience, replaceable=replaceable
        )
        arena.warm_up(self.plan.bots)
        return TournamentRunner(arena, self.plan.seed)


class TournamentRunner:
    """Plays games of a tournament."""

    def __init__(self, arena: Arena, seed: int) -> None:
        self.arena = arena
        self.seed = seed

    @property
    def needs_restart(self) -> bool:
        return self.arena.bot_thread.has_abandoned

    def run(self, pairing: Pairing) -> tuple[int, GameResult]:
        """Play one game; return its number and its result."""
        return pairing.number, self.arena.play(pairing.lineup, self.seed, pairing.deal)


def _lost(pairing: Pairing) -> tuple[int, GameResult]:
    """Return the number and the result of a game that kills every process."""
    return pairing.number, lost_game(len(pairing.lineup))


# The result


def _result(
    plan: TournamentPlan, whole: Schedule, results: Mapping[int, GameResult], seconds: float
) -> Tournament:
    rules = all_games.get(plan.game)
    games = [
        TournamentGame(number, whole.pairing(number).lineup, results[number])
        for number in sorted(results)
        if number < whole.games
    ]
    lost = [LostGame(game.number, game.lineup) for game in games if game.result.lost]
    reproducible = {bot: registry.get(bot, rules).reproducible for bot in plan.bots}
    return Tournament(
        game=plan.game,
        options=plan.options,
        entered=plan.bots,
        seats=plan.seats,
        seed=plan.seed,
        lineups=len(whole.lineups),
        planned=whole.games,
        games=len(games),
        unfinished=sum(not game.result.places for game in games),
        reproducible=all(reproducible.values()) and not lost and not _stalls(games),
        seconds=seconds,
        bots=scores(reproducible, plan.seats, games),
        lost=len(lost),
        lost_games=tuple(lost[:MAX_LOST_SHOWN]),
    )


def _stalls(games: Iterable[TournamentGame]) -> bool:
    """Return whether a bot was stalled, which may not happen on a faster machine."""
    return any(fault.kind == "stalled" for game in games for fault in game.result.faults)
