"""Whole matches for the tests of the core, made by random play from fixed seeds."""

import random
from typing import Any

import taros


def play_on(match: taros.Match, choices: int, moves: int = 10_000) -> taros.Match:
    """Play up to so many random moves, or to the end; chance too where it is left to `play`."""
    rng = random.Random(choices)
    for _ in range(moves):
        options = match.legal() or [move for move, _ in match.outcomes()]
        if not options:
            break
        match.play(rng.choice(options))
    return match


def played(seats: int = 4, seed: int = 7, moves: int = 10_000, **options: Any) -> taros.Match:
    """A match of random moves, whole unless `moves` ends it before."""
    return play_on(taros.new("marrakech", seats=seats, seed=seed, **options), seed, moves)


def short(seats: int = 2, seed: int = 7, **options: Any) -> taros.Match:
    """A whole match of few turns."""
    return played(seats, seed, **{"rugs": 2, **options})


def moves_of(match: taros.Match) -> list[str]:
    """The seats' moves, without what chance did."""
    return [ply.move.text for ply in match.plies if ply.actor != taros.CHANCE]


def line_of(text: str, start: str) -> int:
    """The number, from 1, of the first line of a text that begins so."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line.startswith(start):
            return number
    raise AssertionError(f"no line begins with {start}")
