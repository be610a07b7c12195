"""Optional parts of games, and kernels that the record of a game does not show."""

from collections.abc import MutableMapping, MutableSequence, Sequence
from typing import Any, cast

import pytest
from msgspec import Struct
from msgspec.structs import force_setattr

from taros.core.game import Game, Heuristics, State
from taros.kernels import load


def heuristics_of(game: Game) -> Heuristics:
    """Return the heuristics of a game that has some."""
    assert game.heuristics is not None
    return game.heuristics


def policy_scores(game: Game, state: State, codes: Sequence[int]) -> list[int]:
    """Return the scores of moves by the plain policy, which every game has."""
    scores = [0] * len(codes)
    policy = load(game.kernels, "policy", compiled=False)
    policy.heuristic_scores(state, list(codes), len(codes), scores)
    return scores


def policy_candidates(game: Game, state: State) -> list[int]:
    """Return the candidate moves of the plain policy, which every game has."""
    codes = [0] * game.rules.codes
    return codes[: load(game.kernels, "policy", compiled=False).candidate_moves(state, codes)]


def determinize(
    game: Game, observation: Sequence[int], seat: int, rng: MutableSequence[int]
) -> State:
    """Return a state that `seat` cannot tell from the true one, drawn by the plain kernel."""
    state = list(observation)
    load(game.kernels, "determinize", compiled=False).determinize(state, seat, rng)
    return state


def evaluate(game: Game, state: State) -> list[int]:
    """Return how well each seat stands, by the plain kernel."""
    values = [0] * game.rules.num_seats(state)
    load(game.kernels, "policy", compiled=False).evaluate(state, values)
    return values


def replace_field(patch: pytest.MonkeyPatch, part: object, name: str, value: object) -> None:
    """Replace the field or method `name` of a part of a game, which may be frozen, until `patch`
    is undone."""
    if isinstance(part, Struct):
        patch.setitem(cast(MutableMapping[str, Any], _FrozenFields(part)), name, value)
    else:
        patch.setattr(part, name, value)


class _FrozenFields:
    """The fields of a frozen struct, as `monkeypatch.setitem` sets them."""

    def __init__(self, part: Struct) -> None:
        self._part = part

    def get(self, name: str, default: object) -> object:
        return getattr(self._part, name, default)

    def __setitem__(self, name: str, value: object) -> None:
        force_setattr(self._part, name, value)
