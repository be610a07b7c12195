"""Remember what was found for the last few states."""

from collections.abc import Callable
from typing import Generic, TypeVar

from taros.core.game import State

T = TypeVar("T")

SIZE = 8  # states


class Recent(Generic[T]):
    """A function of a state that remembers its results for the last SIZE states.

    Callers may change their states: each is compared by value with a copy that nobody changes, and
    that copy is what `find` is given. Any thread may call it; two that ask for a new state at the
    same time may both have to wait for `find`.
    """

    def __init__(self, find: Callable[[State], T]) -> None:
        self._find = find
        self._kept: tuple[tuple[State, T], ...] = ()

    def __call__(self, s: State) -> T:
        for state, found in self._kept:
            if state == s:
                return found
        state = list(s)
        found = self._find(state)
        self._kept = ((state, found), *self._kept[: SIZE - 1])
        return found
