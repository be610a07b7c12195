"""`taros.arena.workers`: tasks are done once, in whichever process, and processes come and go."""

import os
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice, repeat
from pathlib import Path

import pytest

import taros
from arena.helpers import leftovers
from arena.jobs import Job, Work
from taros.arena.workers import Processes, in_order, share_out, workers


def done(job: Job, tasks: Iterator[int] | range, size: int = 2) -> list[tuple[int, int]]:
    """The results in the order of the tasks."""
    with Processes(job, size) as crew:
        return list(in_order(share_out(crew, job.ahead, tasks)))


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


def test_a_task_that_ends_every_process_is_given_up() -> None:
    with pytest.raises(taros.NotAllowed, match="played 7 has ended, twice"):
        done(Job(fatal=7), range(60))
    assert leftovers() == []


def test_a_worn_process_is_replaced() -> None:
    results = done(Job(wearing=0), range(40))
    assert [double for double, _ in results] == [2 * task for task in range(40)]
    worn = results[0][1]
    assert worn not in {pid for _, pid in results[1:]}


def test_what_is_raised_there_is_raised_here() -> None:
    with pytest.raises(taros.BadOption, match="5"):
        done(Job(bad=5), range(60))
    with pytest.raises(taros.BadOption, match="begin"):
        done(Job(begins=False), range(60))
    assert leftovers() == []


def test_tasks_are_asked_for_as_they_are_done() -> None:
    """A list without end begins at once, and nobody runs far ahead."""
    with Processes(Job(), 2) as crew:
        tasks = iter(range(10**9))
        assert len(list(islice(share_out(crew, 3, tasks), 50))) == 50
        assert next(tasks) < 100


def test_results_come_in_order_however_they_were_made() -> None:
    mixed = [(2, "c"), (0, "a"), (1, "b"), (4, "e"), (3, "d")]
    assert "".join(in_order(mixed)) == "abcde"


def test_one_job_is_done_here() -> None:
    class Here(Job, frozen=True):
        def begin(self, *, replaceable: bool) -> Work:
            assert not replaceable
            return Work(self)

    with workers(Here(), 1, None) as run:
        results = list(run(range(5)))
    assert results == [(task, (2 * task, os.getpid())) for task in range(5)]


def test_an_interrupt_leaves_nobody_behind() -> None:
    with suppress(KeyboardInterrupt), workers(Job(), 2, None) as run:
        next(run(repeat(1)))
        raise KeyboardInterrupt
    assert leftovers() == []
