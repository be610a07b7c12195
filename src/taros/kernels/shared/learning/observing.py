"""Write what seats may know of many games, in the forms that learning programs read.

All go through `observe`. Row i of `rows` is game i as `actor[i]`, who is to act, sees it. Row i of
`finals` is the last state of the game before as `acted[i]` sees it, if that game has just ended.
"""

from collections.abc import Sequence

from taros.kernels import kernel
from taros.kernels.workspaces import Floats, GameBatch, Ints, StepResults, StepWorkspace

from ..encoding import write_ego, write_numbers, write_planes
from ..kernel import observe

IntRows = Sequence[Ints]
FloatRows = Sequence[Floats]


@kernel
def has_ended(i: int, results: StepResults) -> bool:
    """Whether game `i` has ended by the last step."""
    return results.terminated[i] + results.truncated[i] > 0


@kernel
def watch(i: int, results: StepResults) -> int:
    """Return the seat that row `i` is seen by: the one to act, or the last one that acted."""
    return results.actor[i] if results.actor[i] >= 0 else results.acted[i]


@kernel
def planes(
    first: int,
    last: int,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
    rows: IntRows,
    finals: IntRows,
) -> None:
    """Write the planes of games `first` to `last - 1` into `rows`."""
    seen, notes = workspace.seen, workspace.notes
    for i in range(first, last):
        seat = watch(i, results)
        observe(batch.states[i], seat, seen)
        write_planes(seen, seat, notes, rows[i])
        if has_ended(i, results):
            observe(batch.finals[i], results.acted[i], seen)
            write_planes(seen, results.acted[i], notes, finals[i])


@kernel
def ego(
    first: int,
    last: int,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
    rows: FloatRows,
    finals: FloatRows,
) -> None:
    """Write the views from Assam or from the bow of games `first` to `last - 1` into `rows`."""
    seen, notes = workspace.seen, workspace.notes
    for i in range(first, last):
        seat = watch(i, results)
        observe(batch.states[i], seat, seen)
        write_ego(seen, seat, notes, rows[i])
        if has_ended(i, results):
            observe(batch.finals[i], results.acted[i], seen)
            write_ego(seen, results.acted[i], notes, finals[i])


@kernel
def keep(x: Floats, row: Floats) -> None:
    """Copy features, which are summed up in double precision, into a row."""
    for k in range(len(x)):
        row[k] = x[k]


@kernel
def features(
    first: int,
    last: int,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
    rows: FloatRows,
    finals: FloatRows,
) -> None:
    """Write the features of games `first` to `last - 1` into `rows`."""
    seen, notes, x = workspace.seen, workspace.notes, workspace.features
    for i in range(first, last):
        seat = watch(i, results)
        observe(batch.states[i], seat, seen)
        write_numbers(seen, seat, notes, x)
        keep(x, rows[i])
        if has_ended(i, results):
            observe(batch.finals[i], results.acted[i], seen)
            write_numbers(seen, results.acted[i], notes, x)
            keep(x, finals[i])


@kernel
def state(
    first: int,
    last: int,
    batch: GameBatch,
    workspace: StepWorkspace,
    results: StepResults,
    rows: IntRows,
    finals: IntRows,
) -> None:
    """Write the states of games `first` to `last - 1` into `rows`, hidden numbers blank."""
    for i in range(first, last):
        observe(batch.states[i], watch(i, results), rows[i])
        if has_ended(i, results):
            observe(batch.finals[i], results.acted[i], finals[i])
