"""The buffers that callers lend to kernels, by name: kernels never allocate.

They are lists for plain kernels and numpy arrays for compiled ones. numba reads the fields of a
NamedTuple by name as fast as items of a tuple; only a call from Python takes 4 µs longer.
"""

from collections.abc import MutableSequence, Sequence
from typing import NamedTuple

Ints = MutableSequence[int]
Floats = MutableSequence[float]

Weights = tuple[Sequence[float], Sequence[float], Sequence[float], Sequence[float]]
"""One layer of rectifiers: weights in rows by feature, biases, weights in rows by unit, biases."""

NetBuffers = tuple[Ints, Floats, Floats, Floats]
"""The game's notes, features, units, outputs by place. A tuple: calls are short and many."""


class PlayoutWorkspace(NamedTuple):
    """Buffers for whole games between bots that are kernels."""

    state: Ints
    observation: Ints
    codes: Ints
    numbers: Ints  # weights or ratings of codes, or a number for every seat
    rng: Ints
    log: Ints  # turn and code of every ply, as far as there is room


class TurnWorkspace(NamedTuple):
    """Buffers for the rest of a turn, with a state of its own."""

    state: Ints
    codes: Ints
    numbers: Ints
    rng: Ints


class Arms(NamedTuple):
    """The moves under trial, best first."""

    codes: Ints
    visits: Ints
    sums: Ints  # of what the visits brought


class TrialWorkspace(NamedTuple):
    """Buffers for playouts of moves under trial."""

    state: Ints
    codes: Ints
    numbers: Ints
    rng: Ints
    schedule: Ints  # laid out in shared/searches/halving.py


class PlanWorkspace(NamedTuple):
    """Buffers for plans after moves under trial."""

    state: Ints
    codes: Ints
    numbers: Ints
    rng: Ints
    schedule: Ints
    plan: Ints  # laid out by the game


class NetEvaluator(NamedTuple):
    """A network, and the buffers that playouts need to choose moves by it."""

    weights: Weights
    buffers: NetBuffers
    shares: Floats  # every seat's chance to win
    turn: TurnWorkspace


class GameBatch(NamedTuple):
    """Many games that learning programs step at once; row i belongs to game i."""

    start: Ints  # the state in which every game begins
    states: Sequence[Ints]
    finals: Sequence[Ints]  # the last state of the game before
    generators: Sequence[Ints]
    counters: Sequence[Ints]  # laid out in shared/learning/stepping.py
    legal: Sequence[Ints]  # 1 for every action that is legal
    potentials: Sequence[Floats]  # of every seat, before the last action


class StepWorkspace(NamedTuple):
    """Buffers for stepping one game after the other."""

    seen: Ints  # a state, as a seat may know it
    codes: Ints
    numbers: Ints
    notes: Ints
    shares: Floats
    features: Floats


class StepResults(NamedTuple):
    """What a step says of every game; row i belongs to game i."""

    rewards: Sequence[Floats]  # of every seat
    terminated: Ints
    truncated: Ints
    illegal: Ints  # 1 if the game was lost by an action that is not legal
    acted: Ints  # the seat that has acted
    actor: Ints  # the seat that is to act, below 0 if none is
    mask: Sequence[Ints]


class AfterstateWorkspace(NamedTuple):
    """Buffers for trying actions."""

    state: Ints  # after an action
    next: Ints  # after an outcome of chance, too
    codes: Ints
    weights: Ints
    rng: Ints


class AfterstateRows(NamedTuple):
    """States in which the next decision is due, or the game is over."""

    features: Sequence[Floats]  # as the seat to act there sees them
    games: Ints
    actions: Ints
    chances: Floats  # of the outcome, if the action is taken
    movers: Ints  # the seat that takes the action
    actors: Ints  # the seat to act, below 0 if the game is over
    shares: Sequence[Floats]  # of the win, where the game is over


class LookaheadWorkspace(NamedTuple):
    """Buffers for an exhaustive search, level by level."""

    states: Sequence[Ints]
    codes: Sequence[Ints]
    weights: Sequence[Ints]
    values: Sequence[Floats]  # by seat
    counts: Ints  # of codes
    nexts: Ints  # places of the codes to be tried next
    sums: Ints  # of weights
    rng: Ints
    progress: Ints  # laid out in shared/searches/lookahead.py


class Tree(NamedTuple):
    """The nodes of a search tree. Node 0 is the root, and stands for "none" elsewhere."""

    codes: Ints  # that lead to them
    visits: Ints
    children: Ints  # the first of each
    siblings: Ints  # the next of each
    sums: Floats  # of shares, by node and seat


class TreeWorkspace(NamedTuple):
    """Buffers for visits of a search tree."""

    state: Ints
    codes: Ints
    numbers: Ints
    nodes: Ints  # that codes lead to
    path: Ints
    rng: Ints
    visit: Ints  # laid out in shared/searches/tree.py
    shares: Floats  # of every seat
