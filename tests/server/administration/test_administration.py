"""What a host does: tables are closed, people banned, sentences announced, and all of it logged."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from websockets.exceptions import InvalidStatus

from server.account_steps import account, keep_name
from server.people import Guest
from server.processes import Server
from taros.core.errors import Gone, NotAllowed, Unknown
from taros.hosting.new_table import setup_of
from taros.hosting.wall_clock import now
from taros.server.accounts.accounts import Accounts, Visitor
from taros.server.administration.administration import DAY, HOUR, Administration
from taros.server.administration.following import HostDecisions
from taros.server.live.table_manager import TableManager
from taros.server.people.origins import origin_of
from taros.server.people.signing import read_signer
from taros.server.settings import Settings
from taros.server.storage import Store
from taros.server.storage.accounts import AccountStore
from taros.server.storage.administration import first_broken
from taros.server.storage.schema import admin_log
from taros.tables.protocol import NewTable, SeatSetup

pytestmark = pytest.mark.anyio

ANN = "guest-ann"


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    """A database where Ann has an account."""
    opened = Store(database)
    opened.open()
    accounts = Accounts(AccountStore(opened.engine))
    accounts.create(Visitor(ANN, "Firefox, Linux"), "Ann", now())
    yield opened
    opened.close()


@pytest.fixture
def host(store: Store) -> Administration:
    return Administration(store)


def test_all_that_a_host_does_is_logged_and_a_change_is_found(
    host: Administration, store: Store
) -> None:
    host.rename("", "Ann", "Anna", 1)
    host.ban("Bo", "anna", 3 * DAY, 2)
    host.unban("Bo", "Anna", 3)
    host.announce("", " A  sentence ", 1, 4)
    host.appoint("", "Anna", 5, is_host=True)
    host.reserve("", "Chairman", 6)
    entries = host.host_store.entries()
    assert [(each.number, each.at, each.by, each.action) for each in entries] == [
        (1, 1, "", "rename"),
        (2, 2, "Bo", "ban"),
        (3, 3, "Bo", "unban"),
        (4, 4, "", "announce"),
        (5, 5, "", "appoint"),
        (6, 6, "", "reserve"),
    ]
    assert entries[0].arguments == {"name": "Ann", "to": "Anna"}
    assert entries[3].arguments == {"text": "A sentence", "until": 4 + HOUR}
    assert first_broken(entries) is None
    assert [each.number for each in host.host_store.entries(after=2, most=2)] == [5, 6]

    with store.engine.begin() as connection:
        changed = admin_log.update().where(admin_log.c.number == 3)
        connection.execute(changed.values(by="Ann"))
    assert first_broken(host.host_store.entries()) == 3
    with store.engine.begin() as connection:
        connection.execute(sa.delete(admin_log).where(admin_log.c.number == 2))
    assert first_broken(host.host_store.entries()) == 2


def test_what_fails_is_not_logged(host: Administration) -> None:
    with pytest.raises(Unknown):
        host.ban("", "Nobody", None, 1)
    with pytest.raises(Unknown):
        host.unban("", "Ann", 1)
    with pytest.raises(Unknown):
        host.close_table("", "nothing", 1)
    with pytest.raises(ValueError, match="at most 300"):
        host.announce("", "a" * 301, 1, 1)
    assert host.host_store.entries() == []


async def test_bans_and_announcements_end_by_themselves(host: Administration) -> None:
    decisions = HostDecisions(host.host_store)
    closed: list[str] = []
    host.ban("", "Ann", 10 * DAY, 0)
    host.ban_network("", "203.0.113.7", "network", DAY, 0)
    host.announce("", "Hello", 24, 0)
    await decisions.follow(1, closed.append)
    assert decisions.is_banned(ANN, lambda: "elsewhere")
    assert decisions.is_banned(None, lambda: "network")
    assert not decisions.is_banned("guest-bo", lambda: "elsewhere")
    assert [each.text for each in decisions.announcements] == ["Hello"]
    await decisions.follow(2 * DAY, closed.append)
    assert not decisions.is_banned("guest-bo", lambda: "network")
    assert decisions.is_banned(ANN, lambda: "elsewhere")
    assert decisions.announcements == []
    host.unban("", "Ann", 2 * DAY)
    await decisions.follow(2 * DAY, closed.append)
    assert not decisions.is_banned(ANN, lambda: "elsewhere")


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[TableManager]:
    opened = TableManager(
        Settings(f"sqlite:///{tmp_path / 'tables.db'}", prepare=False, thinkers=1)
    )
    await opened.open()
    yield opened
    await opened.close()


async def test_the_page_is_for_those_who_are_named(tmp_path: Path) -> None:
    """Over HTTP and WebSockets, with what the command line does beside the server."""
    database, log = f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log"
    with Server(database, log, lease=1) as server:
        async with Guest(server.address, "Ann") as ann, Guest(server.address, "Bo") as bo:
            await keep_name(ann, "Ann")
            await keep_name(bo, "Bo")
            assert (await ann.http.get("/api/host")).json()["key"] == "host-only"
            store = Store(database)
            terminal = Administration(store)
            terminal.appoint("", "Ann", now(), is_host=True)
            while (await ann.http.get("/api/host")).status_code != 200:
                pass
            assert (await ann.get("/api/notes"))["is_host"]
            assert (await bo.http.post("/api/host/announce", json={"text": "x"})).status_code == 403

            told = await ann.post("/api/host/announce", {"text": "<b>Hi</b>", "hours": 1}, 200)
            assert told["counts"]["people"] == 0
            (shown,) = (await bo.get("/api/notes"))["announcements"]
            assert shown["text"] == "<b>Hi</b>"

            table = await bo.open_table("me", "here")
            async with bo.at(table["id"]) as socket:
                await ann.post("/api/host/close", {"table": table["id"]}, 200)
                people = await socket.hear_until(lambda message: message.get("state") == "removed")
                assert people["type"] == "people"
            assert (await bo.http.get(f"/api/replays/{table['id']}")).status_code == 410

            other = await bo.open_table("me", "here")
            async with bo.at(other["id"]) as socket:
                overview = await ann.post("/api/host/ban", {"name": "bo", "days": 2}, 200)
                assert [each["name"] for each in overview["bans"]] == ["Bo"]
                refused = await socket.move()
                assert refused["reason"]["key"] == "banned"
            answer = await bo.http.post("/api/tables", json={})
            assert (answer.status_code, answer.json()["key"]) == (403, "banned")
            assert (await account(bo))["name"] == "Bo", "pages can be read"
            with pytest.raises(InvalidStatus):
                async with bo.socket(other["id"]):
                    pass
            await ann.post("/api/host/unban", {"name": "Bo"}, 200)
            overview = await ann.post("/api/host/rename", {"name": "Bo", "to": "Boris"}, 200)
            assert [(each["by"], each["action"]) for each in overview["log"]] == [
                ("Ann", "rename"),
                ("Ann", "unban"),
                ("Ann", "ban"),
                ("Ann", "close"),
                ("Ann", "announce"),
                ("", "appoint"),
            ]

            origin = origin_of("127.0.0.1", read_signer(store, now()))
            terminal.ban_network("", "127.0.0.1", origin, now() + HOUR, now())
            while (await bo.http.post("/api/account/codes")).status_code != 403:
                pass
            store.close()


async def test_a_table_is_closed_once(manager: TableManager) -> None:
    host = Administration(manager.store)
    request = NewTable("marrakech", [SeatSetup("me", name="Ann"), SeatSetup("here", name="Bo")])
    table = await manager.create(setup_of(request, ANN, "here", 5, 0, now()))
    host.close_table("", table.id, now(), dry_run=True)
    live = await manager.live_table(table.id)
    await manager.follow_host()
    assert live.table.state == "playing"
    assert host.host_store.entries() == []
    host.close_table("", table.id, now())
    await manager.follow_host()
    with pytest.raises(Gone):
        await live.read(lambda table: table.check_exists())
    with pytest.raises(Gone):
        host.close_table("", table.id, now())


def test_bots_look_after_no_server(host: Administration, store: Store) -> None:
    Accounts(AccountStore(store.engine)).create_bot(ANN, "Deep", now())
    with pytest.raises(NotAllowed, match="for the person"):
        host.appoint("", "Deep", now(), is_host=True)
