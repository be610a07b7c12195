"""The built client: its files, and one HTML page that the server completes for every address."""

import base64
import gzip
import hashlib
import html
import mimetypes
import re
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from taros.core.words import languages

from . import app_files

FOLDER = Path(__file__).parents[2] / "static"
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # files whose names change with what is in them
ASK_AGAIN = "no-cache"

# what the server replaces in the page
LANGUAGE = '<html lang="en">'
TITLE = "<title>Taros</title>"
BODY = "</body>"
NOT_BUILT = f"<!doctype html>{LANGUAGE}<head>{TITLE}</head><body></body></html>"

KINDS = {  # that not every system knows
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}

_INLINE = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)


class Page(NamedTuple):
    kind: str
    body: bytes
    packed: bytes | None  # gzip, where that is smaller
    mark: str  # ETag
    cache: str
    vary: str = "accept-encoding"


class Pages:
    """All files of the client, read once: no request can reach anything outside the folder."""

    def __init__(self, folder: Path = FOLDER, site: Path | None = None) -> None:
        """`folder` holds the client, and `site` is what `make site` has written, with Python for
        the browser. Raises BadOption if they do not belong together."""
        bodies = _read(folder)
        index = bodies.pop(INDEX, NOT_BUILT.encode())
        self._template = index.decode()
        assert all(part in self._template for part in (LANGUAGE, TITLE, BODY))
        self.python = ""  # the folder of Python's files, as an address
        python: dict[str, bytes] = {}
        if site is not None:
            found = app_files.python_folder(site, index)
            self.python = f"/{found.relative_to(site).as_posix()}/"
            python = {f"{self.python[1:]}{name}": body for name, body in _read(found).items()}
        if app_files.SERVICE_WORKER in bodies:
            self._make_app(bodies, python)
        self._files = {f"/{name}": _file(name, body) for name, body in {**bodies, **python}.items()}

    def _make_app(self, bodies: dict[str, bytes], python: Mapping[str, bytes]) -> None:
        """Add to the files `bodies` what makes an app of them, which may keep Python's files."""
        bodies |= app_files.icons(bodies[app_files.EMBLEM].decode())
        for language in languages():
            bodies[f"{language}.webmanifest"] = app_files.manifest(language)
        away = None
        if python:
            away = app_files.AWAY
            bodies[away] = self._document("en", TITLE, "", is_away=True).encode()
        script = bodies.pop(app_files.SERVICE_WORKER)
        made = app_files.service_worker(script, bodies, python, away)
        bodies[app_files.SERVICE_WORKER] = made

    def __bool__(self) -> bool:
        """Whether the client has been built."""
        return bool(self._files)

    def file(self, path: str) -> Page | None:
        """Return the file at `path`, None if there is none."""
        return self._files.get(path)

    def html(self, language: str, head: str, without_scripts: str) -> Page:
        """Return the page of the client.

        `head` replaces its title; `without_scripts` is the HTML for browsers that run no scripts.
        """
        text = self._document(language, head, without_scripts)
        vary = "accept, accept-encoding, accept-language"
        return _page("text/html", text.encode(), ASK_AGAIN)._replace(vary=vary)

    def _document(
        self, language: str, head: str, without_scripts: str, is_away: bool = False
    ) -> str:
        """Return the page of the client; that for browsers without the server if `is_away`."""
        attributes = f'lang="{html.escape(language)}"'
        if self.python:
            attributes += f' data-files="{self.python}"'
        if is_away:
            attributes += ' data-host="away"'
        return (
            self._template.replace(LANGUAGE, f"<html {attributes}>", 1)
            .replace(TITLE, head + app_files.head(language), 1)
            .replace(BODY, f"<noscript>{without_scripts}</noscript>{BODY}", 1)
        )

    def inline_sources(self, element: str) -> str:
        """Return the sources of a Content-Security-Policy that allow the inline content of the
        page's `element`s, "style" or "script", and no other."""
        hashes = [
            base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            for name, text in _INLINE.findall(self._template)
            if name == element
        ]
        return "".join(f" 'sha256-{each}'" for each in hashes)


def check_site(site: Path) -> None:
    """Raise BadOption unless `site` holds Python for the client of this package."""
    index = FOLDER / INDEX
    app_files.python_folder(site, index.read_bytes() if index.exists() else b"")


def _read(folder: Path) -> dict[str, bytes]:
    """Return all files of a folder by their names in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _file(name: str, body: bytes) -> Page:
    kind = KINDS.get(Path(name).suffix) or mimetypes.guess_type(name)[0]
    is_named_by_content = name.startswith(("assets/", f"{app_files.PYTHON}/"))
    cache = FOR_EVER if is_named_by_content else ASK_AGAIN
    return _page(kind or "application/octet-stream", body, cache)


def _page(kind: str, body: bytes, cache: str) -> Page:
    packed = gzip.compress(body, mtime=0)
    return Page(
        kind=kind,
        body=body,
        packed=packed if len(packed) < len(body) else None,
        mark=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache=cache,
    )
