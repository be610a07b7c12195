"""Review a match: judge every moment by itself, in any process, then assemble the results."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from typing import ClassVar

import msgspec

from taros import games
from taros.core.arguments import explain_by_chances
from taros.core.game import CHANCE, Game, State
from taros.core.match import Match
from taros.core.observation import observed
from taros.core.record import Record, parse_record
from taros.core.replay import salvage_steps
from taros.core.steps import Steps, collect, run
from taros.core.words import Message, Seat, message

from .advice import DEFAULT, check, rated
from .report import (
    NUM_TURNING_POINTS,
    Balance,
    Judged,
    Outcome,
    Review,
    TurningPoint,
    is_slip,
    word_of,
)
from .values import Shares, Values


def read(text: str) -> tuple[Match, Message | None]:
    """Return the match of a record as far as it can be played, and the error that ended it.

    Raises BadRecord if nothing of it can be played.
    """
    return run(read_steps(parse_record(text)))


def read_steps(record: Record) -> Steps[tuple[Match, Message | None]]:
    """Like `read` for a parsed record, ply by ply."""
    match, damage = yield from salvage_steps(games.game_of(record), record)
    return match, None if damage is None else damage.message


def review(
    match: Match,
    bot: str = DEFAULT,
    *,
    damage: Message | None = None,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda moments: None,
) -> Review:
    """Judge every moment of `match`, in `jobs` processes.

    `progress` is called with the number of moments judged since its last call.

    Raises Unknown, BadOption, or NotAllowed if there are no learned weights for such games.
    """
    from taros.workers.pool import open_pool  # which no browser has

    moments = tasks(match, bot)
    verdicts: dict[int, Verdict] = {}
    with open_pool(ReviewJob(), jobs, None) as run_tasks:
        for number, verdict in run_tasks(moments):
            verdicts[number] = verdict
            progress(1)
    return assemble(match, bot, [verdicts[number] for number in range(match.ply + 1)], damage)


# The parts of the work


class Verdict(msgspec.Struct, frozen=True):
    """The value of a moment to every seat; for a choice also the best move.

    Its chance and what the move that was played loses of it are those that the mover could know.
    """

    chances: Shares
    points: Shares
    best: int | None = None
    best_chance: float = 0.0
    loss: float = 0.0


class ReviewTask(msgspec.Struct, frozen=True):
    """A moment of a match; small enough to be sent to other processes."""

    game: str
    bot: str
    ply: int
    state: State
    code: int | None  # what happened next

    def run(self) -> Verdict:
        """Judge the moment."""
        game = games.get(self.game)
        values = Values(game, self.state)
        chances, points = values.of(self.state)
        if self.code is None or not values.is_choice(self.state):
            return Verdict(chances, points)
        observation = observed(game, self.state)
        ranked = rated(game, observation, self.bot, also=[self.code])
        best, chance = ranked[0]
        loss = chance - dict(ranked)[self.code]
        return Verdict(chances, points, best, chance, max(0.0, loss))


def tasks(match: Match, bot: str = DEFAULT) -> Iterator[ReviewTask]:
    """Return a task for every moment of a match, start and end included; raises like `review`."""
    check(match.game, bot)
    codes = [*(ply.move.code for ply in match.plies), None]
    moments = enumerate(zip(match.states(), codes, strict=True))
    return (ReviewTask(match.game.name, bot, ply, state, code) for ply, (state, code) in moments)


def assemble(
    match: Match, bot: str, verdicts: Sequence[Verdict], damage: Message | None = None
) -> Review:
    """Assemble the verdicts of the tasks, in their order, into a review."""
    return run(assemble_steps(match, bot, verdicts, damage))


def assemble_steps(
    match: Match, bot: str, verdicts: Sequence[Verdict], damage: Message | None = None
) -> Steps[Review]:
    """Like `assemble`, ply by ply."""
    start = verdicts[0]
    plies = yield from collect(_judged(match, verdicts))
    events = yield from _events(match)
    return Review(
        game=match.game.name,
        bot=bot,
        names=match.names,
        start=start.chances,
        start_points=start.points,
        plies=tuple(plies),
        turning_points=tuple(
            TurningPoint(ply, _turned(match, plies[ply], verdicts[ply].chances))
            for ply in _turning_points(verdicts)
        ),
        chances=tuple(_balances(match, [verdict.chances for verdict in verdicts])),
        points=tuple(_balances(match, [verdict.points for verdict in verdicts])),
        events=events,
        finished=match.finished,
        damage=damage,
    )


class ReviewJob(msgspec.Struct, frozen=True):
    """The job of judging moments."""

    max_queued: ClassVar[int] = 2
    needs_restart: ClassVar[bool] = False

    def start(self, *, replaceable: bool) -> "ReviewJob":
        return self

    def run(self, task: ReviewTask) -> Verdict:
        return task.run()


# The sum of it


def _judged(match: Match, verdicts: Sequence[Verdict]) -> Iterator[Judged]:
    for number, (ply, state) in enumerate(zip(match.plies, match.states(), strict=False)):
        before, after = verdicts[number], verdicts[number + 1]
        judged = Judged(number, ply.actor, ply.move.text, after.chances, after.points)
        if before.best is not None:
            best = match.game.notation.format_move(state, before.best)
            word = word_of(before.loss)
            judged = msgspec.structs.replace(judged, best=best, loss=before.loss, word=word)
            if is_slip(judged):
                reason = _reason(match.game, state, before, ply.move.code)
                judged = msgspec.structs.replace(judged, reason=reason)
        yield judged


def _reason(game: Game, state: State, verdict: Verdict, played: int) -> Message:
    """Return why the best move of `verdict` is better than the one `played` in `state`."""
    assert game.heuristics is not None  # as every game has that something was learned of
    assert verdict.best is not None
    reason = game.heuristics.explain(observed(game, state), verdict.best, played)
    chance = verdict.best_chance
    return explain_by_chances(reason, chance, chance - verdict.loss)


def _turning_points(verdicts: Sequence[Verdict]) -> tuple[int, ...]:
    moved = [
        sum(abs(b - a) for a, b in zip(before.chances, after.chances, strict=True))
        for before, after in pairwise(verdicts)
    ]
    largest = sorted(range(len(moved)), key=lambda ply: -moved[ply])[:NUM_TURNING_POINTS]
    return tuple(sorted(ply for ply in largest if moved[ply] > 0))


def _turned(match: Match, judged: Judged, before: Shares) -> Message:
    """Name a cause and an effect: a ply, and the seat whose chance it changed most."""
    changes = [after - chance for chance, after in zip(before, judged.chances, strict=True)]
    seat = max(
        range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 6), seat == judged.actor)
    )
    cause = "luck" if judged.actor == CHANCE else "slip" if is_slip(judged) else "move"
    direction = "up" if changes[seat] > 0 else "down"
    return message(
        f"review-turned-{cause}-{direction}",
        words=match.describe_ply(judged.ply),
        seat=Seat(seat),
        before=round(100 * before[seat]),
        after=round(100 * judged.chances[seat]),
    )


def _balances(match: Match, values: Sequence[Shares]) -> Iterator[Balance]:
    """Return the balance of every seat; every ply's change counts as luck or as choice."""
    for column in zip(*values, strict=True):
        luck: list[float] = []
        choices: list[float] = []
        for ply, (before, after) in zip(match.plies, pairwise(column), strict=True):
            (luck if ply.actor == CHANCE else choices).append(after - before)
        yield Balance(column[0], math.fsum(luck), math.fsum(choices), column[-1])


def _events(match: Match) -> Steps[tuple[Outcome, ...]]:
    """Count the outcomes of chance, in the order in which the rules list them.

    Lots drawn once, before the first turn, are left out.
    """
    times: dict[int, int] = defaultdict(int)
    expected: dict[int, float] = defaultdict(float)
    named: dict[int, tuple[str, Message | None]] = {}
    listed: list[tuple[int, set[int]]] = []
    for ply, state in zip(match.plies, match.states(), strict=False):
        if ply.actor == CHANCE:
            outcomes = match.game.rules.outcomes(state)
            total = sum(weight for _, weight in outcomes)
            times[ply.move.code] += 1
            for code, weight in outcomes:
                expected[code] += weight / total
                if code not in named:
                    named[code] = _outcome_names(match.game, state, code)
            listed.append((ply.turn, {code for code, _ in outcomes}))
        yield
    later = {code for turn, codes in listed if turn for code in codes}
    counted = {code for _, codes in listed if codes & later for code in codes}
    return tuple(
        Outcome(name, times[code], expected[code], words)
        for code in sorted(counted)
        for name, words in [named[code]]
    )


def _outcome_names(game: Game, state: State, code: int) -> tuple[str, Message | None]:
    """Return the text of an outcome in records, and its words if people need others."""
    words = game.presenter.outcome_words
    return game.notation.format_move(state, code), None if words is None else words(state, code)
