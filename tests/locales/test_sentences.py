"""No sentence is put together from pieces in code: catalogues say where the pieces stand."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import taros

SOURCES = Path(taros.__file__).parent
TAG = re.compile(r"<[^>]*>|[\w-]+=\"[^\"]*\"?|^[^<]*>|<[^>]*$")
SEPARATOR = re.compile(r"[\s\xb7]*")


def is_translated(node: ast.AST) -> bool:
    """Whether `node` contains a call that says a message in the reader's language."""
    return any(
        isinstance(each, ast.Call)
        and (
            (isinstance(each.func, ast.Name) and each.func.id == "translate")
            or (
                isinstance(each.func, ast.Attribute)
                and each.func.attr == "format"
                and bool(each.args)
                and "language" in ast.unparse(each.args[0])
            )
        )
        for each in ast.walk(node)
    )


def glued(tree: ast.AST) -> Iterator[str]:
    """Yield the places where words or marks stand in code beside a translated text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            values = [each for each in node.values if isinstance(each, ast.FormattedValue)]
            words = "\ufffc".join(
                str(each.value) for each in node.values if isinstance(each, ast.Constant)
            )
            said = TAG.sub("", words).replace("\ufffc", "")
            if any(map(is_translated, values)) and not SEPARATOR.fullmatch(said):
                yield ast.unparse(node)
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            sides = (node.left, node.right)
            words = "".join(str(each.value) for each in sides if isinstance(each, ast.Constant))
            if any(map(is_translated, sides)) and not SEPARATOR.fullmatch(TAG.sub("", words)):
                yield ast.unparse(node)


def test_words_beside_a_translated_text_are_found() -> None:
    assert [*glued(ast.parse("""f"{translate('x')}: {name}" """))]
    assert [*glued(ast.parse("message('x').format(language) + ', and more'"))]
    assert not [*glued(ast.parse("""f"<b title='a'>{translate('x')}</b> \xb7 {name}" """))]


def test_no_sentence_is_put_together_in_code() -> None:
    found = [
        (path.relative_to(SOURCES).as_posix(), text)
        for path in sorted(SOURCES.rglob("*.py"))
        for text in glued(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert found == []
