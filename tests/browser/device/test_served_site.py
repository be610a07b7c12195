"""A site with a server, while the server cannot be reached, and after that."""

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.device.static_host import SITE, STARTING, wait_for_service_worker
from browser.player import Visitor, by_click, decline_guide, play, position, wait_for_choice
from server.processes import ServerBesideBrowsers

AWAY = "everything runs on this device"


def test_a_site_goes_on_while_its_server_is_away(visit: Visitor, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with ServerBesideBrowsers(
        database, tmp_path / "log", pause=0.02, site=str(SITE), prepare=False
    ) as server:
        page = visit("/", server.address)
        wait_for_service_worker(page)
        page.get_by_role("button", name="Keep the games on this device").click()
        expect(page.get_by_text("The games are on this device:")).to_be_visible()
        server.kill()
        page.goto("/t/some-table")
        expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
        page.get_by_role("link", name="To the first page").click()
        expect(page.get_by_text(AWAY)).to_be_visible()
        expect(page.get_by_role("link", name="With friends")).to_have_count(0)
        page.goto("/new/marrakech?with=device&rugs=1")
        page.get_by_role("button", name="Begin").click()
        page.wait_for_url("**/t/here-*", timeout=STARTING)
        decline_guide(page)
        play(page, by_click, 2)
        wait_for_choice(page)
        before = position(page)
        server.start()
        page.evaluate("dispatchEvent(new Event('online'))")
        page.get_by_role("button", name="Go to the server").click()
        expect(page.locator("html:not([data-host])")).to_have_count(1)
        wait_for_choice(page)
        assert position(page) == before
        play(page, by_click)
        page.get_by_role("link", name="Taros").click()
        expect(page.get_by_role("link", name="With friends")).to_have_count(2)
        games = page.get_by_role("region", name="Without a network").get_by_role("listitem")
        games.get_by_role("link").click()
        page.get_by_role("button", name="Keep on the server").click()
        page.wait_for_url("**/g?kept=*")
        other = visit(page.url, server.address)
        expect(other.get_by_text(re.compile("Yes: all .* chance events"))).to_be_visible()
