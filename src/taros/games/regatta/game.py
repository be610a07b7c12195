"""The parts of Regatta, put together."""

from collections.abc import Iterable, Sequence

from taros.core.game import Game, Heuristics, Notation, Presenter, Renderer, ScoreUnit, State
from taros.core.words import SOURCE, in_every_language
from taros.kernels import KernelModules

from . import policy
from .layout import CODES, EXCHANGE
from .levels import LEVELS
from .moves.reasons import explained_illegal_moves, why_not
from .options import PRESETS, RegattaOptions
from .rules import RegattaRules
from .show.advice import explain
from .show.event import continues, event, join
from .show.view import Preview, View, Wake, preview, view, wake
from .show.wire import WIRE_TYPES
from .text import notation
from .text.menu import menu
from .text.words import outcome_words, prompt, words


def _svg(view: View, past: Iterable[tuple[State, int]] = ()) -> str:
    from .show.drawing import svg  # imported only when a picture is drawn

    return svg(view, _wakes(past))


def _svg_of_choice(
    view: View, past: Iterable[tuple[State, int]], played: Preview, better: Preview
) -> str:
    from .show.drawing import svg

    return svg(view, _wakes(past), played, better)


def _wakes(past: Iterable[tuple[State, int]]) -> list[Wake]:
    return [wake(state, code) for state, code in past if code < EXCHANGE]


def _piece_svg(view: View, name: str) -> str:
    from .show.drawing import card_icon

    return card_icon(next(card for card in view.kinds if card.name == name), view.sea.card)


def _terminal(
    view: View, names: Sequence[str] = (), language: str = SOURCE
) -> list[list[tuple[str, str]]]:
    from .show.terminal import terminal

    return terminal(view, names, language)


GAME = Game(
    name="regatta",
    seats=range(1, 5),
    options=RegattaOptions,
    presets=PRESETS,
    table_defaults={"first": "lot", "lanes": "lot"},  # R1.3, R1.5
    score_unit=ScoreUnit("metres", size=-1000, digits=2),  # a score is minus the millimetres left
    levels=LEVELS,
    hidden=True,
    quick=False,
    kernels=KernelModules(
        "taros.games.regatta",
        policy="policy",
        hidden="hidden",
        features="features",
        plan="plan",
        encoding="encoding",
    ),
    rules=RegattaRules(),
    notation=Notation(
        parse_move=notation.parse_move,
        format_move=notation.format_move,
        parse_position=notation.parse_position,
        format_position=notation.format_position,
        menu=menu,
    ),
    presenter=Presenter(
        view=view,
        preview=preview,
        why_not=why_not,
        explained_illegal_moves=explained_illegal_moves,
        prompt=prompt,
        event=event,
        continues=continues,
        join=join,
        words=words,
        outcome_words=outcome_words,
        wire_types=WIRE_TYPES,
    ),
    renderer=Renderer(
        svg=_svg,
        terminal=_terminal,
        terminal_in=_terminal,
        svg_of_choice=_svg_of_choice,
        piece_svg=_piece_svg,
    ),
    heuristics=Heuristics(policy=policy, max_candidates=CODES, explain=explain),
    rules_text=in_every_language("rules_text/RULES.md"),
    how_to_play=in_every_language("rules_text/HOW_TO_PLAY.md"),
    puzzles="puzzles.jsonl",
)
