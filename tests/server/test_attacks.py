"""Requests that once stopped the server: what each of them costs is bounded now.

Every server of these tests is left through `Server.__exit__`, which asserts that its event loop
never stalled for 50 ms.
"""


import pytest

from server.people import Guest
from server.processes import Server

pytestmark = pytest.mark.anyio

NESTED = '{"a":' + 1990 * "["


async def test_nested_json_is_refused_over_http(server: Server) -> None:
    async with Guest(server.address) as ann:
        answer = await ann.http.post(
            "/api/tables", content=NESTED, headers={"content-type": "application/json"}
        )
    assert (answer.status_code, answer.json()["key"]) == (400, "nested-json")


async def test_nested_json_is_refused_over_a_socket(server: Server) -> None:
    async with Guest(server.address) as ann:
        table = await ann.open_table("me", "here")
        async with ann.at(table["id"]) as socket:
            await socket.connection.send(NESTED)
            refused = await socket.hear_until("refused")
            assert refused["reason"]["key"] == "nested-json"
            await socket.say("ping")
            await socket.hear_until("pong")
    assert "Traceback" not in server.said()
