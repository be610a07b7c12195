"""The kernels of a game in a browser: doors of its WebAssembly module, and arrays in its memory.

JavaScript opens the modules and registers them with Pyodide as `taros_kernels`
(`giveKernels` in `web/src/kernels/open.ts`). Python code calls a door like the kernel it stands for
and lends it arrays as it lends numpy's on a desktop.

An array does not know at first which game it is for. It is kept in Python until a door is called
with it; from then on it lives in the memory of that game's module.
"""

import math
from array import array
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, overload

from ..loader import load
from ..modules import KernelModules
from .doors import door_names

Number = int | float

REGISTERED = "taros_kernels"
ITEM_BYTES = 8
TYPECODES = {"int64": "q", "float64": "d"}


class KernelError(Exception):
    """A kernel failed, or cannot be called with what it was given."""


# Doors


class DoorModule(ModuleType):
    """Stands for a compiled kernel module: its constants, and the doors to its kernels."""

    def __getattr__(self, name: str) -> Any:
        place = "EVERY_GAME in taros/kernels/wasm/doors.py"
        raise AttributeError(f"{self.__name__}.{name} is no door to WebAssembly; see {place}")


@cache
def door_module(modules: KernelModules, name: str) -> ModuleType:
    """Return what stands for the compiled kernel module `name` of a game."""
    plain = load(modules, name, compiled=False)
    made = DoorModule(name, plain.__doc__)
    vars(made).update((key, value) for key, value in vars(plain).items() if not callable(value))
    made.__name__ = f"{modules.package}.{name}"
    for kernel in door_names(modules).get(name, ()):
        result = getattr(plain, kernel).__annotations__["return"]
        setattr(made, kernel, _Door(f"{name}.{kernel}", modules, result))
    return made


class _Door:
    """Calls a kernel in the WebAssembly module of its game."""

    def __init__(self, export: str, modules: KernelModules, result: type | None) -> None:
        self.export = export
        self.modules = modules
        self.result = result
        self._module: Any = None
        self._enter: Any = None  # found with the first call: modules may be registered later

    def __call__(self, *arguments: Any) -> Any:
        if self._enter is None:
            self._module = _module_of(self.modules)
            self._enter = self._module.door(self.export)
        numbers: list[Number] = []
        _flatten(arguments, self._module, numbers)
        try:
            value = self._enter(*numbers)
        except Exception as error:  # whatever Pyodide makes of an error in JavaScript
            raise KernelError(getattr(error, "message", str(error))) from None
        return value if self.result is None else self.result(value)


def _flatten(arguments: Iterable[Any], module: Any, numbers: list[Number]) -> None:
    """Append what a door takes for `arguments`: an array is a pointer and its lengths."""
    for argument in arguments:
        if type(argument) is KernelArray:
            numbers += argument.placed_in(module)
        elif isinstance(argument, tuple):
            _flatten(argument, module, numbers)
        else:
            numbers.append(_exact(argument))


def _exact(number: Number) -> float:
    """Return `number` as JavaScript has it. Raises OverflowError if that is another one."""
    if not isinstance(number, int | float):
        kind = type(number).__name__
        raise TypeError(f"a door takes arrays of taros.kernels and numbers, not {kind}")
    given = float(number)
    if given != number:
        raise OverflowError(f"{number} is no number in JavaScript")
    return given


@cache
def _module_of(modules: KernelModules) -> Any:
    """Return the WebAssembly module of a game, as JavaScript has registered it."""
    game = modules.package.rpartition(".")[2]
    try:
        registered = import_module(REGISTERED)
        return getattr(registered, game)
    except (ImportError, AttributeError):
        raise KernelError(f"no WebAssembly module of {game} was registered") from None


# Arrays


class _Block:
    """The numbers of an array and of all views of it: in Python, or in the memory of a module."""

    __slots__ = ("module", "numbers", "pointer", "size")

    def __init__(self, numbers: "array[Any]") -> None:
        self.numbers: Any = numbers
        self.size = len(numbers)
        self.module: Any = None
        self.pointer = 0

    def place(self, module: Any) -> int:
        """Move the numbers into the memory of `module`, unless they are there; return where."""
        if self.module is None:
            self.pointer = module.allocate(self.size * ITEM_BYTES)
            self.module = module
            self.write(0, self.numbers)
            self.numbers = array(self.numbers.typecode)
        elif self.module is not module:
            raise KernelError("the array belongs to the kernels of another game")
        return self.pointer

    def read(self, start: int, count: int) -> "array[Any]":
        if self.module is None:
            return self.numbers[start : start + count]  # type: ignore[no-any-return]
        found = array(self.numbers.typecode, bytes(ITEM_BYTES * count))
        self._bytes(start, count).assign_to(memoryview(found).cast("B"))
        return found

    def write(self, start: int, numbers: "array[Any]") -> None:
        if self.module is None:
            self.numbers[start : start + len(numbers)] = numbers
        elif numbers:
            self._bytes(start, len(numbers)).assign(memoryview(numbers).cast("B"))

    def copy(self) -> "_Block":
        made = _Block(array(self.numbers.typecode, self.numbers))
        made.size = self.size
        if self.module is not None:
            made.pointer = self.module.copy(self.pointer, self.size * ITEM_BYTES)
            made.module = self.module
        return made

    def _bytes(self, start: int, count: int) -> Any:
        return self.module.bytes(self.pointer + start * ITEM_BYTES, count * ITEM_BYTES)

    def __del__(self) -> None:
        if self.module is not None:
            self.module.release(self.pointer, self.size * ITEM_BYTES)


class KernelArray:
    """An array of one or two dimensions, with what our code uses of numpy's.

    Slices and rows are views: they share the numbers.
    """

    __slots__ = ("_block", "_placed", "_start", "shape")

    def __init__(self, block: _Block, start: int, shape: tuple[int, ...]) -> None:
        self._block = block
        self._start = start
        self._placed: tuple[int, ...] | None = None
        self.shape = shape

    def placed_in(self, module: Any) -> tuple[int, ...]:
        """Return pointer and shape in the memory of `module`, after moving the numbers there."""
        if self._placed is None or self._block.module is not module:
            pointer = self._block.place(module) + self._start * ITEM_BYTES
            self._placed = (pointer, *self.shape)
        return self._placed

    def tolist(self) -> list[Any]:
        if len(self.shape) == 1:
            return self._numbers().tolist()
        return [row.tolist() for row in self]

    def tobytes(self) -> bytes:
        return self._numbers().tobytes()

    def copy(self) -> "KernelArray":
        if self._size == self._block.size:
            return KernelArray(self._block.copy(), 0, self.shape)
        return KernelArray(_Block(self._numbers()), 0, self.shape)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        if len(self.shape) == 1:
            return iter(self._numbers())
        return (self[row] for row in range(len(self)))

    @overload
    def __getitem__(self, key: int) -> Any: ...
    @overload
    def __getitem__(self, key: slice) -> "KernelArray": ...
    def __getitem__(self, key: int | slice) -> Any:
        start, shape = self._part(key)
        return KernelArray(self._block, start, shape) if shape else self._block.read(start, 1)[0]

    def __setitem__(self, key: int | slice, value: Any) -> None:
        start, shape = self._part(key)
        values = value if shape else [value]
        if len(values) != math.prod(shape):
            raise ValueError(f"{math.prod(shape)} numbers are replaced by {len(values)}")
        self._block.write(start, array(self._block.numbers.typecode, values))

    def __repr__(self) -> str:
        return f"KernelArray({self.tolist()})"

    @property
    def _size(self) -> int:
        return math.prod(self.shape)

    def _numbers(self) -> "array[Any]":
        return self._block.read(self._start, self._size)

    def _part(self, key: int | slice) -> tuple[int, tuple[int, ...]]:
        """Return where a part begins, and its shape: () for a number."""
        length, *rest = self.shape
        step = math.prod(rest)
        if isinstance(key, slice):
            numbers = range(length)[key]
            if numbers.step != 1:
                raise ValueError("slices of these arrays have no step")
            return self._start + step * numbers.start, (len(numbers), *rest)
        return self._start + step * range(length)[key], tuple(rest)


def zeros(shape: tuple[int, ...], kind: str) -> KernelArray:
    """Return an array of zeros; `kind` is int64 or float64."""
    block = _Block(array(TYPECODES[kind], bytes(ITEM_BYTES * math.prod(shape))))
    return KernelArray(block, 0, shape)


def ints(values: Iterable[int]) -> KernelArray:
    """Return an array of `values`."""
    numbers = array(TYPECODES["int64"], values)
    return KernelArray(_Block(numbers), 0, (len(numbers),))
