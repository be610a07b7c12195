"""`taros.workers.process`: workers answer every task, and end with the process above them."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import taros
from taros.workers.process import (
    LOW_PRIORITY,
    TaskFailed,
    WorkerDied,
    WorkerProcess,
    run_at_low_priority,
)
from workers.helpers import PATIENCE, is_gone, leftovers, wait_for
from workers.jobs import Inspect, Job

TESTS = str(Path(__file__).parents[1])
METHODS = pytest.mark.parametrize("preloaded", [False, True])


@contextmanager
def a_worker(job: Job | Inspect, preloaded: bool = False) -> Iterator[WorkerProcess]:
    worker = WorkerProcess(job, preloaded=preloaded)
    try:
        yield worker
    finally:
        worker.kill()
        worker.join()


@METHODS
def test_every_task_has_one_reply_in_their_order(preloaded: bool) -> None:
    with a_worker(Job(wearing=2), preloaded) as worker:
        worker.wait_until_ready()
        for task in range(4):
            worker.send(task)
        replies = [worker.receive() for _ in range(4)]
    assert [reply.get()[0] for reply in replies] == [0, 2, 4, 6]
    assert [reply.needs_restart for reply in replies] == [False, False, True, False]
    assert len({reply.get()[1] for reply in replies} - {os.getpid()}) == 1
    assert leftovers() == []


@METHODS
def test_a_task_that_raises_is_answered_and_the_next_one_is_run(preloaded: bool) -> None:
    with a_worker(Job(bad=1, unpicklable=2, unloadable=3), preloaded) as worker:
        worker.wait_until_ready()
        for task in range(1, 5):
            worker.send(task)
        bad, unpicklable, unloadable, good = (worker.receive() for _ in range(4))
    with pytest.raises(taros.BadOption):
        bad.get()
    with pytest.raises(TaskFailed, match="LocalError"):
        unpicklable.get()
    with pytest.raises(TaskFailed, match="UnloadableError"):
        unloadable.get()
    assert good.get()[0] == 8


@METHODS
def test_a_worker_that_dies_is_noticed(preloaded: bool) -> None:
    with a_worker(Job(fatal=1), preloaded) as worker:
        worker.wait_until_ready()
        worker.send(1)
        with pytest.raises(WorkerDied):
            worker.receive()


@METHODS
def test_a_job_that_cannot_be_started_is_noticed(preloaded: bool) -> None:
    with a_worker(Job(starts_badly=True), preloaded) as worker, pytest.raises(WorkerDied):
        worker.wait_until_ready()
    with a_worker(Job(starts=False), preloaded) as worker, pytest.raises(taros.BadOption):
        worker.wait_until_ready()


@METHODS
def test_ctrl_c_never_reaches_them(preloaded: bool) -> None:
    """It is blocked since before they were started: it could come while they load."""
    with a_worker(Inspect(), preloaded) as worker:
        worker.wait_until_ready()
        worker.send("interrupts")
        process, blocked = worker.receive().get()
        assert blocked == {signal.SIGINT}
        os.kill(process, signal.SIGINT)
        worker.send("pid")
        assert worker.receive().get() == process
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == set()


def test_those_that_are_preloaded_have_the_games() -> None:
    with a_worker(Inspect(), preloaded=True) as worker:
        worker.wait_until_ready()
        worker.send("modules")
        assert {"numba", "taros.games.marrakech.policy"} <= worker.receive().get()


PARENT = """
import sys, time
sys.path.insert(0, sys.argv[1])
from workers.jobs import Inspect
from taros.workers.process import WorkerProcess

if __name__ == "__main__":
    worker = WorkerProcess(Inspect(), preloaded=sys.argv[2] == "True")
    worker.wait_until_ready()
    worker.send("pid")
    print(worker.receive().get(), flush=True)
    worker.send("sleep")
    time.sleep(600)
"""


@METHODS
def test_they_end_with_a_parent_that_is_killed(preloaded: bool, tmp_path: Path) -> None:
    """Also in the middle of a task."""
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    words = [sys.executable, str(script), TESTS, str(preloaded)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        process = int(parent.stdout.readline())
        assert not is_gone(process)
        parent.kill()
        parent.wait(PATIENCE)
    assert wait_for(lambda: is_gone(process))


# Priority


def test_others_go_first() -> None:
    assert priority_after(0) == max(own_priority(), LOW_PRIORITY)


def test_a_priority_that_is_lower_already_stays() -> None:
    """Raising it again is not allowed."""
    lowest = max(own_priority(), LOW_PRIORITY + 5)
    assert priority_after(lowest) == lowest


def own_priority() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def priority_after(before: int) -> int:
    """Return the priority that a task is run at in a child that had priority `before`."""
    child = os.fork()
    if child == 0:
        os.setpriority(os.PRIO_PROCESS, 0, max(own_priority(), before))
        os._exit(run_at_low_priority(own_priority))
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)
