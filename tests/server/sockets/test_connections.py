"""Connections are bounded: how many, how long they may be silent, and what they may leave unread.

Clients connect from other loopback addresses than 127.0.0.1, which is trusted as a proxy is.
"""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from server.people import PATIENCE, Guest, Socket
from server.processes import Server
from taros.server.limits import Limits

pytestmark = pytest.mark.anyio

LIMITS = Limits(
    connections=24,
    connections_per_network=16,
    sockets_per_network=3,
    header_seconds=1,
    body_seconds=1,
    unread_seconds=1,
)
UPGRADE = (
    b"GET /ws/tables/a HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
HEAD = b"POST /api/starts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("connections")
    with Server(f"sqlite:///{folder / 'tables.db'}", folder / "log", limits=LIMITS) as running:
        yield running


class Client:
    """A TCP connection from an address of one's own."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    def say(self, data: bytes) -> None:
        self._writer.write(data)

    async def heard(self) -> str:
        """Return all that comes until the server closes the connection."""
        async with asyncio.timeout(PATIENCE):
            try:
                return (await self._reader.read()).decode()
            except ConnectionResetError:
                return ""

    async def close(self) -> None:
        self._writer.close()


@asynccontextmanager
async def from_address(server: Server, address: str) -> AsyncIterator[Client]:
    opened = await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))
    client = Client(*opened)
    try:
        yield client
    finally:
        await client.close()


async def until(server: Server, connections: int) -> None:
    """Wait until the server has at most that many connections, ours for this included."""
    async with asyncio.timeout(PATIENCE):
        while server.metric("taros_connections") > connections:
            await asyncio.sleep(0.02)


async def test_a_network_has_so_many_connections(server: Server) -> None:
    most = LIMITS.connections_per_network
    async with AsyncExitStack() as stack:
        for _ in range(most):
            client = await stack.enter_async_context(from_address(server, "127.0.0.2"))
            client.say(HEAD + b"Content-Length: 9\r\n\r\n")
        async with from_address(server, "127.0.0.2") as refused:
            answer = await refused.heard()
        assert answer.startswith("HTTP/1.1 503 ")
        assert f"At most {most} connections from one network" in answer
        async with from_address(server, "127.0.0.3") as other:
            other.say(b"GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            assert (await other.heard()).startswith("HTTP/1.1 200 ")
    await until(server, 1)


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", ""),
        (b"GET /healthz HT", "did not arrive within 1 seconds"),
        (HEAD, "did not arrive within 1 seconds"),
        (HEAD + b"Content-Length: 9\r\n\r\n{", "did not arrive within 1 seconds"),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n1\r\n", "did not arrive within 1 seconds"),
        (b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /he", "did not arrive within 1 seconds"),
    ],
    ids=["silent", "line", "head", "body", "chunk", "second"],
)
async def test_requests_that_do_not_arrive_are_given_up(
    server: Server, sent: bytes, answer: str
) -> None:
    async with from_address(server, "127.0.0.4") as client:
        client.say(sent)
        heard = await client.heard()
    assert answer in heard
    assert ("408 Request Timeout" in heard) is bool(answer)
    assert "Traceback" not in server.said()


@pytest.mark.parametrize(
    ("rest", "answer"),
    [
        (b"Content-Length: 9\r\n\r\n{", ""),
        (b"A: " + 9_000 * b"a" + b"\r\n\r\n", "HTTP/1.1 431 "),
        (200 * b"A: a\r\n" + b"\r\n", "HTTP/1.1 431 "),
    ],
    ids=["body", "long", "many"],
)
async def test_who_asks_badly_for_a_socket_is_not_kept(
    server: Server, rest: bytes, answer: str
) -> None:
    async with from_address(server, "127.0.0.4") as client:
        client.say(UPGRADE + rest)
        assert (await client.heard()).startswith(answer)


async def test_a_body_that_comes_in_time_is_answered(server: Server) -> None:
    async with from_address(server, "127.0.0.4") as client:
        client.say(HEAD + b"Content-Length: 20\r\nConnection: close\r\n\r\n")
        await asyncio.sleep(0.1)
        client.say(b'{"game":"marrakech"}')
        heard = await client.heard()
    assert heard.startswith("HTTP/1.1 ")
    assert "408" not in heard.split("\r\n")[0]


async def test_who_reads_nothing_is_disconnected(server: Server) -> None:
    """Texts that wait for a client are bounded, and so is the time that they wait."""
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here")
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", server.port))
        with narrow:
            narrow.sendall(
                f"GET /ws/tables/{table['id']} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\n"
                "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
            )
            hello = json.dumps({"type": "hello", "seen": None}).encode()
            frame = bytes((0x81, 0x80 | len(hello), 0, 0, 0, 0)) + hello
            narrow.setblocking(False)
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                await send_for_ever(narrow, frame)
        await until(server, 2)


async def send_for_ever(narrow: socket.socket, frame: bytes) -> None:
    async with asyncio.timeout(PATIENCE):
        while True:
            await asyncio.get_running_loop().sock_sendall(narrow, frame)
            await asyncio.sleep(0.001)


async def test_those_who_play_are_never_closed_for_others(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Guest(server.address))
        table = await ann.open_table("me", "here")
        player = await stack.enter_async_context(ann.at(table["id"]))
        crowd = [
            await stack.enter_async_context(from_address(server, f"127.0.1.{n % 5 + 1}"))
            for n in range(2 * LIMITS.connections)
        ]
        assert await crowd[0].heard() == "", "the oldest that does nothing makes room"
        assert (await player.move())["type"] == "happened"


async def test_a_server_full_of_players_says_so(tmp_path: Path) -> None:
    limits = Limits(connections=3)
    address = f"sqlite:///{tmp_path / 'tables.db'}"
    with Server(address, tmp_path / "log", limits=limits) as server:
        async with AsyncExitStack() as stack:
            ann = await stack.enter_async_context(Guest(server.address))
            table = await ann.open_table("me", "here")
            cookies = "; ".join(f"{k}={v}" for k, v in ann.http.cookies.items())
            await ann.http.aclose()
            players = [
                await stack.enter_async_context(socket_from(server, table["id"], cookies))
                for _ in range(limits.connections)
            ]
            with pytest.raises(InvalidStatus) as refused:
                await stack.enter_async_context(socket_from(server, table["id"], cookies))
            assert b"at most 3 connections" in refused.value.response.body
            await players[0].say("ping")
            await players[0].hear_until("pong")
            await players[0].connection.close()
            async with socket_from(server, table["id"], cookies) as again:
                assert again.welcome["you"]["seats"] == [0, 1]


@asynccontextmanager
async def socket_from(server: Server, table: str, cookies: str) -> AsyncIterator[Socket]:
    connection: ClientConnection
    async with connect(
        f"ws://127.0.0.1:{server.port}/ws/tables/{table}",
        additional_headers={"Cookie": cookies},
        proxy=None,
    ) as connection:
        found = Socket(connection)
        await found.hello()
        yield found


async def test_a_network_has_so_many_sockets_also_behind_a_proxy(server: Server) -> None:
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(Guest(server.address))
        table = await ann.open_table("me", "here")

        async def connected(address: str) -> Socket:
            headers = {"X-Forwarded-For": address}
            return await stack.enter_async_context(ann.socket(table["id"], headers))

        for n in range(LIMITS.sockets_per_network):
            await (await connected(f"2001:db8::{n}")).hello()
        refused = await connected("2001:db8::ffff")
        reason = (await refused.hear())["reason"]
        assert (reason["key"], reason["arguments"]) == ("sockets-of-network", {"most": 3})
        with pytest.raises(ConnectionClosed):
            await refused.hear()
        await (await connected("2001:db8:0:1::")).hello()
