"""E-mail by the SMTP server of the host."""

import logging
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import SplitResult, unquote, urlsplit

import aiosmtplib

from taros.core.errors import BadOption
from taros.core.words import message

from .channel import SECONDS, Letter, Outcome

PORTS = {"smtp": 587, "smtps": 465}
REFUSED_FOR_GOOD = 550  # there is no such mailbox

log = logging.getLogger(__name__)


class Mail:
    def __init__(self, address: str, sender: str, site: str) -> None:
        """`address` is as `smtps://user:password@host:port`, `site` that of our own pages."""
        self._server = smtp_server(address)
        self._sender = sender
        self._site = site.rstrip("/")

    async def send(self, to: str, letter: Letter, language: str, stop: str) -> Outcome:
        """Send a message that can be answered by one click: to stop by the code `stop`."""
        link = f"{self._site}/notices#stop.{stop}"
        parts = [
            letter.body,
            f"{self._site}{letter.path}",
            message("notice-mail-why", server=self._site).format(language),
            link,
        ]
        return await self._send(to, letter.title, parts, {"List-Unsubscribe": f"<{link}>"})

    async def ask_to_confirm(self, to: str, language: str, code: str) -> Outcome:
        """Send a link that says that `to` belongs to the person who gave it."""
        title = message("notice-confirm-title").format(language)
        parts = [
            message("notice-confirm-body", server=self._site).format(language),
            f"{self._site}/notices#confirm.{code}",
            message("notice-confirm-else").format(language),
        ]
        return await self._send(to, title, parts, {})

    async def _send(
        self, to: str, subject: str, parts: list[str], headers: dict[str, str]
    ) -> Outcome:
        server = self._server
        try:
            await aiosmtplib.send(
                self._mail(to, subject, parts, headers),
                hostname=server.hostname,
                port=server.port or PORTS[server.scheme],
                username=unquote(server.username) if server.username else None,
                password=unquote(server.password) if server.password else None,
                use_tls=server.scheme == "smtps",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            codes = [each.code for each in error.recipients]
            return "gone" if REFUSED_FOR_GOOD in codes else "failed"
        except (aiosmtplib.SMTPException, MessageError, OSError, ValueError) as error:
            log.warning("mail: %s", error)
            return "failed"
        return "sent"

    def _mail(
        self, to: str, subject: str, parts: list[str], headers: dict[str, str]
    ) -> EmailMessage:
        """Raises MessageError or ValueError if `to` is no address."""
        mail = EmailMessage()
        mail["From"] = Address(display_name="Taros", addr_spec=self._sender)
        mail["To"] = Address(addr_spec=to)
        mail["Subject"] = subject
        mail["Date"] = formatdate()
        mail["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        mail["Auto-Submitted"] = "auto-generated"
        for name, value in headers.items():
            mail[name] = value
        mail.set_content("\n\n".join(parts) + "\n")
        return mail


def smtp_server(address: str) -> SplitResult:
    """Return the parts of the address of an SMTP server. Raises BadOption."""
    try:
        parts = urlsplit(address)
        if parts.scheme in PORTS and parts.hostname and (parts.port or 1) > 0:
            return parts
    except ValueError:
        pass
    raise BadOption("bad-mail-address", example="smtps://user:password@mail.example.org")
