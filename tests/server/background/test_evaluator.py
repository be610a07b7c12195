"""Work beside the event loop: fair, in slices, cancelled with the one who waits for it."""

import asyncio
import threading
from collections.abc import AsyncIterator, Iterator
from typing import Any

import pytest

from taros.core.errors import NotAllowed, Unknown
from taros.core.steps import Steps
from taros.server.background import evaluator
from taros.server.background.evaluator import Evaluator, once

pytestmark = pytest.mark.anyio

ANN, BO = ("10.0.0.1", "ann"), ("10.0.0.2", "bo")


@pytest.fixture
async def opened() -> AsyncIterator[Evaluator]:
    one = Evaluator("test", longest=0.2)
    one.open()
    yield one
    one.close()


@pytest.fixture
def single_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every slice is one step."""
    monkeypatch.setattr(evaluator, "SLICE", 1e-9)


def counting(steps: int, done: list[str], name: str) -> Steps[str]:
    for _ in range(steps):
        done.append(name)
        yield
    return name


async def test_the_result_of_work_in_another_thread(opened: Evaluator) -> None:
    assert await opened.run(ANN, once(threading.get_ident)) != threading.get_ident()


async def test_what_work_raises(opened: Evaluator) -> None:
    def work() -> None:
        raise Unknown("no-table")

    with pytest.raises(Unknown):
        await opened.run(ANN, once(work))
    assert await opened.run(ANN, once(lambda: 1)) == 1


@pytest.mark.usefixtures("single_steps")
async def test_people_take_turns(opened: Evaluator) -> None:
    done: list[str] = []
    works = [opened.run(ANN, counting(3, done, "ann")) for _ in range(2)]
    works.append(opened.run(BO, counting(3, done, "bo")))
    held = threading.Event()
    first = asyncio.create_task(opened.run(("", ""), once(held.wait)))
    waiting = asyncio.gather(*works)
    await asyncio.sleep(0)
    held.set()
    assert await waiting == ["ann", "ann", "bo"]
    await first
    assert done == ["ann", "bo", "ann", "bo", "ann", "bo", "ann", "ann", "ann"]


async def test_work_ends_with_the_one_who_waits_for_it(opened: Evaluator) -> None:
    ended = threading.Event()

    def endless() -> Iterator[None]:
        try:
            while True:
                yield
        finally:
            ended.set()

    steps: Any = endless()
    work = asyncio.create_task(opened.run(ANN, steps))
    await opened.run(BO, once(lambda: None))
    work.cancel()
    assert await asyncio.to_thread(ended.wait, 30)


async def test_work_that_takes_too_long_is_ended(opened: Evaluator) -> None:
    def endless() -> Steps[None]:
        while True:
            yield

    with pytest.raises(NotAllowed) as refused:
        await opened.run(ANN, endless())
    assert refused.value.message.key == "too-long"


async def test_work_that_fails_to_clean_up_harms_nobody(opened: Evaluator) -> None:
    def stubborn() -> Steps[None]:
        try:
            while True:
                yield
        finally:
            raise ValueError("cannot end")

    work = asyncio.create_task(opened.run(ANN, stubborn()))
    await opened.run(BO, once(lambda: None))
    work.cancel()
    assert await opened.run(BO, once(lambda: 1)) == 1
