"""The WebSocket of a table: decodes and executes commands, sends updates.

It speaks ASGI directly: a framework's wrappers around every message did nothing for it, and took a
fifteenth of the time of a move.
"""

import re
from collections.abc import Mapping
from functools import partial
from urllib.parse import parse_qs

from taros.core.errors import NotAllowed, TarosError, Unknown
from taros.hosting.broadcaster import NO_TABLE, POLICY, Connection, encode
from taros.hosting.messages import decode_message, number_of
from taros.hosting.names import new_id
from taros.hosting.table_bots import bot_for_table
from taros.hosting.wall_clock import now
from taros.tables.protocol import (
    FromClient,
    HandOver,
    Hello,
    LetBotPlay,
    Move,
    Ping,
    Pong,
    Refused,
    Remark,
)
from taros.tables.table import Command
from taros.tables.views import refusal

from ..http.asgi import Receive, Scope, Send
from ..live.live_table import LiveTable
from ..live.table_manager import TableManager
from ..people.identity import bearer_token
from ..people.limits import Bucket
from .protocol import WebSocketProtocol
from .sender import Sender

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
        text = encode(Refused(None, refusal(error, scope["language"]))).decode()
        await send({"type": "websocket.send", "bytes": None, "text": text})
        code = NO_TABLE if isinstance(error, Unknown) else POLICY
        await send({"type": "websocket.close", "code": code})
        return
    connection = Connection(guest, seat, scope["language"])
    socket: WebSocketProtocol = scope["socket"]
    socket.slot.plays = lambda: bool(connection.seats)
    manager.metrics.add("taros_sockets")
    live.connected += 1
    sender = Sender(socket.write_text, send, connection)
    session = SocketSession(manager, live, connection)
    socket.on_message = session.receive
    try:
        await session.run(receive)
    finally:
        manager.metrics.add("taros_sockets", -1)
        live.connected -= 1
        connection.close()
        live.part(connection)
        await sender.wait_closed()


def _authenticate(
    manager: TableManager, table: str, scope: Scope, headers: Mapping[str, str]
) -> tuple[str | None, int | None]:
    """Return the guest of the cookie or of a bot's token, or guest and seat of a seat's token.

    Raises NotAllowed.
    """
    token = bearer_token(headers)
    if manager.signer.bot_device(token) is not None:
        if scope["guest"] is None:
            raise NotAllowed("token-void")
        return scope["guest"], None
    if not token:
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
        limits, rate = manager.settings.limits, manager.settings.rate
        self._messages, self._remarks, self._hellos = (
            Bucket(rate * a_second, max(1, rate * at_once))
            for a_second, at_once in (limits.messages, limits.remarks, limits.hellos)
        )
        self._most_bad = limits.bad_messages
        self._bad_messages = 0

    async def run(self, receive: Receive) -> None:
        """Handle messages that came before `receive` was called with them, until the socket is
        closed."""
        while (message := await receive())["type"] == "websocket.receive":
            self.receive(message.get("text") or message.get("bytes") or "")

    def receive(self, text: str | bytes) -> None:
        """Handle a message."""
        if self._connection.closed:
            return
        try:
            self._handle(self._decode(text))
        except TarosError as error:
            self._bad_messages += 1
            if self._bad_messages < self._most_bad:
                self._reject(None, error)
            else:
                self._disconnect(error)

    def _decode(self, text: str | bytes) -> FromClient:
        if not self._messages.take():
            raise NotAllowed("too-fast")
        return decode_message(text)

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
            if self._manager.decisions.is_banned_account(connection.guest):
                raise NotAllowed("banned")
            if isinstance(message, Remark | LetBotPlay | HandOver) and not self._remarks.take():
                raise NotAllowed("too-fast")
            if isinstance(message, LetBotPlay | HandOver):
                self._give_seat(message)
            else:
                self._submit(message)

    def _give_seat(self, message: LetBotPlay | HandOver) -> None:
        person, reject = self._connection.person, partial(self._reject, None)
        if isinstance(message, LetBotPlay):
            longest = self._manager.settings.think_time
            bot = bot_for_table(message.bot, self._live.table.game, longest)
            self._live.let_bot_play(person, message.seat, bot, reject)
        else:
            self._live.hand_over(person, message.seat, new_id(), reject)

    def _submit(self, command: Command) -> None:
        if isinstance(command, Move) and self._live.table.window is not None:
            seats = self._connection.seats
            self._manager.publish_choice(self._live.table.id, seats, command)
        self._live.submit(
            lambda table: table.decide(self._connection.seats, command, now()),
            lambda error: self._reject(number_of(command), error),
        )

    def _disconnect(self, error: TarosError) -> None:
        self._reject(None, error)
        self._connection.close(POLICY)

    def _reject(self, after: int | None, error: TarosError) -> None:
        """Send why the message that named the line `after` was rejected."""
        self._manager.metrics.add("taros_refused_total", key=error.message.key)
        self._connection.send(encode(Refused(after, refusal(error, self._connection.language))))
