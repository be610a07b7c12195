"""The rules of Regatta, over its kernel."""

from taros.core.game import Rules, State

from . import kernel
from .equipment import setup
from .layout import CODES, DONE, KINDS, NONE, PHASE, SECOND, SUN_KIND, SUNNING
from .moves.legal import legal
from .options import RegattaOptions


class RegattaRules(Rules):
    kernel = kernel
    codes = max_legal = CODES
    max_outcomes = KINDS

    def new(self, seats: int, options: RegattaOptions) -> State:
        return setup.new(seats, options)

    def validate_options(self, seats: int, options: RegattaOptions) -> RegattaOptions:
        return setup.validate_options(seats, options)

    def score_parts(self, state: State, seat: int, score: int) -> dict[str, int]:
        return {"way": score}

    def legal(self, state: State, angle_step: int = 1) -> list[int]:
        return legal(state, angle_step)

    def secret_pass(self, state: State) -> int | None:
        """R6.3: whether a seat holds a sun is its secret."""
        return DONE if state[PHASE] == SUNNING and state[SUN_KIND] != NONE else None

    def forced_move(self, state: State) -> int | None:
        if state[PHASE] not in (SECOND, SUNNING):
            return None
        return DONE if legal(state) == [DONE] else None
