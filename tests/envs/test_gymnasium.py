"""Games as environments of Gymnasium."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from taros.core.errors import BadOption

NAMES = {"marrakech": "taros.envs:taros/Marrakech-v0", "regatta": "taros.envs:taros/Regatta-v0"}
SEATS = [
    *(("marrakech", seats) for seats in (2, 3, 4)),
    *(("regatta", seats) for seats in (2, 4)),
    pytest.param("regatta", 3, marks=pytest.mark.exhaustive),
]
GAMES_COMPARED = 200


def make(game: str, seats: int, **arguments: Any) -> Any:
    return gymnasium.make(NAMES[game], bots=("greedy",) * (seats - 1), **arguments).unwrapped


@pytest.mark.parametrize(("game", "seats"), SEATS)
@pytest.mark.parametrize("observation", ["planes", "features"])
def test_it_conforms(game: str, seats: int, observation: str) -> None:
    check_env(make(game, seats, observation=observation))


@pytest.mark.parametrize("actions", ["small", "all"])
def test_a_vector_equals_single_environments(actions: str) -> None:
    compare(actions, GAMES_COMPARED)


@pytest.mark.exhaustive
def test_a_vector_equals_single_environments_over_ten_thousand_games() -> None:
    compare("small", 10_000)


def compare(actions: str, games: int) -> None:
    """Play `games` games in a vector and in single environments; all must be equal."""
    arguments: dict[str, Any] = {"bots": ("greedy", "random"), "seat": None, "reward": "points"}
    arguments |= {"observation": "ego", "actions": actions}
    vector = gymnasium.make_vec(NAMES["marrakech"], num_envs=8, threads=3, **arguments)
    singles: list[Any] = [
        gymnasium.make(NAMES["marrakech"], **arguments).unwrapped for _ in range(8)
    ]
    rng = np.random.default_rng(1)
    rows, infos = vector.reset(seed=40)
    for i, single in enumerate(singles):
        np.testing.assert_array_equal(single.reset(seed=40 + i)[0], rows[i])
    ended = 0
    while ended < games:
        mask = infos["action_mask"].copy()
        chosen = (rng.random(mask.shape) * mask).argmax(1)
        chosen[rng.random(8) < 0.01] = 0  # which is often illegal
        rows, rewards, terminated, truncated, infos = vector.step(chosen)
        for i, single in enumerate(singles):
            assert (single.action_masks() == mask[i]).all()
            row, reward, over, cut, info = single.step(chosen[i])
            facts = (rewards[i], terminated[i], truncated[i], infos["illegal"][i])
            assert (reward, over, cut, info["illegal"]) == facts
            if over:
                assert infos["_final_obs"][i]
                np.testing.assert_array_equal(row, infos["final_obs"][i])
                row, info = single.reset()
                ended += 1
            np.testing.assert_array_equal(row, rows[i])
            np.testing.assert_array_equal(info["action_mask"], infos["action_mask"][i])
    vector.close()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("game", NAMES)
def test_copies_go_on_alike(game: str, copied: Callable[[Any], Any]) -> None:
    env = make(game, 2)
    env.reset(seed=3)
    for _ in range(5):
        env.step(int(env.action_masks().argmax()))
    other = copied(env)
    for _ in range(5):
        assert (env.action_masks() == other.action_masks()).all()
        action = int(env.action_masks().argmax())
        (seen, *results, info), (seen_by_copy, *others, _) = env.step(action), other.step(action)
        np.testing.assert_array_equal(seen, seen_by_copy)
        assert results == others
        assert info["action_mask"].any()


def test_an_illegal_action_loses() -> None:
    env = make("marrakech", 3)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(14)
    assert (reward, terminated, truncated, info["illegal"]) == (-0.5, True, False, True)


@pytest.mark.parametrize("game", NAMES)
def test_it_draws(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    drawn = {}
    for mode in ("ansi", "svg", "human"):
        env = make(game, 2, render_mode=mode)
        env.reset(seed=1)
        drawn[mode] = env.render()
    assert drawn["human"] is None
    assert capsys.readouterr().out.strip() == drawn["ansi"].strip() != ""
    assert drawn["svg"].startswith("<svg")
    assert env._repr_svg_() == drawn["svg"]


@pytest.mark.parametrize("game", NAMES)
def test_it_draws_pixels(game: str) -> None:
    """Another picture after a step, of one size."""
    env = make(game, 2, render_mode="rgb_array")
    env.reset(seed=1)
    before = env.render()
    env.step(int(env.action_masks().argmax()))
    after = env.render()
    assert before.dtype == np.uint8
    assert before.shape == after.shape == (640, 640, 3)
    assert before.std() > 10
    assert (before != after).any()


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"bots": "greedy"}, "bots"),
        ({"bots": ()}, "bots"),
        ({"bots": ("greedy",) * 4}, "bots"),
        ({"observation": None}, "observation"),
        ({"seats": 4}, "seats"),
        ({"chance": "explicit"}, "chance"),
        ({"observation": "pixels"}, "observation"),
        ({"seat": 2}, "seat"),
    ],
)
def test_bad_arguments_are_named(arguments: dict[str, Any], named: str) -> None:
    for make_env in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(BadOption, match=f"Option {named}|no option {named}"):
            make_env(NAMES["marrakech"], **arguments)


def test_unknown_render_modes_are_refused() -> None:
    """Gymnasium warns of them first."""
    with pytest.warns(UserWarning, match="hologram"), pytest.raises(BadOption, match="render_mode"):
        gymnasium.make(NAMES["marrakech"], render_mode="hologram")


@pytest.mark.parametrize("action", ["left", None, 1.0, np.array([1, 2])])
def test_bad_actions_step_nothing(action: Any) -> None:
    env = make("marrakech", 2)
    with pytest.raises(BadOption, match="Call reset first"):
        env.step(0)
    env.reset(seed=1)
    before = env.vector.get_state()["states"]
    with pytest.raises(BadOption, match=r"Option action: .*a whole number"):
        env.step(action)
    np.testing.assert_array_equal(env.vector.get_state()["states"], before)


def test_missing_extras_are_named() -> None:
    """Without them, vectors still work; whatever needs one says how to install it."""
    code = """
from importlib.machinery import PathFinder
find, missing = PathFinder.find_spec, {"gymnasium", "pettingzoo", "pyspiel", "pyarrow", "PIL"}
PathFinder.find_spec = lambda name, *rest: None if name in missing else find(name, *rest)
from taros.envs import VectorEnv, load_dataset
from taros.envs.single import pixels
VectorEnv("marrakech", 1, 2, compiled=False).reset()
for need in (
    lambda: __import__("taros.envs.gymnasium_env"),
    lambda: __import__("taros.envs.pettingzoo_env"),
    lambda: __import__("taros.envs.openspiel"),
    lambda: load_dataset("games.parquet"),
    lambda: pixels("<svg/>"),
):
    try:
        need()
    except ImportError as error:
        print(error)
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=True)
    commands = [line.partition("pip install ")[2] for line in done.stdout.splitlines()]
    assert commands == ["'taros[rl]'", "'taros[rl]'", "open-spiel", "'taros[data]'", "'taros[rl]'"]
