"""A tournament, without any input or output: what applying its events in order gives.

Methods that are named like a wish check whether it is allowed, and return the event that does it;
`apply` makes the change, and cannot fail.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from copy import copy
from itertools import combinations
from typing import NamedTuple

from taros.core.errors import NotAllowed, Unknown

from .events import (
    CheckedIn,
    Corrected,
    Ended,
    Entered,
    Event,
    Finished,
    Paired,
    Paused,
    Plan,
    Planned,
    Resumed,
    Seeded,
    Started,
    Withdrew,
)
from .knock_out import going_on, winners
from .pairing import Past
from .protocol import EventState, PlayerState
from .standings import Result, StandingLine, bye_points, points_of, standings

MOST_PLAYERS = 128  # who have entered and not withdrawn
MOST_NUMBERS = 4 * MOST_PLAYERS  # of all who have ever entered
MOST_ENTRIES = 5  # of a player, who may withdraw and come back
MOST_DECISIONS = 500  # of the organiser: pauses, orders of the players and corrections
CHECK_IN_OPENS = 3_600_000  # milliseconds before the start


class Player(NamedTuple):
    guest: str
    is_bot: bool
    state: PlayerState
    free_since: int = 0  # when they came, or their last game ended
    removed: bool = False  # by the organiser: they cannot come back


class Game(NamedTuple):
    """A game of the tournament."""

    table: str
    players: tuple[int, ...]  # by seat
    places: tuple[int, ...] | None = None  # None: it is being played
    scores: tuple[int, ...] = ()
    is_corrected: bool = False

    @property
    def result(self) -> Result | None:
        if self.places is None:
            return None
        return Result(self.players, self.places, self.scores or (0,) * len(self.players))


class TournamentRound(NamedTuple):
    games: tuple[str, ...]  # tables
    byes: tuple[int, ...]
    begun: int


class LogLine(NamedTuple):
    number: int
    at: int
    event: Event


class Tournament:
    def __init__(self, id: str, plan: Plan) -> None:
        self.id = id
        self.plan = plan
        self.state: EventState = "upcoming"
        self.is_paused = False
        self.number = 0
        """Of the last event."""
        self.players: list[Player] = []
        self.seeds: list[int] = []
        """All players, the strongest first."""
        self.field: tuple[int, ...] = ()
        """Those who were there at the start, by seed."""
        self.games: dict[str, Game] = {}
        self.rounds: list[TournamentRound] = []
        self.log: list[LogLine] = []
        self.started = 0
        self.changed = 0
        """When the last game ended, the last round began, or a pause began or was over."""
        self._standings: list[StandingLine] | None = None

    @property
    def has_standings(self) -> bool:
        """Whether the standings have been computed."""
        return self._standings is not None

    def take_standings(self, other: "Tournament") -> None:
        """Take the standings that `other`, a copy of this tournament, has computed."""
        if self.number == other.number:
            self._standings = other.standings

    def copy(self) -> "Tournament":
        """Return a tournament that is like this one, and can be changed by itself."""
        other = copy(self)
        other.players, other.seeds = [*self.players], [*self.seeds]
        other.games, other.rounds, other.log = {**self.games}, [*self.rounds], [*self.log]
        return other

    # What somebody would like to do

    def enter(self, guest: str, is_bot: bool) -> Entered | None:
        """Enter `guest`; None if they are in it."""
        self._check_not_over()
        player = self.player_of(guest)
        known = self.players[player] if player is not None else None
        if known is not None and known.removed:
            raise NotAllowed("event-removed")
        if known is not None and known.state != "gone":
            return None
        if self.state == "running" and self.has_fixed_field:
            raise NotAllowed("event-begun")
        taking_part = sum(each.state != "gone" for each in self.players)
        is_number_left = known is not None or len(self.players) < MOST_NUMBERS
        if taking_part >= MOST_PLAYERS or not is_number_left:
            raise NotAllowed("event-full", most=MOST_PLAYERS)
        if self._count(lambda event: isinstance(event, Entered) and event.guest == guest) >= (
            MOST_ENTRIES
        ):
            raise NotAllowed("event-often")
        return Entered(guest, is_bot, is_here=self.state == "running" or not self.plan.check_in)

    def check_in(self, guest: str, now: int) -> CheckedIn | None:
        """Note that `guest`, who has entered, is there; None if that is known."""
        self._check_not_over()
        player = self._own(guest)
        if self.players[player].state == "here":
            return None
        if now < self.plan.starts - CHECK_IN_OPENS:
            raise NotAllowed("event-check-in-early")
        if self.state == "running" and self.has_fixed_field:
            raise NotAllowed("event-begun")
        return CheckedIn(player)

    def withdraw(self, guest: str) -> Withdrew:
        self._check_not_over()
        return Withdrew(self._own(guest))

    def remove(self, by: str, player: int) -> Withdrew:
        self._check_organiser(by)
        self._check_not_over()
        if player not in range(len(self.players)):
            raise Unknown("no-event-player")
        if self.players[player].removed:
            raise NotAllowed("event-not-in")
        return Withdrew(player, removed=True)

    def seed(self, by: str, order: Sequence[int]) -> Seeded:
        self._check_organiser(by)
        if self.state != "upcoming":
            raise NotAllowed("event-begun")
        if sorted(order) != list(range(len(self.players))):
            raise NotAllowed("event-seeds")
        self._check_decisions()
        return Seeded(tuple(order))

    def start(self, by: str) -> Started:
        """Start before its time."""
        self._check_organiser(by)
        if self.state != "upcoming":
            raise NotAllowed("event-begun")
        if len(self.here) < self.plan.seats:
            raise NotAllowed("event-few", least=self.plan.seats)
        return Started(early=True)

    def pause(self, by: str) -> Paused | None:
        self._check_organiser(by)
        self._check_running()
        if self.is_paused:
            return None
        self._check_decisions()
        return Paused()

    def resume(self, by: str) -> Resumed | None:
        self._check_organiser(by)
        self._check_running()
        return Resumed() if self.is_paused else None

    def end(self, by: str) -> Ended:
        self._check_organiser(by)
        self._check_not_over()
        return Ended("organiser")

    def correct(self, by: str, table: str, places: Sequence[int]) -> Corrected:
        """Say how the game at `table` ended: `places` by seat, 1 is first, equals share a place."""
        self._check_organiser(by)
        game = self.games.get(table)
        if game is None:
            raise Unknown("no-event-table")
        shared = tuple(1 + sum(other < place for other in places) for place in places)
        if len(places) != len(game.players) or tuple(places) != shared:
            raise NotAllowed("event-places", seats=len(game.players))
        if self.plan.system == "knock-out" and table not in self.rounds[-1].games:
            raise NotAllowed("event-knocked-out")
        self._check_decisions()
        return Corrected(table, tuple(places))

    def _own(self, guest: str) -> int:
        player = self.player_of(guest)
        if player is None or self.players[player].state == "gone":
            raise NotAllowed("event-not-in")
        return player

    def _check_organiser(self, guest: str) -> None:
        if guest != self.plan.organiser:
            raise NotAllowed("event-not-organiser")

    def _check_not_over(self) -> None:
        if self.state == "over":
            raise NotAllowed("event-over")

    def _check_running(self) -> None:
        self._check_not_over()
        if self.state != "running":
            raise NotAllowed("event-not-begun")

    def _check_decisions(self) -> None:
        """Refuse more decisions of the organiser than the log has room for; they can always resume
        and end the tournament."""
        if self._count(lambda event: isinstance(event, Paused | Seeded | Corrected)) >= (
            MOST_DECISIONS
        ):
            raise NotAllowed("event-often")

    def _count(self, is_meant: Callable[[Event], bool]) -> int:
        """Return how many events in the log are meant."""
        return sum(is_meant(line.event) for line in self.log)

    # What happens

    def apply(self, event: Event, at: int) -> None:
        """Make the change that a stored event brings."""
        self.number += 1
        self.log.append(LogLine(self.number, at, event))
        self._standings = None
        match event:
            case Planned():
                pass
            case Entered(guest, is_bot, is_here):
                self._enter(Player(guest, is_bot, "here" if is_here else "entered", at))
            case CheckedIn(player):
                self._change(player, state="here", free_since=at)
            case Withdrew(player, removed):
                self._change(player, state="gone", removed=removed)
            case Seeded(order):
                self.seeds = list(order)
            case Started():
                self.state, self.started, self.changed = "running", at, at
                self.field = tuple(player for player in self.seeds if player in self.here)
            case Paired(tables, byes):
                for table, players in ((each.table, each.players) for each in tables):
                    self.games[table] = Game(table, players)
                ids = tuple(each.table for each in tables)
                self.rounds.append(TournamentRound(ids, byes, at))
                self.changed = at
            case Finished(table, places, scores):
                self._finish(self.games[table]._replace(places=places, scores=scores), at)
            case Corrected(table, places):
                self._finish(self.games[table]._replace(places=places, is_corrected=True), at)
            case Paused():
                self.is_paused, self.changed = True, at
            case Resumed():
                self.is_paused, self.changed = False, at
            case Ended():
                self.state = "over"

    def _enter(self, player: Player) -> None:
        known = self.player_of(player.guest)
        if known is None:
            self.seeds.append(len(self.players))
            self.players.append(player)
        else:
            self.players[known] = player

    def _change(self, player: int, **changes: object) -> None:
        self.players[player] = self.players[player]._replace(**changes)  # type: ignore[arg-type]

    def _finish(self, game: Game, at: int) -> None:
        if self.games[game.table].places is None:
            self.changed = at
            for player in game.players:
                self._change(player, free_since=at)
        self.games[game.table] = game

    # What is so

    @property
    def has_fixed_field(self) -> bool:
        """Whether nobody can join once it has begun."""
        return self.plan.system in ("round-robin", "knock-out")

    @property
    def here(self) -> frozenset[int]:
        """The players who take part in the next round."""
        return frozenset(n for n, player in enumerate(self.players) if player.state == "here")

    def player_of(self, guest: str | None) -> int | None:
        """Return the number of `guest`, None if they never entered."""
        return next((n for n, each in enumerate(self.players) if each.guest == guest), None)

    @property
    def open_games(self) -> list[Game]:
        """Those that are being played."""
        return [game for game in self.games.values() if game.places is None]

    def open_game_of(self, player: int) -> Game | None:
        return next((game for game in self.open_games if player in game.players), None)

    @property
    def results(self) -> list[Result]:
        return [game.result for game in self.games.values() if game.result is not None]

    @property
    def byes(self) -> Counter[int]:
        return Counter(player for each in self.rounds for player in each.byes)

    @property
    def past(self) -> Past:
        """What was played so far, as pairing needs it."""
        points: dict[int, int] = defaultdict(int)
        met: Counter[tuple[int, int]] = Counter()
        seats: dict[int, list[int]] = defaultdict(lambda: [0] * self.plan.seats)
        for game in self.games.values():
            won = points_of(game.places) if game.places else (0,) * len(game.players)
            met.update(combinations(sorted(game.players), 2))
            for seat, player in enumerate(game.players):
                seats[player][seat] += 1
                points[player] += won[seat]
        byes = self.byes
        for player, times in byes.items():
            points[player] += times * bye_points(self.plan.seats)
        return Past(points, met, seats, byes)

    @property
    def standings(self) -> list[StandingLine]:
        """Those of all who have played or may still play, best first."""
        if self._standings is None:
            played = {player for game in self.games.values() for player in game.players}
            shown = [
                n for n, each in enumerate(self.players) if each.state == "here" or n in played
            ]
            reached = self._reached() if self.plan.system == "knock-out" else None
            self._standings = standings(shown, self.results, self.byes, self.plan.seats, reached)
        return self._standings

    # Knock-out

    @property
    def is_final(self) -> bool:
        """Whether the last round of a knock-out was its final."""
        last = self.rounds[-1]
        return len(last.games) <= 1 and not last.byes

    @property
    def survivors(self) -> list[int]:
        """Return who is still in a knock-out, by seed, once all games are over."""
        if not self.rounds:
            return [player for player in self.field if player in self.here]
        last = self.rounds[-1]
        left = {*last.byes, *(player for id in last.games for player in self._going_on(id))}
        return [player for player in self.field if player in left and player in self.here]

    def _going_on(self, table: str) -> Iterator[int]:
        game, seeds = self.games[table], {player: n for n, player in enumerate(self.field)}
        if game.result is not None:
            order = winners(*game.result, seeds)
            yield from order[: going_on(self.plan.seats)]

    def _reached(self) -> dict[int, tuple[int, int]]:
        """Return by player how many rounds they have survived, and the place at the last table,
        negative."""
        reached: dict[int, tuple[int, int]] = {}
        for each in self.rounds:
            for player in each.byes:
                reached[player] = reached.get(player, (0, 0))[0] + 1, 0
            for id in each.games:
                game, onwards = self.games[id], set(self._going_on(id))
                is_final = each is self.rounds[-1] and self.is_final
                for seat, player in enumerate(game.players):
                    place = game.places[seat] if game.places else len(game.players)
                    goes_on = player in onwards and not is_final
                    reached[player] = reached.get(player, (0, 0))[0] + goes_on, -place
        if self.rounds and not self.is_final and not self.open_games and len(self.survivors) == 1:
            [winner] = self.survivors  # the others have withdrawn
            reached[winner] = len(self.rounds) + 1, 0
        return reached
