"""The oracle's games as the engine writes them: as a state, and as a position text.

Nothing here reads the engine's tables. States are written from the map that heads `layout.py`, and
texts by the grammar that heads `notation.py`, a second time.
"""

import re
from collections.abc import Sequence
from typing import Any

from games.marrakech.helpers import FACINGS, Variant, naive_of
from games.marrakech.naive import NEIGHBOURS, SQUARES, Naive, Rug

LETTERS = {"red": "r", "yellow": "y", "blue": "b", "brown": "n"}
NAMES = {letter: colour for colour, letter in LETTERS.items()}
STAGES = {"lot": 0, "draw": 1, "roll": 2, "face": 3, "lay": 4, "over": 5}
BITS = [(square, 1 << number) for number, square in enumerate(SQUARES)]
POSES = {
    (square, facing): 4 * number + quarter
    for number, square in enumerate(SQUARES)
    for quarter, facing in enumerate(FACINGS)
}
PHASES = {
    "lot": "lot",
    "draw": "pile",
    "roll": "roll",
    "face": "turn",
    "lay": "lay",
    "over": "over",
}


def slots_of(naive: Naive, seats: int) -> list[str | None]:
    """The colour of each of the four slots; seat k owns slot k, or slots k and k + 2."""
    if len(naive.owned(0)) == 2:
        return [naive.owned(seat)[nth] for nth in (0, 1) for seat in (0, 1)]
    colours: list[str | None] = [naive.owned(seat)[0] for seat in range(seats)]
    return colours + [None] * (4 - seats)


def boards(naive: Naive, slots: list[str | None]) -> list[int]:
    """Words 0-5 of the state: the top boards of the four slots, the links east and south."""
    words = [0] * 6
    index: dict[str | None, int] = {slot: k for k, slot in enumerate(slots) if slot is not None}
    market = naive._market
    for square, bit in BITS:
        if stack := market[square]:
            rug = stack[-1]
            words[index[rug.colour]] |= bit
            one, two = rug.squares
            if square == one and market[two][-1] is rug:
                words[4 if one[1] == two[1] else 5] |= bit
    return words


def mirror(naive: Naive, slots: list[str | None], market: list[int], bank: int) -> list[int]:
    """Words 0-25 of the state and the bank, as the oracle has them; `market` are its boards."""
    seats = len(naive.purses)
    blank = [0] * (4 - seats)
    left = [0 if slot is None else naive.left[slot] for slot in slots]
    return [
        *market,
        POSES[naive.assam, naive.facing],
        *naive.purses,
        *blank,
        *left,
        *_next_slots(naive, slots, left),
        *[-1] * (4 - seats),
        *naive.out,
        *blank,
        naive.seat,
        STAGES[naive.stage],
        naive.turn,
        bank,
    ]


def _next_slots(naive: Naive, slots: list[str | None], left: list[int]) -> list[int]:
    if len(naive.owned(0)) == 1:
        return [seat if left[seat] else -1 for seat in range(len(naive.purses))]
    return [-1 if top is None else slots.index(top) for top in naive.next_rug]


def words_of(state: Sequence[int]) -> list[int]:
    """The part of the engine's state that `mirror` writes."""
    return [*state[:26], state[33]]


def position_of(naive: Naive, changed: str) -> str:
    """The position text of the oracle's game; `changed` are the options that it ends with."""
    seats = range(len(naive.purses))
    rows = [SQUARES[first : first + 7] for first in range(0, 49, 7)]
    purses = [f"x{naive.out[k]}" if naive.out[k] else str(naive.purses[k]) for k in seats]
    words = [
        "/".join(_row_text(naive, row) for row in rows),
        naive.assam + naive.facing[0],
        ",".join(purses),
        ",".join("+".join(str(naive.left[c]) for c in naive.owned(k)) for k in seats),
        f"{naive.seat} {PHASES[naive.stage]} {naive.turn}",
    ]
    if len(naive.owned(0)) == 2:
        words.append("next=" + ",".join("-" if c is None else LETTERS[c] for c in naive.next_rug))
    return " ".join([*words, changed]).strip()


def _row_text(naive: Naive, row: list[str]) -> str:
    text = ""
    for square in row:
        colour = naive.top(square)
        other = naive.partner(square)
        link = ""
        if other is not None:
            link = "-" * (other[0] > square[0]) + "|" * (other[1] > square[1])
        if colour is not None:
            text += LETTERS[colour] + link
        elif text[-1:].isdigit():
            text = text[:-1] + str(int(text[-1]) + 1)
        else:
            text += "1"
    return text


def naive_at(text: str) -> Naive:
    """The oracle's game at a position, which is trusted."""
    market, assam, purses, rugs, seat, phase, turn, *rest = text.split()
    given = dict(word.split("=") for word in rest)
    tops = given.pop("next", None)
    variant = Variant(purses.count(",") + 1, {name: _value(name, given[name]) for name in given})
    naive = naive_of(variant)
    _put_rugs(naive, market)
    naive.assam = assam[:2]
    naive.facing = next(facing for facing in FACINGS if facing[0] == assam[2])
    naive.out = [int(word[1:]) if word[0] == "x" else 0 for word in purses.split(",")]
    naive.purses = [0 if word[0] == "x" else int(word) for word in purses.split(",")]
    naive.turn = int(turn)
    for owner, words in enumerate(rugs.split(",")):
        naive.left.update(zip(naive.owned(owner), map(int, words.split("+")), strict=True))
    if tops is not None:
        naive.next_rug = [NAMES.get(letter) for letter in tops.split(",")]
    naive._seat = int(seat)
    naive._stage = next(stage for stage, word in PHASES.items() if word == phase)
    naive._drawer = naive.next_rug.index(None) if naive.turn == 0 and tops else naive.seat
    return naive


def _value(name: str, text: str) -> Any:
    if name == "colours":
        return tuple(text.split(","))
    if name in ("purse", "rugs") or (name == "first" and text != "lot"):
        return int(text)
    return {"true": True, "false": False}.get(text, text)


def _put_rugs(naive: Naive, market: str) -> None:
    """Lay what shows: whole rugs first, then halves, each with some covered square beside it."""
    marks = _marks(market)
    second_halves = set()
    for square, mark in marks.items():
        if mark[1:]:
            beside = (square[0], chr(ord(square[1]) + 1))
            if mark[1] == "-":
                beside = (chr(ord(square[0]) + 1), square[1])
            other = "".join(beside)
            second_halves.add(other)
            _put(naive, mark[0], (square, other), (square, other))
    for square, mark in marks.items():
        if not mark[1:] and square not in second_halves:
            hidden = next(other for other in NEIGHBOURS[square] if other in marks)
            _put(naive, mark[0], (square, hidden), (square,))


def _marks(market: str) -> dict[str, str]:
    """What stands in the text for each covered square: a letter, and a link if it has one."""
    marks: dict[str, str] = {}
    for row, line in enumerate(market.split("/")):
        spread = "".join("." * int(c) if c.isdigit() else c for c in line)
        found = re.findall("[.rybn][-|]?", spread)
        marks.update(zip(SQUARES[7 * row : 7 * row + 7], found, strict=True))
    return {square: mark for square, mark in marks.items() if mark != "."}


def _put(naive: Naive, letter: str, squares: tuple[str, str], shown: tuple[str, ...]) -> None:
    naive._laid += 1
    rug = Rug(naive._laid, NAMES[letter], squares)
    for square in shown:
        naive._market[square].append(rug)
