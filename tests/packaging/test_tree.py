"""Nothing that is kept in git knows the machine it was written on."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def tracked() -> list[Path]:
    """The files that git knows."""
    words = ["git", "ls-files", "-z", "--cached"]
    listed = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [ROOT / name for name in listed.split("\0") if name]
    return [path for path in paths if path.is_file()]


def lines_with(*words: str) -> list[str]:
    found = []
    for path in tracked():
        text = path.read_text(encoding="utf-8", errors="replace")
        for number, line in enumerate(text.splitlines(), start=1):
            if any(word in line for word in words):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line[:100]}")
    return found


def test_there_are_files_to_look_at() -> None:
    assert {ROOT / "README.md", ROOT / "pyproject.toml"} <= set(tracked())
    assert any(line.startswith("pyproject.toml:") for line in lines_with("[project]"))


def test_no_file_names_the_place_of_this_tree() -> None:
    assert lines_with(f"{ROOT}/", f"{ROOT}'", f'{ROOT}"') == []


def test_no_file_names_somebodys_home() -> None:
    assert lines_with(f"{Path.home()}/", "/" + "home/", "/" + "Users/", "C:" + "\\\\Users") == []


def test_nothing_built_is_kept() -> None:
    folders = {"__pycache__", ".venv", "build", "dist", ".pytest_cache", ".mypy_cache"}
    assert [path for path in tracked() if folders & set(path.relative_to(ROOT).parts)] == []
    assert [path for path in tracked() if path.suffix in (".pyc", ".so", ".whl", ".nbc")] == []
