"""Messages between workers: one channel that all of them subscribe to.

In memory there is one worker and no other to send to. With Redis every worker holds one
subscription and renews it when it breaks. Messages that were sent meanwhile are lost: the callback
`missed` tells the worker to read the store.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from taros.core.errors import BadOption

CHANNEL = "taros"
RETRY_SECONDS = 0.5

log = logging.getLogger(__name__)


class Bus(Protocol):
    def publish(self, text: bytes) -> None:
        """Send `text` to all workers, this one included; never waits."""

    async def open(self, received: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        """Call `received` with every message, and `missed` when messages may have been lost."""

    async def close(self) -> None: ...


class MemoryBus:
    def publish(self, text: bytes) -> None:
        pass

    async def open(self, received: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        pass

    async def close(self) -> None:
        pass


class RedisBus:
    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis: Any = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=10)
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(maxsize=100_000)
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, text: bytes) -> None:
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait(text)

    async def open(self, received: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._send()),
            asyncio.create_task(self._receive(received, missed)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            text = await self._queue.get()
            try:
                await self._redis.publish(CHANNEL, text)
            except Exception as error:
                log.warning("bus: %s", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def _receive(self, received: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    missed()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            received(message["data"])
            except Exception as error:
                log.warning("bus: %s", error)
            await asyncio.sleep(RETRY_SECONDS)


def open_bus(url: str | None) -> Bus:
    """Return the bus at the address `url`, one in memory if it is None. Raises BadOption."""
    if url is None:
        return MemoryBus()
    try:
        return RedisBus(url)
    except ModuleNotFoundError as missing:
        raise BadOption("not-installed", name=missing.name or "") from None
    except ValueError:
        raise BadOption("bad-address", value=url, example="redis://localhost") from None
