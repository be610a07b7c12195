"""Games as environments of PettingZoo."""

import copy
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

import taros.envs  # registers the games
from taros.core.errors import BadOption
from taros.envs import VectorEnv

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of pygame, where it is installed
    from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

SEATS = [
    *(("marrakech", seats) for seats in (2, 3, 4)),
    *(("regatta", seats) for seats in (2, 4)),
    pytest.param("regatta", 3, marks=pytest.mark.exhaustive),
]
CYCLES = {"marrakech": 300, "regatta": 60}


def make(game: str, **arguments: Any) -> Any:
    return pettingzoo.make("aec", f"taros/{game}-v0", **arguments)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """api_test warns of every observation that is a dict, and tests print."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_it_conforms(game: str, seats: int) -> None:
    api_test(make(game, seats=seats), CYCLES[game])


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_seeds_count(game: str, seats: int) -> None:
    seed_test(lambda: make(game, seats=seats), CYCLES[game])


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_the_parallel_wrapper_conforms(game: str, seats: int) -> None:
    environment = make(game, seats=seats)
    environment.metadata["is_parallelizable"] = True  # as far as the wrapper asks
    parallel_api_test(turn_based_aec_to_parallel(environment), CYCLES[game])


@pytest.mark.parametrize("game", ["marrakech", "regatta"])
def test_it_draws(game: str) -> None:
    is_svg = {"svg": lambda drawn: drawn.startswith("<svg")}
    render_test(lambda render_mode: make(game, render_mode=render_mode), is_svg)


def test_agents_play_what_a_vector_plays() -> None:
    """Rewards, observations and masks equal those of a vector in self-play."""
    vector = VectorEnv("marrakech", 1, 3, observation="planes", actions="small")
    environment = make("marrakech", seats=3)
    rng = np.random.default_rng(2)
    step, rewards = vector.reset(seed=5), [0.0]
    environment.reset(seed=5)
    for agent in environment.agent_iter():
        seen, reward, over, _, _ = environment.last()
        if over:
            assert reward == rewards[int(agent[-1])]
            environment.step(None)
            continue
        np.testing.assert_array_equal(seen["observation"], step.obs[0])
        np.testing.assert_array_equal(seen["action_mask"], step.mask[0])
        assert agent == f"seat_{step.actor[0]}"
        action = int((rng.random(15) * step.mask[0]).argmax())
        step = vector.step([action])
        rewards = step.rewards[0].tolist()
        environment.step(action)
    assert step.terminated[0]
    assert sum(rewards) == pytest.approx(0)
    assert taros.envs.VectorEnv is VectorEnv


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"seats": 5}, "seats"),
        ({"observation": None}, "observation"),
        ({"actions": "tiny"}, "actions"),
        ({"render_mode": "hologram"}, "render_mode"),
        ({"bots": ("greedy",)}, "bots"),
        ({"chance": "explicit"}, "chance"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(BadOption, match=f"Option {named}|no option {named}"):
        make("marrakech", **arguments)


def test_bad_actions_step_nothing() -> None:
    environment = make("marrakech")
    with pytest.raises(BadOption, match="Call reset first"):
        environment.step(0)
    environment.reset(seed=1)
    before = environment.vector.get_state()["states"]
    with pytest.raises(BadOption, match=r"Option action: left .*a whole number"):
        environment.step("left")
    np.testing.assert_array_equal(environment.vector.get_state()["states"], before)


def test_a_copy_goes_on_alike() -> None:
    environment = make("marrakech", seats=3)
    environment.reset(seed=5)
    other = copy.deepcopy(environment)
    for _ in range(8):
        assert environment.agent_selection == other.agent_selection
        for agent in environment.agents:
            for name, array in environment.observe(agent).items():
                np.testing.assert_array_equal(array, other.observe(agent)[name])
        action = int(environment.last()[0]["action_mask"].argmax())
        environment.step(action)
        other.step(action)


def test_those_who_wait_see_no_hand_but_their_own() -> None:
    environment = make("regatta", seats=3, observation="state")
    environment.reset(seed=5)
    state = environment.vector.state(0)
    hands = [state[slice(start, start + 24)] for start in range(243, 243 + 72, 24)]
    assert all(sum(hand) == 5 for hand in hands)
    for seat, agent in enumerate(environment.possible_agents):
        seen = environment.observe(agent)["observation"].tolist()
        for other, hand in enumerate(hands):
            shown = seen[243 + 24 * other : 267 + 24 * other]
            assert shown == (hand if other == seat else [0] * 24)
        assert environment.observe(agent)["action_mask"].any() == (seat == 0)
