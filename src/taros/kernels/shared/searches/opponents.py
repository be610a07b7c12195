"""Moves of learned bots in many games at once, as `bots.learned.LearnedBot` chooses them."""

from taros.kernels import kernel
from taros.kernels.workspaces import GameBatch, Ints, LookaheadWorkspace, NetBuffers, Weights

from ..kernel import to_act
from ..learning.stepping import LEARNER_AT, WAITING
from ..rng import below, seed_rng
from .learned import evaluate_states
from .lookahead import BEST, begin

ALL_STEPS = 2**62  # more than a search has
SEED_BITS = 31  # which are drawn twice


@kernel
def choose_moves(
    first: int,
    last: int,
    turns: Ints,
    batch: GameBatch,
    left: Ints,
    keys: Ints,
    weights: Weights,
    net: NetBuffers,
    workspace: LookaheadWorkspace,
    codes: Ints,
) -> None:
    """Write the moves of the bots that wait in games `first` to `last - 1` into `codes`.

    `turns` are those that the bots look ahead, from the first learner on, clockwise; 0 for players
    that are no learned bots, whose moves are left out. Each bot draws from a generator that is
    seeded by that of its game. Bots see the whole states: learned bots play no game in which
    something is hidden.
    """
    seats = len(turns)
    notes, rng = net[0], workspace.rng
    for i in range(first, last):
        s, counters, generator = batch.states[i], batch.counters[i], batch.generators[i]
        ahead = turns[(to_act(s) - counters[LEARNER_AT]) % seats]
        if counters[WAITING] == 1 and ahead > 0:
            top = workspace.states[0]
            for k in range(len(s)):
                top[k] = s[k]
            for k in range(len(notes)):
                notes[k] = 0
            high = below(generator, 1 << SEED_BITS)
            low = below(generator, 1 << SEED_BITS)
            seed_rng(rng, high << SEED_BITS | low, 0)
            begin(ahead, left, workspace)
            evaluate_states(ALL_STEPS, left, keys, weights, net, workspace)
            codes[i] = workspace.progress[BEST]
