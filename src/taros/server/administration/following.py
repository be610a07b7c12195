"""What hosts have decided, as a worker knows it: in memory, so that no request waits for it."""

import asyncio
from collections.abc import Callable

from ..storage.administration import Announcement, Ban, HostStore, LogEntry

READ_AGAIN = 60_000  # milliseconds: bans and announcements end by themselves


class HostDecisions:
    def __init__(self, store: HostStore) -> None:
        self._store = store
        self._seen: int | None = None  # the number of the last entry of the log
        self._read_at = 0
        self._accounts: frozenset[str] = frozenset()
        self._networks: frozenset[str] = frozenset()
        self.bans: list[Ban] = []
        self.announcements: list[Announcement] = []
        self.hosts: frozenset[str] = frozenset()

    async def follow(self, now: int, closed: Callable[[str], None]) -> None:
        """Read what was decided since the last time; call `closed` with tables that were closed."""
        is_first = self._seen is None
        entries = await asyncio.to_thread(self._entries)
        if is_first or entries or now - self._read_at > READ_AGAIN:
            await asyncio.to_thread(self._read, now)
        for entry in entries:
            if entry.action == "close":
                closed(entry.arguments["table"])

    def _entries(self) -> list[LogEntry]:
        """Return new entries of the log; at the start none, since all of it was done before."""
        if self._seen is None:
            last = self._store.entries(most=1)
            self._seen, found = (last[0].number if last else 0), []
        else:
            found = self._store.entries(after=self._seen)
            self._seen = found[-1].number if found else self._seen
        return found

    def _read(self, now: int) -> None:
        self.bans = self._store.bans(now)
        self._accounts = frozenset(self._store.banned_guests(now))
        self._networks = frozenset(ban.target for ban in self.bans if ban.kind == "network")
        self.announcements = self._store.announcements(now)
        self.hosts = frozenset(self._store.hosts())
        self._read_at = now

    def is_banned_account(self, guest: str | None) -> bool:
        return guest in self._accounts

    def is_banned(self, guest: str | None, origin: Callable[[], str]) -> bool:
        """Whether `guest` may do nothing, or the network that they ask from: `origin` tells it."""
        return self.is_banned_account(guest) or (
            bool(self._networks) and origin() in self._networks
        )
