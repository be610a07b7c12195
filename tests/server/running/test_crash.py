"""kill -9 at random moments: every acknowledged move is there, and every game goes on."""

import asyncio
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.people import Guest, Json
from server.processes import Server

pytestmark = pytest.mark.anyio  # never run again: what was lost once is lost

KILLS = 20
WITH_BOTS = 4  # of these
BETWEEN = 0.05, 0.4  # seconds
FINISH_SECONDS = 300  # until games that go on are over
SLOWLY = 0.03  # so that games last


class Player:
    """Plays on whatever happens to the server, and remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.table = table
        self.known: dict[int, Json] = {}
        self.moves = 0
        self.breaks = 0
        self.over = False

    async def run(self) -> None:
        while not self.over:
            try:
                await self._play()
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
                self.breaks += 1
                await asyncio.sleep(0.02)

    async def _play(self) -> None:
        async with self.guest.at(self.table) as socket:
            log = {entry["number"]: entry for entry in socket.welcome["log"]}
            assert list(log) == list(range(1, len(log) + 1))
            assert {n: log.get(n) for n in self.known} == self.known, "an acknowledged move is gone"
            self.known = log
            while not socket.frame["over"]:
                if socket.frame["choices"]:
                    await asyncio.sleep(SLOWLY)
                    choice = random.choice(socket.frame["choices"])
                    await socket.say("move", after=socket.number, text=choice["text"])
                message = await socket.hear()
                if message["type"] == "happened":
                    self.known[message["number"]] = message["entry"]
                    self.moves += 1
            self.over = True


async def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log")
    with server:
        async with Guest(server.address) as ann:
            tables = [await ann.open_table("me", "here", "here", "here") for _ in range(3)]
            bots = [await ann.open_table("me", "greedy", "random") for _ in range(2)]
            players = [Player(ann, table["id"]) for table in tables + bots]
            tasks = [asyncio.create_task(player.run()) for player in players[: len(tables)]]
            for kill in range(KILLS):
                if kill == KILLS - WITH_BOTS:
                    tasks += [asyncio.create_task(one.run()) for one in players[len(tables) :]]
                await asyncio.sleep(random.uniform(*BETWEEN))
                await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            async with asyncio.timeout(FINISH_SECONDS):
                await asyncio.gather(*tasks)
            assert sum(player.breaks for player in players) >= KILLS
            assert all(player.over and player.moves > 20 for player in players)
