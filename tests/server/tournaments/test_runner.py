"""Rounds of tournaments, as a worker begins them."""

from collections.abc import AsyncIterator, Iterable
from pathlib import Path
from typing import Any

import pytest

from server.tournaments.held import plan
from taros.core.errors import NotAllowed, Unknown
from taros.hosting.wall_clock import now
from taros.server.accounts.accounts import Visitor
from taros.server.live.table_manager import TableManager
from taros.server.settings import Settings
from taros.server.storage.accounts import Account, Device
from taros.server.storage.notices import Notice
from taros.server.tournaments.events import Resumed
from taros.server.tournaments.runner import DAY, Decide

pytestmark = pytest.mark.anyio

GUESTS = ("orla", "bo")


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[TableManager]:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    opened = TableManager(Settings(database=database, thinkers=1, prepare=False))
    await opened.open()
    await opened.tournaments.close()  # tests look at tournaments by themselves
    yield opened
    await opened.close()


def entering(guest: str) -> Decide:
    return lambda tournament: tournament.enter(guest, False)


async def begun(manager: TableManager, **changes: Any) -> str:
    """Return a tournament of GUESTS, the first of whom organises it, in its first round."""
    for guest in GUESTS:
        manager.accounts.create(Visitor(guest, "Firefox"), f"{guest.title()} of the Cup", now())
    id = await manager.tournaments.plan(plan(starts=now(), **changes))
    for guest in GUESTS:
        await manager.tournaments.execute(id, entering(guest))
    await manager.tournaments.look_after(id)
    return id


async def test_players_are_told_that_their_round_begins(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[set[str], Notice]] = []

    def tell(guests: Iterable[str], notice: Notice) -> None:
        told.append((set(guests), notice))

    monkeypatch.setattr(manager.notices, "tell", tell)
    id = await begun(manager)
    runner = manager.tournaments
    (table,) = (await runner.read(id)).games
    assert {*told[0][0]} == {*GUESTS}
    assert (told[0][1].kind, told[0][1].name, told[0][1].path) == (
        "round",
        "Spring Cup",
        f"/t/{table}",
    )
    assert {notice.key for _, notice in told} == {f"round:{table}"}, "told twice, but one message"


async def test_standings_are_computed_once(manager: TableManager) -> None:
    id = await begun(manager)
    first = await manager.tournaments.read(id)
    assert (await manager.tournaments.read(id)).standings is first.standings


async def test_tournaments_that_somebody_waits_for_stay_in_memory(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taros.server.tournaments.runner.KEPT", 2)
    runner = manager.tournaments
    ids = [await runner.plan(plan(starts=now() + 1_000_000)) for _ in range(4)]
    for id in ids:
        await runner.read(id)
    assert [*runner._kept] == ids[2:]
    await runner.read(ids[2])
    assert [*runner._kept] == [ids[3], ids[2]]
    async with runner._use(ids[0]):
        for id in ids[1:]:
            await runner.read(id)
        assert ids[0] in runner._kept
    with pytest.raises(Unknown):
        await runner.read(ids[0][::-1])
    assert [*runner._kept] == ids[3:]


async def test_an_event_is_applied_in_its_turn_alone(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = await begun(manager)
    known = await manager.tournaments.read(id)
    stored = manager.tournaments.store.events_after(id, 0)
    monkeypatch.setattr(manager.tournaments.store, "events_after", lambda *_: stored)
    assert (await manager.tournaments.read(id)).number == known.number


async def test_tournaments_are_not_kept_for_ever(manager: TableManager) -> None:
    runner, retention = manager.tournaments, manager.retention
    played = await begun(manager, break_seconds=600)
    empty = await runner.plan(plan(starts=now()))
    later = await runner.plan(plan(starts=now() + 1_000_000))
    for id in (played, empty):
        await runner.execute(id, lambda tournament: tournament.end("orla"))
    for days, kept in ((6, {played, empty, later}), (8, {played, later}), (366, {later})):
        await retention.clean(now() + days * DAY)
        assert {id for id in (played, empty, later) if runner.store.find(id)} == kept
    assert runner.store.events_after(played, 0) == []


async def test_a_person_announces_few_tournaments_at_a_time(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taros.server.tournaments.runner.MOST_ANNOUNCED", 1)
    runner = manager.tournaments
    first = await runner.plan(plan(starts=now() + 1_000_000))
    await runner.plan(plan(starts=now() + 1_000_000, public=False))
    with pytest.raises(NotAllowed, check=lambda error: error.message.key == "event-public"):
        await runner.plan(plan(starts=now() + 1_000_000))
    await runner.execute(first, lambda tournament: tournament.end("orla"))
    await runner.plan(plan(starts=now() + 1_000_000))


async def test_ones_own_tournaments_are_listed_first(manager: TableManager) -> None:
    runner = manager.tournaments
    ids = {
        organiser: await runner.plan(plan(organiser=organiser, starts=starts, public=public))
        for organiser, starts, public in (("bo", 1, True), ("orla", 2, False), ("zoe", 3, True))
    }
    for guest, organisers in (("orla", ["orla", "bo", "zoe"]), ("zoe", ["zoe", "bo"])):
        listed = [each.id for each in runner.store.listed("upcoming", guest)]
        assert listed == [ids[organiser] for organiser in organisers]


async def test_players_find_private_tournaments_in_their_lists(manager: TableManager) -> None:
    store = manager.tournaments.store
    elsewhere = await manager.tournaments.plan(plan(organiser="zoe", starts=now()))
    id = await begun(manager, public=False)
    await manager.tournaments.execute(elsewhere, lambda tournament: tournament.end("zoe"))
    assert [each.id for each in store.listed("running", "bo")] == [id]
    assert store.listed("running", "zoe") == []
    assert [each.id for each in store.listed("over", "bo")] == [elsewhere]


async def test_one_worker_draws_a_round(manager: TableManager) -> None:
    leases, runner = manager.store.leases, manager.tournaments
    id = await runner.plan(plan(starts=now() + 1_000_000))
    assert leases.claim(id, "another worker", 10_000)
    for guest in GUESTS:
        manager.accounts.create(Visitor(guest, "Firefox"), f"{guest.title()} of the Cup", now())
        await runner.execute(id, entering(guest))
    await runner.execute(id, lambda tournament: tournament.start("orla"))
    await runner.look_after(id)
    assert (await runner.read(id)).rounds == []
    leases.release("another worker", [id])
    await runner.look_after(id)
    assert len((await runner.read(id)).rounds) == 1
    assert leases.claim(id, "another worker", 0), "it is leased for the drawing alone"


async def test_without_its_organiser_a_paused_tournament_goes_on(manager: TableManager) -> None:
    id = await begun(manager, break_seconds=600)
    runner = manager.tournaments
    await runner.execute(id, lambda tournament: tournament.pause("orla"))
    (table,) = (await runner.read(id)).games
    await runner.execute(id, lambda tournament: tournament.correct("orla", table, [1, 2]))
    await runner.look_after(id)
    assert runner.store.due(now(), "") == []
    manager.accounts.store.delete("orla")
    assert runner.store.due(now(), "") == [id]
    await runner.look_after(id)
    tournament = await runner.read(id)
    assert not tournament.is_paused
    assert Resumed(alone=True) in [line.event for line in tournament.log]


async def test_all_that_are_due_are_looked_at_in_turn(
    manager: TableManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("tournaments.runner", "storage.tournaments"):
        monkeypatch.setattr(f"taros.server.{module}.MOST_DUE", 2)
    runner = manager.tournaments
    ids = sorted([await runner.plan(plan(starts=1)) for _ in range(3)])
    looked: list[str] = []

    async def look_after(id: str) -> None:
        looked.append(id)

    monkeypatch.setattr(runner, "look_after", look_after)
    for _ in range(3):
        await runner._look()
    assert looked == [*ids, *ids[:2]]


async def test_games_with_a_bot_of_ones_own_are_not_rated(manager: TableManager) -> None:
    runner = manager.tournaments
    ids = [await begun(manager), await runner.plan(plan(starts=now()))]
    bot = Account("bot", "Bot", "bot", now(), owner="orla")
    manager.accounts.store.add_bot(bot, Device("d", "bot", None, "", now()), 1)
    for guest in ("orla", "bot"):
        await runner.execute(ids[1], entering(guest))
    await runner.look_after(ids[1])
    tables = [table for id in ids for table in (await runner.read(id)).games]
    are_rated = [(await manager.live_table(table)).table.setup.rated for table in tables]
    assert are_rated == [True, False]
