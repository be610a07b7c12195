"""Inputs that are nearly right: texts and JSON that somebody could send, changed at random."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

Change = Callable[[str, random.Random, list[str]], str]

NUMBERS = ("0", "-1", "1", "1e308", "-1e308", "1e-320", "nan", "inf", "2147483648", "9" * 40, "0.1")
CHARACTERS: tuple[str, ...] = ("\0", "\n", "\t", *' {}[]"\\|,/é', "\u202e", "\U0001f680", "\ud800")
VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 2**31, 2**63, 2**64, 10**40, 1e308, -0.0, 0.5),
    *("", "a", "\0", "x" * 3_000, "é" * 500, "../../etc/passwd", "%00", "'; DROP TABLE events; --"),
    *([], {}, [[]], [{}], {"": ""}, [None] * 100),
)


def text_like(text: str, chance: random.Random, others: list[str]) -> str:
    """Return `text` after one to four changes; parts of `others` may get into it."""
    for _ in range(chance.randint(1, 4)):
        text = chance.choice(TEXT_CHANGES)(text, chance, others)
    return text[:250_000]


def _cut(text: str, chance: random.Random, others: list[str]) -> str:
    start, end = _span(text, chance)
    return text[:start] + text[end:]


def _double(text: str, chance: random.Random, others: list[str]) -> str:
    start, end = _span(text, chance)
    return text[:end] + text[start:end] * chance.choice((1, 2, 50)) + text[end:]


def _insert(text: str, chance: random.Random, others: list[str]) -> str:
    start, _ = _span(text, chance)
    return text[:start] + chance.choice(CHARACTERS) * chance.choice((1, 1, 1, 100)) + text[start:]


def _renumber(text: str, chance: random.Random, others: list[str]) -> str:
    """Change a number: to a strange one, or to one close by."""
    numbers = [*re.finditer(r"-?\d+(\.\d+)?", text)]
    if not numbers:
        return text + chance.choice(NUMBERS)
    found = chance.choice(numbers)
    near = str(float(found[0]) + chance.choice((-1, 1, 0.001)))
    return text[: found.start()] + chance.choice((*NUMBERS, near)) + text[found.end() :]


def _swap_lines(text: str, chance: random.Random, others: list[str]) -> str:
    lines = text.split("\n")
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]
    return "\n".join(lines)


def _splice(text: str, chance: random.Random, others: list[str]) -> str:
    other = chance.choice(others)
    return text[: _span(text, chance)[0]] + other[_span(other, chance)[0] :]


def _span(text: str, chance: random.Random) -> tuple[int, int]:
    start = chance.randint(0, len(text))
    return start, min(len(text), start + chance.choice((1, 1, 2, 5, 20, 200)))


TEXT_CHANGES: tuple[Change, ...] = (
    *(_cut, _double, _insert, _renumber, _renumber, _swap_lines, _splice),
)


def json_like(value: Any, chance: random.Random) -> Any:
    """Return JSON like `value`: with one part that is something else, missing, or too much."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        return _dict_like(value, chance)
    if isinstance(value, list) and value and chance.random() < 0.7:
        changed = list(value)
        at = chance.randrange(len(changed))
        changed[at] = json_like(changed[at], chance)
        return changed * chance.choice((1, 1, 1, 20))
    if isinstance(value, str) and chance.random() < 0.5:
        return text_like(value, chance, [value])
    return chance.choice(VALUES)


def _dict_like(value: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    changed = dict(value)
    name = chance.choice(list(changed))
    kind = chance.random()
    if kind < 0.1:
        del changed[name]
    elif kind < 0.2:
        changed[text_like(name, chance, [name])] = chance.choice(VALUES)
    else:
        changed[name] = json_like(changed[name], chance)
    return changed


def bytes_like(value: Any, chance: random.Random) -> bytes:
    """Return `value` as JSON; one time in ten as none, broken somewhere."""
    encoded = json.dumps(value).encode()
    if chance.random() < 0.9:
        return encoded
    at = chance.randint(0, len(encoded))
    junk = chance.choice((b"", b"\xff", b"\xc3", b"\0", b"[" * 1500, b'{"a":' * 300, b"NaN", b"//"))
    return encoded[:at] + junk + encoded[at + chance.randint(0, 3) :]
