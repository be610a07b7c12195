"""Somebody who hears the page: knows the accessibility tree only, and uses keys only."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from browser.player import GLANCE, OTHERS


@dataclass
class Node:
    """A node of the accessibility tree."""

    role: str
    name: str
    properties: dict[str, Any]
    children: "list[Node]"

    @property
    def text(self) -> str:
        """All that is read of it."""
        if self.role == "StaticText" or not self.children:
            return self.name
        return re.sub(r"\s+", " ", " ".join(child.text for child in self.children)).strip()

    def all(self, role: str = "") -> "Iterator[Node]":
        """It and all below it, or those with `role`, in the order of the page."""
        if role in ("", self.role):
            yield self
        for child in self.children:
            yield from child.all(role)


class Reader:
    """A screen reader on `page`."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._session = page.context.new_cdp_session(page)

    def tree(self) -> Node:
        nodes = self._session.send("Accessibility.getFullAXTree")["nodes"]
        return _node(nodes[0], {each["nodeId"]: each for each in nodes})

    def sentences(self) -> list[str]:
        """What was announced last, oldest first."""
        log = next(self.tree().all("log"))
        return [child.text for child in log.children]

    def focused(self) -> Node:
        """What has the focus."""
        return [node for node in self.tree().all() if node.properties.get("focused")][-1]

    def press(self, *keys: str) -> None:
        for key in keys:
            self._page.keyboard.press(key)

    def tab_to(self, name: str) -> None:
        """Press Tab until something enabled, whose name matches `name`, has the focus."""
        for _ in range(60):
            focused = self.focused()
            if re.match(name, focused.name) and not focused.properties.get("disabled"):
                return
            self.press("Tab")
        raise AssertionError(f"the Tab key does not lead to {name}")

    def wait_for(self, pattern: str, before: list[str]) -> list[str]:
        """Return what is announced, once the newest sentence matches `pattern`.

        `before`: what was announced when somebody began to wait; something has followed since.
        """
        for _ in range(OTHERS // GLANCE):
            said = self.sentences()
            if said != before and re.search(pattern, said[-1]):
                return said
            self._page.wait_for_timeout(GLANCE)
        raise AssertionError(f"no {pattern}, but {self.sentences()}")


def _node(found: dict[str, Any], nodes: dict[str, dict[str, Any]]) -> Node:
    children = [_node(nodes[child], nodes) for child in found.get("childIds", []) if child in nodes]
    properties = {each["name"]: each["value"].get("value") for each in found.get("properties", [])}
    role = "none" if found["ignored"] else found["role"]["value"]
    name = found.get("name", {}).get("value", "")
    return Node(role, "" if role == "none" else name, properties, children)
