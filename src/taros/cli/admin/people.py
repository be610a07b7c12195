"""taros admin rename, reserve, ban, unban, appoint and dismiss"""

from typing import Annotated

import typer

from taros.core.errors import BadOption

from ..common import out, translate
from .database import Database, administration

Name = Annotated[str, typer.Argument(metavar="NAME")]


def rename(
    name: Name,
    to: Annotated[str, typer.Argument(metavar="NEW-NAME")],
    database: Database = None,
) -> None:
    """Give the account NAME another name; games that were begun keep the old one."""
    with administration(database) as (host, now):
        renamed = host.rename("", name, to, now)
    out.print(translate("account-renamed", before=name, name=renamed.name))


def reserve(name: Name, database: Database = None) -> None:
    """Let nobody take NAME, or one that looks like it, for an account."""
    with administration(database) as (host, now):
        host.reserve("", name, now)
    out.print(translate("account-reserved", name=name))


def ban(
    name: Annotated[str | None, typer.Argument(metavar="NAME")] = None,
    address: str | None = None,
    days: Annotated[float | None, typer.Option(min=0.01, max=3650)] = None,
    database: Database = None,
) -> None:
    """Let an account, or everybody from a network, do nothing for a while."""
    from taros.server.administration.administration import DAY
    from taros.server.people.origins import check_address, origin_of
    from taros.server.people.signing import read_signer

    if (name is None) == (address is None):
        raise BadOption("host-name-or-address")
    with administration(database) as (host, now):
        until = None if days is None else now + int(days * DAY)
        if name is not None:
            host.ban("", name, until, now)
        elif address is not None:
            check_address(address)
            if until is None:
                raise BadOption("host-address-days")
            origin = origin_of(address, read_signer(host.store, now))
            host.ban_network("", address, origin, until, now)
    out.print(translate("host-banned", name=name or address or ""))


def unban(name: Name, database: Database = None) -> None:
    """Lift the ban of an account, or of an address."""
    with administration(database) as (host, now):
        host.unban("", name, now)
    out.print(translate("host-unbanned", name=name))


def appoint(name: Name, database: Database = None) -> None:
    """Let the account NAME look after the server on the page /host."""
    with administration(database) as (host, now):
        host.appoint("", name, now, is_host=True)
    out.print(translate("host-appointed", name=name))


def dismiss(name: Name, database: Database = None) -> None:
    """Let the account NAME look after the server no longer."""
    with administration(database) as (host, now):
        host.appoint("", name, now, is_host=False)
    out.print(translate("host-dismissed", name=name))
