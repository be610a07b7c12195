"""The numbers at the end of the rules, by random play: known values, within their errors."""

from collections.abc import Iterator
from functools import cache
from math import sqrt
from statistics import mean, stdev

import pytest

from games.marrakech.helpers import GAME, Variant, state_of
from games.marrakech.playouts import RANDOM, Playouts
from taros.core.game import OVER
from taros.games.marrakech.layout import DIE, OUT, PURSE, RUG, SHOW, SLOTS

SEED = 2026
DEFAULT = {seats: Variant(seats, {}) for seats in (2, 3, 4)}

MEAN_SCORES = [42.3, 40.8, 39.9, 38.7]  # four players, seat 0 first, over a million games
WIN_SHARES = {4: [0.30, 0.26, 0.23, 0.21], 3: [0.38, 0.33, 0.29], 2: [0.54, 0.46]}
ELIMINATIONS = {4: 0.01, 3: 0.08, 2: 0.04}
PLACEMENTS = 7.7

SAMPLE = 20_000


def playouts(seats: int) -> Playouts:
    return Playouts(DEFAULT[seats], [RANDOM] * seats, compiled=True)


@cache
def finals(seats: int) -> list[list[int]]:
    """The last states of a sample of games, one by one."""
    table = playouts(seats)
    states = []
    for game in range(SAMPLE):
        assert table.kernels.play(table.start, table.kinds, SEED, game, table.workspace) < 1000
        states.append(table.state)
    return states


def scores(state: list[int]) -> list[int]:
    return [standing.score for standing in GAME.rules.standings(state)]


def test_mean_scores_of_a_million_games() -> None:
    """M6.2: mean score by seat, to 0.05 and four standard errors."""
    games = 1_000_000
    _, means = playouts(4).simulate(SEED, games)
    by_seat = list(zip(*(scores(state) for state in finals(4)), strict=True))
    for seat, expected in enumerate(MEAN_SCORES):
        error = stdev(by_seat[seat]) / sqrt(games)
        assert abs(means[seat] - expected) <= 0.05 + 4 * error, (seat, means)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_win_shares(seats: int) -> None:
    """M6.3: the earlier seat wins more often; shares add up to one."""
    shares, _ = playouts(seats).simulate(SEED + 1, 300_000)
    assert sum(shares) == pytest.approx(1)
    for found, expected in zip(shares, WIN_SHARES[seats], strict=True):
        assert abs(found - expected) <= 0.015, shares
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eliminations_per_game(seats: int) -> None:
    """M4.3: how many go out in a random game."""
    found = mean(sum(order > 0 for order in state[OUT : OUT + SLOTS]) for state in finals(seats))
    assert abs(found - ELIMINATIONS[seats]) <= 0.015
    assert found > 0


def test_mean_number_of_placements() -> None:
    """M5.4: places for a rug, over all turns of a sample of games."""
    counts = list(placements(games=300))
    assert len(counts) > 300 * 47
    assert abs(mean(counts) - PLACEMENTS) <= 0.1
    assert 2 <= min(counts) <= max(counts) <= 12


def placements(games: int) -> Iterator[int]:
    """How many legal rugs there were, whenever one was laid."""
    table = playouts(4)
    for game in range(games):
        state = list(state_of(DEFAULT[4]))
        for _, code in table.play(SEED, game):
            if RUG <= code < DIE:
                yield len(GAME.rules.legal(state))
            GAME.rules.apply(state, code)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_money_is_never_made_nor_lost(seats: int) -> None:
    """M4.1: all purses together hold at the end what they held at the start."""
    assert {sum(state[PURSE : PURSE + SLOTS]) for state in finals(seats)} == {30 * seats}
    assert min(min(state[PURSE : PURSE + SLOTS]) for state in finals(seats)) >= 0
    table = playouts(seats)
    for game in range(30):
        state = list(state_of(DEFAULT[seats]))
        for _, code in table.play(SEED, game):
            GAME.rules.apply(state, code)
            assert sum(state[PURSE : PURSE + SLOTS]) == 30 * seats


def test_games_have_the_length_that_the_rugs_give() -> None:
    """M1.4, M1.5, M6.1: 48 turns, 45 with three players, fewer if somebody goes out."""
    for seats, turns in ((4, 48), (3, 45), (2, 48)):
        for state in finals(seats):
            assert GAME.rules.to_act(state) == OVER
            if not any(state[OUT : OUT + SLOTS]):
                assert GAME.rules.turn(state) == turns
            else:
                assert GAME.rules.turn(state) <= turns


def test_every_outcome_comes_up_as_often_as_its_weight_says() -> None:
    """M3.2: the die of the playouts; five standard errors."""
    rolls = [0, 0, 0, 0]
    table = playouts(4)
    for game in range(2000):
        for _, code in table.play(SEED, game):
            if DIE <= code < SHOW:
                rolls[code - DIE] += 1
    total = sum(rolls)
    for found, weight in zip(rolls, (1, 2, 2, 1), strict=True):
        share = weight / 6
        assert abs(found / total - share) <= 5 * sqrt(share * (1 - share) / total)
