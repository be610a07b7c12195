"""Values of many states at once are those that plain kernels find for one after the other."""

from collections.abc import Iterator
from statistics import fmean

import pytest

import taros
from game_parts import determinize
from review.games import greedy_game
from taros.bots.learned import Network
from taros.core.game import CHANCE, Game, State
from taros.core.observation import observed
from taros.kernels import load
from taros.kernels.shared.rng import seed_rng
from taros.review import values
from taros.review.values import SEED, WORLDS, Values

SETUPS = {
    "marrakech": greedy_game("marrakech", 3, plies=60),
    "turn-last": greedy_game("marrakech", 2, plies=60, turn_time="end", two_player="one-colour"),
    "regatta": greedy_game("regatta", 2, plies=60, course="sprint"),
}


@pytest.fixture(params=SETUPS)
def match(request: pytest.FixtureRequest) -> taros.Match:
    return SETUPS[request.param]


def judged(game: Game, state: State) -> list[float]:
    """Return every seat's chance where a turn begins, by the plain network."""
    network = Network(game, state, compiled=False, review=True)
    shares = [0.0] * game.rules.num_seats(state)
    load(game.kernels, "net", compiled=False).judge(state, network.weights, network.buffers, shares)
    return shares


def begins_turn(game: Game, state: State) -> bool:
    return bool(load(game.kernels, "features", compiled=False).begins_turn(state))


def moments(match: taros.Match) -> Iterator[State]:
    yield from (list(state) for state in match.states())


def after(game: Game, state: State, code: int) -> State:
    changed = list(state)
    game.rules.apply(changed, code)
    return changed


def test_where_a_turn_begins_the_network_judges(match: taros.Match) -> None:
    game = match.game
    found = [state for state in moments(match) if begins_turn(game, state)][:2]
    for state in found:
        assert Values(game, state).of(state)[0] == pytest.approx(judged(game, state))
    assert len(found) == 2


def test_a_choice_is_judged_in_guesses_one_after_the_other() -> None:
    match = SETUPS["regatta"]
    game, compared = match.game, 0
    for state in moments(match):
        seat = game.rules.to_act(state)
        if seat < 0 or compared == 2:
            continue
        observation = observed(game, state)
        for code in game.rules.legal(state)[:4]:
            if chance_of(game, observation, seat, code, 0) is not None:
                worlds = [chance_of(game, observation, seat, code, i) for i in range(WORLDS)]
                chance = Values(game, observation).moves(observation, [code])[code]
                assert chance == pytest.approx(fmean(filter(None, worlds)))
                compared += 1
                break
    assert compared == 2


def test_rivals_take_the_lanes_that_are_best_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "WORLDS", 2)
    start = taros.new("regatta", 3, seed=1, course="sprint", lanes="chosen")
    game, observation, mover = start.game, list(start.state), start.to_act
    assert mover is not None
    judged_here = Values(game, observation).moves(observation)
    assert len(judged_here) == 3
    code = next(iter(judged_here))
    rival, taken = (mover - 1) % 3, after(game, observation, code)
    ends = []
    for lane in game.rules.legal(taken):
        last = after(game, taken, lane)
        [left] = game.rules.legal(last)
        ends.append(mean_shares(game, after(game, last, left), mover, worlds=2))
    best = max(ends, key=lambda shares: shares[rival])
    assert judged_here[code] == pytest.approx(best[mover])


def mean_shares(game: Game, observation: State, seat: int, worlds: int) -> list[float]:
    """Return every seat's mean chance once chance has acted, in so many guesses."""
    guesses = (guess(game, observation, seat, number) for number in range(worlds))
    found = [judged(game, drawn_on(game, *each)) for each in guesses]
    return [fmean(column) for column in zip(*found, strict=True)]


def chance_of(game: Game, observation: State, seat: int, code: int, number: int) -> float | None:
    """Return the chance after a move in guess number `number`, if the move ends the turn."""
    world, rng = guess(game, observation, seat, number)
    world = drawn_on(game, after(game, world, code), rng)
    return judged(game, world)[seat] if begins_turn(game, world) else None


def guess(game: Game, observation: State, seat: int, number: int) -> tuple[State, list[int]]:
    """Return guess number `number` at what `seat` cannot see, and the generator of its luck."""
    rng = [0]
    seed_rng(rng, SEED, number)
    return determinize(game, observation, seat, rng), rng


def drawn_on(game: Game, world: State, rng: list[int]) -> State:
    """Let chance act in `world` while it can; return `world`."""
    drawn = load(game.kernels, "playout", compiled=False).drawn
    while game.rules.to_act(world) == CHANCE:
        codes, weights = map(list, zip(*game.rules.outcomes(world), strict=True))
        game.rules.apply(world, drawn(rng, codes, weights, len(codes)))
    return world
