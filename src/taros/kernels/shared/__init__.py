"""Kernels that work for every game.

`taros.kernels.load` binds them to one game, so that `.kernel` and `.policy` are that game's; the
stubs beside them say what a game has to offer. Only the generator, which needs no game, can be
imported from here as it is.
"""
