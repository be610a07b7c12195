"""The tables of one device: made, loaded, listed. All of them belong to one guest."""

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import Literal

import msgspec

from taros.core.errors import TarosError, Unknown
from taros.hosting.names import new_id
from taros.tables.events import (
    Opened,
    Setup,
    decode_event,
    decode_setup,
    encode_event,
    encode_setup,
)
from taros.tables.mixing import new_nonce
from taros.tables.protocol import FinishedTables, MyTables, TableSummary
from taros.tables.summary import Summary, decode_summary, encode_summary
from taros.tables.table import Table, seeds_of

from .bots import Bots
from .local_table import LocalTable
from .store import (
    DamagedEntry,
    Loaded,
    MemoryStore,
    StorageFailed,
    Store,
    StoredEvent,
    StoredTable,
    read_event,
)

PAUSE = 800  # ms that people get to see a position before a bot moves on
WINDOW = 4.0  # seconds of a secret choice; 0: as long as it takes
PREFIX = "here-"  # of the ids of tables: a client knows by it that no server has them

Trouble = Literal["storage-failed", "damaged", "unreadable", "bots-failed"]


class Host:
    """Answers for all tables of a device. `open` must have been awaited."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        warn: Callable[[Trouble, str], None],
        stored: Callable[[str], None] = lambda table: None,
        pause: int = PAUSE,
        window: float = WINDOW,
    ) -> None:
        """`warn` is called with what the player has to know, and the id of a table or "".

        `stored` is called with the id of a table whenever an event of it was stored.
        """
        self.bots = bots
        self.pause = pause
        self.window = window
        self.on_lists_changed: list[Callable[[], None]] = []
        self._store = store
        self.warn = warn
        self._stored = stored
        self._tables: dict[str, LocalTable] = {}
        self._in_memory: Store | None = None
        self._unreadable: set[str] = set()
        """Tables of which the player was told that they cannot be read."""

    async def open(self) -> None:
        """Read who this device is, and the secret of which all seeds are made."""
        try:
            self.guest = await self._store.secret("guest", new_id(16))
            self._seeds = (await self._store.secret("seeds", secrets.token_hex(32))).encode()
        except StorageFailed:
            self._go_on_in_memory()
            self.guest, self._seeds = new_id(16), secrets.token_bytes(32)

    # Storing: where the device refuses to, the game goes on in memory

    def _go_on_in_memory(self) -> None:
        if self._in_memory is None:
            self._in_memory = MemoryStore()
            self.warn("storage-failed", "")

    async def append(self, event: StoredEvent, summary: str | None) -> None:
        """Store an event; in memory, once the device has no room. Raises NumberTaken."""
        if self._in_memory is None:
            try:
                await self._store.append(event, summary)
            except StorageFailed:
                self._go_on_in_memory()
            else:
                self._stored(event.table)

    async def load(self, id: str) -> Loaded | None:
        """Return what is stored of a table; None if there is none."""
        found = await self._in_memory.load(id) if self._in_memory else None
        try:
            return found or await self._store.load(id)
        except StorageFailed:
            self._go_on_in_memory()
            return None

    # Tables

    async def create(self, setup: Setup, id: str | None = None) -> Table:
        """Set up a table and store it, unless there is one of that `id` already."""
        id = id or PREFIX + new_id()
        if id in self._tables or await self.load(id) is not None:
            return (await self.table(id)).table
        nonce, opened = new_nonce(), Opened(new_nonce())
        table = Table(id, setup, seeds_of(self._seeds, nonce))
        table.replay(opened, setup.created)
        summary = encode_summary(id, table, table.game, table.match.state)
        stored = StoredTable(id, nonce, encode_setup(setup), setup.created, summary)
        await self._create(stored, StoredEvent(id, 1, setup.created, encode_event(opened)))
        self._tables[id] = LocalTable(self, table)
        self.lists_changed()
        return table

    async def _create(self, table: StoredTable, event: StoredEvent) -> None:
        if self._in_memory is None:
            try:
                await self._store.create(table, event)
                return
            except StorageFailed:
                self._go_on_in_memory()
        assert self._in_memory is not None
        await self._in_memory.create(table, event)

    def derived_id(self, table: str) -> str:
        """Return the id of the rematch of `table`."""
        return (
            PREFIX
            + hmac.digest(self._seeds, f"rematch:{table}".encode(), hashlib.sha256).hex()[:16]
        )

    async def table(self, id: str) -> LocalTable:
        """Return a table, loaded if need be. Raises Unknown, or DamagedEntry if nothing of it can
        be read."""
        if id not in self._tables:
            loaded = await self.load(id)
            if loaded is None:
                raise Unknown("no-table")
            self._tables.setdefault(id, LocalTable(self, await self._replayed(id, loaded)))
        local = self._tables[id]
        if local.table.state == "removed":
            raise Unknown("no-table")
        return local

    async def _replayed(self, id: str, loaded: Loaded) -> Table:
        """Apply all events that can be read; set the others aside, and warn."""
        try:
            stored = msgspec.convert(loaded.table, StoredTable, from_attributes=True)
            table = Table(id, decode_setup(stored.setup), seeds_of(self._seeds, stored.nonce))
        except (msgspec.ValidationError, msgspec.DecodeError, ValueError, LookupError):
            raise DamagedEntry("offline-damaged-table") from None
        for each in loaded.events:
            try:
                event = read_event(each)
                if event.number != table.number + 1:
                    raise DamagedEntry("offline-damaged-event")
                table.replay(decode_event(event.body), event.at)
            except (msgspec.MsgspecError, ValueError, LookupError, AssertionError):
                if not table.number:
                    raise DamagedEntry("offline-damaged-table") from None
                await self._store.set_aside(id, table.number + 1)
                self.warn("damaged", id)
                break
        return table

    async def catch_up(self, id: str) -> None:
        """Follow what another tab has stored about a table."""
        if id in self._tables:
            await self._tables[id].catch_up()
        self.lists_changed()

    # Lists

    def lists_changed(self) -> None:
        for changed in self.on_lists_changed:
            changed()

    async def _summaries(self) -> list[TableSummary]:
        """Return all tables that can be read, newest first."""
        found = {}
        for row in await self._stored_tables():
            id = _id_of(row)
            try:
                found[id] = await self._summary(row)
            except TarosError:
                if id not in self._unreadable:
                    self._unreadable.add(id)
                    self.warn("unreadable", id)
        found |= {id: _summary_of(local.table) for id, local in self._tables.items()}
        tables = [summary.seen_by(self.guest) for summary in found.values()]
        return sorted(tables, key=lambda table: table.created, reverse=True)

    async def _summary(self, row: object) -> Summary:
        """Return the summary of a stored table; made anew if it is damaged. Raises TarosError."""
        try:
            return decode_summary(msgspec.convert(row, StoredTable, from_attributes=True).summary)
        except msgspec.MsgspecError:
            return _summary_of((await self.table(_id_of(row))).table)

    async def _stored_tables(self) -> list[object]:
        try:
            return await self._store.tables()
        except StorageFailed:
            self._go_on_in_memory()
            return []

    async def running(self) -> list[TableSummary]:
        """Return the unfinished tables, newest first."""
        return [one for one in await self._summaries() if one.state in ("waiting", "playing")]

    async def my_tables(self) -> MyTables:
        return MyTables(await self.running())

    async def finished(self, before: tuple[int, str] | None, most: int) -> FinishedTables:
        """Return at most `most` finished tables, newest first.

        `before` is the time of its end and the id of the last table that was listed already.
        """
        over = [one for one in await self._summaries() if one.state == "over"]
        over.sort(key=lambda one: (one.since, one.id), reverse=True)
        rest = [one for one in over if before is None or (one.since, one.id) < before]
        last = rest[most - 1] if len(rest) > most else None
        return FinishedTables(rest[:most], f"{last.since}-{last.id}" if last else None)

    # Reviews

    async def kept_review(self, id: str) -> str | None:
        return await (self._in_memory or self._store).review(id)

    async def keep_review(self, id: str, body: str) -> None:
        try:
            await (self._in_memory or self._store).keep_review(id, body)
        except StorageFailed:
            self._go_on_in_memory()


def _id_of(row: object) -> str:
    """Return the id of a stored table, which may be damaged; "" if it has none."""
    id = row.get("id") if isinstance(row, dict) else getattr(row, "id", None)
    return id if isinstance(id, str) else ""


def _summary_of(table: Table) -> Summary:
    return decode_summary(encode_summary(table.id, table, table.game, table.match.state))
