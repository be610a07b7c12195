"""Pairing: what holds for every round of every tournament."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taros.server.tournaments import pairing
from taros.server.tournaments.knock_out import going_on, knock_out
from taros.server.tournaments.pairing import Past, circle, pair

numbers_of_players = st.integers(2, 14)


class History:
    """Rounds that were played, with results by chance."""

    def __init__(self, players: int, size: int) -> None:
        self.players = range(players)
        self.size = size
        self.points = Counter[int]()
        self.met = Counter[tuple[int, int]]()
        self.seats = {player: [0] * size for player in self.players}
        self.byes = Counter[int]()

    @property
    def past(self) -> Past:
        return Past(self.points, self.met, self.seats, self.byes)

    def play(self, order: list[int], *, by_points: bool = True) -> None:
        """Pair a round, check that it is one, and let those win who come first in `order`."""
        ranked = sorted(self.players, key=lambda player: (-self.points[player], player))
        found = pair(ranked, self.size, self.past, by_points=by_points)
        seated = [player for table in found.tables for player in table]
        assert sorted([*seated, *found.byes]) == list(self.players)
        assert {len(table) for table in found.tables} <= {self.size}
        assert len(found.byes) < self.size or not found.tables
        for table in found.tables:
            self.met.update(combinations(sorted(table), 2))
            for seat, player in enumerate(table):
                self.seats[player][seat] += 1
                self.points[player] += 2 * sum(
                    order.index(player) < order.index(other) for other in table
                )
        self.byes.update(found.byes)

    def spread(self, counts: Counter[int] | list[int]) -> int:
        values = [counts[n] for n in self.players] if isinstance(counts, Counter) else counts
        return max(values) - min(values)


def orders(players: int, rounds: int) -> st.SearchStrategy[list[list[int]]]:
    one = st.permutations(range(players)).map(list)
    return st.lists(one, min_size=rounds, max_size=rounds)


@settings(deadline=None, max_examples=25)
@given(data=st.data(), players=numbers_of_players, size=st.integers(2, 4))
def test_everybody_is_paired_and_byes_are_fair(
    data: st.DataObject, players: int, size: int
) -> None:
    """Nobody has a bye twice before everybody has had one."""
    history = History(players, size)
    for order in data.draw(orders(players, 5)):
        history.play(order)
        assert history.spread(history.byes) <= 1


@settings(deadline=None, max_examples=25)
@given(data=st.data(), half=st.integers(2, 8))
def test_two_do_not_meet_again_as_long_as_that_can_be_avoided(
    data: st.DataObject, half: int
) -> None:
    """Among `2 * half` players, that is possible for at least `half` rounds however they end."""
    history = History(2 * half, 2)
    for order in data.draw(orders(2 * half, half)):
        history.play(order)
    assert set(history.met.values()) == {1}


@settings(deadline=None, max_examples=25)
@given(data=st.data(), half=st.integers(2, 8))
def test_everybody_begins_as_often_as_not(data: st.DataObject, half: int) -> None:
    """Within one, and as long as nobody has to meet somebody again for it."""
    history = History(2 * half, 2)
    for order in data.draw(orders(2 * half, 1 + half // 2)):
        history.play(order)
        assert max(map(history.spread, history.seats.values())) <= 1


@settings(deadline=None, max_examples=8)
@given(data=st.data(), tables=st.integers(4, 6), size=st.integers(3, 4))
def test_tables_of_three_and_four_are_new_company(
    data: st.DataObject, tables: int, size: int
) -> None:
    players = tables * size
    history = History(players, size)
    for order in data.draw(orders(players, 2)):
        history.play(order)
    assert set(history.met.values()) == {1}
    assert max(map(history.spread, history.seats.values())) <= 1


def test_players_with_equal_points_play_each_other() -> None:
    past = Past(points={0: 4, 1: 0, 2: 4, 3: 2, 4: 0, 5: 2})
    tables = pair([0, 2, 3, 5, 1, 4], 2, past).tables
    assert sorted(map(sorted, tables)) == [[0, 2], [1, 4], [3, 5]]
    past = Past(points={n: n // 4 for n in range(8)})
    tables = pair([7, 3, 6, 2, 5, 1, 4, 0], 4, past).tables
    assert sorted(map(sorted, tables)) == [[0, 1, 2, 3], [4, 5, 6, 7]]


def test_the_bye_goes_to_the_last_of_those_who_had_none() -> None:
    past = Past(points={0: 6, 1: 4, 2: 2}, byes={2: 1})
    assert pair([0, 1, 2], 2, past).byes == (1,)


def test_a_matching_is_better_than_pairing_from_the_top() -> None:
    """From the top, 0 would play 1, and 2 and 3 would have to meet again."""
    past = Past(points={0: 2, 1: 2, 2: 2, 3: 2}, met={(2, 3): 1})
    assert {frozenset(table) for table in pair([0, 1, 2, 3], 2, past).tables} in (
        {frozenset({0, 2}), frozenset({1, 3})},
        {frozenset({0, 3}), frozenset({1, 2})},
    )


def test_many_players_are_paired_although_distant_ones_are_tried_last() -> None:
    """The first half has met all who are near them."""
    players = range(80)
    met = dict.fromkeys(combinations(range(40), 2), 1)
    tables = pair(players, 2, Past(met=met)).tables
    assert len(tables) == 40
    assert all(tuple(sorted(table)) not in met for table in tables)


def test_the_search_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if every other pair of the players has met."""
    tried = 0

    def exchanges(one: list[int], other: list[int]) -> Iterator[tuple[list[int], list[int]]]:
        nonlocal tried
        for found in all_exchanges(one, other):
            tried += 1
            yield found

    all_exchanges = pairing._exchanges
    monkeypatch.setattr(pairing, "_exchanges", exchanges)
    monkeypatch.setattr(pairing, "MOST_TRIED", 5_000)
    players = range(128)
    met = dict.fromkeys((two for two in combinations(players, 2) if sum(two) % 2), 1)
    points = {player: player * player % 37 for player in players}
    found = pair(players, 4, Past(points, met))
    assert sorted(player for table in found.tables for player in table) == [*players]
    assert 5_000 <= tried <= 5_001


@pytest.mark.parametrize("players", range(2, 12))
def test_on_a_circle_everybody_meets_everybody_once(players: int) -> None:
    field = [7 * n for n in range(players)]
    met, byes = Counter[frozenset[int]](), Counter[int]()
    for number in range(players - 1 + players % 2):
        found = circle(field, number, Past())
        together = [player for table in found.tables for player in table]
        assert sorted([*together, *found.byes]) == field
        met.update(map(frozenset, found.tables))
        byes.update(found.byes)
    assert met == Counter(map(frozenset, combinations(field, 2)))
    assert byes == Counter(field if players % 2 else [])


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7, 8, 11, 13, 16, 27, 33, 64, 100])
def test_a_knock_out_has_byes_in_its_first_round_alone(players: int, size: int) -> None:
    left, rounds = list(range(players)), 0
    while len(left) > 1:
        found = knock_out(left, size)
        assert sorted([*found.byes, *(p for table in found.tables for p in table)]) == left
        assert list(found.byes) == left[: len(found.byes)], "the best seeds"
        assert not (rounds and found.byes)
        is_final = len(left) <= size
        smallest = 2 if is_final else max(2, size - 1)
        assert all(smallest <= len(table) <= size for table in found.tables)
        assert sum(len(table) < size for table in found.tables) <= 1
        go_on = 1 if is_final else going_on(size)
        left = sorted([*found.byes, *(p for table in found.tables for p in sorted(table)[:go_on])])
        rounds += 1
    assert left == [0]


def test_the_best_seeds_meet_in_the_final() -> None:
    assert knock_out(range(4), 2).tables == ((0, 3), (1, 2))
    assert knock_out(range(8), 4).tables == ((0, 3, 4, 7), (1, 2, 5, 6))
