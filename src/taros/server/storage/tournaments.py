"""Tournaments and their events in the database. Everything here blocks, and is called from
threads.

An event is stored under (tournament, number): where there is one already, the new one is refused by
the database itself, so that any worker may look after any tournament.
"""

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from .commits import RUNNING
from .schema import accounts, people, tables, tournament_events, tournaments

MOST_DUE = 50  # tournaments that a worker looks after in one go
MOST_LISTED = 50  # tournaments of a state in a list


class StoredTournament(NamedTuple):
    id: str
    organiser: str
    state: str
    public: bool
    created: int
    starts: int
    wake: int | None
    summary: str


class TournamentUpdate(NamedTuple):
    """What changes in the row of a tournament."""

    state: str
    wake: int | None
    summary: str


class TournamentEvent(NamedTuple):
    number: int
    at: int
    body: str


class TableRow(NamedTuple):
    """A table of a tournament, with its summary if it is not played any more."""

    id: str
    state: str
    summary: str | None


class TournamentStore:
    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(reads=True)

    def add(self, tournament: StoredTournament, first: TournamentEvent) -> None:
        """Store a new tournament."""
        with self._engine.begin() as connection:
            connection.execute(tournaments.insert(), tournament._asdict())
            row = {"tournament_id": tournament.id, **first._asdict()}
            connection.execute(tournament_events.insert(), row)

    def append(self, id: str, event: TournamentEvent, update: TournamentUpdate) -> bool:
        """Store the next event of the tournament `id`; return False if there is another one of
        this number."""
        try:
            with self._engine.begin() as connection:
                row = {"tournament_id": id, **event._asdict()}
                connection.execute(tournament_events.insert(), row)
                own = tournaments.c.id == id
                connection.execute(tournaments.update().where(own).values(update._asdict()))
        except IntegrityError:
            return False
        return True

    def events_after(self, id: str, number: int) -> list[TournamentEvent]:
        """Return the events of the tournament `id` after that with `number`: none at all after 0
        if there is no such tournament."""
        found = (
            sa.select(tournament_events.c.number, tournament_events.c.at, tournament_events.c.body)
            .where(tournament_events.c.tournament_id == id, tournament_events.c.number > number)
            .order_by(tournament_events.c.number)
        )
        with self._reader.connect() as connection:
            return [TournamentEvent(*row) for row in connection.execute(found)]

    def find(self, id: str) -> StoredTournament | None:
        found = sa.select(tournaments).where(tournaments.c.id == id)
        with self._reader.connect() as connection:
            row = connection.execute(found).first()
            return None if row is None else StoredTournament(*row)

    def due(self, now: int, after: str) -> list[str]:
        """Return the ids after `after`, in order and at most MOST_DUE, of tournaments in which
        something may be due at the time `now`."""
        may_be_due = (tournaments.c.wake <= now) & (tournaments.c.id > after)
        found = sa.select(tournaments.c.id).where(may_be_due).order_by(tournaments.c.id)
        with self._reader.connect() as connection:
            return list(connection.execute(found.limit(MOST_DUE)).scalars())

    def listed(self, state: str, guest: str) -> list[StoredTournament]:
        """Return the tournaments in `state` that `guest` may find: first those that they
        organise or have a table in, then other public ones.

        Of each kind, those to come are in order, the others with the latest first.
        """
        own = (tournaments.c.organiser == guest) | tournaments.c.id.in_(_played_by(guest))
        order = tournaments.c.starts if state == "upcoming" else tournaments.c.starts.desc()
        found = sa.select(tournaments).where(
            tournaments.c.state == state, tournaments.c.public | own
        )
        own_first = sa.case((own, 0), else_=1)
        with self._reader.connect() as connection:
            ordered = found.order_by(own_first, order, tournaments.c.id).limit(MOST_LISTED)
            return [StoredTournament(*row) for row in connection.execute(ordered)]

    def count_created(self, organiser: str, since: int) -> int:
        """Return how many tournaments `organiser` has planned after `since`."""
        own = (tournaments.c.organiser == organiser) & (tournaments.c.created > since)
        return self._count(own)

    def count_announced(self, organiser: str) -> int:
        """Return how many public tournaments of `organiser` have not begun."""
        is_announced = (tournaments.c.state == "upcoming") & tournaments.c.public
        return self._count((tournaments.c.organiser == organiser) & is_announced)

    def _count(self, which: sa.ColumnElement[bool]) -> int:
        with self._reader.connect() as connection:
            count = sa.select(sa.func.count()).select_from(tournaments).where(which)
            return connection.execute(count).scalar_one()

    def kept_no_longer(self, over_before: int, empty_before: int, most: int) -> list[str]:
        """Return the ids of at most `most` tournaments that are over and where nothing has happened
        since `over_before`, or since `empty_before` if they had no table."""

        def is_idle(since: int) -> sa.ColumnElement[bool]:
            own = tournament_events.c.tournament_id == tournaments.c.id
            happened = sa.exists().where(own, tournament_events.c.at >= since)
            return (tournaments.c.created < since) & ~happened

        had_table = sa.exists().where(tables.c.host == tournaments.c.id)
        is_due = is_idle(over_before) | (is_idle(empty_before) & ~had_table)
        found = (
            sa.select(tournaments.c.id)
            .where(tournaments.c.state == "over", is_due)
            .order_by(tournaments.c.created)
            .limit(most)
        )
        with self._reader.connect() as connection:
            return list(connection.execute(found).scalars())

    def delete(self, ids: Collection[str]) -> None:
        """Delete tournaments for good. Their games stay."""
        with self._engine.begin() as connection:
            own = tournament_events.c.tournament_id.in_(ids)
            connection.execute(tournament_events.delete().where(own))
            connection.execute(tournaments.delete().where(tournaments.c.id.in_(ids)))

    def tables(self, ids: Collection[str]) -> dict[str, TableRow]:
        """Return those of the tables `ids` that there are."""
        summary = sa.case((tables.c.state.in_(RUNNING), None), else_=tables.c.summary)
        found = sa.select(tables.c.id, tables.c.state, summary).where(tables.c.id.in_(ids))
        with self._reader.connect() as connection:
            return {row[0]: TableRow(*row) for row in connection.execute(found)}

    def names(self, guests: Collection[str]) -> dict[str, str]:
        """Return the names of the accounts of `guests`; those without one are missing."""
        found = sa.select(accounts.c.guest, accounts.c.name).where(accounts.c.guest.in_(guests))
        with self._reader.connect() as connection:
            return {row.guest: row.name for row in connection.execute(found)}


def _played_by(guest: str) -> sa.Select[tuple[str]]:
    """Return the query for the hosts of tables at which `guest` sits: tournaments, among others."""
    joined = tables.join(people, people.c.table_id == tables.c.id)
    return (
        sa.select(tables.c.host)
        .select_from(joined)
        .where(people.c.guest == guest, tables.c.host.is_not(None))
    )
