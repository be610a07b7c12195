"""The server beside a bare Litestar socket: moves a second, how long a move takes, what it stores.

Everything runs over real sockets on this machine, the server in a process of its own. A hundred
tables have two sockets each, of two guests who play two seats each. The bare socket answers a
message as long as a move with one as long as a move's answer, to both sockets of a table.

Both take turns, a fraction of a second each: how fast a machine is changes from one second to the
next, and so meets both alike.
"""

import asyncio
import os
import secrets
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop

from measure import Measure
from taros.server.settings import VARIABLE, Settings, encode

TABLES = 100
SOCKETS = 2  # a table
MOVES = 10  # a table and turn, as fast as they are answered
ECHO_SECONDS = 0.3  # a turn, about as long as the moves take
TURNS = 6
STEADY = 5  # moves a second a table
STEADY_SECONDS = 6
ROUNDS = 3
PATIENCE = 60  # seconds
REST = 0.2  # seconds between turns

MOVE = b'{"type":"move","after":123,"text":"d4d5"}'  # as long as one

ECHO = """
import asyncio, sys
import uvicorn
from litestar import Litestar, WebSocket, websocket

answer = "x" * int(sys.argv[2])
tables = {}

@websocket("/ws/tables/{table_id:str}")
async def echo(socket: WebSocket, table_id: str) -> None:
    await socket.accept()
    both = tables.setdefault(table_id, [])
    both.append(socket)
    while True:
        await socket.receive_text()
        for one in both:
            await one.send_text(answer)

app = Litestar([echo], logging_config=None, openapi_config=None)
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="critical",
            ws="websockets-sansio", ws_per_message_deflate=False, timeout_graceful_shutdown=1)
"""

SERVER = """
import sys
from taros.server.run import listen, run
from taros.server.settings import from_environment
if __name__ == "__main__":
    run(from_environment(), listen("127.0.0.1", int(sys.argv[1])))
"""


def measures() -> Iterator[Measure]:
    with tempfile.TemporaryDirectory() as folder:
        results = [_round(Path(folder) / str(n)) for n in range(ROUNDS)]
    echo, moves = _sum([r.echo for r in results]).speed, _sum([r.moves for r in results]).speed
    p99 = min(result.p99 for result in results)
    yield Measure("bare echo socket, 2 sockets a table", echo, "messages/s")
    yield Measure("100 tables on SQLite, 2 sockets a table", moves, "moves/s")
    yield Measure("moves beside the bare echo socket", moves / echo, "times", at_least=0.15)
    yield Measure(f"a move at {STEADY} a second a table, p99", p99, "ms", at_most=50)
    yield Measure("a stored move", results[0].stored, "bytes", at_most=300)


class Pace(NamedTuple):
    done: int
    seconds: float

    @property
    def speed(self) -> float:
        return self.done / self.seconds


class Result(NamedTuple):
    echo: Pace
    moves: Pace
    p99: float  # milliseconds
    stored: float  # bytes


def _round(folder: Path) -> Result:
    folder.mkdir()
    port = free_port()
    database = folder / "tables.db"
    settings = Settings(database=f"sqlite:///{database}", rate=1e9, thinkers=1)
    with Process(port, SERVER, {VARIABLE: encode(settings)}):
        echo, moves, p99 = uvloop.run(_compare(port))
    return Result(echo, moves, p99, _bytes_of_a_move(database))


def _bytes_of_a_move(database: Path) -> float:
    """On disk, with its share of all pages."""
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        pages = "SELECT sum(pgsize) FROM dbstat WHERE name = 'events'"
        try:
            size = connection.execute(pages).fetchone()[0]
        except sqlite3.OperationalError:  # SQLite was built without it: what the columns hold
            columns = "length(table_id) + length(number) + length(at) + length(body)"
            size = connection.execute(f"SELECT sum({columns}) FROM events").fetchone()[0]
        count = connection.execute("SELECT count(*) FROM events").fetchone()[0]
    connection.close()
    return float(size / count)


# Sockets that cost next to nothing, so that the server is what is measured


class Client(asyncio.Protocol):
    """A WebSocket of few words: texts are handed on as bytes."""

    def __init__(self, path: str, cookie: str, hear: "Callable[[Client, bytes], None]") -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._buffer = b""
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data
        if not self.ready.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.ready.set_result(None)
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            if buffer[0] & 15 == 1:
                self._hear(self, buffer[start : start + size])
            elif buffer[0] & 15 == 9:
                self._write(138, buffer[start : start + size])  # a ping wants a pong
            buffer = buffer[start + size :]
        self._buffer = buffer

    def say(self, text: bytes) -> None:
        self._write(129, text)

    def _write(self, kind: int, text: bytes) -> None:
        """Masked with zeros, which is allowed and costs nothing."""
        size = len(text)
        head = (
            bytes([kind, 128 + size])
            if size < 126
            else bytes([kind, 254]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + text)


async def _connect(
    port: int, path: str, cookie: str, hear: Callable[[Client, bytes], None]
) -> Client:
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(path, cookie, hear), "127.0.0.1", port)
    await client.ready
    return client


class Choir:
    """All sockets of the bare server; every table has one message under way."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.answered = 0
        self._firsts: set[Client] = set()
        self._sings = False

    async def connect(self, port: int) -> None:
        for n in range(SOCKETS * TABLES):
            path = f"/ws/tables/{n // SOCKETS}"
            self.clients.append(await _connect(port, path, "", self._hear))
        self._firsts.update(self.clients[::SOCKETS])

    def _hear(self, client: Client, text: bytes) -> None:
        if client in self._firsts:
            self.answered += 1
            if self._sings:
                client.say(MOVE)

    async def sing(self) -> Pace:
        before, began = self.answered, time.perf_counter()
        self._sings = True
        for client in self._firsts:
            client.say(MOVE)
        await asyncio.sleep(ECHO_SECONDS)
        pace = Pace(self.answered - before, time.perf_counter() - began)
        self._sings = False
        await asyncio.sleep(REST)
        return pace


# Players


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


class Crowd:
    """All players of all tables."""

    def __init__(self) -> None:
        self.clients: list[Client] = []
        self.moves = 0
        self.heard = 0
        self.bytes = 0
        self.wanted = 0
        self.done = asyncio.Event()
        self.delays: list[float] = []
        self._turn: dict[Client, tuple[int, str]] = {}
        self._asked: dict[Client, float] = {}
        self._hurry = False

    def hear(self, client: Client, text: bytes) -> None:
        said = _read(text)
        messages = said if isinstance(said, list) else [said]
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
                self.move(client)

    def move(self, client: Client) -> None:
        self.moves += 1
        if self.moves == self.wanted:
            self._hurry = False
            self.done.set()
        number, text = self._turn.pop(client)
        self._asked[client] = time.perf_counter()
        client.say(f'{{"type":"move","after":{number},"text":"{text}"}}'.encode())

    async def rush(self) -> Pace:
        """As fast as they are answered."""
        self.done.clear()
        self.wanted = self.moves + TABLES * MOVES
        self._hurry = True
        before, began = self.moves, time.perf_counter()
        for client in list(self._turn):
            self.move(client)
        await asyncio.wait_for(self.done.wait(), PATIENCE)
        pace = Pace(self.moves - before, time.perf_counter() - began)
        await asyncio.sleep(REST)
        return pace

    async def stroll(self) -> float:
        """So many moves a second at each table, spread evenly; the 99th percentile of delays."""
        self.delays.clear()
        began = time.perf_counter()
        step = 1 / STEADY / TABLES
        for n in range(STEADY_SECONDS * STEADY * TABLES):
            wait = began + n * step - time.perf_counter()
            if wait > 0:
                await asyncio.sleep(wait)
            table = n % TABLES
            both = self.clients[SOCKETS * table : SOCKETS * (table + 1)]
            ready = [client for client in both if client in self._turn]
            if ready:
                self.move(ready[0])
        await asyncio.sleep(0.5)
        return 1000 * statistics.quantiles(self.delays, n=100)[98]


async def _compare(port: int) -> tuple[Pace, Pace, float]:
    """Messages, moves, and the 99th percentile of their delays in milliseconds."""
    crowd = Crowd()
    for _ in range(TABLES):
        await _seat(crowd, f"http://127.0.0.1:{port}", port)
    await crowd.rush()  # to warm up, and to know how long an answer is
    bare = free_port()
    with Process(bare, ECHO, {}, str(crowd.bytes // crowd.heard)):
        choir = Choir()
        await choir.connect(bare)
        await choir.sing()
        turns = [(await choir.sing(), await crowd.rush()) for _ in range(TURNS)]
        for client in choir.clients:
            client.transport.abort()
    p99 = await crowd.stroll()
    for client in crowd.clients:
        client.transport.abort()
    echo, moves = ([turn[i] for turn in turns] for i in (0, 1))
    return _sum(echo), _sum(moves), p99


def _sum(paces: Sequence[Pace]) -> Pace:
    return Pace(sum(pace.done for pace in paces), sum(pace.seconds for pace in paces))


async def _seat(crowd: Crowd, address: str, port: int) -> None:
    """A table with two guests, two seats each."""
    async with (
        httpx.AsyncClient(base_url=address, trust_env=False) as ann,
        httpx.AsyncClient(base_url=address, trust_env=False) as bo,
    ):
        kinds = ("me", "open", "here", "open")
        new = {
            "game": "marrakech",
            "seats": [{"kind": kind} for kind in kinds],
            "options": {"rugs": 15, "purse": 1000},
            "contribution": secrets.token_hex(16),
        }
        table = (await ann.post("/api/tables", json=new)).json()
        for seat in (1, 3):
            sit = {"contribution": secrets.token_hex(16), "invite": table["invite"]}
            await bo.post(f"/api/tables/{table['id']}/seats/{seat}", json=sit)
        for guest in (ann, bo):
            cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
            client = await _connect(port, f"/ws/tables/{table['id']}", cookie, crowd.hear)
            crowd.clients.append(client)
            client.say(b'{"type":"hello"}')


# Processes


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """Runs while it is entered, and answers on its port."""

    def __init__(self, port: int, code: str, environment: dict[str, str], *words: str) -> None:
        self.port = port
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, str(port), *words],
            env={**os.environ, **environment},
        )

    def __enter__(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def __exit__(self, *error: object) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)


if __name__ == "__main__":
    for measure in measures():
        print(f"{measure.name}: {measure.value:.4g} {measure.unit} ({measure.target_text})")
