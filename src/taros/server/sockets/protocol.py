"""WebSockets of uvicorn that write texts straight to the network."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

TEXT = 0x81  # the first byte of a text in one frame (RFC 6455, 5.2)


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Makes the frames of texts itself while the connection is open and its client reads.

    The layers of uvicorn and websockets for every kind of frame took longer than the network. They
    still do all the rest: opening, reading, pings, closing, and waiting for a client.
    """

    async def send(self, message: Any) -> None:
        text = message.get("text")
        is_open = self.conn.state is OPEN and not self.disconnected
        if text is not None and is_open and self.writable.is_set():
            self.transport.write(text_frame(text))
        else:
            await super().send(message)


def text_frame(text: str) -> bytes:
    """Return `text` as a WebSocket frame without a mask, as servers send it."""
    data = text.encode()
    size = len(data)
    if size < 126:
        return bytes((TEXT, size)) + data
    if size < 1 << 16:
        return bytes((TEXT, 126, size >> 8, size & 255)) + data
    return bytes((TEXT, 127)) + size.to_bytes(8, "big") + data
