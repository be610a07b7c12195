"""What workers tell each other over the bus: `worker` is who says it."""

import msgspec

from taros.tables.protocol import Move

from ..storage import StoredEvent


class Advanced(msgspec.Struct, frozen=True, tag="advanced"):
    """A worker has stored an event."""

    worker: str
    table: str
    event: StoredEvent


class Present(msgspec.Struct, frozen=True, tag="present"):
    """Who is connected to a worker at a table; with `ask`, other workers answer with theirs."""

    worker: str
    table: str
    seats: frozenset[int]
    spectators: int
    ask: bool


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """A person has chosen a move in a window: the worker with the lease plays it when it ends."""

    worker: str
    table: str
    seats: tuple[int, ...]
    move: Move


class ListsChanged(msgspec.Struct, frozen=True, tag="lists"):
    """What the lists of some guests' tables show has changed."""

    worker: str
    guests: frozenset[str]


class AccountsChanged(msgspec.Struct, frozen=True, tag="accounts"):
    """Accounts were made, changed or deleted."""

    worker: str
    revoked: tuple[str, ...]  # keys of sessions that end
    tables: tuple[str, ...]  # where a name has gone


class Alive(msgspec.Struct, frozen=True, tag="alive"):
    worker: str


Message = Advanced | Present | Chosen | ListsChanged | AccountsChanged | Alive

decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode
