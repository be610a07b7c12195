"""Who is signed in: which devices belong to which accounts, as this worker knows it.

All of it is in memory, so that no request waits for the database. What another worker, or a command
of the host, has changed is read when the bus says so, and every minute.
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import msgspec

from ..people.identity import Cookie, Signer
from ..storage.accounts import AccountStore, Device


class Session(msgspec.Struct):
    """Who sends a request."""

    guest: str | None  # None: not known yet
    device: str | None  # that has signed in; None: of a guest without an account
    cookie: str | None = None  # the value to set with the answer
    is_program: bool = False  # by the token of a bot

    @property
    def key(self) -> str:
        """What is revoked to end all that was begun like this."""
        return self.device or guest_key(self.guest or "")


def guest_key(guest: str) -> str:
    """Return the key of all sessions of `guest` that have not signed in."""
    return f"guest {guest}"


class Sessions:
    def __init__(self, store: AccountStore) -> None:
        self._store = store
        self._accounts: set[str] = set()
        """Guests who have an account, or had one."""
        self._revoked: set[str] = set()
        self._devices: dict[str, str] = {}
        """The guest of every device that has signed in."""
        self._open: dict[str, set[asyncio.Task[object]]] = {}
        """What serves WebSockets, by the key of their session."""

    def read(self) -> None:
        """Read all accounts and devices; blocks."""
        self._accounts |= self._store.guests()
        self._devices = {each.id: each.guest for each in self._store.devices()}

    def has_account(self, guest: str) -> bool:
        """Whether `guest` has an account, or had one."""
        return guest in self._accounts or guest_key(guest) in self._revoked

    def is_revoked(self, session: Session) -> bool:
        return session.key in self._revoked

    async def identify(self, cookies: Iterable[Cookie]) -> tuple[Session, bool]:
        """Return the session of the first cookie that counts, and whether it need not be set again.

        The cookie of a guest counts no longer once they have an account: who has kept a copy of
        it is not signed in by that.
        """
        for guest, device, is_fresh in cookies:
            if guest is not None and not self.has_account(guest):
                return Session(guest, None), is_fresh
            if device is not None and (owner := await self._owner(device)):
                return Session(owner, device), is_fresh
        return Session(None, None), False

    async def identify_program(self, device: str) -> Session:
        """Return the session of the program of a bot, without a guest if its token is void."""
        return Session(await self._owner(device), device, is_program=True)

    async def _owner(self, device: str) -> str | None:
        """Return the guest to whose account `device` has signed in, None if it is signed out."""
        if device in self._revoked:  # also while all devices were read
            return None
        if device in self._devices:
            return self._devices[device]
        found = await asyncio.to_thread(self._store.device, device)
        if found is None:
            return None
        self.add(found)  # another worker has signed it in just now
        return found.guest

    def add(self, device: Device) -> None:
        """Know of a device that has signed in."""
        self._accounts.add(device.guest)
        self._devices[device.id] = device.guest

    def revoke(self, keys: Iterable[str]) -> None:
        """Forget devices, or guests who have an account now; close their WebSockets."""
        for key in keys:
            self._revoked.add(key)
            self._devices.pop(key, None)
            for task in self._open.get(key, ()):
                task.cancel()

    @contextmanager
    def serving(self, session: Session) -> Iterator[Callable[[], bool]]:
        """Count the current task as one that serves a WebSocket of `session`.

        When the session is revoked, what is done here is broken off, and the task goes on behind
        it. Yields a function that says whether it was.
        """
        task = asyncio.current_task()
        assert task is not None
        self._open.setdefault(session.key, set()).add(task)
        try:
            yield lambda: self.is_revoked(session)
        except asyncio.CancelledError:
            if not self.is_revoked(session):
                raise
            task.uncancel()
        finally:
            tasks = self._open[session.key]
            tasks.discard(task)
            if not tasks:
                del self._open[session.key]


def renew(session: Session, signer: Signer) -> None:
    """Have the cookie of `session` set again."""
    if session.is_program:
        return
    if session.device is not None:
        session.cookie = signer.device_cookie(session.device)
    elif session.guest is not None:
        session.cookie = signer.cookie(session.guest)


def sign_in(session: Session, device: Device, signer: Signer) -> None:
    """Make `session` one of an account, by the id of a device that nobody knew before."""
    session.guest, session.device = device.guest, device.id
    renew(session, signer)


def sign_out(session: Session, guest: str, signer: Signer) -> None:
    """Make `session` that of a guest without an account."""
    session.guest, session.device = guest, None
    renew(session, signer)
