"""Games of `taros dataset` as datasets of Minari: what one bot saw and did, game by game."""

import shutil
import warnings
from collections.abc import Callable, Iterator
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np

import taros
from taros.arena.dataset import DatasetPlan
from taros.core.errors import BadOption
from taros.core.game import State

from .dataset import EXTRA, Dataset, load_dataset
from .encodings import bad_argument
from .extras import is_installed, require
from .single import SingleGame
from .vector import VectorEnv

NAMES = "a name such as taros/marrakech/learned-v0"


def check_minari(name: str, plan: DatasetPlan, observation: str) -> None:
    """Raise BadOption unless Minari is installed, and a new dataset `name` can be made."""
    if not is_installed("minari"):
        raise BadOption("dataset-no-minari")
    _folder(name)
    _make_vector(plan, observation)


def write_minari(
    path: str | PathLike[str],
    name: str,
    observation: str = "planes",
    progress: Callable[[int], None] = lambda games: None,
) -> int:
    """Write the games of a Parquet file as the Minari dataset `name`, and return how many they are.

    An episode is a game as the bot met it that is the first of the plan: what it saw, the codes of
    its moves, what was legal, and the reward `win`. Games in which it had no seat are left out.
    Raises BadOption if there is such a dataset, or the game has no such observation.
    """
    minari = require("minari", EXTRA)
    folder = _folder(name)
    dataset = load_dataset(path)
    plan = dataset.card.plan
    replay = Replay(_make_vector(plan, observation), dataset)
    seated = [i for i in range(len(dataset)) if replay.seat(i) is not None]
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # of an author and links that we have not
            minari.create_dataset_from_buffers(
                name,
                replay.episodes(seated, progress),
                env=_env_spec(plan, observation),
                algorithm_name=plan.bots[0],
                description=_description(plan, len(dataset)),
                requirements=[f"taros[rl]=={taros.__version__}"],
                jpeg_encoding=False,
            )
    except BaseException:
        shutil.rmtree(folder, ignore_errors=True)
        raise
    return len(seated)


def _folder(name: str) -> Path:
    """Return the folder of a dataset that is not there yet."""
    names = require("minari.dataset.minari_dataset", EXTRA)
    try:
        names.parse_dataset_id(name)
    except ValueError:
        raise bad_argument("minari", name, NAMES) from None
    root = require("minari.storage", EXTRA)
    folder = Path(root.get_dataset_path(name))
    if folder.exists():
        raise BadOption("dataset-minari-exists", name=name, path=str(folder))
    return folder


def _make_vector(plan: DatasetPlan, observation: str) -> VectorEnv:
    options: dict[str, Any] = {**plan.options}
    return VectorEnv(plan.game, 1, plan.seats, observation=observation, **options)


def _env_spec(plan: DatasetPlan, observation: str) -> Any:
    """Return the environment of Gymnasium in which the learner takes the first bot's seat."""
    spec = require("gymnasium").spec(f"taros/{plan.game.capitalize()}-v0")
    bots = [plan.bots[place % len(plan.bots)] for place in range(1, plan.seats)]
    kinds = {"observation": observation, "actions": "all"}
    spec.kwargs = {**spec.kwargs, "bots": bots, "seat": None, **kinds, **plan.options}
    return spec


def _description(plan: DatasetPlan, count: int) -> str:
    options = "".join(f", {name} {value}" for name, value in plan.options.items())
    return (
        f"{plan.bots[0]} in {count:,} games of {plan.game} for {plan.seats} between "
        f"{', '.join(plan.bots)}{options}; seed {plan.seed}, rules and bots {plan.code}"
    )


class Replay:
    """Plays the games of a dataset again, and notes what the first bot saw and did."""

    def __init__(self, vector: VectorEnv, dataset: Dataset) -> None:
        self.dataset = dataset
        self.vector = vector
        self.single = SingleGame(vector)
        vector.reset(seed=0)
        self._arrays = vector.get_state()

    def seat(self, i: int) -> int | None:
        """Return the seat of the first bot in game `i`, None if it had none."""
        first, bots = self.dataset.card.plan.bots[0], self.dataset.bots[i]
        return bots.index(first) if first in bots else None

    def episodes(self, chosen: list[int], progress: Callable[[int], None]) -> Iterator[Any]:
        """Yield an episode of Minari for each of the `chosen` games."""
        buffers = require("minari.data_collector", EXTRA)
        for number, i in enumerate(chosen):
            seat = self.seat(i)
            assert seat is not None
            yield buffers.EpisodeBuffer(id=number, **self._episode(i, seat))
            progress(1)

    def _episode(self, i: int, seat: int) -> dict[str, Any]:
        """Return the arrays of game `i`; one more observation and mask than there are moves."""
        rules = self.vector.game.rules
        seen, masks, actions = [], [], []
        state, code = rules.new(self.vector.seats, self.vector.options), 0
        for state, code in self.dataset.replay(i):
            if rules.to_act(state) == seat:
                self._show(state)
                seen.append(self.single.observe(seat))
                masks.append(self.single.mask())
                actions.append(code)
        rules.apply(state, code)
        self._show(state)
        seen.append(self.single.observe(seat))
        masks.append(np.zeros_like(masks[0]))
        return {
            "observations": np.array(seen),
            "actions": np.array(actions, np.int64),
            "infos": {"action_mask": np.array(masks)},
            **self._ends(i, seat, len(actions)),
        }

    def _show(self, state: State) -> None:
        """Make `state` the one that the vector holds."""
        self._arrays["states"][0] = state
        self.vector.set_state(self._arrays)

    def _ends(self, i: int, seat: int, count: int) -> dict[str, Any]:
        """Return rewards and ends of the `count` moves of a seat in game `i`."""
        seats, places = self.vector.seats, self.dataset.places[i]
        whole = bool(places[0])
        rewards, ended = np.zeros(count), np.zeros(count, bool)
        ended[-1] = True
        if whole and seats > 1:
            share = (places[seat] == 1) / (places == 1).sum()
            rewards[-1] = (share * seats - 1) / (seats - 1)
        cut = np.zeros(count, bool)
        return {
            "rewards": rewards,
            "terminations": ended if whole else cut,
            "truncations": cut if whole else ended,
        }
