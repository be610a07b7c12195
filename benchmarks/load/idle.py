"""Sockets at which nothing happens: how many one worker has room for, and what one takes."""

import asyncio
from collections.abc import AsyncIterator

from measure import Measure
from sockets import Client, connect, post

from .worlds import on_sqlite

SOCKETS = 10_000
A_TABLE = 100  # who watch
AT_ONCE = 50
TABLE = {"game": "marrakech", "seats": [{"kind": "me"}, {"kind": "here"}]}


async def measures() -> AsyncIterator[Measure]:
    with on_sqlite() as worker:
        before = worker.memory
        clients = await _watch(worker.port)
        memory = worker.memory
        stall = await worker.metric("taros_loop_stall_seconds_max")
        yield Measure(f"memory with {SOCKETS:,} idle sockets", memory, "MB", at_most=1_024)
        yield Measure("memory of an idle socket", 1000 * (memory - before) / SOCKETS, "kB")
        yield Measure("longest stall while they connect", 1000 * stall, "ms")
        for client in clients:
            client.transport.abort()
        await asyncio.sleep(5)
        yield Measure(
            "sockets that are left when all have gone",
            await worker.metric("taros_sockets"),
            "",
            at_most=0,
        )


async def _watch(port: int) -> list[Client]:
    """Have many people watch tables, and wait until all were welcomed."""
    tables = [(await post(port, "/api/tables", TABLE))[0]["id"] for _ in range(SOCKETS // A_TABLE)]
    limit, welcomed = asyncio.Semaphore(AT_ONCE), set[Client]()
    is_enough = asyncio.Event()

    def hear(client: Client, text: bytes) -> None:
        welcomed.add(client)
        if len(welcomed) == SOCKETS:
            is_enough.set()

    async def one(table: str) -> Client:
        async with limit:
            client = await connect(port, f"/ws/tables/{table}", "", hear)
            client.say(b'{"type":"hello"}')
            return client

    clients = await asyncio.gather(*(one(table) for table in tables for _ in range(A_TABLE)))
    async with asyncio.timeout(120):
        await is_enough.wait()
    return clients
