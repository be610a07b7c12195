"""Games over real sockets: what everybody is told, and what nobody is."""

import asyncio
import hashlib
import hmac
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import taros
from server.people import Guest, Json, Socket
from server.processes import Server
from taros.hosting.names import clean_name
from taros.server.storage import Store
from taros.tables.events import decode_setup
from taros.tables.protocol import LONGEST_NAME

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parents[3]
SHORT = {"rugs": 2}


def is_happened(key: str) -> Any:
    return lambda message: message["type"] == "happened" and message["entry"]["words"]["key"] == key


async def test_a_whole_game_against_bots(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann:
        seats = [{"kind": "me", "name": " Ann "}, *({"kind": "bot", "bot": "greedy"},) * 3]
        table = await ann.post(
            "/api/tables",
            {"game": "marrakech", "seats": seats, "contributes": True},
        )
        assert table["commitment"] is None
        async with ann.at(table["id"]) as socket:
            assert socket.welcome["you"]["seats"] == [0]
            own, commitment = await socket.mix()
            await socket.play_on()
            heard = socket.heard
        record = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
        assert taros.verify(record) is None
        match = taros.load(record)
        assert match.names == ("Ann", "greedy 1", "greedy 2", "greedy 3")
        assert match.chance is not None
        assert match.chance.contributions == (own,)
        assert match.chance.kind == "revealed"
        seed = match.chance.seed
        assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == commitment
        assert [text for text in heard if seed in text.lower()] == []
        assert sum(text.count('"happened"') for text in heard) > 50
        assert await ann.get("/api/tables/mine") == []


async def test_the_replay_of_a_finished_game_proves_its_chance(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "greedy", options=SHORT)
        path = f"/api/replays/{table['id']}"
        assert (await ann.http.get(path)).json()["key"] == "not-over"
        async with ann.at(table["id"]) as socket:
            await socket.play_on()
            standings = socket.frame["standings"]
        replay = await ann.get(path)
        assert replay["standings"] == standings
        assert [frame["ply"] for frame in replay["frames"]] == list(range(len(replay["frames"])))
        assert replay["frames"][0]["actor"] is None
        assert replay["frames"][-1]["scores"] == [one["score"] for one in standings]
        proof = replay["chance"]
        for event in proof["events"]:
            text = f"{','.join(proof['contributions'])}:{event['event']}"
            digest = hmac.digest(bytes.fromhex(proof["seed"]), text.encode(), "sha256")
            rest = int.from_bytes(digest, "big") % sum(weight for _, weight in event["weights"])
            drawn = next(
                name
                for n, (name, _) in enumerate(event["weights"])
                if rest < sum(weight for _, weight in event["weights"][: n + 1])
            )
            assert drawn == event["outcome"]
        again = await ann.post("/api/replays", {"record": replay["record"]}, status=200)
        assert {**again, "id": table["id"], "mine": [0]} == replay


async def test_four_at_one_device(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here", "here", "here", options=SHORT)
        async with ann.at(table["id"]) as socket:
            assert socket.welcome["you"]["seats"] == [0, 1, 2, 3]
            await socket.play_on()
            assert socket.frame["over"]


async def test_who_shares_a_device_cannot_read_each_others_cards(server: Server) -> None:
    """The seat to act sees its hand; what stays in the log or passes by shows nobody's."""
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here", game="regatta", options={"first": 0})
        async with ann.at(table["id"]) as socket:
            entries = list(socket.welcome["log"])
            for _ in range(6):
                assert len(socket.frame["view"]["hand"]) == 5
                assert socket.frame["view"]["viewer"] == socket.frame["to_act"]
                sail = socket.frame["choices"][0]["text"]
                await socket.say("move", after=socket.number, text=sail)
                while True:
                    message = await socket.hear_until("happened")
                    entries.append(message["entry"])
                    if socket.frame["choices"] is not None:
                        break
                    assert socket.frame["view"]["viewer"] in (None, socket.frame["to_act"])
                if "done" in [choice["text"] for choice in socket.frame["choices"]]:
                    break
            assert "regatta-did-draw-hidden" in [entry["words"]["key"] for entry in entries]
            assert "regatta-did-draw" not in [entry["words"]["key"] for entry in entries]
            assert not any(
                "card" in entry["event"]
                for entry in entries
                if entry["event"] and entry["event"]["type"] == "drawn"
            )


async def test_only_the_seat_to_act_hears_what_is_blocked(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = await ann.open_table("me", "greedy", game="regatta", options={"first": 0})
        async with ann.at(table["id"]) as player, eve.at(table["id"]) as spectator:
            assert player.frame["blocked"] is not None
            assert all(each["reason"]["clause"] for each in player.frame["blocked"])
            assert spectator.frame["blocked"] is None


async def test_two_friends_by_a_link(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address, "Bo") as bo:
        table = await ann.open_table("me", "open", options={"first": 0, **SHORT})
        async with ann.at(table["id"]) as a, bo.at(table["id"]) as b:
            nobody = {"seats": [], "host": False, "invite": None, "kept": [], "offers": []}
            assert b.welcome["you"] == nobody
            assert b.welcome["frame"]["to_act"] is None
            await bo.sit(table, 1)
            seated = await b.hear_until("people")
            while seated["you"]["seats"] != [1]:
                seated = await b.hear_until("people")
            assert [seat["kind"] for seat in seated["seats"]] == ["person", "person"]
            assert seated["seats"][1]["name"] == "Bo"
            await asyncio.gather(a.play_on(), b.play_on())
            assert a.frame["standings"] == b.frame["standings"]
            assert a.number == b.number


async def test_everybody_sees_the_same_and_only_one_is_asked(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = await ann.open_table("me", "here", options={"two_player": "one-colour"})
        async with ann.at(table["id"]) as player, eve.at(table["id"]) as spectator:
            for _ in range(6):
                await player.move()
                while player.frame["choices"] is None:
                    await player.hear()
                while spectator.number < player.number:
                    await spectator.hear()
                assert spectator.frame["view"] == player.frame["view"]
                assert spectator.frame["choices"] is None
                assert spectator.frame["prompt"] is None


async def test_after_a_break_only_what_was_missed_is_told(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here")
        async with ann.at(table["id"]) as socket:
            await socket.move()
            await socket.until_asked()
            seen, log = socket.number, socket.welcome["log"]
        async with ann.at(table["id"]) as other:
            await other.move()
            await other.until_asked()
        async with ann.at(table["id"], seen=seen) as again:
            welcome = again.welcome
            assert welcome["number"] == other.number
            missed = [entry["number"] for entry in welcome["log"]]
            assert missed == list(range(seen + 1, other.number + 1))
            assert welcome["frame"]["view"] == other.frame["view"]
        async with ann.at(table["id"]) as whole:
            numbers = [entry["number"] for entry in whole.welcome["log"]]
            assert numbers == list(range(1, other.number + 1))
            assert whole.welcome["log"][: len(log)] == log


# Refusals


async def refusal(socket: Socket, **message: Any) -> Json:
    await socket.connection.send(json.dumps(message))
    return dict((await socket.hear_until("refused"))["reason"])


async def test_what_is_refused_leaves_the_table_as_it_was(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = await ann.open_table("me", "here", "here", options={"first": 0})
        async with ann.at(table["id"]) as player, eve.at(table["id"]) as stranger:
            number, view = player.number, player.frame["view"]
            wrong: list[tuple[Socket, Json, str]] = [
                (player, {"type": "move", "after": number, "text": "a1a2"}, "marrakech-why-turn"),
                (player, {"type": "move", "after": number, "text": "3"}, "marrakech-why-turn"),
                (player, {"type": "move", "after": number, "text": "xyzzy"}, "marrakech-no-move"),
                (player, {"type": "move", "after": number - 1, "text": "left"}, "stale-move"),
                (player, {"type": "move", "after": number + 9, "text": "left"}, "stale-move"),
                (player, {"type": "undo", "after": number}, "undo-nothing"),
                (player, {"type": "agree", "to": number, "yes": True}, "undo-no-question"),
                (stranger, {"type": "move", "after": number, "text": "left"}, "not-seated"),
                (stranger, {"type": "undo", "after": number}, "not-seated"),
                (stranger, {"type": "resign"}, "not-seated"),
                (stranger, {"type": "remark", "which": "hello"}, "not-seated"),
                (stranger, {"type": "agree", "to": number, "yes": True}, "undo-no-question"),
            ]
            for socket, message, key in wrong:
                reason = await refusal(socket, **message)
                assert reason["key"] == key, message
                assert reason["text"]
            await player.hello()
            assert (player.number, player.frame["view"]) == (number, view)


MALFORMED: list[str | bytes] = [
    "",
    "{}",
    "[]",
    "null",
    "nonsense",
    '{"type": "none"}',
    '{"type": "move"}',
    '{"type": "move", "after": "1", "text": "left"}',
    '{"type": "move", "after": -1, "text": "left"}',
    '{"type": "move", "after": 1e99, "text": "left"}',
    '{"type": "move", "after": 1, "text": ""}',
    '{"type": "move", "after": 1, "text": "left", "seat": 1}',
    json.dumps({"type": "move", "after": 1, "text": "x" * 201}),
    json.dumps({"type": "move", "after": 1, "text": "x" * 5000}),
    '{"type": "remark", "which": "<script>"}',
    '{"type": "hello", "seen": 1.5}',
    b"\xff\xfe\x00",
    b"\x00" * 100,
    "[" * 1500,
]


async def test_malformed_messages_are_refused(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here")
        async with ann.at(table["id"]) as socket:
            number = socket.number
            for text in MALFORMED:
                await socket.connection.send(text)
                answer = await socket.hear_until("refused")
                assert answer["reason"]["key"] in ("bad-message", "too-large"), text
            assert (await socket.move())["type"] == "happened"
            assert socket.number == number + 1


async def test_messages_may_come_in_pieces_and_as_bytes(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here")
        async with ann.socket(table["id"]) as socket:
            await socket.connection.send(['{"type":', '"hello"}'])
            await socket.hear_until("welcome")
            await socket.connection.send(['{"type":"remark",', '"which":', '"nice"}'])
            await socket.connection.send(b'{"type":"ping"}')
            heard = {(await socket.hear())["type"] for _ in range(3)}
            assert heard == {"people", "happened", "pong"}


async def test_who_never_makes_sense_is_sent_away(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here")
        async with ann.at(table["id"]) as socket:
            for _ in range(120):
                await socket.connection.send("?")
            with pytest.raises(ConnectionClosed):
                await socket.hear_until(lambda message: False)
            assert socket.connection.close_code == 1008
        async with ann.at(table["id"]) as again:
            assert again.frame["choices"]


async def test_no_such_table(server: Server) -> None:
    async with Guest(server.address) as ann, ann.socket("nowhere") as socket:
        assert (await socket.hear())["reason"]["key"] == "no-table"
        await socket.connection.wait_closed()
        assert socket.connection.close_code == 4404


async def test_the_same_move_twice_is_made_once(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here")
        async with ann.at(table["id"]) as socket:
            after = socket.number
            for _ in range(3):
                await socket.say("move", after=after, text="left")
            answers = [await socket.hear_until("refused") for _ in range(2)]
            assert {one["reason"]["key"] for one in answers} == {"stale-move"}
            assert [one["after"] for one in answers] == [after, after]
            await socket.hello()
            moves = [entry["words"]["key"] for entry in socket.welcome["log"]]
            assert moves.count("marrakech-did-left") == 1


async def test_two_tabs(server: Server) -> None:
    """Both show the same, either can move, and at the same time only one does."""
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here")
        async with ann.at(table["id"]) as one, ann.at(table["id"]) as other:
            for _ in range(4):
                choice = one.frame["choices"][0]["text"]
                answers = await asyncio.gather(one.move(choice), other.move(choice))
                kinds = sorted(answer["type"] for answer in answers)
                assert kinds in (["happened", "refused"], ["happened", "happened"])
                await asyncio.gather(one.hello(one.number), other.hello(other.number))
                assert one.number == other.number
                assert one.frame == other.frame


# Undo, remarks, leaving


async def test_taking_back_a_rug(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        table = await ann.open_table("me", "here", "open", options={"first": 0})
        await bo.sit(table, 2)
        async with ann.at(table["id"]) as socket:
            await socket.move("left")
            before = await socket.until_asked()
            assert not before["can_undo"]
            await socket.move()
            assert socket.frame["can_undo"]
            await socket.say("undo", after=socket.number)
            undone = await socket.hear_until(is_happened("table-undone"))
            assert undone["frame"]["view"] == before["view"]
            assert undone["frame"]["choices"] == before["choices"]


async def test_remarks_are_heard_by_all(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = await ann.open_table("me", "greedy", options={"first": 0})
        async with ann.at(table["id"]) as player, eve.at(table["id"]) as spectator:
            number = player.number
            await player.say("remark", which="hello")
            said = await spectator.hear_until(is_happened("table-said"))
            assert said["entry"]["words"]["arguments"] == {
                "seat": {"seat": 0},
                "what": {"key": "remark-hello", "arguments": {}},
            }
            await player.hear_until(is_happened("table-said"))
            assert (await player.move("left", after=number))["type"] == "happened"


async def test_the_game_goes_on_with_bots_that_never_answer(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Server(database, tmp_path / "log", think_time=0, think_grace=0) as server:
        async with Guest(server.address) as ann:
            table = await ann.open_table("me", "greedy", options=SHORT)
            async with ann.at(table["id"]) as socket:
                await socket.play_on()
                log = (await socket.hello())["log"]
                assert "table-bot-stalled" in [entry["words"]["key"] for entry in log]
            record = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
            assert taros.load(record).to_act is None


async def test_bots_finish_the_game_of_who_resigns(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "random", options=SHORT)
        async with ann.at(table["id"]) as socket:
            await socket.say("resign")
            people = await socket.hear_until(
                lambda m: m["type"] == "people" and m["seats"][0]["resigned"]
            )
            assert people["seats"][0]["bot"] == "greedy"
            while not socket.frame["over"]:
                await socket.hear()
            assert socket.frame["choices"] is None


async def test_an_absent_player_is_taken_over_and_can_come_back(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        pace = {"kind": "move", "seconds": 3}
        table = await ann.open_table("me", "open", options={"first": 0}, pace=pace)
        await bo.sit(table, 1)
        async with bo.at(table["id"]) as socket:
            assert socket.frame["deadline"] > socket.welcome["table"]["created"]
            await socket.hear_until(is_happened("table-away"))
            people = await socket.hear_until("people")
            assert (people["seats"][0]["away"], people["seats"][0]["bot"]) == (True, "greedy")
            await socket.until_asked()
            async with ann.at(table["id"]) as back:
                assert back.welcome["table"]["seats"][0]["away"] is False
                await socket.hear_until(is_happened("table-back"))
                await socket.move("left")
                await socket.until_asked()
                await socket.move()
                assert (await back.until_asked())["to_act"] == 0


async def test_presence(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        table = await ann.open_table("me", "open")
        async with ann.at(table["id"]) as socket:
            async with bo.at(table["id"]):
                people = await socket.hear_until(lambda m: m.get("spectators") == 1)
                assert people["seats"][1]["present"] is False
                await bo.sit(table, 1)
                await socket.hear_until(
                    lambda m: m["type"] == "people" and m["seats"][1]["present"]
                )
            await socket.hear_until(
                lambda m: m["type"] == "people" and not m["seats"][1]["present"]
            )


# Around a game


async def test_leaving_before_the_game(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        table = await ann.open_table("me", "open", "open")
        await bo.sit(table, 1)
        await bo.sit(table, 1)
        path = f"/api/tables/{table['id']}/seats"
        assert (await ann.delete(f"{path}/1", status=403))["key"] == "not-your-seat"
        await bo.delete(f"{path}/1")
        async with bo.at(table["id"]) as socket:
            assert socket.welcome["you"]["seats"] == []
            assert socket.welcome["table"]["seats"][1]["kind"] == "open"


async def test_joining_needs_the_link(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = await ann.open_table("me", "open")
        for invite in ("guessed", None):
            data = {"invite": invite}
            answer = await eve.post(f"/api/tables/{table['id']}/seats/1", data, status=403)
            assert answer["key"] == "no-invite"
        async with eve.at(table["id"]) as socket:
            assert table["invite"] not in "".join(socket.heard)


async def test_the_lobby(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        hidden = await ann.open_table("me", "open")
        table = await ann.open_table("me", "open", public=True)
        listed = [one["id"] for one in await bo.get("/api/tables")]
        assert table["id"] in listed
        assert hidden["id"] not in listed
        mine = await ann.get("/api/tables/mine")
        assert [one["id"] for one in mine] == [table["id"], hidden["id"]]
        assert mine[0]["yours"] == [0]
        assert await bo.get("/api/tables/mine") == []
        await bo.post(f"/api/tables/{table['id']}/seats/1", {}, status=204)
        assert table["id"] not in [one["id"] for one in await bo.get("/api/tables")]
        assert [one["state"] for one in await bo.get("/api/tables/mine")] == ["playing"]


async def test_the_host_closes_a_table(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        table = await ann.open_table("me", "open", public=True)
        path = f"/api/tables/{table['id']}"
        async with bo.at(table["id"]) as socket:
            assert (await bo.delete(path, status=403))["key"] == "not-host"
            await ann.delete(path)
            await socket.hear_until(lambda m: m["type"] == "people" and m["state"] == "removed")
            assert (await bo.sit(table, 1, status=410))["key"] == "table-removed"
        assert (await ann.delete(path, status=410))["key"] == "table-removed"
        assert await ann.get("/api/tables/mine") == []


async def test_a_rematch_belongs_to_the_network_of_who_asks_for_it(server: Server) -> None:
    store = Store(server.settings.database)
    store.open()

    def origin(table: Json) -> str:
        stored = store.load(table["id"])
        assert stored is not None
        return decode_setup(stored[0].setup).origin

    async with Guest(server.address) as ann, Guest(server.address) as bo:
        ann.http.headers["x-forwarded-for"] = "203.0.113.7"
        bo.http.headers["x-forwarded-for"] = "203.0.113.8"
        own = await bo.open_table("me", "random")
        table = await ann.open_table("me", "open", options={"rugs": 1})
        await bo.sit(table, 1)
        async with ann.at(table["id"]) as a, bo.at(table["id"]) as b:
            await asyncio.gather(a.play_on(), b.play_on())
        again = await bo.post(f"/api/tables/{table['id']}/rematch", {})
    assert origin(table) != origin(again) == origin(own)
    store.close()


async def test_a_rematch(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address, "Bo") as bo:
        table = await ann.open_table("me", "open", options={"rugs": 1, "first": 0})
        path = f"/api/tables/{table['id']}/rematch"
        await bo.sit(table, 1)
        data: Json = {}
        assert (await ann.post(path, data, status=403))["key"] == "not-over"
        async with ann.at(table["id"]) as a, bo.at(table["id"]) as b:
            await asyncio.gather(a.play_on(), b.play_on())
            created, again = await asyncio.gather(ann.post(path, data), bo.post(path, data))
            assert created == again
            people = await b.hear_until(lambda m: m["type"] == "people" and m["rematch"])
            assert people["rematch"] == created["id"] != table["id"]
        for guest in (ann, bo):
            async with guest.at(created["id"]) as socket:
                for seat in socket.welcome["you"]["kept"]:
                    await guest.sit(created, seat)
        async with ann.at(created["id"]) as a, bo.at(created["id"]) as b:
            assert (a.welcome["you"]["seats"], b.welcome["you"]["seats"]) == ([0], [1])
            names = [seat["name"] for seat in a.welcome["table"]["seats"]]
            assert names == ["Ann", "Bo"]
            assert a.welcome["table"]["state"] == "playing"
            assert a.frame["to_act"] == 1, "the next one begins"


async def test_a_rematch_that_was_closed_is_asked_for_again(server: Server) -> None:
    async with Guest(server.address, "Ann") as ann, Guest(server.address, "Bo") as bo:
        table = await ann.open_table("me", "open", options={"rugs": 1})
        path = f"/api/tables/{table['id']}/rematch"
        await bo.sit(table, 1)
        async with ann.at(table["id"]) as a, bo.at(table["id"]) as b:
            await asyncio.gather(a.play_on(), b.play_on())
            closed = await ann.post(path, {})
            assert (await ann.http.delete(f"/api/tables/{closed['id']}")).is_success
            asked, joined = [await each.post(path, {}) for each in (bo, ann)]
            assert asked["id"] == joined["id"] != closed["id"]
            said = await a.hear_until(
                lambda m: m["type"] == "people" and m["rematch"] == asked["id"]
            )
            assert said["rematch"] == asked["id"]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  <b>Ann</b>,\n\t", "<b>Ann</b>"),
        ("x" * LONGEST_NAME, "x" * LONGEST_NAME),
        ("🐪" * LONGEST_NAME, "🐪" * LONGEST_NAME),
        ("\u202eevil\u200b", "evil"),
        ("e" + "\u0301" * 50, "\u00e9\u0301\u0301\u0301"),
        ("\u0e01" + "\u0e47" * 50, "\u0e01\u0e47\u0e47\u0e47"),
        ("a" + "\u0489" * 50, "a\u0489\u0489\u0489"),
        ("\u0921\u093c\u0941\u0902", "\u0921\u093c\u0941\u0902"),
        ("\u3164 \u2800\u115f", ""),
        ("\r\nSet-Cookie: a=b", "Set-Cookie: a=b"),
        ("Șerban ❤\ufe0f", "Șerban ❤\ufe0f"),
    ],
)
def test_names_are_trimmed(name: str, shown: str) -> None:
    assert clean_name(name) == shown


async def test_a_name_that_is_too_long_is_refused(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        table = await ann.open_table("me", "open")
        for name in ("x" * (LONGEST_NAME + 1), "🐪" * (LONGEST_NAME + 1)):
            data = {"name": name, "invite": table["invite"]}
            answer = await bo.http.post(f"/api/tables/{table['id']}/seats/1", json=data)
            assert (answer.status_code, answer.json()["key"]) == (400, "name-long")
            assert f"at most {LONGEST_NAME}" in answer.json()["text"]


async def test_names_are_shown_as_they_are_trimmed(server: Server) -> None:
    async with (
        Guest(server.address, "\u202e <b>Ann</b>,") as ann,
        Guest(server.address, " Bo\n") as bo,
    ):
        table = await ann.open_table("me", "open")
        await bo.sit(table, 1)
        async with ann.at(table["id"]) as socket:
            shown = [seat["name"] for seat in socket.welcome["table"]["seats"]]
        assert shown == ["<b>Ann</b>", "Bo"]


# Programs


async def test_a_token_plays_one_seat(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as eve:
        table = await ann.open_table("me", "here", options={"first": 1})
        path = f"/api/tables/{table['id']}/seats/1/token"
        assert (await eve.post(path, status=403))["key"] == "not-your-seat"
        token = (await ann.post(path))["token"]
        for how in (
            {"headers": {"Authorization": f"Bearer {token}"}},
            {"query": f"?token={token}"},
        ):
            async with eve.at(table["id"], cookie=False, **how) as socket:
                assert socket.welcome["you"]["seats"] == [1]
                assert socket.welcome["you"]["host"] is False
                await socket.until_asked()
                assert (await socket.move())["type"] == "happened"
        for bad in (token.swapcase(), "1.x.y", "x", token.replace("1.", "0.", 1)):
            async with eve.socket(table["id"], query=f"?token={bad}") as socket:
                assert (await socket.hear())["reason"]["key"] == "not-your-seat"
        other = await ann.open_table("me", "here")
        async with eve.socket(other["id"], query=f"?token={token}") as socket:
            assert (await socket.hear())["reason"]["key"] == "not-your-seat"


async def test_the_example_client_plays_a_game(server: Server) -> None:
    script = ROOT / "examples" / "bot_client.py"
    words = [sys.executable, str(script), server.address]
    done = await asyncio.to_thread(
        subprocess.run, words, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "place" in done.stdout
    assert len(script.read_text().splitlines()) <= 30
