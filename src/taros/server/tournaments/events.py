"""What is stored of a tournament: an append-only list of small events.

Players have numbers, from 0 in the order in which they entered. Names are not stored, but found by
the guests' accounts: a player who deletes their account has no name in tournaments any more.
"""

from typing import Any, Literal

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from taros.tables.protocol import Pace

System = Literal["round-robin", "swiss", "knock-out", "arena"]
EndReason = Literal["played", "organiser", "nobody", "idle"]


class Plan(Struct, frozen=True, omit_defaults=True):
    """What the organiser has decided."""

    name: str
    organiser: str  # a guest
    game: str
    seats: int  # of a table
    options: dict[str, Any]
    system: System
    rounds: int  # 0: as many as the system needs
    minutes: int  # of an arena
    pace: Pace
    starts: int  # milliseconds since 1970
    public: bool
    check_in: bool  # whether players must say that they are there, in the hour before the start
    break_seconds: int  # between two rounds


class _Event(Struct, frozen=True, omit_defaults=True, tag=str.lower):
    pass


class Planned(_Event, frozen=True):
    """First of all."""

    plan: Plan


class Entered(_Event, frozen=True):
    """Somebody enters, or comes back after they have withdrawn."""

    guest: str
    is_bot: bool = False
    is_here: bool = False  # without checking in


class CheckedIn(_Event, frozen=True):
    player: int


class Withdrew(_Event, frozen=True):
    """A player plays in no further round."""

    player: int
    removed: bool = False  # by the organiser


class Seeded(_Event, frozen=True):
    """The organiser puts the players into an order, the strongest first."""

    order: tuple[int, ...]


class Started(_Event, frozen=True):
    """Those who are there play."""

    early: bool = False  # by the organiser, before its time


class Pairing(Struct, frozen=True):
    table: str  # its id
    players: tuple[int, ...]  # by seat


class Paired(_Event, frozen=True):
    """A round begins; in an arena, games of those who were waiting."""

    tables: tuple[Pairing, ...]
    byes: tuple[int, ...] = ()


class Finished(_Event, frozen=True):
    """The game at a table is over."""

    table: str
    places: tuple[int, ...]  # by seat
    scores: tuple[int, ...]


class Corrected(_Event, frozen=True):
    """The organiser says how the game at a table ended."""

    table: str
    places: tuple[int, ...]


class Paused(_Event, frozen=True):
    """No round begins."""


class Resumed(_Event, frozen=True):
    alone: bool = False  # by itself, since the organiser has deleted their account


class Ended(_Event, frozen=True):
    reason: EndReason


Event = (
    Planned
    | Entered
    | CheckedIn
    | Withdrew
    | Seeded
    | Started
    | Paired
    | Finished
    | Corrected
    | Paused
    | Resumed
    | Ended
)

_encode = Encoder().encode
decode_event = Decoder(Event).decode


def encode_event(event: Event) -> str:
    return _encode(event).decode()
