"""A pool of worker processes of this machine."""

from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any, Generic, Self, TypeVar

from taros.core.errors import NotAllowed

from .job import Job
from .process import POLL_SECONDS, Reply, WorkerDied, WorkerProcess

Task = TypeVar("Task")
Result = TypeVar("Result")


class ProcessPool(Generic[Task, Result]):
    """Worker processes that end with this one. Raises NotAllowed if they cannot be started."""

    def __init__(self, job: Job[Task, Result], size: int) -> None:
        self.size = size
        self._job = job
        self._workers: list[WorkerProcess] = []

    def __enter__(self) -> Self:
        try:
            for _ in range(self.size):
                self._workers.append(WorkerProcess(self._job))
            for worker in self._workers:
                _wait_until_ready(worker)
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for worker in self._workers:
            worker.kill()
        for worker in self._workers:
            worker.join()

    def submit(self, worker: int, task: Task) -> None:
        with suppress(WorkerDied):  # `poll` finds it
            self._workers[worker].send(task)

    def poll(self) -> tuple[int, Reply | None] | None:
        connections: list[Any] = [worker.connection for worker in self._workers]
        ready = wait(connections, POLL_SECONDS)
        if ready:
            number = connections.index(ready[0])
            return number, _received(self._workers[number])
        gone = (number for number, worker in enumerate(self._workers) if worker.is_gone)
        return next(((number, None) for number in gone), None)

    def replace(self, worker: int) -> None:
        self._workers[worker].kill()
        self._workers[worker].join()
        self._workers[worker] = WorkerProcess(self._job)
        _wait_until_ready(self._workers[worker])


def _wait_until_ready(worker: WorkerProcess) -> None:
    try:
        worker.wait_until_ready()
    except WorkerDied:
        raise NotAllowed("arena-no-process") from None


def _received(worker: WorkerProcess) -> Reply | None:
    try:
        return worker.receive()
    except WorkerDied:
        return None
