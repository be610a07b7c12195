"""Games to review."""

from functools import cache
from typing import Any

import taros
from game_parts import heuristics_of
from taros.core.game import CHANCE
from taros.core.match import Match


@cache
def greedy_game(game: str, seats: int, seed: int = 1, plies: int = 10_000, **options: Any) -> Match:
    """A match of greedy players, to its end or for so many plies. Not to be changed."""
    match = taros.new(game, seats, seed, **options)
    while match.to_act is not None and match.ply < plies:
        assert match.to_act != CHANCE
        codes = heuristics_of(match.game).candidate_moves(match.state)
        ratings = heuristics_of(match.game).scores(match.state, codes)
        code = codes[ratings.index(max(ratings))]
        match.play(match.game.notation.format_move(match.state, code))
    return match
