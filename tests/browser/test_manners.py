"""How people get along at a table: taking back, giving up, going away, coming back, watching."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.player import (
    END,
    Visitor,
    by_click,
    log_lines,
    play,
    wait_for_choice,
    wait_until_same,
)
from browser.sailor import boats, exchange, open_table, steer, wait_for_turn

TIME = 10  # seconds a move; whoever plays needs less even where the machine is busy
OTHER_NAMES = ("Bogdan", "Carmen")


def _join(visit: Visitor, table: dict[str, str], name: str, seat: int) -> Page:
    page = visit("/rules/marrakech")
    data = {"name": name, "invite": table["invite"]}
    answer = page.request.post(f"/api/tables/{table['id']}/seats/{seat}", data=data)
    assert answer.ok, answer.text()
    page.goto(f"/t/{table['id']}")
    return page


def _company(visit: Visitor, game: str, others: int, rugs: int = 12, **more: Any) -> list[Page]:
    """Ana, who begins, and others at one table, each at a device of their own."""
    ana = visit("/rules/marrakech")
    options = {"first": 0, "rugs": rugs} if game == "marrakech" else {"first": 0}
    table = open_table(ana, "me", *["open"] * others, game=game, options=options, **more)
    joined = [_join(visit, table, OTHER_NAMES[n], n + 1) for n in range(others)]
    ana.goto(f"/t/{table['id']}")
    return [ana, *joined]


def test_further_back_only_if_everybody_agrees_and_never_across_chance(visit: Visitor) -> None:
    ana, bogdan, carmen = _company(visit, "regatta", others=2)
    for page in (ana, bogdan):
        wait_for_turn(page)
        steer(page, presses=1)
    wait_for_turn(carmen)

    ana.get_by_role("button", name="Take back").click()
    for page in (bogdan, carmen):
        expect(page.get_by_role("alert")).to_contain_text(
            "Ana would like to take back a move and the one after it"
        )
    expect(ana.get_by_role("alert")).to_contain_text("Waiting for Bogdan and Carmen.")
    expect(ana.get_by_role("button", name="Agree")).to_have_count(0)
    bogdan.get_by_role("button", name="Agree").click()
    expect(ana.get_by_role("alert")).to_contain_text("Waiting for Carmen.")
    carmen.get_by_role("button", name="Rather not").click()
    expect(ana.get_by_role("alert")).to_have_count(0)
    expect(ana.locator(".log")).to_contain_text("Carmen would rather play on.")
    ana.get_by_role("button", name="Take back").click()
    expect(ana.get_by_role("alert")).to_contain_text("would rather play on")
    expect(bogdan.get_by_role("alert")).to_have_count(0)

    wait_for_turn(carmen)
    steer(carmen, presses=1)
    wait_for_turn(ana)
    ana.get_by_role("button", name="Take back").click()
    for page in (bogdan, carmen):
        page.get_by_role("button", name="Agree").click()
    took_back = "Ana takes back a move and the 2 after it: “Ana steers to 5°.”"
    expect(ana.locator(".log li").first).to_have_text(took_back)
    wait_for_turn(ana)
    for page in (bogdan, carmen):
        expect(page.locator(".log li").first).to_have_text(took_back)
        expect(page.locator("h1")).to_have_text("Waiting for Ana.")
        assert {heading for _, _, heading in boats(page)} == {0}

    exchange(ana, 1)  # after which cards are drawn
    wait_for_turn(bogdan)
    expect(ana.get_by_role("button", name="Take back")).to_have_count(0)


def test_who_resigns_is_played_on_by_a_bot(visit: Visitor) -> None:
    ana, bogdan = _company(visit, "marrakech", others=1, rugs=2)
    wait_for_choice(ana)
    ana.get_by_text("More", exact=True).click()
    ana.get_by_role("button", name="Resign").click()
    dialog = ana.get_by_role("dialog")
    expect(dialog).to_contain_text("A bot will play your seat to the end.")
    dialog.get_by_role("button", name="Cancel").click()
    expect(ana.get_by_text("resigned, a bot plays on")).to_have_count(0)

    ana.get_by_role("button", name="Resign").click()
    ana.get_by_role("dialog").get_by_role("button", name="Resign").click()
    for page in (ana, bogdan):
        expect(page.locator(".seats li").first).to_contain_text("resigned, a bot plays on")
    expect(bogdan.locator(".log")).to_contain_text("Ana resigns, and a bot plays on.")
    assert play(bogdan, by_click) > 0
    for page in (ana, bogdan):
        expect(page.locator(f"{END} ol li")).to_have_count(2)


def test_who_leaves_finds_the_way_back(visit: Visitor) -> None:
    ana = visit("/new/marrakech?with=friends")
    ana.get_by_label("Name on seat 1").fill("Anca")
    ana.get_by_role("button", name="2", exact=True).click()
    ana.get_by_role("button", name="Open the table").click()
    link = ana.get_by_label("Link to this table").input_value()
    bogdan = visit(link)
    ana.get_by_role("button", name="Stand up").click()
    expect(bogdan.locator(".log")).to_contain_text("Anca leaves the table.")
    expect(bogdan.get_by_role("button", name="Sit here")).to_have_count(2)
    ana.get_by_role("button", name="Sit here").first.click()
    ana.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    expect(bogdan.get_by_role("button", name="Sit here")).to_have_count(1)
    ana.get_by_role("link", name="Leave").click()
    expect(bogdan.locator(".seats li").first).to_contain_text("not connected")
    ana.get_by_role("link", name=re.compile("^Go on: Marrakech")).click()
    expect(bogdan.locator(".seats li").first).not_to_contain_text("not connected")


def test_a_bot_stands_in_for_who_is_away_until_they_are_back(visit: Visitor) -> None:
    pace = {"kind": "move", "seconds": TIME}
    ana, bogdan = _company(visit, "marrakech", others=1, pace=pace)
    expect(ana.get_by_role("timer")).to_contain_text("left")
    expect(bogdan.locator(".seats li").first).to_contain_text("a bot stands in")
    expect(bogdan.locator(".log")).to_contain_text("Ana is away, and a bot stands in.")
    wait_for_choice(bogdan)
    ana.get_by_role("button", name="I am back").click()
    expect(ana.get_by_role("button", name="I am back")).to_have_count(0)
    expect(bogdan.locator(".seats li").first).not_to_contain_text("a bot stands in")
    expect(bogdan.locator(".log")).to_contain_text("Ana is back.")
    play(bogdan, by_click, moves=2)
    wait_for_choice(ana)
    play(ana, by_click, moves=1)
    assert any(re.match("Ana (turns|leaves)", line) for line in log_lines(ana)[:3])


def test_who_watches_sees_everything_and_can_do_nothing(visit: Visitor) -> None:
    ana = visit("/rules/marrakech")
    table = open_table(ana, "me", "greedy", game="marrakech", options={"first": 0})
    ana.goto(f"/t/{table['id']}")
    watcher = visit(f"/t/{table['id']}")
    expect(ana.get_by_text("One person is watching.")).to_be_visible()
    play(ana, by_click, moves=2)
    wait_for_choice(ana)
    wait_until_same(watcher, ana, log_lines)
    for name in ("Take back", "Sit here", "Resign", "Close the table"):
        expect(watcher.get_by_role("button", name=name)).to_have_count(0)
    expect(watcher.get_by_text("Say something")).to_have_count(0)
    expect(watcher.locator(".board .target")).to_have_count(0)
    watcher.close()
    expect(ana.get_by_text("One person is watching.")).to_have_count(0)


def test_the_host_closes_a_table(visit: Visitor) -> None:
    ana, bogdan = _company(visit, "marrakech", others=1)
    bogdan.get_by_text("More", exact=True).click()
    expect(bogdan.get_by_role("button", name="Close the table")).to_have_count(0)
    ana.get_by_text("More", exact=True).click()
    ana.get_by_role("button", name="Close the table").click()
    ana.get_by_role("dialog").get_by_role("button", name="Close the table").click()
    expect(bogdan.get_by_role("heading", name="The host has closed the table.")).to_be_visible()
