"""Chance that a planner decides: nothing is drawn, and every outcome has its weight."""

from typing import Any

import numpy as np
import pytest

from taros import games
from taros.core.errors import BadOption
from taros.core.game import CHANCE, OVER
from taros.envs import VectorEnv


@pytest.mark.parametrize(("game", "steps"), [("marrakech", 300), ("regatta", 25)])
@pytest.mark.parametrize("compiled", [True, False])
def test_games_go_as_the_rules_say(game: str, steps: int, compiled: bool) -> None:
    """Actors, outcomes, weights and states are those of the rules, ply by ply."""
    env = VectorEnv(game, 2, 3, observation=None, chance="explicit", compiled=compiled)
    rules, rng = games.get(game).rules, np.random.default_rng(1)
    step = env.reset(seed=1)
    states = [env.state(i) for i in range(2)]
    drawn = 0
    for _ in range(steps):
        actions = []
        for i, state in enumerate(states):
            actor = rules.to_act(state)
            codes, weights = env.outcomes(i)
            assert step.actor[i] == max(actor, CHANCE)
            if actor == CHANCE:
                expected = rules.outcomes(state)
                assert list(zip(codes.tolist(), weights.tolist(), strict=True)) == expected
                assert not step.mask[i].any()
                actions.append(int(rng.integers(len(codes))))
                rules.apply(state, int(codes[actions[-1]]))
                drawn += 1
            else:
                assert len(codes) == 0
                actions.append(int(rng.choice(np.flatnonzero(step.mask[i]))))
                rules.apply(state, actions[-1])
        step = env.step(actions)
        for i in range(2):
            if rules.to_act(states[i]) == OVER:
                assert step.terminated[i]
                states[i] = env.state(i)
            assert env.state(i) == states[i]
    assert drawn > 5


def test_bots_move_between_outcomes() -> None:
    """A learner is asked for its own moves, and for outcomes, never for those of bots."""
    env = VectorEnv("marrakech", 4, 3, ("greedy", "random"), observation=None, chance="explicit")
    step, rng = env.reset(seed=2), np.random.default_rng(2)
    ended = 0
    while ended < 4:
        assert set(step.actor.tolist()) <= {0, CHANCE}
        luck = rng.random((4, 87))
        actions = (luck * step.mask).argmax(1)
        step = env.step(actions)
        assert not step.illegal.any()
        ended += int(step.terminated.sum())


@pytest.mark.parametrize("past", [True, False])
def test_an_outcome_that_there_is_not_steps_nothing(past: bool) -> None:
    env = VectorEnv("marrakech", 2, 2, chance="explicit")
    step = env.reset(seed=1)
    while step.actor[1] != CHANCE:
        step = env.step(step.mask.argmax(1))
    count = len(env.outcomes(1)[0])
    before = env.get_state()
    with pytest.raises(BadOption, match=rf"actions\[1\].*0 to {count - 1}"):
        env.step([0, count if past else -1])
    for name, rows in env.get_state().items():
        np.testing.assert_array_equal(rows, before[name])


def test_the_words_for_chance_are_named() -> None:
    unknown: Any = "lucky"
    with pytest.raises(BadOption, match="drawn, explicit"):
        VectorEnv("marrakech", 1, 2, chance=unknown)
