"""A room whose store fails: nothing is told that is not stored, and the table recovers."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taros.core.errors import NotAllowed, TarosError, Unknown
from taros.server import views
from taros.server.audience import Listener
from taros.server.events import Moved, Place, Setup
from taros.server.fair_queue import Key
from taros.server.hub import Hub
from taros.server.protocol import Pace
from taros.server.room import Room
from taros.server.settings import Settings
from taros.server.thinking import Thought

pytestmark = pytest.mark.anyio

PATIENCE = 30  # seconds


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'tables.db'}", lease=1, thinkers=1, prepare=False
    )
    opened = Hub(settings)
    await opened.open()
    yield opened
    await opened.close()


async def new_room(hub: Hub, **changes: Any) -> tuple[Room, Listener]:
    """A table for four at one device, with somebody who listens."""
    usual = Setup(
        game="marrakech",
        host="ann",
        places=(Place(guest="ann"),) * 4,
        options={},
        pace=Pace(),
        public=False,
        invite="invite",
        created=1000,
    )
    setup = msgspec.structs.replace(usual, **changes)
    room = await hub.room((await hub.create(setup, None)).id)
    listener = Listener("ann")
    room.join(listener, None, refused_nothing)
    await room.look(lambda table: None)
    listener.take()
    return room, listener


def refused_nothing(error: TarosError) -> None:
    raise error


def heard(listener: Listener) -> list[dict[str, Any]]:
    return [json.loads(text) for text in listener.take()]


def broken(*arguments: object) -> Any:
    raise OSError("no disk")


async def test_nothing_is_told_before_it_is_stored(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, listener = await new_room(hub)
    told_meanwhile: list[Any] = []
    commit = hub.store.commit

    def watched(steps: Any) -> list[bool]:
        told_meanwhile.extend(listener.waiting)
        return commit(steps)

    monkeypatch.setattr(hub.store, "commit", watched)
    looks = asyncio.gather(
        room.perform(lambda table: Moved(0, "left")), room.look(lambda table: table.number)
    )
    assert (await looks)[1] == room.table.number
    assert told_meanwhile == []
    assert heard(listener)[0]["entry"]["words"]["key"] == "marrakech-did-left"


async def test_a_clock_rings_although_its_timer_was_early(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock that deadlines go by runs at half the speed of the loop's."""
    began = time.time()

    def now() -> int:
        return int(1000 * (began + time.time()) / 2)

    monkeypatch.setattr("taros.server.room.now", now)
    room, _ = await new_room(hub, pace=Pace("move", 1), created=now())
    async with asyncio.timeout(PATIENCE):
        while 0 not in room.table.away:
            await asyncio.sleep(0.01)


async def test_what_cannot_be_stored_has_not_happened(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, listener = await new_room(hub)
    number, position = room.table.number, room.table.match.position
    with monkeypatch.context() as patch:
        patch.setattr(hub.store, "commit", broken)
        with pytest.raises(NotAllowed, match="went wrong"):
            await room.perform(lambda table: Moved(0, "left"))
    assert await room.look(lambda table: (table.number, table.match.position)) == (number, position)
    assert heard(listener) == []
    await room.perform(lambda table: Moved(0, "left"))
    assert heard(listener)[0]["number"] == number + 1


async def test_a_room_that_cannot_be_mended_is_left(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, listener = await new_room(hub)
    number = room.table.number
    with monkeypatch.context() as patch:
        patch.setattr(hub.store, "commit", broken)
        patch.setattr(hub.store, "load", broken)
        with pytest.raises(NotAllowed, match="went wrong"):
            await room.perform(lambda table: Moved(0, "left"))
        with pytest.raises(NotAllowed, match="went wrong"):
            await room.look(lambda table: table.number)
    assert listener.closed
    assert heard(listener) == []
    other = await hub.room(room.table.id)
    assert other is not room
    assert await other.look(lambda table: table.number) == number


async def test_a_mistake_in_a_game_harms_no_table(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _ = await new_room(hub)
    number = room.table.number

    def mistaken(event: object, at: int) -> Any:
        room.table.log.clear()
        raise ZeroDivisionError

    monkeypatch.setattr(room.table, "apply", mistaken)
    with pytest.raises(NotAllowed, match="went wrong"):
        await room.perform(lambda table: Moved(0, "left"))
    assert await room.look(lambda table: table.number) == number


async def test_a_slower_worker_gives_way(hub: Hub, tmp_path: Path) -> None:
    """Two workers at one table: who comes second is told so, and sees what the first did."""
    room, listener = await new_room(hub)
    other_hub = Hub(hub.settings)
    await other_hub.open()
    other = await other_hub.room(room.table.id)
    await other.perform(lambda table: Moved(0, "right"))
    with pytest.raises(NotAllowed, match="look again"):
        await room.perform(lambda table: Moved(0, "left"))
    assert await room.look(lambda table: table.match.position) == other.table.match.position
    assert heard(listener)[0]["entry"]["words"]["key"] == "marrakech-did-right"
    await other_hub.close()


async def test_tables_leave_the_memory(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    room, listener = await new_room(hub)
    monkeypatch.setattr("taros.server.hub.KEPT", -1)
    await hub._forget_idle()
    assert await hub.room(room.table.id) is room, "somebody listens"
    room.part(listener)
    async with asyncio.timeout(PATIENCE):
        while await hub.room(room.table.id) is room:
            await asyncio.sleep(0.01)
            await hub._forget_idle()
    with pytest.raises(Unknown):
        await hub.room("nowhere")


async def test_spectators_crowd_out_nobody_who_sits_there(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taros.server.audience.CROWD", 2)
    room, _ = await new_room(hub)
    turned_away: list[str] = []
    for guest in (None, None, None, "ann"):
        room.join(Listener(guest), None, lambda error: turned_away.append(error.message.key))
    assert await room.look(lambda table: room.audience.here) == (frozenset(range(4)), 2)
    assert turned_away == ["table-crowd"]


async def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _ = await new_room(hub)
    looked_after = []
    monkeypatch.setattr(room, "schedule", lambda: looked_after.append(room))
    monkeypatch.setattr(hub.store, "due", lambda now, worker: ["nowhere", room.table.id])
    await hub._tick()
    assert room in looked_after


async def test_what_does_not_change_is_made_once(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    room, listener = await new_room(hub)
    made: list[str] = []

    def watched(name: str, make: Callable[..., Any]) -> Callable[..., Any]:
        def making(*given: Any) -> Any:
            made.append(name)
            return make(*given)

        return making

    for name in ("frame", "entry"):
        monkeypatch.setattr(views, name, watched(name, getattr(views, name)))
    room.join(listener, None, refused_nothing)
    room.join(listener, None, refused_nothing)
    await room.perform(lambda table: Moved(0, "left"))
    happened = heard(listener)[2:]
    assert sorted(made) == [*["entry"] * len(happened), "frame"]
    room.join(listener, None, refused_nothing)
    await room.look(lambda table: None)
    (welcome,) = heard(listener)
    assert [entry["number"] for entry in welcome["log"]] == [*range(1, room.table.number + 1)]


async def test_bots_wait_for_the_turn_of_who_set_the_table_up(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.get_running_loop().create_future()

    async def choose(game: str, bot: str, state: object, legal: list[int], key: Key) -> Thought:
        if not asked.done():
            asked.set_result(key)
        return Thought(legal[0])

    monkeypatch.setattr(hub.thinkers, "choose", choose)
    await new_room(
        hub, places=(Place(guest="ann"), Place(bot="greedy")), options={"first": 1}, origin="0" * 16
    )
    async with asyncio.timeout(PATIENCE):
        assert await asked == ("0" * 16, "ann")
