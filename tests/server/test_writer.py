"""The writer: steps are stored together, and nobody waits for others to hear of theirs."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from taros.server.storage import Step, Store, StoredEvent, StoredTable
from taros.server.storage.writer import Writer
from taros.server.work.metrics import Metrics

pytestmark = pytest.mark.anyio

PATIENCE = 20  # seconds


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    opened.open()
    for id in ("a", "b", "c"):
        table = StoredTable(id, f"nonce-{id}", "{}", "playing", False, None, 1000)
        assert opened.create(table, StoredEvent(1, 1000, "first"), [])
    yield opened
    opened.close()


@pytest.fixture
async def writer(store: Store) -> AsyncIterator[Writer]:
    opened = Writer(store, Metrics())
    opened.open()
    yield opened
    await opened.close()


def step(id: str, number: int) -> Step:
    return Step(id, number, 2000, "body")


def has(store: Store, id: str, number: int) -> bool:
    return any(event.number == number for event in store.events_after(id, 1))


async def test_a_step_is_told_once_it_is_stored(writer: Writer, store: Store) -> None:
    told: asyncio.Future[bool | None] = asyncio.get_running_loop().create_future()
    writer.append(step("a", 2), told.set_result)
    assert await told
    assert has(store, "a", 2)


async def test_a_step_that_comes_too_late_is_told_so(writer: Writer) -> None:
    loop = asyncio.get_running_loop()
    late: asyncio.Future[bool | None] = loop.create_future()
    stored: asyncio.Future[bool | None] = loop.create_future()
    writer.append(step("a", 1), late.set_result)
    writer.append(step("b", 2), stored.set_result)
    assert [await late, await stored] == [False, True]


async def test_the_next_are_stored_while_others_hear_of_theirs(
    writer: Writer, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one who is told takes the event loop, and does not give it back until they are."""
    heard = asyncio.Event()
    queued = threading.Event()
    seen: list[bool] = []
    commit = store.commit

    def commit_when_queued(steps: Sequence[Step]) -> list[bool]:
        queued.wait(PATIENCE)
        return commit(steps)

    def linger(result: bool | None) -> None:
        until = time.monotonic() + PATIENCE
        while not has(store, "b", 2) and time.monotonic() < until:
            time.sleep(0.01)
        seen.append(has(store, "b", 2))
        heard.set()

    monkeypatch.setattr(store, "commit", commit_when_queued)
    writer.append(step("a", 2), linger)
    for _ in range(5):
        await asyncio.sleep(0)  # it is on its way, alone
    writer.append(step("b", 2), lambda result: None)
    queued.set()
    await asyncio.wait_for(heard.wait(), 2 * PATIENCE)
    assert seen == [True]
