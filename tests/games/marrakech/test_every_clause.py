"""Every clause of the rules page is cited by a test, and every citation is of a clause."""

import ast
import re
from pathlib import Path

import taros.games.marrakech

RULES = Path(taros.games.marrakech.__file__).parent / "rules_text" / "RULES.md"
HERE = Path(__file__).parent


def clauses() -> set[str]:
    """The numbers in bold, and the headings that have none below them."""
    text = RULES.read_text(encoding="utf-8")
    numbers = set(re.findall(r"\*\*(M\d+\.\d+)\*\*", text))
    headings = set(re.findall(r"^## (M\d+)\b", text, re.MULTILINE))
    return numbers | (headings - {number.partition(".")[0] for number in numbers})


def citations() -> set[str]:
    """The clauses that names and docstrings of test functions speak of."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found |= _cited(node)
    return found


def _cited(test: ast.FunctionDef) -> set[str]:
    by_name = re.match(r"test_m(\d+)(?:_(\d+))?_", test.name)
    found = set(re.findall(r"\bM\d+(?:\.\d+)?\b", ast.get_docstring(test) or ""))
    if by_name:
        found.add(f"M{by_name[1]}.{by_name[2]}" if by_name[2] else f"M{by_name[1]}")
    return found


def test_the_rules_page_has_its_seven_chapters() -> None:
    """M1 to M7, with numbered clauses in all but the last."""
    chapters = {clause.partition(".")[0] for clause in clauses()}
    assert chapters == {f"M{chapter}" for chapter in range(1, 8)}
    assert len(clauses()) >= 28


def test_every_clause_is_tested() -> None:
    """A clause that no test cites is a clause nobody checked."""
    assert clauses() - citations() == set()


def test_every_citation_is_of_a_clause() -> None:
    """A number that the page does not have (chapters may be cited whole)."""
    chapters = {clause.partition(".")[0] for clause in clauses()}
    assert citations() - clauses() - chapters == set()
