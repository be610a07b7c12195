"""What workers tell each other, by memory and by Redis."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest

from proxy import Proxy
from server.services import RedisServer
from taros.core.errors import BadOption
from taros.server.bus import Bus, MemoryBus, RedisBus, open_bus

pytestmark = pytest.mark.anyio


PATIENCE = 30  # seconds


class Ear:
    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.missed = 0

    def hear(self, text: bytes) -> None:
        self.heard.append(text)

    def miss(self) -> None:
        self.missed += 1

    async def until(self, count: int) -> None:
        async with asyncio.timeout(30):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)

    async def until_open(self) -> None:
        async with asyncio.timeout(30):
            while not self.missed:
                await asyncio.sleep(0.01)


@asynccontextmanager
async def worker(address: str) -> AsyncIterator[tuple[Bus, Ear]]:
    bus, ear = open_bus(address), Ear()
    await bus.open(ear.hear, ear.miss)
    await ear.until_open()
    try:
        yield bus, ear
    finally:
        await bus.close()


async def test_alone_there_is_nobody_to_tell() -> None:
    bus, ear = open_bus(None), Ear()
    assert isinstance(bus, MemoryBus)
    await bus.open(ear.hear, ear.miss)
    bus.publish(b"hello")
    await bus.close()
    assert (ear.heard, ear.missed) == ([], 0)


async def test_everybody_hears_everything_in_order(redis: RedisServer) -> None:
    async with worker(redis.address) as (one, ear), worker(redis.address) as (other, other_ear):
        texts = [f"{n}".encode() for n in range(200)]
        for text in texts:
            one.publish(text)
        await ear.until(200)
        await other_ear.until(200)
        assert ear.heard == other_ear.heard == texts
        other.publish("ț\0".encode())
        await ear.until(201)
        assert ear.heard[-1] == "ț\0".encode()


async def test_sockets_that_connect_at_the_same_moment_all_hear(redis: RedisServer) -> None:
    buses = [RedisBus(redis.address) for _ in range(8)]
    ears = [Ear() for _ in buses]
    await asyncio.gather(
        *(bus.open(ear.hear, ear.miss) for bus, ear in zip(buses, ears, strict=True))
    )
    await asyncio.gather(*(ear.until_open() for ear in ears))
    buses[0].publish(b"hello")
    await asyncio.gather(*(ear.until(1) for ear in ears))
    for bus in buses:
        await bus.close()


async def test_everybody_hears_again_after_redis_was_gone(redis: RedisServer) -> None:
    async with worker(redis.address) as (one, ear), worker(redis.address) as (_, other):
        assert (ear.missed, other.missed) == (1, 1)
        redis.kill()
        one.publish(b"lost, perhaps")
        redis.start()
        async with asyncio.timeout(30):
            while ear.missed < 2 or other.missed < 2:
                await asyncio.sleep(0.01)
        one.publish(b"heard")
        async with asyncio.timeout(30):
            while b"heard" not in ear.heard or b"heard" not in other.heard:
                await asyncio.sleep(0.01)


async def test_a_subscription_that_falls_silent_is_renewed(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half-open: the connection is neither closed nor does anything come."""
    monkeypatch.setattr("taros.server.bus.HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr("taros.server.bus.SILENCE_SECONDS", 1.0)
    proxy = Proxy(redis.folder / "socket")
    async with (
        worker(f"redis://127.0.0.1:{proxy.port}") as (_, ear),
        worker(redis.address) as (other, _),
    ):
        other.publish(b"before")
        await ear.until(1)
        proxy.cut()
        other.publish(b"lost")
        proxy.mend()
        async with asyncio.timeout(30):
            while ear.missed < 2:
                await asyncio.sleep(0.01)
        other.publish(b"after")
        await ear.until(2)
        assert ear.heard == [b"before", b"after"]
    proxy.close()


async def test_a_subscription_without_messages_is_not_renewed(
    redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("taros.server.bus.HEARTBEAT_SECONDS", 0.1)
    monkeypatch.setattr("taros.server.bus.SILENCE_SECONDS", 1.5)
    async with worker(redis.address) as (_, ear):
        await asyncio.sleep(3)
        assert (ear.missed, ear.heard) == (1, [])


@pytest.mark.parametrize("address", ["amqp://localhost", "redis://localhost:port", "localhost", ""])
async def test_an_address_that_is_none(address: str) -> None:
    with pytest.raises(BadOption, match="is no address"):
        open_bus(address)


async def test_it_closes_although_a_cancellation_is_swallowed(redis: RedisServer) -> None:
    """As the library of Redis does while it connects."""

    async def listen() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(PATIENCE)
        await asyncio.sleep(PATIENCE)

    bus = RedisBus(redis.address)
    bus._tasks = [asyncio.create_task(listen())]
    await asyncio.sleep(0)
    async with asyncio.timeout(10):
        await bus.close()
    assert bus._tasks[0].cancelled()
