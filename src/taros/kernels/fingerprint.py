"""Name code by its contents, and the folder for compiled kernels by the code they come from."""

import hashlib
from collections.abc import Iterable
from functools import cache
from importlib import import_module
from pathlib import Path

from platformdirs import user_cache_path

from .modules import KernelModules

KERNELS = Path(__file__).parent
TEXTS = {".md", ".ftl", ".jsonl"}  # read by people, and no part of any rule


@cache
def cache_folder(modules: KernelModules) -> Path:
    """Return the folder for the compiled kernels of a game.

    numba looks only at the file of the function itself: without the name of the folder, an edited
    callee in another file would leave its callers stale.
    """
    name = fingerprint((KERNELS, *package_folders(modules.package)), repr(modules))
    return user_cache_path("taros", appauthor=False) / name


def package_folders(package: str) -> list[Path]:
    """Return the folders of an importable package."""
    return [Path(folder) for folder in import_module(package).__path__]


def fingerprint(folders: Iterable[Path], text: str = "") -> str:
    """Return a name that changes with `text` and with every file in `folders`, at any level.

    Texts for people are left out.
    """
    digest = hashlib.sha256(text.encode())
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and path.suffix not in TEXTS and "__pycache__" not in path.parts:
                name = path.relative_to(folder).as_posix()
                digest.update(name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
