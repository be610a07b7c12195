"""Score the bots of a tournament by its games."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from taros.core.errors import FaultKind

from .intervals import wilson
from .play import GameResult
from .ratings import Rating, ratings
from .schedule import LineUp

WIN = 840  # units of a whole win, divisible by every number of seats up to eight
MAX_FAULTS_SHOWN = 5  # of every bot


class SeatShare(msgspec.Struct, frozen=True):
    """How a bot did in one seat."""

    games: int
    wins: float


class Ahead(msgspec.Struct, frozen=True):
    """How a bot did against another one, over all pairs of their seats."""

    bot: str
    meetings: int
    share: float  # of meetings in which it came before the other; a shared place counts half


class FaultyMove(msgspec.Struct, frozen=True):
    """A move that was lost to `random`."""

    game: int
    turn: int
    kind: FaultKind
    text: str


class BotScore(msgspec.Struct, frozen=True):
    """A bot in a tournament. All but moves and faults is of finished games."""

    bot: str
    reproducible: bool
    games: int
    wins: float  # a win shared by k counts 1/k
    win_share: float
    win_low: float  # Wilson interval, 95 %
    win_high: float
    fair_share: float  # what it would win if all were equally strong
    mean_score: float
    rating: Rating
    seats: tuple[SeatShare, ...]
    against: tuple[Ahead, ...]
    moves: int
    mean_seconds: float  # for a move
    worst_seconds: float
    faulty: dict[FaultKind, int]
    faulty_moves: tuple[FaultyMove, ...]  # the first of them


class TournamentGame(NamedTuple):
    """A game that was played, and by which bots."""

    number: int
    lineup: LineUp
    result: GameResult

    def seats_of(self, bot: str) -> list[int]:
        """Return the seats that `bot` held."""
        return [seat for seat, name in enumerate(self.lineup) if name == bot]

    def win(self, seat: int) -> int:
        """Return what `seat` won, in units of which WIN make a whole win."""
        places = self.result.places
        return WIN // places.count(1) if places[seat] == 1 else 0


def scores(
    bots: Mapping[str, bool], seats: int, games: Sequence[TournamentGame]
) -> tuple[BotScore, ...]:
    """Return the score of every bot in the order of `bots`, which holds whether it is reproducible.

    `games` are rated in their order.
    """
    finished = [game for game in games if game.result.places]
    rated = ratings(list(bots), ((game.lineup, game.result.places) for game in finished))
    return tuple(
        _score(bot, reproducible, list(bots), seats, games, finished, rated[bot])
        for bot, reproducible in bots.items()
    )


def _score(
    bot: str,
    reproducible: bool,
    bots: Sequence[str],
    seats: int,
    games: Sequence[TournamentGame],
    finished: Sequence[TournamentGame],
    rating: Rating,
) -> BotScore:
    own = [game for game in finished if bot in game.lineup]
    entries = [(game, seat) for game in own for seat in game.seats_of(bot)]
    wins = sum(game.win(seat) for game, seat in entries) / WIN
    low, high = wilson(wins, len(own))
    every = [(game, seat) for game in games for seat in game.seats_of(bot)]
    moves = sum(game.result.moves[seat] for game, seat in every)
    seconds = sum(game.result.seconds[seat] for game, seat in every)
    faults = _faulty_moves(bot, games)
    return BotScore(
        bot=bot,
        reproducible=reproducible,
        games=len(own),
        wins=wins,
        win_share=_part(wins, len(own)),
        win_low=low,
        win_high=high,
        fair_share=_part(len(entries), seats * len(own)),
        mean_score=_part(sum(game.result.scores[seat] for game, seat in entries), len(entries)),
        rating=rating,
        seats=_by_seat(seats, entries),
        against=tuple(_ahead(bot, other, own) for other in bots if other != bot),
        moves=moves,
        mean_seconds=_part(seconds, moves),
        worst_seconds=max((game.result.worst[seat] for game, seat in every), default=0.0),
        faulty=dict(Counter(fault.kind for fault in faults)),
        faulty_moves=faults[:MAX_FAULTS_SHOWN],
    )


def _by_seat(seats: int, entries: Iterable[tuple[TournamentGame, int]]) -> tuple[SeatShare, ...]:
    games: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    for game, seat in entries:
        games[seat] += 1
        wins[seat] += game.win(seat)
    return tuple(SeatShare(games[seat], wins[seat] / WIN) for seat in range(seats))


def _ahead(bot: str, other: str, games: Iterable[TournamentGame]) -> Ahead:
    meetings = halves = 0
    for game in games:
        places = game.result.places
        for mine in game.seats_of(bot):
            for theirs in game.seats_of(other):
                meetings += 1
                halves += (places[mine] < places[theirs]) + (places[mine] <= places[theirs])
    return Ahead(other, meetings, _part(halves / 2, meetings))


def _faulty_moves(bot: str, games: Iterable[TournamentGame]) -> tuple[FaultyMove, ...]:
    return tuple(
        FaultyMove(game.number, fault.turn, fault.kind, fault.text)
        for game in games
        for fault in game.result.faults
        if game.lineup[fault.seat] == bot
    )


def _part(amount: float, whole: int) -> float:
    return amount / whole if whole else 0.0
