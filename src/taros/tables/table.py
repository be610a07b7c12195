"""A table: the authority over one game, without any input or output.

A table is what applying its events in order gives. Something new happens in three steps:

1. `move`, `undo`, `sit`, ... check what somebody would like to do, and return the event that does
   it. They raise a TarosError where it is not allowed.
2. `prepare` computes the change that an event brings: outcomes of chance, who acts next. So far the
   table is as it was: a change that could not be stored is dropped.
3. `apply` makes the change. It evaluates no rules and cannot fail.

Every event adds one or more lines to the log: a move also brings the outcomes of chance that follow
it. Lines are numbered from 1 without gaps; an event is known by the number of its first line.

A seat is played by its person, or by a bot: always at a bot's seat, to the end once the person has
resigned, and until the person comes back once the table's time was up. So a game with people and
bots can always be finished, even if people leave. A log that is full ends the game as it stands.
"""

import datetime
import hashlib
import hmac
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from taros import games
from taros.core.errors import CannotUndo, FaultKind, NotAllowed
from taros.core.fairness import FairChance
from taros.core.game import CHANCE, Game, State
from taros.core.match import Match, Ply, Segment
from taros.core.observation import observed
from taros.core.options import Options
from taros.core.words import Message

from .change import Change
from .events import (
    Answered,
    Away,
    Ended,
    Event,
    MixingTimedOut,
    Moved,
    Place,
    Rematched,
    Removed,
    Resigned,
    Said,
    Setup,
    Undone,
    UndoRequested,
)
from .mixing import Mixing, new_nonce
from .protocol import Agree, Commit, Move, Remark, Resign, Reveal, Undo
from .seating import Seating
from .situation import MAX_UNDOS, PendingAction

Command = Move | Undo | Agree | Resign | Remark | Commit | Reveal
"""What a socket's owner would like to do."""


SeedOf = Callable[[str | None], str]
"""Returns the seed that follows from a nonce; None: that of a table of an old version, which was
promised its seed when it was set up."""

States = tuple[State, State]
"""Before and after a ply."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: a ply, with the moment it was played in, or a message."""

    number: int
    turn: int
    ply: Ply | None = None
    joined: tuple[Ply, ...] = ()  # the plies just before it that are told in one line with it
    told_from: tuple[Segment, int] | None = None  # the moment of the first of these
    segment: Segment | None = None  # with the offset the moment, also of a ply that is taken back
    offset: int = 0
    message: Message | None = None


class Table(Seating):
    """Trusts its set-up, and that changes are applied in order."""

    def __init__(self, id: str, setup: Setup, seed_of: SeedOf) -> None:
        super().__init__(setup)
        self.id = id
        self.game = games.get(setup.game)
        self.options, self._start = _beginning(self.game, setup)
        self.log: list[Line] = []
        self._seed_of = seed_of
        self._forced: dict[int, bool] = {}
        self._held: tuple[int, int] | None = None
        """What `played` was when a move was chosen in a window, and its code."""
        self.match = self._new_match(None, self.names())
        """Before the game has begun: its start, with no chance drawn."""

    @property
    def commitment(self) -> str | None:
        """The SHA-256 of the seed; None if it has not been drawn yet."""
        if not self.setup.mixes:
            return FairChance(self._seed_of(None)).commitment
        if self.match.chance is not None:
            return self.match.chance.commitment
        if self.mixing is None or self.mixing.nonce is None:
            return None
        return FairChance(self._seed_of(self.mixing.nonce)).commitment

    def can_undo(self, seats: Collection[int]) -> bool:
        return isinstance(self._last_choice(seats), int)

    # What somebody would like to do

    def decide(self, seats: Collection[int], command: Command, now: int) -> Event | None:
        """Return the event that does what the owner of `seats` commands; raises TarosError.

        None for a move that is held until the window ends in which it was chosen.
        """
        match command:
            case Move(after, text):
                move = self.move(seats, after, text)
                if self.window is None or now >= self.window.due:
                    return move
                assert move.code is not None
                self.hold(move.code)
                return None
            case Undo(after):
                return self.undo(seats, after, now)
            case Agree(to, yes):
                return self.answer(seats, to, yes)
            case Resign():
                return self.resign(seats)
            case Remark(which):
                return self.say(seats, which)
            case Commit(round, hash):
                return self.commit(seats, round, hash)
            case Reveal(bits):
                return self.reveal(seats, bits)

    def move(self, seats: Collection[int], after: int, text: str) -> Moved:
        """Make a move that was chosen when the log had `after` lines.

        Raises BadNotation or IllegalMove where the rules forbid it.
        """
        playing = self._playing(seats, after)
        seat = self.to_act
        if seat is None or seat not in playing:
            raise NotAllowed("not-your-turn")
        if self.clock.is_up(seat):
            raise NotAllowed("time-up")
        return Moved(seat, text, code=self.match.check(text))

    def hold(self, code: int) -> None:
        """Keep a legal move that is played when the window ends; the last one counts.

        It is not stored: if the process ends before the window does, the seat passes.
        """
        self._held = self.played, code

    def undo(self, seats: Collection[int], after: int, now: int) -> Undone | UndoRequested:
        """Go back to the last choice of `seats`; if others have moved since, ask them first."""
        playing = self._playing(seats, after)
        ply = self._last_choice(playing)
        if isinstance(ply, str):
            raise CannotUndo(ply)
        seat = self.match.ply_at(ply).actor
        if ply == self.match.ply - 1:
            deadline = self.clock.take_back(ply, None).deadline(seat)
            if deadline is not None and deadline <= now:
                raise NotAllowed("undo-time-up")
            turn = self.game.rules.turn(self.match.state_at(ply))
            if self.other_people(playing) and self.undos_of(seat, turn) >= MAX_UNDOS:
                raise NotAllowed("undo-limit", most=MAX_UNDOS)
            return Undone(seat, ply)
        if not self.other_people(playing):
            return Undone(seat, ply)
        if self.pending_undo is not None:
            raise NotAllowed("undo-asked")
        if self.declined == self.played:
            raise NotAllowed("undo-declined")
        return UndoRequested(seat, ply)

    def observation_for(self, guest: str) -> State:
        """Return what `guest`, who plays against bots alone, may know when it is their turn."""
        seats = self._playing(self.seats_of(guest), self.number)
        if self.is_among_people:
            raise NotAllowed("hint-people")
        if self.to_act not in seats or self.forced_move is not None:
            raise NotAllowed("not-your-turn")
        return observed(self.game, self.match.state)

    def answer(self, seats: Collection[int], to: int, yes: bool) -> Answered:
        if self.pending_undo is None or self.pending_undo.number != to:
            raise NotAllowed("undo-no-question")
        asked = sorted(self.pending_undo.waiting.intersection(seats))
        if not asked:
            raise NotAllowed("undo-no-question")
        return Answered(asked, yes)

    def resign(self, seats: Collection[int]) -> Resigned:
        return Resigned(self._playing(seats, self.number))

    def say(self, seats: Collection[int], which: str) -> Said:
        if not seats:
            raise NotAllowed("not-seated")
        self.check_exists()
        self._check_log()
        seat = self.to_act
        return Said(seat if seat in seats and seat is not None else min(seats), which)

    def complete(
        self, action: PendingAction, code: int | None, now: int, fault: FaultKind | None = None
    ) -> Moved | Away | Ended | MixingTimedOut | None:
        """Do what is pending, with the legal move `code` that a bot chose; None if it is void by
        now."""
        if action != self.pending_action():
            return None
        if action.ends:
            return Ended("log-full")
        if action.mixes:
            return MixingTimedOut(new_nonce()) if now >= action.due else None
        if action.in_window:
            if now < action.due:
                return None
            is_held = self._held is not None and self._held[0] == self.played
            code = self._held[1] if is_held and self._held else code
        elif action.due:
            return Away(action.seat) if now >= action.due else None
        chosen = action.forced_move if code is None else code
        assert chosen is not None
        text = self.game.notation.format_move(self.match.state, chosen)
        return Moved(action.seat, text, fault, chosen)

    def remove(self, guest: str | None) -> Removed:
        self.check_exists()
        if guest != self.setup.host:
            raise NotAllowed("not-host")
        if self.state == "over":  # it is in the lists of all who played
            raise NotAllowed("game-over")
        return Removed()

    def go_on_at(self, table: str, guest: str) -> Rematched | None:
        """Say that `guest` asks for a rematch at `table`, unless that is known already."""
        self.check_exists()
        seat = next(iter(self.seats_of(guest)), None)
        return None if self.rematch == table else Rematched(table, seat)

    def rematch_setup(
        self, guest: str, invite: str, window: int, now: int, *, contributes: bool
    ) -> Setup:
        """Return the set-up of the next game: everybody has the same seat, and the next one begins.

        The seats of other people are kept for them. `window` is the usual time of a secret choice,
        in milliseconds, for the next game of people whose table is old and has none. `contributes`:
        whether the device of `guest` takes part when chance is mixed.
        """
        if not self.seats_of(guest) and guest != self.setup.host:
            raise NotAllowed("not-seated")
        if self.state != "over":
            raise NotAllowed("not-over")
        places = [_again(place, guest) for place in self.places]
        own = next((n for n, place in enumerate(places) if place.guest == guest), None)
        if own is not None:
            places[own] = msgspec.structs.replace(places[own], contributes=contributes)
        return msgspec.structs.replace(
            self.setup,
            host=guest,
            places=tuple(places),
            options=self._options_of_rematch(),
            invite=invite,
            created=now,
            window=self.setup.window or (window if self.is_among_people else 0),
            mixes=True,
        )

    def _options_of_rematch(self) -> dict[str, Any]:
        """Return the options of the next game: if they name the seat that begins, the next one."""
        first = getattr(self.options, "first", None)
        if self.setup.position is not None or not isinstance(first, int):
            return self.setup.options
        return {**self.setup.options, "first": (first + 1) % len(self.places)}

    # What happens

    def prepare(self, event: Event, at: int) -> Change:
        """Compute what `event` brings at the time `at`, in milliseconds; changes nothing.

        Raises BadNotation, IllegalMove or NotAllowed for a move, and Gone if the table is closed.
        """
        return Change(self, self.match, self._begin, event, at)

    def apply(self, change: Change) -> list[Line]:
        """Make a change that was prepared for the table as it is; return the lines it adds."""
        first = len(self.log)
        self.copy_from(change)
        if change.match is not self.match:
            self.match, ply = change.match, 0
        else:
            ply = self._go_on(change)
        for number, (turn, what) in enumerate(change.lines, first + 1):
            if isinstance(what, Message):
                self.log.append(Line(number, turn, message=what))
            else:
                *joined, last = what
                told_from = self.match.locate(ply - len(joined)) if joined else None
                moment = self.match.locate(ply)
                self.log.append(Line(number, turn, last, tuple(joined), told_from, *moment))
                ply += 1
        return self.log[first:]

    def _go_on(self, change: Change) -> int:
        """Take back and play what `change` has; return the number of its first new ply."""
        if change.rewind_to is not None:
            self.match.rewind(*change.rewind_to)
            self._forced = {n: forced for n, forced in self._forced.items() if n < self.match.ply}
        if change.stops:
            self.match.stop()
        first = self.match.ply
        self.match.extend(change.plies)
        return first

    def replay(self, event: Event, at: int) -> list[Line]:
        """Apply an event that was stored at the time `at`; raises what `prepare` raises."""
        return self.apply(self.prepare(event, at))

    # Helpers

    def _begin(
        self,
        places: Sequence[Place],
        names: Sequence[str],
        nonce: str | None,
        mixing: Mixing | None,
    ) -> Match:
        """Return the match of a game that begins; `mixing` is None if no device could take part."""
        if not self.setup.mixes:
            old = tuple(place.contribution for place in places if place.contribution)
            return self._new_match(FairChance(self._seed_of(None), old), names)
        chance = FairChance(self._seed_of(nonce))
        if mixing is not None and mixing.hashes:
            bits = tuple(mixing.bits[seat] for seat in mixing.hashes)
            hashes = tuple(mixing.hashes.values())
            chance = FairChance(chance.seed, bits, hashes, mixing.round)
        return self._new_match(chance, names)

    def _new_match(self, chance: FairChance | None, names: Sequence[str]) -> Match:
        created = datetime.datetime.fromtimestamp(self.setup.created / 1000, datetime.UTC)
        return Match(
            self.game,
            self.options,
            self._start,
            chance=chance,
            names=names,
            date=created.date(),
            from_start=self.setup.position is None,
        )

    def _playing(self, seats: Collection[int], after: int) -> list[int]:
        """Return those of `seats` that people still play, in a game that is running.

        Raises NotAllowed if anything was played since the log had `after` lines.
        """
        playing = [seat for seat in seats if seat not in self.resigned]
        if not playing:
            raise NotAllowed("not-seated")
        if self.state == "waiting":
            raise NotAllowed("not-begun")
        if self.state != "playing":
            raise NotAllowed("game-over")
        if not self.played <= after <= self.number:
            raise NotAllowed("stale-move")
        self._check_log()
        return playing

    def _last_choice(self, seats: Collection[int]) -> int | str:
        """Return the ply of the last move that `seats` chose, with no chance since; or the key of a
        message why there is none."""
        if self.state != "playing":
            return "undo-over"
        for ply in range(self.match.ply - 1, -1, -1):
            actor = self.match.ply_at(ply).actor
            if actor == CHANCE:
                return "undo-chance"
            if actor in seats and not self._was_forced(ply):
                return ply
        return "undo-nothing"

    def _was_forced(self, ply: int) -> bool:
        """Whether the move at `ply` was made for its seat; cached, since every frame needs it."""
        if ply not in self._forced:
            self._forced[ply] = self.game.rules.forced_move(self.match.state_at(ply)) is not None
        return self._forced[ply]


def with_states(game: Game, lines: Iterable[Line]) -> Iterator[tuple[Line, States | None]]:
    """Go through `lines` with the states before and after their plies, None for messages.

    Plies that follow one another cost one call of `Rules.apply` each.
    """
    last: Line | None = None
    after: State = []
    for line in lines:
        if line.ply is None or line.segment is None:
            yield line, None
            continue
        if last and line.segment is last.segment and line.offset == last.offset + 1:
            before = after
        else:
            before = line.segment.state_at(game, line.offset)
        after = list(before)
        game.rules.apply(after, line.ply.move.code)
        last = line
        yield line, (before, after)


def _beginning(game: Game, setup: Setup) -> tuple[Options, State]:
    if setup.position is not None:
        return game.notation.parse_position(setup.position)
    options = games.choose_options(game, len(setup.places), setup.options)
    return options, game.rules.new(len(setup.places), options)


def _again(place: Place, guest: str) -> Place:
    """Return a place of the next game: taken by `guest`, kept for others, or a bot's."""
    if place.bot is not None:
        return Place(bot=place.bot)
    if place.guest == guest:
        return Place(guest=guest, name=place.name)
    return Place(kept_for=place.guest, name=place.name)


def seeds_of(secret: bytes, table_nonce: str) -> SeedOf:
    """Return the seeds of the table that has `table_nonce`; without `secret` nobody can compute
    them."""

    def seed_of(nonce: str | None) -> str:
        text = f"seed:{table_nonce}" if nonce is None else f"seed:{table_nonce}:{nonce}"
        return hmac.digest(secret, text.encode(), hashlib.sha256).hex()

    return seed_of
