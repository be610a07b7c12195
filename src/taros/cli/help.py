"""Help in the reader's language: texts of the catalogues, with examples for every command."""

import shlex
from typing import Any

from typer.core import TyperCommand, TyperGroup

from taros.core.words import has_message

from .common import translate

EXAMPLES = {  # by command; each is a line that works as it stands, once its files are there
    "taros": ("taros play marrakech", "taros serve --open", "taros doctor"),
    "play": (
        "taros play marrakech",
        "taros play regatta --seats human,master --course islands",
        "taros play marrakech --seats human,human,greedy --purse 40 --save evening.taros",
    ),
    "resume": ("taros resume", "taros resume evening.taros"),
    "simulate": (
        "taros simulate marrakech --seats greedy,random --games 1000",
        "taros simulate regatta --seats greedy,greedy --games 100 --jobs 2 --records races.txt",
    ),
    "tournament": (
        "taros tournament marrakech --bots learned,greedy --games 40",
        "taros tournament marrakech --bots greedy,flat:200 --seats 2 --html report.html",
    ),
    "dataset": (
        "taros dataset marrakech --games 1000 --bots learned,greedy --out games.parquet",
        "taros dataset marrakech --out games.parquet --minari taros/greedy-v0",
    ),
    "show": (
        "taros show evening.taros",
        "taros show evening.taros --ply 20 --svg board.svg",
        "taros show '7/7/7/3r|3/3r3/7/7 e4e 30,30,30,30 11,12,12,12 1 turn 2'",
    ),
    "review": (
        "taros review evening.taros",
        "taros review evening.taros --html review.html --jobs 2",
    ),
    "verify": ("taros verify evening.taros",),
    "rules": ("taros rules marrakech", "taros rules regatta"),
    "serve": (
        "taros serve --open",
        "taros serve --host 127.0.0.1 --public-url https://games.example.org",
        "taros serve --workers 4 --database postgresql://taros@localhost/taros"
        " --bus redis://localhost",
    ),
    "perft": ("taros perft marrakech 4", "taros perft marrakech 3 --seats 2 --json"),
    "doctor": ("taros doctor", "taros doctor --port 8080"),
    "admin": ("taros admin overview", "taros admin backup tables.backup"),
    "overview": ("taros admin overview", "taros admin overview --json"),
    "backup": (
        "taros admin backup tables.backup",
        "taros admin backup tables.backup --database postgresql://taros@localhost/taros",
    ),
    "restore": (
        "taros admin restore tables.backup --database sqlite:////var/lib/taros/tables.db",
        "taros admin restore tables.backup --replace",
    ),
    "records": (
        "taros admin records all-games.txt",
        "taros admin records new-games.txt --since 2026-01-01",
    ),
    "tidy": ("taros admin tidy --dry-run", "taros admin tidy --limits limits.toml"),
    "close": ("taros admin close 7Yk2mPq --dry-run",),
    "ban": ("taros admin ban Mallory --days 7", "taros admin ban --address 203.0.113.7 --days 1"),
    "unban": ("taros admin unban Mallory",),
    "announce": ("taros admin announce 'The server is away from 20:00 to 21:00.' --hours 12",),
    "appoint": ("taros admin appoint Ana",),
    "dismiss": ("taros admin dismiss Ana",),
    "log": ("taros admin log", "taros admin log --json"),
    "rename": ("taros admin rename Ana 'Ana Maria'",),
    "reserve": ("taros admin reserve Chairman",),
    "ratings": (
        "taros admin ratings --recompute",
        "taros admin ratings --take-out qG3nVd0pXzEr8kLw",
    ),
    "suspicions": ("taros admin suspicions", "taros admin suspicions --json"),
    "export": ("taros export ratings --csv", "taros export ratings --json"),
    "rotate-secrets": (
        "taros admin rotate-secrets",
        "taros admin rotate-secrets --database postgresql://taros@localhost/taros",
    ),
}


def example_words(line: str) -> list[str]:
    """Return the words that an example gives to `taros`."""
    return shlex.split(line)[1:]


def help_key(command: str, parameter: str = "") -> str:
    """Return the key of the text for a command, or for one of its parameters.

    A parameter that many commands have, such as `--jobs`, has one text for all of them.
    """
    if not parameter:
        return f"help-{command}"
    own, shared = f"help-{command}-{parameter}", f"help-{parameter}"
    return own if has_message(own) else shared


class Translated:
    """Translates the help of a command when it is asked for; mixed into typer's classes."""

    def _translate(self, ctx: Any) -> None:
        """Give this command, its parameters and its subcommands their texts."""
        command: Any = self
        for each in (command, *getattr(command, "commands", {}).values()):
            each.help = translate(help_key(each.name))
            each.short_help = each.help.partition("\n")[0]
        for parameter in command.get_params(ctx):
            parameter.help = translate(help_key(command.name, typed_name(parameter)))

    def get_help(self, ctx: Any) -> str:
        self._translate(ctx)
        text: str = super().get_help(ctx)  # type: ignore[misc]
        return text

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        self._translate(ctx)
        return super().shell_complete(ctx, incomplete)  # type: ignore[misc]

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))  # type: ignore[attr-defined]
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{translate('help-usage')} ")

    def format_options(self, ctx: Any, formatter: Any) -> None:
        command: Any = self
        for kind in ("argument", "option"):
            of_kind = [each for each in command.get_params(ctx) if each.param_type_name == kind]
            rows = [row for each in of_kind if (row := _row(each, ctx))]
            if rows:
                with formatter.section(translate(f"help-{kind}s")):
                    formatter.write_dl(rows)
        commands = getattr(command, "commands", {})
        if commands:
            with formatter.section(translate("help-commands")):
                formatter.write_dl([(name, each.short_help) for name, each in commands.items()])

    def format_epilog(self, ctx: Any, formatter: Any) -> None:
        command: Any = self
        with formatter.section(translate("help-examples")):
            for line in EXAMPLES[command.name]:
                formatter.write(f"{'':>{formatter.current_indent}}{line}\n")


def typed_name(parameter: Any) -> str:
    """Return what people type for a parameter, without dashes; the name of an argument."""
    if parameter.param_type_name == "argument":
        return str(parameter.name)
    return str(parameter.opts[0]).lstrip("-")


def _row(parameter: Any, ctx: Any) -> tuple[str, str] | None:
    """Return what a parameter is called and what is said about it; None if it is hidden."""
    record = parameter.get_help_record(ctx)
    if record is None:
        return None
    notes = [parameter.help]
    given = parameter.show_default
    default = given if isinstance(given, str) else parameter.default
    if parameter.required:
        notes.append(translate("help-required"))
    elif default is not None and default is not False and given:
        notes.append(translate("help-default", value=str(default)))
    if parameter.envvar:
        notes.append(translate("help-variable", name=parameter.envvar))
    return record[0], " ".join(notes)


class Command(Translated, TyperCommand):
    """A command of `taros`."""


class Group(Translated, TyperGroup):
    """`taros` itself, or a group of its commands."""
