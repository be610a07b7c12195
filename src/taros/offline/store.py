"""Where the games of a device are kept: IndexedDB in a browser, or memory.

Everything is stored as texts of JSON, as the server stores it: how a table was set up, its events,
and its summary for lists.
"""

from typing import Any, Protocol

import msgspec
from msgspec import Struct

from taros.core.errors import TarosError


class StoredEvent(Struct, frozen=True):
    table: str
    number: int
    at: int  # milliseconds since 1970
    body: str


class StoredTable(Struct, frozen=True):
    id: str
    nonce: str
    setup: str
    created: int  # milliseconds since 1970
    summary: str


class Loaded(Struct, frozen=True):
    table: StoredTable
    events: list[Any]
    """Each should be a StoredEvent, and may be anything: files on a device get damaged."""


class NumberTaken(Exception):
    """Another tab has stored an event of that number, or a table of that id."""


class StorageFailed(Exception):
    """Nothing can be stored: there is no room, or the browser refuses."""


class Store(Protocol):
    async def secret(self, name: str, fresh: str) -> str:
        """Return the secret `name`; `fresh`, which is stored, if there is none yet."""

    async def create(self, table: StoredTable, event: StoredEvent) -> None:
        """Store a new table and its first event. Raises NumberTaken or StorageFailed."""

    async def append(self, event: StoredEvent, summary: str | None) -> None:
        """Store an event, and the table's new summary. Raises NumberTaken or StorageFailed.

        It is stored for good when this returns.
        """

    async def load(self, id: str) -> Loaded | None:
        """Return a table and all its events in order; None if there is none."""

    async def tables(self) -> list[Any]:
        """Return all tables; each should be a StoredTable."""

    async def set_aside(self, id: str, number: int) -> None:
        """Take all events of table `id` from `number` on out of the game, for good."""

    async def review(self, id: str) -> str | None:
        """Return the stored review of a table's game."""

    async def keep_review(self, id: str, body: str) -> None:
        """Store the review of a table's game. Raises StorageFailed."""


def read_event(stored: Any) -> StoredEvent:
    """Return what is stored as an event. Raises DamagedEntry."""
    try:
        return msgspec.convert(stored, StoredEvent)
    except msgspec.ValidationError:
        raise DamagedEntry("offline-damaged-event") from None


class DamagedEntry(TarosError):
    """Something stored on this device cannot be read any more."""


class MemoryStore:
    """A store that forgets everything when the page is closed."""

    def __init__(self) -> None:
        self._secrets: dict[str, str] = {}
        self._tables: dict[str, StoredTable] = {}
        self._events: dict[str, dict[int, Any]] = {}
        """By table and number."""
        self._reviews: dict[str, str] = {}

    async def secret(self, name: str, fresh: str) -> str:
        return self._secrets.setdefault(name, fresh)

    async def create(self, table: StoredTable, event: StoredEvent) -> None:
        if table.id in self._tables:
            raise NumberTaken
        self._tables[table.id] = table
        self._events[table.id] = {event.number: event}

    async def append(self, event: StoredEvent, summary: str | None) -> None:
        events = self._events[event.table]
        if event.number in events:
            raise NumberTaken
        events[event.number] = event
        if summary is not None:
            table = self._tables[event.table]
            self._tables[event.table] = msgspec.structs.replace(table, summary=summary)

    async def load(self, id: str) -> Loaded | None:
        return self._loaded(id) if id in self._tables else None

    def _loaded(self, id: str) -> Loaded:
        return Loaded(self._tables[id], list(self._events[id].values()))

    async def tables(self) -> list[Any]:
        return list(self._tables.values())

    async def set_aside(self, id: str, number: int) -> None:
        self._events[id] = {at: event for at, event in self._events[id].items() if at < number}

    async def review(self, id: str) -> str | None:
        return self._reviews.get(id)

    async def keep_review(self, id: str, body: str) -> None:
        self._reviews[id] = body
