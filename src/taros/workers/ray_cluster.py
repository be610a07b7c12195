"""A crew on a Ray cluster: one member a core, on whichever machine."""

import logging
import os
import re
import socket
from collections import deque
from pathlib import Path
from typing import Any, Generic, Self

from taros.core.errors import BadOption

from .code_fingerprint import code_fingerprint
from .pool import MOMENT, Answer, Heard, Job, Result, Task

AUTO = "auto"
LOCAL = "local"  # in Ray's words, a cluster of this machine alone
WAIT = 10  # seconds for a cluster to answer
ROOM = 30  # seconds for one more processor to be found on it


class Cluster(Generic[Task, Result]):
    """The cluster at an address; `auto` is the one this machine belongs to, or if there is none,
    one of this machine alone. Raises BadOption."""

    def __init__(self, job: Job[Task, Result], address: str) -> None:
        self._ray = _connected(address)
        self._address = address
        self._job = job
        self._actor = self._ray.remote(num_cpus=1)(_Member)

    def __enter__(self) -> Self:
        try:
            wanted = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            self._members = self._begun(wanted)
            self._tasks: list[deque[Any]] = [deque() for _ in self._members]
        except BaseException:
            self.__exit__()
            raise
        return self

    @property
    def size(self) -> int:
        return len(self._members)

    def __exit__(self, *_: object) -> None:
        self._ray.shutdown()

    def give(self, member: int, task: Task) -> None:
        self._tasks[member].append(self._members[member].do.remote(task))

    def hear(self) -> Heard[Result] | None:
        first = {tasks[0]: member for member, tasks in enumerate(self._tasks) if tasks}
        done, _ = self._ray.wait(list(first), timeout=MOMENT)
        if not done:
            return None
        member = first[done[0]]
        try:
            answer: Answer[Result] = self._get(self._tasks[member].popleft())
        except self._ray.exceptions.RayActorError:
            return member, None
        return member, answer

    def replace(self, member: int) -> None:
        self._ray.kill(self._members[member])
        self._tasks[member].clear()
        (self._members[member],) = self._begun(1)

    def _begun(self, wanted: int) -> list[Any]:
        """New members, as many as there is room for. Raises BadOption, or what they raise."""
        members = self._joined([self._actor.remote() for _ in range(wanted)])
        if not members:
            raise BadOption("arena-no-room", address=self._address, seconds=ROOM)
        self._get([member.begin.remote(self._job, code_fingerprint()) for member in members])
        return members

    def _joined(self, actors: list[Any]) -> list[Any]:
        """Those that a processor was found for; where others work too, that is not all of them."""
        late = {actor.__ray_ready__.remote(): actor for actor in actors}
        joined = []
        while late:
            ready, _ = self._ray.wait(list(late), timeout=ROOM)
            if not ready:
                break
            joined.append(late.pop(ready[0]))
        for actor in late.values():
            self._ray.kill(actor)
        return joined

    def _get(self, tasks: Any) -> Any:
        """Raises what a member raised."""
        try:
            return self._ray.get(tasks)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from None


class _Member:
    """Lives on the cluster."""

    def begin(self, job: Job[Any, Any], here: str) -> None:
        """Raises BadOption if the rules or the bots are not the same as where it was called."""
        if code_fingerprint() != here:
            raise BadOption("arena-other-code", here=here, there=code_fingerprint())
        self._work = job.begin(replaceable=True)

    def do(self, task: Any) -> tuple[Any, bool]:
        return self._work.do(task), self._work.is_worn


def _connected(address: str) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise BadOption("arena-no-ray") from None
    try:
        place = _remembered() if address == AUTO else address
        _knock(place)
        ray.init(place, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, RuntimeError, ValueError) as error:
        raise BadOption("arena-no-cluster", address=address, reason=str(error)) from None
    return ray


def _remembered() -> str:
    """The cluster this machine belongs to. Ray notes it and forgets to cross out what has ended."""
    if "RAY_ADDRESS" in os.environ:
        return os.environ["RAY_ADDRESS"]
    note = Path(os.environ.get("RAY_TMPDIR", "/tmp"), "ray", "ray_current_cluster")
    try:
        address = note.read_text(encoding="utf-8").strip()
        _knock(address)
    except OSError:
        return LOCAL
    return address


def _knock(address: str) -> None:
    """Ray would try for a minute where nobody is. Raises OSError."""
    place = re.fullmatch(r"(?:ray://)?([^:/]+):([0-9]{1,5})", address)
    if place:
        socket.create_connection((place[1], int(place[2])), timeout=WAIT).close()
