"""Sending what is queued for a WebSocket, without a task as long as its client reads."""

import asyncio
from collections.abc import Coroutine, Generator
from typing import Any

from taros.hosting.broadcaster import Connection

from ..http.asgi import Send


class Sender:
    """Sends the texts of one connection: all that are queued at once as one text."""

    def __init__(self, send: Send, connection: Connection) -> None:
        self._send = send
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._is_sending = False
        self._task: asyncio.Task[None] | None = None
        """Sends to a client that reads too slowly to be sent everything at once."""
        self._done: asyncio.Future[None] = self._loop.create_future()
        """Set when the socket is closed, or broken."""
        connection.on_change = self._schedule

    async def wait_closed(self) -> None:
        """Wait until a connection that is closed has been sent all its texts, or is broken."""
        self._schedule()
        await self._done

    def _schedule(self) -> None:
        """Send once the event loop has done what it is at: more may be queued by then."""
        if not self._is_sending and not self._done.done():
            self._is_sending = True
            self._loop.call_soon(self._start)

    def _start(self) -> None:
        self._task = start_eagerly(self._send_queued())

    async def _send_queued(self) -> None:
        connection = self._connection
        try:
            while connection.queue:
                texts = connection.take()
                text = texts[0] if len(texts) == 1 else f"[{','.join(texts)}]"
                await self._send({"type": "websocket.send", "bytes": None, "text": text})
            if connection.closed:
                await self._send({"type": "websocket.close", "code": connection.closed})
        except Exception:  # the reader of a broken connection meets the error too
            self._finish()
        finally:
            self._is_sending = False
        if connection.closed:
            self._finish()

    def _finish(self) -> None:
        if not self._done.done():
            self._done.set_result(None)


def start_eagerly(work: Coroutine[Any, Any, None]) -> asyncio.Task[None] | None:
    """Run `work` until it has to wait for something; return a task for the rest of it, if any.

    As `eager_start` of asyncio's tasks does from Python 3.12 on: work that need not wait costs no
    task and no turn of the event loop.
    """
    try:
        awaited = work.send(None)
    except StopIteration:
        return None

    async def finish() -> None:
        await _Started(work, awaited)

    return asyncio.create_task(finish())


class _Started:
    """What is left of a coroutine that has been started and waits for `awaited`."""

    def __init__(self, work: Coroutine[Any, Any, None], awaited: Any) -> None:
        self._work = work
        self._awaited = awaited

    def __await__(self) -> Generator[Any, Any, None]:
        awaited = self._awaited
        while True:
            try:
                try:
                    value = yield awaited
                except BaseException as error:  # also that the task is cancelled
                    awaited = self._work.throw(error)
                else:
                    awaited = self._work.send(value)
            except StopIteration:
                return
