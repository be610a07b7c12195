"""Things that are lent to one user at a time, in fair turns."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from .fair_queue import FairQueue, Key

T = TypeVar("T")


class FairPool(Generic[T]):
    """Lends its items; those who wait are served in the order of a `FairQueue`."""

    def __init__(self, items: Iterable[T]) -> None:
        self._idle = [*items]
        self._waiting: FairQueue[asyncio.Future[T]] = FairQueue()

    @property
    def waiting(self) -> int:
        """How many wait for an item."""
        return len(self._waiting)

    @asynccontextmanager
    async def borrow(self, key: Key) -> AsyncIterator[T]:
        """Lend an item, at once or when it is the turn of `key`. All keys have the same length.

        Who is cancelled while waiting leaves the queue.
        """
        item = self._idle.pop() if self._idle else await self._wait(key)
        try:
            yield item
        finally:
            self._give(item)

    async def _wait(self, key: Key) -> T:
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.put(key, turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if not self._waiting.remove(key, turn) and not turn.cancelled():
                self._give(turn.result())  # its turn came at the same moment
            raise

    def _give(self, item: T) -> None:
        """Hand an item to the next who waits, if anybody does."""
        while self._waiting:
            turn = self._waiting.pop()
            if not turn.cancelled():
                turn.set_result(item)
                return
        self._idle.append(item)
