"""Accounts over HTTP: a guest keeps their name, signs in elsewhere, and goes."""

import io
import json
import zipfile
from typing import Any

import pytest

from server.account_steps import account, add_passkey, keep_name, link
from server.people import Guest
from server.processes import Server

pytestmark = pytest.mark.anyio

Json = dict[str, Any]


async def test_a_guest_keeps_name_and_games(server: Server) -> None:
    async with Guest(server.address, "Ileana") as ann, Guest(server.address) as phone:
        assert await account(ann) is None
        table = await ann.open_table("me", "open")
        await keep_name(ann, "Ileana")
        assert (await account(ann))["name"] == "Ileana"
        assert [each["id"] for each in await ann.get("/api/tables/mine")] == [table["id"]]

        other = await phone.open_table("me", "random")
        await phone.post("/api/sign-in/link", {"code": await link(ann)}, 204)
        assert [each["id"] for each in await phone.get("/api/tables/mine")] == [table["id"]]
        devices = (await account(phone))["devices"]
        assert [each["is_here"] for each in devices] == [False, True]

        await phone.post("/api/account/sign-out", status=204)
        assert await account(phone) is None, "signed out"
        listed = await phone.get("/api/tables/mine")
        assert [each["id"] for each in listed] == [other["id"]], "the guest it was before"


async def test_recovery_codes_and_links_are_valid_once(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as bo:
        code, *others = await keep_name(ann, "Bianca")
        wrong = {"name": "Bianca", "code": "0000-0000-0000-0000"}
        nobody = {"name": "Nobody Here", "code": code}
        refusals = [await bo.post("/api/sign-in/recovery", each, 403) for each in (wrong, nobody)]
        assert refusals[0] == refusals[1], "nobody learns which names there are"
        typed = {"name": " bianca", "code": code.lower().replace("-", " ")}
        await bo.post("/api/sign-in/recovery", typed, 204)
        assert (await account(bo))["recovery_codes"] == len(others)
        shared = await link(ann)
        await bo.post("/api/account/sign-out", status=204)
        await bo.post("/api/sign-in/link", {"code": shared}, 204)
        async with Guest(server.address) as thief:
            stolen = await thief.post("/api/sign-in/link", {"code": shared}, 403)
            assert stolen["key"] == "sign-in-link-void"
            again = await thief.post("/api/sign-in/recovery", typed, 403)
            assert again["key"] == "sign-in-wrong"
            await ann.post("/api/account/codes")
            old = {"name": "Bianca", "code": others[0]}
            await thief.post("/api/sign-in/recovery", old, 403)


async def test_a_passkey_signs_in(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as laptop:
        await keep_name(ann, "Carmen")
        held = await add_passkey(ann)
        asked = await laptop.post("/api/sign-in/passkey/options", status=200)
        await laptop.post("/api/sign-in/passkey", {"credential": held.sign(asked["options"])}, 204)
        own = await account(laptop)
        assert own["name"] == "Carmen"
        await laptop.delete(f"/api/account/passkeys/{own['passkeys'][0]['id']}")
        await ann.post("/api/account/sign-out", status=204)
        asked = await ann.post("/api/sign-in/passkey/options", status=200)
        refused = await ann.post(
            "/api/sign-in/passkey", {"credential": held.sign(asked["options"])}, 403
        )
        assert refused["key"] == "passkey-unknown"


async def test_a_device_that_is_removed_is_signed_out_at_once(server: Server) -> None:
    async with Guest(server.address) as ann, Guest(server.address) as lost:
        await keep_name(ann, "Dorina")
        await lost.post("/api/sign-in/link", {"code": await link(ann)}, 204)
        table = await ann.open_table("me", "open")
        async with lost.at(table["id"]) as socket, lost.watching() as watching:
            [device] = [each for each in (await account(ann))["devices"] if not each["is_here"]]
            await ann.delete(f"/api/account/devices/{device['id']}")
            await socket.until_closed()
            await watching.until_closed()
        assert await account(lost) is None
        assert await lost.get("/api/tables/mine") == []


async def test_nobody_can_be_taken_for_somebody_with_an_account(server: Server) -> None:
    async with (
        Guest(server.address, "\N{GREEK CAPITAL LETTER EPSILON}lena") as bo,
        Guest(server.address, "Elena") as ann,
    ):
        await keep_name(ann, "Elena")
        refused = await bo.post("/api/account", {"name": "\N{CYRILLIC CAPITAL LETTER IE}lena"}, 403)
        assert refused["key"] == "account-name-taken"
        table = await ann.open_table("me", "open", public=True)
        refused = await bo.sit(table, 1, 403)
        assert refused["key"] == "name-of-account"
        alone = await bo.open_table("me", "random")
        assert alone["id"], "alone one may be called anything"
        ann.name = "Somebody Else"
        mine = await ann.open_table("me", "open")
        [summary] = [each for each in await ann.get("/api/tables/mine") if each["id"] == mine["id"]]
        assert summary["seats"][0]["name"] == "Elena", "an account has one name"


async def test_a_deleted_account_leaves_games_without_a_name(server: Server) -> None:
    async with Guest(server.address, "Florica") as ann, Guest(server.address, "Bo") as bo:
        await keep_name(ann, "Florica")
        table = await ann.open_table("me", "open")
        await bo.sit(table, 1)
        async with bo.at(table["id"]) as socket:
            assert "Florica" in socket.heard[0]
        await ann.delete("/api/account")
        assert await account(ann) is None
        async with bo.at(table["id"]) as socket:
            assert "Florica" not in "".join(socket.heard)
            assert "Bo" in socket.heard[0]
        [listed] = await bo.get("/api/tables/mine")
        assert [seat["name"] for seat in listed["seats"]] == ["", "Bo"]
        await keep_name(bo, "Florica")  # the name is free again


async def test_all_that_is_mine_in_one_file(server: Server) -> None:
    async with Guest(server.address, "Gina") as ann:
        table = await ann.open_table("me", "random", options={"rugs": 1})
        async with ann.at(table["id"]) as socket:
            await socket.play_on()
        await ann.open_table("me", "open")
        await keep_name(ann, "Gina")
        answer = await ann.http.post("/api/account/data", json={"settings": {"sound": "off"}})
        files = zipfile.ZipFile(io.BytesIO(answer.content))
        assert files.testzip() is None
        assert json.loads(files.read("account.json"))["name"] == "Gina"
        assert json.loads(files.read("settings.json")) == {"sound": "off"}
        assert len(json.loads(files.read("running.json"))) == 1
        [record] = [name for name in files.namelist() if name.endswith(".taros")]
        text = files.read(record).decode()
        assert "Gina" in text
        played = await ann.post("/api/replays", {"record": text}, 200)
        assert len(played["frames"]) > 4


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("POST", "/api/account/codes"),
        ("POST", "/api/account/link"),
        ("POST", "/api/account/sign-out"),
        ("POST", "/api/account/passkeys/options"),
        ("DELETE", "/api/account"),
        ("DELETE", "/api/account/devices/none"),
    ],
)
async def test_a_guest_has_no_account(server: Server, method: str, path: str) -> None:
    async with Guest(server.address) as ann:
        answer = await ann.http.request(method, path)
        assert (answer.status_code, answer.json()["key"]) == (403, "not-signed-in")
