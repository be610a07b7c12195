"""The command line: one file a command."""

import io
import sys

import typer
from typer.exceptions import Abort, TyperException

from taros import __version__
from taros.core.errors import TarosError

from .common import language
from .perft import perft
from .play import play
from .resume import resume
from .review import review
from .rules import rules
from .serve import serve
from .show import show
from .simulate import simulate
from .tournament import tournament
from .verify import verify

app = typer.Typer(
    help="Marrakech and Regatta: play, study and teach machines two tabletop games.",
    add_completion=False,
    rich_markup_mode=None,
)

# Options of a game are given by their own names (--purse 40): each game has its own.
TAKES_GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
# A position may begin with a minus, like an option.
TAKES_POSITIONS = {"ignore_unknown_options": True}

app.command(context_settings=TAKES_GAME_OPTIONS)(play)
app.command()(resume)
app.command(context_settings=TAKES_GAME_OPTIONS)(simulate)
app.command(context_settings=TAKES_GAME_OPTIONS)(tournament)
app.command(context_settings=TAKES_POSITIONS)(show)
app.command()(review)
app.command()(verify)
app.command()(rules)
app.command()(serve)
app.command(context_settings=TAKES_GAME_OPTIONS)(perft)


@app.callback(invoke_without_command=True)
def about(context: typer.Context, version: bool = typer.Option(False, "--version")) -> None:
    if version:
        print(f"taros {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """Run a command; report an error in one line, with exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        sys.exit(app(standalone_mode=False))
    except TarosError as error:
        _refuse(error.format(language()))
    except TyperException as error:
        _refuse(error.format_message())
    except UnicodeDecodeError as error:
        _refuse(f"not a text file: {error.reason}")
    except OSError as error:
        _refuse(f"{error.filename or ''}: {error.strerror}".removeprefix(": "))
    except Abort:
        sys.exit(130)


def _refuse(text: str) -> None:
    print(f"taros: {' '.join(text.split())}", file=sys.stderr)
    sys.exit(2)
