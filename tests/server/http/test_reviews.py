"""Reviews of games: made once for all who wait, kept with the game, and of finished games only."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

import taros
from server.people import PATIENCE, Guest, Json
from server.processes import Server
from taros.core.errors import NotAllowed
from taros.core.observation import observed
from taros.core.words import message
from taros.server.background.evaluator import Evaluator
from taros.server.background.reviews import Reviews
from taros.server.limits import Limits
from taros.server.monitoring.metrics import Metrics
from taros.server.storage import Store

pytestmark = pytest.mark.anyio

SHORT = {"rugs": 1}
HERE = ("127.0.0.1", "ann")


def played(moves: int, seed: int = 1) -> taros.Match:
    match = taros.new("marrakech", seats=3, seed=seed)
    for _ in range(moves):
        match.play(match.legal()[0])
    return match


async def finished(guest: Guest, options: Json = SHORT) -> str:
    """A table at which bots have played to the end."""
    table = await guest.open_table("greedy", "greedy", options=options)
    async with guest.at(table["id"]) as socket:
        await socket.play_on()
    return str(table["id"])


async def review(guest: Guest, path: str, data: Json | None = None) -> list[Json]:
    """All lines of it."""
    answer = await guest.http.post(path, json=data, timeout=600)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/x-ndjson"
    return [json.loads(line) for line in answer.text.splitlines()]


# Over HTTP


async def test_a_finished_game_is_reviewed_once(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await finished(ann)
        replay = await ann.get(f"/api/replays/{table}")
        *steps, reviewed = await review(ann, f"/api/replays/{table}/review")
        assert [step["type"] for step in steps] == ["reviewing"] * len(steps)
        assert [step["done"] for step in steps] == sorted({step["done"] for step in steps})
        assert {step["total"] for step in steps} == {len(replay["frames"])}
        assert [each["move"] for each in reviewed["plies"]] == [
            frame["move"] for frame in replay["frames"][1:]
        ]
        assert (reviewed["finished"], reviewed["damage"]) == (True, None)
        for judged, best in zip(reviewed["plies"], reviewed["best"], strict=True):
            assert (best is None) == (judged["best"] is None)
            if best is not None:
                assert best["text"] == judged["best"]
                assert best["preview"]["squares"] or best["preview"]["landings"]
        async with Guest(server.address) as stranger:
            assert await review(stranger, f"/api/replays/{table}/review") == [reviewed]


async def test_a_race_is_reviewed(server: Server) -> None:
    race = {"course": "line:-200,0,200,0;ccw:-140,260", "turn_limit": 4}
    async with Guest(server.address) as ann:
        table = await ann.open_table("greedy", "greedy", game="regatta", options=race)
        async with ann.at(table["id"]) as socket:
            await socket.play_on()
        reviewed = (await review(ann, f"/api/replays/{table['id']}/review"))[-1]
    assert reviewed["type"] == "reviewed"
    assert any(best and best["preview"]["poses"] for best in reviewed["best"])


async def test_games_that_are_not_over_are_not_reviewed(server: Server) -> None:
    async with Guest(server.address) as ann:
        running = await ann.open_table("me", "greedy")
        waiting = await ann.open_table("me", "open")
        for table, key in ((running, "not-over"), (waiting, "not-begun")):
            refused = await ann.post(f"/api/replays/{table['id']}/review", status=403)
            assert refused["key"] == key
        refused = await ann.post("/api/replays/nowhere/review", status=404)
        assert refused["key"] == "no-table"


async def test_the_record_of_an_unfinished_game(server: Server) -> None:
    match = played(6)
    async with Guest(server.address) as ann:
        reviewed = (await review(ann, "/api/reviews", {"record": match.record()}))[-1]
    assert reviewed["finished"] is False
    assert [each["move"] for each in reviewed["plies"]] == [ply.move.text for ply in match.plies]


async def test_a_damaged_record_is_reviewed_as_far_as_it_goes(server: Server) -> None:
    match = played(6)
    async with Guest(server.address) as ann:
        record = match.record().rstrip() + " nonsense\n"
        reviewed = (await review(ann, "/api/reviews", {"record": record}))[-1]
    assert len(reviewed["plies"]) == match.ply
    assert reviewed["damage"]["key"] == "bad-record"


async def test_records_that_cannot_be_reviewed(server: Server) -> None:
    async with Guest(server.address) as ann:
        refused = await ann.post("/api/reviews", {"record": "Game: go\nSeats: 2\n"}, status=400)
        assert refused["key"] == "bad-record"
        refused = await ann.post("/api/reviews", {"record": "x" * 3_000_000}, status=413)
        assert refused["key"] == "too-large"
        refused = await ann.post("/api/reviews", {"record": "x" * 200_001}, status=400)
        assert refused["key"] == "bad-message"


async def test_who_hangs_up_cancels_it(server: Server) -> None:
    async with Guest(server.address) as ann:
        path = f"/api/replays/{await finished(ann, {})}/review"
        async with ann.http.stream("POST", path) as answer:
            assert json.loads(await anext(answer.aiter_lines()))["type"] == "reviewing"
            assert num_running((await ann.http.get("/metrics")).text) == 1
        while num_running((await ann.http.get("/metrics")).text):
            await asyncio.sleep(0.01)
        lines = await review(ann, path)
    assert lines[0]["type"] == "reviewing", "it was not made to the end"


# As a worker makes them


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.open()
    yield store
    store.close()


@pytest.fixture
def metrics() -> Metrics:
    return Metrics()


@pytest.fixture
async def reviews(store: Store, metrics: Metrics) -> AsyncIterator[Reviews]:
    rules = Evaluator("rules")
    rules.open()
    reviews = Reviews(store, metrics, rules, Limits())
    yield reviews
    await reviews.close()
    rules.close()


def num_running(metrics: str) -> int:
    found = re.search(r"^taros_reviews\{.*\} (\d+)\.0$", metrics, re.MULTILINE)
    assert found
    return int(found[1])


async def last_of(lines: AsyncIterator[bytes]) -> bytes:
    async with asyncio.timeout(PATIENCE):
        return [line async for line in lines][-1]


async def test_who_comes_later_joins(reviews: Reviews, store: Store, metrics: Metrics) -> None:
    match = played(8)
    first = reviews.of_table("t", match, HERE)
    await anext(first)
    other = reviews.of_table("t", match, HERE)
    assert num_running(metrics.text()) == 1
    bodies = await asyncio.gather(last_of(first), last_of(other))
    assert bodies[0] == bodies[1] == await reviews.kept("t")
    assert store.review("t") == bodies[0].decode()
    assert num_running(metrics.text()) == 0


async def test_who_leaves_does_not_stop_it_for_others(reviews: Reviews) -> None:
    match = played(8)
    first, other = reviews.of_table("t", match, HERE), reviews.of_table("t", match, HERE)
    await anext(first)
    await first.aclose()
    assert json.loads(await last_of(other))["type"] == "reviewed"


async def test_it_ends_when_nobody_waits(reviews: Reviews, store: Store, metrics: Metrics) -> None:
    lines = reviews.of_table("t", played(8), HERE)
    await anext(lines)
    await anext(lines)
    await lines.aclose()
    while num_running(metrics.text()):
        await asyncio.sleep(0.01)
    assert store.review("t") is None
    again = reviews.of_table("t", played(8), HERE)
    assert json.loads(await last_of(again))["type"] == "reviewed"


async def test_who_waits_when_it_is_stopped_hears_no_more(reviews: Reviews, store: Store) -> None:
    lines = reviews.of_table("t", played(8), HERE)
    await anext(lines)
    await anext(lines)
    reviews.stop()
    async with asyncio.timeout(PATIENCE):
        assert [line async for line in lines] == []
    assert store.review("t") is None


async def test_several_take_turns(reviews: Reviews) -> None:
    """The second does not wait until the first is done."""
    done: list[str] = []

    async def follow(name: str, moves: int) -> None:
        last = await last_of(reviews.of_table(name, played(moves), HERE))
        assert json.loads(last)["type"] == "reviewed"
        done.append(name)

    await asyncio.gather(follow("long", 60), follow("short", 4))
    assert done == ["short", "long"]


async def test_nobody_has_too_many_made_at_once(reviews: Reviews) -> None:
    records = [played(6, seed) for seed in range(Limits().reviews_per_network + 1)]
    begun = [reviews.of_record(match.record(), match, None, HERE) for match in records[:-1]]
    last = records[-1]
    with pytest.raises(NotAllowed, match="At most 3 games"):
        reviews.of_record(last.record(), last, None, HERE)
    reviews.of_record(records[0].record(), records[0], None, HERE)  # that one is being made
    begun.append(reviews.of_record(last.record(), last, None, ("127.0.0.2", "ann")))
    for body in await asyncio.gather(*map(last_of, begun)):
        assert json.loads(body)["type"] == "reviewed"


async def test_damage_is_told(reviews: Reviews) -> None:
    match = played(4)
    lines = reviews.of_record(match.record(), match, message("verify-no-seed"), HERE)
    assert json.loads(await last_of(lines))["damage"]["key"] == "verify-no-seed"


async def test_what_fails_says_so(
    monkeypatch: pytest.MonkeyPatch, reviews: Reviews, store: Store, metrics: Metrics
) -> None:
    lines = reviews.of_table("t", played(8), HERE)
    await anext(lines)
    monkeypatch.setattr(store, "keep_review", None)
    said = json.loads(await last_of(lines))
    assert (said["type"], said["reason"]["key"]) == ("refused", "server-error")
    assert num_running(metrics.text()) == 0


async def test_reviews_of_earlier_versions_are_made_again(reviews: Reviews, store: Store) -> None:
    assert await reviews.kept("t") is None
    store.keep_review("t", '{"type": "reviewed", "plies": []}')
    assert await reviews.kept("t") is None
    store.keep_review("t", "nonsense")
    assert await reviews.kept("t") is None


# Hints


async def test_a_hint_against_bots(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address) as stranger:
        table = await ann.open_table("me", "greedy", "greedy")
        path = f"/api/tables/{table['id']}/hint"
        async with ann.at(table["id"]) as socket:
            for _ in range(2):
                frame = await socket.until_asked()
                hint = await ann.post(path, status=200)
                assert hint["ply"] == frame["ply"]
                assert hint["choice"] in frame["choices"]
                assert 0 < hint["chance"] < 1
                assert hint["reason"]["key"].startswith("advice-")
                await socket.move(hint["choice"]["text"])
        refused = await stranger.post(path, status=403)
        assert refused["key"] == "not-seated"


async def test_a_device_is_told_what_its_seat_may_know_for_a_hint(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address) as stranger:
        table = await ann.open_table("me", "greedy", game="regatta")
        path = f"/api/tables/{table['id']}/observation"
        async with ann.at(table["id"]) as socket:
            frame = await socket.until_asked()
            found = await ann.get(path)
            game = taros.games.get("regatta")
            assert (found["game"], found["ply"]) == ("regatta", frame["ply"])
            assert observed(game, found["state"]) == found["state"]  # nothing is left to hide
            assert len(frame["view"]["hand"]) == 5
        refused = await stranger.http.get(path)
        assert (refused.status_code, refused.json()["key"]) == (403, "not-seated")
        shared = await ann.open_table("me", "here", "greedy")
        refused = await ann.http.get(f"/api/tables/{shared['id']}/observation")
        assert (refused.status_code, refused.json()["key"]) == (403, "hint-people")


async def test_no_hint_where_somebody_else_plays(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address, "Bo") as bo:
        shared = await ann.open_table("me", "here", "greedy")
        refused = await ann.post(f"/api/tables/{shared['id']}/hint", status=403)
        assert refused["key"] == "hint-people"
        friends = await ann.open_table("me", "open", "greedy")
        path = f"/api/tables/{friends['id']}/hint"
        assert (await ann.post(path, status=403))["key"] == "not-begun"
        await bo.sit(friends, 1)
        for guest in (ann, bo):
            assert (await guest.post(path, status=403))["key"] == "hint-people"


async def test_no_hint_when_it_is_not_ones_turn(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "greedy", options=SHORT)
        path = f"/api/tables/{table['id']}/hint"
        async with ann.at(table["id"]) as socket:
            await socket.play_on()
        assert (await ann.post(path, status=403))["key"] == "game-over"


async def test_no_advice_on_a_game_among_people(server: Server) -> None:
    """Its record holds the position alone; its players get neither advice nor a review of it."""
    async with Guest(server.address, "Ann") as ann, Guest(server.address, "Bo") as bo:
        table = await ann.open_table("me", "open", options={"first": 0})
        await bo.sit(table, 1)
        async with ann.at(table["id"]) as a:
            await a.move("left")
            await a.until_asked()
        record = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
        match = taros.load(record)
        assert (match.ply, match.from_start) == (0, False)
        asked = {"record": record, "ply": 0}
        moment = await ann.post("/api/positions/moments", asked, 200)
        assert moment["text"] == match.position
        wanted = {"game": "marrakech", "text": moment["text"]}
        for guest in (ann, bo):
            refused = await guest.post("/api/positions/advice", wanted, 403)
            assert refused["key"] == "advice-people"
            refused = await guest.post("/api/reviews", {"record": record}, 403)
            assert refused["key"] == "advice-people"
        alone = await ann.open_table("me", "greedy", position=moment["text"])
        refused = await ann.post(f"/api/tables/{alone['id']}/hint", status=403)
        assert refused["key"] == "advice-people"
        async with Guest(server.address) as stranger:
            assert await stranger.post("/api/positions/advice", wanted, 200)
        other = {"game": "marrakech", "text": taros.new("marrakech", seats=2, seed=8).position}
        assert await ann.post("/api/positions/advice", other, 200)


async def test_hints_of_tables_that_are_not_there(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        answer = await http.post("/api/tables/nowhere/hint")
        assert (answer.status_code, answer.json()["key"]) == (404, "no-table")
