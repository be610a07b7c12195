"""The one protocol: what a game is to everything above it.

A state is a flat list of ints that belongs to its game. A *code* is an int that stands for a move
of a seat or an outcome of chance; the two never share a code. Except for `why_not` and the parsers,
everything trusts that a code is one of `legal` or `outcomes` of that state.

The same rules at the speed of C are the game's kernel modules: see `taros.kernels`.
"""

from collections.abc import Iterable, Mapping, MutableSequence, Sequence
from typing import Any, Protocol

import msgspec

from .options import Options, Presets
from .words import Message

State = list[int]

CHANCE = -1
"""In place of a seat: chance is to act."""

OVER = -2
"""In place of a seat, inside the rules: nobody acts any more."""


LEVELS = ("learner", "regular", "master", "grandmaster")
"""How well bots play, from the weakest on, whatever the game."""


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why a move is not allowed: the clause of the rules, and a sentence."""

    clause: str
    message: Message

    @property
    def text(self) -> str:
        return self.message.text

    def __repr__(self) -> str:
        return f"Reason(clause={self.clause!r}, text={self.text!r})"


class Blocked(msgspec.Struct, frozen=True, gc=False):
    """A move that somebody would look for, why it is not allowed, and what it would look like."""

    code: int
    reason: Reason
    preview: Any  # as of `Game.preview`


class Standing(msgspec.Struct, frozen=True):
    """How a seat stands, or ended."""

    seat: int
    place: int  # 1 is first; equals share a place
    score: int
    parts: dict[str, int]  # what the score is made of
    win: float  # 1 for the winner of a finished game, 1/k each if k share it


class Game(Protocol):
    """The doors of a game. All take plain states and change none but in `apply`."""

    @property
    def name(self) -> str:
        """As in `taros.new(name)`; its Fluent keys begin with it."""

    @property
    def package(self) -> str:
        """Where its kernel modules are."""

    @property
    def seats(self) -> range:
        """How many may play."""

    @property
    def options(self) -> type[Options]: ...

    @property
    def presets(self) -> Presets: ...

    @property
    def at_tables(self) -> Mapping[str, Any]:
        """Options that people who meet to play expect, where they differ from the defaults."""

    @property
    def levels(self) -> Mapping[str, str]:
        """The bots, with their strengths, that play as LEVELS; a move takes them under a second."""

    @property
    def hidden(self) -> bool:
        """Whether seats may know different things."""

    @property
    def quick(self) -> bool:
        """Whether every rule takes so little time that a server may evaluate it on its event loop.

        Well under a millisecond in every position that can be reached or set up.
        """

    @property
    def codes(self) -> int:
        """Every code is below this."""

    def settle(self, seats: int, options: Options) -> Options:
        """The options as they will be played and written. Raises BadOption where they clash."""

    def new(self, seats: int, options: Options) -> State:
        """The start of a game; the options have been checked."""

    def num_seats(self, state: State) -> int:
        """How many play."""

    def to_act(self, state: State) -> int:
        """A seat, CHANCE or OVER."""

    def turn(self, state: State) -> int:
        """1 for the first turn, 0 during set-up."""

    def legal(self, state: State, grain: int = 1) -> list[int]:
        """What the seat to act may choose from, ascending.

        Of moves that are a number of degrees, only the multiples of `grain`.
        """

    def passed(self, state: State) -> int | None:
        """The move that is made for a seat which has no other, so that nothing can be told from
        how long it thinks; None if the seat itself must move."""

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        """What chance may bring, ascending, each with its weight."""

    def apply(self, state: State, code: int) -> None:
        """Change the state."""

    def why_not(self, state: State, code: int) -> Reason | None:
        """None if the code may be played or drawn now, whoever is to act."""

    def blocked(self, state: State) -> list[Blocked]:
        """What the seat to act may look for in vain, ascending by code."""

    def standings(self, state: State) -> list[Standing]:
        """By seat, as if the game ended now."""

    def view(self, state: State, seat: int | None) -> Any:
        """All that a seat (None: a spectator) may know, as a msgspec struct."""

    def observe(self, state: State, seat: int, out: MutableSequence[int]) -> None:
        """The same as a state, for bots: what is hidden is blank."""

    def resample(self, observation: State, seat: int, rng: MutableSequence[int]) -> State:
        """A state the seat cannot tell from the true one, drawn anew."""

    def preview(self, state: State, code: int) -> Any:
        """What a legal move would do, as a msgspec struct, for ghosts and odds."""

    def describe(self, state: State, code: int, viewer: int | None) -> Message:
        """What happens when the code is applied, in words, as far as a seat (None: a spectator)
        may know."""

    def motion(self, state: State, code: int, viewer: int | None) -> Any:
        """What the eye follows when the code is applied, as a msgspec struct, as far as a seat
        (None: a spectator) may know; None if there is nothing to follow."""

    def prompt(self, state: State) -> Message:
        """What the seat to act is asked to do."""

    def menu(self, state: State) -> list[str]:
        """What it may type, briefly: moves that are alike stand as one."""

    def parse_move(self, state: State, text: str) -> int:
        """Any move or outcome the notation can say, legal or not. Raises BadNotation."""

    def format_move(self, state: State, code: int) -> str: ...

    def parse_position(self, text: str) -> tuple[Options, State]:
        """Raises BadPosition; also if anything is hidden in it."""

    def format_position(self, state: State, options: Options) -> str:
        """A state or an observation as one line; `?` stands for what is hidden."""

    def considered(self, state: State) -> list[int]:
        """The legal moves that are worth rating."""

    def rate(self, state: State, codes: Sequence[int]) -> list[int]:
        """How good each move looks one step ahead: the policy of the bot `greedy`."""

    def evaluate(self, state: State) -> list[int]:
        """How well each seat stands, higher is better."""

    def explain(self, observation: State, best: int, other: int | None) -> Message:
        """What speaks for a move of the seat to act beside another one (None: there is none), in
        one sentence."""

    def svg(self, view: Any, past: Iterable[tuple[State, int]] = ()) -> str:
        """The picture of a view, and of what remains to be seen of the past: states, and the codes
        that were applied to them."""

    def terminal(self, view: Any, names: Sequence[str] = ()) -> list[list[tuple[str, str]]]:
        """The same for a terminal, with the names of the seats: lines of (text, rich style)."""
