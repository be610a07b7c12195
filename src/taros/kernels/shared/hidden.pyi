"""What a game hides from its seats."""

from .kernel import State

def collect_hidden(s: State, seat: int) -> int:
    """Lay together all that a seat cannot see; how many things they are, 0 if it sees them all."""

def deal_hidden(s: State, seat: int, number: int) -> int:
    """Put the number-th of them where one is missing; how many are left, 0 if none is missing."""
