"""Optional parts of games, and kernels that the record of a game does not show."""

from collections.abc import MutableSequence, Sequence

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
