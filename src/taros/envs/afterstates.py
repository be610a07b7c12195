"""What comes of every legal action, for programs that learn the value of states."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from taros.bots.buffers import Buffers
from taros.kernels import load
from taros.kernels.workspaces import AfterstateRows, AfterstateWorkspace

from .encodings import bad_argument
from .vector import VectorEnv


class AfterstateArrays(NamedTuple):
    """A row for every legal action and outcome of chance; the next call overwrites them."""

    features: NDArray[np.float32]
    """The state in which the next decision is due, as the seat to act there sees it."""

    games: NDArray[np.int64]
    actions: NDArray[np.int64]

    chances: NDArray[np.float64]
    """How probable the outcome is, if the action is taken."""

    movers: NDArray[np.int64]
    """The seat that takes the action."""

    actors: NDArray[np.int64]
    """The seat to act in the state; -1 if the game is over."""

    shares: NDArray[np.float64]
    """Every seat's share of the win, where the game is over."""


class Afterstates:
    """Tries every legal action of the games of a vector, without changing them.

    >>> from taros.envs import VectorEnv
    >>> env = VectorEnv("marrakech", num_envs=2, seats=4, observation="features", actions="small")
    >>> step = env.reset(seed=1)
    >>> Afterstates(env).expand().features.shape  # three turns, four rolls, two games
    (24, 118)
    """

    def __init__(self, env: VectorEnv) -> None:
        """Raises BadOption if the game hides something, or has no features."""
        if env.game.hidden:
            raise bad_argument("game", env.game.name, "games that hide nothing")
        width = env.encoding.shape("features")[0]
        self.env = env
        self._kernel: Any = load(env.game.kernels, "learning.afterstates", env._compiled)
        made, codes = Buffers(env._compiled), env.game.rules.codes
        size = len(env._batch.start)
        self._parts = []
        for part in range(env.threads):
            games = env._bounds(part)[1] - env._bounds(part)[0]
            rows = games * env.num_actions * self._kernel.MAX_OUTCOMES
            own = AfterstateWorkspace(*map(made.ints, (size, size, codes, codes, 1)))
            self._parts.append((own, _make_rows(rows, width, env.seats, env._compiled)))

    def expand(self) -> AfterstateArrays:
        """Return what may come of every legal action of every game."""
        env = self.env
        if env.threads == 1:
            counts = [self._expand_part(0)]
        else:
            if env._executor is None:
                env._executor = ThreadPoolExecutor(env.threads, "taros-env")
            counts = list(env._executor.map(self._expand_part, range(env.threads)))
        found = [
            [np.asarray(field)[:count] for field in rows]
            for count, (_, rows) in zip(counts, self._parts, strict=True)
        ]
        fields = (
            found[0] if len(found) == 1 else [np.concatenate(f) for f in zip(*found, strict=True)]
        )
        return AfterstateArrays(*fields)

    def _expand_part(self, part: int) -> int:
        own, rows = self._parts[part]
        env = self.env
        workspace = env._workspaces[part]
        first, last = env._bounds(part)
        count = self._kernel.expand(first, last, int(env.small), env._batch, workspace, own, rows)
        return int(count)


def _make_rows(rows: int, width: int, seats: int, compiled: bool) -> AfterstateRows:
    fields: dict[str, Any] = {
        "features": np.zeros((rows, width), np.float32),
        "games": np.zeros(rows, np.int64),
        "actions": np.zeros(rows, np.int64),
        "chances": np.zeros(rows),
        "movers": np.zeros(rows, np.int64),
        "actors": np.zeros(rows, np.int64),
        "shares": np.zeros((rows, seats)),
    }
    if not compiled:
        fields = {name: field.tolist() for name, field in fields.items()}
    return AfterstateRows(**fields)
