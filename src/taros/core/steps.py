"""Long work as a generator of steps: whoever runs it may pause or give up between two of them."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Steps = Generator[None, None, T]
"""Yields after every step, and returns what has come of them."""


def run(steps: Steps[T]) -> T:
    """Do all steps at once; returns their result and raises what they raise."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result
