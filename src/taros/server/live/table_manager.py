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
from taros.tables.events import Opened, Setup, decode_event, decode_setup, encode
from taros.tables.table import Table, derived_seed

from ..bus import MemoryBus, open_bus
from ..people.identity import Signer, new_id
from ..people.limits import Concurrent
from ..settings import Settings
from ..storage import Step, Store, StoredEvent, StoredTable
from ..storage.writer import Writer
from ..work.bot_pool import BotPool
from ..work.evaluator import Evaluator, once
from ..work.metrics import Metrics
from ..work.reviews import Reviews
from ..work.stalls import watch_stalls
from .live_table import Room, now

WARM_UP = 1  # seconds after the start
KEPT = 60  # seconds that a table stays in memory when nobody is there
MOST_OF_ONE = 8  # requests of one person that are worked on or wait
MOST_OF_ORIGIN = 32  # and of all people at one network
LONGEST_WORK = 20  # seconds of work that one request may ask for

log = logging.getLogger(__name__)


class Advanced(msgspec.Struct, frozen=True, tag="advanced"):
    """A worker has stored an event."""

    worker: str
    table: str
    event: StoredEvent


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is connected to a worker at a table; with `ask`, others are to say so too."""

    worker: str
    table: str
    seats: frozenset[int]
    spectators: int
    ask: bool


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    worker: str


_decode = msgspec.json.Decoder(Advanced | Present | Alive).decode
_encode = msgspec.json.Encoder().encode


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.worker = f"{os.getpid()}-{new_id()}"
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.bus = open_bus(settings.bus)
        self.moves = Evaluator("moves")
        """Evaluates the rules of tables."""
        self.requests = Evaluator("requests", LONGEST_WORK)
        """Evaluates what else people ask for: starts, positions, records."""
        self.working = Concurrent(MOST_OF_ONE, MOST_OF_ORIGIN)
        """Requests that are being evaluated, or wait for a bot's advice."""
        self.advised = Concurrent(1, MOST_OF_ORIGIN)
        """Those that wait for advice."""
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._heard_at: dict[str, float] = {}

    async def open(self) -> None:
        self.moves.open()
        self.requests.open()
        await asyncio.to_thread(self.store.open)
        self.signer = Signer(await asyncio.to_thread(self.store.secret, "identity"))
        self._seeds = await asyncio.to_thread(self.store.secret, "seeds")
        self.thinkers = BotPool(
            self.settings.thinkers, self.settings.think_time, self.settings.think_grace
        )
        self.reviews = Reviews(self.store, self.metrics, self.requests)
        self.writer = Writer(self.store, self.metrics)
        self.writer.open()
        if isinstance(self.bus, MemoryBus):  # then there is no other worker
            await asyncio.to_thread(self.store.release_all)
        await self.bus.open(self._hear, self._missed)
        self._ticking = asyncio.create_task(self._tick_for_ever())
        self._watching = asyncio.create_task(watch_stalls(self.metrics))
        self._warming = asyncio.create_task(self._warm_up())

    async def close(self) -> None:
        self._ticking.cancel()
        self._watching.cancel()
        self._warming.cancel()
        for room in self._rooms.values():
            room.close()
        await self.writer.close()
        await asyncio.to_thread(self.store.release_all, self.worker)
        await self.bus.close()
        self.thinkers.close()
        await self.reviews.close()
        self.requests.close()
        self.moves.close()
        self.store.close()

    async def _warm_up(self) -> None:
        """Have bots ready before they are asked; the first page comes first."""
        if self.settings.prepare:
            await asyncio.sleep(WARM_UP)
            await self.thinkers.start()

    # Tables

    def seed(self, nonce: str) -> str:
        return derived_seed(self._seeds, nonce)

    def new_table(self, stored: StoredTable) -> Table:
        return Table(stored.id, decode_setup(stored.setup), self.seed(stored.nonce))

    async def create(self, setup: Setup, nonce: str | None, id: str | None = None) -> Table:
        """A table that is set; if there is one of that id already, that one.

        Raises BadOption or Unknown for what is wrong with it, NotAllowed if its nonce is used.
        """
        nonce = nonce or secrets.token_hex(16)
        stored = StoredTable(
            id=id or new_id(),
            nonce=nonce,
            setup=encode(setup).decode(),
            state="waiting",
            public=setup.public,
            wake=None,
            created=setup.created,
        )
        key = setup.origin, setup.host
        table = await self.moves.run(key, once(lambda: self._opened(stored, setup.created)))
        stored = stored._replace(state=table.state, wake=table.wake)
        first = StoredEvent(1, setup.created, encode(Opened()).decode())
        guests = [setup.host, *(place.guest for place in setup.places if place.guest)]
        await asyncio.to_thread(self.store.create, stored, first, guests)
        return table

    def _opened(self, stored: StoredTable, at: int) -> Table:
        table = self.new_table(stored)
        table.apply(Opened(), at)
        return table

    async def room(self, id: str) -> Room:
        """Raises Unknown."""
        if id in self._rooms:
            if self._rooms[id].table.state == "removed":
                raise Unknown("no-table")
            return self._rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda task: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    async def readable_room(self, id: str) -> Room | None:
        """Return a table's room, or None and log it if its events cannot be applied any more."""
        try:
            return await self.room(id)
        except Exception:  # one table that cannot be read keeps nobody from the others
            log.exception("table %s cannot be read", id)
            return None

    async def _load(self, id: str) -> Room:
        table = await self.read_table(id)
        if table is None or table.state == "removed":
            raise Unknown("no-table")
        room = self._rooms[id] = Room(self, table)
        self.metrics.add("taros_tables")
        self.publish_presence(room, ask=True)
        room.refresh()  # what happened while it was loading
        return room

    async def read_table(self, id: str, last: int | None = None) -> Table | None:
        """Build a table from its stored events, up to the number `last`; None if there is none."""
        loaded = await asyncio.to_thread(self.store.load, id)
        if loaded is None:
            return None
        stored, events = loaded
        setup = decode_setup(stored.setup)
        some = [event for event in events if last is None or event.number <= last]
        return await self.moves.run((setup.origin, setup.host), self._fold(stored, some))

    def _fold(self, stored: StoredTable, events: Sequence[StoredEvent]) -> Steps[Table]:
        """Apply events to a new table, one a step."""
        table = self.new_table(stored)
        for event in events:
            table.apply(decode_event(event.body), event.at)
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
        """Hold on to leases, take over what others left, forget what is idle."""
        until = now() + int(1000 * self.settings.lease)
        held = await asyncio.to_thread(self.store.renew, self.worker, now(), until)
        for room in self._rooms.values():
            if room.leased and room.table.id not in held:
                room.lose_lease()
        due = await asyncio.to_thread(self.store.due, now(), self.worker)
        watched = [room.table.id for room in self._rooms.values() if room.shows_bots]
        for id in [*due, *watched]:
            await self._look_after(id)
        await self._forget_idle()
        self._forget_silent()
        self.bus.publish(_encode(Alive(self.worker)))

    async def _look_after(self, id: str) -> None:
        room = await self.readable_room(id)
        if room is None:
            await asyncio.to_thread(self.store.let_rest, id)
        elif room.leased:
            room.refresh()
        else:
            room.schedule()

    async def _forget_idle(self) -> None:
        long_ago = time.monotonic() - KEPT
        idle = [room for room in self._rooms.values() if room.used < long_ago and room.idle]
        for room in idle:
            self.forget(room)
        leased = [room.table.id for room in idle if room.leased]
        if leased:
            await asyncio.to_thread(self.store.release, self.worker, leased)

    def forget(self, room: Room) -> None:
        """Whoever asks for the table next gets it from the store."""
        room.close()
        if self._rooms.pop(room.table.id, None) is not None:
            self.metrics.add("taros_tables", -1)

    # Other workers

    def publish_step(self, step: Step) -> None:
        if not isinstance(self.bus, MemoryBus):
            event = StoredEvent(step.number, step.at, step.body)
            self.bus.publish(_encode(Advanced(self.worker, step.table_id, event)))

    def publish_presence(self, room: Room, ask: bool = False) -> None:
        seats, spectators = room.audience.here
        present = Present(self.worker, room.table.id, seats, spectators, ask)
        self.bus.publish(_encode(present))

    def _hear(self, text: bytes) -> None:
        said = _decode(text)
        if said.worker == self.worker:
            return
        self._heard_at[said.worker] = time.monotonic()
        room = None if isinstance(said, Alive) else self._rooms.get(said.table)
        if room is None:
            return
        if isinstance(said, Advanced):
            room.hear(said.event)
        elif isinstance(said, Present):
            room.hear_presence(said.worker, said.seats, said.spectators)
            if said.ask:
                self.publish_presence(room)

    def _missed(self) -> None:
        for room in self._rooms.values():
            room.refresh()
            self.publish_presence(room, ask=True)

    def _forget_silent(self) -> None:
        """People who were connected to a worker that died are gone."""
        long_ago = time.monotonic() - self.settings.lease
        for worker in [one for one, at in self._heard_at.items() if at < long_ago]:
            del self._heard_at[worker]
            for room in self._rooms.values():
                room.hear_presence(worker, frozenset(), 0)
