"""Variants of a test: one is tested always, the others by `make test-all`."""

from collections.abc import Iterable
from typing import Any

import pytest


def first_always(values: Iterable[Any]) -> list[Any]:
    """Return parameters of a test: the first of `values` as it is, the others as exhaustive ones.

    For variants that go the way of the first, such as other languages, sizes or wrong inputs. Each
    of `values` is one argument, or a tuple of all arguments.
    """
    first, *others = values
    return [first, *(_exhaustive(value) for value in others)]


def _exhaustive(value: Any) -> Any:
    arguments = value if isinstance(value, tuple) else (value,)
    return pytest.param(*arguments, marks=pytest.mark.exhaustive)
