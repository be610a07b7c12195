"""Caches: one value for an object, or values for the last few states."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from taros.core.game import State

T = TypeVar("T")

SIZE = 8  # states


class Once(Generic[T]):
    """A property that is computed when it is first read, and kept in its object.

    It is no `functools.cached_property`, which in Python 3.11 holds one lock for all objects of a
    class while it computes: threads would wait for each other. Two threads that read it at once
    both compute it.
    """

    def __init__(self, find: Callable[[Any], T]) -> None:
        self._find = find
        self._name = find.__name__
        self.__doc__ = find.__doc__

    def __get__(self, instance: Any, owner: type) -> T:
        found = self._find(instance)
        instance.__dict__[self._name] = found
        return found


class Recent(Generic[T]):
    """A function of a state that caches its results for the last SIZE states.

    `part` copies the numbers of a state that the result depends on. Callers may change their
    states: they are compared by value with copies that nobody changes, and such a copy is what
    `find` is given. Any thread may call it; two that need a new state at once both compute it.
    """

    def __init__(self, find: Callable[[State], T], part: Callable[[State], State] = list) -> None:
        self._find = find
        self._part = part
        self._kept: tuple[tuple[State, T], ...] = ()

    def __call__(self, s: State) -> T:
        part = self._part(s)
        for kept, found in self._kept:
            if kept == part:
                return found
        found = self._find(list(s))
        self._kept = ((part, found), *self._kept[: SIZE - 1])
        return found
