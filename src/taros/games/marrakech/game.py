"""The parts of Marrakech, put together."""

from collections.abc import Iterable, Sequence

from taros.core.game import Game, Heuristics, Notation, Presenter, Renderer, State
from taros.kernels import KernelModules

from . import policy
from .layout import NEAREST
from .levels import LEVELS
from .options import PRESETS, MarrakechOptions
from .rules import MarrakechRules
from .show.advice import explain
from .show.event import event
from .show.reasons import why_not
from .show.view import Preview, View, preview, view
from .show.wire import WIRE_TYPES
from .text import notation
from .text.words import prompt, words


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
    kernels=KernelModules("taros.games.marrakech", policy="policy", features="features"),
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
        preview=preview,
        why_not=why_not,
        prompt=prompt,
        event=event,
        words=words,
        wire_types=WIRE_TYPES,
    ),
    renderer=Renderer(svg=_svg, terminal=_terminal, svg_of_choice=_svg_of_choice),
    heuristics=Heuristics(policy=policy, max_candidates=NEAREST, explain=explain),
    rules_text={"en": "RULES.md", "ro": "RULES.ro.md"},
    how_to_play={"en": "HOW_TO_PLAY.md", "ro": "HOW_TO_PLAY.ro.md"},
    puzzles="puzzles.jsonl",
)
