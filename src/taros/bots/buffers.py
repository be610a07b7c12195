"""Make buffers for kernels: lists for plain ones, arrays for compiled ones."""

import math
from collections.abc import Sequence
from typing import Any

CACHE_LINE = 64  # bytes


class Buffers:
    """Makes buffers of zeros for plain or for compiled kernels."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled

    def ints(self, size: int) -> Any:
        return _numpy_zeros((size,), "int64") if self.compiled else [0] * size

    def floats(self, size: int) -> Any:
        return _numpy_zeros((size,), "float64") if self.compiled else [0.0] * size

    def floats_of(self, values: Sequence[float]) -> Any:
        made = self.floats(len(values))
        made[:] = values
        return made

    def int_rows(self, rows: int, size: int) -> Any:
        if self.compiled:
            return _numpy_zeros((rows, size), "int64")
        return [[0] * size for _ in range(rows)]

    def float_rows(self, rows: int, size: int) -> Any:
        if self.compiled:
            return _numpy_zeros((rows, size), "float64")
        return [[0.0] * size for _ in range(rows)]


def _numpy_zeros(shape: tuple[int, ...], kind: str) -> Any:
    """Return an array that begins with a cache line: a network whose rows begin elsewhere is a
    quarter slower, and numpy begins arrays anywhere."""
    import numpy

    size = 8 * math.prod(shape)
    room = numpy.zeros(size + CACHE_LINE, dtype="uint8")
    first = -room.ctypes.data % CACHE_LINE
    return room[first : first + size].view(kind).reshape(shape)
