"""HTTP handlers for studying: positions that somebody sets up, and puzzles. Nothing is stored."""

import datetime
from collections.abc import Callable
from typing import Annotated

import msgspec
from litestar import Router, get, post
from litestar.params import Parameter

from taros import games
from taros.core.arguments import explain_by_chances
from taros.core.errors import IllegalMove, NotAllowed
from taros.core.fairness import fair_chance
from taros.core.game import CHANCE
from taros.core.match import Match
from taros.core.observation import observed
from taros.games.puzzles import daily, puzzle, puzzles, tries_for
from taros.tables import views
from taros.tables.protocol import (
    Hint,
    MomentRequest,
    Position,
    PositionRequest,
    PuzzleAnswer,
    PuzzleName,
    Puzzles,
    PuzzleSummary,
    PuzzleTask,
    PuzzleTry,
    RatedChoice,
    Solution,
    StartRequest,
)

from ..background.review_messages import hint
from .api import (
    LARGEST_RECORD,
    REFUSALS,
    AnyRequest,
    advised,
    evaluate,
    evaluate_steps,
    read_match,
)

# Positions


@post("/positions", responses=REFUSALS, status_code=200)
async def look_at_position(request: AnyRequest, data: PositionRequest) -> Position:
    """Return the view of a position, or why it is invalid."""
    return await _shown(request, lambda: games.from_position(data.game, data.text, roll=False))


@post("/positions/starts", responses=REFUSALS, status_code=200)
async def begin_position(request: AnyRequest, data: StartRequest) -> Position:
    """Return the first position of a new game in which a seat is to act."""
    return await _shown(
        request, lambda: games.begin(games.get(data.game), data.seats, data.options, fair_chance())
    )


@post(
    "/positions/moments",
    responses=REFUSALS,
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
)
async def read_moment(request: AnyRequest, data: MomentRequest) -> Position:
    """Return the position of a record after a number of plies."""
    match = (await evaluate_steps(request, read_match(data.record))).match
    return await _shown(request, lambda: match.at(data.ply))


@post("/positions/advice", responses=REFUSALS, status_code=200)
async def advise_on_position(request: AnyRequest, data: PositionRequest) -> Hint:
    """Return the best move in a position, and why, from what the seat to act may know."""
    match = await evaluate(request, lambda: games.from_position(data.game, data.text, roll=False))
    if match.to_act is None or match.to_act == CHANCE:
        raise NotAllowed("advice-nobody")
    observation = observed(match.game, match.state)
    advice = await advised(request, data.game, observation)
    return await evaluate(request, lambda: hint(match.game, observation, match.ply, advice))


async def _shown(request: AnyRequest, match: Callable[[], Match]) -> Position:
    return await evaluate(request, lambda: _position(match()))


def _position(match: Match) -> Position:
    return Position(
        game=match.game.name,
        text=match.position,
        options=msgspec.to_builtins(match.options),
        to_act=match.to_act,
        views=[views.wire_view(match.game, match.state, seat) for seat in range(match.seats)],
    )


# Puzzles


@get("/puzzles", responses=REFUSALS, sync_to_thread=False)
def list_puzzles() -> Puzzles:
    """Return the name of today's puzzle, and what all puzzles are about."""
    day = datetime.datetime.now(datetime.UTC).date()
    there = {
        name: [PuzzleSummary(each.themes, each.rating) for each in puzzles(name)]
        for name in games.names()
        if puzzles(name)
    }
    return Puzzles(day.isoformat(), PuzzleName(*daily(day)), there)


Number = Annotated[int, Parameter(ge=1, le=9999)]


@get("/puzzles/{game:str}/{number:int}", responses=REFUSALS)
async def read_puzzle(request: AnyRequest, game: str, number: Number) -> PuzzleTask:
    """Return a puzzle without its solution."""
    return await evaluate(request, lambda: _task(Riddle(game, number)))


@post("/puzzles/{game:str}/{number:int}/tries", responses=REFUSALS, status_code=200)
async def try_puzzle(
    request: AnyRequest, game: str, number: Number, data: PuzzleTry
) -> PuzzleAnswer:
    """Return whether a move solves a puzzle; if it does, with the best moves and the reason."""
    return await evaluate(request, lambda: _answer(Riddle(game, number), data.move))


@get("/puzzles/{game:str}/{number:int}/solution", responses=REFUSALS)
async def read_solution(request: AnyRequest, game: str, number: Number) -> Solution:
    """Return the solution of a puzzle."""
    return await evaluate(request, lambda: _solution(Riddle(game, number)))


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


def _task(riddle: Riddle) -> PuzzleTask:
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


def _answer(riddle: Riddle, move: str) -> PuzzleAnswer:
    if reason := riddle.match.why_not(move):
        raise IllegalMove(move, reason)
    solves = riddle.code(move) in map(riddle.code, riddle.puzzle.accepted)
    return PuzzleAnswer(_solution(riddle) if solves else None)


def _solution(riddle: Riddle) -> Solution:
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


study = Router(
    "/api",
    route_handlers=[
        look_at_position,
        begin_position,
        read_moment,
        advise_on_position,
        list_puzzles,
        read_puzzle,
        try_puzzle,
        read_solution,
    ],
    response_headers={"cache-control": "no-store"},
)
