"""Who plays whom: players at tables, and who has a bye.

Every way to seat players has a cost, and the cheapest is looked for. From the heaviest to the
lightest, it counts: byes of players who had one already; players who meet again; seats that a
player had more often than others; and, where points count, how far apart the points at a table are.
Tables of two are found by a matching of maximum weight, so that no cheaper ones exist. For tables
of three and four that is out of reach: from several beginnings, players change places as long as
that makes it cheaper, and the cheapest result counts.
"""

import random
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import NamedTuple

BEGINNINGS = 6  # of the search for tables of three and four
MOST_TRIED = 40_000  # exchanges of two players in this search
ALL_PAIRS = 64  # players up to whom any two may be paired
NEAR = 24  # with more players, those on whom a search is tried first: as many places apart

BYE, AGAIN, SEAT = 10**15, 10**11, 10**7  # what one of each costs; the square of half points: 1


class Past(NamedTuple):
    """What players have played so far; who has not played yet is missing."""

    points: Mapping[int, int] = {}  # half points
    met: Mapping[tuple[int, int], int] = {}  # how often two have met; the lower number first
    seats: Mapping[int, Sequence[int]] = {}  # how often each seat was had
    byes: Mapping[int, int] = {}


class Round(NamedTuple):
    """The tables of a round: their players by seat; and who does not play."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def pair(players: Sequence[int], size: int, past: Past, *, by_points: bool = True) -> Round:
    """Seat `players`, the best of them first, at tables of `size`.

    Those who are left over have a bye. `by_points` brings players of equal strength together.
    """
    if len(players) < size:
        return Round((), tuple(players))
    costs = _Costs(players, size, past, by_points)
    if size == 2:
        groups, byes = _match(players, costs)
    else:
        groups, byes = _exchange(players, costs)
    return Round(tuple(costs.seated(group) for group in groups), tuple(byes))


def circle(field: Sequence[int], number: int, past: Past) -> Round:
    """Return round `number`, from 0, in which everybody of `field` meets everybody once.

    The first player stays where they are, and the others go on by one place around a circle.
    """
    places: list[int | None] = [*field, *([None] if len(field) % 2 else [])]
    rest = places[1:]
    turned = [places[0], *(rest[(i + number) % len(rest)] for i in range(len(rest)))]
    half = len(turned) // 2
    costs = _Costs(field, 2, past, by_points=False)
    tables, byes = [], []
    for one, other in zip(turned[:half], reversed(turned[half:]), strict=True):
        if one is None or other is None:
            byes += [player for player in (one, other) if player is not None]
        else:
            tables.append(costs.seated((one, other)))
    return Round(tuple(tables), tuple(byes))


class _Costs:
    """What it costs to seat certain players at one table, or to give one of them a bye."""

    def __init__(self, players: Sequence[int], size: int, past: Past, by_points: bool) -> None:
        self.size = size
        self._past = past
        self._points = past.points if by_points else {}
        self._rank = {player: rank for rank, player in enumerate(players)}
        self._seatings: dict[tuple[int, ...], tuple[int, tuple[int, ...]]] = {}

    def of_bye(self, player: int) -> int:
        """Return the cost of a bye: the last of those who had the fewest byes are the cheapest."""
        before = self._past.byes.get(player, 0)
        return BYE * before + SEAT * (len(self._rank) - 1 - self._rank[player])

    def of_table(self, group: Sequence[int]) -> int:
        return self.of_company(group) + SEAT * self._seating(group)[0]

    def of_company(self, group: Sequence[int]) -> int:
        """Return the cost of a table but for that of its seats."""
        cost = 0
        for one, other in combinations(group, 2):
            apart = self._points.get(one, 0) - self._points.get(other, 0)
            cost += AGAIN * self._met(one, other) ** 2 + apart**2
        return cost

    def seated(self, group: Sequence[int]) -> tuple[int, ...]:
        """Return the players of a table by seat, as they have had the seats least often."""
        return self._seating(group)[1]

    def _met(self, one: int, other: int) -> int:
        return self._past.met.get((min(one, other), max(one, other)), 0)

    def _seating(self, group: Sequence[int]) -> tuple[int, tuple[int, ...]]:
        """Return how much more often than others the seats were had, and the best seating."""
        key = tuple(sorted(group))
        if key not in self._seatings:
            used = {player: self._had(player) for player in key}
            self._seatings[key] = min(
                (sum(used[player][seat] for seat, player in enumerate(order)), order)
                for order in permutations(key)
            )
        return self._seatings[key]

    def _had(self, player: int) -> list[int]:
        """Return by seat how much more often than the rarest one `player` has had it."""
        had = list(self._past.seats.get(player, ()))[: self.size]
        had += [0] * (self.size - len(had))
        return [count - min(had) for count in had]


# Tables of two


def _match(players: Sequence[int], costs: _Costs) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return the cheapest pairs, and who has the bye if the number of players is odd.

    With many players those far from each other are left out at first: two who are that far apart
    are rarely paired, and the search takes the cube of the number of players.
    """
    if len(players) > ALL_PAIRS:
        near = _matched(players, costs, NEAR)
        is_complete = sum(map(len, near[0])) + len(near[1]) == len(players)
        if is_complete and all(costs.of_table(group) < AGAIN for group in near[0]):
            return near
    return _matched(players, costs, len(players))


def _matched(
    players: Sequence[int], costs: _Costs, reach: int
) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return the cheapest pairs of players who are at most `reach` places apart."""
    from networkx import Graph, max_weight_matching

    nobody = -1
    graph = Graph()
    for rank, player in enumerate(players):
        for other in players[rank + 1 : rank + 1 + reach]:
            graph.add_edge(player, other, weight=-costs.of_table((player, other)))
        if len(players) % 2:
            graph.add_edge(nobody, player, weight=-costs.of_bye(player))
    found = [tuple(sorted(edge)) for edge in max_weight_matching(graph, maxcardinality=True)]
    rank_of = {player: rank for rank, player in enumerate(players)}
    groups = [edge for edge in found if nobody not in edge]
    groups.sort(key=lambda group: min(rank_of[player] for player in group))
    return groups, [edge[1] for edge in found if nobody in edge]


# Tables of three and four


def _exchange(players: Sequence[int], costs: _Costs) -> tuple[list[tuple[int, ...]], list[int]]:
    """Return cheap tables, and who has a bye."""
    chance = random.Random(len(players))  # the same players are seated in the same way
    free = len(players) % costs.size
    rested = set(sorted(players, key=costs.of_bye)[:free])
    byes = [player for player in players if player in rested]
    playing = [player for player in players if player not in rested]
    best: list[list[int]] = []
    left = MOST_TRIED
    cheapest = -1
    for beginning in range(BEGINNINGS):
        order = _shuffled_nearby(playing, beginning * costs.size, chance)
        groups = [order[n : n + costs.size] for n in range(0, len(order), costs.size)]
        left = _improve(groups, costs, left)
        cost = sum(map(costs.of_table, groups))
        if cheapest < 0 or cost < cheapest:
            best, cheapest = groups, cost
        if cheapest < SEAT or not left:  # nobody meets again, nobody has a seat too often
            break
    return [tuple(group) for group in best], byes


def _shuffled_nearby(players: Sequence[int], reach: int, chance: random.Random) -> list[int]:
    """Return `players` in an order in which they are about `reach` places from where they were."""
    places = [rank + chance.uniform(0, reach) for rank in range(len(players))]
    return [player for _, player in sorted(zip(places, players, strict=True))]


def _improve(groups: list[list[int]], costs: _Costs, most: int) -> int:
    """Let players change places as long as that makes the tables cheaper, and at most `most`
    exchanges are tried; return how many of those are left."""
    prices = [costs.of_table(group) for group in groups]
    is_better = True
    while is_better:
        is_better = False
        for a, b in combinations(range(len(groups)), 2):
            if not (prices[a] or prices[b]):
                continue
            for one, other in _exchanges(groups[a], groups[b]):
                if not most:
                    return 0
                most -= 1
                price = prices[a] + prices[b]
                if costs.of_company(one) + costs.of_company(other) >= price:
                    continue
                cost = costs.of_table(one), costs.of_table(other)
                if sum(cost) < price:
                    groups[a], groups[b] = one, other
                    prices[a], prices[b] = cost
                    is_better = True
    return most


def _exchanges(one: list[int], other: list[int]) -> Iterator[tuple[list[int], list[int]]]:
    """Go through two tables with a player of the one in the place of one of the other."""
    for i, first in enumerate(one):
        for j, second in enumerate(other):
            yield [*one[:i], second, *one[i + 1 :]], [*other[:j], first, *other[j + 1 :]]
