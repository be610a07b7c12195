"""Games as environments of Gymnasium: a learner at one seat, bots at the others.

Version history: v0, the first.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from taros import games

from .encodings import bad_argument, check_choice, check_options
from .extras import require
from .single import RENDER_MODES, SingleGame
from .spaces import action_space, observation_box
from .vector import VectorEnv

gymnasium = require("gymnasium")
batch_space = require("gymnasium.vector.utils").batch_space
Env: Any = gymnasium.Env
BaseVectorEnv: Any = gymnasium.vector.VectorEnv

Info = dict[str, Any]


class TarosEnv(Env):  # type: ignore[misc]
    """A game of Taros against bots.

    Observations and actions are those of `VectorEnv`; `info["action_mask"]` and `action_masks()`
    say what is legal. An action that is not legal loses: `info["illegal"]`.
    """

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 4}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = ("greedy",),
        seat: int | None = 0,
        *,
        observation: str = "planes",
        actions: str = "small",
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """`bots` sit at the seats after `seat`, clockwise; their number is that of the seats less
        one. The rest is as of `VectorEnv`. Raises Unknown or BadOption."""
        _check_bots(game, bots)
        check_options(game, len(bots) + 1, options)
        self.vector = VectorEnv(
            game,
            1,
            len(bots) + 1,
            bots,
            seat=seat,
            observation=observation,
            actions=actions,
            reward=reward,
            autoreset=False,
            **options,
        )
        self.single = SingleGame(self.vector)
        self.observation_space = observation_box(self.vector)
        self.action_space = action_space(self.vector)
        self.render_mode = _checked_mode(render_mode)
        self.spec = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, Info]:
        """Begin a new game, and play until the learner is to act."""
        super().reset(seed=seed)
        self.single.reset(seed)
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, Info]:
        """Apply an action of the learner, and play until it is to act again."""
        self.single.step(action)
        step = self.single.step_arrays
        reward = float(step.rewards[0, self.seat])
        ended = bool(step.terminated[0]), bool(step.truncated[0])
        return self._observation(), reward, *ended, self._info()

    @property
    def seat(self) -> int:
        """The seat of the learner."""
        return int(self.vector._batch.counters[0][self.vector._stepping.LEARNER_AT])

    def action_masks(self) -> Any:
        """Return True for every legal action, as MaskablePPO of sb3-contrib asks."""
        return self.single.step_arrays.mask[0].copy()

    def render(self) -> Any:
        """Return what the learner may know, as text, SVG or pixels."""
        return self.single.render(self.render_mode, self.seat)

    def _repr_svg_(self) -> Any:
        """Return the picture that notebooks show."""
        return self.single.render("svg", self.seat)

    def _observation(self) -> Any:
        return self.single.observe(self.seat)

    def _info(self) -> Info:
        illegal = bool(self.single.step_arrays.illegal[0])
        return {"action_mask": self.single.mask(), "illegal": illegal}


class TarosVectorEnv(BaseVectorEnv):  # type: ignore[misc]
    """Many games of Taros against bots; a game that ends is followed by the next in the same step.

    Arrays are overwritten by the next step. `infos["final_obs"]` has a row for every game, which
    counts where `infos["_final_obs"]` is True.
    """

    metadata = {  # noqa: RUF012
        "render_modes": [*RENDER_MODES],
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: Sequence[str] = ("greedy",),
        seat: int | None = 0,
        *,
        observation: str = "planes",
        actions: str = "small",
        reward: str = "win",
        threads: int = 1,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Arguments as of `TarosEnv` and `VectorEnv`."""
        _check_bots(game, bots)
        check_options(game, len(bots) + 1, options)
        self.vector = VectorEnv(
            game,
            num_envs,
            len(bots) + 1,
            bots,
            seat=seat,
            observation=observation,
            actions=actions,
            reward=reward,
            threads=threads,
            **options,
        )
        self.num_envs = num_envs
        self.render_mode = _checked_mode(render_mode)
        self.single_observation_space = observation_box(self.vector)
        self.single_action_space = action_space(self.vector)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._rows = np.arange(num_envs)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, Info]:
        """Begin a new game in every row; row i is seeded with `seed` + i."""
        step = self.vector.reset(seed)
        return step.obs, {"action_mask": step.mask, "illegal": step.illegal}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Info]:
        """Apply an action of the learner to every game."""
        step = self.vector.step(actions)
        ended = step.terminated | step.truncated
        infos = {"action_mask": step.mask, "illegal": step.illegal}
        if ended.any():
            infos |= {"final_obs": step.final_obs, "_final_obs": ended}
        return (
            step.obs,
            step.rewards[self._rows, step.acted],
            step.terminated,
            step.truncated,
            infos,
        )

    def close_extras(self, **kwargs: Any) -> None:
        """End the threads."""
        self.vector.close()


def _check_bots(game: str, bots: Any) -> None:
    most = games.get(str(game)).seats[-1] - 1
    is_list = isinstance(bots, Sequence) and not isinstance(bots, str)
    if not is_list or not 1 <= len(bots) <= most:
        raise bad_argument("bots", bots, f'1 to {most} names, such as ("greedy",)')


def _checked_mode(mode: str | None) -> str | None:
    return mode if mode is None else check_choice("render_mode", mode, RENDER_MODES)


def register() -> None:
    """Register the games that ship with Taros: `taros/Marrakech-v0`, `taros/Regatta-v0`."""
    for game in ("marrakech", "regatta"):
        name = f"taros/{game.capitalize()}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="taros.envs.gymnasium_env:TarosEnv",
                vector_entry_point="taros.envs.gymnasium_env:TarosVectorEnv",
                kwargs={"game": game},
            )
