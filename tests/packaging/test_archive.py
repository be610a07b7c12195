"""The archives of Python for browsers lack nothing that what is in them uses."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import archive

ROOT = Path(__file__).parents[2]

KEY = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*)")
NEVER_RUN = {
    "taros/kernels/wasm/build.py",
    "taros/review/page.py",
    "taros/workers/bot_process.py",
    "taros/workers/process.py",
    "taros/workers/process_pool.py",
    "taros/workers/ray_pool.py",
}
"""Modules for builds, processes and pages of a terminal: a browser has none of these."""
NO_MESSAGES = {"arena-lost", "marrakech-web-half"}
"""The first is named by `taros.workers.pool`, for pools of processes; the second looks like a name
in a picture."""


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """The files of taros in the archive, by name."""
    files = dict(archive.own_files())
    return {name: body.decode() for name, body in files.items() if not name.endswith(".npz")}


def trees(texts: dict[str, str]) -> Iterator[tuple[str, ast.Module]]:
    for name, text in texts.items():
        if name.endswith(".py") and name not in NEVER_RUN:
            yield name, ast.parse(text)


def keys_in(texts: dict[str, str]) -> set[str]:
    return {
        key for name, text in texts.items() if name.endswith(".ftl") for key in KEY.findall(text)
    }


def patterns(tree: ast.Module) -> Iterator[str]:
    """Go through the literals of a module, as regular expressions of what they stand for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield re.escape(node.value)
        if isinstance(node, ast.JoinedStr):
            yield "".join(map(pattern_of, node.values))


def pattern_of(part: ast.expr) -> str:
    """Return a regular expression of what a part of an f-string stands for."""
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+"


def test_no_module_names_a_message_that_is_left_out(texts: dict[str, str]) -> None:
    folder = ROOT / "src" / "taros" / "locales"
    every = {key for path in folder.rglob("*.ftl") for key in KEY.findall(path.read_text("utf-8"))}
    left_out = sorted(every - keys_in(texts) - NO_MESSAGES)
    assert len(left_out) > 300
    joined = "\n".join(left_out)
    for name, tree in trees(texts):
        for pattern in patterns(tree):
            if re.search(r"[a-z]{3}", pattern) and "-" in pattern:
                found = re.search(f"^{pattern}$", joined, re.MULTILINE)
                assert not found, f"{name}: {found}"


def test_no_message_refers_to_one_that_is_left_out(texts: dict[str, str]) -> None:
    known = keys_in(texts)
    for name, text in texts.items():
        if name.endswith(".ftl"):
            assert set(REFERENCE.findall(text)) <= known, name


def test_no_module_imports_what_is_left_out_of_the_library(texts: dict[str, str]) -> None:
    for name, tree in trees(texts):
        for node in ast.walk(tree):
            names = [each.name for each in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [str(node.module)]
            tops = {each.partition(".")[0] for each in names}
            assert tops.isdisjoint(archive.NOT_IN_LIBRARY), name
