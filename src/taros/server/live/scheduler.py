"""What a table does without a request: bots' moves, forced moves, and time that is up."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from taros.core.errors import FaultKind, TarosError
from taros.core.observation import observed
from taros.tables.situation import PendingAction

from .wall_clock import now

if TYPE_CHECKING:
    from .live_table import LiveTable

log = logging.getLogger(__name__)


class Scheduler:
    """Has the pending action of a live table done in time, while its worker has the lease."""

    def __init__(self, live: "LiveTable") -> None:
        self.leased = False
        """Whether this worker makes the moves of bots and looks after the clock."""
        self._live = live
        self._manager = live.manager
        self._claiming = False
        self._action: PendingAction | None = None
        """What this worker is about to do."""
        self._thinking: set[PendingAction] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_busy(self) -> bool:
        """Whether something is being done, or is due within a minute."""
        soon = self._action is not None and self._action.due < now() + 60_000
        return soon or bool(self._tasks)

    @property
    def shows_bots(self) -> bool:
        """Whether bots play for somebody who watches: the store wakes no such table."""
        return self._live.table.bots_only and self._next_action() is not None

    def _next_action(self) -> PendingAction | None:
        """Return what is due, if anything; bots alone move only while somebody watches."""
        live = self._live
        action = None if live.failed else live.table.pending_action()
        if action is None or action.ends:
            return action
        return action if live.broadcaster.is_watched or not live.table.bots_only else None

    def update(self) -> None:
        """Begin to do what is pending now, in the place of what was pending before."""
        action = self._next_action()
        if action == self._action and (action is None or self.leased):
            return
        self.cancel()
        if action is None:
            return
        if not self.leased:
            self._claim()
            return
        self._action = action
        if action.bot is None:
            self._set_timer(action)
        elif action not in self._thinking:
            self._thinking.add(action)
            self._spawn(self._think_once(action, action.bot))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Coroutine[Any, Any, None]) -> None:
        """Await `work`, and log what it raises."""
        try:
            await work
        except Exception:  # nobody awaits the task
            log.exception("table %s", self._live.table.id)

    async def _think_once(self, action: PendingAction, bot: str) -> None:
        """Have a bot choose a move, once, even if spectators come and go meanwhile."""
        try:
            await self._think(action, bot)
        except Exception:
            self._give_up(action)
            raise
        finally:
            self._thinking.discard(action)

    async def _think(self, action: PendingAction, bot: str) -> None:
        live, metrics = self._live, self._manager.metrics
        game, state = live.table.game, live.table.match.state
        observation = observed(game, state, action.seat)
        legal = await live.evaluate(lambda: game.rules.legal(state))
        chosen = await self._manager.bots.choose(game.name, bot, observation, legal, live.key)
        metrics.add("taros_bot_moves_total")
        if chosen.fault:
            metrics.add("taros_bot_faults_total", kind=chosen.fault)
        await asyncio.sleep(max(0, self.paused_until - now()) / 1000)
        self._complete(action, chosen.code, chosen.fault)

    @property
    def paused_until(self) -> int:
        """When the next move without a request may be made, watched or not."""
        return self._live.table.played_at + int(1000 * self._manager.settings.pause)

    def _set_timer(self, action: PendingAction) -> None:
        at = action.due or self.paused_until
        delay = max(0, at - now()) / 1000
        self._timer = asyncio.get_running_loop().call_later(delay, self._ring, action)

    def _ring(self, action: PendingAction) -> None:
        """Complete an action whose timer has run out; timers may be a moment too early."""
        if now() < action.due:
            self._set_timer(action)
        else:
            self._complete(action, None)

    def _complete(
        self, action: PendingAction, code: int | None, fault: FaultKind | None = None
    ) -> None:
        if self.leased and action == self._action:
            self._live.submit(
                lambda table: table.complete(action, code, now(), fault),
                lambda error: self._not_completed(action, error),
            )

    def _not_completed(self, action: PendingAction, error: TarosError) -> None:
        log.warning("table %s: %s", self._live.table.id, error)
        self._give_up(action)

    def _give_up(self, action: PendingAction) -> None:
        """Cancel an action that failed, unless another one is due by now.

        The manager's next tick begins it again, if it is still due.
        """
        if action == self._action:
            self.cancel()

    def cancel(self) -> None:
        """Do not begin what is pending."""
        self._action = None
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _claim(self) -> None:
        """Try to get the lease, once at a time."""
        if not self._claiming:
            self._claiming = True
            self._spawn(self._claim_once())

    async def _claim_once(self) -> None:
        try:
            self.leased = await self._manager.claim(self._live.table.id)
        finally:
            self._claiming = False
        if self.leased:
            self.update()

    def lose_lease(self) -> None:
        """Leave what is pending to the worker that has the lease now."""
        self.leased = False
        self.cancel()
