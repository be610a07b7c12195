"""A copy of the package that may be edited, run by processes of its own."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import taros

SOURCES = Path(taros.__file__).parent


class Copy:
    """The sources below a folder, with an empty cache beside them."""

    def __init__(self, folder: Path) -> None:
        self.cache = folder / "cache"
        self.package = folder / "src" / "taros"
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(SOURCES, self.package, ignore=ignored)

    def append(self, file: str, text: str) -> None:
        """Add lines to a module: what is defined last counts."""
        with (self.package / file).open("a", encoding="utf-8") as module:
            module.write(text)

    def run(self, program: str) -> str:
        """What a program prints in a process of its own."""
        return run(program, path=self.package.parent, cache=self.cache)


def run(program: str, path: Path = SOURCES.parent, cache: Path | None = None) -> str:
    environment = dict(os.environ, PYTHONPATH=str(path), PYTHONDONTWRITEBYTECODE="1")
    environment.pop("NUMBA_CACHE_DIR", None)
    if cache is not None:
        environment["XDG_CACHE_HOME"] = str(cache)
    done = subprocess.run(
        [sys.executable, "-c", program], env=environment, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
