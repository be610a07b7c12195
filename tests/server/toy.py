"""A game of three rounds without chance, in which everybody holds a secret: for what needs that.

Each seat in turn names a number from 1 to 3, which only it can see until the end. Whoever has named
3 has no choice the next time: 1 is named for it. A state is the number of seats, then all numbers.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from taros.core.errors import BadNotation
from taros.core.game import OVER, Blocked, Reason, Standing, State
from taros.core.options import Options, Presets
from taros.core.words import Message, message

ROUNDS = 3


class ToyView(msgspec.Struct, frozen=True):
    numbers: tuple[int, ...]  # 0 for what is hidden


class Toy:
    name = "toy"
    package = "server.toy"
    seats = range(2, 5)
    options: type[Options] = Options
    presets: Presets = MappingProxyType({})
    at_tables: Mapping[str, Any] = MappingProxyType({})
    levels: Mapping[str, str] = MappingProxyType({})
    hidden = True
    quick = True
    codes = 4

    def settle(self, seats: int, options: Options) -> Options:
        return options

    def new(self, seats: int, options: Options) -> State:
        return [seats]

    def num_seats(self, state: State) -> int:
        return state[0]

    def to_act(self, state: State) -> int:
        played = len(state) - 1
        return OVER if played == ROUNDS * state[0] else played % state[0]

    def turn(self, state: State) -> int:
        return len(state)

    def legal(self, state: State, grain: int = 1) -> list[int]:
        passed = self.passed(state)
        return [1, 2, 3] if passed is None else [passed]

    def passed(self, state: State) -> int | None:
        last = state[-state[0]] if len(state) > state[0] else 0
        return 1 if last == 3 else None

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        return []

    def apply(self, state: State, code: int) -> None:
        state.append(code)

    def why_not(self, state: State, code: int) -> Reason | None:
        return None if code in self.legal(state) else Reason("T1", message("game-over"))

    def blocked(self, state: State) -> list[Blocked]:
        return []

    def standings(self, state: State) -> list[Standing]:
        sums = [sum(state[1 + seat :: state[0]]) for seat in range(state[0])]
        return [
            Standing(n, 1 + sum(s > own for s in sums), own, {"sum": own}, 0.0)
            for n, own in enumerate(sums)
        ]

    def view(self, state: State, seat: int | None) -> ToyView:
        seen = [
            number if seat == n % state[0] or self.to_act(state) == OVER else 0
            for n, number in enumerate(state[1:])
        ]
        return ToyView(tuple(seen))

    def observe(self, state: State, seat: int, out: Any) -> None:
        out[1:] = self.view(state, seat).numbers

    def preview(self, state: State, code: int) -> None:
        return None

    def describe(self, state: State, code: int, viewer: int | None) -> Message:
        seen = code if viewer == self.to_act(state) else 0
        return message("player", number=seen)

    def motion(self, state: State, code: int, viewer: int | None) -> None:
        return None

    def prompt(self, state: State) -> Message:
        return message("player", number=0)

    def parse_move(self, state: State, text: str) -> int:
        if text not in ("1", "2", "3"):
            raise BadNotation("no-page")
        return int(text)

    def format_move(self, state: State, code: int) -> str:
        return str(code)

    def format_position(self, state: State, options: Options) -> str:
        return " ".join(map(str, state))

    def rate(self, state: State, codes: Sequence[int]) -> list[int]:
        return list(codes)


TOY = Toy()
