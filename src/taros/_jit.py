"""The two speeds of a kernel: plain Python, and its compiled twin.

A kernel module is written once. Imported as usual (`taros.games.marrakech.kernel`) it is plain
Python over a list of ints and needs neither numba nor numpy. `load(package, name, compiled=True)`
imports the same files a second time below `<package>._compiled`, where `kernel` compiles what it
decorates and `table` makes arrays. Relative imports inside a kernel module stay inside its twin.

`SHARED` holds kernels that work for every game (generator, playouts, perft). They say
`from .kernel import legal`, and so bind to the kernel of whichever game they are loaded for.
"""

import hashlib
import os
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

from taros._folders import user_folder

F = TypeVar("F", bound=Callable[..., Any])

HOME = Path(__file__).parent
SHARED = HOME / "bots" / "kernels"

_TWIN = "._compiled"
_lock = threading.RLock()


def kernel(fn: F) -> F:
    """Mark a small function of a kernel module: plain as it is, compiled it is inlined."""
    return _compile(fn, inline=True) if _is_compiled(fn.__module__) else fn


def routine(fn: F) -> F:
    """Mark a kernel that is too large, or called from too many places, to be inlined."""
    return _compile(fn, inline=False) if _is_compiled(fn.__module__) else fn


def table(module: str, values: Iterable[int]) -> Sequence[int]:
    """A constant table of `module` (its `__name__`): a tuple plain, an int64 array compiled."""
    return array(values, compiled=True) if _is_compiled(module) else tuple(values)


def popcount(bits: int) -> int:
    """How many bits of a non-negative int are set."""
    return bits.bit_count()


def array(values: Iterable[int], compiled: bool) -> MutableSequence[int]:
    """A buffer for kernels of one speed or the other: a list, or an int64 array."""
    if not compiled:
        return list(values)
    import numpy

    made: MutableSequence[int] = numpy.array(tuple(values), dtype=numpy.int64)  # type: ignore[assignment]
    return made


def load(package: str, name: str, compiled: bool) -> ModuleType:
    """The kernel module `name` of a game's package, or the shared one bound to that game."""
    with _lock:
        home = _twin(package) if compiled else _with_shared(package)
        return import_module(f"{home}.{name}")


def _with_shared(package: str) -> str:
    path = import_module(package).__path__
    if str(SHARED) not in path:
        path.append(str(SHARED))
    return package


def _twin(package: str) -> str:
    twin = package + _TWIN
    if twin not in sys.modules:
        module = ModuleType(twin)
        module.__path__ = [*import_module(_with_shared(package)).__path__]
        sys.modules[twin] = module
    return twin


def _is_compiled(module: str) -> bool:
    return f"{_TWIN}." in module


def _compile(fn: F, inline: bool) -> F:
    """Compile for speed, as measured: kernels never allocate, so they need no reference counts
    (`_nrt`), and their loops are short, so vectorizing them costs more than it gains."""
    from numba import config, njit

    _teach_numba()
    folder = cache_folder() / fn.__module__.rpartition(".")[0]
    settings: dict[str, Any] = {"_nrt": False, "forceinline": inline, "pipeline_class": _compiler()}
    settings["no_cfunc_wrapper"] = True
    with _set(config, CACHE_DIR=str(folder)):
        cached = _is_writable(folder)
        compiled: F = njit(cache=cached, nogil=True, error_model="numpy", **settings)(fn)
        _compile_once_for_all_constants(compiled)
        return compiled


def _compile_once_for_all_constants(compiled: Any) -> None:
    """numba would compile a kernel anew for every constant that another one calls it with."""
    from numba.core import types

    template = compiled.get_call_template
    unliteral: Any = types.unliteral

    def get_call_template(args: Any, kws: Any) -> Any:
        return template([unliteral(arg) for arg in args], kws)

    compiled.get_call_template = get_call_template


@cache
def _is_writable(folder: Path) -> bool:
    """numba would keep its cache beside the sources instead, where it could go stale."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


@cache
def _compiler() -> type:
    from numba import config
    from numba.core.compiler import Compiler

    compile_extra: Any = Compiler.compile_extra

    class UnvectorizedCompiler(Compiler):
        def compile_extra(self, func: Any) -> Any:
            with _set(config, LOOP_VECTORIZE=0):
                return compile_extra(self, func)

    return UnvectorizedCompiler


@contextmanager
def _set(target: Any, **values: Any) -> Iterator[None]:
    before = {name: getattr(target, name) for name in values}
    try:
        for name, value in values.items():
            setattr(target, name, value)
        yield
    finally:
        for name, value in before.items():
            setattr(target, name, value)


@cache
def cache_folder() -> Path:
    """Where compiled code is kept, named by the sources.

    numba looks only at the file of the function itself; without the name, an edited callee in
    another file would leave its callers stale.
    """
    digest = hashlib.sha256()
    for path in _kernel_sources():
        digest.update(path.relative_to(HOME).as_posix().encode() + b"\0" + path.read_bytes())
    return user_folder("cache") / digest.hexdigest()[:16]


def _kernel_sources() -> list[Path]:
    return sorted([Path(__file__), *SHARED.glob("*.py"), *HOME.glob("games/*/*.py")])


@cache
def _teach_numba() -> None:
    """What `popcount` means in compiled code; numba does not know int.bit_count."""
    from numba import types
    from numba.extending import intrinsic, overload

    @intrinsic
    def count_bits(context: Any, bits: Any) -> Any:
        def emit(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), emit

    @overload(popcount, strict=False)
    def compiled_popcount(bits: Any) -> Any:
        count: Any = count_bits
        return lambda bits: count(bits)
