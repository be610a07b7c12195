"""A server that is used evenly for long: its memory, open files and tasks must not grow.

Games of both kinds begin and end, people leave and come back, read pages, lists and records, and
ask for reviews. Looks at the server are taken all the time; those of the second quarter are
compared with those of the last. It takes ten minutes at least: tables stay in memory for one after
everybody has left, so that less would show growth.
"""

import asyncio
import random
import statistics
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import httpx

from crowd import Message, read_messages
from measure import Measure
from sockets import Client, connect, post

from .worlds import Worker, on_sqlite

PLAYERS = 60
PAUSE = 4.0  # seconds before a move, at the most
LOOKS = 200
LEAVES = 0.02  # how often somebody leaves before a move, and comes back
READS = ("/api/games", "/api/tables", "/api/tables/mine", "/api/puzzles", "/", "/api/rules/regatta")
SETTINGS = {"pause": 0.1, "prepare": True}


class Look(NamedTuple):
    memory: float  # MB
    files: float
    tasks: float
    tables: float


async def measures(minutes: float) -> AsyncIterator[Measure]:
    with on_sqlite(**SETTINGS) as worker:
        looks: list[Look] = []
        people = [Person(worker.port, number) for number in range(PLAYERS)]
        playing = [asyncio.create_task(person.play_for_ever()) for person in people]
        try:
            for _ in range(LOOKS):
                await asyncio.sleep(60 * minutes / LOOKS)
                looks.append(await look(worker))
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        moves = await worker.metric("taros_moves_total")
        stall = await worker.metric("taros_loop_stall_seconds_max")
    quarter = LOOKS // 4
    here = f"{minutes:g} minutes of use"
    yield Measure(f"{here}: moves", moves, "moves")
    yield Measure(f"{here}: games", sum(person.games for person in people), "games")
    yield Measure(f"{here}: longest stall of the event loop", 1000 * stall, "ms")
    for name, unit in (("memory", "MB"), ("files", ""), ("tasks", ""), ("tables", "")):
        early = typical(looks[quarter : 2 * quarter], name)
        late = typical(looks[-quarter:], name)
        yield Measure(f"{here}: {name} in the second quarter", early, unit)
        yield Measure(f"{here}: {name} in the last", late, unit, at_most=GROWTH * early)


GROWTH = 1.1  # times, that are no growth yet: how many games go on at a time varies


async def look(worker: Worker) -> Look:
    tasks, tables = [await worker.metric(f"taros_{name}") for name in ("tasks", "tables")]
    return Look(worker.memory, worker.files, tasks, tables)


def typical(looks: Sequence[Look], name: str) -> float:
    values: list[float] = [getattr(each, name) for each in looks]
    return statistics.median(values)


class Person:
    """Plays one game after the other against a bot, and looks at this and that."""

    def __init__(self, port: int, number: int) -> None:
        self.games = 0
        self._address = f"http://127.0.0.1:{port}"
        self._port = port
        self._random = random.Random(number)
        self._moved = asyncio.Event()
        self._last: Message | None = None
        self._cookie = ""

    async def play_for_ever(self) -> None:
        await asyncio.sleep(self._random.uniform(0, 10))
        async with httpx.AsyncClient(base_url=self._address, trust_env=False, timeout=60) as http:
            while True:
                table = await self._new_table()
                http.headers["cookie"] = self._cookie
                await self._play(table, http)
                self.games += 1
                await self._look_back(table, http)

    async def _new_table(self) -> str:
        game = self._random.choice(("marrakech", "regatta"))
        new: dict[str, Any] = {"game": game, "options": OPTIONS[game]}
        new["seats"] = [{"kind": "me"}, {"kind": "bot", "bot": "regular"}]
        table, self._cookie = await post(self._port, "/api/tables", new, self._cookie)
        return str(table["id"])

    async def _play(self, table: str, http: httpx.AsyncClient) -> None:
        """Play a game to its end, over several sockets."""
        self._last = None
        while self._last is None or not (self._last.frame and self._last.frame.over):
            path = f"/ws/tables/{table}"
            client = await connect(self._port, path, self._cookie, self._hear)
            client.say(b'{"type":"hello"}')
            while not client.transport.is_closing():
                await self._turn(client, http)
                if self._random.random() < LEAVES or (self._last and self._last.frame.over):
                    client.transport.abort()

    async def _turn(self, client: Client, http: httpx.AsyncClient) -> None:
        """Wait for something, and move if it is this person's turn."""
        with suppress(TimeoutError):
            async with asyncio.timeout(30):
                await self._moved.wait()
        self._moved.clear()
        await asyncio.sleep(self._random.uniform(0, PAUSE))
        if self._random.random() < 0.05:
            await http.get(self._random.choice(READS))
        last = self._last
        if last and last.frame and last.frame.choices:
            text = self._random.choice(last.frame.choices).text
            client.say(f'{{"type":"move","after":{last.number},"text":"{text}"}}'.encode())

    def _hear(self, client: Client, text: bytes) -> None:
        for message in read_messages(text):
            if message.frame is not None:
                self._last = message
                self._moved.set()

    async def _look_back(self, table: str, http: httpx.AsyncClient) -> None:
        for path in ("replays", "tables"):
            await http.get(f"/api/{path}/{table}{'/record' if path == 'tables' else ''}")
        if self._random.random() < 0.1:
            await http.post(f"/api/replays/{table}/review")


OPTIONS: dict[str, dict[str, Any]] = {"marrakech": {"rugs": 4}, "regatta": {"turn_limit": 10}}
