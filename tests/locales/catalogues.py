"""What the catalogues and the rules say, as texts for checks of language."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from taros import games
from taros.core import words
from taros.core.words import SOURCE

ARGUMENT = "\ufffc"  # in the place of what is no word of the sentence
ROOT = Path(__file__).parents[2]

CODE = re.compile(r"`[^`]*`|!\[\]\(\w+\)|\]\([^)]*\)|^\|[-|]+\|$", re.MULTILINE)
"""What is no sentence in the rules: options, moves, figures, targets of links, lines of tables."""


class Text(NamedTuple):
    """A text of one language, with the key or the file that it comes from."""

    where: str
    text: str


class _Patterns(Visitor):
    """Collects the texts of a message, also of its variants, with a sign for each argument."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ftl.Pattern) -> None:  # noqa: N802
        parts = (
            part.value if isinstance(part, ftl.TextElement) else ARGUMENT for part in node.elements
        )
        self.texts.append("".join(parts))
        self.generic_visit(node)


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    """Return the messages of the catalogues of `language` by key."""
    paths = sorted((words.LOCALES / language).rglob("*.ftl"))
    nodes = [
        node
        for path in paths
        for node in FluentParser().parse(path.read_text(encoding="utf-8")).body
    ]
    return {node.id.name: node for node in nodes if isinstance(node, ftl.Message)}


def texts(language: str) -> Iterator[Text]:
    """Yield all texts of `language`: of the catalogues, and the rules paragraph by paragraph."""
    for key, message in messages(language).items():
        patterns = _Patterns()
        patterns.visit(message)
        yield from (Text(key, text) for text in patterns.texts)
    for name in games.SHIPPED:
        game = games.get(name)
        for title, text in (
            (f"{name} RULES", game.read_rules(language)),
            (f"{name} HOW_TO_PLAY", game.read_how_to_play(language)),
        ):
            yield from (Text(title, part) for part in CODE.sub(ARGUMENT, text).split("\n\n"))


def glossary(language: str) -> str:
    """Return the glossary of `language`; that of English is the one of the whole project."""
    folder = ROOT if language == SOURCE else words.LOCALES / language
    return (folder / "GLOSSARY.md").read_text(encoding="utf-8")
