"""The two workers of a page, as JavaScript starts them in Pyodide.

All that goes to and from JavaScript is text: JSON that `web/src/offline/messages.ts` describes.
JavaScript brings three functions: `post` sends a message to the page, `store` runs one operation of
the database, `think` asks the workers of bots, and returns "" if they cannot be started.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import msgspec

from taros.core.errors import NotAllowed, TarosError
from taros.core.game import State
from taros.core.words import Message
from taros.review.advice import Advice
from taros.review.review import ReviewTask
from taros.workers.bot_move import BotMove

from .bots import Advise, Choose, Failed, Judge, Judgement
from .host import Host, Trouble
from .requests import THINK_SECONDS, Request, answer
from .sockets import Socket, open_socket
from .store import Loaded, NumberTaken, StorageFailed, StoredEvent, StoredTable

Post = Callable[[str], None]
Ask = Callable[[str], Awaitable[str]]
T = TypeVar("T")

_encode = msgspec.json.Encoder().encode


class BrowserStore:
    """The store in IndexedDB; `run` takes an operation, and returns its result or an error."""

    def __init__(self, run: Ask) -> None:
        self._run = run

    async def _do(self, operation: str, *arguments: object) -> Any:
        text = await self._run(_encode([operation, *arguments]).decode())
        result = msgspec.json.decode(text)
        if "error" in result:
            raise NumberTaken if result["error"] == "ConstraintError" else StorageFailed
        return result["value"]

    async def secret(self, name: str, fresh: str) -> str:
        return str(await self._do("secret", name, fresh))

    async def create(self, table: StoredTable, event: StoredEvent) -> None:
        await self._do("create", table, event)

    async def append(self, event: StoredEvent, summary: str | None) -> None:
        await self._do("append", event, summary)

    async def load(self, id: str) -> Loaded | None:
        found = await self._do("load", id)
        return None if found is None else Loaded(found["table"], found["events"])

    async def tables(self) -> list[Any]:
        found: list[Any] = await self._do("tables")
        return found

    async def set_aside(self, id: str, number: int) -> None:
        await self._do("setAside", id, number)

    async def review(self, id: str) -> str | None:
        body = await self._do("review", id)
        return None if body is None else str(body)

    async def keep_review(self, id: str, body: str) -> None:
        await self._do("keepReview", id, body)


class BotsRefused(TarosError):
    """What the worker of bots answers in place of a move or a judgement."""

    def __init__(self, message: Message) -> None:
        ValueError.__init__(self, message.key)
        self.message = message


class BrowserBots:
    """Bots in another worker, which `ask` sends requests to."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def choose(
        self, game: str, bot: str, observation: State, legal: Sequence[int]
    ) -> BotMove:
        request = Choose(game, bot, list(observation), list(legal), THINK_SECONDS)
        return await self._answered(request, BotMove)

    async def advise(self, game: str, observation: State) -> Advice:
        return await self._answered(Advise(game, list(observation)), Advice)

    async def judge(self, task: ReviewTask) -> Judgement:
        return await self._answered(Judge(task), Judgement)

    async def _answered(self, request: object, kind: type[T]) -> T:
        text = await self._ask(_encode(request).decode())
        if not text:
            raise NotAllowed("offline-bots-failed")
        value = msgspec.json.decode(text)
        if isinstance(value, dict) and value.get("type") == "failed":
            raise BotsRefused(msgspec.convert(value, Failed).message)
        return msgspec.convert(value, kind)


class Worker:
    """Serves one page: messages of the page come to `receive`."""

    def __init__(self, post: Post, store: Ask, think: Ask, stored: Callable[[str], None]) -> None:
        self._post_text = post
        self._host = Host(BrowserStore(store), BrowserBots(think), self._warn, stored)
        self._sockets: dict[int, Socket | None] = {}
        self._tasks: set[asyncio.Future[None]] = set()

    async def open(self) -> None:
        await self._host.open()

    def _post(self, **message: object) -> None:
        self._post_text(_encode(message).decode())

    def _warn(self, trouble: Trouble, table: str) -> None:
        self._post(type="trouble", trouble=trouble, table=table)

    def receive(self, text: str) -> None:
        """Handle a message of the page."""
        message = msgspec.json.decode(text)
        match message["type"]:
            case "request":
                self._spawn(self._answer(message))
            case "open":
                self._spawn(self._open(message))
            case "send":
                socket = self._sockets.get(message["socket"])
                if socket is not None:
                    socket.receive(message["text"])
            case "close":
                socket = self._sockets.pop(message["socket"], None)
                if socket is not None:
                    socket.close()
            case "stored":
                self._spawn(self._host.catch_up(message["table"]))

    async def _answer(self, message: dict[str, Any]) -> None:
        id = message["id"]
        request = Request(
            message["method"], message["path"], message["language"], message["body"] or ""
        )
        status, body, headers = await answer(self._host, request)
        self._post(type="answer", id=id, status=status, headers=headers)
        if isinstance(body, bytes):
            self._post(type="chunk", id=id, text=body.decode())
        else:
            async for chunk in body:
                self._post(type="chunk", id=id, text=chunk.decode())
        self._post(type="end", id=id)

    async def _open(self, message: dict[str, Any]) -> None:
        id = message["socket"]
        self._sockets[id] = None
        socket = await open_socket(
            self._host,
            message["path"],
            message["language"],
            lambda text: self._post(type="message", socket=id, text=text),
            lambda code: self._post(type="closed", socket=id, code=code),
        )
        if id not in self._sockets:  # the page has closed it meanwhile
            if socket is not None:
                socket.close()
            return
        self._sockets[id] = socket
        if socket is not None:
            self._post(type="opened", socket=id)

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
