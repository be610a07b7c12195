"""How long a player's page with 10,000 games takes, and a ladder of 10,000 players, over HTTP.

Everybody has played five rated games or more of Marrakech for two, and one of them 10,000 more. The
games are written into the database as results, with the rows that a server would have made.
"""

import random
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

import httpx

from measure import Measure
from sockets import SERVER, Process, free_port
from taros.server.accounts.names import skeleton
from taros.server.ratings import fold
from taros.server.ratings.fold import RatingFold
from taros.server.settings import VARIABLE, Settings, encode
from taros.server.storage import Store
from taros.server.storage.results import Result, insert_results
from taros.server.storage.schema import accounts, tables
from taros.tables.events import Place, Setup, encode_setup
from taros.tables.protocol import Pace, SeatSummary, TableSummary
from taros.tables.summary import Summary, encode_stored

PLAYERS = 10_000
GAMES = 10_000  # of the busiest player
BUSIEST = "guest0"
START = 1_780_000_000_000  # milliseconds since 1970
APART = 60_000  # milliseconds between the ends of two games
TIMES = 20  # that each page is read


def measures() -> Iterator[Measure]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'tables.db'}"
        folded = fill(database)
        yield Measure("games folded into ratings", folded, "games/s")
        settings = Settings(database=database, rate=1e9, thinkers=1, prepare=False)
        with Process(port, SERVER, {VARIABLE: encode(settings)}):
            for name, path in PAGES.items():
                yield Measure(f"{name}, median", _median(port, path), "ms", at_most=100)


PAGES = {
    f"the page of a player with {GAMES:,} games": "players/page?name=Player 0",
    "the same of one opponent": "players/page?name=Player 0&opponent=Player 1",
    "the first of these games": "players/games?name=Player 0",
    f"the first page of a ladder of {PLAYERS:,} players": "ladders/marrakech?season=all",
    "its last page": f"ladders/marrakech?season=all&page={PLAYERS // 50}",
}


def _median(port: int, path: str) -> float:
    """Return the milliseconds until the answer is there."""
    took = []
    with httpx.Client(trust_env=False) as http:
        for _ in range(TIMES):
            began = time.perf_counter()
            answer = http.get(f"http://127.0.0.1:{port}/api/{path}")
            took.append(1000 * (time.perf_counter() - began))
            answer.raise_for_status()
    return sorted(took)[TIMES // 2]


def fill(database: str) -> float:
    """Write players and games into a new database; return how many games were folded a second."""
    store = Store(database)
    store.open()
    rng = random.Random(1)
    with store.engine.begin() as connection:
        people = [
            {
                "guest": f"guest{number}",
                "name": f"Player {number}",
                "skeleton": skeleton(f"Player {number}"),
                "created": START,
            }
            for number in range(PLAYERS)
        ]
        connection.execute(accounts.insert(), people)
        games = _games(rng)
        while some := list(islice(games, 1000)):
            connection.execute(tables.insert(), [_row(results) for results in some])
            insert_results(connection, [each for results in some for each in results])
    fold.AT_ONCE = 5000
    began = time.perf_counter()
    count = RatingFold(store.engine).run()
    seconds = time.perf_counter() - began
    store.close()
    return count / seconds


def _games(rng: random.Random) -> Iterator[list[Result]]:
    number = 0
    order = [f"guest{each}" for each in range(PLAYERS)]
    for _ in range(5):
        rng.shuffle(order)
        for pair in zip(order[::2], order[1::2], strict=True):
            yield _game(rng, number, "marrakech", pair)
            number += 1
    for _ in range(GAMES - 5):
        others = rng.sample(range(1, 300), rng.choice((1, 1, 2, 3)))
        game = rng.choice(("marrakech", "regatta"))
        yield _game(rng, number, game, (BUSIEST, *(f"guest{each}" for each in others)))
        number += 1


def _game(rng: random.Random, number: int, game: str, guests: Sequence[str]) -> list[Result]:
    places = rng.sample(range(1, len(guests) + 1), len(guests))
    return [
        Result(
            *(f"t{number}", seat, guest, None, game, len(guests), START + number * APART, True),
            *(place, float(place == 1), "classic" if game == "regatta" else None),
        )
        for seat, (guest, place) in enumerate(zip(guests, places, strict=True))
    ]


def _row(results: Sequence[Result]) -> dict[str, Any]:
    """Return the row of a finished table."""
    first = results[0]
    guests = [each.guest for each in results]
    names = [f"Player {str(guest).removeprefix('guest')}" for guest in guests]
    places = tuple(Place(guest=guest, name=name) for guest, name in zip(guests, names, strict=True))
    setup = Setup(
        first.game, str(guests[0]), places, {}, Pace(), False, "i", first.finished, rated=True
    )
    seats = [SeatSummary("person", name, None) for name in names]
    table = TableSummary(
        *(first.table_id, first.game, "over", seats, Pace(), first.finished, 50, None, False),
        *(first.finished, None, None, []),
    )
    return {
        "id": first.table_id,
        "nonce": first.table_id,
        "setup": encode_setup(setup),
        "state": "over",
        "public": False,
        "created": first.finished,
        "summary": encode_stored(Summary(table, str(guests[0]), guests)),
    }


if __name__ == "__main__":
    fill(sys.argv[1])
