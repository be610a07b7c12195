"""Translations: every language says what English says, in words of its own."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from taros.core import words
from taros.core.words import SOURCE, Message
from translation import entries, main, missing

OTHERS = [language for language in words.languages() if language != SOURCE]
NUMBERS = (0, 1, 2, 5, 21, 1_000_000)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing(language: str) -> None:
    assert len(entries(SOURCE)) > 1000
    assert list(missing(language)) == []


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("number", NUMBERS)
def test_every_message_can_be_formatted(language: str, number: int) -> None:
    for key, entry in entries(language).items():
        text = Message(key, dict.fromkeys(entry.variables, number)).format(language)
        assert text.strip(), key
        assert "{" not in text or key == "record-brace", key


@pytest.fixture
def italian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of a sixth language, which somebody has begun with a copy of the Spanish one."""
    for language, copy in ((SOURCE, SOURCE), ("es", "it")):
        shutil.copytree(words.LOCALES / language, tmp_path / copy)
    monkeypatch.setattr(words, "LOCALES", tmp_path)
    words.languages.cache_clear()
    entries.cache_clear()
    yield tmp_path / "it"
    words.languages.cache_clear()
    entries.cache_clear()


def test_the_check_names_what_a_sixth_language_lacks(
    italian: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (italian / "GLOSSARY.md").unlink()
    file = italian / "links.ftl"
    file.write_text(
        file.read_text("utf-8")
        .replace("link-courses =", "link-corses =")
        .replace("{ $free }", "{ $fre }"),
        encoding="utf-8",
    )
    (italian / "review.ftl").write_text("review-of-luck = how lucky\n", encoding="utf-8")
    assert main("it") == 1
    said = capsys.readouterr().out
    for line in (
        "locales/it/GLOSSARY.md is missing",
        "links.ftl: link-courses is missing",
        "links.ftl: link-corses is not in the English catalogues",
        "links.ftl: link-t-waiting has no argument fre",
        "review.ftl: review-title is missing",
        "games/marrakech/rules_text/RULES.it.md is missing",
        "games/regatta/rules_text/HOW_TO_PLAY.it.md is missing",
    ):
        assert line in said.splitlines()
    assert "Plural forms of whole numbers: one, other" in said
    assert main("xx") == 1
    assert "There is no folder" in capsys.readouterr().out
