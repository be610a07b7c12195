"""A room whose store fails: nothing is told that is not stored, and the table recovers."""

import asyncio
import json
import threading
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from taros import games
from taros.core.errors import NotAllowed, TarosError, Unknown
from taros.server.live.live_table import Room, now
from taros.server.live.table_manager import Hub
from taros.server.people.fair_queue import Key
from taros.server.settings import Settings
from taros.server.sockets.audience import Listener, Stage
from taros.server.storage import Step, StoredEvent, StoredTable
from taros.tables import views
from taros.tables.events import (
    Away,
    Moved,
    Opened,
    Place,
    Said,
    Sat,
    Setup,
    encode,
)
from taros.tables.protocol import Pace
from taros.workers.bot_move import BotMove

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

    monkeypatch.setattr("taros.server.live.live_table.now", now)
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
    monkeypatch.setattr("taros.server.live.table_manager.KEPT", -1)
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
    monkeypatch.setattr("taros.server.sockets.audience.CROWD", 2)
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


async def test_a_long_log_is_made_in_a_thread(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taros.server.live.live_table.SHORT_LOG", 8)
    room, _ = await new_room(hub)
    await room.perform(lambda table: Moved(0, "left"))
    await room.perform(lambda table: Moved(0, table.match.legal()[0].text))
    while room.table.number < 9:
        await room.perform(lambda table: table.say([0], "hello"))
    makers = set()
    make = views.entry

    def watched(*given: Any) -> Any:
        makers.add(threading.current_thread())
        return make(*given)

    monkeypatch.setattr(views, "entry", watched)
    newcomer = Listener("ann")
    room.audience._stage = None  # as after a restart
    room.join(newcomer, 1, refused_nothing)
    await room.look(lambda table: None)
    welcome = next(one for one in heard(newcomer) if one["type"] == "welcome")
    assert [entry["number"] for entry in welcome["log"]] == [*range(2, room.table.number + 1)]
    assert len(makers) == 1
    assert threading.main_thread() not in makers


async def test_a_listener_who_leaves_meanwhile_takes_no_text_from_others(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves of a game that is not quick are put into words in a thread."""
    monkeypatch.setitem(vars(games.get("marrakech")), "quick", False)
    room, ann = await new_room(hub)
    bo, cy = Listener("bo"), Listener("cy")
    room.audience.listeners[:0] = [bo, cy]
    happened = Stage.happened

    def leave(stage: Stage, lines: Any, seats: tuple[int, ...]) -> list[str]:
        if bo in room.audience.listeners:
            room.audience.listeners.remove(bo)
        return happened(stage, lines, seats)

    monkeypatch.setattr(Stage, "happened", leave)
    await room.perform(lambda table: Moved(0, "left"))
    assert [message["type"] for message in heard(cy)] == ["happened"] * 2
    assert [message["type"] for message in heard(ann)] == ["happened"] * 2


async def test_who_sits_down_at_another_worker_misses_no_line(hub: Hub) -> None:
    room, _ = await new_room(hub, places=(Place(guest="ann"), Place()))
    bo = Listener("bo")
    room.join(bo, None, refused_nothing)
    await room.look(lambda table: None)
    bo.take()
    number = room.table.number
    first = number + 1
    for event in (Said(0, "hello"), Sat(1, "bo", "0" * 32), Said(0, "hello")):
        hub.store.commit([Step(room.table.id, first, 1000, encode(event).decode())])
        table = await hub.read_table(room.table.id)
        assert table is not None
        first = table.number + 1
    room.refresh()
    await settled(room)
    numbers = [message["number"] for message in heard(bo) if message["type"] == "happened"]
    assert numbers == list(range(number + 1, room.table.number + 1))


async def test_nobody_is_welcomed_by_a_room_that_has_failed(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, _ = await new_room(hub)
    refused: list[TarosError] = []
    newcomer = Listener("ann")
    with monkeypatch.context() as patch:
        patch.setattr(hub.store, "commit", broken)
        patch.setattr(hub.store, "load", broken)
        room.ask(lambda table: Moved(0, "left"), refused.append)
        room.join(newcomer, None, refused.append)
        await settled(room)
    assert [error.message.key for error in refused] == ["server-error"] * 2
    assert heard(newcomer) == []


async def test_a_table_that_cannot_be_read_keeps_nobody_from_others(hub: Hub) -> None:
    room, _ = await new_room(hub)
    setup = msgspec.structs.replace(room.table.setup, options={"purse": "none"})
    bad = StoredTable("bad", "nonce", encode(setup).decode(), "playing", False, 0, 1000)
    hub.store.create(bad, StoredEvent(1, 1000, encode(Opened()).decode()), ["ann"])
    assert await hub.readable_room("bad") is None
    assert await hub.readable_room(room.table.id) is room
    assert "bad" in hub.store.due(now(), hub.worker)
    await hub._tick()
    assert "bad" not in hub.store.due(now(), hub.worker)


# Bots alone


class Choices:
    """Bots that choose the first move there is, as soon as they may."""

    def __init__(self, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.may = asyncio.Event()
        self.may.set()
        monkeypatch.setattr(hub.thinkers, "choose", self.choose)
        hub._ticking.cancel()  # so that nothing is looked after by chance
        hub.settings = msgspec.structs.replace(hub.settings, pause=0)

    async def choose(
        self, game: str, bot: str, observation: object, legal: list[int], key: Key
    ) -> BotMove:
        self.count += 1
        await self.may.wait()
        return BotMove(legal[0])


async def bots_room(hub: Hub, **changes: Any) -> Room:
    """A table of bots alone that nobody watches."""
    places = (Place(bot="random"),) * 4
    room, listener = await new_room(hub, **{"places": places, **changes})
    room.part(listener)
    return await settled(room)


async def settled(room: Room) -> Room:
    """Until there is nothing more to be done."""
    async with asyncio.timeout(PATIENCE):
        while room._tasks or room._jobs or room._busy or room._timer:
            await asyncio.sleep(0)
    return room


async def until_moves(room: Room, count: int = 1) -> None:
    before = room.table.match.ply
    async with asyncio.timeout(PATIENCE):
        while room.table.match.ply < before + count:
            await asyncio.sleep(0)


async def test_bots_alone_play_while_somebody_watches(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = Choices(hub, monkeypatch)
    room = await bots_room(hub)
    assert room.table.state == "playing"
    assert room.idle
    number, asked = room.table.number, choices.count
    await hub._tick()
    await settled(room)
    assert (room.table.number, choices.count) == (number, asked)
    watcher = Listener(None)
    room.join(watcher, None, refused_nothing)
    await until_moves(room, 4)
    room.part(watcher)
    await settled(room)
    assert room.table.state == "playing"
    assert room.idle


async def test_bots_alone_play_for_somebody_at_another_worker(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(hub, monkeypatch)
    room = await bots_room(hub)
    room.hear_presence("other", frozenset(), 1)
    await until_moves(room, 4)
    room.hear_presence("other", frozenset(), 0)
    await settled(room)
    assert room.table.state == "playing"


async def test_bots_alone_rest_after_a_restart_until_somebody_watches(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(hub, monkeypatch)
    room = await bots_room(hub)
    watcher = Listener(None)
    room.join(watcher, None, refused_nothing)
    await until_moves(room)
    room.part(watcher)
    await settled(room)
    await hub.close()
    again = Hub(hub.settings)
    await again.open()
    Choices(again, monkeypatch)
    await again._tick()
    assert again._rooms == {}
    other = await again.room(room.table.id)
    await settled(other)
    assert other.table.number == room.table.number
    other.join(Listener(None), None, refused_nothing)
    await until_moves(other)
    await again.close()
    await hub.open()  # for the fixture, which closes it


async def test_nothing_is_scheduled_while_something_is_stored(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, listener = await new_room(hub)
    stored: list[bool] = []
    next_duty = room._next_duty

    def watched() -> Any:
        stored.append(not room._busy)
        return next_duty()

    monkeypatch.setattr(room, "_next_duty", watched)
    room.ask(lambda table: Moved(0, "left"), refused_nothing)
    assert room._busy
    room.hear_presence("other", frozenset(), 1)
    room.part(listener)
    await settled(room)
    assert stored
    assert all(stored)


async def test_bots_that_are_watched_on_and_off_think_once(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = Choices(hub, monkeypatch)
    room = await bots_room(hub)
    choices.may.clear()
    asked = choices.count
    for _ in range(5):
        watcher = Listener(None)
        room.join(watcher, None, refused_nothing)
        async with asyncio.timeout(PATIENCE):
            while choices.count == asked:
                await asyncio.sleep(0)
        room.part(watcher)
        await asyncio.sleep(0)
    room.join(Listener(None), None, refused_nothing)
    await asyncio.sleep(0)
    assert choices.count == asked + 1
    choices.may.set()
    await until_moves(room)


async def test_bots_alone_go_on_when_the_lease_of_another_is_over(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(hub, monkeypatch)
    room = await bots_room(hub)
    room.lose_lease()
    hub.store.release_all()
    assert hub.store.claim(room.table.id, "dead", now(), now() + 1_000_000)
    room.join(Listener(None), None, refused_nothing)
    number = (await settled(room)).table.number
    await hub._tick()
    assert (await settled(room)).table.number == number
    hub.store.release_all()
    await hub._tick()
    await until_moves(room)


async def test_bots_finish_the_game_of_people_who_have_gone_at_their_pace(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, listener = await new_room(hub, places=(Place(guest="ann"), Place(bot="random")))
    room.part(listener)
    assert room._paused_until() == room.table.played_at + int(1000 * hub.settings.pause)
    Choices(hub, monkeypatch)
    await room.perform(lambda table: table.resign([0]))
    await settled(room)
    assert room.table.state == "over"


async def test_whoever_comes_back_to_bots_is_waited_for(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(hub, monkeypatch)
    room, listener = await new_room(hub, places=(Place(guest="ann"), Place(bot="random")))
    room.part(listener)
    await room.perform(lambda table: Away(0))
    await until_moves(room)
    room.join(listener, None, refused_nothing)
    await settled(room)
    assert (room.table.to_act, room.table.away) == (0, set())


@pytest.mark.parametrize("watched", [True, False])
async def test_a_full_log_ends_a_game(
    hub: Hub, monkeypatch: pytest.MonkeyPatch, watched: bool
) -> None:
    """Of bots alone too, and of those that rested when it became full."""
    Choices(hub, monkeypatch)
    room = await bots_room(hub)
    monkeypatch.setattr("taros.tables.table.LONGEST_LOG", room.table.number + 9 * watched)
    watcher = Listener(None)
    if watched:
        room.join(watcher, None, refused_nothing)
    else:
        room.schedule()
    await settled(room)
    assert (room.table.state, room.table.match.stopped) == ("over", True)
    if watched:
        last = [one for one in heard(watcher) if one["type"] == "happened"][-1]
        assert last["entry"]["words"]["key"] == "table-ended-log-full"
        assert last["frame"]["over"]
        assert len(last["frame"]["standings"]) == 4
    assert hub.store.load(room.table.id)[0].state == "over"  # type: ignore[index]


async def test_bots_wait_for_the_turn_of_who_set_the_table_up(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.get_running_loop().create_future()

    async def choose(game: str, bot: str, state: object, legal: list[int], key: Key) -> BotMove:
        if not asked.done():
            asked.set_result(key)
        return BotMove(legal[0])

    monkeypatch.setattr(hub.thinkers, "choose", choose)
    await new_room(
        hub, places=(Place(guest="ann"), Place(bot="greedy")), options={"first": 1}, origin="0" * 16
    )
    async with asyncio.timeout(PATIENCE):
        assert await asked == ("0" * 16, "ann")
