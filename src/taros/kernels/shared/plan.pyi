"""The kernel module `plan` of a game in which a seat can plan its own next turns."""

from .kernel import State

PLAN_SIZE: int  # how much room a plan needs

def list_moves(s: State, codes: State, numbers: State) -> int:
    """Write the legal moves that are worth a trial; return how many."""

def start_plan(s: State, seat: int, plan: State) -> int:
    """Start a plan; return how many things its first draw is from, 0 if none is needed."""

def sample_draw(s: State, plan: State, number: int) -> int:
    """Draw thing `number`; return how many things the next draw is from, 0 if none is needed."""

def plan_value(s: State, seat: int, plan: State) -> int:
    """Return how well `seat` stands if it follows its best plan; `s` is overwritten."""
