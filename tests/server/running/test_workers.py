"""Two workers on one PostgreSQL and one Redis; one of them is killed while it holds a lease."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack
from typing import Any

import pytest
import sqlalchemy as sa

import taros
from server.people import Guest, Socket
from server.processes import Server
from server.services import RedisServer, new_database
from taros.server.storage import Store
from taros.server.storage.schema import leases

pytestmark = [pytest.mark.anyio, pytest.mark.flaky(reruns=1, only_rerun=[TimeoutError])]


@pytest.fixture(scope="module")
def both(
    postgresql: str, redis: RedisServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    database, folder = new_database(postgresql), tmp_path_factory.mktemp("workers")
    with ExitStack() as stack:
        yield [
            stack.enter_context(
                Server(
                    database,
                    folder / f"log{n}",
                    bus=redis.address,
                    lease=2,
                    pause=0.05,
                    patience=0,
                )
            )
            for n in range(2)
        ]


@pytest.fixture
def workers(both: list[Server]) -> list[Server]:
    """Two that are alive, whatever happened to them before."""
    for worker in both:
        if worker.process.poll() is not None:
            worker.start()
    return both


def at(guest: Guest, server: Server) -> Guest:
    """The same person, connected to another worker."""
    other = Guest(server.address, guest.name)
    other.http.cookies.update(guest.http.cookies)
    return other


async def holder(workers: list[Server], table: str) -> Server:
    """The worker that looks after a table's bots and clock."""
    store = Store(workers[0].settings.database)
    found = sa.select(leases.c.worker).where(leases.c.table_id == table)
    try:
        async with asyncio.timeout(20):
            while True:
                with store.engine.connect() as connection:
                    name = connection.execute(found).scalar()
                if name is not None:
                    process = int(name.partition("-")[0])
                    return next(one for one in workers if one.process.pid == process)
                await asyncio.sleep(0.05)
    finally:
        store.close()


async def test_a_game_at_two_workers(workers: list[Server]) -> None:
    one, other = workers
    async with Guest(one.address, "Ann") as ann, Guest(other.address, "Bo") as bo:
        table = await ann.open_table("me", "open", "greedy", options={"rugs": 4})
        async with ann.at(table["id"]) as a, bo.at(table["id"]) as b:
            await bo.sit(table, 1)
            await a.hear_until(lambda m: m["type"] == "people" and m["seats"][1]["present"])
            await asyncio.gather(a.play_on(), b.play_on())
            assert (a.number, a.frame["view"]) == (b.number, b.frame["view"])
        records = [(await g.http.get(f"/api/tables/{table['id']}/record")).text for g in (ann, bo)]
        assert records[0] == records[1]
        assert taros.verify(records[0]) is None


async def test_bots_and_others_take_seats_at_two_workers(workers: list[Server]) -> None:
    """A bot takes a free seat and the game begins, one stands in, and a seat is handed over."""
    one, other = (worker.address for worker in workers)
    async with Guest(one, "Ann") as ann, Guest(other, "Bo") as bo, Guest(other, "Dan") as dan:
        table = await ann.open_table("me", "open", "open", options={"first": 1})
        await bo.sit(table, 1)
        async with ann.at(table["id"]) as a:
            async with bo.at(table["id"]) as b:
                await a.say("letbotplay", seat=2, bot="learner")
                for socket in (a, b):
                    await socket.hear_until(lambda m: m.get("state") == "playing")
                await b.until_asked()
                await a.say("letbotplay", seat=1, bot="learner")
                assert (await a.hear_until("refused"))["reason"]["key"] == "still-here"
            await a.hear_until(lambda m: m["type"] == "people" and not m["seats"][1]["present"])
            await a.say("letbotplay", seat=1, bot="learner")
            await a.until_asked()
            async with dan.at(table["id"]) as d:
                await a.say("handover", seat=0)
                people = await a.hear_until(lambda m: m["type"] == "people" and m["you"]["offers"])
                await dan.sit({**table, "invite": people["you"]["offers"][0]["key"]}, 0)
                await d.until_asked()
                assert (await d.move())["type"] == "happened"


async def test_a_turn_is_told_at_another_worker(workers: list[Server]) -> None:
    async with Guest(workers[0].address, "Ann") as ann, Guest(workers[1].address, "Bo") as bo:
        table = await ann.open_table("me", "open", options={"first": 0})
        async with bo.watching() as watching:
            async with at(bo, workers[0]) as twin:
                await twin.sit(table, 1)
            await watching.hear_until(lambda m: m["type"] == "tables" and len(m["tables"]) == 1)
            async with ann.at(table["id"]) as socket:
                await socket.move()
                await socket.until_asked()
                await socket.move()
            await watching.hear_until(
                lambda m: m["type"] == "tables" and m["tables"][0]["to_act"] == 1
            )


async def test_two_tabs_at_two_workers(workers: list[Server]) -> None:
    """Both move at the same time: the database lets one of them."""
    async with Guest(workers[0].address) as ann:
        table = await ann.open_table("me", "here", "here")
        twin = at(ann, workers[1])
        async with ann.at(table["id"]) as a, twin.at(table["id"]) as b:
            for _ in range(12):
                choices = a.frame["choices"]
                await asyncio.gather(
                    a.say("move", after=a.number, text=choices[0]["text"]),
                    b.say("move", after=b.number, text=choices[-1]["text"]),
                )
                answers = await asyncio.gather(answer(a), answer(b))
                assert "happened" in answers
                await agree(a, b)
                assert a.frame["view"] == b.frame["view"]
                assert (await a.hello())["log"] == (await b.hello())["log"]
        await twin.http.aclose()


@pytest.mark.parametrize("id", ["%00", "a%00b", "a" * 33, "%C8%9B"])
async def test_ids_that_no_table_can_have(workers: list[Server], id: str) -> None:
    """PostgreSQL stores no zero byte, and fails when it is asked for one."""
    async with Guest(workers[0].address) as ann, ann.socket(id) as socket:
        assert (await socket.hear())["reason"]["key"] == "no-table"
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4404
        assert (await ann.http.get(f"/t/{id}")).status_code == 404


async def test_four_who_ask_for_a_rematch_at_once_get_one(workers: list[Server]) -> None:
    """At two workers: one sets it up, all sit down where they sat, and it begins."""
    async with AsyncExitStack() as stack:
        people = [
            await stack.enter_async_context(Guest(workers[n % 2].address, name))
            for n, name in enumerate(("Ann", "Bo", "Cy", "Di"))
        ]
        table = await people[0].open_table("me", "open", "open", "open", options={"rugs": 1})
        for seat in (1, 2, 3):
            await people[seat].sit(table, seat)
        sockets = [await stack.enter_async_context(one.at(table["id"])) for one in people]
        await asyncio.gather(*(socket.play_on() for socket in sockets))

        async def play_again(seat: int) -> str:
            path = f"/api/tables/{table['id']}/rematch"
            created = await people[seat].post(path, {})
            await people[seat].sit(created, seat)
            return str(created["id"])

        asked = await asyncio.gather(*(play_again(seat) for seat in range(4)))
        assert len(set(asked)) == 1
        for seat, one in enumerate(people):
            async with one.at(asked[0]) as socket:
                assert socket.welcome["you"]["seats"] == [seat]
                assert socket.welcome["table"]["state"] == "playing"


async def test_chance_is_mixed_at_two_workers(workers: list[Server]) -> None:
    """Each device hears of the hashes and bits at the other worker."""
    async with (
        Guest(workers[0].address, "Ann") as ann,
        Guest(workers[1].address, "Bo") as bo,
    ):
        table = await ann.open_table("me", "open", contributes=True)
        async with ann.at(table["id"]) as a, bo.at(table["id"]) as b:
            await bo.sit(table, 1, contributes=True)
            mixed = await asyncio.gather(a.mix(), b.mix())
            assert mixed[0][1] == mixed[1][1]
            assert a.frame["to_act"] == b.frame["to_act"] is not None


SUN = (
    "-15.215,116.284,315:1:0/143.235,448.784,90:2:0 "
    "L90-helm+R30+s+sun/L30|L90+R30|R90+S+s+l90|s|r90 "
    "L30|L90+R45+R90-helm+r45|r90+S-cloud+L90|L45|S|R45|R90+l90|s|r90 0 sun 35"
)


async def test_a_sun_is_laid_whichever_worker_ends_the_window(workers: list[Server]) -> None:
    """The one to which nobody has sent the choice, too; nobody else hears of it before."""
    async with (
        Guest(workers[0].address, "Ann") as ann,
        Guest(workers[1].address, "Bo") as bo,
    ):
        race: dict[str, Any] = {"game": "regatta", "position": SUN, "window": 4}
        table = await ann.open_table("me", "open", **race)
        async with ann.at(table["id"]) as a, bo.at(table["id"]) as b:
            await bo.sit(table, 1)
            await a.until_asked()
            due = a.frame["window"]
            await a.say("move", after=a.number, text="sun green")
            await b.hear_until(lambda m: m["type"] == "happened" and m["frame"]["window"] == due)
            laid = await b.hear_until("happened")
            assert laid["entry"]["event"]["type"] == "sun-laid"
            assert time.time() * 1000 >= due


async def answer(socket: Socket) -> str:
    message = await socket.hear_until(lambda m: m["type"] in ("happened", "refused"))
    return str(message["type"])


async def agree(*sockets: Socket) -> None:
    """Until all of them have heard as much, and it is their turn."""
    async with asyncio.timeout(30):
        while len({socket.number for socket in sockets}) > 1 or not all(
            socket.frame["choices"] for socket in sockets
        ):
            behind = min(sockets, key=lambda socket: (socket.number, bool(socket.frame["choices"])))
            await behind.hear()


async def test_bots_go_on_when_their_worker_is_killed(workers: list[Server]) -> None:
    async with Guest(workers[0].address) as ann:
        table = await ann.open_table("me", "greedy", "greedy", "greedy")
        async with ann.at(table["id"]) as socket:
            await socket.until_asked()
            await socket.move()
            await socket.until_asked()
            await socket.move()
            doomed = await holder(workers, table["id"])
            seen = socket.number
            doomed.kill()
        alive = next(one for one in workers if one is not doomed)
        survivor = at(ann, alive)
        async with survivor.at(table["id"], seen=seen) as socket:
            await socket.play_on()
            assert (await holder([alive], table["id"])) is alive
        await survivor.http.aclose()
        record = await survivor_record(alive, table["id"])
        assert taros.verify(record) is None


async def test_bots_alone_play_once_for_spectators_at_two_workers(workers: list[Server]) -> None:
    """Whoever holds the lease moves, also for those at the other worker, and rests without them."""
    one, other = workers
    async with Guest(one.address) as ann, Guest(other.address) as bo:
        table = await ann.open_table("greedy", "greedy", options={"rugs": 15, "purse": 1000})
        async with bo.at(table["id"]) as b:
            async with ann.at(table["id"]) as a:
                await heard_moves(a, 3)
            await heard_moves(b, 3)
            keeper = await holder(workers, table["id"])
        async with (ann if keeper is other else bo).at(table["id"]) as again:
            await heard_moves(again, 3)
            record = await survivor_record(one, table["id"])
            assert "Result: unfinished" in record


async def heard_moves(socket: Socket, count: int) -> None:
    for _ in range(count):
        await socket.hear_until(
            lambda m: m["type"] == "happened" and m["entry"]["actor"] is not None
        )


async def survivor_record(server: Server, table: str) -> str:
    async with Guest(server.address) as anyone:
        return (await anyone.http.get(f"/api/tables/{table}/record")).text


async def test_a_clock_goes_on_when_its_worker_is_killed(workers: list[Server]) -> None:
    async with Guest(workers[0].address) as ann:
        pace = {"kind": "move", "seconds": 3}
        table = await ann.open_table("me", "here", pace=pace)
        async with ann.at(table["id"]):
            doomed = await holder(workers, table["id"])
        doomed.kill()
        alive = next(one for one in workers if one is not doomed)
        async with Guest(alive.address) as eve, eve.at(table["id"]) as socket:
            while not any(seat["away"] for seat in socket.welcome["table"]["seats"]):
                await socket.hear()
                await socket.hello()


async def test_whoever_was_at_a_dead_worker_is_gone(workers: list[Server]) -> None:
    async with Guest(workers[0].address) as ann, Guest(workers[1].address) as bo:
        table = await ann.open_table("me", "open")
        async with ann.at(table["id"]) as a, bo.at(table["id"]):
            await a.hear_until(lambda m: m["type"] == "people" and m["spectators"] == 1)
            workers[1].kill()
            await a.hear_until(lambda m: m["type"] == "people" and m["spectators"] == 0)


async def test_games_go_on_without_redis(workers: list[Server], redis: RedisServer) -> None:
    """What was not heard is read from the store once there is a bus again."""
    async with Guest(workers[0].address) as ann:
        table = await ann.open_table("me", "here")
        twin = at(ann, workers[1])
        async with ann.at(table["id"]) as a, twin.at(table["id"]) as b:
            redis.kill()
            await a.move()
            redis.start()
            await agree(a, b)
            assert a.frame["view"] == b.frame["view"]
        await twin.http.aclose()
