"""The spaces of Gymnasium for what a vector of games sees and chooses from."""

from typing import Any

import numpy as np

from .encodings import check_choice
from .vector import VectorEnv

HIGHEST = 10_000.0  # no feature is farther from zero, with any options


def observation_box(vector: VectorEnv) -> Any:
    """Return the space of one observation. Raises BadOption if there is none."""
    from gymnasium.spaces import Box

    check_choice("observation", vector.observation, vector.encoding.observations)
    dtype = np.dtype(vector.obs_dtype)
    if dtype.kind == "f":
        return Box(-HIGHEST, HIGHEST, vector.obs_shape, np.float32)
    limits: Any = np.iinfo(vector.obs_dtype)
    return Box(limits.min, limits.max, vector.obs_shape, dtype.type)


def action_space(vector: VectorEnv) -> Any:
    """Return the space of one action."""
    from gymnasium.spaces import Discrete

    return Discrete(vector.num_actions)
