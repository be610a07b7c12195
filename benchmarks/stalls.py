"""The longest stall of the event loop while a thousand tables of both games play.

Two seats of every table are played by one socket, with a random pause before every move. The server
measures its own stalls (`taros.server.monitoring.stalls`), from its start on: a thousand tables
that are set up and joined within some seconds are part of it.
"""

import asyncio
import random
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

import httpx
import uvloop

from crowd import Message, read_messages
from measure import Measure
from sockets import SERVER, Client, Process, connect, free_port
from taros.server.settings import VARIABLE, Settings, encode

TABLES = {"regatta": 200, "marrakech": 800}
SECONDS = 30
PAUSE = 10.0  # seconds before a move, at the most
AT_ONCE = 8  # tables that are set up at a time


def measures() -> Iterator[Measure]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        settings = Settings(database=database, rate=1e9, thinkers=1, window=0, prepare=False)
        with Process(port, SERVER, {VARIABLE: encode(settings)}):
            late, stall, moves = uvloop.run(_play(port))
    tables = " and ".join(f"{count} of {game.title()}" for game, count in TABLES.items())
    yield Measure(f"moves while tables play ({tables})", moves / SECONDS, "moves/s")
    yield Measure("longest stall of the event loop meanwhile", 1000 * stall, "ms", at_most=50)
    yield Measure("longest delay of a timer on the event loop", 1000 * late, "ms", at_most=50)


async def _play(port: int) -> tuple[float, float, int]:
    """Return the longest delay and the longest stall in seconds, and the number of moves."""
    players = Players()
    limit = asyncio.Semaphore(AT_ONCE)

    async def seat(game: str) -> None:
        async with limit:
            await players.seat(game, port)

    games = [game for game, count in TABLES.items() for _ in range(count)]
    random.Random(1).shuffle(games)
    await asyncio.gather(*map(seat, games))
    players.moves = 0
    await asyncio.sleep(SECONDS)
    moves = players.moves
    async with httpx.AsyncClient(trust_env=False) as http:
        text = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    players.leave()
    return (
        _metric(text, "taros_loop_late_seconds_max"),
        _metric(text, "taros_loop_stall_seconds_max"),
        moves,
    )


def _metric(text: str, name: str) -> float:
    """Return the value of the metric `name` in the `text` of `/metrics`."""
    found = re.search(rf"^{name}{{.*}} (.*)$", text, re.MULTILINE)
    assert found is not None, text
    return float(found[1])


class Players:
    """All sockets of all tables; each moves some time after it is asked to."""

    def __init__(self) -> None:
        self.moves = 0
        self._clients: list[Client] = []
        self._random = random.Random(2)
        self._leaving = False

    async def seat(self, game: str, port: int) -> None:
        """Set up a table and join it."""
        address = f"http://127.0.0.1:{port}"
        async with httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as guest:
            new = {
                "game": game,
                "seats": [{"kind": "me"}, {"kind": "here"}],
            }
            table = (await guest.post("/api/tables", json=new)).json()
            cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
        client = await connect(port, f"/ws/tables/{table['id']}", cookie, self._hear)
        self._clients.append(client)
        client.say(b'{"type":"hello"}')

    def leave(self) -> None:
        self._leaving = True
        for client in self._clients:
            client.transport.abort()

    def _hear(self, client: Client, text: bytes) -> None:
        for message in read_messages(text):
            if message.frame is not None and message.frame.choices:
                pause = self._random.uniform(0, PAUSE)
                asyncio.get_running_loop().call_later(pause, self._move, client, message)

    def _move(self, client: Client, message: Message) -> None:
        if self._leaving or message.frame is None or not message.frame.choices:
            return
        self.moves += 1
        choice = self._random.choice(message.frame.choices).text
        client.say(f'{{"type":"move","after":{message.number},"text":"{choice}"}}'.encode())


if __name__ == "__main__":
    for measure in measures():
        print(f"{measure.name}: {measure.value:.4g} {measure.unit} ({measure.target_text})")
