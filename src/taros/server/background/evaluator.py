"""Rules evaluated beside the event loop: in a thread, a slice at a time, fair by person.

Work is a generator that yields where it may be interrupted and returns its result. After a slice of
time the next person's work goes on. Work whose client has gone is not continued.
"""

import asyncio
import logging
import threading
import time
from collections.abc import Callable
from typing import Any, Generic, TypeVar

from taros.core.errors import NotAllowed
from taros.core.steps import Steps

from ..people.fair_queue import FairQueue, Key

SLICE = 0.02  # seconds of one person's work before the next one's

T = TypeVar("T")

log = logging.getLogger(__name__)


def once(work: Callable[[], T]) -> Steps[T]:
    """Make steps of a function that is short enough to be one slice."""
    yield from ()
    return work()


class Evaluation(Generic[T]):
    """Work on its way through an evaluator."""

    def __init__(
        self, key: Key, steps: Steps[T], done: Callable[[T | None, BaseException | None], None]
    ) -> None:
        self.key = key
        self.done = done
        self.cancelled = False
        self.spent = 0.0
        """Seconds in which it was worked on."""
        self._steps = steps

    def advance(self) -> tuple[T | None, BaseException | None] | None:
        """Work for a slice of time; return result or error, None while there is more to do."""
        began = now = time.perf_counter()
        try:
            while now < began + SLICE:
                next(self._steps)
                now = time.perf_counter()
        except StopIteration as end:
            return end.value, None
        except Exception as error:  # it belongs to the one who waits for the result
            return None, error
        self.spent += now - began
        return None

    def abandon(self) -> None:
        """Let the steps clean up."""
        try:
            self._steps.close()
        except Exception:  # nobody waits for it any more
            log.exception("work that was given up")


class Evaluator:
    """One thread with a fair queue of evaluations."""

    def __init__(self, name: str, longest: float | None = None) -> None:
        """`longest` limits the seconds that are spent on one evaluation."""
        self._name = name
        self._longest = longest
        self._queue = FairQueue[Evaluation[Any]]()
        self._changed = threading.Condition()
        self._closed = False

    def open(self) -> None:
        """Start the thread; results are handed to the event loop that is running now."""
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._work, name=self._name, daemon=True).start()

    def close(self) -> None:
        """Stop after the slice that is under way; nobody hears of what is left."""
        with self._changed:
            self._closed = True
            self._changed.notify()

    def submit(
        self,
        key: Key,
        steps: Steps[T],
        done: Callable[[T | None, BaseException | None], None],
    ) -> Evaluation[T]:
        """Queue work; `done` is called on the event loop with its result or its error."""
        evaluation = Evaluation(key, steps, done)
        with self._changed:
            self._queue.put(key, evaluation)
            self._changed.notify()
        return evaluation

    async def run(self, key: Key, steps: Steps[T]) -> T:
        """Do work and return its result, or raise its error; it ends if the waiter is cancelled.

        Raises NotAllowed if it takes too long.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def done(result: T | None, error: BaseException | None) -> None:
            if future.done():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)  # type: ignore[arg-type]

        evaluation = self.submit(key, steps, done)
        try:
            return await future
        finally:
            self._cancel(evaluation)

    def _cancel(self, evaluation: Evaluation[Any]) -> None:
        """Take it out of the queue, or have it given up after the slice that is under way."""
        with self._changed:
            evaluation.cancelled = True
            waits = self._queue.remove(evaluation.key, evaluation)
        if waits:
            evaluation.abandon()

    def _work(self) -> None:
        while (evaluation := self._next()) is not None:
            self._advance(evaluation)
            del evaluation  # what it holds would else stay until there is more to do

    def _advance(self, evaluation: Evaluation[Any]) -> None:
        finished = evaluation.advance()
        if finished is None and self._longest is not None and evaluation.spent > self._longest:
            evaluation.abandon()
            finished = None, NotAllowed("too-long")
        if finished is not None:
            self._deliver(evaluation, *finished)
            return
        with self._changed:
            if not evaluation.cancelled:
                self._queue.put(evaluation.key, evaluation)
                return
        evaluation.abandon()

    def _next(self) -> Evaluation[Any] | None:
        """Wait for an evaluation; None once the evaluator is closed."""
        with self._changed:
            while not self._queue and not self._closed:
                self._changed.wait()
            return None if self._closed else self._queue.pop()

    def _deliver(
        self, evaluation: Evaluation[Any], result: Any, error: BaseException | None
    ) -> None:
        with self._changed:
            if not self._closed:
                self._loop.call_soon_threadsafe(evaluation.done, result, error)
