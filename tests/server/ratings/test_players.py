"""Players' pages, ladders and rated tables, over HTTP."""

import asyncio
import io
import json
import sqlite3
import zipfile
from typing import Any

import pytest

from server.account_steps import keep_name
from server.accounts.test_bot_accounts import Program, make_bot
from server.people import PATIENCE, Guest, Json
from server.processes import Server

pytestmark = pytest.mark.anyio

SHORT = {"rugs": 1}


async def play_rated(host: Guest, *others: Guest, **more: Any) -> str:
    """Play a rated game to the end; return its table."""
    table = await host.open_table("me", *["open"] * len(others), rated=True, options=SHORT, **more)
    for seat, other in enumerate(others, 1):
        await other.sit(table, seat)
    sockets = [each.at(table["id"]) for each in (host, *others)]
    entered = [await each.__aenter__() for each in sockets]
    await asyncio.gather(*(each.play_on() for each in entered))
    for each in sockets:
        await each.__aexit__(None, None, None)
    return str(table["id"])


async def until_rated(guest: Guest, name: str, games: int) -> Json:
    """Wait until the rating of `name` counts so many games; return their page."""
    async with asyncio.timeout(PATIENCE):
        while True:
            page: Json = await guest.get(f"/api/players/page?name={name}")
            if sum(each["now"]["games"] for each in page["ratings"]) == games:
                return page
            await asyncio.sleep(0.02)


def places(server: Server, table: str) -> list[int]:
    """The places by seat, as they are stored."""
    with sqlite3.connect(server.settings.database.removeprefix("sqlite:///")) as connection:
        query = "SELECT place FROM results WHERE table_id = ? ORDER BY seat"
        return [place for (place,) in connection.execute(query, (table,))]


async def test_rated_games_make_pages_and_a_ladder(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address, "Bo") as bo:
        await keep_name(ann, "Ann Page")
        await keep_name(bo, "Bo Page")
        played = [await play_rated(*pair) for pair in [(ann, bo), (bo, ann)] * 2]
        page = await until_rated(ann, "ann page", 4)
        [rating] = page["ratings"]
        assert rating["is_provisional"]
        ladder = await ann.get("/api/ladders/marrakech?seats=2")
        assert ladder["entries"] == []
        played.append(await play_rated(ann, bo))
        page = await until_rated(ann, "ann page", 5)
        theirs = await until_rated(ann, "bo page", 5)

        both = [places(server, id)[:: 1 if n % 2 == 0 else -1] for n, id in enumerate(played)]
        won, lost = sum(own < other for own, other in both), sum(own > other for own, other in both)
        [count] = page["counts"]
        assert (count["game"], count["seats"], count["games"]) == ("marrakech", 2, 5)
        assert (count["rated"], count["wins"]) == (5, won + (5 - won - lost) / 2)
        [opponent] = page["opponents"]
        assert (opponent["name"], opponent["games"]) == ("Bo Page", 5)
        assert (opponent["won"], opponent["lost"]) == (won, lost)
        [mirrored] = theirs["opponents"]
        assert (mirrored["won"], mirrored["lost"]) == (lost, won)
        [rating] = page["ratings"]
        assert not rating["is_provisional"]
        assert [point["games"] for point in rating["history"]] == [1, 2, 3, 4, 5]

        for season in ("now", "all"):
            ladder = await bo.get(f"/api/ladders/marrakech?seats=2&season={season}")
            entries = ladder["entries"]
            assert {entry["name"] for entry in entries} == {"Ann Page", "Bo Page"}
            low, lower = (entry["mean"] - 2 * entry["deviation"] for entry in entries)
            assert low >= lower
            assert [entry["rank"] for entry in entries] == [1, 2]
        assert (ladder["choices"], ladder["pages"], len(ladder["seasons"])) == ([2], 1, 1)

        await read_games_and_replays(ann, played)
        await check_avatar(ann, page["avatar"])
        await check_zip(ann)
        await check_deletion(ann, bo)


async def read_games_and_replays(guest: Guest, played: list[str]) -> None:
    """All games, page by page, newest first; each has a replay."""
    first = await guest.get("/api/players/games?name=Ann%20Page&most=3")
    rest = await guest.get(f"/api/players/games?name=Ann%20Page&before={first['next']}")
    games = [*first["games"], *rest["games"]]
    assert [each["table"] for each in games] == played[::-1]
    assert rest["next"] is None
    assert all(each["rated"] for each in games)
    assert {seat["name"] for seat in games[0]["seats"]} == {"Ann Page", "Bo Page"}
    replay = await guest.get(f"/api/replays/{games[0]['table']}")
    assert replay["names"] == ["Ann Page", "Bo Page"]
    for query in ("game=regatta", "seats=3", "rated=false"):
        assert (await guest.get(f"/api/players/games?name=Ann%20Page&{query}"))["games"] == []
    with_bo = await guest.get("/api/players/games?name=Ann%20Page&opponent=bo%20page")
    assert len(with_bo["games"]) == 5


async def check_avatar(guest: Guest, avatar: str) -> None:
    picture = await guest.http.get(f"/avatars/{avatar}.svg")
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert "immutable" in picture.headers["cache-control"]
    assert (await guest.http.get(f"/avatars/{avatar}x.svg")).status_code == 400


async def check_zip(guest: Guest) -> None:
    answer = await guest.http.post("/api/account/data", json={"settings": {}})
    ratings = json.loads(zipfile.ZipFile(io.BytesIO(answer.content)).read("ratings.json"))
    assert {(each["season"], each["games"]) for each in ratings} >= {("all", 5)}


async def check_deletion(ann: Guest, bo: Guest) -> None:
    """A deleted account is on no ladder and has no page; the games stay, without the name."""
    await bo.delete("/api/account")
    gone = await ann.http.get("/api/players/page?name=Bo%20Page")
    assert (gone.status_code, gone.json()["key"]) == (404, "no-account")
    page = await ann.http.get("/p/Bo%20Page", headers={"accept": "text/html"})
    assert page.status_code == 404
    ladder = await ann.get("/api/ladders/marrakech?seats=2&season=all")
    assert [entry["name"] for entry in ladder["entries"]] == ["Ann Page"]
    mine = await ann.get("/api/players/page?name=Ann%20Page")
    assert mine["opponents"] == []
    assert mine["counts"][0]["games"] == 5
    games = await ann.get("/api/players/games?name=Ann%20Page")
    assert "Bo Page" not in json.dumps(games)


async def test_games_that_are_not_rated_are_on_the_page_alone(server: Server) -> None:
    """Games of the time as a guest, too."""
    async with Guest(server.address, "Cy") as cy:
        table = await cy.open_table("me", "random", options=SHORT)
        async with cy.at(table["id"]) as socket:
            await socket.play_on()
        await keep_name(cy, "Cy Unrated")
        page = await cy.get("/api/players/page?name=Cy%20Unrated")
        assert page["ratings"] == []
        [opponent] = page["opponents"]
        assert (opponent["name"], opponent["avatar"], opponent["games"]) == ("random", None, 1)
        [count] = page["counts"]
        assert (count["games"], count["rated"]) == (1, 0)


async def test_games_at_private_tables_are_shown_to_those_who_played(server: Server) -> None:
    """And names of guests without an account to nobody else, at public tables either."""
    async with (
        Guest(server.address, "Gil") as gil,
        Guest(server.address, "Hana Typed") as hana,
        Guest(server.address) as reader,
    ):
        await keep_name(gil, "Gil Private")
        ids = []
        for is_public in (False, True):
            table = await gil.open_table("me", "open", options=SHORT, public=is_public)
            await hana.sit(table, 1)
            async with gil.at(table["id"]) as one, hana.at(table["id"]) as other:
                await asyncio.gather(one.play_on(), other.play_on())
            ids.append(table["id"])

        async def shown_to(guest: Guest) -> tuple[list[str], list[str], int]:
            """The tables, the names at the public one, and the number of games in all."""
            games = (await guest.get("/api/players/games?name=Gil%20Private"))["games"]
            [count] = (await guest.get("/api/players/page?name=Gil%20Private"))["counts"]
            names = [seat["name"] for seat in games[0]["seats"]]
            return [game["table"] for game in games], names, count["games"]

        assert await shown_to(reader) == (ids[1:], ["Gil Private", ""], 1)
        for guest in (gil, hana):
            assert await shown_to(guest) == (ids[::-1], ["Gil Private", "Hana Typed"], 2)


async def test_rated_tables_are_for_accounts(server: Server) -> None:
    async with Guest(server.address, "Di") as di, Guest(server.address, "Ed") as ed:

        async def refused(*kinds: str, **more: Any) -> str:
            places = [{"kind": kind} for kind in kinds]
            if "bot" in kinds:
                places[kinds.index("bot")]["bot"] = "random"
            data = {"game": "marrakech", "seats": places, "rated": True, **more}
            answer = await di.post("/api/tables", data, status=403)
            return str(answer["key"])

        assert await refused("me", "open") == "rated-guest"
        await keep_name(di, "Di Rated")
        assert await refused("me", "bot") == "rated-bot"
        assert await refused("me", "here") == "rated-one-seat"
        assert await refused("me") == "rated-alone"
        start = await di.post("/api/positions/starts", {"game": "marrakech", "seats": 2}, 200)
        assert await refused("me", "open", position=start["text"]) == "rated-position"

        table = await di.open_table("me", "open", rated=True, public=True)
        listed = {each["id"]: each for each in await ed.get("/api/tables")}
        assert listed[table["id"]]["rated"]
        assert (await ed.sit(table, 1, status=403))["key"] == "rated-guest"
        assert (await di.sit(table, 1, status=403))["key"] == "rated-one-seat"
        async with di.at(table["id"]) as socket:
            assert socket.welcome["table"]["rated"]
            assert socket.welcome["table"]["seats"][0]["avatar"]
            await socket.say("letbotplay", seat=1, bot="random")
            answer = await socket.hear_until("refused")
            assert answer["reason"]["key"] == "rated-bot"
            await keep_name(ed, "Ed Rated")
            await ed.sit(table, 1)
            await socket.hear_until(lambda m: m.get("state") == "playing" or "frame" in m)
            await socket.say("handover", seat=0)
            answer = await socket.hear_until("refused")
            assert answer["reason"]["key"] == "rated-hand-over"


async def test_nobody_plays_rated_games_with_their_own_bots(server: Server) -> None:
    async with Guest(server.address, "Ivy") as ivy, Guest(server.address, "Jo") as jo:
        await keep_name(ivy, "Ivy Maker")
        await keep_name(jo, "Jo Other")
        tokens = [await make_bot(ivy, name) for name in ("Ivy One", "Ivy Two")]
        own = await ivy.open_table("me", "open", rated=True)
        theirs = await jo.open_table("me", "open", "open", rated=True)
        unrated = await ivy.open_table("me", "open")
        async with (
            Program(server.address, tokens[0]) as one,
            Program(server.address, tokens[1]) as two,
        ):
            assert (await one.sit(own, 1, status=403))["key"] == "rated-own-bot"
            await one.sit(unrated, 1)
            await one.sit(theirs, 1)
            await one.sit(theirs, 1)  # is there already
            assert (await two.sit(theirs, 2, status=403))["key"] == "rated-own-bot"
            assert (await ivy.sit(theirs, 2, status=403))["key"] == "rated-own-bot"
            await jo.sit(own, 1)


async def test_an_open_table_that_is_not_rated_gives_no_pictures(server: Server) -> None:
    async with Guest(server.address, "Fi") as fi:
        await keep_name(fi, "Fi Casual")
        table = await fi.open_table("me", "open")
        async with fi.at(table["id"]) as socket:
            assert not socket.welcome["table"]["rated"]
            assert [seat["avatar"] for seat in socket.welcome["table"]["seats"]] == [None, None]


@pytest.mark.parametrize(
    ("path", "status", "key"),
    [
        ("/api/players/page?name=Nobody", 404, "no-account"),
        ("/api/players/page", 400, "bad-message"),
        ("/api/players/games?name=Nobody&before=x", 400, "bad-message"),
        ("/api/ladders/chess", 404, "no-game"),
        ("/api/ladders/marrakech?season=2026-5", 400, "bad-season"),
        ("/api/ladders/marrakech?page=0", 400, "bad-message"),
    ],
)
async def test_what_cannot_be_is_refused(server: Server, path: str, status: int, key: str) -> None:
    async with Guest(server.address) as guest:
        answer = await guest.http.get(path)
        assert (answer.status_code, answer.json()["key"]) == (status, key), answer.text
