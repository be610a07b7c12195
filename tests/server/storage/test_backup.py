"""Backups: of both databases, while a server writes, restored to either, and never half."""

import sqlite3
import stat
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from server import services
from taros.core.errors import BadOption, NotAllowed
from taros.server.storage import Step, Store, StoredEvent, StoredTable
from taros.server.storage.backup import Contents, back_up, check, restore
from taros.server.storage.schema import METADATA, leases

NewStore = Callable[[str], Store]


@pytest.fixture
def new_store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewStore]:
    """Opens new databases, by `sqlite` or `postgresql`."""
    stores: list[Store] = []

    def open_new(kind: str) -> Store:
        address = f"sqlite:///{tmp_path / f'{len(stores)}.db'}"
        if kind == "postgresql":
            address = services.new_database(request.getfixturevalue("postgresql"))
        stores.append(Store(address))
        stores[-1].open()
        return stores[-1]

    yield open_new
    for store in stores:
        store.close()


def fill(store: Store, ids: str) -> None:
    """Store a table for every letter, with people, a review, a record and secrets.

    It has three events, the second one of two lines.
    """
    store.keys("seeds")
    for letter in ids:
        table = StoredTable(letter, f"nonce-{letter}", "{}", "over", True, None, 1000, "ășțї")
        assert store.create(table, StoredEvent(1, 1000, "first"), [f"guest-{letter}"])
        store.commit([Step(letter, number, 2000, f"event {number}") for number in (2, 4)])
        store.keep_review(letter, '{"a": 1}')
    store.keep_record("record", "text", "guest", "here", 1000, (9, 9))


def rows(store: Store) -> dict[str, set[tuple[object, ...]]]:
    with store.engine.connect() as connection:
        return {
            table.name: {tuple(row) for row in connection.execute(sa.select(table))}
            for table in METADATA.sorted_tables
            if table is not leases
        }


@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
def test_a_backup_fits_any_database(
    new_store: NewStore, tmp_path: Path, source: str, target: str
) -> None:
    old, new = new_store(source), new_store(target)
    fill(old, "abc")
    file = tmp_path / "backup"
    assert back_up(old.engine, file) == check(file) == Contents(tables=3, events=9)
    assert restore(file, new.engine) == Contents(tables=3, events=9)
    assert rows(new) == rows(old)


def test_a_backup_is_for_its_owner_alone(new_store: NewStore, tmp_path: Path) -> None:
    store = new_store("sqlite")
    fill(store, "a")
    file = tmp_path / "backup"
    back_up(store.engine, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("backup*")] == ["backup"]
    with pytest.raises(BadOption, match="already"):
        back_up(store.engine, file)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_holds_one_moment(new_store: NewStore, tmp_path: Path, kind: str) -> None:
    """A writer stores an event at each of two tables in one transaction, all the while."""
    store = new_store(kind)
    fill(store, "ab")
    stop = threading.Event()

    def write() -> None:
        number = 5
        while not stop.is_set():
            assert all(store.commit([Step(id, number, 2000, "later") for id in "ab"]))
            number += 1

    writer = threading.Thread(target=write)
    writer.start()
    try:
        files = [tmp_path / f"backup-{n}" for n in range(5)]
        copies = [back_up(store.engine, file) for file in files]
    finally:
        stop.set()
        writer.join()
    assert copies[0].events < copies[-1].events
    for file in files:
        counts = "SELECT count(*) FROM events GROUP BY table_id"
        assert len(set(sqlite3.connect(file).execute(counts).fetchall())) == 1


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET body = 'other' WHERE number = 2",
        "DELETE FROM events WHERE number = 2",
        "DELETE FROM people",
        "UPDATE backup_digests SET rows = 7 WHERE name = 'events'",
    ],
)
def test_nothing_is_restored_of_a_damaged_backup(
    new_store: NewStore, tmp_path: Path, damage: str
) -> None:
    old, new = new_store("sqlite"), new_store("sqlite")
    fill(old, "ab")
    fill(new, "c")
    before, file = rows(new), tmp_path / "backup"
    back_up(old.engine, file)
    with sqlite3.connect(file) as connection:
        connection.execute(damage)
    with pytest.raises(BadOption, match="damaged"):
        restore(file, new.engine, replace=True)
    assert rows(new) == before


def test_bytes_that_are_damaged_are_found(new_store: NewStore, tmp_path: Path) -> None:
    store = new_store("sqlite")
    fill(store, "ab")
    file = tmp_path / "backup"
    back_up(store.engine, file)
    content = bytearray(file.read_bytes())
    content[4096:8192] = bytes(4096)
    file.write_bytes(content)
    with pytest.raises(BadOption, match="damaged"):
        check(file)


def test_other_files_are_no_backups(new_store: NewStore, tmp_path: Path) -> None:
    store = new_store("sqlite")
    with pytest.raises(BadOption, match="no backup"):
        check(tmp_path / "nothing")
    with pytest.raises(BadOption, match="no backup"):
        check(Path(str(store.engine.url.database)))
    text = tmp_path / "text"
    text.write_text("a text " * 1000)
    with pytest.raises(BadOption, match="damaged"):
        check(text)


def test_games_are_replaced_only_on_request(new_store: NewStore, tmp_path: Path) -> None:
    old, new = new_store("sqlite"), new_store("sqlite")
    fill(old, "ab")
    fill(new, "c")
    file = tmp_path / "backup"
    back_up(old.engine, file)
    with pytest.raises(NotAllowed, match="--replace"):
        restore(file, new.engine)
    restore(file, new.engine, replace=True)
    assert rows(new) == rows(old)


def test_a_database_that_a_server_uses_is_left_alone(new_store: NewStore, tmp_path: Path) -> None:
    store = new_store("sqlite")
    fill(store, "a")
    file = tmp_path / "backup"
    back_up(store.engine, file)
    assert store.leases.claim("a", "worker", 60_000)
    with pytest.raises(NotAllowed, match="stop it"):
        restore(file, store.engine, replace=True)
    store.leases.release_all()
    restore(file, store.engine, replace=True)


def test_a_backup_of_a_newer_version_is_refused(new_store: NewStore, tmp_path: Path) -> None:
    old, new = new_store("sqlite"), new_store("sqlite")
    fill(old, "a")
    file = tmp_path / "backup"
    back_up(old.engine, file)
    with sqlite3.connect(file) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadOption, match="newer"):
        restore(file, new.engine)


def test_a_backup_of_an_older_version_is_migrated(new_store: NewStore, tmp_path: Path) -> None:
    """Version 0005 had no records and no accounts, and nothing of what a club has."""
    accounts = ("accounts", "former_accounts", "devices", "passkeys", "codes", "reserved_names")
    messages = ("notice_settings", "push_subscriptions", "notices")
    hosts = ("bans", "announcements", "appointed", "admin_log")
    ratings = ("results", "rating_pools", "rating_steps", "ratings")
    tournaments = ("tournaments", "tournament_events")
    later = ("records", *accounts, *ratings, *tournaments, *messages, *hosts)
    old, new = new_store("sqlite"), new_store("sqlite")
    fill(old, "a")
    file = tmp_path / "backup"
    back_up(old.engine, file)
    with sqlite3.connect(file) as connection:
        for name in later:
            connection.execute(f"DROP TABLE {name}")
            connection.execute("DELETE FROM backup_digests WHERE name = ?", (name,))
        connection.execute("UPDATE alembic_version SET version_num = '0005'")
    restore(file, new.engine)
    assert rows(new) == {**rows(old), **{name: set() for name in later}}
