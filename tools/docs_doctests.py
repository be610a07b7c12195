"""Show the examples of docstrings as code, on the pages of the API; loaded by `mkdocs.yml`."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"(?:^ *>>> .*\n?(?:^ *\S.*\n?)*)+", re.MULTILINE)


class Doctests(griffe.Extension):
    """Put a fence round every run of lines that begins with `>>>`."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Change the docstring of `obj`, if it has one."""
        if obj.docstring:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """Return `text` with its examples in fences."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0].rstrip()}\n```\n", text)
