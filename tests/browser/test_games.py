"""Whole games in a real browser."""

import re

import pytest
from playwright.sync_api import WebSocket, expect

import taros
from browser.player import (
    END,
    PHONE,
    Visitor,
    by_click,
    by_keys,
    by_touch,
    check_phone,
    decline_guide,
    instruction,
    log_lines,
    play,
    position,
    tab_to,
    wait_for_choice,
)


def test_a_whole_game_by_clicks_against_three_bots_to_its_end_and_replay(visit: Visitor) -> None:
    page = visit()
    heard: list[str] = []
    watched: list[str] = []
    page.on("websocket", lambda socket: _listen(socket, heard))
    page.get_by_role("button", name="Play now").first.click()
    decline_guide(page)
    table = page.url.rsplit("/", 1)[1]

    watcher = visit("/rules/marrakech")
    watcher.on("websocket", lambda socket: _listen(socket, watched))
    watcher.goto(f"/t/{table}")
    expect(page.get_by_text("One person is watching.")).to_be_visible()
    expect(watcher.locator(".board .target")).to_have_count(0)

    clicks = play(page, by_click)
    chosen = re.compile(r"^Player 1 (turns|leaves|lays)")
    assert sum(1 for line in log_lines(page) if chosen.match(line)) == clicks >= 2
    record = page.request.get(f"/api/tables/{table}/record").text()
    events = len(record.partition("Chance:\n")[2].splitlines())
    last = taros.load(record).ply
    expect(page.get_by_role("heading", name="How it ended")).to_be_visible()
    expect(page.locator(f"{END} ol li")).to_have_count(4)
    for line in page.locator(f"{END} ol li").all_inner_texts():
        _check_sum(line)
    expect(page.get_by_text(f"Yes: all {events} chance events")).to_be_visible()
    expect(page.get_by_role("img", name="Scores over time")).to_be_visible()
    expect(watcher.get_by_role("heading", name="How it ended")).to_be_visible()
    _check_that_the_seed_stayed_secret(record, heard, watched)

    ended = position(page)
    page.get_by_role("link", name="Replay", exact=True).click()
    page.wait_for_url(f"**/g/{table}*")
    expect(page.get_by_role("heading", name="The start of the game.")).to_be_visible()
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(rf"\?ply={last}$"))
    assert position(page) == ended
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(re.compile(r"\?ply=1$"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page).to_have_url(re.compile(r"\?ply=([4-9]|\d\d+)$"))
    page.get_by_role("button", name="Pause").click()
    page.goto(f"/g/{table}?ply=20")
    expect(page.get_by_text(f"moment 20 of {last}")).to_be_visible()


def _listen(socket: WebSocket, heard: list[str]) -> None:
    socket.on("framereceived", lambda frame: heard.append(str(frame)))


def _check_sum(line: str) -> None:
    """`1 Greedy 3 39 dirhams + 12 squares = 51`"""
    found = re.search(r"(\d+|one) dirhams? \+ (\d+|one) squares? =\s+(\d+)", line)
    assert found, line
    dirhams, squares, score = (1 if word == "one" else int(word) for word in found.groups())
    assert dirhams + squares == score


def _check_that_the_seed_stayed_secret(record: str, heard: list[str], watched: list[str]) -> None:
    seed = re.search(r"^Seed: ([0-9a-f]{64})$", record, re.MULTILINE)
    commitment = re.search(r"^Commitment: ([0-9a-f]{64})$", record, re.MULTILINE)
    assert seed
    assert commitment
    for frames in (heard, watched):
        assert sum(frame.count('"happened"') for frame in frames) > 50
        assert any(commitment[1] in frame for frame in frames)
        assert not any(seed[1] in frame.lower() for frame in frames)


def test_hot_seat_for_four(visit: Visitor) -> None:
    page = visit("/new/marrakech?with=device")
    names = ["Ana", "Bogdan", "Carmen", "Dan"]
    for number, name in enumerate(names, start=1):
        page.get_by_label(f"Name on seat {number}").fill(name)
    page.get_by_text("Every option").click()
    page.get_by_label("Rugs of each colour").fill("1")
    page.get_by_label("Who begins").select_option("Bogdan")
    page.get_by_role("button", name="Begin").click()
    decline_guide(page)
    wait_for_choice(page)
    assert instruction(page).startswith("Bogdan: ")

    play(page, by_click, moves=2)
    wait_for_choice(page)
    assert instruction(page).startswith("Carmen: ")
    page.get_by_role("button", name="Take back").click()
    expect(page.locator("h1")).to_contain_text("Bogdan: Your rug")
    expect(page.locator(".log li").first).to_have_text(
        re.compile("^Bogdan takes back a move: “Bogdan lays a rug on ")
    )

    assert play(page, by_click) == 7
    expect(page.locator(f"{END} ol li")).to_have_count(4)
    assert all(page.locator(END).get_by_text(name).count() for name in names)


@pytest.mark.exhaustive  # test_reading.py plays by keys, too
def test_keyboard_only(visit: Visitor) -> None:
    page = visit()
    tab_to(page, page.get_by_role("link", name="On this device").first)
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name="2", exact=True))
    page.keyboard.press("Space")
    tab_to(page, page.get_by_text("Every option"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label("Rugs of each colour"))
    page.keyboard.type("1")
    tab_to(page, page.get_by_role("button", name="Begin"))
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name="No, thanks"))
    page.keyboard.press("Enter")

    assert play(page, by_keys) == 8
    tab_to(page, page.get_by_role("link", name="Replay", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The start of the game.")).to_be_visible()


def test_a_phone_by_touch(visit: Visitor) -> None:
    page = visit(**PHONE)
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    check_phone(page)
    page.get_by_role("link", name="On this device").first.tap()
    page.get_by_role("button", name="2", exact=True).tap()
    page.get_by_text("Every option").tap()
    page.get_by_label("Rugs of each colour").fill("1")
    check_phone(page)
    page.get_by_role("button", name="Begin").tap()
    page.get_by_role("button", name="No, thanks").tap()
    wait_for_choice(page)
    check_phone(page)
    assert play(page, by_touch) == 8
    expect(page.get_by_text("Was chance fair?")).to_be_visible()
    check_phone(page)
    page.get_by_role("link", name="Replay", exact=True).tap()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    check_phone(page)
    page.goto("/rules/marrakech?clauses")
    expect(page.locator("[id='M5.3']")).to_be_visible()
    check_phone(page)
