"""Who thinks for the tables of a device: bots, hints and reviews, in another worker.

`Bots` is what a table asks. `answer` is what the other worker does with a request.

A page whose tables are on a server asks that worker, too: for hints, and for reviews, which it
divides among workers. One lists the moments of a game, each judges some, one puts them together.
"""

import secrets
from collections.abc import Sequence
from typing import Protocol

import msgspec

from taros import bots, games
from taros.core.errors import TarosError
from taros.core.game import Game, State
from taros.core.steps import run
from taros.core.words import Message
from taros.hosting import replays, study
from taros.hosting.review_messages import Reviewed, hint, judge, reviewed
from taros.kernels.shared.rng import seed_rng
from taros.review import advice
from taros.review.advice import DEFAULT, Advice
from taros.review.review import ReviewTask, Verdict, assemble, tasks
from taros.tables.protocol import Choice, Hint, Observation, PositionRequest
from taros.workers.bot_move import BotMove, choose_move

NUM_SEEDS = 2**62


class Judgement(msgspec.Struct, frozen=True):
    """The verdict on a moment, with the best move as a board shows it."""

    verdict: Verdict
    best: Choice | None


class Bots(Protocol):
    async def choose(
        self, game: str, bot: str, observation: State, legal: Sequence[int]
    ) -> BotMove:
        """Let `bot` choose one of the `legal` codes from what its seat may know.

        Raises TarosError if no bot can be asked.
        """

    async def advise(self, game: str, observation: State) -> Advice:
        """Return the best move of the seat to act. Raises TarosError."""

    async def judge(self, task: ReviewTask) -> Judgement:
        """Judge a moment of a game. Raises TarosError."""


def choose_simply(game: Game, observation: State, legal: Sequence[int]) -> BotMove:
    """Choose a move in plain Python, for a bot that cannot be asked."""
    name = "greedy" if game.heuristics is not None else "random"
    return choose_move(bots.get(name, game), observation, legal, _new_rng())


def _new_rng() -> list[int]:
    rng = [0]
    seed_rng(rng, secrets.randbelow(NUM_SEEDS), 0)
    return rng


# Requests of one worker to another


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    game: str
    bot: str
    observation: list[int]
    legal: list[int]
    seconds: float


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    game: str
    observation: list[int]


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    task: ReviewTask


class GiveHint(msgspec.Struct, frozen=True, tag="give-hint"):
    """For the seat to act at a table of a server, from what that seat may know."""

    observation: Observation


class GiveHintAt(msgspec.Struct, frozen=True, tag="give-hint-at"):
    """For the seat to act in a position that somebody has set up."""

    position: PositionRequest


class ListMoments(msgspec.Struct, frozen=True, tag="list-moments"):
    """Of the game in `record`."""

    record: str


class Assemble(msgspec.Struct, frozen=True, tag="assemble"):
    """The review of the game in `record`; `judged` are its moments, in order."""

    record: str
    judged: list[Judgement]


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Why there is no answer."""

    message: Message


Request = Choose | Advise | Judge | GiveHint | GiveHintAt | ListMoments | Assemble
Result = BotMove | Advice | Judgement | Hint | list[ReviewTask] | Reviewed
_decode = msgspec.json.Decoder(Request).decode


def answer(text: str) -> str:
    """Return the answer to the request `text`, both as JSON."""
    try:
        result: object = _answer(_decode(text))
    except TarosError as error:
        result = Failed(error.message)
    return msgspec.json.encode(result).decode()


def _answer(request: Request) -> Result:
    match request:
        case Choose(game, bot, observation, legal, seconds):
            player = bots.get(bot, games.get(game))
            return choose_move(player, observation, legal, _new_rng(), seconds)
        case Advise(game, observation):
            return advice.advise(games.get(game), observation)
        case Judge(task):
            return Judgement(*judge(task))
        case GiveHint(Observation(name, ply, state)):
            return _hint(games.get(name), state, ply)
        case GiveHintAt(position):
            match = study.read_position(position)
            return _hint(match.game, study.observation_for_advice(match), match.ply)
        case ListMoments(record):
            return list(tasks(run(replays.read_match(record)).match))
        case Assemble(record, judged):
            found = run(replays.read_match(record))
            verdicts = [each.verdict for each in judged]
            review = assemble(found.match, DEFAULT, verdicts, found.damage)
            return reviewed(review, [each.best for each in judged[:-1]])


def _hint(game: Game, observation: State, ply: int) -> Hint:
    return hint(game, observation, ply, advice.advise(game, observation))
