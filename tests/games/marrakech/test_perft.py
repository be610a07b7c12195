"""Every way a game can go on for so many plies, counted three times against numbers on file.

`data/*.perft` hold blocks of `id`, `position` and `perft <plies> <count>` lines. The compiled
engine counts them all, the plain one and the oracle those that are small enough for them.
"""

from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import NamedTuple

import pytest

from games.marrakech.helpers import GAME, codes_of
from games.marrakech.mirror import naive_at
from games.marrakech.naive import Naive
from taros.bots.perft import perft
from taros.core.game import State

DATA = Path(__file__).parent / "data"
MOST_PLAIN = 12_000
MOST_NAIVE = 12_000


class Entry(NamedTuple):
    """A block of a file."""

    id: str
    position: str
    counts: dict[int, int]  # by plies, ascending

    def up_to(self, most: int) -> dict[int, int]:
        """The counts that can be reached without counting more than that on the way."""
        large = [plies for plies, count in self.counts.items() if count > most]
        return {n: count for n, count in self.counts.items() if not large or n < large[0]}


def entries() -> list[Entry]:
    found = []
    for path in sorted(DATA.glob("*.perft")):
        for block in path.read_text(encoding="utf-8").strip().split("\n\n"):
            lines = [line.split(maxsplit=1) for line in block.splitlines() if line[0] != "#"]
            words = {word: rest for word, rest in lines if word != "perft"}
            counts = [rest.split() for word, rest in lines if word == "perft"]
            by_plies = {int(plies): int(count) for plies, count in counts}
            found.append(Entry(words["id"], words["position"], by_plies))
    return found


ENTRIES = entries()


def plain(position: str, plies: int) -> int:
    return perft(GAME, GAME.notation.parse_position(position)[1], plies, compiled=False)


def compiled(position: str, plies: int) -> int:
    return perft(GAME, GAME.notation.parse_position(position)[1], plies, compiled=True)


def naive(position: str, plies: int) -> int:
    return naive_count(naive_at(position), plies)


def naive_count(game: Naive, plies: int) -> int:
    texts = game.legal() or [text for text, _ in game.outcomes()]
    if plies <= 1:
        return len(texts) if plies else 1
    return sum(naive_count(naive_after(game, text), plies - 1) for text in texts)


def naive_after(game: Naive, text: str) -> Naive:
    """A copy, played on; rugs never change and are shared."""
    after = copy(game)
    after.left, after.purses = dict(game.left), list(game.purses)
    after.out, after.next_rug = list(game.out), list(game.next_rug)
    after._market = {square: list(stack) for square, stack in game._market.items()}
    after.play(text)
    return after


Counter = Callable[[str, int], int]


@pytest.mark.parametrize(
    ("counter", "most"), [(compiled, 10**9), (plain, MOST_PLAIN), (naive, MOST_NAIVE)]
)
@pytest.mark.parametrize("entry", ENTRIES, ids=[entry.id for entry in ENTRIES])
def test_perft(entry: Entry, counter: Counter, most: int) -> None:
    """M1 to M6: the engine at both speeds and the oracle count what is on file."""
    within = entry.up_to(most)
    assert len(within) >= 2
    for plies, count in within.items():
        found = counter(entry.position, plies)
        assert found == count, f"perft {plies} is {found}, not {count}\n{divide(entry, plies)}"


def divide(entry: Entry, plies: int) -> str:
    """The counts below each first move, engine and oracle, to see where they part."""
    state = GAME.notation.parse_position(entry.position)[1]
    oracle = naive_at(entry.position)
    small = entry.counts[plies] <= MOST_NAIVE
    lines = []
    for code in codes_of(state):
        text = GAME.notation.format_move(state, code)
        after = played(state, code)
        row = [perft(GAME, after, plies - 1, compiled=True)]
        if small and text in oracle.legal() + [text for text, _ in oracle.outcomes()]:
            row.append(perft(GAME, after, plies - 1, compiled=False))
            row.append(naive_count(naive_after(oracle, text), plies - 1))
        lines.append(f"{text:8}" + "".join(f"{count:12}" for count in row))
    return "\n".join(["move        compiled       plain      oracle", *lines])


def played(state: State, code: int) -> State:
    after = list(state)
    GAME.rules.apply(after, code)
    return after


def test_divide_adds_up() -> None:
    """What is printed on failure can be trusted."""
    for entry in ENTRIES:
        plies = max(entry.up_to(1000))
        rows = [line.split() for line in divide(entry, plies).splitlines()[1:]]
        totals = [sum(int(row[column]) for row in rows) for column in (1, 2, 3)]
        assert totals == [entry.counts[plies]] * 3


def test_the_files_hold_every_kind_of_position() -> None:
    """Starts, middles and ends; every phase; seats out; all options that change the play."""
    positions = [entry.position for entry in ENTRIES]
    assert len(positions) >= 18
    assert {position.split()[5] for position in positions} >= {"lot", "pile", "roll", "turn", "lay"}
    assert {position.split()[2].count(",") for position in positions} == {1, 2, 3}
    for words in (",x1", " x2,", "turn_time=end", "cover_own=true", "pile=coin", "first=lot"):
        assert any(words in position for position in positions), words
    for words in ("bankrupt=pays-what-he-can", "lone_survivor=plays-on", "two_player=one-colour"):
        assert any(words in position for position in positions), words
