"""Many games stepped at once, for learning programs."""

import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from taros import bots as registry
from taros import games
from taros.bots.base import Player
from taros.bots.buffers import Buffers
from taros.bots.simple import GreedyBot, RandomBot
from taros.core.errors import BadOption
from taros.core.game import CHANCE
from taros.kernels import array, load
from taros.kernels.workspaces import GameBatch, StepResults, StepWorkspace

from .encodings import CHANCE_MODES, Encoding, bad_argument, check_choice
from .opponents import Opponents

NUM_SEEDS = 2**63
MAX_ENVS = 1_000_000
MAX_THREADS = 256


class Step(NamedTuple):
    """What a step says of every game; row i belongs to game i. The next step overwrites it."""

    obs: NDArray[Any]
    """What the seat to act sees."""

    rewards: NDArray[np.float64]
    """Of every seat, by number."""

    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    illegal: NDArray[np.bool_]
    """Whether the game was lost by an action that is not legal."""

    acted: NDArray[np.int64]
    """The seat whose action was given."""

    actor: NDArray[np.int64]
    """The seat to act."""

    mask: NDArray[np.bool_]
    """True for every action that is legal."""

    final_obs: NDArray[Any]
    """Where a game has ended: its last state as the seat that acted sees it. Stale elsewhere."""

    def copy(self) -> "Step":
        """Return a step of its own, which no other step overwrites."""
        fields: list[Any] = [field.copy() for field in self]
        return Step(*fields)


class VectorEnv:
    """A vector of games, stepped by one compiled call.

    Without `bots`, actions are those of the seat that is to act in each game: self-play. With
    them, a learner sits at `seat`, and the bots at the seats after it, clockwise.

    A game that ends is followed by the next one in the same step: `obs` and `mask` are those of the
    new game, `final_obs`, `rewards` and `terminated` of the old one.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int,
        bots: Sequence[str] | None = None,
        *,
        seat: int | None = 0,
        observation: str | None = "state",
        actions: str = "all",
        reward: str = "win",
        threads: int = 1,
        autoreset: bool = True,
        chance: str = "drawn",
        compiled: bool = True,
        **options: Any,
    ) -> None:
        """`bots` are seats - 1 names, as of `taros simulate`.

        `seat` is the learner's, None to draw it anew for every game. `observation` is one of
        `OBSERVATIONS`, None for masks alone. `actions` is one of `ACTIONS`, `reward` one of
        `REWARDS`. `threads` share the games. With `chance="explicit"` nothing is drawn: where
        chance acts, `actor` is -1, `outcomes` says what may come, and the action is the number of
        one of them. With `compiled=False` everything runs in plain Python. `options` are those of
        the game. Raises Unknown or BadOption.
        """
        self._arguments = {
            "game": game,
            "num_envs": num_envs,
            "seats": seats,
            "bots": bots,
            "seat": seat,
            "observation": observation,
            "actions": actions,
            "reward": reward,
            "threads": threads,
            "autoreset": autoreset,
            "chance": chance,
            "compiled": compiled,
            **options,
        }
        self.game = games.get(str(game))
        self.options = games.choose_options(self.game, seats, options)
        self.num_envs = _checked_int("num_envs", num_envs, 1, MAX_ENVS)
        self.seats = seats
        self.threads = _checked_int("threads", threads, 1, MAX_THREADS)
        start = self.game.rules.new(seats, self.options)
        self.encoding = Encoding(self.game, seats, len(start))
        self.observation = observation
        self.writes_observations = observation is not None
        self.obs_shape = () if observation is None else self.encoding.shape(observation)
        self.num_actions = self.encoding.num_actions(actions)
        self.small = actions == "small"
        self.seat = seat if seat is None else _checked_int("seat", seat, 0, seats - 1)
        self.self_play = bots is None
        self.explicit = check_choice("chance", chance, CHANCE_MODES) == "explicit"
        self._players = self._seat_bots(bots)
        self._compiled = compiled
        self._prepare(start, reward, autoreset)
        self._seed(None)
        self._has_begun = False

    def _seat_bots(self, bots: Sequence[str] | None) -> list[Player | None]:
        """Return the players from the learner on, clockwise; None for every learner."""
        if bots is None:
            return [None] * self.seats
        is_list = isinstance(bots, Sequence) and not isinstance(bots, str)
        if not is_list or len(bots) != self.seats - 1:
            allowed = f"{self.seats - 1} names for {self.seats} seats, or None"
            raise bad_argument("bots", bots, allowed)
        return [None, *(registry.get(str(bot), self.game) for bot in bots)]

    def _prepare(self, start: list[int], reward: str, autoreset: bool) -> None:
        """Load the kernels and make all buffers."""
        compiled, kernels = self._compiled, self.game.kernels
        self._stepping: Any = load(kernels, "learning.stepping", compiled)
        self._observing: Any = load(kernels, "learning.observing", compiled)
        self._kernel: Any = load(kernels, "kernel", compiled)
        settings = (
            self.seats,
            self.num_actions,
            int(self.small),
            self.encoding.reward(reward),
            self._stepping.ANY_SEAT if self.seat is None else self.seat,
            int(autoreset),
            int(self.explicit),
        )
        self._settings = array(settings, compiled)
        self._bots = array(map(self._kind, self._players), compiled)
        made, n, size = Buffers(compiled), self.num_envs, len(start)
        self._batch = GameBatch(
            start=array(start, compiled),
            states=made.int_rows(n, size),
            finals=made.int_rows(n, size),
            generators=made.int_rows(n, 1),
            counters=made.int_rows(n, self._stepping.COUNTERS),
            legal=self._bytes((n, self.num_actions)),
            potentials=made.float_rows(n, self.seats),
        )
        self._workspaces = [self._workspace(made, size) for _ in range(self.threads)]
        self._executor: ThreadPoolExecutor | None = None
        self._own = self.make_buffers()
        self._targets = self._bind(self._own)
        self._rest = array([0] * n, compiled)  # where a call takes no actions
        self._codes = array([0] * n, compiled)  # of bots that are asked between two calls
        names = [player.name for player in self._players if player is not None]
        self._opponents = [
            Opponents(self.game, names, self._batch, compiled, self._stepping)
            for _ in range(0 if self.self_play else self.threads)
        ]

    def _workspace(self, made: Buffers, size: int) -> StepWorkspace:
        codes = self.game.rules.codes
        return StepWorkspace(
            seen=made.ints(size),
            codes=made.ints(codes),
            numbers=made.ints(codes),
            notes=made.ints(self.encoding.notes),
            shares=made.floats(self.seats),
            features=made.floats(*self.encoding.shapes["features"]),
        )

    def _kind(self, player: Player | None) -> int:
        if player is None:
            return int(self._stepping.LEARNER)
        kinds = {RandomBot: self._stepping.RANDOM, GreedyBot: self._stepping.GREEDY}
        return int(kinds.get(player.kind, self._stepping.ELSEWHERE))

    def _bytes(self, shape: tuple[int, int]) -> Any:
        if self._compiled:
            return np.zeros(shape, np.uint8)
        return [[0] * shape[1] for _ in range(shape[0])]

    # Buffers

    def make_buffers(self) -> Step:
        """Return new arrays that `reset` and `step` can be told to write into."""
        n = self.num_envs
        shapes = dict.fromkeys(("terminated", "truncated", "illegal"), (n,))
        flags = {name: np.zeros(shape, np.bool_) for name, shape in shapes.items()}
        return Step(
            obs=self._zeros(),
            rewards=np.zeros((n, self.seats)),
            acted=np.zeros(n, np.int64),
            actor=np.zeros(n, np.int64),
            mask=np.zeros((n, self.num_actions), np.bool_),
            final_obs=self._zeros(),
            **flags,
        )

    @property
    def obs_dtype(self) -> str:
        """The name of the numpy type of observations."""
        return "uint8" if self.observation is None else self.encoding.dtype(self.observation)

    def _zeros(self) -> NDArray[Any]:
        shape = (self.num_envs, *self.obs_shape) if self.observation else (self.num_envs, 0)
        return np.zeros(shape, self.obs_dtype)

    def _checked_buffers(self, out: Step) -> Step:
        """Raise BadOption unless all arrays of `out` can be written in place."""
        if not isinstance(out, Step):
            raise bad_argument("out", out, "what make_buffers returns")
        for name, own, given in zip(Step._fields, self._own, out, strict=True):
            good = (
                isinstance(given, np.ndarray)
                and (given.shape, given.dtype) == (own.shape, own.dtype)
                and given.flags.c_contiguous
                and given.flags.writeable
            )
            if not good:
                allowed = f"a writeable, contiguous array of {own.dtype} with shape {own.shape}"
                raise bad_argument(f"out.{name}", getattr(given, "shape", given), allowed)
        return out

    def _bind(self, out: Step) -> tuple[StepResults, Any, Any]:
        """Return the arrays of `out` as kernels take them; plain kernels get lists instead."""
        arrays: dict[str, Any] = {name: getattr(out, name) for name in StepResults._fields}
        for name in ("terminated", "truncated", "illegal", "mask"):
            arrays[name] = arrays[name].view(np.uint8)
        rows: list[Any] = [obs.reshape(self.num_envs, -1) for obs in (out.obs, out.final_obs)]
        if not self._compiled:
            arrays = {name: field.tolist() for name, field in arrays.items()}
            rows = [row.tolist() for row in rows]
        return StepResults(**arrays), rows[0], rows[1]

    # Stepping

    def reset(self, seed: int | Sequence[int] | None = None, out: Step | None = None) -> Step:
        """Begin a new game in every row, and return its start.

        Game i is seeded with `seed` + i, or with item i of a sequence. Without a seed, generators
        go on; those that were never seeded are unguessable.
        """
        if seed is not None:
            self._seed(seed)
        self._has_begun = True
        return self._run(self._stepping.RESET, self._rest, out)

    def step(self, actions: Any, out: Step | None = None) -> Step:
        """Apply an action to every game; return what came of it, in `out` if it is given.

        `actions` is an array of `num_envs` whole numbers. An action that is not legal loses the
        game. Raises BadOption, and then nothing is stepped.
        """
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            value = f"{given.dtype} with shape {given.shape}"
            raise bad_argument("actions", value, f"whole numbers with shape ({self.num_envs},)")
        if not self._has_begun:
            raise BadOption("env-not-reset")
        chosen = np.ascontiguousarray(given, np.int64)
        if self.explicit:
            self._check_outcomes(chosen)
        return self._run(self._stepping.STEP, chosen if self._compiled else chosen.tolist(), out)

    def outcomes(self, i: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """Return the codes and weights of what chance may bring now in game `i`; none elsewhere."""
        state = self.state(i)
        rules = self.game.rules
        found = rules.outcomes(state) if rules.to_act(state) == CHANCE else []
        pairs = np.array(found, np.int64).reshape(-1, 2)
        return pairs[:, 0], pairs[:, 1]

    def _check_outcomes(self, actions: NDArray[np.int64]) -> None:
        """Raise BadOption unless the actions of chance are numbers of outcomes."""
        for i in range(self.num_envs):
            count = len(self.outcomes(i)[0])
            if count and not 0 <= actions[i] < count:
                allowed = f"0 to {count - 1}, where chance acts"
                raise bad_argument(f"actions[{i}]", int(actions[i]), allowed)

    def _run(self, task: int, actions: Any, out: Step | None) -> Step:
        targets = self._targets if out is None else self._bind(self._checked_buffers(out))
        self._in_threads(task, actions, targets)
        out = self._own if out is None else out
        if not self._compiled:
            self._copy_lists(targets, out)
        return out

    def _in_threads(self, task: int, actions: Any, targets: tuple[StepResults, Any, Any]) -> None:
        if self.threads == 1:
            self._run_range(task, actions, targets, 0)
            return
        if self._executor is None:
            self._executor = ThreadPoolExecutor(self.threads, "taros-env")
        jobs = [
            self._executor.submit(self._run_range, task, actions, targets, part)
            for part in range(self.threads)
        ]
        for job in jobs:
            job.result()

    def _run_range(
        self, task: int, actions: Any, targets: tuple[StepResults, Any, Any], part: int
    ) -> None:
        """Run the games of thread number `part`, and observe them."""
        results, rows, finals = targets
        first, last = self._bounds(part)
        workspace = self._workspaces[part]
        buffers = (self._settings, self._bots, self._batch, workspace, results)
        while self._stepping.run_games(task, first, last, actions, *buffers):
            task, actions = self._stepping.CONTINUE, self._codes
            self._opponents[part].choose(first, last, self._codes)
        if self.writes_observations:
            write = getattr(self._observing, str(self.observation))
            write(first, last, self._batch, workspace, results, rows, finals)

    def _bounds(self, part: int) -> tuple[int, int]:
        """Return the first game of thread number `part`, and that of the next thread."""
        return self.num_envs * part // self.threads, self.num_envs * (part + 1) // self.threads

    def _copy_lists(self, targets: tuple[StepResults, Any, Any], out: Step) -> None:
        results, rows, finals = targets
        for name in results._fields:
            getattr(out, name)[...] = getattr(results, name)
        out.obs[...] = np.reshape(rows, out.obs.shape)
        out.final_obs[...] = np.reshape(finals, out.final_obs.shape)

    # States

    def state(self, i: int) -> list[int]:
        """Return a copy of the state of game `i` as plain ints."""
        return [int(number) for number in self._batch.states[i]]

    def code(self, i: int, action: int) -> int:
        """Return the code of the move that `action` stands for in game `i`, below 0 if for none."""
        if not self.small:
            return action
        encoding: Any = load(self.game.kernels, "encoding", compiled=False)
        return int(encoding.small_code(self.state(i), action))

    def get_state(self) -> dict[str, NDArray[np.int64]]:
        """Return a copy of all states and generators, for `set_state`."""
        names = ("states", "generators", "counters")
        return {name: np.array(getattr(self._batch, name), np.int64) for name in names}

    def set_state(self, state: dict[str, NDArray[np.int64]], out: Step | None = None) -> Step:
        """Go on from a `state` that `get_state` of such an environment has returned.

        Return the start of every next step. Raises BadOption if the arrays do not fit. The
        numbers in them are not checked: those of no possible game can end the process.
        """
        now = self.get_state()
        for name, own in now.items():
            given = state.get(name) if isinstance(state, dict) else None
            if not isinstance(given, np.ndarray) or (given.shape, given.dtype) != (
                own.shape,
                own.dtype,
            ):
                allowed = f"as of get_state: {own.dtype} with shape {own.shape}"
                raise bad_argument(f"state[{name!r}]", getattr(given, "shape", given), allowed)
        self._write_state({name: state[name] for name in now})
        self._has_begun = True
        return self._run(self._stepping.REFRESH, self._rest, out)

    def _write_state(self, state: dict[str, NDArray[np.int64]]) -> None:
        for name, given in state.items():
            for own, row in zip(getattr(self._batch, name), given, strict=True):
                own[:] = row if self._compiled else row.tolist()

    def _seed(self, seed: int | Sequence[int] | None) -> None:
        n = self.num_envs
        if seed is None:
            seeds = [secrets.randbelow(NUM_SEEDS) for _ in range(n)]
        elif isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str):
            if len(seed) != n:
                raise bad_argument("seed", f"{len(seed)} seeds", f"{n} seeds, or one")
            seeds = [_checked_int("seed", each, 0, NUM_SEEDS - 1) for each in seed]
        else:
            first = _checked_int("seed", seed, 0, NUM_SEEDS - n)
            seeds = [first + i for i in range(n)]
        self._stepping.seed_games(array(seeds, self._compiled), self._batch)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copies are made from the arguments, and go on from the state."""
        return partial(type(self), **self._arguments), (), (self._has_begun, self.get_state())

    def __setstate__(self, state: tuple[bool, dict[str, NDArray[np.int64]]]) -> None:
        has_begun, games_and_generators = state
        if has_begun:
            self.set_state(games_and_generators)
        else:
            self._write_state(games_and_generators)

    def close(self) -> None:
        """End the threads."""
        if self._executor is not None:
            self._executor.shutdown()
            self._executor = None

    def __repr__(self) -> str:
        return f"VectorEnv({self.game.name!r}, num_envs={self.num_envs}, seats={self.seats})"


def _checked_int(name: str, value: Any, lowest: int, highest: int) -> int:
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise bad_argument(name, value, f"{lowest} to {highest}")
    number = int(value.__index__())
    if not lowest <= number <= highest:
        raise bad_argument(name, value, f"{lowest} to {highest}")
    return number
