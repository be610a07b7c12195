"""Which rules, bots and arena are installed here."""

from functools import cache
from hashlib import sha256
from pathlib import Path

from taros._jit import HOME

FOLDERS = ("core", "games", "bots", "arena")
KINDS = {".py", ".toml", ".npz"}


@cache
def sources() -> str:
    """A name for them that changes whenever they do."""
    digest = sha256()
    for path in _files():
        digest.update(path.relative_to(HOME).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _files() -> list[Path]:
    """`_jit` decides how kernels are compiled."""
    inside = (path for folder in FOLDERS for path in (HOME / folder).rglob("*"))
    return sorted([HOME / "_jit.py", *(path for path in inside if path.suffix in KINDS)])
