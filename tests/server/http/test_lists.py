"""Lists of tables: what a guest plays and has played, over HTTP and as it changes."""

import asyncio
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.people import Guest, Json, Socket
from server.processes import Server
from taros.server.sockets import watchers

pytestmark = pytest.mark.anyio

SHORT = {"rugs": 1}


async def hear_list(socket: Socket, is_it: Any = lambda tables: True) -> list[Json]:
    """The next list that is as it shall be."""
    message = await socket.hear_until(lambda m: m["type"] == "tables" and is_it(m["tables"]))
    return list(message["tables"])


async def play_game(guest: Guest, *kinds: str) -> str:
    table = await guest.open_table(*kinds, options=SHORT)
    async with guest.at(table["id"]) as socket:
        await socket.play_on()
    return str(table["id"])


async def test_finished_games_are_listed_page_by_page_with_their_results(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address) as bo:
        played = [await play_game(ann, "me", "random") for _ in range(3)]
        assert await ann.get("/api/tables/mine") == []
        first = await ann.get("/api/tables/mine/finished?most=2")
        second = await ann.get(f"/api/tables/mine/finished?most=2&before={first['next']}")
        assert second["next"] is None
        tables = [*first["tables"], *second["tables"]]
        assert [each["id"] for each in tables] == played[::-1]
        for table in tables:
            replay = await ann.get(f"/api/replays/{table['id']}")
            assert table["standings"] == replay["standings"]
            assert (table["state"], table["to_act"], table["is_asked"]) == ("over", None, False)
            assert table["yours"] == [0]
            assert [seat["name"] or seat["bot"] for seat in table["seats"]] == ["Ann", "random"]
        assert tables[0]["since"] >= tables[1]["since"] >= tables[2]["since"]
        assert await bo.get("/api/tables/mine/finished") == {"tables": [], "next": None}
        refused = await ann.delete(f"/api/tables/{played[0]}", status=403)
        assert refused["key"] == "game-over"


@pytest.mark.parametrize("query", ["before=1", "before=x-y", "most=0", "most=51", "most=x"])
async def test_a_page_that_cannot_be_is_refused(server: Server, query: str) -> None:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        answer = await http.get(f"/api/tables/mine/finished?{query}")
    assert answer.status_code == 400
    assert query.partition("=")[0] in answer.json()["text"]


async def test_a_running_table_says_whose_turn_it_is_and_since_when(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address, "Bo") as bo:
        pace = {"kind": "days", "seconds": 86_400}
        table = await ann.open_table("me", "open", pace=pace, options={"first": 0})
        [waiting] = await ann.get("/api/tables/mine")
        assert (waiting["state"], waiting["to_act"], waiting["deadline"]) == ("waiting", None, None)
        await bo.sit(table, 1)
        for guest, seat in ((ann, 0), (bo, 1)):
            [mine] = await guest.get("/api/tables/mine")
            assert (mine["to_act"], mine["is_asked"], mine["yours"]) == (0, True, [seat])
            assert mine["deadline"] == mine["since"] + 86_400_000
        async with ann.at(table["id"]) as socket:
            await socket.move()
            await socket.until_asked()
            await socket.move()
        [after] = await ann.get("/api/tables/mine")
        assert (after["to_act"], after["is_asked"]) == (1, True)
        assert after["since"] > mine["since"]


async def test_who_leaves_before_the_game_begins_has_no_table(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        table = await ann.open_table("me", "open", "open")
        await bo.sit(table, 1)
        assert len(await bo.get("/api/tables/mine")) == 1
        await bo.delete(f"/api/tables/{table['id']}/seats/1")
        assert await bo.get("/api/tables/mine") == []
        assert len(await ann.get("/api/tables/mine")) == 1


async def test_a_watcher_is_sent_its_tables_whenever_they_change(server: Server) -> None:
    async with (
        Guest(server.address, "Ann") as ann,
        Guest(server.address, "Bo") as bo,
        ann.watching() as anns,
        bo.watching() as bos,
    ):
        assert await hear_list(anns) == await hear_list(bos) == []
        table = await ann.open_table("me", "open", options={**SHORT, "first": 0})
        assert [each["state"] for each in await hear_list(anns)] == ["waiting"]
        await bo.sit(table, 1)
        for socket in (anns, bos):
            [begun] = await hear_list(socket, lambda tables: tables[0]["state"] == "playing")
            assert begun["to_act"] == 0
        async with ann.at(table["id"]) as a, bo.at(table["id"]) as b:
            await a.move()
            await a.until_asked()
            await a.move()
            [mine] = await hear_list(bos, lambda tables: tables[0]["to_act"] == 1)
            assert mine["is_asked"]
            assert mine["yours"] == [1]
            await asyncio.gather(a.play_on(), b.play_on())
        for socket in (anns, bos):
            assert await hear_list(socket, lambda tables: tables == []) == []
        await anns.say("ping")
        assert (await anns.hear_until("pong"))["type"] == "pong"


async def test_a_watcher_that_sends_anything_else_is_closed(server: Server) -> None:
    async with Guest(server.address) as ann, ann.watching() as socket:
        await hear_list(socket)
        await socket.say("hello")
        with pytest.raises(ConnectionClosed) as closed:
            await socket.hear()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def test_only_so_many_watch_for_one_guest() -> None:
    async def read(guest: str) -> list[Any]:
        return []

    all_of_them = watchers.Watchers(read, most=3)
    events = [all_of_them.add("ann") for _ in range(3)]
    assert None not in events
    assert all_of_them.add("ann") is None
    assert all_of_them.add("bo") is not None
    assert events[0] is not None
    all_of_them.remove("ann", events[0])
    assert all_of_them.add("ann") is not None
