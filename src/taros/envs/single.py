"""One game for the environments of other libraries: a vector of one, whose arrays are copied."""

import io
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from taros.core.errors import BadOption
from taros.core.observation import observed
from taros.kernels import array, load

from .encodings import bad_argument
from .extras import require
from .vector import Step, VectorEnv

RENDER_MODES = ("human", "ansi", "svg", "rgb_array")  # human: printed
PICTURE_SIDE = 640  # pixels


class SingleGame:
    """A game that is stepped alone, and seen by any seat.

    Its vector writes no observations: `observe` writes those that are asked for, into arrays of
    their own. A kernel that is given few arrays is called in a fifth of the time.
    """

    def __init__(self, vector: VectorEnv) -> None:
        self.vector = vector
        vector.writes_observations = False
        self._actions = array([0], vector._compiled)
        self._seen = array([0] * len(vector._batch.start), vector._compiled)
        self._notes = vector._workspaces[0].notes
        encoding: Any = load(vector.game.kernels, "encoding", vector._compiled)
        writers = {
            "planes": encoding.write_planes,
            "ego": encoding.write_ego,
            "features": encoding.write_numbers,
        }
        self._write = writers.get(str(vector.observation))
        dtype = "float64" if vector.observation == "features" else vector.obs_dtype
        self._empty = np.zeros(vector.obs_shape, dtype).reshape(-1)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.vector,)

    @property
    def step_arrays(self) -> Step:
        """What the last step has said; the next one overwrites it."""
        return self.vector._own

    def reset(self, seed: int | None) -> None:
        """Begin a new game."""
        self.vector.reset(seed)

    def step(self, action: int) -> None:
        """Apply an action. Raises BadOption if it is not a whole number, or before `reset`."""
        vector = self.vector
        if not vector._has_begun:
            raise BadOption("env-not-reset")
        try:
            number = index(action)
        except TypeError:
            raise bad_argument("action", action, "a whole number") from None
        self._actions[0] = number if 0 <= number < vector.num_actions else -1
        vector._run(vector._stepping.STEP, self._actions, None)

    def observe(self, seat: int) -> NDArray[Any]:
        """Return what `seat` may know, as an array of its own."""
        vector = self.vector
        seen: Any = self._seen
        vector._kernel.observe(vector._batch.states[0], seat, seen)
        row: Any = self._empty.copy() if vector._compiled else self._empty.tolist()
        if self._write is None:
            row[:] = seen
        else:
            self._write(seen, seat, self._notes, row)
        made: NDArray[Any] = np.asarray(row, vector.obs_dtype).reshape(vector.obs_shape)
        return made

    def mask(self) -> NDArray[np.int8]:
        """Return 1 for every action that is legal for the seat to act."""
        made: NDArray[np.int8] = self.step_arrays.mask[0].astype(np.int8)
        return made

    def render(self, mode: str | None, seat: int) -> str | NDArray[np.uint8] | None:
        """Draw what `seat` may know: as text that is printed or returned, as SVG, or as pixels."""
        game = self.vector.game
        state = self.vector.state(0)
        view = game.presenter.view(observed(game, state, seat), seat)
        if mode == "svg":
            return game.renderer.svg(view)
        if mode == "rgb_array":
            return pixels(game.renderer.svg(view))
        lines = game.renderer.terminal(view)
        text = "\n".join("".join(part for part, _ in line) for line in lines)
        if mode == "human":
            print(text)
        return text if mode == "ansi" else None


def pixels(svg: str) -> NDArray[np.uint8]:
    """Return a picture as rows of pixels, each of red, green and blue.

    All have one size, as videos ask: a picture that is no square is put in the middle of one.
    """
    image, operations = require("PIL.Image"), require("PIL.ImageOps")
    png = require("resvg_py").svg_to_bytes(svg_string=svg, width=PICTURE_SIDE, background="#ffffff")
    with image.open(io.BytesIO(bytes(png))) as picture:
        square = operations.pad(picture.convert("RGB"), (PICTURE_SIDE, PICTURE_SIDE), color="white")
        made: NDArray[np.uint8] = np.asarray(square)
    return made
