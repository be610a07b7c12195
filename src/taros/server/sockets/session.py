"""The WebSocket of a table: reads what its owner asks for, sends what the table has to say.

It speaks ASGI itself: a framework's wrappers around every message did nothing for it, and took a
fifteenth of the time of a move.
"""

import asyncio
import re
from collections.abc import Mapping
from contextlib import suppress
from urllib.parse import parse_qs

import msgspec

from taros.core.errors import BadOption, NotAllowed, TarosError, Unknown
from taros.tables.protocol import (
    Agree,
    FromClient,
    Hello,
    Move,
    Ping,
    Pong,
    Refused,
    Remark,
    Resign,
    Undo,
)
from taros.tables.views import refusal

from ..http.asgi import Receive, Scope, Send
from ..live.live_table import Room
from ..live.table_manager import Hub
from ..people.limits import Bucket
from .audience import NO_TABLE, POLICY, Listener, encode

LONGEST = 2_000  # bytes of a message
MESSAGES = 20, 100  # a second, and at once
REMARKS = 0.5, 5
HELLOS = 0.5, 5  # each is answered with all that the table has to say
PATIENCE = 100  # refusals for what no client of ours sends

_decode = msgspec.json.Decoder(FromClient).decode
_PONG = encode(Pong())
_PATH = re.compile("/ws/tables/([^/]+)")


def table_of(path: str) -> str | None:
    """The table that a socket is for, by its address."""
    found = _PATH.fullmatch(path)
    return found[1] if found else None


async def converse(
    hub: Hub, table: str, scope: Scope, headers: Mapping[str, str], receive: Receive, send: Send
) -> None:
    """With somebody who is let in, until one of the two hangs up."""
    await send({"type": "websocket.accept"})
    try:
        room = await hub.room(table)
        guest, seat = _who(hub, table, scope, headers)
    except TarosError as error:
        await _say(send, encode(Refused(None, refusal(error, scope["language"]))))
        code = NO_TABLE if isinstance(error, Unknown) else POLICY
        await send({"type": "websocket.close", "code": code})
        return
    listener = Listener(guest, seat, scope["language"])
    hub.metrics.add("taros_sockets")
    room.connected += 1
    sending = asyncio.create_task(_send_all(send, listener))
    try:
        await Conversation(hub, room, listener).run(receive)
    finally:
        hub.metrics.add("taros_sockets", -1)
        room.connected -= 1
        listener.close()
        room.part(listener)
        await sending


def _who(
    hub: Hub, table: str, scope: Scope, headers: Mapping[str, str]
) -> tuple[str | None, int | None]:
    """A guest by the cookie, or one seat by its token. Raises NotAllowed."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = parse_qs(scope["query_string"].decode("latin-1")).get("token", [""])[0]
    if not token:
        return scope["guest"], None
    found = hub.signer.seat(table, token)
    if found is None:
        raise NotAllowed("not-your-seat")
    seat, guest = found
    return guest, seat


async def _say(send: Send, text: str) -> None:
    await send({"type": "websocket.send", "bytes": None, "text": text})


async def _send_all(send: Send, listener: Listener) -> None:
    """Everything that waits, as one text, until nothing more is to come."""
    with suppress(Exception):  # whatever happens to a connection, its reader hears of it too
        while True:
            await listener.news()
            texts = listener.take()
            if texts:
                await _say(send, texts[0] if len(texts) == 1 else f"[{','.join(texts)}]")
            if listener.closed and not listener.waiting:
                break
        await send({"type": "websocket.close", "code": listener.closed})


class Conversation:
    """What a socket says, message by message."""

    def __init__(self, hub: Hub, room: Room, listener: Listener) -> None:
        self._hub = hub
        self._room = room
        self._listener = listener
        rate = hub.settings.rate
        self._messages = Bucket(rate * MESSAGES[0], rate * MESSAGES[1])
        self._remarks = Bucket(rate * REMARKS[0], rate * REMARKS[1])
        self._hellos = Bucket(rate * HELLOS[0], max(1, rate * HELLOS[1]))
        self._patience = PATIENCE

    async def run(self, receive: Receive) -> None:
        while not self._listener.closed:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            self._hear(message.get("text") or message.get("bytes") or "")

    def _hear(self, text: str | bytes) -> None:
        try:
            self._answer(self._read(text))
        except TarosError as error:
            self._patience -= 1
            if self._patience:
                self._refuse(None, error)
            else:
                self._turn_away(error)

    def _read(self, text: str | bytes) -> FromClient:
        if len(text) > LONGEST:
            raise BadOption("too-large", most=LONGEST)
        if not self._messages.take():
            raise NotAllowed("too-fast")
        try:
            message: FromClient = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadOption("bad-message", reason=str(error)) from None
        except RecursionError:
            raise BadOption("nested-json") from None
        return message

    def _answer(self, message: FromClient) -> None:
        room, listener = self._room, self._listener
        if room.table.away and not isinstance(message, Ping):
            room.come_back(listener)
        match message:
            case Move(after, text):
                room.ask(
                    lambda table: table.move(listener.seats, after, text),
                    lambda error: self._refuse(after, error),
                )
            case Ping():
                listener.send(_PONG)
            case Hello(seen):
                if not self._hellos.take():
                    raise NotAllowed("too-fast")
                room.join(listener, seen, self._turn_away)
            case Undo(after):
                room.ask(
                    lambda table: table.undo(listener.seats, after),
                    lambda error: self._refuse(after, error),
                )
            case Agree(to, yes):
                room.ask(
                    lambda table: table.answer(listener.seats, to, yes),
                    lambda error: self._refuse(to, error),
                )
            case Resign():
                room.ask(
                    lambda table: table.resign(listener.seats),
                    lambda error: self._refuse(None, error),
                )
            case Remark(which):
                if not self._remarks.take():
                    raise NotAllowed("too-fast")
                room.ask(
                    lambda table: table.say(listener.seats, which),
                    lambda error: self._refuse(None, error),
                )

    def _turn_away(self, error: TarosError) -> None:
        self._refuse(None, error)
        self._listener.close(POLICY)

    def _refuse(self, after: int | None, error: TarosError) -> None:
        self._hub.metrics.add("taros_refused_total", key=error.message.key)
        self._listener.send(encode(Refused(after, refusal(error, self._listener.language))))
