"""Positions to think about, and what is true of them by trying everything."""

import random
from collections.abc import Iterator
from fractions import Fraction

from taros.core.game import CHANCE, OVER, Game, State


def decisions(game: Game, seats: int, seed: int, **options: object) -> Iterator[State]:
    """The states of a random game in which a seat has a choice."""
    rng = random.Random(seed)
    state = game.rules.new(seats, game.rules.validate_options(seats, game.options(**options)))
    while (actor := game.rules.to_act(state)) != OVER:
        if actor == CHANCE:
            codes, weights = zip(*game.rules.outcomes(state), strict=True)
            code = rng.choices(codes, weights)[0]
        else:
            codes = tuple(game.rules.legal(state))
            if len(codes) > 1:
                yield list(state)
            code = rng.choice(codes)
        game.rules.apply(state, code)


def after(game: Game, state: State, code: int) -> State:
    changed = list(state)
    game.rules.apply(changed, code)
    return changed


def observed(game: Game, state: State) -> State:
    out = list(state)
    game.rules.observe(state, game.rules.to_act(state), out)
    return out


def win_shares(game: Game, state: State) -> list[Fraction]:
    """Of every seat, if all do what is best for themselves from here to the end."""
    actor = game.rules.to_act(state)
    if actor == OVER:
        winners = [standing.win > 0 for standing in game.rules.standings(state)]
        return [Fraction(win, sum(winners)) for win in winners]
    if actor == CHANCE:
        outcomes = game.rules.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        shares = [
            [
                Fraction(weight, total) * share
                for share in win_shares(game, after(game, state, code))
            ]
            for code, weight in outcomes
        ]
        return [sum(column, Fraction()) for column in zip(*shares, strict=True)]
    below = (win_shares(game, after(game, state, code)) for code in game.rules.legal(state))
    return max(below, key=lambda shares: shares[actor])
