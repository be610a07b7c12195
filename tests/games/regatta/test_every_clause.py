"""Every clause of the rules page is cited by a test, and every citation is of a clause."""

import ast
import re
from pathlib import Path

import taros.games.regatta

RULES = Path(taros.games.regatta.__file__).parent / "rules_text" / "RULES.md"
HERE = Path(__file__).parent


def clauses() -> set[str]:
    """The numbers in bold."""
    return set(re.findall(r"\*\*(R\d+\.\d+)\*\*", RULES.read_text(encoding="utf-8")))


def all_tests() -> list[ast.FunctionDef]:
    found = []
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found.append(node)
    return found


def named(test: ast.FunctionDef) -> set[str]:
    """The clause a test is called after."""
    by_name = re.match(r"test_r(\d+)_(\d+)_", test.name)
    return {f"R{by_name[1]}.{by_name[2]}"} if by_name else set()


def cited(test: ast.FunctionDef) -> set[str]:
    """The clauses that a test's name and docstring speak of."""
    return named(test) | set(re.findall(r"\bR\d+\.\d+\b", ast.get_docstring(test) or ""))


def test_the_rules_page_has_its_chapters() -> None:
    """R1 to R8 with numbered clauses, then presets and texts."""
    text = RULES.read_text(encoding="utf-8")
    chapters = set(re.findall(r"^## (R\d+)\b", text, re.MULTILINE))
    assert chapters == {f"R{chapter}" for chapter in range(1, 11)}
    assert {clause.partition(".")[0] for clause in clauses()} == chapters - {"R9", "R10"}
    assert len(clauses()) >= 32


def test_every_clause_has_a_test_of_its_own() -> None:
    """Not only one that mentions it: one that is called after it."""
    assert clauses() - set().union(*map(named, all_tests())) == set()


def test_every_citation_is_of_a_clause() -> None:
    """A number that the page does not have; R90 is an arrow."""
    assert set().union(*map(cited, all_tests())) - clauses() == set()


def test_every_refusal_cites_a_clause_of_the_page() -> None:
    """As far as the sources that refuse name clauses at all."""
    folder = RULES.parent
    sources = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    assert set(re.findall(r"\bR\d\.\d+\b", sources)) - clauses() == set()
