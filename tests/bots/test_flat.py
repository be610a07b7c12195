"""Flat Monte Carlo: its playouts are counted, its choices right where they can be checked."""

from itertools import islice

import pytest

from bots.clocks import Clock
from bots.positions import after, decisions, win_shares
from game_parts import heuristics_of
from taros import games
from taros.bots.base import Budget
from taros.bots.flat import FlatBot
from taros.core.game import State
from taros.kernels import array, load
from taros.kernels.shared.rng import seed_rng

MARRAKECH = games.get("marrakech")


def generator(stream: int) -> list[int]:
    rng = [0]
    seed_rng(rng, 5, stream)
    return rng


def middle(number: int = 30) -> State:
    return next(islice(decisions(MARRAKECH, 3, 1), number, None))


def chosen(bot: FlatBot, state: State, playouts: int, stream: int = 0) -> int:
    legal = bot.game.rules.legal(state)
    code = bot.choose(state, legal, generator(stream), Budget(count=playouts))
    assert code in legal
    return code


@pytest.mark.parametrize("playouts", [1, 2, 3, 7, 11, 48, 100, 257])
@pytest.mark.parametrize("number", [30, 31, 44])
def test_it_uses_exactly_as_many_playouts_as_it_was_given(playouts: int, number: int) -> None:
    bot = FlatBot(MARRAKECH, compiled=False)
    chosen(bot, middle(number), playouts)
    assert sum(bot.arms[1]) == playouts


def test_the_worse_half_is_given_up_each_round() -> None:
    """Twelve moves, then six, three, two: each round has a quarter of all playouts."""
    bot = FlatBot(MARRAKECH, compiled=True)
    state = next(s for s in decisions(MARRAKECH, 3, 2) if len(MARRAKECH.rules.legal(s)) == 12)
    chosen(bot, state, 4 * 144)
    assert [int(n) for n in bot.arms[1][:12]] == [12 + 24 + 48 + 72] * 2 + [12 + 24 + 48] + [
        36
    ] * 3 + [12] * 6


@pytest.mark.parametrize("compiled", [False, True])
def test_the_best_is_the_first_after_hours_of_thinking(compiled: bool) -> None:
    visits = 360_000_000
    halving = load(MARRAKECH.kernels, "searches.halving", compiled)
    unit = load(MARRAKECH.kernels, "searches.search", compiled).UNIT
    shares = [unit // 2, unit, unit // 2 + 1, 1]
    columns = ([1, 2, 3, 4], [visits] * 4, [visits * share for share in shares])
    arms = tuple(array(column, compiled) for column in columns)
    halving.sort_arms(arms, 4)
    assert list(arms[0]) == [2, 3, 1, 4]


def test_greedy_decides_what_is_tried_where_playouts_do_not_suffice() -> None:
    bot = FlatBot(MARRAKECH, compiled=False)
    for state in islice(decisions(MARRAKECH, 4, 3), 20, 60):
        codes = heuristics_of(MARRAKECH).candidate_moves(state)
        ratings = heuristics_of(MARRAKECH).scores(state, codes)
        assert ratings[codes.index(chosen(bot, state, 1))] == max(ratings)


@pytest.mark.parametrize("seed", range(6))
def test_the_last_rug_is_laid_where_it_wins(seed: int) -> None:
    *_, state = decisions(MARRAKECH, 4, seed)
    seat = MARRAKECH.rules.to_act(state)
    code = chosen(FlatBot(MARRAKECH), state, 500)
    assert (
        win_shares(MARRAKECH, after(MARRAKECH, state, code))[seat]
        == win_shares(MARRAKECH, state)[seat]
    )


def test_more_time_is_more_playouts(clock: Clock) -> None:
    bot = FlatBot(MARRAKECH)
    state = middle()
    playouts = []
    for looks in (6, 10, 12, 14):
        clock.looks, clock.stops_at = 0, looks
        bot.choose(state, MARRAKECH.rules.legal(state), generator(0), Budget(seconds=1))
        playouts.append(sum(bot.arms[1]))
    assert playouts == sorted({*playouts})


def test_time_is_spent_on_trials_of_all_moves_one_after_the_other(clock: Clock) -> None:
    """Twelve moves in four rounds: one try of each, two of six, four of three, six of two."""
    bot = FlatBot(MARRAKECH)
    state = next(s for s in decisions(MARRAKECH, 3, 2) if len(MARRAKECH.rules.legal(s)) == 12)
    clock.stops_at = 16
    bot.choose(state, MARRAKECH.rules.legal(state), generator(0), Budget(seconds=1))
    trials = min(bot.arms[1][:12])
    assert trials > 2
    assert 48 * (trials - 1) <= sum(bot.arms[1][:12]) <= 48 * (trials + 1)
