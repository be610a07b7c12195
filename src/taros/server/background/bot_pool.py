"""The processes of a server in which bots choose moves and hints are made, shared by all people.

People take turns, no matter how many bots one of them has. A bot that has thought for the time
limit plays the best move it has found. One that fails, hangs or chooses what is not legal loses
that move, which is then made at random.
"""

import logging
import os
import secrets
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from functools import partial

from taros import games
from taros.bots.learned import has_learned
from taros.core.game import State
from taros.core.observation import observed
from taros.kernels.shared.rng import seed_rng
from taros.review import advice
from taros.review.advice import Advice
from taros.workers.bot_move import BotMove
from taros.workers.bot_process import LOAD_SECONDS, BotProcess, load_bot
from taros.workers.process import run_at_low_priority

from ..people.fair_pool import FairPool
from ..people.fair_queue import Key

NUM_SEEDS = 2**62
MAX_PROCESSES = 4  # where the settings give no number
BUSY_THINK_SECONDS = 1.0  # for a move while somebody else waits for a process
SERVER: Key = ("", "")  # whose turn it is for what no person needs

log = logging.getLogger(__name__)


class BotPool:
    """Processes for bots. Requests that have to wait for one take turns by key: (origin, guest)."""

    def __init__(self, processes: int, think_time: float, grace: float) -> None:
        """Start no process yet.

        `processes` is how many there are, 0 for one a core. `think_time` is the time limit of a
        move in seconds, `grace` how much longer a move is waited for.
        """
        count = processes or min(MAX_PROCESSES, os.cpu_count() or 1)
        self._processes = [BotProcess() for _ in range(count)]
        self._think_time = think_time
        self._grace = grace
        self._idle = FairPool(self._processes)
        self._advising = FairPool([None])

    async def start(self) -> None:
        """Compile all levels in a process of low priority, then load them in one of the pool."""
        compiler = BotProcess()
        self._processes.append(compiler)
        try:
            await compiler.run_limited(partial(run_at_low_priority, load_levels), LOAD_SECONDS)
        finally:
            compiler.close()
        async with self.borrow() as process:
            await process.run_limited(load_levels, LOAD_SECONDS)

    async def choose(
        self, game: str, bot: str, observation: State, legal: Sequence[int], key: Key
    ) -> BotMove:
        """Let a bot choose one of the `legal` codes from what its seat may know.

        `key` is that of the table. The move is always legal: a random one if it has a fault.
        """
        rng = [0]
        seed_rng(rng, secrets.randbelow(NUM_SEEDS), 0)
        async with self.borrow(key) as process:
            move = await process.choose_move(
                game,
                bot,
                observation,
                legal,
                rng,
                think_seconds=self._think_seconds(),
                seconds=self._think_time + self._grace,
            )
        if move.fault:
            log.warning("%s: bot %s %s: %s\n%s", game, bot, move.fault, move.text, move.traceback)
        return move

    def _think_seconds(self) -> float:
        """Return how long a bot may think about a move now: less while others wait."""
        return min(self._think_time, BUSY_THINK_SECONDS) if self._idle.waiting else self._think_time

    async def advise(self, game: str, observation: State, key: Key) -> Advice:
        """Return the best move of the seat to act, from what it may know. Raises NotAllowed.

        `key` is that of the person. There is one piece of advice at a time, so that bots find a
        process too.
        """
        advice.check(games.get(game), advice.DEFAULT)
        async with self._advising.borrow(key), self.borrow(key) as process:
            return await process.run_limited(partial(advise, game, observation), LOAD_SECONDS)

    def borrow(self, key: Key = SERVER) -> AbstractAsyncContextManager[BotProcess]:
        """Wait for the turn of `key`; lend it a process for as long as the block lasts."""
        return self._idle.borrow(key)

    def close(self) -> None:
        """Kill all processes."""
        for process in self._processes:
            process.close()


# What runs in the processes


def advise(game: str, observation: State) -> Advice:
    """Return the best move of the seat to act."""
    return advice.advise(games.get(game), observation)


def load_levels() -> None:
    """Compile or load all levels of all games, and what hints need."""
    for game in games.names():
        for level in games.get(game).levels:
            load_bot(game, level)
    for game in filter(lambda name: has_learned(games.get(name)), games.names()):
        match = games.new(game, seats=max(games.get(game).seats), seed=0)
        advise(game, observed(match.game, match.state))
