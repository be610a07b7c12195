"""Name the installed rules, bots and arena by their contents."""

from functools import cache
from pathlib import Path

from taros import games
from taros.kernels.fingerprint import fingerprint, package_folders

HOME = Path(__file__).parents[1]
FOLDERS = ("core", "kernels", "games", "bots", "workers", "arena")


@cache
def code_fingerprint() -> str:
    """Return a name that changes whenever code or data change that decide how games go."""
    folders = [HOME / folder for folder in FOLDERS]
    for name in games.names():
        if name not in games.SHIPPED:
            folders += package_folders(games.get(name).kernels.package)
    return fingerprint(folders)
