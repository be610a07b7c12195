"""What is stored of a table: how it was set up, and an append-only list of small events.

Outcomes of chance are not stored, since they follow from the seed. Nor is anything else that can be
computed from the events before: applying the events in order rebuilds the table.
"""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec import Struct

from taros.core.errors import FaultKind

from .protocol import Pace


class Place(Struct, frozen=True, omit_defaults=True):
    """A seat: a bot's if it has one, a person's if it has a guest, else open."""

    bot: str | None = None
    guest: str | None = None
    name: str = ""
    contribution: str | None = None  # of the guest's device, at tables of old versions
    contributes: bool = False  # the guest's device takes part when chance is mixed
    kept_for: str | None = None  # a guest: nobody else may sit there


def are_among_people(places: Sequence[Place]) -> bool:
    """Whether several of `places` belong to people, who play against each other."""
    return sum(place.bot is None for place in places) > 1


class Setup(Struct, frozen=True, omit_defaults=True):
    game: str
    host: str  # a guest
    places: tuple[Place, ...]
    options: dict[str, Any]  # that were given, as `taros.games.choose_options` takes them
    pace: Pace
    public: bool
    invite: str
    created: int  # milliseconds since 1970
    position: str | None = None  # to begin from, with its options
    window: int = 0  # milliseconds that a secret choice takes; 0: as long as it takes, as it was
    mixes: bool = False  # chance is mixed once all seats are taken; old tables have a seed already
    origin: str = ""  # of the host's network, as of `origins.origin_of`; old set-ups have none
    rated: bool = False  # its result counts for the ratings of those who sit there


class _Event(Struct, frozen=True, omit_defaults=True, tag=str.lower):
    pass


class Opened(_Event, frozen=True):
    """First of all; the game begins if no seat is open.

    `nonce`: the seed follows from it if the game begins with this event; the same holds for those
    below.
    """

    nonce: str | None = None


class Sat(_Event, frozen=True):
    """Somebody takes an open seat; with the last of them the game begins."""

    seat: int
    guest: str
    contribution: str | None = None  # at tables of old versions
    name: str = ""
    contributes: bool = False
    nonce: str | None = None


class BotSat(_Event, frozen=True):
    """The host gives an open seat to a bot; with the last of them the game begins."""

    seat: int
    bot: str
    nonce: str | None = None


class Committed(_Event, frozen=True):
    """A device sends the hash of its random bits; after the last one, bits are asked for."""

    seat: int
    hash: str
    nonce: str


class Revealed(_Event, frozen=True):
    """A device reveals its random bits; with the last of them the game begins."""

    seat: int
    bits: str


class MixingTimedOut(_Event, frozen=True):
    """Not all devices have sent their hashes, or revealed their bits, in time."""

    nonce: str


class Left(_Event, frozen=True):
    """A seat is open again; only before the game begins."""

    seat: int


class Moved(_Event, frozen=True):
    seat: int
    text: str
    fault: FaultKind | None = None  # why a bot's move is a random one
    code: int | None = None  # of the move, once it was found to be legal; not stored


class UndoRequested(_Event, frozen=True, tag="asked"):
    """A seat asks the others to take back all plies from number `ply` on."""

    seat: int
    ply: int


class Answered(_Event, frozen=True):
    seats: list[int]
    yes: bool


class Undone(_Event, frozen=True):
    seat: int
    ply: int


class Resigned(_Event, frozen=True):
    seats: list[int]


class Away(_Event, frozen=True):
    """A seat's time is up: a bot stands in."""

    seat: int


class StoodIn(_Event, frozen=True):
    """A bot stands in for somebody who is not connected, because others have asked for it."""

    seat: int
    bot: str
    by: int | None = None  # the seat of who asked, None: a host without a seat


class Back(_Event, frozen=True):
    """People have come back: no bot stands in any more, and what the host offered is void."""

    seats: list[int]


class Offered(_Event, frozen=True):
    """A seat is offered to the first person who comes with the key."""

    seat: int
    key: str
    by_host: bool = False  # and not by its owner, who is gone


class Taken(_Event, frozen=True):
    """Somebody takes over a seat that was offered, in a game that is running."""

    seat: int
    guest: str
    name: str = ""


class Said(_Event, frozen=True):
    seat: int
    which: str


class Rematched(_Event, frozen=True):
    table: str
    seat: int | None = None  # whose person asked for it first; None: the host, who had no seat


EndReason = Literal["log-full"]


class Ended(_Event, frozen=True):
    """The game ends as it stands, before its rules end it."""

    reason: EndReason


class Removed(_Event, frozen=True):
    pass


Event = (
    Opened
    | Sat
    | BotSat
    | Committed
    | Revealed
    | MixingTimedOut
    | Left
    | Moved
    | UndoRequested
    | Answered
    | Undone
    | Resigned
    | Away
    | StoodIn
    | Back
    | Offered
    | Taken
    | Said
    | Rematched
    | Ended
    | Removed
)

_encode = msgspec.json.Encoder().encode
decode_event = msgspec.json.Decoder(Event).decode
decode_setup = msgspec.json.Decoder(Setup).decode


def encode_setup(setup: Setup) -> str:
    return _encode(setup).decode()


def encode_event(event: Event) -> str:
    """Return an event as it is stored: a move by its text alone."""
    if isinstance(event, Moved):
        event = Moved(event.seat, event.text, event.fault)
    return _encode(event).decode()
