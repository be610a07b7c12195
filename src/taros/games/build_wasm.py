"""Build the kernels of the games that ship with Taros as WebAssembly.

python -m taros.games.build_wasm FOLDER     # what `make wasm` calls
"""

import sys
from pathlib import Path

from taros.kernels.wasm.build import build

from . import SHIPPED, get


def main() -> None:
    folder = Path(sys.argv[1])
    for game in build({game: get(game).kernels for game in SHIPPED}, folder):
        size = (folder / f"{game}.wasm").stat().st_size
        print(f"{game}.wasm: {size:,} bytes")


if __name__ == "__main__":
    main()
