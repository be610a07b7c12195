"""All tables of a worker, and what the worker shares with others: store, bus, leases."""

import asyncio
import logging
import os
import secrets
import time
from collections.abc import Sequence

import msgspec

from taros.core.errors import Unknown
from taros.core.steps import Steps
from taros.tables.events import (
    Opened,
    Setup,
    decode_event,
    decode_setup,
    encode_event,
    encode_setup,
)
from taros.tables.summary import encode_summary
from taros.tables.table import Table, derived_seed

from ..background.bot_pool import BotPool
from ..background.evaluator import Evaluator, once
from ..background.reviews import Reviews
from ..bus import MemoryBus, open_bus
from ..monitoring.metrics import Metrics
from ..monitoring.stalls import watch_stalls
from ..people.identity import Signer, new_id
from ..people.limits import Concurrent
from ..settings import Settings
from ..sockets.broadcaster import Presence
from ..sockets.watchers import Watchers
from ..storage import Step, Store, StoredEvent, StoredTable
from ..storage.writer import Writer
from .live_table import LiveTable
from .table_lists import TableLists
from .wall_clock import now

WARM_UP_SECONDS = 1  # after the start, until bots are loaded
KEEP_SECONDS = 60  # in memory, for a table where nobody is connected
MAX_REQUESTS_PER_PERSON = 8  # that are worked on or wait
MAX_REQUESTS_PER_ORIGIN = 32  # of all people at one network
MAX_WORK_SECONDS = 20  # of one request

log = logging.getLogger(__name__)


class Advanced(msgspec.Struct, frozen=True, tag="advanced"):
    """A worker has stored an event."""

    worker: str
    table: str
    event: StoredEvent


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is connected to a worker at a table; with `ask`, other workers answer with theirs."""

    worker: str
    table: str
    seats: frozenset[int]
    spectators: int
    ask: bool


class ListsChanged(msgspec.Struct, frozen=True, tag="lists"):
    """What the lists of some guests' tables show has changed."""

    worker: str
    guests: frozenset[str]


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    worker: str


_decode = msgspec.json.Decoder(Advanced | Present | ListsChanged | Alive).decode
_encode = msgspec.json.Encoder().encode


class TableManager:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = f"{os.getpid()}-{new_id()}"
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.bus = open_bus(settings.bus)
        self.moves = Evaluator("moves")
        """Evaluates the rules of tables."""
        self.requests = Evaluator("requests", MAX_WORK_SECONDS)
        """Evaluates other requests: starts, positions, records."""
        self.working = Concurrent(MAX_REQUESTS_PER_PERSON, MAX_REQUESTS_PER_ORIGIN)
        """Requests that are being evaluated, or wait for a bot's advice."""
        self.advised = Concurrent(1, MAX_REQUESTS_PER_ORIGIN)
        """Those that wait for advice."""
        self.lists = TableLists(self.store, self.read_table)
        self.watchers = Watchers(self.lists.running)
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._received_at: dict[str, float] = {}

    async def open(self) -> None:
        self.moves.open()
        self.requests.open()
        await asyncio.to_thread(self.store.open)
        self.signer = Signer(await asyncio.to_thread(self.store.secret, "identity"))
        self._seeds = await asyncio.to_thread(self.store.secret, "seeds")
        self.bots = BotPool(
            self.settings.thinkers, self.settings.think_time, self.settings.think_grace
        )
        self.reviews = Reviews(self.store, self.metrics, self.requests)
        self.writer = Writer(self.store, self.metrics)
        self.writer.open()
        if isinstance(self.bus, MemoryBus):  # then there is no other worker
            await asyncio.to_thread(self.store.release_all)
        await self.bus.open(self._receive, self._missed)
        self._ticking = asyncio.create_task(self._tick_for_ever())
        self._watching = asyncio.create_task(watch_stalls(self.metrics))
        self._warming = asyncio.create_task(self._warm_up())

    async def close(self) -> None:
        self._ticking.cancel()
        self._watching.cancel()
        self._warming.cancel()
        await self.writer.close()  # what is stored is broadcast before connections are closed
        for live in self._tables.values():
            live.close()
        await asyncio.to_thread(self.store.release_all, self.worker)
        await self.bus.close()
        self.bots.close()
        await self.reviews.close()
        self.requests.close()
        self.moves.close()
        self.store.close()

    async def _warm_up(self) -> None:
        """Load bots before the first one is needed, but after the first page was served."""
        if self.settings.prepare:
            await asyncio.sleep(WARM_UP_SECONDS)
            await self.bots.start()

    # Tables

    def seed(self, nonce: str) -> str:
        return derived_seed(self._seeds, nonce)

    def new_table(self, stored: StoredTable) -> Table:
        return Table(stored.id, decode_setup(stored.setup), self.seed(stored.nonce))

    async def create(self, setup: Setup, nonce: str | None, id: str | None = None) -> Table:
        """Set up a table and store it, unless there is one of that `id` already.

        Raises BadOption or Unknown for what is wrong with it, NotAllowed if its nonce is used.
        """
        nonce = nonce or secrets.token_hex(16)
        stored = StoredTable(
            id=id or new_id(),
            nonce=nonce,
            setup=encode_setup(setup),
            state="waiting",
            public=setup.public,
            wake=None,
            created=setup.created,
        )
        key = setup.origin, setup.host
        table = await self.moves.run(key, once(lambda: self._opened(stored, setup.created)))
        summary = encode_summary(table.id, table, table.game, table.match.state)
        stored = stored._replace(state=table.state, wake=table.wake, summary=summary)
        first = StoredEvent(1, setup.created, encode_event(Opened()))
        await asyncio.to_thread(self.store.create, stored, first, table.people)
        self.publish_lists(table.people)
        return table

    def _opened(self, stored: StoredTable, at: int) -> Table:
        table = self.new_table(stored)
        table.replay(Opened(), at)
        return table

    async def live_table(self, id: str) -> LiveTable:
        """Return a table, loaded if need be. Raises Unknown."""
        if id in self._tables:
            if self._tables[id].table.state == "removed":
                raise Unknown("no-table")
            return self._tables[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda task: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def readable_table(self, id: str) -> LiveTable | None:
        """Return a table, or None and log it if its events cannot be applied any more."""
        try:
            return await self.live_table(id)
        except Exception:  # one table that cannot be read keeps nobody from the others
            log.exception("table %s cannot be read", id)
            return None

    async def _load(self, id: str) -> LiveTable:
        table = await self.read_table(id)
        if table is None or table.state == "removed":
            raise Unknown("no-table")
        live = self._tables[id] = LiveTable(self, table)
        self.metrics.add("taros_tables")
        self.publish_presence(live, ask=True)
        live.refresh()  # what happened while it was loading
        return live

    async def read_table(self, id: str) -> Table | None:
        """Build a table from its stored events; None if there is none."""
        loaded = await asyncio.to_thread(self.store.load, id)
        if loaded is None:
            return None
        stored, events = loaded
        setup = decode_setup(stored.setup)
        return await self.moves.run((setup.origin, setup.host), self._replay(stored, events))

    def _replay(self, stored: StoredTable, events: Sequence[StoredEvent]) -> Steps[Table]:
        """Apply events to a new table, one a step."""
        table = self.new_table(stored)
        for event in events:
            table.replay(decode_event(event.body), event.at)
            yield
        return table

    # Leases

    async def claim(self, id: str) -> bool:
        until = now() + int(1000 * self.settings.lease)
        return await asyncio.to_thread(self.store.claim, id, self.worker, now(), until)

    async def _tick_for_ever(self) -> None:
        while True:
            try:
                await self._tick()
            except Exception:
                log.exception("looking after tables failed")
            await asyncio.sleep(self.settings.lease / 4)

    async def _tick(self) -> None:
        """Renew leases, take over those that expired, drop tables that are idle."""
        until = now() + int(1000 * self.settings.lease)
        held = await asyncio.to_thread(self.store.renew, self.worker, now(), until)
        for live in self._tables.values():
            if live.scheduler.leased and live.table.id not in held:
                live.scheduler.lose_lease()
        due = await asyncio.to_thread(self.store.due, now(), self.worker)
        watched = [live.table.id for live in self._tables.values() if live.shows_bots]
        for id in [*due, *watched]:
            await self._look_after(id)
        await self._drop_idle()
        self._forget_dead_workers()
        self.bus.publish(_encode(Alive(self.worker)))

    async def _look_after(self, id: str) -> None:
        live = await self.readable_table(id)
        if live is None:
            await asyncio.to_thread(self.store.let_rest, id)
        elif live.scheduler.leased:
            live.refresh()
        else:
            live.scheduler.update()

    async def _drop_idle(self) -> None:
        long_ago = time.monotonic() - KEEP_SECONDS
        idle = [live for live in self._tables.values() if live.used < long_ago and live.idle]
        for live in idle:
            self.drop(live)
        leased = [live.table.id for live in idle if live.scheduler.leased]
        if leased:
            await asyncio.to_thread(self.store.release, self.worker, leased)

    def drop(self, live: LiveTable) -> None:
        """Remove a table from memory, if it is still there: the next request loads it again."""
        live.close()
        if self._tables.get(live.table.id) is live:
            del self._tables[live.table.id]
            self.metrics.add("taros_tables", -1)

    # Other workers

    def publish_step(self, step: Step) -> None:
        if not isinstance(self.bus, MemoryBus):
            event = StoredEvent(step.number, step.at, step.body)
            self.bus.publish(_encode(Advanced(self.worker, step.table_id, event)))

    def publish_presence(self, live: LiveTable, ask: bool = False) -> None:
        present = Present(self.worker, live.table.id, *live.broadcaster.local, ask)
        self.bus.publish(_encode(present))

    def publish_lists(self, guests: frozenset[str]) -> None:
        """Let all who watch the list of tables of one of `guests` see what has changed."""
        self.watchers.notify(guests)
        if not isinstance(self.bus, MemoryBus):
            self.bus.publish(_encode(ListsChanged(self.worker, guests)))

    def _receive(self, text: bytes) -> None:
        message = _decode(text)
        if message.worker == self.worker:
            return
        self._received_at[message.worker] = time.monotonic()
        if isinstance(message, ListsChanged):
            self.watchers.notify(message.guests)
        elif isinstance(message, Advanced | Present):
            self._receive_of_table(message)

    def _receive_of_table(self, message: Advanced | Present) -> None:
        live = self._tables.get(message.table)
        if live is None:
            return
        if isinstance(message, Advanced):
            live.receive(message.event)
        else:
            presence = Presence(message.seats, message.spectators)
            live.set_remote_presence(message.worker, presence)
            if message.ask:
                self.publish_presence(live)

    def _missed(self) -> None:
        self.watchers.notify_all()
        for live in self._tables.values():
            live.refresh()
            self.publish_presence(live, ask=True)

    def _forget_dead_workers(self) -> None:
        """Count people who were connected to a worker that died as gone."""
        long_ago = time.monotonic() - self.settings.lease
        for worker in [one for one, at in self._received_at.items() if at < long_ago]:
            del self._received_at[worker]
            for live in self._tables.values():
                live.set_remote_presence(worker, Presence())
