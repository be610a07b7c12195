"""Find puzzles: positions of good play in which one answer stands far out, and is not obvious.

    python training/puzzles.py marrakech             # until there are as many as MINES asks for
    python training/puzzles.py marrakech --measure   # measure those that are there again

Games are played one after the other, with every number of players in turn. In each of them the
first decision is taken that is hard and clear: a search chooses another move than `greedy` does,
and playouts to the end, which go by what the seat may know, give the same move a far better chance
than any other. Once there are enough of a kind of move, only the other kinds are looked for.

Every puzzle is written as soon as it is found or measured: the script can be stopped and started
again. To find goes on with the game after the last one that gave a puzzle; to measure goes on after
the puzzles that are in build/puzzles-GAME.jsonl already, which becomes the new file at the end.
Puzzles that do not stand out any more are left out then, and the numbers of the others change.
"""

import argparse
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from puzzle_values import Judge
from taros import bots, games
from taros.bots.base import Player
from taros.core.match import Match
from taros.core.observation import observed
from taros.games.puzzles import Puzzle
from taros.kernels.shared.rng import seed_rng

ROOT = Path(__file__).parents[1]
STILL_CLEAR = 0.05  # of a win: a puzzle that is measured again may stand out less, but not below
LEAST_CHANCE = 0.2  # of the solution to win: else little is at stake
FEWEST_MOVES = 3


@dataclass(frozen=True)
class Mine:
    puzzles: dict[str, int]  # how many of each theme; the first theme of a puzzle counts
    seats: tuple[int, ...]
    plays: str  # who plays the games
    finds: str  # who finds the move
    glances: str  # who looks at it before it is measured
    far_out: float  # of a win, between the solution and the best move that is none


MINES = {
    "marrakech": Mine(
        {"lay": 240, "turn": 40}, (2, 3, 4), "search:200", "search:400", "flat:500", 0.1
    ),
    "regatta": Mine(
        {"sail": 80, "steer": 10, "exchange": 10, "sun": 10},
        (2, 3, 4),
        "plan:1",
        "flat:200",
        "flat:60",
        0.05,
    ),
}


class Miner:
    """Looks for puzzles of one game."""

    def __init__(self, game: str) -> None:
        self.game = games.get(game)
        self.mine = mine = MINES[game]
        names = (mine.plays, mine.finds, mine.glances, "greedy")
        self.plays, self.finds, self.glances, self.greedy = (
            bots.get(name, self.game) for name in names
        )
        self.judge = Judge(game)
        self.rng = [0]

    def search(self, seed: int, missing: set[str]) -> Puzzle | None:
        """Return the first puzzle of the game of `seed` that has one of the `missing` themes."""
        seats = self.mine.seats[seed % len(self.mine.seats)]
        seed_rng(self.rng, seed, 0)
        match = games.new(self.game.name, seats, seed)
        while match.to_act is not None:
            if found := self.look_at(match, seed, missing):
                return found
            match.play(self.chosen(self.plays, match))
        return None

    def look_at(self, match: Match, seed: int, missing: set[str]) -> Puzzle | None:
        assert self.game.heuristics is not None
        if len(self.game.heuristics.candidate_moves(match.state)) < FEWEST_MOVES:
            return None
        obvious = self.chosen(self.greedy, match)
        for player in (self.glances, self.finds):
            found = self.chosen(player, match)
            if found == obvious or self.judge.kind(found) not in missing:
                return None
        puzzle = self.judge.measure(match.position, seed)
        is_clear = found in puzzle.accepted and stands_out(puzzle, self.mine.far_out)
        return puzzle if is_clear else None

    def chosen(self, player: Player, match: Match) -> str:
        """Return the move of a bot, from what its seat may know."""
        observation, legal = observed(self.game, match.state), self.game.rules.legal(match.state)
        return self.game.notation.format_move(
            match.state, player.choose(observation, legal, self.rng)
        )


def stands_out(puzzle: Puzzle, least_gap: float) -> bool:
    _, chance = puzzle.moves[0]
    return bool(puzzle.themes) and puzzle.gap >= least_gap and chance >= LEAST_CHANCE


def find(game: str, path: Path) -> None:
    """Add puzzles to the file at `path` until there are enough of every theme."""
    found = list(read(path))
    miner, wanted = Miner(game), MINES[game].puzzles
    seed = max((puzzle.seed for puzzle in found), default=0)
    while missing := missing_themes(found, wanted):
        seed += 1
        if puzzle := miner.search(seed, missing):
            found.append(puzzle)
            append(path, puzzle)
        still = ", ".join(sorted(missing))
        print(f"game {seed}: {len(found)} puzzles, looking for: {still}", flush=True)


def missing_themes(found: list[Puzzle], wanted: dict[str, int]) -> set[str]:
    there = Counter(puzzle.themes[0] for puzzle in found)
    return {theme for theme, count in wanted.items() if there[theme] < count}


def measure(game: str, path: Path) -> None:
    """Measure the puzzles of the file at `path` again."""
    judge, new = Judge(game), ROOT / "build" / f"puzzles-{game}.jsonl"
    new.parent.mkdir(exist_ok=True)
    places = [msgspec.json.decode(line, type=Place) for line in path.read_bytes().splitlines()]
    measured = [puzzle.position for puzzle in read(new)]
    positions = [place.position for place in places]
    done = positions.index(measured[-1]) + 1 if measured else 0
    for number, place in enumerate(places[done:], done + 1):
        puzzle = judge.measure(place.position, place.seed)
        if stands_out(puzzle, STILL_CLEAR):
            append(new, puzzle)
        print(f"{number} of {len(places)}: {puzzle.moves}, rated {puzzle.rating}", flush=True)
    new.replace(path)


class Place(msgspec.Struct, frozen=True):
    """A puzzle without its values."""

    position: str
    seed: int


def read(path: Path) -> Iterator[Puzzle]:
    for line in path.read_bytes().splitlines() if path.exists() else ():
        yield msgspec.json.decode(line, type=Puzzle)


def append(path: Path, puzzle: Puzzle) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(puzzle) + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=MINES)
    parser.add_argument("--measure", action="store_true", help="measure all puzzles again")
    asked = parser.parse_args()
    path = ROOT / "src" / "taros" / "games" / asked.game / "puzzles.jsonl"
    (measure if asked.measure else find)(asked.game, path)


if __name__ == "__main__":
    main()
