"""The kernel module `features` of a game that a network learns to judge."""

from collections.abc import MutableSequence

from .kernel import State

NOTES: int
"""The size of the buffer for intermediate results of `write_features`.

They may be used for later states of one game: zero the buffer before states of another one.
"""

def num_features(seats: int) -> int: ...
def variant(s: State) -> str: ...
def begins_turn(s: State) -> bool: ...
def can_win(s: State, seat: int) -> bool: ...
def place_of(s: State, seat: int) -> int: ...
def write_features(s: State, notes: State, x: MutableSequence[float]) -> None: ...
def write_prospects(s: State, points: MutableSequence[float]) -> None:
    """Write every seat's points, and the points that its hand is worth."""
