"""Imported once by the server that bots' processes are forked from: what all of them need.

Ctrl-C in a terminal reaches every process; it is for `taros serve` to hear, which ends the others.
"""

import signal

signal.signal(signal.SIGINT, signal.SIG_IGN)

import numba  # noqa: E402, F401

from taros import games  # noqa: E402

for _name in games.names():
    games.get(_name)
