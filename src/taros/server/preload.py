"""Imported once by the server that bots' processes are forked from: loads all compiled kernels."""

from taros import games
from taros.arena.simulate import plan, simulate

for _name in games.names():
    _seats = games.get(_name).seats[0]
    simulate(plan(_name, ["greedy"] * _seats, 1, {}), 1)
