"""The kernel module `encoding` for games without one: states and codes as they are."""

from taros.kernels import kernel
from taros.kernels.workspaces import Floats, Ints

NUM_MOVES = 0
SMALL_ACTIONS = 0
POINTS_UNIT = 100
OWN_WAY = False
NOTES = 0

NO_CODE = -1


def planes_shape(seats: int) -> tuple[int, ...]:
    """Return no shape: there are no planes."""
    return ()


def ego_shape(seats: int) -> tuple[int, ...]:
    """Return no shape: there is no view from a piece."""
    return ()


def num_numbers(seats: int) -> int:
    """Return that 0 features are written."""
    return 0


@kernel
def write_planes(s: Ints, seat: int, notes: Ints, x: Ints) -> None:
    """Never called: write nothing."""


@kernel
def write_ego(s: Ints, seat: int, notes: Ints, x: Floats) -> None:
    """Never called: write nothing."""


@kernel
def write_numbers(s: Ints, seat: int, notes: Ints, x: Floats) -> None:
    """Never called: write nothing."""


@kernel
def small_code(s: Ints, action: int) -> int:
    """Never called: return that `action` stands for no code."""
    return NO_CODE


@kernel
def write_small_mask(s: Ints, codes: Ints, mask: Ints) -> None:
    """Never called: write nothing."""
