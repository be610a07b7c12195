"""The server beside a bare Litestar socket: moves a second, how long a move takes, what it stores.

Everything runs over real sockets on this machine, the server in a process of its own. A hundred
tables have two sockets each, of two guests who play two seats each. The bare socket answers a
message as long as a move with one as long as a move's answer, to both sockets of a table.

Both take turns, a fraction of a second each: how fast a machine is changes from one second to the
next, and so meets both alike.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import uvloop

from crowd import REST, SOCKETS, Crowd, Pace
from measure import Measure
from sockets import SERVER, Client, Process, connect, free_port
from taros.server.settings import VARIABLE, Settings, encode

TABLES = 100
MOVES = 10  # a table and turn, as fast as they are answered
ECHO_SECONDS = 0.3  # a turn, about as long as the moves take
TURNS = 6
STEADY = 5  # moves a second a table
STEADY_SECONDS = 6
ROUNDS = 3

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


class Result(NamedTuple):
    echo: Pace
    moves: Pace
    p99: float  # milliseconds
    stored: float  # bytes


def _round(folder: Path) -> Result:
    folder.mkdir()
    port = free_port()
    database = folder / "tables.db"
    settings = Settings(database=f"sqlite:///{database}", rate=1e9, thinkers=1, window=0)
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
            self.clients.append(await connect(port, path, "", self._hear))
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


async def _compare(port: int) -> tuple[Pace, Pace, float]:
    """Messages, moves, and the 99th percentile of their delays in milliseconds."""
    crowd = Crowd()
    await crowd.seat(TABLES, [port])
    await crowd.rush(TABLES * MOVES)  # to warm up, and to know how long an answer is
    bare = free_port()
    with Process(bare, ECHO, {}, str(crowd.bytes // crowd.heard)):
        choir = Choir()
        await choir.connect(bare)
        await choir.sing()
        turns = [(await choir.sing(), await crowd.rush(TABLES * MOVES)) for _ in range(TURNS)]
        for client in choir.clients:
            client.transport.abort()
    p99 = await crowd.stroll(STEADY * TABLES, STEADY_SECONDS)
    crowd.leave()
    echo, moves = ([turn[i] for turn in turns] for i in (0, 1))
    return _sum(echo), _sum(moves), p99


def _sum(paces: Sequence[Pace]) -> Pace:
    return Pace(sum(pace.done for pace in paces), sum(pace.seconds for pace in paces))


if __name__ == "__main__":
    for measure in measures():
        print(f"{measure.name}: {measure.value:.4g} {measure.unit} ({measure.target_text})")
