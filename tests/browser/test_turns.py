"""Whose turn it is, on every page; and the reader's own games on the first one."""

import asyncio
import json
import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import Cookie, Locator, Page, expect

from browser.player import (
    PHONE,
    Visitor,
    by_click,
    check_axe,
    check_phone,
    decline_guide,
    play,
    wait_for_choice,
    wait_until,
)
from server.people import Guest

GRACE = 1000  # ms in which a second tab would chime as well

RECORD_ALERTS = """
const kept = (key) => JSON.parse(localStorage.getItem(key) ?? '[]');
const add = (key, value) => localStorage.setItem(key, JSON.stringify([...kept(key), value]));
const Oscillator = OscillatorNode, firstBell = 660;
window.OscillatorNode = function (audio, options) {
  if (options.frequency === firstBell) add('heard', 'chime');
  return new Oscillator(audio, options);
};
window.Notification = {
  permission: kept('asked').length ? 'granted' : 'default',
  requestPermission: async () => {
    add('asked', true);
    return (Notification.permission = 'granted');
  },
};
ServiceWorkerRegistration.prototype.showNotification = async (title, { body }) =>
  add('notified', `${title} ${body}`);
"""
"""A browser without a screen forbids notifications, and nobody hears its sounds."""


def kept(page: Page, key: str) -> list[str]:
    """What `RECORD_ALERTS` has added in any tab."""
    found: list[str] = json.loads(page.evaluate(f"localStorage.getItem('{key}')") or "[]")
    return found


def icon(page: Page) -> Locator:
    return page.locator('link[rel="icon"]')


def open_table(page: Page) -> str:
    """For two, with one rug each, and Ana to begin; the path of the link to share."""
    page.goto("/new/marrakech?with=friends")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Name on seat 1").fill("Ana")
    page.get_by_text("Every option").click()
    page.get_by_label("Rugs of each colour").fill("1")
    page.get_by_label("Who begins").select_option("Ana")
    page.get_by_role("button", name="Open the table").click()
    link = page.get_by_label("Link to this table").input_value()
    return "/" + link.split("/", 3)[3]


def sit_down(page: Page, name: str) -> None:
    page.get_by_role("button", name="Sit here").click()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Sit here").click()


def test_a_turn_is_told_on_every_page_and_one_tab_chimes(visit: Visitor) -> None:
    ana = visit()
    link = open_table(ana)
    expect(ana.get_by_text("Shall a chime tell you")).to_be_visible()
    ana.get_by_role("button", name="No sounds").click()
    expect(ana.get_by_text("Shall a chime tell you")).to_have_count(0)

    bo = visit()
    bo.context.add_init_script(RECORD_ALERTS)
    bo.goto(link)
    sit_down(bo, "Bo")
    for page in (ana, bo):
        decline_guide(page)
    expect(ana).to_have_title("● Your turn: Marrakech")
    bo.get_by_role("button", name="Quietly").click()
    bo.get_by_role("button", name="Notify me").click()
    expect(bo.get_by_role("group", name="How to be told")).to_have_count(0)
    assert kept(bo, "heard") == ["chime"], "one hears what was chosen"
    bo.get_by_role("link", name="Leave").click()
    row = bo.locator("section", has=bo.get_by_role("heading", name="Your games")).locator("li")
    expect(row).to_contain_text("Marrakech with Ana")
    expect(row).to_contain_text("Ana is to move")
    expect(bo).to_have_title("Taros")
    rules = bo.context.new_page()
    rules.goto("/rules/marrakech")
    rules.locator("h1").first.click()
    expect(icon(rules)).to_have_attribute("href", "/icon.svg")

    play(ana, by_click, moves=2)
    for page in (bo, rules):
        expect(page).to_have_title("● Your turn: Marrakech")
        expect(icon(page)).to_have_attribute("href", "/icon-turn.svg")
    expect(row).to_contain_text("Your turn")
    wait_until(bo, lambda: len(kept(bo, "notified")) > 0)
    bo.wait_for_timeout(GRACE)
    assert kept(bo, "heard") == ["chime", "chime"]
    assert kept(bo, "notified") == ["Your turn: Marrakech You play with Ana."]
    expect(ana).not_to_have_title(re.compile("●"))

    row.get_by_role("link", name="Play").click()
    wait_for_choice(bo)
    for page in (bo, ana, bo):
        play(page, by_click, moves=2)
    expect(rules).not_to_have_title(re.compile("●"))
    for page in (bo, ana):
        expect(page.get_by_role("heading", name="How it ended").first).to_be_visible()
    bo.goto("/")
    check_result(bo)


def check_result(page: Page) -> None:
    """A game that has ended is listed with its result."""
    expect(page.get_by_role("heading", name="Finished games")).to_be_visible()
    expect(page.get_by_role("heading", name="Your games")).to_have_count(0)
    row = page.locator("section", has=page.get_by_role("heading", name="Finished games"))
    expect(row.locator("li")).to_have_text(re.compile("Marrakech with Ana.*You (won|came|share)"))
    row.get_by_role("link", name="Review").click()
    expect(page.get_by_role("tab", name="Review")).to_have_attribute("aria-selected", "true")


def test_finished_games_are_all_there_page_by_page(visit: Visitor, server: str) -> None:
    page = visit("/", **PHONE)
    with ThreadPoolExecutor(1) as other:  # the browser has a loop of its own in this thread
        other.submit(asyncio.run, _play_games(server, page.context.cookies(), 14)).result()
    page.reload()
    listed = page.locator("section", has=page.get_by_role("heading", name="Finished games"))
    expect(listed.locator("li")).to_have_count(3)
    for count in (13, 14):
        page.get_by_role("button", name="Show older games").click()
        expect(listed.locator("li")).to_have_count(count)
    expect(page.get_by_role("button", name="Show older games")).to_have_count(0)
    expect(listed.get_by_role("link", name="Replay")).to_have_count(14)
    running = page.locator("section", has=page.get_by_role("heading", name="Your games"))
    expect(running.locator("li.waiting")).to_have_count(1)
    assert page.title() == "Taros", "a game against bots that was left calls nobody"
    check_phone(page)
    check_axe(page, "home of somebody who plays")


async def _play_games(address: str, cookies: Sequence[Cookie], count: int) -> None:
    """Play short games against a bot, and leave one more unfinished."""
    ana = Guest(address, "Ana")
    for cookie in cookies:
        ana.http.cookies.set(cookie["name"], cookie["value"])
    async with ana:
        for _ in range(count):
            table = await ana.open_table("me", "random", options={"rugs": 1})
            async with ana.at(table["id"]) as socket:
                await socket.play_on()
        await ana.open_table("me", "random", options={"first": 0})
