"""A time limit ends a count with the best move so far, and changes nothing if it is not reached."""

from collections.abc import Iterator
from itertools import islice, pairwise

import pytest

from bots.clocks import Clock
from bots.positions import decisions, observed
from bots.test_every_bot import COUNTS, SEARCHES, called, generator, some
from taros import bots, games
from taros.bots.base import ALL_STEPS, SLICE_SECONDS, Budget, slices
from taros.bots.expectimax import ExpectimaxBot
from taros.bots.flat import FlatBot
from taros.core.game import Game
from taros.kernels import array, load

MARRAKECH = games.get("marrakech")


@pytest.mark.parametrize(
    ("budget", "seconds", "limited"),
    [
        (Budget(count=7), 5, Budget(count=7, seconds=5)),
        (Budget(seconds=2), 5, Budget(seconds=2)),
        (Budget(seconds=9), 5, Budget(seconds=5)),
        (Budget(count=7, seconds=9), 5, Budget(count=7, seconds=5)),
    ],
)
def test_a_limit_never_makes_a_budget_larger(
    budget: Budget, seconds: float, limited: Budget
) -> None:
    assert budget.within(seconds) == limited


# Slices


def test_without_a_time_all_steps_are_one_slice(clock: Clock) -> None:
    assert list(slices(None)) == [ALL_STEPS]
    assert clock.looks == 0


def slice_sizes(clock: Clock, seconds: float, speeds: Iterator[float]) -> list[tuple[int, float]]:
    """The steps of every slice, and how long it took at these speeds, in seconds a step."""
    found = []
    for steps, speed in zip(slices(seconds), speeds, strict=False):
        clock.now += steps * speed
        found.append((steps, steps * speed))
    return found


@pytest.mark.parametrize("speed", [1e-5, 1e-3, 0.015])
def test_slices_grow_until_they_take_as_long_as_they_may(clock: Clock, speed: float) -> None:
    found = slice_sizes(clock, 1.0, iter([speed] * 10_000))
    assert found[0][0] == 1
    assert all(later <= 2 * earlier for (earlier, _), (later, _) in pairwise(found))
    assert max(took for _, took in found) == pytest.approx(SLICE_SECONDS, rel=0.3)
    assert clock.now == pytest.approx(1.0, abs=2 * speed)


def test_slices_shrink_where_steps_become_slow(clock: Clock) -> None:
    found = slice_sizes(clock, 10.0, iter([1e-4] * 40 + [9e-3] * 40))
    assert found[39][0] == pytest.approx(SLICE_SECONDS / 1e-4, abs=2)
    assert [steps for steps, _ in found[41:60]] == [2] * 19


def test_slow_steps_are_taken_one_by_one(clock: Clock) -> None:
    assert slice_sizes(clock, 1.0, iter([0.3] * 100)) == [(1, 0.3)] * 4


def test_no_time_at_all_is_one_step(clock: Clock) -> None:
    assert slice_sizes(clock, 0.0, iter([0.3] * 100)) == [(1, 0.3)]


# Every bot that searches


@pytest.mark.parametrize(("game", "name"), SEARCHES, ids=called)
def test_a_count_that_is_done_in_time_gives_the_move_of_the_count_alone(
    game: Game, name: str, ticks: Iterator[int]
) -> None:
    """In slices of one step: every look at the clock takes a second."""
    bot = bots.BOTS[name](game)
    count = max(COUNTS[name], 2)
    for state in some(game, game.seats[-1], 4):
        seen, legal, rngs = (
            observed(game, state),
            game.rules.legal(state),
            [generator(), generator()],
        )
        alone = bot.choose(seen, legal, rngs[0], Budget(count))
        limited = bot.choose(seen, legal, rngs[1], Budget(count, seconds=1e9))
        assert (limited, rngs[1]) == (alone, rngs[0])
    assert next(ticks) > 4


@pytest.mark.parametrize(("game", "name"), SEARCHES, ids=called)
def test_the_time_ends_the_highest_count(game: Game, name: str, ticks: Iterator[int]) -> None:
    bot = bots.BOTS[name](game)
    state = some(game, game.seats[-1], 6)[3]
    legal = game.rules.legal(state)
    budget = Budget(count=bot.max_count, seconds=2.5)
    assert bot.choose(observed(game, state), legal, generator(), budget) in legal
    assert next(ticks) == 4  # it began at 0, went on at 1 and 2, and stopped at 3


@pytest.mark.parametrize("name", ["flat", "mcts"])
def test_the_time_ends_a_playout_that_never_ends(
    name: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if a game never ended: it is followed for PLIES, but not when the time is over."""
    kernels = load(MARRAKECH.kernels, "rollout", compiled=False)
    plies = 0

    def count(*ply: object) -> None:
        nonlocal plies
        plies += 1

    monkeypatch.setattr(kernels, "play_ply", count)
    bot = bots.BOTS[name](MARRAKECH, compiled=False)  # type: ignore[call-arg]
    state = some(MARRAKECH, 3, 6)[3]
    legal = MARRAKECH.rules.legal(state)
    clock.stops_at = 8
    assert bot.choose(state, legal, generator(), Budget(count=12, seconds=5)) in legal
    assert 64 <= plies <= 127


# What is best so far


def test_a_trial_that_is_cut_short_has_tried_all_moves_alike(clock: Clock) -> None:
    bot = FlatBot(MARRAKECH, compiled=False)
    state = next(s for s in decisions(MARRAKECH, 3, 2) if len(MARRAKECH.rules.legal(s)) == 12)
    clock.stops_at = 14  # after slices of 1, 2, 4, ... plies: time stands still before
    legal = MARRAKECH.rules.legal(state)
    code = bot.choose(state, legal, generator(), Budget(count=100_000, seconds=5))
    tried = {*map(int, bot.arms[1][:12])}
    assert min(tried) > 2
    assert max(tried) <= min(tried) + 1
    means = {
        code: value / tried
        for code, tried, value in list(zip(*map(list, bot.arms), strict=True))[:12]
    }
    assert means[code] == max(means.values())


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize(
    ("visits", "sums", "best"),
    [
        ([0, 0, 0, 0], [0, 0, 0, 0], 10),  # nothing was tried: what greedy likes best
        ([1, 1, 0, 0], [0, 5, 0, 0], 11),
        ([0, 1, 1, 0], [0, 0, 0, 0], 11),  # any that was tried is better known than others
        ([2, 2, 2, 9], [4, 6, 6, 90], 11),  # the first of equals; who was given up stays so
    ],
)
def test_the_best_so_far_is_alive_was_tried_and_has_the_highest_mean(
    visits: list[int], sums: list[int], best: int, compiled: bool
) -> None:
    halving = load(MARRAKECH.kernels, "searches.halving", compiled)
    schedule = [0] * halving.SCHEDULE
    schedule[halving.ALIVE] = 3
    arms = tuple(array(column, compiled) for column in ([10, 11, 12, 13], visits, sums))
    assert halving.best_arm(arms, array(schedule, compiled)) == best


@pytest.mark.parametrize("seconds", [0, 0.5])
def test_a_depth_that_is_not_finished_does_not_count(ticks: Iterator[int], seconds: float) -> None:
    """One step of two ahead is looked at, then the time is over."""
    bot = ExpectimaxBot(MARRAKECH, compiled=False)
    deeper = 0
    for state in islice(decisions(MARRAKECH, 4, 2), 60):
        legal = MARRAKECH.rules.legal(state)
        budgets = [Budget(count=1), Budget(count=3), Budget(count=3, seconds=seconds)]
        one, three, limited = (bot.choose(state, legal, generator(), each) for each in budgets)
        assert limited == one
        deeper += three != one
    assert deeper > 0


def test_the_deepest_that_is_finished_counts(clock: Clock) -> None:
    bot = ExpectimaxBot(MARRAKECH)
    state = next(
        s
        for s in decisions(MARRAKECH, 4, 2)
        if len(
            {
                bot.choose(s, MARRAKECH.rules.legal(s), generator(), Budget(count=n))
                for n in (1, 2, 3)
            }
        )
        == 3
    )
    legal = MARRAKECH.rules.legal(state)
    found = []
    for looks in range(2, 40):  # slices become twice as large with every look
        clock.looks, clock.stops_at = 0, looks
        found.append(bot.choose(state, legal, generator(), Budget(count=3, seconds=5)))
    wanted = [bot.choose(state, legal, generator(), Budget(count=n)) for n in (1, 2, 3)]
    assert list(dict.fromkeys(found)) == wanted
    assert found == sorted(found, key=wanted.index)
