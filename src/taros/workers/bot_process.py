"""A worker process for an event loop: bots at tables, hints and reviews run there, never in the
loop.

It is started when it is first needed, forked from a server process that has loaded what all of
them share, so that it is ready at once and small.
"""

import asyncio
import os
import threading
import traceback
from collections.abc import Awaitable, Callable, MutableSequence, Sequence
from contextlib import suppress
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar

from taros import bots, games
from taros.bots.base import Player
from taros.core.game import State

from .bot_move import BotMove, choose_move, random_move
from .process import MAX_ATTEMPTS, Reply, WorkerDied, WorkerProcess

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

MAX_PLAYERS = 32  # bots that a process keeps ready: people may choose any strength
POLL_SECONDS = 0.01
LOAD_SECONDS = 600.0  # until a bot must be ready, whose kernels may have to be compiled first

T = TypeVar("T")
Call = Callable[[], T]


class BotProcess:
    """One worker process, which runs one call at a time and is restarted when it dies."""

    def __init__(self) -> None:
        self._worker: WorkerProcess | None = None
        self._closed = False
        self._closing = threading.Lock()  # held while a process that has started is kept, or not
        self._loaded: set[tuple[str, str]] = set()  # games and bots, without their strengths

    async def run_limited(self, call: Call[T], seconds: float) -> T:
        """Return what `call`, which is pickled, returns in the process.

        If the process dies, the call is run once more in a new one. Raises TimeoutError if it takes
        longer than `seconds`, for which the process is killed; WorkerDied; or what `call` raises.
        """
        return await _retried(partial(self._run, call, seconds))

    async def choose_move(
        self,
        game: str,
        bot: str,
        observation: State,
        legal: Sequence[int],
        rng: MutableSequence[int],
        think_seconds: float,
        seconds: float,
    ) -> BotMove:
        """Let a bot choose one of the `legal` codes, thinking for `think_seconds` at most.

        A bot that has not chosen after `seconds` is stalled, and its process killed. Loading the
        bot has a time limit of its own. A random move is drawn from `rng` if the bot fails.
        """
        call = partial(_choose_move, game, bot, observation, legal, rng, think_seconds)

        async def load_and_choose() -> BotMove:
            await self._load(game, bot)
            return await self._run(call, seconds)

        try:
            return await _retried(load_and_choose)
        except TimeoutError:
            return random_move(legal, rng, "stalled", f"{seconds:g} s", seconds)
        except Exception as error:  # whatever loading a bot raises
            move = random_move(legal, rng, "failed", repr(error))
            return move._replace(traceback="".join(traceback.format_exception(error)))

    def close(self) -> None:
        """Kill the process and start no other one."""
        with self._closing:
            self._closed = True
        self._kill()

    async def _load(self, game: str, bot: str) -> None:
        """Load a bot, unless it was loaded with this or another strength: that is quick."""
        kind = game, bot.partition(":")[0]
        if kind not in self._loaded:
            await self._run(partial(load_bot, game, bot), LOAD_SECONDS)
            self._loaded.add(kind)

    async def _run(self, call: Call[T], seconds: float) -> T:
        reply: Reply | None = None
        try:
            worker = self._worker
            if worker is None:
                worker = await asyncio.to_thread(self._start)
            worker.send(call)
            async with asyncio.timeout(seconds):
                await _readable(worker.connection)
            reply = worker.receive()
        finally:
            if reply is None:  # it has died, or nobody knows what it is doing
                self._kill()
        result: T = reply.get()
        return result

    def _start(self) -> WorkerProcess:
        """Start the process and wait until it is ready; not on the event loop."""
        if self._closed:
            raise RuntimeError("closed")
        worker = WorkerProcess(_Calls(), preloaded=True)
        worker.wait_until_ready()
        with self._closing:
            if self._closed:
                worker.kill()
                raise RuntimeError("closed")
            self._worker = worker
        return worker

    def _kill(self) -> None:
        if self._worker is not None:
            self._worker.kill()
        self._worker = None
        self._loaded.clear()


async def _retried(attempt: Callable[[], Awaitable[T]]) -> T:
    """Return what `attempt` returns; repeat it if its worker dies, as often as any task."""
    for _ in range(MAX_ATTEMPTS - 1):
        with suppress(WorkerDied):
            return await attempt()
    return await attempt()


async def _readable(connection: "Connection[Any, Any]") -> None:
    """Wait until a message can be received, or the other end is gone."""
    loop, descriptor = asyncio.get_running_loop(), connection.fileno()
    readable = asyncio.Event()
    try:
        loop.add_reader(descriptor, readable.set)
    except NotImplementedError:  # the event loop of Windows
        while not connection.poll():
            await asyncio.sleep(POLL_SECONDS)
        return
    try:
        await readable.wait()
    finally:
        loop.remove_reader(descriptor)
        os.set_blocking(descriptor, True)  # uvloop unsets it: long messages would be cut


# What runs in the process


class _Calls:
    """The job of running any call that can be pickled."""

    max_queued: ClassVar[int] = 1
    needs_restart: ClassVar[bool] = False

    def start(self, *, replaceable: bool) -> "_Calls":
        return self

    def run(self, call: Call[Any]) -> Any:
        return call()


def _choose_move(
    game: str,
    bot: str,
    observation: State,
    legal: Sequence[int],
    rng: MutableSequence[int],
    seconds: float,
) -> BotMove:
    return choose_move(_player(game, bot), observation, legal, rng, seconds)


def load_bot(game: str, bot: str) -> None:
    """Compile or load what a bot needs, in this process. Raises what the bot raises."""
    _player(game, bot)


@lru_cache(maxsize=MAX_PLAYERS)
def _player(game: str, bot: str) -> Player:
    player = bots.get(bot, games.get(game))
    player.warm_up()
    return player
