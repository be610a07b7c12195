"""Numbers: every language has its signs and plural forms, and says no number for another."""

from itertools import combinations

import pytest
from babel import Locale
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from locales.catalogues import messages
from taros.core import words
from taros.core.words import SOURCE, Message
from taros.report.numbers import change, change_percent, count, decimal, percent
from translation import Entry, entries

FORMS = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 1.5, 2, 5, 21)
ALIKE = {
    "marrakech-advice-cuts",
    "marrakech-advice-exposed",
    "regatta-did-deal-to",
    "table-asked",
    "table-undone",
    "web-level-wins",
}
"""Messages in which a language may have fewer forms: no counted noun, or one in another case."""


class Selections(Visitor):
    """Collects the selections by plural form in a message whose other form shows an argument."""

    def __init__(self) -> None:
        self.keys: list[set[str]] = []

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        keys = {
            key.name if isinstance(key := variant.key, ftl.Identifier) else key.value
            for variant in node.variants
        }
        other = next(variant.value for variant in node.variants if variant.default)
        if keys & FORMS and any(isinstance(part, ftl.Placeable) for part in other.elements):
            self.keys.append(keys)
        self.generic_visit(node)


@pytest.mark.parametrize("language", words.languages())
def test_selections_have_the_plural_forms_of_the_language(language: str) -> None:
    """The form `other` stands for one more, where no whole number has it, as in Ukrainian."""
    plural_form = Locale.parse(language).plural_form
    forms = {str(plural_form(number)) for number in (2, 5, 21)}
    lacking = []
    for key, message in messages(language).items():
        selections = Selections()
        selections.visit(message)
        lacking += [
            (key, forms - keys)
            for keys in selections.keys
            if key not in ALIKE and len(forms - keys) > ("other" not in forms)
        ]
    assert lacking == []


def said(language: str, key: str, entry: Entry, name: str) -> list[str]:
    """Return the message with each of NUMBERS as its argument `name`, and 7 as the others."""
    values = dict.fromkeys(entry.variables, 7)
    return [Message(key, {**values, name: number}).format(language) for number in NUMBERS]


@pytest.mark.parametrize("language", [each for each in words.languages() if each != SOURCE])
def test_numbers_that_english_tells_apart_are_told_apart(language: str) -> None:
    """A form for 1 alone, such as "a point", must not stand for 21, or in French for 0 and 1.5."""
    confused = []
    for key, entry in entries(SOURCE).items():
        chosen_by = [
            each for each in entry.variables if f"${each} ->" in entries(language)[key].pattern
        ]
        for name in chosen_by:
            english, other = (said(each, key, entry, name) for each in (SOURCE, language))
            confused += [
                (key, NUMBERS[one], NUMBERS[two])
                for one, two in combinations(range(len(NUMBERS)), 2)
                if english[one] != english[two] and other[one] == other[two]
            ]
    assert confused == []


@pytest.mark.parametrize(
    ("language", "written"),
    [
        ("en", ["12,345.68", "1,234", "-1,234.3", "12.3%", "+4.5%"]),
        ("es", ["12.345,68", "1.234", "-1.234,3", "12,3\u00a0%", "+4,5\u00a0%"]),
        ("fr", ["12\u202f345,68", "1\u202f234", "-1\u202f234,3", "12,3\u00a0%", "+4,5\u00a0%"]),
        ("ro", ["12.345,68", "1.234", "-1.234,3", "12,3\u00a0%", "+4,5\u00a0%"]),
        ("uk", ["12\u00a0345,68", "1\u00a0234", "-1\u00a0234,3", "12,3%", "+4,5%"]),
    ],
)
def test_figures_have_the_signs_of_the_language(language: str, written: list[str]) -> None:
    assert written == [
        decimal(12345.678, 2, language),
        count(1234, language),
        change(-1234.26, 1, language),
        percent(0.1234, language),
        change_percent(0.0449, language),
    ]
