"""Messages between workers: one channel that all of them subscribe to.

In memory there is one worker and no other to send to. With Redis every worker holds one
subscription and renews it when it breaks, or when it is silent for so long that it must be broken:
every worker also sends itself a heartbeat, by the way that messages take. Messages that were sent
meanwhile are lost: the callback `missed` tells the worker to read the store.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from secrets import token_hex
from typing import Any, Protocol

from taros.core.errors import BadOption

CHANNEL = "taros"
RETRY_SECONDS = 0.5
HEARTBEAT_SECONDS = 2.0
SILENCE_SECONDS = 7.0  # after which a subscription is renewed, and a message to Redis given up

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

        self._redis: Any = Redis.from_url(
            url, socket_connect_timeout=SILENCE_SECONDS, socket_timeout=SILENCE_SECONDS
        )
        self._own_channel = f"{CHANNEL}:{token_hex(8)}"  # for heartbeats
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(maxsize=100_000)
        self._tasks: list[asyncio.Task[None]] = []

    def publish(self, text: bytes) -> None:
        with suppress(asyncio.QueueFull):
            self._queue.put_nowait(text)

    async def open(self, received: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._send()),
            asyncio.create_task(self._receive(received, missed)),
            asyncio.create_task(self._beat()),
        ]

    async def close(self) -> None:
        running = set(self._tasks)
        while running:  # the library swallows a cancellation that comes while it connects
            for task in running:
                task.cancel()
            _, running = await asyncio.wait(running, timeout=RETRY_SECONDS)
        await self._redis.aclose()

    async def _send(self) -> None:
        while True:
            await self._publish(CHANNEL, await self._queue.get())

    async def _beat(self) -> None:
        while True:
            await self._publish(self._own_channel, b"")
            await asyncio.sleep(HEARTBEAT_SECONDS)

    async def _publish(self, channel: str, text: bytes) -> None:
        try:
            await self._redis.publish(channel, text)
        except Exception as error:
            log.warning("bus: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _receive(self, received: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        while True:
            try:
                async with self._redis.pubsub() as subscription:
                    await subscription.subscribe(CHANNEL, self._own_channel)
                    missed()
                    await self._listen(subscription, received)
            except TimeoutError:
                log.warning("bus: no message for %s seconds", SILENCE_SECONDS)
            except Exception as error:
                log.warning("bus: %s", error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _listen(self, subscription: Any, received: Callable[[bytes], None]) -> None:
        """Receive messages; raises TimeoutError if neither they nor heartbeats come."""
        while True:
            async with asyncio.timeout(SILENCE_SECONDS):
                message = await subscription.get_message(timeout=None)
            if message and message["type"] == "message" and message["channel"] == CHANNEL.encode():
                received(message["data"])


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
