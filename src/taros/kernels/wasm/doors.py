"""The doors of a WebAssembly module: the kernels that can be called from outside.

They are the kernels that bots, hints, reviews and puzzles call from Python. What a door takes is
read from the annotations of its kernel:

    annotation                       parameters in WebAssembly
    Sequence[int], [float]           pointer i32, length i32
    Sequence[Sequence[int]], ...     pointer i32, rows i32, length of a row i32
    int, float                       f64; ints are exact up to 2**53
    bool                             i32
    NamedTuple, tuple                those of its fields, one after the other
"""

import types
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

from ..loader import load
from ..modules import KernelModules

Doors = dict[str, tuple[str, ...]]
"""Names of kernels by the names of their modules."""

EVERY_GAME: Doors = {
    "kernel": (
        "num_seats",
        "to_act",
        "turn_number",
        "legal",
        "outcomes",
        "apply",
        "ranking",
        "scores",
        "observe",
    ),
    "policy": ("candidate_moves", "heuristic_scores", "evaluate"),
    "rng": ("seed_rng", "below"),
    "playout": ("simulate", "play", "drawn"),
    "perft": ("perft",),
    "searches.halving": ("list_arms", "plan_trial", "best_arm"),
    "searches.flat": ("halve",),
    "searches.tree": ("plant", "most_visited"),
    "searches.mcts": ("grow",),
}
WITH_FEATURES: Doors = {
    "features": ("begins_turn",),
    "worlds": (
        "copy_to_all",
        "determinize_all",
        "apply_to_all",
        "apply_each",
        "draw_on",
        "is_settled",
        "add_chances",
        "add_points",
    ),
}
WITH_PLAN: Doors = {
    "plan": ("list_moves",),
    "searches.plan_search": ("list_arms", "halve"),
}
NOTHING_HIDDEN: Doors = {
    "searches.lookahead": ("begin",),
    "searches.expectimax": ("expectimax",),
}
NOTHING_HIDDEN_WITH_FEATURES: Doors = {
    "searches.learned": ("evaluate_states",),
    "searches.search": ("halve",),
}

NO_MODULES = KernelModules("")  # all of them as for a game that brings none


class Number(NamedTuple):
    """A parameter that is a number: `int`, `float` or `bool`."""

    kind: str


class Array(NamedTuple):
    """A parameter that is an array of `int` or `float`, with one or two dimensions."""

    kind: str
    dimensions: int


class Group(NamedTuple):
    """A parameter that is a tuple of others: a `named_tuple`, or a plain one."""

    members: tuple["Parameter", ...]
    named_tuple: type | None = None


Parameter = Number | Array | Group


class Door(NamedTuple):
    """A kernel that can be called from outside."""

    module: str
    name: str
    parameters: tuple[Parameter, ...]
    result: Number | None

    @property
    def export(self) -> str:
        """The name of the door in the WebAssembly module."""
        return f"{self.module}.{self.name}"

    @property
    def signature(self) -> str:
        """Its parameters and its result as text: `int[] int -> bool`."""
        words = [word for parameter in self.parameters for word in _words(parameter)]
        return f"{' '.join(words)} -> {self.result.kind if self.result else 'none'}"


def door_names(modules: KernelModules) -> Doors:
    """Return the kernels of a game that are doors."""
    doors = dict(EVERY_GAME)
    if modules.features is not None:
        doors |= WITH_FEATURES
    if modules.plan is not None:
        doors |= WITH_PLAN
    if modules.hidden == NO_MODULES.hidden:
        doors |= NOTHING_HIDDEN
        if modules.features is not None:
            doors |= NOTHING_HIDDEN_WITH_FEATURES
    return doors


def doors_of(modules: KernelModules) -> list[Door]:
    """Return the doors of a game, as its plain kernels are annotated. Raises TypeError."""
    return [
        _door(module, name, getattr(load(modules, module, compiled=False), name))
        for module, names in door_names(modules).items()
        for name in names
    ]


def _door(module: str, name: str, function: Callable[..., Any]) -> Door:
    hints = get_type_hints(function)
    result = hints.pop("return")
    parameters = tuple(_parameter(hint) for hint in hints.values())
    return Door(module, name, parameters, None if result is types.NoneType else _number(result))


def _parameter(hint: Any) -> Parameter:
    if hint in (int, float, bool):
        return _number(hint)
    if isinstance(hint, type) and issubclass(hint, tuple) and hasattr(hint, "_fields"):
        return Group(tuple(map(_parameter, get_type_hints(hint).values())), hint)
    if get_origin(hint) is tuple:
        return Group(tuple(map(_parameter, get_args(hint))))
    (item,) = get_args(hint)  # of a sequence
    if item in (int, float):
        return Array(item.__name__, 1)
    row = _parameter(item)
    assert isinstance(row, Array)
    return Array(row.kind, 1 + row.dimensions)


def _number(hint: Any) -> Number:
    if hint not in (int, float, bool):
        raise TypeError(f"a door takes and returns numbers and arrays, not {hint}")
    return Number(hint.__name__)


def _words(parameter: Parameter) -> Iterator[str]:
    """Name the numbers and arrays of a parameter: `int`, `float[]`, `int[][]`."""
    match parameter:
        case Number(kind):
            yield kind
        case Array(kind, dimensions):
            yield kind + "[]" * dimensions
        case Group(members):
            for member in members:
                yield from _words(member)


def signatures(doors: Iterable[Door]) -> dict[str, str]:
    """Return the signatures of `doors` by the names of their exports."""
    return {door.export: door.signature for door in doors}
