"""Moves and positions of Marrakech as text.

A position is one line of seven or more words:

    3r-r2/3y|3/3y3/7/7/7/7 d4s 30,30,30,30 12,12,11,11 2 turn 3

the market row by row from the north (a digit for a run of bare squares; a colour's letter, with
`-` after it where its rug goes on to the east and `|` where it goes on to the south), Assam's
square and facing, the purses seat by seat (`x1` for the first to be eliminated, `x2` for the
second, ...), the rugs left (`5+7` of two colours), the seat whose turn it is, the phase, the number
of the turn; then in the two-colour game `next=r,b` with the visible tops (`-` for none); then the
options that are not the default, as `name=value`.
"""

import re
from typing import Literal

from taros.core.errors import BadNotation, BadOption, BadPosition
from taros.core.game import State
from taros.core.options import changed, parse_assignments, resolve

from ..kernel import legal, slot_on
from ..layout import (
    BEGIN,
    COLOUR,
    COLOURS,
    DIE,
    EAST,
    FACINGS,
    LEFT,
    LOT,
    NEAREST,
    NEXT,
    NONE,
    OUT,
    PHASE,
    POSE,
    PURSE,
    RUG,
    RUG_SQUARES,
    SEAT,
    SEATS,
    SHOW,
    SIDE,
    SLOTS,
    SOUTH,
    TOP,
    TURN,
)
from ..options import PRESETS, MarrakechOptions, check, has_two_colours
from ..setup import new
from ..show.view import PHASES, slots_of, square_name
from .consistency import check_consistency

Turn = Literal["left", "ahead", "right"]

TURNS: tuple[Turn, ...] = ("left", "ahead", "right")
MAX_POSITION = 1000  # characters of a position
LETTERS = "rybn"  # of COLOURS; n for browN, as b is blue

_RUG_CODES = {
    square_name(a) + square_name(b): RUG + rug
    for rug, pair in enumerate(RUG_SQUARES)
    for a, b in (pair, pair[::-1])
}
_CODES: dict[str, int] = {
    **{text: code for code, text in enumerate(TURNS)},
    **_RUG_CODES,
    **{str(roll): DIE + roll - 1 for roll in range(1, 5)},
    **{f"seat{seat}": BEGIN + seat for seat in range(4)},
}
_TEXTS = {code: text for text, code in reversed(_CODES.items())}

_SQUARE = re.compile(r"([1-7])|([rybn])([-|]?)")


# Moves


def parse_move(s: State, text: str) -> int:
    """Return the code of the move `text`. Raises BadNotation."""
    word = text.strip().lower()
    if word in COLOURS:
        for slot in range(SLOTS):
            if s[COLOUR + slot] == COLOURS.index(word):
                return SHOW + slot
    if word not in _CODES:
        raise BadNotation("marrakech-no-move", text=text.strip())
    return _CODES[word]


def format_move(s: State, code: int) -> str:
    if SHOW <= code < BEGIN:
        return COLOURS[s[COLOUR + code - SHOW]]
    return _TEXTS[code]


def menu(s: State) -> list[str]:
    """Return the legal moves of the seat to act as text."""
    codes = [0] * NEAREST
    return [format_move(s, code) for code in codes[: legal(s, codes)]]


# Positions


def format_position(s: State, options: MarrakechOptions) -> str:
    seats = range(s[SEATS])
    words = [
        "/".join(_format_row(s, row) for row in range(SIDE)),
        square_name(s[POSE] >> 2) + FACINGS[s[POSE] & 3][0],
        ",".join(f"x{s[OUT + seat]}" if s[OUT + seat] else str(s[PURSE + seat]) for seat in seats),
        ",".join("+".join(str(s[LEFT + k]) for k in slots_of(s, seat)) for seat in seats),
        str(s[SEAT]),
        PHASES[s[PHASE]],
        str(s[TURN]),
    ]
    if has_two_colours(s[SEATS], options):
        words.append("next=" + ",".join(_slot_letter(s, s[NEXT + seat]) for seat in seats))
    return " ".join(words + [f"{name}={text}" for name, text in changed(options).items()])


def _format_row(s: State, row: int) -> str:
    text = ""
    for square in range(SIDE * row, SIDE * row + SIDE):
        slot = slot_on(s, square)
        link = "-" if s[EAST] >> square & 1 else "|" if s[SOUTH] >> square & 1 else ""
        text += "1" if slot == NONE else _slot_letter(s, slot) + link
    return re.sub("1+", lambda ones: str(len(ones[0])), text)


def _slot_letter(s: State, slot: int) -> str:
    return "-" if slot == NONE else LETTERS[s[COLOUR + slot]]


def parse_position(text: str) -> tuple[MarrakechOptions, State]:
    """Read a position as described at the head of this file. Raises BadPosition."""
    words = text.split()
    if len(text) > MAX_POSITION:
        raise BadPosition("marrakech-position-long", longest=MAX_POSITION)
    if len(words) < 7:
        raise BadPosition("marrakech-position-words", count=len(words))
    market, assam, purses, rugs, seat, phase, turn, *assignments = words
    options, tops = _parse_assignments(purses.count(",") + 1, assignments)
    s = new(purses.count(",") + 1, options)
    _parse_market(s, market)
    _parse_assam(s, assam)
    _parse_purses(s, purses)
    _parse_rugs(s, rugs)
    s[SEAT] = _number(seat, s[SEATS] - 1, "seat")
    s[TURN] = _number(turn, 999, "turn")
    if phase not in PHASES:
        raise _bad_word("phase", phase, ", ".join(PHASES))
    s[PHASE] = PHASES.index(phase)
    if s[PHASE] == LOT and options.first != "lot":
        raise BadPosition("marrakech-phase-lot", first=options.first)
    _parse_tops(s, tops)
    check_consistency(s)
    return options, s


def _parse_assignments(seats: int, words: list[str]) -> tuple[MarrakechOptions, str | None]:
    try:
        assignments = parse_assignments(" ".join(words))
        tops = assignments.pop("next", None)
        options = resolve(MarrakechOptions, PRESETS, assignments)
        if seats not in (2, 3, 4):
            raise BadPosition("marrakech-position-seats", seats=seats)
        check(seats, options)
    except BadOption as error:
        raise BadPosition("bad-position", reason=error.message) from None
    if (tops is not None) != has_two_colours(seats, options):
        raise BadPosition("marrakech-position-next")
    return options, tops


def _parse_market(s: State, text: str) -> None:
    rows = text.split("/")
    if len(rows) != SIDE:
        raise BadPosition("marrakech-position-rows", rows=len(rows))
    for row, line in enumerate(rows):
        _parse_row(s, row, line)


def _parse_row(s: State, row: int, line: str) -> None:
    square = SIDE * row
    at = 0
    while found := _SQUARE.match(line, at):
        at = found.end()
        if found[1]:
            square += int(found[1])
            continue
        s[TOP + _slot_of_letter(s, found[2])] |= 1 << square
        if found[3]:
            s[EAST if found[3] == "-" else SOUTH] |= 1 << square
        square += 1
    if at < len(line) or square != SIDE * row + SIDE:
        raise BadPosition("marrakech-position-row", row=row + 1, text=line)


def _slot_of_letter(s: State, letter: str) -> int:
    for slot in range(SLOTS):
        if s[COLOUR + slot] == LETTERS.index(letter):
            return slot
    raise BadPosition("marrakech-position-colour", colour=COLOURS[LETTERS.index(letter)])


def _parse_assam(s: State, text: str) -> None:
    found = re.fullmatch("([a-g])([1-7])([nesw])", text)
    if not found:
        raise _bad_word("Assam", text, "d4s")
    square = SIDE * (int(found[2]) - 1) + "abcdefg".index(found[1])
    s[POSE] = 4 * square + "nesw".index(found[3])


def _parse_purses(s: State, text: str) -> None:
    for seat, word in enumerate(text.split(",")):
        if re.fullmatch("x[1-4]", word):
            s[OUT + seat] = int(word[1:])
            s[PURSE + seat] = 0
        else:
            s[OUT + seat] = 0
            s[PURSE + seat] = _number(word, 4000, "purses")


def _parse_rugs(s: State, text: str) -> None:
    words = text.split(",")
    slots = [slots_of(s, seat) for seat in range(s[SEATS])]
    if [word.count("+") + 1 for word in words] != [len(owned) for owned in slots]:
        raise _bad_word("rugs", text, ",".join("+".join("9" for _ in owned) for owned in slots))
    for owned, word in zip(slots, words, strict=True):
        for slot, number in zip(owned, word.split("+"), strict=True):
            s[LEFT + slot] = _number(number, 15, "rugs")


def _parse_tops(s: State, text: str | None) -> None:
    """Set the next rug of every seat: its colour while any is left, or the top of its pile."""
    if text is None:
        for seat in range(s[SEATS]):
            s[NEXT + seat] = seat if s[LEFT + seat] else NONE
        return
    letters = text.split(",")
    if len(letters) != s[SEATS] or not all(re.fullmatch("[rybn-]", letter) for letter in letters):
        raise _bad_word("next", text, "r,b")
    for seat, letter in enumerate(letters):
        s[NEXT + seat] = NONE if letter == "-" else _slot_of_letter(s, letter)


def _number(text: str, most: int, field: str) -> int:
    if not re.fullmatch("[0-9]{1,6}", text) or int(text) > most:
        raise _bad_word(field, text, f"0 - {most}")
    return int(text)


def _bad_word(field: str, text: str, example: str) -> BadPosition:
    return BadPosition("marrakech-position-word", field=field, text=text, example=example)
