"""Refusals as responses: a page of the client for people, JSON for programs."""

from html import escape
from typing import NamedTuple

import msgspec
from litestar.datastructures.headers import Accept

from taros.core.errors import Gone, NotAllowed, TarosError, Unknown
from taros.core.words import message
from taros.tables.views import refusal

from .pages.pages import Pages

JSON, HTML = "application/json", "text/html"


class Answer(NamedTuple):
    status: int
    kind: str  # media type
    body: bytes


def status_of(error: TarosError) -> int:
    """Return the HTTP status of an error."""
    if isinstance(error, Gone):
        return 410
    return 404 if isinstance(error, Unknown) else 403 if isinstance(error, NotAllowed) else 400


def refuse(
    pages: Pages, accept: str, language: str, error: TarosError, status: int | None = None
) -> Answer:
    """Return the answer that says why a request is refused.

    It is a page if the header `accept` prefers HTML, as browsers do when people open an address;
    else JSON. The client shows the reason, which the page holds in a `meta` element.
    """
    reason = msgspec.json.encode(refusal(error, language))
    status = status or status_of(error)
    if prefers_html(accept):
        text = escape(error.format(language))
        home = escape(message("web-home-link").format(language))
        head = (
            f"<title>Taros: {text}</title>"
            '<meta name="robots" content="noindex">'
            f'<meta name="taros-refusal" content="{escape(reason.decode())}">'
        )
        page = pages.html(language, head, f'<h1>{text}</h1><p><a href="/">{home}</a></p>')
        return Answer(status, page.kind, page.body)
    return Answer(status, JSON, reason)


def prefers_html(accept: str) -> bool:
    """Whether the header `accept` names HTML before JSON. Programs that name neither get JSON."""
    return Accept(accept[:500]).best_match([JSON, HTML], default=JSON) == HTML
