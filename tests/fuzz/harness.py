"""Bad inputs for one server: nothing fails, nobody is kept waiting, and nothing grows."""

import asyncio
import json
import math
import random
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed

from fuzz import messages
from fuzz.mutate import bytes_like, json_like, text_like
from fuzz.real import GAMES, Request, Texts, request, texts
from server.people import Guest, Socket
from server.processes import Server
from taros.server.limits import Limits

MANY = 1_000_000_000
LIMITS = Limits(
    bad_messages=MANY, tables_per_person=MANY, tables_per_network=MANY, records_per_network=MANY
)
SETTINGS: dict[str, Any] = {"rate": 1e6, "limits": LIMITS}
AT_ONCE = 8  # clients of each kind
A_SOCKET = 200  # messages
REST_SECONDS = 30  # until sockets that were closed are forgotten
CLOSED_WELL = (1000, 1001, 1008, 1009, 1013)
"""What a socket may be closed with: 1011 says that the server has failed."""
CASES = Path(__file__).with_name("cases.json")


class Found(NamedTuple):
    """What came of many inputs."""

    answers: Counter[str]  # by status or type
    failures: list[str]  # inputs at which the server failed


class Sender:
    """Sends inputs, and counts what they are answered."""

    def __init__(self, server: Server, seed: int, on_progress: Callable[[int], None]) -> None:
        self.found = Found(Counter(), [])
        self._server = server
        self.seed = seed
        self._on_progress = on_progress
        self._texts: Texts = texts()

    async def send(self, inputs: int) -> None:
        """Send `inputs` inputs: half of them requests, half messages."""
        half = inputs // 2 // AT_ONCE
        async with asyncio.TaskGroup() as group:
            for n in range(AT_ONCE):
                group.create_task(self._requests(half, random.Random(f"{self.seed} http {n}")))
                group.create_task(self._messages(half, random.Random(f"{self.seed} ws {n}")))

    def _count(self, answer: str) -> None:
        self.found.answers[answer] += 1
        self._on_progress(self.found.answers.total())

    async def _requests(self, count: int, chance: random.Random) -> None:
        async with Guest(self._server.address) as guest:
            for _ in range(count):
                path, body = self._bad_request(chance)
                await self.request(guest, path, bytes_like(body, chance))

    def _bad_request(self, chance: random.Random) -> Request:
        """Return a request with a text, or any part of it, that is nearly right."""
        path, body = request(self._texts, chance)
        names = [name for name in ("record", "text", "position") if body.get(name)]
        if names and chance.random() < 0.7:
            name = chance.choice(names)
            kind = self._texts.records if name == "record" else self._texts.positions
            others = [text for game in GAMES for text in kind[game]]
            return Request(path, {**body, name: text_like(body[name], chance, others)})
        return Request(path, json_like(body, chance))

    async def request(self, guest: Guest, path: str, body: bytes) -> None:
        headers = {"content-type": "application/json"}
        answer = await guest.http.post(path, content=body, headers=headers)
        if answer.status_code >= 500:
            self._fail(path, body)
        self._count(str(answer.status_code))

    async def _messages(self, count: int, chance: random.Random) -> None:
        """Send messages to one table after the other, with new sockets now and then."""
        async with Guest(self._server.address) as guest:
            while count > 0:
                game = chance.choice(list(GAMES))
                table = await guest.open_table("me", "here", game=game)
                sent = await self._at_table(guest, table["id"], min(count, A_SOCKET), chance)
                count -= max(1, sent)  # a server that closes every socket does not keep us for ever

    async def _at_table(self, guest: Guest, table: str, count: int, chance: random.Random) -> int:
        """Return how many messages were sent before the socket was closed."""
        sent = 0
        text = b""
        try:
            async with guest.at(table) as socket:
                while sent < count:
                    choices = [each["text"] for each in socket.frame.get("choices") or []]
                    text = messages.message(socket.number, choices, chance)
                    sent += 1
                    await self.message(socket, text)
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            if code not in CLOSED_WELL:
                self._fail(f"closed with {code}", text)
            self._count(f"closed {code}")
        return sent

    async def message(self, socket: Socket, text: bytes) -> None:
        """Send a message, then a ping, and hear all that comes before the answer to that."""
        as_text = text.decode(errors="replace") if text.isascii() else text
        await socket.connection.send(as_text)
        await socket.connection.send('{"type":"ping"}')
        while True:
            heard = await socket.hear()
            if heard["type"] == "pong":
                break
            if heard["type"] == "refused" and heard["reason"]["key"] == "server-error":
                self._fail("message", text)
            self._count(heard["type"])

    def _fail(self, where: str, what: bytes) -> None:
        self.found.failures.append(f"{where}: {what[:2_000]!r}")


class Outcome(NamedTuple):
    answers: Counter[str]
    failures: list[str]
    stall: float  # seconds
    memory: tuple[float, float]  # MB after the first fifth of the inputs, and in the end
    tasks: tuple[float, float]
    log: str
    """What the server has logged: nothing, unless something unforeseen has happened."""


def fuzz(server: Server, inputs: int, seed: int, on_progress: Callable[[int], None]) -> Outcome:
    """Send bad inputs to `server`; call `on_progress` with the number of answers."""
    sender = Sender(server, seed, on_progress)
    looks: list[tuple[float, float]] = []
    for share in (inputs // 5, inputs - inputs // 5):
        asyncio.run(sender.send(share))
        sender.seed += 1
        most = looks[0][1] if looks else math.inf
        looks.append((server.memory(), _tasks_at_rest(server, most)))
    (memory, tasks), (memory_after, tasks_after) = looks
    return Outcome(
        *sender.found,
        server.longest_stall(),
        (memory, memory_after),
        (tasks, tasks_after),
        server.said(),
    )


def _tasks_at_rest(server: Server, most: float) -> float:
    """Return how many tasks there are once all sockets are closed.

    Wait until there are at most `most`, for a while: some end a little after their socket.
    """
    until = time.monotonic() + REST_SECONDS
    while True:
        sockets, tasks = server.metric("taros_sockets"), server.metric("taros_tasks")
        if (not sockets and tasks <= most) or time.monotonic() > until:
            return tasks
        time.sleep(0.1)


def cases() -> list[dict[str, Any]]:
    """Return inputs that were once handled badly; a `body` has a character for every byte."""
    found: list[dict[str, Any]] = json.loads(CASES.read_text())
    return found
