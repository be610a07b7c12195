"""People's moves while bots think as much as they can, on all cores."""

import asyncio
import random
import statistics
import time
from collections.abc import AsyncIterator

from crowd import Message, read_messages
from measure import Measure
from sockets import Client, connect, post

from .worlds import on_sqlite

TABLES = 100
SECONDS = 60
ENOUGH = 100  # moves of people, for a percentile
PAUSE = 3.0  # seconds that a person thinks, at the most
SETTINGS = {"thinkers": 0, "prepare": True, "pause": 0.8}  # as servers have them
TABLE = {
    "game": "marrakech",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "grandmaster"}],
    "options": {"rugs": 15, "purse": 1000},
}


async def measures() -> AsyncIterator[Measure]:
    with on_sqlite(**SETTINGS) as worker:
        people = People()
        for _ in range(TABLES):
            await people.sit_down(worker.port)
        while not (before := await worker.metric("taros_bot_moves_total")):
            await asyncio.sleep(0.5)  # bots are being loaded
        people.delays.clear()
        began = time.perf_counter()
        await asyncio.sleep(SECONDS)
        while len(people.delays) < ENOUGH:
            await asyncio.sleep(1)  # on a machine that others keep busy
        seconds = time.perf_counter() - began
        people.leave()
        bots = await worker.metric("taros_bot_moves_total") - before
        faults = await worker.metric("taros_bot_faults_total")
    p99 = 1000 * statistics.quantiles(people.delays, n=100)[98]
    here = f"{TABLES} people, each against a grandmaster"
    yield Measure(f"{here}: moves of bots", bots / seconds, "moves/s")
    yield Measure(f"{here}: moves of people", len(people.delays) / seconds, "moves/s")
    yield Measure(f"{here}: a person's move, p99", p99, "ms", at_most=100)
    yield Measure(f"{here}: moves that bots did not make in time", faults, "", at_most=0)


class People:
    """Each has a table, and moves some time after they are asked to."""

    def __init__(self) -> None:
        self.delays: list[float] = []
        self._asked: dict[Client, float] = {}
        self._clients: list[Client] = []
        self._random = random.Random(1)

    async def sit_down(self, port: int) -> None:
        table, cookie = await post(port, "/api/tables", TABLE)
        client = await connect(port, f"/ws/tables/{table['id']}", cookie, self._hear)
        client.say(b'{"type":"hello"}')
        self._clients.append(client)

    def leave(self) -> None:
        for client in self._clients:
            client.transport.abort()

    def _hear(self, client: Client, text: bytes) -> None:
        for message in read_messages(text):
            if message.frame is None:
                continue
            if began := self._asked.pop(client, None):
                self.delays.append(time.perf_counter() - began)
            if message.frame.choices:
                pause = self._random.uniform(0, PAUSE)
                asyncio.get_running_loop().call_later(pause, self._move, client, message)

    def _move(self, client: Client, message: Message) -> None:
        if message.frame is None or not message.frame.choices or client.transport.is_closing():
            return
        choice = self._random.choice(message.frame.choices)
        self._asked[client] = time.perf_counter()
        client.say(f'{{"type":"move","after":{message.number},"text":"{choice.text}"}}'.encode())
