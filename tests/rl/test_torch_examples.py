"""The examples that need torch, in short."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = ["--test-games", "20", "--final-games", "40"]


def run(*command: str, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        text=True,
        timeout=900,
        env={**os.environ, "LANG": "en", **environment},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def checkpoint(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `ppo.py` has learned after some seconds."""
    path = tmp_path_factory.mktemp("ppo") / "ppo.pt"
    told = run(
        str(EXAMPLES / "ppo.py"), "--seats", "3", "--cpu-seconds", "6", *SHORT, "--out", str(path)
    )
    assert "40 games: " in told
    assert "environment" in told
    return path


def test_ppo_keeps_a_checkpoint_with_its_configuration(checkpoint: Path) -> None:
    kept = torch.load(checkpoint, weights_only=True)
    assert (kept["config"]["seats"], kept["config"]["observation"]) == (3, "ego")
    assert all(bool(torch.isfinite(weights).all()) for weights in kept["weights"].values())
    assert checkpoint.with_suffix(".svg").read_text().startswith("<svg")


def test_its_agent_is_a_bot(checkpoint: Path) -> None:
    """Also with another number of seats than it was trained for."""
    for bots in ("random", "random,random"):
        seats = f"{EXAMPLES / 'ppo.py'}:Agent,{bots}"
        command = ["-m", "taros", "simulate", "marrakech", "--seats", seats, "--games", "6"]
        result = json.loads(run(*command, "--json", TAROS_PPO_CHECKPOINT=str(checkpoint)))
        assert result["seats"][0]["bot"] == "ppo.Agent"
        assert result["seats"][0].get("faulty", 0) == 0


def load_ppo() -> Any:
    spec: Any = importlib.util.spec_from_file_location("ppo", EXAMPLES / "ppo.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_returns_are_those_of_every_seat() -> None:
    """With lambda 1: all that a seat is still rewarded with, up to the end of its game."""
    ppo = load_ppo()
    config = ppo.make_config(seats=3, games=2, steps=200, **{"lambda": 1.0})
    learner = ppo.Learner(config)
    learner.play()
    returns = learner.returns()
    assert learner.ended.any()
    for i in range(2):
        total = learner.values[-1, i].copy()
        for t in range(199, -1, -1):
            total = learner.rewards[t, i] + (0 if learner.ended[t, i] else total)
            np.testing.assert_allclose(returns[t, i], total)


def test_values_are_counted_from_the_seat_to_act() -> None:
    ppo = load_ppo()
    learner = ppo.Learner(ppo.make_config(seats=3, games=4, steps=30))
    learner.play()
    for t in range(30):
        with torch.no_grad():
            said = learner.network(learner.obs[t], learner.masks[t])[1].numpy()
        for i in range(4):
            actor = learner.actors[t, i]
            by_seat = [said[i, (seat - actor) % 3] for seat in range(3)]
            np.testing.assert_allclose(learner.values[t, i], by_seat, rtol=1e-5)
        assert learner.masks[t].gather(1, learner.actions[t, :, None]).all()


def test_stable_baselines_learns(tmp_path: Path) -> None:
    out = tmp_path / "sb3.zip"
    told = run(
        "-W",
        "ignore",
        str(EXAMPLES / "sb3.py"),
        *("--steps", "2048", "--games", "4", *SHORT, "--out", str(out)),
    )
    assert "40 games: " in told
    assert out.stat().st_size > 1000
    assert json.loads(out.with_suffix(".json").read_text())["steps"] == 2048
    assert out.with_suffix(".svg").read_text().startswith("<svg")
