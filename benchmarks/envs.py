"""Environments beside those of others: steps a second of CPU time, with random legal actions.

A step is a decision of a player, everywhere: outcomes of chance between two of them are no steps.
"""

import importlib.util
import os
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np

import anchors
import taros.envs.openspiel  # noqa: F401  registers the games
from measure import Measure
from taros.envs import VectorEnv

ROUNDS = 3
GAMES = 4096
MASKS = 10_000_000  # steps a second without observations
IDLE = 0.7  # load below which wall time says something of threads; above it, they are left out


def measures() -> Iterator[Measure]:
    connect_four = anchors.Pgx("connect_four", 20)
    backgammon, pool = anchors.Pgx("backgammon", 2), anchors.EnvPool(10)
    rates = _best_rates(
        {
            "planes": lambda: _vector("marrakech", 4, "planes", GAMES, 60),
            "mask": lambda: _vector("marrakech", 4, None, GAMES, 60),
            "connect_four": connect_four.rate,
            "pgx": backgammon.rate,
            "envpool": pool.rate,
            "regatta": lambda: _vector("regatta", 2, "features", 64, 60),
            "gymnasium": lambda: _gymnasium(4000),
            "agents": lambda: anchors.agents("taros/marrakech-v0", 4000),
            "tictactoe": lambda: anchors.agents("classic/tictactoe_v3", 4000),
            "openspiel": lambda: anchors.spiel("taros_marrakech", 4000),
            "pyspiel": lambda: anchors.spiel("backgammon", 4000),
        }
    )
    planes = "VectorEnv Marrakech for four, planes and mask"
    yield Measure(planes, rates["planes"], "steps/s")
    beside = {"pgx": ("pgx backgammon", 50), "envpool": ("EnvPool backgammon", 20)}
    for name, (label, target) in {**beside, "connect_four": ("pgx connect_four", 1)}.items():
        yield Measure(label, rates[name], "steps/s")
        yield Measure(f"{planes}, beside it", rates["planes"] / rates[name], "times", target)
    yield Measure("VectorEnv Marrakech for four, mask only", rates["mask"], "steps/s", MASKS)
    regatta = rates["regatta"] / rates["pyspiel"]
    yield Measure("VectorEnv Regatta, features, beside pyspiel backgammon", regatta, "times", 1)
    for name in ("agents", "gymnasium"):
        ratio = rates[name] / rates["tictactoe"]
        yield Measure(f"Marrakech, {name}, beside PettingZoo's tictactoe", ratio, "times", 3)
    spiel = rates["openspiel"] / rates["pyspiel"]
    yield Measure("Marrakech in OpenSpiel beside pyspiel backgammon", spiel, "times", 0.5)
    yield Measure("examples/ppo.py: environment's share of the time", _ppo(), "%", at_most=10)
    if os.getloadavg()[0] < IDLE and (os.cpu_count() or 1) > 1:
        gain = _two_threads(GAMES, 60)
        yield Measure("VectorEnv Marrakech, planes, two threads beside one", gain, "times", 1.6)


def _ppo() -> float:
    """Return the part of an update's time in percent that its environment takes."""
    path = Path(__file__).parents[1] / "examples" / "ppo.py"
    spec: Any = importlib.util.spec_from_file_location("ppo", path)
    ppo = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ppo)
    learner = ppo.Learner(ppo.make_config(seats=4))
    learner.play()
    learner.learn(0.001)  # compiles, and makes buffers
    learner.env_seconds, began = 0.0, time.process_time()
    for _ in range(ROUNDS):
        learner.play()
        learner.learn(0.001)
    return float(100 * learner.env_seconds / (time.process_time() - began))


def _best_rates(work: dict[str, Callable[[], float]]) -> dict[str, float]:
    """In turn, so that a busy moment of the machine meets all of them."""
    best = dict.fromkeys(work, 0.0)
    for _ in range(ROUNDS):
        for name, run in work.items():
            best[name] = max(best[name], run())
    return best


def _vector(game: str, seats: int, observation: str | None, games: int, steps: int) -> float:
    """Steps alone are timed: choosing actions by numpy would take longer than they do."""
    env = VectorEnv(game, games, seats, observation=observation, actions="small")
    step, rng, seconds = env.reset(seed=1), np.random.default_rng(1), 0.0
    for _ in range(steps):
        actions = (rng.random(step.mask.shape) * step.mask).argmax(1)
        began = time.process_time()
        step = env.step(actions)
        seconds += time.process_time() - began
    return games * steps / seconds


def _two_threads(games: int, steps: int) -> float:
    """How many times as many steps two threads take in a second of wall time as one does."""
    best = {1: 0.0, 2: 0.0}
    envs = {
        threads: VectorEnv(
            "marrakech", games, 4, observation="planes", actions="small", threads=threads
        )
        for threads in best
    }
    for _ in range(ROUNDS):
        for threads, env in envs.items():
            mask, seconds = env.reset(seed=1).mask, 0.0
            for _ in range(steps):
                actions = mask.argmax(1)
                began = time.perf_counter()
                mask = env.step(actions).mask
                seconds += time.perf_counter() - began
            best[threads] = max(best[threads], games * steps / seconds)
    for env in envs.values():
        env.close()
    return best[2] / best[1]


def _gymnasium(steps: int) -> float:
    env: Any = gymnasium.make("taros.envs:taros/Marrakech-v0", bots=("random",)).unwrapped
    env.reset(seed=1)
    mask, seconds = env.action_masks(), 0.0
    for _ in range(steps):
        action = int(mask.argmax())
        began = time.process_time()
        _, _, over, _, _ = env.step(action)
        if over:
            env.reset()
        seconds += time.process_time() - began
        mask = env.action_masks()
    return steps / seconds
