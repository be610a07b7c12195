"""Friends who lose on purpose: pairs whose many rated games are one-sided beyond their ratings.

Somebody who loses on purpose is rated low in the end, so that every further loss looks natural. So
what was to be expected of a pair comes from their games with others alone: two who only play each
other are expected to win half of them. A teacher who has beaten a beginner in a hundred games is
flagged, too: it is for the host to look at the games.

Games of bots count as those of their owners, so that nobody loses by turns with several bots.
"""

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa

from taros.arena.ratings import Rating, chance_to_beat, first_rating, rate

from ..storage.results import Pool
from ..storage.schema import accounts, rating_steps, results
from .fold import Played
from .seasons import ALL_TIME

FEWEST = 20  # games of a pair
ONE_SIDED = 0.8  # of the games, won by one of them
DEVIATIONS = 4.0  # from what was to be expected

A, B = results.alias("a"), results.alias("b")
OF_A, OF_B = accounts.alias("of_a"), accounts.alias("of_b")


class Suspicion(NamedTuple):
    """Two people with accounts, the first of whom has won more than was to be expected; their
    bots count as themselves."""

    game: str
    seats: int
    winner: str  # a guest
    loser: str
    winner_name: str
    loser_name: str
    games: int
    won: float  # by the first; equal places count half
    expected: float


def suspicious(engine: sa.Engine) -> list[Suspicion]:
    """Return all pairs that a host should look at, most games first."""
    with engine.execution_options(reads=True).connect() as connection:
        found = [each for pair in _one_sided(connection) if (each := _checked(connection, *pair))]
    return sorted(found, key=lambda each: -each.games)


def _one_sided(connection: sa.Connection) -> list[tuple[Pool, str, str, int, float]]:
    """Return pool, winner, loser, games and games won of the pairs of people that are one-sided."""
    count = sa.func.count()
    won = sa.func.sum(
        sa.case((A.c.place < B.c.place, 1.0), (A.c.place == B.c.place, 0.5), else_=0.0)
    )
    of_table = (A.c.table_id == B.c.table_id) & (A.c.seat != B.c.seat)
    winner, loser = (_person(account) for account in (OF_A, OF_B))
    pairs = (
        sa.select(A.c.game, A.c.seats, winner, loser, count, won)
        .select_from(A)
        .join(B, of_table)
        .join(OF_A, OF_A.c.guest == A.c.guest)
        .join(OF_B, OF_B.c.guest == B.c.guest)
        .where(A.c.rated, winner != loser)
        .group_by(A.c.game, A.c.seats, winner, loser)
        .having((count >= FEWEST) & (won >= ONE_SIDED * count))
    )
    return [
        (Pool(game, seats), winner, loser, games, float(wins))
        for game, seats, winner, loser, games, wins in connection.execute(pairs)
    ]


def _person(account: sa.FromClause) -> sa.ColumnElement[str]:
    """Return the expression for the guest whose games those of `account` are."""
    return sa.func.coalesce(account.c.owner, account.c.guest)


def _accounts(person: str) -> sa.Select[Any]:
    """Return the guests whose games are those of `person`."""
    return sa.select(accounts.c.guest).where(
        (accounts.c.guest == person) | (accounts.c.owner == person)
    )


def _checked(
    connection: sa.Connection, pool: Pool, winner: str, loser: str, games: int, won: float
) -> Suspicion | None:
    """Return a pair, unless their games with others explain what came of their own."""
    of_both = accounts.c.guest.in_((winner, loser))
    found = connection.execute(sa.select(accounts.c.guest, accounts.c.name).where(of_both))
    names = {row.guest: row.name for row in found}
    chance = chance_to_beat(
        _rating_without(connection, pool, winner, loser),
        _rating_without(connection, pool, loser, winner),
    )
    expected = games * chance
    spread = math.sqrt(games * chance * (1 - chance))
    if len(names) < 2 or won - expected < DEVIATIONS * spread:
        return None
    return Suspicion(*pool, winner, loser, names[winner], names[loser], games, won, expected)


def _rating_without(connection: sa.Connection, pool: Pool, person: str, other: str) -> Rating:
    """Return the rating of `person` after the games that they have played without `other`."""
    own = first_rating()
    members = set(connection.execute(_accounts(person)).scalars())
    for game, ratings in _games_without(connection, pool, person, other):
        seat = next(seat for seat, guest in enumerate(game.guests) if guest in members)
        before = [own if each == seat else rating for each, rating in enumerate(ratings)]
        own = rate(before, game.places)[seat]
    return own


def _games_without(
    connection: sa.Connection, pool: Pool, person: str, other: str
) -> Iterable[tuple[Played, list[Rating]]]:
    """Go through the rated games of `person` without `other`, with the ratings of all who played
    after these games."""
    of_other = B.c.guest.in_(_accounts(other))
    with_other = sa.exists().where(B.c.table_id == A.c.table_id, of_other)
    seats = results.alias("seats")
    is_step = (
        (rating_steps.c.guest == seats.c.guest)
        & (rating_steps.c.game == pool.game)
        & (rating_steps.c.seats == pool.seats)
        & (rating_steps.c.period == ALL_TIME)
        & (rating_steps.c.finished == seats.c.finished)
    )
    steps = rating_steps.c
    found = (
        sa.select(seats.c.table_id, seats.c.finished, seats.c.guest, seats.c.place)
        .add_columns(sa.func.max(steps.mean), sa.func.max(steps.deviation))
        .select_from(A)
        .join(seats, seats.c.table_id == A.c.table_id)
        .join(rating_steps, is_step)
        .where(
            A.c.guest.in_(_accounts(person)),
            A.c.game == pool.game,
            A.c.seats == pool.seats,
            A.c.rated,
        )
        .where(~with_other)
        .group_by(*(seats.c.table_id, seats.c.seat, seats.c.finished, seats.c.guest, seats.c.place))
        .order_by(seats.c.finished, seats.c.table_id, seats.c.seat)
    )
    games: dict[str, list[tuple[int, str, int, Rating]]] = {}
    for id, finished, who, place, mean, deviation in connection.execute(found):
        games.setdefault(id, []).append((finished, who, place, Rating(mean, deviation)))
    for rows in games.values():
        finished, guests, places, ratings = zip(*rows, strict=True)
        if len(guests) == pool.seats:
            yield Played(finished[0], guests, places), list(ratings)
