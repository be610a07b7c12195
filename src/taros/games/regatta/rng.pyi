"""The generator that kernels of every game share: see `taros._jit.SHARED`."""

from collections.abc import MutableSequence

def below(rng: MutableSequence[int], n: int) -> int: ...
