"""The WebSocket `/ws/mine`: sends somebody the list of their unfinished tables when it changes.

It lets people know on any page that it is their turn. Any worker may serve it: changes are
published on the bus, and the list is read from the store.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import msgspec

from taros.hosting.broadcaster import POLICY
from taros.tables.protocol import MyTables, Ping, Pong, TableSummary

from ..http.asgi import Receive, Scope, Send
from ..people.limits import Bucket

PATH = "/ws/mine"
MAX_PING_BYTES = 100
PING_RATE = 1, 20  # a second, and at once
PAUSE = 0.1  # seconds between two lists: what changes meanwhile comes together
RETRY = 5  # seconds until a list that could not be read is read again

Read = Callable[[str], Awaitable[list[TableSummary]]]

log = logging.getLogger(__name__)

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Ping).decode
_PONG = _encode(Pong()).decode()


class Watchers:
    """The clients of this worker that watch their lists of tables, by guest."""

    def __init__(self, read: Read, most: int) -> None:
        """`read` returns the unfinished tables of a guest, who may watch with `most` clients."""
        self.read = read
        self._most = most
        self._changed: dict[str, set[asyncio.Event]] = {}

    def notify(self, guests: Iterable[str]) -> None:
        """Have the lists of `guests` sent again, if they have changed."""
        for guest in guests:
            for changed in self._changed.get(guest, ()):
                changed.set()

    def notify_all(self) -> None:
        self.notify(tuple(self._changed))

    def add(self, guest: str) -> asyncio.Event | None:
        """Return an event that is set when the list of `guest` may have changed, and now; None if
        too many watch it already."""
        watching = self._changed.setdefault(guest, set())
        if len(watching) >= self._most:
            return None
        changed = asyncio.Event()
        changed.set()
        watching.add(changed)
        return changed

    def remove(self, guest: str, changed: asyncio.Event) -> None:
        self._changed[guest].discard(changed)
        if not self._changed[guest]:
            del self._changed[guest]


async def serve_watcher(watchers: Watchers, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one WebSocket until either side closes it."""
    await send({"type": "websocket.accept"})
    guest: str | None = scope["guest"]
    changed = None if guest is None else watchers.add(guest)
    if guest is None or changed is None:
        await send({"type": "websocket.close", "code": POLICY})
        return
    sending = asyncio.create_task(_send_lists(watchers.read, guest, changed, send))
    try:
        await answer_pings(receive, send)
    finally:
        sending.cancel()
        watchers.remove(guest, changed)


async def _send_lists(read: Read, guest: str, changed: asyncio.Event, send: Send) -> None:
    """Send the list of `guest` whenever it has changed."""
    sent = ""
    with suppress(OSError):  # the connection is broken, which its reader notices too
        while True:
            await changed.wait()
            changed.clear()
            try:
                text = _encode(MyTables(await read(guest))).decode()
            except Exception:
                log.exception("the tables of a guest cannot be read")
                await asyncio.sleep(RETRY)
                changed.set()
                continue
            if text != sent:
                await _send_text(send, text)
                sent = text
            await asyncio.sleep(PAUSE)


async def answer_pings(receive: Receive, send: Send) -> None:
    """Answer pings until the socket is closed; whatever else comes closes it."""
    bucket = Bucket(*PING_RATE)
    while (message := await receive())["type"] == "websocket.receive":
        if not bucket.take() or not _is_ping(message.get("text") or message.get("bytes") or ""):
            await send({"type": "websocket.close", "code": POLICY})
            return
        await _send_text(send, _PONG)


def _is_ping(text: str | bytes) -> bool:
    try:
        return len(text) <= MAX_PING_BYTES and isinstance(_decode(text), Ping)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False


async def _send_text(send: Send, text: str) -> None:
    await send({"type": "websocket.send", "bytes": None, "text": text})
