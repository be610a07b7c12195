"""Who listens at a table, and what each of them is sent.

A message is encoded once for all sockets with the same seats, a view and a line of the log once for
all who see the same.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from taros.core.game import State
from taros.tables import views
from taros.tables.protocol import (
    REMARKS,
    Asked,
    FromServer,
    Happened,
    People,
    Welcome,
    You,
)
from taros.tables.table import Line, States, Table

from .entries import Entries

MOST_WAITING = 2_000_000  # characters for a socket that does not read
CROWD = 200  # sockets at a table with the same seats, or with none

NORMAL, POLICY, TOO_SLOW, NO_TABLE = 1000, 1008, 1013, 4404  # why a socket is closed

_encoder = msgspec.json.Encoder()


def encode(message: FromServer) -> str:
    return _encoder.encode(message).decode()


class Listener:
    """A socket, as its table sees it: a queue of messages that its own task sends.

    A queue that grows too long is closed: whoever reads too slowly has to come back and catch up.
    """

    def __init__(
        self, guest: str | None, only_seat: int | None = None, language: str = "en"
    ) -> None:
        self.guest = guest
        self.only_seat = only_seat
        """A program plays this seat of the guest's, and no other."""
        self.language = language
        self.seats: tuple[int, ...] = ()
        self.waiting: list[str] = []
        self.closed: int | None = None
        """Why, as WebSockets say it; what waits is still sent."""
        self._size = 0
        self._sender: asyncio.Future[None] | None = None

    def send(self, text: str) -> None:
        if self._size > MOST_WAITING:
            self.take()
            self.close(TOO_SLOW)
        if not self.closed:
            self.waiting.append(text)
            self._size += len(text)
            self._wake()

    async def news(self) -> None:
        """Wait until there is something to send, or nothing more to come."""
        if not self.waiting and not self.closed:
            self._sender = asyncio.get_running_loop().create_future()
            await self._sender

    def _wake(self) -> None:
        if self._sender is not None and not self._sender.done():
            self._sender.set_result(None)

    def take(self) -> list[str]:
        """All that waits, which is then on its way."""
        texts, self.waiting, self._size = self.waiting, [], 0
        return texts

    def close(self, code: int = NORMAL) -> None:
        self.closed = self.closed or code
        self._wake()

    def you(self, table: Table) -> You:
        is_program = self.only_seat is not None
        return views.you(table, None if is_program else self.guest, self.seats)

    def look_up_seats(self, table: Table) -> None:
        self.seats = self.seats_at(table)

    def seats_at(self, table: Table) -> tuple[int, ...]:
        """Return the seats that this socket plays at a table."""
        seats = table.seats_of(self.guest)
        if self.only_seat is not None:
            seats = [seat for seat in seats if seat == self.only_seat]
        return tuple(seats)


Texts = dict[Listener, list[str]]
"""Encoded messages, by the listeners they are for; those with equal seats share a list."""


class Shown(NamedTuple):
    """A table as it is, and the lines of its log that somebody has not seen."""

    frame: Any  # encoded, as is the log
    log: Any


class Stage:
    """A table as it is shown at one moment; what several listeners share is made once.

    The log only grows: lines that were made for the stage `before` serve again.
    """

    def __init__(self, table: Table, before: "Stage | None" = None) -> None:
        self.table = table
        self._number = table.number
        self._views: dict[tuple[int, int | None], msgspec.Raw] = {}
        self._frames: dict[tuple[int, ...], msgspec.Raw] = {}
        self._before: dict[int | None, list[str]] = {}
        self._states: list[States | None] = []
        is_next = before is not None and before.table is table
        self._entries: Entries = before._entries if before and is_next else Entries(table)

    def is_of(self, table: Table) -> bool:
        """Whether this is how the table is now."""
        return self.table is table and self._number == table.number

    def _viewer(self, seats: Sequence[int]) -> int | None:
        return views.viewer_of(self.table, seats) if self.table.game.hidden else None

    def _past_viewer(self, seats: Sequence[int]) -> int | None:
        """What has happened stays to be read by all who share a device."""
        return self._viewer(seats) if len(seats) == 1 else None

    def _view(self, ply: int, state: State, viewer: int | None) -> Any:
        """The view of a `state`, which is the table's after `ply` plies."""
        key = ply, viewer
        if key not in self._views:
            view = self.table.game.presenter.view(state, viewer)
            self._views[key] = msgspec.Raw(_encoder.encode(view))
        return self._views[key]

    def frame(self, seats: tuple[int, ...]) -> Any:
        """The frame for sockets with these seats, encoded: as objects it would take much memory."""
        if seats not in self._frames:
            match = self.table.match
            view = self._view(match.ply, match.state, self._viewer(seats))
            frame = views.frame(self.table, seats, view)
            self._frames[seats] = msgspec.Raw(_encoder.encode(frame))
        return self._frames[seats]

    def log(self, seen: int, seats: Sequence[int]) -> Any:
        """The lines after number `seen`, encoded."""
        return self._entries.after(seen, self._past_viewer(seats))

    def happened(self, lines: Sequence[Line], seats: tuple[int, ...]) -> list[str]:
        """A message for every line, with the frame that it led to; `lines` are always the same."""
        viewer = self._past_viewer(seats)
        last = lines[-1]
        entry: Any = self._entries.entry(last, self._states_of(lines)[-1], viewer)
        text = encode(Happened(last.number, entry, self.frame(seats)))
        return [*self._meanwhile(lines, viewer), text]

    def _states_of(self, lines: Sequence[Line]) -> list[States | None]:
        """The states before and after the newest plies; None for lines that are words."""
        if not self._states:
            match = self.table.match
            ply, after = match.ply, match.state
            for line in reversed(lines):
                if line.segment is None:
                    self._states.append(None)
                    continue
                ply -= 1
                before = match.state_at(ply)
                self._states.append((before, after))
                after = before
            self._states.reverse()
        return self._states

    def _meanwhile(self, lines: Sequence[Line], viewer: int | None) -> list[str]:
        """All but the last: what chance did at once, and so nobody could act on."""
        if viewer in self._before:
            return self._before[viewer]
        messages = []
        states = self._states_of(lines)
        state, ply = self.table.match.state, self.table.match.ply
        for at in reversed(range(len(lines) - 1)):
            following = states[at + 1]
            if following is not None:
                state, ply = following[0], ply - 1
            frame = views.past_frame(self.table, state, ply, self._view(ply, state, viewer))
            entry: Any = self._entries.entry(lines[at], states[at], viewer)
            messages.append(encode(Happened(lines[at].number, entry, frame)))
        self._before[viewer] = messages[::-1]
        return self._before[viewer]


class Audience:
    """All who listen at a table through this worker."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []
        self.elsewhere: dict[str, tuple[frozenset[int], int]] = {}
        """Seats and spectators that are connected to other workers."""
        self._stage: Stage | None = None

    def has_room_for(self, listener: Listener) -> bool:
        """Spectators crowd out spectators, never those who sit at the table."""
        return sum(one.seats == listener.seats for one in self.listeners) < CROWD

    @property
    def here(self) -> tuple[frozenset[int], int]:
        """The seats that are connected to this worker, and the number of spectators."""
        seats = frozenset(seat for one in self.listeners for seat in one.seats)
        return seats, sum(not one.seats for one in self.listeners)

    @property
    def present(self) -> frozenset[int]:
        return self.here[0].union(*(seats for seats, _ in self.elsewhere.values()))

    @property
    def spectators(self) -> int:
        return self.here[1] + sum(count for _, count in self.elsewhere.values())

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected, here or to another worker."""
        return bool(self.listeners or self.elsewhere)

    def texts(self, table: Table, lines: Sequence[Line]) -> Texts:
        """Encode lines that were just added, once for all listeners with equal seats.

        May run in a thread while listeners come and go.
        """
        stage = self._set(table)
        made: dict[tuple[int, ...], list[str]] = {}
        texts: Texts = {}
        for listener in tuple(self.listeners):
            seats = listener.seats_at(table)
            if seats not in made:
                made[seats] = stage.happened(lines, seats)
            texts[listener] = made[seats]
        return texts

    def tell(self, texts: Texts) -> None:
        """Send what has just happened."""
        for listener, some in texts.items():
            for text in some:
                listener.send(text)

    def show(self, table: Table, seats: tuple[int, ...], seen: int | None) -> Shown:
        """Show a table to somebody with these seats who has seen the log up to a line."""
        stage = self._set(table)
        return Shown(stage.frame(seats), stage.log(min(seen or 0, table.number), seats))

    def welcome(self, table: Table, listener: Listener, shown: Shown) -> None:
        listener.send(
            encode(
                Welcome(
                    table=views.table_info(table, self.present),
                    you=listener.you(table),
                    number=table.number,
                    frame=shown.frame,
                    log=shown.log,
                    remarks=list(REMARKS),
                    spectators=self.spectators,
                    asked=views.undo_request(table),
                )
            )
        )

    def _set(self, table: Table) -> Stage:
        """The stage as it is now."""
        if self._stage is None or not self._stage.is_of(table):
            self._stage = Stage(table, self._stage)
        return self._stage

    def tell_people(self, table: Table) -> None:
        """Who is here has changed."""
        seats, spectators = views.seat_infos(table, self.present), self.spectators
        for listener in self.listeners:
            you = listener.you(table)
            people = People(seats, spectators, table.state, table.rematch, you)
            listener.send(encode(people))

    def tell_question(self, table: Table) -> None:
        """Whether everybody agrees to a move being taken back."""
        text = encode(Asked(views.undo_request(table)))
        for listener in self.listeners:
            listener.send(text)
