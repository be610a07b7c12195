"""What clients and the server say about tournaments, over HTTP. Times are milliseconds since 1970.

Players have numbers; points are in halves, so that all of them are whole.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from taros.tables.protocol import OptionValues, Pace

from .events import System

LONGEST_TITLE = 60  # characters
MOST_MINUTES = 1_440  # of an arena
LONGEST_BREAK = 86_400  # seconds

EventState = Literal["upcoming", "running", "over"]
PlayerState = Literal["entered", "here", "gone"]
LogKind = Literal[
    "planned",
    "entered",
    "checked-in",
    "withdrew",
    "removed",
    "seeded",
    "started",
    "started-early",
    "round",
    "finished",
    "corrected",
    "paused",
    "resumed",
    "resumed-alone",
    "ended",
    "ended-by-organiser",
    "ended-empty",
    "ended-idle",
]


class NewEvent(Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE)]
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=4)]  # of a table
    system: System
    pace: Pace
    starts: Annotated[int, Meta(ge=0, le=10**14)]
    options: OptionValues = {}
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0  # 0: as many as the system needs
    minutes: Annotated[int, Meta(ge=0, le=MOST_MINUTES)] = 0  # of an arena
    public: bool = True
    check_in: bool = True
    break_seconds: Annotated[int, Meta(ge=0, le=LONGEST_BREAK)] = 60


class EventCreated(Struct, frozen=True):
    id: str


class EventSummary(Struct, frozen=True):
    """A tournament in a list."""

    id: str
    name: str
    game: str
    seats: int
    system: System
    state: EventState
    public: bool
    starts: int
    players: int
    round: int  # that was begun last; 0: none


class EventList(Struct, frozen=True):
    upcoming: list[EventSummary]
    running: list[EventSummary]
    over: list[EventSummary]


class EventPlayer(Struct, frozen=True):
    number: int
    name: str  # empty: the account was deleted
    is_bot: bool
    state: PlayerState  # not checked in yet, there, or withdrawn
    seed: int  # 1: the strongest


class EventGame(Struct, frozen=True):
    table: str
    players: list[int]  # by seat
    places: list[int] | None  # by seat; None: it is being played
    scores: list[int]
    is_corrected: bool  # by the organiser


class EventRound(Struct, frozen=True):
    number: int  # from 1
    games: list[EventGame]
    byes: list[int]
    begun: int


class EventStanding(Struct, frozen=True):
    player: int
    place: int  # 1 is first; equals share a place
    points: int  # halves
    opponents: int  # halves, of all opponents together
    direct: int  # halves, against those who are tied up to here
    score: int  # the sum of the scores
    played: int


class EventLine(Struct, frozen=True):
    """A line of the log."""

    at: int
    kind: LogKind
    player: int | None = None
    round: int | None = None
    table: str | None = None
    players: list[int] = []  # of the table, by seat
    places: list[int] = []


class EventYou(Struct, frozen=True):
    """What concerns the person who asks."""

    has_account: bool
    is_organiser: bool
    player: int | None  # None: not in it
    state: PlayerState | None
    table: str | None  # to play at now
    may_enter: bool
    may_check_in: bool


class EventInfo(Struct, frozen=True):
    """All about a tournament."""

    id: str
    version: int  # goes up with everything that happens
    name: str
    organiser: str  # a name
    game: str
    seats: int
    options: OptionValues
    system: System
    pace: Pace
    starts: int
    public: bool
    check_in: bool
    check_in_opens: int
    break_seconds: int
    minutes: int
    state: EventState
    is_paused: bool
    planned_rounds: int | None  # None: it depends on what happens
    next_round: int | None  # when it begins
    ends: int | None  # of an arena
    now: int
    players: list[EventPlayer]
    rounds: list[EventRound]
    standings: list[EventStanding]
    log: list[EventLine]
    you: EventYou


class NewState(Struct, frozen=True, forbid_unknown_fields=True):
    """What an organiser wants a tournament to be: begun now or going on, paused, or ended."""

    state: Literal["running", "paused", "over"]


class NewSeeds(Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[list[int], Meta(max_length=512)]  # all of them, the strongest first


class NewResult(Struct, frozen=True, forbid_unknown_fields=True):
    places: Annotated[list[Annotated[int, Meta(ge=1, le=4)]], Meta(min_length=2, max_length=4)]
    """By seat; equals share a place, and the next one is as many further."""
