"""Name the installed rules, bots and arena by their contents."""

from functools import cache
from hashlib import sha256
from pathlib import Path

HOME = Path(__file__).parents[1]
FOLDERS = ("core", "kernels", "games", "bots", "workers", "arena")
KINDS = {".py", ".toml", ".npz"}


@cache
def code_fingerprint() -> str:
    """Return a name that changes whenever code or data change that decide how games go."""
    digest = sha256()
    for path in _files():
        digest.update(path.relative_to(HOME).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def _files() -> list[Path]:
    inside = (path for folder in FOLDERS for path in (HOME / folder).rglob("*"))
    return sorted(path for path in inside if path.suffix in KINDS)
