"""Import kernel modules, plain or compiled.

`load` imports a game's kernel modules and those of `shared` below `<package>._plain` or
`<package>._compiled`. Both are packages without a file: their path is the folder of the game, then
that of `shared`. So `from .kernel import legal` in a shared module means the kernel of that game,
and relative imports stay within one speed. Below `_compiled`, decorated functions are compiled.

In a browser there is no numba: compiled kernels are doors to WebAssembly instead.
"""

import sys
import threading
from importlib import import_module
from pathlib import Path
from types import ModuleType

from .modules import KernelModules

IN_BROWSER = sys.platform == "emscripten"
SHARED = Path(__file__).parent / "shared"

_PLAIN = "._plain"
_COMPILED = "._compiled"
_lock = threading.RLock()
_bindings: dict[str, KernelModules] = {}


def load(modules: KernelModules, name: str, compiled: bool) -> ModuleType:
    """Import the kernel module `name` of a game, or the shared module of that name bound to it."""
    if compiled and IN_BROWSER:
        from .wasm.browser import door_module

        return door_module(modules, name)
    with _lock:
        bound = _bind(modules, _COMPILED if compiled else _PLAIN)
        return import_module(f"{bound}.{modules.bindings().get(name, name)}")


def is_compiled(module: str) -> bool:
    """Whether functions of the module with this name are to be compiled."""
    return f"{_COMPILED}." in module


def modules_of(module: str) -> KernelModules:
    """Return the game's kernel modules that a module with this name was loaded for."""
    return _bindings[module.partition(f"{_COMPILED}.")[0]]


def _bind(modules: KernelModules, suffix: str) -> str:
    """Return the name of the package in which shared modules find those of the game."""
    bound = modules.package + suffix
    if _bindings.setdefault(modules.package, modules) != modules:
        raise ValueError(f"{modules.package} holds the kernels of another game already")
    if bound not in sys.modules:
        package = ModuleType(bound)
        package.__path__ = [*import_module(modules.package).__path__, str(SHARED)]
        sys.modules[bound] = package
        try:
            _bind_names(bound, modules)
        except BaseException:
            _forget(bound)
            raise
    return bound


def _bind_names(bound: str, modules: KernelModules) -> None:
    """Let the names that shared modules import stand for those of the game."""
    for name, module in modules.bindings().items():
        if name != module:
            sys.modules[f"{bound}.{name}"] = import_module(f"{bound}.{module}")


def _forget(bound: str) -> None:
    """Remove a package that could not be bound, so that the next try says why, too."""
    for name in [name for name in sys.modules if f"{name}.".startswith(f"{bound}.")]:
        del sys.modules[name]
