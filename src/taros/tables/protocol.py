"""What goes over the wire: the one source of its types, in Python and in the client.

`python -m taros.server.http.schema` writes them as JSON Schema, `npm run types` makes TypeScript of
that.

A socket at `/ws/tables/<id>` begins with `hello` and is answered by `welcome`. From then on every
line of the log comes as `happened`, numbered without gaps. A client that misses a number, or comes
back after a break, sends `hello` again with the last number it has; `welcome` brings the rest.

A socket at `/ws/mine` is sent the unfinished tables of its owner as `tables`, at once and whenever
they change. It may send `ping`, and nothing else.

What the server sends at once comes as one text: a message, or an array of several, in order.

A move names the last line that the player had seen: if anything was played since, it is stale and
refused, so double clicks and two tabs do no harm. Remarks and people coming and going make no move
stale. Whatever is refused is answered by `refused` and has changed nothing.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from taros.core.game import Standing
from taros.core.options import OptionSpec
from taros.core.words import Arguments, Message

# Limits of what clients send

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
Hex128 = Annotated[str, Meta(pattern="^[0-9a-f]{32}$", max_length=32)]  # `$` lets "\n" follow
Hex256 = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
NameText = Annotated[str, Meta(max_length=200)]  # LONGEST_NAME characters can be shown
BotText = Annotated[str, Meta(max_length=40)]
RecordText = Annotated[str, Meta(max_length=200_000)]
PositionText = Annotated[str, Meta(min_length=1, max_length=10_000)]

LONGEST_NAME = 24

REMARKS = ("hello", "thanks", "nice", "ouch", "thinking", "well-played", "again")

# Messages: the client puts them into words, from the catalogues in locales/


class Reason(Struct, frozen=True, gc=False):
    """Why a move is not allowed, to be put into words by the client."""

    key: str
    arguments: Arguments
    clause: str | None  # of the rules


class Refusal(Struct, frozen=True):
    """Why something was not done. `text` is for those who have no catalogues at hand."""

    key: str
    arguments: Arguments
    text: str
    clause: str | None  # of the rules


# Tables

PersonKind = Literal["person", "bot", "open"]
TableState = Literal["waiting", "playing", "over", "removed"]


class Pace(Struct, frozen=True):
    """How long a seat may think: without limit for `none`, about every move for `move` and `days`,
    about all moves of the game for `total`."""

    kind: Literal["none", "move", "days", "total"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=30 * 86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0  # of `total`: seconds for every move made


class Patience(Struct, frozen=True):
    """After how many milliseconds without a connection something may be done for a person."""

    host: int  # the host may let a bot stand in
    player: int  # any other player may
    offer: int  # all are asked whether one shall; the host may hand the seat over


class SeatInfo(Struct, frozen=True):
    """Who sits there. An open seat can be kept for somebody, whose name it has."""

    kind: PersonKind
    name: str  # empty: "Player 2", in the reader's language
    bot: str | None  # which bot plays, for a bot's seat, and while it stands in for a person
    present: bool  # a device is connected, or a bot sits there
    absent_since: int | None  # of a person who is not connected: milliseconds since 1970
    away: bool  # a bot stands in until the person comes back
    resigned: bool  # a bot stands in to the end
    offered: bool  # there is a link with which somebody can take it over
    avatar: str | None  # of an account at a rated table: the picture at `/avatars/<avatar>.svg`


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    state: TableState
    hidden: bool  # seats may know different things
    options: dict[str, Any]  # every option as it is played
    changed: dict[str, str]  # those that differ from the rules as they are by default
    seats: list[SeatInfo]
    pace: Pace
    public: bool
    commitment: str | None  # SHA-256 of the seed; None: it has not been drawn yet
    created: int  # milliseconds since 1970
    rematch: str | None  # the table where it goes on
    from_start: bool  # False: it began from a position that was set up
    rated: bool  # the result counts for the ratings of those who sit here


class SeatHash(Struct, frozen=True):
    """The hash of the random bits that the device of a seat has sent."""

    seat: int
    hash: str  # SHA-256


class Mixing(Struct, frozen=True):
    """All seats are taken: devices mix the chance of the game, which then begins.

    As long as there is no commitment, the devices of `seats` are asked for `commit`, and then, if
    they have sent a hash, for `reveal`.
    """

    round: int  # from 1
    seats: list[int]  # whose devices take part, one for each person
    hashes: list[SeatHash]  # in the order in which they came
    commitment: str | None  # SHA-256 of the seed, which was drawn when all hashes were there
    revealed: list[int]  # seats
    due: int  # until when, in milliseconds since 1970


class SeatKey(Struct, frozen=True):
    """Lets one person take over a seat, by the link `/t/<id>?seat=<seat>&invite=<key>`."""

    seat: int
    key: str


class You(Struct, frozen=True):
    """What the socket's owner is at this table."""

    seats: list[int]
    host: bool
    invite: str | None  # for the link `/t/<id>?invite=<invite>`; to those who sit here
    kept: list[int]  # seats that are open and kept for you
    offers: list[SeatKey]  # seats that you offer to others


class Entry(Struct, frozen=True, gc=False):
    """One line of the log."""

    number: int
    turn: int
    actor: int | None  # a seat, -1 chance, None: not part of the game
    words: Message
    event: Any  # the game's own, None: not part of the game
    continues: bool  # tells again what the entry before it told, which it replaces, and goes on


class Choice(Struct, frozen=True, gc=False):
    text: str  # what to send as a move
    words: Message
    preview: Any  # the game's own


class Blocked(Struct, frozen=True, gc=False):
    """A move that a seat might look for among its choices, and why it is not there."""

    text: str
    reason: Reason
    preview: Any  # the game's own


class PictureView(Struct, frozen=True, gc=False):
    """The view of a game without client code of its own: all that the general board shows."""

    picture: str  # SVG
    scores: list[int] | None  # by seat, None: they might reveal what is hidden


class Frame(Struct, frozen=True, gc=False):
    """The table after an entry, as far as this socket may know."""

    view: Any  # the game's own, or a PictureView
    to_act: int | None  # a seat, -1 chance, None: nobody (not begun, or over)
    turn: int
    ply: int
    over: bool
    standings: list[Standing] | None  # when it is over
    deadline: int | None  # when a bot takes over, milliseconds since 1970
    window: int | None  # when a choice is made that others may not know of, milliseconds since 1970
    clocks: list[int] | None  # with a total time: what seats had when this began, milliseconds
    choices: list[Choice] | None  # for the seat to act, and only at its own device
    blocked: list[Blocked] | None  # likewise
    prompt: Message | None  # what that seat is asked to do
    can_undo: bool  # whether `undo` is worth trying for this socket


# From the client


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """First of all, after a break, and to take one's seat back from the bot that stands in."""

    seen: Number | None = None


class Move(Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    after: Number
    text: MoveText


class Undo(Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back one's own last choice; if others have moved since, everyone else is asked."""

    after: Number


class Agree(Struct, frozen=True, tag="agree", forbid_unknown_fields=True):
    """The answer to `asked`."""

    to: Number
    yes: bool


class Resign(Struct, frozen=True, tag="resign", forbid_unknown_fields=True):
    """A bot plays on for the seats of this socket, to the end."""


class Remark(Struct, frozen=True, tag="remark", forbid_unknown_fields=True):
    which: Literal["hello", "thanks", "nice", "ouch", "thinking", "well-played", "again"]


class Commit(Struct, frozen=True, tag="commit", forbid_unknown_fields=True):
    """The SHA-256 of random bits of this device, in a round of `mixing`."""

    round: Number
    hash: Hex256


class Reveal(Struct, frozen=True, tag="reveal", forbid_unknown_fields=True):
    """The bits whose hash was sent; only once the hashes of all and the commitment are shown."""

    bits: Hex128


class LetBotPlay(Struct, frozen=True, tag="letbotplay", forbid_unknown_fields=True):
    """Give an open seat to a bot, or let one stand in for somebody who is not connected."""

    seat: Number
    bot: BotText


class HandOver(Struct, frozen=True, tag="handover", forbid_unknown_fields=True):
    """Offer a seat to another person; the key comes with `people`."""

    seat: Number


class Ping(Struct, frozen=True, tag="ping", forbid_unknown_fields=True):
    pass


FromClient = (
    Hello | Move | Undo | Agree | Resign | Remark | Commit | Reveal | LetBotPlay | HandOver | Ping
)

# From the server


class UndoRequest(Struct, frozen=True):
    to: int  # the number `agree` answers to
    seat: int  # who asks
    waiting: list[int]  # who has yet to answer


class Welcome(Struct, frozen=True, tag="welcome"):
    table: TableInfo
    you: You
    number: int  # of the last entry there is
    frame: Frame
    log: list[Entry]  # those after `seen`, or all
    remarks: list[str]  # what `remark` can send; in words: `remark-<which>`
    spectators: int
    asked: UndoRequest | None
    mixing: Mixing | None
    patience: Patience
    now: int  # by the clock of the server: milliseconds since 1970


class Update(Struct, frozen=True, gc=False, tag="happened"):
    """A new line of the log, and the table after it."""

    number: int
    entry: Entry
    frame: Frame


class People(Struct, frozen=True, tag="people"):
    """Somebody came, left, or was taken over."""

    seats: list[SeatInfo]
    spectators: int
    state: TableState
    rematch: str | None
    you: You
    mixing: Mixing | None


class Asked(Struct, frozen=True, tag="asked"):
    """Somebody would like to take back more than their last choice; None: no longer."""

    undo: UndoRequest | None


class Refused(Struct, frozen=True, tag="refused"):
    after: int | None  # as in the message that is refused, if it had one
    reason: Refusal


class Pong(Struct, frozen=True, tag="pong"):
    pass


FromServer = Welcome | Update | People | Asked | Refused | Pong

# HTTP


class Strength(Struct, frozen=True):
    """What may follow a bot's name: a count in `flat:1500`, seconds a move in `flat:1s`."""

    usual: int  # the count where none is given
    most: int  # the highest count at a table
    longest: float | None  # seconds, where it may be a time as well


class GameInfo(Struct, frozen=True):
    name: str
    seats: list[int]
    options: list[OptionSpec]
    presets: dict[str, dict[str, Any]]
    at_tables: dict[str, Any]  # options to begin a set-up with
    hidden: bool
    bots: list[str]  # who can sit at its tables: levels from the weakest on, then all others
    levels: dict[str, dict[int, float]]  # wins of each over the level below, by number of seats
    strengths: dict[str, Strength]  # of those bots that have more than one
    has_advice: bool  # whether there are hints, best moves and reviews
    has_how_to_play: bool  # whether the rules begin with one plain page
    catalogues: dict[
        str, str
    ]  # Fluent texts by language, of a game that an installed package brings


class SeatSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """`me` and `here` both belong to this device, `here` to somebody else who uses it."""

    kind: Literal["me", "here", "open", "bot"]
    bot: BotText | None = None
    name: NameText | None = None


LONGEST_OPTION = 6_000  # characters: some are written out, as a file or a line

OptionValue = (
    bool
    | int
    | Annotated[str, Meta(max_length=LONGEST_OPTION)]
    | list[Annotated[str, Meta(max_length=40)]]
)
OptionValues = Annotated[
    dict[Annotated[str, Meta(max_length=40)], OptionValue], Meta(max_length=60)
]


class StartRequest(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=1, le=16)]
    options: OptionValues = {}


class Start(Struct, frozen=True):
    """How a game with these options would begin."""

    options: dict[str, Any]  # as they would be played
    view: Any  # a spectator's


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatSetup], Meta(min_length=1, max_length=16)]
    contributes: bool = False  # this device takes part in `mixing`, over a socket
    options: OptionValues = {}
    pace: Pace = Pace()
    window: Annotated[float, Meta(ge=1, le=30)] | None = None
    """Seconds that a moment lasts in which others must not learn whether a seat has a choice."""
    public: bool = False
    rated: bool = False  # among accounts: the result counts for their ratings
    position: PositionText | None = None  # to begin from; it brings its options with it


class Created(Struct, frozen=True):
    id: str
    invite: str
    commitment: str | None  # SHA-256 of the seed; None: it has not been drawn yet


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    contributes: bool = False  # this device takes part in `mixing`, over a socket
    name: NameText = ""
    invite: Id | None = None
    """Of the table, or the key of a seat that is handed over; not needed at public tables and on
    seats kept for you."""


class Rematch(Struct, frozen=True, forbid_unknown_fields=True):
    contributes: bool = False  # this device takes part in `mixing`, over a socket


class SeatSummary(Struct, frozen=True):
    """Who sits there, in a list. An open seat can be kept for somebody, whose name it has."""

    kind: PersonKind
    name: str  # empty: "Player 2", in the reader's language
    bot: str | None  # which bot plays, also while it stands in for a person


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    state: TableState
    seats: list[SeatSummary]
    pace: Pace
    created: int  # milliseconds since 1970, as are the other times
    turn: int
    to_act: int | None  # a seat, None: nobody (not begun, or over)
    is_asked: bool  # the seat to act is a person's, who has a choice to make
    since: int  # when that seat's turn began, or when the game ended
    deadline: int | None  # when a bot takes over
    standings: list[Standing] | None  # when it is over
    yours: list[int]  # seats
    rated: bool = False  # the result counts for ratings; tables of old versions have none


class MyTables(Struct, frozen=True, tag="tables"):
    """The unfinished tables of a guest, newest first, sent at `/ws/mine` when they change."""

    tables: list[TableSummary]


FromWatcher = MyTables | Pong


class FinishedTables(Struct, frozen=True):
    """Finished games, newest first."""

    tables: list[TableSummary]
    next: str | None  # `before` of the request for older ones, None: there are none


class Token(Struct, frozen=True):
    """Lets a program play one seat: `Authorization: Bearer <token>` or `?token=<token>`."""

    token: str
    socket: str  # path of the WebSocket


class ReplayRequest(Struct, frozen=True, forbid_unknown_fields=True):
    record: RecordText


class KeptRecord(Struct, frozen=True):
    """A record that the server keeps, with the id by which anybody finds it."""

    id: str


class ReplayFrame(Struct, frozen=True):
    """The game after `ply` plies; the first frame is the start."""

    ply: int
    turn: int
    actor: int | None  # who brought it about: a seat, -1 chance, None: the start
    move: str | None
    words: Message | None
    view: Any
    event: Any  # the game's own, None: the start
    scores: list[int]


class ChanceEvent(Struct, frozen=True):
    event: int  # from 1
    outcome: str
    weights: list[tuple[str, int]]


class ChanceProof(Struct, frozen=True):
    """Event n was drawn with HMAC-SHA-256(key = seed, contributions joined by "," + ":" + n), read
    as a big-endian number, modulo the sum of the weights."""

    commitment: str
    contributions: list[str]
    hashes: list[str]  # of the contributions, sent before; none: of an old version
    round: int  # before it, others were begun and given up
    seed: str
    events: list[ChanceEvent]


class Replay(Struct, frozen=True):
    id: str | None  # of the table, None for a record from a file
    game: str
    names: list[str]
    mine: list[int]  # the seats of the guest who requested the replay
    options: dict[str, Any]
    changed: dict[str, str]
    date: str
    frames: list[ReplayFrame]
    standings: list[Standing] | None  # None: the record is unfinished
    chance: ChanceProof | None  # None: it cannot be proven
    record: str
    damage: Message | None  # why it goes no farther


# Hints


class Observation(Struct, frozen=True):
    """What the seat to act may know, for a device that makes a hint of it by itself."""

    game: str
    ply: int
    state: list[int]


class Hint(Struct, frozen=True):
    """The best move for the seat to act, from what it may know."""

    ply: int  # as in the frame that it is about
    choice: Choice
    chance: float  # to win with it
    reason: Message


# Positions and puzzles


class PositionRequest(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    text: PositionText


class MomentRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """The game of `record` as it was after `ply` plies."""

    record: RecordText
    ply: Number


class Position(Struct, frozen=True):
    """A position that can be played from, and all that can be seen of it."""

    game: str
    text: str  # in the game's own notation
    options: dict[str, Any]  # every option as it is played
    to_act: int | None  # a seat, -1 chance, None: nobody, it is over
    views: list[Any]  # the game's own, seat by seat


class PuzzleName(Struct, frozen=True):
    game: str
    number: int  # from 1


class PuzzleSummary(Struct, frozen=True):
    themes: tuple[str, ...]  # what it is about; `GAME-theme-THEME` in the catalogues
    rating: int  # how hard it is: who is rated as high solves every other such puzzle


class Puzzles(Struct, frozen=True):
    """What there is to solve."""

    day: str  # in UTC, as 2026-11-16
    today: PuzzleName  # the same for everybody
    puzzles: dict[str, list[PuzzleSummary]]  # of every game that has any, in order of numbers


class PuzzleTask(Struct, frozen=True):
    """A position in which one answer stands far out, as the seat to act sees it."""

    game: str
    number: int
    seat: int
    seats: int
    view: Any  # the game's own
    choices: list[Choice]
    blocked: list[Blocked]
    prompt: Message
    tries: int


class PuzzleTry(Struct, frozen=True, forbid_unknown_fields=True):
    move: MoveText


class RatedChoice(Struct, frozen=True):
    choice: Choice
    chance: float  # to win, of the seat to act
    solves: bool  # it is the solution, or as good


class Solution(Struct, frozen=True):
    """The solution, and what comes next to it, best first."""

    moves: list[RatedChoice]
    reason: Message  # what speaks for it
    position: str
    themes: tuple[str, ...]


class PuzzleAnswer(Struct, frozen=True):
    solution: Solution | None  # None: the move was not it
