"""Many states of a game at once, in rows, for reviews: what chance may bring, and its value."""

from collections.abc import Sequence

from taros.kernels import kernel, routine, vectorized
from taros.kernels.workspaces import Floats, Ints, NetBuffers, Weights

from .determinize import determinize
from .features import begins_turn, write_prospects
from .kernel import CHANCE_ACTS, GAME_OVER, apply, outcomes, scores, to_act
from .net import judge
from .playout import drawn
from .rng import seed_rng
from .rollout import share_out

Rows = Sequence[Ints]


@kernel
def copy(s: Ints, t: Ints) -> None:
    """Write the state `s` into `t`."""
    for k in range(len(s)):
        t[k] = s[k]


@routine
def copy_to_all(s: Ints, seed: int, states: Rows, rngs: Rows) -> None:
    """Write `s` into every row of `states`, and seed every generator with the number of its row."""
    for i in range(len(states)):
        copy(s, states[i])
        seed_rng(rngs[i], seed, i)


@routine
def determinize_all(states: Rows, seat: int, rngs: Rows) -> None:
    """Replace what `seat` cannot know in every state, each with a generator of its own."""
    for i in range(len(states)):
        determinize(states[i], seat, rngs[i])


@routine
def apply_to_all(states: Rows, code: int, after: Rows) -> None:
    """Write into the rows of `after` the states after the move `code`."""
    for i in range(len(states)):
        copy(states[i], after[i])
        apply(after[i], code)


@routine
def apply_each(s: Ints, codes: Ints, after: Rows) -> None:
    """Write into the rows of `after` the states after each of the first `codes` in `s`."""
    for i in range(len(after)):
        copy(s, after[i])
        apply(after[i], codes[i])


@routine
def draw_on(states: Rows, rngs: Rows, to_turn: bool, codes: Ints, weights: Ints) -> None:
    """Let chance act in every state until it is settled, each with a generator of its own."""
    for i in range(len(states)):
        s = states[i]
        while not is_settled(s, to_turn):
            apply(s, drawn(rngs[i], codes, weights, outcomes(s, codes, weights)))


@kernel
def is_settled(s: Ints, to_turn: bool) -> bool:
    """Whether chance does not act in `s`; or a turn begins with it, if `to_turn`."""
    return to_act(s) != CHANCE_ACTS or (to_turn and begins_turn(s))


@vectorized
def add_chances(
    states: Rows,
    part: float,
    first: int,
    weights: Weights,
    buffers: NetBuffers,
    keys: Ints,
    shares: Floats,
    sums: Floats,
) -> int:
    """Add every seat's chance in the states from row `first` on, each times `part`, to `sums`.

    Return the row of the first state in which a seat chooses within a turn, which is left to the
    caller; or the number of rows.
    """
    for i in range(first, len(states)):
        s = states[i]
        if to_act(s) == GAME_OVER:
            share_out(s, keys, shares)
        elif begins_turn(s):
            judge(s, weights, buffers, shares)
        else:
            return i
        for seat in range(len(sums)):
            sums[seat] += part * shares[seat]
    return len(states)


@routine
def add_points(states: Rows, part: float, keys: Ints, points: Floats, sums: Floats) -> None:
    """Add every seat's points in `states`, the prospective ones until the end, times `part`."""
    for i in range(len(states)):
        if to_act(states[i]) == GAME_OVER:
            scores(states[i], keys)
            for seat in range(len(sums)):
                points[seat] = 1.0 * keys[seat]
        else:
            write_prospects(states[i], points)
        for seat in range(len(sums)):
            sums[seat] += part * points[seat]
