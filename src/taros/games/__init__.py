"""The games: those that ship with Taros, and those that installed packages bring.

A package brings a game by an entry point of the group `taros.games` that names its `Game`.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from taros.core.errors import BadRecord, Unknown
from taros.core.fairness import FairChance, fair_chance
from taros.core.game import Game
from taros.core.match import Match
from taros.core.options import Options, contents, resolve, seats_error
from taros.core.record import Record, parse_record
from taros.core.replay import headers_chance, replay
from taros.core.replay import verify as _verify
from taros.core.words import Message

SHIPPED = ("marrakech", "regatta")


def names() -> list[str]:
    """Return the names of all games."""
    return sorted({*SHIPPED, *_installed()})


@cache
def get(name: str) -> Game:
    """Return the game of that name. Raises Unknown, which lists the names there are."""
    if name in SHIPPED:
        shipped: Game = import_module(f"{__name__}.{name}").GAME
        return shipped
    if name not in _installed():
        raise Unknown("no-game", name=name, allowed=", ".join(names()))
    return _installed()[name]


def _installed() -> dict[str, Game]:
    from .installed import installed_games  # which takes longer to import than a game

    return installed_games(SHIPPED)


def new(
    game: str,
    seats: int,
    seed: int | str | None = None,
    *,
    roll: bool = True,
    names: Sequence[str] = (),
    contributions: Sequence[str] = (),
    **options: Any,
) -> Match:
    """Begin a match.

    The seed fixes all chance; without one it is fresh and unguessable. `roll=False` leaves chance
    to `Match.play`. Options are those of the game, and `preset`; a `Path` stands for the contents
    of that file. Raises Unknown or BadOption.
    """
    chance = fair_chance(seed, contributions) if roll else None
    given = {name: contents(v) if isinstance(v, Path) else v for name, v in options.items()}
    return begin(get(game), seats, given, chance, names)


def begin(
    game: Game,
    seats: int,
    given: Mapping[str, Any],
    chance: FairChance | None,
    names: Sequence[str] = (),
) -> Match:
    """Begin a match like `new`, with the options as the mapping `given`."""
    options = choose_options(game, seats, given)
    return Match(game, options, game.rules.new(seats, options), chance=chance, names=names)


def choose_options(game: Game, seats: int, given: Mapping[str, Any]) -> Options:
    """Validate `given` options of a game for `seats` seats. Raises BadOption."""
    if not hasattr(seats, "__index__") or seats not in game.seats:
        raise seats_error(game.seats, seats)
    return game.rules.validate_options(seats, resolve(game.options, game.presets, given))


def from_position(
    game: str, text: str, seed: int | str | None = None, *, roll: bool = True
) -> Match:
    """Begin a match from the position `text`. Raises BadPosition."""
    rules = get(game)
    options, state = rules.notation.parse_position(text)
    chance = fair_chance(seed) if roll else None
    return Match(rules, options, state, chance=chance, from_start=False)


def load(text: str, ply: int | None = None, *, salvage: bool = False) -> Match:
    """Load the match of a record, whole or with its first `ply` plies only.

    Raises BadRecord with the line and the error; with `salvage`, everything before the error is
    loaded instead.
    """
    record = parse_record(text)
    match = replay(game_of(record), record, salvage=salvage)
    return match if ply is None else match.at(ply)


def verify(text: str) -> Message | None:
    """Return None if the chance of a record is proven fair, else the first difference."""
    record = parse_record(text)
    return _verify(game_of(record), record)


def proven_chance(text: str) -> FairChance:
    """Return what the chance of a record follows from, if it shows its seed. Raises BadRecord."""
    return headers_chance(parse_record(text))


def game_of(record: Record) -> Game:
    """Return the game that a record names. Raises BadRecord."""
    token = record.headers["Game"]
    try:
        return get(token.text)
    except Unknown as error:
        raise BadRecord(token.line, error.message) from None
