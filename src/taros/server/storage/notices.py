"""Who wants messages, by which ways, and messages that are to be sent. Everything here blocks."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from taros.core.errors import NotAllowed

from .accounts import Code, lock_account
from .schema import (
    accounts,
    codes,
    devices,
    notice_settings,
    notices,
    people,
    push_subscriptions,
    tables,
)

KEPT = 172_800_000  # milliseconds for which it is known what somebody was told
MOST_RECENT = 1_000  # tables that are looked through when a worker begins to send messages
MOST_DEVICES = 5  # of an account that take messages

NoticeKind = Literal["turn", "invitation", "rematch", "round"]


class NoticeSettings(NamedTuple):
    """What somebody with an account has chosen."""

    guest: str
    language: str
    zone: str = "UTC"
    quiet_begin: int | None = None  # minutes since midnight; None: no quiet hours
    quiet_end: int | None = None
    email: str | None = None  # that was confirmed
    asked_email: str | None = None  # that is to be confirmed
    asked_at: int | None = None
    stop: str | None = None  # the code that ends e-mails
    sent: int = 0  # when the last message was sent


class Subscription(NamedTuple):
    """Where the browser of a device takes messages, and the keys that they are encrypted with."""

    device: str
    guest: str
    endpoint: str
    p256dh: str
    auth: str


class Notice(NamedTuple):
    """A reason to write to somebody."""

    key: str  # two with equal keys are one
    kind: NoticeKind
    path: str  # of the page that it is about
    game: str
    table_id: str | None = None
    name: str = ""  # of the person or of the event that it comes from


class PendingNotice(NamedTuple):
    guest: str
    notice: Notice
    tries: int


class NoticeStore:
    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(reads=True)
        is_sqlite = engine.dialect.name == "sqlite"
        self._insert: Any = (sqlite if is_sqlite else postgresql).insert

    # What people have chosen

    def settings(self, guest: str) -> NoticeSettings | None:
        found = sa.select(notice_settings).where(notice_settings.c.guest == guest)
        with self._reader.connect() as connection:
            row = connection.execute(found).first()
            return None if row is None else NoticeSettings(*row)

    def change(self, guest: str, language: str, **changes: Any) -> None:
        """Change some of the settings of `guest`, who may have none yet. Raises NotAllowed if their
        account was deleted."""
        with self._engine.begin() as connection:
            lock_account(connection, guest)
            connection.execute(self._changed(guest, language=language, **changes))

    def _changed(self, guest: str, **values: Any) -> Any:
        new = self._insert(notice_settings).values(**NoticeSettings(guest, **values)._asdict())
        return new.on_conflict_do_update(index_elements=["guest"], set_=values)

    def ask(
        self, language: str, address: str, code: Code, mark: Code, now: int, pause: int
    ) -> None:
        """Have `code` confirm that `address` is that of its guest, in place of any code before.

        While `mark`, which stands for the address, is valid, nobody else is asked about it. Raises
        NotAllowed then, or if something was sent to the guest within `pause`. Of several requests
        at the same time, one succeeds.
        """
        guest = code.guest
        assert guest is not None
        with self._engine.begin() as connection:
            lock_account(connection, guest)
            own = sa.select(notice_settings.c.asked_at, notice_settings.c.sent)
            latest = connection.execute(own.where(notice_settings.c.guest == guest)).first()
            if latest is not None and max(latest.asked_at or 0, latest.sent) > now - pause:
                raise NotAllowed("notice-email-soon")
            marked = self._insert(codes).values(**mark._asdict())
            is_over = codes.c.until <= now
            marked = marked.on_conflict_do_update(
                index_elements=["hash"], set_={"until": mark.until}, where=is_over
            )
            if connection.execute(marked).rowcount != 1:
                raise NotAllowed("notice-email-soon")
            old = (codes.c.guest == guest) & (codes.c.purpose == code.purpose)
            connection.execute(codes.delete().where(old))
            connection.execute(codes.insert(), code._asdict())
            asked = {"asked_email": address, "asked_at": now}
            connection.execute(self._changed(guest, language=language, **asked))

    def confirm(self, code_hash: str, stop: str, now: int) -> str | None:
        """Use the code with this hash up; return the address that it confirms, None if it is void.

        From then on e-mails are sent there, and `stop` ends them.
        """
        of_code = codes.c.hash == code_hash
        with self._engine.begin() as connection:
            guest = connection.execute(sa.select(codes.c.guest).where(of_code)).scalar()
            if guest is None:
                return None
            lock_account(connection, guest)
            taken = codes.delete().where(of_code, codes.c.until >= now)
            if connection.execute(taken).rowcount != 1:
                return None
            own = notice_settings.c.guest == guest
            asked = sa.select(notice_settings.c.asked_email).where(own)
            address: str | None = connection.execute(asked).scalar()
            if address is not None:
                new = {"email": address, "asked_email": None, "stop": stop}
                connection.execute(notice_settings.update().where(own).values(new))
            return address

    def end_emails(self, stop: str) -> None:
        """Forget the address whose e-mails the code `stop` ends, if there is one."""
        own = notice_settings.c.stop == stop
        with self._engine.begin() as connection:
            connection.execute(notice_settings.update().where(own).values(email=None, stop=None))

    def subscribe(self, subscription: Subscription) -> None:
        """Store where a device takes messages, in place of what was known of it; of more than
        `MOST_DEVICES` of an account, those that signed in first get none. Raises NotAllowed if the
        account was deleted."""
        own = push_subscriptions.c
        old = (own.device == subscription.device) | (own.endpoint == subscription.endpoint)
        latest = (
            sa.select(own.device)
            .join(devices, devices.c.id == own.device)
            .where(own.guest == subscription.guest)
            .order_by(devices.c.created.desc(), own.device)
            .limit(MOST_DEVICES - 1)
        )
        with self._engine.begin() as connection:
            lock_account(connection, subscription.guest)
            connection.execute(push_subscriptions.delete().where(old))
            kept = connection.execute(latest).scalars().all()
            others = (own.guest == subscription.guest) & own.device.not_in(kept)
            connection.execute(push_subscriptions.delete().where(others))
            connection.execute(push_subscriptions.insert(), subscription._asdict())

    def unsubscribe(self, devices: Collection[str]) -> None:
        gone = push_subscriptions.c.device.in_(devices)
        with self._engine.begin() as connection:
            connection.execute(push_subscriptions.delete().where(gone))

    def subscriptions(self, guest: str) -> list[Subscription]:
        """Return those of the devices of `guest` that are signed in."""
        signed_in = devices.c.id == push_subscriptions.c.device
        found = (
            sa.select(push_subscriptions)
            .join(devices, signed_in)
            .where(push_subscriptions.c.guest == guest, devices.c.guest == guest)
            .order_by(push_subscriptions.c.device)
        )
        with self._reader.connect() as connection:
            return [Subscription(*row) for row in connection.execute(found)]

    # Messages to be sent

    def add(self, guests: Iterable[str], notice: Notice, due: int, now: int) -> None:
        """Have those of `guests` told who want to be, once."""
        with self._reader.connect() as connection:
            told = list(connection.execute(_reachable(set(guests))).scalars())
        if not told:
            return
        rows = [
            {"guest": guest, **notice._asdict(), "created": now, "due": due, "tries": 0}
            for guest in told
        ]
        with self._engine.begin() as connection:
            connection.execute(self._insert(notices).on_conflict_do_nothing(), rows)

    def due_guests(self, now: int, most: int) -> list[str]:
        """Return at most `most` guests who are to be told something, who wait longest first."""
        found = (
            sa.select(notices.c.guest)
            .where(notices.c.due <= now)
            .group_by(notices.c.guest)
            .order_by(sa.func.min(notices.c.due))
            .limit(most)
        )
        with self._reader.connect() as connection:
            return list(connection.execute(found).scalars())

    def pending(self, guest: str, now: int) -> list[PendingNotice]:
        """Return what is due to be told to `guest`, oldest first."""
        columns = [notices.c[name] for name in Notice._fields]
        found = (
            sa.select(notices.c.tries, *columns)
            .where(notices.c.guest == guest, notices.c.due <= now)
            .order_by(notices.c.created)
        )
        with self._reader.connect() as connection:
            rows = connection.execute(found).all()
        return [PendingNotice(guest, Notice(*row[1:]), row[0]) for row in rows]

    def postpone(self, some: Sequence[PendingNotice], due: int | None, *, tried: bool) -> None:
        """Send `some`, of one guest, at the time `due`; None: never."""
        if not some:
            return
        keys = [each.notice.key for each in some]
        these = (notices.c.guest == some[0].guest) & notices.c.key.in_(keys)
        with self._engine.begin() as connection:
            connection.execute(
                notices.update().where(these).values(due=due, tries=notices.c.tries + tried)
            )

    def take_turn(self, guest: str, now: int, pause: int) -> bool:
        """Note that `guest` is sent a message at `now`; False if they were sent one within `pause`.

        Of several workers that do so at the same time, one is told True.
        """
        free = (notice_settings.c.guest == guest) & (notice_settings.c.sent <= now - pause)
        with self._engine.begin() as connection:
            taken = connection.execute(notice_settings.update().where(free).values(sent=now))
            return taken.rowcount == 1

    def forget_old(self, now: int) -> None:
        """Delete what was told, or could not be, long ago."""
        old = notices.c.due.is_(None) & (notices.c.created < now - KEPT)
        with self._engine.begin() as connection:
            connection.execute(notices.delete().where(old))

    def recent_tables(self) -> list[str]:
        """Return the summaries of tables that are played by somebody who wants messages."""
        found = (
            sa.select(tables.c.summary)
            .join(people, people.c.table_id == tables.c.id)
            .join(notice_settings, notice_settings.c.guest == people.c.guest)
            .where(tables.c.state == "playing", tables.c.summary.is_not(None))
            .order_by(tables.c.created.desc())
            .limit(MOST_RECENT)
        )
        with self._reader.connect() as connection:
            return sorted(set(connection.execute(found).scalars()))


def _reachable(guests: Collection[str]) -> sa.Select[Any]:
    """Select those of `guests` who have an account and a way by which they want messages."""
    has_device = sa.exists().where(push_subscriptions.c.guest == notice_settings.c.guest)
    return (
        sa.select(notice_settings.c.guest)
        .join(accounts, accounts.c.guest == notice_settings.c.guest)
        .where(notice_settings.c.guest.in_(guests))
        .where(notice_settings.c.email.is_not(None) | has_device)
    )
