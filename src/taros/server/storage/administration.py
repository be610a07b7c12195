"""What a host has decided, and the log of it. Everything here blocks.

The log is only ever added to. Each entry holds a hash of the one before, so that a change of an old
entry, or one that is missing, is found.
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa

from .schema import accounts, admin_log, announcements, appointed, bans

FIRST = "0" * 64


class LogEntry(NamedTuple):
    """Something that a host has done."""

    number: int
    at: int
    by: str  # the name of an account; "" in the terminal
    action: str
    details: str  # JSON: what it was done to
    digest: str  # of this entry and the one before

    @property
    def arguments(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.details)
        return found


class Ban(NamedTuple):
    """Somebody who may do nothing here."""

    target: str  # a guest with an account, or a network as `origin_of` writes it
    kind: str  # "account" or "network"
    name: str  # of the account, or the address
    until: int | None  # None: until it is lifted


class Announcement(NamedTuple):
    """A sentence on every page."""

    id: str
    text: str
    until: int


class HostStore:
    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(reads=True)

    # The log

    def log(self, connection: sa.Connection, at: int, by: str, action: str, **details: Any) -> None:
        """Add an entry to the log, in the transaction of what it tells of."""
        if connection.dialect.name == "postgresql":
            connection.execute(sa.text("LOCK TABLE admin_log IN EXCLUSIVE MODE"))
        last = sa.select(admin_log).order_by(admin_log.c.number.desc()).limit(1)
        row = connection.execute(last).first()
        number, before = (row.number + 1, row.digest) if row else (1, FIRST)
        text = json.dumps(details, ensure_ascii=False, sort_keys=True)
        entry = LogEntry(number, at, by, action, text, "")
        connection.execute(
            admin_log.insert(), entry._replace(digest=_digest(entry, before))._asdict()
        )

    def entries(self, after: int = 0, most: int = -1) -> list[LogEntry]:
        """Return entries with higher numbers than `after`, oldest first; the last `most` of them if
        that is not negative."""
        found = sa.select(admin_log).where(admin_log.c.number > after)
        found = found.order_by(admin_log.c.number.desc())
        with self._reader.connect() as connection:
            rows = connection.execute(found if most < 0 else found.limit(most)).all()
        return [LogEntry(*row) for row in reversed(rows)]

    # What was decided

    def add_ban(self, connection: sa.Connection, ban: Ban) -> None:
        connection.execute(bans.delete().where(bans.c.target == ban.target))
        connection.execute(bans.insert(), ban._asdict())

    def remove_ban(self, connection: sa.Connection, target: str) -> bool:
        return connection.execute(bans.delete().where(bans.c.target == target)).rowcount > 0

    def bans(self, now: int) -> list[Ban]:
        """Return the bans that hold at the time `now`."""
        holds = bans.c.until.is_(None) | (bans.c.until > now)
        with self._reader.connect() as connection:
            found = connection.execute(sa.select(bans).where(holds).order_by(bans.c.name))
            return [Ban(*row) for row in found]

    def banned_guests(self, now: int) -> set[str]:
        """Return the guests whose accounts are banned at the time `now`, and their bots."""
        holds = (bans.c.kind == "account") & (bans.c.until.is_(None) | (bans.c.until > now))
        banned = sa.select(bans.c.target).where(holds)
        of_bots = sa.select(accounts.c.guest).where(accounts.c.owner.in_(banned))
        with self._reader.connect() as connection:
            return set(connection.execute(banned.union(of_bots)).scalars())

    def announce(self, connection: sa.Connection, announcement: Announcement) -> None:
        """Show `announcement` in place of the one before."""
        connection.execute(announcements.delete())
        if announcement.text:
            connection.execute(announcements.insert(), announcement._asdict())

    def announcements(self, now: int) -> list[Announcement]:
        with self._reader.connect() as connection:
            found = sa.select(announcements).where(announcements.c.until > now)
            return [Announcement(*row) for row in connection.execute(found)]

    def appoint(self, connection: sa.Connection, guest: str, *, is_host: bool) -> None:
        connection.execute(appointed.delete().where(appointed.c.guest == guest))
        if is_host:
            connection.execute(appointed.insert(), {"guest": guest})

    def hosts(self) -> set[str]:
        """Return the guests whose accounts may look after the server."""
        with self._reader.connect() as connection:
            return set(connection.execute(sa.select(appointed.c.guest)).scalars())


def first_broken(entries: Iterable[LogEntry]) -> int | None:
    """Return the number of the first of all `entries` that is not as it was written, or that is
    missing; None if the log is whole."""
    before, expected = FIRST, 1
    for entry in entries:
        if entry.number != expected or entry.digest != _digest(entry, before):
            return expected
        before, expected = entry.digest, expected + 1
    return None


def _digest(entry: LogEntry, before: str) -> str:
    content = json.dumps([before, *entry[:-1]], ensure_ascii=False)
    return hashlib.sha256(content.encode()).hexdigest()
