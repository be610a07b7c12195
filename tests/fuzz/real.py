"""Real inputs that are changed: records, positions, courses, decks, and requests that have them."""

import random
from pathlib import Path
from typing import Any, NamedTuple

import taros
from games.regatta.test_own_files import COURSE, COURSE_LINE, DECK
from server.people import seats

DATA = Path(__file__).parents[1] / "games" / "regatta" / "data"
GAMES = {"marrakech": (2, 3, 4), "regatta": (1, 2, 4)}


class Request(NamedTuple):
    path: str
    body: dict[str, Any]


class Texts(NamedTuple):
    """By game: texts that are right."""

    records: dict[str, list[str]]
    positions: dict[str, list[str]]
    courses: list[str]
    decks: list[str]


def texts() -> Texts:
    chance = random.Random(0)
    records: dict[str, list[str]] = {game: [] for game in GAMES}
    positions: dict[str, list[str]] = {game: [] for game in GAMES}
    for game, counts in GAMES.items():
        for count in counts:
            match = taros.new(game, count, seed=count)
            while match.to_act is not None and match.ply < 60:
                match.play(chance.choice(match.legal(45)).text)
                if chance.random() < 0.1:
                    positions[game].append(match.position)
            records[game].append(match.record(reveal=True))
    records["regatta"] += [file.read_text() for file in sorted(DATA.glob("*.taros"))]
    positions["regatta"] += [file.read_text().strip() for file in sorted(DATA.glob("*.position"))]
    return Texts(records, positions, [COURSE, COURSE_LINE], [DECK, "A0=1000/0/0,200*A0"])


def request(of: Texts, chance: random.Random) -> Request:
    """Return a request that is right."""
    game = chance.choice(list(GAMES))
    record, position = chance.choice(of.records[game]), chance.choice(of.positions[game])
    own = {"course": chance.choice(of.courses), "deck": chance.choice(of.decks)}
    options: dict[str, Any] = own if game == "regatta" else {"rugs": 3, "purse": 20}
    start = {"game": game, "seats": 2, "options": options}
    table = {"game": game, "seats": seats("me", "open"), "options": options, "position": position}
    return chance.choice(
        (
            Request("/api/replays", {"record": record}),
            Request("/api/records", {"record": record}),
            Request("/api/positions/moments", {"record": record, "ply": 5}),
            Request("/api/positions", {"game": game, "text": position}),
            Request("/api/starts", start),
            Request("/api/positions/starts", start),
            Request("/api/tables", table),
            Request("/api/tables", {**table, "position": None, "public": True}),
            Request(f"/api/puzzles/{game}/1/tries", {"move": "left"}),
        )
    )
