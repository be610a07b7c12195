"""The connections of a table, and what each of them is sent.

A message is encoded once for all connections with equal seats, a view and a line of the log once
for all who may know equally much.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from taros.core.game import State
from taros.tables import views
from taros.tables.protocol import (
    REMARKS,
    Asked,
    Frame,
    FromServer,
    Patience,
    People,
    Update,
    Welcome,
    You,
)
from taros.tables.table import Line, Table

from .entries import Entries

MAX_QUEUED = 2_000_000  # bytes for a connection that does not read
MAX_CONNECTIONS = 200  # at a table with equal seats, or with none

NORMAL, POLICY, TOO_SLOW, NO_TABLE = 1000, 1008, 1013, 4404  # why a socket is closed

_encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> bytes:
    return _encoder.encode(message)


def _nobody_sends() -> None:
    """Do nothing for a connection that has no sender yet."""


class Connection:
    """A WebSocket as its table sees it: a queue of messages, which its `Sender` sends.

    It is closed when the queue grows too long: a client that reads too slowly has to connect again.
    """

    def __init__(
        self, guest: str | None, only_seat: int | None = None, language: str = "en"
    ) -> None:
        self.guest = guest
        self.only_seat = only_seat
        """A program plays this seat of the guest's, and no other."""
        self.language = language
        self.seats: tuple[int, ...] = ()
        self.queue: list[bytes] = []
        self.closed: int | None = None
        """The WebSocket's close code; what is queued is still sent."""
        self.on_change: Callable[[], None] = _nobody_sends
        """Called when a message was queued, and when the connection was closed."""
        self._size = 0

    def send(self, *texts: bytes) -> None:
        """Queue messages."""
        if self._size > MAX_QUEUED:
            self.take()
            self.close(TOO_SLOW)
        if not self.closed:
            self.queue += texts
            self._size += sum(map(len, texts))
            self.on_change()

    def take_text(self) -> bytes:
        """Empty the queue and return what was in it as one text: a message, or a list of them."""
        texts = self.take()
        return texts[0] if len(texts) == 1 else b"[%b]" % b",".join(texts) if texts else b""

    def take(self) -> list[bytes]:
        """Empty the queue and return what was in it."""
        texts, self.queue, self._size = self.queue, [], 0
        return texts

    def close(self, code: int = NORMAL) -> None:
        self.closed = self.closed or code
        self.on_change()

    @property
    def person(self) -> str | None:
        """The guest, who may do more than play a seat; None for programs and without a cookie."""
        return self.guest if self.only_seat is None else None

    def you(self, table: Table) -> You:
        return views.you(table, self.person, self.seats)

    def update_seats(self, table: Table) -> None:
        """Find the seats that this connection plays at `table`."""
        seats = table.seats_of(self.guest)
        if self.only_seat is not None:
            seats = [seat for seat in seats if seat == self.only_seat]
        self.seats = tuple(seats)


Texts = dict[Connection, list[bytes]]
"""Encoded messages by connection; connections with equal seats share a list."""


class Snapshot(NamedTuple):
    """A table as it is, and the part of its log that a client has not seen."""

    frame: Any  # encoded, as is the log
    log: Any


class RenderCache:
    """A table at one moment, encoded; what several connections share is encoded once.

    The log only grows, so the lines that the cache `before` has encoded are kept.
    """

    def __init__(self, table: Table, before: "RenderCache | None" = None) -> None:
        self.table = table
        self._number = table.number
        self._views: dict[tuple[int, int | None], msgspec.Raw] = {}
        self._frames: dict[tuple[int, ...], msgspec.Raw] = {}
        self._shared: dict[int | None, tuple[list[bytes], Any]] = {}
        is_next = before is not None and before.table is table
        self._entries: Entries = before._entries if before and is_next else Entries(table)

    def is_of(self, table: Table) -> bool:
        """Whether this is how `table` is now."""
        return self.table is table and self._number == table.number

    def _viewer(self, seats: Sequence[int]) -> int | None:
        return views.viewer_of(self.table, seats) if self.table.game.hidden else None

    def _past_viewer(self, seats: Sequence[int]) -> int | None:
        """Return who sees the log: it stays on the screen for all who share a device."""
        return self._viewer(seats) if len(seats) == 1 else None

    def _view(self, ply: int, state: State, viewer: int | None) -> Any:
        """Return the encoded view of `state`, which is the table's after `ply` plies."""
        key = ply, viewer
        if key not in self._views:
            self._views[key] = msgspec.Raw(views.encode_view(self.table.game, state, viewer))
        return self._views[key]

    def frame(self, seats: tuple[int, ...]) -> Any:
        """Return the encoded frame for connections with `seats`, kept for those who come back."""
        if seats not in self._frames:
            self._frames[seats] = msgspec.Raw(_encoder.encode(self._frame(seats)))
        return self._frames[seats]

    def _frame(self, seats: tuple[int, ...]) -> Frame:
        match = self.table.match
        view = self._view(match.ply, match.state, self._viewer(seats))
        return views.frame(self.table, seats, view)

    def log(self, seen: int, seats: Sequence[int]) -> Any:
        """Return the lines after number `seen`, encoded."""
        return self._entries.after(seen, self._past_viewer(seats))

    def updates(self, lines: Sequence[Line], seats: tuple[int, ...]) -> list[bytes]:
        """Return a message for each of `lines`, the newest, with the frame that it led to."""
        viewer = self._past_viewer(seats)
        if viewer not in self._shared:
            self._shared[viewer] = self._share(lines, viewer)
        before, entry = self._shared[viewer]
        return [*before, encode(Update(lines[-1].number, entry, self._frame(seats)))]

    def _share(self, lines: Sequence[Line], viewer: int | None) -> tuple[list[bytes], Any]:
        """Return what all are sent whose log is that of `viewer`: messages for all but the last of
        `lines`, after which nobody could act, and the entry of the last."""
        match, last = self.table.match, lines[-1]
        ply, state = match.ply, match.state
        messages: list[bytes] = []
        for line in reversed(lines):
            moment, after, states = ply, state, None
            if line.segment is not None:
                ply -= 1
                state = match.state_at(ply)
                states = state, after
            entry: Any = self._entries.entry(line, states, viewer)
            if line is last:
                last_entry = entry
            else:
                view = self._view(moment, after, viewer)
                frame = views.past_frame(self.table, after, moment, view)
                messages.append(encode(Update(line.number, entry, frame)))
        return messages[::-1], last_entry


class Presence(NamedTuple):
    """The seats that are connected, and the number of spectators."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


class Broadcaster:
    """All connections of a table to this worker."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.remote: dict[str, Presence] = {}
        """Who is connected to other workers, by worker."""
        self._cache: RenderCache | None = None

    def has_room_for(self, connection: Connection) -> bool:
        """Whether one more is allowed; spectators do not count for those who sit at the table."""
        equal = sum(one.seats == connection.seats for one in self.connections)
        return equal < MAX_CONNECTIONS

    @property
    def local(self) -> Presence:
        """Who is connected to this worker."""
        seats = frozenset(seat for one in self.connections for seat in one.seats)
        return Presence(seats, sum(not one.seats for one in self.connections))

    @property
    def present(self) -> frozenset[int]:
        """The seats that are connected to any worker."""
        return self.local.seats.union(*(presence.seats for presence in self.remote.values()))

    @property
    def spectators(self) -> int:
        """The number of spectators at all workers."""
        return self.local.spectators + sum(each.spectators for each in self.remote.values())

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected to any worker."""
        return bool(self.connections or self.remote)

    def render(self, table: Table, lines: Sequence[Line]) -> Texts:
        """Encode the newest lines of `table`, once for all connections with equal seats.

        May run in a thread while people connect and disconnect.
        """
        cache = self._current(table)
        made: dict[tuple[int, ...], list[bytes]] = {}
        texts: Texts = {}
        for connection in tuple(self.connections):
            seats = connection.seats
            if seats not in made:
                made[seats] = cache.updates(lines, seats)
            texts[connection] = made[seats]
        return texts

    def broadcast(self, texts: Texts) -> None:
        for connection, some in texts.items():
            connection.send(*some)

    def snapshot(self, table: Table, seats: tuple[int, ...], seen: int | None) -> Snapshot:
        """Encode `table` for a client with `seats` that has seen the log up to line `seen`."""
        cache = self._current(table)
        return Snapshot(cache.frame(seats), cache.log(min(seen or 0, table.number), seats))

    def welcome(
        self,
        table: Table,
        connection: Connection,
        snapshot: Snapshot,
        absent: Mapping[int, int],
        patience: Patience,
        now: int,
    ) -> None:
        """Send the table; `absent` is as in `views.seat_infos`."""
        connection.send(
            encode(
                Welcome(
                    table=views.table_info(table, absent),
                    you=connection.you(table),
                    number=table.number,
                    frame=snapshot.frame,
                    log=snapshot.log,
                    remarks=list(REMARKS),
                    spectators=self.spectators,
                    asked=views.undo_request(table),
                    mixing=views.mixing(table),
                    patience=patience,
                    now=now,
                )
            )
        )

    def _current(self, table: Table) -> RenderCache:
        """Return the cache for `table` as it is now."""
        if self._cache is None or not self._cache.is_of(table):
            self._cache = RenderCache(table, self._cache)
        return self._cache

    def broadcast_people(self, table: Table, absent: Mapping[int, int]) -> None:
        """Send who is here, after that has changed; `absent` is as in `views.seat_infos`."""
        seats, spectators = views.seat_infos(table, absent), self.spectators
        mixing = views.mixing(table)
        for connection in self.connections:
            you = connection.you(table)
            people = People(seats, spectators, table.state, table.rematch, you, mixing)
            connection.send(encode(people))

    def broadcast_undo_request(self, table: Table) -> None:
        """Send who has yet to agree to an undo, or that nobody has to any more."""
        text = encode(Asked(views.undo_request(table)))
        for connection in self.connections:
            connection.send(text)
