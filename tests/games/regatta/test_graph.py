"""Laying out a course: the ways home from all nodes, at a cost that is bounded."""

from random import Random

import pytest

from games.regatta.courses import SHIPPED, random_course
from games.regatta.waters import race
from games.regatta.worst import COURSES
from taros.games.regatta.equipment import setup
from taros.games.regatta.equipment.setup import validate_options
from taros.games.regatta.layout import (
    DISTANCES_AT,
    FAR,
    NODES_AT,
    NODES_SIZE,
    ROOMY_PATHS,
    SHORTEST_PATHS,
    SIGHT_AT,
    WORD_AT,
    WORD_SIZE,
)
from taros.games.regatta.options import RegattaOptions
from taros.games.regatta.race import graph
from taros.games.regatta.race.shortest_path import (
    distance,
    distance_over_start,
    distance_to_finish,
    distance_via_node,
    is_open,
)

rng = Random("graphs")
RANDOM = [random_course(rng, 1 + number % 7, islands=number % 4) for number in range(8)]


@pytest.mark.parametrize("offset", [SHORTEST_PATHS, ROOMY_PATHS])
@pytest.mark.parametrize("course", [*SHIPPED, *RANDOM])
def test_a_course_is_laid_out_as_it_is_sailed(course: str, offset: int) -> None:
    """No way is longer or shorter than the best of what `home` finds from there, step by step."""
    s = race(2, course)
    count, at, ways = s[offset + NODES_SIZE], s[offset + NODES_AT], s[offset + DISTANCES_AT]
    nodes = [s[at + 3 * node : at + 3 * node + 3] for node in range(count)]
    unstarted = ways + count * (s[WORD_SIZE] + 1)
    for node, (x, y, mark) in enumerate(nodes):
        sight = s[offset + SIGHT_AT] + count * node
        seen = [other for other in range(count) if s[sight + other]]
        assert all(is_open(s, offset, x, y, *nodes[other][:2]) for other in seen)
        for passed in range(s[WORD_SIZE] + 1):
            row = ways + count * passed
            cursor = (1, passed, 0, 0, 0)
            steps = [distance_to_finish(s, offset, 0, cursor, x, y)]
            steps.append(distance_via_node(s, offset, 0, cursor, 0, 0, node))
            if passed < s[WORD_SIZE] and mark == abs(s[s[WORD_AT] + passed]) - 1:
                steps.append(s[row + count + node])
            assert s[row + node] == min(steps)
        over, _ = distance_over_start(s, offset, 0, x, y)
        steps = [s[unstarted + other] + distance(x, y, *nodes[other][:2]) for other in seen]
        assert s[unstarted + node] == min([over, *steps]) < FAR


@pytest.mark.parametrize("name", COURSES)
def test_the_largest_courses_take_a_bounded_number_of_steps(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """R8.4: with all lanes staggered, and two graphs with room tried in vain where it is `close`.

    A graph has at most 56 nodes, 1,540 pairs of them. Looking at every part of a shore for each
    pair, and at every node for each way over the line, would be over 100,000 of either.
    """
    steps = {"_passes_through": 0, "distance": 0, "heappop": 0}
    for function in steps:
        monkeypatch.setattr(graph, function, _counting(steps, function))
    setup._water.cache_clear()
    validate_options(4, RegattaOptions(course=COURSES[name], stagger=True))
    assert 0 < steps["_passes_through"] < 15_000
    assert 0 < steps["distance"] < 15_000
    assert 0 < steps["heappop"] < 5_000


def _counting(steps: dict[str, int], name: str) -> object:
    true = getattr(graph, name)

    def count(*arguments: object) -> object:
        steps[name] += 1
        return true(*arguments)

    return count
