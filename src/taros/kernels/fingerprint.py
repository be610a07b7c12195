"""The folder for compiled kernels, named by the sources they are compiled from."""

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path

from platformdirs import user_cache_path

KERNELS = Path(__file__).parent


@cache
def cache_folder(package: str) -> Path:
    """Return the folder for the compiled kernels of a game's `package`.

    numba looks only at the file of the function itself: without the name of the folder, an edited
    callee in another file would leave its callers stale.
    """
    digest = hashlib.sha256()
    for root in (KERNELS, *map(Path, import_module(package).__path__)):
        for path in sorted(root.rglob("*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return user_cache_path("taros", appauthor=False) / digest.hexdigest()[:16]
