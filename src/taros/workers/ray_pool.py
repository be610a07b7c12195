"""A pool on a Ray cluster: one worker a core, on any of its machines."""

import logging
import os
import re
import socket
from collections import deque
from pathlib import Path
from typing import Any, Generic, Self, TypeVar

from taros.core.errors import BadOption

from .code_fingerprint import code_fingerprint
from .job import Job, TaskRunner
from .process import POLL_SECONDS, Reply

AUTO = "auto"
LOCAL = "local"  # Ray's name of a cluster of this machine alone
CONNECT_SECONDS = 10  # until a cluster must answer
START_SECONDS = 30  # until one more free processor must be found on it

Task = TypeVar("Task")
Result = TypeVar("Result")


class RayPool(Generic[Task, Result]):
    """Workers on the cluster at an address. Raises BadOption if there is none.

    The address `auto` is the cluster that this machine belongs to, or if there is none, a new one
    of this machine alone.
    """

    def __init__(self, job: Job[Task, Result], address: str) -> None:
        self._ray = _connect(address)
        self._address = address
        self._job = job
        self._actor = self._ray.remote(num_cpus=1)(_RayWorker)

    def __enter__(self) -> Self:
        try:
            wanted = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._workers = self._start_workers(wanted)
            self._tasks: list[deque[Any]] = [deque() for _ in self._workers]
        except BaseException:
            self.__exit__()
            raise
        return self

    @property
    def size(self) -> int:
        return len(self._workers)

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def submit(self, worker: int, task: Task) -> None:
        self._tasks[worker].append(self._workers[worker].run.remote(task))

    def poll(self) -> tuple[int, Reply | None] | None:
        first = {tasks[0]: worker for worker, tasks in enumerate(self._tasks) if tasks}
        done, _ = self._ray.wait(list(first), timeout=POLL_SECONDS)
        if not done:
            return None
        worker = first[done[0]]
        try:
            reply: Reply = self._get(self._tasks[worker].popleft())
        except self._ray.exceptions.RayActorError:
            return worker, None
        return worker, reply

    def replace(self, worker: int) -> None:
        self._ray.kill(self._workers[worker])
        self._tasks[worker].clear()
        (self._workers[worker],) = self._start_workers(1)

    def _start_workers(self, wanted: int) -> list[Any]:
        """Start up to `wanted` workers, as far as processors are free.

        Raises BadOption if none is, or what starting the job raises.
        """
        workers = self._wait_for_processors([self._actor.remote() for _ in range(wanted)])
        if not workers:
            raise BadOption("arena-no-room", address=self._address, seconds=START_SECONDS)
        self._get([worker.start.remote(self._job, code_fingerprint()) for worker in workers])
        return workers

    def _wait_for_processors(self, actors: list[Any]) -> list[Any]:
        """Return the actors that a processor was found for; kill those that have to wait because
        others use the cluster too."""
        late = {actor.__ray_ready__.remote(): actor for actor in actors}
        started = []
        while late:
            ready, _ = self._ray.wait(list(late), timeout=START_SECONDS)
            if not ready:
                break
            started.append(late.pop(ready[0]))
        for actor in late.values():
            self._ray.kill(actor)
        return started

    def _get(self, tasks: Any) -> Any:
        """Return what Ray tasks returned. Raises what they raised."""
        try:
            return self._ray.get(tasks)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None


class _RayWorker:
    """Runs on the cluster."""

    _runner: TaskRunner[Any, Any]

    def start(self, job: Job[Any, Any], fingerprint: str) -> None:
        """Start `job`. Raises BadOption if the code here is not that of the caller."""
        if code_fingerprint() != fingerprint:
            raise BadOption("arena-other-code", here=fingerprint, there=code_fingerprint())
        self._runner = job.start(replaceable=True)

    def run(self, task: Any) -> Reply:
        return Reply(self._runner.run(task), needs_restart=self._runner.needs_restart)


def _connect(address: str) -> Any:
    """Return the module `ray`, connected to a cluster. Raises BadOption."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise BadOption("arena-no-ray") from None
    try:
        place = _current_cluster() if address == AUTO else address
        _check_reachable(place)
        ray.init(place, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise BadOption("arena-no-cluster", address=address, reason=str(error)) from None
    return ray


def _current_cluster() -> str:
    """Return the address of the cluster that this machine belongs to.

    Ray writes it to a file and leaves it there when the cluster has ended.
    """
    if "RAY_ADDRESS" in os.environ:
        return os.environ["RAY_ADDRESS"]
    note = Path(os.environ.get("RAY_TMPDIR", "/tmp"), "ray", "ray_current_cluster")
    try:
        address = note.read_text(encoding="utf-8").strip()
        _check_reachable(address)
    except OSError:
        return LOCAL
    return address


def _check_reachable(address: str) -> None:
    """Raise OSError if nobody listens at `address`: Ray would try for a minute."""
    place = re.fullmatch(r"(?:ray://)?([^:/]+):([0-9]{1,5})", address)
    if place:
        socket.create_connection((place[1], int(place[2])), timeout=CONNECT_SECONDS).close()
