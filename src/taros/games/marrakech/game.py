"""Marrakech as a `Game`."""

from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from typing import Any

from taros.core.game import OVER as GAME_OVER
from taros.core.game import Blocked, Reason, Standing, State
from taros.core.options import Options, Presets
from taros.core.words import Message
from taros.kernels import popcount

from . import kernel, policy, setup
from .layout import CODES, NEAREST, PURSE, SEATS
from .levels import LEVELS
from .options import PRESETS, MarrakechOptions, check
from .show import advice, reasons
from .show import view as views
from .show.motion import Motion, motion
from .show.view import MarrakechView, Preview
from .text import notation, words


class Marrakech:
    """See `taros.core.game.Game`; nothing is hidden, so a view is the same for everyone."""

    name = "marrakech"
    package = "taros.games.marrakech"
    seats = range(2, 5)
    options: type[Options] = MarrakechOptions
    presets: Presets = PRESETS
    at_tables: Mapping[str, Any] = {"first": "lot"}  # M1.8
    levels: Mapping[str, str] = LEVELS
    hidden = False
    quick = True
    codes = CODES

    def settle(self, seats: int, options: Options) -> Options:
        check(seats, _ours(options))
        return options

    def new(self, seats: int, options: Options) -> State:
        return setup.new(seats, _ours(options))

    def num_seats(self, state: State) -> int:
        return state[SEATS]

    def to_act(self, state: State) -> int:
        return kernel.to_act(state)

    def turn(self, state: State) -> int:
        return kernel.turn_number(state)

    def legal(self, state: State, grain: int = 1) -> list[int]:
        codes = [0] * NEAREST
        return codes[: kernel.legal(state, codes)]

    def passed(self, state: State) -> int | None:
        return None

    def considered(self, state: State) -> list[int]:
        return self.legal(state)

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        codes, weights = [0] * 4, [0] * 4
        count = kernel.outcomes(state, codes, weights)
        return list(zip(codes, weights, strict=True))[:count]

    def apply(self, state: State, code: int) -> None:
        kernel.apply(state, code)

    def why_not(self, state: State, code: int) -> Reason | None:
        return reasons.why_not(state, code)

    def blocked(self, state: State) -> list[Blocked]:
        return []  # the market shows where a rug cannot lie

    def standings(self, state: State) -> list[Standing]:
        keys = [0] * state[SEATS]
        kernel.ranking(state, keys)
        winners = keys.count(max(keys))
        over = kernel.to_act(state) == GAME_OVER
        standings = []
        for seat, key in enumerate(keys):
            parts = {
                "dirhams": state[PURSE + seat],
                "squares": popcount(kernel.squares_of(state, seat)),
            }
            place = 1 + sum(other > key for other in keys)
            win = 1 / winners if over and place == 1 else 0.0
            standings.append(Standing(seat, place, sum(parts.values()), parts, win))
        return standings

    def view(self, state: State, seat: int | None) -> MarrakechView:
        return views.view(state)

    def observe(self, state: State, seat: int, out: MutableSequence[int]) -> None:
        kernel.observe(state, seat, out)

    def resample(self, observation: State, seat: int, rng: MutableSequence[int]) -> State:
        return list(observation)

    def preview(self, state: State, code: int) -> Preview:
        return views.preview(state, code)

    def describe(self, state: State, code: int, viewer: int | None) -> Message:
        return words.describe(state, code)

    def motion(self, state: State, code: int, viewer: int | None) -> Motion | None:
        return motion(state, code)

    def prompt(self, state: State) -> Message:
        return words.prompt(state)

    def menu(self, state: State) -> list[str]:
        return [notation.format_move(state, code) for code in self.legal(state)]

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

    def svg(self, view: MarrakechView, past: Iterable[tuple[State, int]] = ()) -> str:
        from .show.picture import svg

        return svg(view)

    def terminal(
        self, view: MarrakechView, names: Sequence[str] = ()
    ) -> list[list[tuple[str, str]]]:
        from .show.terminal import terminal

        return terminal(view, names)


def _ours(options: Options) -> MarrakechOptions:
    assert isinstance(options, MarrakechOptions)
    return options
