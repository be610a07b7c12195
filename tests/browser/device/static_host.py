"""A static host: it knows nothing but files, and may refuse or replace some of them."""

import re
import shutil
import threading
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser.player import decline_guide, wait_for_choice

SITE = Path(__file__).parents[3] / "dist"
FOLDER = "some/folder"  # of the host, in which the site lies
STARTING = 180_000  # ms until Python runs, beside a busy machine


class StaticHost:
    """Serves the site below `FOLDER`, from a folder of its own."""

    def __init__(self, root: Path, site: Path = SITE) -> None:
        assert (site / "index.html").exists(), "the site is not built: make site"
        self.refused: set[str] = set()
        """Parts of addresses that are answered with an error."""
        self.replaced: dict[str, bytes] = {}
        """Contents by parts of addresses."""
        self.held: set[str] = set()
        """Parts of addresses that are not answered as long as they are here."""
        self.is_cut = False
        """Whether connections end without an answer."""
        self._place = root / FOLDER
        self._place.parent.mkdir(parents=True)
        self._place.symlink_to(site)
        handler = partial(_Handler, self, directory=str(root))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self._server.server_port}/{FOLDER}/"

    def put_before(self, part: str, script: str) -> None:
        """Let the scripts of the client whose names contain `part` begin with `script`."""
        for path in (SITE / "assets").glob(f"*{part}*.js"):
            self.replaced[path.name] = script.encode() + path.read_bytes()

    def __enter__(self) -> "StaticHost":
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *exception: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def publish(self, site: Path) -> None:
        """Replace the site by another version of it."""
        self._place.unlink()
        self._place.symlink_to(site)


class _Handler(SimpleHTTPRequestHandler):
    def __init__(self, host: StaticHost, *arguments: Any, **options: Any) -> None:
        self._host = host
        super().__init__(*arguments, **options)

    def do_GET(self) -> None:
        if self._host.is_cut:
            self.close_connection = True
            return
        if any(part in self.path for part in self._host.refused):
            self.send_error(503)
            return
        while any(part in self.path for part in self._host.held):
            time.sleep(0.02)
        for part, body in self._host.replaced.items():
            if part in self.path:
                self.send_response(200)
                self.send_header("content-type", self.guess_type(self.path))
                self.send_header("content-length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                return
        super().do_GET()

    def log_message(self, *arguments: Any) -> None:
        pass


def wait_for_python(page: Page) -> None:
    """Until the worker of the page is ready, and then without a network."""
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=STARTING)
    page.get_by_role("button", name="Play now").first.wait_for()


def play_together(page: Page) -> None:
    """Begin a game for two people at one device."""
    page.get_by_role("link", name="On this device").first.click()
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/t/here-*", timeout=STARTING)
    decline_guide(page)
    wait_for_choice(page)


def play_now(page: Page) -> None:
    """Begin a game against bots."""
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/here-*", timeout=STARTING)
    decline_guide(page)
    wait_for_choice(page)


CONTROLLED = """new Promise(resolve => {
  const look = () => {
    const state = navigator.serviceWorker.controller?.state;
    if (state === 'activated') resolve();
    else setTimeout(look, 50);
  };
  look();
})"""

UPDATED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  while (registration.waiting === null) await new Promise(resolve => setTimeout(resolve, 50));
}"""


def wait_for_service_worker(page: Page) -> None:
    """Until the service worker keeps all that it is to keep, and answers for the page."""
    page.evaluate(CONTROLLED)


def wait_for_update(page: Page) -> None:
    """Until a new version of the service worker waits to take over."""
    page.evaluate(UPDATED)


def new_version(site: Path, folder: Path, mark: str) -> Path:
    """Return a copy of the `site`, in `folder`, whose start page has a `mark`."""
    copy = Path(shutil.copytree(site, folder / mark))
    index = copy / "index.html"
    index.write_text(index.read_text("utf-8").replace("<html ", f'<html data-mark="{mark}" '))
    script = copy / "service-worker.js"
    changed = re.sub(
        '("url":"index.html","revision":)"[^"]*"', rf'\1"{mark}"', script.read_text("utf-8")
    )
    script.write_text(changed, "utf-8")
    return copy
