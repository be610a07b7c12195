"""Hints and reviews of a server's games: the visitor's device makes them where it can."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.device.static_host import SITE, STARTING
from browser.player import Visitor, decline_guide
from browser.sailor import open_table
from server.processes import ServerBesideBrowsers

ON_SERVER = ("/review", "/hint")  # ends of the addresses that make a server think


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has Python for browsers."""
    folder = tmp_path_factory.mktemp("site")
    with ServerBesideBrowsers(
        f"sqlite:///{folder / 'tables.db'}", folder / "log", pause=0.02, site=str(SITE)
    ) as server:
        yield server.address


def asked(page: Page) -> list[str]:
    """What the page will ask the server to think about."""
    found: list[str] = []
    page.on("request", lambda sent: found.append(sent.url) if _is_work(sent.url) else None)
    return found


def _is_work(address: str) -> bool:
    return address.endswith(ON_SERVER)


def review_of(page: Page) -> None:
    page.get_by_role("tab", name="Review").click()
    expect(page.get_by_role("heading", name="Luck and skill")).to_be_visible(timeout=STARTING)


def finished_game(page: Page) -> str:
    """A short game of bots, played to its end; return the address of its replay."""
    table = open_table(page, "random", "random", game="marrakech", options={"rugs": 1})
    page.goto(f"/t/{table['id']}")
    expect(page.get_by_role("link", name="Replay", exact=True)).to_be_visible()
    return f"/g/{table['id']}"


def against_a_bot(page: Page, game: str) -> None:
    table = open_table(page, "me", "greedy", game=game)
    page.goto(f"/t/{table['id']}")
    decline_guide(page)


def hint_on(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("Best:").first).to_be_visible(timeout=STARTING)


def test_a_review_is_made_on_the_device_and_kept_there(visit: Visitor, site: str) -> None:
    page = visit("/", site)
    work = asked(page)
    page.goto(finished_game(page))
    review_of(page)
    assert work == []
    page.route("**/*.worker*.js", lambda route: route.abort())
    page.reload()
    review_of(page)
    assert work == []


@pytest.mark.parametrize("game", ["marrakech", "regatta"])
def test_a_hint_is_made_on_the_device(visit: Visitor, site: str, game: str) -> None:
    page = visit("/", site)
    work = asked(page)
    against_a_bot(page, game)
    hint_on(page)
    assert work == []


def test_the_server_is_asked_where_the_device_cannot(visit: Visitor, site: str) -> None:
    page = visit("/", site, service_workers="block")
    page.route("**/*.worker*.js", lambda route: route.abort())
    work = asked(page)
    against_a_bot(page, "marrakech")
    hint_on(page)
    assert [address.rpartition("/")[2] for address in work] == ["hint"]
    page.goto(finished_game(page))
    review_of(page)
    assert [address.rpartition("/")[2] for address in work] == ["hint", "review"]
