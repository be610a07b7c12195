"""Nobody asks for too much at once, and slow readers hold nobody up."""

from pathlib import Path

import httpx
import pytest

from server.people import Guest
from server.processes import Server
from taros.core.errors import NotAllowed
from taros.hosting.broadcaster import MAX_QUEUED, TOO_SLOW, Connection
from taros.server.people import limits
from taros.server.people.limits import Bucket, Buckets, Concurrent

pytestmark = pytest.mark.anyio


class Clock:
    now = 0.0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(limits, "time", clock)
    return clock


def test_a_bucket_fills_up_again(clock: Clock) -> None:
    bucket = Bucket(rate=2, size=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_BUCKETS", 2)
    buckets = Buckets(rate=0, size=1)
    assert buckets.take("ann")
    assert not buckets.take("ann")
    assert buckets.take("bo")
    assert not buckets.take("ann")
    assert buckets.take("cy")
    assert not buckets.take("ann"), "whoever asks is not forgotten"
    assert buckets.take("bo"), "who was quiet longest is"


def test_work_at_a_time_is_limited_by_person_and_by_network() -> None:
    working = Concurrent(most_of_one=2, most_of_origin=3)
    with working.enter(("net", "ann")), working.enter(("net", "ann")):
        with pytest.raises(NotAllowed), working.enter(("net", "ann")):
            pass
        with working.enter(("net", "bo")), pytest.raises(NotAllowed), working.enter(("net", "cy")):
            pass
        with working.enter(("other", "ann")):
            pass
    with working.enter(("net", "ann")), working.enter(("net", "ann")):
        pass


async def test_who_does_not_read_is_dropped() -> None:
    connection = Connection(None)
    for _ in range(3):
        connection.send(b"n" * (MAX_QUEUED // 2))
        connection.take()
    for _ in range(3):
        connection.send(b"n" * (MAX_QUEUED // 2))
    assert len(connection.queue) == 3
    connection.send(b"news")
    connection.send(b"more news")
    assert (connection.closed, connection.queue) == (TOO_SLOW, [])


async def test_too_much_at_once(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", rate=0.05) as server:
        async with Guest(server.address) as ann:
            table = await ann.open_table("me", "here")
            async with ann.at(table["id"]) as socket:
                await socket.say("hello")
                assert (await socket.hear_until("refused"))["reason"]["key"] == "too-fast"
                keys = []
                for _ in range(12):
                    await socket.say("ping")
                    answer = await socket.hear_until(lambda m: m["type"] in ("pong", "refused"))
                    keys.append(answer.get("reason", {}).get("key"))
                assert keys[0] is None
                assert keys[-1] == "too-fast"
            answers = [await ann.http.delete("/api/tables/nowhere") for _ in range(5)]
            assert [answer.status_code for answer in answers][-1] == 429
            assert answers[-1].json()["key"] == "too-fast"
            path = "/api/tables/nowhere/observation"
            assert 429 in [(await ann.http.get(path)).status_code for _ in range(8)], "as a change"
            async with httpx.AsyncClient(base_url=server.address, trust_env=False) as other:
                codes = [200]
                while codes[-1] == 200 and len(codes) < 1000:
                    codes.append((await other.get("/api/games")).status_code)
            assert (codes[1], codes[-1]) == (200, 429)
