"""Bots think in a thread of their own, so that one that never answers can be left behind."""

import ctypes
import faulthandler
import os
import sys
import time
import weakref
from collections.abc import Callable, Sequence
from functools import partial
from operator import index
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Literal, NamedTuple, SupportsIndex

from taros.bots.base import Player
from taros.core.game import State

GRACE = 10.0  # seconds

FaultKind = Literal["raised", "illegal", "stalled"]


class Answer(NamedTuple):
    """What a bot has chosen, or how it failed to, and how long it took."""

    code: int | None
    fault: FaultKind | None
    text: str  # of the fault
    seconds: float


class _Illegal(Exception):
    """What a bot has said is not legal."""


class _Left(BaseException):
    """Raised inside a bot that was left behind: where it runs Python, it ends."""


Question = Callable[[], int | None]


class Thinker:
    """Asks bots. Time that goes into compiling is not theirs."""

    def __init__(self, *, replaceable: bool) -> None:
        """`replaceable`: somebody starts this process anew should it have to be ended, because a
        bot holds the interpreter itself and nothing else can run."""
        self.has_left_one = False
        """Whether a bot may still be thinking somewhere in this process."""
        self._last_resort = _LastResort() if replaceable else None
        self._begin()

    def ask_move(
        self,
        player: Player,
        observation: State,
        legal: Sequence[int],
        rng: list[int],
        patience: float,
    ) -> Answer:
        """Patience is besides the seconds of a time budget."""
        choose = partial(player.choose, observation, tuple(legal), rng)
        return self.ask(partial(_legal, choose, legal), patience + (player.budget.seconds or 0))

    def ask(self, question: Question, patience: float) -> Answer:
        """Anything about a bot that may fail as it does."""
        self._questions.put(question)
        while True:
            if self._last_resort:
                self._last_resort.arm(patience + GRACE)
            try:
                return self._answers.get(timeout=patience)
            except Empty:
                if not _is_compiling():
                    self._leave()
                    return Answer(None, "stalled", f"{patience:g} s", patience)

    def rest(self) -> None:
        """Nothing will be asked for a while."""
        if self._last_resort:
            self._last_resort.disarm()

    def _begin(self) -> None:
        self._questions: SimpleQueue[Question | None] = SimpleQueue()
        self._answers: SimpleQueue[Answer] = SimpleQueue()
        queues = self._questions, self._answers
        self._thread = Thread(target=_think, args=queues, name="bot", daemon=True)
        self._thread.start()
        weakref.finalize(self, self._questions.put, None)

    def _leave(self) -> None:
        self.has_left_one = True
        ident = ctypes.c_ulong(self._thread.ident or 0)
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ident, ctypes.py_object(_Left))
        self._begin()


def _think(questions: SimpleQueue[Question | None], answers: SimpleQueue[Answer]) -> None:
    try:
        while (question := questions.get()) is not None:
            answers.put(_answer(question))
    except _Left:
        pass


def _answer(question: Question) -> Answer:
    began = time.perf_counter()
    code: int | None = None
    fault: FaultKind | None = None
    text = ""
    try:
        code = question()
    except _Left:
        raise
    except _Illegal as illegal:
        fault, text = "illegal", str(illegal)
    except BaseException as error:
        fault, text = "raised", _told(error)
    return Answer(code, fault, _writable(text), time.perf_counter() - began)


def _legal(choose: Callable[[], object], legal: Sequence[int]) -> int:
    """Raises _Illegal, or what comes of looking at something odd."""
    said = choose()
    if isinstance(said, SupportsIndex):
        code = index(said)  # once: it may say something else the next time
        if code in legal:
            return code
    raise _Illegal(repr(said))


def _told(error: BaseException) -> str:
    """Its name at least: what a bot raises may raise again when it is asked for its text."""
    name = type(error).__name__
    try:
        return f"{name}: {error}"
    except Exception:
        return name


def _writable(text: str) -> str:
    """Files take no half of a character, as names of other files may have them."""
    return text.encode(errors="backslashreplace").decode()


def _is_compiling() -> bool:
    """Whether some thread is in numba's compiler, or fetches from its cache."""
    numba = sys.modules.get("numba.core.compiler_lock")
    if numba is None:
        return False
    lock = numba.global_compiler_lock._lock
    free: bool = lock.acquire(blocking=False)
    if free:
        lock.release()
    return not free


class _LastResort:
    """Ends this process, without the help of its interpreter, if it is not armed again in time."""

    def __init__(self) -> None:
        self._nowhere = os.open(os.devnull, os.O_WRONLY)
        self._armed, self._seconds = float("-inf"), 0.0

    def arm(self, seconds: float) -> None:
        now = time.monotonic()
        if now - self._armed > 1 or self._seconds != seconds:  # it costs more than quick bots do
            self._armed, self._seconds = now, seconds
            faulthandler.dump_traceback_later(seconds, exit=True, file=self._nowhere)

    def disarm(self) -> None:
        faulthandler.cancel_dump_traceback_later()
        self._armed = float("-inf")
