"""Clients that play on whatever happens, and write down what they did and were shown."""

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from faults.history import Attempt, Client, Joined, Json, Refused, Shown

STAND_IN = 0.1  # how often a bot is asked for
HAND_OVER = 0.02  # how often a seat is offered to somebody else
ANSWER_SECONDS = 1.0  # after which a connection is taken for dead
MENDED_SECONDS = 0.05  # until the next try to connect
NOT_YET = ("still-here", "gone-briefly", "stands-in-already", "not-begun", "game-over")
"""Refusals of a request for a bot in the place of somebody else."""
BROKEN = (
    *(ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError),
    httpx.TransportError,
)


class Player:
    """People who have a seat one after the other, or one who watches."""

    def __init__(
        self,
        client: Client,
        cookies: Sequence[str],
        ports: Sequence[int],
        seed: int,
        clients: list[Client],
    ) -> None:
        """Connect as the guest of the first of `cookies`, each time by one of `ports`; hand the
        seat over to the guests of the others. Enter all of them in `clients`."""
        self.client = client
        self.over = False
        self.breaks = 0
        self._cookie, *self._heirs = cookies
        self._ports = ports
        self._random = random.Random(seed)
        self._clients = clients
        self._number = 0
        self._frame: Json = {}
        self._key = ""
        """With which the next guest takes the seat."""
        clients.append(client)

    async def run(self) -> None:
        """Play until the game is over."""
        while not self.over:
            try:
                if self._key:
                    await self._hand_over()
                await self._play()
            except BROKEN:
                self.breaks += 1
                await asyncio.sleep(MENDED_SECONDS)

    async def _hand_over(self) -> None:
        """Let the next guest take the seat, and go on as that one."""
        address = f"http://127.0.0.1:{self._random.choice(self._ports)}"
        path = f"/api/tables/{self.client.table}/seats/{self.client.seats[0]}"
        headers = {"Cookie": self._heirs[0]}
        async with httpx.AsyncClient(
            base_url=address, headers=headers, timeout=5 * ANSWER_SECONDS, trust_env=False
        ) as http:
            answer = await http.post(path, json={"name": "", "invite": self._key})
        if answer.status_code >= 500:
            raise ConnectionError("try again")
        self._key, self._cookie = "", self._heirs.pop(0)
        self._number, self._frame = 0, {}
        name = f"{self.client.name}'s heir"
        self.client = self.client._replace(name=name, events=[], texts=[], is_heir=True)
        self._clients.append(self.client)

    async def _play(self) -> None:
        port = self._random.choice(self._ports)
        async with connect(
            f"ws://127.0.0.1:{port}/ws/tables/{self.client.table}",
            additional_headers={"Cookie": self._cookie},
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=5 * ANSWER_SECONDS,
            close_timeout=0.1,
            ping_interval=None,
        ) as connection:
            seen = self._number if self._random.random() < 0.5 else 0
            self.client.events.append(Joined(seen))
            await self._say(connection, type="hello", seen=seen or None)
            asked_at = None
            while not self.over:
                if self._frame.get("choices") and asked_at != self._number:
                    asked_at = await self._move(connection)
                elif self._random.random() < STAND_IN and self.client.seats:
                    await self._let_bot_play(connection)
                if self._heirs and self._random.random() < HAND_OVER:
                    await self._say(connection, type="handover", seat=self.client.seats[0])
                await self._hear(connection)

    async def _move(self, connection: ClientConnection) -> int:
        """Send a move; return the line after which."""
        choice = self._random.choice(self._frame["choices"])["text"]
        self.client.events.append(Attempt(self._number, choice))
        await self._say(connection, type="move", after=self._number, text=choice)
        return self._number

    async def _let_bot_play(self, connection: ClientConnection) -> None:
        """Ask for a bot in the place of the other person, in case that they have gone."""
        seat = 1 - self.client.seats[0]
        await self._say(connection, type="letbotplay", seat=seat, bot="greedy")

    async def _hear(self, connection: ClientConnection) -> None:
        """Handle what comes; ask for a sign of life if nothing does."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                text = await connection.recv(decode=True)
        except TimeoutError:
            await self._say(connection, type="ping")
            async with asyncio.timeout(ANSWER_SECONDS):
                text = await connection.recv(decode=True)
        self.client.texts.append(text)
        several = json.loads(text)
        for message in several if isinstance(several, list) else [several]:
            self._heard(message)

    def _heard(self, message: Json) -> None:
        events = self.client.events
        kind = message["type"]
        if kind == "welcome":
            events += [Shown(entry["number"], entry) for entry in message["log"]]
        elif kind == "happened":
            events.append(Shown(message["number"], message["entry"]))
        elif kind == "refused" and message["reason"]["key"] in NOT_YET:
            pass
        elif kind == "refused":
            events.append(Refused(message["after"], message["reason"]["key"]))
            raise ConnectionError("look again")
        if self._heirs and (offers := message.get("you", {}).get("offers")):
            self._key = offers[0]["key"]
            raise ConnectionError("somebody else comes")
        if kind in ("welcome", "happened"):
            self._number, self._frame = message["number"], message["frame"]
            self.over = bool(self._frame["over"])

    async def _say(self, connection: ClientConnection, **message: Any) -> None:
        await connection.send(json.dumps(message))
