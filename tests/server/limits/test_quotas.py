"""Nobody fills the server for others, what is deleted is gone, and secrets can be changed."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import msgspec
import pytest
import sqlalchemy as sa

from server.people import Guest
from server.processes import Server
from taros.core.errors import BadOption, NotAllowed, Unknown
from taros.hosting.wall_clock import now
from taros.server.background import retention
from taros.server.limits import Limits, read_limits
from taros.server.live import table_manager
from taros.server.live.table_manager import TableManager
from taros.server.people.identity import COOKIE
from taros.server.people.origins import is_loopback
from taros.server.people.signing import SIGN_AFTER
from taros.server.settings import Settings
from taros.server.storage import Store, StoredEvent, StoredTable
from taros.server.storage.deletion import DAY
from taros.server.storage.schema import events, people, reviews, tables
from taros.tables.events import Place, Setup
from taros.tables.protocol import Pace

pytestmark = pytest.mark.anyio


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    opened.open()
    yield opened
    opened.close()


@pytest.fixture
async def manager(database: str) -> AsyncIterator[TableManager]:
    limits = Limits(tables_per_person=2, tables_per_network=3)
    opened = TableManager(Settings(database, thinkers=1, prepare=False, limits=limits))
    await opened.open()
    yield opened
    await opened.close()


@pytest.fixture
def still(database: str) -> Iterator[TableManager]:
    """A worker that has read its secrets, and does nothing by itself."""
    manager = TableManager(Settings(database))
    manager.store.open()
    manager._read_keys()
    yield manager
    manager.store.close()


def a_setup(host: str, created: int, origin: str = "here") -> Setup:
    return Setup(
        game="marrakech",
        host=host,
        places=(Place(guest=host), Place()),
        options={},
        pace=Pace(),
        public=True,
        invite="invite",
        created=created,
        origin=origin,
    )


async def refusal_of(manager: TableManager, setup: Setup) -> str | None:
    try:
        await manager.create(setup, None)
    except NotAllowed as error:
        return error.message.key
    return None


async def test_a_person_and_a_network_set_up_so_many_tables_a_day(manager: TableManager) -> None:
    noon = now()
    asked = [("ann", noon), ("ann", noon), ("ann", noon), ("bo", noon), ("cy", noon)]
    answers = [await refusal_of(manager, a_setup(*each)) for each in asked]
    assert answers == [None, None, "tables-of-person", None, "tables-of-network"]
    assert await refusal_of(manager, a_setup("cy", noon, "elsewhere")) is None
    assert await refusal_of(manager, a_setup("ann", noon + DAY + 1)) is None, "a day later"


def test_tables_of_one_network_hide_nobody_elses(store: Store) -> None:
    for n in range(60):
        create(store, f"mallory{n}", origin="one", created=1000 + n)
    for n in range(3):
        create(store, f"ann{n}", origin=f"other{n}", created=1 + n)
    listed = [each.id for each in store.public_tables(now=2000)]
    assert len(listed) == 50
    assert {"ann0", "ann1", "ann2", "mallory59"} <= set(listed)
    assert listed[0] == "mallory59", "newest first"
    assert listed[-3:] == ["ann2", "ann1", "ann0"]


def create(store: Store, id: str, *, origin: str, created: int) -> None:
    table = StoredTable(id, id, "{}", "waiting", True, None, created, "{}", origin, origin)
    assert store.create(table, StoredEvent(1, created, "first"), [origin])


async def test_tables_are_closed_and_deleted_in_time(manager: TableManager) -> None:
    begun = 1000
    idle = (await manager.create(a_setup("ann", begun))).id
    finished = (await manager.create(a_setup("ann", begun))).id
    fresh = (await manager.create(a_setup("bo", now()))).id
    with manager.store.engine.begin() as connection:
        over = tables.update().where(tables.c.id == finished).values(state="over")
        connection.execute(over)
    manager.store.keep_review(finished, "review")
    assert await manager.retention.clean(begun + 59 * DAY) is False
    assert await state_of(manager, idle) == "waiting"

    await manager.retention.clean(begun + 61 * DAY)
    assert await state_of(manager, idle) == "removed", "as if its host had closed it"
    manager.drop(manager._tables[idle])

    await manager.retention.clean(now() + int(1.5 * DAY))
    assert rows_of(manager.store, idle) == [0, 0, 0, 0]
    with pytest.raises(Unknown):
        await manager.live_table(idle)
    assert rows_of(manager.store, finished) == [0, 0, 0, 0], "its game ended a year ago"
    assert await state_of(manager, fresh) == "waiting"


async def test_tables_that_cannot_be_read_keep_no_others_from_being_closed(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retention, "AT_ONCE", 2)
    for n in range(2):
        create(manager.store, f"broken{n}", origin="one", created=n)
    idle = (await manager.create(a_setup("ann", 1000), None)).id
    assert await manager.retention.clean(1000 + 61 * DAY) is True, "two at a time, so more may be"
    assert await state_of(manager, idle) == "waiting"
    assert await manager.retention.clean(1000 + 61 * DAY) is False
    assert await state_of(manager, idle) == "removed"


async def state_of(manager: TableManager, id: str) -> str | None:
    found = manager.store.find(id)
    return found and found.state


def rows_of(store: Store, id: str) -> list[int]:
    kept = ((tables, "id"), (events, "table_id"), (people, "table_id"), (reviews, "table_id"))
    with store.engine.connect() as connection:
        return [
            connection.scalar(
                sa.select(sa.func.count()).select_from(table).where(table.c[name] == id)
            )
            or 0
            for table, name in kept
        ]


# Secrets


async def test_new_secrets_keep_guests_and_games(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Server(database, tmp_path / "log") as server:
        async with Guest(server.address) as ann:
            table = await ann.open_table("me", "here")
            before = ann.http.cookies[COOKIE]
            done = await asyncio.to_thread(
                subprocess.run,
                [sys.executable, "-m", "taros", "admin", "rotate-secrets", "--database", database],
                capture_output=True,
                text=True,
                check=True,
            )
            assert "within three minutes" in done.stdout
            store = Store(database)
            store.add_keys(now() - SIGN_AFTER)
            store.close()
            server.kill()
            server.start()
            async with ann.at(table["id"]) as socket:
                assert socket.welcome["you"]["seats"] == [0, 1]
                assert socket.welcome["table"]["commitment"] == table["commitment"]
                await socket.move()
            other = await ann.open_table("me", "here")
            assert ann.http.cookies[COOKIE] != before, "signed with the new secret"
            async with ann.at(other["id"]) as socket:
                assert socket.welcome["table"]["commitment"] == other["commitment"]


def test_every_table_keeps_the_secret_of_its_seed(store: Store) -> None:
    first = store.keys("seeds")
    assert [key.name for key in first] == ["seeds"]
    store.add_keys(1000)
    store.add_keys(2000)
    assert [key.name for key in store.keys("seeds")] == ["seeds-2000", "seeds-1000", "seeds"]
    assert store.keys("seeds")[-1] == first[0]
    assert len({key.value for key in (*store.keys("seeds"), *store.keys("identity"))}) == 6


async def test_what_an_old_secret_has_signed_expires(manager: TableManager) -> None:
    cookie = manager.signer.cookie("ann")
    manager.store.add_keys(now() - SIGN_AFTER)
    manager._read_keys()
    assert manager.signer.guest(cookie) == "ann"
    limits = msgspec.structs.replace(manager.settings.limits, old_secret_days=1e-9)
    manager.settings = msgspec.structs.replace(manager.settings, limits=limits)
    await asyncio.sleep(0.002)
    manager._read_keys()
    assert manager.signer.guest(cookie) is None


def test_workers_that_read_secrets_at_other_times_know_each_others_guests(
    still: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = now()
    monkeypatch.setattr(table_manager, "now", lambda: drawn)
    before = still.signer
    still.store.add_keys(drawn)
    still._read_keys()
    early = still.signer
    assert before.guest(early.cookie("ann")) == "ann", "a worker that has not read it"
    assert early.derived_id("rematch", "table") == before.derived_id("rematch", "table")

    monkeypatch.setattr(table_manager, "now", lambda: drawn + SIGN_AFTER)
    still._read_keys()
    late = still.signer
    assert before.guest(late.cookie("ann")) is None, "signed with the new one"
    assert early.guest(late.cookie("ann")) == "ann"
    assert late.guest(before.cookie("ann")) == "ann"


async def test_a_worker_reads_new_secrets_while_it_runs(
    still: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = still.signer
    still.store.add_keys(now() - SIGN_AFTER)
    await still._tick()
    assert still.signer is before, "not at every tick"
    monkeypatch.setattr(table_manager, "KEYS_SECONDS", 0)
    await still._tick()
    assert before.guest(still.signer.cookie("ann")) is None


def test_reading_secrets_writes_nothing(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = store.keys("identity")
    monkeypatch.setattr(store.engine, "begin", lambda: pytest.fail("a transaction to write"))
    assert store.keys("identity") == keys


# Who may ask for what


async def test_metrics_are_for_this_machine_and_for_the_host(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Server(database, tmp_path / "log", metrics_token="1234") as server:
        async with Guest(server.address) as ann:
            assert (await ann.http.get("/metrics")).status_code == 200
            ann.http.headers["x-forwarded-for"] = "203.0.113.7"
            refused = await ann.http.get("/metrics")
            assert (refused.status_code, refused.json()["key"]) == (403, "metrics-private")
            for token, status in (("1234", 200), ("123", 403), ("\u00e9", 403)):
                headers = {b"authorization": f"Bearer {token}".encode()}
                answer = await ann.http.get("/metrics", headers=headers)
                assert answer.status_code == status


def test_what_is_here() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.0.0.2", "::1", "")))
    assert not any(map(is_loopback, ("192.0.2.1", "2001:db8::1", "unix", "testclient")))


async def test_a_broken_cookie_makes_no_new_guest(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "open")
        cookies = f"{COOKIE}=broken; {COOKIE}={ann.http.cookies[COOKIE]}"
        ann.http.cookies.clear()
        answer = await ann.http.get("/api/tables/mine", headers={"cookie": cookies})
        assert [each["id"] for each in answer.json()] == [table["id"]]
        other = await ann.http.get("/api/games", headers={"cookie": cookies})
        assert "set-cookie" not in other.headers


# Limits of the host


def test_a_host_changes_limits_by_their_names(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("writes = [10, 200]\nsockets_per_network = 500\n")
    expected = msgspec.structs.replace(Limits(), writes=(10.0, 200.0), sockets_per_network=500)
    assert read_limits(file) == expected


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("writes = 3", "Expected `array`, got `int` - at `$.writes`"),
        ("writes = [0, 5]", "Expected `float` > 0.0 - at `$.writes[0]`"),
        ("sockets_per_network = 0", "Expected `int` >= 1 - at `$.sockets_per_network`"),
        ("tabels = 3", "Object contains unknown field `tabels`"),
        ("=", "Invalid statement"),
    ],
)
def test_limits_that_cannot_be_are_refused(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "limits.toml"
    file.write_text(text)
    with pytest.raises(BadOption) as refused:
        read_limits(file)
    assert reason in refused.value.message.text
    assert str(file) in refused.value.message.text


def test_the_table_of_limits_is_that_of_the_code() -> None:
    text = (Path(__file__).parents[3] / "docs" / "reliability.md").read_text(encoding="utf-8")
    for name, value in msgspec.structs.asdict(Limits()).items():
        is_rate = isinstance(value, tuple)
        shown = f"{value[0]:g} a second, {value[1]:g} at once" if is_rate else f"{value:,}"
        assert f"| `{name}` | {shown} |" in text
