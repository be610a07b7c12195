"""Rounds of tournaments, as a worker begins them."""

from collections.abc import AsyncIterator, Iterable
from pathlib import Path

import pytest

from server.tournaments.held import plan
from taros.hosting.wall_clock import now
from taros.server.accounts.accounts import Visitor
from taros.server.live.table_manager import TableManager
from taros.server.settings import Settings
from taros.server.storage.notices import Notice
from taros.server.tournaments.runner import Decide

pytestmark = pytest.mark.anyio

GUESTS = ("orla", "bo")


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[TableManager]:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    opened = TableManager(Settings(database=database, thinkers=1, prepare=False))
    await opened.open()
    yield opened
    await opened.close()


def entering(guest: str) -> Decide:
    return lambda tournament: tournament.enter(guest, False)


async def test_players_are_told_that_their_round_begins(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[set[str], Notice]] = []

    def tell(guests: Iterable[str], notice: Notice) -> None:
        told.append((set(guests), notice))

    monkeypatch.setattr(manager.notices, "tell", tell)
    for guest in GUESTS:
        manager.accounts.create(Visitor(guest, "Firefox"), f"{guest.title()} of the Cup", now())
    runner = manager.tournaments
    id = await runner.plan(plan(starts=now()))
    for guest in GUESTS:
        await runner.execute(id, entering(guest))
    await runner.look_after(id)
    (table,) = (await runner.read(id)).games
    assert {*told[0][0]} == {*GUESTS}
    assert (told[0][1].kind, told[0][1].name, told[0][1].path) == (
        "round",
        "Spring Cup",
        f"/t/{table}",
    )
    assert {notice.key for _, notice in told} == {f"round:{table}"}, "told twice, but one message"
