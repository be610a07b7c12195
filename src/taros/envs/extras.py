"""Libraries that `pip install taros` leaves out."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

EXTRA = "pip install 'taros[rl]'"


def is_installed(name: str) -> bool:
    """Return whether a library can be imported."""
    return find_spec(name) is not None


def require(name: str, command: str = EXTRA) -> Any:
    """Import a library. Raises ImportError, which says how to install it."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name.partition(".")[0]:
            raise
        raise ImportError(f"{name} is not installed: {command}", name=name) from None
