"""Regatta in plain Python, as the server runs it: frames for people, and checks of courses."""

import gc
import statistics
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import msgspec

from measure import Measure
from taros import games
from taros.arena.simulate import KernelRunner, plan
from taros.core.words import SOURCE, catalogue
from taros.games.regatta.equipment import course, deck, setup
from taros.games.regatta.options import RegattaOptions
from taros.kernels import array
from taros.tables import views

GAME = games.get("regatta")
SEATS = range(2, 5)
ROUNDS = 5

State = list[int]

_encoder = msgspec.json.Encoder()


def measures() -> Iterator[Measure]:
    catalogue(SOURCE)  # it is read once
    decisions = list(_decisions())
    gc.freeze()  # these, and numba, are no part of a server
    times = sorted(map(_frame_seconds, decisions))
    gc.unfreeze()
    name = f"frame of the seat to act, {len(times):,} decisions of greedy races"
    yield Measure(f"{name}, median", 1e3 * statistics.median(times), "ms")
    yield Measure(f"{name}, p99", 1e3 * statistics.quantiles(times, n=100)[98], "ms", at_most=5)
    yield Measure(f"{name}, longest", 1e3 * times[-1], "ms", at_most=20)
    for name, options in {
        "course": RegattaOptions(course=_course(), stagger=True),
        "deck": RegattaOptions(deck=_deck()),
    }.items():
        check = min(_check_seconds(options) for _ in range(ROUNDS))
        yield Measure(f"worst {name}: check", 1e3 * check, "ms", at_most=50)


def _decisions() -> Iterator[State]:
    """Of a race on every shipped course with two to four boats."""
    for name in course.shipped():
        for seats in SEATS:
            worker = KernelRunner(
                plan("regatta", ["greedy"] * seats, 1, {"course": name}), recording=True
            )
            bots = array([1] * seats, compiled=True)
            plies = worker.kernels.play(worker.start, bots, 1, 0, worker.workspace)
            state = [int(number) for number in worker.start]
            for code in worker.workspace.log[1 : 2 * plies : 2]:
                if GAME.rules.to_act(state) >= 0:
                    yield list(state)
                GAME.rules.apply(state, int(code))


def _frame_seconds(state: State) -> float:
    """What `broadcaster` has made for the seat to act, encoded."""
    seat = GAME.rules.to_act(state)
    match = SimpleNamespace(game=GAME, state=state, turn=GAME.rules.turn(state), ply=0)
    table: Any = SimpleNamespace(
        match=match,
        game=GAME,
        to_act=seat,
        state="playing",
        deadline=None,
        forced_move=None,
        can_undo=lambda seats: False,
    )
    began = time.process_time()
    view = msgspec.Raw(_encoder.encode(GAME.presenter.view(state, seat)))
    _encoder.encode(views.frame(table, [seat], view))
    return time.process_time() - began


# The largest course and the largest deck that are allowed


def _check_seconds(options: RegattaOptions) -> float:
    for remembered in (course.course_of, course.convex_parts, setup._water, setup._motion_bounds):
        remembered.cache_clear()
    began = time.process_time()
    setup.new(4, setup.validate_options(4, options))
    return time.process_time() - began


def _course() -> str:
    """Marks with no room between them, behind an island with many bays."""
    teeth = course.CORNERS - 2
    bays = [(400 - 800 * k // (teeth - 1), 780 if k % 2 else 1000) for k in range(teeth)]
    words = ["line:-300,0,300,0"]
    words += [f"{('ccw', 'cw')[k % 2]}:{26 * k - 90},{1500 + 37 * k % 60}" for k in range(7)]
    words += [f"rock:{95 * k - 1900},3600,20" for k in range(course.ROCKS)]
    corners = [(-400, 750), (400, 750), *bays]
    words.append("island:" + ",".join(f"{x},{y}" for x, y in corners))
    words.append("edge:-9000,-9000,9000,-9000,9000,9000,-9000,9000")
    return ";".join(words)


def _deck() -> str:
    """As many arrows as there can be, all of them long."""
    arrows = [f"L{k}=1000/1000/{90 - k}" for k in range(deck.OWN_ARROWS)]
    kinds = [f"9*L{k}|R{k}" for k in range(deck.OWN_ARROWS)]
    return ",".join(arrows + kinds)
