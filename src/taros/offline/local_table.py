"""A table of this device: its commands one after the other, its connections, its bots.

A command is decided, which changes nothing that is stored or shown; then its event is stored; then
it is applied, which cannot fail; then it is broadcast. If another tab has stored an event in the
meantime, its events are applied, and the command is decided again.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from taros.core.errors import FaultKind, NotAllowed, TarosError
from taros.core.observation import observed
from taros.hosting.absences import Absences
from taros.hosting.broadcaster import Broadcaster, Connection
from taros.hosting.wall_clock import now
from taros.tables.change import Change
from taros.tables.events import Event, decode_event, encode_event
from taros.tables.protocol import Patience
from taros.tables.seating import USUAL_PATIENCE
from taros.tables.situation import PendingAction
from taros.tables.summary import encode_summary
from taros.tables.table import Table

from .bots import choose_simply
from .store import NumberTaken, StoredEvent, read_event

if TYPE_CHECKING:
    from .host import Host

T = TypeVar("T")
Decide = Callable[[Table], Event | None]
"""Return the event that does what somebody commands, None if there is nothing to do. Raises
TarosError."""
Reject = Callable[[TarosError], None]

log = logging.getLogger(__name__)


class LocalTable:
    def __init__(self, host: "Host", table: Table) -> None:
        self.table = table
        self.broadcaster = Broadcaster()
        self.absences = Absences(table.seats, now())
        self._host = host
        self._turn = asyncio.Lock()
        self._had_undo_request = table.pending_undo is not None
        self._listed = table.listed
        self._action: PendingAction | None = None
        """What is about to be done without a request."""
        self._tasks: set[asyncio.Task[None]] = set()

    # Commands

    async def execute(self, decide: Decide) -> None:
        """Have the event that `decide` returns stored, applied and broadcast, in its turn.

        Raises TarosError if it is rejected.
        """
        async with self._turn:
            while not await self._attempt(decide):
                pass

    def submit(self, decide: Decide, reject: Reject) -> None:
        """Do as `execute` does, and call `reject` with its error."""
        self._spawn(self._answer(self.execute(decide), reject))

    async def _answer(self, work: Coroutine[Any, Any, None], reject: Reject) -> None:
        try:
            await work
        except TarosError as error:
            reject(error)
        except Exception:
            reject(NotAllowed("server-error"))
            raise

    async def _attempt(self, decide: Decide) -> bool:
        """Execute a command, and return True; False if another tab stored an event first.

        Then that event has been applied instead.
        """
        event = decide(self.table)
        if event is None:
            return True
        change = self.table.prepare(event, now())
        summary = None
        if change.listed != self._listed:
            summary = encode_summary(self.table.id, change, self.table.game, change.state_now)
        stored = StoredEvent(self.table.id, self.table.number + 1, change.at, encode_event(event))
        try:
            await self._host.append(stored, summary)
        except NumberTaken:
            if not await self._read_events():
                raise
            return False
        self._advance(change)
        if summary is not None:
            self._host.lists_changed()
        return True

    async def catch_up(self) -> None:
        """Apply the events that another tab has stored."""
        async with self._turn:
            await self._read_events()

    async def _read_events(self) -> bool:
        """Apply the events that the store has and the table has not; return whether there are."""
        loaded = await self._host.load(self.table.id)
        events = [read_event(each) for each in loaded.events] if loaded else []
        newer = [each for each in events if each.number > self.table.number]
        for event in newer:
            self._advance(self.table.prepare(decode_event(event.body), event.at))
        return bool(newer)

    def _advance(self, change: Change) -> None:
        """Apply a change that is stored, and broadcast it."""
        table = self.table
        before = self._listed
        lines = table.apply(change)
        self._listed = table.listed
        for connection in self.broadcaster.connections:
            connection.update_seats(table)
        self.absences.update(self.broadcaster.present, now())
        self.broadcaster.broadcast(self.broadcaster.render(table, lines))
        has_undo_request = table.pending_undo is not None
        if has_undo_request or self._had_undo_request:
            self.broadcaster.broadcast_undo_request(table)
            self._had_undo_request = has_undo_request
        if self._listed.seating != before.seating:
            self._broadcast_people()
        self.schedule()

    def _broadcast_people(self) -> None:
        self.broadcaster.broadcast_people(self.table, self.absences.since)

    # Connections

    def join(self, connection: Connection, seen: int | None, reject: Reject) -> None:
        """Welcome a page that has seen the log up to line `seen`."""
        connection.update_seats(self.table)
        self._spawn(self._answer(self._welcome(connection, seen), reject))

    async def _welcome(self, connection: Connection, seen: int | None) -> None:
        await self.execute(lambda table: table.come_back(connection.seats))
        async with self._turn:
            is_new = connection not in self.broadcaster.connections
            snapshot = self.broadcaster.snapshot(self.table, connection.seats, seen)
            if is_new:
                self.broadcaster.connections.append(connection)
            self.absences.update(self.broadcaster.present, now())
            self.broadcaster.welcome(
                self.table, connection, snapshot, self.absences.since, self.patience, now()
            )
        if is_new:
            self._broadcast_people()
        self.schedule()

    def part(self, connection: Connection) -> None:
        """Forget a connection that is closed."""
        if connection in self.broadcaster.connections:
            self.broadcaster.connections.remove(connection)
            self.absences.update(self.broadcaster.present, now())
            self.schedule()

    @property
    def patience(self) -> Patience:
        """How long is waited for people who are not connected."""
        return USUAL_PATIENCE

    def absence(self, seat: int) -> int | None:
        """Return for how long the person at `seat` has not been connected; None if they are."""
        return self.absences.duration(seat, now())

    # What the table does without a request, while somebody looks at it

    def schedule(self) -> None:
        """Begin to do what is pending now, in the place of what was pending before."""
        action = self.table.pending_action() if self.broadcaster.is_watched else None
        if action == self._action:
            return
        self._action = action
        if action is not None:
            self._spawn(self._do(action))

    async def _do(self, action: PendingAction) -> None:
        code, fault = None, None
        began, rest = time.monotonic(), self._rest(action)
        if action.bot is not None:
            choice = asyncio.ensure_future(self._choice(action, action.bot))
            done, _ = await asyncio.wait([choice], timeout=rest if action.in_window else None)
            code, fault = choice.result() if done else (None, None)
        while action == self._action:
            left = min(self._rest(action), rest - (time.monotonic() - began))
            if left <= 0:
                break
            await asyncio.sleep(left)
        if action == self._action:
            at = max(now(), action.due)
            await self.execute(lambda table: table.complete(action, code, at, fault))

    def _rest(self, action: PendingAction) -> float:
        """Return the seconds until `action` is done, by a clock that may have been set back."""
        if action.due:
            return action.rest(now()) / 1000
        pause = self._host.pause
        return min(pause, self.table.played_at + pause - now()) / 1000

    async def _choice(self, action: PendingAction, bot: str) -> tuple[int, FaultKind | None]:
        """Return the move that `bot` chooses, and its fault."""
        game, state = self.table.game, self.table.match.state
        observation, legal = observed(game, state, action.seat), game.rules.legal(state)
        try:
            chosen = await self._host.bots.choose(game.name, bot, observation, legal)
        except TarosError:
            self._host.warn("bots-failed", self.table.id)
            chosen = choose_simply(game, observation, legal)
        if chosen.fault:
            log.warning("%s: bot %s %s: %s", game.name, bot, chosen.fault, chosen.text)
        return chosen.code, chosen.fault

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        """Await `work`, and log what it raises."""
        try:
            await work
        except Exception:  # nobody awaits the task
            log.exception("table %s", self.table.id)
            self._action = None
