"""Find puzzles: positions of good play in which one move stands far out, and is not obvious.

    python training/puzzles.py marrakech        # until there are as many as MINES asks for
    python training/puzzles.py regatta

Games are played one after the other, with every number of players in turn. In each of them the
first decision is taken that is hard and clear: a search chooses another move than `greedy` does,
and playouts to the end, which go by what the seat may know, give the same move a far better chance
than any other.

Every puzzle is written as soon as it is found: the script can be stopped and started again, and
goes on with the game after the last one that gave a puzzle.
"""

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import msgspec

from taros import bots, games
from taros.bots.base import Player
from taros.bots.flat import FlatBot
from taros.core.game import State
from taros.core.match import Match
from taros.core.observation import observed
from taros.games.puzzles import Puzzle
from taros.kernels import load
from taros.kernels.shared.rng import seed_rng

FAR_OUT = 0.1  # of a win, between the solution and the next best
LEAST_CHANCE = 0.2  # of the solution to win: else little is at stake
FEWEST_MOVES = 5  # else three tries would do
KEPT = 3  # moves whose chances are written


@dataclass(frozen=True)
class Mine:
    puzzles: int
    seats: tuple[int, ...]
    plays: str  # who plays the games
    finds: str  # who finds the move
    judges: tuple[str, ...]  # who says how far it stands out, at a glance and then for good
    checks: str  # who has to find it afresh, as the test does


MINES = {
    "marrakech": Mine(
        240, (2, 3, 4), "search:200", "search:400", ("flat:500", "flat:8000"), "flat:2000"
    ),
    "regatta": Mine(120, (2, 3, 4), "plan:1", "plan:100", ("flat:60", "flat:600"), "flat:200"),
}


class Miner:
    """Looks for puzzles of one game."""

    def __init__(self, game: str) -> None:
        self.game = games.get(game)
        self.mine = mine = MINES[game]
        names = (mine.plays, mine.finds, mine.checks, "greedy", *mine.judges)
        self.plays, self.finds, self.checks, self.greedy, *self.judges = (
            bots.get(name, self.game) for name in names
        )
        self.win = load(self.game.kernels, "kernel", compiled=False).WIN
        self.rng = [0]

    def search(self, seed: int) -> Puzzle | None:
        """The first puzzle of a game."""
        seats = self.mine.seats[seed % len(self.mine.seats)]
        seed_rng(self.rng, seed, 0)
        match = games.new(self.game.name, seats, seed)
        while match.to_act is not None:
            if found := self.look_at(match, seed):
                return found
            match.play(self.chosen(self.plays, match.state))
        return None

    def look_at(self, match: Match, seed: int) -> Puzzle | None:
        state = match.state
        assert self.game.heuristics is not None
        if len(self.game.heuristics.candidate_moves(state)) < FEWEST_MOVES:
            return None
        found = self.chosen(self.finds, state)
        if found == self.chosen(self.greedy, state):
            return None
        for judge in self.judges:
            puzzle = Puzzle(match.position, self.judged(judge, state), seed)
            if puzzle.solution != found or not stands_out(puzzle):
                return None
        return puzzle if self.chosen(self.checks, state, [seed << 32]) == found else None

    def chosen(self, player: Player, state: State, rng: list[int] | None = None) -> str:
        """What a bot plays, from what its seat may know."""
        observation = observed(self.game, state)
        code = player.choose(observation, self.game.rules.legal(state), rng or self.rng)
        return self.game.notation.format_move(state, code)

    def judged(self, judge: Player, state: State) -> tuple[tuple[str, float], ...]:
        """The best moves by playouts, each with its chance."""
        self.chosen(judge, state)
        assert isinstance(judge.bot, FlatBot)
        codes, visits, sums = judge.bot.arms
        chances = {
            self.game.notation.format_move(state, int(codes[i])): round(
                float(sums[i] / visits[i] / self.win), 3
            )
            for i in range(KEPT)
        }
        return tuple(sorted(chances.items(), key=lambda move: -move[1]))


def stands_out(puzzle: Puzzle) -> bool:
    return puzzle.gap >= FAR_OUT and puzzle.moves[0][1] >= LEAST_CHANCE


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game", choices=MINES)
    name = parser.parse_args().game
    path = Path(__file__).parents[1] / "src" / "taros" / "games" / name / "puzzles.jsonl"
    found = list(written(path))
    miner = Miner(name)
    seed = found[-1].seed if found else 0
    while len(found) < MINES[name].puzzles:
        seed += 1
        if puzzle := miner.search(seed):
            found.append(puzzle)
            with path.open("ab") as file:
                file.write(msgspec.json.encode(puzzle) + b"\n")
        print(f"game {seed}: {len(found)} of {MINES[name].puzzles} puzzles", flush=True)


def written(path: Path) -> Iterator[Puzzle]:
    for line in path.read_bytes().splitlines() if path.exists() else ():
        yield msgspec.json.decode(line, type=Puzzle)


if __name__ == "__main__":
    main()
