"""Reviews and hints as they are sent: the messages, and how they are made of what `review` finds.

A review is sent as lines of JSON: `reviewing` while it is made, then `reviewed`, or `refused` if it
fails.
"""

from msgspec import Struct

from taros import games
from taros.core.game import Game, State
from taros.core.words import Message
from taros.review.advice import Advice
from taros.review.report import Balance, Judged, Outcome, Review, TurningPoint
from taros.review.review import ReviewTask, Verdict
from taros.tables import views
from taros.tables.protocol import Choice, Hint, Refused


class Reviewing(Struct, frozen=True, tag="reviewing"):
    done: int
    total: int


class Reviewed(Struct, frozen=True, tag="reviewed"):
    """As `taros.review.report.Review` has it."""

    bot: str  # who said which moves are best
    start: tuple[float, ...]  # every seat's chance to win
    plies: tuple[Judged, ...]
    best: list[Choice | None]  # by ply, the best move where a seat had a choice
    turning_points: tuple[TurningPoint, ...]
    chances: tuple[Balance, ...]  # by seat
    points: tuple[Balance, ...]
    events: tuple[Outcome, ...]
    finished: bool
    damage: Message | None


FromReviewer = Reviewing | Reviewed | Refused


def reviewed(review: Review, best: list[Choice | None]) -> Reviewed:
    """Make the message of a finished `review`; `best` are the best moves, by ply."""
    return Reviewed(
        bot=review.bot,
        start=review.start,
        plies=review.plies,
        best=best,
        turning_points=review.turning_points,
        chances=review.chances,
        points=review.points,
        events=review.events,
        finished=review.finished,
        damage=review.damage,
    )


def hint(game: Game, observation: State, ply: int, advice: Advice) -> Hint:
    """Make the message of `advice` for the seat to act in `observation`, after `ply` plies."""
    code = game.notation.parse_move(observation, advice.move)
    event = game.presenter.event(observation, code, None, game.rules.to_act(observation))
    best = Choice(advice.move, game.presenter.words(event), advice.preview)
    return Hint(ply, best, advice.chance, advice.reason)


def judge(task: ReviewTask) -> tuple[Verdict, Choice | None]:
    """Return the verdict on a moment, with the best move as a board shows it."""
    verdict = task.run()
    if verdict.best is None:
        return verdict, None
    return verdict, views.choice(games.get(task.game), task.state, verdict.best)
