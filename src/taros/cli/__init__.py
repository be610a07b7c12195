"""The command line: one file a command, in folders by what they are for."""

import io
import sys

import typer
from typer.exceptions import Abort, TyperException

from taros import __version__
from taros.core.errors import TarosError

from .admin import app as admin
from .admin.export import export
from .common import language, translate
from .doctor import doctor
from .games.play import play
from .games.resume import resume
from .games.rules import rules
from .greeting import greet
from .help import Command, Group
from .records.review import review
from .records.show import show
from .records.verify import verify
from .refusals import file_refusal, refusal
from .research.dataset import dataset
from .research.perft import perft
from .research.simulate import simulate
from .research.tournament import tournament
from .serve import serve

app = typer.Typer(name="taros", cls=Group, rich_markup_mode=None)

# Options of a game are given by their own names (--purse 40): each game has its own.
TAKES_GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}
# A position may begin with a minus, like an option.
TAKES_POSITIONS = {"ignore_unknown_options": True}

app.command(cls=Command, context_settings=TAKES_GAME_OPTIONS)(play)
app.command(cls=Command)(resume)
app.command(cls=Command, context_settings=TAKES_GAME_OPTIONS)(simulate)
app.command(cls=Command, context_settings=TAKES_GAME_OPTIONS)(tournament)
app.command(cls=Command, context_settings=TAKES_GAME_OPTIONS)(dataset)
app.command(cls=Command, context_settings=TAKES_POSITIONS)(show)
app.command(cls=Command)(review)
app.command(cls=Command)(verify)
app.command(cls=Command)(rules)
app.command(cls=Command)(serve)
app.command(cls=Command)(doctor)
app.add_typer(admin, name="admin")
app.command(cls=Command)(export)
app.command(cls=Command, context_settings=TAKES_GAME_OPTIONS)(perft)


@app.callback(invoke_without_command=True)
def about(context: typer.Context, version: bool = typer.Option(False, "--version")) -> None:
    if version:
        print(f"taros {__version__}")
    elif context.invoked_subcommand is None:
        greet()


def main() -> None:
    """Run a command; report an error in one line, with exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        sys.exit(app(prog_name="taros", standalone_mode=False))
    except TarosError as error:
        _refuse(error.format(language()))
    except TyperException as error:
        context = getattr(error, "ctx", None)  # of the command that the words are for
        command = context.command_path if context else "taros"
        said = refusal(error).format(language())
        _refuse(f"{said} {translate('help-more', command=command)}")
    except UnicodeDecodeError:
        _refuse(translate("cli-not-text"))
    except OSError as error:
        _refuse(file_refusal(error).format(language()))
    except Abort:
        sys.exit(130)


def _refuse(text: str) -> None:
    print(f"taros: {' '.join(text.split())}", file=sys.stderr)
    sys.exit(2)
