"""People and programs at a server, as tests need them: real HTTP, real WebSockets."""

import asyncio
import json
import secrets
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from taros.core.fairness import hash_of

Json = dict[str, Any]

PATIENCE = 30  # seconds until a test gives up
REUSED = httpx.Limits(keepalive_expiry=2)  # seconds; a server closes idle connections after five


def bits() -> str:
    return secrets.token_hex(16)


def seats(*kinds: str) -> list[Json]:
    """`me`, `here`, `open`, or the name of a bot."""
    return [
        {"kind": kind} if kind in ("me", "here", "open") else {"kind": "bot", "bot": kind}
        for kind in kinds
    ]


class Guest:
    """Somebody with a browser: keeps the cookie."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, trust_env=False, limits=REUSED
        )

    async def __aenter__(self) -> Self:
        await self.http.get("/api/games")
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, data: Json | None = None, status: int = 201) -> Any:
        answer = await self.http.post(path, json=data)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def delete(self, path: str, status: int = 204) -> Any:
        answer = await self.http.delete(path)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None

    async def open_table(self, *kinds: str, game: str = "marrakech", **more: Any) -> Json:
        places = [
            {**seat, "name": self.name} if seat["kind"] == "me" else seat for seat in seats(*kinds)
        ]
        data = {"game": game, "seats": places, **more}
        return dict(await self.post("/api/tables", data))

    async def sit(self, table: Json, seat: int, status: int = 204, **more: Any) -> Any:
        data = {"name": self.name, "invite": table["invite"], **more}
        return await self.post(f"/api/tables/{table['id']}/seats/{seat}", data, status)

    @asynccontextmanager
    async def at(self, table: str, seen: int | None = None, **more: Any) -> AsyncIterator["Socket"]:
        """A socket at a table that has been welcomed."""
        async with self.socket(table, **more) as socket:
            await socket.hello(seen)
            yield socket

    @asynccontextmanager
    async def watching(self) -> AsyncIterator["Socket"]:
        """A socket that is sent this guest's unfinished tables."""
        async with self._connected("/ws/mine", {}, cookie=True) as connection:
            yield Socket(connection)

    @asynccontextmanager
    async def socket(
        self, table: str, headers: Json | None = None, query: str = "", cookie: bool = True
    ) -> AsyncIterator["Socket"]:
        path = f"/ws/tables/{table}{query}"
        async with self._connected(path, headers or {}, cookie) as connection:
            yield Socket(connection)

    @asynccontextmanager
    async def _connected(
        self, path: str, headers: Json, cookie: bool
    ) -> AsyncIterator[ClientConnection]:
        address = f"{self.address.replace('http', 'ws', 1)}{path}"
        sent = dict(headers)
        if cookie:
            sent["Cookie"] = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        async with connect(
            address, additional_headers=sent, compression=None, proxy=None, max_size=None
        ) as connection:
            yield connection


class Socket:
    """Keeps all that was heard, as it was sent."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self._waiting: deque[Json] = deque()
        self.welcome: Json = {}
        self.number = 0
        self.frame: Json = {}
        self.people: Json = {}

    async def say(self, type: str, **fields: Any) -> None:
        await self.connection.send(json.dumps({"type": type, **fields}))

    async def hear(self) -> Json:
        while not self._waiting:
            async with asyncio.timeout(PATIENCE):
                text = await self.connection.recv(decode=True)
            self.heard.append(text)
            several = json.loads(text)
            self._waiting.extend(several if isinstance(several, list) else [several])
        message = self._waiting.popleft()
        if message["type"] == "happened":
            assert message["number"] == self.number + 1, "a number is missing"
        if message["type"] in ("welcome", "happened"):
            self.number = message["number"]
            self.frame = message["frame"]
        return message

    async def hear_until(self, is_it: Callable[[Json], bool] | str) -> Json:
        while True:
            message = await self.hear()
            if message["type"] == is_it if isinstance(is_it, str) else is_it(message):
                return message

    async def hello(self, seen: int | None = None) -> Json:
        await self.say("hello", seen=seen)
        self.welcome = await self.hear_until("welcome")
        return self.welcome

    async def move(self, text: str | None = None, after: int | None = None) -> Json:
        """The first choice there is, or another; the answer to it."""
        text = text or self.frame["choices"][0]["text"]
        await self.say("move", after=self.number if after is None else after, text=text)
        return await self.hear_until(
            lambda message: (
                message["type"] == "refused"
                or (message["type"] == "happened" and message["entry"]["actor"] is not None)
            )
        )

    async def mix(self) -> tuple[str, str]:
        """Take part when chance is mixed, until the game begins; return bits and commitment."""
        own, commitment, said = bits(), "", set()
        message = self.welcome
        while True:
            mixing = message.get("mixing")
            hashes = mixing["hashes"] if mixing else []
            if mixing and mixing["commitment"] and "reveal" not in said:
                assert hash_of(own) in [each["hash"] for each in hashes]
                commitment = mixing["commitment"]
                said.add("reveal")
                await self.say("reveal", bits=own)
            elif mixing and not mixing["commitment"] and "commit" not in said:
                said.add("commit")
                await self.say("commit", round=mixing["round"], hash=hash_of(own))
            if message.get("state") == "playing":
                return own, commitment
            message = await self.hear_until("people")

    async def until_closed(self) -> None:
        """Until the server closes this socket."""
        with suppress(ConnectionClosed):
            while True:
                await self.hear()

    async def until_asked(self) -> Json:
        """Until it is this socket's turn, or the game is over."""
        while not (self.frame["choices"] or self.frame["over"]):
            await self.hear()
        return self.frame

    async def play_on(self, choose: Callable[[Json], str] | None = None) -> None:
        """To the end of the game."""
        while not (await self.until_asked())["over"]:
            text = choose(self.frame) if choose else self.frame["choices"][0]["text"]
            answer = await self.move(text)
            assert answer["type"] == "happened", answer
