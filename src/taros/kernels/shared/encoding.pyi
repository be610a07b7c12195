"""The kernel module `encoding` of a game: how states and moves look to learning programs.

Every `write_` function is given what `seat` may know of a state, as `observe` writes it, and may
overwrite it. Seats are counted from `seat`, clockwise.
"""

from collections.abc import MutableSequence

from .kernel import State

NUM_MOVES: int
"""Every code of a move is below this; 0 if moves and outcomes have mixed codes."""

SMALL_ACTIONS: int
"""How many actions the small space has; 0 if there is none."""

POINTS_UNIT: int
"""The points that rewards count as 1."""

OWN_WAY: bool
"""Whether a seat's score is its own way to the end of the game, as in a race."""

NOTES: int
"""The size of the buffer for intermediate results."""

def planes_shape(seats: int) -> tuple[int, ...]:
    """Return the shape of `planes`; () if there are none."""

def ego_shape(seats: int) -> tuple[int, ...]:
    """Return the shape of `ego`; () if there is none. Three dimensions hold bytes, one floats."""

def num_numbers(seats: int) -> int:
    """Return how many numbers `write_numbers` writes; 0 if there are none."""

def write_planes(s: State, seat: int, notes: State, x: State) -> None: ...
def write_ego(s: State, seat: int, notes: State, x: MutableSequence[float]) -> None: ...
def write_numbers(s: State, seat: int, notes: State, x: MutableSequence[float]) -> None: ...
def small_code(s: State, action: int) -> int:
    """Return the code that an action of the small space stands for, below 0 if for none."""

def write_small_mask(s: State, codes: State, mask: State) -> None:
    """Write 1 for every legal action of the small space, else 0; `codes` is overwritten."""
