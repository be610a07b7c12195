"""Connections of uvicorn that are counted, bounded, and take and write messages without queues."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from taros.core.errors import NotAllowed

from ..people.origins import network_of

if TYPE_CHECKING:
    from .connections import Connections, Slot

TEXT = 0x81  # the first byte of a text in one frame (RFC 6455, 5.2)
READ = 8_192  # bytes at once: of asyncio's 262,144, tiny frames would stall everybody for 100 ms
CONNECTIONS = "connections"  # where the application keeps them in its state


class HttpProtocol(H11Protocol):
    """Bounds how many connections there are, and how long a request may take to arrive."""

    _slot: "Slot | None" = None
    _awaited: object = None
    """The state of the client in which a deadline was set."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        try:
            self._slot = self._all.enter(transport, self._network)
        except NotAllowed as error:
            self._write_refusal(503, "Service Unavailable", error)
        else:
            self._slot.expire = self._expire
            self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._set_deadline()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._set_deadline()

    @property
    def _all(self) -> "Connections":
        connections: Connections = self.app_state[CONNECTIONS]
        return connections

    @property
    def _network(self) -> str | None:
        """The network of the client, None if it is a proxy that we trust."""
        address = self.client[0] if self.client else None
        is_proxy = address is None or address in self.config.loaded_app.trusted_hosts
        return None if is_proxy else network_of(str(address))

    def _set_deadline(self) -> None:
        """Set when the head or the body of a request must have arrived, where one is awaited."""
        slot, awaited = self._slot, self.conn.their_state
        if slot is None or awaited is self._awaited:
            return
        self._awaited = awaited
        limits = self._all.limits
        seconds = {h11.IDLE: limits.header_seconds, h11.SEND_BODY: limits.body_seconds}
        slot.deadline = self.loop.time() + seconds[awaited] if awaited in seconds else None

    def _expire(self) -> None:
        """Close a connection whose request has not arrived in time, and say so if it has begun."""
        has_begun = self._awaited is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if has_begun and self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            limits = self._all.limits
            is_body = self._awaited is h11.SEND_BODY
            seconds = limits.body_seconds if is_body else limits.header_seconds
            error = NotAllowed("request-slow", seconds=f"{seconds:g}")
            self._write_refusal(408, "Request Timeout", error)
        else:
            self.transport.close()

    def _write_refusal(self, status: int, phrase: str, error: NotAllowed) -> None:
        """Answer past the application, in English: which language is wished is not known yet."""
        body = error.format("en").encode()
        head = (
            f"HTTP/1.1 {status} {phrase}\r\nContent-Type: text/plain; charset=utf-8\r\n"
            f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Hands messages straight to `on_message`, and makes the frames of texts itself.

    The layers of uvicorn and websockets for every message took longer than the network. They still
    do all the rest: opening, parsing, pings, closing, and waiting for a client. The application
    finds this object as `scope["socket"]`.
    """

    slot: "Slot"
    on_message: Callable[[bytes], None] | None = None
    """Called with every message from when it is set on; those that came before are in the queue
    of `receive`."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.slot = self._all.upgrade(transport)
        with suppress(AttributeError):  # of another event loop, which reads less at once
            transport.max_size = READ

    def connection_lost(self, exc: Exception | None) -> None:
        self._all.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            # websockets could not read the request, and uvicorn leaves it open without an answer
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    async def run_asgi(self) -> None:
        self.scope["socket"] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()

    @property
    def _all(self) -> "Connections":
        connections: Connections = self.app_state[CONNECTIONS]
        return connections

    def send_receive_event_to_app(self) -> None:
        """Hand on the message whose `frames` are complete."""
        if self.on_message is None or self.close_sent or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.on_message(b"".join(frames))

    def write_text(self, text: bytes) -> bool:
        """Write a text now; return False if the connection is not open, or its client does not
        read."""
        if self.conn.state is not OPEN or self.disconnected or not self.writable.is_set():
            return False
        self.transport.write(text_frame(text))
        return True


def text_frame(text: bytes) -> bytes:
    """Return `text` as a WebSocket frame without a mask, as servers send it."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255)) + text
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + text
