"""What was learned is read the same everywhere, and used as it should be."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np
import pytest

from bots.positions import after, decisions
from taros import games
from taros.bots.base import Budget
from taros.bots.learned import (
    LAYERS,
    MANY_PLAYOUTS,
    REVIEW_PREFIX,
    LearnedBot,
    Network,
    turns_of_playouts,
)
from taros.core.game import CHANCE, OVER, State
from taros.games.marrakech import features
from taros.games.marrakech.kernel import turned
from taros.games.marrakech.layout import (
    COVER_OWN,
    DIE_WEIGHTS,
    EAST,
    LEFT,
    NEXT,
    NONE,
    OUT,
    OWNERS,
    POSE,
    PURSE,
    RULES,
    SEAT,
    SIDE,
    SLOTS,
    SOUTH,
    SQUARES,
    TOP,
    WALK,
)
from taros.kernels import array, load
from taros.kernels.shared.rng import seed_rng
from taros.kernels.workspaces import NetEvaluator, TrialWorkspace, TurnWorkspace

GAME = games.get("marrakech")
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "2-two-colours": (2, {}),
    "2-one-colour": (2, {"two_player": "one-colour"}),
    "3": (3, {"purse": 8}),
    "4": (4, {"purse": 8}),
}


def beginnings(variant: str, seed: int = 1) -> Iterator[State]:
    seats, options = VARIANTS[variant]
    return filter(features.begins_turn, decisions(GAME, seats, seed, **options))


def judged(state: State, compiled: bool) -> list[float]:
    network = Network(GAME, state, compiled)
    shares = [0.0] * GAME.rules.num_seats(state)
    given = np.array(shares) if compiled else shares
    kernels = load(GAME.kernels, "net", compiled)
    kernels.judge(array(state, compiled), network.weights, network.buffers, given)
    return [float(share) for share in given]


@pytest.mark.parametrize("review", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
def test_weights_fit_and_are_small(variant: str, review: bool) -> None:
    path = GAME.resource("weights") / f"{REVIEW_PREFIX * review}{variant}.npz"
    assert len(path.read_bytes()) < 30_000
    state = next(beginnings(variant))
    assert features.variant(state) == variant
    inner, inner_bias, outer, outer_bias = Network(GAME, state, False, review).weights
    seats = GAME.rules.num_seats(state)
    assert len(inner) == features.num_features(seats) * len(inner_bias)
    assert (len(outer), len(outer_bias)) == (seats * len(inner_bias), seats)
    with np.load(str(path)) as arrays:
        assert set(arrays) == {*LAYERS, "rounds"}


@pytest.mark.parametrize("variant", VARIANTS)
def test_chances_add_up_and_who_is_out_has_none(variant: str) -> None:
    outs = 0
    for seed in range(4):
        for state in beginnings(variant, seed):
            shares = judged(state, compiled=False)
            assert sum(shares) == pytest.approx(1)
            for seat, share in enumerate(shares):
                assert share >= 0
                if state[OUT + seat]:
                    outs += 1
                    assert share == 0
    assert outs > 0 or "purse" not in VARIANTS[variant][1]


@pytest.mark.parametrize("variant", VARIANTS)
def test_both_speeds_judge_alike_to_the_bit(variant: str) -> None:
    for state in beginnings(variant):
        assert judged(state, compiled=False) == judged(state, compiled=True)


def rotated(state: State, seats: int) -> State:
    """The same game, with everybody one seat further on."""
    turned = list(state)
    for field in (TOP, PURSE, LEFT, NEXT, OUT):
        for seat in range(seats):
            turned[field + (seat + 1) % seats] = state[field + seat]
    for seat in range(seats):
        if turned[NEXT + seat] != NONE:
            turned[NEXT + seat] = (turned[NEXT + seat] + 1) % seats
    turned[SEAT] = (state[SEAT] + 1) % seats
    return turned


@pytest.mark.parametrize("variant", ["2-one-colour", "3", "4"])
def test_it_does_not_matter_who_is_called_the_first_seat(variant: str) -> None:
    seats, _ = VARIANTS[variant]
    for state in beginnings(variant):
        shares = judged(rotated(state, seats), compiled=False)
        assert shares[1:] + shares[:1] == pytest.approx(judged(state, compiled=False))


def written(state: State) -> list[float]:
    """The features, whatever was noted before."""
    notes = [99] * features.NOTES
    x = [0.0] * features.num_features(GAME.rules.num_seats(state))
    features.write_features(state, notes, x)
    return x


def of_seats(state: State, feature: int, count: int = 1) -> list[list[float]]:
    """A feature that takes so many numbers, seat by seat."""
    x = written(state)
    seats = GAME.rules.num_seats(state)
    places = [(seat - state[SEAT]) % seats for seat in range(seats)]
    starts = [features.OF_ALL + features.OF_SEAT * place + feature for place in places]
    return [x[start : start + count] for start in starts]


def steps(one: int, other: int) -> int:
    return sum(abs(a - b) for a, b in zip(divmod(one, SIDE), divmod(other, SIDE), strict=True))


RUGS = [{one, two} for one in range(SQUARES) for two in range(one) if steps(one, two) == 1]
Walks = list[tuple[Fraction, int]]  # chances, and how Assam stands then


class Market:
    """What lies where, and where Assam may go, in sets of squares."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.seats = range(GAME.rules.num_seats(state))
        self.colour = {
            square: slot
            for slot, square in product(range(SLOTS), range(SQUARES))
            if state[TOP + slot] >> square & 1
        }
        self.squares = [
            {square for square, slot in self.colour.items() if slot & state[OWNERS] == seat}
            for seat in self.seats
        ]
        for seat in self.seats:
            if state[OUT + seat]:
                self.squares[seat] = set()

    def seat_after(self) -> int:
        order = [(self.state[SEAT] + turn) % len(self.seats) for turn in self.seats[1:]]
        return next(seat for seat in order if not self.state[OUT + seat])

    def region(self, square: int) -> set[int]:
        found: set[int] = set()
        edge = {square}
        while edge:
            found |= edge
            edge = {q for q in self.colour if any(steps(p, q) == 1 for p in edge)} - found
            edge = {q for q in edge if self.colour[q] == self.colour[square]}
        return found

    def due(self, payer: int, owner: int, square: int) -> int:
        if payer == owner or square not in self.squares[owner]:
            return 0
        return len(self.region(square))

    def cost(self, payer: int, walks: Walks) -> Fraction:
        return sum((self.earned(payer, owner, walks) for owner in self.seats), Fraction())

    def earned(self, payer: int, owner: int, walks: Walks) -> Fraction:
        """What an owner gets on average."""
        parts = (chance * self.due(payer, owner, pose // 4) for chance, pose in walks)
        return sum(parts, Fraction())

    def cheapest(self, payer: int, pose: int) -> Walks:
        ways = [walks(turned(pose, way)) for way in range(3)]
        return min(ways, key=lambda way: self.cost(payer, way))

    def next_walks(self) -> Walks:
        return self.cheapest(self.state[SEAT], self.state[POSE])

    def later_walks(self) -> Walks:
        return [
            (chance * then, stop)
            for chance, pose in self.next_walks()
            for then, stop in self.cheapest(self.seat_after(), pose)
        ]

    def exposed(self, seat: int, distance: int, walks: Walks) -> Fraction:
        """How many squares of a seat are so far from Assam on average."""
        found = Fraction()
        for chance, pose in walks:
            found += chance * sum(
                steps(square, pose // 4) == distance for square in self.squares[seat]
            )
        return found

    def exposures(self, walks: Walks) -> list[list[Fraction]]:
        """Of every seat, beside Assam and two steps away, as features have it."""
        return [
            [self.exposed(seat, distance, walks) / (2 * distance) for distance in (1, 2)]
            for seat in self.seats
        ]

    def whole_rugs(self) -> list[set[int]]:
        east, south = self.state[EAST], self.state[SOUTH]
        along = [{square, square + 1} for square in range(SQUARES) if east >> square & 1]
        return along + [{square, square + SIDE} for square in range(SQUARES) if south >> square & 1]

    def places(self, assam: int) -> list[set[int]]:
        """M5: where the seat to play may lay its rug."""
        whole = self.whole_rugs()
        if self.state[RULES] & COVER_OWN:
            whole = [rug for rug in whole if not rug <= self.squares[self.state[SEAT]]]
        return [
            rug
            for rug in RUGS
            if assam not in rug
            and any(steps(square, assam) == 1 for square in rug)
            and rug not in whole
        ]

    def gained_and_taken(self, rug: set[int]) -> int:
        seat = self.state[SEAT]
        rivals = (self.squares[rival] for rival in self.seats if rival != seat)
        return len(rug - self.squares[seat]) + len(rug & set().union(*rivals))

    def best_places(self, assam: int) -> list[set[int]]:
        places = self.places(assam)
        most = max(map(self.gained_and_taken, places))
        return [rug for rug in places if self.gained_and_taken(rug) == most]

    def lost(self, seat: int) -> Fraction:
        """What the best rugs cover of a seat on average."""
        total = Fraction()
        for chance, pose in self.next_walks():
            rugs = self.best_places(pose // 4)
            total += chance * Fraction(
                sum(len(rug & self.squares[seat]) for rug in rugs), len(rugs)
            )
        return total

    def beside(self, seat: int) -> set[int]:
        """Squares that are not its own, next to those that are."""
        own = self.squares[seat]
        return {q for q in range(SQUARES) if any(steps(p, q) == 1 for p in own)} - own


def walks(pose: int) -> Walks:
    return [(Fraction(weight, 6), WALK[4 * pose + i]) for i, weight in enumerate(DIE_WEIGHTS)]


def approximately(found: list[list[Fraction]]) -> Any:
    return [pytest.approx([float(number) for number in numbers]) for numbers in found]


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_sees_what_lies_where_assam_may_stop(variant: str) -> None:
    """Over all ways and rolls: squares beside, and two steps away."""
    for state in beginnings(variant):
        market = Market(state)
        ways = [walk for way in range(3) for walk in walks(turned(state[POSE], way))]
        found = market.exposures(ways)
        assert of_seats(state, features.REACHED, 2) == approximately(found)


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_sees_what_the_next_roll_costs_and_where_it_may_lead(variant: str) -> None:
    paid = 0
    for state in beginnings(variant):
        market = Market(state)
        seat = state[SEAT]
        ways = [walks(turned(state[POSE], way)) for way in range(3)]
        costs = sorted(market.cost(seat, way) / 4 for way in ways)
        seen = written(state)[features.CHEAPEST : features.DEAREST + 1]
        assert seen == pytest.approx([float(cost) for cost in costs])
        everywhere = [walk for way in ways for walk in way]
        tempts = [[market.earned(seat, owner, everywhere) / 4] for owner in market.seats]
        assert of_seats(state, features.TEMPTS) == approximately(tempts)
        ends = market.next_walks()
        earns = [[market.earned(seat, owner, ends) / 4] for owner in market.seats]
        assert of_seats(state, features.EARNS) == approximately(earns)
        exposed = market.exposures(ends)
        assert of_seats(state, features.EXPOSED, 2) == approximately(exposed)
        paid += sum(costs) > 0
    assert paid > 5


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_sees_what_lies_where_assam_may_stop_a_turn_later(variant: str) -> None:
    for state in beginnings(variant):
        market = Market(state)
        ends = market.later_walks()
        found = market.exposures(ends)
        assert of_seats(state, features.EXPOSED_LATER, 2) == approximately(found)


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_sees_who_pays_whom_a_turn_later(variant: str) -> None:
    paid = 0
    for state in beginnings(variant):
        market = Market(state)
        payer, ends = market.seat_after(), market.later_walks()
        earned = [market.earned(payer, owner, ends) / 4 for owner in market.seats]
        assert of_seats(state, features.EARNS_LATER) == approximately([[each] for each in earned])
        assert written(state)[features.LATER] == pytest.approx(float(sum(earned)))
        paid += sum(earned) > 0
    assert paid > 5


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_sees_what_the_next_rug_may_cover(variant: str) -> None:
    for state in beginnings(variant):
        market = Market(state)
        lost = [[market.lost(seat)] for seat in market.seats]
        assert of_seats(state, features.LOSES) == approximately(lost)


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_sees_what_the_next_rug_may_cover_where_own_rugs_may_be_covered(variant: str) -> None:
    seats, options = VARIANTS[variant]
    own_rugs = 0
    for state in decisions(GAME, seats, 1, **options, cover_own=True):
        if features.begins_turn(state):
            market = Market(state)
            lost = [[market.lost(seat)] for seat in market.seats]
            assert of_seats(state, features.LOSES) == approximately(lost)
            whole = market.whole_rugs()
            stops = [pose // 4 for _, pose in market.next_walks()]
            own_rugs += sum(rug in whole for stop in stops for rug in market.places(stop))
    assert own_rugs > 5


@pytest.mark.parametrize("cover_own", [False, True])
def test_among_nothing_but_own_rugs_the_next_one_covers_two_squares(cover_own: bool) -> None:
    state = among_own_rugs(cover_own)
    market = Market(state)
    assert [market.lost(seat) for seat in market.seats] == [2, 0]
    assert of_seats(state, features.LOSES) == [pytest.approx([2]), [0]]


def among_own_rugs(cover_own: bool) -> State:
    """A market that the seat to play has covered with upright rugs, and halves in the last row."""
    options = GAME.options(two_player="one-colour", cover_own=cover_own)
    state = GAME.rules.new(2, GAME.rules.validate_options(2, options))
    state[TOP + state[SEAT]] = (1 << SQUARES) - 1
    state[SOUTH] = sum(1 << SIDE * row + column for row in (0, 2, 4) for column in range(SIDE))
    return state


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_sees_what_lies_beside_the_squares_of_a_seat(variant: str) -> None:
    for state in beginnings(variant):
        market = Market(state)
        bare, front = [], []
        for seat in market.seats:
            beside = market.beside(seat)
            bare.append([Fraction(len(beside - set().union(*market.squares)), 8)])
            front.append([Fraction(len(beside & set().union(*market.squares)), 8)])
        assert of_seats(state, features.BARE) == approximately(bare)
        assert of_seats(state, features.FRONT) == approximately(front)


def rings() -> list[set[int]]:
    """The squares of the market from the rim to the middle."""
    peeled = []
    rest = set(range(SQUARES))
    while rest:
        peeled.append({q for q in rest if sum(steps(p, q) == 1 for p in rest) < 4})
        rest -= peeled[-1]
    return peeled


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_sees_how_far_from_the_rim_the_squares_of_a_seat_are(variant: str) -> None:
    *counted, middle = rings()
    assert middle == {SQUARES // 2}
    for state in beginnings(variant):
        found = [
            [Fraction(len(own & ring), 4) for ring in counted] for own in Market(state).squares
        ]
        assert of_seats(state, features.RINGS, len(counted)) == approximately(found)


@pytest.mark.parametrize("variant", ["3", "4"])
def test_of_who_is_out_it_sees_nothing(variant: str) -> None:
    outs = 0
    for state in beginnings(variant):
        for seat, seen in enumerate(of_seats(state, 0, features.OF_SEAT)):
            assert any(seen) == (not state[OUT + seat])
            outs += state[OUT + seat] > 0
    assert outs > 5


def worth(state: State) -> list[float]:
    """Of every seat, when the next turn begins."""
    actor = GAME.rules.to_act(state)
    if actor == OVER:
        return [standing.win for standing in GAME.rules.standings(state)]
    if features.begins_turn(state):
        return judged(state, compiled=False)
    if actor == CHANCE:
        outcomes = GAME.rules.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        below = [[w * v / total for v in worth(after(GAME, state, c))] for c, w in outcomes]
        return [sum(column) for column in zip(*below, strict=True)]
    below = [worth(after(GAME, state, code)) for code in GAME.rules.legal(state)]
    return max(below, key=lambda shares: shares[actor])


@pytest.mark.parametrize("variant", VARIANTS)
def test_it_plays_what_looks_best_when_its_turn_is_over(variant: str) -> None:
    bot = LearnedBot(GAME)
    seats, options = VARIANTS[variant]
    states = list(decisions(GAME, seats, 2, **options))
    for state in [*states[5::19], states[-1]]:
        seat, legal = GAME.rules.to_act(state), GAME.rules.legal(state)
        rng = [0]
        seed_rng(rng, 1, 1)
        values = {code: worth(after(GAME, state, code))[seat] for code in legal}
        code = bot.choose(state, legal, rng, Budget(count=1))
        assert values[code] == pytest.approx(max(values.values()), abs=1e-12)


@pytest.mark.parametrize(
    ("budget", "turns"),
    [
        (Budget(count=MANY_PLAYOUTS - 1), [4, 3, 4]),
        (Budget(count=MANY_PLAYOUTS), [4, 12, 12]),
        (Budget(seconds=0.1), [4, 12, 12]),
    ],
)
def test_playouts_last_whole_rounds_and_are_short_where_they_are_few(
    budget: Budget, turns: list[int]
) -> None:
    assert [turns_of_playouts(budget, seats) for seats in (2, 3, 4)] == turns


@pytest.mark.parametrize("turns", [4, 12])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_playout_ends_where_the_last_of_its_turns_begins(variant: str, turns: int) -> None:
    kernels = load(GAME.kernels, "searches.search", compiled=False)
    seats, options = VARIANTS[variant]
    ends = 0
    for state in [*decisions(GAME, seats, 4, **options)][::-9]:
        seat, legal = GAME.rules.to_act(state), GAME.rules.legal(state)
        network = Network(GAME, state, compiled=False)
        turn = TurnWorkspace([0] * len(state), [0] * GAME.rules.codes, [0] * GAME.rules.codes, [0])
        evaluator = NetEvaluator(network.weights, network.buffers, [0.0] * seats, turn)
        s, rng = after(GAME, state, legal[0]), [0]
        seed_rng(rng, 1, 1)
        is_new = features.begins_turn(s)
        began = GAME.rules.turn(s)
        codes, numbers = ([0] * GAME.rules.codes for _ in range(2))
        kernels.play_on(turns, seat, evaluator, TrialWorkspace(s, codes, numbers, rng, [0]))
        if GAME.rules.to_act(s) == OVER:
            ends += 1
        else:
            assert features.begins_turn(s)
            assert GAME.rules.turn(s) - began == turns - is_new
    assert ends > 0


LUCK = 0x1234_5678_9ABC


def in_a_playout(state: State, first: int, legal: list[int], ratings: list[int]) -> int:
    """What the seat that thinks makes of a move that greedy likes best."""
    kernels = load(GAME.kernels, "searches.search", compiled=False)
    network = Network(GAME, state, compiled=False)
    shares = [0.0] * GAME.rules.num_seats(state)
    turn = TurnWorkspace([0] * len(state), [0] * GAME.rules.codes, [0] * GAME.rules.codes, [0])
    evaluator = NetEvaluator(network.weights, network.buffers, shares, turn)
    workspace = TrialWorkspace(list(state), list(legal), list(ratings), [0], [0])
    seat = GAME.rules.to_act(state)
    return int(kernels.best_judged(first, len(legal), seat, LUCK, evaluator, workspace))


def turn_over(state: State) -> State:
    """What chance makes of a state before a turn begins, with the luck of the playout."""
    playout = load(GAME.kernels, "playout", compiled=False)
    rng = [LUCK]
    while GAME.rules.to_act(state) == CHANCE and not features.begins_turn(state):
        codes, weights = map(list, zip(*GAME.rules.outcomes(state), strict=True))
        state = after(GAME, state, playout.drawn(rng, codes, weights, len(codes)))
    return state


@pytest.mark.parametrize("variant", VARIANTS)
def test_in_playouts_it_lays_the_best_judged_of_the_rugs_greedy_likes(variant: str) -> None:
    policy = load(GAME.kernels, "policy", compiled=False)
    width = load(GAME.kernels, "searches.search", compiled=False).WIDTH
    seats, options = VARIANTS[variant]
    preferred = 0
    for state in decisions(GAME, seats, 3, **options):
        seat, legal = GAME.rules.to_act(state), GAME.rules.legal(state)
        ratings = [0] * len(legal)
        policy.heuristic_scores(state, legal, len(legal), ratings)
        liked = sorted(range(len(legal)), key=lambda i: -ratings[i])[:width]
        first = legal[liked[0]]
        chosen = in_a_playout(state, first, legal, ratings)
        leads_to = [turn_over(after(GAME, state, legal[i])) for i in liked]
        if all(features.begins_turn(each) for each in leads_to):
            values = [judged(each, compiled=False)[seat] for each in leads_to]
            assert chosen == legal[liked[values.index(max(values))]]
            preferred += chosen != first
        else:  # which way to turn, or the last rug: there is nothing to judge
            assert chosen == first
    assert preferred > 5
