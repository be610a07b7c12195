"""The notation of games whose moves have fixed words, and whose positions need not be pretty.

A position is the numbers of the state and the options that are changed, such as
`2,100,0,1,0,0,13,20 goal=50`; `is_possible` decides whether such numbers can be a state.
"""

from collections.abc import Callable, Sequence
from typing import Any

from .errors import BadNotation, BadPosition
from .game import Notation, Rules, State
from .options import Options, changed, parse_assignments, resolve

MAX = 10**9  # of a number: kernels compute with 64 bits
MAX_NUMBERS = 10_000


def simple_notation(
    rules: Rules,
    options: type[Options],
    words: Sequence[str],
    is_possible: Callable[[State, Any], bool],
) -> Notation:
    """Return a notation in which `words` are the moves and outcomes, by code.

    A position is the numbers of the state and the options that are changed, such as
    `2,100,0,1,0,0,13,20 goal=50`; `is_possible` tells whether such numbers can be a state.
    """
    codes = {word: code for code, word in enumerate(words)}

    def parse_move(state: State, text: str) -> int:
        word = text.strip().lower()
        if word not in codes:
            raise BadNotation("no-move-word", text=text.strip(), allowed=", ".join(words))
        return codes[word]

    def format_move(state: State, code: int) -> str:
        return words[code]

    def parse_position(text: str) -> tuple[Options, State]:
        numbers, _, assignments = text.strip().partition(" ")
        try:
            chosen = resolve(options, {}, parse_assignments(assignments))
            state = [int(number) for number in numbers.split(",")]
        except ValueError:  # also BadOption
            raise BadPosition("no-position-numbers", text=text) from None
        is_small = len(state) <= MAX_NUMBERS and all(abs(number) <= MAX for number in state)
        if (
            not is_small
            or not is_possible(state, chosen)
            or format_position(state, chosen) != text.strip()
        ):
            raise BadPosition("no-position-numbers", text=text)
        return chosen, state

    def format_position(state: State, options: Options) -> str:
        numbers = ",".join(map(str, state))
        return " ".join([numbers, *(f"{name}={text}" for name, text in changed(options).items())])

    def menu(state: State) -> list[str]:
        return [words[code] for code in rules.legal(state)]

    return Notation(
        parse_move=parse_move,
        format_move=format_move,
        parse_position=parse_position,
        format_position=format_position,
        menu=menu,
    )
