"""Make buffers for kernels: lists for plain ones, arrays for compiled ones."""

from collections.abc import Sequence
from typing import Any

from taros.kernels import zeros


class Buffers:
    """Makes buffers of zeros for plain or for compiled kernels."""

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled

    def ints(self, size: int) -> Any:
        return zeros((size,), "int64") if self.compiled else [0] * size

    def floats(self, size: int) -> Any:
        return zeros((size,), "float64") if self.compiled else [0.0] * size

    def floats_of(self, values: Sequence[float]) -> Any:
        made = self.floats(len(values))
        made[:] = values
        return made

    def int_rows(self, rows: int, size: int) -> Any:
        if self.compiled:
            return zeros((rows, size), "int64")
        return [[0] * size for _ in range(rows)]

    def float_rows(self, rows: int, size: int) -> Any:
        if self.compiled:
            return zeros((rows, size), "float64")
        return [[0.0] * size for _ in range(rows)]
