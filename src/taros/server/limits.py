"""What a person, a network and all together may take of a server: the numbers, in one place.

A network is an IPv4 address, or the /64 of an IPv6 address. A host changes the numbers in a file,
`taros serve --limits FILE.toml`, by their names here.
"""

import tomllib
from pathlib import Path
from typing import Annotated

import msgspec

from taros.core.errors import BadOption

LARGEST_RECORD = 500_000  # bytes of a request with a record; no setting, for games bound it too

Count = Annotated[int, msgspec.Meta(ge=1)]
Seconds = Annotated[float, msgspec.Meta(gt=0)]
Days = Annotated[float, msgspec.Meta(gt=0)]
Rate = tuple[Annotated[float, msgspec.Meta(gt=0)], Annotated[float, msgspec.Meta(ge=1)]]
"""How many a second, and how many at once."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    # connections of one worker
    connections: Annotated[int, msgspec.Meta(ge=0)] = 0
    """0: as many as the process may have open files, but for `reserved_files`."""
    connections_per_network: Count = 250  # but for proxies, which connect for others
    sockets_per_network: Count = 250  # WebSockets, also those that come through a proxy
    reserved_files: Count = 100  # for the database, processes of bots and the like
    header_seconds: Seconds = 10  # until the head of a request has arrived
    body_seconds: Seconds = 60  # until its body has
    unread_seconds: Seconds = 30  # that a client may read nothing of what it was sent
    unread_bytes: Count = 100_000_000  # that all clients together have not read

    # requests and messages
    reads: Rate = (40, 200)  # requests of a network
    writes: Rate = (5, 60)  # also what a device reads for a hint
    sockets: Rate = (10, 200)  # new WebSockets of a network
    sign_ins: Rate = (0.2, 20)  # also new accounts, and what browsers are asked for their passkeys
    messages: Rate = (20, 100)  # of a WebSocket
    remarks: Rate = (0.5, 5)  # also requests about seats: they make the log longer without a move
    hellos: Rate = (0.5, 5)  # each is answered with the whole table
    bad_messages: Count = 100  # then the WebSocket is closed: no client of ours sends them
    message_bytes: Count = 64_000  # longer ones end a connection before anybody reads them
    body_bytes: Count = 16_000  # of a request without a record
    watchers_per_person: Count = 50  # WebSockets that are sent somebody's tables

    # work that takes its time
    requests_per_person: Count = 8  # that are worked on or wait
    requests_per_network: Count = 32
    pictures_per_person: Count = 2
    pictures_per_network: Count = 8
    reviews: Count = 16  # at a time
    reviews_per_network: Count = 3
    work_seconds: Seconds = 20  # of one request

    # what is stored
    tables_per_person: Count = 200  # set up in 24 hours
    tables_per_network: Count = 1_000
    records_per_person: Count = 100  # of games that were played elsewhere
    records_per_network: Count = 1_000
    removed_days: Days = 1  # until the rows of a table that its host has closed are deleted
    unfinished_days: Days = 60  # without an event, until a table is closed
    finished_days: Days = 365  # until a finished game, or a tournament that is over, is deleted
    empty_days: Days = 7  # until a tournament that is over, and had no game, is deleted
    old_secret_days: Days = 90  # for which cookies and tokens hold after new secrets were drawn


def read_limits(file: Path) -> Limits:
    """Return the usual limits with those that `file` changes. Raises BadOption, OSError."""
    try:
        return msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Limits)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption("bad-limits", file=str(file), reason=str(error)) from None
