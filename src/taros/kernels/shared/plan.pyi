"""How a game plans a seat's own next turns, if it has such plans."""

from .kernel import State

PLAN_SIZE: int  # how much room a plan needs

def list_moves(s: State, codes: State, numbers: State) -> int:
    """Write the legal moves that are worth a trial; return how many."""

def start_plan(s: State, seat: int, sheet: State) -> int:
    """Begin a plan; how many things there are to draw the first one from, 0 if none is needed."""

def sample_draw(s: State, sheet: State, number: int) -> int:
    """Let the number-th of them be drawn; the same for the next one."""

def plan_value(s: State, seat: int, sheet: State) -> int:
    """How well the seat stands if it follows its best plan; the state is used up."""
