"""Reviews of games, made ply by ply in a process of low priority.

A review is made once for all requests that wait for it, and only as long as there are any. Several
reviews take turns in the one process. The review of a table's game is stored with it.
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncGenerator
from functools import partial

import msgspec

from taros.core.errors import NotAllowed
from taros.core.match import Match
from taros.core.words import Message
from taros.hosting.review_messages import (
    FromReviewer,
    Reviewed,
    Reviewing,
    judge,
    reviewed,
)
from taros.review.advice import DEFAULT, check
from taros.review.review import ReviewTask, Verdict, assemble_steps, tasks
from taros.tables import views
from taros.tables.protocol import Choice, Refused
from taros.workers.bot_process import LOAD_SECONDS, BotProcess
from taros.workers.process import run_at_low_priority

from ..limits import Limits
from ..monitoring.metrics import Metrics
from ..people.fair_queue import Key
from ..ratings.results import figures_of
from ..storage import Store
from .evaluator import Evaluator, once

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Reviewed).decode


def _line(message: FromReviewer) -> bytes:
    return msgspec.json.encode(message) + b"\n"


class PendingReview:
    """A review that is being made, and how many requests wait for it."""

    def __init__(
        self, match: Match, damage: Message | None, table: str | None, person: Key
    ) -> None:
        self.match = match
        self.damage = damage
        self.table = table
        self.person = person
        self.waiting_requests = 0
        self.progress = Reviewing(0, match.ply + 1)
        self.outcome: bytes | None = None
        self.is_over = False
        self._changed = asyncio.Event()

    def notify(self) -> None:
        """Wake all that wait for a change."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def lines(self) -> AsyncGenerator[bytes, None]:
        """Yield the progress whenever it changes, and in the end the outcome, unless the review was
        stopped."""
        try:
            while not self.is_over:
                yield _line(self.progress)
                await self._changed.wait()
            if self.outcome is not None:
                yield self.outcome
        finally:
            self.waiting_requests -= 1


class Reviews:
    """All reviews that this worker makes."""

    def __init__(self, store: Store, metrics: Metrics, rules: Evaluator, limits: Limits) -> None:
        self._store = store
        self._rules = rules
        self._limits = limits
        self._metrics = metrics
        self._process = BotProcess()
        self._process_lock = asyncio.Lock()
        self._pending: dict[str, PendingReview] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def kept(self, table: str) -> bytes | None:
        """Return the stored review of a table's game; None if there is none, or one of an earlier
        version."""
        body = await asyncio.to_thread(self._store.review, table)
        if body is None:
            return None
        try:
            _decode(body)
        except msgspec.DecodeError:
            return None
        return body.encode()

    def of_table(self, id: str, match: Match, person: Key) -> AsyncGenerator[bytes, None]:
        """Yield lines about the review of a table's game; begin it unless it is being made.

        `person` is who waits for it. Raises NotAllowed.
        """
        return self._follow(id, PendingReview(match, None, id, person))

    def of_record(
        self, record: str, match: Match, damage: Message | None, person: Key
    ) -> AsyncGenerator[bytes, None]:
        """Yield lines about the review of a record; begin it unless it is being made.

        `match` is the record's, as far as it goes; `damage` is why it goes no farther. Raises
        NotAllowed.
        """
        key = hashlib.sha256(record.encode()).hexdigest()
        return self._follow(key, PendingReview(match, damage, None, person))

    def _follow(self, key: str, new: PendingReview) -> AsyncGenerator[bytes, None]:
        review = self._pending.get(key)
        if review is None:
            check(new.match.game, DEFAULT)
            of_origin = sum(each.person[0] == new.person[0] for each in self._pending.values())
            if of_origin >= self._limits.reviews_per_network:
                raise NotAllowed("reviews-of-network", most=self._limits.reviews_per_network)
            if len(self._pending) >= self._limits.reviews:
                raise NotAllowed("reviews-busy", most=self._limits.reviews)
            review = self._pending[key] = new
            self._metrics.add("taros_reviews")
            task = asyncio.create_task(self._make(key, review))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        review.waiting_requests += 1
        return review.lines()

    async def _make(self, key: str, review: PendingReview) -> None:
        try:
            message = await self._reviewed(review)
            if message is not None:
                body = _line(message)
                if review.table is not None:
                    kept = body.decode()
                    await asyncio.to_thread(
                        self._store.keep_review, review.table, kept, figures_of(kept)
                    )
                review.outcome = body
        except Exception:
            log.exception("review %s", key)
            review.outcome = _line(Refused(None, views.refusal(NotAllowed("server-error"))))
        finally:
            del self._pending[key]
            self._metrics.add("taros_reviews", -1)
            review.is_over = True
            review.notify()

    async def _reviewed(self, review: PendingReview) -> Reviewed | None:
        """Judge all moments; return None if no request waits for the review any more."""
        verdicts: list[Verdict] = []
        best: list[Choice | None] = []
        moments = tasks(review.match)
        while task := await self._rules.run(review.person, once(lambda: next(moments, None))):
            if not review.waiting_requests:
                return None
            verdict, choice = await self._judge(task)
            verdicts.append(verdict)
            best.append(choice)
            review.progress = Reviewing(len(verdicts), review.progress.total)
            review.notify()
        steps = assemble_steps(review.match, DEFAULT, verdicts, review.damage)
        assembled = await self._rules.run(review.person, steps)
        return reviewed(assembled, best[:-1])  # at the end there is nothing to choose

    async def _judge(self, task: ReviewTask) -> tuple[Verdict, Choice | None]:
        call = partial(run_at_low_priority, partial(judge, task))
        async with self._process_lock:
            return await self._process.run_limited(call, LOAD_SECONDS)

    def stop(self) -> None:
        """End all reviews without an outcome."""
        for task in self._tasks:
            task.cancel()

    async def close(self) -> None:
        """End all reviews and their process."""
        self.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._process.close()
