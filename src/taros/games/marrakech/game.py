"""The parts of Marrakech, put together."""

from collections.abc import Iterable, Sequence

from taros.core.game import Game, Heuristics, Notation, Presenter, Renderer, State
from taros.core.words import in_every_language
from taros.kernels import KernelModules

from . import policy
from .layout import NEAREST
from .levels import LEVELS
from .options import PRESETS, MarrakechOptions
from .rules import MarrakechRules
from .show.advice import explain
from .show.event import event
from .show.reasons import why_not
from .show.view import Preview, View, choice_key, encode_view, preview, view
from .show.wire import WIRE_TYPES
from .text import notation
from .text.words import outcome_words, prompt, words


def _svg(view: View, past: Iterable[tuple[State, int]] = ()) -> str:
    from .show.picture import svg  # imported only when a picture is drawn

    return svg(view)


def _svg_of_choice(
    view: View, past: Iterable[tuple[State, int]], played: Preview, better: Preview
) -> str:
    from .show.choice_picture import svg_of_choice

    return svg_of_choice(view, played, better)


def _terminal(view: View, names: Sequence[str] = ()) -> list[list[tuple[str, str]]]:
    from .show.terminal import terminal

    return terminal(view, names)


GAME = Game(
    name="marrakech",
    seats=range(2, 5),
    options=MarrakechOptions,
    presets=PRESETS,
    table_defaults={"first": "lot"},  # M1.8
    levels=LEVELS,
    kernels=KernelModules(
        "taros.games.marrakech", policy="policy", features="features", encoding="encoding"
    ),
    rules=MarrakechRules(),
    notation=Notation(
        parse_move=notation.parse_move,
        format_move=notation.format_move,
        parse_position=notation.parse_position,
        format_position=notation.format_position,
        menu=notation.menu,
    ),
    presenter=Presenter(
        view=view,
        encode_view=encode_view,
        preview=preview,
        choice_key=choice_key,
        why_not=why_not,
        prompt=prompt,
        event=event,
        words=words,
        outcome_words=outcome_words,
        wire_types=WIRE_TYPES,
    ),
    renderer=Renderer(svg=_svg, terminal=_terminal, svg_of_choice=_svg_of_choice),
    heuristics=Heuristics(policy=policy, max_candidates=NEAREST, explain=explain),
    rules_text=in_every_language("rules_text/RULES.md"),
    how_to_play=in_every_language("rules_text/HOW_TO_PLAY.md"),
    puzzles="puzzles.jsonl",
)
