"""Kernels compute with + - * / and square roots alone, and round after each of these.

So they find the same numbers with every compiler, processor and C library.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from taros.kernels.compiler import _compile_whole_and_part

SOURCES = Path(__file__).parents[2] / "src/taros"
KERNELS = ("kernel", "pure_kernel", "routine", "vectorized")
EXACT = {"math.sqrt", "math.floor", "math.inf", "math.pi"}
FUSED = ("fmadd", "fmsub", "fnmadd", "fnmsub", "fmla", "fmls")  # as x86 and ARM call them


def kernels() -> Iterator[ast.FunctionDef]:
    """Go through the kernels of all games, and those that games share."""
    for folder in ("kernels", "games"):
        for path in sorted((SOURCES / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and any(
                    isinstance(mark, ast.Name) and mark.id in KERNELS
                    for mark in node.decorator_list
                ):
                    yield node


def inexact(kernel: ast.FunctionDef) -> list[str]:
    """Return what `kernel` uses that a C library would compute."""
    found = []
    for node in ast.walk(kernel):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in ("math", "np", "numpy"):
            found.append(ast.unparse(node))
        if isinstance(node, ast.Pow):
            found.append("**")
    return [name for name in found if name not in EXACT]


def test_kernels_call_no_c_library() -> None:
    found = {kernel.name: inexact(kernel) for kernel in kernels()}
    assert len(found) > 300
    assert {name: used for name, used in found.items() if used} == {}


def test_what_a_c_library_computes_would_be_seen() -> None:
    (function,) = ast.parse("def f(x):\n    return math.sin(x) + x**0.5 + math.sqrt(x)").body
    assert isinstance(function, ast.FunctionDef)
    assert inexact(function) == ["math.sin", "**"]


def difference(x: float, y: float) -> float:
    return x * x - y


@pytest.mark.parametrize("vectorize", [False, True])
def test_products_and_sums_are_rounded_one_by_one(vectorize: bool) -> None:
    """A fused multiply-add would find what was lost by rounding the product."""
    compiled = _compile_whole_and_part(difference, False, vectorize, cached=False)
    for bits in range(27, 50):
        x = 1 + 2.0**-bits
        assert compiled(x, x * x) == 0.0
    (assembly,) = compiled.inspect_asm().values()  # type: ignore[attr-defined]
    assert [name for name in FUSED if name in assembly] == []
    (code,) = compiled.inspect_llvm().values()  # type: ignore[attr-defined]
    assert "fmul double" in code
    assert "fmuladd" not in code
