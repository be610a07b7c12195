"""All tables of a worker, and what the worker shares with others: store, bus, leases."""

import asyncio
import logging
import os
import time
from collections.abc import Sequence

from taros.core.errors import NotAllowed, Unknown
from taros.hosting.broadcaster import Presence
from taros.hosting.names import is_id, new_id
from taros.hosting.wall_clock import now
from taros.tables.events import (
    Opened,
    Setup,
    decode_setup,
    encode_event,
    encode_setup,
)
from taros.tables.mixing import new_nonce
from taros.tables.protocol import Move
from taros.tables.summary import encode_summary
from taros.tables.table import Table

from ..accounts.accounts import Accounts
from ..accounts.sessions import Sessions
from ..administration.following import HostDecisions
from ..background.bot_pool import BotPool
from ..background.evaluator import Evaluator, once
from ..background.pictures import Pictures
from ..background.rater import Rater
from ..background.retention import Retention
from ..background.reviews import Reviews
from ..bus import MemoryBus, open_bus
from ..monitoring.health import Health
from ..monitoring.metrics import Metrics
from ..monitoring.stalls import watch_stalls
from ..notices.notices import Notices
from ..people.limits import Concurrent
from ..people.signing import read_signer
from ..ratings.ladder import Ladders
from ..ratings.players import Players
from ..settings import Settings
from ..sockets.connections import Connections
from ..sockets.watchers import Watchers
from ..storage import MAX_DUE, Step, Store, StoredEvent, StoredTable
from ..storage.accounts import AccountStore
from ..storage.administration import HostStore
from ..storage.notices import NoticeStore
from ..storage.writer import Writer
from ..tournaments.runner import Tournaments
from ..watching.watching import Watching
from .live_table import LiveTable
from .stored_table import new_table, replayed_table
from .table_lists import TableLists
from .worker_messages import (
    AccountsChanged,
    Advanced,
    Alive,
    Chosen,
    ListsChanged,
    Present,
    decode,
    encode,
)

WARM_UP_SECONDS = 1  # after the start, until bots are loaded
KEEP_SECONDS = 60  # in memory, for a table where nobody is connected
KEYS_SECONDS = 60  # after which secrets are read again

log = logging.getLogger(__name__)


class TableManager:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.worker = f"{os.getpid()}-{new_id()}"
        self.store = Store(settings.database)
        self.metrics = Metrics()
        self.health = Health(self.store)
        self.bus = open_bus(settings.bus)
        self.moves = Evaluator("moves")
        """Evaluates the rules of tables."""
        self.requests = Evaluator("requests", limits.work_seconds)
        """Evaluates other requests: starts, positions, records."""
        self.working = Concurrent(limits.requests_per_person, limits.requests_per_network)
        """Requests that are being evaluated, or wait for a bot's advice."""
        self.advised = Concurrent(1, limits.requests_per_network)
        """Those that wait for advice."""
        self.checking = Concurrent(limits.requests_per_person, limits.requests_per_network)
        """Those for which the running games of a person are looked through."""
        self.drawing = Concurrent(limits.pictures_per_person, limits.pictures_per_network)
        """Those that wait for a picture."""
        self.pictures = Pictures()
        self.lists = TableLists(self.store, self.read_table)
        self.accounts = Accounts(AccountStore(self.store.engine))
        self.players = Players(self.store.engine)
        self.ladders = Ladders(self.store.engine)
        self.sessions = Sessions(self.accounts.store)
        self.watchers = Watchers(self.lists.running, limits.watchers_per_person)
        self.connections = Connections(limits, self.metrics)
        self.decisions = HostDecisions(HostStore(self.store.engine))
        self.watching = Watching(
            self.store.public_games, self.readable_table, self.sessions.has_account
        )
        self.notices = Notices(self, NoticeStore(self.store.engine))
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._received_at: dict[str, float] = {}
        self.retention = Retention(self.store, limits, self.live_table, self._tables)
        self.tournaments = Tournaments(self)
        self.rater = Rater(self.store, self.read_table)

    async def open(self) -> None:
        self.moves.open()
        self.requests.open()
        await asyncio.to_thread(self.store.open)
        await asyncio.to_thread(self._read_keys)
        await asyncio.to_thread(self.sessions.read)
        await asyncio.to_thread(self.notices.open)
        await self.follow_host()
        self.bots = BotPool(
            self.settings.thinkers, self.settings.think_time, self.settings.think_grace
        )
        self.reviews = Reviews(self.store, self.metrics, self.requests, self.settings.limits)
        self.writer = Writer(self.store, self.metrics)
        self.writer.open()
        if isinstance(self.bus, MemoryBus):  # then there is no other worker
            await asyncio.to_thread(self.store.leases.release_all)
        await self.bus.open(self._receive, self._missed)
        self._ticking = asyncio.create_task(self._tick_for_ever())
        self._watching = asyncio.create_task(watch_stalls(self.metrics))
        self._looking = asyncio.create_task(self.connections.watch())
        self._cleaning = asyncio.create_task(self.retention.run())
        self._sending = asyncio.create_task(self.notices.run())
        self._warming = asyncio.create_task(self._warm_up())
        self.tournaments.open()
        self._rating = asyncio.create_task(self.rater.run())

    async def close(self) -> None:
        self._ticking.cancel()
        self._watching.cancel()
        self._looking.cancel()
        self._cleaning.cancel()
        self._sending.cancel()
        self.watching.close()
        self._warming.cancel()
        await self.tournaments.close()
        self._rating.cancel()
        await self.rater.close()
        await self.writer.close()  # what is stored is broadcast before connections are closed
        for live in self._tables.values():
            live.close()
        await self.notices.close()
        await asyncio.to_thread(self.store.leases.release_all, self.worker)
        await self.bus.close()
        self.bots.close()
        self.pictures.close()
        await self.reviews.close()
        self.requests.close()
        self.moves.close()
        self.store.close()

    async def _warm_up(self) -> None:
        """Load bots before the first one is needed, but after the first page was served."""
        if self.settings.prepare:
            await asyncio.sleep(WARM_UP_SECONDS)
            await self.bots.start()

    def _read_keys(self) -> None:
        """Read the secrets of the server; seeds of old tables follow from old ones for ever."""
        old = int(self.settings.limits.old_secret_days * 86_400_000)
        self.signer = read_signer(self.store, now(), old)
        seeds = self.store.keys("seeds")
        self._newest_seeds = seeds[0].name
        self._seed_secrets = {key.name: key.value for key in seeds}
        self._keys_read = time.monotonic()

    # Tables

    async def create(self, setup: Setup, id: str | None = None, *, counted: bool = True) -> Table:
        """Set up a table and store it, unless there is one of that `id` already.

        `counted`: whether it is one of those that its host may set up in a day.
        Raises BadOption or Unknown for what is wrong with it.
        """
        if counted and (id is None or await asyncio.to_thread(self.store.find, id) is None):
            await self._check_quotas(setup)
        stored = StoredTable(
            id=id or new_id(),
            nonce=new_nonce(),
            setup=encode_setup(setup),
            state="waiting",
            public=setup.public,
            wake=None,
            created=setup.created,
            host=setup.host,
            origin=setup.origin,
            seed_key=self._newest_seeds,
        )
        key = setup.origin, setup.host
        opened = Opened(new_nonce())
        table = await self.moves.run(key, once(lambda: self._opened(stored, opened)))
        summary = encode_summary(table.id, table, table.game, table.match.state)
        stored = stored._replace(state=table.state, wake=table.wake, summary=summary)
        first = StoredEvent(1, setup.created, encode_event(opened))
        await asyncio.to_thread(self.store.create, stored, first, table.people)
        self.publish_lists(table.people)
        return table

    async def _check_quotas(self, setup: Setup) -> None:
        """Raise NotAllowed if the host, or the network of the host, has set up too many tables."""
        limits = self.settings.limits
        most = limits.tables_per_person, limits.tables_per_network
        since = setup.created - 86_400_000
        counts = await asyncio.to_thread(
            self.store.count_created, setup.host, setup.origin, since, max(most)
        )
        if counts[0] >= most[0]:
            raise NotAllowed("tables-of-person", most=most[0])
        if counts[1] >= most[1]:
            raise NotAllowed("tables-of-network", most=most[1])

    def _opened(self, stored: StoredTable, opened: Opened) -> Table:
        table = new_table(stored, self._seed_secrets)
        table.replay(opened, stored.created)
        return table

    async def live_table(self, id: str) -> LiveTable:
        """Return a table, loaded if need be. Raises Unknown, or Gone if it was closed."""
        if not is_id(id):
            raise Unknown("no-table")
        if id in self._tables:
            self._tables[id].table.check_exists()
            return self._tables[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda task: self._loading.pop(id))
        return await asyncio.shield(self._loading[id])

    def is_loaded(self, id: str) -> bool:
        """Whether a table is in the memory of this worker."""
        return id in self._tables

    async def readable_table(self, id: str) -> LiveTable | None:
        """Return a table, or None and log it if its events cannot be applied any more."""
        try:
            return await self.live_table(id)
        except Exception:  # one table that cannot be read keeps nobody from the others
            log.exception("table %s cannot be read", id)
            return None

    async def _load(self, id: str) -> LiveTable:
        table = await self.read_table(id)
        if table is None:
            raise Unknown("no-table")
        table.check_exists()
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
        if stored.seed_key is not None and stored.seed_key not in self._seed_secrets:
            await asyncio.to_thread(self._read_keys)  # another worker has started with new ones
        setup = decode_setup(stored.setup)
        replaying = replayed_table(stored, events, self._seed_secrets)
        return await self.moves.run((setup.origin, setup.host), replaying)

    async def follow_host(self) -> None:
        """Let hold here what hosts have decided."""
        await self.decisions.follow(now(), self._closed)

    def _closed(self, id: str) -> None:
        """Follow a host that has closed a table."""
        if id in self._tables:
            self._tables[id].refresh()
            self.publish_lists(self._tables[id].table.people)

    # Leases

    async def claim(self, id: str) -> bool:
        lease = int(1000 * self.settings.lease)
        return await asyncio.to_thread(self.store.leases.claim, id, self.worker, lease)

    async def _tick_for_ever(self) -> None:
        while True:
            is_more_due = False
            try:
                is_more_due = await self._tick()
            except Exception:
                log.exception("looking after tables failed")
            await asyncio.sleep(0 if is_more_due else self.settings.lease / 4)

    async def _tick(self) -> bool:
        """Read new secrets, renew leases, look after tables that are due, drop those that are idle.

        Return whether more tables are due than were looked after.
        """
        if time.monotonic() - self._keys_read > KEYS_SECONDS:
            await asyncio.to_thread(self._read_keys)
            await asyncio.to_thread(self.sessions.read)
        await self.follow_host()
        lease = int(1000 * self.settings.lease)
        held = await asyncio.to_thread(self.store.leases.renew, self.worker, lease)
        for live in self._tables.values():
            live.scheduler.check(live.table.id in held)
        due = await asyncio.to_thread(self.store.leases.due, now())
        dropped = [id for id in held if id not in self._tables]  # after something had failed
        unleased = [live.table.id for live in self._tables.values() if live.scheduler.needs_lease]
        are_leased = [await self._look_after(id) for id in [*due, *dropped, *unleased]]
        await self._drop_idle()
        self._forget_dead_workers()
        self.bus.publish(encode(Alive(self.worker)))
        return len(due) == MAX_DUE and any(are_leased[: len(due)])

    async def _look_after(self, id: str) -> bool:
        """Lease a table and do what is due there; return whether this worker has the lease."""
        live = await self.readable_table(id)
        if live is not None:
            return await live.scheduler.claim()
        await asyncio.to_thread(self.store.leases.let_rest, id)
        await asyncio.to_thread(self.store.leases.release, self.worker, [id])
        return False

    async def _drop_idle(self) -> None:
        long_ago = time.monotonic() - KEEP_SECONDS
        idle = [live for live in self._tables.values() if live.used < long_ago and live.idle]
        for live in idle:
            self.drop(live)
        leased = [live.table.id for live in idle if live.scheduler.leased]
        if leased:
            await asyncio.to_thread(self.store.leases.release, self.worker, leased)

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
            self.bus.publish(encode(Advanced(self.worker, step.table_id, event)))

    def publish_choice(self, table: str, seats: tuple[int, ...], move: Move) -> None:
        """Let the worker with the lease know of a move that was chosen in a window."""
        if not isinstance(self.bus, MemoryBus):
            self.bus.publish(encode(Chosen(self.worker, table, seats, move)))

    def publish_presence(self, live: LiveTable, ask: bool = False) -> None:
        present = Present(self.worker, live.table.id, *live.broadcaster.local, ask)
        self.bus.publish(encode(present))

    def publish_lists(self, guests: frozenset[str]) -> None:
        """Let all who watch the list of tables of one of `guests` see what has changed."""
        self.watchers.notify(guests)
        if not isinstance(self.bus, MemoryBus):
            self.bus.publish(encode(ListsChanged(self.worker, guests)))

    def publish_accounts(self, revoked: Sequence[str] = (), tables: Sequence[str] = ()) -> None:
        """Let all workers end the sessions with the keys `revoked`, and load `tables` anew, where a
        name has gone."""
        self._accounts_changed(revoked, tables)
        if not isinstance(self.bus, MemoryBus):
            message = AccountsChanged(self.worker, tuple(revoked), tuple(tables))
            self.bus.publish(encode(message))

    def _accounts_changed(self, revoked: Sequence[str], tables: Sequence[str]) -> None:
        self.sessions.revoke(revoked)
        for id in tables:
            if id in self._tables:
                self.drop(self._tables[id])

    def _receive(self, text: bytes) -> None:
        message = decode(text)
        if message.worker == self.worker:
            return
        self._received_at[message.worker] = time.monotonic()
        if isinstance(message, ListsChanged):
            self.watchers.notify(message.guests)
        elif isinstance(message, AccountsChanged):
            self._accounts_changed(message.revoked, message.tables)
            self._keys_read = 0  # accounts are read with the next tick
        elif isinstance(message, Advanced | Present | Chosen):
            self._receive_of_table(message)

    def _receive_of_table(self, message: Advanced | Present | Chosen) -> None:
        live = self._tables.get(message.table)
        if live is None:
            return
        if isinstance(message, Advanced):
            live.receive(message.event)
        elif isinstance(message, Chosen):
            seats, move = message.seats, message.move
            live.submit(lambda table: table.decide(seats, move, now()), lambda error: None)
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
