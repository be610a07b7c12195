"""Environments for learning: vectors of games, and the games for Gymnasium, PettingZoo, OpenSpiel.

>>> from taros.envs import VectorEnv
>>> env = VectorEnv("marrakech", num_envs=3, seats=4, observation="planes")
>>> step = env.reset(seed=1)
>>> step.obs.shape, step.mask.shape, step.actor.tolist()
((3, 11, 7, 7), (3, 87), [0, 0, 0])

`VectorEnv` needs numpy only. Importing this package registers the environments of Gymnasium and
PettingZoo, where these are installed: `pip install 'taros[rl]'`.
"""

from .afterstates import AfterstateArrays, Afterstates
from .dataset import Dataset, load_dataset
from .encodings import ACTIONS, OBSERVATIONS, REWARDS
from .extras import is_installed
from .vector import Step, VectorEnv

__all__ = [
    "ACTIONS",
    "OBSERVATIONS",
    "REWARDS",
    "AfterstateArrays",
    "Afterstates",
    "Dataset",
    "Step",
    "VectorEnv",
    "load_dataset",
]

if is_installed("gymnasium"):
    from . import gymnasium_env

    gymnasium_env.register()

if is_installed("pettingzoo") and is_installed("gymnasium"):
    from . import pettingzoo_env

    pettingzoo_env.register()
