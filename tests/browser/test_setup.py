"""A table is set up: which bots sit there, and how strong they are."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser.player import (
    PHONE,
    Visitor,
    by_click,
    check_axe_in_both_themes,
    check_phone,
    decline_guide,
    log_lines,
    play,
)
from variants import first_always

FLAT = "Bot: Flat Monte Carlo"


def seat_flat(page: Page) -> None:
    """On the second seat of two."""
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Who sits on seat 2").select_option(FLAT)


def test_a_bot_of_a_chosen_strength_sits_down_and_plays(visit: Visitor) -> None:
    page = visit("/new/marrakech")
    seat_flat(page)
    strength = page.get_by_label("Strength on seat 2")
    expect(strength).to_have_value("1500")
    expect(strength).to_have_accessible_description(re.compile("up to 5s.*500ms.*not reproducible"))
    strength.fill("7")
    page.get_by_role("button", name="Begin").click()
    decline_guide(page)
    expect(page.locator(".seats li").nth(1)).to_contain_text("Flat Monte Carlo (7)")
    play(page, by_click, moves=4)
    moved = re.compile(r"^Flat Monte Carlo \(7\) (turns|leaves|lays)")
    assert any(moved.match(line) for line in log_lines(page))
    table = page.url.rsplit("/", 1)[1]
    assert "flat:7" in page.request.get(f"/api/tables/{table}/record").text()


def test_only_who_has_several_strengths_is_asked_for_one(visit: Visitor) -> None:
    page = visit("/new/marrakech")
    seat_flat(page)
    strength = page.get_by_label("Strength on seat 2")
    who = page.get_by_label("Who sits on seat 2")
    strength.fill("7")
    who.select_option("Bot: Greedy")
    expect(strength).to_have_count(0)
    who.select_option("Bot: Tree search")
    strength.fill("9")
    who.select_option("Bot: Learned search")
    expect(strength).to_have_value("4000")
    who.select_option("Bot: Expectimax")
    expect(strength).to_have_value("2")
    expect(strength).to_have_accessible_description("From 1 to 6.")
    strength.fill("")
    page.get_by_role("button", name="Begin").click()
    decline_guide(page)
    expect(page.locator(".seats li").nth(1)).to_contain_text(re.compile(r"Expectimax(?! \()"))


@pytest.mark.parametrize(
    ("typed", "answer"),
    first_always(
        [
            ("many", "many is no strength of Flat Monte Carlo: write a count from 1 to"),
            ("7:8", "7:8 is no strength of Flat Monte Carlo: write a count from 1 to"),
            ("6s", "a bot may think for 5 s at most: Flat Monte Carlo (6s) is too slow."),
        ]
    ),
)
def test_a_strength_that_cannot_be_is_explained_and_nothing_is_lost(
    visit: Visitor, typed: str, answer: str
) -> None:
    page = visit("/new/marrakech")
    seat_flat(page)
    page.get_by_label("Name on seat 1").fill("Ana")
    pace = page.get_by_role("combobox", name="Pace", exact=True)
    pace.select_option("Seconds for a move")
    page.get_by_label("seconds for a move").fill("30")
    strength = page.get_by_label("Strength on seat 2")
    strength.fill(typed)
    strength.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text(answer)

    expect(page.get_by_label("Name on seat 1")).to_have_value("Ana")
    expect(page.get_by_label("Who sits on seat 2")).to_have_value("bot:flat")
    expect(strength).to_have_value(typed)
    expect(page.get_by_label("seconds for a move")).to_have_value("30")
    strength.fill("500ms")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".seats li").nth(1)).to_contain_text("Flat Monte Carlo (500ms)")


def test_a_level_is_chosen_by_how_strong_it_is(visit: Visitor) -> None:
    page = visit("/new/marrakech")
    master = page.get_by_role("radio", name="Master", exact=True)
    expect(page.get_by_role("radio", name="Regular")).to_be_checked()
    expect(master).to_have_accessible_description(
        "Wins every other game against three of the level Regular; "
        "one of equal strength would win one in four."
    )
    page.get_by_role("button", name="2", exact=True).click()
    expect(master).to_have_accessible_description("Wins three games in five against Regular.")
    master.check()
    page.get_by_role("button", name="3", exact=True).click()
    for number in (2, 3):
        who = page.get_by_label(f"Who sits on seat {number}")
        expect(who).to_have_value("bot:master")
    who.select_option("Bot: Learned")
    expect(master).not_to_be_checked()
    groups = who.locator("optgroup")
    expect(groups).to_have_count(3)
    expect(groups.nth(1).locator("option").first).to_have_text("Bot: Learner")
    expect(groups.nth(2)).to_have_attribute("label", "More bots, for the curious")


def test_everybody_has_the_colour_they_choose(visit: Visitor) -> None:
    page = visit("/new/marrakech")
    page.get_by_role("button", name="Colour on seat 1: red").click()
    palette = page.get_by_role("group", name="Choose the colour on seat 1")
    page.keyboard.press("Escape")
    expect(palette).to_have_count(0)
    page.keyboard.press("Enter")  # the focus is back where it was
    expect(palette.get_by_role("button", name="red")).to_be_focused()
    palette.get_by_role("button", name="brown").click()
    expect(page.get_by_role("button", name="Colour on seat 1: brown")).to_be_focused()
    expect(page.get_by_role("button", name="Colour on seat 4: red")).to_be_visible()

    page.get_by_role("button", name="2", exact=True).click()  # two colours each
    swatches = page.get_by_role("button", name="Colour on seat")
    expect(swatches).to_have_count(4)
    page.get_by_text("Every option").click()
    page.get_by_label("With two players: how many colours").select_option("one colour")
    expect(swatches).to_have_count(2)
    page.get_by_role("button", name="Colour on seat 2: yellow").click()
    page.get_by_role("button", name="blue", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    decline_guide(page)
    table = page.url.rsplit("/", 1)[1]
    assert "colours=brown,blue" in page.request.get(f"/api/tables/{table}/record").text()
    expect(page.locator(".seats li").first.get_by_role("img", name="brown")).to_be_visible()

    page.goto("/new/regatta?with=device")
    page.get_by_role("button", name="Colour on seat 1: red").click()
    page.get_by_role("button", name="blue", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    decline_guide(page)
    expect(page.locator(".seats li").first.get_by_role("img", name="blue")).to_be_visible()


def test_strengths_on_a_phone(visit: Visitor) -> None:
    page = visit("/new/marrakech", **PHONE)
    seat_flat(page)
    expect(page.get_by_label("Strength on seat 2")).to_be_visible()
    page.get_by_text("Every option").click()
    page.get_by_role("button", name="Colour on seat 2: brown").click()
    check_phone(page)
    check_axe_in_both_themes(page, "set-up")
