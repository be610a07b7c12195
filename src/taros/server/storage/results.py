"""The results of finished games in the database, from which statistics and ratings are made."""

from collections.abc import Collection, Iterable, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa

from .engine import insert_into
from .schema import rating_pools, results


class Result(NamedTuple):
    """What came of a game for one seat."""

    table_id: str
    seat: int
    guest: str | None  # whose result it is; None: a bot's, or a second seat of one person
    bot: str | None
    game: str
    seats: int
    finished: int
    rated: bool
    place: int
    win: float
    course: str | None = None
    turns: int | None = None
    milliseconds: int | None = None


class Pool(NamedTuple):
    """A game with a number of seats: its rated games are folded together."""

    game: str
    seats: int


class Figures(NamedTuple):
    """What the review of a game says about a seat."""

    seat: int
    luck: float
    slip: float


_INSERT_RESULT = (
    f"INSERT OR IGNORE INTO results ({', '.join(Result._fields)}) "
    f"VALUES ({', '.join('?' * len(Result._fields))})"
)
_SET_DUE = (
    "INSERT INTO rating_pools (game, seats, due) VALUES (?, ?, ?) ON CONFLICT (game, seats) "
    "DO UPDATE SET due = MIN(COALESCE(due, excluded.due), excluded.due)"
)


def insert_with_cursor(cursor: Any, stored: Sequence[Result]) -> None:
    """Store results through a cursor of SQLite, unless they are there."""
    if not stored:  # as with nearly all commits
        return
    cursor.executemany(_INSERT_RESULT, stored)
    cursor.executemany(_SET_DUE, [(*pool, since) for pool, since in due_pools(stored)])


def insert_results(connection: sa.Connection, stored: Sequence[Result]) -> None:
    """Store results, unless they are there."""
    if not stored:
        return
    insert = insert_into(connection, results).on_conflict_do_nothing()
    connection.execute(insert, [each._asdict() for each in stored])
    for pool, since in due_pools(stored):
        set_due(connection, pool, since)


def due_pools(stored: Iterable[Result]) -> list[tuple[Pool, int]]:
    """Return the pools of rated games, in order, with the earliest of their ends."""
    due: dict[Pool, int] = {}
    for each in stored:
        if each.rated:
            pool = Pool(each.game, each.seats)
            due[pool] = min(due.get(pool, each.finished), each.finished)
    return sorted(due.items())


def set_due(connection: sa.Connection, pool: Pool, since: int) -> None:
    """Have the games of `pool` since then folded again."""
    insert = insert_into(connection, rating_pools).values(**pool._asdict(), due=since)
    new, old = insert.excluded.due, rating_pools.c.due
    earlier = sa.case((old < new, old), else_=new)
    connection.execute(
        insert.on_conflict_do_update(index_elements=["game", "seats"], set_={"due": earlier})
    )


def set_due_of(connection: sa.Connection, tables: Collection[str]) -> None:
    """Have the ratings that follow from rated games at `tables` folded again."""
    found = (
        sa.select(results.c.game, results.c.seats, sa.func.min(results.c.finished))
        .where(results.c.table_id.in_(tables), results.c.rated)
        .group_by(results.c.game, results.c.seats)
        .order_by(results.c.game, results.c.seats)
    )
    for game, seats, since in connection.execute(found).all():
        set_due(connection, Pool(game, seats), since)


def take_out(engine: sa.Engine, tables: Collection[str]) -> int:
    """Let the games at `tables` count as rated ones no longer; return how many did."""
    rated = results.c.table_id.in_(tables) & results.c.rated
    with engine.begin() as connection:
        count = sa.select(sa.func.count(results.c.table_id.distinct())).where(rated)
        found = connection.execute(count).scalar_one()
        set_due_of(connection, tables)
        connection.execute(results.update().where(rated).values(rated=False))
    return found


def add_figures(connection: sa.Connection, table: str, figures: Iterable[Figures]) -> None:
    """Store what a review says about the seats of a game."""
    for seat, luck, slip in figures:
        one = (results.c.table_id == table) & (results.c.seat == seat)
        connection.execute(results.update().where(one).values(luck=luck, slip=slip))
