"""The kernel module `hidden` of a game that hides something from its seats."""

from .kernel import State

def collect_hidden(s: State, seat: int) -> int:
    """Collect all that `seat` cannot see; return how many things, 0 if it sees everything."""

def deal_hidden(s: State, seat: int, number: int) -> int:
    """Put the collected thing `number` where one is missing; return how many are left to deal."""
