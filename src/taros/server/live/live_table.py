"""A table in a worker: its commands one after the other, its connections and absences.

A task executes the operations of a table in order. A command is decided, which changes nothing that
is stored or shown; then its event is stored; then it is applied, which cannot fail; then it is
broadcast. If another worker has stored an event in the meantime, that one is applied, and the
command decided again: a move is rejected then, since it has not seen what was played.

Rules are evaluated on the event loop only where the game says that this is always quick, else in
the manager's thread for moves.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

import msgspec

from taros.core.errors import NotAllowed, TarosError
from taros.core.game import State
from taros.hosting.absences import Absences
from taros.hosting.broadcaster import Broadcaster, Connection, Presence
from taros.hosting.fair_play import moment_of
from taros.hosting.wall_clock import now
from taros.tables.change import Change
from taros.tables.events import (
    Event,
    Moved,
    Offered,
    Place,
    Sat,
    StoodIn,
    Taken,
    decode_event,
    encode_event,
)
from taros.tables.protocol import Patience
from taros.tables.seating import USUAL_PATIENCE
from taros.tables.situation import Listed
from taros.tables.summary import encode_summary
from taros.tables.table import Table

from ..background.evaluator import once
from ..people.fair_queue import Key
from ..ratings.results import stored_results
from ..storage import Step, StoredEvent, TableUpdate
from ..storage.results import Result
from .scheduler import Scheduler

if TYPE_CHECKING:
    from .table_manager import TableManager

T = TypeVar("T")

Operation = Callable[[], Awaitable[None]]
Decide = Callable[[Table], Event | None]
"""Return the event that does what somebody commands, None if there is nothing to do. Raises
TarosError."""
Reject = Callable[[TarosError], None]

log = logging.getLogger(__name__)

SHORT_LOG = 200  # lines that are encoded on the event loop when somebody connects


class LiveTable:
    def __init__(self, manager: "TableManager", table: Table) -> None:
        self.manager = manager
        self.table = table
        self.broadcaster = Broadcaster()
        self.absences = Absences(table.seats, now())
        self.scheduler = Scheduler(self)
        self.connected = 0
        """Sockets that are open for the table, welcomed or not."""
        self.used = time.monotonic()
        self._operations: deque[Operation] = deque()
        self._worker: asyncio.Task[None] | None = None
        """Executes the operations; None while there are none."""
        self.failed = False
        """Whether the table may not be what is stored."""
        self._had_undo_request = table.pending_undo is not None
        self._listed = table.listed
        """What lists show of the table, as it is stored beside the events."""
        self._moment: tuple[int, State | None] | None = None
        """The number of the last line, and what the seat to act may know then."""

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, and nothing is to be done soon."""
        return not (self.connected or self._worker or self.scheduler.is_busy)

    @property
    def key(self) -> Key:
        """The person for whom the table's work is counted."""
        return self.table.setup.origin, self.table.setup.host

    # Operations, one after the other

    def _enqueue(self, operation: Operation) -> None:
        self.used = time.monotonic()
        self._operations.append(operation)
        if self._worker is None:
            self._worker = asyncio.create_task(self._work())

    async def _work(self) -> None:
        """Execute operations until none are left."""
        try:
            while self._operations:
                operation = self._operations.popleft()
                try:
                    await operation()
                except Exception:  # nobody awaits the task
                    log.exception("table %s", self.table.id)
        finally:
            self._worker = None

    async def _answer(self, work: Awaitable[None], reject: Reject) -> None:
        """Await `work`; call `reject` with its error."""
        try:
            await work
        except TarosError as error:
            reject(error)
        except Exception:
            reject(NotAllowed("server-error"))
            raise

    async def evaluate(self, work: Callable[[], T], *, short: bool = True) -> T:
        """Return the result of `work`, which evaluates rules and changes nothing.

        It runs on the event loop if it is short and the game quick, else in the thread for moves.
        """
        if short and self.table.game.quick:
            return work()
        return await self.manager.moves.run(self.key, once(work))

    # Commands

    def submit(self, decide: Decide, reject: Reject) -> None:
        """Have the event that `decide` returns stored, applied and broadcast, in its turn."""
        self._enqueue(lambda: self._answer(self._execute(decide), reject))

    async def execute(self, decide: Decide) -> None:
        """Do as `submit`, and wait until it is done; raise TarosError if it is rejected."""
        await self._in_turn(lambda: self._execute(decide))

    async def read(self, see: Callable[[Table], T]) -> T:
        """Return what `see` finds at the table in its turn, or raise its TarosError."""

        async def operation() -> T:
            self._check()
            return await self.evaluate(lambda: see(self.table))

        return await self._in_turn(operation)

    async def moment(self) -> State | None:
        """Return what the seat to act may know, found anew only after something has happened."""
        if self._moment is None or self._moment[0] != self.table.number:
            self._moment = await self.read(lambda table: (table.number, moment_of(table)))
        return self._moment[1]

    async def _in_turn(self, operation: Callable[[], Awaitable[T]]) -> T:
        """Do `operation` in its turn; return its result or raise its TarosError."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def finish() -> None:
            result = await operation()
            if not future.done():
                future.set_result(result)

        def reject(error: TarosError) -> None:
            if not future.done():
                future.set_exception(error)

        self._enqueue(lambda: self._answer(finish(), reject))
        return await future

    async def _execute(self, decide: Decide) -> None:
        """Decide, store, apply and broadcast; raises TarosError.

        Decide again as long as other workers store events in between.
        """
        while not await self._attempt(decide):
            pass

    async def _attempt(self, decide: Decide) -> bool:
        """Execute a command, and return True; False if another worker stored an event first.

        Then that event has been applied instead.
        """
        self._check()
        at, number = now(), self.table.number
        decided = await self.evaluate(lambda: self._decide(decide, at))
        if decided is None:
            return True
        change, listed, step = decided
        try:
            await self.manager.writer.append(step)
        except NotAllowed:
            await self._catch_up()
            if self.table.number == number:
                raise
            return False
        self.manager.publish_step(step)
        if step.update:
            self.manager.publish_lists(self.table.people | change.people)
        if any(result.rated for result in step.results):
            self.manager.rater.notify()
        await self._advance(change, listed)
        if step.update:
            self.manager.notices.turn_came(self)
        return True

    def _decide(self, decide: Decide, at: int) -> tuple[Change, Listed, Step] | None:
        """Return the change that `decide` leads to, what lists show then, and what is stored."""
        event = decide(self.table)
        if event is None:
            return None
        change = self.table.prepare(event, at)
        listed = change.listed
        update = self._table_update(change) if listed != self._listed else None
        ends = update is not None and self.table.state != change.state == "over"
        step = Step(
            self.table.id,
            self.table.number + 1,
            change.at,
            encode_event(event),
            update=update,
            person=event.guest if isinstance(event, Sat | Taken) else None,
            results=self._results(update.summary, change.at) if update and ends else (),
        )
        return change, listed, step

    def _results(self, summary: str, finished: int) -> Sequence[Result]:
        return stored_results(self.table.setup, summary, finished)

    def _table_update(self, change: Change) -> TableUpdate:
        summary = encode_summary(self.table.id, change, self.table.game, change.state_now)
        return TableUpdate(change.state, change.wake, summary)

    async def _advance(self, change: Change, listed: Listed, *, short: bool = True) -> None:
        """Apply a change that is stored, and broadcast it; `listed` is what lists show then."""
        table = self.table
        places, before = table.places, self._listed
        try:
            lines = table.apply(change)
            self._listed = listed
            if table.places is not places:
                self._update_seats(places)
            texts = await self.evaluate(lambda: self.broadcaster.render(table, lines), short=short)
            self.broadcaster.broadcast(texts)
            self._broadcast_undo_request()
            if self._listed.seating != before.seating:
                self._broadcast_people()
        except Exception:
            self._fail()
            raise
        if isinstance(change.event, Moved):
            self.manager.metrics.add("taros_moves_total")
        if isinstance(change.event, StoodIn | Offered):
            self._contradict(change.event)
        self.scheduler.update()

    def _contradict(self, event: StoodIn | Offered) -> None:
        """Give a seat back to a person who is connected here, which the worker that decided on
        `event` did not know yet."""
        for connection in self.broadcaster.connections:
            if event.seat in connection.seats:
                self.come_back(connection)

    def _broadcast_people(self) -> None:
        self.broadcaster.broadcast_people(self.table, self.absences.since)

    def _broadcast_undo_request(self) -> None:
        has_undo_request = self.table.pending_undo is not None
        if has_undo_request or self._had_undo_request:
            self.broadcaster.broadcast_undo_request(self.table)
            self._had_undo_request = has_undo_request

    def _update_seats(self, places: Sequence[Place]) -> None:
        """Find who plays which seat, after `places` have changed."""
        before = self.broadcaster.local
        for connection in self.broadcaster.connections:
            connection.update_seats(self.table)
        changed = [n for n in self.table.seats if self.table.places[n].guest != places[n].guest]
        self._update_absences()
        self.absences.restart(changed, now())
        if self.broadcaster.local != before:
            self.manager.publish_presence(self)

    def _update_absences(self) -> None:
        self.absences.update(self.broadcaster.present, now())

    # Events of other workers

    def receive(self, event: StoredEvent) -> None:
        """Follow an event that another worker has stored."""
        self._enqueue(lambda: self._follow(event))

    def refresh(self) -> None:
        """Read events that other workers may have stored unnoticed."""
        self._enqueue(self._catch_up)

    async def _follow(self, event: StoredEvent) -> None:
        if self.failed:
            return
        if event.number == self.table.number + 1:
            await self._replay(event)
        elif event.number > self.table.number:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Apply the events that the store has and the table has not; schedule what is due then."""
        if self.failed:
            return
        store, number = self.manager.store, self.table.number
        try:
            events = await asyncio.to_thread(store.events_after, self.table.id, number)
        except Exception:
            self._fail()
            raise
        for event in events:
            await self._replay(event, short=False)
        self.scheduler.update()

    async def _replay(self, event: StoredEvent, *, short: bool = True) -> None:
        """Apply and broadcast an event of another worker."""
        try:
            change = await self.evaluate(
                lambda: self.table.prepare(decode_event(event.body), event.at), short=short
            )
        except Exception:
            self._fail()
            raise
        await self._advance(change, change.listed, short=short)

    def _fail(self) -> None:
        """Drop the table, which may not be what is stored: the next request loads it anew."""
        self.failed = True
        self.manager.drop(self)

    def _check(self) -> None:
        if self.failed:
            raise NotAllowed("server-error")

    # Connections

    def join(self, connection: Connection, seen: int | None, reject: Reject) -> None:
        """Welcome a client that has seen the log up to line `seen`."""
        connection.update_seats(self.table)
        self.come_back(connection)
        self._enqueue(lambda: self._answer(self._welcome(connection, seen), reject))

    def come_back(self, connection: Connection) -> None:
        """Take the seats of a connection back from the bot that stands in."""
        self.submit(lambda table: table.come_back(connection.seats), lambda error: None)

    def let_bot_play(self, guest: str | None, seat: int, bot: str, reject: Reject) -> None:
        """Give a seat to a bot, as `Seating.let_bot_play` allows it."""
        self.submit(
            lambda table: table.let_bot_play(guest, seat, bot, self._absence(seat), self.patience),
            reject,
        )

    def hand_over(self, guest: str | None, seat: int, key: str, reject: Reject) -> None:
        """Offer a seat to another person, as `Seating.hand_over` allows it."""
        self.submit(
            lambda table: table.hand_over(guest, seat, key, self._absence(seat), self.patience),
            reject,
        )

    def _absence(self, seat: int) -> int | None:
        return self.absences.duration(seat, now())

    @property
    def patience(self) -> Patience:
        """How long is waited for people who are not connected."""
        times = self.manager.settings.patience
        usual = msgspec.structs.astuple(USUAL_PATIENCE)
        return Patience(*(int(times * each) for each in usual))

    async def _welcome(self, connection: Connection, seen: int | None) -> None:
        if connection.closed:
            return
        self._check()
        table, broadcaster = self.table, self.broadcaster
        if seen is not None and seen > table.number:  # at a worker that has heard more
            await self._catch_up()
        is_new = connection not in broadcaster.connections
        connection.update_seats(table)
        if is_new and not broadcaster.has_room_for(connection):
            raise NotAllowed("table-crowd")
        snapshot = await self.evaluate(
            lambda: broadcaster.snapshot(table, connection.seats, seen),
            short=table.number - (seen or 0) < SHORT_LOG,
        )
        if is_new and not connection.closed:
            broadcaster.connections.append(connection)
            self._update_absences()
        broadcaster.welcome(table, connection, snapshot, self.absences.since, self.patience, now())
        if is_new:
            self._presence_changed()

    def part(self, connection: Connection) -> None:
        """Forget a connection that is closed."""
        self.used = time.monotonic()
        if connection in self.broadcaster.connections:
            self.broadcaster.connections.remove(connection)
            self._presence_changed()

    def _presence_changed(self) -> None:
        self._update_absences()
        self._broadcast_people()
        self.manager.publish_presence(self)
        self.scheduler.update()

    def set_remote_presence(self, worker: str, presence: Presence) -> None:
        """Take note of who is connected to another worker."""
        before = self.broadcaster.remote.pop(worker, Presence())
        if presence != Presence():
            self.broadcaster.remote[worker] = presence
        if before != presence:
            self._update_absences()
            self._broadcast_people()
            self.scheduler.update()

    def close(self) -> None:
        self.scheduler.cancel()
        for connection in self.broadcaster.connections:
            connection.close()
