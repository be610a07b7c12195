"""The client's files: served as they are, one page for all routes, and nothing else."""

import base64
import gzip
import hashlib
from pathlib import Path

import pytest

from taros.server.http.pages.pages import ASK_AGAIN, FOR_EVER, Pages

TEMPLATE = (
    '<!doctype html><html lang="en"><head><title>Taros</title><style>body{}</style>'
    "</head><body></body></html>"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("outside")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(TEMPLATE + " " * 1000)
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "index-abc.js").write_text("let x = 1;" * 100)
    return static


def test_the_page_is_completed_by_the_server(folder: Path) -> None:
    page = Pages(folder).html("ro", "<title>Masă</title>", "<h1>Masă</h1>")
    assert page.kind == "text/html"
    assert page.cache == ASK_AGAIN
    assert page.packed is not None
    assert gzip.decompress(page.packed) == page.body
    text = page.body.decode()
    assert '<html lang="ro"><head><title>Masă</title>' in text
    assert "<noscript><h1>Masă</h1></noscript></body>" in text
    assert page.mark != Pages(folder).html("en", "<title>Table</title>", "").mark


def test_only_what_stands_inline_in_the_page_is_allowed(folder: Path) -> None:
    pages = Pages(folder)
    digest = hashlib.sha256(b"body{}").digest()
    assert pages.inline_sources("style") == f" 'sha256-{base64.b64encode(digest).decode()}'"
    assert pages.inline_sources("script") == ""


def test_files(folder: Path) -> None:
    pages = Pages(folder)
    script = pages.file("/assets/index-abc.js")
    assert script is not None
    assert script.kind in ("text/javascript", "application/javascript")
    assert script.cache == FOR_EVER
    icon = pages.file("/icon.svg")
    assert icon is not None
    assert (icon.kind, icon.cache, icon.packed) == ("image/svg+xml", ASK_AGAIN, None)


@pytest.mark.parametrize(
    "path",
    ["/secret.txt", "/../secret.txt", "/assets/../../secret.txt", "/assets", "/index.html", ""],
)
def test_nothing_else_is_there(folder: Path, path: str) -> None:
    assert Pages(folder).file(path) is None


def test_a_client_that_is_not_built(tmp_path: Path, folder: Path) -> None:
    assert Pages(folder)
    nothing = Pages(tmp_path / "nowhere")
    assert not nothing
    assert b"<title>x</title>" in nothing.html("en", "<title>x</title>", "").body
