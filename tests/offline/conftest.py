"""A host of tables as in a browser, with a store in memory and bots in this process."""

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from taros.core.game import State
from taros.core.words import Message
from taros.hosting.review_messages import judge
from taros.offline.bots import Advise, Choose, Judgement, answer
from taros.offline.host import Host
from taros.offline.requests import Request
from taros.offline.requests import answer as answer_request
from taros.offline.store import MemoryStore, Store
from taros.review.advice import Advice
from taros.review.review import ReviewTask
from taros.workers.bot_move import BotMove

BITS = "0123456789abcdef" * 2


class LocalBots:
    """Bots that think where they are asked."""

    async def choose(
        self, game: str, bot: str, observation: State, legal: Sequence[int]
    ) -> BotMove:
        text = msgspec.json.encode(Choose(game, bot, list(observation), list(legal), 5)).decode()
        return msgspec.json.decode(answer(text), type=BotMove)

    async def advise(self, game: str, observation: State) -> Advice:
        text = msgspec.json.encode(Advise(game, list(observation))).decode()
        value = msgspec.json.decode(answer(text))
        reason = Message(**value["reason"])
        return Advice(**{**value, "reason": reason})

    async def judge(self, task: ReviewTask) -> Judgement:
        return Judgement(*judge(task))


class Device:
    """A host, and what it has warned of."""

    def __init__(self, store: Store) -> None:
        self.warnings: list[tuple[str, str]] = []
        self.host = Host(
            store, LocalBots(), lambda *warning: self.warnings.append(warning), pause=0, window=0
        )

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request; return its status and its body, as JSON where it is."""
        text = "" if body is None else msgspec.json.encode(body).decode()
        given = await answer_request(self.host, Request(method, path, "en", text))
        if isinstance(given.body, bytes):
            return given.status, _parsed(given.body)
        return given.status, [_parsed(line) async for line in given.body]

    async def new_table(self, game: str, *seats: dict[str, str]) -> str:
        """Set up a table; return its id."""
        request = {"game": game, "seats": seats, "contributes": True}
        status, created = await self.ask("POST", "/tables", request)
        assert status == 201
        id: str = created["id"]
        return id


def _parsed(body: bytes) -> Any:
    try:
        return msgspec.json.decode(body)
    except msgspec.DecodeError:
        return body.decode()


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore()


@pytest.fixture
def device(store: MemoryStore) -> Device:
    return Device(store)
