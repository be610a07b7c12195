"""When somebody is gone: bots play for them, take free seats, and seats are handed over."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.player import (
    PHONE,
    Visitor,
    by_click,
    check_axe,
    check_phone,
    decline_guide,
    log_lines,
    play,
    wait_for_choice,
)
from server.processes import ServerBesideBrowsers


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that takes people for gone as soon as they are not connected."""
    folder = tmp_path_factory.mktemp("impatient")
    database = f"sqlite:///{folder / 'taros.db'}"
    with ServerBesideBrowsers(database, folder / "log", pause=0.02, patience=0) as running:
        yield running.address


def open_table(page: Page, seats: int) -> str:
    """Open a table for `seats` players with Ana at the first; return its link."""
    page.get_by_role("button", name=str(seats), exact=True).click()
    page.get_by_label("Name on seat 1").fill("Ana")
    page.get_by_label("Who begins").select_option("Ana")
    page.get_by_role("button", name="Open the table").click()
    return page.get_by_label("Link to this table").input_value()


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("button", name="Sit here").first.click()
    take_seat(page, name)


def take_seat(page: Page, name: str) -> None:
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Your name").fill(name)
    dialog.get_by_role("button", name="Sit here").click()


def test_bots_take_free_seats_and_stand_in_for_who_is_gone(visit: Visitor, impatient: str) -> None:
    ana = visit("/new/marrakech?with=friends", impatient, **PHONE)
    link = open_table(ana, 3)
    bogdan = visit(link, impatient)
    sit_down(bogdan, "Bogdan")
    expect(bogdan.get_by_text("A bot for seat 3")).to_have_count(0)

    seats = ana.locator(".seats > li")
    ana.get_by_text("A bot for seat 3").click()
    check_phone(ana)
    check_axe(ana, "a bot for a free seat")
    ana.get_by_label("Which bot for seat 3").select_option("Bot: Learner")
    ana.get_by_role("button", name="Give it seat 3").click()
    decline_guide(ana)
    expect(seats.nth(2)).to_contain_text("Learner")
    wait_for_choice(ana)

    table = bogdan.url
    bogdan.goto("about:blank")
    offer = ana.get_by_role("status").get_by_role("region")
    expect(offer).to_contain_text("Shall a bot play until Bogdan is back?")
    check_phone(ana)
    check_axe(ana, "the offer of a stand-in")
    offer.get_by_role("button", name="No, we wait for Bogdan").click()
    expect(offer).to_have_count(0)
    ana.locator("summary", has_text="Let a bot play for Bogdan").click()
    check_phone(ana)
    ana.get_by_label("Which bot for Bogdan").select_option("Bot: Regular")
    ana.get_by_role("button", name="Let it play for Bogdan").click()
    expect(seats.nth(1)).to_contain_text("a bot stands in: Regular")
    play(ana, by_click, moves=2)
    wait_for_choice(ana)
    assert any("Bogdan rolls" in line for line in log_lines(ana))

    bogdan.goto(table)
    expect(seats.nth(1)).not_to_contain_text("a bot stands in")
    expect(ana.get_by_text("Let a bot play for Bogdan")).to_have_count(0)
    expect(bogdan.locator(".log")).to_contain_text("Bogdan is back.")
    bogdan.goto("about:blank")
    offer.get_by_role("button", name="Yes, let it play").click()
    expect(seats.nth(1)).to_contain_text("a bot stands in")


def test_a_seat_is_handed_over_by_a_link_once(visit: Visitor, impatient: str) -> None:
    ana = visit("/new/marrakech?with=friends", impatient)
    link = open_table(ana, 2)
    bogdan = visit(link, impatient)
    sit_down(bogdan, "Bogdan")
    decline_guide(ana)
    wait_for_choice(ana)
    ana.get_by_text("More", exact=True).click()
    ana.get_by_role("button", name="Hand over the seat of Ana").click()
    to_seat = ana.get_by_label("Link to the seat of Ana").input_value()
    check_axe(ana, "the link to a seat")

    carmen = visit(to_seat, impatient, **PHONE)
    expect(carmen.get_by_role("dialog")).to_contain_text("Ana hands this seat over to you.")
    check_axe(carmen, "a seat that is handed over")
    take_seat(carmen, "Carmen")
    decline_guide(carmen)
    play(carmen, by_click, moves=1)
    expect(bogdan.locator(".log")).to_contain_text("Carmen takes over the seat of Ana.")
    expect(ana.locator(".seats > li").first).to_contain_text("Carmen")
    expect(ana.locator(".board .target")).to_have_count(0)

    dan = visit(to_seat, impatient)
    expect(dan.get_by_role("alert")).to_contain_text("This link to a seat is no longer good")
    expect(dan.get_by_role("button", name="Sit here")).to_have_count(0)

    carmen.goto("about:blank")
    ana.locator("summary", has_text="Let a bot play for Carmen").click()
    ana.get_by_role("button", name="Hand over the seat of Carmen").click()
    expect(ana.get_by_label("Link to the seat of Carmen")).to_be_visible()


def test_a_total_time_runs_at_each_seat(visit: Visitor, server: str) -> None:
    page = visit("/new/marrakech?with=device")
    page.get_by_role("button", name="2", exact=True).click()
    pace = page.get_by_role("combobox", name="Pace", exact=True)
    pace.select_option("Seconds for a move")
    expect(page.get_by_label("seconds for a move")).to_have_value("60")
    pace.select_option("A total time")
    page.get_by_label("minutes for all moves").fill("20")
    page.get_by_label("seconds more for each").fill("10")
    check_axe(page, "the pace of a table")
    page.get_by_role("button", name="Begin").click()
    decline_guide(page)
    wait_for_choice(page)
    clocks = page.locator(".seats .clock")
    expect(clocks).to_have_count(2)
    expect(page.locator(".seats .clock.running")).to_have_count(1)
    expect(page.get_by_role("timer")).to_contain_text("left")
    standing = page.locator(".seats .clock:not(.running)")
    expect(standing).to_have_text("Time left: 20:00")
    play(page, by_click, moves=1)
    wait_for_choice(page)
    expect(page.locator(".seats .clock.running")).to_have_text(re.compile("Time left: (20|19):"))
    play(page, by_click, moves=1)
    wait_for_choice(page)
    expect(standing).to_have_text(re.compile("Time left: (20|19):"))
    expect(standing).not_to_have_text("Time left: 20:00")
