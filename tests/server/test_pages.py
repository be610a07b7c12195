"""The client's files: served as they are, one page for all routes, and nothing else."""

import gzip
from pathlib import Path

import pytest

from taros.server.http.pages import ASK_AGAIN, FOR_EVER, Pages


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "secret.txt").write_text("outside")
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html>" + " " * 1000)
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "index-abc.js").write_text("let x = 1;" * 100)
    return static


@pytest.mark.parametrize(
    "route",
    ["/", "/new/marrakech", "/t/AbC-_1", "/g/x", "/rules/marrakech", "/rules", "/t/x/", "/courses"],
)
def test_routes_of_the_client_are_one_page(folder: Path, route: str) -> None:
    page = Pages(folder).find(route)
    assert page is not None
    assert page.kind == "text/html"
    assert page.cache == ASK_AGAIN
    assert page.packed is not None
    assert gzip.decompress(page.packed) == page.body


def test_files(folder: Path) -> None:
    pages = Pages(folder)
    script = pages.find("/assets/index-abc.js")
    assert script is not None
    assert script.kind in ("text/javascript", "application/javascript")
    assert script.cache == FOR_EVER
    icon = pages.find("/icon.svg")
    assert icon is not None
    assert (icon.kind, icon.cache, icon.packed) == ("image/svg+xml", ASK_AGAIN, None)


@pytest.mark.parametrize(
    "path",
    [
        "/secret.txt",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets",
        "/api",
        "/ws",
        "/t/a/b",
        "/t/%2e%2e",
        "//etc/passwd",
        "/new/<script>",
        "",
    ],
)
def test_nothing_else_is_there(folder: Path, path: str) -> None:
    assert Pages(folder).find(path) is None


def test_a_client_that_is_not_built(tmp_path: Path, folder: Path) -> None:
    assert not Pages(tmp_path / "nowhere")
    assert Pages(folder)
