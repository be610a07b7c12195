"""Requests that once stopped the server: what each of them costs is bounded now.

Every server of these tests is left through `Server.__exit__`, which asserts that its event loop
never stalled for 50 ms.
"""

import asyncio
import time
from pathlib import Path

import httpx
import pytest

from server.people import PATIENCE, Guest, seats
from server.processes import Server

pytestmark = pytest.mark.anyio

MEMORY = 20  # MB that a server may grow by

NESTED = '{"a":' + 1990 * "["


async def test_nested_json_is_refused_over_http(server: Server) -> None:
    async with Guest(server.address) as ann:
        answer = await ann.http.post(
            "/api/tables", content=NESTED, headers={"content-type": "application/json"}
        )
    assert (answer.status_code, answer.json()["key"]) == (400, "nested-json")


async def test_nested_json_is_refused_over_a_socket(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here")
        async with ann.at(table["id"]) as socket:
            await socket.connection.send(NESTED)
            refused = await socket.hear_until("refused")
            assert refused["reason"]["key"] == "nested-json"
            await socket.say("ping")
            await socket.hear_until("pong")
    assert "Traceback" not in server.said()


# Scenes that were slow to evaluate

WALL = "line:-150,0,150,0;cw:-600,3000;ccw:600,3500;island:10.011,-90,60,-90,60,1200,10.011,1200"
ALONG_THE_WALL = {"course": WALL, "deck": "A0=1000/0/0,200*A0", "lanes": "seats", "first": 0}


async def test_a_boat_beside_a_wall_stops_nobody(tmp_path: Path) -> None:
    """Somebody who sails along a wall 0.011 mm away is answered, also after a restart."""
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    with running:
        async with Guest(running.address) as ann:
            table = await ann.open_table("me", game="regatta", options=ALONG_THE_WALL)
            async with ann.at(table["id"]) as socket:
                assert any(choice["text"].startswith("sail") for choice in socket.frame["choices"])
            alone = await ann.open_table("greedy", game="regatta", options=ALONG_THE_WALL)
    running = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    with running:
        async with Guest(running.address) as bo:
            for one in (table, alone):
                async with bo.at(one["id"]) as socket:
                    assert socket.welcome["table"]["state"] == "playing"


async def test_decks_of_many_long_arrows_stop_nobody(tmp_path: Path) -> None:
    """Their checks wait in a queue of their own: health and tables do not."""
    names = [f"L{n}" for n in range(10, 22)]
    arrows = ",".join(f"{name}=1000/{1000 - n}/90" for n, name in enumerate(names))
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as running:
        async with Guest(running.address) as ann, Guest(running.address) as bo:
            decks = [
                ",".join([arrows, *(f"{count + 1}*{name}" for name in names)])
                for count in range(12)
            ]
            asked = [
                asyncio.create_task(
                    ann.http.post(
                        "/api/tables",
                        json={
                            "game": "regatta",
                            "seats": [{"kind": "me"}],
                            "options": {"deck": deck},
                        },
                    )
                )
                for deck in decks
            ]
            await asyncio.sleep(0)
            assert (await bo.http.get("/healthz")).text == "ok"
            await bo.open_table("me", "here")
            statuses = {answer.status_code for answer in await asyncio.gather(*asked)}
            assert statuses <= {201, 403}, statuses


# Records


def record_of_steers(count: int, options: str = "turn_limit=none") -> str:
    turns = "\n".join(f"{n}. steer_{90 * (n % 2)}" for n in range(1, count + 1))
    cards = "0. L45 L45 S S s"
    return f"Game: regatta\nSeats: 1\nOptions: {options}\nResult: unfinished\n\n{cards}\n{turns}\n"


async def test_long_records_take_little_memory(tmp_path: Path) -> None:
    record = record_of_steers(2900)
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as running:
        async with Guest(running.address) as ann:
            answer = await ann.http.post("/api/replays", json={"record": record_of_steers(300)})
            assert len(answer.json()["frames"]) == 306
            before = running.memory()
            for answer in await asyncio.gather(
                *(
                    ann.http.post("/api/replays", json={"record": record}, timeout=300)
                    for _ in range(6)
                )
            ):
                assert answer.status_code == 200
                assert len(answer.json()["frames"]) == 2906
            assert running.memory() - before < MEMORY
            assert running.highest_memory() - before < 2 * MEMORY


async def test_a_client_that_has_gone_holds_nobody_up(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as running:
        async with Guest(running.address) as ann, Guest(running.address) as bo:
            for _ in range(3):
                with pytest.raises(httpx.ReadTimeout):
                    await ann.http.post(
                        "/api/replays",
                        json={"record": record_of_steers(5900)},
                        timeout=httpx.Timeout(PATIENCE, read=0.01),
                    )
            assert (await bo.get("/api/puzzles/marrakech/1"))["game"] == "marrakech"
            until = time.monotonic() + PATIENCE
            while running.metric("taros_requests_abandoned_total") < 3:
                assert time.monotonic() < until
                await asyncio.sleep(0.05)


# Bots


async def test_bots_alone_do_not_play_for_nobody(tmp_path: Path) -> None:
    """They play while somebody watches; people who play against bots find them as usual."""
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as running:
        async with Guest(running.address) as ann:
            alone = await ann.open_table(
                *4 * ["random"], game="regatta", options={"turn_limit": "none"}
            )
            other = await ann.open_table("me", "greedy")
            async with ann.at(other["id"]) as socket:
                for _ in range(5):
                    await socket.until_asked()
                    await socket.move()
                await socket.until_asked()
            played = running.metric("taros_moves_total")
            assert played <= 20, "bots alone have played"
            async with ann.at(alone["id"]) as socket:
                begun = socket.number
                while socket.number < begun + 20:
                    await socket.hear()
            assert await resting(running) > played


async def resting(server: Server) -> float:
    """Wait until no moves are made any more; return how many there were."""
    until = time.monotonic() + PATIENCE
    moves = -1.0
    while moves != (moves := server.metric("taros_moves_total")):
        assert time.monotonic() < until, "bots go on"
        await asyncio.sleep(0.5)
    return moves


async def test_bots_that_would_think_too_long_are_refused(server: Server) -> None:
    async with Guest(server.address) as ann:
        new = {"game": "regatta", "seats": seats("me", "plan:1000000")}
        answer = await ann.http.post("/api/tables", json=new)
        assert answer.status_code == 400
        most = {game["name"]: game["strengths"] for game in await ann.get("/api/games")}
        assert (
            f"{most['regatta']['plan']['most']:,}" in answer.json()["text"]
            or str(most["regatta"]["plan"]["most"]) in answer.json()["text"]
        )
