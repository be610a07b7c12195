"""Who wants messages, by which ways, and messages that are to be sent. Everything here blocks."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from .schema import accounts, devices, notice_settings, notices, people, push_subscriptions, tables

KEPT = 172_800_000  # milliseconds for which it is known what somebody was told
MOST_RECENT = 1_000  # tables that are looked through when a worker begins to send messages


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
        return self._one_settings(notice_settings.c.guest == guest)

    def settings_to_stop(self, code: str) -> NoticeSettings | None:
        """Return the settings of the person whose e-mails `code` ends."""
        return self._one_settings(notice_settings.c.stop == code)

    def _one_settings(self, condition: sa.ColumnElement[bool]) -> NoticeSettings | None:
        with self._reader.connect() as connection:
            row = connection.execute(sa.select(notice_settings).where(condition)).first()
            return None if row is None else NoticeSettings(*row)

    def change(self, guest: str, language: str, **changes: Any) -> None:
        """Change some of the settings of `guest`, who may have none yet."""
        values = {"language": language, **changes}
        new = self._insert(notice_settings).values(**NoticeSettings(guest, **values)._asdict())
        kept = new.on_conflict_do_update(index_elements=["guest"], set_=values)
        with self._engine.begin() as connection:
            connection.execute(kept)

    def was_asked(self, email: str, since: int) -> bool:
        """Whether a message was sent to `email` after `since` to have it confirmed."""
        found = sa.select(notice_settings.c.guest).where(
            notice_settings.c.asked_email == email, notice_settings.c.asked_at > since
        )
        with self._reader.connect() as connection:
            return connection.execute(found).first() is not None

    def subscribe(self, subscription: Subscription) -> None:
        """Store where a device takes messages, in place of what was known of it."""
        old = (push_subscriptions.c.device == subscription.device) | (
            push_subscriptions.c.endpoint == subscription.endpoint
        )
        with self._engine.begin() as connection:
            connection.execute(push_subscriptions.delete().where(old))
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
