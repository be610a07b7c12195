"""Reviews of games, made ply by ply in a process of their own that gives way to all others.

A review is made once for all who wait for it, and only as long as somebody does. Several take turns
at the one process. That of a table's game is kept with it.
"""

import asyncio
import hashlib
import logging
import os
from collections.abc import AsyncGenerator, Callable
from functools import partial
from typing import Any

import msgspec

from taros import games
from taros.core.errors import NotAllowed
from taros.core.match import Match
from taros.core.words import Message
from taros.review.advice import DEFAULT, check
from taros.review.review import Task, Verdict, assemble_steps, tasks
from taros.tables import views
from taros.tables.protocol import Choice, FromReviewer, Refused, Reviewed, Reviewing

from ..people.fair_queue import Key
from ..storage import Store
from .evaluator import Evaluator, once
from .metrics import Metrics
from .thinking import LOADING, LOW_PRIORITY, Thinker

MOST = 16  # reviews at a time
MOST_OF_ONE = 3  # begun from one network

log = logging.getLogger(__name__)

_decode = msgspec.json.Decoder(Reviewed).decode


def _line(said: FromReviewer) -> bytes:
    return msgspec.json.encode(said) + b"\n"


class Job:
    """A review that is being made."""

    def __init__(
        self, match: Match, damage: Message | None, table: str | None, person: Key
    ) -> None:
        self.match = match
        self.damage = damage
        self.table = table
        self.person = person
        self.followers = 0
        self.steps = Reviewing(0, match.ply + 1)
        self.outcome: bytes | None = None
        self.is_over = False
        self._news = asyncio.Event()

    def tell(self) -> None:
        self._news.set()
        self._news = asyncio.Event()

    async def lines(self) -> AsyncGenerator[bytes, None]:
        """How far it is, whenever that changes, and in the end what has come of it, if it was not
        stopped."""
        try:
            while not self.is_over:
                yield _line(self.steps)
                await self._news.wait()
            if self.outcome is not None:
                yield self.outcome
        finally:
            self.followers -= 1


class Reviews:
    def __init__(self, store: Store, metrics: Metrics, rules: Evaluator) -> None:
        self._store = store
        self._rules = rules
        self._metrics = metrics
        self._thinker = Thinker()
        self._turn = asyncio.Lock()
        self._jobs: dict[str, Job] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def kept(self, table: str) -> bytes | None:
        """That of a table's game, unless there is none, or it was made before reviews had all that
        they have now."""
        body = await asyncio.to_thread(self._store.review, table)
        if body is None:
            return None
        try:
            _decode(body)
        except msgspec.DecodeError:
            return None
        return body.encode()

    def of_table(self, id: str, match: Match, person: Key) -> AsyncGenerator[bytes, None]:
        """Lines of a review that is being made, or begun now. Raises NotAllowed."""
        return self._follow(id, Job(match, None, id, person))

    def of_record(
        self, record: str, match: Match, damage: Message | None, person: Key
    ) -> AsyncGenerator[bytes, None]:
        """The same for a match that belongs to no table, and why it may go no farther."""
        key = hashlib.sha256(record.encode()).hexdigest()
        return self._follow(key, Job(match, damage, None, person))

    def _follow(self, key: str, new: Job) -> AsyncGenerator[bytes, None]:
        job = self._jobs.get(key)
        if job is None:
            check(new.match.game, DEFAULT)
            of_one = sum(each.person[0] == new.person[0] for each in self._jobs.values())
            if len(self._jobs) >= MOST or of_one >= MOST_OF_ONE:
                raise NotAllowed("reviews-busy")
            job = self._jobs[key] = new
            self._metrics.add("taros_reviews")
            task = asyncio.create_task(self._make(key, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        job.followers += 1
        return job.lines()

    async def _make(self, key: str, job: Job) -> None:
        try:
            reviewed = await self._reviewed(job)
            if reviewed is not None:
                body = _line(reviewed)
                if job.table is not None:
                    await asyncio.to_thread(self._store.keep_review, job.table, body.decode())
                job.outcome = body
        except Exception:
            log.exception("review %s", key)
            job.outcome = _line(Refused(None, views.refusal(NotAllowed("server-error"))))
        finally:
            del self._jobs[key]
            self._metrics.add("taros_reviews", -1)
            job.is_over = True
            job.tell()

    async def _reviewed(self, job: Job) -> Reviewed | None:
        """None if nobody waits for it any more."""
        verdicts: list[Verdict] = []
        best: list[Choice | None] = []
        moments = tasks(job.match)
        while task := await self._rules.run(job.person, once(lambda: next(moments, None))):
            if not job.followers:
                return None
            verdict, choice = await self._ask(partial(judged, task))
            verdicts.append(verdict)
            best.append(choice)
            job.steps = Reviewing(len(verdicts), job.steps.total)
            job.tell()
        steps = assemble_steps(job.match, DEFAULT, verdicts, job.damage)
        review = await self._rules.run(job.person, steps)
        return views.reviewed(review, best[:-1])  # at the end there is nothing to choose

    async def _ask(self, deed: Callable[[], Any]) -> Any:
        async with self._turn:
            return await self._thinker.ask(partial(give_way, deed), LOADING)

    def stop(self) -> None:
        """Whoever waits hears no more."""
        for task in self._tasks:
            task.cancel()

    async def close(self) -> None:
        self.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._thinker.close()


# What runs in the process


def give_way(deed: Callable[[], Any]) -> Any:
    """Do it when nobody else needs the processor."""
    now = os.getpriority(os.PRIO_PROCESS, 0)
    os.setpriority(os.PRIO_PROCESS, 0, max(now, LOW_PRIORITY))
    return deed()


def judged(task: Task) -> tuple[Verdict, Choice | None]:
    """With the best move as a board shows it."""
    verdict = task.do()
    if verdict.best is None:
        return verdict, None
    return verdict, views.choice(games.get(task.game), task.state, verdict.best)
