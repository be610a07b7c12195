"""The API reference builds in silence, and every public name is explained in it."""

import re
import subprocess
import sys
from html import unescape
from pathlib import Path

import pytest

import taros

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built by the recipe of `make docs`, into another folder."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    recipe = re.search(r"^docs:.*\n\t\$\(BIN\)/pdoc (.+)$", makefile, re.MULTILINE)
    assert recipe
    folder = tmp_path_factory.mktemp("docs")
    words = [str(folder) if word == "build/docs" else word for word in recipe[1].split()]
    assert str(folder) in words
    done = subprocess.run(
        [sys.executable, "-m", "pdoc", *words],
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return folder


def sections(page: Path) -> dict[str, str]:
    """What is said of every name, without the code."""
    html = page.read_text(encoding="utf-8")
    parts = re.split(r'<(?:section|div) id="([^"]+)"', html)[1:]
    texts = dict(zip(parts[::2], parts[1::2], strict=True))
    return {name: docstring(text) for name, text in texts.items()}


def docstring(html: str) -> str:
    found = re.search(r'<div class="docstring">(.*?)</div>', html, re.DOTALL)
    return unescape(re.sub("<[^>]+>", "", found[1])).strip() if found else ""


def test_every_public_name_is_explained(reference: Path) -> None:
    explained = sections(reference / "taros.html")
    assert [name for name in taros.__all__ if not explained.get(name)] == []


def test_every_public_method_is_explained(reference: Path) -> None:
    explained = sections(reference / "taros.html")
    methods = [name for name in vars(taros.Match) if not name.startswith("_")]
    assert len(methods) > 15
    assert [name for name in methods if not explained.get(f"Match.{name}")] == []


def test_what_the_readme_teaches_is_in_it(reference: Path) -> None:
    """Modules that its examples import from."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    modules = re.findall(r">>> from (taros[\w.]*) import", text)
    pages = [path.relative_to(reference).as_posix() for path in reference.rglob("*.html")]
    assert [m for m in modules if f"{m.replace('.', '/')}.html" not in pages] == []
