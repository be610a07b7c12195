"""The open connections of a worker: how many there may be, and what becomes of those that stall."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from contextlib import suppress

from taros.core.errors import NotAllowed

from ..limits import Limits
from ..monitoring.metrics import Metrics

ENOUGH_FILES = 65_536  # more connections than that are beyond one worker
LOOKS = 4  # at every connection, within the shortest time that one may stall


class Slot:
    """The place of one connection."""

    __slots__ = ("deadline", "expire", "network", "plays", "transport", "unread", "unread_since")

    def __init__(self, transport: asyncio.Transport, network: str | None, now: float) -> None:
        self.transport = transport
        self.network = network
        self.deadline: float | None = None
        """When `expire` is called, by the clock of the event loop."""
        self.expire: Callable[[], None] = transport.abort
        self.plays: Callable[[], bool] = _no
        """Whether somebody who sits at a table is connected: then it is never closed for others."""
        self.unread = 0
        """Bytes that the client had not read at the last look."""
        self.unread_since = now
        """Since when the client has read none of them."""

    def look(self, now: float) -> None:
        """Note how much the client has not read."""
        unread = self.transport.get_write_buffer_size()
        if not self.unread or unread < self.unread:
            self.unread_since = now
        self.unread = unread


def _no() -> bool:
    return False


class Connections:
    """Admits connections, and makes room for those who play.

    When there are as many as there may be, the oldest that has not become a WebSocket is closed for
    a new one, then the oldest WebSocket of somebody who only watches.
    """

    def __init__(self, limits: Limits, metrics: Metrics) -> None:
        self.limits = limits
        self.metrics = metrics
        self._most = limits.connections or max(1, open_files() - limits.reserved_files)
        self._count_of: Counter[str] = Counter()
        self._requests: OrderedDict[asyncio.Transport, Slot] = OrderedDict()
        self._watching: OrderedDict[asyncio.Transport, Slot] = OrderedDict()
        self._playing: OrderedDict[asyncio.Transport, Slot] = OrderedDict()

    def __len__(self) -> int:
        return len(self._requests) + len(self._watching) + len(self._playing)

    def enter(self, transport: asyncio.Transport, network: str | None) -> Slot:
        """Admit a new connection from `network`, None if it is a proxy's. Raises NotAllowed."""
        most_of_one = self.limits.connections_per_network
        if network is not None and self._count_of[network] >= most_of_one:
            raise self._refused(NotAllowed("connections-of-network", most=most_of_one))
        if len(self) >= self._most and not self._make_room():
            raise self._refused(NotAllowed("connections-full", most=self._most))
        if network is not None:
            self._count_of[network] += 1
        self.metrics.add("taros_connections")
        now = asyncio.get_running_loop().time()
        slot = self._requests[transport] = Slot(transport, network, now)
        return slot

    def _refused(self, error: NotAllowed) -> NotAllowed:
        self.metrics.add("taros_refused_total", key=error.message.key)
        return error

    def upgrade(self, transport: asyncio.Transport) -> Slot:
        """Note that a connection has become a WebSocket."""
        slot = self._watching[transport] = self._requests.pop(transport)
        slot.deadline, slot.expire = None, transport.abort
        return slot

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection, if it was admitted."""
        for group in (self._requests, self._watching, self._playing):
            slot = group.pop(transport, None)
            if slot is not None:
                self.metrics.add("taros_connections", -1)
                if slot.network is not None:
                    self._count_of[slot.network] -= 1
                    if not self._count_of[slot.network]:
                        del self._count_of[slot.network]

    def _make_room(self) -> bool:
        """Close the connection that is missed least; return whether there is one."""
        for group in (self._requests, self._watching):
            while group:
                transport, slot = next(iter(group.items()))
                if not slot.plays():
                    self._close(transport)
                    return True
                self._playing[transport] = group.pop(transport)
        stopped = (each for each, slot in self._playing.items() if not slot.plays())
        if (found := next(stopped, None)) is None:
            return False
        self._close(found)
        return True

    def _close(self, transport: asyncio.Transport) -> None:
        transport.abort()
        self.leave(transport)

    async def watch(self) -> None:
        """Look after connections that stall, for ever."""
        limits = self.limits
        shortest = min(limits.header_seconds, limits.body_seconds, limits.unread_seconds)
        while True:
            await asyncio.sleep(shortest / LOOKS)
            self.look(asyncio.get_running_loop().time())

    def look(self, now: float) -> None:
        """Close connections whose time is up, and those that read nothing, at the time `now`."""
        slots = [*self._requests.values(), *self._watching.values(), *self._playing.values()]
        for slot in slots:
            slot.look(now)
            if now - slot.unread_since > self.limits.unread_seconds:
                slot.transport.abort()
            elif slot.deadline is not None and slot.deadline < now:
                slot.deadline = None
                slot.expire()
        self._bound_unread(slots)

    def _bound_unread(self, slots: list[Slot]) -> None:
        """Close those who have read least, if all together have read too little."""
        total = sum(slot.unread for slot in slots)
        if total > self.limits.unread_bytes:
            for slot in sorted(slots, key=lambda slot: slot.unread, reverse=True):
                total -= slot.unread
                slot.transport.abort()
                if total <= self.limits.unread_bytes:
                    return


def open_files() -> int:
    """Return how many open files this process may have, after asking for as many as it can get."""
    with suppress(ImportError, ValueError, OSError):  # not on Windows
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = ENOUGH_FILES if hard == resource.RLIM_INFINITY else min(hard, ENOUGH_FILES)
        if soft < wanted and soft != resource.RLIM_INFINITY:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
        return ENOUGH_FILES if soft == resource.RLIM_INFINITY else soft
    return ENOUGH_FILES
