"""Standings: points, and what decides between players who have as many."""

import pytest

from taros.server.tournaments.standings import Result, bye_points, points_of, standings


def lines(players: int, *results: Result, byes: dict[int, int] | None = None) -> list[list[int]]:
    """Place and player, from the first place down."""
    found = standings(range(players), results, byes or {}, 2)
    return [[line.place, line.player] for line in found]


def win(winner: int, loser: int, *scores: int) -> Result:
    return Result((winner, loser), (1, 2), scores or (10, 5))


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2), (2, 0)),
        ((1, 1), (1, 1)),
        ((2, 1, 3), (2, 4, 0)),
        ((1, 2, 3, 4), (6, 4, 2, 0)),
        ((1, 2, 2, 4), (6, 3, 3, 0)),
        ((1, 1, 1, 1), (3, 3, 3, 3)),
    ],
)
def test_a_point_for_everybody_left_behind(
    places: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert points_of(places) == points


def test_a_bye_is_worth_the_average_but_at_least_a_point() -> None:
    assert [bye_points(size) for size in (2, 3, 4)] == [2, 2, 3]


def test_most_points_first() -> None:
    assert lines(3, win(1, 0), win(1, 2), win(2, 0)) == [[1, 1], [2, 2], [3, 0]]


def test_then_the_points_of_the_opponents() -> None:
    """All three have won a game: 0 that against 1, and 3 that against somebody who has won none."""
    found = lines(5, win(0, 1), win(1, 4), win(3, 2))
    assert found[:3] == [[1, 0], [2, 1], [3, 3]]


def test_then_the_game_between_those_who_are_tied() -> None:
    """All of four have played three games: 0 and 1 have two points, and 0 has lost to 1."""
    results = [win(0, 2, 90, 0), win(0, 3, 90, 0), win(1, 0), win(1, 2), win(3, 1), win(2, 3)]
    found = standings(range(4), results, {}, 2)
    assert [(line.place, line.player, line.points) for line in found[:2]] == [(1, 1, 4), (2, 0, 4)]
    assert found[0].opponents == found[1].opponents
    assert (found[0].direct, found[1].direct) == (2, 0)


def test_then_the_scores() -> None:
    assert lines(4, win(0, 1, 20, 5), win(2, 3, 30, 5))[:2] == [[1, 2], [2, 0]]


def test_what_is_tied_to_the_end_shares_the_place() -> None:
    assert lines(4, win(0, 1), win(2, 3)) == [[1, 0], [1, 2], [3, 1], [3, 3]]


def test_a_bye_counts_as_opponents_of_ones_own_strength() -> None:
    [first, *_] = standings(range(3), [win(0, 1), win(0, 2)], {0: 1}, 2)
    assert (first.player, first.points, first.opponents) == (0, 6, 6)
    [second] = [line for line in standings(range(3), [win(1, 2)], {0: 2}, 4) if line.player == 0]
    assert (second.points, second.opponents) == (6, 36)


def test_all_who_sit_at_a_table_are_opponents() -> None:
    table = Result((4, 2, 0), (1, 2, 3), (30, 20, 10))
    found = standings([0, 2, 4], [table], {}, 3)
    assert [(line.player, line.points, line.opponents) for line in found] == [
        (4, 4, 2),
        (2, 2, 4),
        (0, 0, 6),
    ]
