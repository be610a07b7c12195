"""Courses of one's own: drawn, judged, kept, chosen by their pictures, and raced."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import taros
from browser.player import (
    STATIC,
    Visitor,
    check_axe_in_both_themes,
    decline_guide,
    sideways,
    tab_to,
)
from game_parts import heuristics_of
from taros.games.regatta.equipment.course import read_course

WEB = Path(__file__).parents[2] / "web"
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}

SPRINT = """# once round one mark
line = [[-200, 0], [200, 0]]

[[marks]]
at = [0, 300]
round = "anticlockwise"
"""
SHORT = """line = [[-500, 0], [500, 0]]
[[marks]]
at = [-300, 300]
round = "anticlockwise"
"""
SHORT_LINE = "line:-500,0,500,0;ccw:-300,300"
AGROUND = SPRINT + "\n[[islands]]\ncorners = [[-50, 250], [50, 250], [0, 400]]\n"


@pytest.fixture
def page(visit: Visitor) -> Page:
    return opened(visit("/courses"))


def opened(page: Page) -> Page:
    """Once the first course has been judged."""
    expect(verdict(page)).to_contain_text("It can be sailed")
    return page


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def things(page: Page) -> list[str]:
    return page.get_by_role("list", name="What lies on the course").locator("li").all_inner_texts()


def choose(page: Page, thing: str) -> None:
    page.get_by_role("button", name=thing).first.click()


def on_screen(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a place of the sea is, by the transform that the drawing has."""
    sea = page.locator(".chart .sea")
    box = sea.bounding_box()
    assert box is not None
    text = sea.locator("svg > g").get_attribute("transform") or ""
    left, top, scale = (float(number) for number in re.findall(r"-?[\d.]+", text))
    return box["x"] + left + x * scale, box["y"] + top - y * scale


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    page.mouse.move(*on_screen(page, *start))
    page.mouse.down()
    page.mouse.move(*on_screen(page, *end), steps=5)
    page.mouse.up()


def metres(page: Page) -> float:
    found = re.search(r"([\d.]+)( to [\d.]+)? m", verdict(page).inner_text())
    assert found
    return float(found[1])


def test_what_is_dragged_is_judged_at_once(page: Page) -> None:
    before = metres(page)
    drag(page, (-300, 600), (-300, 900))
    expect(page.get_by_role("button", name="Mark 1 at -300, 900")).to_be_visible()
    expect(verdict(page)).to_contain_text("It can be sailed")
    assert metres(page) > before + 0.2
    drag(page, (-300, 900), (305, 745))
    expect(verdict(page)).to_contain_text("It overlaps another buoy or rock.")
    expect(verdict(page)).to_contain_text("Mark 2")
    expect(page.get_by_role("button", name="Sail it alone")).to_be_disabled()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Mark 1 at -300, 900")).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(verdict(page)).to_contain_text("It can be sailed")
    assert metres(page) == before
    page.get_by_role("button", name="Redo").click()
    expect(page.get_by_role("button", name="Mark 1 at -300, 900")).to_be_visible()


def test_everything_can_be_added_changed_and_taken_away(page: Page) -> None:
    first = things(page)
    for name, thing in {
        "Add a mark": "Mark 3",
        "Add a rock": "Rock 1",
        "Add an island": "Island 1",
        "Add an edge": "Edge, corner 1",
    }.items():
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("group", name=thing)).to_be_visible()
    expect(verdict(page)).not_to_contain_text("It can be sailed")  # all lie in one place
    choose(page, "Mark 3")
    page.get_by_label("To the right, mm").fill("-520")
    page.get_by_label("To be rounded").select_option("anticlockwise")
    page.get_by_label("Colour").select_option("black")
    page.get_by_role("button", name="Earlier").click()
    expect(
        page.get_by_role("button", name=re.compile(r"Mark 2 at -520.*black, anti"))
    ).to_be_visible()
    choose(page, "Rock 1")
    page.get_by_label("Radius, mm").fill("40")
    page.get_by_label("Up the course, mm").fill("-180")
    choose(page, "Island 1")
    page.get_by_label("Up the course, mm").fill("900")
    page.get_by_role("button", name="One corner more").click()
    expect(page.get_by_role("button", name="Island 1, corner 6")).to_be_visible()
    expect(verdict(page)).to_contain_text("It can be sailed")
    page.get_by_role("button", name="Remove", exact=True).click()
    for thing in ("Island 1 at", "Rock 1", "Mark 2"):
        choose(page, thing)
        page.get_by_role("button", name="Remove", exact=True).click()
    choose(page, "Edge, corner 1")
    page.get_by_role("button", name="Remove the whole edge").click()
    assert things(page) == first


def test_by_keys_alone(page: Page) -> None:
    mark = page.get_by_role("button", name="Mark 1")
    tab_to(page, mark)
    page.keyboard.press("Enter")
    for key in ("ArrowRight", "ArrowUp", "ArrowUp", "Shift+ArrowLeft"):
        page.keyboard.press(key)
    expect(mark).to_have_text(re.compile("Mark 1 at -291, 620"))
    page.keyboard.press("Control+z")
    expect(mark).to_have_text(re.compile("Mark 1 at -300, 600"))
    page.keyboard.press("Control+Shift+z")
    expect(mark).to_have_text(re.compile("Mark 1 at -291, 620"))
    page.keyboard.press("Delete")
    expect(page.get_by_role("button", name="Mark 2")).to_have_count(0)
    expect(verdict(page)).to_contain_text("It can be sailed")
    sail = page.get_by_role("button", name="Sail it alone")
    page.locator("h1").click()
    tab_to(page, sail)
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_files(page: Page, tmp_path: Path) -> None:
    file = tmp_path / "my sprint.toml"
    file.write_text(SPRINT, encoding="utf-8")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("button", name="Mark 1 at 0, 300, red, anticlockwise")).to_be_visible()
    expect(page.get_by_label("Name of the course")).to_have_value("my sprint")
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download").click()
    assert downloading.value.suggested_filename == "my-sprint.toml"
    text = Path(downloading.value.path()).read_text(encoding="utf-8")
    assert read_course(text, "download") == read_course(SPRINT, "given")
    file.write_text(AGROUND, encoding="utf-8")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("Mark 1: It lies on an island.")
    file.write_text("line = [", encoding="utf-8")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("TOML")
    expect(verdict(page)).to_contain_text("It can be sailed")


def test_drawn_saved_chosen_and_raced_by_two(page: Page) -> None:
    page.get_by_role("button", name="Sprint").click()
    expect(page.get_by_role("button", name="Mark 2")).to_have_count(0)
    page.get_by_role("button", name="Add an island").click()
    page.get_by_label("To the right, mm").fill("-300")
    page.get_by_label("Up the course, mm").fill("100")
    expect(verdict(page)).to_contain_text("It can be sailed")
    page.get_by_label("Name of the course").fill("Round the rock")
    page.get_by_role("button", name="Save").click()
    page.reload()
    opened(page)
    page.get_by_role("button", name="Round the rock", exact=True).click()
    expect(page.get_by_role("button", name="Island 1")).to_be_visible()
    page.get_by_role("link", name="Use it for a table").click()
    expect(page.get_by_role("radio", name="This course")).to_be_checked()
    page.goto("/new/regatta?with=device")
    for shipped in ("Classic", "Sprint", "Slalom", "Islands", "Harbour"):
        expect(page.get_by_role("radio", name=shipped)).to_be_attached()
    expect(page.locator("fieldset .picture svg > g")).to_have_count(6)
    page.get_by_text("Round the rock").click()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/*")
    page.get_by_role("button", name=re.compile("^I am")).click()
    expect(page.locator(".board clipPath[id*=island]")).to_have_count(1)


def test_alone_against_the_clock(visit: Visitor, tmp_path: Path) -> None:
    """A course is sailed to its end; turns and time are counted, and the best result is kept."""
    page = opened(visit("/courses"))
    views = Views(page)
    file = tmp_path / "short.toml"
    file.write_text(SHORT, encoding="utf-8")
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_role("button", name="Mark 1 at -300, 300")).to_be_visible()
    expect(verdict(page)).to_contain_text("It can be sailed")
    page.get_by_role("button", name="Sail it alone").click()
    page.wait_for_url("**/t/*")
    decline_guide(page)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^One turn, \d+:\d\d$"))
    sail_home(page, views)
    turns = page.get_by_role("timer").inner_text().split(",")[0]
    expect(page.locator(".solo")).to_contain_text(f"Your best on this course: {turns} in")
    page.get_by_role("link", name="Draw a course").click()
    opened(page)
    page.get_by_label("Open a file").set_input_files(file)
    expect(page.get_by_text(f"Your best on this course: {turns} in")).to_be_visible()


class Views:
    """What a page last heard of its table."""

    def __init__(self, page: Page) -> None:
        self.latest: dict[str, Any] = {}
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        for message in said if isinstance(said, list) else [said]:
            if "frame" in message:
                self.latest = message["frame"]["view"]


def sail_home(page: Page, views: Views) -> None:
    """As the greedy bot would, by clicks."""
    for _ in range(200):
        page.locator(".hand .card:enabled, section.end").first.wait_for()
        expect(page.locator("[aria-busy=true]")).to_have_count(0)
        if page.locator("section.end").count():
            return
        before = page.locator(".log li").count()
        do(page, views.latest, advice(views.latest))
        expect(page.locator(".log li").nth(before)).to_be_attached()
    raise AssertionError("the boat does not come home")


def advice(view: dict[str, Any]) -> Any:
    """What the greedy bot would do here, as a preview."""
    boat = view["boats"][0]
    x, y, heading = boat["pose"]
    progress = boat["rounded"] if boat["started"] else "-"
    hand, discards = "+".join(view["hand"]), "+".join(view["discards"]) or "-"
    place = f"{x:.3f},{y:.3f},{heading:.3f}:1:{progress}"
    text = f"{place} {hand} {discards} 0 {view['phase']} {view['turn']} course={SHORT_LINE}"
    match = taros.from_position("regatta", text)
    codes = heuristics_of(match.game).candidate_moves(match.state)
    rates = heuristics_of(match.game).scores(match.state, codes)
    return match.game.presenter.preview(match.state, codes[rates.index(max(rates))])


def do(page: Page, view: dict[str, Any], meant: Any) -> None:
    page.keyboard.press("Escape")
    cards = page.locator(".hand .card")
    if meant.card:
        kind = next(kind for kind in view["kinds"] if kind["name"] == meant.card)
        arrows = sorted(kind["arrows"], key=lambda arrow: -arrow["turn"])
        cards.nth(view["hand"].index(meant.card)).click()
        names = [arrow["name"] for arrow in arrows]
        page.locator(".actions .exit").nth(names.index(meant.arrow)).click()
    elif meant.cards:
        page.get_by_role("button", name="Exchange cards").click()
        left = list(view["hand"])
        for card in meant.cards:
            cards.nth(left.index(card)).click()
            left[left.index(card)] = ""
        page.get_by_role("button", name=re.compile("^Exchange th")).click()
    elif meant.done:
        page.get_by_role("button", name=re.compile("^(Done|No )")).click()
    else:
        page.get_by_role("button", name="Steer", exact=True).click()
        turn = (meant.poses[0][2] - view["boats"][0]["pose"][2] + 180) % 360 - 180
        page.locator(".helm").fill(str(round(turn)))
        page.get_by_role("button", name=re.compile("^Steer to")).click()


def test_on_a_phone(visit: Visitor) -> None:
    page = opened(visit("/courses", **PHONE))
    assert sideways(page) == 0
    x, y = on_screen(page, -300, 600)
    page.touchscreen.tap(x, y)
    expect(page.get_by_role("group", name="Mark 1")).to_be_visible()
    assert sideways(page) == 0


def test_axe_finds_nothing_serious(visit: Visitor) -> None:
    page = opened(visit("/courses"))
    choose(page, "Mark 1")
    check_axe_in_both_themes(page, "a mark chosen")
    for rock in ("Rock 1", "Rock 2"):
        page.get_by_role("button", name="Add a rock").click()
        expect(page.get_by_role("group", name=rock)).to_be_visible()
        page.get_by_label("To the right, mm").fill("0")
        page.get_by_label("Up the course, mm").fill("900")
        page.get_by_label("Up the course, mm").press("Tab")
    expect(verdict(page)).to_contain_text("Rock 2")
    check_axe_in_both_themes(page, "two rocks in one place")
    page.goto("/new/regatta")
    expect(page.locator("fieldset .picture svg > g")).to_have_count(5)
    check_axe_in_both_themes(page, "pictures of courses")


def test_the_editor_is_fetched_by_those_who_draw(visit: Visitor) -> None:
    fetched: list[str] = []
    page = visit()
    page.on("request", lambda request: fetched.append(request.url))
    page.get_by_role("link", name="Draw a course").wait_for()
    page.reload()
    page.get_by_role("link", name="Draw a course").wait_for()
    before = set(fetched)
    page.get_by_role("link", name="Draw a course").click()
    opened(page)
    added = {url.rpartition("/")[2] for url in set(fetched) - before}
    assert {name for name in added if (STATIC / "assets" / name).exists() and name.endswith(".js")}
