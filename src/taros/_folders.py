"""Where a user's files belong, on every system."""

import os
import sys
from pathlib import Path


def user_folder(kind: str) -> Path:
    """The folder for `cache` (can be made again) or `data` (cannot); it may not exist yet."""
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA" if kind == "cache" else "APPDATA")
        return Path(base or Path.home()) / "taros"
    if sys.platform == "darwin":
        library = Path.home() / "Library"
        return library / ("Caches" if kind == "cache" else "Application Support") / "taros"
    base = os.environ.get(f"XDG_{kind.upper()}_HOME")
    default = Path.home() / (".cache" if kind == "cache" else ".local/share")
    return Path(base or default) / "taros"
