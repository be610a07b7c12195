"""Names that look alike are the same name; names that differ are not."""

import pytest

from taros.core.errors import BadOption, NotAllowed
from taros.server.accounts.names import account_name, skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ana", "ANA"),
        ("Ana", "\N{CYRILLIC CAPITAL LETTER A}n\N{CYRILLIC SMALL LETTER A}"),
        ("Ana", "Án a"),
        ("Ana", "Ana\u200b"),
        ("Alice", "AIice"),
        ("Bob", "B0b"),
        ("Modem", "Modern"),
        ("Łukasz", "Lukasz"),
        ("Вова", "BOBA"),
        ("Ștefan", "Stefan"),
        ("full", "\N{FULLWIDTH LATIN SMALL LETTER F}ull"),
        ("Σωκράτης", "ΣΩΚΡΆΤΗΣ"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Ana", "Anna"), ("मोहन", "महन"), ("🐪", "🐫"), ("Іван", "Ілля"), ("漢", "字")],
)
def test_names_that_differ(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)


def test_names_that_nobody_may_take() -> None:
    assert account_name("  Ana  Maria ") == "Ana Maria"
    with pytest.raises(BadOption):
        account_name(" ... ")
    with pytest.raises(NotAllowed):
        account_name("\N{GREEK CAPITAL LETTER ETA}ost")
