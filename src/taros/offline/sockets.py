"""The sockets of a page: messages as over the WebSockets of a server."""

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec

from taros.core.errors import TarosError, Unknown
from taros.hosting.broadcaster import NO_TABLE, POLICY, Connection, encode
from taros.hosting.messages import decode_message, number_of
from taros.hosting.names import new_id
from taros.hosting.table_bots import bot_for_table
from taros.hosting.wall_clock import now
from taros.tables.protocol import FromClient, HandOver, Hello, LetBotPlay, Ping, Pong, Refused
from taros.tables.table import Command
from taros.tables.views import refusal

from .host import Host
from .local_table import LocalTable

THINK_SECONDS = 5.0  # that a bot may think about a move

Send = Callable[[str], None]
Close = Callable[[int], None]

_PONG = encode(Pong())


class TableSocket:
    """The socket of a page at a table."""

    def __init__(self, host: Host, local: LocalTable, language: str, send: Send, close: Close):
        self._host = host
        self._local = local
        self._send = send
        self._close = close
        self._connection = Connection(host.guest, None, language)
        self._connection.on_change = self._flush

    def _flush(self) -> None:
        if text := self._connection.take_text():
            self._send(text.decode())
        if self._connection.closed:
            self._close(self._connection.closed)

    def receive(self, text: str) -> None:
        """Handle a message of the page."""
        try:
            self._handle(decode_message(text))
        except TarosError as error:
            self._reject(None, error)

    def _handle(self, message: FromClient) -> None:
        reject = partial(self._reject, None)
        local, guest = self._local, self._host.guest
        if isinstance(message, Ping):
            self._connection.send(_PONG)
        elif isinstance(message, Hello):
            local.join(self._connection, message.seen, reject)
        elif isinstance(message, LetBotPlay):
            seat, bot = message.seat, bot_for_table(message.bot, local.table.game, THINK_SECONDS)
            local.submit(
                lambda table: table.let_bot_play(
                    guest, seat, bot, local.absence(seat), local.patience
                ),
                reject,
            )
        elif isinstance(message, HandOver):
            seat = message.seat
            local.submit(
                lambda table: table.hand_over(
                    guest, seat, new_id(), local.absence(seat), local.patience
                ),
                reject,
            )
        else:
            self._command(message)

    def _command(self, command: Command) -> None:
        self._local.submit(
            lambda table: table.decide(self._connection.seats, command, now()),
            lambda error: self._reject(number_of(command), error),
        )

    def _reject(self, after: int | None, error: TarosError) -> None:
        """Send why the message that named the line `after` was rejected."""
        self._connection.send(encode(Refused(after, refusal(error, self._connection.language))))

    def close(self) -> None:
        """Forget a page that has closed its socket."""
        self._connection.on_change = lambda: None
        self._local.part(self._connection)


class ListSocket:
    """The socket by which a page follows the list of its unfinished tables."""

    def __init__(self, host: Host, send: Send) -> None:
        self._host = host
        self._send = send
        self._tasks: set[asyncio.Future[None]] = set()
        host.on_lists_changed.append(self._changed)
        self._changed()

    def _changed(self) -> None:
        task = asyncio.ensure_future(self._send_list())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _send_list(self) -> None:
        self._send(msgspec.json.encode(await self._host.my_tables()).decode())

    def receive(self, text: str) -> None:
        """Answer a ping: a page sends nothing else here."""
        self._send(_PONG.decode())

    def close(self) -> None:
        """Forget a page that has closed its socket."""
        self._host.on_lists_changed.remove(self._changed)


Socket = TableSocket | ListSocket


async def open_socket(
    host: Host, path: str, language: str, send: Send, close: Close
) -> Socket | None:
    """Open the socket at `path`; None, and closed again, if there is none."""
    if path == "/ws/mine":
        return ListSocket(host, send)
    try:
        local = await host.table(path.removeprefix("/ws/tables/"))
    except TarosError as error:
        send(encode(Refused(None, refusal(error, language))).decode())
        close(NO_TABLE if isinstance(error, Unknown) else POLICY)
        return None
    return TableSocket(host, local, language, send, close)
