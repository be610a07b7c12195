"""Programs that take part in tournaments over HTTP and WebSockets, whatever happens to the
server."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from time import time
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from server.account_steps import keep_name
from server.people import Guest, Json

AGAIN = 1.0  # seconds
GONE = (httpx.TransportError, WebSocketException, OSError)  # a server that is being started anew


def in_ms(seconds: float) -> int:
    return int(1000 * (time() + seconds))


def event(**changes: Any) -> Json:
    """A tournament that begins now, of the shortest games there are."""
    return {
        "name": "Spring Cup",
        "game": "marrakech",
        "seats": 2,
        "options": {"rugs": 1},
        "system": "swiss",
        "rounds": 2,
        "pace": {"kind": "move", "seconds": 60},
        "starts": in_ms(0),
        "check_in": False,
        "break_seconds": 0,
        **changes,
    }


@asynccontextmanager
async def people(address: str, names: Sequence[str]) -> AsyncIterator[list[Guest]]:
    """Guests with accounts of these names."""
    async with AsyncExitStack() as stack:
        guests = [await stack.enter_async_context(Guest(address, name)) for name in names]
        for guest in guests:
            await keep_name(guest, guest.name)
        yield guests


async def info(guest: Guest, id: str) -> Json:
    """The tournament as `guest` sees it, once the server answers."""
    while True:
        try:
            answer = await guest.http.get(f"/api/events/{id}")
            assert answer.status_code == 200, answer.text
            return dict(answer.json())
        except GONE:
            await asyncio.sleep(AGAIN)


async def take_part(guest: Guest, id: str) -> None:
    """Play every game of the tournament `id`, to its end."""
    played: set[str] = set()
    while (seen := await info(guest, id))["state"] != "over":
        table = seen["you"]["table"]
        if table is None or table in played:
            await asyncio.sleep(AGAIN)
            continue
        try:
            async with guest.at(table) as socket:
                await socket.play_on()
            played.add(table)
        except (*GONE, AssertionError):
            await asyncio.sleep(AGAIN)


async def until_round(guest: Guest, id: str, number: int) -> Json:
    """Wait until round `number` has begun."""
    while len((seen := await info(guest, id))["rounds"]) < number and seen["state"] != "over":
        await asyncio.sleep(AGAIN)
    return seen


def check_results(seen: Json, rounds: int) -> None:
    """Check that every player has played, or had a bye, in every round, and once alone."""
    numbers = [player["number"] for player in seen["players"]]
    assert len(seen["rounds"]) == rounds
    for each in seen["rounds"]:
        seated = [player for game in each["games"] for player in game["players"]]
        assert sorted([*seated, *each["byes"]]) == numbers
        assert all(game["places"] for game in each["games"])
    tables = [game["table"] for each in seen["rounds"] for game in each["games"]]
    assert len(set(tables)) == len(tables)
    kinds = [line["kind"] for line in seen["log"]]
    assert kinds.count("finished") == len(tables), "every result is counted once"
    assert kinds.count("round") == rounds
    assert kinds.count("started") == 1
