"""A table in a worker: what people ask for, one thing after the other; its bots and its clock.

A room does one job at a time. A job that changes the table is done once its event is stored; until
then nothing of it leaves the worker, and all else waits. If another worker was quicker, the table
is built anew from the store and the job refused.

Rules are evaluated on the event loop only where the game says that this is always quick; else in
the hub's thread for moves, while the room is busy.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from taros.core.errors import NotAllowed, TarosError
from taros.core.game import State
from taros.core.steps import Steps
from taros.tables.events import (
    Answered,
    Asked,
    Event,
    Fault,
    Moved,
    Said,
    Sat,
    Undone,
    decode_event,
    encode,
)
from taros.tables.table import Duty, Table

from ..people.fair_queue import Key
from ..sockets.audience import Audience, Listener, Shown, Texts
from ..storage import Step, StoredEvent
from ..work.evaluator import once

if TYPE_CHECKING:
    from .table_manager import Hub

T = TypeVar("T")

Make = Callable[[Table], Event | None]  # what somebody would like to do
Refuse = Callable[[TarosError], None]

log = logging.getLogger(__name__)

SHORT_LOG = 200  # lines that are put into words on the event loop when somebody joins

# these do not change who sits where, or who plays for whom
_SEATED = (Moved, Said, Asked, Answered, Undone)


def now() -> int:
    return int(time.time() * 1000)


class Answer(Generic[T]):
    """What somebody waits for, who may have gone meanwhile."""

    def __init__(self) -> None:
        self.future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def give(self, value: T) -> None:
        if not self.future.done():
            self.future.set_result(value)

    def refuse(self, error: TarosError) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Update(NamedTuple):
    """An event that has been applied, and what listeners are sent of it."""

    event: Event
    texts: Texts


class Room:
    def __init__(self, hub: "Hub", table: Table) -> None:
        self.hub = hub
        self.table = table
        self.audience = Audience()
        self.leased = False
        self.connected = 0
        """Sockets that are open for the table, whether they listen yet or not."""
        self.used = time.monotonic()
        self._jobs: deque[Callable[[], None]] = deque()
        self._busy = False
        self._claiming = False
        self._failed = False
        self._was_asked = False
        self._duty: Duty | None = None
        self._thinking: set[Duty] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._kept = self._row()

    @property
    def idle(self) -> bool:
        """Nobody listens, and nothing is to be done soon."""
        soon = self._duty is not None and self._duty.due < now() + 60_000
        return not (self.connected or self._busy or self._jobs or soon or self._tasks)

    # Jobs

    def do(self, job: Callable[[], None]) -> None:
        self.used = time.monotonic()
        self._jobs.append(job)
        self._run()

    def _run(self) -> None:
        while self._jobs and not self._busy:
            self._jobs.popleft()()

    def ask(self, make: Make, refuse: Refuse, done: Callable[[], None] = lambda: None) -> None:
        """Change the table; `done` follows once that is stored."""
        self.do(lambda: self._change(make, refuse, done))

    async def perform(self, make: Make) -> None:
        """The same for those who wait. Raises what it is refused for."""
        answer = Answer[None]()
        self.ask(make, answer.refuse, lambda: answer.give(None))
        await answer.future

    async def look(self, see: Callable[[Table], T]) -> T:
        """Something of the table, once all of it is stored; raises what `see` raises."""
        answer = Answer[T]()

        def work() -> T | TarosError:
            try:
                self._check()
                return see(self.table)
            except TarosError as error:
                return error

        def then(seen: T | TarosError) -> None:
            if isinstance(seen, TarosError):
                answer.refuse(seen)
            else:
                answer.give(seen)

        def failed() -> None:
            answer.refuse(NotAllowed("server-error"))

        self.do(lambda: self._evaluate(work, then, failed))
        return await answer.future

    def _evaluate(
        self,
        work: Callable[[], T],
        then: Callable[[T], None],
        failed: Callable[[], None],
        *,
        short: bool = True,
    ) -> None:
        """Call `work`, which evaluates rules, then `then` with its result or `failed`.

        `then` and `failed` run on the event loop, and so does `work` if it is short and the game
        quick; else the room is busy meanwhile.
        """
        if short and self.table.game.quick:
            try:
                result = work()
            except Exception:  # whatever a game raises ends this job, not the room
                log.exception("table %s", self.table.id)
                failed()
            else:
                then(result)
            return
        self._busy = True

        def done(result: T | None, error: BaseException | None) -> None:
            self._busy = False
            if error is not None:
                log.error("table %s", self.table.id, exc_info=error)
                failed()
            else:
                then(result)  # type: ignore[arg-type]
            self.schedule()
            self._run()

        self.hub.moves.submit(self.key, once(work), done)

    @property
    def key(self) -> Key:
        """The person whom the table's work is counted for."""
        return self.table.setup.origin, self.table.setup.host

    def _change(self, make: Make, refuse: Refuse, done: Callable[[], None]) -> None:
        number, at = self.table.number + 1, now()

        def work() -> Update | TarosError | None:
            try:
                self._check()
                event = make(self.table)
                return None if event is None else self._advance(event, at)
            except TarosError as error:
                return error

        def then(update: Update | TarosError | None) -> None:
            if update is None:
                done()
            elif isinstance(update, TarosError):
                refuse(update)
            else:
                self._store(number, at, update, refuse, done)

        def failed() -> None:
            """The table may be half changed."""
            refuse(NotAllowed("server-error"))
            self._start(self._rebuild(number - 1))

        self._evaluate(work, then, failed)

    def _advance(self, event: Event, at: int) -> Update:
        """Apply an event and put it into words for all who listen. Raises TarosError."""
        lines = self.table.apply(event, at)
        return Update(event, self.audience.texts(self.table, lines))

    def _store(
        self, number: int, at: int, update: Update, refuse: Refuse, done: Callable[[], None]
    ) -> None:
        row = self._row()
        event = update.event
        step = Step(
            self.table.id,
            number,
            at,
            encode(event).decode(),
            update=row if row != self._kept else None,
            person=event.guest if isinstance(event, Sat) else None,
        )

        def stored(result: bool | None) -> None:
            if result:
                self._kept = row
                self.hub.publish_step(step)
                self._tell(update)
                done()
                self._go_on()
            else:
                refuse(NotAllowed("server-error" if result is None else "stale-move"))
                self._start(self._rebuild(number - 1))

        self._busy = True
        self.hub.writer.append(step, stored)

    def _go_on(self) -> None:
        self._busy = False
        self.schedule()
        self._run()

    def _row(self) -> tuple[str, int | None]:
        """State and wake, as they are kept beside the events."""
        return self.table.state, self.table.wake

    def _tell(self, update: Update) -> None:
        event = update.event
        if isinstance(event, Moved):
            self.hub.metrics.add("taros_moves_total")
        is_seated = isinstance(event, _SEATED)
        if not is_seated:
            self._look_up_seats()
        self.audience.tell(update.texts)
        if self.table.question is not None or self._was_asked:
            self.audience.tell_question(self.table)
            self._was_asked = self.table.question is not None
        if not is_seated:
            self.audience.tell_people(self.table)

    def _look_up_seats(self) -> None:
        before = self.audience.here
        for listener in self.audience.listeners:
            listener.look_up_seats(self.table)
        if self.audience.here != before:
            self.hub.publish_presence(self)

    # What other workers did

    def hear(self, event: StoredEvent) -> None:
        """Another worker has stored an event."""
        self.do(lambda: self._follow(event))

    def refresh(self) -> None:
        """Something may have happened that was not heard."""
        self.do(lambda: self._start(self._catch_up()))

    def _follow(self, event: StoredEvent) -> None:
        if event.number == self.table.number + 1:
            self._evaluate(
                lambda: self._advance(decode_event(event.body), event.at),
                lambda update: self._followed([update]),
                lambda: self._start(self._rebuild(event.number - 1)),
            )
        elif event.number > self.table.number:
            self._start(self._catch_up())

    def _followed(self, updates: Sequence[Update]) -> None:
        """Tell listeners of events that another worker has stored."""
        for update in updates:
            self._tell(update)
        self._kept = self._row()
        self.schedule()

    async def _catch_up(self) -> None:
        store, number = self.hub.store, self.table.number
        events = await asyncio.to_thread(store.events_after, self.table.id, number)
        self._followed(await self.hub.moves.run(self.key, self._replay(events)))

    def _replay(self, events: Sequence[StoredEvent]) -> Steps[list[Update]]:
        """Apply events of the store, one a step."""
        updates = []
        for event in events:
            updates.append(self._advance(decode_event(event.body), event.at))
            yield
        return updates

    async def _rebuild(self, told: int) -> None:
        """From the beginning; listeners know the lines up to `told`."""
        table = await self.hub.read_table(self.table.id, told)
        assert table is not None
        self.table = table
        await self._catch_up()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        """A job that takes its time."""
        self._busy = True

        async def run() -> None:
            try:
                await work
            except Exception:
                log.exception("table %s", self.table.id)
                self._fail()
            self._go_on()

        self._spawn(run())

    def _fail(self) -> None:
        """What is in memory may not be what is stored: whoever comes back finds a new room."""
        self._failed = True
        self.hub.forget(self)

    def _check(self) -> None:
        if self._failed:
            raise NotAllowed("server-error")

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # People come and go

    def join(self, listener: Listener, seen: int | None, refuse: Refuse) -> None:
        """Say welcome; whoever was away is back."""
        listener.look_up_seats(self.table)
        self.come_back(listener)
        self.do(lambda: self._welcome(listener, seen, refuse))

    def come_back(self, listener: Listener) -> None:
        """Whoever shows up takes over from the bot that stands in."""
        self.ask(lambda table: table.come_back(listener.seats), lambda error: None)

    def _welcome(self, listener: Listener, seen: int | None, refuse: Refuse) -> None:
        if listener.closed:
            return
        if self._failed:
            refuse(NotAllowed("server-error"))
            return
        is_new = listener not in self.audience.listeners
        listener.look_up_seats(self.table)
        if is_new and not self.audience.has_room_for(listener):
            refuse(NotAllowed("table-crowd"))
            return

        def then(shown: Shown) -> None:
            if is_new and not listener.closed:
                self.audience.listeners.append(listener)
            self.audience.welcome(self.table, listener, shown)
            if is_new:
                self._people_changed()

        self._evaluate(
            lambda: self.audience.show(self.table, listener.seats, seen),
            then,
            lambda: refuse(NotAllowed("server-error")),
            short=self.table.number - (seen or 0) < SHORT_LOG,
        )

    def part(self, listener: Listener) -> None:
        self.used = time.monotonic()
        if listener in self.audience.listeners:
            self.audience.listeners.remove(listener)
            self._people_changed()

    def _people_changed(self) -> None:
        self.audience.tell_people(self.table)
        self.hub.publish_presence(self)
        self.schedule()

    def hear_presence(self, worker: str, seats: frozenset[int], spectators: int) -> None:
        """Who is connected to another worker."""
        before = self.audience.elsewhere.pop(worker, (frozenset(), 0))
        if seats or spectators:
            self.audience.elsewhere[worker] = seats, spectators
        if before != (seats, spectators):
            self.audience.tell_people(self.table)
            self.schedule()

    # Bots and clocks

    @property
    def shows_bots(self) -> bool:
        """Whether bots play for somebody who watches: the store wakes no such table."""
        return self.table.bots_only and not self._busy and self._next_duty() is not None

    def _next_duty(self) -> Duty | None:
        """What is due; bots alone move only while somebody watches."""
        duty = None if self._failed else self.table.duty()
        rests = self.table.bots_only and not self.audience.is_watched
        return None if duty is None or (rests and not duty.ends) else duty

    def schedule(self) -> None:
        """See to it that what is due is done, by the worker that holds the lease.

        A job that is under way schedules when it is done: until then the table may be half changed.
        """
        if self._busy:
            return
        duty = self._next_duty()
        if duty == self._duty and (duty is None or self.leased):
            return
        self._forget_duty()
        if duty is None:
            return
        if not self.leased:
            self._claim()
            return
        self._duty = duty
        if duty.bot is None:
            self._set_timer(duty)
        elif duty not in self._thinking:
            self._thinking.add(duty)
            self._spawn(self._think_once(duty, duty.bot))

    async def _think_once(self, duty: Duty, bot: str) -> None:
        """Think; spectators who come and go do not have a bot think twice about one move."""
        try:
            await self._think(duty, bot)
        finally:
            self._thinking.discard(duty)

    def _set_timer(self, duty: Duty) -> None:
        at = duty.due or self._paused_until()
        delay = max(0, at - now()) / 1000
        self._timer = asyncio.get_running_loop().call_later(delay, self._ring, duty)

    def _ring(self, duty: Duty) -> None:
        """Timers go by another clock than deadlines: this may be a moment too early."""
        if now() < duty.due:
            self._set_timer(duty)
        else:
            self._fulfil(duty, None)

    def _forget_duty(self) -> None:
        self._duty = None
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _claim(self) -> None:
        if self._claiming:
            return
        self._claiming = True

        async def claim() -> None:
            try:
                self.leased = await self.hub.claim(self.table.id)
            finally:
                self._claiming = False
            if self.leased:
                self.schedule()

        self._spawn(claim())

    def lose_lease(self) -> None:
        self.leased = False
        self._forget_duty()

    async def _think(self, duty: Duty, bot: str) -> None:
        game, state = self.table.game, self.table.match.state
        observation = list(state)
        game.rules.observe(state, duty.seat, observation)
        legal = await self._legal(state)
        move = await self.hub.thinkers.choose(game.name, bot, observation, legal, self.key)
        self.hub.metrics.add("taros_bot_moves_total")
        if move.fault:
            self.hub.metrics.add("taros_bot_faults_total", kind=move.fault)
        await asyncio.sleep(max(0, self._paused_until() - now()) / 1000)
        self._fulfil(duty, game.notation.format_move(state, move.code), move.fault)

    async def _legal(self, state: State) -> list[int]:
        """Find the legal moves of a state, beside the event loop if that may take long."""
        game = self.table.game
        if game.quick:
            return game.rules.legal(state)
        return await self.hub.moves.run(self.key, once(lambda: game.rules.legal(state)))

    def _paused_until(self) -> int:
        """Return when the next move may be made without anybody asking, watched or not."""
        return self.table.played_at + int(1000 * self.hub.settings.pause)

    def _fulfil(self, duty: Duty, text: str | None, fault: Fault | None = None) -> None:
        if not self.leased or duty != self._duty:
            return
        self.ask(lambda table: table.fulfil(duty, text, now(), fault), self._not_fulfilled)

    def _not_fulfilled(self, error: TarosError) -> None:
        log.warning("table %s: %s", self.table.id, error)
        self._forget_duty()

    def close(self) -> None:
        self._forget_duty()
        for listener in self.audience.listeners:
            listener.close()
