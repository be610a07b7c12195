"""The writer: steps are stored together, the next ones while those before are acknowledged."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from taros.core.errors import NotAllowed
from taros.server.monitoring.metrics import Metrics
from taros.server.storage import Step, Store, StoredEvent, StoredTable
from taros.server.storage.writer import Writer

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


async def test_a_step_is_acknowledged_once_it_is_stored(writer: Writer, store: Store) -> None:
    await writer.append(step("a", 2))
    assert has(store, "a", 2)


async def test_a_step_that_comes_too_late_is_refused(writer: Writer, store: Store) -> None:
    late, stored = writer.append(step("a", 1)), writer.append(step("b", 2))
    with pytest.raises(NotAllowed, match="look again"):
        await late
    await stored
    assert has(store, "b", 2)


async def test_all_steps_are_refused_when_the_store_fails(
    writer: Writer, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(steps: Sequence[Step]) -> list[bool]:
        raise OSError("no disk")

    with monkeypatch.context() as patch:
        patch.setattr(store, "commit", broken)
        for stored in (writer.append(step("a", 2)), writer.append(step("b", 2))):
            with pytest.raises(NotAllowed, match="cannot store"):
                await stored
    await writer.append(step("a", 2))


async def test_the_next_are_stored_while_others_go_on(
    writer: Writer, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first to go on takes the event loop, and does not give it back until they are."""
    queued = threading.Event()
    commit = store.commit

    def commit_when_queued(steps: Sequence[Step]) -> list[bool]:
        queued.wait(PATIENCE)
        return commit(steps)

    async def linger() -> bool:
        await writer.append(step("a", 2))
        until = time.monotonic() + PATIENCE
        while not has(store, "b", 2) and time.monotonic() < until:
            time.sleep(0.01)
        return has(store, "b", 2)

    monkeypatch.setattr(store, "commit", commit_when_queued)
    lingering = asyncio.create_task(linger())
    for _ in range(5):
        await asyncio.sleep(0)  # it is on its way, alone
    writer.append(step("b", 2))
    queued.set()
    assert await asyncio.wait_for(lingering, 2 * PATIENCE)


async def test_steps_under_way_are_acknowledged_before_it_is_closed(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = Writer(store, Metrics())
    writer.open()
    storing, may_store = threading.Event(), threading.Event()
    commit = store.commit

    def commit_later(steps: Sequence[Step]) -> list[bool]:
        storing.set()
        may_store.wait(PATIENCE)
        return commit(steps)

    monkeypatch.setattr(store, "commit", commit_later)
    under_way = writer.append(step("a", 2))
    await asyncio.to_thread(storing.wait, PATIENCE)
    queued = writer.append(step("b", 2))
    closing = asyncio.create_task(writer.close())
    await asyncio.sleep(0)
    late = writer.append(step("c", 2))
    may_store.set()
    await closing
    assert under_way.done()
    assert queued.done()
    with pytest.raises(NotAllowed, match="cannot store"):
        await asyncio.wait_for(late, PATIENCE)
    assert [has(store, id, 2) for id in ("a", "b", "c")] == [True, True, False]
