"""States with what a seat may not know left blank."""

from .game import Game, State


def observed(game: Game, state: State, seat: int | None = None) -> State:
    """Return what `seat` may know of `state`, as a state; by default the seat to act."""
    observation = list(state)
    game.rules.observe(state, game.rules.to_act(state) if seat is None else seat, observation)
    return observation
