"""What workers tell each other: one channel that all of them hear.

In memory there is one worker and nobody to tell. With Redis every worker holds one subscription,
and renews it for as long as it takes; what was said meanwhile is lost, so whoever listens is told
to look for himself (`missed`).
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from taros.core.errors import BadOption

CHANNEL = "taros"
AGAIN = 0.5  # seconds until the next try

log = logging.getLogger(__name__)


class Bus(Protocol):
    def publish(self, text: bytes) -> None:
        """Tell all workers, also this one; never waits."""

    async def open(self, heard: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        """`missed` is called whenever something may have been said that was not heard."""

    async def close(self) -> None: ...


class MemoryBus:
    def publish(self, text: bytes) -> None:
        pass

    async def open(self, heard: Callable[[bytes], None], missed: Callable[[], None]) -> None:
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

    async def open(self, heard: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._talk()),
            asyncio.create_task(self._listen(heard, missed)),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    async def _talk(self) -> None:
        while True:
            text = await self._queue.get()
            try:
                await self._redis.publish(CHANNEL, text)
            except Exception as error:
                log.warning("bus: %s", error)
                await asyncio.sleep(AGAIN)

    async def _listen(self, heard: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    missed()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            heard(message["data"])
            except Exception as error:
                log.warning("bus: %s", error)
            await asyncio.sleep(AGAIN)


def open_bus(url: str | None) -> Bus:
    """By its address. Raises BadOption."""
    if url is None:
        return MemoryBus()
    try:
        return RedisBus(url)
    except ModuleNotFoundError as missing:
        raise BadOption("not-installed", name=missing.name or "") from None
    except ValueError:
        raise BadOption("bad-address", value=url, example="redis://localhost") from None
