"""A tournament through the page: its organiser at a desk, and a player with a phone."""

import re

from playwright.sync_api import Page, expect

from browser.player import PHONE, Visitor, check_axe, check_axe_in_both_themes, check_phone


def keep_name(page: Page, name: str) -> None:
    page.goto("/account")
    page.get_by_role("textbox", name="Your name").first.fill(name)
    page.get_by_role("button", name="Keep my name").click()
    page.get_by_role("button", name="I have kept them").click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()


def test_a_tournament_from_its_plan_to_its_end(visit: Visitor) -> None:
    orla, pat = visit("/"), visit("/", **PHONE)
    keep_name(orla, "Orla Organises")
    keep_name(pat, "Pat With Phone")

    orla.goto("/")
    orla.get_by_role("link", name="Tournaments").click()
    orla.get_by_role("link", name="New tournament").click()
    orla.get_by_label("Name of the tournament").fill("Spring Cup")
    orla.get_by_role("spinbutton", name="Rounds", exact=True).fill("1")
    orla.get_by_label("Players confirm").uncheck()
    check_axe_in_both_themes(orla, "a new tournament")
    orla.get_by_role("button", name="Plan the tournament").click()
    expect(orla.get_by_role("heading", name="Spring Cup")).to_be_visible()
    orla.get_by_role("button", name="Enter").click()
    expect(orla.get_by_text("You take part.")).to_be_visible()

    pat.goto("/events")
    check_axe(pat, "tournaments")
    check_phone(pat)
    pat.get_by_role("link", name="Spring Cup").click()
    pat.get_by_role("button", name="Enter").click()
    expect(pat.get_by_role("button", name="Withdraw")).to_be_visible()
    check_axe(pat, "a tournament to come")
    check_phone(pat)

    orla.reload()
    orla.get_by_role("button", name="Move Pat With Phone up").click()
    first = orla.get_by_role("region", name="2 players").get_by_role("listitem").first
    expect(first).to_contain_text("Pat With Phone")
    orla.get_by_role("button", name="Start now").click()
    expect(orla.get_by_role("heading", name="Round 1")).to_be_visible()
    check_axe_in_both_themes(orla, "a tournament under way")
    wall = visit(orla.url + "?wall")
    expect(wall.get_by_text("Orla Organises").first).to_be_visible()
    check_axe_in_both_themes(wall, "a screen for the wall")

    table = pat.get_by_role("link", name="To my table").first
    expect(table).to_be_visible()
    check_phone(pat)
    table.click()
    expect(pat).to_have_url(re.compile("/t/"))
    pat.go_back()

    orla.get_by_role("button", name="Correct the result").click()
    check_axe(orla, "correcting a result")
    orla.get_by_role("dialog").get_by_role("combobox").first.select_option("2")
    orla.get_by_role("dialog").get_by_role("combobox").last.select_option("1")
    orla.get_by_role("dialog").get_by_role("button", name="Correct the result").click()
    expect(orla.get_by_role("heading", name="The tournament is over")).to_be_visible()
    orla.get_by_role("heading", name="Log").click()
    expect(orla.get_by_text("The organiser corrected the result of")).to_be_visible()
    orla.get_by_text("How points and ties count").click()
    check_axe_in_both_themes(orla, "a tournament that is over")
    expect(pat.get_by_role("heading", name="The tournament is over")).to_be_visible()
    check_phone(pat)
    with orla.expect_download() as downloading:
        orla.get_by_role("link", name="Results as CSV").click()
    assert "Pat With Phone" in downloading.value.path().read_text("utf-8")
