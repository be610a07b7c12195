"""What the page of a player shows, from stored results. Everything here blocks.

A `reader` is the guest who looks at the page. Games at tables that were neither public nor rated
are shown to those who sat there, and to nobody else.
"""

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from taros.tables.avatars import avatar_of
from taros.tables.summary import decode_summary

from ..storage.accounts import Account
from ..storage.schema import accounts, rating_steps, ratings, results, tables
from . import protocol
from .ladder import FIRST_SHOWN
from .results import OWN_COURSE
from .seasons import ALL_TIME

MOST_POINTS = 60  # of a chart
MOST_OPPONENTS = 50
MOST_COURSES = 10

MINE, THEIRS = results.alias("mine"), results.alias("theirs")


class Filter(NamedTuple):
    """Which games are meant; None leaves that open."""

    game: str | None = None
    seats: int | None = None
    rated: bool | None = None
    opponent: str | None = None  # a guest


class Players:
    def __init__(self, engine: sa.Engine) -> None:
        self._reader = engine.execution_options(reads=True)

    def page(self, account: Account, chosen: Filter, reader: str) -> protocol.PlayerPage:
        """Return what the page of `account` shows `reader` of the games that are `chosen`."""
        played = _played(account.guest, chosen)
        shown = played & _is_shown(reader)
        with self._reader.connect() as connection:
            return protocol.PlayerPage(
                name=account.name,
                avatar=avatar_of(account.guest),
                is_bot=account.owner is not None,
                since=account.created,
                counts=_counts(connection, shown),
                ratings=_ratings(connection, account.guest, chosen),
                opponents=_opponents(connection, shown),
                courses=_courses(connection, shown),
                races=_races(connection, played, _is_shown(reader)),
                reviewed=_reviewed(connection, shown),
            )

    def games(
        self, guest: str, chosen: Filter, reader: str, before: tuple[int, str] | None, most: int
    ) -> protocol.PlayedGames:
        """Return at most `most` games of `guest` that are `chosen`, newest first, for `reader`.

        `before`: only those that come after the game with this time of its end and this table.
        """
        key = sa.tuple_(MINE.c.finished, MINE.c.table_id)
        own = sa.select(
            *(MINE.c.table_id, MINE.c.game, MINE.c.finished, MINE.c.rated, MINE.c.seat)
        ).where(_played(guest, chosen), _is_shown(reader))
        if before is not None:
            own = own.where(key < before)
        newest = own.order_by(MINE.c.finished.desc(), MINE.c.table_id.desc())
        with self._reader.connect() as connection:
            found = connection.execute(newest.limit(most + 1)).all()
            shown = found[:most]
            seats = _seats(connection, [row.table_id for row in shown], reader)
        games = [protocol.PlayedGame(*row, seats=seats[row.table_id]) for row in shown]
        last = shown[-1] if len(found) > most else None
        return protocol.PlayedGames(games, last and f"{last.finished}-{last.table_id}")


def _played(guest: str, chosen: Filter) -> sa.ColumnElement[bool]:
    """Return the condition on MINE for the games of `guest` that are `chosen`."""
    conditions = [MINE.c.guest == guest]
    if chosen.game is not None:
        conditions.append(MINE.c.game == chosen.game)
    if chosen.seats is not None:
        conditions.append(MINE.c.seats == chosen.seats)
    if chosen.rated is not None:
        conditions.append(MINE.c.rated == chosen.rated)
    if chosen.opponent is not None:
        other = results.alias("opponent")
        theirs = (other.c.table_id == MINE.c.table_id) & (other.c.guest == chosen.opponent)
        conditions.append(sa.exists().where(theirs))
    return sa.and_(*conditions)


def _is_shown(reader: str) -> sa.ColumnElement[bool]:
    """Return the condition on MINE for the games that `reader` may know of: rated ones, those at
    public tables, and those that `reader` has played."""
    own = results.alias("own")
    was_public = sa.exists().where(tables.c.id == MINE.c.table_id, tables.c.public)
    sat_there = sa.exists().where(own.c.table_id == MINE.c.table_id, own.c.guest == reader)
    return sa.or_(MINE.c.rated, was_public, sat_there)


def _counts(
    connection: sa.Connection, played: sa.ColumnElement[bool]
) -> list[protocol.PlayedCount]:
    count = sa.func.count()
    found = (
        sa.select(
            *(MINE.c.game, MINE.c.seats, count),
            sa.func.sum(sa.case((MINE.c.rated, 1), else_=0)),
            sa.func.sum(MINE.c.win),
            sa.cast(sa.func.avg(MINE.c.place), sa.Double),
        )
        .where(played)
        .group_by(MINE.c.game, MINE.c.seats)
        .order_by(count.desc(), MINE.c.game, MINE.c.seats)
    )
    return [protocol.PlayedCount(*row) for row in connection.execute(found)]


def _opponents(
    connection: sa.Connection, played: sa.ColumnElement[bool]
) -> list[protocol.Opponent]:
    """Return those who have an account, and bots of the server, most games first."""
    count = sa.func.count()
    together = (
        sa.select(
            *(THEIRS.c.guest, THEIRS.c.bot, count.label("games")),
            sa.func.sum(sa.case((MINE.c.place < THEIRS.c.place, 1), else_=0)).label("won"),
            sa.func.sum(sa.case((MINE.c.place > THEIRS.c.place, 1), else_=0)).label("lost"),
            sa.func.max(MINE.c.finished).label("last"),
        )
        .select_from(MINE)
        .join(THEIRS, (THEIRS.c.table_id == MINE.c.table_id) & (THEIRS.c.seat != MINE.c.seat))
        .where(played)
        .group_by(THEIRS.c.guest, THEIRS.c.bot)
        .subquery()
    )
    found = (
        sa.select(
            *(sa.func.coalesce(accounts.c.name, together.c.bot), accounts.c.guest),
            *(together.c.games, together.c.won, together.c.lost, together.c.last),
        )
        .outerjoin(accounts, accounts.c.guest == together.c.guest)
        .where(accounts.c.guest.is_not(None) | together.c.bot.is_not(None))
        .order_by(together.c.games.desc(), together.c.last.desc())
        .limit(MOST_OPPONENTS)
    )
    return [
        protocol.Opponent(name, guest and avatar_of(guest), *counts)
        for name, guest, *counts in connection.execute(found)
    ]


def _courses(
    connection: sa.Connection, played: sa.ColumnElement[bool]
) -> list[protocol.CourseCount]:
    count = sa.func.count()
    found = (
        sa.select(MINE.c.game, MINE.c.course, count)
        .where(played, MINE.c.course.is_not(None))
        .group_by(MINE.c.game, MINE.c.course)
        .order_by(count.desc(), MINE.c.course)
        .limit(MOST_COURSES)
    )
    return [protocol.CourseCount(*row) for row in connection.execute(found)]


def _races(
    connection: sa.Connection, played: sa.ColumnElement[bool], is_shown: sa.ColumnElement[bool]
) -> list[protocol.BestRace]:
    """Return the best race against the clock on each course: nobody else took part in it, so that
    everybody sees the time, also if only its player may see the table."""
    order = sa.func.row_number().over(
        partition_by=(MINE.c.game, MINE.c.course),
        order_by=(MINE.c.turns, MINE.c.milliseconds, MINE.c.finished),
    )
    ranked = (
        sa.select(
            *(MINE.c.game, MINE.c.course, MINE.c.turns, MINE.c.milliseconds),
            sa.case((is_shown, MINE.c.table_id)).label("table_id"),
            order.label("rank"),
        )
        .where(played, MINE.c.turns.is_not(None), MINE.c.course != OWN_COURSE)
        .subquery()
    )
    best = sa.select(ranked).where(ranked.c.rank == 1)
    return [
        protocol.BestRace(row.game, row.course, row.turns, row.milliseconds // 1000, row.table_id)
        for row in connection.execute(best.order_by(ranked.c.game, ranked.c.course))
    ]


def _reviewed(
    connection: sa.Connection, played: sa.ColumnElement[bool]
) -> protocol.ReviewMeans | None:
    means = sa.select(sa.func.count(), sa.func.avg(MINE.c.luck), sa.func.avg(MINE.c.slip))
    found = connection.execute(means.where(played, MINE.c.luck.is_not(None))).one()
    return protocol.ReviewMeans(*found) if found[0] else None


def _ratings(connection: sa.Connection, guest: str, chosen: Filter) -> list[protocol.PlayerRating]:
    """Return the ratings over all time, with how they came to be; most games first.

    Of many steps some are read, evenly spaced back from the last one.
    """
    steps, last = rating_steps.c, ratings.c
    of_rating = sa.and_(
        *(steps.game == last.game, steps.seats == last.seats),
        *(steps.period == last.period, steps.guest == last.guest),
    )
    apart = (last.games + MOST_POINTS - 1) // MOST_POINTS
    found = (
        sa.select(
            *(steps.game, steps.seats, steps.finished, steps.games, steps.mean, steps.deviation)
        )
        .join(ratings, of_rating)
        .where(last.guest == guest, last.period == ALL_TIME)
        .where((last.games - steps.games) % apart == 0)
    )
    if chosen.game is not None:
        found = found.where(last.game == chosen.game)
    if chosen.seats is not None:
        found = found.where(last.seats == chosen.seats)
    pools: dict[tuple[str, int], list[protocol.RatingPoint]] = defaultdict(list)
    ordered = found.order_by(steps.game, steps.seats, steps.games)
    for game, seats, *point in connection.execute(ordered):
        pools[game, seats].append(protocol.RatingPoint(*point))
    rated = [
        protocol.PlayerRating(*pool, history[-1], history[-1].games < FIRST_SHOWN, history)
        for pool, history in pools.items()
    ]
    return sorted(rated, key=lambda each: -each.now.games)


def _seats(
    connection: sa.Connection, ids: Sequence[str], reader: str
) -> dict[str, list[protocol.PlayedSeat]]:
    """Return who sat at tables. Names of guests without an account, as the summaries of tables
    say them, are for a `reader` who sat there, too."""
    found = (
        sa.select(
            *(results.c.table_id, results.c.seat, results.c.guest),
            *(results.c.place, results.c.bot, accounts.c.name),
        )
        .outerjoin(accounts, accounts.c.guest == results.c.guest)
        .where(results.c.table_id.in_(ids))
        .order_by(results.c.table_id, results.c.seat)
    )
    rows = connection.execute(found).all()
    names = _names(connection, [row.table_id for row in rows if row.guest == reader])
    seated = defaultdict(list)
    for id, seat, _, place, bot, account in rows:
        name = account or names.get((id, seat), "")
        seated[id].append(protocol.PlayedSeat(name, bot, account is not None, place))
    return seated


def _names(connection: sa.Connection, ids: Sequence[str]) -> dict[tuple[str, int], str]:
    """Return the names at tables, by table and seat."""
    summaries = sa.select(tables.c.id, tables.c.summary).where(tables.c.id.in_(ids))
    return {
        (id, seat): each.name
        for id, summary in connection.execute(summaries)
        if summary
        for seat, each in enumerate(decode_summary(summary).table.seats)
    }
