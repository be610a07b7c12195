"""Sending what is queued for a WebSocket, without a task as long as its client reads."""

import asyncio
from collections.abc import Callable

from taros.hosting.broadcaster import Connection

from ..http.asgi import Send


class Sender:
    """Sends the texts of one connection: all that are queued at once as one text."""

    def __init__(self, write: Callable[[bytes], bool], send: Send, connection: Connection) -> None:
        """`write` writes a text at once, or returns False if that cannot be done now: then `send`
        is awaited."""
        self._write = write
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
            self._loop.call_soon(self._send_queued)

    def _send_queued(self) -> None:
        text = self._connection.take_text()
        if text and self._write(text):
            text = b""
        if text or self._connection.closed:
            self._task = self._loop.create_task(self._send_slowly(text))
        else:
            self._is_sending = False

    async def _send_slowly(self, text: bytes) -> None:
        """Send `text` if it is not empty, what is queued meanwhile, and the reason of a close."""
        connection = self._connection
        try:
            while text:
                await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})
                text = connection.take_text()
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
