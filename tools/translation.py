"""Say what a language lacks: `python tools/translation.py it`.

The tests run the same checks for every folder of `locales`.
"""

import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from taros import games
from taros.core import words
from taros.core.options import specs
from taros.core.words import SOURCE

ALIKE = re.compile(
    r"web-(title|table-title|bot-(random|expectimax|mcts|novice)|name-(numbered|strength)|seat-bot"
    r"|(my-game|finished)-action.*|prompt-for|puzzle-(title|theme-count)|table-action)"
    r"|web-review-(chance|review)|web-settings-motion-normal|web-settings-sound-normal"
    r"|(marrakech|regatta)-name|marrakech-web-editor-(assam|purse)|web-seat-levels"
    r"|marrakech-option-tie_break-dirhams|regatta-(bad-data|reason|ways|degrees)"
    r"|regatta-web-(where|metres|boat|editor-boat)|regatta-web-course-shipped-(sprint|slalom)"
    r"|bad-record|illegal-move|table-said|review-seat|option-.*|arena-(bot|seat)|cli-(bot|unfair)"
    r"|web-pause|.*-colour-orange|link-.*|help-(arguments|options)|doctor-note|cli-interval"
    r"|arena-interval"
)
"""Messages that may read as in English: names, words of both languages, and mere arrangement."""


class Entry(NamedTuple):
    """A message of a catalogue: its file, its text in Fluent, and the names of its arguments."""

    file: str
    pattern: str
    variables: frozenset[str]


class Variables(Visitor):
    """Collects the names of the arguments of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def entries(language: str) -> dict[str, Entry]:
    """Return the messages of the catalogues of `language`."""
    found = {}
    folder = words.LOCALES / language
    for path in sorted(folder.rglob("*.ftl")):
        for node in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ftl.Message) and node.value is not None:
                variables = Variables()
                variables.visit(node)
                pattern = FluentSerializer().serialize_entry(node).partition("=")[2].strip()
                file = path.relative_to(folder).as_posix()
                found[node.id.name] = Entry(file, pattern, frozenset(variables.names))
    return found


def missing(language: str) -> Iterator[str]:
    """Yield what `language` lacks, or has without need, one line each."""
    if not (words.LOCALES / language / "GLOSSARY.md").exists():
        yield f"locales/{language}/GLOSSARY.md is missing"
    yield from _missing_messages(language)
    for name in games.SHIPPED:
        yield from _missing_rules(name, language)


def _missing_messages(language: str) -> Iterator[str]:
    english, other = entries(SOURCE), entries(language)
    for key, entry in english.items():
        if key not in other:
            yield f"{entry.file}: {key} is missing"
    for key, entry in other.items():
        if key not in english:
            yield f"{entry.file}: {key} is not in the English catalogues"
        elif unknown := entry.variables - english[key].variables:
            yield f"{entry.file}: {key} has no argument {', '.join(sorted(unknown))}"
        elif _is_english(key, entry.pattern, english[key].pattern):
            yield f"{entry.file}: {key} is still English"


def _is_english(key: str, text: str, english: str) -> bool:
    """Whether the message has words, reads as in English, and is not one that may."""
    has_words = re.search(r"[a-z]{3}", re.sub(r"\{[^}]*\}", "", text)) is not None
    return text == english and has_words and not ALIKE.fullmatch(key)


def _missing_rules(name: str, language: str) -> Iterator[str]:
    game = games.get(name)
    options = "|".join(specs(game.options))
    for page, mark in (
        ("RULES.md", rf"\*\*([MR]\d+\.\d+)\*\*|`({options})`"),
        ("HOW_TO_PLAY.md", r"!\[\]\((\w+)\)"),
    ):
        files = words.in_every_language(f"rules_text/{page}")
        english, other = (game.resource(files[each]) for each in (SOURCE, language))
        if not other.is_file():
            yield f"games/{name}/{files[language]} is missing"
        elif _marks(mark, other) != _marks(mark, english):
            yield f"games/{name}/{files[language]} lacks a clause, an option or a figure of {page}"


def _marks(pattern: str, page: Traversable) -> list[str]:
    """Return what `pattern` finds in `page`: clauses in order, options and figures each once."""
    found = re.finditer(pattern, page.read_text(encoding="utf-8"))
    marks = [each[each.lastindex or 0] for each in found]
    return [each for each in marks if "." in each] + sorted({*marks})


def main(language: str) -> int:
    """Print what `language` lacks; return how the process is to exit."""
    if language not in words.languages():
        print(f"There is no folder {words.LOCALES / language}: begin with a copy of en.")
        return 1
    lines = list(missing(language))
    for line in lines:
        print(line)
    forms = sorted({str(Locale.parse(language).plural_form(number)) for number in range(200)})
    print(f"{len(lines)} things to do. Plural forms of whole numbers: {', '.join(forms)}.")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
