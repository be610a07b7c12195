"""The server beside a bare Litestar socket: moves a second, how long a move takes, what it stores.

Everything runs over real sockets on this machine, the server in a process of its own. A hundred
tables have two sockets each, of two guests who play two seats each. The bare socket answers a
message as long as a move with one as long as a move's answer, to both sockets of a table.
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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import uvloop

from measure import Measure
from taros.server.settings import VARIABLE, Settings, encode

TABLES = 100
SOCKETS = 2  # a table
MOVES = 60  # a table, as fast as they are answered
ECHO_SECONDS = 2  # about as long as the moves take
STEADY = 5  # moves a second a table
STEADY_SECONDS = 6
ROUNDS = 3
PATIENCE = 60  # seconds

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
    echo = max(result.echo for result in results)
    moves = max(result.moves for result in results)
    p99 = min(result.p99 for result in results)
    yield Measure("bare echo socket, 2 sockets a table", echo, "messages/s")
    yield Measure("100 tables on SQLite, 2 sockets a table", moves, "moves/s")
    yield Measure("moves beside the bare echo socket", moves / echo, "times", at_least=0.15)
    yield Measure(f"a move at {STEADY} a second a table, p99", p99, "ms", at_most=50)
    yield Measure("a stored move", results[0].stored, "bytes", at_most=300)


class Result(NamedTuple):
    echo: float  # messages a second
    moves: float
    p99: float  # milliseconds
    stored: float  # bytes


def _round(folder: Path) -> Result:
    folder.mkdir()
    port = free_port()
    database = folder / "tables.db"
    settings = Settings(database=f"sqlite:///{database}", rate=1e9, thinkers=1)
    with Process(port, SERVER, {VARIABLE: encode(settings)}):
        moves, size, p99 = uvloop.run(_play(port))
    stored = _bytes_of_a_move(database)
    port = free_port()
    with Process(port, ECHO, {}, str(size)):
        echo = uvloop.run(_echo(port))
    return Result(echo, moves, p99, stored)


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


async def _echo(port: int) -> float:
    """Every table has one message under way; messages a second."""
    answered = 0
    message = b'{"type":"move","after":123,"text":"d4d5"}'
    firsts: set[Client] = set()

    def hear(client: Client, text: bytes) -> None:
        nonlocal answered
        if client in firsts:
            answered += 1
            client.say(message)

    clients = [
        await _connect(port, f"/ws/tables/{n // SOCKETS}", "", hear)
        for n in range(SOCKETS * TABLES)
    ]
    firsts.update(clients[::SOCKETS])
    began = time.perf_counter()
    for client in firsts:
        client.say(message)
    await asyncio.sleep(ECHO_SECONDS)
    speed = answered / (time.perf_counter() - began)
    for client in clients:
        client.transport.abort()
    return speed


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

    async def rush(self) -> float:
        """As fast as they are answered; moves a second."""
        self.wanted = self.moves + TABLES * MOVES
        self._hurry = True
        before, began = self.moves, time.perf_counter()
        for client in list(self._turn):
            self.move(client)
        await asyncio.wait_for(self.done.wait(), PATIENCE)
        speed = (self.moves - before) / (time.perf_counter() - began)
        await asyncio.sleep(0.5)
        return speed

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


async def _play(port: int) -> tuple[float, int, float]:
    """Moves a second, bytes of an answer, and the 99th percentile of delays in milliseconds."""
    crowd = Crowd()
    address = f"http://127.0.0.1:{port}"
    for _ in range(TABLES):
        await _seat(crowd, address, port)
    speed = await crowd.rush()
    size = crowd.bytes // crowd.heard
    p99 = await crowd.stroll()
    for client in crowd.clients:
        client.transport.abort()
    return speed, size, p99


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
