"""Kernels that work for every game.

They are never imported as `taros.bots.kernels.*`: `taros._jit.load` binds them to one game, so that
`.kernel` and `.policy` are that game's. The stubs beside them say what a game has to offer.
"""
