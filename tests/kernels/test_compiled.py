"""What compiled kernels call: nothing of a C library computes for them, and no product is fused."""

import io
import pickle
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from llvmlite import binding

from taros import bots, games
from taros.kernels.fingerprint import cache_folder

ELF = b"\x7fELF"
PYTHONS = re.compile(r"_?Py[A-Z_]|numba_")  # what wrappers for Python call
ALLOWED = {"memset", "memcpy", "memmove"}
EXACT = {"abs", "floor", "sqrt"}  # of numbers: rounded correctly everywhere
OPERATION = re.compile(r" = f(?:add|sub|mul|div|neg|rem)((?: [a-z]+)*) (?:double|float|<)")
INTRINSIC = re.compile(r"llvm\.([a-z.]+)\.(?:v\d+)?f(?:32|64)$")
LEAST = 5  # kernels of a game, each with all that it calls


class Compiled(NamedTuple):
    """A kernel that Python calls, with all that it calls: what numba keeps of it."""

    name: str
    machine_code: bytes
    bitcode: bytes


class _Anything:
    """Stands for what lies in the cache beside the code."""

    def __init__(self, *arguments: Any) -> None:
        pass

    def __call__(self, *arguments: Any) -> "_Anything":
        return _Anything()

    def __setstate__(self, state: object) -> None:
        pass


class _CodeReader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> Any:
        return _Anything


@pytest.fixture(scope="module", params=games.SHIPPED)
def compiled(request: pytest.FixtureRequest) -> list[Compiled]:
    """The kernels of a game that have been compiled so far: `make compiled-kernels` does most."""
    game = games.get(request.param)
    bots.get("greedy", game).warm_up()
    return [_read(path) for path in cache_folder(game.kernels).rglob("*.nbc")]


def _read(path: Path) -> Compiled:
    library = _CodeReader(io.BytesIO(path.read_bytes())).load()[0]
    name, _, (machine_code, bitcode) = library
    return Compiled(name, machine_code, bitcode)


def undefined(elf: bytes) -> Iterator[str]:
    """Go through the symbols that an object file expects from elsewhere."""
    (sections_at,) = struct.unpack_from("<Q", elf, 0x28)
    size, count = struct.unpack_from("<HH", elf, 0x3A)
    sections = [
        struct.unpack_from("<IIQQQQIIQQ", elf, sections_at + k * size) for k in range(count)
    ]
    for _, kind, _, _, at, length, link, *_ in sections:
        if kind == 2:  # a table of symbols; the first is empty
            names = sections[link][4]
            for entry in range(at + 24, at + length, 24):
                name, _, _, section = struct.unpack_from("<IBBH", elf, entry)
                if section == 0:
                    yield elf[names + name : elf.index(b"\0", names + name)].decode()


def called_elsewhere(symbols: Iterator[str]) -> set[str]:
    return {name for name in symbols if not PYTHONS.match(name)} - ALLOWED


def inexact(code: str) -> set[str]:
    """Return what `code`, in LLVM's language, does with numbers that is not rounded by itself."""
    flags = set(OPERATION.findall(code)) - {""}
    intrinsics = {name for name in INTRINSIC.findall(code) if name not in EXACT | {"fabs"}}
    return flags | {name for name in intrinsics if not name.startswith("masked.")}


def test_machine_code_calls_no_c_library(compiled: list[Compiled]) -> None:
    objects = [each for each in compiled if each.machine_code.startswith(ELF)]
    if compiled and not objects:
        pytest.skip("object files of this system are not ELF")
    assert len(objects) >= LEAST
    found = {each.name: called_elsewhere(undefined(each.machine_code)) for each in objects}
    assert {name: symbols for name, symbols in found.items() if symbols} == {}


def test_no_operation_may_be_fused_or_reordered(compiled: list[Compiled]) -> None:
    assert len(compiled) >= LEAST
    for each in compiled:
        module = binding.parse_bitcode(each.bitcode)
        declared = [function.name for function in module.functions if function.is_declaration]
        assert not inexact("\n".join([str(module), *declared])), each.name


def test_what_a_c_library_computes_would_be_seen() -> None:
    assert called_elsewhere(iter(["sin", "fma", "PyErr_Clear", "numba_unpickle"])) == {"sin", "fma"}
    assert inexact("%3 = fmul fast double %1, %2") == {" fast"}
    assert inexact("llvm.fmuladd.f64") == {"fmuladd"}
    assert inexact("%3 = fmul double %1, %2\nllvm.sqrt.f64") == set()
