"""The parts of a report: one self-contained HTML file."""

from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib.resources import files
from typing import Any

from taros.core.words import message

Translate = Callable[..., str]
"""Returns the text of a Fluent key with its arguments, as HTML."""


def translator(language: str, names: Sequence[str] = ()) -> Translate:
    """Return a function for texts in `language`; `names` are those of the seats."""

    def translate(key: str, **arguments: Any) -> str:
        return escape(message(key, **arguments).format(language, names))

    return translate


def page(language: str, title: str, parts: Iterable[str], style: str = "") -> str:
    """Return the whole file; `style` is added to the style that all reports share."""
    shared = (files(__package__) / "page.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{shared}{style}</style>\n</head>\n<body>\n<main>\n"
        + "\n".join([f"<h1>{title}</h1>", *parts])
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, note: str, body: str) -> str:
    """Return a section with its heading and a note below it."""
    note = f'<p class="note">{note}</p>' if note else ""
    return f"<section>\n<h2>{title}</h2>\n{note}\n{body}\n</section>"


def bars(rows: Iterable[tuple[str, str, str]]) -> str:
    """Return a list of bars; each row has a name and a picture as HTML, and a figure as a text."""
    lines = (
        f"<dt>{name}</dt><dd>{picture}<span>{escape(figure)}</span></dd>"
        for name, picture, figure in rows
    )
    return f"<dl>\n{chr(10).join(lines)}\n</dl>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table of HTML cells, whose first column names the rows."""
    head = "".join(f'<th scope="col">{text}</th>' for text in heads)
    lines = (
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    body = "\n".join(lines)
    return f'<div class="wide"><table>\n<thead><tr>{head}</tr></thead>\n{body}\n</table></div>'
