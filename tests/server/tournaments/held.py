"""Tournaments without a server: their events, and a clock that tests move on."""

from typing import Any

from taros.server.tournaments.events import (
    Ended,
    Event,
    Finished,
    Paired,
    Pairing,
    Plan,
    Planned,
    decode_event,
    encode_event,
)
from taros.server.tournaments.schedule import PairingDue, next_step
from taros.server.tournaments.tournament import Tournament
from taros.tables.protocol import Pace

START = 10_000_000


def plan(**changes: Any) -> Plan:
    values: dict[str, Any] = {
        "name": "Spring Cup",
        "organiser": "orla",
        "game": "marrakech",
        "seats": 2,
        "options": {},
        "system": "swiss",
        "rounds": 3,
        "minutes": 0,
        "pace": Pace("move", 30),
        "starts": START,
        "public": True,
        "check_in": False,
        "break_seconds": 60,
        **changes,
    }
    return Plan(**values)


class Held:
    """A tournament, its stored events, and a clock."""

    def __init__(self, players: int = 0, **changes: Any) -> None:
        self.tournament = Tournament("t", plan(**changes))
        self.stored: list[tuple[int, str]] = []
        self.now = START - 1_000_000
        self.do(Planned(self.tournament.plan))
        for number in range(players):
            self.do(self.tournament.enter(f"guest {number}", False))

    def do(self, event: Event | None) -> None:
        assert event is not None
        self.stored.append((self.now, encode_event(event)))
        self.tournament.apply(event, self.now)

    def again(self) -> Tournament:
        """The tournament as it is folded from what was stored."""
        tournament = Tournament("t", self.tournament.plan)
        for at, body in self.stored:
            tournament.apply(decode_event(body), at)
        return tournament

    def step(self) -> bool:
        """Do what is to happen now; return whether something was."""
        due = next_step(self.tournament, self.now)
        if due is None:
            return False
        if isinstance(due, PairingDue):
            count = len(self.tournament.games)
            tables = [Pairing(f"{count + n}", each) for n, each in enumerate(due.round.tables)]
            self.do(Paired(tuple(tables), due.round.byes))
        else:
            self.do(due)
        return True

    def go_to(self, now: int) -> None:
        self.now = now
        while self.step() and not self.tournament.open_games:
            pass

    def finish(self, table: str, *places: int) -> None:
        """The game at `table` ends; the scores are 10 for the first place, and so on down."""
        self.now += 1000
        self.do(Finished(table, places, tuple(11 - place for place in places)))

    def finish_all(self, wins: Any = None) -> None:
        """All games end; the player with the lower number wins, or as `wins` sorts them."""
        for game in self.tournament.open_games:
            order = sorted(game.players, key=wins)
            self.finish(game.table, *(order.index(player) + 1 for player in game.players))

    def play_round(self, wins: Any = None) -> None:
        self.go_to(self.now + 61_000)
        self.finish_all(wins)

    def play(self, wins: Any = None) -> None:
        """Play to the end."""
        self.go_to(START)
        while self.tournament.state != "over":
            self.finish_all(wins)
            self.go_to(self.now + 61_000)
        assert isinstance(self.tournament.log[-1].event, Ended)

    @property
    def places(self) -> list[tuple[int, int]]:
        """Place and player, from the first place down."""
        return [(line.place, line.player) for line in self.tournament.standings]
