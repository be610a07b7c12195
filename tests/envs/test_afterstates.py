"""What comes of every action: all of it, with its chances, as the rules say."""

from typing import Any

import numpy as np
import pytest

from taros.core.errors import BadOption
from taros.core.game import CHANCE, OVER
from taros.envs import Afterstates, VectorEnv
from taros.kernels import load


def make(seats: int, steps: int, **arguments: Any) -> VectorEnv:
    env = VectorEnv("marrakech", 4, seats, observation="features", actions="small", **arguments)
    step, rng = env.reset(seed=6), np.random.default_rng(1)
    for _ in range(steps):
        step = env.step((rng.random(step.mask.shape) * step.mask).argmax(1))
    return env


def by_the_rules(env: VectorEnv, i: int) -> list[tuple[int, float, int, list[float]]]:
    """Return action, chance, actor and features of every afterstate of game `i`."""
    rules, rows = env.game.rules, []
    encoding: Any = load(env.game.kernels, "encoding", compiled=False)
    for action in np.flatnonzero(env._own.mask[i]).tolist():
        state = env.state(i)
        rules.apply(state, env.code(i, action))
        branches: list[tuple[float, list[int]]] = [(1.0, state)]
        if rules.to_act(state) == CHANCE:
            weights = rules.outcomes(state)
            total, branches = sum(weight for _, weight in weights), []
            for code, weight in weights:
                branches.append((weight / total, list(state)))
                rules.apply(branches[-1][1], code)
        for chance, after in branches:
            actor = rules.to_act(after)
            x = [0.0] * encoding.num_numbers(env.seats)
            if actor != OVER:
                encoding.write_numbers(list(after), actor, [0] * encoding.NOTES, x)
            rows.append((action, chance, max(actor, -1), x))
    return rows


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(("steps", "threads"), [(44, 1), (45, 3)])
def test_they_are_those_of_the_rules(seats: int, steps: int, threads: int) -> None:
    """Before Assam is turned, and before a rug is laid."""
    env = make(seats, steps, threads=threads)
    before = env.get_state()
    found = Afterstates(env).expand()
    for i in range(4):
        rows = np.flatnonzero(found.games == i)
        expected = by_the_rules(env, i)
        assert found.actions[rows].tolist() == [action for action, *_ in expected]
        np.testing.assert_allclose(found.chances[rows], [chance for _, chance, *_ in expected])
        assert found.actors[rows].tolist() == [actor for _, _, actor, _ in expected]
        for row, (_, _, actor, x) in zip(rows, expected, strict=True):
            if actor >= 0:
                np.testing.assert_allclose(found.features[row], x, rtol=1e-6)
        assert set(found.movers[rows]) == {env.game.rules.to_act(env.state(i))}
    for name, rows_of_state in env.get_state().items():
        np.testing.assert_array_equal(rows_of_state, before[name])
    env.close()


def test_the_end_says_who_won() -> None:
    """Play until an action ends a game; shares are those of the rewards."""
    env = VectorEnv("marrakech", 8, 3, observation="features", actions="small")
    afterstates, rng = Afterstates(env), np.random.default_rng(2)
    step, ends = env.reset(seed=1), 0
    while ends < 3:
        found = afterstates.expand()
        last = {
            (int(found.games[k]), int(found.actions[k])): found.shares[k].copy()
            for k in np.flatnonzero((found.actors < 0) & (found.chances == 1))
        }
        actions = (rng.random(step.mask.shape) * step.mask).argmax(1)
        step = env.step(actions)
        for i in np.flatnonzero(step.terminated).tolist():
            shares = last.get((i, int(actions[i])))
            if shares is not None:
                np.testing.assert_allclose((3 * shares - 1) / 2, step.rewards[i])
                ends += 1


def test_games_that_hide_something_are_refused() -> None:
    with pytest.raises(BadOption, match="hide nothing"):
        Afterstates(VectorEnv("regatta", 1, 2, observation="features"))
