"""Build the WebAssembly modules of games, unless their sources have not changed."""

import json
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path

from ..fingerprint import KERNELS, fingerprint, package_folders
from ..modules import KernelModules
from .doors import doors_of

TOOLS = ("numba", "llvmlite", "ziglang")
MANIFEST = "kernels.json"
"""The file that names the fingerprint of each game, written after all modules."""


def build(games: Mapping[str, KernelModules], folder: Path) -> list[str]:
    """Write `<game>.wasm` for every game into `folder`; return the games that were compiled."""
    expected = {game: wasm_fingerprint(modules) for game, modules in games.items()}
    built = _built(folder)
    changed = [game for game in games if built.get(game) != expected[game]]
    if not changed and built.keys() == games.keys():
        return []
    folder.mkdir(parents=True, exist_ok=True)
    spawn = get_context("spawn")  # compiling changes numba: each game has a process of its own
    with ProcessPoolExecutor(mp_context=spawn, max_tasks_per_child=1) as pool:
        compiled = pool.map(compile_game, changed, [games[game] for game in changed])
        for game, module in zip(changed, compiled, strict=True):
            (folder / f"{game}.wasm").write_bytes(module)
    (folder / MANIFEST).write_text(json.dumps(expected, indent=2) + "\n", encoding="utf-8")
    return changed


def compile_game(game: str, modules: KernelModules) -> bytes:
    """Compile the module of one game; it changes numba for the rest of the process."""
    from .link import link
    from .lower import compile_doors

    doors = doors_of(modules)
    return link(compile_doors(modules, doors), game, wasm_fingerprint(modules), doors)


def wasm_fingerprint(modules: KernelModules) -> str:
    """Return a name that changes with a game's kernels and with the tools that compile them."""
    tools = [f"{tool} {version(tool)}" for tool in TOOLS]
    return fingerprint((KERNELS, *package_folders(modules.package)), repr((modules, tools)))


def _built(folder: Path) -> dict[str, str]:
    """Return the fingerprints of the modules in `folder`."""
    try:
        built: dict[str, str] = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {game: name for game, name in built.items() if (folder / f"{game}.wasm").exists()}
