"""What a table does without a request: bots' moves, forced moves, and time that is up."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from taros.core.errors import FaultKind, TarosError
from taros.core.observation import observed
from taros.hosting.wall_clock import now
from taros.tables.situation import PendingAction

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
        soon = self._action is not None and self._action.rest(now()) < 60_000
        return soon or bool(self._tasks)

    @property
    def needs_lease(self) -> bool:
        """Whether bots are to play for somebody who watches: the store wakes no such table."""
        is_asleep = not self.leased and self._live.table.bots_only
        return is_asleep and self._next_action() is not None

    def check(self, is_leased: bool) -> None:
        """Follow the store, which says whether this worker has the lease; try once more what is
        pending, if that has failed."""
        if self._claiming:
            return
        if self.leased and not is_leased:
            self.lose_lease()
        self.leased = is_leased
        if self.leased and self._action is None and self._next_action() is not None:
            self._live.refresh()

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
            self._spawn(self.claim())
            return
        self._action = action
        if action.bot is None or action.in_window:
            self._set_timer(action)
        if action.bot is not None and action not in self._thinking:
            self._thinking.add(action)
            self._spawn(self._think_once(action, action.bot))

    def _spawn(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(self._logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, work: Coroutine[Any, Any, object]) -> None:
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
        if action.in_window:
            if action == live.table.pending_action():
                live.table.hold(chosen.code)
            return
        await asyncio.sleep(self._rest_of_pause)
        self._complete(action, chosen.code, chosen.fault)

    @property
    def _rest_of_pause(self) -> float:
        """How many seconds from now the next move without a request may be made, watched or not;
        never longer than a pause, even if the clock of the machine was set back."""
        pause = self._manager.settings.pause
        return min(pause, max(0.0, pause - (now() - self._live.table.played_at) / 1000))

    def _set_timer(self, action: PendingAction) -> None:
        delay = action.rest(now()) / 1000 if action.due else self._rest_of_pause
        self._timer = asyncio.get_running_loop().call_later(delay, self._complete, action, None)

    def _complete(
        self, action: PendingAction, code: int | None, fault: FaultKind | None = None
    ) -> None:
        """Complete an action whose time has come, even if the clock does not say so."""
        if self.leased and action == self._action:
            at = max(now(), action.due)
            self._live.submit(
                lambda table: table.complete(action, code, at, fault),
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

    async def claim(self) -> bool:
        """Try to get the lease, once at a time, and begin to do what is pending; return whether
        this worker has it."""
        if self.leased or self._claiming:
            return self.leased
        self._claiming = True
        try:
            self.leased = await self._manager.claim(self._live.table.id)
        except Exception:
            log.exception("table %s", self._live.table.id)
        finally:
            self._claiming = False
        if self.leased:
            self.update()
        return self.leased

    def lose_lease(self) -> None:
        """Leave what is pending to the worker that has the lease now."""
        self.leased = False
        self.cancel()
