"""Accounts in the database. Everything here blocks, and is called from threads."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from taros.core.errors import NotAllowed

from .schema import (
    accounts,
    appointed,
    codes,
    devices,
    former_accounts,
    notice_settings,
    notices,
    passkeys,
    push_subscriptions,
    records,
    reserved_names,
    tournaments,
)

OWN = (devices, passkeys, codes, notice_settings, push_subscriptions, notices, appointed)
"""Tables whose rows belong to an account, and go with it."""


class Account(NamedTuple):
    guest: str
    name: str
    skeleton: str
    created: int
    owner: str | None = None  # the guest whose bot it is; None: a person


class Device(NamedTuple):
    id: str
    guest: str
    before: str | None
    label: str
    created: int


class Passkey(NamedTuple):
    id: str
    guest: str
    public_key: str
    sign_count: int
    label: str
    created: int


class Code(NamedTuple):
    hash: str
    purpose: str
    guest: str | None
    until: int | None


class AccountStore:
    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(reads=True)

    # Accounts

    def add(self, account: Account, device: Device, recovery: Iterable[Code]) -> None:
        """Store a new account, with its first device and codes. Raises NotAllowed."""
        with self._engine.begin() as connection:
            self._add(connection, account, device)
            connection.execute(codes.insert(), [each._asdict() for each in recovery])

    def add_bot(self, account: Account, device: Device, most: int) -> None:
        """Store the account of a bot, with the device of its program. Raises NotAllowed, also if
        its owner has `most` bots."""
        own = accounts.c.owner == account.owner
        with self._engine.begin() as connection:
            lock_account(connection, account.owner)
            if self._count(connection, accounts, own) >= most:
                raise NotAllowed("account-bots-full", most=most)
            self._add(connection, account, device)

    def _add(self, connection: sa.Connection, account: Account, device: Device) -> None:
        self._check_free(connection, account)
        try:
            connection.execute(accounts.insert(), account._asdict())
        except IntegrityError:  # of two at the same moment the second
            raise NotAllowed("account-name-taken", name=account.name) from None
        connection.execute(devices.insert(), device._asdict())

    def _count(self, connection: sa.Connection, table: sa.Table, own: Any) -> int:
        counted = sa.select(sa.func.count()).select_from(table).where(own)
        return connection.execute(counted).scalar_one()

    def rename(self, account: Account) -> None:
        """Give the account of `account.guest` another name. Raises NotAllowed."""
        with self._engine.begin() as connection:
            self._check_free(connection, account)
            own = accounts.c.guest == account.guest
            new = {"name": account.name, "skeleton": account.skeleton}
            connection.execute(accounts.update().where(own).values(new))

    def _check_free(self, connection: sa.Connection, account: Account) -> None:
        """Raise NotAllowed if the name is that of another account, or reserved."""
        reserved = reserved_names.c.skeleton == account.skeleton
        if connection.execute(sa.select(reserved_names.c.name).where(reserved)).first():
            raise NotAllowed("account-name-reserved", name=account.name)
        alike = accounts.c.skeleton == account.skeleton
        others = sa.select(accounts.c.guest).where(alike, accounts.c.guest != account.guest)
        if connection.execute(others).first():
            raise NotAllowed("account-name-taken", name=account.name)

    def reserve(self, name: str, skeleton: str) -> None:
        """Let nobody take a name from now on."""
        known = reserved_names.c.skeleton == skeleton
        with self._engine.begin() as connection:
            connection.execute(reserved_names.delete().where(known))
            connection.execute(reserved_names.insert(), {"skeleton": skeleton, "name": name})

    def of_guest(self, guest: str) -> Account | None:
        """Return the account of `guest`, None if they have none."""
        return self._one(accounts.c.guest == guest)

    def of_name(self, skeleton: str) -> Account | None:
        """Return the account whose name has this skeleton, None if there is none."""
        return self._one(accounts.c.skeleton == skeleton)

    def _one(self, condition: sa.ColumnElement[bool]) -> Account | None:
        with self._reader.connect() as connection:
            row = connection.execute(sa.select(accounts).where(condition)).first()
            return None if row is None else Account(*row)

    def guests(self) -> set[str]:
        """Return all guests who have an account, or had one."""
        both = sa.select(accounts.c.guest).union(sa.select(former_accounts.c.guest))
        with self._reader.connect() as connection:
            return set(connection.execute(both).scalars())

    def bots(self, owner: str) -> list[Account]:
        """Return the accounts of the bots of `owner`, oldest first."""
        own = sa.select(accounts).where(accounts.c.owner == owner)
        with self._reader.connect() as connection:
            found = connection.execute(own.order_by(accounts.c.created, accounts.c.guest))
            return [Account(*row) for row in found]

    def kin(self, guest: str) -> set[str]:
        """Return the guests of one owner with `guest`: that owner, and all bots of theirs."""
        of_guest = accounts.c.guest == guest
        owner = sa.select(sa.func.coalesce(accounts.c.owner, accounts.c.guest)).where(of_guest)
        is_kin = (accounts.c.guest == owner.scalar_subquery()) | (
            accounts.c.owner == owner.scalar_subquery()
        )
        with self._reader.connect() as connection:
            found = connection.execute(sa.select(accounts.c.guest).where(is_kin))
            return {guest, *found.scalars()}

    def delete(self, guest: str) -> None:
        """Delete the account of `guest`, all that signs in to it, and records that they kept.

        Their id alone stays, so that no cookie which they had as a guest counts again. Workers look
        at the tournaments that they organise: none stays paused.
        """
        own = sa.select(accounts.c.guest).where(accounts.c.guest == guest).with_for_update()
        with self._engine.begin() as connection:
            connection.execute(own)  # what is being added to it is added before
            for each in (*OWN, records):
                connection.execute(each.delete().where(each.c.guest == guest))
            deleted = accounts.delete().where(accounts.c.guest == guest)
            if connection.execute(deleted).rowcount:
                connection.execute(former_accounts.insert(), {"guest": guest})
                organised = (tournaments.c.organiser == guest) & (tournaments.c.state == "running")
                connection.execute(tournaments.update().where(organised).values(wake=0))

    # Devices

    def replace_device(self, device: Device) -> list[str]:
        """Store the only device of a bot; return the ids of those before."""
        old = devices.c.guest == device.guest
        with self._engine.begin() as connection:
            lock_account(connection, device.guest)
            removed = connection.execute(devices.delete().where(old).returning(devices.c.id))
            before = list(removed.scalars())
            connection.execute(devices.insert(), device._asdict())
        return before

    def add_device(self, device: Device, most: int) -> None:
        """Sign a device in; the oldest of more than `most` of its account are signed out."""
        own = devices.c.guest == device.guest
        latest = sa.select(devices.c.id).where(own).order_by(devices.c.created.desc())
        with self._engine.begin() as connection:
            lock_account(connection, device.guest)
            kept = connection.execute(latest.limit(most - 1)).scalars().all()
            connection.execute(devices.delete().where(own, devices.c.id.not_in(kept)))
            connection.execute(devices.insert(), device._asdict())

    def device(self, id: str) -> Device | None:
        with self._reader.connect() as connection:
            row = connection.execute(sa.select(devices).where(devices.c.id == id)).first()
            return None if row is None else Device(*row)

    def devices(self, guest: str | None = None) -> list[Device]:
        """Return the devices of `guest`, oldest first; those of everybody if it is None."""
        own = sa.true() if guest is None else devices.c.guest == guest
        found = sa.select(devices).where(own).order_by(devices.c.created, devices.c.id)
        with self._reader.connect() as connection:
            return [Device(*row) for row in connection.execute(found)]

    def remove_device(self, guest: str, id: str) -> bool:
        """Sign a device of `guest` out; return whether there was one."""
        return self._remove(devices, guest, id)

    # Passkeys

    def add_passkey(self, passkey: Passkey, most: int) -> None:
        """Raises NotAllowed if there is such a passkey already, or its account has `most`."""
        own = passkeys.c.guest == passkey.guest
        with self._engine.begin() as connection:
            lock_account(connection, passkey.guest)
            if self._count(connection, passkeys, own) >= most:
                raise NotAllowed("account-passkeys-full", most=most)
            known = sa.select(passkeys.c.id).where(passkeys.c.id == passkey.id)
            if connection.execute(known).first():
                raise NotAllowed("passkey-known")
            connection.execute(passkeys.insert(), passkey._asdict())

    def passkey(self, id: str) -> Passkey | None:
        with self._reader.connect() as connection:
            row = connection.execute(sa.select(passkeys).where(passkeys.c.id == id)).first()
            return None if row is None else Passkey(*row)

    def passkeys(self, guest: str) -> list[Passkey]:
        """Return the passkeys of `guest`, oldest first."""
        found = sa.select(passkeys).where(passkeys.c.guest == guest)
        with self._reader.connect() as connection:
            ordered = found.order_by(passkeys.c.created, passkeys.c.id)
            return [Passkey(*row) for row in connection.execute(ordered)]

    def count_signature(self, id: str, sign_count: int) -> None:
        """Store how often a passkey has signed: copies of it are noticed by that."""
        with self._engine.begin() as connection:
            own = passkeys.c.id == id
            connection.execute(passkeys.update().where(own).values(sign_count=sign_count))

    def remove_passkey(self, guest: str, id: str) -> bool:
        """Remove a passkey of `guest`; return whether there was one."""
        return self._remove(passkeys, guest, id)

    def _remove(self, table: sa.Table, guest: str, id: str) -> bool:
        own = (table.c.id == id) & (table.c.guest == guest)
        with self._engine.begin() as connection:
            return connection.execute(table.delete().where(own)).rowcount > 0

    # Codes

    def add_code(self, code: Code, now: int) -> None:
        """Store a code, and forget those that are valid no longer at the time `now`."""
        with self._engine.begin() as connection:
            connection.execute(codes.delete().where(codes.c.until < now))
            connection.execute(codes.insert(), code._asdict())

    def replace_codes(self, guest: str, purpose: str, new: Iterable[Code]) -> None:
        """Store the `new` codes of `guest` in place of those for `purpose` before."""
        old = (codes.c.guest == guest) & (codes.c.purpose == purpose)
        with self._engine.begin() as connection:
            lock_account(connection, guest)
            connection.execute(codes.delete().where(old))
            connection.execute(codes.insert(), [each._asdict() for each in new])

    def count_codes(self, guest: str, purpose: str) -> int:
        own = (codes.c.guest == guest) & (codes.c.purpose == purpose)
        with self._reader.connect() as connection:
            return self._count(connection, codes, own)

    def take_code(self, hash: str, now: int) -> Code | None:
        """Use a code up; None if there is none, or if its time is over at the time `now`.

        The row is gone with the first request for it, whichever worker it comes to.
        """
        own = codes.c.hash == hash
        taken: Any = codes.delete().where(own).returning(codes)
        with self._engine.begin() as connection:
            row = connection.execute(taken).first()
        code = None if row is None else Code(*row)
        return None if code is None or (code.until or now) < now else code


def lock_account(connection: sa.Connection, guest: str | None) -> None:
    """Let nobody else change what belongs to the account of `guest`, until the transaction is over.

    Raises NotAllowed if the account was deleted meanwhile.
    """
    found = sa.select(accounts.c.guest).where(accounts.c.guest == guest)
    if connection.execute(found.with_for_update()).first() is None:
        raise NotAllowed("not-signed-in")
