"""The wire types of players' pages and of ladders."""

from msgspec import Struct


class RatingPoint(Struct, frozen=True, gc=False):
    """A rating at a moment; the strength is within two deviations of the mean in 95 % of cases."""

    at: int  # milliseconds since 1970
    games: int  # rated so far
    mean: float
    deviation: float


class PlayerRating(Struct, frozen=True):
    """The rating of somebody in a game with a number of seats."""

    game: str
    seats: int
    now: RatingPoint
    is_provisional: bool  # too few rated games: it is on no ladder yet
    history: list[RatingPoint]  # oldest first; of many games some, among them the last


class PlayedCount(Struct, frozen=True):
    """What somebody has made of a game with a number of seats."""

    game: str
    seats: int
    games: int
    rated: int  # how many of these
    wins: float  # shared ones count in part
    mean_place: float


class Opponent(Struct, frozen=True):
    """Somebody with an account, or a bot of the server, and how games with them went."""

    name: str  # of a bot of the server: which one
    avatar: str | None  # None: a bot of the server, which has no page
    games: int
    won: int  # came before them
    lost: int
    last: int  # when, in milliseconds since 1970


class CourseCount(Struct, frozen=True):
    game: str
    course: str  # "own": one that somebody has drawn
    games: int


class BestRace(Struct, frozen=True):
    """The best race against the clock on a course: the fewest turns, then the shortest time."""

    game: str
    course: str
    turns: int
    seconds: int
    table: str | None  # None: not to be seen by this reader


class ReviewMeans(Struct, frozen=True):
    """What the reviews of somebody's games say on average."""

    games: int  # that were reviewed
    luck: float  # in chances to win: 0.1 is a tenth of a game
    slip: float  # what a choice lost, likewise


class PlayerPage(Struct, frozen=True):
    """All that the page of a player shows a reader, except for the games.

    Games at tables that were neither public nor rated count for those who sat there, and for
    nobody else.
    """

    name: str
    avatar: str  # the picture at `/avatars/<avatar>.svg`
    is_bot: bool
    since: int  # milliseconds since 1970
    counts: list[PlayedCount]  # most games first
    ratings: list[PlayerRating]
    opponents: list[Opponent]  # most games first
    courses: list[CourseCount]  # most games first
    races: list[BestRace]
    reviewed: ReviewMeans | None


class PlayedSeat(Struct, frozen=True):
    name: str  # empty: "Player 2", in the reader's language, for all without an account
    bot: str | None
    has_page: bool
    place: int


class PlayedGame(Struct, frozen=True):
    """A finished game of a player."""

    table: str
    game: str
    finished: int  # milliseconds since 1970
    rated: bool
    seat: int  # of the player
    seats: list[PlayedSeat]


class PlayedGames(Struct, frozen=True):
    """Finished games of a player that the reader may see, newest first."""

    games: list[PlayedGame]
    next: str | None  # `before` of the request for older ones, None: there are none


class LadderEntry(Struct, frozen=True):
    rank: int
    name: str
    avatar: str
    is_bot: bool
    games: int
    mean: float
    deviation: float


class Ladder(Struct, frozen=True):
    """A page of a ladder, best first: by the lower end of the interval of each rating."""

    game: str
    seats: int
    season: str  # such as 2026-4, a year and its quarter; "all": of all time
    choices: list[int]  # numbers of seats for which there are ratings
    seasons: list[str]  # for which there are, latest first
    entries: list[LadderEntry]
    page: int  # from 1
    pages: int
