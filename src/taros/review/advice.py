"""Advice: the best move and the reasons for it, from what the seat to act can know."""

from collections.abc import Sequence
from typing import Any

import msgspec

from taros import bots
from taros.bots.learned import has_learned
from taros.core.errors import NotAllowed
from taros.core.game import Game, State
from taros.core.words import Message
from taros.kernels.shared.rng import seed_rng

from .values import Values

DEFAULT = "learned"
"""Who plays whatever has the highest value; here in every game, be there such a bot or not."""

SEED = 1
CLEAR = 0.01  # of the chance to win: what makes a move clearly worse

Rated = list[tuple[int, float]]


class Advice(msgspec.Struct, frozen=True):
    """A move, its value, and the reason for it."""

    move: str
    chance: float  # of the mover to win
    runner_up: str | None  # what it was compared with: the best move that is clearly worse, if any
    reason: Message
    preview: Any  # as of `Presenter.preview`


def advise(game: Game, observation: State, bot: str = DEFAULT) -> Advice:
    """Return the best move of the seat to act, which must have a choice.

    Raises Unknown, BadOption, or NotAllowed if there are no learned weights for such games.
    """
    ranked = rated(game, observation, bot)
    assert game.heuristics is not None  # as every game has that something was learned of
    best, chance = ranked[0]
    other = _runner_up(ranked)
    return Advice(
        move=game.notation.format_move(observation, best),
        chance=chance,
        runner_up=None if other is None else game.notation.format_move(observation, other),
        reason=game.heuristics.explain(observation, best, other),
        preview=game.presenter.preview(observation, best),
    )


def _runner_up(ranked: Rated) -> int | None:
    """Return the best move that is clearly worse than the first, or else the last."""
    best, *others = ranked
    clear = [code for code, chance in others if chance < best[1] - CLEAR]
    return next(iter(clear), others[-1][0] if others else None)


def rated(game: Game, observation: State, bot: str = DEFAULT, *, also: Sequence[int] = ()) -> Rated:
    """Return the candidate moves and those in `also`, with the mover's chance to win after each.

    The first is the move that the bot chooses; the others are ordered by their chances.
    """
    check(game, bot)
    chosen = [] if bot == DEFAULT else [_choice(game, observation, bot)]
    chances = Values(game, observation).moves(observation, [*also, *chosen])
    return sorted(
        chances.items(), key=lambda move: (move[0] not in chosen, -move[1], move[0] not in also)
    )


def check(game: Game, bot: str) -> None:
    """Check that `bot` can review `game`. Raises Unknown, BadOption, or NotAllowed."""
    if not has_learned(game):
        raise NotAllowed("review-not-learned", game=game.name)
    if bot != DEFAULT:
        bots.check(bot, game)


def _choice(game: Game, observation: State, bot: str) -> int:
    rng = [0]
    seed_rng(rng, SEED, game.rules.turn(observation))
    return bots.get(bot, game).choose(observation, game.rules.legal(observation), rng)
