"""Knock-out: who loses is out. Of tables of two and three one player goes on, of four two.

The first round leaves as many players as fill all tables of the rounds after it, down to one last
table: the best seeds have a bye. In every round the best play the last, so that the best meet late.
"""

from collections.abc import Mapping, Sequence

from .pairing import Round


def going_on(size: int) -> int:
    """Return how many players of a table of `size` seats go on."""
    return 2 if size >= 4 else 1


def knock_out(players: Sequence[int], size: int) -> Round:
    """Return the next round of `players`, the best seed first; at most `size` play the final."""
    if len(players) <= size:
        return Round((tuple(players),)) if len(players) > 1 else Round((), tuple(players))
    sizes = _table_sizes(len(players), size)
    playing = list(players[len(players) - sum(sizes) :])
    return Round(_snake(playing, sizes), tuple(players[: len(players) - sum(sizes)]))


def winners(
    table: Sequence[int], places: Sequence[int], scores: Sequence[int], seeds: Mapping[int, int]
) -> list[int]:
    """Return who goes on from a `table`: by place, then by score, then the better seed."""
    order = sorted(
        range(len(table)), key=lambda seat: (places[seat], -scores[seat], seeds[table[seat]])
    )
    return [table[seat] for seat in order]


def _table_sizes(players: int, size: int) -> list[int]:
    """Return the sizes of the tables of a round, so that those after it have no byes.

    One table may have a seat less.
    """
    go_on = going_on(size)
    left = size
    while left * size // go_on < players:
        left = left * size // go_on
    full, rest = divmod(players - left, size - go_on)
    return [size] * full + ([go_on + rest] if rest else [])


def _snake(players: Sequence[int], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Deal `players` to tables of these sizes: there and back again, the best one by one."""
    tables: list[list[int]] = [[] for _ in sizes]
    numbers = list(range(len(sizes)))
    waiting = list(players)
    while waiting:
        for number in numbers:
            if waiting and len(tables[number]) < sizes[number]:
                tables[number].append(waiting.pop(0))
        numbers.reverse()
    return tuple(map(tuple, tables))
