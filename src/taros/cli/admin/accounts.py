"""taros admin rename and taros admin reserve"""

from typing import Annotated

import typer

from ..common import out, translate
from .database import Database, opened_store


def rename(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    to: Annotated[str, typer.Argument(metavar="NEW-NAME")],
    database: Database = None,
) -> None:
    """Give the account NAME another name; games that were begun keep the old one."""
    from taros.server.accounts.accounts import Accounts
    from taros.server.storage.accounts import AccountStore

    with opened_store(database) as store:
        renamed = Accounts(AccountStore(store.engine)).rename(name, to)
    out.print(translate("account-renamed", before=name, name=renamed.name))


def reserve(
    name: Annotated[str, typer.Argument(metavar="NAME")],
    database: Database = None,
) -> None:
    """Let nobody take NAME, or one that looks like it, for an account."""
    from taros.server.accounts.names import account_name, skeleton
    from taros.server.storage.accounts import AccountStore

    with opened_store(database) as store:
        AccountStore(store.engine).reserve(account_name(name), skeleton(name))
    out.print(translate("account-reserved", name=name))
