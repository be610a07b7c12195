"""What makes an app of the client, which devices install: manifests, icons, the list of what its
service worker keeps, and the folder with Python for the browser."""

import hashlib
import re
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec

from taros.core.errors import BadOption
from taros.core.words import message

NAME = "Taros"
THEME, GROUND = "#1f6f6b", "#f6efe2"
EMBLEM = "icon.svg"
SERVICE_WORKER = "service-worker.js"
AWAY = "away.html"  # the page for browsers that cannot reach the server
PYTHON = "offline"  # the folder of the folders with Python

_ICONS = {  # whole: without rounded corners, for systems that cut a shape out of it
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "icon-whole-192.png": (192, True),
    "icon-whole-512.png": (512, True),
    "icon-touch.png": (180, True),
}
_IN_HEAD = (
    '<link rel="manifest" href="/{language}.webmanifest">'
    '<link rel="apple-touch-icon" href="/icon-touch.png">'
    f'<meta name="theme-color" content="{GROUND}" media="(prefers-color-scheme: light)">'
    '<meta name="theme-color" content="#101a22" media="(prefers-color-scheme: dark)">'
)


def head(language: str) -> str:
    """Return the elements in the head of a page by which browsers offer to install the app."""
    return _IN_HEAD.format(language=language)


def manifest(language: str) -> bytes:
    """Return the web app manifest in a language. Its addresses are relative to it."""
    return msgspec.json.encode(
        {
            "name": message("link-home").format(language),
            "short_name": NAME,
            "description": message("link-home-about").format(language),
            "lang": language,
            "dir": "ltr",
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "theme_color": THEME,
            "background_color": GROUND,
            "categories": ["games"],
            "icons": [
                {"src": EMBLEM, "sizes": "any", "type": "image/svg+xml"},
                *(_icon_entry(name) for name in _ICONS if name != "icon-touch.png"),
            ],
        }
    )


def _icon_entry(name: str) -> dict[str, str]:
    size, is_whole = _ICONS[name]
    purpose = "maskable" if is_whole else "any"
    return {"src": name, "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}


def icons(emblem: str) -> dict[str, bytes]:
    """Return the icons as PNG files by name, drawn from the SVG `emblem`."""
    import resvg_py

    return {
        name: bytes(
            resvg_py.svg_to_bytes(
                svg_string=_whole(emblem) if is_whole else emblem,
                width=size,
                height=size,
                skip_system_fonts=True,
            )
        )
        for name, (size, is_whole) in _ICONS.items()
    }


def _whole(emblem: str) -> str:
    """Return the emblem on a ground without corners, small enough for a circle to be cut out."""
    inner = re.sub(r"</?svg[^>]*>", "", emblem)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">'
        f'<rect width="64" height="64" fill="{THEME}"/>'
        f'<g transform="translate(8 8) scale(.75)">{inner}</g></svg>'
    )


def service_worker(
    script: bytes, files: Mapping[str, bytes], python: Iterable[str], away: str | None
) -> bytes:
    """Return the service worker with the list of what it keeps, as its first line.

    `files` are those of the client by name. `python` are the names of Python's files, and `away` is
    the page for browsers that cannot reach the server, None where there is none.
    """
    kept = {
        "files": [
            {"url": name, "revision": _revision(name, files[name])} for name in sorted(files)
        ],
        "python": sorted(python),
        "away": away,
    }
    return b"self.taros = " + msgspec.json.encode(kept) + b";\n" + script


def _revision(name: str, body: bytes) -> str | None:
    """Return what changes with a file; None if its name does."""
    return None if name.startswith("assets/") else hashlib.sha256(body).hexdigest()[:16]


def client_version(index: bytes) -> str:
    """Return the version of a client, by its `index.html`, which names all its parts."""
    return hashlib.sha256(index).hexdigest()[:16]


def python_folder(site: Path, index: bytes) -> Path:
    """Return the folder with Python in a `site` that `make site` has written.

    Raises BadOption if there is none, or if it belongs to another client than that of `index`.
    """
    found = sorted((site / PYTHON).glob("*/files.json"))
    if not found:
        raise BadOption("no-offline", folder=str(site))
    if msgspec.json.decode(found[0].read_bytes()).get("client") != client_version(index):
        raise BadOption("other-offline", folder=str(site))
    return found[0].parent
