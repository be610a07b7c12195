"""The tables of the database as they are now; migrations/ says how they came to be.

Times are milliseconds since 1970, as whole numbers.
"""

from pathlib import Path

import sqlalchemy as sa
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    String,
    Text,
)

METADATA = MetaData()
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 0x7A805  # the number of PostgreSQL's lock that lets one worker migrate at a time

tables = sa.Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("nonce", String(32), nullable=False, unique=True),  # its seed follows from it
    Column("setup", Text, nullable=False),
    Column("state", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("wake", BigInteger),  # when its bots or its clock have something to do; NULL: never
    Column("created", BigInteger, nullable=False),
    Column("summary", Text),  # as lists show it; NULL: not made yet, by an old version
    Column("host", String(32)),  # a guest, as in the set-up
    Column("origin", String(32)),  # the network of the host, as in the set-up
    Column("seed_key", String(32)),  # the name of the secret that its seed follows from
    Index("tables_by_host", "host", "created"),
    Index("tables_by_origin", "origin", "created"),
    Index("tables_by_wake", "wake"),
    Index("tables_by_state", "state", "public", "created"),
)

events = sa.Table(
    "events",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

people = sa.Table(
    "people",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("finished", BigInteger),  # when the table's game ended; NULL: it has not
    Index("people_by_table", "table_id"),
    Index("people_by_finished", "guest", "finished", "table_id"),
    sqlite_with_rowid=False,
)

leases = sa.Table(
    "leases",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("worker", String(32), nullable=False),
    Column("until", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

reviews = sa.Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("body", Text, nullable=False),
)

records = sa.Table(  # of games that were played elsewhere
    "records",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("origin", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Index("records_by_guest", "guest"),
    Index("records_by_origin", "origin"),
)

accounts = sa.Table(
    "accounts",
    METADATA,
    Column("guest", String(32), primary_key=True),  # who they were, and are at tables
    Column("name", String(64), nullable=False),
    Column("skeleton", Text, nullable=False, unique=True),  # of the name: none looks alike
    Column("created", BigInteger, nullable=False),
    Column("owner", String(32)),  # the guest whose bot it is; NULL: a person
    Index("accounts_by_owner", "owner"),
)

former_accounts = sa.Table(  # that were deleted: the cookies of these guests count no more
    "former_accounts",
    METADATA,
    Column("guest", String(32), primary_key=True),
)

devices = sa.Table(  # that have signed in
    "devices",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("before", String(32)),  # the guest that it was, and is again once it signs out
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("devices_by_guest", "guest"),
)

passkeys = sa.Table(
    "passkeys",
    METADATA,
    Column("id", String(1400), primary_key=True),  # of the credential, as base64url
    Column("guest", String(32), nullable=False),
    Column("public_key", Text, nullable=False),  # as base64url
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("passkeys_by_guest", "guest"),
)

codes = sa.Table(  # that are valid once
    "codes",
    METADATA,
    Column("hash", String(64), primary_key=True),  # of the purpose and the code
    Column("purpose", String(16), nullable=False),
    Column("guest", String(32)),  # NULL: of nobody yet
    Column("until", BigInteger),  # NULL: for ever
    Index("codes_by_guest", "guest", "purpose"),
    Index("codes_by_until", "until"),
)

reserved_names = sa.Table(  # that nobody may take
    "reserved_names",
    METADATA,
    Column("skeleton", Text, primary_key=True),
    Column("name", String(64), nullable=False),
)

tournaments = sa.Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("organiser", String(32), nullable=False),  # a guest
    Column("state", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("starts", BigInteger, nullable=False),
    Column("wake", BigInteger),  # from when on something may be due; NULL: never
    Column("summary", Text, nullable=False),  # as lists show it
    Index("tournaments_by_state", "state", "public", "starts"),
    Index("tournaments_by_organiser", "organiser", "created"),
    Index("tournaments_by_wake", "wake"),
)

tournament_events = sa.Table(
    "tournament_events",
    METADATA,
    Column("tournament_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

results = sa.Table(  # of finished games: a row for every seat
    "results",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String(32)),  # whose result it is; NULL: a bot's, or a second seat of one
    Column("bot", String(64)),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("finished", BigInteger, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("place", Integer, nullable=False),
    Column("win", Double, nullable=False),  # the share of it
    Column("course", String(32)),  # of a race
    Column("turns", Integer),  # of a race against the clock that was finished
    Column("milliseconds", BigInteger),  # likewise
    Column("luck", Double),  # as the review says; NULL: there is none
    Column("slip", Double),  # likewise: what a choice lost on average
    Index("results_by_guest", "guest", "finished", "table_id"),
    Index("results_by_pool", "game", "seats", "rated", "finished", "table_id"),
    sqlite_with_rowid=False,
)

rating_pools = sa.Table(  # a game with a number of seats: its rated games are folded together
    "rating_pools",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("due", BigInteger),  # fold the games since then; NULL: all are folded
    sqlite_with_rowid=False,
)

rating_steps = sa.Table(  # the rating of somebody after each of their rated games
    "rating_steps",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("period", String(8), primary_key=True),  # a season, or all time
    Column("games", Integer, primary_key=True, autoincrement=False),  # rated so far
    Column("finished", BigInteger, nullable=False),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Index("rating_steps_by_time", "game", "seats", "finished"),
    sqlite_with_rowid=False,
)

ratings = sa.Table(  # the last one of these steps
    "ratings",
    METADATA,
    Column("game", String(40), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("period", String(8), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("mean", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("low", Double, nullable=False),  # the lower end of the interval: ladders go by it
    Index("ratings_by_low", "game", "seats", "period", "low"),
    Index("ratings_by_guest", "guest"),
    sqlite_with_rowid=False,
)

notice_settings = sa.Table(  # of accounts that want messages when they are away
    "notice_settings",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("language", String(16), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_begin", Integer),  # minutes since midnight; NULL: no quiet hours
    Column("quiet_end", Integer),
    Column("email", String(254)),  # that was confirmed
    Column("asked_email", String(254)),  # that is to be confirmed
    Column("asked_at", BigInteger),
    Column("stop", String(32)),  # the code that ends e-mails
    Column("sent", BigInteger, nullable=False),  # when the last message was sent
    Index("notice_settings_by_stop", "stop"),
    Index("notice_settings_by_asked", "asked_email", "asked_at"),
)

push_subscriptions = sa.Table(  # where browsers take messages
    "push_subscriptions",
    METADATA,
    Column("device", String(32), primary_key=True),
    Column("guest", String(32), nullable=False),
    Column("endpoint", Text, nullable=False, unique=True),
    Column("p256dh", String(128), nullable=False),
    Column("auth", String(32), nullable=False),
    Index("push_subscriptions_by_guest", "guest"),
)

notices = sa.Table(  # messages that are to be sent, and those of late
    "notices",
    METADATA,
    Column("guest", String(32), primary_key=True),
    Column("key", String(96), primary_key=True),  # what it is about: nobody is told twice
    Column("kind", String(16), nullable=False),
    Column("path", String(200), nullable=False),
    Column("game", String(40), nullable=False),
    Column("table_id", String(32)),
    Column("name", String(200), nullable=False),  # of whom it comes from
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger),  # NULL: it was sent, or need not be any more
    Column("tries", Integer, nullable=False),
    Index("notices_by_due", "due"),
)

bans = sa.Table(
    "bans",
    METADATA,
    Column("target", String(32), primary_key=True),  # a guest, or the hash of a network
    Column("kind", String(16), nullable=False),  # "account" or "network"
    Column("name", String(64), nullable=False),  # of the account, or an address
    Column("until", BigInteger),  # NULL: until it is lifted
)

announcements = sa.Table(
    "announcements",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("text", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

appointed = sa.Table(  # accounts that may look after the server
    "appointed",
    METADATA,
    Column("guest", String(32), primary_key=True),
)

admin_log = sa.Table(  # what hosts have done; nothing is changed or deleted here
    "admin_log",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", String(64), nullable=False),  # the name of an account; '' in the terminal
    Column("action", String(16), nullable=False),
    Column("details", Text, nullable=False),
    Column("digest", String(64), nullable=False),  # of this row and the one before
)

secrets = sa.Table(
    "secrets",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)


def migrate(engine: sa.Engine) -> None:
    """Bring a database, new or old, to the tables above; workers may do so at the same time."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        if _is_current(connection):
            return
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def is_newer(engine: sa.Engine) -> bool:
    """Whether a later version of this program has made the database."""
    with engine.connect() as connection:
        return _version(connection) > _last_version()


def _is_current(connection: sa.Connection) -> bool:
    return _version(connection) == _last_version()


def _version(connection: sa.Connection) -> str:
    """Return the number of the last migration, without Alembic, which takes its time to load."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return str(connection.scalar(sa.text("SELECT version_num FROM alembic_version")) or "")


def _last_version() -> str:
    return max(path.stem.partition("_")[0] for path in MIGRATIONS.glob("versions/*.py"))
