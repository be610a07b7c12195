"""Spelling: every word is in the dictionary of its language, in its glossary, or is a name."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import hunspell
import pytest
import typer

from locales.catalogues import glossary, texts
from taros import bots, games
from taros.cli import app
from taros.core import words
from taros.core.options import specs

DICTIONARIES = Path(__file__).parents[2] / "web" / "node_modules"
VARIANTS = {"en": "en-gb"}
WORD = re.compile(r"[^\W\d_]+(?:['\u2019-][^\W\d_]+)*")
CODE = re.compile(r"--[\w-]+|\S*[\w\]][=:/._*|]+[\w'-]\S*|\w+\[\w+\]|(?<!\w)/\w+|\w+://")
"""Options, addresses, files and the like, in the middle of a sentence."""

SIGNS = re.compile("[a-zA-ZΣº]|mm|MB|µs|er|ème|nd|rd|th|тє")
"""Squares, units, endings of ordinals."""

NAMES = Path(__file__).with_name("names.txt")


@cache
def typed_words() -> set[str]:
    """Return the names of options, of what they can be, of bots, of commands and parameters."""
    found = {"taros"}
    for name in games.SHIPPED:
        game = games.get(name)
        found |= {name, *game.presets, *bots.names(game)}
        for option, spec in specs(game.options).items():
            found |= {*option.split("_"), *spec.choices}
    return found | set(_command_words(typer.main.get_command(app)))


def _command_words(group: Any) -> Iterator[str]:
    """Yield the names of commands and of their parameters, at any depth."""
    yield from group.name.split("-")
    yield from (str(parameter.name) for parameter in group.params)
    for command in getattr(group, "commands", {}).values():
        yield from _command_words(command)


def unknown_words(language: str) -> set[tuple[str, str]]:
    """Return words that the dictionary and the glossary of `language` lack, and where they are."""
    folder = DICTIONARIES / f"dictionary-{VARIANTS.get(language, language)}"
    dictionary = hunspell.Hunspell("index", hunspell_data_dir=str(folder))
    allowed = {*WORD.findall(glossary(language) + NAMES.read_text("utf-8")), *typed_words()}
    allowed |= {word.capitalize() for word in allowed}
    return {
        (word, where)
        for where, text in texts(language)
        for word in WORD.findall(CODE.sub(" ", text).replace("'s ", " "))
        if word not in allowed
        and not SIGNS.fullmatch(word)
        and not dictionary.spell(word)
        and not dictionary.spell(word.replace("\u2019", "'"))
    }


@pytest.mark.parametrize("language", words.languages())
def test_every_word_is_in_the_dictionary_or_the_glossary(language: str) -> None:
    assert sorted(unknown_words(language)) == []
