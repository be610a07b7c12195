"""Kernels as WebAssembly: the third target of the one source, for browsers.

`make wasm` writes a module for each game:

- `doors`: which kernels can be called from outside, and what they take.
- `lower`: numba types and lowers them, and LLVM compiles them for wasm32.
- `link`: the linker makes one module of it; sections tell loaders what is inside.
- `build`: builds the modules of all games, unless their sources have not changed.

In a browser, `taros.kernels.load(..., compiled=True)` hands out the doors of such a module in place
of machine code, with arrays that live in its memory (`browser`).
"""
