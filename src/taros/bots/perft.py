"""perft from outside the kernels."""

from collections.abc import Iterator

from taros.core.game import CHANCE, OVER, Game, State
from taros.kernels import array, load

from .buffers import Buffers

AT_ONCE = 8  # plies counted in one call; between calls the work can be interrupted


def perft(game: Game, state: State, depth: int, *, compiled: bool = True) -> int:
    """How many sequences of so many moves and outcomes there are from a state."""
    if depth == 0:
        return 1
    if depth > AT_ONCE:
        after = branches(game, state, depth - AT_ONCE)
        return sum(perft(game, below, AT_ONCE, compiled=compiled) for _, below in after)
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
    """Every sequence of so many codes from a state, with the state it leads to."""
    if depth == 0:
        yield codes, state
        return
    actor = game.rules.to_act(state)
    if actor == CHANCE:
        ways = [code for code, _ in game.rules.outcomes(state)]
    else:
        ways = [] if actor == OVER else game.rules.legal(state)
    for code in ways:
        after = list(state)
        game.rules.apply(after, code)
        yield from branches(game, after, depth - 1, (*codes, code))
