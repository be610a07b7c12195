"""The store, on every database that it can be: the same suite for all."""

import sqlite3
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy.exc import IntegrityError

from taros.core.errors import BadOption
from taros.hosting.wall_clock import now
from taros.server.storage import (
    Step,
    Store,
    StoredEvent,
    StoredTable,
    TableUpdate,
    default_database,
)
from taros.server.storage.engine import log_ahead
from taros.server.storage.schema import METADATA, MIGRATIONS, tables
from taros.server.storage.store import FRESH


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    opened = Store(database)
    opened.open()
    yield opened
    opened.close()


def table(id: str, **changes: object) -> StoredTable:
    new = StoredTable(id, f"nonce-{id}", "{}", "waiting", False, None, 1000)
    return new._replace(**changes)  # type: ignore[arg-type]


def create(store: Store, id: str, *guests: str, **changes: object) -> None:
    assert store.create(table(id, **changes), StoredEvent(1, 1000, "first"), guests)


def create_old(store: Store, id: str, setup: str, wake: int | None) -> None:
    """Create a table as versions before 0004 did."""
    row = table(id, setup=setup, wake=wake)._asdict()
    for later in ("summary", "host", "origin", "seed_key"):
        del row[later]
    with store.engine.begin() as connection:
        connection.execute(tables.insert().values(row))


def step(id: str, number: int, body: str = "body", **more: object) -> Step:
    return Step(id, number, 2000, body, **more)  # type: ignore[arg-type]


def running(store: Store, guest: str) -> list[str]:
    return [each.id for each in store.running_tables(guest)]


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    with store.engine.connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, METADATA) == []


def test_opening_again_changes_nothing(store: Store, database: str) -> None:
    create(store, "t")
    for _ in range(2):
        again = Store(database)
        again.open()
        assert again.load("t") == store.load("t")
        again.close()


def test_opening_at_the_same_time(database: str) -> None:
    stores = [Store(database) for _ in range(4)]
    threads = [threading.Thread(target=one.open) for one in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    secrets = {one.secret("x") for one in stores}
    assert len(secrets) == 1
    for one in stores:
        one.close()


class Busy:
    """A connection on which others are in the way for a while: SQLite says so at once."""

    def __init__(self, *codes: int) -> None:
        self.codes = list(codes)

    def execute(self, text: str) -> None:
        assert text == "PRAGMA journal_mode = WAL"
        if self.codes:
            error = sqlite3.OperationalError("no")
            error.sqlite_errorcode = self.codes.pop(0)
            raise error


def test_who_opens_waits_for_others_who_do() -> None:
    busy: Any = Busy(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_BUSY)
    log_ahead(busy)
    assert busy.codes == []
    broken: Any = Busy(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_BUSY)
    with pytest.raises(sqlite3.OperationalError):
        log_ahead(broken)
    assert broken.codes == [sqlite3.SQLITE_BUSY]


def test_secrets_stay_and_differ(store: Store, database: str) -> None:
    first, other = store.secret("first"), store.secret("other")
    assert len(first) == 32
    assert first != other
    again = Store(database)
    assert again.secret("first") == first
    again.close()


def test_a_table_and_its_events(store: Store) -> None:
    create(store, "t", setup='{"text": "ă 🎲"}')
    assert store.commit([step("t", 3, "ț")]) == [True]
    assert store.commit([step("t", 2)]) == [True]
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[0] == table("t", setup='{"text": "ă 🎲"}')
    assert [(event.number, event.body) for event in loaded[1]] == [
        (1, "first"),
        (2, "body"),
        (3, "ț"),
    ]
    assert [event.number for event in store.events_after("t", 2)] == [3]
    assert store.load("nowhere") is None


def test_of_those_who_create_a_table_at_the_same_time_one_succeeds(store: Store) -> None:
    """As four people do who ask for one rematch."""
    everybody = threading.Barrier(4)

    def ask(id: str, number: int) -> bool:
        everybody.wait(30)
        new = table(id, nonce=f"{id}-{number}")
        return store.create(new, StoredEvent(1, 1000, str(number)), [f"guest{number}"])

    with ThreadPoolExecutor(4) as threads:
        for id in ("a", "b", "c", "d", "e"):
            created = list(threads.map(ask, [id] * 4, range(4)))
            assert created.count(True) == 1, created
            stored = store.load(id)
            assert stored is not None
            assert [event.body for event in stored[1]] == [str(created.index(True))]


def test_ids_and_promises_are_used_once(store: Store) -> None:
    create(store, "t", "ann")
    assert not store.create(table("t", nonce="n"), StoredEvent(1, 1, "other"), ["bo"])
    with pytest.raises(IntegrityError):
        store.create(table("u", nonce="nonce-t"), StoredEvent(1, 1, "other"), ["bo"])
    assert store.load("u") is None
    assert running(store, "bo") == []


def test_a_number_is_stored_once(store: Store) -> None:
    create(store, "t")
    create(store, "u")
    assert store.commit([step("t", 2, "one")]) == [True]
    late = [
        step("u", 2),
        step("t", 2, "two", update=TableUpdate("over", None, "ended"), person="bo"),
    ]
    assert store.commit(late) == [True, False]
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[1][-1].body == "one"
    assert loaded[0].state == "waiting"
    assert running(store, "bo") == []


def test_what_changes_beside_an_event(store: Store) -> None:
    create(store, "t", "ann")
    store.commit([step("t", 2, update=TableUpdate("playing", 5, "five"), person="bo")])
    loaded = store.load("t")
    assert loaded is not None
    assert loaded[0][3:8] == ("playing", False, 5, 1000, "five")
    assert running(store, "bo") == running(store, "ann") == ["t"]
    store.commit([step("t", 3, update=TableUpdate("over", None, "ended"), person="bo")])
    assert running(store, "bo") == []


def test_finished_tables_are_listed_page_by_page(store: Store) -> None:
    over = TableUpdate("over", None, "ended")
    for n in range(5):
        create(store, f"t{n}", "ann", "bo")
        at = 3000 + n // 2  # some end at the same time
        store.commit([Step(f"t{n}", 2, at, "last", update=over)])
    create(store, "u", "ann")
    store.commit([step("u", 2, update=TableUpdate("removed", None, "gone"))])
    create(store, "v", "ann")
    assert running(store, "ann") == ["v"]
    pages, before = [], None
    while page := store.finished_tables("ann", before, 2):
        pages.append([each.id for each in page])
        assert page[-1].finished is not None
        before = page[-1].finished, page[-1].id
    assert pages == [["t4", "t3"], ["t2", "t1"], ["t0"]]
    assert len(store.finished_tables("bo", None, 50)) == 5
    assert store.finished_tables("cy", None, 50) == []


def test_a_summary_is_added_only_where_there_is_none(store: Store) -> None:
    create(store, "t", "ann")
    store.add_summary("t", "first")
    store.add_summary("t", "second")
    assert [each.summary for each in store.running_tables("ann")] == ["first"]


def test_many_at_once(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taros.server.storage.commits.AT_ONCE", 20)
    for n in range(50):
        create(store, f"t{n}")
    steps = [
        step(f"t{n}", 2, update=TableUpdate("playing", n, "n"), person="ann")
        for n in reversed(range(50))
    ]
    assert store.commit(steps) == [True] * 50
    assert store.commit([]) == []
    found = [store.find(f"t{n}") for n in range(50)]
    assert [table and table.wake for table in found] == list(range(50))


def test_writers_at_the_same_time(store: Store, database: str) -> None:
    """Of several workers that store the same number one succeeds, and none waits for ever."""
    for n in range(5):
        create(store, f"t{n}")
    stores = [Store(database) for _ in range(3)]
    won: list[list[bool]] = []

    def write(one: Store) -> None:
        for number in range(2, 22):
            update = TableUpdate("playing", number, "summary")
            steps = [step(f"t{n}", number, update=update) for n in range(5)]
            won.append(one.commit(steps))

    threads = [threading.Thread(target=write, args=(one,)) for one in stores]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(won) == 60
    assert sum(map(sum, won)) == 100
    for n in range(5):
        assert [event.number for event in store.events_after(f"t{n}", 1)] == list(range(2, 22))
    for one in stores:
        one.close()


def test_the_lobby_lists_open_tables(store: Store) -> None:
    now = FRESH + 5000
    create(store, "old", public=True, created=4000)
    create(store, "new", public=True, created=now - 5)
    create(store, "newer", public=True, created=now - 4)
    create(store, "private", created=now)
    create(store, "begun", public=True, state="playing", created=now)
    assert [each.id for each in store.public_tables(now)] == ["newer", "new"]


def test_reviews_are_kept(store: Store) -> None:
    assert store.review("t") is None
    store.keep_review("t", "first")
    store.keep_review("u", "ț")
    store.keep_review("t", "second")
    assert (store.review("t"), store.review("u")) == ("second", "ț")


def test_a_database_of_the_first_version(database: str) -> None:
    store = Store(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        assert "reviews" not in sa.inspect(connection).get_table_names()
    create_old(store, "t", "{}", None)
    store.open()
    store.keep_review("t", "body")
    assert store.load("t") is not None
    store.close()


def test_bots_alone_of_an_older_version_wake_nobody(database: str) -> None:
    store = Store(database)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with store.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0002")
    bots = '{"places":[{"bot":"random"},{"bot":"greedy"}]}'
    people = '{"places":[{"guest":"ann"},{"bot":"greedy"}]}'
    for id, setup, wake in (("b", bots, 0), ("p", people, 0), ("d", bots, None), ("l", people, 9)):
        create_old(store, id, setup, wake)
    store.open()
    wakes = {id: store.load(id)[0].wake for id in "bpdl"}  # type: ignore[index]
    assert wakes == {"b": None, "p": 0, "d": None, "l": 9}
    store.close()


LONG = 50_000  # milliseconds
OVER = -1  # a lease of that length has ended


def test_leases(store: Store) -> None:
    leases = store.leases
    assert leases.claim("t", "one", LONG)
    assert leases.claim("t", "one", LONG), "again"
    assert not leases.claim("t", "other", LONG)
    assert leases.renew("other", LONG) == set()
    assert leases.renew("one", OVER) == {"t"}
    assert leases.renew("one", LONG) == set(), "that was too late"
    assert leases.claim("t", "other", LONG)
    leases.release("one", ["t"])
    assert not leases.claim("t", "one", LONG)
    leases.release("other", ["t"])
    assert leases.claim("t", "one", LONG)
    leases.release_all("one")
    assert leases.claim("t", "other", LONG)
    leases.release_all()
    assert leases.claim("t", "one", LONG)


@pytest.mark.parametrize("ahead", [-3600, 3600])
def test_a_lease_ends_by_the_clock_of_the_database(
    store: Store, ahead: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Workers whose clocks differ leave each other's tables alone."""
    create(store, "t", wake=0)
    assert store.leases.claim("t", "worker", LONG)
    seconds = time.time
    monkeypatch.setattr(time, "time", lambda: seconds() + ahead)
    assert store.leases.due(now()) == []
    assert not store.leases.claim("t", "other", LONG)
    assert store.leases.renew("worker", LONG) == {"t"}


def test_a_lease_made_before_the_clock_was_set_back_holds_nobody_up(store: Store) -> None:
    create(store, "t", wake=0)
    assert store.leases.claim("t", "before", 3_600_000)
    assert store.leases.due(100) == ["t"]
    assert store.leases.claim("t", "other", LONG)
    assert store.leases.renew("before", LONG) == set()


def test_what_is_due(store: Store) -> None:
    create(store, "never")
    create(store, "now", wake=0)
    create(store, "later", wake=500)
    create(store, "taken", wake=0)
    store.leases.claim("taken", "other", LONG)
    assert store.leases.due(100) == ["now"]
    assert set(store.leases.due(500)) == {"now", "later"}
    store.leases.claim("taken", "other", OVER)
    assert set(store.leases.due(500)) == {"now", "taken", "later"}


def test_a_store_that_is_not_there() -> None:
    for address in ("", "nonsense", "mysql://x/y", "redis://x"):
        with pytest.raises(BadOption, match="is no address"):
            Store(address)


def test_a_check_tells_whether_it_can_be_written(store: Store, tmp_path: Path) -> None:
    store.check()
    gone = Store(f"sqlite:///{tmp_path}/no/such/folder/tables.db")
    with pytest.raises(sa.exc.OperationalError):
        gone.check()


def test_a_check_finds_a_file_that_has_vanished_or_was_replaced(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = Store(f"sqlite:///{file}")
    store.open()
    store.check()
    file.unlink()
    with pytest.raises(FileNotFoundError):
        store.check()
    file.touch()
    with pytest.raises(FileNotFoundError, match="was replaced"):
        store.check()
    store.close()


def test_the_usual_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    store = Store(default_database())
    store.open()
    store.close()
    assert list((tmp_path / "data").rglob("tables.db"))


def test_sqlite_keeps_what_it_acknowledged(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    with store.engine.connect() as connection:
        ask = connection.exec_driver_sql
        assert ask("PRAGMA journal_mode").scalar() == "wal"
        assert ask("PRAGMA synchronous").scalar() == 2
    store.close()


def test_only_the_owner_can_read_a_database(tmp_path: Path) -> None:
    """It holds the secrets of all seeds and cookies; what SQLite makes beside it is as private."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.open()
    create(store, "t")
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    store.close()
    assert set(modes) >= {"tables.db", "tables.db-wal"}
    assert set(modes.values()) == {0o600}


def test_a_database_that_everybody_could_read_is_made_private(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    file = Path(default_database().removeprefix("sqlite:///"))
    file.touch(mode=0o644)
    file.chmod(0o644)
    default_database()
    assert file.stat().st_mode & 0o777 == 0o600


def test_a_connection_that_is_in_use_is_closed_as_well(store: Store) -> None:
    pool, connection = store.engine.pool, store.engine.connect()
    assert isinstance(pool, sa.QueuePool)
    user = threading.Timer(0.05, connection.close)
    user.start()
    store.close()
    user.join()
    assert (pool.checkedout(), pool.checkedin()) == (0, 0)
