"""Intervals and ratings, beside an independent computation."""

import math
import random
import statistics

import pytest

from taros.arena.intervals import wilson
from taros.arena.ratings import ratings

# Wilson


@pytest.mark.parametrize(
    ("wins", "games"),
    [(0, 1), (1, 1), (0, 50), (50, 50), (1, 3), (12.5, 40), (300, 1000), (7, 9000)],
)
def test_the_interval_holds_the_shares_that_are_not_rejected(wins: float, games: int) -> None:
    """Its ends are the true shares p of which the one seen is just 1.96 deviations away."""
    deviations = statistics.NormalDist().inv_cdf(0.975)
    low, high = wilson(wins, games)
    seen = wins / games
    assert 0 <= low < high <= 1
    assert low - 1e-12 <= seen <= high + 1e-12
    for p in (low, high):
        away = deviations * math.sqrt(p * (1 - p) / games)
        assert abs(p - seen) == pytest.approx(away, abs=1e-6)


def test_the_interval_as_published() -> None:
    """Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    for wins, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_without_games_anything_is_possible() -> None:
    assert wilson(0, 0) == (0, 1)


# OpenSkill


def plackett_luce(
    players: list[tuple[float, float]], places: list[int]
) -> list[tuple[float, float]]:
    """Weng and Lin, Journal of Machine Learning Research 12 (2011), algorithm 4, for teams of one;
    before a game every deviation grows by tau."""
    beta, tau, kappa = 25 / 6, 25 / 300, 0.0001
    means = [mean for mean, _ in players]
    variances = [deviation**2 + tau**2 for _, deviation in players]
    c = math.sqrt(sum(variance + beta**2 for variance in variances))
    everyone = range(len(players))
    after = []
    for i in everyone:
        omega = delta = 0.0
        for q in everyone:
            if places[q] > places[i]:
                continue
            field = sum(math.exp(means[s] / c) for s in everyone if places[s] >= places[q])
            chance = math.exp(means[i] / c) / field
            ties = places.count(places[q])
            omega += ((1 if q == i else 0) - chance) / ties
            delta += chance * (1 - chance) / ties
        omega *= variances[i] / c
        delta *= variances[i] / c**2 * math.sqrt(variances[i]) / c
        shrunk = math.sqrt(variances[i] * max(1 - delta, kappa))
        after.append((means[i] + omega, shrunk))
    return after


def test_ratings_are_those_of_plackett_and_luce() -> None:
    chance = random.Random(5)
    bots = ["a", "b", "c", "d"]
    games = []
    for _ in range(60):
        lineup = chance.sample(bots, 3)
        games.append((lineup, chance.choice([[1, 2, 3], [3, 1, 2], [1, 1, 3], [2, 3, 1]])))
    expected = dict.fromkeys(bots, (25.0, 25 / 3))
    for lineup, places in games:
        after = plackett_luce([expected[bot] for bot in lineup], places)
        expected.update(zip(lineup, after, strict=True))
    found = ratings(bots, games)
    for bot in bots:
        assert found[bot].mean == pytest.approx(expected[bot][0])
        assert found[bot].deviation == pytest.approx(expected[bot][1])


def test_a_bot_in_several_seats_gets_the_mean() -> None:
    found = ratings(["a", "b"], [(["b", "a", "b", "b"], [3, 1, 2, 4])])
    start = (25.0, 25 / 3)
    after = plackett_luce([start] * 4, [3, 1, 2, 4])
    assert found["a"].mean == pytest.approx(after[1][0])
    others = [after[seat] for seat in (0, 2, 3)]
    assert found["b"].mean == pytest.approx(statistics.fmean(mean for mean, _ in others))
    assert found["b"].deviation == pytest.approx(statistics.fmean(dev for _, dev in others))


def test_who_wins_is_rated_higher_and_surer_with_every_game() -> None:
    few, many = (ratings(["a", "b"], [(["a", "b"], [1, 2])] * games) for games in (3, 30))
    assert 25 < few["a"].mean < many["a"].mean
    assert 25 > few["b"].mean > many["b"].mean
    assert 25 / 3 > few["a"].deviation > many["a"].deviation


def test_without_games_nobody_is_better() -> None:
    found = ratings(["a", "b"], [])
    assert found["a"] == found["b"]
