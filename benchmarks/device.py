"""Both games without a server, in a real Chromium: how soon they can be played, and how they think.

The files of `make site` lie on Python's own static host, below a folder. The page of the client is
driven by a script inside it, so that nobody's clicks are timed; the workers are asked as the page
asks them.
"""

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

import client
import taros
from measure import Measure
from sockets import SERVER, Process, free_port
from taros import bots
from taros.core.game import CHANCE
from taros.core.observation import observed
from taros.offline.bots import Choose
from taros.server.settings import VARIABLE, Settings, encode

sys.path.append(str(Path(__file__).parents[1] / "tests"))
from browser.chromium import find
from browser.device.static_host import wait_for_service_worker

ROOT = Path(__file__).parents[1]
SITE = ROOT / "dist"
FOLDER = "club/games"  # of the host, in which the site lies
PYODIDE = "pyodide"  # the folder with Pyodide as it comes
HOST = """
import sys
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

class Quiet(SimpleHTTPRequestHandler):
    def __init__(self, *words):
        super().__init__(*words, directory=sys.argv[2])

    def log_message(self, *words):
        pass

class Host(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, *words):
        pass  # a page that was closed

Host(("127.0.0.1", int(sys.argv[1])), Quiet).serve_forever()
"""
ROUNDS = 3
PLIES = 120  # of a game, at most
POSITIONS = 8  # in which the best bot thinks
BETWEEN = 9  # plies between two of them
SEATS = 4
WAIT = 300_000  # ms
WORKERS = 2  # that review a game

# an empty Python, on a page of the site that does nothing else
EMPTY_PYTHON = """
async files => {
  const began = performance.now();
  const source = `import { loadPyodide } from '${files}pyodide.mjs';
    await loadPyodide({ indexURL: '${files}' }); postMessage(null);`;
  const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  const worker = new Worker(address, { type: 'module' });
  await new Promise((resolve, reject) => { worker.onmessage = resolve; worker.onerror = reject; });
  worker.terminate();
  return performance.now() - began;
}
"""

# somebody who plays as soon as it can be done: begins, declines the guide, chooses
FIRST_MOVE = """
window.firstMove = new Promise(resolve => {
  let before = -1;
  const look = () => {
    const lines = document.querySelectorAll('.log li').length;
    const target = document.querySelector('.board .target');
    if (before >= 0 && lines > before) return resolve(performance.now());
    if (before < 0 && target) {
      before = lines;
      target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    document.querySelector('form button.primary:enabled')?.click();
    setTimeout(look, 5);
  };
  look();
});
"""

# plays a game at the worker that hosts tables, and returns how long each move took
PLAYED = """
async ([script, files, game, most]) => {
  const worker = new Worker(script, { type: 'module' });
  const seats = [{ kind: 'me' }, { kind: 'here' }];
  const body = JSON.stringify({ game, seats, contributes: false });
  let seed = 7;
  const below = n => (seed = (seed * 48271) % 2147483647) % n;
  const times = [];
  const say = message => worker.postMessage(message);
  const send = message => say({ type: 'send', socket: 2, text: JSON.stringify(message) });
  return new Promise((resolve, reject) => {
    let number = -1, sent = null;
    const take = message => {
      if (message.type === 'refused') return reject(new Error(JSON.stringify(message)));
      if (!message.frame || message.number === number) return;
      number = message.number;
      const { choices, over } = message.frame;
      if (!choices?.length && !over) return;
      if (sent !== null) times.push(performance.now() - sent);
      if (over || times.length >= most) { worker.terminate(); return resolve(times); }
      sent = performance.now();
      send({ type: 'move', after: number, text: choices[below(choices.length)].text });
    };
    let table = '';
    const asked = { type: 'request', language: 'en' };
    worker.onmessage = ({ data }) => {
      if (data.type === 'ready') {
        say({ ...asked, id: 1, method: 'POST', path: '/tables', body });
      } else if (data.type === 'chunk') table += data.text;
      else if (data.type === 'end') {
        const path = `/ws/tables/${JSON.parse(table).id}`;
        say({ type: 'open', socket: 2, path, language: 'en' });
      } else if (data.type === 'opened') send({ type: 'hello', seen: null });
      else if (data.type === 'message') [JSON.parse(data.text)].flat().forEach(take);
      else if (data.type === 'failed') reject(new Error(data.reason));
    };
    say({ type: 'start', files });
  });
}
"""

# asks the worker in which bots think, and returns how long it took for each of the questions
THOUGHT = """
async ([script, files, questions]) => {
  const worker = new Worker(script, { type: 'module' });
  const answer = () => new Promise(resolve => { worker.onmessage = ({ data }) => resolve(data); });
  worker.postMessage({ files });
  const first = await answer();
  if (first.type !== 'ready') throw new Error(first.reason);
  const times = [];
  for (const text of [questions[0], ...questions]) {  // the first one once more: to warm up
    const began = performance.now();
    worker.postMessage({ text });
    const { type, reason } = await answer();
    if (type !== 'answer') throw new Error(reason);
    times.push(performance.now() - began);
  }
  worker.terminate();
  return times.slice(1);
}
"""


class Site(NamedTuple):
    browser: Browser
    address: str

    @property
    def files(self) -> str:
        """The address of the folder with Python."""
        (about,) = (SITE / "offline").glob("*/files.json")
        return f"{self.address}offline/{about.parent.name}/"

    @property
    def pyodide(self) -> str:
        return self.address.replace(FOLDER, PYODIDE)

    def script(self, name: str) -> str:
        (path,) = (SITE / "assets").glob(f"{name}-*.js")
        return f"{self.address}assets/{path.name}"

    def visit(self, **options: Any) -> BrowserContext:
        context = self.browser.new_context(viewport=client.WINDOW, locale="en-GB", **options)  # type: ignore[arg-type]
        context.set_default_timeout(WAIT)
        return context

    def empty_page(self, context: BrowserContext) -> Page:
        """Open a page of the site without scripts, and without a policy of its own."""
        page = context.new_page()
        page.goto(f"{self.files}games.json")
        return page


def measures() -> Iterator[Measure]:
    assert (SITE / "index.html").exists(), "the site is not built: make site"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        place = Path(folder) / "files" / FOLDER
        place.parent.mkdir(parents=True)
        place.symlink_to(SITE)
        (Path(folder) / "files" / PYODIDE).symlink_to(ROOT / "web/node_modules/pyodide")
        chromium = find(Path(folder))
        browser = playwright.chromium.launch(
            executable_path=chromium.path,
            args=["--no-sandbox", "--disable-gpu"],
            env={**os.environ, **chromium.environment},
        )
        port = free_port()
        with Process(port, HOST, {}, f"{folder}/files"):
            site = Site(browser, f"http://127.0.0.1:{port}/{FOLDER}/")
            yield from _boards(site, Path(folder))
            yield from _openings(site)
            for game in taros.games.SHIPPED:
                yield _plies(site, game)
                yield _thinking(site, game)
                yield _review(site, game, Path(folder))
        browser.close()


# How soon


def _boards(site: Site, folder: Path) -> Iterator[Measure]:
    """Compare when the first board is painted, here and on a server's first page."""
    port = free_port()
    settings = Settings(database=f"sqlite:///{folder}/tables.db", rate=1e9, thinkers=1)
    with Process(port, SERVER, {VARIABLE: encode(settings)}):
        server = f"http://127.0.0.1:{port}/"
        here, there = [], []
        for _ in range(2 * ROUNDS):
            here.append(_board_seen(site, site.address))
            there.append(_board_seen(site, server))
    yield Measure("the first board of a static site is there", min(here), "s")
    yield Measure("beside a server's", min(here) / min(there), "times", at_most=1.2)


def _board_seen(site: Site, address: str) -> float:
    context = site.visit(service_workers="block")
    page = context.new_page()
    page.add_init_script(client.BOARD_SEEN.replace(".board svg", ".picture svg"))
    page.goto(address)
    seen: float = page.evaluate("window.boardSeen")
    context.close()
    return seen / 1000


def _openings(site: Site) -> Iterator[Measure]:
    """Compare the time until a first move is accepted with that of an empty Python."""
    cold, warm = [], []
    for _ in range(ROUNDS):
        context = site.visit()
        empty = site.empty_page(context).evaluate(EMPTY_PYTHON, site.pyodide)
        context.close()
        context = site.visit()
        cold.append((empty, _first_move(site, context)))
        kept = context.new_page()
        kept.goto(site.address)
        wait_for_service_worker(kept)
        kept.close()
        _first_move(site, context)  # browsers keep compiled code the second time they meet it
        empty = site.empty_page(context).evaluate(EMPTY_PYTHON, site.pyodide)
        warm.append((empty, _first_move(site, context)))
        context.close()
    for name, pairs in (("for the first time", cold), ("again", warm)):
        empty, opened = (min(column) / 1000 for column in zip(*pairs, strict=True))
        yield Measure(f"an empty Python, {name}", empty, "s")
        yield Measure(f"from opening the page {name} to a first move", opened, "s")
        yield Measure("beside the empty Python", opened / empty, "times", at_most=1.5)


def _first_move(site: Site, context: BrowserContext) -> float:
    page = context.new_page()
    page.add_init_script(FIRST_MOVE)
    page.goto(f"{site.address}#/new/marrakech?with=device")
    moved: float = page.evaluate("window.firstMove")
    page.close()
    return moved


# How it plays


def _plies(site: Site, game: str) -> Measure:
    """Measure how long a move takes on its way from the page to the table and back."""
    context = site.visit()
    page = site.empty_page(context)
    times = page.evaluate(PLAYED, [site.script("host.worker"), site.files, game, PLIES])
    context.close()
    name = f"a move of {game.capitalize()} on a device, median"
    return Measure(name, statistics.median(times), "ms", at_most=30)


def _thinking(site: Site, game: str) -> Measure:
    """Compare the best level's moves in the browser with those of a server."""
    requests = _questions(game)
    _native(requests[0])  # loads its kernels
    questions = [msgspec.json.encode(request).decode() for request in requests]
    here: list[float] = []
    there: list[float] = []
    context = site.visit()
    page = site.empty_page(context)
    for _ in range(ROUNDS):
        here.append(
            sum(page.evaluate(THOUGHT, [site.script("bots.worker"), site.files, questions]))
        )
        there.append(1000 * sum(map(_native, requests)))
    context.close()
    name = f"a move of {game.capitalize()}'s best level in the browser, beside a server's"
    return Measure(name, min(here) / min(there), "times", at_most=2)


def _questions(game_name: str) -> list[Choose]:
    """Return what the best level is asked in positions all along a game of four."""
    game = taros.games.get(game_name)
    level, greedy = list(game.levels)[-1], bots.get("greedy", game)
    state, luck = list(taros.new(game_name, SEATS, seed=1).state), [1 << 32]
    found: list[Choose] = []
    for ply in range(POSITIONS * BETWEEN):
        while game.rules.to_act(state) == CHANCE:
            game.rules.apply(state, game.rules.outcomes(state)[0][0])
        legal, seen = game.rules.legal(state), observed(game, state)
        if ply % BETWEEN == 0 and len(legal) > 1:
            found.append(Choose(game_name, level, list(seen), list(legal), 60))
        game.rules.apply(state, greedy.choose(seen, legal, luck))
    return found


def _native(request: Choose) -> float:
    bot = bots.get(request.bot, taros.games.get(request.game))
    began = time.perf_counter()
    bot.choose(request.observation, request.legal, [1 << 32])
    return time.perf_counter() - began


def _review(site: Site, game: str, folder: Path) -> Measure:
    """Measure how long people wait for the review of a game that they open."""
    record = folder / f"{game}.taros"
    record.write_text(_played(game), encoding="utf-8")
    context = site.visit()
    page = context.new_page()
    page.goto(f"{site.address}#/g")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("tab", name="Review").click()
    began = time.perf_counter()
    page.get_by_role("heading", name="Decisions").wait_for()
    seconds = time.perf_counter() - began
    context.close()
    name = f"review of a game of {game.capitalize()} for four on a device, {WORKERS} workers"
    return Measure(name, seconds, "s", at_most=25)


def _played(game: str) -> str:
    """Return the record of a whole game of greedy players."""
    match = taros.new(game, seats=SEATS, seed=1)
    greedy = bots.get("greedy", match.game)
    while match.to_act is not None:
        legal = match.game.rules.legal(match.state)
        code = greedy.choose(list(match.state), legal, [1 << 32])
        match.play(match.game.notation.format_move(match.state, code))
    return match.record()
