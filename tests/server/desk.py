"""A table without a server: its events, and a clock that tests move on."""

import hashlib
import re
from typing import Any

import pytest

from taros.core.errors import NotAllowed
from taros.core.words import message
from taros.tables.events import (
    Event,
    Opened,
    Place,
    Setup,
    decode_event,
    decode_setup,
    encode_event,
    encode_setup,
)
from taros.tables.protocol import Pace
from taros.tables.table import Table
from taros.tables.views import entries

SEED = "5" * 64


def seed_of(nonce: str | None) -> str:
    """A seed that is known, and depends on the nonce if there is one."""
    return SEED if nonce is None else hashlib.sha256(nonce.encode()).hexdigest()


def person(guest: str, name: str = "") -> Place:
    bits = hashlib.sha256(guest.encode()).hexdigest()[:32]
    return Place(guest=guest, name=name, contribution=bits)


def setup(*places: Place, **changes: Any) -> Setup:
    values: dict[str, Any] = {
        "game": "marrakech",
        "host": "ann",
        "options": {},
        "pace": Pace(),
        "public": False,
        "invite": "invite",
        "created": 1000,
        **changes,
    }
    return Setup(places=places, **values)


class Desk:
    """A table, its events, and a clock that goes on by a second with each."""

    def __init__(self, *places: Place, **changes: Any) -> None:
        self.setup = setup(*places, **changes)
        self.table = Table("t", self.setup, seed_of)
        self.events: list[tuple[int, int, str]] = []
        self.at = 1000
        self.do(Opened())

    def do(self, event: Event | None) -> None:
        assert event is not None
        self.at += 1000
        number = self.table.number + 1
        lines = self.table.replay(event, self.at)
        assert [line.number for line in lines] == list(range(number, self.table.number + 1))
        self.events.append((number, self.at, encode_event(event)))

    def play(self, seat: int, text: str | None = None) -> None:
        table = self.table
        text = text or table.match.legal()[0].text
        action = table.pending_action()
        if action is not None and action.bot is not None:
            self.do(table.complete(action, table.match.check(text), self.at))
        else:
            self.do(table.move([seat], table.number, text))

    def play_turn(self) -> None:
        """A turn and a rug, by whoever is to act."""
        for _ in range(2):
            if (seat := self.table.to_act) is not None:
                self.play(seat)

    def again(self) -> Table:
        """The table as it is folded from what was stored."""
        table = Table("t", decode_setup(encode_setup(self.setup)), seed_of)
        for number, at, body in self.events:
            assert table.number + 1 == number
            table.replay(decode_event(body), at)
        return table


def for_two(**changes: Any) -> Desk:
    changes["options"] = {"two_player": "one-colour", **changes.get("options", {})}
    return Desk(person("ann", "Ann"), person("bo", "Bo"), **changes)


def with_bot(**changes: Any) -> Desk:
    return Desk(person("ann", "Ann"), Place(bot="greedy"), **changes)


def said(table: Table) -> list[str]:
    """The keys of the log."""
    return [entry.words.key for entry in entries(table, table.log, None)]


def last_line(table: Table) -> str:
    """The newest line of the log as a player reads it."""
    (newest,) = entries(table, table.log[-1:], None)
    return newest.words.format("en", table.names())


def refused(key: str, *kinds: type[Exception]) -> Any:
    return pytest.raises(kinds or NotAllowed, match=text_of(key))


def text_of(key: str) -> str:
    """What a message without arguments says."""
    return re.escape(message(key).text)
