"""taros admin: look after a server; one file a subject."""

import typer

from ..help import Command, Group
from .accounts import rename, reserve
from .backups import backup, restore
from .overview import overview
from .ratings import ratings, suspicions
from .records import records
from .secrets import rotate_secrets
from .tidying import tidy

app = typer.Typer(cls=Group, no_args_is_help=True)

for command in (
    *(overview, backup, restore, records, tidy, rename, reserve, ratings, suspicions),
    rotate_secrets,
):
    app.command(cls=Command)(command)
