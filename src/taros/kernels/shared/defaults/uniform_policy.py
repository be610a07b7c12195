"""The kernel module `policy` for games without one: all legal moves are rated equally."""

from taros.kernels import kernel

from ..kernel import State, legal, scores


@kernel
def candidate_moves(s: State, actions: State) -> int:
    """Write all legal actions into `actions`; return how many."""
    return legal(s, actions)


@kernel
def heuristic_scores(s: State, actions: State, count: int, ratings: State) -> None:
    """Write a rating of 0 for each of the first `count` actions."""
    for i in range(count):
        ratings[i] = 0


@kernel
def evaluate(s: State, values: State) -> None:
    """Write how well each seat stands: its score."""
    scores(s, values)
