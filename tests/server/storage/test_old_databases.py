"""Databases of old versions are opened, migrated, and played on.

`data/tables-VERSION.sql` was dumped from a server of a release, or of a commit before the first
one: two games of Marrakech and one of Regatta with bots, all unfinished. The file beside it says
how that version saw them.
"""

import json
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from taros.hosting.wall_clock import now
from taros.server.live.live_table import LiveTable
from taros.server.live.table_manager import TableManager
from taros.server.settings import Settings
from taros.server.storage import Store
from taros.tables.events import Event
from taros.tables.table import Table

pytestmark = pytest.mark.anyio

DATA = Path(__file__).parents[1] / "data"
Tables = dict[str, dict[str, Any]]
EXPECTED: dict[str, Tables] = {
    path.stem.removeprefix("tables-"): json.loads(path.read_text()) for path in DATA.glob("*.json")
}


def dump_of(version: str, database: Path) -> sqlite3.Connection:
    """Write the tables of an old version to a new database."""
    connection = sqlite3.connect(database)
    connection.executescript((DATA / f"tables-{version}.sql").read_text())
    return connection


@pytest.fixture(params=sorted(EXPECTED))
def version(request: pytest.FixtureRequest) -> str:
    """Each of the old versions."""
    return str(request.param)


@pytest.fixture
async def manager(
    version: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[TableManager]:
    """A server on the old database that makes no move by itself."""
    database = tmp_path / "tables.db"
    dump_of(version, database).close()
    opened = TableManager(Settings(database=f"sqlite:///{database}", thinkers=1, prepare=False))

    async def refuse(id: str) -> bool:
        return False

    monkeypatch.setattr(opened, "claim", refuse)
    await opened.open()
    yield opened
    await opened.close()


def next_move(table: Table) -> Event | None:
    """The first legal move there is, by a person or a bot."""
    code = table.game.rules.legal(table.match.state)[0]
    action = table.pending_action()
    if action is not None:
        return table.complete(action, code, now())
    assert table.to_act is not None
    text = table.game.notation.format_move(table.match.state, code)
    return table.move([table.to_act], table.number, text)


def seen(table: Table) -> dict[str, Any]:
    return {"lines": table.number, "to_act": table.to_act, "position": table.match.position}


async def play_on(live: LiveTable, moves: int) -> None:
    for _ in range(moves):
        if live.table.state == "playing":
            await live.execute(next_move)


async def test_tables_of_an_old_version_are_played_on(manager: TableManager, version: str) -> None:
    for id, expected in EXPECTED[version].items():
        live = await manager.live_table(id)
        assert await live.read(seen) == expected
        await play_on(live, 40)
        assert live.table.number > expected["lines"] + 20
        loaded = await manager.read_table(id)
        assert loaded is not None
        assert seen(loaded) == seen(live.table)


async def test_people_find_the_tables_of_an_old_version(
    manager: TableManager, version: str
) -> None:
    """Running ones and finished ones, also where no summary of them was stored."""
    tables = EXPECTED[version]
    first = next(iter(tables))
    host = (await manager.live_table(first)).table.setup.host
    listed = {each.id: each for each in await manager.lists.running(host)}
    assert set(listed) == set(tables)
    for id, expected in tables.items():
        assert listed[id].to_act == expected["to_act"]
        assert listed[id].yours == [0]
    assert all(each.summary for each in manager.store.running_tables(host))


async def test_a_game_that_an_old_version_has_finished_is_listed(tmp_path: Path) -> None:
    """By a version that stored no summary of it."""
    version = "8d9e6b6"
    database = tmp_path / "tables.db"
    connection = dump_of(version, database)
    tables = EXPECTED[version]
    finished, removed = list(tables)[:2]
    for id, state in ((finished, "over"), (removed, "removed")):
        connection.execute("UPDATE tables SET state = ? WHERE id = ?", (state, id))
    query = "SELECT json_extract(setup, '$.host') FROM tables WHERE id = ?"
    [(guest,)] = connection.execute(query, (finished,))
    [(at,)] = connection.execute("SELECT MAX(at) FROM events WHERE table_id = ?", (finished,))
    connection.commit()
    connection.close()
    store = Store(f"sqlite:///{database}")
    store.open()
    assert [(each.id, each.finished) for each in store.finished_tables(guest, None, 9)] == [
        (finished, at)
    ]
    assert {each.id for each in store.running_tables(guest)} == set(tables) - {finished, removed}
    store.close()
