"""Moves and positions of Regatta as text.

A position is one line of six or more words:

    -75,-40,0:1:-/82.5,231,45:2:3+1:sun S+2*L45+sun+L30|L90/4*S-cloud+s R90+2*S 1 main 12

the boats seat by seat (x, y, heading of the mast; the lane; the letters of the course's word passed
with those astray after them, `-` before the start, `home1` for the first boat home; `sun` where one
lies before the bow; all of it `-` for a boat that has no lane yet), the hands, the discards, the
seat whose turn it is (during set-up also the one that will sail first, as `0,2`), the phase (with
the cards yet to be drawn, as `draw:2`), the number of the turn; then the options that are not the
default, as `name=value`. What is in no hand, not discarded and before no bow is in the pile. In a
position made for a seat `4*?` stands for cards it cannot see.
"""

import re
from collections.abc import Iterator, Sequence

from taros.core.errors import BadNotation, BadOption, BadPosition
from taros.core.game import State
from taros.core.options import changed, parse_assignments, resolve

from ..equipment.cards import arrow_names, arrows_of, hand_of, kind_name, kind_names, sail_name
from ..equipment.pieces import MICRO, plain
from ..equipment.setup import new, validate_options
from ..layout import (
    ARROWS_A_CARD,
    ASTRAY,
    BECALMED,
    BEGIN,
    BOAT_COLOURS,
    BOATS,
    CALM,
    DEGREES,
    DISCARDS,
    DONE,
    DRAW,
    DRAWING,
    DRAWS,
    EXCHANGE,
    EXCHANGE_KINDS,
    FIRST,
    FULL_TURN,
    GIVE_LANE,
    HAND,
    HAND_SIZE,
    HEADING,
    HELD,
    KINDS,
    KINDS_SIZE,
    LANE,
    LOT,
    NONE,
    PASSED,
    PHASE,
    PICKING,
    PILE,
    PILE_SIZE,
    PLACE,
    SAIL,
    SEAT,
    SEATS,
    STARTED,
    STEER,
    STRAY,
    STRAYS,
    SUN_KIND,
    TAKE_LANE,
    TURN,
    WORD_SIZE,
    X,
    Y,
)
from ..options import PRESETS, RegattaOptions
from ..show.view import PHASES, boat_colour, exchanged_kinds
from .consistency import check_consistency

MAX_POSITION = 10_000  # characters of a position
HIDDEN = "?"
EMPTY = "-"

_EXCHANGE_CODES = {
    tuple(EXCHANGE_KINDS[3 * choice : 3 * choice + 3]): EXCHANGE + choice
    for choice in range(len(EXCHANGE_KINDS) // 3)
}
_NUMBER = re.compile(r"-?\d{1,6}(\.\d{1,3})?")


# Moves


def parse_move(s: State, text: str) -> int:
    """Return the code of the move `text`. Raises BadNotation."""
    word, *rest = text.split() or [""]
    verb = word.lower()
    if verb == "sail" and rest:
        return _parse_sail(s, rest)
    if verb == "exchange":
        return _parse_exchange(s, rest)
    if verb == "steer" and len(rest) == 1:
        return _parse_steer(rest[0])
    if verb == "sun" and len(rest) == 1 and rest[0].lower() in BOAT_COLOURS:
        return CALM + _boat_of(s, rest[0].lower())
    if not rest:
        return _parse_word(s, word)
    raise _no_move(text)


def _parse_word(s: State, word: str) -> int:
    if word.lower() == "done":
        return DONE
    if word in (names := kind_names(s)):
        return DRAW + names.index(word)
    if found := re.fullmatch(f"lane([1-{BOATS}])", word.lower()):
        return (GIVE_LANE if s[PHASE] < PICKING else TAKE_LANE) + int(found[1]) - 1
    if found := re.fullmatch(f"seat([0-{BOATS - 1}])", word.lower()):
        return BEGIN + int(found[1])
    raise _no_move(word)


def _boat_of(s: State, colour: str) -> int:
    """R1.1: return the number of the boat that has this colour, which need not sail."""
    return next(boat for boat in range(BOATS) if boat_colour(s, boat) == colour)


def _no_move(text: str) -> BadNotation:
    return BadNotation("regatta-no-move", text=text.strip())


def _parse_sail(s: State, words: list[str]) -> int:
    if len(words) > 2:
        raise _no_move(" ".join(["sail", *words]))
    if len(words) == 1:
        return _parse_short_sail(s, words[0])
    kind = _kind(s, words[0])
    names = arrow_names(s, kind)
    if words[1] not in names:
        allowed = ", ".join(names) or EMPTY
        raise BadNotation("regatta-not-on-card", arrow=words[1], card=words[0], allowed=allowed)
    return SAIL + ARROWS_A_CARD * kind + names.index(words[1])


def _parse_short_sail(s: State, word: str) -> int:
    """Return the sail of an arrow that one kind in the hand has, or of a card with one arrow."""
    found = _offering(s, word, held=True) or _offering(s, word, held=False)[:1]
    names = kind_names(s)
    if not found and word in names:
        kind = names.index(word)
        found = [SAIL + ARROWS_A_CARD * kind + i for i in range(len(arrows_of(s, kind)))]
    if len(found) > 1:
        allowed = ", ".join(f"sail {' '.join(sail_name(s, sail))}" for sail in found)
        raise BadNotation("regatta-which-card", arrow=word, allowed=allowed)
    if not found:
        arrows = {arrow: None for kind in range(len(names)) for arrow in arrow_names(s, kind)}
        raise BadNotation("regatta-no-such-arrow", arrow=word, allowed=", ".join(arrows))
    return found[0]


def _offering(s: State, arrow: str, held: bool) -> list[int]:
    """Return the sails by an arrow, of the hand or of the whole deck."""
    hand = hand_of(s, s[SEAT])
    kinds = [kind for kind in range(s[KINDS_SIZE]) if hand[kind] or not held]
    return [
        SAIL + ARROWS_A_CARD * kind + names.index(arrow)
        for kind in kinds
        if arrow in (names := arrow_names(s, kind))
    ]


def _parse_exchange(s: State, words: list[str]) -> int:
    if not 1 <= len(words) <= 3:
        raise BadNotation("regatta-exchange-count", count=len(words))
    kinds = sorted(_kind(s, word) for word in words)
    return _EXCHANGE_CODES[(*kinds, *[NONE] * (3 - len(kinds)))]


def _kind(s: State, name: str) -> int:
    names = kind_names(s)
    if name not in names:
        raise BadNotation("regatta-no-card", card=name, allowed=", ".join(names))
    return names.index(name)


def _parse_steer(word: str) -> int:
    if not re.fullmatch(r"\d{1,3}", word) or int(word) >= DEGREES:
        raise BadNotation("regatta-no-degree", text=word, highest=DEGREES - 1)
    return STEER + int(word)


def format_move(s: State, code: int) -> str:
    """Return the text of `code`. Raises LookupError for codes that no move of this game has."""
    if code < EXCHANGE:
        return _format_sail(s, code)
    if code < STEER:
        if max(EXCHANGE_KINDS[3 * (code - EXCHANGE) : 3 * (code - EXCHANGE) + 3]) >= s[KINDS_SIZE]:
            raise LookupError(code)
        kinds = exchanged_kinds(code - EXCHANGE)
        return " ".join(["exchange", *(kind_name(s, kind) for kind in kinds)])
    if code < CALM:
        return f"steer {code - STEER}"
    if code < DONE:
        return f"sun {boat_colour(s, code - CALM)}"
    if code == DONE:
        return "done"
    if code < DRAW:
        return f"lane{code - TAKE_LANE + 1}"
    if code < BEGIN:
        return kind_names(s)[code - DRAW]
    return f"seat{code - BEGIN}" if code < GIVE_LANE else f"lane{code - GIVE_LANE + 1}"


def _format_sail(s: State, code: int) -> str:
    kind, arrow = divmod(code - SAIL, ARROWS_A_CARD)
    if kind >= s[KINDS_SIZE]:
        raise LookupError(code)
    name = arrow_names(s, kind)[arrow]
    is_clear = _offering(s, name, held=True) == [code]
    return f"sail {name}" if is_clear else f"sail {kind_name(s, kind)} {name}"


# Positions


def format_position(s: State, options: RegattaOptions) -> str:
    seats = range(s[SEATS])
    is_setup = s[TURN] == 0 and s[PHASE] != LOT
    words = [
        "/".join(_format_boat(s, seat) for seat in seats),
        "/".join(_format_cards(s, hand_of(s, seat), s[HELD + seat]) for seat in seats),
        _format_cards(s, s[DISCARDS : DISCARDS + s[KINDS_SIZE]]),
        f"{s[SEAT]},{s[FIRST]}" if is_setup else str(s[SEAT]),
        PHASES[s[PHASE]] + (f":{s[DRAWS]}" if s[PHASE] == DRAWING else ""),
        str(s[TURN]),
    ]
    return " ".join(words + [f"{name}={text}" for name, text in changed(options).items()])


def _format_boat(s: State, seat: int) -> str:
    if s[LANE + seat] == NONE:
        return EMPTY
    pose = (s[X + seat] / MICRO, s[Y + seat] / MICRO, s[HEADING + seat] / 1000)
    words = [",".join(map(plain, pose)), str(s[LANE + seat] + 1), _format_progress(s, seat)]
    return ":".join(words + ["sun"] * s[BECALMED + seat])


def _format_progress(s: State, seat: int) -> str:
    if s[PLACE + seat]:
        return f"home{s[PLACE + seat]}"
    if not s[STARTED + seat]:
        return EMPTY
    strays = s[STRAY + STRAYS * seat : STRAY + STRAYS * seat + s[ASTRAY + seat]]
    return str(s[PASSED + seat]) + "".join(f"{letter:+}" for letter in strays)


def _format_cards(s: State, counts: Sequence[int], held: int = 0) -> str:
    """Format `held` cards, with `?` for those that `counts` does not know."""
    known = zip(kind_names(s), counts, strict=True)
    all_of_them = [*known, (HIDDEN, max(0, held - sum(counts)))]
    words = [name if count == 1 else f"{count}*{name}" for name, count in all_of_them if count]
    return "+".join(words) or EMPTY


def parse_position(text: str) -> tuple[RegattaOptions, State]:
    """Read a position as described at the head of this file. Raises BadPosition."""
    words = text.split()
    if len(text) > MAX_POSITION:
        raise BadPosition("regatta-position-long", longest=MAX_POSITION)
    if len(words) < 6:
        raise BadPosition("regatta-position-words", count=len(words))
    boats, hands, discards, seat, phase, turn, *assignments = words
    seats = boats.count("/") + 1
    options = _options(seats, assignments)
    start = new(seats, options)
    s = _blank(start)
    for number, word in enumerate(boats.split("/")):
        _parse_boat(s, number, word)
    if hands.count("/") + 1 != seats:
        raise BadPosition("regatta-position-hands", hands=hands.count("/") + 1, seats=seats)
    for number, word in enumerate(hands.split("/")):
        for kind in _parse_cards(s, word, "hands"):
            s[HAND + KINDS * number + kind] += 1
        s[HELD + number] = sum(hand_of(s, number))
    for kind in _parse_cards(s, discards, "discards"):
        s[DISCARDS + kind] += 1
    _parse_seat(s, seat)
    _parse_phase(s, phase)
    s[TURN] = _count(turn, 1_000_000, "turn")
    _fill_pile(s)
    check_consistency(s, start)
    return options, s


def _options(seats: int, assignments: list[str]) -> RegattaOptions:
    try:
        given = parse_assignments(" ".join(assignments))
        if seats not in range(1, BOATS + 1):
            raise BadPosition("regatta-position-seats", seats=seats, highest=BOATS)
        return validate_options(seats, resolve(RegattaOptions, PRESETS, given))
    except BadOption as error:
        raise BadPosition("bad-position", reason=error.message) from None


def _blank(start: State) -> State:
    """Return the start with no boats on the water."""
    s = list(start)
    for boat in range(s[SEATS]):
        s[LANE + boat] = NONE
        s[X + boat] = s[Y + boat] = s[HEADING + boat] = 0
    return s


def _parse_boat(s: State, seat: int, word: str) -> None:
    if word == EMPTY:
        return
    example = "-75,-40,0:1:2+1:sun"
    fields = word.split(":")
    if len(fields) not in (3, 4) or fields[3:] not in ([], ["sun"]):
        raise _bad_word("boat", word, example)
    numbers = fields[0].split(",")
    if len(numbers) != 3 or not all(_NUMBER.fullmatch(number) for number in numbers):
        raise _bad_word("boat", word, example)
    s[X + seat], s[Y + seat] = (round(MICRO * float(number)) for number in numbers[:2])
    s[HEADING + seat] = round(1000 * float(numbers[2]))
    if s[HEADING + seat] not in range(FULL_TURN):
        raise _bad_word("heading", numbers[2], "0 - 359.999")
    s[LANE + seat] = _count(fields[1], s[SEATS], "lane") - 1
    if s[LANE + seat] == NONE:
        raise _bad_word("lane", fields[1], f"1 - {s[SEATS]}")
    _parse_progress(s, seat, fields[2])
    s[BECALMED + seat] = len(fields) - 3


def _parse_progress(s: State, seat: int, word: str) -> None:
    if word == EMPTY:
        return
    s[STARTED + seat] = 1
    if found := re.fullmatch(f"home([1-{BOATS}])", word):
        s[PLACE + seat] = int(found[1])
        s[PASSED + seat] = s[WORD_SIZE]
    elif found := re.fullmatch(r"(\d{1,3})((?:[+-]\d{1,2})*)", word):
        s[PASSED + seat] = _count(found[1], s[WORD_SIZE], "progress")
        strays = [int(letter) for letter in re.findall(r"[+-]\d+", found[2])]
        s[ASTRAY + seat] = _count(str(len(strays)), STRAYS, "progress")
        at = STRAY + STRAYS * seat
        s[at : at + len(strays)] = strays
    else:
        raise _bad_word("progress", word, "-, 2, 2+1-3, home1")


def _parse_cards(s: State, text: str, field: str) -> Iterator[int]:
    """Return the kind of every card."""
    if text == EMPTY:
        return
    names = kind_names(s)
    for word in text.split("+"):
        found = re.fullmatch(r"(?:(\d{1,3})\*)?(.+)", word)
        name = found[2] if found else ""
        if name == HIDDEN:
            raise BadPosition("regatta-position-hidden")
        if name not in names:
            raise _bad_word(field, word, ", ".join(names))
        yield from [names.index(name)] * int((found and found[1]) or 1)


def _parse_seat(s: State, word: str) -> None:
    seat, comma, first = word.partition(",")
    s[SEAT] = _count(seat, s[SEATS] - 1, "seat")
    s[FIRST] = _count(first, s[SEATS] - 1, "seat") if comma else NONE


def _parse_phase(s: State, word: str) -> None:
    name, _, draws = word.partition(":")
    if name not in PHASES or (name == PHASES[DRAWING]) != bool(draws):
        allowed = (f"{phase}:1" if phase == PHASES[DRAWING] else phase for phase in PHASES)
        raise _bad_word("phase", word, ", ".join(allowed))
    s[PHASE] = PHASES.index(name)
    s[DRAWS] = _count(draws or "0", HAND_SIZE, "phase")


def _fill_pile(s: State) -> None:
    """Put all cards that are nowhere else into the pile; `new` has put the whole deck there."""
    for kind in range(s[KINDS_SIZE]):
        s[PILE + kind] -= s[DISCARDS + kind]
        s[PILE + kind] -= sum(s[HAND + KINDS * seat + kind] for seat in range(s[SEATS]))
    if s[SUN_KIND] != NONE:
        s[PILE + s[SUN_KIND]] -= sum(s[BECALMED : BECALMED + s[SEATS]])
    s[PILE_SIZE] = sum(s[PILE : PILE + s[KINDS_SIZE]])


def _count(text: str, most: int, field: str) -> int:
    if not re.fullmatch("[0-9]{1,7}", text) or int(text) > most:
        raise _bad_word(field, text, f"0 - {most}")
    return int(text)


def _bad_word(field: str, text: str, example: str) -> BadPosition:
    return BadPosition("regatta-position-word", field=field, text=text, example=example)
