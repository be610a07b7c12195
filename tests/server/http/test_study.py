"""Positions that somebody sets up, tables that begin from them, and puzzles, over HTTP."""

import asyncio
import datetime
import json
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

import taros
from server.people import Guest, seats
from server.processes import Server
from taros import games
from taros.games.puzzles import daily, puzzle, puzzles

pytestmark = pytest.mark.anyio

MARKET = "7/7/7/3r|3/3r3/7/7 e4e 30,30,30,30 11,12,12,12 1 turn 2"
OVER = "7/7/7/3r|3/3r3/7/7 e4e 60,0 0,0 1 over 30 two_player=one-colour"


@pytest.fixture
async def ann(server: Server) -> AsyncIterator[Guest]:
    async with Guest(server.address, "Ann") as guest:
        yield guest


async def refused(ann: Guest, path: str, data: Any, status: int = 400) -> str:
    return str((await ann.post(path, data, status))["key"])


# Positions


async def test_a_position_is_shown(ann: Guest) -> None:
    asked = {"game": "marrakech", "text": f"  {MARKET}  purse=30 "}
    shown = await ann.post("/api/positions", asked, 200)
    assert shown["text"] == MARKET
    assert shown["to_act"] == 1
    assert [view["assam"] for view in shown["views"]] == ["e4"] * 4
    assert shown["options"]["purse"] == 30


async def test_a_position_shows_every_hand(ann: Guest) -> None:
    race = taros.new("regatta", seats=2, seed=1)
    asked = {"game": "regatta", "text": race.position}
    shown = await ann.post("/api/positions", asked, 200)
    assert [tuple(view["hand"]) for view in shown["views"]] == [
        race.view(0).hand,
        race.view(1).hand,
    ]


@pytest.mark.parametrize(
    ("game", "text", "key"),
    [
        ("marrakech", "7/7", "marrakech-position-words"),
        ("marrakech", MARKET.replace("30,30", "31,30"), "marrakech-money"),
        ("marrakech", MARKET.replace("11,12", "10,12"), "marrakech-rugs-order"),
        ("regatta", "-", "regatta-position-words"),
        (
            "regatta",
            taros.new("regatta", seats=2, seed=1).position_for(0),
            "regatta-position-hidden",
        ),
    ],
)
async def test_a_position_that_cannot_be(ann: Guest, game: str, text: str, key: str) -> None:
    assert await refused(ann, "/api/positions", {"game": game, "text": text}) == key


async def test_a_position_of_no_game_or_no_length(ann: Guest) -> None:
    asked = {"game": "chess", "text": MARKET}
    assert await refused(ann, "/api/positions", asked, 404) == "no-game"
    for text in ("", "7" * 10_001):
        asked = {"game": "marrakech", "text": text}
        assert await refused(ann, "/api/positions", asked) == "bad-message"


@pytest.mark.parametrize("game", games.names())
async def test_a_position_to_begin_with(ann: Guest, game: str) -> None:
    for count in games.get(game).seats:
        asked = {"game": game, "seats": count}
        shown = await ann.post("/api/positions/starts", asked, 200)
        assert shown["to_act"] in range(count)
        assert taros.from_position(game, shown["text"]).seats == count
    asked = {"game": game, "seats": 2, "options": {"sugar": 1}}
    assert await refused(ann, "/api/positions/starts", asked) == "option-unknown"


async def test_a_moment_of_a_game(ann: Guest) -> None:
    match = taros.new("marrakech", seats=3, seed=5)
    match.play("left")
    asked = {"record": match.record(), "ply": 1}
    shown = await ann.post("/api/positions/moments", asked, 200)
    assert shown["text"] == match.at(1).position
    assert shown["to_act"] == taros.CHANCE
    assert await refused(ann, "/api/positions/moments", {**asked, "ply": 3}, 404) == "no-ply"
    assert await refused(ann, "/api/positions/moments", {**asked, "record": "?"}) == "bad-record"


async def test_the_best_move(ann: Guest) -> None:
    asked = {"game": "marrakech", "text": puzzle("marrakech", 1).position}
    hint = await ann.post("/api/positions/advice", asked, 200)
    match = taros.from_position("marrakech", asked["text"])
    assert match.why_not(hint["choice"]["text"]) is None
    assert 0 < hint["chance"] < 1
    assert hint["reason"]["key"]


async def test_no_best_move(ann: Guest) -> None:
    path = "/api/positions/advice"
    for text in (MARKET.replace(" turn ", " roll "), OVER):
        assert await refused(ann, path, {"game": "marrakech", "text": text}, 403) == "advice-nobody"
    asked = {"game": "marrakech", "text": "?"}
    assert await refused(ann, path, asked) == "marrakech-position-words"


async def test_who_waits_for_advice_asks_for_no_other(ann: Guest) -> None:
    asked = {"game": "marrakech", "text": MARKET}
    answers = [ann.http.post("/api/positions/advice", json=asked) for _ in range(4)]
    statuses = sorted(answer.status_code for answer in await asyncio.gather(*answers))
    assert statuses[0] == 200
    assert statuses[-1] == 403


# Tables that begin from a position


async def test_a_table_begins_from_a_position(ann: Guest) -> None:
    table = await ann.open_table("greedy", "me", "greedy", "greedy", position=MARKET)
    async with ann.at(table["id"]) as socket:
        assert socket.welcome["table"]["from_start"] is False
        assert (socket.frame["to_act"], socket.frame["turn"]) == (1, 2)
        assert socket.frame["view"]["assam"] == "e4"
        await socket.move("ahead")
        await socket.until_asked()
        assert socket.frame["turn"] == 2
    record = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
    assert f"Position: {MARKET}" in record
    assert taros.load(record).plies[0].move.text == "ahead"


async def test_a_usual_table_begins_at_the_start(ann: Guest) -> None:
    table = await ann.open_table("me", "here")
    async with ann.at(table["id"]) as socket:
        assert socket.welcome["table"]["from_start"] is True


async def test_bots_play_on_from_a_position(ann: Guest) -> None:
    text = "7/7/7/3r|3/3r3/7/7 e4e 30,30 1,1 0 turn 29 two_player=one-colour"
    table = await ann.open_table("greedy", "greedy", position=text)
    async with ann.at(table["id"]) as socket:
        while not socket.frame["over"]:
            await socket.hear()
    again = await ann.post(f"/api/tables/{table['id']}/rematch", {})
    async with ann.at(again["id"]) as socket:
        assert socket.welcome["table"]["from_start"] is False


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"position": "nonsense"}, "marrakech-position-words"),
        ({"position": MARKET}, "position-seats"),
        ({"position": OVER}, "position-over"),
        ({"position": OVER, "options": {"purse": 40}}, "position-options"),
    ],
)
async def test_no_table_from_there(ann: Guest, more: Any, key: str) -> None:
    data = {"game": "marrakech", "seats": seats("me", "here"), **more}
    assert await refused(ann, "/api/tables", data) == key


# Puzzles


async def test_what_there_is_to_solve(ann: Guest) -> None:
    listed = await ann.get("/api/puzzles")
    counts = {name: len(found) for name, found in listed["puzzles"].items()}
    assert counts == {name: len(puzzles(name)) for name in games.names()}
    first = puzzle("regatta", 1)
    assert listed["puzzles"]["regatta"][0] == {"themes": [*first.themes], "rating": first.rating}
    day = datetime.date.fromisoformat(listed["day"])
    assert abs(day - datetime.datetime.now(datetime.UTC).date()) <= datetime.timedelta(days=1)
    assert (listed["today"]["game"], listed["today"]["number"]) == daily(day)


@pytest.mark.parametrize("game", games.names())
async def test_a_puzzle_is_solved(ann: Guest, game: str) -> None:
    path = f"/api/puzzles/{game}/2"
    task = await ann.get(path)
    wanted = puzzle(game, 2)
    texts = [choice["text"] for choice in task["choices"]]
    assert wanted.solution in texts
    wrong = next(text for text in texts if text not in wanted.accepted)
    assert (await ann.post(f"{path}/tries", {"move": wrong}, 200))["solution"] is None
    solution = (await ann.post(f"{path}/tries", {"move": wanted.solution}, 200))["solution"]
    assert solution["moves"][0]["choice"]["text"] == wanted.solution
    assert [move["chance"] for move in solution["moves"]] == [chance for _, chance in wanted.moves]
    assert solution["reason"]["key"]
    assert solution["position"] == wanted.position
    assert await ann.get(f"{path}/solution") == solution


async def test_a_heading_beside_the_best_solves_a_puzzle_too(ann: Guest) -> None:
    number, wanted = next(
        (number, each)
        for number, each in enumerate(puzzles("regatta"), 1)
        if each.solution.startswith("steer")
    )
    beside = next(move for move in wanted.accepted if move != wanted.solution)
    answer = await ann.post(f"/api/puzzles/regatta/{number}/tries", {"move": beside}, 200)
    assert answer["solution"]["moves"][0]["choice"]["text"] == wanted.solution
    solving = [move["choice"]["text"] for move in answer["solution"]["moves"] if move["solves"]]
    assert set(solving) <= set(wanted.accepted)
    assert len(solving) < len(answer["solution"]["moves"])


async def test_a_turn_of_assam_may_be_tried_once(ann: Guest) -> None:
    number = next(n for n, each in enumerate(puzzles("marrakech"), 1) if "turn" in each.themes)
    assert (await ann.get(f"/api/puzzles/marrakech/{number}"))["tries"] == 1
    assert (await ann.get("/api/puzzles/marrakech/1"))["tries"] == 3


async def test_a_puzzle_does_not_tell_its_solution(ann: Guest) -> None:
    """Nor what the others hold."""
    task = await ann.get("/api/puzzles/regatta/1")
    said = json.dumps(task)
    match = taros.from_position("regatta", puzzle("regatta", 1).position)
    assert task["view"] == json.loads(msgspec.json.encode(match.view(task["seat"])))
    assert puzzle("regatta", 1).position not in said
    assert "chance" not in said


async def test_no_such_puzzle_and_no_such_move(ann: Guest) -> None:
    last = len(puzzles("marrakech"))
    for path, key in {
        f"/api/puzzles/marrakech/{last + 1}": "no-puzzle",
        f"/api/puzzles/marrakech/{last + 1}/solution": "no-puzzle",
        "/api/puzzles/chess/1": "no-game",
    }.items():
        answer = await ann.http.get(path)
        assert (answer.status_code, answer.json()["key"]) == (404, key)
    answer = await ann.http.get("/api/puzzles/marrakech/0")
    assert (answer.status_code, answer.json()["key"]) == (400, "bad-message")
    tries = "/api/puzzles/marrakech/1/tries"
    assert await refused(ann, tries, {"move": "fly"}) == "marrakech-no-move"
    assert await refused(ann, tries, {"move": "left"}) == "marrakech-why-lay"
