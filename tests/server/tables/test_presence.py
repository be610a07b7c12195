"""Who is connected, and since when not: what lets bots stand in, and what ends that."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.people import Guest
from server.processes import Server
from taros.core.errors import TarosError
from taros.hosting.absences import Absences
from taros.hosting.broadcaster import Connection, Presence
from taros.hosting.wall_clock import now
from taros.server.live.live_table import LiveTable
from taros.server.live.table_manager import TableManager
from taros.server.settings import Settings
from taros.server.storage import Step, StoredEvent
from taros.tables.events import Offered, Place, Setup, StoodIn, encode_event
from taros.tables.protocol import Pace
from taros.tables.seating import USUAL_PATIENCE

pytestmark = pytest.mark.anyio

BO = 1


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[TableManager]:
    """A server that waits for nobody who is gone, and makes no move by itself."""
    settings = Settings(
        database=f"sqlite:///{tmp_path / 'tables.db'}", thinkers=1, prepare=False, patience=0
    )
    opened = TableManager(settings)

    async def refuse(id: str) -> bool:
        return False

    opened.claim = refuse  # type: ignore[method-assign]
    await opened.open()
    yield opened
    await opened.close()


async def ann_and_bo(manager: TableManager) -> LiveTable:
    """A table of Ann, who is the host and connected, and Bo, who is not."""
    setup = Setup(
        game="marrakech",
        host="ann",
        places=(Place(guest="ann", name="Ann"), Place(guest="bo", name="Bo")),
        options={"first": BO},
        pace=Pace(),
        public=False,
        invite="invite",
        created=1000,
    )
    live = await manager.live_table((await manager.create(setup, None)).id)
    await join(live, "ann")
    return live


async def join(live: LiveTable, guest: str) -> Connection:
    connection = Connection(guest)
    live.join(connection, None, raise_error)
    await live.read(lambda table: None)
    return connection


def raise_error(error: TarosError) -> None:
    raise error


async def stand_in(live: LiveTable) -> list[str]:
    """Ask for a bot in Bo's place; return why it was refused, if it was."""
    errors: list[str] = []
    live.let_bot_play("ann", BO, "greedy", lambda error: errors.append(error.message.key))
    await live.read(lambda table: None)
    return errors


def seats_seen_by(connection: Connection) -> Any:
    """The seats as the newest message to `connection` has them."""
    texts = [json.loads(text) for text in connection.take()]
    return next(text["seats"] for text in reversed(texts) if text["type"] == "people")


async def test_a_bot_stands_in_until_somebody_connects(manager: TableManager) -> None:
    live = await ann_and_bo(manager)
    ann = live.broadcaster.connections[0]
    assert await stand_in(live) == []
    assert live.table.away == {BO}
    assert seats_seen_by(ann)[BO]["bot"] == "greedy"
    await join(live, "bo")
    assert live.table.away == frozenset()
    assert seats_seen_by(ann)[BO]["present"]


async def test_nobody_plays_for_who_is_connected(manager: TableManager) -> None:
    live = await ann_and_bo(manager)
    await join(live, "bo")
    assert await stand_in(live) == ["still-here"]


async def test_nobody_plays_for_who_is_connected_to_another_worker(manager: TableManager) -> None:
    live = await ann_and_bo(manager)
    live.set_remote_presence("other", Presence(frozenset([BO])))
    assert await stand_in(live) == ["still-here"]
    live.set_remote_presence("other", Presence())
    assert await stand_in(live) == []


async def test_nobody_is_replaced_before_they_have_been_gone_for_long_enough(
    manager: TableManager,
) -> None:
    live = await ann_and_bo(manager)
    manager.settings = msgspec.structs.replace(manager.settings, patience=1)
    assert live.patience == USUAL_PATIENCE
    assert await stand_in(live) == ["gone-briefly"]
    live.absences.update([0], now())
    live.absences.since = {BO: now() - live.patience.host}
    assert await stand_in(live) == []


@pytest.mark.parametrize("event", [StoodIn(BO, "greedy", 0), Offered(BO, "key", by_host=True)])
async def test_a_worker_that_did_not_know_of_a_person_is_contradicted(
    manager: TableManager, event: StoodIn | Offered
) -> None:
    """It decided on the event before it heard that the person is connected here."""
    live = await ann_and_bo(manager)
    await join(live, "bo")
    stored = StoredEvent(live.table.number + 1, now(), encode_event(event))
    manager.store.commit([_step(live, stored)])
    live.receive(stored)
    await live.read(lambda table: None)
    await live.read(lambda table: None)
    assert (live.table.away, live.table.offers) == (frozenset(), {})
    assert live.table.log[-1].message is not None
    assert live.table.log[-1].message.key == "table-back"


def _step(live: LiveTable, stored: StoredEvent) -> Step:
    return Step(live.table.id, stored.number, stored.at, stored.body, update=None, person=None)


def test_absence_is_counted_from_when_it_was_noticed() -> None:
    absences = Absences(range(3), 1000)
    absences.update([0, 1], 2000)
    assert absences.since == {2: 1000}
    absences.update([0], 3000)
    absences.update([0], 4000)
    assert (absences.duration(0, 5000), absences.duration(1, 5000)) == (None, 2000)
    absences.restart([0, 2], 4500)
    assert absences.since == {1: 3000, 2: 4500}


# Over the network


def is_line(key: str) -> Any:
    return lambda m: m["type"] == "happened" and m["entry"]["words"]["key"] == key


async def test_a_game_begins_with_bots_and_goes_on_without_people(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address, "Bo") as bo:
        table = await ann.open_table("me", "open", "open", options={"first": 0})
        await bo.sit(table, 1)
        async with ann.at(table["id"]) as a:
            assert a.welcome["patience"]["player"] == 60_000
            await a.say("letbotplay", seat=2, bot="nobody")
            assert (await a.hear_until("refused"))["reason"]["key"] == "no-bot"
            await a.say("letbotplay", seat=2, bot="flat:9999999")
            assert (await a.hear_until("refused"))["reason"]["key"] == "bot-too-strong"
            await a.say("letbotplay", seat=2, bot="learner")
            people = await a.hear_until(lambda m: m.get("state") == "playing")
            assert people["seats"][2]["bot"] == "learner"
            assert people["seats"][1]["absent_since"] <= now()
            await a.say("letbotplay", seat=1, bot="learner")
            assert (await a.hear_until("refused"))["reason"]["key"] == "gone-briefly"
            async with bo.at(table["id"]):
                await a.say("letbotplay", seat=1, bot="learner")
                assert (await a.hear_until("refused"))["reason"]["key"] == "still-here"


async def test_a_seat_is_handed_over_by_a_link(server: Server) -> None:
    async with (
        Guest(server.address, "Ann") as ann,
        Guest(server.address, "Bo") as bo,
        Guest(server.address, "Dan") as dan,
    ):
        table = await ann.open_table("me", "open", options={"first": 0})
        await bo.sit(table, 1)
        async with ann.at(table["id"]) as a, dan.at(table["id"]) as d:
            await a.say("handover", seat=1)
            assert (await a.hear_until("refused"))["reason"]["key"] == "gone-briefly"
            await a.say("handover", seat=0)
            people = await a.hear_until(lambda m: m["type"] == "people" and m["you"]["offers"])
            key = people["you"]["offers"][0]["key"]
            await d.hear_until(is_line("table-offered-by-owner"))
            assert key not in "".join(d.heard)
            path = f"/api/tables/{table['id']}/seats/0"
            data = {"name": "Dan", "invite": key}
            await dan.post(path, data, status=204)
            await dan.post(path, data, status=204)
            async with Guest(server.address) as eve:
                assert (await eve.post(path, data, status=403))["key"] == "seat-taken"
            await d.hear_until(is_line("table-taken"))
            assert d.frame["choices"]
            await a.hear_until(lambda m: m["type"] == "people" and m["you"]["seats"] == [])
            assert (await a.move("left", after=a.number))["reason"]["key"] == "not-seated"
            assert (await d.move("left"))["type"] == "happened"
        assert [t["id"] for t in await dan.get("/api/tables/mine")] == [table["id"]]


async def test_a_program_hands_over_nothing_and_lets_no_bots_play(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "open", "greedy")
        token = await ann.post(f"/api/tables/{table['id']}/seats/0/token")
        query = f"?token={token['token']}"
        async with ann.at(table["id"], query=query, cookie=False) as program:
            await program.say("letbotplay", seat=1, bot="greedy")
            assert (await program.hear_until("refused"))["reason"]["key"] == "not-host"
            await program.say("handover", seat=0)
            assert (await program.hear_until("refused"))["reason"]["key"] == "not-begun"
