"""The WebSocket of a table: decodes and executes commands, sends updates.

It speaks ASGI directly: a framework's wrappers around every message did nothing for it, and took a
fifteenth of the time of a move.
"""

import re
from collections.abc import Mapping
from functools import partial
from urllib.parse import parse_qs

import msgspec

from taros.core.errors import BadOption, NotAllowed, TarosError, Unknown
from taros.tables.protocol import (
    Agree,
    FromClient,
    HandOver,
    Hello,
    LetBotPlay,
    Move,
    Ping,
    Pong,
    Refused,
    Remark,
    Undo,
)
from taros.tables.table import Command
from taros.tables.views import refusal

from ..http.asgi import Receive, Scope, Send
from ..live.live_table import LiveTable
from ..live.table_bots import bot_for_table
from ..live.table_manager import TableManager
from ..live.wall_clock import now
from ..people.identity import new_id
from ..people.limits import Bucket
from .broadcaster import NO_TABLE, POLICY, Connection, encode
from .sender import Sender

MAX_MESSAGE_BYTES = 2_000
MESSAGE_RATE = 20, 100  # a second, and at once
REMARK_RATE = 0.5, 5  # also of requests about seats: they make the log longer without a move
HELLO_RATE = 0.5, 5  # each is answered with the whole table
MAX_BAD_MESSAGES = 100  # then the socket is closed: no client of ours sends them

_decode = msgspec.json.Decoder(FromClient).decode
_PONG = encode(Pong())
_PATH = re.compile("/ws/tables/([^/]+)")


def table_of(path: str) -> str | None:
    """Return the id of the table in the path of a WebSocket."""
    found = _PATH.fullmatch(path)
    return found[1] if found else None


async def serve_socket(
    manager: TableManager,
    table: str,
    scope: Scope,
    headers: Mapping[str, str],
    receive: Receive,
    send: Send,
) -> None:
    """Serve one WebSocket of `table` until either side closes it."""
    await send({"type": "websocket.accept"})
    try:
        live = await manager.live_table(table)
        guest, seat = _authenticate(manager, table, scope, headers)
    except TarosError as error:
        text = encode(Refused(None, refusal(error, scope["language"])))
        await send({"type": "websocket.send", "bytes": None, "text": text})
        code = NO_TABLE if isinstance(error, Unknown) else POLICY
        await send({"type": "websocket.close", "code": code})
        return
    connection = Connection(guest, seat, scope["language"])
    manager.metrics.add("taros_sockets")
    live.connected += 1
    sender = Sender(send, connection)
    try:
        await SocketSession(manager, live, connection).run(receive)
    finally:
        manager.metrics.add("taros_sockets", -1)
        live.connected -= 1
        connection.close()
        live.part(connection)
        await sender.wait_closed()


def _authenticate(
    manager: TableManager, table: str, scope: Scope, headers: Mapping[str, str]
) -> tuple[str | None, int | None]:
    """Return the guest of the cookie, or guest and seat of a token. Raises NotAllowed."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        token = parse_qs(scope["query_string"].decode("latin-1")).get("token", [""])[0]
    if not token:
        return scope["guest"], None
    found = manager.signer.seat(table, token)
    if found is None:
        raise NotAllowed("not-your-seat")
    seat, guest = found
    return guest, seat


class SocketSession:
    """Handles the messages of one client."""

    def __init__(self, manager: TableManager, live: LiveTable, connection: Connection) -> None:
        self._manager = manager
        self._live = live
        self._connection = connection
        rate = manager.settings.rate
        self._messages = Bucket(rate * MESSAGE_RATE[0], rate * MESSAGE_RATE[1])
        self._remarks = Bucket(rate * REMARK_RATE[0], rate * REMARK_RATE[1])
        self._hellos = Bucket(rate * HELLO_RATE[0], max(1, rate * HELLO_RATE[1]))
        self._bad_messages = 0

    async def run(self, receive: Receive) -> None:
        """Handle messages until the socket is closed."""
        while not self._connection.closed:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            self._receive(message.get("text") or message.get("bytes") or "")

    def _receive(self, text: str | bytes) -> None:
        try:
            self._handle(self._decode(text))
        except TarosError as error:
            self._bad_messages += 1
            if self._bad_messages < MAX_BAD_MESSAGES:
                self._reject(None, error)
            else:
                self._disconnect(error)

    def _decode(self, text: str | bytes) -> FromClient:
        if len(text) > MAX_MESSAGE_BYTES:
            raise BadOption("too-large", most=MAX_MESSAGE_BYTES)
        if not self._messages.take():
            raise NotAllowed("too-fast")
        try:
            message: FromClient = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadOption("bad-message", reason=str(error)) from None
        except RecursionError:
            raise BadOption("nested-json") from None
        return message

    def _handle(self, message: FromClient) -> None:
        live, connection = self._live, self._connection
        if live.table.away and not isinstance(message, Ping):
            live.come_back(connection)
        if isinstance(message, Ping):
            connection.send(_PONG)
        elif isinstance(message, Hello):
            if not self._hellos.take():
                raise NotAllowed("too-fast")
            live.join(connection, message.seen, self._disconnect)
        else:
            if isinstance(message, Remark | LetBotPlay | HandOver) and not self._remarks.take():
                raise NotAllowed("too-fast")
            self._request(message)

    def _request(self, message: Command | LetBotPlay | HandOver) -> None:
        person, reject = self._connection.person, partial(self._reject, None)
        if isinstance(message, LetBotPlay):
            longest = self._manager.settings.think_time
            bot = bot_for_table(message.bot, self._live.table.game, longest)
            self._live.let_bot_play(person, message.seat, bot, reject)
        elif isinstance(message, HandOver):
            self._live.hand_over(person, message.seat, new_id(), reject)
        else:
            self._submit(message)

    def _submit(self, command: Command) -> None:
        self._live.submit(
            lambda table: table.decide(self._connection.seats, command, now()),
            lambda error: self._reject(_number(command), error),
        )

    def _disconnect(self, error: TarosError) -> None:
        self._reject(None, error)
        self._connection.close(POLICY)

    def _reject(self, after: int | None, error: TarosError) -> None:
        """Send why the message that named the line `after` was rejected."""
        self._manager.metrics.add("taros_refused_total", key=error.message.key)
        self._connection.send(encode(Refused(after, refusal(error, self._connection.language))))


def _number(command: Command) -> int | None:
    """Return the number of a line that a command names, if it does."""
    if isinstance(command, Move | Undo):
        return command.after
    return command.to if isinstance(command, Agree) else None
