"""Imported once by the server that bots' processes are forked from: all that bots think with."""

from taros import games

for _name in games.names():
    games.get(_name)
