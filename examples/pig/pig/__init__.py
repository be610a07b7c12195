"""Pig, the dice race: roll as long as you dare. The rules are in RULES.md."""

from collections.abc import Iterable, Sequence
from typing import Annotated

import msgspec

from taros.core.game import CHANCE, OVER, Game, Presenter, Reason, Renderer, Rules, State, Viewer
from taros.core.options import Options
from taros.core.simple_notation import simple_notation
from taros.core.words import Message, Seat, message
from taros.kernels import KernelModules

from . import kernel


class PigOptions(Options, frozen=True, kw_only=True):
    goal: Annotated[int, msgspec.Meta(ge=10, le=1000)] = 100  # P3.1


class PigRules(Rules):
    kernel = kernel
    codes, max_legal, max_outcomes = kernel.CODES, 2, kernel.FACES

    def new(self, seats: int, options: PigOptions) -> State:
        return [seats, options.goal, 0, 1, 0, 0, *[0] * seats]


RULES = PigRules()
SEATS = range(2, 9)


def is_possible(state: State, options: PigOptions) -> bool:
    """Whether numbers are a state: nobody but the seat to act can have reached the goal."""
    if len(state) < kernel.SCORES or len(state) != kernel.SCORES + state[kernel.SEATS]:
        return False
    seats, goal, seat, turn, total, rolling, *scores = state
    sizes = seats in SEATS and turn > 0 and seat == (turn - 1) % seats and min(state) >= 0
    others = [score for other, score in enumerate(scores) if other != seat]
    running = rolling < 2 and total != 1 and (max(scores) < goal or not (rolling or total))
    return sizes and running and goal == options.goal > max(others)


class PigView(msgspec.Struct, frozen=True):
    goal: int
    seat: int
    turn: int
    total: int
    rolling: int
    scores: list[int]


def view(state: State, viewer: Viewer) -> PigView:
    """Return what everybody sees: nothing is hidden."""
    _, goal, seat, turn, total, rolling, *scores = state
    return PigView(goal, seat, turn, total, rolling, scores)


def why_not(state: State, code: int) -> Reason | None:
    """Return why a code may not be played or drawn now; None if it may."""
    actor = RULES.to_act(state)
    if actor == OVER:
        return Reason("P3.1", message("pig-why-over"))
    if (actor == CHANCE) != (code >= kernel.DIE):
        return Reason("P2.1", message("pig-why-roll" if actor == CHANCE else "pig-why-choose"))
    if code == kernel.HOLD and not state[kernel.TOTAL]:
        return Reason("P2.3", message("pig-why-hold"))
    return None


class PigEvent(msgspec.Struct, frozen=True):
    what: str  # roll, hold, lose or throw
    seat: int
    number: int  # of points at stake, or on the die


def event(before: State, code: int, after: State | None, viewer: Viewer) -> PigEvent:
    """Return what everybody sees of a ply."""
    if code > kernel.DIE:
        return PigEvent("throw", before[kernel.SEAT], code - kernel.DIE + 1)
    return PigEvent(("roll", "hold", "lose")[code], before[kernel.SEAT], before[kernel.TOTAL])


def words(event: PigEvent) -> Message:
    """Put an event into words."""
    return message(f"pig-did-{event.what}", seat=Seat(event.seat), number=event.number)


def svg(view: PigView, past: Iterable[tuple[State, int]] = ()) -> str:
    """Draw a bar for each seat: its points, and those at stake."""
    rows = []
    for seat, score in enumerate(view.scores):
        stake = score + view.total * (seat == view.seat)
        for points, colour in (view.goal, "#e8dcc4"), (stake, "#e9a23b"), (score, "#b4472e"):
            size = f'width="{220 * min(1, points / view.goal):.1f}" height="16"'
            rows.append(f'<rect x="40" y="{14 + 24 * seat}" {size} fill="{colour}"/>')
        rows.append(f'<text x="34" y="{27 + 24 * seat}" text-anchor="end">{stake}</text>')
    size = f'viewBox="0 0 280 {20 + 24 * len(view.scores)}" font-size="13" fill="#8a7350"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(rows)}</svg>'


def terminal(view: PigView, names: Sequence[str] = ()) -> list[list[tuple[str, str]]]:
    """Draw a line for each seat, and one for the points at stake."""
    seats = names or [f"seat {seat}" for seat in range(len(view.scores))]
    lines = [f"{score:4}  {name}" for score, name in zip(view.scores, seats, strict=True)]
    return [[(line, "")] for line in [*lines, f"{view.total:+4}  {seats[view.seat]}"]]


GAME = Game(
    name="pig",
    seats=SEATS,
    options=PigOptions,
    kernels=KernelModules("pig"),
    rules=RULES,
    notation=simple_notation(RULES, PigOptions, kernel.WORDS, is_possible),
    presenter=Presenter(
        view=view,
        why_not=why_not,
        prompt=lambda state: message("pig-ask", total=state[kernel.TOTAL]),
        event=event,
        words=words,
    ),
    renderer=Renderer(svg=svg, terminal=terminal),
    rules_text={"en": "RULES.md"},
    catalogues={"en": "pig.en.ftl", "ro": "pig.ro.ftl"},
)
