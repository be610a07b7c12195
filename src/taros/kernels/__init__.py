"""Kernels: one source that runs as plain Python, as machine code and as WebAssembly.

A kernel module is written once, as free functions over sequences of ints. Imported as usual
(`taros.games.marrakech.kernel`) it is plain Python and needs neither numba nor numpy. `load`
imports the same files again for one of two speeds: plain, or compiled by numba (`compiler`), which
in a browser are doors to WebAssembly (`wasm`). `shared` holds kernels that work for every game,
such as playouts: `load` binds them to the kernel modules of one game.
"""

from .decorators import array, kernel, popcount, pure_kernel, routine, table, vectorized, zeros
from .loader import load
from .modules import KernelModules

__all__ = [
    "KernelModules",
    "array",
    "kernel",
    "load",
    "popcount",
    "pure_kernel",
    "routine",
    "table",
    "vectorized",
    "zeros",
]
