"""The contract of a game: a record of parts.

A state is a flat list of ints that belongs to its game. A *code* is an int that stands for a move
of a seat or an outcome of chance; the two never share a code. Except for `Presenter.why_not` and
the parsers of `Notation`, all parts trust that a code is one of `Rules.legal` or `Rules.outcomes`
of that state, and none but `Rules.apply` changes a state.

Rules at the speed of C are the game's kernel modules: see `taros.kernels`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from taros.kernels import KernelModules

from .options import Options, Presets
from .words import Message

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

State = list[int]

CHANCE = -1
"""In place of a seat: chance is to act."""

OVER = -2
"""In place of a seat, inside the rules: the game is over and nobody acts."""

Viewer = int | None
"""A seat, or None for a spectator."""

LEVELS = ("learner", "regular", "master", "grandmaster")
"""How well bots play, from the weakest on, in every game."""


class Reason(msgspec.Struct, frozen=True, gc=False):
    """Why a move is not allowed: the clause of the rules, and a sentence."""

    clause: str
    message: Message

    @property
    def text(self) -> str:
        return self.message.text

    def __repr__(self) -> str:
        return f"Reason(clause={self.clause!r}, text={self.text!r})"


class ExplainedIllegalMove(msgspec.Struct, frozen=True, gc=False):
    """An illegal move worth explaining: its code, the reason, and a preview of it."""

    code: int
    reason: Reason
    preview: Any  # as of `Presenter.preview`


class ScoreUnit(msgspec.Struct, frozen=True):
    """The unit in which people read the scores of a game in tables."""

    name: str = "points"  # the headings of tables end with it, as in `review-in-points`
    size: float = 1  # in points; negative where fewer units are better
    digits: int = 1  # after the point, of an expected score


class Standing(msgspec.Struct, frozen=True):
    """The standing of a seat, during or after a game."""

    seat: int
    place: int  # 1 is first; equals share a place
    score: int
    parts: dict[str, int]  # what the score is made of
    win: float  # 1 for the winner of a finished game, 1/k each if k share it


Ints = MutableSequence[int]


class RulesKernel(Protocol):
    """The kernel module of a game, in plain Python; see `taros/kernels/shared/kernel.pyi`."""

    def num_seats(self, s: Ints) -> int: ...
    def to_act(self, s: Ints) -> int: ...
    def turn_number(self, s: Ints) -> int: ...
    def legal(self, s: Ints, actions: Ints) -> int: ...
    def outcomes(self, s: Ints, codes: Ints, weights: Ints) -> int: ...
    def apply(self, s: Ints, code: int) -> None: ...
    def ranking(self, s: Ints, keys: Ints) -> None: ...
    def scores(self, s: Ints, points: Ints) -> None: ...
    def observe(self, s: Ints, seat: int, out: Ints) -> None: ...


class Rules(ABC):
    """The rules of a game, over its kernel module."""

    kernel: RulesKernel

    codes: int
    """Every code is below this."""

    max_legal: int
    """There are never more legal moves."""

    max_outcomes: int
    """Chance never has more outcomes to choose from."""

    @abstractmethod
    def new(self, seats: int, options: Any) -> State:
        """Return the start of a game for `seats` players; `options` have been validated."""

    def validate_options(self, seats: int, options: Any) -> Options:
        """Return `options` as they will be played and written. Raises BadOption if they clash."""
        assert isinstance(options, Options)
        return options

    def score_parts(self, state: State, seat: int, score: int) -> dict[str, int]:
        """Return the named parts that the `score` of a seat is the sum of."""
        return {"score": score}

    def num_seats(self, state: State) -> int:
        """Return the number of seats."""
        return self.kernel.num_seats(state)

    def to_act(self, state: State) -> int:
        """Return a seat, CHANCE or OVER."""
        return self.kernel.to_act(state)

    def turn(self, state: State) -> int:
        """Return the number of the turn: 1 for the first, 0 during set-up."""
        return self.kernel.turn_number(state)

    def legal(self, state: State, angle_step: int = 1) -> list[int]:
        """Return the codes of the legal moves of the seat to act, ascending.

        Of moves that are a number of degrees, only the multiples of `angle_step`.
        """
        codes = [0] * self.max_legal
        return codes[: self.kernel.legal(state, codes)]

    def forced_move(self, state: State) -> int | None:
        """Return the code of the only move of the seat to act; None if the seat must choose.

        The move is made at once: a delay would give away what the seat holds in its hand.
        """
        return None

    def outcomes(self, state: State) -> list[tuple[int, int]]:
        """Return the codes of the possible outcomes of chance, ascending, each with its weight."""
        codes, weights = [0] * self.max_outcomes, [0] * self.max_outcomes
        count = self.kernel.outcomes(state, codes, weights)
        return list(zip(codes[:count], weights[:count], strict=True))

    def apply(self, state: State, code: int) -> None:
        """Apply a move or an outcome to `state`, in place."""
        self.kernel.apply(state, code)

    def secret_pass(self, state: State) -> int | None:
        """Return the code of passing where others must not learn whether the seat to act has any
        other choice; None if this is no such moment."""
        return None

    def observe(self, state: State, seat: int, out: Ints) -> None:
        """Write what `seat` may know of `state` into `out`; hidden numbers are blank."""
        self.kernel.observe(state, seat, out)

    def standings(self, state: State) -> list[Standing]:
        """Return the standing of every seat, as if the game ended now."""
        seats = self.num_seats(state)
        keys, points = [0] * seats, [0] * seats
        self.kernel.ranking(state, keys)
        self.kernel.scores(state, points)
        share = 1 / keys.count(max(keys)) if self.to_act(state) == OVER else 0.0
        return [
            Standing(
                seat,
                place=1 + sum(other > key for other in keys),
                score=score,
                parts=self.score_parts(state, seat, score),
                win=share if key == max(keys) else 0.0,
            )
            for seat, (key, score) in enumerate(zip(keys, points, strict=True))
        ]


class Notation(msgspec.Struct, frozen=True, kw_only=True):
    """Moves and positions as text, both ways."""

    parse_move: Callable[[State, str], int]
    """Return any move or outcome that the notation can express, legal or not.

    Raises BadNotation.
    """

    format_move: Callable[[State, int], str]
    """Return a move or an outcome as text."""

    parse_position: Callable[[str], tuple[Options, State]]
    """Return the options and the state of a position.

    Raises BadPosition, also if anything is hidden in it.
    """

    format_position: Callable[[State, Any], str]
    """Return a state or an observation, with its options, as one line; `?` stands for what is
    hidden."""

    menu: Callable[[State], list[str]]
    """Return what the seat to act may type, briefly: moves that are alike stand as one."""


class Presenter(msgspec.Struct, frozen=True, kw_only=True):
    """Views, previews and events for people, as msgspec structs; prompts and reasons."""

    view: Callable[[State, Viewer], Any]
    """Return all that the viewer may know."""

    encode_view: Callable[[State, Viewer], bytes] | None = None
    """Return `view` as JSON; None for a game that has no faster way than to encode its view."""

    why_not: Callable[[State, int], Reason | None]
    """Return why a code may not be played or drawn now; None if it may."""

    prompt: Callable[[State], Message]
    """Return what the seat to act is asked to do."""

    event: Callable[[State, int, State | None, Viewer], Any]
    """Return what the viewer sees of a ply: (state before, code, state after, viewer).

    The state after is None for a legal move that is only offered: its consequences are left out.
    """

    words: Callable[[Any], Message]
    """Put an event into words."""

    continues: Callable[[int, int], bool] = lambda code, following: False
    """Whether the ply `following` is told in one line with the ply `code` before it, such as the
    draws that fill a hand."""

    join: Callable[[Any, Any], Any] = lambda event, following: following
    """Return two events that are told in one line as one event."""

    outcome_words: Callable[[State, int], Message] | None = None
    """Name an outcome of chance in a list of them; None if its text in records is a good name."""

    preview: Callable[[State, int], Any] = lambda state, code: None
    """Return what a legal move would do, for ghosts and odds."""

    choice_key: Callable[[State], Hashable] = lambda state: None
    """Return what the texts, words and previews of the legal moves of a state follow from, beside
    their codes: they are made once for equal keys, of which there are few. None: from too much."""

    explained_illegal_moves: Callable[[State], list[ExplainedIllegalMove]] = lambda state: []
    """Return the illegal moves worth explaining to the seat to act, ascending by code."""

    wire_types: Mapping[str, Any] = msgspec.field(default_factory=dict)
    """The types of views, previews and events, by their names in the client: its types are
    generated from them (see `taros.server.http.schema`). None for a game without client code of
    its own."""


class DrawSvg(Protocol):
    def __call__(self, view: Any, past: Iterable[tuple[State, int]] = ()) -> str: ...


class DrawTerminal(Protocol):
    def __call__(self, view: Any, names: Sequence[str] = ()) -> list[list[tuple[str, str]]]: ...


class DrawTerminalIn(Protocol):
    def __call__(
        self, view: Any, names: Sequence[str], language: str
    ) -> list[list[tuple[str, str]]]: ...


class DrawChoice(Protocol):
    def __call__(
        self, view: Any, past: Iterable[tuple[State, int]], played: Any, better: Any
    ) -> str: ...


class Renderer(msgspec.Struct, frozen=True, kw_only=True):
    """Pictures of views."""

    svg: DrawSvg
    """Draw a view, and what remains to be seen of the past: states, and the codes that were applied
    to them."""

    terminal: DrawTerminal
    """Draw a view for a terminal, with the names of the seats: lines of (text, rich style)."""

    terminal_in: DrawTerminalIn | None = None
    """Draw like `terminal`, with numbers as a language writes them. None for a game that draws only
    whole numbers."""

    svg_of_choice: DrawChoice | None = None
    """Draw a view like `svg`, with the previews of two moves on it: the one that was `played`, with
    a cross, and a `better` one, with a star. None for a game that is not reviewed."""

    piece_svg: Callable[[Any, str], str] | None = None
    """Draw the piece of this name, such as a card, small enough for a sentence: (any view, name).
    None for a game whose messages have no pieces."""


class PolicyKernel(Protocol):
    """The module `policy` of a game, in plain Python; see `taros/kernels/shared/policy.pyi`."""

    def candidate_moves(self, s: Ints, actions: Ints) -> int: ...
    def heuristic_scores(self, s: Ints, actions: Ints, count: int, ratings: Ints) -> None: ...


class Heuristics(msgspec.Struct, frozen=True, kw_only=True):
    """Knowledge of good play beyond the rules."""

    policy: PolicyKernel
    max_candidates: int
    explain: Callable[[State, int, int | None], Message]
    """Return a sentence on why one move is better than another: (observation, best, other).

    `other` is None if there is no other move.
    """

    def candidate_moves(self, state: State) -> list[int]:
        """Return the legal moves that are worth scoring."""
        codes = [0] * self.max_candidates
        return codes[: self.policy.candidate_moves(state, codes)]

    def scores(self, state: State, codes: Sequence[int]) -> list[int]:
        """Return how good each of `codes` looks one step ahead; the bot `greedy` plays the best."""
        scores = [0] * len(codes)
        self.policy.heuristic_scores(state, list(codes), len(codes), scores)
        return scores


class Level(msgspec.Struct, frozen=True):
    """How one of LEVELS is played in a game."""

    bot: str
    """The bot, with its strength; a move takes it under a second."""

    wins: Mapping[int, float] = {}
    """By number of seats, the share of games that one such bot wins when all others play at the
    level below, as measured (`docs/strength.md`). Empty for the weakest level."""


class Game(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """A game, for everything that plays, shows, stores or studies it."""

    name: str
    """As in `taros.new(name)`; its Fluent keys begin with it."""

    seats: range
    """The allowed numbers of seats."""

    options: type[Options]
    presets: Presets = msgspec.field(default_factory=dict)

    table_defaults: Mapping[str, Any] = msgspec.field(default_factory=dict)
    """Options that people who meet to play expect, where they differ from the defaults."""

    score_unit: ScoreUnit = ScoreUnit()

    levels: Mapping[str, Level] = msgspec.field(default_factory=dict)
    """How LEVELS are played, by their names, from the weakest on."""

    hidden: bool = False
    """Whether seats may know different things."""

    quick: bool = True
    """Whether a server may evaluate every rule on its event loop: each takes well under a
    millisecond in every position that can be reached or set up."""

    kernels: KernelModules
    rules: Rules
    notation: Notation
    presenter: Presenter
    renderer: Renderer

    heuristics: Heuristics | None = None
    """None if nothing is known of good play: bots that need it do not play the game."""

    rules_text: Mapping[str, str] = msgspec.field(default_factory=dict)
    """The files with the rules in the package of `kernels`, by language."""

    how_to_play: Mapping[str, str] = msgspec.field(default_factory=dict)
    """The files with one plain page on how the game is played, likewise. An image in it, such as
    `![](start)`, stands for the figure of that name in the client."""

    puzzles: str | None = None
    """The file with puzzles in the package of `kernels`."""

    catalogues: Mapping[str, str] = msgspec.field(default_factory=dict)
    """The files with the words of a game in the package of `kernels`, by language. Games that ship
    with Taros have theirs in `taros/locales`."""

    @property
    def stand_in(self) -> str:
        """The bot that plays for people who are away."""
        return "random" if self.heuristics is None else "greedy"

    def read_rules(self, language: str) -> str:
        """Return the rules in one of the languages of `rules_text`, as markdown."""
        return self.resource(self.rules_text[language]).read_text(encoding="utf-8")

    def read_how_to_play(self, language: str) -> str:
        """Return the plain page in one of the languages of `how_to_play`, as markdown."""
        return self.resource(self.how_to_play[language]).read_text(encoding="utf-8")

    def catalogue_texts(self, language: str) -> list[str]:
        """Return the contents of the catalogue for a language, if there is one."""
        names = [self.catalogues[language]] if language in self.catalogues else []
        return [self.resource(name).read_text(encoding="utf-8") for name in names]

    def resource(self, name: str) -> "Traversable":
        """Return the file `name` of the game's package."""
        from importlib.resources import files

        return files(self.kernels.package) / name

    def __repr__(self) -> str:
        return f"Game({self.name!r})"
