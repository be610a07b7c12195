"""A game of three rounds without chance, in which everybody holds a secret: for what needs that.

Each seat in turn names a number from 1 to 3, which only it can see until the end. A seat that
has named 3 has no choice the next time: 1 is named for it. A state is the number of seats, then all
numbers.
"""

from typing import Any

import msgspec

from taros.core.errors import BadNotation
from taros.core.game import (
    OVER,
    Game,
    Notation,
    Presenter,
    Reason,
    Renderer,
    Rules,
    Standing,
    State,
    Viewer,
)
from taros.core.options import Options
from taros.core.words import Message, message
from taros.kernels import KernelModules

ROUNDS = 3


class ToyView(msgspec.Struct, frozen=True):
    numbers: tuple[int, ...]  # 0 for what is hidden


class Named(msgspec.Struct, frozen=True):
    number: int  # 0 for what is hidden


class ToyRules(Rules):
    codes = 4

    def new(self, seats: int, options: Options) -> State:
        return [seats]

    def num_seats(self, state: State) -> int:
        return state[0]

    def to_act(self, state: State) -> int:
        played = len(state) - 1
        return OVER if played == ROUNDS * state[0] else played % state[0]

    def turn(self, state: State) -> int:
        return len(state)

    def legal(self, state: State, angle_step: int = 1) -> list[int]:
        forced = self.forced_move(state)
        return [1, 2, 3] if forced is None else [forced]

    def forced_move(self, state: State) -> int | None:
        last = state[-state[0]] if len(state) > state[0] else 0
        return 1 if last == 3 else None

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        return []

    def apply(self, state: State, code: int) -> None:
        state.append(code)

    def standings(self, state: State) -> list[Standing]:
        sums = [sum(state[1 + seat :: state[0]]) for seat in range(state[0])]
        return [
            Standing(n, 1 + sum(s > own for s in sums), own, {"sum": own}, 0.0)
            for n, own in enumerate(sums)
        ]

    def observe(self, state: State, seat: int, out: Any) -> None:
        out[1:] = view(state, seat).numbers


RULES = ToyRules()


def view(state: State, viewer: Viewer) -> ToyView:
    seen = [
        number if viewer == n % state[0] or RULES.to_act(state) == OVER else 0
        for n, number in enumerate(state[1:])
    ]
    return ToyView(tuple(seen))


def why_not(state: State, code: int) -> Reason | None:
    return None if code in RULES.legal(state) else Reason("T1", message("game-over"))


def event(before: State, code: int, after: State | None, viewer: Viewer) -> Named:
    return Named(code if viewer == RULES.to_act(before) else 0)


def words(event: Named) -> Message:
    return message("player", number=event.number)


def parse_move(state: State, text: str) -> int:
    if text not in ("1", "2", "3"):
        raise BadNotation("no-page")
    return int(text)


def no_position(text: str) -> tuple[Options, State]:
    raise NotImplementedError


def svg(view: ToyView, past: Any = ()) -> str:
    return f"<svg><text>{view.numbers}</text></svg>"


def no_terminal(view: ToyView, names: Any = ()) -> list[list[tuple[str, str]]]:
    raise NotImplementedError


TOY = Game(
    name="toy",
    seats=range(2, 5),
    options=Options,
    hidden=True,
    kernels=KernelModules("server.toy"),
    rules=RULES,
    notation=Notation(
        parse_move=parse_move,
        format_move=lambda state, code: str(code),
        parse_position=no_position,
        format_position=lambda state, options: " ".join(map(str, state)),
        menu=lambda state: ["1", "2", "3"],
    ),
    presenter=Presenter(
        view=view,
        preview=lambda state, code: None,
        why_not=why_not,
        prompt=lambda state: message("player", number=0),
        event=event,
        words=words,
        wire_types={"View": ToyView},
    ),
    renderer=Renderer(svg=svg, terminal=no_terminal),
)
