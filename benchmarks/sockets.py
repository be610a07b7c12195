"""Servers in processes of their own, and clients that cost next to nothing: the server is what is
measured."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 120  # seconds

SERVER = """
import sys
from taros.server.run import listen, run
from taros.server.settings import from_environment
if __name__ == "__main__":
    run(from_environment(), listen("127.0.0.1", int(sys.argv[1])))
"""


class Client(asyncio.Protocol):
    """A WebSocket of few words: texts are handed on as bytes."""

    def __init__(self, path: str, cookie: str, hear: "Callable[[Client, bytes], None]") -> None:
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear = hear
        self._buffer = b""
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            f"Cookie: {cookie}\r\n\r\n"
        )

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self._request.encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data
        if not self.ready.done():
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self._buffer = head
                return
            assert head.startswith(b"HTTP/1.1 101"), head
            self.ready.set_result(None)
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                break
            if buffer[0] & 15 == 1:
                self._hear(self, buffer[start : start + size])
            elif buffer[0] & 15 == 9:
                self._write(138, buffer[start : start + size])  # a ping wants a pong
            buffer = buffer[start + size :]
        self._buffer = buffer

    def say(self, text: bytes) -> None:
        self._write(129, text)

    def _write(self, kind: int, text: bytes) -> None:
        """Masked with zeros, which is allowed and costs nothing."""
        size = len(text)
        head = (
            bytes([kind, 128 + size])
            if size < 126
            else bytes([kind, 254]) + size.to_bytes(2, "big")
        )
        self.transport.write(head + b"\0\0\0\0" + text)


async def connect(
    port: int, path: str, cookie: str, hear: Callable[[Client, bytes], None]
) -> Client:
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(path, cookie, hear), "127.0.0.1", port)
    await client.ready
    return client


async def post(port: int, path: str, data: object, cookie: str = "") -> tuple[Any, str]:
    """Send a request; return what it is answered, and the cookie of the guest."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    body = json.dumps(data).encode()
    head = (
        f"POST {path} HTTP/1.1\r\nHost: bench\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nCookie: {cookie}\r\nConnection: close\r\n\r\n"
    )
    writer.write(head.encode() + body)
    answer = await reader.read()
    writer.close()
    first, _, body = answer.partition(b"\r\n\r\n")
    assert first[9:10] == b"2", answer
    new = re.search(rb"set-cookie: ([^;]+)", first)
    return json.loads(body or b"null"), new[1].decode() if new else cookie


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """Runs while it is entered, and answers on its port."""

    def __init__(self, port: int, code: str, environment: dict[str, str], *words: str) -> None:
        self.port = port
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, str(port), *words],
            env={**os.environ, **environment},
        )

    def __enter__(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.05)
        self.process.kill()
        raise TimeoutError("the server does not answer")

    def __exit__(self, *error: object) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE)
