"""Kernels that work for every game.

`taros.kernels.load` binds them to one game, so that `.kernel` and `.policy` are that game's; the
stubs beside them declare what those modules must offer. Only the random number generator, which
needs no game, can be imported from here directly.
"""
