"""Positions that somebody sets up, and puzzles. Nothing is stored."""

import datetime

import msgspec

from taros import games
from taros.core.arguments import explain_by_chances
from taros.core.errors import IllegalMove, NotAllowed
from taros.core.fairness import fair_chance
from taros.core.game import CHANCE, State
from taros.core.match import Match
from taros.core.observation import observed
from taros.games.puzzles import daily, puzzle, puzzles, tries_for
from taros.tables import views
from taros.tables.protocol import (
    Position,
    PositionRequest,
    PuzzleAnswer,
    PuzzleName,
    Puzzles,
    PuzzleSummary,
    PuzzleTask,
    RatedChoice,
    Solution,
    StartRequest,
)

# Positions


def read_position(request: PositionRequest) -> Match:
    """Return the match at a position. Raises Unknown or BadPosition."""
    return games.from_position(request.game, request.text, roll=False)


def begin(request: StartRequest) -> Match:
    """Return a new game at the first position in which a seat is to act. Raises a TarosError."""
    return games.begin(games.get(request.game), request.seats, request.options, fair_chance())


def position(match: Match) -> Position:
    """Return the position of `match` as it is shown."""
    return Position(
        game=match.game.name,
        text=match.position,
        options=msgspec.to_builtins(match.options),
        to_act=match.to_act,
        views=[views.wire_view(match.game, match.state, seat) for seat in range(match.seats)],
    )


def observation_for_advice(match: Match) -> State:
    """Return what the seat to act may know. Raises NotAllowed if no seat is to act."""
    if match.to_act is None or match.to_act == CHANCE:
        raise NotAllowed("advice-nobody")
    return observed(match.game, match.state)


# Puzzles


def list_puzzles() -> Puzzles:
    """Return the name of today's puzzle, and what all puzzles are about."""
    day = datetime.datetime.now(datetime.UTC).date()
    there = {
        name: [PuzzleSummary(each.themes, each.rating) for each in puzzles(name)]
        for name in games.names()
        if puzzles(name)
    }
    return Puzzles(day.isoformat(), PuzzleName(*daily(day)), there)


class Riddle:
    """A puzzle as the client shows it."""

    def __init__(self, game: str, number: int) -> None:
        self.number = number
        self.puzzle = puzzle(game, number)
        self.match = games.from_position(game, self.puzzle.position)
        self.game = self.match.game
        self.seat = self.game.rules.to_act(self.match.state)
        self.observation = observed(self.game, self.match.state)

    def code(self, move: str) -> int:
        return self.game.notation.parse_move(self.match.state, move)


def task(riddle: Riddle) -> PuzzleTask:
    """Return a puzzle without its solution."""
    match = riddle.match
    choices = views.choices(match)
    return PuzzleTask(
        game=riddle.game.name,
        number=riddle.number,
        seat=riddle.seat,
        seats=match.seats,
        view=views.wire_view(riddle.game, match.state, riddle.seat),
        choices=choices,
        blocked=views.blocked(match),
        prompt=riddle.game.presenter.prompt(match.state),
        tries=tries_for(len(choices)),
    )


def answer(riddle: Riddle, move: str) -> PuzzleAnswer:
    """Return whether `move` solves a puzzle; if it does, with the solution. Raises IllegalMove."""
    if reason := riddle.match.why_not(move):
        raise IllegalMove(move, reason)
    solves = riddle.code(move) in map(riddle.code, riddle.puzzle.accepted)
    return PuzzleAnswer(solution(riddle) if solves else None)


def solution(riddle: Riddle) -> Solution:
    """Return the best moves of a puzzle, and why the best one is better than the next."""
    puzzle = riddle.puzzle
    moves = [
        RatedChoice(
            views.choice(riddle.game, riddle.match.state, riddle.code(move)),
            chance,
            move in puzzle.accepted,
        )
        for move, chance in puzzle.moves
    ]
    best, other = map(riddle.code, (puzzle.solution, puzzle.runner_up))
    assert riddle.game.heuristics is not None  # as every game with puzzles has
    reason = riddle.game.heuristics.explain(riddle.observation, best, other)
    chances = dict(puzzle.moves)
    reason = explain_by_chances(reason, chances[puzzle.solution], chances[puzzle.runner_up])
    return Solution(moves, reason, puzzle.position, puzzle.themes)
