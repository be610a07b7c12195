"""What a learning program sees, what it chooses from, and what it is rewarded for, by name."""

from collections.abc import Mapping
from typing import Any

from taros import games
from taros.core.errors import BadOption
from taros.core.game import Game
from taros.core.options import option_text
from taros.kernels import load

OBSERVATIONS = ("planes", "ego", "features", "state")
ACTIONS = ("all", "small")
REWARDS = ("win", "points", "way home")
CHANCE_MODES = ("drawn", "explicit")


class Encoding:
    """The observations, actions and rewards that a game offers, for a number of seats."""

    def __init__(self, game: Game, seats: int, state_size: int) -> None:
        self.game = game
        kernel: Any = load(game.kernels, "encoding", compiled=False)
        self.notes: int = kernel.NOTES
        self.shapes: dict[str, tuple[int, ...]] = {
            "planes": kernel.planes_shape(seats),
            "ego": kernel.ego_shape(seats),
            "features": (kernel.num_numbers(seats),),
            "state": (state_size,),
        }
        self.sizes: dict[str, int] = {
            "all": kernel.NUM_MOVES or game.rules.codes,
            "small": kernel.SMALL_ACTIONS,
        }
        self.rewards = REWARDS if kernel.OWN_WAY else REWARDS[:-1]

    @property
    def observations(self) -> list[str]:
        """The names of the observations that the game offers."""
        return [name for name, shape in self.shapes.items() if shape and all(shape)]

    def shape(self, observation: str) -> tuple[int, ...]:
        """Return the shape of an observation. Raises BadOption if the game has none of the name."""
        return self.shapes[check_choice("observation", observation, self.observations)]

    def dtype(self, observation: str) -> str:
        """Return the name of the numpy type of an observation that `shape` has accepted."""
        if observation == "state":
            return "int64"
        return "uint8" if len(self.shapes[observation]) > 1 else "float32"

    def num_actions(self, actions: str) -> int:
        """Return how many actions a space has. Raises BadOption if the game has no such space."""
        allowed = [name for name, size in self.sizes.items() if size]
        return self.sizes[check_choice("actions", actions, allowed)]

    def reward(self, name: str) -> int:
        """Return the number of a reward, as in `learning/stepping.py` of the shared kernels.
        Raises BadOption."""
        return REWARDS.index(check_choice("reward", name, self.rewards))


def check_choice(name: str, value: object, allowed: Any) -> str:
    """Return `value` if it is one of the `allowed` words of argument `name`. Raises BadOption."""
    if not isinstance(value, str) or value not in allowed:
        raise bad_argument(name, value, ", ".join(allowed))
    return value


def check_options(game: str, seats: int, options: Mapping[str, Any]) -> None:
    """Raise BadOption unless `options` are options of the game, which can be set at its start."""
    games.choose_options(games.get(str(game)), seats, options)


def bad_argument(name: str, value: object, allowed: str) -> BadOption:
    """Return the error for argument `name`, which says what is allowed."""
    return BadOption("option-value", name=name, value=option_text(value)[:80], allowed=allowed)
