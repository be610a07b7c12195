"""Positions set up by hand and played, and puzzles: with the mouse, by touch, and by keys alone."""

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, Page, expect

import taros
from browser.player import (
    OTHERS,
    PHONE,
    Visitor,
    check_axe_in_both_themes,
    check_phone,
    tab_to,
)
from taros.games.puzzles import puzzle, puzzles

EMPTY = "7/7/7/7/7/7/7 d4s 30,30 12+12,12+12 0 turn 1 next=r,n"
MARKET = "7/7/7/3r|3/3r3/7/7 e4e 30,30,30 14,15,15 1 turn 2"
RACE = "-100,-40,0:1:-/100,-40,0:2:- 2*L45+R90+S+s/2*R45+L90+S+s - 0 main 1"  # at the line
LAY = 1  # the number of any puzzle of Marrakech: there are only rugs to lay


def editor(visit: Visitor, position: str = "", game: str = "marrakech", /, **options: Any) -> Page:
    page = visit(
        f"/editor/{game}" + (f"?position={quote(position)}" if position else ""), **options
    )
    expect(verdict(page)).to_contain_text("It can be played")
    return page


def verdict(page: Page) -> Locator:
    return page.locator(".verdict")


def text(page: Page) -> Locator:
    return page.get_by_label("As text")


def square(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell").get_by_role("button", name=re.compile(f"^{name}\\b"))


def tool(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="What to place").get_by_role("button", name=name)


# Setting up


def test_a_position_set_up_and_played_with_the_mouse(visit: Visitor) -> None:
    page = editor(visit)
    page.get_by_role("button", name="3 players").click()
    expect(text(page)).to_have_value(re.compile("30,30,30 "))
    square(page, "d5").click()
    square(page, "d6").click()
    expect(verdict(page)).to_contain_text("The rugs left do not fit the order of turns")
    expect(page.get_by_role("button", name="Play it against bots")).to_be_disabled()
    page.get_by_label("Whose turn").select_option("Player 2")
    expect(verdict(page)).to_have_text("It can be played: Player 2 is to move.")
    tool(page, "Assam").click()
    square(page, "f2").click()
    square(page, "f2").click()
    page.get_by_label("Dirhams").nth(0).fill("25")
    page.get_by_label("Dirhams").nth(0).press("Tab")
    expect(verdict(page)).to_contain_text("The purses hold 85 dirhams together")
    page.get_by_label("Dirhams").nth(2).fill("35")
    page.get_by_label("Dirhams").nth(2).press("Tab")
    expect(verdict(page)).to_contain_text("It can be played")
    expect(text(page)).to_have_value("7/7/7/7/3r|3/3r3/7 f2w 25,30,35 14,15,15 1 turn 2")

    page.get_by_role("button", name="Play it against bots").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("h1")).to_contain_text("Which way?")
    lines = page.locator(".board ul.unseen li")
    expect(lines.first).to_have_text("Assam stands on f2 and faces west.")
    expect(lines.nth(1)).to_have_text("red rug on d5 and d6")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".log li").nth(1)).to_be_attached()


def test_a_position_set_up_and_played_by_keys(visit: Visitor) -> None:
    page = editor(visit, EMPTY)
    tab_to(page, tool(page, "brown rug"))
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    tab_back_to(page, square(page, "d4"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(square(page, "e3")).to_have_attribute("aria-label", "e3, brown rug")
    page.keyboard.press("Delete")
    expect(text(page)).to_have_value(EMPTY)
    tab_to(page, page.get_by_role("button", name="Play it against bots"))
    expect(verdict(page)).to_contain_text("It can be played")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator("h1")).to_contain_text("Which way?")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".log li").nth(2)).to_be_attached()


def tab_back_to(page: Page, target: Locator) -> None:
    for _ in range(40):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Shift+Tab")
    raise AssertionError(f"Shift and Tab do not lead to {target}")


def test_a_position_by_touch_on_a_phone(visit: Visitor) -> None:
    page = editor(visit, EMPTY, **PHONE)
    check_phone(page)
    tool(page, "blue rug").tap()
    square(page, "a1").tap()
    square(page, "a1").tap()
    expect(text(page)).to_have_value(re.compile("^b6/"))
    expect(verdict(page)).to_contain_text("no whole rug is there")
    page.get_by_role("button", name="Undo").tap()
    expect(verdict(page)).to_contain_text("It can be played")


def test_what_was_done_is_undone_and_redone(visit: Visitor) -> None:
    page = editor(visit, MARKET)
    tool(page, "Take away").click()
    square(page, "d5").click()
    bare = "7/7/7/7/7/7/7 e4e 30,30,30 15,15,15 1 turn 1"
    expect(text(page)).to_have_value(bare)
    page.get_by_role("button", name="Undo").click()
    expect(text(page)).to_have_value(MARKET)
    page.get_by_role("button", name="Redo").click()
    expect(text(page)).to_have_value(bare)


def test_a_position_as_text(visit: Visitor) -> None:
    page = editor(visit)
    text(page).fill("rugs and dirhams")
    expect(verdict(page)).to_contain_text("A position has at least 7 words, this has 3")
    text(page).fill(MARKET)
    expect(verdict(page)).to_have_text("It can be played: Player 2 is to move.")
    expect(text(page)).to_be_focused()
    expect(square(page, "e4")).to_have_attribute("aria-label", re.compile("facing east"))
    page.wait_for_url(f"**/editor/marrakech?position={quote(MARKET, safe='')}")
    link = page.get_by_label("Link to this position").input_value()
    assert link == page.url
    friend = visit(link)
    expect(text(friend)).to_have_value(MARKET)


def test_a_link_to_what_cannot_be(visit: Visitor) -> None:
    page = visit(f"/editor/marrakech?position={quote(MARKET.replace('30,', '31,', 1))}")
    expect(page.get_by_role("alert")).to_contain_text("The purses hold 91 dirhams together")
    expect(verdict(page)).to_contain_text("It can be played")
    expect(visit("/editor/chess").locator("h1")).to_contain_text("no game chess")


def test_a_position_is_printed_without_its_tools(visit: Visitor) -> None:
    page = editor(visit, MARKET)
    page.emulate_media(media="print")
    expect(page.locator(".board svg").first).to_be_visible()
    expect(page.get_by_text(MARKET, exact=True).last).to_be_visible()
    expect(page.locator(".seats")).to_be_visible()
    for name in ("Print", "Undo", "Play it against bots"):
        expect(page.get_by_role("button", name=name)).to_be_hidden()


def test_a_moment_of_a_replay_is_opened(visit: Visitor, tmp_path: Path) -> None:
    match = taros.new("marrakech", seats=3, seed=5)
    match.play("left")
    record = tmp_path / "game.taros"
    record.write_text(match.record())
    page = visit("/g")
    page.locator("input[type=file]").set_input_files(record)
    expect(page.get_by_text(re.compile("^Turn 1"))).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Open this moment in the editor").click()
    expect(text(page)).to_have_value(match.at(1).position)
    expect(verdict(page)).to_have_text("It can be played: chance is to decide first.")


def test_the_best_move_is_drawn_and_explained(visit: Visitor) -> None:
    position = puzzle("marrakech", LAY).position
    page = editor(visit, position)
    page.get_by_role("button", name="Best move").click()
    said = re.compile("Best: .* wins \\d+% of games")
    expect(page.locator(".advice")).to_contain_text(said, timeout=OTHERS)
    expect(page.locator(".board .best")).to_be_visible()
    tool(page, "Assam").click()
    square(page, "a1").click()
    expect(page.locator(".advice")).to_have_count(0)
    expect(page.locator(".board .best")).to_have_count(0)


# A race


@pytest.fixture
def race(visit: Visitor) -> Page:
    return editor(visit, RACE, "regatta")


def on_screen(page: Page, x: float, y: float) -> tuple[float, float]:
    """Where a place of the sea is, by the transform that the drawing has."""
    sea = page.locator(".chart .sea")
    box = sea.bounding_box()
    assert box is not None
    words = sea.locator("svg > g").get_attribute("transform") or ""
    left, top, scale = (float(number) for number in re.findall(r"-?[\d.]+", words))
    return box["x"] + left + x * scale, box["y"] + top - y * scale


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    points = on_screen(page, *start), on_screen(page, *end)
    page.mouse.move(*points[0])
    page.mouse.down()
    page.mouse.move(*points[1], steps=5)
    page.mouse.up()


def boat(page: Page, seat: int) -> list[str]:
    """Its place in the text: x, y, heading and so on."""
    return re.split("[,:]", text(page).input_value().split()[0].split("/")[seat])


def test_a_race_set_up_and_sailed_with_the_mouse(race: Page) -> None:
    drag(race, (100, -40), (150, 300))
    expect(verdict(race)).to_contain_text("It can be played")
    x, y, *_ = map(float, boat(race, 1)[:2])
    assert abs(x - 150) < 5
    assert abs(y - 300) < 5
    drag(race, (x, y + 74), (x + 100, y))
    assert boat(race, 1)[2] == "90"
    race.get_by_role("button", name="Undo").click()
    assert boat(race, 1)[2] == "0"
    race.get_by_label("Passed").fill("0")
    race.get_by_label("Passed").press("Tab")
    hand = race.get_by_role("group", name="Hand of Player 2")
    hand.get_by_role("button").first.click()
    expect(hand.get_by_role("button")).to_have_count(4)
    hand.get_by_role("combobox").select_option("sun")
    expect(hand.get_by_role("button")).to_have_count(5)
    expect(verdict(race)).to_contain_text("It can be played")
    assert boat(race, 1)[4] == "0"

    race.get_by_role("button", name="Play it against bots").click()
    race.wait_for_url("**/t/*")
    second = race.get_by_role("list", name="Where everything lies").locator("li").nth(1)
    expect(second).to_have_attribute("data-pose", f"{round(x)} {round(y)} 0")
    race.get_by_role("button", name="Steer", exact=True).click()
    race.get_by_role("button", name=re.compile("^Steer to")).click()
    expect(race.locator(".log li").nth(2)).to_be_attached()


def test_the_best_move_of_a_race(race: Page) -> None:
    race.get_by_role("button", name="Best move").click()
    expect(race.locator(".advice")).to_contain_text("Best: Player 1", timeout=OTHERS)
    expect(race.get_by_label("Your hand")).to_be_visible()
    race.locator(".advice").get_by_role("button", name="Close").click()
    expect(race.get_by_label("Your hand")).to_have_count(0)
    drag(race, (100, -40), (150, 300))
    expect(verdict(race)).to_contain_text("It can be played")


def test_a_race_set_up_by_keys(race: Page) -> None:
    tab_to(race, race.get_by_role("button", name="Player 2, green"))
    race.keyboard.press("Enter")
    for key in ("ArrowUp", "ArrowUp", "Shift+ArrowRight", "]", "]", "Shift+{"):
        race.keyboard.press(key)
    assert boat(race, 1)[:3] == ["101", "-20", "9"]
    expect(verdict(race)).to_contain_text("It can be played")
    for _ in range(20):
        race.keyboard.press("ArrowLeft")
    expect(verdict(race)).to_contain_text("touches")
    play = race.get_by_role("button", name="Play it against bots")
    expect(play).to_be_disabled()
    for _ in range(10):
        race.keyboard.press("ArrowRight")
    expect(verdict(race)).to_contain_text("It can be played")
    tab_back_to(race, play)
    race.keyboard.press("Enter")
    race.wait_for_url("**/t/*")
    expect(race.get_by_label("Your hand")).to_be_visible()


# Puzzles


def rug(page: Page, move: str) -> Locator:
    squares = f"on {move[:2]} and {move[2:]}"
    return page.locator(".board .target").and_(page.get_by_label(squares))


def wrong_moves(number: int) -> list[str]:
    wanted = puzzle("marrakech", number)
    legal = taros.from_position("marrakech", wanted.position).legal()
    return [move.text for move in legal if move.text not in wanted.accepted]


def test_a_puzzle_is_solved_with_the_mouse(visit: Visitor) -> None:
    page = visit(f"/puzzle/marrakech-{LAY}")
    expect(page.locator("h1")).to_contain_text(
        re.compile(r"Find the best move for Player \d \(\w+")
    )
    rug(page, wrong_moves(LAY)[0]).dispatch_event("click")
    expect(page.locator("h1")).to_contain_text("2 tries are left.")
    assert page.locator(".reason").count() == 0
    rug(page, puzzle("marrakech", LAY).solution).dispatch_event("click")
    expect(page.locator("h1")).to_have_text("Solved!")
    expect(page.locator(".reason")).not_to_be_empty()
    moves = page.get_by_role("list", name="The best moves").get_by_role("listitem")
    expect(moves).to_have_count(len(puzzle("marrakech", LAY).moves))
    expect(moves.first).to_contain_text(re.compile("wins \\d+% of games"))
    expect(page.get_by_text(re.compile("your rating goes from 1500 to 15\\d\\d"))).to_be_visible()
    expect(page.locator(".board .target")).to_have_count(0)
    page.reload()
    expect(page.locator("h1")).to_have_text("Solved!")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.locator("h1")).to_contain_text("Find the best move for")


def test_a_puzzle_is_failed_with_the_mouse(visit: Visitor) -> None:
    page = visit(f"/puzzle/marrakech-{LAY}")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for move, said in zip(
        wrong_moves(LAY), ("2 tries", "One try", "This was the move."), strict=False
    ):
        assert not [url for url in asked if url.endswith("/solution")]
        rug(page, move).dispatch_event("click")
        expect(page.locator("h1")).to_contain_text(said)
    solution = puzzle("marrakech", LAY).solution
    moves = page.get_by_role("list", name="The best moves").get_by_role("listitem")
    expect(moves.first).to_contain_text(f"on {solution[:2]} and {solution[2:]}")
    expect(page.get_by_text(re.compile("your rating goes from 1500 to 14\\d\\d"))).to_be_visible()
    page.get_by_role("link", name="Open in the editor").click()
    expect(text(page)).to_have_value(puzzle("marrakech", LAY).position)


def test_a_puzzle_by_keys(visit: Visitor) -> None:
    page = visit(f"/puzzle/marrakech-{LAY}")
    expect(page.locator(".board .target").first).to_be_attached()
    wanted = puzzle("marrakech", LAY).solution
    page.keyboard.press("ArrowRight")
    for move in [wrong_moves(LAY)[0], wanted]:
        tab_to(page, rug(page, move))
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_have_text(
            re.compile("Solved!" if move == wanted else "2 tries are left")
        )


def test_a_puzzle_is_given_up_by_keys(visit: Visitor) -> None:
    page = visit(f"/puzzle/marrakech-{LAY}")
    tab_to(page, page.get_by_role("button", name="Show me the solution"))
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_have_text("This was the move.")


def test_the_puzzle_of_the_day_and_the_streak(visit: Visitor) -> None:
    page = visit("/")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_text(re.compile("^Puzzle of the day: "))).to_be_visible()
    listed = page.request.get("/api/puzzles").json()
    listed["today"] = {"game": "marrakech", "number": LAY}  # whatever day it is
    page.route(re.compile("/api/puzzles$"), lambda route: route.fulfill(json=listed))
    yesterday = page.evaluate(f"new Date(Date.parse('{listed['day']}') - 864e5).toISOString()")[:10]
    page.evaluate(
        "memory => localStorage.setItem('taros-puzzles', memory)",
        json.dumps({"results": {}, "day": yesterday, "result": "solved", "days": 4}),
    )
    page.reload()
    expect(page.get_by_text("Solved 4 days in a row.")).to_be_visible()
    rug(page, puzzle("marrakech", LAY).solution).dispatch_event("click")
    expect(page.get_by_text("Solved 5 days in a row.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Solved 5 days in a row.")).to_be_visible()


def test_a_puzzle_of_a_race(visit: Visitor) -> None:
    page = visit("/puzzle/regatta-1")
    expect(page.get_by_label("Your hand")).to_be_visible()
    page.get_by_role("button", name="Show me the solution").click()
    expect(page.locator(".reason")).not_to_be_empty()


def test_another_puzzle_by_its_number(visit: Visitor) -> None:
    page = visit("/puzzle")
    for game, name in (("regatta", "Regatta"), ("marrakech", "Marrakech")):
        page.get_by_label("Game").select_option(name)
        expect(page.get_by_label("Number")).to_have_attribute("max", str(len(puzzles(game))))
    page.get_by_label("Number").fill("7")
    page.get_by_role("button", name="Go there").click()
    expect(page.locator(".title")).to_have_text("Marrakech: puzzle 7")
    last = len(puzzles("marrakech"))
    page.goto(f"/puzzle/marrakech-{last + 1}")
    expect(page.locator("h1")).to_have_text(
        f"Marrakech has no puzzle {last + 1}: the puzzles are numbered from 1 to {last}."
    )
    page.get_by_role("link", name="Today's puzzle").click()
    expect(page.get_by_text(re.compile("^Puzzle of the day: "))).to_be_visible()


def test_puzzles_of_a_theme(visit: Visitor) -> None:
    """One after the other; a turn of Assam may be tried once."""
    page = visit("/puzzle/marrakech-1")
    page.get_by_label("Theme").select_option("turn")
    page.get_by_role("button", name="A new one").click()
    page.wait_for_url("**?theme=turn")
    expect(page.locator("h1")).to_contain_text("You have one try.")
    page.get_by_role("button", name="Show me the solution").click()
    expect(page.get_by_text(re.compile("^Theme: turning Assam"))).to_be_visible()
    page.get_by_role("link", name="Next puzzle").click()
    page.wait_for_url("**?theme=turn")
    expect(page.locator("h1")).to_contain_text("You have one try.")


def test_a_heading_beside_the_best_is_the_same_answer(visit: Visitor) -> None:
    number = next(
        number
        for number, each in enumerate(puzzles("regatta"), 1)
        if each.solution.startswith("steer")
    )
    page = visit(f"/puzzle/regatta-{number}")
    page.get_by_role("button", name="Steer", exact=True).click()
    degree = int(puzzle("regatta", number).accepted[1].split()[1])
    view = page.request.get(f"/api/puzzles/regatta/{number}").json()
    heading = view["view"]["boats"][view["seat"]]["pose"][2]
    page.locator("input.helm").fill(str((degree - round(heading) + 180) % 360 - 180))
    page.get_by_role("button", name=f"Steer to {degree}°").click()
    expect(page.locator("h1")).to_have_text("Solved!")


# For everybody


def test_axe_finds_nothing_serious(visit: Visitor) -> None:
    for game in ("marrakech", "regatta"):
        check_axe_in_both_themes(editor(visit, "", game), f"editor of {game}")
        page = visit(f"/puzzle/{game}-1")
        give_up = page.get_by_role("button", name="Show me the solution")
        expect(give_up).to_be_visible()
        check_axe_in_both_themes(page, f"puzzle of {game}")
        give_up.click()
        expect(page.locator(".reason")).to_be_visible()
        check_axe_in_both_themes(page, f"solution of {game}")
    page = editor(visit, MARKET)
    text(page).fill("?")
    expect(page.locator(".verdict.bad")).to_be_visible()
    check_axe_in_both_themes(page, "no position")


def test_in_romanian(visit: Visitor) -> None:
    page = visit("/editor/marrakech", locale="ro-RO")
    expect(verdict(page)).to_have_text("Se poate juca: Jucătorul 1 este la mutare.")
    page.goto("/puzzle/marrakech-1")
    expect(page.locator("h1")).to_contain_text("Găsește cea mai bună mutare pentru")
