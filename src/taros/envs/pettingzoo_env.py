"""Games as environments of PettingZoo: one agent a seat, one action after the other (AEC).

Version history: v0, the first.
"""

from typing import Any

import numpy as np

from .encodings import check_choice, check_options
from .extras import require
from .single import RENDER_MODES, SingleGame
from .spaces import action_space, observation_box
from .vector import VectorEnv

pettingzoo = require("pettingzoo")
spaces = require("gymnasium.spaces")
AECEnv: Any = pettingzoo.AECEnv


class TarosAECEnv(AECEnv):  # type: ignore[misc]
    """A game of Taros with an agent at every seat: `seat_0`, `seat_1`, ...

    An observation is a dict of `observation` and `action_mask`; the mask of agents that do not act
    is all zero. An action that is not legal ends the game, and its agent loses:
    `infos[agent]["illegal"]`.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        observation: str = "planes",
        actions: str = "small",
        reward: str = "win",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """Arguments as of `VectorEnv`. Raises Unknown or BadOption."""
        super().__init__()
        check_options(game, seats, options)
        kinds: dict[str, Any] = {"observation": observation, "actions": actions, "reward": reward}
        self.vector = VectorEnv(game, 1, seats, autoreset=False, **kinds, **options)
        self.single = SingleGame(self.vector)
        self.metadata = {
            "name": f"taros_{game}_v0",
            "render_modes": [*RENDER_MODES],
            "is_parallelizable": False,
            "render_fps": 4,
        }
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agent_selection = self.possible_agents[0]
        self.terminations = dict.fromkeys(self.possible_agents, False)
        self.truncations = dict.fromkeys(self.possible_agents, False)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        mask = spaces.Box(0, 1, (self.vector.num_actions,), np.int8)
        box, choice = observation_box(self.vector), action_space(self.vector)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask})
            for agent in self.possible_agents
        }
        self._action_spaces = dict.fromkeys(self.possible_agents, choice)
        self._no_mask = np.zeros(self.vector.num_actions, np.int8)

    def observation_space(self, agent: str) -> Any:
        """Return the space of an agent's observations."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of an agent's actions."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        if seed is not None:
            for agent, space in self._action_spaces.items():
                space.seed(seed + self._seats[agent])
        self.single.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"illegal": False} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self._acting_agent()

    def step(self, action: Any) -> None:
        """Apply an action of the agent that is to act; None once it is dead."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.single.step(action)
        step = self.single.step_arrays
        rewards = step.rewards[0].tolist()
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        if step.terminated[0] or step.truncated[0]:
            ended, cut = bool(step.terminated[0]), bool(step.truncated[0])
            self.terminations = dict.fromkeys(self.agents, ended)
            self.truncations = dict.fromkeys(self.agents, cut)
            self.infos[agent] = {"illegal": bool(step.illegal[0])}
            self._accumulate_rewards()
            self._deads_step_first()
            return
        if any(rewards):
            self._accumulate_rewards()
        self.agent_selection = self._acting_agent()

    def _acting_agent(self) -> str:
        return self.possible_agents[int(self.single.step_arrays.actor[0])]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know, and which actions are legal for it."""
        seat = self._seats[agent]
        acts = seat == self.single.step_arrays.actor[0]
        mask = self.single.mask() if acts else self._no_mask.copy()
        return {"observation": self.single.observe(seat), "action_mask": mask}

    def render(self) -> Any:
        """Return what the agent to act may know, as text, SVG or pixels."""
        return self.single.render(self.render_mode, self._seats[self.agent_selection])

    def _repr_svg_(self) -> Any:
        """Return the picture that notebooks show."""
        return self.single.render("svg", self._seats[self.agent_selection])

    def close(self) -> None:
        """Release nothing: a game holds memory only."""


def marrakech(**arguments: Any) -> TarosAECEnv:
    """Make an environment of Marrakech."""
    return TarosAECEnv("marrakech", **arguments)


def regatta(**arguments: Any) -> TarosAECEnv:
    """Make an environment of Regatta."""
    return TarosAECEnv("regatta", **arguments)


def register() -> None:
    """Register the games that ship with Taros, where PettingZoo has a registry: 1.27 and later."""
    if not hasattr(pettingzoo, "register"):
        return
    for game in ("marrakech", "regatta"):
        pettingzoo.register("aec", f"taros/{game}-v0", entry_point=f"{__name__}:{game}")
