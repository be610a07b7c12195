"""What cannot be chosen: the refusal names the option and says what is allowed (M1, M7)."""

from typing import Any

import pytest

import taros
from games.marrakech.helpers import PLAIN_OPTIONS, begun, some_variants, state_of

NAMES = (
    "preset, purse, rugs, two_player, pile, box, colours, first, facing, turn_time, "
    "bankrupt, cover_own, lone_survivor, tie_break"
)

# seats, options, the option to blame, and the words of the refusal that say what is allowed
BAD_VALUES: list[tuple[int, dict[str, Any], str, str]] = [
    (4, {"purse": 0}, "purse", "1 to 1,000"),
    (4, {"purse": 1001}, "purse", "1 to 1,000"),
    (4, {"purse": -5}, "purse", "1 to 1,000"),
    (4, {"purse": "much"}, "purse", "1 to 1,000"),
    (4, {"purse": 2.5}, "purse", "1 to 1,000"),
    (4, {"purse": None}, "purse", "1 to 1,000"),
    (4, {"rugs": 0}, "rugs", "1 to 15"),
    (4, {"rugs": 16}, "rugs", "1 to 15"),
    (3, {"rugs": "all"}, "rugs", "1 to 15"),
    (2, {"two_player": "three-colours"}, "two_player", "two-colours|one-colour"),
    (2, {"pile": "dice"}, "pile", "weighted|coin"),
    (4, {"box": "58"}, "box", "57|60"),
    (4, {"box": 58}, "box", "57|60"),
    (4, {"colours": "red,green,blue,brown"}, "colours", "red|yellow|blue|brown"),
    (4, {"colours": ("red", "yellow", "blue", 4)}, "colours", "red|yellow|blue|brown"),
    (4, {"colours": 4}, "colours", "red|yellow|blue|brown"),
    (4, {"colours": ""}, "colours", "red|yellow|blue|brown"),
    (4, {"first": "dealer"}, "first", "0 to 3|lot"),
    (4, {"first": -1}, "first", "0 to 3|lot"),
    (4, {"first": 4}, "first", "0 to 3|lot"),
    (4, {"facing": "up"}, "facing", "north|east|south|west"),
    (4, {"turn_time": "middle"}, "turn_time", "start|end"),
    (4, {"bankrupt": "jail"}, "bankrupt", "eliminated|pays-what-he-can"),
    (4, {"cover_own": "maybe"}, "cover_own", "true|false"),
    (4, {"cover_own": 2}, "cover_own", "true|false"),
    (4, {"lone_survivor": "sleeps"}, "lone_survivor", "ends|plays-on"),
    (4, {"tie_break": "age"}, "tie_break", "dirhams|rugs"),
    (4, {"preset": "essen"}, "preset", "gigamic|bga|anu"),
]

ONE_COLOUR = {"two_player": "one-colour"}
FOUR = ("red", "yellow", "blue", "brown")

BAD_COMBINATIONS: list[tuple[int, dict[str, Any], str, str]] = [
    (2, {"first": 2}, "first", "0, 1, lot"),
    (3, {"first": 3}, "first", "0, 1, 2, lot"),
    (4, {"colours": ("red", "yellow", "blue")}, "colours", "red,yellow,blue|4 different"),
    (3, {"colours": FOUR}, "colours", "3 different"),
    (3, {"colours": ("red", "red", "blue")}, "colours", "red,red,blue|3 different"),
    (2, {"colours": ("red", "yellow")}, "colours", "4 different"),
    (2, {"colours": ("red", "yellow", "red", "blue")}, "colours", "4 different"),
    (2, {"colours": FOUR, **ONE_COLOUR}, "colours", "2 different"),
    (3, {"box": "57", "colours": FOUR[:3]}, "box", "57|blue|3 players|other colours"),
    (3, {"box": "57", "colours": FOUR[:3], "rugs": 3}, "box", "57|blue|3 players"),
    (2, {"box": "57", "colours": ("blue", "red"), **ONE_COLOUR}, "box", "57|blue|2 players"),
    (4, {"box": "57", "rugs": 13}, "rugs", "13 blue|57|only 12"),
    (2, {"box": "57", "rugs": 15}, "rugs", "15 blue|57|only 12"),
    (4, {"box": "57", "preset": "anu"}, "rugs", "15 blue|57|only 12"),
]


@pytest.mark.parametrize(("seats", "options", "name", "words"), BAD_VALUES + BAD_COMBINATIONS)
def test_refused_with_the_option_and_what_is_allowed(
    seats: int, options: dict[str, Any], name: str, words: str
) -> None:
    """M1, M7: no value outside the list, and none that does not go with the others."""
    with pytest.raises(taros.BadOption, match=f"^Option {name}: ") as caught:
        begun(seats, **options)
    assert [word for word in words.split("|") if word not in str(caught.value)] == []


def test_unknown_options_are_listed() -> None:
    """M1: a name that no option has."""
    with pytest.raises(taros.BadOption, match=f"no option wind; there are: {NAMES}"):
        begun(4, wind=3)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    ("name", "value"), [(n, v) for n, values in PLAIN_OPTIONS.items() for v in values]
)
def test_every_listed_value_is_accepted(name: str, value: object, seats: int) -> None:
    """M1 to M6: alone, as a value and as its text, and the two are the same."""
    text = str(value).lower() if isinstance(value, bool) else value
    match = begun(seats, **{name: value})
    assert getattr(match.options, name) == value
    assert begun(seats, **{name: text}).options == match.options


def test_options_are_refused_in_positions_too() -> None:
    """M1: a position names its options, and they are checked as in a new game."""
    start = "7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 turn 1"
    for options, words in (
        ("purse=x", "purse: x is not allowed"),
        ("wind=3", "no option wind"),
        ("first=4", "first: 4"),
        ("colours=red,red,blue,brown", "4 different"),
        ("fast", "name=value"),
    ):
        with pytest.raises(taros.BadPosition, match=words):
            taros.from_position("marrakech", f"{start} {options}")


def test_mixed_options_are_accepted() -> None:
    """M1 to M7: whatever the variants of the other tests mix."""
    variants = some_variants(seed=1, mixed=300)
    assert len(variants) > 300
    for variant in variants:
        assert len(state_of(variant)) == 35
