"""Events of plies for callers that have no state after the ply."""

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any

from .game import Game, State
from .words import Message


def event_of(game: Game, state: State, code: int, viewer: int | None) -> Any:
    """Return what `viewer` (a seat, or None for a spectator) sees when `code` is applied.

    Applies it to a copy: `state` does not change.
    """
    return joined_event(game, state, [code], viewer)


def describe(game: Game, state: State, code: int, viewer: int | None) -> Message:
    """Put what `viewer` sees when `code` is applied to `state` into words."""
    return game.presenter.words(event_of(game, state, code, viewer))


def joined_event(game: Game, state: State, codes: Sequence[int], viewer: int | None) -> Any:
    """Return what `viewer` sees when all of `codes` are applied, which are told in one line."""
    events, before = [], state
    for code in codes:
        after = list(before)
        game.rules.apply(after, code)
        events.append(game.presenter.event(before, code, after, viewer))
        before = after
    return reduce(game.presenter.join, events)


def told_together(game: Game, plies: Iterable[tuple[State, int]]) -> list[tuple[State, list[int]]]:
    """Group `plies`, each the state before it and its code, by the lines in which they are told."""
    lines: list[tuple[State, list[int]]] = []
    for state, code in plies:
        if lines and game.presenter.continues(lines[-1][1][-1], code):
            lines[-1][1].append(code)
        else:
            lines.append((state, [code]))
    return lines
