"""Tasks that are run in this process, in several, or on a cluster.

A job is sent to every worker once and started there; then each gets one task after the other. A
worker that dies, or was halted, is replaced, and the tasks that it held are run again.
"""

import os
import sys
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout
from typing import Generic, NoReturn, Protocol, TypeVar

from taros.core.errors import NotAllowed

from .interrupts import Interrupt, on_interrupt
from .job import Job, Task_in, TaskRunner
from .process import MAX_ATTEMPTS, Reply
from .process_pool import ProcessPool

Task = TypeVar("Task")
Result = TypeVar("Result")

Numbered = tuple[int, Result]
RunTasks = Callable[[Iterable[Task]], Iterator[Numbered[Result]]]
"""Runs tasks, and yields the number and the result of each as soon as it is done."""

MAX_AHEAD = 16  # tasks a worker: how far others may be ahead of the first task that is not done


def _refuse(task: object) -> NoReturn:
    raise NotAllowed("arena-lost", task=str(task))


@contextmanager
def open_pool(
    job: Job[Task, Result],
    processes: int,
    cluster: str | None,
    lost: Callable[[Task], Result] = _refuse,
) -> Iterator[RunTasks[Task, Result]]:
    """Yield a function that runs tasks of `job`, as soon as all workers are ready.

    They run in this process if `processes` is 1, in other ones if it is more, at most one a core,
    or on the Ray cluster at the address `cluster`. Raises BadOption if there is no such cluster.

    The result of a task that has killed MAX_ATTEMPTS workers is what `lost` returns. Ctrl-C is
    raised after the results that workers have sent were yielded; a second one is raised at once.
    """
    if processes > 1 or cluster is not None:
        interrupt = Interrupt()
        with _workers(job, processes, cluster) as pool, on_interrupt(interrupt.note):
            yield lambda tasks: share_out(pool, job.max_queued, tasks, lost, interrupt)
    else:
        runner = job.start(replaceable=False)
        yield lambda tasks: _run_here(runner, tasks)


def _run_here(
    runner: TaskRunner[Task, Result], tasks: Iterable[Task]
) -> Iterator[Numbered[Result]]:
    for number, task in enumerate(tasks):
        with redirect_stdout(sys.stderr):  # what bots print is no result
            result = runner.run(task)
        yield number, result


@contextmanager
def _workers(job: Job[Task, Result], processes: int, cluster: str | None) -> "Iterator[Pool[Task]]":
    if cluster is None:
        with ProcessPool(job, min(processes, os.cpu_count() or 1)) as pool:
            yield pool
    else:
        from .ray_pool import RayPool

        # Ray prints the deaths of workers to standard output, which is for results
        with redirect_stdout(sys.stderr), RayPool(job, cluster) as ray_pool:
            yield ray_pool


def in_order(results: Iterable[Numbered[Result]]) -> Iterator[Result]:
    """Yield the results in the order of their tasks."""
    early: dict[int, Result] = {}
    following = 0
    for number, result in results:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


# Which worker gets which task


class Pool(Protocol[Task_in]):
    """Workers, numbered from 0, each of which runs its tasks in the order of their submission."""

    @property
    def size(self) -> int:
        """How many workers there are."""

    def submit(self, worker: int, task: Task_in) -> None:
        """Queue `task` at a worker."""

    def poll(self) -> tuple[int, Reply | None] | None:
        """Wait POLL_SECONDS at most for a worker; return its number and its next reply.

        The reply is None if the worker has died.
        """

    def replace(self, worker: int) -> None:
        """Start another worker in the place of one, without any tasks."""


def share_out(
    pool: Pool[Task],
    max_queued: int,
    tasks: Iterable[Task],
    lost: Callable[[Task], Result],
    interrupt: Interrupt,
) -> Iterator[Numbered[Result]]:
    """Keep up to `max_queued` tasks at every worker, so that none is idle; yield the results.

    Raises KeyboardInterrupt after an interrupt, as soon as there is nothing to receive.
    """
    sharing: _Sharing[Task, Result] = _Sharing(pool, max_queued, tasks, lost)
    while not sharing.is_over:
        if not interrupt.came:
            sharing.submit()
        polled = pool.poll()
        if polled:
            yield from sharing.collect(*polled)
        elif interrupt.came:
            raise KeyboardInterrupt


class _Sharing(Generic[Task, Result]):
    """Which worker holds which tasks."""

    def __init__(
        self,
        pool: Pool[Task],
        max_queued: int,
        tasks: Iterable[Task],
        lost: Callable[[Task], Result],
    ) -> None:
        self._pool = pool
        self._max_queued = max_queued
        self._lost = lost
        self._queues: list[deque[Numbered[Task]]] = [deque() for _ in range(pool.size)]
        self._waiting = enumerate(tasks)
        self._next = next(self._waiting, None)
        self._deaths: dict[int, int] = {}  # of workers, by the number of the task they ran

    @property
    def is_over(self) -> bool:
        return self._next is None and not any(self._queues)

    def submit(self) -> None:
        """Fill the queues of all workers."""
        for worker, queue in enumerate(self._queues):
            while self._next and len(queue) < self._max_queued and not self._is_far(self._next[0]):
                queue.append(self._next)
                self._pool.submit(worker, self._next[1])
                self._next = next(self._waiting, None)

    def _is_far(self, number: int) -> bool:
        """Whether results of tasks before this number would pile up, as an earlier one is late."""
        oldest = min((queue[0][0] for queue in self._queues if queue), default=number)
        return number - oldest >= MAX_AHEAD * len(self._queues)

    def collect(self, worker: int, reply: Reply | None) -> Iterator[Numbered[Result]]:
        """Yield the result of the first task of a worker, if it is known; replace the worker if it
        has died or must be."""
        queue = self._queues[worker]
        if reply is not None:
            yield queue.popleft()[0], reply.get()
        elif queue:
            number, task = queue[0]
            self._deaths[number] = self._deaths.get(number, 0) + 1
            if self._deaths[number] == MAX_ATTEMPTS:
                queue.popleft()
                yield number, self._lost(task)
        if reply is None or reply.needs_restart:
            self._pool.replace(worker)
            for _, task in queue:
                self._pool.submit(worker, task)
