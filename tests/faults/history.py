"""What clients did and were shown while things failed."""

import json
from typing import Any, Literal, NamedTuple

Json = dict[str, Any]


def canonical(view: Json) -> str:
    """Return a view as text, equal for equal views."""
    return json.dumps(view, sort_keys=True)


class Attempt(NamedTuple):
    """A move that a client sent; what became of it is known only if it was answered."""

    after: int
    text: str


class Shown(NamedTuple):
    """A line of the log that a client was shown, in the order in which it was."""

    number: int
    entry: Json


class Joined(NamedTuple):
    """A client was welcomed, with the log after a line that it knew."""

    seen: int


class Refused(NamedTuple):
    after: int | None
    key: str


Event = Attempt | Shown | Joined | Refused


class Client(NamedTuple):
    """All that one client did at a table, and the texts that it was sent."""

    name: str
    table: str
    seats: tuple[int, ...]
    events: list[Event]
    texts: list[str]
    is_heir: bool = False
    """Whether the seat was somebody else's before: a worker that has not heard of that yet shows
    what a spectator may see."""

    @property
    def viewer(self) -> int | None:
        """The seat whose view the client is shown; None for a spectator's."""
        return self.seats[0] if len(self.seats) == 1 else None


class StoredMove(NamedTuple):
    number: int  # of its first line in the log
    seat: int
    text: str
    by: Literal["person", "other"]
    played: int  # the number of the last line before it that made moves stale


class StoredTable(NamedTuple):
    """A table as the database has it in the end."""

    id: str
    numbers: list[int]  # of its events, as they are stored
    moves: list[StoredMove]
    logs: dict[int | None, list[Json]]
    """By viewer: the whole log as somebody with that seat may see it."""
    views: dict[int | None, set[str]]
    """By viewer: every view of the game that somebody with that seat may have had."""
    secrets: dict[str, str]
    """By what it is: a text that no client may be sent."""
    over: bool
