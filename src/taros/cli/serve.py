"""taros serve"""

import re
import socket
import threading
import time
import webbrowser
from pathlib import Path
from typing import Annotated

import typer

from taros.bots.added import add_file
from taros.core.errors import BadOption

from .common import out, translate

LOOPBACK = ("127.0.0.1", "::1", "localhost")
EVERYWHERE = ("0.0.0.0", "::")


def serve(
    host: str = "0.0.0.0",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    public_url: str | None = None,
    database: str | None = None,
    bus: str | None = None,
    workers: Annotated[int, typer.Option(min=1, max=64)] = 1,
    bots: str | None = None,
    site: Path | None = None,
    limits: Path | None = None,
    mail: Annotated[str | None, typer.Option(envvar="TAROS_MAIL")] = None,
    mail_from: str | None = None,
    metrics_token: Annotated[
        str | None,
        typer.Option(envvar="TAROS_METRICS_TOKEN"),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open")] = False,
) -> None:
    """Play in the browser: here, on other devices, and with friends elsewhere."""
    from taros.server.bus import open_bus
    from taros.server.http.pages.pages import check_site
    from taros.server.limits import Limits, read_limits
    from taros.server.run import listen, run
    from taros.server.settings import Settings
    from taros.server.storage import Store, default_database

    if workers > 1 and bus is None:
        raise BadOption("workers-bus")
    if mail:
        _check_mail(mail, mail_from, public_url)
    if public_url and not re.fullmatch(r"https?://[^\s/?#@]+/?", public_url):
        raise BadOption("bad-address", value=public_url, example="https://games.example.org")
    for name in bots.split(",") if bots else ():
        add_file(name.strip())
    if site is not None:
        check_site(site)
    open_bus(bus)
    settings = Settings(
        database=database or default_database(),
        bus=bus,
        public_url=public_url,
        site=None if site is None else str(site.absolute()),
        limits=read_limits(limits) if limits else Limits(),
        mail=mail or None,
        mail_from=mail_from,
        metrics_token=metrics_token or None,
    )
    store = Store(settings.database)
    store.open()
    store.close()
    listener = listen(host, port)
    port = listener.getsockname()[1]
    _announce(host, port, public_url)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(host, port), daemon=True).start()
    run(settings, listener, workers)


def _check_mail(address: str, sender: str | None, public_url: str | None) -> None:
    """Raise BadOption unless e-mails can be sent from `sender`, with links to `public_url`."""
    try:
        from taros.server.notices.mail import smtp_server
    except ModuleNotFoundError as missing:
        raise BadOption("not-installed", name=missing.name or "") from None

    smtp_server(address)
    if public_url is None:
        raise BadOption("mail-needs-url")
    if sender is None or not re.fullmatch(r"[^@\s<>]+@[^@\s<>]+", sender):
        raise BadOption("mail-needs-sender", example="club@example.org")


def _announce(host: str, port: int, public_url: str | None) -> None:
    """Print the address of the server, and a QR code for other devices."""
    out.print(translate("serve-here", address=_page(_here(host), port)), soft_wrap=True)
    own = _address() if host in EVERYWHERE else host
    there = public_url or (_page(own, port) if own not in LOOPBACK else None)
    if there is not None:
        out.print(translate("serve-there", address=there), soft_wrap=True)
        out.print(_qr_code(there))
    out.print(translate("serve-stop"), style="dim")


def _here(host: str) -> str:
    """Return the name by which this device reaches a server that listens on `host`."""
    return "localhost" if host in (*EVERYWHERE, *LOOPBACK) else host


def _page(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _qr_code(text: str) -> str:
    import io

    import segno

    drawn = io.StringIO()
    segno.make(text, error="l").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()


def _address() -> str:
    """Return the address of this device in its network, without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return LOOPBACK[0]


def _open_when_ready(host: str, port: int) -> None:
    for _ in range(100):
        try:
            socket.create_connection((_here(host), port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(_page(_here(host), port))
            return
