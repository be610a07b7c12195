"""A small network that evaluates states in which a turn begins: every seat's chance to win."""

from taros.kernels import kernel, vectorized
from taros.kernels.maths import exp
from taros.kernels.workspaces import Floats, Ints, NetBuffers, Weights

from .features import can_win, place_of, write_features


@vectorized
def judge(s: Ints, weights: Weights, buffers: NetBuffers, shares: Floats) -> None:
    """Write every seat's chance; they sum to 1, and a seat that cannot win has 0."""
    notes, features, _, outs = buffers
    write_features(s, notes, features)
    forward(weights, buffers)
    top = -1e9
    for seat in range(len(shares)):
        if can_win(s, seat):
            top = max(top, outs[place_of(s, seat)])
    total = 0.0
    for seat in range(len(shares)):
        shares[seat] = 0.0
        if can_win(s, seat):
            shares[seat] = exp(outs[place_of(s, seat)] - top)
        total += shares[seat]
    for seat in range(len(shares)):
        shares[seat] /= total


@kernel
def forward(weights: Weights, buffers: NetBuffers) -> None:
    inner, inner_bias, outer, outer_bias = weights
    _, x, units, outs = buffers
    width = len(units)
    for j in range(width):
        units[j] = inner_bias[j]
    for i in range(len(x)):
        if x[i] != 0.0:
            for j in range(width):
                units[j] += x[i] * inner[i * width + j]
    for k in range(len(outs)):
        outs[k] = outer_bias[k]
    for j in range(width):
        if units[j] > 0.0:
            for k in range(len(outs)):
                outs[k] += units[j] * outer[j * len(outs) + k]
