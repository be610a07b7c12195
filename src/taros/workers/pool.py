"""Work that is done in this process, in several, or on a cluster.

A job is sent to every process once and begun there; then each gets one task after the other. A
process that ends, or is halted, is replaced, and what it had in hand is done again.
"""

import os
import signal
import sys
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import Any, Generic, NoReturn, Protocol, Self, TypeVar

from taros.core.errors import NotAllowed

from .interrupts import Interrupt, on_interrupt

Task = TypeVar("Task")
Result = TypeVar("Result")
Task_in = TypeVar("Task_in", contravariant=True)
Result_out = TypeVar("Result_out", covariant=True)

Numbered = tuple[int, Result]
Answer = tuple[Result, bool]
"""Of a task, and whether the process is worn."""
Heard = tuple[int, Answer[Result] | None]
"""A member, and its answer to the first task in its hand; None if there will be none."""

MOMENT = 0.1  # seconds, after which an interrupt is noticed
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


def _refused(task: object) -> NoReturn:
    raise NotAllowed("arena-lost", task=str(task))


@contextmanager
def workers(
    job: Job[Task, Result],
    jobs: int,
    cluster: str | None,
    lost: Callable[[Task], Result] = _refused,
) -> Iterator[Run[Task, Result]]:
    """In this process for one job, in others, at most one a core, for several, or on the cluster at
    an address; all are ready. Raises BadOption if there is no such cluster.

    A task that has ended or halted two other processes is `lost`. An interrupt waits until all that
    they have sent was given; a second one does not.

    Other processes import the main module anew: a script needs its `__main__` guard.
    """
    if jobs > 1 or cluster is not None:
        interrupt = Interrupt()
        with _crew(job, jobs, cluster) as crew, on_interrupt(interrupt.note):
            yield lambda tasks: share_out(crew, job.ahead, tasks, lost, interrupt)
    else:
        work = job.begin(replaceable=False)
        yield lambda tasks: _alone(work, tasks)


def _alone(work: Work[Task, Result], tasks: Iterable[Task]) -> Iterator[Numbered[Result]]:
    for number, task in enumerate(tasks):
        with redirect_stdout(sys.stderr):  # what a bot prints is no result
            result = work.do(task)
        yield number, result


@contextmanager
def _crew(job: Job[Task, Result], jobs: int, cluster: str | None) -> "Iterator[Crew[Task, Result]]":
    if cluster is None:
        with Processes(job, min(jobs, os.cpu_count() or 1)) as processes:
            yield processes
    else:
        from .ray_cluster import Cluster

        # Ray tells on standard output who has died, but that is for results
        with redirect_stdout(sys.stderr), Cluster(job, cluster) as members:
            yield members


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

    @property
    def size(self) -> int: ...

    def give(self, member: int, task: Task_in) -> None: ...

    def hear(self) -> Heard[Result_out] | None:
        """Wait for a member, but only for a moment. Raises what it raised."""

    def replace(self, member: int) -> None:
        """Have another one in its place, with nothing in hand."""


def share_out(
    crew: Crew[Task, Result],
    ahead: int,
    tasks: Iterable[Task],
    lost: Callable[[Task], Result],
    interrupt: Interrupt,
) -> Iterator[Numbered[Result]]:
    """Give out tasks a few at a time, so that nobody waits, and collect what comes of them.

    Raises KeyboardInterrupt after an interrupt, as soon as there is nothing to collect.
    """
    sharing = _Sharing(crew, ahead, tasks, lost)
    while not sharing.is_over:
        if not interrupt.came:
            sharing.give_out()
        heard = crew.hear()
        if heard:
            yield from sharing.collect(*heard)
        elif interrupt.came:
            raise KeyboardInterrupt


class _Sharing(Generic[Task, Result]):
    """Who has which tasks in hand."""

    def __init__(
        self,
        crew: Crew[Task, Result],
        ahead: int,
        tasks: Iterable[Task],
        lost: Callable[[Task], Result],
    ) -> None:
        self._crew = crew
        self._ahead = ahead
        self._lost = lost
        self._hands: list[deque[tuple[int, Task]]] = [deque() for _ in range(crew.size)]
        self._waiting = enumerate(tasks)
        self._upcoming = next(self._waiting, None)
        self._suspects: set[int] = set()

    @property
    def is_over(self) -> bool:
        return self._upcoming is None and not any(self._hands)

    def give_out(self) -> None:
        for member, hand in enumerate(self._hands):
            while self._upcoming and len(hand) < self._ahead and not self._is_far(self._upcoming):
                hand.append(self._upcoming)
                self._crew.give(member, self._upcoming[1])
                self._upcoming = next(self._waiting, None)

    def _is_far(self, numbered: tuple[int, Task]) -> bool:
        """Whether a task is so far from the first that is not done that results would pile up."""
        oldest = min((hand[0][0] for hand in self._hands if hand), default=numbered[0])
        return numbered[0] - oldest >= SPREAD * len(self._hands)

    def collect(self, member: int, answer: Answer[Result] | None) -> Iterator[Numbered[Result]]:
        """What comes of the first task in a hand, if it is known."""
        hand = self._hands[member]
        if answer is not None:
            yield hand.popleft()[0], answer[0]
        elif hand and hand[0][0] in self._suspects:
            number, task = hand.popleft()
            yield number, self._lost(task)
        elif hand:  # it may have been any mishap; the second time it is the task
            self._suspects.add(hand[0][0])
        if answer is None or answer[1]:
            self._crew.replace(member)
            for _, task in hand:
                self._crew.give(member, task)


# Processes of this machine


class Processes(Generic[Task, Result]):
    """A crew of processes that end with this one."""

    def __init__(self, job: Job[Task, Result], size: int) -> None:
        self.size = size
        self._job = job
        self._members: list[_Process] = []

    def __enter__(self) -> Self:
        try:
            with on_interrupt(signal.SIG_IGN):  # it is for the one that asked, not for these
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

    def hear(self) -> Heard[Result] | None:
        connections: list[Any] = [member.connection for member in self._members]
        ready = wait(connections, MOMENT)
        if ready:
            member = connections.index(ready[0])
            return member, self._members[member].message()
        gone = (number for number, member in enumerate(self._members) if member.is_gone)
        return next(((number, None) for number in gone), None)

    def replace(self, member: int) -> None:
        self._members[member].end()
        with on_interrupt(signal.SIG_IGN):
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

    @property
    def is_gone(self) -> bool:
        """Whether it has ended or was halted, and has said nothing that was not heard.

        The connection does not tell: if it has forked, its child holds the other end.
        """
        return (not self._process.is_alive() or self._is_halted) and not self.connection.poll()

    @property
    def _is_halted(self) -> bool:
        """As far as the system can tell."""
        if not hasattr(os, "waitid"):
            return False
        assert self._process.pid is not None
        states = os.WSTOPPED | os.WEXITED | os.WNOHANG | os.WNOWAIT
        try:
            return os.waitid(os.P_PID, self._process.pid, states) is not None
        except ChildProcessError:  # it has ended meanwhile, and been seen off
            return True

    def message(self) -> Any:
        """What it says next, None if it has ended. Raises what it raised."""
        try:
            said = self.connection.recv()
        except (EOFError, OSError):  # also in the middle of a message
            return None
        if isinstance(said, Exception):
            raise said
        return said

    def await_ready(self) -> None:
        while not self.connection.poll(MOMENT) and not self.is_gone:
            pass
        if not self.connection.poll() or self.message() is None:
            raise NotAllowed("arena-no-process")

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self.connection.close()


def _serve(job: Job[Any, Any], connection: Any) -> None:
    """The life of another process."""
    sys.stdout = sys.stderr  # what a bot prints is no result
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
