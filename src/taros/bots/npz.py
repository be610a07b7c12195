"""Read the arrays of numpy's files without numpy, which browsers do not have."""

import ast
import sys
from array import array
from collections.abc import Iterable
from io import BytesIO
from zipfile import ZipFile

MAGIC = b"\x93NUMPY\x01\x00"
HEADER = len(MAGIC) + 2  # bytes before the description: magic, and its length


def read_layers(npz: bytes, names: Iterable[str]) -> list[list[float]]:
    """Return the named arrays of float32 in the file `npz`, each row after row.

    Raises KeyError if one is missing, ValueError if it is of another kind.
    """
    with ZipFile(BytesIO(npz)) as file:
        return [_floats(file.read(f"{name}.npy")) for name in names]


def _floats(npy: bytes) -> list[float]:
    size = int.from_bytes(npy[len(MAGIC) : HEADER], "little")
    about = ast.literal_eval(npy[HEADER : HEADER + size].decode("latin-1"))
    if npy[: len(MAGIC)] != MAGIC or about["descr"] != "<f4" or about["fortran_order"]:
        raise ValueError(f"no rows of float32: {about}")
    numbers = array("f", npy[HEADER + size :])
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tolist()
