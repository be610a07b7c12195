"""HTTP handlers for studying: positions that somebody sets up, and puzzles. Nothing is stored."""

from collections.abc import Callable
from typing import Annotated

from litestar import Router, get, post
from litestar.params import Parameter

from taros.core.match import Match
from taros.hosting import study
from taros.hosting.replays import read_match
from taros.hosting.review_messages import hint
from taros.hosting.study import Riddle
from taros.tables.protocol import (
    Hint,
    MomentRequest,
    Position,
    PositionRequest,
    PuzzleAnswer,
    Puzzles,
    PuzzleTask,
    PuzzleTry,
    Solution,
    StartRequest,
)

from ...limits import LARGEST_RECORD
from .requests import (
    REFUSALS,
    AnyRequest,
    advised,
    check_fair_play,
    evaluate,
    evaluate_steps,
)

# Positions


@post("/positions", responses=REFUSALS, status_code=200)
async def look_at_position(request: AnyRequest, data: PositionRequest) -> Position:
    """Return the view of a position, or why it is invalid."""
    return await _shown(request, lambda: study.read_position(data))


@post("/positions/starts", responses=REFUSALS, status_code=200)
async def begin_position(request: AnyRequest, data: StartRequest) -> Position:
    """Return the first position of a new game in which a seat is to act."""
    return await _shown(request, lambda: study.begin(data))


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
    match = await evaluate(request, lambda: study.read_position(data))
    observation = study.observation_for_advice(match)
    await check_fair_play(request, match.game, [match.state])
    advice = await advised(request, data.game, observation)
    return await evaluate(request, lambda: hint(match.game, observation, match.ply, advice))


async def _shown(request: AnyRequest, match: Callable[[], Match]) -> Position:
    return await evaluate(request, lambda: study.position(match()))


# Puzzles


@get("/puzzles", responses=REFUSALS, sync_to_thread=False)
def list_puzzles() -> Puzzles:
    """Return the name of today's puzzle, and what all puzzles are about."""
    return study.list_puzzles()


Number = Annotated[int, Parameter(ge=1, le=9999)]


@get("/puzzles/{game:str}/{number:int}", responses=REFUSALS)
async def read_puzzle(request: AnyRequest, game: str, number: Number) -> PuzzleTask:
    """Return a puzzle without its solution."""
    return await evaluate(request, lambda: study.task(Riddle(game, number)))


@post("/puzzles/{game:str}/{number:int}/tries", responses=REFUSALS, status_code=200)
async def try_puzzle(
    request: AnyRequest, game: str, number: Number, data: PuzzleTry
) -> PuzzleAnswer:
    """Return whether a move solves a puzzle; if it does, with the best moves and the reason."""
    return await evaluate(request, lambda: study.answer(Riddle(game, number), data.move))


@get("/puzzles/{game:str}/{number:int}/solution", responses=REFUSALS)
async def read_solution(request: AnyRequest, game: str, number: Number) -> Solution:
    """Return the solution of a puzzle."""
    return await evaluate(request, lambda: study.solution(Riddle(game, number)))


study_router = Router(
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
