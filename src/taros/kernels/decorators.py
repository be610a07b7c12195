"""Decorators, constant tables and buffers for kernel modules."""

import math
from collections.abc import Callable, Iterable, MutableSequence, Sequence
from functools import lru_cache
from typing import Any, TypeVar

from .loader import IN_BROWSER, is_compiled

F = TypeVar("F", bound=Callable[..., Any])

CACHE_LINE = 64  # bytes
CACHED_RESULTS = 4000  # of each pure kernel, in plain Python


def kernel(fn: F) -> F:
    """Mark a small function of a kernel module: compiled, it is inlined."""
    return _compiled(fn, inline=True) if is_compiled(fn.__module__) else fn


def pure_kernel(fn: F) -> F:
    """Mark a small function of numbers alone: compiled, it is inlined; plain, it is cached."""
    if is_compiled(fn.__module__):
        return _compiled(fn, inline=True)
    cached: Any = lru_cache(CACHED_RESULTS)(fn)
    return cached  # type: ignore[no-any-return]


def routine(fn: F) -> F:
    """Mark a kernel that is too large, or called from too many places, to be inlined."""
    return _compiled(fn, inline=False) if is_compiled(fn.__module__) else fn


def vectorized(fn: F) -> F:
    """Mark a routine whose time goes into long loops, such as those of a network.

    Called from outside, it is compiled with the vectorizer, together with all that it calls.
    """
    return _compiled(fn, inline=False, vectorize=True) if is_compiled(fn.__module__) else fn


def table(module: str, values: Iterable[int]) -> Sequence[int]:
    """Make a constant table of `module` (its `__name__`): a tuple plain, an array compiled."""
    return array(values, compiled=True) if is_compiled(module) else tuple(values)


def popcount(bits: int) -> int:
    """Count the bits that are set in a non-negative int."""
    return bits.bit_count()


def array(values: Iterable[int], compiled: bool) -> MutableSequence[int]:
    """Make a buffer for kernels of one speed or the other: a list, or an array of int64."""
    if not compiled:
        return list(values)
    made: Any
    if IN_BROWSER:
        from .wasm.browser import ints

        made = ints(values)
    else:
        import numpy

        made = numpy.array(tuple(values), dtype=numpy.int64)
    return made  # type: ignore[no-any-return]


def zeros(shape: tuple[int, ...], kind: str) -> Any:
    """Make a buffer of zeros for compiled kernels; `kind` is int64 or float64.

    It begins with a cache line: a network whose rows begin elsewhere is a quarter slower, and numpy
    begins arrays anywhere.
    """
    if IN_BROWSER:
        from .wasm import browser

        return browser.zeros(shape, kind)
    import numpy

    size = 8 * math.prod(shape)
    room = numpy.zeros(size + CACHE_LINE, dtype="uint8")
    first = -room.ctypes.data % CACHE_LINE
    return room[first : first + size].view(kind).reshape(shape)


def _compiled(fn: F, inline: bool, vectorize: bool = False) -> F:
    from .compiler import compile_kernel

    return compile_kernel(fn, inline, vectorize)
