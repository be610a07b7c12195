"""Ladders, and all ratings in one list. Everything here blocks."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import sqlalchemy as sa

from taros.tables.avatars import avatar_of

from ..storage.results import Pool
from ..storage.schema import accounts, ratings
from . import protocol
from .seasons import ALL_TIME

FIRST_SHOWN = 5  # rated games after which a rating is on the ladder
PAGE = 50


class ListedRating(NamedTuple):
    """A rating of somebody with an account, for people who work with all of them."""

    game: str
    seats: int
    season: str  # such as 2026-4; "all": of all time
    name: str
    games: int
    mean: float
    deviation: float
    provisional: bool


class Ladders:
    def __init__(self, engine: sa.Engine) -> None:
        self._reader = engine.execution_options(reads=True)

    def page(self, game: str, seats: int | None, season: str, number: int) -> protocol.Ladder:
        """Return a page of the ladder of `game`, from 1 on; the last one for a `number` beyond.

        `seats`: if None, those for which most people have ratings, or 2 if nobody has.
        """
        with self._reader.connect() as connection:
            choices = self._choices(connection, game)
            chosen = seats or next(iter(choices), 2)
            shown = _shown(Pool(game, chosen), season)
            counted = sa.select(sa.func.count()).select_from(shown.subquery())
            count = connection.execute(counted).scalar_one()
            pages = max(1, -(-count // PAGE))
            page = min(number, pages)
            first = (page - 1) * PAGE
            ordered = shown.order_by(ratings.c.low.desc(), ratings.c.guest)
            entries = [
                protocol.LadderEntry(rank, name, avatar_of(guest), owner is not None, *numbers)
                for rank, (name, guest, owner, *numbers) in enumerate(
                    connection.execute(ordered.limit(PAGE).offset(first)), first + 1
                )
            ]
            return protocol.Ladder(
                *(game, chosen, season, sorted({*choices, chosen})),
                self._seasons(connection, Pool(game, chosen)),
                *(entries, page, pages),
            )

    def every(self) -> Iterator[ListedRating]:
        """Go through all ratings of accounts, also provisional ones."""
        columns = ratings.c
        found = (
            sa.select(
                *(columns.game, columns.seats, columns.period, accounts.c.name),
                *(columns.games, columns.mean, columns.deviation),
            )
            .join(accounts, accounts.c.guest == columns.guest)
            .order_by(columns.game, columns.seats, columns.period, columns.low.desc())
            .order_by(columns.guest)
        )
        with self._reader.connect() as connection:
            for row in connection.execute(found):
                yield ListedRating(*row, provisional=row.games < FIRST_SHOWN)

    def of_guest(self, guest: str) -> list[dict[str, Any]]:
        """Return all ratings of `guest`, for the file with all that is theirs."""
        columns = ratings.c
        found = sa.select(
            *(columns.game, columns.seats, columns.period.label("season"), columns.games),
            *(columns.mean, columns.deviation),
        ).where(columns.guest == guest)
        with self._reader.connect() as connection:
            ordered = found.order_by(columns.game, columns.seats, columns.period)
            return [dict(row) for row in connection.execute(ordered).mappings()]

    def _choices(self, connection: sa.Connection, game: str) -> list[int]:
        """Return the numbers of seats for which there are ratings, most people first."""
        columns = ratings.c
        found = (
            sa.select(columns.seats)
            .where(columns.game == game, columns.period == ALL_TIME)
            .group_by(columns.seats)
            .order_by(sa.func.count().desc(), columns.seats)
        )
        return list(connection.execute(found).scalars())

    def _seasons(self, connection: sa.Connection, pool: Pool) -> list[str]:
        """Return the seasons with ratings in `pool`, latest first."""
        columns = ratings.c
        found = (
            sa.select(columns.period)
            .where(columns.game == pool.game, columns.seats == pool.seats)
            .where(columns.period != ALL_TIME)
            .distinct()
        )
        return sorted(connection.execute(found).scalars(), reverse=True)


def _shown(pool: Pool, period: str) -> sa.Select[Any]:
    """Return all who are on a ladder: those who have an account, and have played enough."""
    columns = ratings.c
    return (
        sa.select(
            *(accounts.c.name, accounts.c.guest, accounts.c.owner),
            *(columns.games, columns.mean, columns.deviation),
        )
        .join(accounts, accounts.c.guest == columns.guest)
        .where(columns.game == pool.game, columns.seats == pool.seats, columns.period == period)
        .where(columns.games >= FIRST_SHOWN)
    )
