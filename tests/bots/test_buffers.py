"""Buffers are what kernels of either speed expect."""

import pytest

from taros.bots.buffers import Buffers
from taros.kernels.decorators import CACHE_LINE


@pytest.mark.parametrize("size", [1, 3, 32, 1000])
def test_compiled_kernels_get_arrays_that_begin_on_a_cache_line(size: int) -> None:
    made = Buffers(compiled=True)
    kept = [make(size) for make in (made.ints, made.floats) for _ in range(8)]
    kept += [made.int_rows(3, size), made.float_rows(3, size), made.floats_of([0.0] * size)]
    for buffer in kept:
        assert buffer.ctypes.data % CACHE_LINE == 0
        assert buffer.flags.c_contiguous
        assert not buffer.any()


def test_both_speeds_hold_the_same() -> None:
    values = [0.1, -2.0, 1e-9]
    assert Buffers(compiled=False).floats_of(values) == values
    assert Buffers(compiled=True).floats_of(values).tolist() == values
