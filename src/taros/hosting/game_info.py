"""What a client is told about a game before it is played."""

from collections.abc import Callable, Container
from functools import cache

import msgspec

from taros import bots, games
from taros.bots.learned import has_learned
from taros.core.errors import Unknown
from taros.core.options import specs
from taros.core.words import SOURCE
from taros.tables import views
from taros.tables.protocol import GameInfo, Start, StartRequest, Strength


def game_info(name: str, longest: float) -> GameInfo:
    """Return the options, levels and bots of the game `name`.

    `longest` is the time in seconds that a bot may take for a move.
    """
    game = games.get(name)
    return GameInfo(
        name=name,
        seats=list(game.seats),
        options=list(specs(game.options).values()),
        presets={preset: dict(values) for preset, values in game.presets.items()},
        at_tables=dict(game.table_defaults),
        hidden=game.hidden,
        bots=bots.names(game),
        levels={name: dict(level.wins) for name, level in game.levels.items()},
        strengths={
            bot: Strength(
                kind.default_count, kind.max_count_at_tables, longest if kind.takes_time else None
            )
            for bot, kind in bots.all_bots().items()
            if kind.plays(game) and kind.default_count
        },
        has_advice=has_learned(game),
        has_how_to_play=bool(game.how_to_play),
        catalogues=_catalogues(name),
    )


@cache
def _catalogues(name: str) -> dict[str, str]:
    """Read the catalogues that the package of a game brings, by language."""
    game = games.get(name)
    return {language: "\n".join(game.catalogue_texts(language)) for language in game.catalogues}


def rules_text(game: str, language: str) -> tuple[str, str]:
    """Return the rules of `game` in `language` or else in English, and the language they are in."""
    found = games.get(game)
    return _translated(language, found.rules_text, found.read_rules)


def how_to_play(game: str, language: str) -> tuple[str, str]:
    """Return the plain page on how `game` is played, and its language, as `rules_text` does.

    Raises Unknown if the game has none.
    """
    found = games.get(game)
    if not found.how_to_play:
        raise Unknown("no-how-to-play", game=game)
    return _translated(language, found.how_to_play, found.read_how_to_play)


def _translated(
    language: str, languages: Container[str], read: Callable[[str], str]
) -> tuple[str, str]:
    if language not in languages:
        language = SOURCE
    return read(language), language


def start(request: StartRequest) -> Start:
    """Return the first view of a game with these options. Raises Unknown or BadOption."""
    game = games.get(request.game)
    options = games.choose_options(game, request.seats, request.options)
    state = game.rules.new(request.seats, options)
    return Start(msgspec.to_builtins(options), views.wire_view(game, state, None))
