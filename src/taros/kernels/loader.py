"""Import kernel modules, plain or compiled.

`load` imports a game's kernel modules and those of `shared` below `<package>._plain` or
`<package>._compiled`. Both are packages without a file: their path is the folder of the game, then
that of `shared`. So `from .kernel import legal` in a shared module means the kernel of that game,
and relative imports stay within one speed. Below `_compiled`, decorated functions are compiled.
"""

import sys
import threading
from importlib import import_module
from pathlib import Path
from types import ModuleType

SHARED = Path(__file__).parent / "shared"

_PLAIN = "._plain"
_COMPILED = "._compiled"
_lock = threading.RLock()


def load(package: str, name: str, compiled: bool) -> ModuleType:
    """Import the kernel module `name` of a game's `package`, or the shared one bound to it."""
    with _lock:
        return import_module(f"{_bound(package, _COMPILED if compiled else _PLAIN)}.{name}")


def is_compiled(module: str) -> bool:
    """Whether functions of the module with this name are to be compiled."""
    return f"{_COMPILED}." in module


def package_of(module: str) -> str:
    """Return the game's package that a module with this name was loaded for."""
    return module.partition(f"{_COMPILED}.")[0]


def _bound(package: str, suffix: str) -> str:
    name = package + suffix
    if name not in sys.modules:
        module = ModuleType(name)
        module.__path__ = [*import_module(package).__path__, str(SHARED)]
        sys.modules[name] = module
    return name
