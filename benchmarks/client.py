"""The client in a real Chromium without a GPU: what it weighs, when a board is there, how it moves.

Frames are those the browser drew, from its own trace, while four boats with their wakes are panned
and zoomed, with every frame another camera.
"""

import gzip
import json
import os
import random
import statistics
import sys
import tempfile
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import taros
from measure import Measure
from sockets import SERVER, Process, free_port
from taros.server.http.pages.pages import FOLDER
from taros.server.settings import VARIABLE, Settings, encode

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from browser.chromium import find

WINDOW = {"width": 1440, "height": 900}
ROUNDS = 5
SECONDS = 5
SEATS = 4
PLIES = 150  # of a race, when there are wakes behind all boats
SEED = 11
TRACED = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
DRAWN = "DrawFrame"
RATE = 400_000 / 8  # bytes a second
SLOW_3G = {
    "offline": False,
    "latency": 400,  # ms
    "downloadThroughput": RATE,
    "uploadThroughput": RATE,
}

# when the first board is painted, in milliseconds since the navigation
BOARD_SEEN = """
window.boardSeen = new Promise(seen => {
  const look = () => {
    const board = document.querySelector('.board svg path');
    if (board) requestAnimationFrame(() => seen(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
});
"""

FIRST_PAINT = """
window.firstPaint = new Promise(seen => {
  new PerformanceObserver(list => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) seen(paint.startTime);
  }).observe({ type: 'paint', buffered: true });
});
"""

# a hand that has hold of the sea: every frame it is elsewhere, and the wheel turns
MOVE = """
seconds => new Promise(done => {
  const sea = document.querySelector('.sea');
  const { left, top, width, height } = sea.getBoundingClientRect();
  const begin = performance.now();
  const step = now => {
    const t = (now - begin) / 1000;
    if (t > seconds) return done();
    const at = {
      pointerId: 1, pointerType: 'mouse', bubbles: true,
      clientX: left + width * (0.5 + 0.3 * Math.sin(2 * t)),
      clientY: top + height * (0.5 + 0.3 * Math.sin(3 * t)),
    };
    sea.dispatchEvent(new PointerEvent('pointermove', at));
    const deltaY = 30 * Math.sin(4 * t);
    sea.dispatchEvent(new WheelEvent('wheel', { ...at, deltaY, cancelable: true }));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})
"""


def measures() -> Iterator[Measure]:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        port = free_port()
        settings = Settings(
            database=f"sqlite:///{folder}/tables.db", rate=1e9, thinkers=1, window=0
        )
        chromium = find(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=chromium.path,
            args=["--no-sandbox", "--disable-gpu"],
            env={**os.environ, **chromium.environment},
        )
        with Process(port, SERVER, {VARIABLE: encode(settings)}):
            address = f"http://127.0.0.1:{port}"
            yield from _weights(browser, address)
            first = min(_first_paint(browser, address) for _ in range(ROUNDS))
            yield Measure("first paint on slow 3G", first, "s", at_most=1)
            yield from _frames(browser, address, Path(folder))
        browser.close()


def _visit(browser: Browser, address: str) -> Page:
    context = browser.new_context(base_url=address, viewport=WINDOW, locale="en-GB")  # type: ignore[arg-type]
    return context.new_page()


# What is fetched, and how soon a board is there


def _weights(browser: Browser, address: str) -> Iterator[Measure]:
    yield Measure("client, home page, gzipped", _fetched(browser, address, "/"), "kB", at_most=110)
    for game in taros.games.names():
        path = _table(browser, address, game)
        size = _fetched(browser, address, path)
        yield Measure(f"client, a table of {game}, gzipped", size, "kB", at_most=150)
        seen = min(_board_seen(browser, address, path) for _ in range(ROUNDS))
        yield Measure(f"a board of {game} is there", seen, "s", at_most=1)


def _table(browser: Browser, address: str, game: str) -> str:
    """The path of a table where nobody moves."""
    page = _visit(browser, address)
    seats = [{"kind": "me"}, *[{"kind": "here"}] * (SEATS - 1)]
    new = {"game": game, "seats": seats}
    table: dict[str, str] = page.request.post("/api/tables", data=new).json()
    page.context.close()
    return f"/t/{table['id']}"


def _fetched(browser: Browser, address: str, path: str) -> float:
    """Scripts and styles."""
    page = _visit(browser, address)
    names: list[str] = []
    page.on("response", lambda got: names.append(got.url.removeprefix(address)))
    page.goto(path)
    page.locator(".board svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.context.close()
    files = {name for name in names if name.endswith((".js", ".css"))}
    return sum(len(gzip.compress((FOLDER / name[1:]).read_bytes())) for name in files) / 1000


def _board_seen(browser: Browser, address: str, path: str) -> float:
    page = _visit(browser, address)
    page.add_init_script(BOARD_SEEN)
    page.goto(path)
    seen: float = page.evaluate("window.boardSeen")
    page.context.close()
    return seen / 1000


def _first_paint(browser: Browser, address: str) -> float:
    """Seconds from the navigation to the first contentful paint on a slow network."""
    page = _visit(browser, address)
    page.add_init_script(FIRST_PAINT)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.emulateNetworkConditions", SLOW_3G)
    page.goto("/", wait_until="commit")
    seen: float = page.evaluate("window.firstPaint")
    page.context.close()
    return seen / 1000


# How smoothly it moves


def _frames(browser: Browser, address: str, folder: Path) -> Iterator[Measure]:
    record = folder / "race.taros"
    record.write_text(_race(), encoding="utf-8")
    page = _visit(browser, address)
    page.goto("/g")
    page.locator("input[type=file]").set_input_files(record)
    page.locator(".sea").wait_for()
    page.keyboard.press("End")
    sea = page.locator(".sea").bounding_box()
    assert sea is not None
    page.mouse.move(sea["x"] + sea["width"] / 2, sea["y"] + sea["height"] / 2)
    page.mouse.down()
    browser.start_tracing(page=page, categories=TRACED)
    page.evaluate(MOVE, SECONDS)
    trace = json.loads(browser.stop_tracing())
    page.context.close()
    frames = _frame_times(trace["traceEvents"])
    assert len(frames) > 20 * SECONDS, "the browser drew hardly anything"
    name = f"a frame of {SEATS} boats with wakes, panned and zoomed"
    yield Measure(f"{name}, median", statistics.median(frames), "ms", at_most=17)
    p95 = statistics.quantiles(frames, n=20)[18]
    yield Measure(f"{name}, 95th percentile", p95, "ms", at_most=34)


def _race() -> str:
    """The beginning of a race of greedy players, as a record."""
    match = taros.new("regatta", seats=SEATS, seed=SEED)
    rng = random.Random(SEED)
    heuristics = match.game.heuristics
    assert heuristics is not None
    while match.ply < PLIES:
        considered = heuristics.candidate_moves(match.state)
        rates = heuristics.scores(match.state, considered)
        best = [code for code, rate in zip(considered, rates, strict=True) if rate == max(rates)]
        match.play(match.game.notation.format_move(match.state, rng.choice(best)))
    return match.record()


def _frame_times(events: list[dict[str, Any]]) -> list[float]:
    """Milliseconds from one drawn frame to the next."""
    drawn = sorted(event["ts"] for event in events if event["name"] == DRAWN)
    return [(after - before) / 1000 for before, after in pairwise(drawn)]
