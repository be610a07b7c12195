"""A server of its own, and a real Chromium. Run in a process of its own: `pytest tests/browser`."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from browser.chromium import find
from browser.player import STATIC, Visitor
from server.processes import ServerBesideBrowsers

WAIT = 60_000  # ms for anything to appear

expect.set_options(timeout=WAIT)


class Trouble(list[str]):
    """What pages complained about."""


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The database of the server."""
    return f"sqlite:///{tmp_path_factory.mktemp('server') / 'taros.db'}"


@pytest.fixture(scope="session")
def server(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that lets nobody wait."""
    assert (STATIC / "index.html").exists(), "the client is not built: make client"
    log = tmp_path_factory.mktemp("log") / "log"
    with ServerBesideBrowsers(database, log, pause=0.02) as running:
        yield running.address


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
