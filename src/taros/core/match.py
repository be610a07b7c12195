"""A match: the checked door to a game, its history, and its chance."""

import datetime
from collections.abc import Sequence
from typing import Any

import msgspec

from .errors import BadOption, CannotUndo, IllegalMove, Unknown
from .fairness import FairChance
from .game import CHANCE, OVER, Game, Reason, Standing, State
from .options import Options
from .words import Message

LONGEST_NAME = 60


class Move(msgspec.Struct, frozen=True, gc=False):
    """A move of a seat or an outcome of chance."""

    text: str
    code: int

    def __str__(self) -> str:
        return self.text


class Ply(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened: a seat's move, or an outcome of chance."""

    turn: int
    actor: int  # a seat or CHANCE
    move: Move


class Match:
    """A game being played, or one that was.

    Made by `taros.new`, `taros.load` or `taros.from_position`. Unless it was made with
    `roll=False`, it draws every chance event by itself as soon as chance is to act.
    """

    def __init__(
        self,
        game: Game,
        options: Options,
        start: State,
        *,
        chance: FairChance | None,
        names: Sequence[str] = (),
        date: datetime.date | None = None,
        from_start: bool = True,
    ) -> None:
        """`start` is trusted; `chance=None` leaves outcomes to `play`."""
        self.game = game
        self.options = options
        self.chance = chance
        self.provable = chance is not None
        """Whether every chance event so far came from `chance`, so that records can prove it."""
        self.date = date or datetime.date.today()
        self.from_start = from_start
        """False if the match began from a position that was set up."""
        self.comments: dict[int, list[str]] = {}
        """Remarks, by the number of plies they come after."""
        self._states = [list(start)]
        self._plies: list[Ply] = []
        self._draws = 0  # how many of them were chance
        self.seats = game.num_seats(start)
        self.names = _checked_names(names, self.seats)
        self.roll()

    # What is

    @property
    def to_act(self) -> int | None:
        """A seat, `taros.CHANCE`, or None when the game is over."""
        actor = self.game.to_act(self.state)
        return None if actor == OVER else actor

    @property
    def turn(self) -> int:
        """The number of the turn, 0 during set-up."""
        return self.game.turn(self.state)

    @property
    def ply(self) -> int:
        """How many moves and outcomes there have been."""
        return len(self._plies)

    @property
    def plies(self) -> tuple[Ply, ...]:
        """All that has happened."""
        return tuple(self._plies)

    def ply_at(self, ply: int) -> Ply:
        """What happened after so many plies."""
        return self._plies[ply]

    @property
    def state(self) -> State:
        """The kernel's state. Not to be changed."""
        return self._states[-1]

    def state_at(self, ply: int) -> State:
        """The kernel's state after so many plies. Not to be changed."""
        return self._states[ply]

    @property
    def position(self) -> str:
        """The position as one line of text; `taros.from_position` reads it."""
        return self.game.format_position(self.state, self.options)

    def position_for(self, seat: int) -> str:
        """The same as far as a seat may know it, `?` for what is hidden from it."""
        observation = list(self.state)
        self.game.observe(self.state, self._checked_seat(seat), observation)
        return self.game.format_position(observation, self.options)

    def legal(self, grain: int = 1) -> list[Move]:
        """What the seat to act may choose from; empty if it is chance's turn or over.

        Of moves that are a number of degrees, only the multiples of `grain`. Raises BadOption.
        """
        if not isinstance(grain, int) or grain < 1:
            raise BadOption("no-grain", grain=str(grain))
        actor = self.to_act
        if actor is None or actor == CHANCE:
            return []
        return [self._move(code) for code in self.game.legal(self.state, grain)]

    def outcomes(self) -> list[tuple[Move, int]]:
        """What chance may bring, with weights; empty unless chance is to act."""
        if self.to_act != CHANCE:
            return []
        return [(self._move(code), weight) for code, weight in self.game.outcomes(self.state)]

    def why_not(self, text: str) -> Reason | None:
        """Why a move is not allowed now, None if it is. Raises BadNotation for no move at all."""
        return self.game.why_not(self.state, self.game.parse_move(self.state, text))

    def standings(self) -> list[Standing]:
        """By seat: places and scores, as if the game ended now."""
        return self.game.standings(self.state)

    def view(self, seat: int | None = None) -> Any:
        """All that a seat may know; None means a spectator."""
        return self.game.view(self.state, None if seat is None else self._checked_seat(seat))

    def svg(self, seat: int | None = None) -> str:
        """The board as a picture, as a seat or a spectator sees it."""
        past = [(self._states[i], ply.move.code) for i, ply in enumerate(self._plies)]
        return self.game.svg(self.view(seat), past)

    def told(self, ply: int) -> Message:
        """What happened at a ply, in words, as whoever saw most of it tells it: nothing is hidden
        from those who look back."""
        state, happened = self._states[ply], self._plies[ply]
        seen = self.game.describe(state, happened.move.code, None)
        if happened.actor != CHANCE:
            return seen
        seats = (self.game.describe(state, happened.move.code, k) for k in range(self.seats))
        return next((words for words in seats if words != seen), seen)

    def record(self, *, reveal: bool = False) -> str:
        """The match as text; `taros.load` reads it.

        The seed is written when the game is over, or when it is to be revealed before.
        """
        from .record import format_record

        return format_record(self, reveal=reveal)

    def at(self, ply: int) -> "Match":
        """The match as it was after so many plies, to look at or to go on from.

        Nothing is drawn: if chance was to act, `roll` or `play` goes on.
        """
        if ply not in range(self.ply + 1):
            raise Unknown("no-ply", ply=ply, last=self.ply)
        past = Match(
            self.game,
            self.options,
            self.state_at(0),
            chance=None,
            names=self.names,
            date=self.date,
            from_start=self.from_start,
        )
        past._states = self._states[: ply + 1]
        past._plies = self._plies[:ply]
        past._draws = sum(one.actor == CHANCE for one in past._plies)
        past.comments = {n: list(texts) for n, texts in self.comments.items() if n <= ply}
        past.chance, past.provable = self.chance, self.provable
        return past

    # What happens

    def play(self, move: str | Move) -> tuple[Ply, ...]:
        """Play a move, or an outcome where chance is to act; returns all that happened.

        Raises BadNotation or IllegalMove, and then nothing has changed.
        """
        text = str(move)
        code = self.game.parse_move(self.state, text)
        reason = self.game.why_not(self.state, code)
        if reason is not None:
            raise IllegalMove(text, reason)
        before = self.ply
        if self.to_act == CHANCE:
            self.provable = self.provable and code == self._drawn()
        self._apply(code)
        self.roll()
        return tuple(self._plies[before:])

    def undo(self, seat: int | None = None) -> Move:
        """Take back the last move, with the chance events that followed it.

        With a seat: only that seat's own move, and only if nothing else has happened since.
        """
        count = self.ply
        while count and self._plies[count - 1].actor == CHANCE:
            count -= 1
        if not count:
            raise CannotUndo("undo-nothing")
        last = self._plies[count - 1]
        if seat is not None and last.actor != seat:
            raise CannotUndo("undo-other")
        if seat is not None and count < self.ply:
            raise CannotUndo("undo-chance")
        self._draws -= self.ply - count
        del self._plies[count - 1 :], self._states[count:]
        self.comments = {n: texts for n, texts in self.comments.items() if n < count}
        return last.move

    def comment(self, text: str) -> None:
        """Add a remark after what has happened so far; it is kept in the record."""
        if "{" in text or "}" in text or (not text.isascii() and _has_surrogates(text)):
            raise BadOption("bad-comment")
        self.comments.setdefault(self.ply, []).append(text.replace("\r\n", "\n"))

    def roll(self) -> None:
        """Draw chance events until a seat is to act; `new`, `load` and `play` do this."""
        while self.chance is not None and self.to_act == CHANCE:
            self._apply(self._drawn())

    def _drawn(self) -> int:
        """What the next chance event is by the match's own chance."""
        assert self.chance is not None
        codes, weights = zip(*self.game.outcomes(self.state), strict=True)
        return int(codes[self.chance.draw(self._draws + 1, weights)])

    def _apply(self, code: int) -> None:
        ply = Ply(self.turn, self.game.to_act(self.state), self._move(code))
        state = list(self.state)
        self.game.apply(state, code)
        self._states.append(state)
        self._plies.append(ply)
        self._draws += ply.actor == CHANCE

    def _checked_seat(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise Unknown("no-seat", seat=str(seat), seats=self.seats)
        return seat

    def _move(self, code: int) -> Move:
        return Move(self.game.format_move(self.state, code), code)

    def __repr__(self) -> str:
        waits = ", roll=False" if self.to_act == CHANCE else ""
        return f"taros.from_position({self.game.name!r}, {self.position!r}{waits})"

    def _repr_svg_(self) -> str:
        return self.svg()


def _has_surrogates(text: str) -> bool:
    """Whether a text holds halves of characters, which no file can hold."""
    return any("\ud800" <= character <= "\udfff" for character in text)


def _checked_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    if isinstance(names, str) or (names and len(names) != seats):
        raise BadOption("names-count", count=len(names), seats=seats)
    for name in map(str, names):
        if not name.strip() or not name.isprintable() or "," in name or len(name) > LONGEST_NAME:
            raise BadOption("name-bad", name=name)
    return tuple(str(name).strip() for name in names)
