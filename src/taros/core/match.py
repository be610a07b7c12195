"""A match: a game with its options, checked moves, its history and its chance."""

import datetime
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from .errors import BadOption, CannotUndo, IllegalMove, NotAllowed, Unknown
from .fairness import FairChance
from .game import CHANCE, OVER, Game, Reason, Standing, State
from .observation import observed
from .options import Options
from .words import Message

LONGEST_NAME = 60
SEGMENT = 32  # plies from one kept state to the next
RECENT = 4  # states before the newest that are kept too: most questions are about these


class Move(msgspec.Struct, frozen=True, gc=False):
    """A move of a seat or an outcome of chance."""

    text: str
    code: int

    def __str__(self) -> str:
        return self.text


class Ply(msgspec.Struct, frozen=True, gc=False):
    """One move of a seat, or one outcome of chance, as it was played."""

    turn: int
    actor: int  # a seat or CHANCE
    move: Move


class ComputedPly(msgspec.Struct, frozen=True, gc=False):
    """A ply that was computed, with the state it leads to."""

    ply: Ply
    state: State


class Segment(msgspec.Struct, gc=False):
    """A kept state and the codes applied from there on, at most SEGMENT of them.

    Codes are only ever added. So a segment and an offset name a moment for good: its state can be
    rebuilt in any thread, while the match goes on and after it has taken the moment back.
    """

    start: State
    codes: list[int]

    def state_at(self, game: Game, offset: int) -> State:
        """Rebuild the state after `offset` codes. Not to be changed."""
        if not offset:
            return self.start
        state = list(self.start)
        for code in self.codes[:offset]:
            game.rules.apply(state, code)
        return state

    def until(self, offset: int) -> "Segment":
        """Return a new segment of the first `offset` codes; the match may append to it."""
        return Segment(self.start, self.codes[:offset])


class Match:
    """A game being played, or one that was.

    Made by `taros.new`, `taros.load` or `taros.from_position`. Unless it was made with
    `roll=False`, it draws every chance event as soon as chance is to act.
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
        """Start from the trusted state `start`; with `chance=None`, outcomes are left to `play`."""
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
        self.stopped = False
        """Whether the match was ended before its rules end it: nobody acts any more."""
        self._state = list(start)
        self._segments = [Segment(self._state, [])]
        self._recent: deque[State] = deque(maxlen=RECENT)
        self._plies: list[Ply] = []
        self._draws = 0  # how many of them were chance
        self.seats = game.rules.num_seats(start)
        self.names = _checked_names(names, self.seats)
        self.roll()

    # What is

    @property
    def to_act(self) -> int | None:
        """Return the seat to act, `taros.CHANCE`, or None when the game is over."""
        if self.stopped:
            return None
        actor = self.game.rules.to_act(self._state)
        return None if actor == OVER else actor

    @property
    def finished(self) -> bool:
        """Whether the game has ended by its rules."""
        return self.game.rules.to_act(self._state) == OVER

    @property
    def turn(self) -> int:
        """Return the number of the turn, 0 during set-up."""
        return self.game.rules.turn(self._state)

    @property
    def ply(self) -> int:
        """Return the number of plies so far: moves and outcomes."""
        return len(self._plies)

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Return all plies so far."""
        return tuple(self._plies)

    def ply_at(self, ply: int) -> Ply:
        """Return ply number `ply`, counted from 0."""
        return self._plies[ply]

    @property
    def state(self) -> State:
        """Return the kernel's state after the last ply. Not to be changed."""
        return self._state

    def state_at(self, ply: int) -> State:
        """Rebuild the kernel's state after the first `ply` plies. Not to be changed.

        Costs up to SEGMENT calls of `Rules.apply`; `states` goes through all of them for one each.
        """
        ago = len(self._plies) - ply
        if not ago:
            return self._state
        if 0 < ago <= len(self._recent):
            return self._recent[-ago]
        segment, offset = self.locate(ply)
        return segment.state_at(self.game, offset)

    def states(self) -> Iterator[State]:
        """Go through the kernel's states, from the start to the newest. Not to be changed."""
        yield self._segments[0].start
        for segment in self._segments:
            state = segment.start
            for code in segment.codes:
                state = list(state)
                self.game.rules.apply(state, code)
                yield state

    def locate(self, ply: int) -> tuple[Segment, int]:
        """Return the segment and the offset in it from which ply number `ply` was played."""
        if not 0 <= ply < len(self._plies):
            raise IndexError(f"ply {ply} of {self.ply}")
        return self._segments[ply // SEGMENT], ply % SEGMENT

    @property
    def position(self) -> str:
        """Return the position as one line of text; `taros.from_position` reads it."""
        return self.game.notation.format_position(self.state, self.options)

    def position_for(self, seat: int) -> str:
        """Return the position as text, with `?` for what is hidden from `seat`."""
        observation = observed(self.game, self.state, self._checked_seat(seat))
        return self.game.notation.format_position(observation, self.options)

    def legal(self, grain: int = 1) -> list[Move]:
        """Return the legal moves of the seat to act: an empty list unless a seat is to act.

        Of moves that are a number of degrees, only the multiples of `grain`. Raises BadOption.
        """
        if not isinstance(grain, int) or grain < 1:
            raise BadOption("no-grain", grain=str(grain))
        actor = self.to_act
        if actor is None or actor == CHANCE:
            return []
        state, format_move = self._state, self.game.notation.format_move
        codes = self.game.rules.legal(state, grain)
        return [Move(format_move(state, code), code) for code in codes]

    def outcomes(self) -> list[tuple[Move, int]]:
        """Return the possible outcomes with their weights; none unless chance is to act."""
        if self.to_act != CHANCE:
            return []
        return [(self._move(code), weight) for code, weight in self.game.rules.outcomes(self.state)]

    def why_not(self, text: str) -> Reason | None:
        """Return why the move `text` is not allowed now; None if it is allowed.

        Raises BadNotation if `text` is no move of this game.
        """
        return self.game.presenter.why_not(
            self.state, self.game.notation.parse_move(self.state, text)
        )

    def standings(self) -> list[Standing]:
        """Return the standing of every seat, as if the game ended now."""
        return self.game.rules.standings(self.state)

    def view(self, seat: int | None = None) -> Any:
        """Return all that `seat` may know; None means a spectator."""
        return self.game.presenter.view(
            self.state, None if seat is None else self._checked_seat(seat)
        )

    def svg(self, seat: int | None = None) -> str:
        """Draw the board as `seat` sees it, or as a spectator does if it is None; return SVG."""
        return self.game.renderer.svg(self.view(seat), self._past())

    def _past(self) -> Iterator[tuple[State, int]]:
        """Return the states of the past, each with the code that was applied to it."""
        return zip(self.states(), (ply.move.code for ply in self._plies), strict=False)

    def svg_of_choice(self, played: str, better: str) -> str:
        """Draw the board as a spectator sees it, with two legal moves marked; return SVG."""
        draw = self.game.renderer.svg_of_choice
        if draw is None:
            return self.svg()
        read, preview = self.game.notation.parse_move, self.game.presenter.preview
        moves = (preview(self.state, read(self.state, move)) for move in (played, better))
        return draw(self.view(), self._past(), *moves)

    def describe_ply(self, ply: int) -> Message:
        """Put ply number `ply` into words; nothing is hidden."""
        event = self.event_at(ply, self.state_at(ply), self.state_at(ply + 1))
        return self.game.presenter.words(event)

    def event_at(self, ply: int, before: State, after: State) -> Any:
        """Return the event of ply number `ply`, between the states `before` and `after`.

        It is seen by the seat that saw most, since nothing is hidden once a ply is in the past.
        """
        event, played = self.game.presenter.event, self._plies[ply]
        seen = event(before, played.move.code, after, None)
        if played.actor != CHANCE or not self.game.hidden:
            return seen
        others = (event(before, played.move.code, after, seat) for seat in range(self.seats))
        return next((other for other in others if other != seen), seen)

    def record(self, *, reveal: bool = False) -> str:
        """Return the match as text; `taros.load` reads it.

        The seed is included once the game is over, or if `reveal` is true.
        """
        from .record import format_record

        return format_record(self, reveal=reveal)

    def at(self, ply: int) -> "Match":
        """Return a new match that holds the first `ply` plies.

        Nothing is drawn: if chance is to act, call `roll` or `play`.
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
        past.stopped = self.stopped and ply == self.ply
        past._state = self.state_at(ply)
        past._segments = self._segments_until(ply)
        past._plies = self._plies[:ply]
        past._draws = sum(one.actor == CHANCE for one in past._plies)
        past.comments = {n: list(texts) for n, texts in self.comments.items() if n <= ply}
        past.chance, past.provable = self.chance, self.provable
        return past

    def from_here(self) -> "Match":
        """Return a new match that begins with the position as it is, and draws no chance."""
        return Match(
            self.game,
            self.options,
            self.state,
            chance=None,
            names=self.names,
            date=self.date,
            from_start=False,
        )

    # What happens

    def play(self, move: str | Move) -> tuple[Ply, ...]:
        """Play a move, or an outcome where chance is to act; return the plies that this added.

        Raises BadNotation, IllegalMove, or NotAllowed if the match was stopped. The match is then
        unchanged.
        """
        code = self.check(str(move))
        plies = self.compute(code)
        if self.to_act == CHANCE:
            self.provable = self.provable and code == self._drawn(self._state, self._draws + 1)
        self.extend(plies)
        return tuple(each.ply for each in plies)

    def check(self, text: str) -> int:
        """Return the code of a move, or of an outcome where chance is to act.

        Raises BadNotation, IllegalMove, or NotAllowed if the match was stopped.
        """
        if self.stopped:
            raise NotAllowed("game-over")
        code = self.game.notation.parse_move(self._state, text)
        reason = self.game.presenter.why_not(self._state, code)
        if reason is not None:
            raise IllegalMove(text, reason)
        return code

    def compute(self, code: int) -> list[ComputedPly]:
        """Return what playing `code` brings, with the chance events that follow; changes nothing.

        Trusts that `code` is legal.
        """
        first = self._computed(self._state, code)
        draws = self._draws + (first.ply.actor == CHANCE)
        return [first, *self._rolled(first.state, draws)]

    def extend(self, plies: Iterable[ComputedPly]) -> None:
        """Add plies that `compute` has returned for the match as it is. Cannot fail."""
        for computed in plies:
            ply = computed.ply
            if len(self._segments[-1].codes) == SEGMENT:
                self._segments.append(Segment(self._state, []))
            self._segments[-1].codes.append(ply.move.code)
            self._recent.append(self._state)
            self._state = computed.state
            self._plies.append(ply)
            self._draws += ply.actor == CHANCE

    def undo(self, seat: int | None = None) -> Move:
        """Take back the last move, with the chance events that followed it.

        With `seat`: only if that seat made the last move and only chance has acted since.
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
        self.rewind(count - 1)
        return last.move

    def rewind(self, ply: int, state: State | None = None) -> None:
        """Take back all that happened after the first `ply` plies; a stopped match goes on.

        `state`, if it is given, is trusted to be what `state_at` returns for `ply`: then no rules
        are evaluated.
        """
        self._draws -= sum(one.actor == CHANCE for one in self._plies[ply:])
        self._state = self.state_at(ply) if state is None else state
        self._segments = self._segments_until(ply)
        del self._plies[ply:]
        self._recent.clear()
        self.stopped = False
        self.comments = {n: texts for n, texts in self.comments.items() if n <= ply}

    def stop(self) -> None:
        """End the match as it stands; its record is marked as unfinished."""
        self.stopped = True

    def comment(self, text: str) -> None:
        """Add the comment `text` after the last ply; it is kept in the record."""
        if "{" in text or "}" in text or (not text.isascii() and _has_surrogates(text)):
            raise BadOption("bad-comment")
        self.comments.setdefault(self.ply, []).append(text.replace("\r\n", "\n"))

    def roll(self) -> None:
        """Draw chance events until a seat is to act; `new`, `load` and `play` do this."""
        if not self.stopped:
            self.extend(list(self._rolled(self._state, self._draws)))

    def _rolled(self, state: State, draws: int) -> Iterator[ComputedPly]:
        """Compute chance events from `state` on, after `draws` of them, until a seat is to act."""
        while self.chance is not None and self.game.rules.to_act(state) == CHANCE:
            draws += 1
            drawn = self._computed(state, self._drawn(state, draws))
            yield drawn
            state = drawn.state

    def _drawn(self, state: State, number: int) -> int:
        """Return the outcome of chance event `number` in `state` by the match's own chance."""
        assert self.chance is not None
        codes, weights = zip(*self.game.rules.outcomes(state), strict=True)
        return int(codes[self.chance.draw(number, weights)])

    def _computed(self, state: State, code: int) -> ComputedPly:
        rules = self.game.rules
        move = Move(self.game.notation.format_move(state, code), code)
        ply = Ply(rules.turn(state), rules.to_act(state), move)
        after = list(state)
        rules.apply(after, code)
        return ComputedPly(ply, after)

    def _segments_until(self, ply: int) -> list[Segment]:
        """Return the segments of the first `ply` plies; a new match may append to them."""
        number, offset = divmod(ply, SEGMENT)
        whole = self._segments[:number]
        return [*whole, self._segments[number].until(offset)] if offset or not whole else whole

    def _checked_seat(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise Unknown("no-seat", seat=str(seat), seats=self.seats)
        return seat

    def _move(self, code: int) -> Move:
        return Move(self.game.notation.format_move(self.state, code), code)

    def __repr__(self) -> str:
        waits = ", roll=False" if self.to_act == CHANCE else ""
        return f"taros.from_position({self.game.name!r}, {self.position!r}{waits})"

    def _repr_svg_(self) -> str:
        return self.svg()


def _has_surrogates(text: str) -> bool:
    """Whether `text` contains lone surrogates, which cannot be encoded as UTF-8."""
    return any("\ud800" <= character <= "\udfff" for character in text)


def _checked_names(names: Sequence[str], seats: int) -> tuple[str, ...]:
    if isinstance(names, str) or (names and len(names) != seats):
        raise BadOption("names-count", count=len(names), seats=seats)
    for name in map(str, names):
        if not name.strip() or not name.isprintable() or "," in name or len(name) > LONGEST_NAME:
            raise BadOption("name-bad", name=name)
    return tuple(str(name).strip() for name in names)
