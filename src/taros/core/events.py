"""Events of plies for callers that have no state after the ply."""

from typing import Any

from .game import Game, State
from .words import Message


def event_of(game: Game, state: State, code: int, viewer: int | None) -> Any:
    """Return what `viewer` (a seat, or None for a spectator) sees when `code` is applied.

    Applies it to a copy: `state` does not change.
    """
    after = list(state)
    game.rules.apply(after, code)
    return game.presenter.event(state, code, after, viewer)


def describe(game: Game, state: State, code: int, viewer: int | None) -> Message:
    """Put what `viewer` sees when `code` is applied to `state` into words."""
    return game.presenter.words(event_of(game, state, code, viewer))
