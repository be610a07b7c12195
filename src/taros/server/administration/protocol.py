"""What clients and the server say about looking after a server, over HTTP."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from .administration import LONGEST_TEXT

NameText = Annotated[str, Meta(min_length=1, max_length=64)]


class AnnouncementInfo(Struct, frozen=True):
    """A sentence of the host, for everybody."""

    id: str
    text: str
    until: int  # milliseconds since 1970


class Notes(Struct, frozen=True):
    """What every page shows."""

    announcements: list[AnnouncementInfo]
    is_host: bool  # whether who asks may look after the server


class BanInfo(Struct, frozen=True):
    name: str  # of an account, or an address
    until: int | None  # milliseconds since 1970; None: until it is lifted


class LogLine(Struct, frozen=True):
    """Something that a host has done."""

    number: int
    at: int  # milliseconds since 1970
    by: str  # the name of an account; empty: in the terminal
    action: str
    details: dict[str, Any]


class HostOverview(Struct, frozen=True):
    """A server at a glance."""

    counts: dict[str, int]  # by what is counted: `overview-<name>` in the catalogues
    bans: list[BanInfo]
    announcements: list[AnnouncementInfo]
    log: list[LogLine]  # newest first


class CloseTable(Struct, frozen=True, forbid_unknown_fields=True):
    table: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$", max_length=32)]


class RenameAccount(Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText
    to: NameText


class BanAccount(Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText
    days: Annotated[float, Meta(gt=0, le=3650)] | None = None  # None: until it is lifted


class Unban(Struct, frozen=True, forbid_unknown_fields=True):
    name: NameText


class Announce(Struct, frozen=True, forbid_unknown_fields=True):
    """Empty: what is shown is taken away."""

    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]
    hours: Annotated[float, Meta(gt=0, le=8760)] = 24
