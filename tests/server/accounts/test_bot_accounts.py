"""Bots with accounts of their own: programs that play by a token."""

import asyncio
from typing import Any

import httpx
import pytest

from server.account_steps import account, keep_name
from server.people import PATIENCE, Guest
from server.processes import Server

pytestmark = pytest.mark.anyio


class Program(Guest):
    """Has no cookies, and sends the token of a bot with every request."""

    def __init__(self, address: str, token: str) -> None:
        super().__init__(address)
        self.headers = {"Authorization": f"Bearer {token}"}
        self.http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, trust_env=False, headers=self.headers
        )


async def make_bot(guest: Guest, name: str) -> str:
    token: str = (await guest.post("/api/account/bots", {"name": name}))["token"]
    return token


def names(table: dict[str, Any]) -> list[str]:
    return [seat["name"] for seat in table["seats"]]


async def test_a_bot_plays_under_its_own_name(server: Server) -> None:
    """By its token alone, at tables and over their sockets; everybody sees that it is a bot."""
    async with Guest(server.address, "Ann") as ann:
        await keep_name(ann, "Ann Maker")
        token = await make_bot(ann, "Deep Rug")
        table = await ann.open_table("me", "open", options={"rugs": 1})
        async with Program(server.address, token) as bot:
            own = await account(bot)
            assert (own["name"], own["is_bot"]) == ("Deep Rug 🤖", True)
            assert not bot.http.cookies
            bot.name = "Somebody Else"
            await bot.sit(table, 1)
            [listed] = await bot.get("/api/tables/mine")
            assert names(listed) == ["Ann Maker", "Deep Rug 🤖"]
            async with (
                ann.at(table["id"]) as hers,
                bot.at(table["id"], headers=bot.headers) as its,
            ):
                await asyncio.gather(hers.play_on(), its.play_on())
            record = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
            assert "Ann Maker, Deep Rug 🤖" in record


async def test_a_token_that_was_withdrawn_is_worth_nothing(server: Server) -> None:
    async with Guest(server.address) as ann:
        await keep_name(ann, "Ann Renews")
        old = await make_bot(ann, "Renewed")
        [bot] = (await account(ann))["bots"]
        table = await ann.open_table("me", "open")
        async with Program(server.address, old) as program:
            async with program.at(table["id"], headers=program.headers) as socket:
                new = (await ann.post(f"/api/account/bots/{bot['id']}/token"))["token"]
                await socket.until_closed()
            refused = await program.http.get("/api/account")
            assert (refused.status_code, refused.json()["key"]) == (403, "token-void")
        async with Program(server.address, new) as program:
            assert (await account(program))["name"] == "Renewed 🤖"
            await ann.delete(f"/api/account/bots/{bot['id']}")
            assert (await program.http.get("/api/account")).json()["key"] == "token-void"
        assert (await account(ann))["bots"] == []


async def test_who_has_the_token_of_a_bot_has_not_its_account(server: Server) -> None:
    """Nor that of its owner; and nobody else has the bots of somebody."""
    async with Guest(server.address) as ann, Guest(server.address) as mallory:
        await keep_name(ann, "Ann Owner")
        await keep_name(mallory, "Mallory Other")
        token = await make_bot(ann, "Owned")
        [bot] = (await account(ann))["bots"]
        async with Program(server.address, token) as program:
            for path in ("link", "codes", "passkeys/options", "sign-out"):
                refused = await program.http.post(f"/api/account/{path}")
                assert (refused.status_code, refused.json()["key"]) == (403, "not-for-bots")
            assert (await program.http.delete("/api/account")).status_code == 403
        await mallory.delete(f"/api/account/bots/{bot['id']}", 404)
        await mallory.post(f"/api/account/bots/{bot['id']}/token", status=404)
        for number in range(4):
            await make_bot(ann, f"Another {'abcd'[number]}")
        full = await ann.post("/api/account/bots", {"name": "Sixth"}, 403)
        assert full["key"] == "account-bots-full"
        await ann.delete("/api/account")
        async with Program(server.address, token) as program:
            assert (await program.http.get("/api/account")).json()["key"] == "token-void"


async def test_a_bot_is_not_called_like_a_person(server: Server) -> None:
    async with Guest(server.address) as ann:
        await keep_name(ann, "Ann Person")
        for name in ("ANN PERSON", "Ann Person 🤖"):
            refused = await ann.post("/api/account/bots", {"name": name}, 403)
            assert refused["key"] == "account-name-taken"


async def test_no_bot_outlives_the_account_of_its_owner(server: Server) -> None:
    """Not even one that is made while the account is being deleted."""
    async with Guest(server.address) as ann:
        await keep_name(ann, "Ann Hasty")
        _, *made = await asyncio.gather(
            ann.delete("/api/account"),
            *(ann.http.post("/api/account/bots", json={"name": f"Hasty {n}"}) for n in range(4)),
        )
    for answer in made:
        if answer.status_code == 201:
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as program:
                headers = {"Authorization": f"Bearer {answer.json()['token']}"}
                own = await program.get("/api/account", headers=headers)
                assert own.json().get("account") is None, own.text
