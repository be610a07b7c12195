"""Measure everything and append it to results.md, with commit and machine.

    python benchmarks/run.py                  # what `make bench` calls
    python benchmarks/run.py search review    # only these parts

Ratios are taken between things that ran in turn within one run, the best of several rounds each.
"""

import datetime
import os
import platform
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import numba

from measure import rows

HERE = Path(__file__).parent
RESULTS = HERE / "results.md"
PARTS = (
    *("start_up", "marrakech", "regatta", "regatta_server", "search", "levels", "webassembly"),
    *("review", "moves", "stalls", "memory", "players", "client", "device", "envs"),
)
"""Modules with `measures`; each is imported when it is measured, as some need more packages."""


def main() -> None:
    chosen = sys.argv[1:] or PARTS
    if unknown := set(chosen) - set(PARTS):
        sys.exit(f"no such part: {', '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    measures = [measure for name in chosen for measure in import_module(name).measures()]
    text = "\n".join(
        [f"\n## {datetime.date.today()}, {_commit()}\n", _machine(), "", *rows(measures)]
    )
    print(text)
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(text + "\n")
    missed = [measure.name for measure in measures if not measure.reached]
    if missed:
        sys.exit(f"target missed: {', '.join(missed)}")


def _commit() -> str:
    def git(*words: str) -> str:
        return subprocess.run(["git", *words], capture_output=True, text=True, cwd=HERE).stdout

    changed = " with changes" if git("status", "--porcelain", "--", "../src").strip() else ""
    return f"commit {git('rev-parse', '--short', 'HEAD').strip()}{changed}"


def _machine() -> str:
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    cpu = next(names, platform.processor())
    versions = f"Python {platform.python_version()}, numba {numba.__version__}"
    command = (
        " ".join(["python benchmarks/run.py", *sys.argv[1:]]) if sys.argv[1:] else "make bench"
    )
    load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    return f"{cpu}, {platform.system()}, {versions}, {load}; `{command}`"


if __name__ == "__main__":
    main()
