"""Public games under way, as those see them who watch."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from server.people import PATIENCE, Guest, Socket
from server.processes import Server
from taros.hosting.new_table import setup_of
from taros.hosting.wall_clock import now
from taros.server.live.table_manager import TableManager
from taros.server.settings import Settings
from taros.server.watching.watching import MOST_TABLES
from taros.tables.protocol import Move, NewTable, SeatSetup
from taros.tables.table import Table

pytestmark = pytest.mark.anyio

Json = dict[str, Any]


async def watched_until(socket: Socket, ids: list[str]) -> Json:
    while True:
        message = await socket.hear_until("watched")
        if message["ids"] == ids:
            return message


async def test_a_game_is_watched_live(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address) as eve:
        private = await ann.open_table("me", "here")
        public = await ann.open_table("me", "here", public=True)
        async with eve._connected("/ws/watch", {}, cookie=True) as connection:
            socket = Socket(connection)
            message = await watched_until(socket, [public["id"]])
            (first,) = message["changed"]
            assert first["table"]["id"] == public["id"]
            assert private["id"] not in socket.heard[-1]
            assert "invite" not in socket.heard[-1]
            async with ann.at(public["id"]) as player, asyncio.timeout(PATIENCE):
                await player.move()
                (then,) = (await socket.hear_until("watched"))["changed"]
                assert then["view"] != first["view"]
            await ann.delete(f"/api/tables/{public['id']}")
            async with asyncio.timeout(PATIENCE):
                await watched_until(socket, [])


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[TableManager]:
    settings = Settings(f"sqlite:///{tmp_path / 'tables.db'}", prepare=False, thinkers=1)
    opened = TableManager(settings)
    await opened.open()
    yield opened
    await opened.close()


async def new_game(manager: TableManager, guest: str, game: str = "marrakech") -> Table:
    seats = [SeatSetup("me", name=guest), SeatSetup("here", name="Al")]
    request = NewTable(game, seats, public=True)
    return await manager.create(setup_of(request, guest, "here", 5, 0, now()))


async def test_people_with_accounts_come_first_and_the_list_ends(manager: TableManager) -> None:
    watching = manager.watching
    strong = await new_game(manager, "guest-ann")
    others = [await new_game(manager, f"guest-{number}") for number in range(MOST_TABLES)]
    manager.sessions._accounts.add("guest-ann")
    shown = await watching._look()
    assert list(shown) == [strong.id, *(each.id for each in reversed(others[1:]))]


async def test_what_has_not_changed_is_neither_read_nor_sent_again(manager: TableManager) -> None:
    watching = manager.watching
    one, two = await new_game(manager, "guest-ann"), await new_game(manager, "guest-bo")
    watching.shown = await watching._look()
    known: dict[str, int] = {}
    assert len(msgspec.json.decode(watching.message(known))["changed"]) == 2
    live = await manager.live_table(one.id)
    await live.execute(lambda table: table.decide([0, 1], _first_move(table), now()))
    before, watching.shown = watching.shown, await watching._look()
    assert watching.shown[two.id] is before[two.id]
    (changed,) = msgspec.json.decode(watching.message(known))["changed"]
    assert changed["table"]["id"] == one.id
    assert msgspec.json.decode(watching.message(known))["changed"] == []


def _first_move(table: Table) -> Move:
    return Move(table.number, table.match.legal()[0].text)


async def test_hands_that_are_hidden_are_seen_a_turn_later(manager: TableManager) -> None:
    table = await new_game(manager, "guest-ann", "regatta")
    live = await manager.live_table(table.id)

    async def view() -> Any:
        shown = await manager.watching._look()
        return msgspec.json.decode(shown[table.id].text)["view"]

    async def play() -> None:
        turn = live.table.match.turn
        while live.table.match.turn == turn:
            await live.execute(lambda table: table.decide([0, 1], _first_move(table), now()))

    await play()
    began, state = await view(), live.table.match.state
    assert began == msgspec.json.decode(
        msgspec.json.encode(live.table.game.presenter.view(state, None))
    )
    await live.execute(lambda table: table.decide([0, 1], _first_move(table), now()))
    if live.table.match.turn == live.table.game.rules.turn(state):
        assert await view() == began, "nothing of the turn that is being played"
    await play()
    assert await view() != began


async def test_nobody_looks_while_nobody_watches(manager: TableManager) -> None:
    watching = manager.watching
    await new_game(manager, "guest-ann")
    one, two = watching.add(), watching.add()
    assert one is not None
    assert two is not None
    async with asyncio.timeout(PATIENCE):
        await one.wait()
        await two.wait()
    watching.remove(one)
    assert watching.shown
    watching.remove(two)
    assert (watching._looking, watching.shown) == (None, {})
