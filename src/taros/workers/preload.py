"""Imported once by the server process that others are forked from: what all of them need."""

import numba  # noqa: F401

from taros import games

for _name in games.names():
    games.get(_name)
