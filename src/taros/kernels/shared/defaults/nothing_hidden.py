"""The kernel module `hidden` for games in which every seat sees everything."""

from taros.kernels import kernel

from ..kernel import State


@kernel
def collect_hidden(s: State, seat: int) -> int:
    """Collect nothing: return that 0 things are hidden from `seat`."""
    return 0


@kernel
def deal_hidden(s: State, seat: int, number: int) -> int:
    """Never called: return that 0 things are left to deal."""
    return 0
