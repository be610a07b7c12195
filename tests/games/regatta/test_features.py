"""What the learned evaluation of a race looks at, and what it makes of it."""

from collections.abc import Iterator

import numpy as np
import pytest

from bots.positions import decisions
from taros import games
from taros.bots.learned import LAYERS, Network
from taros.core.game import State
from taros.games.regatta import features
from taros.games.regatta.kernel import scores
from taros.games.regatta.layout import HAND, KINDS, PLACE, SEAT
from taros.kernels import array, load

GAME = games.get("regatta")


def beginnings(seats: int, count: int = 12) -> Iterator[State]:
    found = (s for s in decisions(GAME, seats, seed=1, turn_limit=6) if features.begins_turn(s))
    return (state for _, state in zip(range(count), found, strict=False))


def judged(state: State, compiled: bool) -> list[float]:
    network = Network(GAME, state, compiled, review=True)
    shares = [0.0] * GAME.rules.num_seats(state)
    given = np.array(shares) if compiled else shares
    kernels = load(GAME.kernels, "net", compiled)
    kernels.judge(array(state, compiled), network.weights, network.buffers, given)
    return [float(share) for share in given]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_weights_fit_and_are_small(seats: int) -> None:
    path = GAME.resource("weights") / f"review-{seats}.npz"
    assert len(path.read_bytes()) < 30_000
    with np.load(str(path)) as arrays:
        assert set(arrays) == {*LAYERS, "rounds"}
        assert arrays["inner"].shape[0] == features.num_features(seats)
        assert arrays["outer"].shape[1] == seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_speeds_judge_alike_and_chances_add_up(seats: int) -> None:
    for state in beginnings(seats, 4):
        chances = judged(state, compiled=False)
        assert sum(chances) == pytest.approx(1)
        assert chances == pytest.approx(judged(state, compiled=True), abs=1e-12)


def test_once_a_boat_is_home_it_has_won() -> None:
    state = next(beginnings(3))
    state[PLACE + 1] = 1
    assert judged(state, compiled=True) == [0, 1, 0]


def test_a_better_hand_is_a_better_chance() -> None:
    """One card straight on, beside others that turn away from the course."""
    state = next(beginnings(2))
    seat = state[SEAT]
    names = [GAME.notation.format_move(state, code) for code, _ in GAME.rules.outcomes(dealing())]
    hands = []
    for card in ("S", "L90"):
        held = list(state)
        held[HAND + KINDS * seat : HAND + KINDS * (seat + 1)] = [0] * KINDS
        for each in (card, "L90", "R90", "L90", "R90"):
            held[HAND + KINDS * seat + names.index(each)] += 1
        hands.append(judged(held, compiled=True)[seat])
    assert hands[0] > hands[1] + 0.01


def dealing() -> State:
    """Before the first card: every kind may come."""
    return GAME.rules.new(2, GAME.rules.validate_options(2, GAME.options()))


def test_points_in_prospect_count_the_best_card() -> None:
    for state in beginnings(3, 6):
        points = [0.0] * 3
        features.write_prospects(state, points)
        plain = [0] * 3
        scores(state, plain)
        assert all(0 >= ahead >= now - 1 for ahead, now in zip(points, plain, strict=True))
        assert points != pytest.approx(plain)


def test_notes_of_earlier_states_change_no_features() -> None:
    """Cards are rated once for all hands, but anew as soon as a boat has moved."""
    notes = [0] * features.NOTES
    states = list(beginnings(3, 6))
    for state in [*states, *states]:
        sizes = features.num_features(3)
        used, fresh = [0.0] * sizes, [0.0] * sizes
        features.write_features(state, notes, used)
        features.write_features(state, [0] * features.NOTES, fresh)
        assert used == fresh
