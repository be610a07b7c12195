"""What other programs show of a link to a page: a title, a sentence and a picture (Open Graph)."""

from html import escape
from typing import NamedTuple
from urllib.parse import parse_qs

from taros.core.words import Listing, Message, languages, message
from taros.tables.protocol import TableSummary
from taros.tables.summary import decode_summary

from ...background.pictures import HEIGHT, WIDTH
from ...storage import StoredTable
from ..routes import Route
from .pages import Page, Pages

SITE = "Taros"


class Link(NamedTuple):
    """The address of a page."""

    site: str  # https://games.example.org
    path: str
    query: str

    @property
    def picture(self) -> str:
        """Return the address of the page's picture: of a replay, that of the moment."""
        ply = parse_qs(self.query).get("ply", [""])[0]
        moment = f"?ply={ply}" if ply.isdecimal() and ply.isascii() else ""
        return f"{self.site}/pictures{self.path.rstrip('/')}{moment}"


def link_page(pages: Pages, route: Route, link: Link, language: str) -> Page:
    """Return the page of the client for `route`, with what programs show of a `link` to it."""
    title = title_of(route).format(language)
    about = about_of(route).format(language)
    full_title = title if SITE in title else f"{title} · {SITE}"
    properties = {
        "og:site_name": SITE,
        "og:type": "website",
        "og:locale": _region(language),
        "og:title": title,
        "og:description": about,
        "og:url": f"{link.site}{link.path}",
        "og:image": link.picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
        "twitter:card": "summary_large_image",
    }
    head = [
        f"<title>{escape(full_title)}</title>",
        f'<meta name="description" content="{escape(about)}">',
        *(_property(name, content) for name, content in properties.items()),
        *(_in_language(link, each) for each in languages()),
        _alternate("x-default", f"{link.site}{link.path}"),
    ]
    return pages.html(language, "".join(head), _without_scripts(title, about, language))


def _property(name: str, content: str) -> str:
    return f'<meta property="{name}" content="{escape(content)}">'


def _region(language: str) -> str:
    """Return the locale of `language` where most of its readers are, as programs name it: uk_UA."""
    from babel import Locale
    from babel.core import get_global

    likely = Locale.parse(get_global("likely_subtags").get(language, language))
    return f"{language}_{likely.territory}" if likely.territory else language


def _in_language(link: Link, language: str) -> str:
    """Return the element that names the address of the page in `language`."""
    return _alternate(language, f"{link.site}{link.path}?lang={language}")


def _alternate(language: str, address: str) -> str:
    return f'<link rel="alternate" hreflang="{language}" href="{escape(address)}">'


def _without_scripts(title: str, about: str, language: str) -> str:
    needs = message("link-scripts").format(language)
    return f"<h1>{escape(title)}</h1><p>{escape(about)}</p><p>{escape(needs)}</p>"


def title_of(route: Route) -> Message:
    """Return the title of a page."""
    if route.player is not None:
        return message("link-p-of", name=route.player)
    if route.game is None:
        return message(f"link-{route.page or 'home'}")
    game = message(f"{route.game}-name")
    if route.puzzle is not None:
        return message("link-puzzle-of", game=game, number=route.puzzle)
    return message(f"link-{route.page}-of", game=game)


def about_of(route: Route) -> Message:
    """Return the sentence about a page."""
    if route.page == "t":
        assert route.table is not None
        return _about_table(route.table)
    if route.page == "new":
        return message(f"{route.game}-about")
    return message(f"link-{route.page or 'home'}-about")


def _about_table(table: StoredTable) -> Message:
    """Return the sentence about a table. Names are for those who open it, unless it is public."""
    if table.summary is None:  # as an old version has stored it
        return message("link-t-about")
    summary: TableSummary = decode_summary(table.summary).table
    free = sum(seat.kind == "open" for seat in summary.seats)
    names = tuple(seat.name for seat in summary.seats if seat.name) if table.public else ()
    state = message(f"link-t-{summary.state}", free=free)
    return message("link-t-with", names=Listing(names), state=state) if names else state
