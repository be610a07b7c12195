"""What games in memory take: a ply of a match, a line of a table's log, the replay of a record."""

import gc
import random
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import taros
from measure import Measure
from taros.core.record import parse_record
from taros.core.steps import run
from taros.hosting.broadcaster import Broadcaster, Connection
from taros.review.review import read_steps
from taros.tables import views
from taros.tables.events import Moved, Opened, Place, Setup
from taros.tables.protocol import Pace
from taros.tables.seating import USUAL_PATIENCE
from taros.tables.table import Table

SEATS = 4
PLIES = 3000
LINES = 5000
ENDLESS = {"turn_limit": "none"}
SEED = "5" * 64


def measures() -> Iterator[Measure]:
    for game, options, most in (("regatta", ENDLESS, 1000), ("marrakech", {}, 300)):
        moves, played = _moves(game, options)
        kept = _kept(partial(_match, game, options, moves))
        yield Measure(f"{game}: a ply of a match", kept / played, "bytes", at_most=most)
    events = _events()
    yield Measure(
        "regatta: a line of a table", _kept(lambda: _table(events)) / LINES, "bytes", at_most=1200
    )
    table = _table(events)
    yield Measure(
        f"regatta: a log of {LINES:,} lines as it is sent, kept for a viewer",
        _kept(lambda: _welcomed(table)) / 1e6,
        "MB",
        at_most=0.5,
    )
    record = _match("regatta", ENDLESS, _moves("regatta", ENDLESS)[0]).record(reveal=True)
    peak = _peak(lambda: _replay(record)) / 1e6
    yield Measure(f"regatta: reading and replaying {PLIES:,} plies", peak, "MB", at_most=20)


def _moves(game: str, options: dict[str, Any]) -> tuple[list[str], int]:
    """Random moves, to the end or to PLIES plies, and how many plies they make."""
    match, rng, moves = taros.new(game, SEATS, seed=3, **options), random.Random(1), list[str]()
    while match.to_act is not None and match.ply < PLIES:
        moves.append(rng.choice(match.legal(5)).text)
        match.play(moves[-1])
    return moves, match.ply


def _match(game: str, options: dict[str, Any], moves: list[str]) -> taros.Match:
    match = taros.new(game, SEATS, seed=3, **options)
    for text in moves:
        match.play(text)
    return match


def _new_table() -> Table:
    places = (Place(guest="ann"),) * SEATS
    setup = Setup("regatta", "ann", places, ENDLESS, Pace(), False, "invite", 1)
    table = Table("t", setup, lambda nonce: SEED)
    table.replay(Opened(), 1)
    return table


def _events() -> list[Moved]:
    """Moves that fill the log of a table."""
    table, rng, events = _new_table(), random.Random(1), list[Moved]()
    while table.number < LINES:
        assert table.to_act is not None
        events.append(Moved(table.to_act, rng.choice(table.match.legal(5)).text))
        table.replay(events[-1], 1)
    return events


def _table(events: list[Moved]) -> Table:
    table = _new_table()
    for event in events:
        table.replay(event, 1)
    return table


def _welcomed(table: Table) -> Broadcaster:
    broadcaster, connection = Broadcaster(), Connection(None)
    snapshot = broadcaster.snapshot(table, (), None)
    broadcaster.welcome(table, connection, snapshot, {}, USUAL_PATIENCE, 1)
    return broadcaster


def _replay(record: str) -> int:
    """The number of bytes that are sent, one piece after the other."""
    match, damage = run(read_steps(parse_record(record)))
    return sum(map(len, views.replay_chunks(match, None, (), True, damage)))


def _kept(make: Callable[[], object]) -> int:
    """Bytes that what is made takes for as long as it is held."""
    make()  # what is loaded once is loaded now
    gc.collect()
    tracemalloc.start()
    held = make()
    gc.collect()
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    del held
    return size


def _peak(do: Callable[[], object]) -> int:
    """The most bytes that are held at a time while something is done."""
    do()
    gc.collect()
    tracemalloc.start()
    do()
    size = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return size


if __name__ == "__main__":
    for measure in measures():
        print(f"{measure.name}: {measure.value:.4g} {measure.unit} ({measure.target_text})")
