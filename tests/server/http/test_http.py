"""What is asked over HTTP: who somebody is, what is let in, and what every answer carries."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.people import Guest, seats
from server.processes import Server
from taros import bots, games
from taros.core.errors import BadOption
from taros.hosting.replays import LONGEST_REPLAY
from taros.server.limits import LARGEST_RECORD, Limits
from taros.server.people.identity import COOKIE
from taros.server.storage import Store
from taros.tables.events import decode_setup

pytestmark = pytest.mark.anyio

NEW: dict[str, Any] = {"game": "marrakech", "seats": seats("me", "open")}


@pytest.fixture
async def http(server: Server) -> Any:
    """A stranger without a cookie."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as client:
        yield client


# What there is


async def test_games_and_their_options(http: httpx.AsyncClient) -> None:
    listed = (await http.get("/api/games")).json()
    assert [one["name"] for one in listed] == games.names()
    for one in listed:
        game = games.get(one["name"])
        assert one["seats"] == list(game.seats)
        assert {option["name"] for option in one["options"]} == set(game.options.__struct_fields__)
        assert set(one["presets"]) == set(game.presets)


async def test_bots(http: httpx.AsyncClient) -> None:
    for game in (await http.get("/api/games")).json():
        assert game["bots"] == bots.names(games.get(game["name"]))


async def test_which_games_have_advice(http: httpx.AsyncClient) -> None:
    for game in (await http.get("/api/games")).json():
        assert game["has_advice"] == (games.get(game["name"]).heuristics is not None)


async def test_games_that_ship_bring_no_words(http: httpx.AsyncClient) -> None:
    listed = {game["name"]: game["catalogues"] for game in (await http.get("/api/games")).json()}
    assert [listed[name] for name in games.SHIPPED] == [{}, {}]


async def test_strengths_of_bots(http: httpx.AsyncClient) -> None:
    listed = {game["name"]: game for game in (await http.get("/api/games")).json()}
    strengths = listed["marrakech"]["strengths"]
    assert strengths["flat"] == {"usual": 1500, "most": 5_000, "longest": 5.0}
    assert strengths["expectimax"] == {"usual": 2, "most": 6, "longest": None}
    for name, game in listed.items():
        assert set(game["strengths"]) <= set(game["bots"])
        for bot in set(game["bots"]) - set(game["strengths"]):
            with pytest.raises(BadOption, match="only one strength"):
                bots.check(f"{bot}:1", games.get(name))


@pytest.mark.parametrize("game", games.names())
def test_levels_and_usual_strengths_can_be_asked_for_at_tables(game: str) -> None:
    for name in bots.names(games.get(game)):
        player = bots.get(name, games.get(game))
        assert (
            (player.budget.count or 0) <= player.kind.max_count_at_tables <= player.kind.max_count
        )


@pytest.mark.parametrize("bot", ["flat", "mcts", "search", "learned"])
async def test_a_count_above_the_limit_of_tables_is_refused(
    http: httpx.AsyncClient, bot: str
) -> None:
    most = bots.BOTS[bot].max_count_at_tables
    for count, status in ((most, 201), (most + 1, 400)):
        new = {**NEW, "seats": seats("me", f"{bot}:{count}")}
        for language in ("en", "ro"):
            answer = await http.post("/api/tables", json=new, headers={"accept-language": language})
            assert answer.status_code == status
            if status == 400:
                assert answer.json()["key"] == "bot-too-strong"
                text = answer.json()["text"]
                assert f"{bot}:{count}" in text
                assert f" {most}" in text.replace(f"{bot}:{count}", "")


async def test_a_table_keeps_where_it_was_set_up_and_not_the_address(server: Server) -> None:
    origins = []
    store = Store(server.settings.database)
    store.open()
    try:
        for address in ("203.0.113.7", "203.0.113.7", "203.0.113.8"):
            async with Guest(server.address) as ann:
                ann.http.headers["x-forwarded-for"] = address
                stored = store.load((await ann.open_table("me", "random"))["id"])
                assert stored is not None
                origins.append(decode_setup(stored[0].setup).origin)
                assert "203.0.113" not in stored[0].setup
    finally:
        store.close()
    assert origins[0] == origins[1] != origins[2]
    assert all(re.fullmatch("[0-9a-f]{16}", origin) for origin in origins)


async def test_a_bot_sits_down_with_its_strength(server: Server) -> None:
    async with Guest(server.address) as ann:
        await ann.open_table("me", "flat:7")
        [table] = await ann.get("/api/tables/mine")
        assert table["seats"][1]["bot"] == "flat:7"


async def test_rules(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/rules/marrakech")
    assert answer.headers["content-type"].startswith("text/markdown")
    assert "M3.4" in answer.text
    assert answer.headers["content-language"] == "en"
    romanian = await http.get("/api/rules/marrakech", headers={"accept-language": "ro"})
    assert romanian.headers["content-language"] == "ro"
    assert "M3.4" in romanian.text
    assert romanian.text != answer.text
    plain = await http.get("/api/how-to-play/regatta", headers={"accept-language": "ro"})
    assert plain.headers["content-language"] == "ro"
    assert plain.text.startswith("# Cum se joacă Regatta")
    missing = await http.get("/api/rules/..%2f..%2fcore")
    assert missing.status_code == 404


COURSE = """line = [[-200, 0], [200, 0]]
[[marks]]
at = [0, 700]
round = "clockwise"
"""


async def test_how_a_game_would_begin(http: httpx.AsyncClient) -> None:
    asked = {"game": "regatta", "seats": 3, "options": {"course": COURSE}}
    start = (await http.post("/api/starts", json=asked)).json()
    assert start["options"]["course"] == "line:-200,0,200,0;cw:0,700"
    assert [boat["pose"][1] for boat in start["view"]["boats"]] == [-40, -40, -40]
    assert start["view"]["viewer"] is None
    assert start["view"]["hand"] == []
    other = {"game": "marrakech", "seats": 4}
    assert (await http.post("/api/starts", json=other)).json()["view"]["players"]


@pytest.mark.parametrize(
    ("options", "key"),
    [
        ({"course": COURSE.replace("700", "-700")}, "regatta-bad-data"),
        ({"course": "line = [\n"}, "regatta-bad-data"),
        ({"course": "x" * 6_001}, "bad-message"),
        ({"winds": "north"}, "option-unknown"),
    ],
)
async def test_why_a_game_cannot_begin(
    http: httpx.AsyncClient, options: dict[str, str], key: str
) -> None:
    asked = {"game": "regatta", "seats": 2, "options": options}
    answer = await http.post("/api/starts", json=asked)
    assert (answer.status_code, answer.json()["key"]) == (400, key)


async def test_a_start_for_too_many(http: httpx.AsyncClient) -> None:
    for count, key in ((5, "option-value"), (0, "bad-message"), (17, "bad-message")):
        answer = await http.post("/api/starts", json={"game": "regatta", "seats": count})
        assert (answer.status_code, answer.json()["key"]) == (400, key)


async def test_health_when_the_disk_is_full(tmp_path: Path) -> None:
    """Nothing more can be written: by a limit of the process, as a full disk would."""
    resource = pytest.importorskip("resource")
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log") as server:
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, -1))
        answer = await until_healthy(server, is_healthy=False)
        assert "cannot be written" in answer.text
        async with Guest(server.address) as ann:
            new = {"game": "marrakech", "seats": seats("me", "here")}
            refused = await ann.post("/api/tables", new, status=503)
            assert refused["key"] == "not-stored"
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        await until_healthy(server, is_healthy=True)


async def until_healthy(server: Server, *, is_healthy: bool) -> httpx.Response:
    """Ask until the server says so: an answer holds for a second."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as http:
        async with asyncio.timeout(30):
            while (answer := await http.get("/healthz")).is_success != is_healthy:
                await asyncio.sleep(0.1)
        return answer


async def test_health_and_metrics(server: Server, http: httpx.AsyncClient) -> None:
    assert (await http.get("/healthz")).text == "ok"
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here")
        async with ann.at(table["id"]) as socket:
            await socket.move()
            await socket.until_asked()
            await socket.move("nonsense")
            text = (await http.get("/metrics")).text
    values = dict(re.findall(r"^(taros_\w+)\{.*?\} ([\d.e+]+)$", text, re.MULTILINE))
    assert float(values["taros_moves_total"]) >= 1
    assert float(values["taros_sockets"]) >= 1
    assert float(values["taros_events_total"]) >= 1
    assert 'key="marrakech-no-move"' in text


# Who somebody is


async def test_a_guest_gets_a_cookie_that_scripts_cannot_read(http: httpx.AsyncClient) -> None:
    answer = await http.get("/api/tables/mine")
    header = answer.headers["set-cookie"]
    assert header.startswith(f"{COOKIE}=")
    assert {"HttpOnly", "SameSite=Lax", "Path=/"} <= set(header.split("; "))
    assert "set-cookie" not in (await http.get("/api/games")).headers


async def test_who_looks_at_their_games_stays_the_same_guest(http: httpx.AsyncClient) -> None:
    """Browsers keep a cookie for 400 days, counted from when it was set last."""
    first = (await http.get("/api/tables/mine")).headers["set-cookie"]
    assert "Max-Age=34560000" in first
    for path in ("/api/tables/mine", "/api/tables/mine/finished?most=5"):
        assert (await http.get(path)).headers["set-cookie"] == first


async def test_no_cookie_where_nobody_is_known(http: httpx.AsyncClient) -> None:
    for path in ("/healthz", "/metrics", "/schema"):
        assert "set-cookie" not in (await http.get(path)).headers


async def test_a_forged_cookie_is_nobodys(server: Server, http: httpx.AsyncClient) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "open")
        real = ann.http.cookies[COOKIE]
    guest, _, signature = real.partition(".")
    forged = [f"{guest}.{'0' * len(signature)}", guest, f"{guest}.", "x.y", "\u00e9", "a" * 5000]
    for cookie in forged:
        headers = [(b"cookie", f"{COOKIE}={cookie}".encode())]
        answer = await http.delete(f"/api/tables/{table['id']}", headers=headers)
        assert (answer.status_code, answer.json()["key"]) == (403, "not-host"), cookie
    beside = f'a=b; c={{"d": [1, "e"]}}; f[g]="h; {COOKIE}={real} ;i'
    answer = await http.delete(f"/api/tables/{table['id']}", headers={"Cookie": beside})
    assert answer.status_code == 204


# What is let in


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
    ],
)
async def test_other_pages_can_change_nothing(
    http: httpx.AsyncClient, headers: dict[str, str]
) -> None:
    answer = await http.post("/api/tables", json=NEW, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (403, "bad-origin")
    removal = await http.delete("/api/tables/x", headers=headers)
    assert removal.json()["key"] == "bad-origin"


async def test_our_own_pages_can(server: Server, http: httpx.AsyncClient) -> None:
    answer = await http.post("/api/tables", json=NEW, headers={"Origin": server.address})
    assert answer.status_code == 201


async def test_sockets_of_other_pages_are_closed(server: Server) -> None:
    from websockets.exceptions import InvalidStatus

    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "open")
        with pytest.raises(InvalidStatus):
            async with ann.socket(table["id"], headers={"Origin": "https://elsewhere.example"}):
                pass
        async with ann.at(table["id"], headers={"Origin": server.address}) as socket:
            assert socket.welcome


@pytest.mark.parametrize(
    "kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""]
)
async def test_a_form_can_send_nothing(http: httpx.AsyncClient, kind: str) -> None:
    headers = {"Content-Type": kind} if kind else {}
    answer = await http.post("/api/tables", content=json.dumps(NEW), headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (415, "bad-content-type")


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "go"}, 404),
        ({"game": "x" * 41}, 400),
        ({"seats": []}, 400),
        ({"seats": seats("me")}, 400),
        ({"seats": seats(*["me"] * 5)}, 400),
        ({"seats": seats(*["me"] * 17)}, 400),
        ({"seats": seats("me", "nobody")}, 404),
        ({"seats": seats("me", "flat:6s")}, 400),
        ({"seats": [{"kind": "king"}, {"kind": "me"}]}, 400),
        ({"seats": [{"kind": "me", "name": "x" * 201}, {"kind": "me"}]}, 400),
        ({"seats": [{"kind": "bot"}, {"kind": "me"}]}, 404),
        ({"options": {"purse": 0}}, 400),
        ({"options": {"nonsense": 1}}, 400),
        ({"options": {"preset": "none"}}, 400),
        ({"options": {"purse": [[]]}}, 400),
        ({"options": {"purse": {"a": 1}}}, 400),
        ({"options": {"purse": 10**400}}, 400),
        ({"pace": {"kind": "move", "seconds": 0}}, 400),
        ({"pace": {"kind": "move", "seconds": -1}}, 400),
        ({"pace": {"kind": "soon"}}, 400),
        ({"contributes": "yes"}, 400),
        ({"nonce": "0" * 32}, 400),
        ({"more": 1}, 400),
    ],
)
async def test_tables_that_cannot_be(
    http: httpx.AsyncClient, change: dict[str, Any], status: int
) -> None:
    answer = await http.post("/api/tables", json={**NEW, **change})
    assert answer.status_code == status, answer.text
    refusal = answer.json()
    assert set(refusal) == {"key", "arguments", "text", "clause"}
    assert refusal["text"]


async def test_options_may_be_texts_or_values(http: httpx.AsyncClient) -> None:
    given = {"purse": "40", "cover_own": True, "colours": ["red", "blue", "brown", "yellow"]}
    answer = await http.post("/api/tables", json={**NEW, "options": {**given, "preset": "anu"}})
    assert answer.status_code == 400  # anu has one colour each
    given["colours"] = "red,blue"
    answer = await http.post("/api/tables", json={**NEW, "options": {**given, "preset": "anu"}})
    assert answer.status_code == 201


@pytest.mark.parametrize(
    ("path", "most"),
    [("/api/tables", Limits().body_bytes), ("/api/replays", LARGEST_RECORD)],
)
async def test_bodies_that_are_too_long(http: httpx.AsyncClient, path: str, most: int) -> None:
    body = json.dumps({"record": "x" * 3_000_000})
    headers = {"Content-Type": "application/json"}
    answer = await http.post(path, content=body, headers=headers)
    assert (answer.status_code, answer.json()["key"]) == (413, "too-large")
    assert answer.json()["arguments"] == {"most": most}


@pytest.mark.parametrize("body", [b"", b"[", b"null", b"\xff", b"[]", b'"x"', b"{" * 9000])
async def test_bodies_that_make_no_sense(http: httpx.AsyncClient, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    for path in ("/api/tables", "/api/replays", "/api/tables/x/rematch"):
        answer = await http.post(path, content=body, headers=headers)
        assert answer.status_code == 400, (path, answer.text)
        assert answer.json()["key"] == "bad-message"


async def test_records_that_cannot_be_replayed(http: httpx.AsyncClient) -> None:
    for record in ("", "nonsense", "Game: go\nSeats: 2\n", "Game: marrakech\nSeats: 9\n\n1. left"):
        answer = await http.post("/api/replays", json={"record": record})
        assert (answer.status_code, answer.json()["key"]) == (400, "bad-record")
    unfinished = "Game: marrakech\nSeats: 4\n\n1. left 1 d4d5\n"
    replay = (await http.post("/api/replays", json={"record": unfinished})).json()
    assert (len(replay["frames"]), replay["standings"], replay["chance"]) == (4, None, None)
    assert replay["damage"] is None


async def test_records_that_are_damaged_are_shown_as_far_as_they_go(
    http: httpx.AsyncClient,
) -> None:
    record = "Game: marrakech\nSeats: 4\n\n1. left 1 d4d5 2. up\n"
    replay = (await http.post("/api/replays", json={"record": record})).json()
    assert (len(replay["frames"]), replay["standings"]) == (4, None)
    assert replay["damage"]["key"] == "bad-record"
    assert replay["damage"]["arguments"]["line"] == 4
    again = (await http.post("/api/replays", json={"record": replay["record"]})).json()
    assert (again["frames"], again["damage"]) == (replay["frames"], None)


async def test_a_seed_that_is_not_the_promised_one_proves_nothing(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("greedy", "greedy", options={"rugs": 1})
        async with ann.at(table["id"]) as socket:
            await socket.play_on()
        record = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
        replay = await ann.post("/api/replays", {"record": record}, status=200)
        assert replay["chance"]
        seed = replay["chance"]["seed"]
        tampered = record.replace(seed, seed[::-1])
        replay = await ann.post("/api/replays", {"record": tampered}, status=200)
        assert (replay["chance"], replay["damage"]["key"]) == (None, "bad-record")


async def test_records_that_are_too_long_to_be_shown(http: httpx.AsyncClient) -> None:
    """Few words each, but a picture of every move."""
    turns = "\n".join(f"{turn}. steer_0" for turn in range(LONGEST_REPLAY + 1))
    record = f"Game: regatta\nSeats: 2\nOptions: turn_limit=none\n\n{turns}\n"
    answer = await http.post("/api/replays", json={"record": record})
    assert (answer.status_code, answer.json()["key"]) == (400, "replay-long")


async def test_tables_that_are_not_there(http: httpx.AsyncClient) -> None:
    for path in ("nowhere", "a" * 33, "a%00b", "..", "%2e%2e%2f", "'; DROP TABLE tables; --"):
        for answer in (
            await http.get(f"/api/tables/{path}/record"),
            await http.delete(f"/api/tables/{path}"),
            await http.get(f"/api/replays/{path}"),
            await http.post(f"/api/tables/{path}/seats/0", json={}),
        ):
            assert answer.status_code in (400, 404, 405), path
            assert answer.json()["key"] in ("no-table", "no-page", "bad-message")
    seat = await http.post("/api/tables", json=NEW)
    path = f"/api/tables/{seat.json()['id']}/seats"
    for number in ("2", "15", "16", "-1", "x"):
        answer = await http.post(f"{path}/{number}", json={})
        assert answer.status_code in (400, 404)


async def test_unfinished_games_have_no_seed_in_their_record(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "greedy")
        answer = await ann.http.get(f"/api/tables/{table['id']}/record")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        assert "attachment" in answer.headers["content-disposition"]
        assert f"Commitment: {table['commitment']}" in answer.text
        assert "Seed" not in answer.text
        waiting = await ann.open_table("me", "open")
        early = await ann.http.get(f"/api/tables/{waiting['id']}/record")
        assert early.json()["key"] == "not-begun"


# What every answer carries


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/nowhere.php", "/api/nowhere"])
async def test_headers_that_keep_a_page_to_itself(http: httpx.AsyncClient, path: str) -> None:
    headers = (await http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert re.search("script-src 'self' 'sha256-[^ ]+';", policy), (
        "our files, and one that is inline"
    )
    assert re.search("style-src 'self' 'sha256-[^ ]+';", policy)
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/", "/api/games", "/healthz", "/api/nowhere"])
async def test_the_head_of_an_answer_is_that_of_the_whole(
    http: httpx.AsyncClient, path: str
) -> None:
    await http.get("/api/games")
    whole, head = await http.get(path), await http.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    assert {**head.headers, "date": ""} == {**whole.headers, "date": ""}


async def test_the_api_is_not_cached(http: httpx.AsyncClient) -> None:
    for path in ("/api/games", "/api/tables/mine", "/api/nowhere"):
        assert (await http.get(path)).headers["cache-control"] == "no-store"


async def test_refusals_are_said_in_ones_language(http: httpx.AsyncClient) -> None:
    from taros.core.words import languages, message

    for language in languages():
        answer = await http.get(
            "/api/tables/nowhere/record", headers={"Accept-Language": f"xx, {language}-XX;q=0.8"}
        )
        assert answer.json()["text"] == message("no-table").format(language)


async def test_the_schema_is_openapi(http: httpx.AsyncClient) -> None:
    for path in ("/schema", "/schema/openapi.json"):
        schema = (await http.get(path)).json()
        assert schema["openapi"].startswith("3.")
        assert "/api/tables/{table_id}/seats/{seat}" in schema["paths"]
