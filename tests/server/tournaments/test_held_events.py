"""Tournaments at a real server, with programs as players."""

import asyncio
import csv
from pathlib import Path

import pytest

from server.account_steps import keep_name
from server.accounts.test_bot_accounts import Program, make_bot
from server.people import Guest
from server.processes import Server
from server.tournaments.programs import (
    check_results,
    event,
    in_ms,
    info,
    people,
    take_part,
    until_round,
)

pytestmark = pytest.mark.anyio


async def test_eight_players_two_rounds_and_a_server_that_is_killed(tmp_path: Path) -> None:
    """A round that is interrupted goes on, and nothing happens twice."""
    names = [f"Player {letter * 3}" for letter in "abcdefgh"]
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        async with people(server.address, names) as guests:
            orla = guests[0]
            id = (await orla.post("/api/events", event()))["id"]
            for guest in guests:
                await guest.post(f"/api/events/{id}/entry", status=200)
            players = [asyncio.create_task(take_part(guest, id)) for guest in guests]
            await until_round(orla, id, 1)
            server.kill()
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(300):
                await asyncio.gather(*players)
            seen = await info(orla, id)
            check_results(seen, rounds=2)
            assert sum(line["points"] for line in seen["standings"]) == 2 * 8
            text = (await orla.http.get(f"/api/events/{id}/results.csv")).text
            rows = list(csv.reader(text.splitlines()))
            assert rows[0][:3] == ["Place", "Player", "Points"]
            assert sorted(row[1] for row in rows[1:]) == names


@pytest.mark.exhaustive
async def test_sixty_four_players_and_a_restart_in_every_round(tmp_path: Path) -> None:
    """At 16 tables of four."""
    letters = "abcdefgh"
    names = [f"Player {one * 3}{other * 3}" for one in letters for other in letters]
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        async with people(server.address, names) as guests:
            orla = guests[0]
            id = (await orla.post("/api/events", event(seats=4, rounds=4)))["id"]
            await asyncio.gather(
                *(guest.post(f"/api/events/{id}/entry", status=200) for guest in guests)
            )
            players = [asyncio.create_task(take_part(guest, id)) for guest in guests]
            for number in range(1, 5):
                await until_round(orla, id, number)
                server.kill()
                await asyncio.to_thread(server.start)
            async with asyncio.timeout(540):
                await asyncio.gather(*players)
            seen = await info(orla, id)
            assert [len(each["games"]) for each in seen["rounds"]] == [16] * 4
            check_results(seen, rounds=4)


async def test_a_bot_with_an_account_takes_part_and_is_marked(server: Server) -> None:
    async with Guest(server.address) as ann:
        await keep_name(ann, "Ann With Bot")
        async with Program(server.address, await make_bot(ann, "Cup Winner")) as bot:
            id = (await ann.post("/api/events", event(starts=in_ms(600))))["id"]
            await ann.post(f"/api/events/{id}/entry", status=200)
            seen = await bot.post(f"/api/events/{id}/entry", status=200)
            assert [each["is_bot"] for each in seen["players"]] == [False, True]
            assert not seen["you"]["is_organiser"]
            refused = await bot.post("/api/events", event(), 403)
            assert refused["key"] == "not-for-bots"


async def test_only_those_with_an_account_take_part(server: Server) -> None:
    async with Guest(server.address) as ann, people(server.address, ["Orla Alone"]) as [orla]:
        assert (await ann.post("/api/events", event(), 403))["key"] == "not-signed-in"
        id = (await orla.post("/api/events", event(starts=in_ms(600))))["id"]
        assert (await ann.post(f"/api/events/{id}/entry", status=403))["key"] == "not-signed-in"
        assert not (await info(ann, id))["you"]["may_enter"]
        paused = await ann.http.put(f"/api/events/{id}/state", json={"state": "paused"})
        assert (paused.status_code, paused.json()["key"]) == (403, "not-signed-in")


async def test_nobody_else_organises_it(server: Server) -> None:
    async with people(server.address, ["Orla Organises", "Mallory Meddles"]) as [orla, mallory]:
        id = (await orla.post("/api/events", event(starts=in_ms(600))))["id"]
        for guest in (orla, mallory):
            await guest.post(f"/api/events/{id}/entry", status=200)
        for path, data in (
            ("state", {"state": "over"}),
            ("state", {"state": "running"}),
            ("seeds", {"players": [1, 0]}),
            ("tables/x", {"places": [1, 2]}),
        ):
            answer = await mallory.http.put(f"/api/events/{id}/{path}", json=data)
            assert (answer.status_code, answer.json()["key"]) == (403, "event-not-organiser")
        await mallory.delete(f"/api/events/{id}/players/0", 403)
        seeded = await orla.http.put(f"/api/events/{id}/seeds", json={"players": [1, 0]})
        assert [each["seed"] for each in seeded.json()["players"]] == [2, 1]
        removed = await orla.delete(f"/api/events/{id}/players/1", 200)
        assert removed["players"][1]["state"] == "gone"
        again = await mallory.post(f"/api/events/{id}/entry", status=403)
        assert again["key"] == "event-removed"


async def test_results_are_corrected_with_a_line_in_the_log(server: Server) -> None:
    async with people(server.address, ["Orla Corrects", "Bo Corrected"]) as [orla, bo]:
        id = (await orla.post("/api/events", event(rounds=1)))["id"]
        for guest in (orla, bo):
            await guest.post(f"/api/events/{id}/entry", status=200)
        await until_round(orla, id, 1)
        table = (await info(bo, id))["you"]["table"]
        path = f"/api/events/{id}/tables/{table}"
        wrong = await orla.http.put(path, json={"places": [1, 3]})
        assert (wrong.status_code, wrong.json()["key"]) == (403, "event-places")
        seen = (await orla.http.put(path, json={"places": [2, 1]})).json()
        assert seen["log"][0]["kind"] == "corrected"
        assert seen["log"][0]["places"] == [2, 1]
        while (await info(orla, id))["state"] != "over":
            await asyncio.sleep(0.1)


async def test_no_shows_are_played_by_a_bot_after_the_clock(server: Server) -> None:
    """Nobody has come to the table, and there is a result all the same."""
    async with people(server.address, ["Ann Not There", "Bo Not There"]) as [ann, bo]:
        pace = {"kind": "move", "seconds": 3}
        id = (await ann.post("/api/events", event(rounds=1, pace=pace)))["id"]
        for guest in (ann, bo):
            await guest.post(f"/api/events/{id}/entry", status=200)
        async with asyncio.timeout(120):
            while (seen := await info(ann, id))["state"] != "over":
                await asyncio.sleep(0.2)
        [game] = seen["rounds"][0]["games"]
        assert sorted(game["places"]) in ([1, 2], [1, 1])
        assert seen["log"][0]["kind"] == "ended"


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"pace": {"kind": "none"}}, "event-clock"),
        ({"pace": {"kind": "move", "seconds": 1}}, "pace-time"),
        ({"rounds": 0}, "event-rounds"),
        ({"system": "arena", "minutes": 0}, "event-minutes"),
        ({"starts": 0}, "event-starts"),
        ({"name": " , "}, "event-nameless"),
        ({"options": {"rugs": 0}}, "option-value"),
        ({"seats": 9}, "bad-message"),
        ({"more": 1}, "bad-message"),
    ],
)
async def test_a_plan_that_cannot_be(server: Server, changes: dict[str, object], key: str) -> None:
    async with Guest(server.address) as orla:
        await keep_name(orla, f"Orla {''.join(filter(str.isalpha, repr(changes)))[:18]}")
        assert (await orla.post("/api/events", event(**changes), 400))["key"] == key


async def test_lists_show_public_tournaments_and_ones_own(server: Server) -> None:
    async with people(server.address, ["Orla Lists", "Zoe Lists"]) as [orla, zoe]:
        ids = {
            public: (await orla.post("/api/events", event(starts=in_ms(600), public=public)))["id"]
            for public in (True, False)
        }
        upcoming = [each["id"] for each in (await orla.get("/api/events"))["upcoming"]]
        assert set(ids.values()) <= set(upcoming)
        seen = [each["id"] for each in (await zoe.get("/api/events"))["upcoming"]]
        assert ids[True] in seen
        assert ids[False] not in seen
        assert (await info(zoe, ids[False]))["name"] == "Spring Cup", "by its link"
        answer = await zoe.http.get("/api/events/nothing")
        assert (answer.status_code, answer.json()["key"]) == (404, "no-event")
