"""The rules of Marrakech, over its kernel."""

from taros.core.game import Rules, State
from taros.kernels import popcount

from . import kernel, setup
from .layout import CODES, NEAREST, PURSE
from .options import MarrakechOptions, check


class MarrakechRules(Rules):
    kernel = kernel
    codes = CODES
    max_legal = NEAREST
    max_outcomes = 4  # faces of the die, or seats

    def new(self, seats: int, options: MarrakechOptions) -> State:
        return setup.new(seats, options)

    def validate_options(self, seats: int, options: MarrakechOptions) -> MarrakechOptions:
        check(seats, options)
        return options

    def score_parts(self, state: State, seat: int, score: int) -> dict[str, int]:
        squares = popcount(kernel.squares_of(state, seat))
        return {"dirhams": state[PURSE + seat], "squares": squares}
