"""Helpers for all commands."""

import os
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.text import Text

from taros import games
from taros.bots.added import add_file, is_file
from taros.core.errors import BadOption
from taros.core.match import Match
from taros.core.options import contents, specs
from taros.core.words import message, negotiate

GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=games.names)]
Seats = str
Jobs = Annotated[int, typer.Option(min=1)]
Cluster = Annotated[
    str | None,
    typer.Option(metavar="auto|ADDRESS"),
]
Json = Annotated[bool, typer.Option("--json")]

HUMAN = "human"

# What people typed and what files hold is shown as it is.
out = Console(highlight=False, markup=False, emoji=False)
err = Console(stderr=True, highlight=False, markup=False, emoji=False)


def language() -> str:
    """Return the first language of the terminal that has catalogues, else English.

    As for other programs, LC_ALL is stronger than LC_MESSAGES and that than LANG; where they name a
    language, LANGUAGE may list others that the user prefers to it.
    """
    given = map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, given), "C")
    listed = os.environ.get("LANGUAGE", "") if _tag(locale) not in ("C", "POSIX") else ""
    return negotiate(map(_tag, [*listed.split(":"), locale]))


def _tag(locale: str) -> str:
    """Return the language tag of a locale: `ro-RO` for `ro_RO.UTF-8`."""
    return re.split("[.@]", locale)[0].replace("_", "-")


def translate(key: str, **arguments: Any) -> str:
    return message(key, **arguments).format(language())


def print_json(value: Any) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def board(match: Match, view: Any, names: Sequence[str]) -> Text:
    """Draw a view of a match for the terminal, in its language."""
    draw, draw_in = match.game.renderer.terminal, match.game.renderer.terminal_in
    lines = draw_in(view, names, language()) if draw_in else draw(view, names)
    return Text("\n").join(Text.assemble(*line) for line in lines)


def display_names(names: Sequence[str]) -> list[str]:
    """Return the names of the seats as shown, numbered where several are equal."""
    shown = []
    for seat, name in enumerate(names):
        word = translate("cli-human") if name == HUMAN else name
        number = names[: seat + 1].count(name)
        shown.append(f"{word} {number}" if names.count(name) > 1 else word)
    return shown


def game_and_options(game: str, words: list[str]) -> tuple[str, dict[str, str]]:
    """Split `words` into the game and its options, in any order."""
    rest = [game, *words]
    place = next((i for i, word in enumerate(rest) if word in games.names()), 0)
    name = rest.pop(place)
    return name, game_options(name, rest)


def game_options(game: str, words: list[str]) -> dict[str, str]:
    """Parse `--purse 40 --two-player=one-colour --cover-own` into options by name.

    For an option that is a text, `--course my.toml` reads the file.
    """
    options = _assignments(words)
    for name, spec in specs(games.get(game).options).items():
        value = options.get(name, "")
        is_file = exists(value) or value.endswith(".toml")
        if spec.free and is_file and value not in spec.choices:
            options[name] = contents(Path(value))
    return options


def _assignments(words: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        if not word.startswith("--") or len(word) < 3:
            raise BadOption("option-word", text=word)
        name, equals, value = word[2:].partition("=")
        if not equals:
            value = rest.pop(0) if rest and not rest[0].startswith("--") else "true"
        options[name.replace("-", "_")] = value
    return options


def seat_names(text: str) -> list[str]:
    """Return the names of players, comma separated; FILE.py:CLASS adds the bot of that file."""
    return [added_name(name.strip()) for name in text.split(",")]


def added_name(text: str) -> str:
    """Return the name of a bot, which is added first if `text` is FILE.py:CLASS."""
    return add_file(text) if is_file(text) else text


def exists(text: str) -> bool:
    """Whether `text` names a file or folder; unlike with `Path`, it may be of any length."""
    return os.path.exists(text)  # noqa: PTH110


def check_writable(path: Path) -> None:
    """Raise OSError if `path` cannot be written; called before long work."""
    is_new = not path.exists()
    path.open("ab").close()
    if is_new:
        path.unlink()


def read(path: Path) -> str:
    """Read a text file, or standard input if `path` is `-`."""
    return sys.stdin.read() if str(path) == "-" else path.read_text(encoding="utf-8")


def data_folder() -> Path:
    """Return the user's data folder for this program; it may not exist yet."""
    from platformdirs import user_data_path

    return user_data_path("taros", appauthor=False)


def saved_folder() -> Path:
    """Return the folder that holds saved games."""
    return data_folder() / "games"
