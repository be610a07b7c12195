"""How a table is at one moment: who sits where, who is to act, and what happens by itself next."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from taros import games
from taros.core.errors import Gone
from taros.core.words import Argument, message

from .clock import Clock
from .events import Setup, are_among_people
from .mixing import Mixing
from .protocol import PersonKind, TableState

MAX_LOG_LINES = 5_000  # after that the game is ended
MAX_UNDOS = 5  # that a seat may make in one turn, where other people wait for it


class PendingUndo(NamedTuple):
    """A seat has asked the others to take back more than its own last choice."""

    number: int  # of its line in the log
    seat: int
    ply: int  # to go back to
    waiting: frozenset[int]  # seats whose people have not agreed yet


class Undos(NamedTuple):
    """How often a seat took back its own last choice in one turn."""

    turn: int
    times: int


class Window(NamedTuple):
    """A moment of a fixed length, in which others do not learn whether a seat has a choice."""

    due: int  # when it ends, in milliseconds since 1970
    code: int  # of passing, for seats that have not chosen by then


class SeatOffer(NamedTuple):
    """A seat is offered to the first person who comes with its key."""

    key: str
    by_host: bool  # and not by its owner, who is gone


class PendingAction(NamedTuple):
    """What a table does without anybody's request: a bot's move, a forced move, or a time-out."""

    after: int  # the number of the line that it follows from
    seat: int
    bot: str | None  # that chooses the move
    forced_move: int | None  # the code of the seat's only move
    due: int  # when the seat's time is up, in milliseconds since 1970; 0: now
    takes: int = 0  # how many milliseconds there were until then
    ends: bool = False  # the log is full: the game is to be ended
    in_window: bool = False  # at the time `due`, and not before
    mixes: bool = False  # devices have not answered in time when chance was mixed

    def rest(self, now: int) -> int:
        """Return the milliseconds from `now` until it is due; no more than there were in the
        beginning, since the clock may have been set back."""
        return min(max(0, self.due - now), self.takes)


class Listed(NamedTuple):
    """What lists show of a table."""

    seating: object
    wake: int | None
    turn: int
    to_act: int | None


class Situation:
    """All that events change at a table, except for its log and its match.

    Its values are replaced and never changed in place, so that a copy can be changed by itself.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.places = setup.places
        self.state: TableState = "waiting"
        self.number = 0
        """Of the last line of the log."""
        self.to_act: int | None = None
        """A seat; None if the game has not begun, or is over."""
        self.forced_move: int | None = None
        """The code of the move that is made for the seat to act, if it has no other."""
        self.window: Window | None = None
        self.stand_ins: Mapping[int, str] = {}
        """By seat, the bot that plays for a person who is away, until they come back."""
        self.offers: Mapping[int, SeatOffer] = {}
        """By seat."""
        self.resigned: frozenset[int] = frozenset()
        self.pending_undo: PendingUndo | None = None
        self.declined = 0
        """What was `played` when an undo was declined: nobody asks again until a move."""
        self.undos: Mapping[int, Undos] = {}
        """By seat, those of its last turn in which it took something back by itself."""
        self.mixing: Mixing | None = None
        """How chance is being mixed, before the game begins."""
        self.rounds = 0
        """How often that was begun."""
        self.dropped: frozenset[str] = frozenset()
        """The guests who lost their seats because their devices did not reveal their bits."""
        self.rematch: str | None = None
        self.played = 0
        """The number of the last line that changed the game; a move must have seen it."""
        self.played_at = setup.created
        self.clock = Clock(setup.pace)
        self.turn = 0

    def copy_from(self, other: "Situation") -> None:
        """Become like `other`."""
        self.setup = other.setup
        self.places = other.places
        self.state = other.state
        self.number = other.number
        self.to_act = other.to_act
        self.forced_move = other.forced_move
        self.window = other.window
        self.stand_ins = other.stand_ins
        self.offers = other.offers
        self.resigned = other.resigned
        self.pending_undo = other.pending_undo
        self.declined = other.declined
        self.undos = other.undos
        self.mixing = other.mixing
        self.rounds = other.rounds
        self.dropped = other.dropped
        self.rematch = other.rematch
        self.played = other.played
        self.played_at = other.played_at
        self.clock = other.clock
        self.turn = other.turn

    # Seats

    def check_exists(self) -> None:
        """Raise Gone if the host has closed the table."""
        if self.state == "removed":
            raise Gone("table-removed", game=self.setup.game)

    @property
    def seats(self) -> range:
        return range(len(self.places))

    def seats_of(self, guest: str | None) -> list[int]:
        """Return the seats that belong to `guest`."""
        return [n for n in self.seats if guest is not None and self.places[n].guest == guest]

    def kept_for(self, guest: str | None) -> list[int]:
        """Return the open seats that only `guest` may take."""
        return [
            seat
            for seat in self.seats
            if guest is not None and self.is_open(seat) and self.places[seat].kept_for == guest
        ]

    @property
    def contributors(self) -> tuple[int, ...]:
        """Return the first seat of every person whose device takes part when chance is mixed."""
        given = [place.guest for place in self.places if place.guest and place.contributes]
        return tuple(sorted(self.seats_of(guest)[0] for guest in set(given)))

    def is_open(self, seat: int) -> bool:
        place = self.places[seat]
        return place.bot is None and place.guest is None

    @property
    def people(self) -> frozenset[str]:
        """The guests who sit at the table, and its host."""
        guests = (place.guest for place in self.places)
        return frozenset((self.setup.host, *(guest for guest in guests if guest)))

    def kind_of(self, seat: int) -> PersonKind:
        """Return who `seat` belongs to: a bot, a person, or nobody yet."""
        if self.places[seat].bot is not None:
            return "bot"
        return "open" if self.is_open(seat) else "person"

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that plays for `seat` now, if one does."""
        if seat in self.stand_ins:
            return self.stand_ins[seat]
        if seat in self.resigned or self.clock.is_up(seat):
            return self.default_stand_in
        return self.places[seat].bot

    def is_asked(self, seat: int) -> bool:
        """Whether the person at `seat`, which is to act, can choose its move."""
        return self.forced_move is None and not self.clock.is_up(seat)

    @property
    def default_stand_in(self) -> str:
        """The bot that stands in where nobody has chosen one."""
        return games.get(self.setup.game).stand_in

    @property
    def away(self) -> frozenset[int]:
        """The seats for which a bot stands in until their people come back."""
        return frozenset(self.stand_ins)

    @property
    def seating(self) -> object:
        """All that is shown of the seats; equal as long as nothing of it has changed."""
        bots = self.stand_ins, self.resigned, self.clock.up
        return self.state, self.places, bots, self.offers, self.rematch, self.mixing

    @property
    def bots_only(self) -> bool:
        """Whether no seat belongs to a person: then bots play only while somebody watches."""
        return all(place.bot is not None for place in self.places)

    @property
    def is_among_people(self) -> bool:
        """Whether several seats belong to people, who play against each other."""
        return are_among_people(self.places)

    def undos_of(self, seat: int, turn: int) -> int:
        """Return how often `seat` has taken back its own last choice in `turn`."""
        undos = self.undos.get(seat)
        return undos.times if undos is not None and undos.turn == turn else 0

    def other_people(self, seats: Collection[int]) -> frozenset[int]:
        """Return the seats, except for `seats`, whose people play themselves."""
        return frozenset(
            seat
            for seat in self.seats
            if seat not in seats and self.places[seat].guest and not self.bot_of(seat)
        )

    def name_of(self, seat: int) -> Argument:
        """Return the name of the person at `seat`, or for whom it is kept."""
        return self.places[seat].name or message("player", number=seat + 1)

    def names(self) -> list[str]:
        """Return a name for every seat, no two alike, for the record."""
        names = [
            place.bot or place.name or message("player", number=seat + 1).text
            for seat, place in enumerate(self.places)
        ]
        return [
            f"{name} {names[: seat + 1].count(name)}" if names.count(name) > 1 else name
            for seat, name in enumerate(names)
        ]

    # What lists show of it

    @property
    def listed(self) -> Listed:
        """All that lists show of the table; equal as long as nothing of it has changed."""
        return Listed(self.seating, self.wake, self.turn, self.to_act)

    @property
    def waits_for_person(self) -> bool:
        """Whether the seat to act is a person's, who can choose its move."""
        seat = self.to_act
        if seat is None or self.window is not None:
            return False
        return self.bot_of(seat) is None and self.is_asked(seat)

    # What happens without a request

    @property
    def deadline(self) -> int | None:
        """When the time of the seat to act is up, in milliseconds since 1970; None for bots."""
        seat = self.to_act
        if seat is None or self.window is not None or self.bot_of(seat):
            return None
        return self.clock.deadline(seat)

    @property
    def wake(self) -> int | None:
        """When a worker is to look after the table without a request: a time in milliseconds, 0
        for now, None for never."""
        action = self.pending_action()
        return None if action is None or self.bots_only else action.due

    def pending_action(self) -> PendingAction | None:
        """Return what is to be done next without a request, if there is anything."""
        if self.mixing is not None:
            first, due, takes = self.mixing.seats[0], self.mixing.due, self.mixing.takes
            return PendingAction(self.number, first, None, None, due, takes, mixes=True)
        seat = self.to_act
        if seat is None:
            return None
        if self.number >= MAX_LOG_LINES:
            return PendingAction(self.played, seat, None, None, 0, ends=True)
        if self.window is not None:
            bot = None if self.forced_move is not None else self.bot_of(seat)
            due, code = self.window
            takes = self.setup.window
            return PendingAction(self.played, seat, bot, code, due, takes, in_window=True)
        if self.forced_move is not None:
            return PendingAction(self.played, seat, None, self.forced_move, 0)
        if bot := self.bot_of(seat):
            return PendingAction(self.played, seat, bot, None, 0)
        if deadline := self.clock.deadline(seat):
            return PendingAction(self.played, seat, None, None, deadline, self.clock.left[seat])
        return None
