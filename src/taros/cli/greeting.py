"""What `taros` says when it is given no command."""

from rich.table import Table

from taros import __version__

from .common import out, translate

WAYS = (  # four things that one can do
    ("taros serve --open", "browser"),
    ("taros play marrakech", "terminal"),
    ("taros review FILE", "study"),
    ("taros simulate marrakech --games 1000", "machines"),
)


def greet() -> None:
    """Print what Taros is, and how to begin."""
    out.print(translate("greet-hello", version=__version__))
    ways = Table(box=None, show_header=False, padding=(0, 2))
    ways.add_column(style="bold", no_wrap=True)
    ways.add_column()
    for command, way in WAYS:
        ways.add_row(command, translate(f"greet-{way}"))
    out.print("", ways, "", sep="\n")
    out.print(translate("greet-more"), style="dim")
