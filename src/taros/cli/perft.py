"""taros perft"""

import time
from typing import Annotated

import typer

from taros import games
from taros.bots.perft import perft as count
from taros.core.match import Match

from .common import GameName, Json, game_options, out, print_json, say
from .progress import progress_bar


def perft(
    context: typer.Context,
    game: GameName,
    depth: Annotated[int, typer.Argument(metavar="N", min=1)],
    position: Annotated[str | None, typer.Argument(metavar="[POSITION]")] = None,
    seats: Annotated[int | None, typer.Option(help="Of the start, without a position.")] = None,
    json: Json = False,
) -> None:
    """Count the sequences of N moves and outcomes, by the first of them."""
    match = _match(context, game, position, seats)
    options = match.legal() or [move for move, _ in match.outcomes()]
    counts: dict[str, int] = {}
    began = time.perf_counter()
    with progress_bar(say("cli-counting"), len(options)) as advance:
        for move in options:
            state = list(match.state)
            match.game.apply(state, move.code)
            counts[move.text] = count(match.game, state, depth - 1)
            advance(1)
    seconds = time.perf_counter() - began
    total = sum(counts.values())
    if json:
        print_json({"depth": depth, "count": total, "seconds": seconds, "divide": counts})
        return
    for text, number in counts.items():
        out.print(f"{text:<12} {number:>16,}")
    out.print(say("cli-counted", total=total, depth=depth, seconds=f"{seconds:.2f}"))


def _match(context: typer.Context, game: str, position: str | None, seats: int | None) -> Match:
    if position is not None:
        return games.from_position(game, position, roll=False)
    rules = games.get(game)
    options = game_options(context.args)
    return games.new(game, seats or rules.seats[-1], roll=False, **options)
