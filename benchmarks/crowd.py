"""Players of many tables at once, through two sockets a table."""

import asyncio
import statistics
import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from sockets import PATIENCE, Client, connect, post

SOCKETS = 2  # a table
REST = 0.2  # seconds between turns
AT_ONCE = 8  # tables that are set up at a time

TABLE = {
    "game": "marrakech",
    "seats": [{"kind": kind} for kind in ("me", "open", "here", "open")],
    "options": {"rugs": 15, "purse": 1000},
}


class Pace(NamedTuple):
    done: int
    seconds: float

    @property
    def speed(self) -> float:
        return self.done / self.seconds


class Choice(msgspec.Struct):
    text: str


class Frame(msgspec.Struct):
    choices: list[Choice] | None
    over: bool


class Message(msgspec.Struct):
    type: str
    number: int = 0
    frame: Frame | None = None


_read = msgspec.json.Decoder(Message | list[Message]).decode


def read_messages(text: bytes) -> list[Message]:
    """Return what the server has sent as one text."""
    said = _read(text)
    return said if isinstance(said, list) else [said]


class Crowd:
    """All players of all tables: two guests a table, two seats each."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        """SOCKETS for each table, one table after the other."""
        self.moves = 0
        self.heard = 0
        self.bytes = 0
        self.delays: list[float] = []
        self._wanted = 0
        self._done = asyncio.Event()
        self._turn: dict[Client, tuple[int, str]] = {}
        self._asked: dict[Client, float] = {}
        self._hurry = False

    async def seat(self, tables: int, ports: Sequence[int]) -> None:
        """Set up tables; their sockets take turns in connecting to `ports`."""
        limit = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> list[Client]:
            async with limit:
                return await self._join(*await _set_up(ports[0]), ports, number)

        async with asyncio.TaskGroup() as group:
            joined = [group.create_task(one(number)) for number in range(tables)]
        self.clients += [client for task in joined for client in task.result()]

    async def _join(
        self, table: str, cookies: Sequence[str], ports: Sequence[int], number: int
    ) -> list[Client]:
        clients = []
        for n, cookie in enumerate(cookies):
            port = ports[(number + n) % len(ports)]
            client = await connect(port, f"/ws/tables/{table}", cookie, self.hear)
            client.say(b'{"type":"hello"}')
            clients.append(client)
        return clients

    def leave(self) -> None:
        for client in self.clients:
            client.transport.abort()

    def hear(self, client: Client, text: bytes) -> None:
        messages = read_messages(text)
        if messages[0].type == "happened":
            self.heard += 1
            self.bytes += len(text)
        for message in messages:
            self._hear(client, message)

    def _hear(self, client: Client, message: Message) -> None:
        if message.frame is None:
            return
        if began := self._asked.pop(client, None):
            self.delays.append(time.perf_counter() - began)
        if message.frame.choices:
            choice = message.frame.choices[message.number % len(message.frame.choices)]
            self._turn[client] = message.number, choice.text
            if self._hurry:
                self._move(client)

    def _move(self, client: Client) -> None:
        self.moves += 1
        if self.moves == self._wanted:
            self._hurry = False
            self._done.set()
        number, text = self._turn.pop(client)
        self._asked[client] = time.perf_counter()
        client.say(f'{{"type":"move","after":{number},"text":"{text}"}}'.encode())

    async def rush(self, moves: int) -> Pace:
        """Make a number of moves, as fast as they are answered."""
        self._done.clear()
        self._wanted = self.moves + moves
        self._hurry = True
        began = time.perf_counter()
        for client in list(self._turn):
            self._move(client)
        await asyncio.wait_for(self._done.wait(), PATIENCE)
        pace = Pace(moves, time.perf_counter() - began)
        await asyncio.sleep(REST)
        return pace

    async def stroll(self, speed: float, seconds: float) -> float:
        """Make `speed` moves a second, spread evenly over the tables; return the 99th percentile
        of their delays in milliseconds."""
        self.delays.clear()
        began = time.perf_counter()
        for n in range(int(speed * seconds)):
            wait = began + n / speed - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            table = n * SOCKETS % len(self.clients)
            ready = [each for each in self.clients[table : table + SOCKETS] if each in self._turn]
            if ready:
                self._move(ready[0])
        await asyncio.sleep(0.5)
        return 1000 * statistics.quantiles(self.delays, n=100)[98]


async def _set_up(port: int) -> tuple[str, list[str]]:
    """Set up a table with two guests, two seats each; return its id and their cookies."""
    table, ann = await post(port, "/api/tables", TABLE)
    place = f"/api/tables/{table['id']}/seats"
    _, bo = await post(port, f"{place}/1", {"invite": table["invite"]})
    await post(port, f"{place}/3", {"invite": table["invite"]}, bo)
    return table["id"], [ann, bo]
