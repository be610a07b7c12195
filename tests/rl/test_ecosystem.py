"""What others make of the environments: Stable-Baselines3, Shimmy, OpenSpiel, videos."""

import unittest
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from absl import flags
from gymnasium.wrappers import RecordVideo
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0
from stable_baselines3.common.env_checker import check_env

import taros.envs.openspiel  # noqa: F401  registers the games

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of pygame, where it is installed
    from pettingzoo.test import api_test

NAMES = {"marrakech": "taros.envs:taros/Marrakech-v0", "regatta": "taros.envs:taros/Regatta-v0"}
SEATS = [(game, seats) for game in NAMES for seats in (2, 3, 4)]


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """These libraries warn of each other, and of observations that are no images."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_stable_baselines_accepts_it(game: str, seats: int) -> None:
    env = gymnasium.make(NAMES[game], bots=("greedy",) * (seats - 1), observation="features")
    check_env(env.unwrapped, warn=False)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_shimmy_wraps_it_for_pettingzoo(game: str, seats: int) -> None:
    wrapped = OpenSpielCompatibilityV0(game_name=f"taros_{game}", config={"players": seats})
    api_test(wrapped, num_cycles=20)


def test_openspiel_finds_no_fault() -> None:
    """Its own tests of every game that is registered when they are imported, for ours alone."""
    from open_spiel.integration_tests import api_test as openspiel_tests

    flags.FLAGS(["tests", "--test_only_games=taros_.*"])
    suite = openspiel_tests.load_tests(unittest.TestLoader(), (), None)
    result = unittest.TextTestRunner().run(suite)
    assert result.testsRun >= 10
    assert result.wasSuccessful()


@pytest.mark.parametrize("game", NAMES)
def test_gymnasium_makes_a_video(game: str, tmp_path: Path) -> None:
    arguments: dict[str, Any] = {"bots": ("greedy",), "render_mode": "rgb_array"}
    env: Any = RecordVideo(gymnasium.make(NAMES[game], **arguments), str(tmp_path))
    _, info = env.reset(seed=1)
    for _ in range(3):
        *_, info = env.step(int(np.argmax(info["action_mask"])))
    env.close()
    (video,) = tmp_path.glob("*.mp4")
    assert video.stat().st_size > 1000
