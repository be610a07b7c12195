"""Try every legal action of many games: the states in which the next decision is due, as features.

The first outcome of chance after an action is enumerated if there are few; all others are drawn.
"""

from collections.abc import Sequence

from taros.kernels import kernel, routine
from taros.kernels.workspaces import (
    AfterstateRows,
    AfterstateWorkspace,
    GameBatch,
    Ints,
    StepWorkspace,
)

from ..encoding import small_code, write_numbers
from ..kernel import CHANCE_ACTS, GAME_OVER, apply, observe, outcomes, to_act
from ..playout import drawn
from ..rollout import share_out

MAX_OUTCOMES = 8  # of which all are tried
PLIES = 100_000  # by chance alone; no game has as many
NOBODY = -1


@kernel
def expand(
    first: int,
    last: int,
    small: int,
    batch: GameBatch,
    workspace: StepWorkspace,
    own: AfterstateWorkspace,
    rows: AfterstateRows,
) -> int:
    """Write all afterstates of games `first` to `last - 1` into `rows`; return how many.

    Actions are small ones if `small` is 1. No game is changed, and no generator of one.
    """
    count = 0
    for i in range(first, last):
        seat = to_act(batch.states[i])
        own.rng[0] = batch.generators[i][0]
        if seat < 0:
            continue
        for action in range(len(batch.legal[i])):
            if batch.legal[i][action] == 1:
                s = batch.states[i]
                copy(s, own.state)
                apply(own.state, small_code(s, action) if small == 1 else action)
                before = count
                count = add_outcomes(seat, count, workspace, own, rows)
                for row in range(before, count):
                    rows.games[row] = i
                    rows.actions[row] = action
    return count


@kernel
def copy(source: Ints, target: Ints) -> None:
    for k in range(len(target)):
        target[k] = source[k]


@routine
def add_outcomes(
    seat: int,
    count: int,
    workspace: StepWorkspace,
    own: AfterstateWorkspace,
    rows: AfterstateRows,
) -> int:
    """Add the states that chance makes of `own.state` after an action of `seat`."""
    kinds = 0
    if to_act(own.state) == CHANCE_ACTS:
        kinds = outcomes(own.state, own.codes, own.weights)
    if kinds == 0 or kinds > MAX_OUTCOMES:
        copy(own.state, own.next)
        add_row(seat, 1.0, count, workspace, own, rows)
        return count + 1
    total = 0
    for k in range(kinds):
        total += own.weights[k]
    for k in range(kinds):
        copy(own.state, own.next)
        apply(own.next, own.codes[k])
        add_row(seat, own.weights[k] / total, count, workspace, own, rows)
        count += 1
    return count


@routine
def add_row(
    seat: int,
    chance: float,
    row: int,
    workspace: StepWorkspace,
    own: AfterstateWorkspace,
    rows: AfterstateRows,
) -> None:
    """Write `own.next`, once a seat is to act in it, or the game is over."""
    s, codes, numbers = own.next, workspace.codes, workspace.numbers
    for _ in range(PLIES):
        if to_act(s) != CHANCE_ACTS:
            break
        apply(s, drawn(own.rng, codes, numbers, outcomes(s, codes, numbers)))
    actor = to_act(s)
    rows.chances[row] = chance
    rows.actors[row] = actor if actor >= 0 else NOBODY
    rows.movers[row] = seat
    if actor == GAME_OVER:
        share_out(s, numbers, rows.shares[row])
        return
    observe(s, actor, workspace.seen)
    write_numbers(workspace.seen, actor, workspace.notes, workspace.features)
    x: Sequence[float] = workspace.features
    target = rows.features[row]
    for k in range(len(x)):
        target[k] = x[k]
