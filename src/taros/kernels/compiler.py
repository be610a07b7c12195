"""Compile kernels with numba."""

import os
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

from . import maths
from .decorators import popcount
from .fingerprint import cache_folder
from .loader import modules_of

F = TypeVar("F", bound=Callable[..., Any])

DOCUMENTED: dict[str, Any] = {"nogil": True, "error_model": "numpy"}
UNDOCUMENTED = {  # what is used of numba and may change with any version of it
    "numba.core.codegen.JITCodeLibrary": (
        "enable_object_caching",
        "finalize",
        "_finalize_final_module",
        "_optimize_final_module",
        "_verify_declare_only_symbols",
    ),
    "numba.core.compiler.Compiler": ("compile_extra",),
    "numba.core.cpu.CPUTargetOptions": (
        "_nrt",
        "forceinline",
        "no_cfunc_wrapper",
        "no_cpython_wrapper",
    ),
    "numba.core.registry.CPUDispatcher": ("get_call_template", "get_overload"),
    "numba.core.types.Dispatcher": (),
    "numba.core.types.unliteral": (),
    "numba.core.typing.templates.infer_global": (),
    "numba.config.LOOP_VECTORIZE": (),
}


def compile_kernel(fn: F, inline: bool, vectorize: bool) -> F:
    """Compile `fn` for speed.

    Kernels never allocate, so they need no reference counts (`_nrt`). Most of their loops are
    short, so vectorizing them costs more than it gains (measured).

    A kernel that Python calls is optimised together with all kernels it calls. numba would also do
    so for every kernel on the way, which takes most of its time: kernels call unlinked parts
    instead. With a numba that lacks what this needs, `fn` is compiled as documented, and is slower.
    """
    import numba

    _teach_numba()
    folder = cache_folder(modules_of(fn.__module__)) / fn.__module__.rpartition(".")[0]
    with _set(numba.config, CACHE_DIR=str(folder)):
        if _missing_names():
            compiled: F = numba.njit(cache=_is_writable(folder), **DOCUMENTED)(fn)
            return compiled
        return _compile_whole_and_part(fn, inline, vectorize, _is_writable(folder))


@cache
def _missing_names() -> tuple[str, ...]:
    """Return the undocumented names that the installed numba lacks. Warn if there are any."""
    import numba

    missing = tuple(
        name
        for owner, members in UNDOCUMENTED.items()
        for name in (owner, *(f"{owner}.{member}" for member in members))
        if not _exists(name)
    )
    if missing:
        text = f"numba {numba.__version__} lacks {', '.join(missing)}: compiled kernels are slower"
        warnings.warn(text, RuntimeWarning, stacklevel=2)
    return missing


def _exists(name: str) -> bool:
    """Whether `name`, such as `numba.core.compiler.Compiler.compile_extra`, can be reached."""
    found: Any = import_module("numba")
    for part in name.split(".")[1:]:
        if not hasattr(found, part):
            return False
        found = getattr(found, part)
    return True


def _compile_whole_and_part(fn: F, inline: bool, vectorize: bool, cached: bool) -> F:
    """Return `fn` for Python to call; compiled kernels that call it get a part instead.

    The part is not made before a kernel is compiled: those from the cache need none.
    """
    import numba

    njit: Any = numba.njit
    settings = {**DOCUMENTED, "_nrt": False, "forceinline": inline, "no_cfunc_wrapper": True}
    for_whole, for_part = _compilers(vectorize)
    whole: F = njit(cache=cached, pipeline_class=for_whole, **settings)(fn)
    _call_parts(
        whole, cache(lambda: njit(no_cpython_wrapper=True, pipeline_class=for_part, **settings)(fn))
    )
    return whole


class _Caller:
    """Whether a kernel is being compiled at the moment; guarded by numba's own lock."""

    is_kernel = False


def _call_parts(whole: Any, make_part: Callable[[], Any]) -> None:
    """Let kernels call a part, and others `whole`; constant arguments are not specialised."""
    from numba.core import types

    unliteral: Any = types.unliteral
    template, overload = whole.get_call_template, whole.get_overload

    def get_call_template(args: Any, kws: Any) -> Any:
        found = make_part().get_call_template if _Caller.is_kernel else template
        return found([unliteral(arg) for arg in args], kws)

    def get_overload(signature: Any) -> Any:
        return (make_part().get_overload if _Caller.is_kernel else overload)(signature)

    whole.get_call_template, whole.get_overload = get_call_template, get_overload


@cache
def _is_writable(folder: Path) -> bool:
    """Whether compiled kernels can be cached in `folder`.

    If not, numba would put its cache beside the sources, where it could become stale.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return False
    return os.access(folder, os.W_OK)


@cache
def _compilers(vectorize: bool) -> tuple[type, type]:
    """Return the compilers for kernels that Python calls, and for those that kernels call."""
    from numba import config
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler

    library: Any = JITCodeLibrary
    compiler: Any = Compiler

    class Whole(library):  # type: ignore[misc]
        """A library that links all parts it calls, at any depth, and optimises them as one."""

        _linking_libraries: list[Any]

        def finalize(self) -> None:
            self._linking_libraries = _callers_first(self._linking_libraries)
            super().finalize()

        def _optimize_final_module(self) -> None:
            """Make linked parts internal, so that those in the process are not called."""
            for function in self._final_module.functions:
                if function.linkage.name == "linkonce_odr":
                    function.linkage = "internal"
            super()._optimize_final_module()

        def _verify_declare_only_symbols(self) -> None:
            """Raise AssertionError if a part was not linked.

            It would be found in this process, but not by the next one that loads the cache.
            """
            for function in self._final_module.functions:
                if function.is_declaration and function.name.startswith("_ZN5taros"):
                    raise AssertionError(f"not linked: {function.name}")
            super()._verify_declare_only_symbols()

    class Part(library):  # type: ignore[misc]
        """A library of its own code only; what it calls is elsewhere."""

        def finalize(self) -> None:
            self.calls = tuple(self._linking_libraries)
            self._finalize_final_module()

        def _verify_declare_only_symbols(self) -> None:
            pass

    def compiler_with(kind: type) -> type:
        class KernelCompiler(compiler):  # type: ignore[misc]
            def compile_extra(self, func: Any) -> Any:
                self.state.library = kind(self.state.targetctx.codegen(), func.__qualname__)
                self.state.library.enable_object_caching()
                vectorizer = _set(config, LOOP_VECTORIZE=int(vectorize))
                with vectorizer, _set(_Caller, is_kernel=True):
                    return super().compile_extra(func)

        return KernelCompiler

    return compiler_with(Whole), compiler_with(Part)


def _callers_first(libraries: Iterable[Any]) -> list[Any]:
    """Return `libraries` and all that they call, callers first.

    LLVM drops a function for which no caller has been linked yet.
    """
    found: dict[Any, None] = {}

    def visit(library: Any) -> None:
        if library not in found:
            for called in getattr(library, "calls", ()):
                visit(called)
            found[library] = None

    for library in libraries:
        visit(library)
    return [*reversed(found)]


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
def _teach_numba() -> None:
    """Register what kernels may call besides kernels: `popcount` and the functions of `maths`."""
    _teach_popcount()
    for fn in (*maths.HELPERS, *maths.FUNCTIONS):
        _teach_function(fn, inline=fn in maths.HELPERS)


_taught: list[Any] = []  # numba itself holds on to them weakly


def _teach_function(fn: Callable[..., Any], inline: bool) -> None:
    """Let compiled kernels call a plain function, as a part like any kernel."""
    from numba.core import types
    from numba.core.typing import templates
    from numba.extending import register_jitable

    if _missing_names():
        register_jitable(**DOCUMENTED)(fn)
        return
    compiled: Any = _compile_whole_and_part(fn, inline, vectorize=False, cached=False)
    infer_global: Any = templates.infer_global
    infer_global(fn, types.Dispatcher(compiled))
    _taught.append(compiled)


def _teach_popcount() -> None:
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
