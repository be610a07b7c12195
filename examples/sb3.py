"""Learn Marrakech or Regatta with MaskablePPO of sb3-contrib, against fixed bots.

    pip install 'taros[examples]'
    python examples/sb3.py --steps 200000
    python examples/sb3.py --game regatta --observation features

This shows that the environments fit Stable-Baselines3: the algorithm asks `action_masks()` of
every environment what is legal. It steps them one by one in Python: `ppo.py` and `td.py` learn far
more in the same time.
"""

import argparse
import json
import math
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.vec_env import VecEnv

from taros.envs import VectorEnv

# Knobs
GAME = "marrakech"
BOTS = "greedy"  # a name for every other seat
OBSERVATION = "ego"
REWARD = "points"
STEPS = 200_000
GAMES = 16  # side by side
UNITS = 128
THREADS = 1
FINAL_GAMES = 1_000
SEED = 1


def env_arguments(config: dict[str, Any]) -> dict[str, Any]:
    bots = tuple(config["bots"].split(","))
    return {"bots": bots, "seat": None, "observation": config["observation"]}


def make_envs(config: dict[str, Any]) -> VecEnv:
    """Return environments as Stable-Baselines3 steps them."""

    def make() -> gymnasium.Env[Any, Any]:
        name = f"taros.envs:taros/{config['game'].capitalize()}-v0"
        made = gymnasium.make(name, reward=config["reward"], **env_arguments(config))
        return gymnasium.wrappers.FlattenObservation(made)

    return make_vec_env(make, n_envs=config["games"], seed=config["seed"])


def win_share(model: Any, config: dict[str, Any], games: int, seed: int) -> tuple[float, float]:
    """Play against the bots; return the share of wins, and half the width of its 95 % interval.

    Every row plays equally many games: a fixed number of first ends would prefer short games.
    """
    arguments = env_arguments(config)
    seats, rows = len(arguments["bots"]) + 1, min(100, games)
    env = VectorEnv(config["game"], rows, seats, actions="small", **arguments)
    left, won = np.full(rows, games // rows), []
    step = env.reset(seed=seed)
    while left.any():
        obs = step.obs.reshape(rows, -1)
        step = env.step(model.predict(obs, action_masks=step.mask, deterministic=True)[0])
        for i in np.flatnonzero(step.terminated & (left > 0)):
            won.append((step.rewards[i, step.acted[i]] * (seats - 1) + 1) / seats)
            left[i] -= 1
    return float(np.mean(won)), 1.96 * float(np.std(won)) / math.sqrt(len(won))


class Curve(BaseCallback):  # type: ignore[misc]
    """Shows and draws the share of wins after every tenth of the steps, and saves a checkpoint."""

    def __init__(self, config: dict[str, Any], out: Path) -> None:
        super().__init__()
        self.config, self.out = config, out
        self.points: list[tuple[int, float]] = []

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        if self.num_timesteps >= self.config["steps"] * len(self.points) / 10:
            share, _ = win_share(self.model, self.config, self.config["test_games"], 10**6)
            self.points.append((self.num_timesteps, share))
            print(f"{self.num_timesteps:9,} steps  wins {share:.1%}", flush=True)
            save(self.model, self.config, self.out)
            draw(self.points, self.config, self.out.with_suffix(".svg"))


def save(model: Any, config: dict[str, Any], out: Path) -> None:
    """Write the model as Stable-Baselines3 does, and beside it how it was made."""
    model.save(out)
    out.with_suffix(".json").write_text(json.dumps(config, indent=2), encoding="utf-8")


def draw(points: list[tuple[int, float]], config: dict[str, Any], path: Path) -> None:
    """Draw the share of wins over steps, as SVG."""
    end = max(config["steps"], points[-1][0])
    line = " ".join(f"{40 + 540 * s / end:.1f},{280 - 260 * share:.1f}" for s, share in points)
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 320" font-family="sans-serif">'
        f'<rect width="600" height="320" fill="white"/>'
        f'<path d="M40 20V280H580" fill="none" stroke="black"/>'
        f'<polyline points="{line}" fill="none" stroke="#0060a0" stroke-width="2"/>'
        f'<text x="40" y="300">0</text><text x="480" y="300">{end:,} steps</text>'
        f'<text x="44" y="16">share of wins against {config["bots"]}</text></svg>\n',
        encoding="utf-8",
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", choices=("marrakech", "regatta"), default=GAME)
    parser.add_argument("--bots", default=BOTS)
    parser.add_argument("--observation", default=OBSERVATION)
    parser.add_argument("--reward", default=REWARD)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--test-games", type=int, default=200)
    parser.add_argument("--final-games", type=int, default=FINAL_GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--out", type=Path, default=Path("sb3.zip"))
    asked = parser.parse_args()
    config: dict[str, Any] = {k: v for k, v in vars(asked).items() if k != "out"}
    torch.set_num_threads(THREADS)
    model = MaskablePPO(
        "MlpPolicy",
        make_envs(config),
        n_steps=128,
        batch_size=512,
        gamma=1.0,
        policy_kwargs={"net_arch": [UNITS, UNITS]},
        seed=asked.seed,
    )
    model.learn(asked.steps, callback=Curve(config, asked.out))
    save(model, config, asked.out)
    share, half = win_share(model, config, asked.final_games, 2 * 10**6)
    print(f"{asked.final_games:,} games: {share:.1%} ± {half:.1%} against {asked.bots}")


if __name__ == "__main__":
    main()
