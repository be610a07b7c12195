"""Attempts to come into other people's accounts."""

import asyncio
import base64
from pathlib import Path

import pytest

from server.account_steps import account, add_passkey, keep_name, link
from server.authenticator import Authenticator
from server.people import Guest
from server.processes import Server

pytestmark = pytest.mark.anyio

SPELLINGS = ("/api/sign-in/recovery", "//api/sign-in/recovery", "/api//sign-in/recovery/")


def encoded(text: str) -> str:
    return base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")


async def test_a_cookie_that_was_planted_opens_no_account(server: Server) -> None:
    """Session fixation: the attacker knows the cookie that the victim had as a guest."""
    async with Guest(server.address) as mallory, Guest(server.address) as ann:
        ann.http.cookies = mallory.http.cookies.__class__(mallory.http.cookies)
        table = await ann.open_table("me", "open")
        async with mallory.at(table["id"]) as socket:
            await keep_name(ann, "Ana Fix")
            await socket.until_closed()
        assert await account(mallory) is None
        assert await mallory.get("/api/tables/mine") == []
        assert (await account(ann))["name"] == "Ana Fix"


async def test_every_sign_in_has_a_cookie_of_its_own(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as phone:
        await keep_name(ann, "Ana Own")
        seen = set()
        for _ in range(2):
            await phone.post("/api/sign-in/link", {"code": await link(ann)}, 204)
            seen.add(phone.http.cookies["taros_guest"])
            await phone.post("/api/account/sign-out", status=204)
        assert len(seen) == 2
        async with Guest(server.address) as thief:
            thief.http.cookies.set("taros_guest", seen.pop())
            assert await account(thief) is None, "signed out for good"


async def test_challenges_are_answered_once(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as mallory:
        await keep_name(ann, "Ana Once")
        held = await add_passkey(ann)
        asked = await ann.post("/api/account/passkeys/options", status=200)
        made = {"credential": Authenticator(server.address).make(asked["options"])}
        await ann.post("/api/account/passkeys", made, 204)
        replayed = await ann.post("/api/account/passkeys", made, 403)
        assert replayed["key"] == "passkey-late"

        asked = await mallory.post("/api/sign-in/passkey/options", status=200)
        overheard = {"credential": held.sign(asked["options"])}
        await ann.post("/api/account/sign-out", status=204)
        await ann.post("/api/sign-in/passkey", overheard, 204)
        replayed = await mallory.post("/api/sign-in/passkey", overheard, 403)
        assert replayed["key"] == "passkey-late"
        own = {"challenge": "b3du", "rpId": asked["options"]["rpId"]}
        refused = await mallory.post("/api/sign-in/passkey", {"credential": held.sign(own)}, 403)
        assert refused["key"] == "passkey-late", "a challenge that the server has not drawn"


async def test_answers_to_another_site_do_not_hold(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as mallory:
        await keep_name(ann, "Ana Site")
        held = await add_passkey(ann)
        held.origin = "https://evil.example"
        asked = await mallory.post("/api/sign-in/passkey/options", status=200)
        refused = await mallory.post(
            "/api/sign-in/passkey", {"credential": held.sign(asked["options"])}, 403
        )
        assert refused["key"] == "passkey-invalid"
        answer = await mallory.http.post(
            "/api/sign-in/passkey/options", headers={"origin": "https://evil.example"}
        )
        assert (answer.status_code, answer.json()["key"]) == (403, "bad-origin")


async def test_other_keys_and_copies_do_not_sign_in(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as mallory:
        await keep_name(ann, "Ana Key")
        held, forged = await add_passkey(ann), Authenticator(server.address)
        forged.id = held.id
        for count, expected in ((0, "passkey-invalid"), (5, "")):
            signer = forged if expected else held
            signer.count = count
            asked = await mallory.post("/api/sign-in/passkey/options", status=200)
            answer = {"credential": signer.sign(asked["options"])}
            said = await mallory.post("/api/sign-in/passkey", answer, 403 if expected else 204)
            assert not expected or said["key"] == expected
        held.count = 2  # a copy that was made before
        asked = await ann.post("/api/sign-in/passkey/options", status=200)
        await ann.post("/api/account/sign-out", status=204)
        refused = await ann.post(
            "/api/sign-in/passkey", {"credential": held.sign(asked["options"])}, 403
        )
        assert refused["key"] == "passkey-invalid"


async def test_a_passkey_with_an_endless_name_is_none(server: Server) -> None:
    async with Guest(server.address) as ann:
        await keep_name(ann, "Ana Long")
        held = Authenticator(server.address)
        held.id = bytes(2000)
        asked = await ann.post("/api/account/passkeys/options", status=200)
        made = {"credential": held.make(asked["options"])}
        refused = await ann.post("/api/account/passkeys", made, 403)
        assert refused["key"] == "passkey-invalid"


async def test_a_passkey_without_anything_in_it_is_none(server: Server) -> None:
    async with Guest(server.address) as ann:
        await keep_name(ann, "Ana Empty")
        asked = await ann.post("/api/account/passkeys/options", status=200)
        made = Authenticator(server.address).make(asked["options"])
        made["response"]["attestationObject"] = ""
        refused = await ann.post("/api/account/passkeys", {"credential": made}, 403)
        assert refused["key"] == "passkey-invalid"


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": 1},
        {"response": {"clientDataJSON": "%"}},
        {"response": {"clientDataJSON": "e30"}},
        {"response": {"clientDataJSON": encoded(9_000 * "[")}},
        {"response": {"clientDataJSON": encoded(r'{"challenge": "\ud800"}')}},
        {"response": {"clientDataJSON": encoded('{"challenge": {}}')}},
    ],
)
async def test_answers_that_are_none(server: Server, credential: dict[str, object]) -> None:
    async with Guest(server.address) as ann:
        refused = await ann.post("/api/sign-in/passkey", {"credential": credential}, 403)
        assert refused["key"] == "passkey-invalid"


async def test_who_guesses_is_stopped_and_the_host_is_told(tmp_path: Path) -> None:
    """Of 60 attempts at once some are answered, the others refused, however the address is spelt;
    the log says so once, without a network's address."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Server(database, tmp_path / "log", rate=1) as running:
        async with Guest(running.address) as ann:
            await keep_name(ann, "Ana Guess")
        async with Guest(running.address) as mallory:
            guess = {"name": "Ana Guess", "code": "0000-0000-0000-0000"}
            paths = [running.address + path for path in 20 * SPELLINGS]
            asked = [mallory.http.post(path, json=guess) for path in paths]
            answers = await asyncio.gather(*asked)
            keys = [answer.json()["key"] for answer in answers]
            assert 15 <= keys.count("sign-in-wrong") <= 25
            assert {answer.status_code for answer in answers} == {403, 429}
            assert mallory.address.rpartition("/")[2].partition(":")[0] == "127.0.0.1"
        said = running.said()
        assert said.count("too many sign-ins") == 1
        assert "127.0.0.1" not in said
