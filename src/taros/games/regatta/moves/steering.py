"""The obstacle to each heading (R5.2), computed once for legal moves and reasons."""

from taros.core.game import State

from ..kernel import find_obstacles
from ..layout import DEGREES
from .recent import Recent


def _find(s: State) -> list[int]:
    obstacles = [0] * DEGREES
    find_obstacles(s, obstacles, 0, 0, 1)
    return obstacles


obstacles_at = Recent(_find)
"""By degree, what forbids the seat to act to steer there, as `find_obstacles` numbers it."""
