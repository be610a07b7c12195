"""The values of a puzzle: what its moves win, which of them solve it, and how hard it is.

Chances are those of playouts to the end, greedy on all sides, by what the seat to act may know. All
moves are tried under equal luck, in rounds; a move that is surely too bad is given up early.
"""

import re
from dataclasses import dataclass
from math import log10, sqrt

from taros import bots, games
from taros.bots.base import ALL_STEPS, Budget
from taros.bots.flat import FlatBot
from taros.core.arguments import first_term
from taros.core.game import State
from taros.core.observation import observed
from taros.games.puzzles import Puzzle
from taros.kernels import array, load

AS_GOOD = 0.01  # of a win: what a move may lose and still solve a puzzle
ONE_ANSWER = 0.1  # of a win: what a move like such a one may lose and be the same answer
ANGLE_STEP = 6  # degrees between the headings that are tried
DEGREES = 360
SURE = 1.5  # standard errors
KEPT = 5  # moves that are tried to the end however bad they are
SHOWN = 2  # moves that do not solve a puzzle, and are shown with their chances

USUAL = 1500  # the rating of the reference players, all together
SCALE = 400  # rating points that divide the odds to solve a puzzle by ten
REFERENCE = (5, 15, 50)  # playouts a choice, one number for each reference player
ATTEMPTS = 5  # of every reference player

TURNS = ("left", "ahead", "right")
PAYMENTS = ("marrakech-advice-earns", "marrakech-advice-risks")


@dataclass(frozen=True)
class Trial:
    """How thoroughly moves are tried: playouts a move in the first round, and in all."""

    first: int
    total: int


TRIALS = {"marrakech": Trial(500, 16_000), "regatta": Trial(12, 192)}

Chances = dict[str, float]
"""The chance of the mover to win, by move."""


class Judge:
    """Measures puzzles of one game."""

    def __init__(self, game: str) -> None:
        self.game = games.get(game)
        self.trial = TRIALS[game]
        self.bot = FlatBot(self.game)
        self.win = load(self.game.kernels, "kernel", compiled=False).WIN
        self.players = [bots.get(f"flat:{count}", self.game) for count in REFERENCE]

    def measure(self, position: str, seed: int) -> Puzzle:
        """Return the puzzle of `position`, from the game of `seed`, with all of its values."""
        state = games.from_position(self.game.name, position).state
        chances = self.chances(state, seed)
        solving = answers(chances)
        others = [move for move in ranked(chances) if not any(move in run for run in solving)]
        accepted = [move for run in solving for move in self.with_degrees_between(state, run)]
        shown = [*(run[0] for run in solving), *others[:SHOWN]]
        return Puzzle(
            position=position,
            moves=tuple((move, round(chances[move], 3)) for move in shown),
            accepted=tuple(accepted),
            themes=self.themes(state, shown[0], others[0]) if others else (),
            rating=self.rating(state, accepted, seed),
            seed=seed,
        )

    # Chances

    def chances(self, state: State, seed: int) -> Chances:
        """Return the chances of the moves that were tried to the end."""
        observation = observed(self.game, state)
        codes = self.game.rules.legal(state, ANGLE_STEP)
        alive = {self.game.notation.format_move(state, code): code for code in codes}
        wins = dict.fromkeys(alive, 0.0)
        tries, chances = 0, dict(wins)
        while tries < self.trial.total:
            more = max(self.trial.first, tries)
            for move, code in alive.items():
                wins[move] += self.wins(observation, code, tries, more, seed)
            tries += more
            chances = {move: wins[move] / tries for move in alive}
            alive = {move: alive[move] for move in promising(chances, tries)}
        return {move: chances[move] for move in alive}

    def wins(self, observation: State, code: int, tried: int, tries: int, seed: int) -> float:
        """Return how many of `tries` playouts a move wins; the first `tried` are left out."""
        for column, value in zip(self.bot.arms, (code, tried, 0), strict=True):
            column[0] = value
        workspace = self.bot._workspace(len(observation))
        self.bot.halving.plan_trial(1, tries, 0, self.bot.arms, workspace.schedule)
        state = array(observation, compiled=True)
        self.bot._halving(observation, Budget(), state, seed, workspace)(ALL_STEPS)
        wins: float = self.bot.arms.sums[0] / self.win
        return float(wins)

    # What solves it, and how hard it is

    def with_degrees_between(self, state: State, run: list[str]) -> list[str]:
        """Return a run of headings with all legal ones that are nearest to it.

        A move that is no heading is a run of its own, and stays one.
        """
        if degree_of(run[0]) is None:
            return run
        legal = self.game.rules.legal(state)
        headings = [self.game.notation.format_move(state, code) for code in legal]
        near = [move for move in headings if nearest_tried(move) in run]
        return [run[0], *(move for move in near if move != run[0])]

    def rating(self, state: State, accepted: list[str], seed: int) -> int:
        """Return how hard it is to solve the puzzle at the first attempt.

        As in chess: who is rated as high as a puzzle solves it every other time. The reference
        players, of all strengths together, are rated USUAL.
        """
        observation, legal = observed(self.game, state), self.game.rules.legal(state)
        solved = 0
        for number, player in enumerate(self.players):
            for attempt in range(ATTEMPTS):
                rng = [(seed << 32) + (number << 16) + attempt]
                code = player.choose(observation, legal, rng)
                solved += self.game.notation.format_move(state, code) in accepted
        share = (solved + 1) / (len(self.players) * ATTEMPTS + 2)
        return round(USUAL + SCALE * log10((1 - share) / share))

    def themes(self, state: State, best: str, other: str) -> tuple[str, ...]:
        """Return what the puzzle is about: the kind of its best move, and what speaks for it."""
        assert self.game.heuristics is not None
        codes = (self.game.notation.parse_move(state, move) for move in (best, other))
        reason = self.game.heuristics.explain(observed(self.game, state), *codes)
        paid = ("pay",) if first_term(reason) in PAYMENTS else ()
        return (self.kind(best), *paid)

    def kind(self, move: str) -> str:
        """Return the theme of a move."""
        if self.game.name == "marrakech":
            return "turn" if move in TURNS else "lay"
        return move.split()[0].replace("done", "sun")


def promising(chances: Chances, tries: int) -> set[str]:
    """Return the moves that may be answers, going by `tries` playouts each, and the KEPT best."""
    best = max(chances.values())
    error = SURE * sqrt(2 * best * (1 - best) / tries)
    kept = set([move for move in ranked(chances) if degree_of(move) is None][:KEPT])
    kept |= {move for move in chances if best - chances[move] <= AS_GOOD + error}
    near = {move for move in chances if chances[move] >= best - ONE_ANSWER - error}
    if any(degree_of(move) is not None for move in kept):
        kept |= {move for move in near if degree_of(move) is not None}
    if any(is_exchange(move) for move in kept):
        kept |= {move for move in near if is_exchange(move)}
    return kept


def answers(chances: Chances) -> list[list[str]]:
    """Return the answers that solve a puzzle, best first: a move each, or several that are alike.

    Headings side by side are alike, and so are exchanges of different cards.
    """
    best = max(chances.values())
    runs: list[list[str]] = []
    for move in ranked(chances):
        if best - chances[move] <= AS_GOOD and not any(move in run for run in runs):
            runs.append(run_of(move, chances, best))
    return runs


def run_of(move: str, chances: Chances, best: float) -> list[str]:
    """Return `move`, and those like it that lose little: headings beside it, other exchanges."""
    if is_exchange(move):
        near = (each for each in ranked(chances) if best - chances[each] <= ONE_ANSWER)
        return [move, *(each for each in near if is_exchange(each) and each != move)]
    run = [move]
    degree = degree_of(move)
    if degree is None:
        return run
    for step in (-ANGLE_STEP, ANGLE_STEP):
        beside = degree + step
        while heading(beside) not in run and best - chances.get(heading(beside), 0) <= ONE_ANSWER:
            run.append(heading(beside))
            beside += step
    return run


def ranked(chances: Chances) -> list[str]:
    return sorted(chances, key=lambda move: -chances[move])


def degree_of(move: str) -> int | None:
    found = re.fullmatch(r"steer (\d+)", move)
    return int(found[1]) if found else None


def is_exchange(move: str) -> bool:
    return move.startswith("exchange")


def heading(degree: int) -> str:
    return f"steer {degree % DEGREES}"


def nearest_tried(move: str) -> str | None:
    """Return the heading that was tried in place of `move`; None if that is no heading."""
    degree = degree_of(move)
    return None if degree is None else heading(ANGLE_STEP * round(degree / ANGLE_STEP))
