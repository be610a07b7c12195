"""Count the sequences of moves and outcomes from a state."""

from collections.abc import Iterator

from taros.core.game import CHANCE, OVER, Game, State
from taros.kernels import array, load

from .buffers import Buffers

MAX_DEPTH_PER_CALL = 8  # plies; between calls the work can be interrupted


def perft(game: Game, state: State, depth: int, *, compiled: bool = True) -> int:
    """Return how many sequences of `depth` moves and outcomes there are from `state`."""
    if depth == 0:
        return 1
    if depth > MAX_DEPTH_PER_CALL:
        after = branches(game, state, depth - MAX_DEPTH_PER_CALL)
        return sum(perft(game, below, MAX_DEPTH_PER_CALL, compiled=compiled) for _, below in after)
    kernels = load(game.kernels, "perft", compiled)
    made = Buffers(compiled)
    states = made.int_rows(depth, len(state))
    states[0][:] = array(state, compiled)
    return int(
        kernels.perft(
            states,
            made.int_rows(depth, game.rules.codes),
            made.ints(game.rules.codes),
            made.ints(depth),
            made.ints(depth),
            depth,
        )
    )


def branches(
    game: Game, state: State, depth: int, codes: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[int, ...], State]]:
    """Yield every sequence of `depth` codes from `state`, with the state it leads to."""
    if depth == 0:
        yield codes, state
        return
    actor = game.rules.to_act(state)
    if actor == CHANCE:
        codes_here = [code for code, _ in game.rules.outcomes(state)]
    else:
        codes_here = [] if actor == OVER else game.rules.legal(state)
    for code in codes_here:
        after = list(state)
        game.rules.apply(after, code)
        yield from branches(game, after, depth - 1, (*codes, code))
