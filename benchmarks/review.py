"""How long it takes to review a game."""

import time
from collections.abc import Iterator

import taros
from measure import Measure
from taros import bots
from taros.core.match import Match
from taros.review.review import review, tasks

JOBS = 2


def measures() -> Iterator[Measure]:
    for game, name, limit in (
        ("marrakech", "a game of Marrakech for four", 20.0),
        ("regatta", "a race of Regatta with four boats", 12.0),
    ):
        match = _played(game)
        next(tasks(match)).run()  # kernels that were never compiled are, and kept
        began = time.perf_counter()
        review(match, jobs=JOBS)
        seconds = time.perf_counter() - began
        yield Measure(f"review of {name}, {JOBS} processes", seconds, "s", at_most=limit)


def _played(game: str) -> Match:
    """By greedy players."""
    match = taros.new(game, seats=4, seed=1)
    greedy = bots.get("greedy", match.game)
    while match.to_act is not None:
        legal = match.game.rules.legal(match.state)
        code = greedy.choose(list(match.state), legal, [1 << 32])
        match.play(match.game.notation.format_move(match.state, code))
    return match
