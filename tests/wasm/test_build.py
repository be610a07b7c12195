"""The build of WebAssembly modules."""

import gzip
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from taros import games
from taros.kernels.wasm.build import build
from wasm.pyodide import BUILT, REPOSITORY, run_node

MAX_GZIPPED = 60_000  # bytes of a game

COMPILE = """
import sys
from taros import games
from taros.kernels.wasm.build import compile_game
sys.stdout.buffer.write(compile_game({game!r}, games.get({game!r}).kernels))
"""

TOY = """
import sys
from pathlib import Path
from taros.kernels import KernelModules
from taros.kernels.wasm.build import build
if __name__ == "__main__":
    print(*build({"toy": KernelModules("toy")}, Path("built")))
"""

FAILING = """

@kernel
def turn_number(s: State) -> int:
    if s[TURN] > 99:
        raise ValueError("more turns than there are")
    return s[TURN]
"""


def test_what_is_built_is_of_these_sources() -> None:
    assert build({name: games.get(name).kernels for name in games.SHIPPED}, BUILT) == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", games.SHIPPED)
def test_building_again_gives_the_same_bytes(game: str) -> None:
    environment = {**os.environ, "PYTHONHASHSEED": "7"}
    command = [sys.executable, "-c", COMPILE.format(game=game)]
    again = subprocess.run(command, env=environment, capture_output=True, check=True).stdout
    assert again == (BUILT / f"{game}.wasm").read_bytes()


@pytest.mark.parametrize("game", games.SHIPPED)
def test_modules_are_small(game: str) -> None:
    assert len(gzip.compress((BUILT / f"{game}.wasm").read_bytes())) < MAX_GZIPPED


@pytest.mark.parametrize("game", games.SHIPPED)
def test_modules_import_nothing(game: str) -> None:
    assert run_node("imports.mjs", str(BUILT / f"{game}.wasm")) == "[]"


def test_a_change_of_the_sources_is_compiled_and_errors_name_the_door(tmp_path: Path) -> None:
    toy = tmp_path / "toy"
    shutil.copytree(REPOSITORY / "examples/pig/pig", toy)
    (tmp_path / "build_toy.py").write_text(TOY, encoding="utf-8")

    def build_toy() -> str:
        environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
        command = [sys.executable, "build_toy.py"]
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    def turn_number() -> str:
        built, state = tmp_path / "built", "[2,100,0,100,0,0,0,0]"
        return run_node("call.mjs", str(built), "toy", "kernel.turn_number", state)

    assert build_toy() == "toy"
    assert turn_number() == "100"
    assert build_toy() == ""
    with (toy / "kernel.py").open("a", encoding="utf-8") as kernel:
        kernel.write(FAILING)
    assert build_toy() == "toy"
    assert turn_number().startswith("toy: the kernel kernel.turn_number failed: RuntimeError")
