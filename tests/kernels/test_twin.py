"""One source, two modules: how a kernel and its compiled twin hang together."""

import importlib
import random
import sys
import threading
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from taros import games
from taros.kernels import KernelModules, array, compiler, load, loader

KERNEL = """
from taros.kernels import KernelModules, kernel, popcount, table
from .numbers import BASE

TABLE = table(__name__, (BASE + n for n in range(4)))
CHANCE_ACTS, GAME_OVER, WIN = -1, -2, 12

@kernel
def look_up(i):
    return TABLE[i]

@kernel
def count(bits):
    return popcount(bits)
"""


@pytest.fixture
def toys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[KernelModules]]:
    """Two packages with a kernel each, and a cache of their own."""
    names = ["toy_one", "toy_two"]
    for number, name in enumerate(names):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text("")
        (tmp_path / name / "numbers.py").write_text(f"BASE = {10 * number}\n")
        (tmp_path / name / "kernel.py").write_text(KERNEL)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(compiler, "cache_folder", lambda modules: tmp_path / "cache")
    yield [KernelModules(name, policy="kernel", hidden="kernel") for name in names]
    for module in [module for module in sys.modules if module.split(".")[0] in names]:
        del sys.modules[module]
    for name in names:
        loader._bindings.pop(name, None)
    importlib.invalidate_caches()


def test_a_kernel_is_itself_when_plain_and_machine_code_in_its_twin(
    toys: list[KernelModules],
) -> None:
    plain, compiled = (load(toys[0], "kernel", fast) for fast in (False, True))
    assert plain.__file__ == compiled.__file__ == importlib.import_module("toy_one.kernel").__file__
    assert plain is not compiled
    assert plain.__file__ == compiled.__file__
    assert type(plain.look_up).__name__ == "function"
    assert compiled.look_up.py_func.__module__ == compiled.__name__
    assert [plain.look_up(i) for i in range(4)] == [compiled.look_up(i) for i in range(4)]
    assert isinstance(plain.TABLE, tuple)
    assert compiled.TABLE.dtype == "int64"
    assert list(compiled.TABLE) == list(plain.TABLE) == [0, 1, 2, 3]


def test_popcount_is_the_same_at_both_speeds(toys: list[KernelModules]) -> None:
    plain, compiled = (load(toys[0], "kernel", fast) for fast in (False, True))
    rng = random.Random(1)
    for bits in [0, 1, 2**49 - 1, 2**62, 2**63 - 1, *(rng.getrandbits(63) for _ in range(200))]:
        assert plain.count(bits) == compiled.count(bits) == bin(bits).count("1")


def test_a_pure_kernel_is_cached_when_plain_and_the_same_at_both_speeds() -> None:
    rng = random.Random(3)
    modules = games.get("marrakech").kernels
    plain = load(modules, "kernel", compiled=False).region
    compiled = load(modules, "kernel", compiled=True).region
    for _ in range(200):
        square = rng.randrange(49)
        board = rng.getrandbits(49) | 1 << square
        assert plain(board, square) == compiled(board, square) == plain(board, square)
    assert plain.cache_info().hits >= 200
    assert not hasattr(compiled, "cache_info")


@pytest.mark.parametrize(
    "name", ["numba.core.codegen.JITCodeLibrary", "numba.core.cpu._options_mixin._nrt"]
)
def test_a_numba_without_private_names_compiles_slower_kernels(
    toys: list[KernelModules], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """One warning is given for all kernels, and they return what plain ones return."""
    monkeypatch.setattr(compiler, "_missing_names", cache(compiler._missing_names.__wrapped__))
    monkeypatch.delattr(name)
    with pytest.warns(RuntimeWarning, match=name.rpartition(".")[2]) as warned:
        compiled = load(toys[0], "kernel", compiled=True)
    assert len(warned) == 1
    plain = load(toys[0], "kernel", compiled=False)
    assert [plain.look_up(i) for i in range(4)] == [compiled.look_up(i) for i in range(4)]
    assert plain.count(0b1011) == compiled.count(0b1011) == 3
    assert compiled.look_up.signatures


def test_loading_twice_gives_the_same_module(toys: list[KernelModules]) -> None:
    for compiled in (False, True):
        for name in ("kernel", "numbers", "rng"):
            assert load(toys[0], name, compiled) is load(toys[0], name, compiled)


def test_games_have_shared_kernels_of_their_own(toys: list[KernelModules]) -> None:
    for compiled in (False, True):
        one, two = (load(toy, "rng", compiled) for toy in toys)
        assert one is not two
        assert one.__file__ == two.__file__
        assert Path(str(one.__file__)).parent == loader.SHARED


def test_games_have_caches_of_their_own(toys: list[KernelModules]) -> None:
    one, two = (load(toy, "kernel", compiled=True) for toy in toys)
    assert [one.look_up(0), two.look_up(0)] == [0, 10]
    one, two = (load(toy, "rng", compiled=True) for toy in toys)
    assert one.below.stats.cache_path != two.below.stats.cache_path


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", games.names())
def test_imports_stay_inside_the_twin(name: str, compiled: bool) -> None:
    package = games.get(name).kernels
    kernel, policy, playout, perft = (
        load(package, module, compiled) for module in ("kernel", "policy", "playout", "perft")
    )
    for function in ("to_act", "legal", "apply", "outcomes"):
        assert getattr(playout, function) is getattr(kernel, function)
        assert getattr(perft, function) is getattr(kernel, function)
    assert playout.heuristic_scores is policy.heuristic_scores
    assert hasattr(kernel.apply, "py_func") == compiled
    assert hasattr(policy.heuristic_scores, "py_func") == compiled


@pytest.mark.parametrize("name", games.names())
def test_the_game_itself_stays_plain(name: str) -> None:
    game = games.get(name)
    load(game.kernels, "kernel", compiled=True)
    state = game.rules.new(game.seats[0], game.options())
    assert type(game.rules.to_act(state)) is int
    assert not hasattr(load(game.kernels, "kernel", compiled=False).apply, "py_func")


def test_buffers() -> None:
    plain = array((n for n in (1, -2)), compiled=False)
    assert plain == [1, -2]
    assert type(plain) is list
    compiled = array((n for n in (1, -2)), compiled=True)
    assert str(getattr(compiled, "dtype", None)) == "int64"
    assert list(compiled) == [1, -2]


def test_threads_that_load_at_once_get_one_twin(
    toys: list[KernelModules], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every import waits for another thread to come as far: only a lock keeps them apart."""
    made: list[str] = []
    meeting = threading.Barrier(2)

    class Counted(ModuleType):
        def __init__(self, name: str) -> None:
            made.append(name)
            super().__init__(name)

    def slow_import(name: str) -> ModuleType:
        try:
            meeting.wait(0.2)
        except threading.BrokenBarrierError:
            meeting.reset()
        return importlib.import_module(name)

    monkeypatch.setattr(loader, "ModuleType", Counted)
    monkeypatch.setattr(loader, "import_module", slow_import)
    loaded: list[ModuleType] = []
    threads = [
        threading.Thread(target=lambda: loaded.append(load(toys[0], "kernel", True)))
        for _ in range(2)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert made == ["toy_one._compiled"]
    assert len(loaded) == 2
    assert loaded[0] is loaded[1]
    assert loaded[0].look_up is sys.modules["toy_one._compiled.kernel"].look_up


def test_a_package_has_the_kernels_of_one_game(toys: list[KernelModules]) -> None:
    """Else shared kernels would see the modules of the first, and compiled code would be kept."""
    load(toys[0], "kernel", compiled=False)
    other = toys[0]._replace(features="kernel")
    with pytest.raises(ValueError, match="toy_one holds the kernels of another game already"):
        load(other, "kernel", compiled=False)


def test_a_module_that_is_missing_is_named_at_every_try(toys: list[KernelModules]) -> None:
    wrong = toys[1]._replace(policy="nowhere")
    for _ in range(2):
        with pytest.raises(ModuleNotFoundError, match=r"toy_two\._plain\.nowhere"):
            load(wrong, "kernel", compiled=False)
