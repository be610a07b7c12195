"""Work that is done in this process, in several, or on a cluster.

A job is sent to every process once and begun there; then each gets one task after the other. A
process that ends is replaced, and what it had in hand is done again.
"""

import os
import signal
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout, suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import Any, Generic, Protocol, Self, TypeVar

from taros.core.errors import NotAllowed

Task = TypeVar("Task")
Result = TypeVar("Result")
Task_in = TypeVar("Task_in", contravariant=True)
Result_out = TypeVar("Result_out", covariant=True)

Numbered = tuple[int, Result]

SPREAD = 16  # tasks a process: so far may others be ahead of the first that is not done


class Work(Protocol[Task_in, Result_out]):
    """A job that was begun."""

    @property
    def is_worn(self) -> bool:
        """Whether the process should be replaced: something in it runs on that nobody can end."""

    def do(self, task: Task_in) -> Result_out: ...


class Job(Protocol[Task_in, Result_out]):
    """What is to be done; small enough to be sent to other processes."""

    @property
    def ahead(self) -> int:
        """How many tasks a process has in hand or waiting."""

    def begin(self, *, replaceable: bool) -> Work[Task_in, Result_out]:
        """`replaceable`: if this process should end, another one takes its place."""


Run = Callable[[Iterable[Task]], Iterator[Numbered[Result]]]
"""Does tasks, and gives the number and the result of each as soon as it is done."""


@contextmanager
def workers(job: Job[Task, Result], jobs: int, cluster: str | None) -> Iterator[Run[Task, Result]]:
    """In this process for one job, in at most one process a core for several, or on the cluster at
    an address; all are ready. Raises BadOption if there is no such cluster.

    Other processes import the main module anew: a script needs its `__main__` guard.
    """
    processes = min(jobs, os.cpu_count() or 1)
    if cluster is not None:
        from .cluster import Cluster

        # Ray tells on standard output who has died, but that is for results
        with redirect_stdout(sys.stderr), Cluster(job, cluster) as crew:
            yield lambda tasks: share_out(crew, job.ahead, tasks)
    elif processes > 1:
        with Processes(job, processes) as crew:
            yield lambda tasks: share_out(crew, job.ahead, tasks)
    else:
        work = job.begin(replaceable=False)
        yield lambda tasks: ((number, work.do(task)) for number, task in enumerate(tasks))


def in_order(results: Iterable[Numbered[Result]]) -> Iterator[Result]:
    """Those of the first tasks first."""
    early: dict[int, Result] = {}
    following = 0
    for number, result in results:
        early[number] = result
        while following in early:
            yield early.pop(following)
            following += 1


# Who gets what


class Crew(Protocol[Task_in, Result_out]):
    """Members, numbered from 0, that do the tasks in their hands one after the other."""

    size: int

    def give(self, member: int, task: Task_in) -> None: ...

    def hear(self) -> tuple[int, tuple[Result_out, bool] | None]:
        """Wait for a member: the result of the first task in its hand and whether it is worn, or
        None if it has ended. Raises what it raised."""

    def replace(self, member: int) -> None:
        """Have another one in its place, with nothing in hand."""


def share_out(
    crew: Crew[Task, Result], ahead: int, tasks: Iterable[Task]
) -> Iterator[Numbered[Result]]:
    """Give out tasks a few at a time, so that nobody waits, and collect what comes of them."""
    hands: list[deque[tuple[int, Task]]] = [deque() for _ in range(crew.size)]
    waiting = enumerate(tasks)
    upcoming = next(waiting, None)
    suspects: set[int] = set()
    while True:
        for member, hand in enumerate(hands):
            while upcoming and len(hand) < ahead and not _is_far(upcoming[0], hands):
                hand.append(upcoming)
                crew.give(member, upcoming[1])
                upcoming = next(waiting, None)
        if not any(hands):
            return
        member, answer = crew.hear()
        hand = hands[member]
        if answer is None and hand:
            _suspect(hand[0], suspects)
        elif answer is not None:
            yield hand.popleft()[0], answer[0]
        if answer is None or answer[1]:
            crew.replace(member)
            for _, task in hand:
                crew.give(member, task)


def _is_far(number: int, hands: Sequence[deque[tuple[int, Any]]]) -> bool:
    """Whether a task is so far from the first that is not done that results would pile up."""
    oldest = min((hand[0][0] for hand in hands if hand), default=number)
    return number - oldest >= SPREAD * len(hands)


def _suspect(numbered: tuple[int, Task], suspects: set[int]) -> None:
    """A task may lose one process, by whatever mishap; a second one is its own fault."""
    number, task = numbered
    if number in suspects:
        raise NotAllowed("arena-lost", task=str(task))
    suspects.add(number)


# Processes of this machine


class Processes(Generic[Task, Result]):
    """A crew of processes that end with this one."""

    def __init__(self, job: Job[Task, Result], size: int) -> None:
        self.size = size
        self._job = job
        self._members: list[_Process] = []

    def __enter__(self) -> Self:
        try:
            with _deaf_to_interrupts():
                for _ in range(self.size):
                    self._members.append(_Process(self._job))
            for member in self._members:
                member.await_ready()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        for member in self._members:
            member.end()

    def give(self, member: int, task: Task) -> None:
        with suppress(ConnectionError):  # it has ended, as will be heard
            self._members[member].connection.send(task)

    def hear(self) -> tuple[int, tuple[Result, bool] | None]:
        connections: list[Any] = [member.connection for member in self._members]
        member = connections.index(wait(connections)[0])
        return member, self._members[member].message()

    def replace(self, member: int) -> None:
        self._members[member].end()
        with _deaf_to_interrupts():
            self._members[member] = _Process(self._job)
        self._members[member].await_ready()


class _Process:
    """Another process, seen from this one."""

    def __init__(self, job: Job[Any, Any]) -> None:
        context = get_context("spawn")
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(job, theirs), daemon=True)
        self._process.start()
        theirs.close()

    def message(self) -> Any:
        """What it says next, None if it has ended. Raises what it raised."""
        try:
            said = self.connection.recv()
        except (EOFError, ConnectionError):
            return None
        if isinstance(said, Exception):
            raise said
        return said

    def await_ready(self) -> None:
        if self.message() is None:
            raise NotAllowed("arena-no-process")

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.connection.close()


def _serve(job: Job[Any, Any], connection: Any) -> None:
    """The life of another process."""
    with suppress(EOFError, ConnectionError):  # whoever began it is gone
        for said in _sayings(job, connection):
            connection.send(said)


def _sayings(job: Job[Any, Any], connection: Any) -> Iterator[Any]:
    try:
        work = job.begin(replaceable=True)
        yield ()
        while True:
            result = work.do(connection.recv())
            yield result, work.is_worn
    except EOFError:
        raise
    except Exception as error:
        error.add_note(traceback.format_exc())
        yield error


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes begun meanwhile ignore Ctrl-C: it is for the one that asked."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
