"""taros perft"""

import time
from typing import Annotated

import typer

from taros import games
from taros.bots.perft import branches
from taros.bots.perft import perft as perft_of
from taros.core.errors import BadOption
from taros.core.match import Match
from taros.report.numbers import count, decimal

from ..common import GameName, Json, game_options, language, out, print_json, translate
from ..progress import progress_bar

SHOWN = 4  # plies whose branches the progress bar counts


def perft(
    context: typer.Context,
    game: GameName,
    depth: Annotated[int, typer.Argument(metavar="N", min=1, max=64)],
    position: Annotated[str | None, typer.Argument(metavar="[POSITION]")] = None,
    seats: int | None = None,
    json: Json = False,
) -> None:
    """Count the sequences of N moves and outcomes, by the first of them."""
    match = _match(context, game, position, seats)
    began = time.perf_counter()
    counts: dict[str, int] = {}
    starts = list(branches(match.game, match.state, min(depth, SHOWN)))
    with progress_bar(translate("cli-counting"), len(starts)) as advance:
        for codes, state in starts:
            first = match.game.notation.format_move(match.state, codes[0])
            counts[first] = counts.get(first, 0) + perft_of(match.game, state, depth - len(codes))
            advance(1)
    seconds = time.perf_counter() - began
    total = sum(counts.values())
    if json:
        print_json({"depth": depth, "count": total, "seconds": seconds, "divide": counts})
        return
    for text, number in counts.items():
        out.print(f"{text:<12} {count(number, language()):>16}")
    took = decimal(seconds, 2, language())
    out.print(translate("cli-counted", total=total, depth=depth, seconds=took))


def _match(context: typer.Context, game: str, position: str | None, seats: int | None) -> Match:
    words = context.args
    if position is not None and position.startswith("--"):
        words = [position, *words]
        position = None
    options = game_options(game, words)
    rules = games.get(game)
    if position is None:
        return games.begin(rules, rules.seats[-1] if seats is None else seats, options, None)
    if options or seats is not None:
        raise BadOption("cli-position-options")
    return games.from_position(game, position, roll=False)
