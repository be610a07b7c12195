"""Clocks for bots that think for a time."""

from collections.abc import Iterator
from itertools import count
from types import SimpleNamespace

import pytest

from bots.clocks import Clock


@pytest.fixture
def ticks(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The seconds of a clock on which every look takes one."""
    seconds = count()
    monkeypatch.setattr("taros.bots.base.time", SimpleNamespace(monotonic=lambda: next(seconds)))
    return seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """A clock that goes only when it is told to."""
    made = Clock()
    monkeypatch.setattr("taros.bots.base.time", made)
    return made
