"""taros admin: look after a server; one file a subject."""

import typer

from ..help import Command, Group
from .announcing import announce
from .backups import backup, restore
from .log import log
from .overview import overview
from .people import appoint, ban, dismiss, rename, reserve, unban
from .ratings import ratings, suspicions
from .records import records
from .secrets import rotate_secrets
from .tables import close
from .tidying import tidy

app = typer.Typer(cls=Group, no_args_is_help=True)

for command in (
    overview,
    backup,
    restore,
    records,
    tidy,
    close,
    ban,
    unban,
    rename,
    reserve,
    ratings,
    suspicions,
    announce,
    appoint,
    dismiss,
    log,
    rotate_secrets,
):
    app.command(cls=Command)(command)
