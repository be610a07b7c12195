"""Run Python programs in Pyodide, with the kernels that `make wasm` built."""

import subprocess
import sysconfig
from pathlib import Path

HERE = Path(__file__).parent
REPOSITORY = HERE.parents[1]
BUILT = REPOSITORY / "web/src/kernels/built"
WHEELS = REPOSITORY / "build/pyodide-wheels"


def run_in_pyodide(program: str) -> str:
    """Return what `program` prints in Pyodide, where taros and the tests can be imported."""
    assert list(WHEELS.glob("*.whl")), "the wheels for Pyodide are missing: make test"
    packages = sysconfig.get_path("purelib")
    return run_node("pyodide.mjs", str(WHEELS), packages, program)


def run_node(script: str, *arguments: str) -> str:
    """Return what a script of this folder prints."""
    assert (BUILT / "kernels.json").exists(), "the kernels are not built: make wasm"
    done = subprocess.run(
        ["node", str(HERE / script), *arguments], capture_output=True, text=True, encoding="utf-8"
    )
    assert done.returncode == 0, done.stderr[-4000:]
    return done.stdout.strip()
