"""Bots think in processes of their own, never on the event loop.

Processes are forked from a server that has loaded what they share (`preload`), so that each of them
is ready at once and small. People take turns, however many bots one of them has. A bot that has
thought for the time limit plays the best move it has found. One that fails, hangs or answers
nonsense loses that move, which is then made at random. A process ends with the worker it belongs
to, however that ends.
"""

import asyncio
import logging
import multiprocessing
import os
import secrets
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, contextmanager
from functools import lru_cache, partial
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from taros import bots, games
from taros.bots.base import Player
from taros.bots.learned import has_learned
from taros.core.game import State
from taros.kernels.shared.rng import seed_rng
from taros.review import advice
from taros.review.advice import Advice
from taros.tables.events import Fault

from ..people.fair_pool import FairPool
from ..people.fair_queue import Key

SEEDS = 2**62
MOST = 4  # processes
PLAYERS = 32  # bots that a process keeps ready: people may ask for any strength
LOADING = 600.0  # seconds that a bot may take to be ready, when its kernels must be compiled first
LOW_PRIORITY = 10
BUSY_TIME = 1.0  # seconds of a move while somebody else waits for a process

log = logging.getLogger(__name__)

Task = Callable[[], Any]
OWN: Key = ("", "")  # of what nobody asked for


class Thought(NamedTuple):
    """A legal move, and what went wrong if it is not the bot's own."""

    code: int
    fault: Fault | None = None


class Failure(Exception):
    """What a task raised, as text."""


class Thinkers:
    """The processes. Requests that have to wait for one take turns by key: (origin, guest)."""

    def __init__(self, processes: int, think_time: float, grace: float) -> None:
        """`think_time` is the time limit of a move in seconds, `grace` how much longer an answer is
        waited for."""
        self._thinkers = [Thinker() for _ in range(processes or min(MOST, os.cpu_count() or 1))]
        self._think_time = think_time
        self._patience = think_time + grace
        self._idle = FairPool(self._thinkers)
        self._advising = FairPool([None])

    async def start(self) -> None:
        """Have all levels compiled, by a process that gives way to all others, and one loaded."""
        compiler = Thinker()
        self._thinkers.append(compiler)
        try:
            await compiler.ask(partial(load_levels, LOW_PRIORITY), LOADING)
        finally:
            compiler.close()
        async with self.idle() as thinker:
            await thinker.ask(load_levels, LOADING)

    async def choose(
        self, game: str, bot: str, observation: State, legal: Sequence[int], key: Key
    ) -> Thought:
        """What a bot plays, from what its seat may know, at a table of `key`."""
        seed = secrets.randbelow(SEEDS)
        try:
            async with self.idle(key) as thinker:
                seconds = self._time_limit()
                task = partial(choose, game, bot, observation, legal, seed, seconds)
                code = await thinker.ask(task, self._patience, (game, bot))
        except TimeoutError:
            log.warning("%s: bot %s takes more than %g s", game, bot, self._patience)
            return Thought(secrets.choice(legal), "stalled")
        except Exception:
            log.exception("%s: bot %s", game, bot)
            return Thought(secrets.choice(legal), "failed")
        if code not in legal:
            log.warning("%s: bot %s chose %r", game, bot, code)
            return Thought(secrets.choice(legal), "illegal")
        return Thought(code)

    def _time_limit(self) -> float:
        """Return the seconds that a bot may think about a move now: fewer while others wait."""
        return min(self._think_time, BUSY_TIME) if self._idle.waiting else self._think_time

    async def advise(self, game: str, observation: State, key: Key) -> Advice:
        """The best move of the seat to act, from what it may know, for `key`. Raises NotAllowed.

        One after the other, so that bots find a process too.
        """
        advice.check(games.get(game), advice.DEFAULT)
        async with self._advising.borrow(key), self.idle(key) as thinker:
            found: Advice = await thinker.ask(partial(advise, game, observation), LOADING)
        return found

    def idle(self, key: Key = OWN) -> AbstractAsyncContextManager["Thinker"]:
        """A process for oneself, when it is the turn of `key`."""
        return self._idle.borrow(key)

    def close(self) -> None:
        for thinker in self._thinkers:
            thinker.close()


class Thinker:
    """One process, started when it is needed, and anew if it has died."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._connection: Connection[Any, Any] | None = None
        self._closed = False
        self._loaded: set[tuple[str, str]] = set()  # games and bots, without their strengths

    async def ask(self, task: Task, patience: float, player: tuple[str, str] | None = None) -> Any:
        """What a task gives within `patience` seconds.

        If it needs a `player`, a game and a bot, that one is loaded first, in a time of its own. If
        the process dies of it, another one tries, once.
        """
        try:
            return await self._ask(task, patience, player)
        except TimeoutError:
            raise
        except (EOFError, OSError):
            return await self._ask(task, patience, player)

    async def _ask(self, task: Task, patience: float, player: tuple[str, str] | None) -> Any:
        if player is not None:
            game, bot = player
            kind = game, bot.partition(":")[0]  # any other strength of it is ready soon
            if kind not in self._loaded:
                await self._answer(partial(load_player, game, bot), LOADING)
                self._loaded.add(kind)
        return await self._answer(task, patience)

    async def _answer(self, task: Task, patience: float) -> Any:
        answered = False
        try:
            connection = self._connection
            if connection is None:
                connection = await asyncio.to_thread(self._begin)
            connection.send(task)
            async with asyncio.timeout(patience):
                await _readable(connection)
            answer = connection.recv()
            answered = True
        finally:
            if not answered:
                self._end()
        if isinstance(answer, Failure):
            raise answer
        return answer

    def _begin(self) -> "Connection[Any, Any]":
        """Takes its time: in a thread."""
        if self._closed:
            raise RuntimeError("closed")
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["taros.server.work.preload"])
        ours, theirs = context.Pipe()
        process = context.Process(target=think, args=(theirs,), daemon=True)
        resource_tracker.ensure_running()  # by itself it would let Ctrl-C through again
        with _deaf_to_interrupts():
            process.start()
        theirs.close()
        self._process, self._connection = process, ours
        return ours

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
        if self._connection is not None:
            self._connection.close()
        self._process = self._connection = None
        self._loaded.clear()

    def close(self) -> None:
        self._closed = True
        self._end()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Ctrl-C in a terminal reaches every process, but `taros serve` ends the others. What is
    started here never hears of it, not even while it is too young to say what it ignores."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


async def _readable(connection: "Connection[Any, Any]") -> None:
    loop = asyncio.get_running_loop()
    answered = asyncio.Event()
    descriptor = connection.fileno()
    loop.add_reader(descriptor, answered.set)
    try:
        await answered.wait()
    finally:
        loop.remove_reader(descriptor)
        os.set_blocking(descriptor, True)  # uvloop leaves it otherwise: long messages would be cut


# What runs in the processes


def think(connection: "Connection[Any, Any]") -> None:
    """One task after the other, until nobody asks any more."""
    end_with_parent()
    while True:
        try:
            task = connection.recv()
        except EOFError:
            return
        try:
            connection.send(task())
        except Exception:
            connection.send(Failure(traceback.format_exc()))


def choose(
    game: str, bot: str, observation: State, legal: Sequence[int], seed: int, seconds: float
) -> int:
    """Let a bot think for `seconds` at most."""
    rng = [0]
    seed_rng(rng, seed, 0)
    return _player(game, bot).choose(observation, legal, rng, seconds)


def advise(game: str, observation: State) -> Advice:
    return advice.advise(games.get(game), observation)


def load_player(game: str, bot: str) -> None:
    """Have its kernels compiled or loaded."""
    _player(game, bot)


def load_levels(niceness: int = 0) -> None:
    """And what hints need."""
    os.nice(niceness)
    for game in games.names():
        for level in games.get(game).levels:
            load_player(game, level)
    for game in filter(lambda name: has_learned(games.get(name)), games.names()):
        match = games.new(game, seats=max(games.get(game).seats), seed=0)
        advise(game, advice.observed(match.game, match.state))


@lru_cache(maxsize=PLAYERS)
def _player(game: str, bot: str) -> Player:
    player = bots.get(bot, games.get(game))
    player.warm_up()
    return player


def end_with_parent() -> None:
    """A process outlives the one that started it and was killed, unless somebody watches."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
