"""The built client: its files, and one page for all its routes."""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parent.parent / "static"
INDEX = "index.html"
FOR_EVER = "public, max-age=31536000, immutable"  # files whose names change with what is in them
ASK_AGAIN = "no-cache"

# those of every game, and pages that a game has of its own: the client knows which there are
_ROUTES = re.compile(
    r"/|/(new|t|g|rules|editor|puzzle)(/[\w-]{1,64})?/?|/(?!api|assets|ws)[a-z]{1,32}/?"
)


class Page(NamedTuple):
    kind: str
    body: bytes
    packed: bytes | None  # gzip, where that is smaller
    mark: str  # ETag
    cache: str


class Pages:
    """All files of the client, read once: no request can reach anything outside the folder."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._pages = {
            f"/{path.relative_to(folder).as_posix()}": _page(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }

    def __bool__(self) -> bool:
        """Whether the client has been built."""
        return bool(self._pages)

    def find(self, path: str) -> Page | None:
        """Return the file at `path`, or index.html if the client has a page there; None if
        neither."""
        if _ROUTES.fullmatch(path):
            return self._pages.get(f"/{INDEX}")
        return self._pages.get(path)


def _page(path: Path, folder: Path) -> Page:
    body = path.read_bytes()
    packed = gzip.compress(body, mtime=0)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    is_named_by_content = path.relative_to(folder).parts[0] == "assets"
    return Page(
        kind=kind,
        body=body,
        packed=packed if len(packed) < len(body) else None,
        mark=f'"{hashlib.sha256(body).hexdigest()[:20]}"',
        cache=FOR_EVER if is_named_by_content else ASK_AGAIN,
    )
