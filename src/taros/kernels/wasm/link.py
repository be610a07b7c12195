"""Make a WebAssembly module that runs of an object, with a section that tells what is in it.

The linker is that of LLVM, from the package `ziglang`.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from .doors import Door, signatures

SECTION = "taros"
"""The section with the game, the fingerprint of its sources and the signatures of its doors."""

STACK_BYTES = 1 << 18
EXPORTS = ("__heap_base", "__stack_pointer")
"""Where free memory begins; the stack, which a loader resets after a trap."""

CUSTOM_SECTION = b"\0"


def link(compiled: bytes, game: str, fingerprint: str, doors: Sequence[Door]) -> bytes:
    """Return the module of a game. Raises CalledProcessError if it needs anything from outside."""
    about = {"game": game, "fingerprint": fingerprint, "doors": signatures(doors)}
    exports = [*EXPORTS, *signatures(doors)]
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "kernels.o", Path(folder) / "kernels.wasm"
        source.write_bytes(compiled)
        command = [sys.executable, "-m", "ziglang", "wasm-ld", str(source), "-o", str(target)]
        options = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK_BYTES}"]
        options += [f"--export={name}" for name in exports]
        subprocess.run([*command, *options], check=True)
        return target.read_bytes() + _section(SECTION, json.dumps(about).encode())


def _section(name: str, contents: bytes) -> bytes:
    """Return a custom section, which may stand at the end of a module."""
    body = _unsigned(len(name)) + name.encode() + contents
    return CUSTOM_SECTION + _unsigned(len(body)) + body


def _unsigned(number: int) -> bytes:
    """Encode a number in groups of seven bits, the lowest first (LEB128)."""
    encoded = bytearray()
    while number > 0x7F:
        encoded.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*encoded, number])
