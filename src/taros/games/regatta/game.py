"""Regatta as a `Game`."""

from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from typing import Any

from taros.core.game import OVER as GAME_OVER
from taros.core.game import Blocked, Reason, Standing, State
from taros.core.options import Options, Presets
from taros.core.words import Message
from taros.kernels import load

from . import kernel, policy
from .equipment import setup
from .layout import CODES, DONE, EXCHANGE, KINDS, PHASE, SEATS, SECOND, SUNNING
from .levels import LEVELS
from .moves import legal as moves
from .moves import reasons
from .options import PRESETS, RegattaOptions
from .show import advice
from .show import view as views
from .show.motion import Motion, motion
from .show.view import Preview, RegattaView
from .text import menu, notation, words


class Regatta:
    """See `taros.core.game.Game`."""

    name = "regatta"
    package = "taros.games.regatta"
    seats = range(1, 5)
    options: type[Options] = RegattaOptions
    presets: Presets = PRESETS
    at_tables: Mapping[str, Any] = {"first": "lot", "lanes": "lot"}  # R1.3, R1.5
    levels: Mapping[str, str] = LEVELS
    hidden = True
    quick = False
    codes = CODES

    def settle(self, seats: int, options: Options) -> Options:
        return setup.settle(seats, _ours(options))

    def new(self, seats: int, options: Options) -> State:
        return setup.new(seats, _ours(options))

    def num_seats(self, state: State) -> int:
        return state[SEATS]

    def to_act(self, state: State) -> int:
        return kernel.to_act(state)

    def turn(self, state: State) -> int:
        return kernel.turn_number(state)

    def legal(self, state: State, grain: int = 1) -> list[int]:
        return moves.legal(state, grain)

    def passed(self, state: State) -> int | None:
        if state[PHASE] not in (SECOND, SUNNING):
            return None
        return DONE if self.legal(state) == [DONE] else None

    def considered(self, state: State) -> list[int]:
        codes = [0] * CODES
        return codes[: policy.considered(state, codes)]

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        codes, weights = [0] * KINDS, [0] * KINDS
        count = kernel.outcomes(state, codes, weights)
        return list(zip(codes, weights, strict=True))[:count]

    def apply(self, state: State, code: int) -> None:
        kernel.apply(state, code)

    def why_not(self, state: State, code: int) -> Reason | None:
        return reasons.why_not(state, code)

    def blocked(self, state: State) -> list[Blocked]:
        return reasons.blocked(state)

    def standings(self, state: State) -> list[Standing]:
        keys, points = [0] * state[SEATS], [0] * state[SEATS]
        kernel.ranking(state, keys)
        kernel.scores(state, points)
        winners = keys.count(max(keys))
        over = kernel.to_act(state) == GAME_OVER
        standings = []
        for seat, (key, score) in enumerate(zip(keys, points, strict=True)):
            place = 1 + sum(other > key for other in keys)
            win = 1 / winners if over and place == 1 else 0.0
            standings.append(Standing(seat, place, score, {"way": score}, win))
        return standings

    def view(self, state: State, seat: int | None) -> RegattaView:
        return views.view(state, seat)

    def observe(self, state: State, seat: int, out: MutableSequence[int]) -> None:
        kernel.observe(state, seat, out)

    def resample(self, observation: State, seat: int, rng: MutableSequence[int]) -> State:
        state = list(observation)
        load(self.package, "guess", compiled=False).resample(state, seat, rng)
        return state

    def preview(self, state: State, code: int) -> Preview:
        return views.preview(state, code)

    def motion(self, state: State, code: int, viewer: int | None) -> Motion:
        after = list(state)
        kernel.apply(after, code)
        return motion(state, after, code, viewer)

    def describe(self, state: State, code: int, viewer: int | None) -> Message:
        return words.describe(state, code, viewer)

    def prompt(self, state: State) -> Message:
        return words.prompt(state)

    def menu(self, state: State) -> list[str]:
        return menu.menu(state)

    def parse_move(self, state: State, text: str) -> int:
        return notation.parse_move(state, text)

    def format_move(self, state: State, code: int) -> str:
        return notation.format_move(state, code)

    def parse_position(self, text: str) -> tuple[Options, State]:
        return notation.parse_position(text)

    def format_position(self, state: State, options: Options) -> str:
        return notation.format_position(state, _ours(options))

    def rate(self, state: State, codes: Sequence[int]) -> list[int]:
        ratings = [0] * len(codes)
        policy.rate(state, list(codes), len(codes), ratings)
        return ratings

    def evaluate(self, state: State) -> list[int]:
        values = [0] * state[SEATS]
        policy.evaluate(state, values)
        return values

    def explain(self, observation: State, best: int, other: int | None) -> Message:
        return advice.explain(observation, best, other)

    def svg(self, view: RegattaView, past: Iterable[tuple[State, int]] = ()) -> str:
        from .show.drawing import svg

        return svg(view, [views.wake(state, code) for state, code in past if code < EXCHANGE])

    def terminal(self, view: RegattaView, names: Sequence[str] = ()) -> list[list[tuple[str, str]]]:
        from .show.terminal import terminal

        return terminal(view, names)


def _ours(options: Options) -> RegattaOptions:
    assert isinstance(options, RegattaOptions)
    return options
