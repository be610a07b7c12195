"""Perft: count all sequences of a given number of plies, moves and outcomes alike."""

from collections.abc import MutableSequence, Sequence

from taros.kernels import kernel

from .kernel import (
    CHANCE_ACTS,
    GAME_OVER,
    State,
    apply,
    legal,
    outcomes,
    to_act,
)


@kernel
def perft(
    states: Sequence[State],
    codes: Sequence[State],
    weights: State,
    counts: MutableSequence[int],
    nexts: MutableSequence[int],
    depth: int,
) -> int:
    """Return the number of sequences of `depth` >= 1 plies from states[0].

    A finished game adds none.

    Every level below has its state and its codes: `counts` of them, the next to try at `nexts`.
    """
    total = 0
    level = 0
    counts[0] = options(states[0], codes[0], weights)
    nexts[0] = 0
    while level >= 0:
        if level == depth - 1:
            total += counts[level]
            level -= 1
        elif nexts[level] == counts[level]:
            level -= 1
        else:
            descend(states[level], states[level + 1], codes[level][nexts[level]])
            nexts[level] += 1
            level += 1
            counts[level] = options(states[level], codes[level], weights)
            nexts[level] = 0
    return total


@kernel
def options(s: State, codes: State, weights: State) -> int:
    actor = to_act(s)
    if actor == GAME_OVER:
        return 0
    if actor == CHANCE_ACTS:
        return outcomes(s, codes, weights)
    return legal(s, codes)


@kernel
def descend(parent: State, child: State, code: int) -> None:
    for i in range(len(parent)):
        child[i] = parent[i]
    apply(child, code)
