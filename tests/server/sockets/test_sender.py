"""Sending what is queued for a socket: at once, or as fast as its client reads."""

import asyncio
from typing import Any

import pytest

from taros.hosting.broadcaster import POLICY, Connection
from taros.server.http.asgi import Message
from taros.server.sockets.sender import Sender

pytestmark = pytest.mark.anyio


class Client:
    """The other end of a socket: takes messages while it reads."""

    def __init__(self) -> None:
        self.heard: list[Any] = []
        self.waits = 0
        """How often a message could not be written at once."""
        self.reads = asyncio.Event()
        self.reads.set()
        self.is_gone = False

    def write(self, text: bytes) -> bool:
        if self.is_gone or not self.reads.is_set():
            return False
        self.heard.append(text.decode())
        return True

    async def send(self, message: Message) -> None:
        self.waits += 1
        await self.reads.wait()
        if self.is_gone:
            raise OSError("gone")
        self.heard.append(message.get("text") or message.get("code"))


async def turns_of_the_loop(count: int = 5) -> None:
    for _ in range(count):
        await asyncio.sleep(0)


async def test_what_is_queued_at_once_is_sent_as_one_text_without_a_task() -> None:
    client, connection = Client(), Connection(None)
    Sender(client.write, client.send, connection)
    connection.send(b"1")
    await turns_of_the_loop()
    connection.send(b"2")
    connection.send(b"3")
    await turns_of_the_loop()
    assert client.heard == ["1", "[2,3]"]
    assert client.waits == 0


async def test_a_client_that_stops_reading_misses_nothing() -> None:
    client, connection = Client(), Connection(None)
    sender = Sender(client.write, client.send, connection)
    client.reads.clear()
    for text in (b"1", b"2", b"3"):
        connection.send(text)
        await turns_of_the_loop()
    assert client.heard == []
    client.reads.set()
    await turns_of_the_loop()
    connection.send(b"4")
    connection.close(POLICY)
    connection.send(b"too late")
    await sender.wait_closed()
    assert client.heard == ["1", "[2,3]", "4", POLICY]
    connection.close()
    await turns_of_the_loop()
    assert client.heard[-2:] == ["4", POLICY]


async def test_nothing_is_sent_to_a_client_that_is_gone() -> None:
    client, connection = Client(), Connection(None)
    sender = Sender(client.write, client.send, connection)
    client.is_gone = True
    connection.send(b"1")
    await turns_of_the_loop()
    client.is_gone = False
    connection.send(b"2")
    await turns_of_the_loop()
    connection.close()
    await sender.wait_closed()
    assert client.heard == []


async def test_a_task_that_waits_for_a_client_can_be_cancelled() -> None:
    client, connection = Client(), Connection(None)
    sender = Sender(client.write, client.send, connection)
    client.reads.clear()
    connection.send(b"1")
    await turns_of_the_loop()
    assert sender._task is not None
    sender._task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await sender._task
    client.reads.set()
    connection.send(b"2")
    await turns_of_the_loop()
    assert client.heard == ["2"]
