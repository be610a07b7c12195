"""Whole races in a real browser, and what of them reaches whom."""

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, WebSocket, expect

import taros
from browser.player import (
    END,
    PHONE,
    Visitor,
    check_phone,
    decline_guide,
    instruction,
    log_length,
    log_lines,
    tab_to,
    wait_for_log,
    wait_until_same,
)
from browser.sailor import (
    ALONE,
    TOGETHER,
    best,
    check_boats,
    exits,
    hand,
    middle_of,
    open_table,
    pick,
    race,
    sit_at,
    steer,
    take_turn,
    wait_for_turn,
    whose_turn,
)
from taros.core.match import Match


def test_a_race_by_clicks_against_a_bot_to_its_end_and_replay(visit: Visitor) -> None:
    page = visit()
    sit_at(page, "me", "greedy", **TOGETHER)
    decline_guide(page)
    table = page.url.rsplit("/", 1)[1]
    race(page)

    record = page.request.get(f"/api/tables/{table}/record").text()
    match = taros.load(record)
    expect(page.get_by_role("heading", name="How it ended")).to_be_visible()
    expect(page.locator(f"{END} ol li")).to_have_count(2)
    events = len(record.partition("Chance:\n")[2].splitlines())
    expect(page.get_by_text(f"Yes: all {events} chance events")).to_be_visible()
    expect(page.get_by_role("table", name="What the boats did")).to_be_visible()
    check_boats(page, match.view())

    page.get_by_role("link", name="Replay", exact=True).click()
    expect(page.get_by_role("heading", name="The start of the game.")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_text(f"moment {match.ply} of {match.ply}")).to_be_visible()
    check_boats(page, match.view())
    sailed = next(
        number for number, ply in enumerate(match.plies, start=1) if ply.move.text[:4] == "sail"
    )
    page.goto(f"/g/{table}?ply={sailed}")
    expect(page.locator("h1")).to_contain_text(" sails ")
    check_boats(page, match.game.presenter.view(match.state_at(sailed), None))


# What reaches whom


class Ear(NamedTuple):
    """All that a page hears, and for which seat."""

    seat: int | None
    texts: list[str]

    def messages(self) -> Iterator[dict[str, Any]]:
        for text in self.texts:
            said = json.loads(text)
            yield from said if isinstance(said, list) else [said]


def _listen(page: Page, seat: int | None) -> Ear:
    ear = Ear(seat, [])

    def heard(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: ear.texts.append(str(frame)))

    page.on("websocket", heard)
    return ear


def test_two_browsers_by_link_and_nobody_hears_what_is_hidden(visit: Visitor) -> None:
    ana = visit()
    ears = [_listen(ana, 0)]
    created = open_table(ana, "me", "open", options={"first": 0, **TOGETHER})
    ana.goto(f"/t/{created['id']}")
    link = ana.get_by_label("Link to this table").input_value()
    table = created["id"]

    bogdan = visit("/rules/regatta")
    ears.append(_listen(bogdan, 1))
    bogdan.goto(link)
    bogdan.get_by_role("button", name="Sit here").click()
    bogdan.get_by_label("Your name").fill("Bogdan")
    bogdan.get_by_role("dialog").get_by_role("button", name="Sit here").click()
    watcher = visit("/rules/regatta")
    ears.append(_listen(watcher, None))
    watcher.goto(f"/t/{table}")
    expect(ana.get_by_text("One person is watching.")).to_be_visible()
    expect(hand(watcher)).to_have_count(0)
    refused = ana.request.get(f"/api/tables/{table}/record")
    assert refused.status == 403, "it holds all hands, and the race is on"

    while (seat := whose_turn(ana, bogdan)) is not None:
        take_turn((ana, bogdan)[seat])
    for page in (ana, bogdan, watcher):
        expect(page.get_by_role("heading", name="How it ended")).to_be_visible()
    wait_until_same(watcher, ana, lambda page: log_lines(page)[:1])

    record = ana.request.get(f"/api/tables/{table}/record").text()
    seed = re.search(r"^Seed: ([0-9a-f]{64})$", record, re.MULTILINE)
    assert seed
    match = taros.load(record)
    for ear in ears:
        assert not any(seed[1] in text.lower() for text in ear.texts)
        _check_that_hands_stayed_hidden(ear, match)


def _check_that_hands_stayed_hidden(ear: Ear, match: Match) -> None:
    """Cards are named only where the seat may know them, and are then the ones it held."""
    cards = {kind.name for kind in match.view().kinds}
    assert len(cards) > 3
    frames = 0
    for message in ear.messages():
        for entry in [*message.get("log", ()), message.get("entry")]:
            if entry and entry["actor"] == taros.CHANCE and not _is_drawn_by(ear.seat, entry):
                assert not cards & set(_texts(entry)), entry
        if message["type"] in ("welcome", "happened") and message["frame"]["turn"] > 0:
            _check_frame(message["frame"], ear.seat, match, cards)
            frames += 1
    assert frames > 20


def _is_drawn_by(seat: int | None, entry: dict[str, Any]) -> bool:
    """Whether the cards of `entry` are those of `seat`, None for a spectator."""
    return seat is not None and entry["event"].get("seat") == seat


def _check_frame(frame: dict[str, Any], seat: int | None, match: Match, cards: set[str]) -> None:
    known = match.game.presenter.view(match.state_at(frame["ply"]), seat)
    view = dict(frame["view"])
    assert view.pop("hand") == list(known.hand)
    assert view.pop("discards") == list(known.discards)
    assert view["pile"] == known.pile
    del view["kinds"], view["phase"]  # there is one for suns
    assert not cards & set(_texts(view)), "cards in a part of the view that is for everybody"
    if frame["to_act"] != seat or frame["over"]:
        assert frame["choices"] is None
        assert frame["blocked"] is None
    for choice in [*(frame["choices"] or ()), *(frame["blocked"] or ())]:
        named = {choice["preview"]["card"], *choice["preview"]["cards"]} - {None}
        assert named <= set(known.hand)


def _texts(node: Any) -> Iterator[str]:
    """Every text in a message."""
    if isinstance(node, str):
        yield node
    elif isinstance(node, dict):
        for value in node.values():
            yield from _texts(value)
    elif isinstance(node, list):
        for value in node:
            yield from _texts(value)


# Other ways to play


def test_a_shared_device_hides_the_hand_between_players(visit: Visitor) -> None:
    page = visit()
    sit_at(page, "me", "here")
    for name, other in (("Ana", "Bogdan"), ("Bogdan", "Ana")):
        expect(page.get_by_text(f"Please pass the device to {name}.")).to_be_visible()
        assert hand(page).count() == 0
        assert page.get_by_label("Your hand").count() == 0
        expect(page.get_by_role("button", name=f"I am {other}: show them")).to_have_count(0)
        page.get_by_role("button", name=f"I am {name}: show them").click()
        expect(hand(page)).to_have_count(5)
        assert instruction(page).startswith(f"{name}: ")
        steer(page, presses=2)
    drawn = [line for line in log_lines(page) if "draws " in line]
    assert drawn
    assert not any(":" in line for line in drawn), "which cards, for others to read"

    page.reload()
    expect(page.get_by_text("Please pass the device to Ana.")).to_be_visible()
    assert hand(page).count() == 0


def test_a_race_on_a_phone_by_touch(visit: Visitor) -> None:
    page = visit(**PHONE)
    page.get_by_role("link", name="On this device").last.tap()
    page.get_by_role("button", name="1", exact=True).tap()
    check_phone(page)
    sit_at(page, "me", **ALONE)
    page.get_by_role("button", name="No, thanks").tap()
    check_phone(page)
    while wait_for_turn(page):
        _take_turn_by_touch(page)
    expect(page.get_by_text("Was chance fair?")).to_be_visible()
    check_phone(page)
    page.get_by_role("link", name="Replay", exact=True).tap()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    check_phone(page)
    page.goto("/rules/regatta?clauses")
    expect(page.locator("[id='R4.3']")).to_be_visible()
    check_phone(page)


def _take_turn_by_touch(page: Page) -> None:
    """The first tap shows where the boat would end, the second goes there."""
    way = best(page)
    assert way
    before = log_length(page)
    pick(page, way[1])
    check_phone(page)
    x, y = middle_of(exits(page).nth(way[2]))
    page.touchscreen.tap(x, y)
    expect(page.locator(".ghost.pointed")).to_have_count(1)
    expect(page.get_by_text("Tap again to sail.")).to_be_visible()
    assert log_length(page) == before, "one tap must only show"
    page.touchscreen.tap(*middle_of(page.locator(".ghost.pointed > path:not(.way)")))
    wait_for_log(page, before)


@pytest.mark.exhaustive  # test_reading.py plays by keys, too
def test_a_race_by_keys_only(visit: Visitor) -> None:
    page = visit()
    tab_to(page, page.get_by_role("button", name="Play now").last)
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("button", name="No, thanks"))
    page.keyboard.press("Enter")
    wait_for_turn(page)
    sit_at(page, "me", **ALONE)
    while wait_for_turn(page):
        _take_turn_by_keys(page)
    tab_to(page, page.get_by_role("link", name="Replay", exact=True))
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="The start of the game.")).to_be_visible()


def _take_turn_by_keys(page: Page) -> None:
    """Figures choose cards; the arrows of a card stand in words behind the Tab key."""
    before = log_length(page)
    page.keyboard.press("3")
    expect(hand(page).nth(2)).to_have_attribute("aria-pressed", "true")
    said = [exit.get_attribute("aria-label") or "" for exit in exits(page).all()]
    metres = [re.search(r"([\d.]+) m from home", each) for each in said]
    nearest = min(
        (float(found[1]) if found else 0.0, arrow)
        for arrow, (found, exit) in enumerate(zip(metres, exits(page).all(), strict=True))
        if exit.get_attribute("aria-disabled") == "false"
    )
    tab_to(page, exits(page).nth(nearest[1]))
    page.keyboard.press("Enter")
    wait_for_log(page, before)
