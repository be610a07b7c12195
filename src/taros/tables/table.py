"""A table: the authority over one game, without any input or output.

A table is what folding its events gives. Questions (`move`, `undo`, `sit`, ...) check what somebody
would like to do and answer with the event that does it; `apply` folds an event in. Both raise a
TarosError where something is not allowed, and have then changed nothing.

Every event adds one or more lines to the log: a move also brings the outcomes of chance that follow
it. Lines are numbered from 1 without gaps; an event is known by the number of its first line.

A seat is played by its person, or by a bot: always at a bot's seat, to the end once the person has
resigned, and until the person comes back once the table's time was up. So a game with people and
bots can always be finished, whoever leaves. A log that is full ends the game as it stands.
"""

import datetime
import hashlib
import hmac
from collections.abc import Collection, Iterable, Iterator
from typing import NamedTuple

import msgspec

from taros import games
from taros.core.errors import CannotUndo, NotAllowed, Unknown
from taros.core.fairness import FairChance
from taros.core.game import CHANCE, Game, State
from taros.core.match import Match, Segment
from taros.core.observation import observed
from taros.core.options import Options
from taros.core.words import Argument, Message, Seat, message

from .events import (
    Answered,
    Asked,
    Away,
    Back,
    Ended,
    Event,
    Fault,
    Left,
    Moved,
    Opened,
    Place,
    Rematched,
    Removed,
    Resigned,
    Said,
    Sat,
    Setup,
    Undone,
)
from .protocol import TableState

STAND_IN = "greedy"  # the bot that plays for people who are away or have resigned
LONGEST_LOG = 5_000  # lines; after that the game is ended


States = tuple[State, State]
"""Before and after a ply."""


class Line(msgspec.Struct, frozen=True, gc=False):
    """One line of the log: a ply, with the moment it was played in, or something said in words."""

    number: int
    turn: int
    actor: int | None = None
    code: int = 0
    segment: Segment | None = None  # with the offset the moment, also of a ply that is taken back
    offset: int = 0
    said: Message | None = None


class Question(NamedTuple):
    """Somebody would like to take back more than their last choice."""

    number: int  # of its line
    seat: int
    ply: int
    waiting: frozenset[int]  # seats whose people have not agreed yet


class Duty(NamedTuple):
    """What has to be done for a table without anybody asking: a bot's move, a pass, or a clock."""

    after: int  # the number of the line that it arose from
    seat: int
    bot: str | None  # who is to think
    passed: str | None  # the move that is made for the seat
    due: int  # when the seat's time is up; 0: now
    ends: bool = False  # the log is full: the game is to be ended


class Table:
    """Trusts its set-up, and that events are applied in order."""

    def __init__(self, id: str, setup: Setup, seed: str) -> None:
        self.id = id
        self.setup = setup
        self.game = games.get(setup.game)
        self.places = list(setup.places)
        self.options, self._start = _beginning(self.game, setup)
        self.state: TableState = "waiting"
        self.to_act: int | None = None
        """A seat; None if the game has not begun, or is over."""
        self.away: set[int] = set()
        self.resigned: set[int] = set()
        self.question: Question | None = None
        self.declined = 0
        """What was `played` when somebody would rather play on: nobody asks again until a move."""
        self.rematch: str | None = None
        self.log: list[Line] = []
        self.played = 0
        """The number of the last line that changed the game: older thoughts are stale."""
        self.played_at = setup.created
        self.passed: str | None = None
        """The only move that the seat to act has, if it is made for it."""
        self._forced: dict[int, bool] = {}
        self._seed = seed
        self.match = self._match(chance=None)
        """Before the game has begun: its start, with no chance drawn."""

    # What is

    @property
    def number(self) -> int:
        """Of the last line."""
        return len(self.log)

    @property
    def commitment(self) -> str:
        return FairChance(self._seed).commitment

    @property
    def seats(self) -> range:
        return range(len(self.places))

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act is up; bots have no clock."""
        seat = self.to_act
        if seat is None or self.setup.pace.kind == "none" or self.bot_of(seat):
            return None
        return self.played_at + 1000 * self.setup.pace.seconds

    def seats_of(self, guest: str | None) -> list[int]:
        """The seats that belong to a guest."""
        return [n for n in self.seats if guest is not None and self.places[n].guest == guest]

    def kept_for(self, guest: str | None) -> list[int]:
        """Open seats that nobody else may take."""
        return [n for n in self.seats if guest is not None and self._open_for(n) == guest]

    def is_open(self, seat: int) -> bool:
        place = self.places[seat]
        return place.bot is None and place.guest is None

    def bot_of(self, seat: int) -> str | None:
        """The bot that plays for a seat now."""
        if seat in self.away or seat in self.resigned:
            return STAND_IN
        return self.places[seat].bot

    @property
    def bots_only(self) -> bool:
        """Whether no seat belongs to a person: then bots play only while somebody watches."""
        return all(place.bot is not None for place in self.places)

    @property
    def wake(self) -> int | None:
        """When a worker is to look after the table without being asked: a time in milliseconds, 0
        for now, None for never."""
        duty = None if self.bots_only else self.duty()
        return None if duty is None else duty.due

    def duty(self) -> Duty | None:
        """What is to be done next without anybody asking for it."""
        seat = self.to_act
        if seat is None:
            return None
        if self.number >= LONGEST_LOG:
            return Duty(self.played, seat, None, None, 0, ends=True)
        if self.passed is not None:
            return Duty(self.played, seat, None, self.passed, 0)
        if bot := self.bot_of(seat):
            return Duty(self.played, seat, bot, None, 0)
        if deadline := self.deadline:
            return Duty(self.played, seat, None, None, deadline)
        return None

    def can_undo(self, seats: Collection[int]) -> bool:
        return isinstance(self._last_choice(seats), int)

    # What somebody would like to do

    def sit(self, seat: int, guest: str, name: str, contribution: str, invite: str | None) -> Sat:
        self._check_seat(seat)
        place = self.places[seat]
        if not self.is_open(seat):
            raise NotAllowed("seat-taken")
        if self.state != "waiting":
            raise NotAllowed("game-running")
        if place.kept_for not in (None, guest):
            raise NotAllowed("seat-kept", name=self.called(seat))
        invited = invite is not None and hmac.compare_digest(invite, self.setup.invite)
        if not (invited or self.setup.public or place.kept_for or guest == self.setup.host):
            raise NotAllowed("no-invite")
        self._check_log()
        return Sat(seat, guest, contribution, name)

    def leave(self, seat: int, guest: str) -> Left:
        self._check_seat(seat)
        if self.places[seat].guest != guest:
            raise NotAllowed("not-your-seat")
        if self.state != "waiting":
            raise NotAllowed("game-running")
        return Left(seat)

    def move(self, seats: Collection[int], after: int, text: str) -> Moved:
        """`apply` sees whether the rules allow it."""
        playing = self._playing(seats, after)
        seat = self.to_act
        if seat is None or seat not in playing:
            raise NotAllowed("not-your-turn")
        return Moved(seat, text)

    def undo(self, seats: Collection[int], after: int) -> Undone | Asked:
        """Back to the last choice of these seats, if need be with everybody's agreement."""
        playing = self._playing(seats, after)
        ply = self._last_choice(playing)
        if isinstance(ply, CannotUndo):
            raise ply
        seat = self.match.ply_at(ply).actor
        if ply == self.match.ply - 1 or not self._others(playing):
            return Undone(seat, ply)
        if self.question is not None:
            raise NotAllowed("undo-asked")
        if self.declined == self.played:
            raise NotAllowed("undo-declined")
        return Asked(seat, ply)

    def observation_for(self, guest: str) -> State:
        """What somebody who plays against bots alone may know when it is their turn."""
        seats = self._playing(self.seats_of(guest), self.number)
        people = [seat for seat in self.seats if self.places[seat].bot is None]
        if len(people) > 1:
            raise NotAllowed("hint-people")
        if self.to_act not in seats or self.passed is not None:
            raise NotAllowed("not-your-turn")
        return observed(self.game, self.match.state)

    def answer(self, seats: Collection[int], to: int, yes: bool) -> Answered:
        if self.question is None or self.question.number != to:
            raise NotAllowed("undo-no-question")
        asked = sorted(self.question.waiting.intersection(seats))
        if not asked:
            raise NotAllowed("undo-no-question")
        return Answered(asked, yes)

    def resign(self, seats: Collection[int]) -> Resigned:
        return Resigned(self._playing(seats, self.number))

    def come_back(self, seats: Collection[int]) -> Back | None:
        """Whoever shows up takes over from the bot that stands in."""
        back = [seat for seat in seats if seat in self.away]
        return Back(back) if back and self.state == "playing" else None

    def say(self, seats: Collection[int], which: str) -> Said:
        if not seats:
            raise NotAllowed("not-seated")
        self._check_log()
        seat = self.to_act
        return Said(seat if seat in seats and seat is not None else min(seats), which)

    def fulfil(
        self, duty: Duty, text: str | None, now: int, fault: Fault | None = None
    ) -> Moved | Away | Ended | None:
        """Do a duty, with the move that the bot chose; None if it has become void meanwhile."""
        if duty != self.duty():
            return None
        if duty.ends:
            return Ended("log-full")
        if duty.due == 0:
            return Moved(duty.seat, duty.passed or text or "", fault)
        return Away(duty.seat) if now >= duty.due else None

    def remove(self, guest: str | None) -> Removed:
        if guest != self.setup.host:
            raise NotAllowed("not-host")
        return Removed()

    def rematch_setup(self, guest: str, contribution: str, invite: str, now: int) -> Setup:
        """The next game: seats rotated by one, people's seats kept for them."""
        if not self.seats_of(guest) and guest != self.setup.host:
            raise NotAllowed("not-seated")
        if self.state != "over":
            raise NotAllowed("not-over")
        places = [_again(place, guest) for place in self.places]
        places = [*places[1:], places[0]]
        own = next((n for n, place in enumerate(places) if place.guest == guest), None)
        if own is not None:
            places[own] = msgspec.structs.replace(places[own], contribution=contribution)
        return msgspec.structs.replace(
            self.setup, host=guest, places=tuple(places), invite=invite, created=now
        )

    # What happens

    def apply(self, event: Event, at: int) -> list[Line]:
        """Fold an event in, at a time in milliseconds; the lines it adds.

        Raises BadNotation or IllegalMove for a move, and Unknown if a table is gone.
        """
        if self.state == "removed":
            raise Unknown("no-table")
        before = self.number
        match event:
            case Moved():
                self._play(event, at)
            case Opened():
                self._say(message("table-opened"))
                self._begin_if_full(at)
            case Sat():
                self._seat(event, at)
            case Left():
                name = self.called(event.seat)
                self.places[event.seat] = Place(kept_for=self.setup.places[event.seat].kept_for)
                self._say(message("table-left", name=name))
            case Undone():
                self._take_back(event.ply, at)
                self._say(message("table-undone", seat=Seat(event.seat)))
                self.played = self.number
            case Asked():
                self._say(message("table-asked", seat=Seat(event.seat)))
                waiting = self._others(self.seats_of(self.places[event.seat].guest))
                self.question = Question(self.number, event.seat, event.ply, waiting)
            case Answered():
                self._answer(event, at)
            case Resigned():
                for seat in event.seats:
                    self.resigned.add(seat)
                    self._say(message("table-resigned", seat=Seat(seat)))
                self._no_longer_asked(event.seats)
            case Away():
                self.away.add(event.seat)
                self._say(message("table-away", seat=Seat(event.seat)))
                self._no_longer_asked([event.seat])
            case Back():
                for seat in event.seats:
                    self.away.discard(seat)
                    self._say(message("table-back", seat=Seat(seat)))
                    if seat == self.to_act:
                        self.played_at = at
            case Said():
                what = message(f"remark-{event.which}")
                self._say(message("table-said", seat=Seat(event.seat), what=what))
            case Rematched():
                self.rematch = event.table
                self._say(message("table-rematch"))
            case Ended():
                self.match.stop()
                self._say(message(f"table-ended-{event.reason}"))
                self._changed(at)
            case Removed():
                self.state = "removed"
                self.to_act = None
                self._say(message("table-removed"))
        return self.log[before:]

    def _play(self, event: Moved, at: int) -> None:
        if self.to_act != event.seat:
            raise NotAllowed("not-your-turn")
        ply = self.match.ply
        self.match.play(event.text)
        if event.fault:
            self._say(message(f"table-bot-{event.fault}", seat=Seat(event.seat)))
        self._log_plies(ply)
        self._changed(at)

    def _changed(self, at: int) -> None:
        self.question = None
        self.played = self.number
        self.played_at = at
        self.to_act = self.match.to_act
        self.passed = self._find_passed()
        if self.to_act is None:
            self.state = "over"

    def _find_passed(self) -> str | None:
        code = None if self.to_act is None else self.game.rules.forced_move(self.match.state)
        return None if code is None else self.game.notation.format_move(self.match.state, code)

    def _seat(self, event: Sat, at: int) -> None:
        self.places[event.seat] = msgspec.structs.replace(
            self.places[event.seat],
            guest=event.guest,
            name=event.name or self.places[event.seat].name,
            contribution=event.contribution,
        )
        self._say(message("table-sat", seat=Seat(event.seat)))
        self._begin_if_full(at)

    def _begin_if_full(self, at: int) -> None:
        if any(self.is_open(seat) for seat in self.seats):
            return
        self._say(message("table-begins"))
        bits = tuple(place.contribution for place in self.places if place.contribution)
        self.match = self._match(FairChance(self._seed, bits))
        self.state = "playing"
        self._log_plies(0)
        self._changed(at)

    def _answer(self, event: Answered, at: int) -> None:
        assert self.question is not None
        for seat in event.seats:
            said = "table-agreed" if event.yes else "table-declined"
            self._say(message(said, seat=Seat(seat)))
        if not event.yes:
            self.question, self.declined = None, self.played
            return
        question = self.question
        self.question = question._replace(waiting=question.waiting.difference(event.seats))
        self._undo_if_agreed(at)

    def _no_longer_asked(self, seats: Collection[int]) -> None:
        """Whoever has left need not agree; if it was the one who asked, nobody does."""
        if self.question is None:
            return
        if self.question.seat in seats:
            self.question = None
        else:
            waiting = self.question.waiting.difference(seats)
            self.question = self.question._replace(waiting=waiting)
            self._undo_if_agreed(self.played_at)

    def _undo_if_agreed(self, at: int) -> None:
        if self.question is not None and not self.question.waiting:
            seat = self.question.seat
            self._take_back(self.question.ply, at)
            self._say(message("table-undone", seat=Seat(seat)))
            self.played = self.number

    def _take_back(self, ply: int, at: int) -> None:
        self.match.rewind(ply)
        self._forced = {each: forced for each, forced in self._forced.items() if each < ply}
        self._changed(at)

    # Helpers

    def called(self, seat: int) -> Argument:
        """The name of whoever sits there or is to sit there."""
        return self.places[seat].name or message("player", number=seat + 1)

    def names(self) -> list[str]:
        """For the record: one for every seat, no two alike."""
        said = [
            place.bot or place.name or message("player", number=seat + 1).text
            for seat, place in enumerate(self.places)
        ]
        return [
            f"{name} {said[: seat + 1].count(name)}" if said.count(name) > 1 else name
            for seat, name in enumerate(said)
        ]

    def _match(self, chance: FairChance | None) -> Match:
        created = datetime.datetime.fromtimestamp(self.setup.created / 1000, datetime.UTC)
        return Match(
            self.game,
            self.options,
            self._start,
            chance=chance,
            names=self.names(),
            date=created.date(),
            from_start=self.setup.position is None,
        )

    def _log_plies(self, first: int) -> None:
        """Lines for the plies from there on."""
        for number in range(first, self.match.ply):
            ply, moment = self.match.ply_at(number), self.match.locate(number)
            self.log.append(Line(self.number + 1, ply.turn, ply.actor, ply.move.code, *moment))

    def _say(self, said: Message) -> None:
        self.log.append(Line(self.number + 1, self.match.turn, said=said))

    def _check_seat(self, seat: int) -> None:
        if seat not in self.seats:
            raise Unknown("no-seat", seat=str(seat), seats=len(self.places))

    def _check_log(self) -> None:
        """Nothing that people do makes a log longer once it is full."""
        if self.number >= LONGEST_LOG:
            raise NotAllowed("log-full")

    def _playing(self, seats: Collection[int], after: int) -> list[int]:
        """Those of the seats that are still played by their people, in a game that is running."""
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

    def _last_choice(self, seats: Collection[int]) -> int | CannotUndo:
        """The ply of the last move that these seats chose, with no chance since; or why there is
        none."""
        if self.state != "playing":
            return CannotUndo("undo-over")
        for ply in reversed(range(self.match.ply)):
            actor = self.match.ply_at(ply).actor
            if actor == CHANCE:
                return CannotUndo("undo-chance")
            if actor in seats and not self._was_forced(ply):
                return ply
        return CannotUndo("undo-nothing")

    def _was_forced(self, ply: int) -> bool:
        """Whether the move at a ply was made for its seat; asked for every frame, so remembered."""
        if ply not in self._forced:
            self._forced[ply] = self.game.rules.forced_move(self.match.state_at(ply)) is not None
        return self._forced[ply]

    def _others(self, seats: Collection[int]) -> frozenset[int]:
        """The seats of other people who are here to be asked."""
        return frozenset(
            seat
            for seat in self.seats
            if seat not in seats and self.places[seat].guest and not self.bot_of(seat)
        )

    def _open_for(self, seat: int) -> str | None:
        return self.places[seat].kept_for if self.is_open(seat) else None


def with_states(game: Game, lines: Iterable[Line]) -> Iterator[tuple[Line, States | None]]:
    """Go through lines with the states before and after their plies, None for words.

    Plies that follow one another cost one call of `Game.apply` each.
    """
    last: Line | None = None
    after: State = []
    for line in lines:
        if line.segment is None:
            yield line, None
            continue
        if last and line.segment is last.segment and line.offset == last.offset + 1:
            before = after
        else:
            before = line.segment.state_at(game, line.offset)
        after = list(before)
        game.rules.apply(after, line.code)
        last = line
        yield line, (before, after)


def _beginning(game: Game, setup: Setup) -> tuple[Options, State]:
    if setup.position is not None:
        return game.notation.parse_position(setup.position)
    options = games.choose_options(game, len(setup.places), setup.options)
    return options, game.rules.new(len(setup.places), options)


def _again(place: Place, guest: str) -> Place:
    """A seat at the next game: that of whoever asks is taken, other people's are kept for them."""
    if place.bot is not None:
        return Place(bot=place.bot)
    if place.guest == guest:
        return Place(guest=guest, name=place.name)
    return Place(kept_for=place.guest, name=place.name)


def derived_seed(secret: bytes, nonce: str) -> str:
    """The seed that belongs to a promise: nobody without the secret can tell one from the other."""
    return hmac.digest(secret, f"seed:{nonce}".encode(), hashlib.sha256).hex()
