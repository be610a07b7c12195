"""The documentation site is built without a warning, needs no network, and explains the API."""

import os
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

import taros
from architecture import PICTURE, draw

ROOT = Path(__file__).parents[2]
EXTERNAL = re.compile(r'<(?:script|img|link|iframe)\b[^>]*(?:src|href)="((?:https?:)?//[^"]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What `make docs` writes, in another folder; a link that leads nowhere is refused."""
    folder = tmp_path_factory.mktemp("docs")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", folder],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        timeout=300,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "")
    return folder


@pytest.fixture(scope="module")
def explained(site: Path) -> set[str]:
    """The names that the API explains."""
    inventory = (site / "objects.inv").read_bytes().split(b"\n", 4)[4]
    return {line.split()[0] for line in zlib.decompress(inventory).decode().splitlines()}


def test_no_page_needs_a_network(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    found = {link for page in pages for link in EXTERNAL.findall(page.read_text(encoding="utf-8"))}
    assert found == set()
    assert len(pages) > 100
    assert (site / "search" / "search_index.js").exists()  # read from a file, too


def test_every_public_name_is_explained(explained: set[str]) -> None:
    """Those of the package, and the public methods of a match."""
    methods = [name for name in vars(taros.Match) if not name.startswith("_")]
    names = [f"taros.{name}" for name in taros.__all__]
    names += [f"taros.core.match.Match.{name}" for name in methods]
    assert len(methods) > 15
    assert [name for name in names if name not in explained] == []


def test_modules_that_pages_import_from_are_explained(explained: set[str]) -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    texts = [page.read_text(encoding="utf-8") for page in pages]
    modules = {
        name for text in texts for name in re.findall(r">>> from (taros[\w.]*) import", text)
    }
    assert len(modules) >= 4
    assert modules - explained == set()


def test_the_picture_of_the_architecture_is_what_the_contract_says() -> None:
    assert PICTURE.read_text(encoding="utf-8") == draw()
