"""The host of one device: whole games, stored as events, and what goes wrong with the storage."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from offline.conftest import BITS, Device, LocalBots
from taros import games
from taros.core.errors import NotAllowed
from taros.core.fairness import hash_of
from taros.core.game import State
from taros.offline.bots import Judgement
from taros.offline.sockets import TableSocket, open_socket
from taros.offline.store import MemoryStore, StorageFailed, StoredEvent, StoredTable
from taros.review.advice import Advice
from taros.review.review import ReviewTask
from taros.workers.bot_move import BotMove

ME, HERE, BOT = {"kind": "me"}, {"kind": "here"}, {"kind": "bot", "bot": "random"}


class Player:
    """A page at a table that plays the first choice it is offered."""

    def __init__(self) -> None:
        self.received: list[dict[str, Any]] = []
        self.frame: dict[str, Any] = {}
        self.number = 0
        self.changed = asyncio.Event()

    async def sit(self, device: Device, table: str) -> "Player":
        socket = await open_socket(
            device.host, f"/ws/tables/{table}", "en", self._receive, lambda code: None
        )
        assert isinstance(socket, TableSocket)
        self.socket = socket
        self.socket.receive('{"type":"hello","seen":null}')
        return self

    def _receive(self, text: str) -> None:
        found = msgspec.json.decode(text)
        for message in found if isinstance(found, list) else [found]:
            self.received.append(message)
            if "frame" in message:
                self.frame, self.number = message["frame"], message["number"]
            if message.get("mixing"):
                self._mix(message["mixing"])
        self.changed.set()

    def _mix(self, mixing: dict[str, Any]) -> None:
        """Take part when the chance of a game is mixed."""
        answer: dict[str, Any] = {"type": "reveal", "bits": BITS}
        if mixing["commitment"] is None:
            answer = {"type": "commit", "round": mixing["round"], "hash": hash_of(BITS)}
        if bool(mixing["hashes"]) == bool(mixing["commitment"]):
            self.socket.receive(msgspec.json.encode(answer).decode())

    async def play(self, until: Callable[[], bool]) -> None:
        """Make a move whenever there is a choice, until `until` is true."""
        sent = -1
        while not until():
            await asyncio.wait_for(self.changed.wait(), 20)
            self.changed.clear()
            if self.frame.get("choices") and self.number != sent and not until():
                sent = self.number
                move = {"type": "move", "after": sent, "text": self.frame["choices"][0]["text"]}
                self.socket.receive(msgspec.json.encode(move).decode())

    @property
    def is_over(self) -> bool:
        return bool(self.frame.get("over"))


async def _opened(device: Device) -> Device:
    await device.host.open()
    return device


@pytest.mark.parametrize("seats", [(ME, HERE), (ME, BOT)])
def test_whole_game_can_be_proved_fair(device: Device, seats: tuple[dict[str, str], ...]) -> None:
    async def play() -> None:
        await _opened(device)
        id = await device.new_table("marrakech", *seats)
        player = await Player().sit(device, id)
        await player.play(lambda: player.is_over)
        status, record = await device.ask("GET", f"/tables/{id}/record")
        assert status == 200
        assert games.verify(record) is None
        match = games.load(record)
        assert match.to_act is None
        assert match.chance is not None
        assert match.chance.contributions == (BITS,)
        _, replay = await device.ask("GET", f"/replays/{id}")
        assert replay["chance"]["commitment"] == match.chance.commitment
        _, finished = await device.ask("GET", "/tables/mine/finished")
        assert [table["id"] for table in finished["tables"]] == [id]

    asyncio.run(play())


def test_game_goes_on_where_the_page_was_closed(store: MemoryStore) -> None:
    async def play() -> None:
        first = await _opened(Device(store))
        id = await first.new_table("marrakech", ME, HERE)
        player = await Player().sit(first, id)
        await player.play(lambda: player.number > 20)

        second = await _opened(Device(store))
        again = await Player().sit(second, id)
        await asyncio.sleep(0.1)
        assert again.frame == player.frame
        assert second.host.guest == first.host.guest
        await again.play(lambda: again.is_over)

    asyncio.run(play())


def test_another_tab_keeps_the_game_whole(store: MemoryStore) -> None:
    async def play() -> None:
        one, other = await _opened(Device(store)), await _opened(Device(store))
        id = await one.new_table("marrakech", ME, HERE)
        player = await Player().sit(one, id)
        watcher = await Player().sit(other, id)
        await asyncio.sleep(0.05)
        await player.play(lambda: player.number > 8)
        stale = {"type": "move", "after": watcher.number, "text": "left"}
        watcher.socket.receive(msgspec.json.encode(stale).decode())
        await asyncio.sleep(0.05)
        assert watcher.received[-1]["type"] == "refused"
        assert watcher.number == player.number
        loaded = await store.load(id)
        assert loaded is not None
        numbers = [event.number for event in loaded.events]
        assert numbers == sorted(set(numbers))

    asyncio.run(play())


class NoBots(LocalBots):
    """Bots whose worker does not start."""

    async def choose(
        self, game: str, bot: str, observation: State, legal: Sequence[int]
    ) -> BotMove:
        raise NotAllowed("offline-bots-failed")

    async def advise(self, game: str, observation: State) -> Advice:
        raise NotAllowed("offline-bots-failed")

    async def judge(self, task: ReviewTask) -> Judgement:
        raise NotAllowed("offline-bots-failed")


def test_game_goes_on_without_the_worker_of_bots(device: Device) -> None:
    async def play() -> None:
        device.host.bots = NoBots()
        await _opened(device)
        id = await device.new_table("marrakech", ME, {"kind": "bot", "bot": "search:4000"})
        player = await Player().sit(device, id)
        await player.play(lambda: bool(player.frame.get("choices")))
        status, refusal = await device.ask("POST", f"/tables/{id}/hint")
        assert (status, refusal["key"]) == (403, "offline-bots-failed")
        player.changed.set()
        await player.play(lambda: player.is_over)
        assert ("bots-failed", id) in device.warnings
        _, (*_, last) = await device.ask("POST", f"/replays/{id}/review")
        assert last["reason"]["key"] == "offline-bots-failed"
        _, record = await device.ask("GET", f"/tables/{id}/record")
        assert games.verify(record) is None

    asyncio.run(play())


class FullStore(MemoryStore):
    """A store that has no room for more than so many events."""

    room = 6

    async def append(self, event: StoredEvent, summary: str | None) -> None:
        if event.number > self.room:
            raise StorageFailed
        await super().append(event, summary)


def test_game_goes_on_in_memory_when_there_is_no_room() -> None:
    async def play() -> None:
        device = await _opened(Device(FullStore()))
        id = await device.new_table("marrakech", ME, HERE)
        player = await Player().sit(device, id)
        await player.play(lambda: player.is_over)
        assert device.warnings == [("storage-failed", "")]

    asyncio.run(play())


@pytest.mark.parametrize("damage", [None, {"at": "noon"}, {"body": '{"type":"moved"}'}])
def test_damaged_event_costs_only_what_follows(store: MemoryStore, damage: Any) -> None:
    async def play() -> None:
        device = await _opened(Device(store))
        id = await device.new_table("marrakech", ME, HERE)
        player = await Player().sit(device, id)
        await player.play(lambda: player.number > 20)
        events = store._events[id]
        bad = sorted(events)[4]
        events[bad] = {**msgspec.to_builtins(events[bad]), **damage} if damage else None

        again = await _opened(Device(store))
        player = await Player().sit(again, id)
        await asyncio.sleep(0.1)
        assert again.warnings == [("damaged", id)]
        assert player.number == bad - 1
        assert player.frame["choices"]

    asyncio.run(play())


def test_damaged_table_is_named_and_others_are_listed(store: MemoryStore) -> None:
    async def play() -> None:
        device = await _opened(Device(store))
        bad, good = [await device.new_table("marrakech", ME, HERE) for _ in range(2)]
        store._tables[bad] = {"id": bad}  # type: ignore[assignment]
        again = await _opened(Device(store))
        _, mine = await again.ask("GET", "/tables/mine")
        assert [table["id"] for table in mine] == [good]
        await again.ask("GET", "/tables/mine")
        assert again.warnings == [("unreadable", bad)]
        status, refusal = await again.ask("GET", f"/replays/{bad}")
        assert (status, refusal["key"]) == (400, "offline-damaged-table")

    asyncio.run(play())


@pytest.mark.parametrize("summary", ["", "{", "7"])
def test_damaged_summary_is_made_anew(store: MemoryStore, summary: str) -> None:
    async def play() -> None:
        device = await _opened(Device(store))
        id = await device.new_table("marrakech", ME, HERE)
        _, listed = await device.ask("GET", "/tables/mine")
        stored = msgspec.to_builtins(store._tables[id])
        store._tables[id] = msgspec.convert({**stored, "summary": summary}, StoredTable)
        again = await _opened(Device(store))
        assert await again.ask("GET", "/tables/mine") == (200, listed)
        assert again.warnings == []

    asyncio.run(play())


def test_friends_need_a_server(device: Device) -> None:
    async def play() -> None:
        await _opened(device)
        request = {"game": "marrakech", "seats": [ME, {"kind": "open"}]}
        status, refusal = await device.ask("POST", "/tables", request)
        assert (status, refusal["key"]) == (403, "offline-friends")

    asyncio.run(play())


def test_answers_like_the_server(device: Device) -> None:
    async def play() -> None:
        await _opened(device)
        for path in ("/games", "/puzzles", "/rules/regatta", "/puzzles/regatta/1"):
            assert (await device.ask("GET", path))[0] == 200, path
        status, start = await device.ask("POST", "/starts", {"game": "regatta", "seats": 2})
        assert status == 200
        assert start["view"]
        for path in ("/nothing", "/replays/here-none", "/puzzles/regatta/x"):
            status, refusal = await device.ask("GET", path)
            assert status == 404
            assert refusal["text"]
        status, refusal = await device.ask("POST", "/starts", {"game": 3})
        assert (status, refusal["key"]) == (400, "bad-message")

    asyncio.run(play())
