"""One worker process of this machine: started, sent tasks, and killed from the process above it.

Tasks and replies go over one pipe. The worker starts its job and sends a first reply when it is
ready; then it sends one reply for every task, in their order. A reply holds a result, or the
exception that the task raised. The worker exits when its parent does, even if that was killed, and
Ctrl-C in a terminal does not reach it: the parent decides when it ends.

A task whose worker dies may have met any mishap, so it is run once more in a new worker. If that
one dies too, the task is to blame (`MAX_ATTEMPTS`).
"""

import multiprocessing
import os
import pickle
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple, TypeVar

from .job import Job, TaskRunner

MAX_ATTEMPTS = 2  # workers that may die of one task
POLL_SECONDS = 0.1  # between two looks at a worker that sends nothing
LOW_PRIORITY = 10  # niceness of work that nobody waits for
PRELOAD = "taros.workers.preload"

T = TypeVar("T")


class Reply(NamedTuple):
    """What came of a task."""

    result: Any = None
    error: Exception | None = None
    needs_restart: bool = False
    """Whether its worker must be replaced."""

    def get(self) -> Any:
        """Return the result, or raise the error."""
        if self.error is not None:
            raise self.error
        return self.result


class WorkerDied(Exception):
    """A worker has ended, or was halted, and sent no reply."""


class TaskFailed(Exception):
    """Stands for an exception of a task that cannot be pickled; holds its traceback."""


class WorkerProcess:
    """A process that runs the tasks of one job."""

    def __init__(self, job: Job[Any, Any], *, preloaded: bool = False) -> None:
        """Start the process.

        A preloaded process is forked from a server process that has imported numba and the games
        once for all of them: it starts at once and shares their memory. Others are new
        interpreters, which import the main module: a script needs its `__main__` guard.
        """
        self.connection, theirs = multiprocessing.Pipe()
        with _interrupts_blocked():
            self._process = _new_process(job, theirs, preloaded)
            self._process.start()
        theirs.close()

    @property
    def is_gone(self) -> bool:
        """Whether it has ended, or was halted, and all that it has sent was received.

        The pipe alone does not show it: a child of the worker may hold the other end.
        """
        return (not self._process.is_alive() or self._is_halted) and not self.connection.poll()

    @property
    def _is_halted(self) -> bool:
        """Whether it was stopped by a signal, where the system can tell: not of forked ones."""
        if not hasattr(os, "waitid"):
            return False
        assert self._process.pid is not None
        states = os.WSTOPPED | os.WEXITED | os.WNOHANG | os.WNOWAIT
        try:
            return os.waitid(os.P_PID, self._process.pid, states) is not None
        except ChildProcessError:  # it is no child of this process, or no longer
            return not self._process.is_alive()

    def wait_until_ready(self) -> None:
        """Wait until the job is started. Raise WorkerDied, or what starting it raised."""
        while not self.connection.poll(POLL_SECONDS):
            if self.is_gone:
                raise WorkerDied
        self.receive().get()

    def send(self, task: Any) -> None:
        """Queue a task. Raise WorkerDied if there is nobody to run it."""
        try:
            self.connection.send(task)
        except ConnectionError:
            raise WorkerDied from None

    def receive(self) -> Reply:
        """Wait for the next reply. Raise WorkerDied if there is none."""
        try:
            reply = self.connection.recv()
        except (EOFError, OSError):  # also in the middle of a reply
            raise WorkerDied from None
        assert isinstance(reply, Reply)
        return reply

    def kill(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self.connection.close()

    def join(self) -> None:
        """Wait until the process has ended."""
        self._process.join()


def _new_process(job: Job[Any, Any], connection: "Connection[Any, Any]", preloaded: bool) -> Any:
    arguments: Any = {"target": _serve, "args": (job, connection), "daemon": True}
    if not preloaded or not hasattr(os, "fork"):
        return get_context("spawn").Process(**arguments)
    context = get_context("forkserver")
    context.set_forkserver_preload([PRELOAD])
    return context.Process(**arguments)


@contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C in processes that are started meanwhile, from their first moment on."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # it unblocks Ctrl-C when it starts
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# What runs in the worker process


def _serve(job: Job[Any, Any], connection: "Connection[Any, Any]") -> None:
    """Start `job`, then answer one task after the other until the parent is gone."""
    exit_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where signals cannot be blocked
    sys.stdout = sys.stderr  # what bots print is no result
    with suppress(EOFError, ConnectionError):
        try:
            runner = job.start(replaceable=True)
        except Exception as error:
            connection.send_bytes(_pickled_error(error))
            return
        connection.send(Reply())
        while True:
            connection.send_bytes(_pickled_reply(runner, connection.recv_bytes()))


def _pickled_reply(runner: TaskRunner[Any, Any], task: bytes) -> bytes:
    try:
        result = runner.run(pickle.loads(task))
        return pickle.dumps(Reply(result, needs_restart=runner.needs_restart))
    except Exception as error:
        return _pickled_error(error)


def _pickled_error(error: Exception) -> bytes:
    """Pickle `error` with its traceback as a note, or a TaskFailed in its place."""
    text = "".join(traceback.format_exception(error))
    error.add_note(text)
    try:
        pickled = pickle.dumps(Reply(error=error))
        pickle.loads(pickled)
    except Exception:  # whatever its class does when it is pickled
        return pickle.dumps(Reply(error=TaskFailed(text)))
    return pickled


def exit_with_parent() -> None:
    """Exit this process when its parent dies, even by SIGKILL."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=watch, name="exit-with-parent", daemon=True).start()


def run_at_low_priority(task: Callable[[], T]) -> T:
    """Run `task` in a process that leaves the processor to all others from now on."""
    if hasattr(os, "setpriority"):  # Windows has no such thing
        niceness = os.getpriority(os.PRIO_PROCESS, 0)
        os.setpriority(os.PRIO_PROCESS, 0, max(niceness, LOW_PRIORITY))
    return task()
