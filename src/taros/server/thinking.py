"""Bots think in processes of their own, never on the event loop.

Processes are forked from a server that has loaded all they need (`preload`), so that each of
them is ready at once and small. A process ends with the worker it belongs to, however that ends; if
one of them dies, all are started anew.
"""

import asyncio
import multiprocessing
import os
import secrets
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait

from taros import bots, games
from taros.bots.kernels.rng import seed_rng
from taros.core.game import State

SEEDS = 2**62
MOST = 4  # processes


class Thinkers:
    def __init__(self, processes: int) -> None:
        self._processes = processes or min(MOST, os.cpu_count() or 1)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["taros.server.preload"])
        return ProcessPoolExecutor(self._processes, context, initializer=end_with_parent)

    async def start(self) -> None:
        """Have a process ready before the first bot is asked."""
        await self._run(os.getpid)

    async def choose(self, game: str, bot: str, observation: State, legal: Sequence[int]) -> int:
        """What a bot plays, from what its seat may know. One broken pool is forgiven."""
        task = partial(choose, game, bot, observation, legal, secrets.randbelow(SEEDS))
        pool = self._pool
        try:
            return await self._run(task)
        except BrokenProcessPool:
            if pool is self._pool:
                pool.shutdown(wait=False)
                self._pool = self._new_pool()
            return await self._run(task)

    async def _run(self, task: Callable[[], int]) -> int:
        """Starting a process takes its time too: in a thread."""
        return await asyncio.wrap_future(await asyncio.to_thread(self._pool.submit, task))

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


def choose(game: str, bot: str, observation: State, legal: Sequence[int], seed: int) -> int:
    """Runs in a process of the pool."""
    rng = [0]
    seed_rng(rng, seed, 0)
    return bots.get(bot, games.get(game)).choose(observation, legal, rng)


def end_with_parent() -> None:
    """A pool's processes outlive a worker that was killed, unless somebody watches."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()
