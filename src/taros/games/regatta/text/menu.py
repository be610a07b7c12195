"""A short list of what a seat may type."""

from itertools import groupby

from taros.core.game import State

from ..layout import CALM, EXCHANGE, STEER
from ..moves.legal import legal
from .notation import format_move


def menu(s: State) -> list[str]:
    """List every sail; exchanges as one entry; degrees as ranges."""
    codes = legal(s)
    texts = [format_move(s, code) for code in codes if code < EXCHANGE or code >= CALM]
    if any(EXCHANGE <= code < STEER for code in codes):
        texts.append("exchange CARD [CARD [CARD]]")
    degrees = [code - STEER for code in codes if STEER <= code < CALM]
    if degrees:
        texts.append("steer " + " ".join(_ranges(degrees)))
    return texts


def _ranges(numbers: list[int]) -> list[str]:
    """Format numbers as ranges: `0-34 36 40-359`."""
    runs = groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
    ends = [[number for _, number in run] for _, run in runs]
    return [str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in ends]
