"""A network between clients and a server that fails on command."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Network:
    """Passes on what comes, byte for byte in order, as TCP does; how soon, and whether, varies."""

    def __init__(self, connect: Callable[[], Awaitable[Streams]]) -> None:
        self._connect = connect
        self._open: list[asyncio.StreamWriter] = []
        self._silent: set[asyncio.StreamWriter] = set()
        self._passing: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._piece = 65_536
        self.port = 0

    async def open(self) -> None:
        self._listener = await asyncio.start_server(self._join, "127.0.0.1", 0)
        self.port = self._listener.sockets[0].getsockname()[1]

    async def close(self) -> None:
        self._listener.close()
        self.cut()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)

    def cut(self) -> None:
        """Break every connection."""
        for writer in self._open:
            writer.transport.abort()

    def silence(self) -> None:
        """Let every connection that is open now be silent for ever, as after a lost route."""
        self._silent |= set(self._open)

    def hold(self) -> None:
        """Hold back all that comes, until `release`."""
        self._flows.clear()

    def release(self) -> None:
        self._flows.set()

    def shred(self, piece: int) -> None:
        """Pass on at most `piece` bytes at once from now on."""
        self._piece = piece

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there_reader, there_writer = await self._connect()
        except OSError:
            writer.transport.abort()
            return
        self._open += [writer, there_writer]
        tasks = {
            asyncio.create_task(self._pass_on(reader, there_writer)),
            asyncio.create_task(self._pass_on(there_reader, writer)),
        }
        self._passing |= tasks
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for each in (writer, there_writer):
            if each not in self._silent:
                each.transport.abort()
            self._open.remove(each)
        for task in tasks:
            task.add_done_callback(self._passing.discard)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(self._piece):
                await self._flows.wait()
                if writer in self._silent:
                    await asyncio.sleep(3600)
                writer.write(data)
                await writer.drain()
