"""taros show"""

from pathlib import Path
from typing import Annotated

import typer

from taros import games
from taros.core.errors import BadPosition, Unknown
from taros.core.match import Match
from taros.core.record import split_records

from ..common import Json, board, display_names, exists, language, out, print_json, read, translate


def show(
    source: Annotated[str, typer.Argument(metavar="FILE|POSITION")],
    ply: int | None = None,
    game: int = 1,
    svg: Path | None = None,
    json: Json = False,
) -> None:
    """Show a game or a position."""
    match = _match(source, game)
    if ply is not None:
        match = match.at(ply)
    if svg:
        svg.write_text(match.svg(), encoding="utf-8")
    if json:
        print_json({"position": match.position, "ply": match.ply, "view": match.view()})
        return
    out.print(board(match, match.view(), display_names(match.names)))
    out.print(match.position, style="dim", soft_wrap=True)
    if match.ply:
        out.print(_last(match))
    if svg:
        out.print(translate("cli-written", path=str(svg)), soft_wrap=True)


def _match(source: str, number: int) -> Match:
    path = Path(source)
    if source == "-" or (exists(source) and not path.is_dir()):
        records = split_records(read(path))
        if number not in range(1, len(records) + 1):
            raise Unknown("cli-no-record", number=number, count=len(records))
        return games.load(records[number - 1])
    if not {" ", ","} & set(source.strip()):
        raise Unknown("cli-no-file", path=source)
    return _position(source)


def _position(text: str) -> Match:
    """Return the position `text`, of the first game that can read it."""
    refusals = []
    for name in games.names():
        try:
            return games.from_position(name, text, roll=False)
        except BadPosition as error:
            refusals.append(translate("cli-no-position", game=name, reason=error.message))
    raise BadPosition("bad-position", reason=" ".join(refusals))


def _last(match: Match) -> str:
    """Describe the last ply in words."""
    before, presenter = match.state_at(match.ply - 1), match.game.presenter
    event = presenter.event(before, match.plies[-1].move.code, match.state, None)
    return presenter.words(event).format(language(), display_names(match.names))
