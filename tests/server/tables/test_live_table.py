"""Live tables: decide, store, apply and broadcast, also when the store fails; bots and clocks."""

import asyncio
import json
import os
import threading
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from game_parts import replace_field
from taros import games
from taros.core.errors import IllegalMove, NotAllowed, TarosError, Unknown
from taros.core.game import State
from taros.core.words import Seat
from taros.hosting.broadcaster import Connection, Presence, RenderCache
from taros.hosting.fair_play import moment_of
from taros.hosting.wall_clock import now
from taros.server.http.api.requests import check_fair_play, person_of
from taros.server.live.live_table import LiveTable
from taros.server.live.table_manager import TableManager
from taros.server.people.fair_queue import Key
from taros.server.settings import Settings
from taros.server.storage import Step, StoredEvent, StoredTable
from taros.tables import views
from taros.tables.events import (
    Answered,
    Away,
    Moved,
    Opened,
    Place,
    Said,
    Sat,
    Setup,
    UndoRequested,
    encode_event,
    encode_setup,
)
from taros.tables.protocol import Pace
from taros.tables.table import Table
from taros.workers.bot_move import BotMove

pytestmark = pytest.mark.anyio

PATIENCE = 30  # seconds


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[TableManager]:
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'tables.db'}", lease=1, thinkers=1, prepare=False
    )
    opened = TableManager(settings)
    await opened.open()
    yield opened
    await opened.close()


def a_setup(**changes: Any) -> Setup:
    """A table for four at one device."""
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
    return msgspec.structs.replace(usual, **changes)


async def new_live_table(manager: TableManager, **changes: Any) -> tuple[LiveTable, Connection]:
    """A table for four at one device, with somebody who listens."""
    setup = a_setup(**changes)
    live = await manager.live_table((await manager.create(setup, None)).id)
    connection = Connection("ann")
    live.join(connection, None, refused_nothing)
    await live.read(lambda table: None)
    connection.take()
    return live, connection


def refused_nothing(error: TarosError) -> None:
    raise error


def heard(connection: Connection) -> list[dict[str, Any]]:
    return [json.loads(text) for text in connection.take()]


def broken(*arguments: object) -> Any:
    raise OSError("no disk")


async def test_nothing_is_told_before_it_is_stored(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, connection = await new_live_table(manager)
    told_meanwhile: list[Any] = []
    commit = manager.store.commit

    def watched(steps: Any) -> list[bool]:
        told_meanwhile.extend(connection.queue)
        return commit(steps)

    monkeypatch.setattr(manager.store, "commit", watched)
    looks = asyncio.gather(
        live.execute(lambda table: Moved(0, "left")), live.read(lambda table: table.number)
    )
    assert (await looks)[1] == live.table.number
    assert told_meanwhile == []
    assert heard(connection)[0]["entry"]["words"]["key"] == "marrakech-did-left"


async def test_what_a_seat_may_know_is_found_anew_after_an_event(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _ = await new_live_table(manager)
    number, looks = live.table.number, list[int]()

    def watched(table: Table) -> State | None:
        looks.append(table.number)
        return moment_of(table)

    monkeypatch.setattr("taros.server.live.live_table.moment_of", watched)
    before = await live.moment()
    assert await live.moment() == before
    await live.execute(lambda table: Moved(0, "left"))
    assert await live.moment() != before
    assert (len(looks), looks[0]) == (2, number)


async def test_running_games_are_looked_through_for_few_requests_at_a_time(
    manager: TableManager,
) -> None:
    app = SimpleNamespace(state=SimpleNamespace(manager=manager))
    request: Any = SimpleNamespace(app=app, scope={"guest": "ann"})
    game = games.get("marrakech")
    with ExitStack() as checks:
        for _ in range(manager.settings.limits.requests_per_person):
            checks.enter_context(manager.checking.enter(person_of(request)))
        with pytest.raises(NotAllowed, match="at a time"):
            await check_fair_play(request, game, [])
    await check_fair_play(request, game, [])


async def test_a_clock_rings_although_its_timer_was_early(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock that deadlines go by runs at half the speed of the loop's."""
    began = time.time()

    def now() -> int:
        return int(1000 * (began + time.time()) / 2)

    monkeypatch.setattr("taros.server.live.scheduler.now", now)
    live, _ = await new_live_table(manager, pace=Pace("move", 1), created=now())
    async with asyncio.timeout(PATIENCE):
        while 0 not in live.table.away:
            await asyncio.sleep(0.01)


async def test_what_cannot_be_stored_has_not_happened(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, connection = await new_live_table(manager)
    number, position = live.table.number, live.table.match.position
    with monkeypatch.context() as patch:
        patch.setattr(manager.store, "commit", broken)
        with pytest.raises(NotAllowed, match="cannot store anything"):
            await live.execute(lambda table: Moved(0, "left"))
    assert await live.read(lambda table: (table.number, table.match.position)) == (number, position)
    assert heard(connection) == []
    await live.execute(lambda table: Moved(0, "left"))
    assert heard(connection)[0]["number"] == number + 1


async def test_a_table_whose_store_cannot_be_read_is_loaded_again(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, connection = await new_live_table(manager)
    number = live.table.number
    with monkeypatch.context() as patch:
        patch.setattr(manager.store, "commit", broken)
        patch.setattr(manager.store, "events_after", broken)
        with pytest.raises(NotAllowed, match="went wrong"):
            await live.execute(lambda table: Moved(0, "left"))
        with pytest.raises(NotAllowed, match="went wrong"):
            await live.read(lambda table: table.number)
    assert connection.closed
    assert heard(connection) == []
    other = await manager.live_table(live.table.id)
    assert other is not live
    assert await other.read(lambda table: table.number) == number


async def test_a_table_that_failed_reads_the_store_no_more(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _ = await new_live_table(manager)
    reads: list[object] = []

    def failing(*arguments: object) -> Any:
        reads.append(arguments)
        broken()

    monkeypatch.setattr(manager.store, "events_after", failing)
    number = live.table.number
    live.refresh()
    live.refresh()
    live.receive(StoredEvent(number + 1, 1000, encode_event(Said(0, "hello"))))
    await settled(live)
    assert len(reads) == 1
    assert live.table.number == number


async def test_a_table_that_was_dropped_does_not_remove_the_one_loaded_after_it(
    manager: TableManager,
) -> None:
    live, _ = await new_live_table(manager)
    manager.drop(live)
    other = await manager.live_table(live.table.id)
    manager.drop(live)
    assert await manager.live_table(live.table.id) is other
    tables = f'taros_tables{{worker="{os.getpid()}"}} 1.0'
    assert tables in manager.metrics.text().splitlines()


async def test_a_mistake_in_the_rules_of_a_game_changes_nothing(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, connection = await new_live_table(manager)
    number, stored = live.table.number, manager.store.events_after(live.table.id, 0)
    with monkeypatch.context() as patch:
        patch.setattr(live.table.game.rules, "apply", mistaken)
        with pytest.raises(NotAllowed, match="went wrong"):
            await live.execute(lambda table: table.move([0], number, "left"))
    assert manager.store.events_after(live.table.id, 0) == stored
    assert heard(connection) == []
    await live.execute(lambda table: table.move([0], number, "left"))
    assert heard(connection)[0]["number"] == number + 1


def mistaken(*arguments: object) -> Any:
    raise ZeroDivisionError


async def test_a_table_that_cannot_be_shown_is_loaded_again(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, connection = await new_live_table(manager)
    number = live.table.number
    with monkeypatch.context() as patch:
        replace_field(patch, live.table.game.presenter, "encode_view", mistaken)
        with pytest.raises(NotAllowed, match="went wrong"):
            await live.execute(lambda table: Moved(0, "left"))
    assert connection.closed
    with pytest.raises(NotAllowed, match="went wrong"):
        await live.read(lambda table: None)
    other = await manager.live_table(live.table.id)
    assert other is not live
    assert await other.read(lambda table: table.number) > number, "what is stored has happened"


async def test_a_move_that_is_being_stored_is_broadcast_before_the_end(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, connection = await new_live_table(manager)
    storing, may_store = threading.Event(), threading.Event()
    commit = manager.store.commit

    def commit_later(steps: Any) -> list[bool]:
        storing.set()
        may_store.wait(PATIENCE)
        return commit(steps)

    with monkeypatch.context() as patch:
        patch.setattr(manager.store, "commit", commit_later)
        move = asyncio.create_task(live.execute(lambda table: Moved(0, "left")))
        await asyncio.to_thread(storing.wait, PATIENCE)
        closing = asyncio.create_task(manager.close())
        await asyncio.sleep(0)
        assert not connection.closed
        may_store.set()
        await closing
    assert move.done()
    assert [message["type"] for message in heard(connection)] == ["happened"] * 2
    assert connection.closed
    await manager.open()  # for the fixture, which closes it


async def test_what_is_refused_never_reaches_the_store(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, connection = await new_live_table(manager)
    monkeypatch.setattr(manager.store, "commit", broken)
    with pytest.raises(IllegalMove):
        await live.execute(lambda table: table.move([0], table.number, "a1a2"))
    assert heard(connection) == []


async def test_a_slower_worker_gives_way(manager: TableManager, tmp_path: Path) -> None:
    """Two workers at one table: a move that comes second is refused, a remark is made.

    Both have seen then what the first did.
    """
    live, connection = await new_live_table(manager)
    other_manager = TableManager(manager.settings)
    await other_manager.open()
    other = await other_manager.live_table(live.table.id)
    await other.execute(lambda table: Moved(0, "right"))
    seen = live.table.number
    with pytest.raises(NotAllowed, match="look again"):
        await live.execute(lambda table: table.move([0], seen, "left"))
    assert await live.read(lambda table: table.match.position) == other.table.match.position
    assert heard(connection)[0]["entry"]["words"]["key"] == "marrakech-did-right"
    await other.execute(lambda table: table.say([1], "hello"))
    await live.execute(lambda table: table.say([0], "thanks"))
    said = [line.message for line in live.table.log[-2:] if line.message]
    assert [each.arguments["seat"] for each in said] == [Seat(1), Seat(0)]
    await other_manager.close()


async def test_a_worker_that_lags_behind_reads_what_a_client_has_seen_elsewhere(
    manager: TableManager,
) -> None:
    live, _ = await new_live_table(manager)
    other_manager = TableManager(manager.settings)
    await other_manager.open()
    other = await other_manager.live_table(live.table.id)
    await other.execute(lambda table: table.move([0], table.number, "left"))
    seen = other.table.number
    assert live.table.number < seen
    connection = Connection("ann")
    live.join(connection, seen, refused_nothing)
    await live.read(lambda table: None)
    welcome = next(each for each in heard(connection) if each["type"] == "welcome")
    assert (welcome["number"], welcome["log"]) == (seen, [])
    await other_manager.close()


async def test_tables_leave_the_memory(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, connection = await new_live_table(manager)
    monkeypatch.setattr("taros.server.live.table_manager.KEEP_SECONDS", -1)
    live.connected = 1
    await manager._drop_idle()
    assert await manager.live_table(live.table.id) is live, "somebody is connected"
    live.connected = 0
    live.part(connection)
    async with asyncio.timeout(PATIENCE):
        while await manager.live_table(live.table.id) is live:
            await asyncio.sleep(0.01)
            await manager._drop_idle()
    with pytest.raises(Unknown):
        await manager.live_table("nowhere")


async def test_spectators_crowd_out_nobody_who_sits_there(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taros.hosting.broadcaster.MAX_CONNECTIONS", 2)
    live, _ = await new_live_table(manager)
    turned_away: list[str] = []
    for guest in (None, None, None, "ann"):
        live.join(Connection(guest), None, lambda error: turned_away.append(error.message.key))
    assert await live.read(lambda table: live.broadcaster.local) == (frozenset(range(4)), 2)
    assert turned_away == ["table-crowd"]


async def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _ = await new_live_table(manager)
    looked_after = []
    monkeypatch.setattr(live.scheduler, "update", lambda: looked_after.append(live))
    monkeypatch.setattr(manager.store.leases, "due", lambda now: ["nowhere", live.table.id])
    await manager._tick()
    assert live in looked_after


async def test_what_does_not_change_is_made_once(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, connection = await new_live_table(manager)
    made: list[str] = []

    def watched(name: str, make: Callable[..., Any]) -> Callable[..., Any]:
        def making(*given: Any) -> Any:
            made.append(name)
            return make(*given)

        return making

    for name in ("frame", "entry"):
        monkeypatch.setattr(views, name, watched(name, getattr(views, name)))
    live.join(connection, None, refused_nothing)
    live.join(connection, None, refused_nothing)
    await live.execute(lambda table: Moved(0, "left"))
    happened = heard(connection)[2:]
    assert sorted(made) == [*["entry"] * len(happened), "frame"]
    live.join(connection, None, refused_nothing)
    await live.read(lambda table: None)
    (welcome,) = heard(connection)
    assert [entry["number"] for entry in welcome["log"]] == [*range(1, live.table.number + 1)]


async def test_a_long_log_is_made_in_a_thread(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taros.server.live.live_table.SHORT_LOG", 8)
    live, _ = await new_live_table(manager)
    await live.execute(lambda table: Moved(0, "left"))
    await live.execute(lambda table: Moved(0, table.match.legal()[0].text))
    while live.table.number < 9:
        await live.execute(lambda table: table.say([0], "hello"))
    makers = set()
    make = views.entry

    def watched(*given: Any) -> Any:
        makers.add(threading.current_thread())
        return make(*given)

    monkeypatch.setattr(views, "entry", watched)
    newcomer = Connection("ann")
    live.broadcaster._cache = None  # as after a restart
    live.join(newcomer, 1, refused_nothing)
    await live.read(lambda table: None)
    welcome = next(one for one in heard(newcomer) if one["type"] == "welcome")
    assert [entry["number"] for entry in welcome["log"]] == [*range(2, live.table.number + 1)]
    assert len(makers) == 1
    assert threading.main_thread() not in makers


async def test_who_disconnects_meanwhile_takes_no_text_from_others(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves of a game that is not quick are put into words in a thread."""
    replace_field(monkeypatch, games.get("marrakech"), "quick", False)
    live, ann = await new_live_table(manager)
    bo, cy = Connection("bo"), Connection("cy")
    live.broadcaster.connections[:0] = [bo, cy]
    updates = RenderCache.updates

    def leave(cache: RenderCache, lines: Any, seats: tuple[int, ...]) -> list[bytes]:
        if bo in live.broadcaster.connections:
            live.broadcaster.connections.remove(bo)
        return updates(cache, lines, seats)

    monkeypatch.setattr(RenderCache, "updates", leave)
    await live.execute(lambda table: Moved(0, "left"))
    assert [message["type"] for message in heard(cy)] == ["happened"] * 2
    assert [message["type"] for message in heard(ann)] == ["happened"] * 2


async def test_who_sits_down_at_another_worker_misses_no_line(manager: TableManager) -> None:
    live, _ = await new_live_table(manager, places=(Place(guest="ann"), Place()))
    bo = Connection("bo")
    live.join(bo, None, refused_nothing)
    await live.read(lambda table: None)
    bo.take()
    number = live.table.number
    first = number + 1
    for event in (Said(0, "hello"), Sat(1, "bo", "0" * 32), Said(0, "hello")):
        manager.store.commit([Step(live.table.id, first, 1000, encode_event(event))])
        table = await manager.read_table(live.table.id)
        assert table is not None
        first = table.number + 1
    live.refresh()
    await settled(live)
    numbers = [message["number"] for message in heard(bo) if message["type"] == "happened"]
    assert numbers == list(range(number + 1, live.table.number + 1))


async def test_who_sits_down_last_is_offered_choices_at_once(manager: TableManager) -> None:
    live, _ = await new_live_table(
        manager, places=(Place(guest="ann"), Place()), options={"first": 1}
    )
    bo = Connection("bo")
    live.join(bo, None, refused_nothing)
    await live.execute(lambda table: table.sit(1, "bo", "Bo", "invite", contributes=False))
    last = [message for message in heard(bo) if message["type"] == "happened"][-1]
    assert last["frame"]["to_act"] == 1
    assert last["frame"]["choices"]


async def test_an_undo_request_ends_for_clients_of_a_table_that_was_loaded_with_it(
    manager: TableManager,
) -> None:
    live, _ = await new_live_table(
        manager, places=(Place(guest="ann"), Place(guest="bo")), options={"first": 0}
    )
    await live.execute(lambda table: UndoRequested(0, 0))
    manager.drop(live)
    again = await manager.live_table(live.table.id)
    bo = Connection("bo")
    again.join(bo, None, refused_nothing)
    await again.read(lambda table: None)
    welcome = heard(bo)[0]
    await again.execute(lambda table: Answered([1], False))
    asked = [message for message in heard(bo) if message["type"] == "asked"]
    assert welcome["asked"] is not None
    assert len(asked) == 1


async def test_a_table_works_again_after_its_task_was_cancelled(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _ = await new_live_table(manager)
    live.submit(lambda table: Moved(0, "left"), refused_nothing)
    assert live._worker is not None
    await asyncio.sleep(0)
    live._worker.cancel()
    with suppress(asyncio.CancelledError):
        await live._worker
    async with asyncio.timeout(PATIENCE):
        assert await live.read(lambda table: table.id) == live.table.id


async def test_nobody_is_welcomed_by_a_table_that_was_dropped(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, _ = await new_live_table(manager)
    refused: list[TarosError] = []
    newcomer = Connection("ann")
    with monkeypatch.context() as patch:
        patch.setattr(manager.store, "commit", broken)
        patch.setattr(manager.store, "events_after", broken)
        live.submit(lambda table: Moved(0, "left"), refused.append)
        live.join(newcomer, None, refused.append)
        await settled(live)
    assert [error.message.key for error in refused] == ["server-error"] * 2
    assert heard(newcomer) == []


async def test_a_table_that_cannot_be_read_keeps_nobody_from_others(manager: TableManager) -> None:
    live, _ = await new_live_table(manager)
    setup = msgspec.structs.replace(live.table.setup, options={"purse": "none"})
    bad = StoredTable("bad", "nonce", encode_setup(setup), "playing", False, 0, 1000)
    manager.store.create(bad, StoredEvent(1, 1000, encode_event(Opened())), ["ann"])
    assert await manager.readable_table("bad") is None
    assert await manager.readable_table(live.table.id) is live
    assert "bad" in manager.store.leases.due(now())
    await manager._tick()
    assert "bad" not in manager.store.leases.due(now())


# Bots alone


class Choices:
    """Bots that choose the first move there is, as soon as they may."""

    def __init__(self, manager: TableManager, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.may = asyncio.Event()
        self.may.set()
        monkeypatch.setattr(manager.bots, "choose", self.choose)
        manager._ticking.cancel()  # so that nothing is looked after by chance
        manager.settings = msgspec.structs.replace(manager.settings, pause=0)

    async def choose(
        self, game: str, bot: str, observation: object, legal: list[int], key: Key
    ) -> BotMove:
        self.count += 1
        await self.may.wait()
        return BotMove(legal[0])


async def bots_table(manager: TableManager, **changes: Any) -> LiveTable:
    """A table of bots alone that nobody watches."""
    places = (Place(bot="random"),) * 4
    live, connection = await new_live_table(manager, **{"places": places, **changes})
    live.part(connection)
    return await settled(live)


async def settled(live: LiveTable) -> LiveTable:
    """Until there is nothing more to be done."""
    scheduler = live.scheduler
    async with asyncio.timeout(PATIENCE):
        while scheduler._tasks or scheduler._timer or live._operations or live._worker:
            await asyncio.sleep(0)
    return live


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0)


async def until_moves(live: LiveTable, count: int = 1) -> None:
    before = live.table.match.ply
    await until(lambda: live.table.match.ply >= before + count)


async def test_bots_alone_play_while_somebody_watches(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = Choices(manager, monkeypatch)
    live = await bots_table(manager)
    assert live.table.state == "playing"
    assert live.idle
    number, asked = live.table.number, choices.count
    await manager._tick()
    await settled(live)
    assert (live.table.number, choices.count) == (number, asked)
    watcher = Connection(None)
    live.join(watcher, None, refused_nothing)
    await until_moves(live, 4)
    live.part(watcher)
    await settled(live)
    assert live.table.state == "playing"
    assert live.idle


async def test_bots_alone_play_for_somebody_at_another_worker(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(manager, monkeypatch)
    live = await bots_table(manager)
    live.set_remote_presence("other", Presence(spectators=1))
    await until_moves(live, 4)
    live.set_remote_presence("other", Presence())
    await settled(live)
    assert live.table.state == "playing"


async def test_bots_alone_rest_after_a_restart_until_somebody_watches(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(manager, monkeypatch)
    live = await bots_table(manager)
    watcher = Connection(None)
    live.join(watcher, None, refused_nothing)
    await until_moves(live)
    live.part(watcher)
    await settled(live)
    await manager.close()
    again = TableManager(manager.settings)
    await again.open()
    Choices(again, monkeypatch)
    await again._tick()
    assert again._tables == {}
    other = await again.live_table(live.table.id)
    await settled(other)
    assert other.table.number == live.table.number
    other.join(Connection(None), None, refused_nothing)
    await until_moves(other)
    await again.close()
    await manager.open()  # for the fixture, which closes it


async def test_bots_think_about_nothing_that_is_not_stored(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = Choices(manager, monkeypatch)
    choices.may.clear()
    places = Place(guest="ann"), Place(bot="random")
    live, _ = await new_live_table(manager, places=places, options={"first": 0})
    await live.execute(lambda table: Moved(0, "left"))
    storing, may_store = threading.Event(), threading.Event()
    commit = manager.store.commit

    def slowly(steps: Any) -> list[bool]:
        storing.set()
        may_store.wait(PATIENCE)
        return commit(steps)

    monkeypatch.setattr(manager.store, "commit", slowly)
    live.submit(lambda table: Moved(0, table.match.legal()[0].text), refused_nothing)
    await asyncio.to_thread(storing.wait, PATIENCE)
    live.set_remote_presence("other", Presence(spectators=1))
    assert (live.table.to_act, choices.count) == (0, 0)
    may_store.set()
    async with asyncio.timeout(PATIENCE):
        while not choices.count:
            await asyncio.sleep(0)
    assert live.table.to_act == 1


async def test_bots_that_are_watched_on_and_off_think_once(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = Choices(manager, monkeypatch)
    live = await bots_table(manager)
    choices.may.clear()
    asked = choices.count
    for _ in range(5):
        watcher = Connection(None)
        live.join(watcher, None, refused_nothing)
        async with asyncio.timeout(PATIENCE):
            while choices.count == asked:
                await asyncio.sleep(0)
        live.part(watcher)
        await asyncio.sleep(0)
    live.join(Connection(None), None, refused_nothing)
    await asyncio.sleep(0)
    assert choices.count == asked + 1
    choices.may.set()
    await until_moves(live)


async def test_bots_alone_go_on_when_the_lease_of_another_is_over(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(manager, monkeypatch)
    live = await bots_table(manager)
    live.scheduler.lose_lease()
    manager.store.leases.release_all()
    assert manager.store.leases.claim(live.table.id, "dead", 50_000)
    live.join(Connection(None), None, refused_nothing)
    number = (await settled(live)).table.number
    await manager._tick()
    assert (await settled(live)).table.number == number
    manager.store.leases.release_all()
    await manager._tick()
    await until_moves(live)


async def test_bots_finish_the_game_of_people_who_have_gone_at_their_pace(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, connection = await new_live_table(
        manager, places=(Place(guest="ann"), Place(bot="random"))
    )
    live.part(connection)
    Choices(manager, monkeypatch)
    await live.execute(lambda table: table.resign([0]))
    await settled(live)
    assert live.table.state == "over"


async def test_whoever_comes_back_to_bots_is_waited_for(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(manager, monkeypatch)
    live, connection = await new_live_table(
        manager, places=(Place(guest="ann"), Place(bot="random"))
    )
    live.part(connection)
    await live.execute(lambda table: Away(0))
    await until_moves(live)
    live.join(connection, None, refused_nothing)
    await settled(live)
    assert (live.table.to_act, live.table.away) == (0, frozenset())


@pytest.mark.parametrize("watched", [True, False])
async def test_a_full_log_ends_a_game(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, watched: bool
) -> None:
    """Of bots alone too, and of those that rested when it became full."""
    Choices(manager, monkeypatch)
    live = await bots_table(manager)
    monkeypatch.setattr("taros.tables.situation.MAX_LOG_LINES", live.table.number + 9 * watched)
    watcher = Connection(None)
    if watched:
        live.join(watcher, None, refused_nothing)
    else:
        live.scheduler.update()
    await settled(live)
    assert (live.table.state, live.table.match.stopped) == ("over", True)
    if watched:
        last = [one for one in heard(watcher) if one["type"] == "happened"][-1]
        assert last["entry"]["words"]["key"] == "table-ended-log-full"
        assert last["frame"]["over"]
        assert len(last["frame"]["standings"]) == 4
    assert manager.store.load(live.table.id)[0].state == "over"  # type: ignore[index]


async def test_bots_wait_for_the_turn_of_who_set_the_table_up(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = asyncio.get_running_loop().create_future()

    async def choose(game: str, bot: str, state: object, legal: list[int], key: Key) -> BotMove:
        if not asked.done():
            asked.set_result(key)
        return BotMove(legal[0])

    monkeypatch.setattr(manager.bots, "choose", choose)
    await new_live_table(
        manager,
        places=(Place(guest="ann"), Place(bot="greedy")),
        options={"first": 1},
        origin="0" * 16,
    )
    async with asyncio.timeout(PATIENCE):
        assert await asked == ("0" * 16, "ann")


# Bots whose moves fail


async def table_of_ann_and_a_bot(manager: TableManager) -> LiveTable:
    """A table at which a bot acts next, as soon as `Choices` lets it choose."""
    places = Place(guest="ann"), Place(bot="random")
    live, _ = await new_live_table(manager, places=places, options={"first": 0})
    await live.execute(lambda table: Moved(0, "left"))
    await live.execute(lambda table: Moved(0, table.match.legal()[0].text))
    return live


async def test_a_bot_tries_again_after_its_move_could_not_be_stored(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = Choices(manager, monkeypatch)
    choices.may.clear()
    live = await table_of_ann_and_a_bot(manager)
    ply = live.table.match.ply
    with monkeypatch.context() as patch:
        patch.setattr(manager.store, "commit", broken)
        choices.may.set()
        await settled(live)
    assert live.table.match.ply == ply
    await manager._tick()
    await until_moves(live)


@pytest.mark.parametrize("event", [Said(0, "hello"), Moved(1, "left")])
async def test_a_bot_goes_on_after_another_worker_was_faster(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, event: Any
) -> None:
    """Whether the other event leaves the bot's move to be made, or makes it."""
    choices = Choices(manager, monkeypatch)
    choices.may.clear()
    live = await table_of_ann_and_a_bot(manager)
    number = live.table.number + 1
    assert manager.store.commit([Step(live.table.id, number, now(), encode_event(event))]) == [True]
    choices.may.set()
    await settled(live)
    assert live.table.number >= number
    await manager._tick()
    await settled(live)
    assert live.table.to_act == 0


async def test_a_bot_tries_again_after_choosing_failed(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    choices = Choices(manager, monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(manager.bots, "choose", broken)
        live = await table_of_ann_and_a_bot(manager)
        await settled(live)
    assert f"table {live.table.id}" in caplog.messages
    assert choices.count == 0
    await manager._tick()
    await until_moves(live)
    assert choices.count


async def test_a_lease_that_cannot_be_claimed_is_logged(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    Choices(manager, monkeypatch)
    with monkeypatch.context() as patch:
        patch.setattr(manager.store.leases, "claim", broken)
        live = await table_of_ann_and_a_bot(manager)
        await settled(live)
    assert f"table {live.table.id}" in caplog.messages
    await manager._tick()
    await until_moves(live)


# Many tables


async def store_table(manager: TableManager, **changes: Any) -> str:
    """Store a table that has begun and is in no worker's memory; return its id."""
    return (await manager.create(a_setup(**changes), None)).id


async def test_no_clock_waits_for_the_bots_of_500_other_tables(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = Choices(manager, monkeypatch)
    choices.may.clear()  # they think for ever
    places = Place(bot="random"), Place(guest="ann")
    for number in range(500):
        await store_table(manager, host=f"guest {number}", places=places, options={"first": 0})
    id = await store_table(manager, pace=Pace("move", 1), created=1000)  # its time is up
    while await manager._tick():
        pass
    live = manager._tables[id]
    await until(lambda: bool(live.table.away))
    await until(lambda: choices.count == 501)  # with the bot that stands in


async def test_a_table_that_failed_is_looked_after_by_the_worker_that_has_leased_it(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(manager, monkeypatch).may.clear()
    live = await table_of_ann_and_a_bot(manager)
    await until(lambda: live.scheduler.leased)
    live._fail()
    assert live.table.id not in manager._tables
    await manager._tick()
    assert manager._tables[live.table.id].scheduler.leased


async def test_a_lease_is_known_after_the_answer_of_the_store_was_lost(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = Choices(manager, monkeypatch)
    claim = manager.store.leases.claim

    def claim_and_fail(*arguments: Any) -> bool:
        claim(*arguments)
        return bool(broken())

    with monkeypatch.context() as patch:
        patch.setattr(manager.store.leases, "claim", claim_and_fail)
        live = await table_of_ann_and_a_bot(manager)
        await settled(live)
    assert not live.scheduler.leased
    await manager._tick()
    await until_moves(live)
    assert choices.count


async def test_a_bot_does_not_wait_for_a_clock_that_was_set_back(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    Choices(manager, monkeypatch)
    manager.settings = msgspec.structs.replace(manager.settings, pause=0.1)
    with monkeypatch.context() as patch:
        patch.setattr("taros.server.live.live_table.now", lambda: now() + 3_600_000)
        live = await table_of_ann_and_a_bot(manager)
    assert live.table.played_at > now()
    await until_moves(live)


async def test_no_time_is_longer_since_the_clock_was_set_back(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window ends, and the time of a seat is up, although it is an hour earlier now."""
    later = now() + 3_600_000
    places = (Place(guest="ann"), Place(guest="bo"))
    race = {"game": "regatta", "places": places, "window": 3000, "pace": Pace("move", 1)}
    with monkeypatch.context() as patch:
        patch.setattr("taros.server.live.live_table.now", lambda: later)
        live, _ = await new_live_table(manager, created=later, **race)
        sail = next(each.text for each in live.table.match.legal() if "sail" in each.text)
        await live.execute(lambda table: Moved(table.to_act or 0, sail))
    assert live.table.window is not None
    await until(lambda: live.table.window is None)
    await until(lambda: bool(live.table.away))
