"""`taros.workers.pool`: every task is run once, in any process, and processes are replaced."""

import os
import signal
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count, islice, repeat
from pathlib import Path
from typing import get_args

import pytest

import taros
from taros.workers.interrupts import Interrupt
from taros.workers.pool import in_order, open_pool, share_out
from taros.workers.process import Reply, TaskFailed
from taros.workers.process_pool import ProcessPool
from workers.helpers import leftovers
from workers.jobs import Job, Runner, Way


def done(job: Job, tasks: Iterator[int] | range, size: int = 2) -> list[tuple[int, int]]:
    """The results in the order of the tasks."""
    with ProcessPool(job, size) as pool:
        return list(in_order(share_out(pool, job.max_queued, tasks, lost, Interrupt())))


def lost(task: int) -> tuple[int, int]:
    return -1, task


@pytest.mark.parametrize("tasks", [0, 1, 2, 100])
def test_every_task_is_done_once(tasks: int) -> None:
    results = done(Job(), range(tasks))
    assert [double for double, _ in results] == [2 * task for task in range(tasks)]
    assert len({pid for _, pid in results}) <= 2
    assert os.getpid() not in {pid for _, pid in results}
    assert leftovers() == []


def test_a_process_that_ends_is_replaced_and_its_tasks_are_done_again(tmp_path: Path) -> None:
    results = done(Job(folder=str(tmp_path), fatal_once=20), range(60))
    assert [double for double, _ in results] == [2 * task for task in range(60)]
    assert len({pid for _, pid in results}) == 3
    assert leftovers() == []


WAYS = [way for way in get_args(Way) if way != "halts" or hasattr(os, "waitid")]


@contextmanager
def failing(job: Job) -> Iterator[Job]:
    """Nobody waits for ever, and no child of its processes stays."""
    signal.alarm(300)  # which ends the tests if nothing else does
    try:
        yield job
    finally:
        signal.alarm(0)
        job.flag.touch()


@pytest.mark.parametrize("way", WAYS)
def test_a_task_that_ends_every_process_is_lost_and_all_others_are_done(
    way: Way, tmp_path: Path
) -> None:
    """Also if it halts them, or forks a child that keeps their connection."""
    with failing(Job(folder=str(tmp_path), fatal=7, way=way)) as job:
        doubles = {task: result[0] for task, result in enumerate(done(job, range(60)))}
    assert doubles == {task: 2 * task for task in range(60)} | {7: -1}
    assert leftovers() == []


@pytest.mark.parametrize("way", WAYS)
def test_a_job_that_no_process_can_start_is_refused(way: Way, tmp_path: Path) -> None:
    badly = Job(folder=str(tmp_path), starts_badly=True, way=way)
    with failing(badly) as job, pytest.raises(taros.NotAllowed, match="process"):
        done(job, range(60))
    assert leftovers() == []


def test_unless_somebody_says_otherwise_it_is_refused() -> None:
    with (
        pytest.raises(taros.NotAllowed, match="worked on 7 has ended or was halted, twice"),
        open_pool(Job(fatal=7), 2, None) as run,
    ):
        list(run(range(60)))
    assert leftovers() == []


def test_a_process_that_needs_a_restart_is_replaced() -> None:
    results = done(Job(wearing=0), range(40))
    assert [double for double, _ in results] == [2 * task for task in range(40)]
    first = results[0][1]
    assert first not in {pid for _, pid in results[1:]}


def test_what_is_raised_there_is_raised_here() -> None:
    with pytest.raises(taros.BadOption, match="5"):
        done(Job(bad=5), range(60))
    with pytest.raises(taros.BadOption, match="start"):
        done(Job(starts=False), range(60))
    assert leftovers() == []


def test_an_error_that_cannot_be_pickled_is_raised_as_its_traceback() -> None:
    with pytest.raises(TaskFailed, match="LocalError"):
        done(Job(unpicklable=5), range(60))
    assert leftovers() == []


def test_tasks_are_asked_for_as_they_are_done() -> None:
    """A list without end begins at once, and nobody runs far ahead."""
    with ProcessPool(Job(), 2) as pool:
        tasks = iter(range(10**9))
        results = share_out(pool, 3, tasks, lost, Interrupt())
        assert len(list(islice(results, 50))) == 50
        assert next(tasks) < 100


def test_results_come_in_order_however_they_were_made() -> None:
    mixed = [(2, "c"), (0, "a"), (1, "b"), (4, "e"), (3, "d")]
    assert "".join(in_order(mixed)) == "abcde"


def test_one_job_is_done_here() -> None:
    class Here(Job, frozen=True):
        def start(self, *, replaceable: bool) -> Runner:
            assert not replaceable
            return Runner(self)

    with open_pool(Here(), 1, None) as run:
        results = list(run(range(5)))
    assert results == [(task, (2 * task, os.getpid())) for task in range(5)]


def test_several_jobs_are_never_done_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even where there is one core: a process that hangs can be ended only from another one."""
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    with open_pool(Job(), 2, None) as run:
        results = list(run(range(5)))
    assert [double for _, (double, _) in results] == [2 * task for task in range(5)]
    assert len({pid for _, (_, pid) in results} - {os.getpid()}) == 1


# Interrupts


class Prompt:
    """A pool that has run every task as soon as it is submitted."""

    size = 2

    def __init__(self) -> None:
        self.done: deque[tuple[int, int]] = deque()

    def submit(self, worker: int, task: int) -> None:
        self.done.append((worker, 2 * task))

    def poll(self) -> tuple[int, Reply | None] | None:
        if not self.done:
            return None
        worker, result = self.done.popleft()
        return worker, Reply(result)

    def replace(self, worker: int) -> None:
        raise AssertionError("nobody has ended")


def test_what_is_done_before_an_interrupt_is_given_before_it_is_raised() -> None:
    interrupt, given = Interrupt(), []

    def interrupted() -> None:
        for number, _ in share_out(Prompt(), 3, count(), lambda task: -1, interrupt):
            given.append(number)
            interrupt.came = len(given) >= 4

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert sorted(given) == list(range(9))  # three done and handed out anew, six in hand


def test_an_interrupt_is_raised_though_there_is_more_to_do() -> None:
    given = 0
    with suppress(KeyboardInterrupt), open_pool(Job(), 2, None) as run:
        for given, _ in enumerate(run(repeat(1)), start=1):
            if given == 1:
                signal.raise_signal(signal.SIGINT)
    assert 1 <= given <= 2 * Job.max_queued
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_a_second_interrupt_is_raised_at_once() -> None:
    with open_pool(Job(), 2, None):
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_an_interrupt_leaves_nobody_behind() -> None:
    with suppress(KeyboardInterrupt), open_pool(Job(), 2, None) as run:
        next(run(repeat(1)))
        raise KeyboardInterrupt
    assert leftovers() == []
