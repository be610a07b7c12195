"""A server of its own, and a real Chromium. Run in a process of its own: `pytest tests/browser`."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.chromium import find
from browser.player import STATIC, Visitor
from taros.server.settings import VARIABLE, Settings
from taros.server.store import Store

WAIT = 20_000  # ms for anything to appear
UVICORN = ["taros.server.app:create", "--factory", "--host", "127.0.0.1"]
PATIENCE = 60  # seconds for the server to start

expect.set_options(timeout=WAIT)


class Trouble(list[str]):
    """What pages complained about."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that lets nobody wait."""
    assert (STATIC / "index.html").exists(), "the client is not built: make client"
    database = f"sqlite:///{tmp_path_factory.mktemp('server') / 'taros.db'}"
    settings = Settings(database=database, pause=0.02, rate=100, prepare=False)
    store = Store(database)
    store.open()
    store.close()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-m", "uvicorn", *UVICORN, "--port", str(port), "--log-level", "warning"],
        env={**os.environ, VARIABLE: msgspec.json.encode(settings).decode()},
    )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_for(address, process)
        yield address
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE)


def _wait_for(address: str, process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise AssertionError("the server does not start")


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    chromium = find(tmp_path_factory.mktemp("chromium"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.path,
            args=["--no-sandbox"],
            env={**os.environ, **chromium.environment},
        )
        yield browser
        browser.close()


@pytest.fixture
def trouble() -> Iterator[Trouble]:
    """Whatever a page complains about fails its test."""
    heard = Trouble()
    yield heard
    assert heard == []


@pytest.fixture
def visit(browser: Browser, server: str, trouble: Trouble) -> Iterator[Visitor]:
    """A new person with a page of their own; options are those of a browser context."""
    contexts: list[BrowserContext] = []

    def new_page(path: str = "/", address: str = "", **options: Any) -> Page:
        options = {"locale": "en-GB", "reduced_motion": "reduce", **options}
        context = browser.new_context(base_url=address or server, **options)
        contexts.append(context)
        context.set_default_timeout(WAIT)
        page = context.new_page()
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.on("console", lambda said: _complain(said.type, said.text, trouble))
        page.goto(path)
        return page

    yield new_page
    for context in contexts:
        context.close()


def _complain(kind: str, text: str, trouble: Trouble) -> None:
    """A network that fails is no fault of the page."""
    if kind == "error" and not text.startswith(("Failed to load resource", "WebSocket connection")):
        trouble.append(text)
