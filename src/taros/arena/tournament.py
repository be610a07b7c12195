"""Tournaments: bots meet in every order over the same chance, and what comes of it is weighed.

What a game brings depends on the plan and its number alone. So the result is the same however many
processes and machines have helped, unless a bot's budget is a time.
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
from taros.workers.pool import workers

from .play import PATIENCE, Arena, Played, check_seed, lost_game
from .results import Plan, Results
from .schedule import LineUp, Pairing, Schedule, schedule, seats_for
from .score import BotScore, Game, scores

SHOWN_LOST = 5


class LostGame(msgspec.Struct, frozen=True):
    """One that has ended the process that played it, twice."""

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
    lost: int = 0  # unfinished games that have ended two processes; by which bot is not known
    lost_games: tuple[LostGame, ...] = ()  # the first of them


def plan(
    game: str, bots: Sequence[str], seats: int | None, seed: int, options: Mapping[str, Any]
) -> Plan:
    """Check everything that can be wrong. Raises Unknown or BadOption.

    Without a number of seats there are as many as bots, as far as the game allows.
    """
    rules = all_games.get(game)
    for bot in bots:
        registry.check(bot, rules)
    count = seats_for(rules, bots, seats)
    check_seed(seed)
    chosen = all_games.choose_options(rules, count, options)
    return Plan(game, changed(chosen), tuple(bots), count, seed, code_fingerprint())


def tournament(
    plan: Plan,
    games: int,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    patience: float = PATIENCE,
    path: Path | None = None,
    progress: Callable[[int], None] = lambda games: None,
) -> Tournament:
    """Play at least so many games, as many as it takes to have every order equally often.

    Games are added to the file at `path` as soon as they are finished, and those in it are not
    played again. Interrupted by Ctrl-C, it returns the result of those that were played. `jobs` and
    `cluster` as of `workers`. Raises BadOption or OSError.
    """
    if games < 1:
        raise BadOption("option-value", name="games", value=str(games), allowed="1")
    whole = schedule(plan.bots, plan.seats, games)
    with Results(plan, path) as results:
        done = sum(number < whole.games for number in results.games)
        progress(done)
        seconds = 0.0
        if done < whole.games:
            missing = (number for number in range(whole.games) if number not in results.games)
            job = Playing(plan, patience)
            with suppress(KeyboardInterrupt), workers(job, jobs, cluster, _lost) as run:
                began = time.perf_counter()
                try:
                    for _, (number, played) in run(map(whole.pairing, missing)):
                        results.add(number, played)
                        progress(1)
                finally:
                    seconds = time.perf_counter() - began
        return _result(plan, whole, results.games, seconds)


class Playing(msgspec.Struct, frozen=True):
    """The job of playing games of a plan."""

    plan: Plan
    patience: float
    ahead: ClassVar[int] = 1

    def begin(self, *, replaceable: bool) -> "Begun":
        game = all_games.get(self.plan.game)
        options = resolve(game.options, {}, self.plan.options)
        arena = Arena(
            game, self.plan.seats, options, patience=self.patience, replaceable=replaceable
        )
        arena.warm_up(self.plan.bots)
        return Begun(arena, self.plan.seed)


class Begun:
    """The same, begun in some process."""

    def __init__(self, arena: Arena, seed: int) -> None:
        self.arena = arena
        self.seed = seed

    @property
    def is_worn(self) -> bool:
        return self.arena.thinker.has_left_one

    def do(self, pairing: Pairing) -> tuple[int, Played]:
        """The number of the game and what came of it."""
        return pairing.number, self.arena.play(pairing.lineup, self.seed, pairing.deal)


def _lost(pairing: Pairing) -> tuple[int, Played]:
    """The same of a game that ends every process."""
    return pairing.number, lost_game(len(pairing.lineup))


def _result(
    plan: Plan, whole: Schedule, played: Mapping[int, Played], seconds: float
) -> Tournament:
    rules = all_games.get(plan.game)
    games = [
        Game(number, whole.pairing(number).lineup, played[number])
        for number in sorted(played)
        if number < whole.games
    ]
    lost = [LostGame(game.number, game.lineup) for game in games if game.played.lost]
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
        unfinished=sum(not game.played.places for game in games),
        reproducible=all(reproducible.values()) and not lost and not _stalls(games),
        seconds=seconds,
        bots=scores(reproducible, plan.seats, games),
        lost=len(lost),
        lost_games=tuple(lost[:SHOWN_LOST]),
    )


def _stalls(games: Iterable[Game]) -> bool:
    """Whether a bot was given up that a faster machine might have heard."""
    return any(fault.kind == "stalled" for game in games for fault in game.played.faults)
