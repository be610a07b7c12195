"""A client that plays on whatever happens, and writes down what it did and was shown."""

import asyncio
import json
import random
from collections.abc import Sequence
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from faults.history import Attempt, Client, Joined, Json, Refused, Shown

STAND_IN = 0.1  # how often a bot is asked for
ANSWER_SECONDS = 1.0  # after which a connection is taken for dead
MENDED_SECONDS = 0.05  # until the next try to connect
NOT_YET = ("still-here", "gone-briefly", "stands-in-already", "not-begun", "game-over")
"""Refusals of a request for a bot in the place of somebody else."""
BROKEN = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class Player:
    def __init__(self, client: Client, cookie: str, ports: Sequence[int], seed: int) -> None:
        """Connect as the guest of `cookie`, each time by one of `ports`."""
        self.client = client
        self.over = False
        self.breaks = 0
        self._cookie = cookie
        self._ports = ports
        self._random = random.Random(seed)
        self._number = 0
        self._frame: Json = {}

    async def run(self) -> None:
        """Play until the game is over."""
        while not self.over:
            try:
                await self._play()
            except BROKEN:
                self.breaks += 1
                await asyncio.sleep(MENDED_SECONDS)

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
        if kind in ("welcome", "happened"):
            self._number, self._frame = message["number"], message["frame"]
            self.over = bool(self._frame["over"])

    async def _say(self, connection: ClientConnection, **message: Any) -> None:
        await connection.send(json.dumps(message))
