"""Buffers that are lent to kernels: lists for plain ones, arrays for compiled ones."""

from typing import Any


class Buffers:
    """Makes buffers of zeros for kernels of one speed or the other."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled

    def ints(self, size: int) -> Any:
        return self._numpy_zeros(size, "int64") if self.compiled else [0] * size

    def floats(self, size: int) -> Any:
        return self._numpy_zeros(size, "float64") if self.compiled else [0.0] * size

    def int_rows(self, rows: int, size: int) -> Any:
        if self.compiled:
            return self._numpy_zeros((rows, size), "int64")
        return [[0] * size for _ in range(rows)]

    def float_rows(self, rows: int, size: int) -> Any:
        if self.compiled:
            return self._numpy_zeros((rows, size), "float64")
        return [[0.0] * size for _ in range(rows)]

    def _numpy_zeros(self, shape: int | tuple[int, int], kind: str) -> Any:
        import numpy

        return numpy.zeros(shape, dtype=kind)
