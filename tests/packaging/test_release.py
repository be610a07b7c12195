"""A release is refused when it would say different things in different places."""

from pathlib import Path

import pytest

import taros
from release import VERSION, problems, try_site

ROOT = Path(__file__).parents[2]
LOG = "# Changelog\n\n## Unreleased\n\n### Added\n{line}\n## 2.0.0 - 2027-01-31\n\n- a thing\n"
CITED = 'version: 2.0.0\ndate-released: "2027-01-31"\n'


@pytest.mark.parametrize(
    ("version", "line", "cited", "said"),
    [
        ("2.0.0", "", CITED, []),
        ("2.0.1", "", CITED, ["CHANGELOG.md begins with 2.0.0", "CITATION.cff is not of 2.0.1"]),
        ("2.0.0", "- new\n", CITED, ["lines under Unreleased"]),
        ("2.0.0", "", CITED.replace("31", "30"), ["CITATION.cff is not of 2027-01-31"]),
    ],
)
def test_what_is_wrong_is_said(version: str, line: str, cited: str, said: list[str]) -> None:
    found = problems(version, LOG.format(line=line), cited)
    assert len(found) == len(said)
    assert [words for words, text in zip(said, found, strict=True) if words not in text] == []


def test_the_changelog_is_dated_and_sorted_by_kind() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    versions = [tuple(map(int, number.split("."))) for number, _ in VERSION.findall(text)]
    assert versions == sorted(versions, reverse=True)
    assert ".".join(map(str, versions[0])) == taros.__version__
    kinds = {line for line in text.splitlines() if line.startswith("### ")}
    assert kinds <= {
        f"### {kind}" for kind in ("Added", "Changed", "Deprecated", "Removed", "Fixed")
    }


def test_a_site_that_lacks_a_file_is_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="./main.js"></script>', encoding="utf-8")
    with pytest.raises(OSError, match="404"):
        try_site(tmp_path)
    (tmp_path / "main.js").touch()
    try_site(tmp_path)
