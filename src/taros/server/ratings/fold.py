"""Ratings as a fold over finished games: each game changes the ratings of those who played it.

Games count in the order in which they ended, those of one moment by the ids of their tables. Every
pool, a game with a number of seats, is folded by itself: over all time, and anew in each season.
What is folded follows from the stored results alone, so that folding again gives equal numbers.

A pool has a time from which its games are due: that of a game which was stored just now, or was
taken out. Folding goes back to the ratings before that time, and on from there, some games in each
transaction, with a rest in between in which moves are stored. Any worker may do so at any time: the
pool is locked during a transaction.
"""

import time
from collections.abc import Iterable
from itertools import groupby
from typing import Any, NamedTuple

import sqlalchemy as sa

from taros.arena.ratings import Rating, first_rating, rate

from ..storage.engine import insert_into
from ..storage.results import Pool, set_due
from ..storage.schema import rating_pools, rating_steps, ratings, results
from .seasons import ALL_TIME, season_of

AT_ONCE = 100  # results in one transaction, which keeps moves waiting
BACK_AT_ONCE = 500  # steps that one transaction deletes
REST_SECONDS = 0.02  # after a transaction

Owner = tuple[str, str]
"""A period and a guest, who have a rating."""


class Rated(NamedTuple):
    """A rating after a number of rated games."""

    games: int
    rating: Rating

    @property
    def low(self) -> float:
        """The lower end of the interval in which the strength is in 95 % of cases."""
        return self.rating.mean - 2 * self.rating.deviation


class Played(NamedTuple):
    """A rated game: when it ended, who played, and their places."""

    finished: int
    guests: tuple[str, ...]
    places: tuple[int, ...]


class RatingFold:
    """Blocks, and is called from threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._reader = engine.execution_options(reads=True)

    def run(self) -> int:
        """Fold all games that are due; return how many that were."""
        count = 0
        while due := self.due():
            for pool in due:
                count += self.fold_some(pool)
                time.sleep(REST_SECONDS)
        return count

    def recompute(self) -> int:
        """Fold all games again, from the first one on; return how many there are."""
        pools = sa.select(results.c.game, results.c.seats).where(results.c.rated).distinct()
        with self._engine.begin() as connection:
            connection.execute(rating_pools.update().values(due=0))
            for game, seats in connection.execute(pools).all():
                set_due(connection, Pool(game, seats), 0)
        return self.run()

    def current(self) -> dict[tuple[Any, ...], Rated]:
        """Return all ratings, by game, seats, period and guest."""
        columns = ratings.c
        keys = (columns.game, columns.seats, columns.period, columns.guest)
        found = sa.select(*keys, columns.games, columns.mean, columns.deviation)
        with self._reader.connect() as connection:
            return {
                tuple(key): Rated(games, Rating(mean, deviation))
                for *key, games, mean, deviation in connection.execute(found)
            }

    def due(self) -> list[Pool]:
        """Return the pools with games that are due."""
        found = sa.select(rating_pools.c.game, rating_pools.c.seats)
        with self._reader.connect() as connection:
            due = connection.execute(found.where(rating_pools.c.due.is_not(None)))
            return [Pool(*row) for row in due]

    def fold_some(self, pool: Pool) -> int:
        """Go back some steps of `pool`, or fold the next games that are due if there are none to go
        back; return how many games were folded."""
        own = (rating_pools.c.game == pool.game) & (rating_pools.c.seats == pool.seats)
        with self._engine.begin() as connection:
            due = sa.select(rating_pools.c.due).where(own).with_for_update()
            since = connection.execute(due).scalar()
            if since is None:  # another worker was quicker
                return 0
            if not _go_back_some(connection, pool, since):  # there is more to go back
                return 0
            played, until = _games(connection, pool, since)
            _go_on(connection, pool, played)
            connection.execute(rating_pools.update().where(own).values(due=until))
        return len(played)


def _go_back_some(connection: sa.Connection, pool: Pool, since: int) -> bool:
    """Delete the newest steps of `pool`, if there are any from the time `since` on; return whether
    all of these are gone.

    At most BACK_AT_ONCE of them, with those of the same moment as the last.
    """
    steps = rating_steps.c
    newest = (
        sa.select(steps.finished)
        .where(steps.game == pool.game, steps.seats == pool.seats, steps.finished >= since)
        .order_by(steps.finished.desc())
        .limit(1)
    )
    last = connection.execute(newest.offset(BACK_AT_ONCE - 1)).scalar()
    _go_back(connection, pool, since if last is None else last)
    return last is None or last == since


def _go_back(connection: sa.Connection, pool: Pool, since: int) -> None:
    """Make the ratings of `pool` those before the time `since`."""
    steps = rating_steps.c
    is_later = (steps.game == pool.game) & (steps.seats == pool.seats) & (steps.finished >= since)
    changed = (
        sa.select(steps.period, steps.guest, (sa.func.min(steps.games) - 1).label("games"))
        .where(is_later)
        .group_by(steps.period, steps.guest)
        .subquery()
    )
    owners = sa.select(changed.c.period, changed.c.guest)
    rated = (ratings.c.game == pool.game) & (ratings.c.seats == pool.seats)
    connection.execute(
        ratings.delete().where(rated, sa.tuple_(ratings.c.period, ratings.c.guest).in_(owners))
    )
    is_before = sa.and_(
        *(steps.game == pool.game, steps.seats == pool.seats, steps.period == changed.c.period),
        *(steps.guest == changed.c.guest, steps.games == changed.c.games),
    )
    before = sa.select(
        *(steps.game, steps.seats, steps.period, steps.guest, steps.games),
        *(steps.mean, steps.deviation, steps.mean - 2 * steps.deviation),
    ).join(changed, is_before)
    connection.execute(ratings.insert().from_select(list(ratings.c.keys()), before))
    connection.execute(rating_steps.delete().where(is_later))


def _games(connection: sa.Connection, pool: Pool, since: int) -> tuple[list[Played], int | None]:
    """Return the next rated games of `pool`, and the time from which there may be more; None if
    these are all."""
    columns = results.c
    due = (
        (columns.game == pool.game)
        & (columns.seats == pool.seats)
        & columns.rated
        & (columns.finished >= since)
    )
    last = sa.select(columns.finished).where(due).order_by(columns.finished)
    until = connection.execute(last.offset(AT_ONCE).limit(1)).scalar()
    found = sa.select(columns.finished, columns.table_id, columns.guest, columns.place).where(due)
    if until is not None:
        found = found.where(columns.finished <= until)
    rows = connection.execute(found.order_by(columns.finished, columns.table_id, columns.seat))
    games = []
    for (finished, _), seats in groupby(rows, key=lambda row: (row.finished, row.table_id)):
        guests, places = zip(*((row.guest, row.place) for row in seats), strict=True)
        if None not in guests:
            games.append(Played(finished, guests, places))
    return games, None if until is None else until + 1


def _go_on(connection: sa.Connection, pool: Pool, games: Iterable[Played]) -> None:
    """Fold `games`, which come after all that are folded in `pool`."""
    rated = _read(connection, pool, games)
    steps, changed = [], set()
    for game in games:
        for period in (ALL_TIME, season_of(game.finished)):
            owners: list[Owner] = [(period, guest) for guest in game.guests]
            before = [rated.get(owner, Rated(0, first_rating())) for owner in owners]
            after = rate([each.rating for each in before], game.places)
            for owner, old, new in zip(owners, before, after, strict=True):
                rated[owner] = Rated(old.games + 1, new)
                steps.append(_row(pool, owner, rated[owner]) | {"finished": game.finished})
            changed.update(owners)
    if not steps:
        return
    connection.execute(rating_steps.insert(), steps)
    insert = insert_into(connection, ratings)
    values = {name: insert.excluded[name] for name in ("games", "mean", "deviation", "low")}
    rows = [
        _row(pool, owner, rated[owner]) | {"low": rated[owner].low} for owner in sorted(changed)
    ]
    keys = ["game", "seats", "period", "guest"]
    connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=values), rows)


def _read(connection: sa.Connection, pool: Pool, games: Iterable[Played]) -> dict[Owner, Rated]:
    """Return the ratings, as they are, of all who have played `games`."""
    columns = ratings.c
    periods = {ALL_TIME, *(season_of(game.finished) for game in games)}
    guests = {guest for game in games for guest in game.guests}
    found = sa.select(
        *(columns.period, columns.guest, columns.games, columns.mean, columns.deviation)
    ).where(
        columns.game == pool.game,
        columns.seats == pool.seats,
        columns.period.in_(periods),
        columns.guest.in_(guests),
    )
    return {
        (period, guest): Rated(count, Rating(mean, deviation))
        for period, guest, count, mean, deviation in connection.execute(found)
    }


def _row(pool: Pool, owner: Owner, rated: Rated) -> dict[str, Any]:
    period, guest = owner
    return {
        **pool._asdict(),
        "period": period,
        "guest": guest,
        "games": rated.games,
        "mean": rated.rating.mean,
        "deviation": rated.rating.deviation,
    }
