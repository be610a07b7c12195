"""Tree search: what it finds out near the end is what is true there."""

from fractions import Fraction

import pytest

from bots.clocks import Clock
from bots.positions import after, decisions, win_shares
from taros import games
from taros.bots.base import Budget
from taros.bots.mcts import MctsBot
from taros.core.game import State
from taros.kernels.shared.rng import seed_rng
from taros.kernels.workspaces import Tree

GAME = games.get("marrakech")


class Watched(MctsBot):
    """Keeps its tree."""

    def _tree(self, nodes: int, seats: int) -> Tree:
        self.seats = seats
        self.kept = super()._tree(nodes, seats)
        return self.kept

    def shares(self, seat: int) -> dict[int, float]:
        """What it thinks of every move from the root."""
        codes, visits, children, siblings, sums = self.kept
        found, node = {}, children[0]
        while node:
            found[int(codes[node])] = sums[node * self.seats + seat] / visits[node]
            node = siblings[node]
        return found


def chosen(bot: MctsBot, state: State, visits: int, stream: int = 0) -> int:
    rng = [0]
    seed_rng(rng, 3, stream)
    return bot.choose(state, GAME.rules.legal(state), rng, Budget(count=visits))


def near_the_end(seats: int, seed: int) -> State:
    """One rug is left, and the way that Assam will go."""
    states = list(decisions(GAME, seats, seed))
    return states[-2]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_it_comes_near_the_exact_chances_before_the_last_roll(seats: int, seed: int) -> None:
    state = near_the_end(seats, seed)
    seat = GAME.rules.to_act(state)
    exact = {c: win_shares(GAME, after(GAME, state, c))[seat] for c in GAME.rules.legal(state)}
    bot = Watched(GAME)
    code = chosen(bot, state, 20_000)
    assert exact[code] > max(exact.values()) - Fraction(2, 100)
    found = bot.shares(seat)
    assert found[code] == pytest.approx(float(exact[code]), abs=0.04)


def test_every_visit_is_counted_and_shared_out() -> None:
    bot = Watched(GAME)
    chosen(bot, list(decisions(GAME, 4, 1))[40], 500)
    _, visits, _, _, sums = bot.kept
    assert visits[0] == 500
    assert sum(sums[:4]) == pytest.approx(500)
    for node in range(500):
        if visits[node]:
            assert sum(sums[4 * node : 4 * node + 4]) == pytest.approx(visits[node])


def test_the_visits_of_a_node_are_its_first_and_those_below() -> None:
    bot = Watched(GAME)
    chosen(bot, list(decisions(GAME, 3, 1))[31], 700)
    _, visits, children, siblings, _ = bot.kept
    for node in range(701):
        below, child = 0, children[node]
        while child:
            below += visits[child]
            child = siblings[child]
        if below:
            assert visits[node] == below + (1 if node else 0)


def test_more_time_is_more_visits(clock: Clock) -> None:
    bot = Watched(GAME)
    state = list(decisions(GAME, 4, 1))[40]
    legal = GAME.rules.legal(state)
    visits = []
    for looks in (10, 12, 14):
        clock.looks, clock.stops_at = 0, looks
        assert bot.choose(state, legal, [1 << 32], Budget(seconds=1)) in legal
        visits.append(int(bot.kept.visits[0]))
    assert visits == sorted({*visits})


def test_a_full_tree_is_still_visited() -> None:
    class Small(Watched):
        def _tree(self, nodes: int, seats: int) -> Tree:
            return super()._tree(20, seats)

    bot = Small(GAME, compiled=False)
    chosen(bot, list(decisions(GAME, 3, 1))[-8], 60)
    assert bot.kept.visits[0] == 60
