"""Who leads: points, and what decides between players who have as many.

At a table you have one point for every player whom you leave behind, and half a point for every one
who shares your place. A bye is worth the average of a table, at least one point. Then decide:

1. the points of the opponents, each as often as you met; a bye counts as if you had played
   against opponents with your own points;
2. the points won against those with whom you are still tied;
3. the sum of your scores.

Who is tied even then shares the place. In a knock-out it is how far you came that counts, then your
place at your last table. Points are counted in halves here.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple


class Result(NamedTuple):
    """How the game at a table ended: by seat who played, their places and scores."""

    players: tuple[int, ...]
    places: tuple[int, ...]
    scores: tuple[int, ...]


class StandingLine(NamedTuple):
    player: int
    place: int  # 1 is first; equals share a place
    points: int  # half points
    opponents: int  # half points of the opponents
    direct: int  # half points against those who are tied up to here
    score: int
    played: int


def points_of(places: Sequence[int]) -> tuple[int, ...]:
    """Return the half points of all seats of a table."""
    return tuple(
        sum(2 * (place < other) + (place == other) for other in places) - 1 for place in places
    )


def bye_points(size: int) -> int:
    """Return the half points of a bye where tables have `size` seats."""
    return max(2, size - 1)


def standings(
    players: Iterable[int],
    results: Sequence[Result],
    byes: Mapping[int, int],
    size: int,
    reached: Mapping[int, tuple[int, int]] | None = None,
) -> list[StandingLine]:
    """Return the standing of all `players`, best first.

    `byes`: how many each had. `reached`, in a knock-out: how many rounds each has survived, and the
    place at the last table, the negative of it.
    """
    points: dict[int, int] = defaultdict(int)
    against: dict[tuple[int, int], int] = defaultdict(int)
    met: dict[int, list[int]] = defaultdict(list)
    scores: dict[int, int] = defaultdict(int)
    played: dict[int, int] = defaultdict(int)
    for result in results:
        won = points_of(result.places)
        for seat, player in enumerate(result.players):
            points[player] += won[seat]
            scores[player] += result.scores[seat]
            played[player] += 1
            for other_seat, other in enumerate(result.players):
                if other_seat != seat:
                    met[player].append(other)
                    pair = result.places[seat], result.places[other_seat]
                    against[player, other] += points_of(pair)[0]
    for player, times in byes.items():
        points[player] += times * bye_points(size)

    def opponents(player: int) -> int:
        own = byes.get(player, 0) * (size - 1) * points[player]
        return own + sum(points[other] for other in met[player])

    def first_keys(player: int) -> tuple[object, ...]:
        if reached is not None:
            return (reached.get(player, (0, 0)),)
        return points[player], opponents(player)

    lines: list[StandingLine] = []
    for tied in _grouped(players, first_keys):
        direct = {one: sum(against[one, other] for other in tied) for one in tied}

        def last_keys(player: int, direct: Mapping[int, int] = direct) -> tuple[object, ...]:
            return () if reached is not None else (direct[player], scores[player])

        for equal in _grouped(tied, last_keys):
            place = len(lines) + 1
            lines += [
                StandingLine(
                    player=player,
                    place=place,
                    points=points[player],
                    opponents=opponents(player),
                    direct=direct[player],
                    score=scores[player],
                    played=played[player],
                )
                for player in equal
            ]
    return lines


def _grouped(
    players: Iterable[int], key: Callable[[int], tuple[object, ...]]
) -> Iterable[list[int]]:
    """Go through groups of players with equal keys, the highest first."""
    ordered = sorted(sorted(players), key=key, reverse=True)
    for _, group in groupby(ordered, key):
        yield sorted(group)
