"""A thread for bots, so that one that never chooses a move can be left behind."""

import ctypes
import faulthandler
import os
import sys
import time
import weakref
from collections.abc import Callable, MutableSequence, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from taros.bots.base import Player
from taros.core.game import State

from .bot_move import Abandoned, BotMove, choose_move, random_move

EXIT_GRACE = 10.0  # seconds after a time limit until a process that cannot be interrupted exits

T = TypeVar("T")
Call = Callable[[], object]


class BotThread:
    """Runs bots with time limits. Time that goes into compiling does not count."""

    def __init__(self, *, replaceable: bool) -> None:
        """`replaceable`: if this process exits, another one is started in its place. Then it exits
        when a bot holds the interpreter itself, so that nothing else can run."""
        self.has_abandoned = False
        """Whether a bot that was left behind may still run in this process."""
        self._exit_timer = _ExitTimer() if replaceable else None
        self._start()

    def choose_move(
        self,
        player: Player,
        observation: State,
        legal: Sequence[int],
        rng: MutableSequence[int],
        seconds: float,
    ) -> BotMove:
        """Let `player` choose one of the `legal` codes, within `seconds` besides its own budget.

        The player gets a copy of `rng`. A random move is drawn from `rng` if it fails.
        """
        limit = seconds + (player.budget.seconds or 0)
        try:
            call = partial(choose_move, player, observation, legal, rng)
            return self.run_limited(call, limit)
        except TimeoutError:
            return random_move(legal, rng, "stalled", f"{limit:g} s", limit)

    def run_limited(self, call: Callable[[], T], seconds: float) -> T:
        """Return what `call` returns, which must not raise anything but Abandoned.

        Raises TimeoutError if it takes longer than `seconds`; it is then left behind.
        """
        self._calls.put(call)
        while True:
            if self._exit_timer:
                self._exit_timer.start(seconds + EXIT_GRACE)
            try:
                result: T = self._results.get(timeout=seconds)
                return result
            except Empty:
                if not _is_compiling():
                    self._abandon()
                    raise TimeoutError from None

    def pause(self) -> None:
        """Stop the timer that ends this process: no bot runs for a while."""
        if self._exit_timer:
            self._exit_timer.stop()

    def _start(self) -> None:
        self._calls: SimpleQueue[Call | None] = SimpleQueue()
        self._results: SimpleQueue[Any] = SimpleQueue()
        queues = self._calls, self._results
        self._thread = Thread(target=_run_calls, args=queues, name="bot", daemon=True)
        self._thread.start()
        weakref.finalize(self, self._calls.put, None)

    def _abandon(self) -> None:
        self.has_abandoned = True
        ident = ctypes.c_ulong(self._thread.ident or 0)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(Abandoned))
        self._start()


def _run_calls(calls: SimpleQueue[Call | None], results: SimpleQueue[Any]) -> None:
    try:
        while (call := calls.get()) is not None:
            results.put(call())
    except Abandoned:
        pass


def _is_compiling() -> bool:
    """Return whether some thread is in numba's compiler, or loads from its cache."""
    numba = sys.modules.get("numba.core.compiler_lock")
    if numba is None:
        return False
    lock = numba.global_compiler_lock._lock
    free: bool = lock.acquire(blocking=False)
    if free:
        lock.release()
    return not free


class _ExitTimer:
    """Ends this process, without its interpreter, unless it is stopped or started again in time."""

    def __init__(self) -> None:
        self._nowhere = os.open(os.devnull, os.O_WRONLY)
        self._started, self._seconds = float("-inf"), 0.0

    def start(self, seconds: float) -> None:
        now = time.monotonic()
        if now - self._started > 1 or self._seconds != seconds:  # it takes longer than quick bots
            self._started, self._seconds = now, seconds
            faulthandler.dump_traceback_later(seconds, exit=True, file=self._nowhere)

    def stop(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        self._started = float("-inf")
