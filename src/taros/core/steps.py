"""Long work as a generator of steps: it can be paused or abandoned between two of them."""

from collections.abc import Generator, Iterable
from typing import TypeVar

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Yields after every step, and returns what has come of them."""


def run(steps: Steps[T]) -> T:
    """Run all `steps` at once; return their result, or raise their error."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def collect(items: Iterable[T]) -> Steps[list[T]]:
    """Make a list of `items`, one a step."""
    made = []
    for item in items:
        made.append(item)
        yield
    return made
