"""Records: written, read back, damaged, salvaged."""

import datetime
import re
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import taros
from core.helpers import line_of, moves_of, play_on, played, short
from taros.core.record import parse_record, split_records
from taros.core.words import message

T = TypeVar("T")

DAY = datetime.date(2026, 11, 15)

GOLDEN = """\
Game: marrakech
Seats: 2
Names: Ann, Bo
Options: rugs=1 two_player=one-colour
Date: 2026-11-15
Commitment: 48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08
Contributions: ab12 0
Seed: 0000000000000000000000000000000000000000000000000000000000000007
Result: places 1,1 scores 32,32

{good luck}
1. ahead 3 {a remark
over two lines} d6e6
2. ahead 1 f6f7 {the end} {really}

Chance:
1 3 of 1*1 2*2 3*2 4*1
2 1 of 1*1 2*2 3*2 4*1
"""


def golden() -> taros.Match:
    """The match of the golden record."""
    match = taros.new(
        "marrakech",
        seats=2,
        seed=7,
        names=["Ann", "Bo"],
        contributions=["ab12", "0"],
        rugs=1,
        two_player="one-colour",
    )
    match.date = DAY
    match.comment("good luck")
    match.play("ahead")
    match.comment("a remark\nover two lines")
    match.play("d6e6")
    match.play("ahead")
    match.play("f6f7")
    match.comment("the end")
    match.comment("really")
    return match


def assert_same(one: taros.Match, other: taros.Match) -> None:
    assert one.record(reveal=True) == other.record(reveal=True)
    assert one.plies == other.plies
    assert one.position == other.position
    assert one.options == other.options
    assert one.comments == other.comments
    assert (one.names, one.date, one.from_start) == (other.names, other.date, other.from_start)
    assert (one.chance, one.provable) == (other.chance, other.provable)


# Good records


def test_golden() -> None:
    assert golden().record() == GOLDEN
    assert_same(taros.load(GOLDEN), golden())
    assert taros.verify(GOLDEN) is None


def test_golden_from_a_position() -> None:
    match = taros.from_position(
        "marrakech",
        "7/7/7/4r-r1/7/7/7 d4s 30,30,30 4,5,5 1 turn 2 rugs=5 colours=red,blue,brown",
        roll=False,
    )
    match.date = DAY
    for move in ("right", "3", "b4b5"):
        match.play(move)
    text = """\
Game: marrakech
Seats: 3
Position: 7/7/7/4r-r1/7/7/7 d4s 30,30,30 4,5,5 1 turn 2 rugs=5 colours=red,blue,brown
Date: 2026-11-15
Result: unfinished

2. right 3 b4b5
"""
    assert match.record() == text
    assert_same(taros.load(text), match)


def test_a_record_of_nothing_yet() -> None:
    match = taros.new("marrakech", seats=4, roll=False)
    match.date = DAY
    text = "Game: marrakech\nSeats: 4\nDate: 2026-11-15\nResult: unfinished\n"
    assert match.record() == text
    assert_same(taros.load(text), match)


OPTIONS: list[dict[str, Any]] = [
    {},
    {"preset": "bga"},
    {"preset": "anu"},
    {"first": "lot", "turn_time": "end", "purse": 5},
    {"colours": ("brown", "blue", "yellow", "red"), "two_player": "two-colours"},
    {"bankrupt": "pays-what-he-can", "purse": 1, "cover_own": True, "facing": "east"},
]


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seats", [2, 4])
def test_whole_games_read_back(seats: int, options: dict[str, Any]) -> None:
    match = played(seats=seats, seed=11, names=["Zoë", "b b", "李", "d"][:seats], **options)
    match.date = datetime.date(1999, 1, 2)
    for ply in range(0, match.ply + 1, 7):
        match.comments[ply] = [f"after {ply}", "two\n\n lines ", "", "1. left * of: 日本 🎲"]
    assert match.to_act is None
    assert_same(taros.load(match.record()), match)
    assert taros.load(match.record()).record() == match.record()


@pytest.mark.parametrize("moves", [0, 1, 2, 3, 30])
def test_unfinished_games_read_back(moves: int) -> None:
    match = played(seats=2, seed=11, moves=moves)
    assert_same(taros.load(match.record(reveal=True)), match)


def test_games_from_positions_read_back() -> None:
    start = played(seats=3, seed=2, moves=20, purse=20).position
    match = play_on(taros.from_position("marrakech", start, seed=5), 1)
    text = match.record()
    assert f"\nPosition: {start}\n" in text
    assert "Options:" not in text
    assert_same(taros.load(text), match)
    assert taros.verify(text) is None


def test_games_rolled_by_hand_read_back_and_stay_so() -> None:
    match = taros.new("marrakech", seats=3, roll=False)
    for moves in (0, 1, 2, 7):
        text = play_on(match, 3, moves).record()
        assert not re.search("Commitment|Seed|Contributions", text)
        loaded = taros.load(text)
        assert_same(loaded, match)
        assert loaded.chance is None
    assert_same(taros.load(play_on(match, 3).record()), match)
    assert match.to_act is None


REMARKS = st.text(st.characters(exclude_characters="{}\r", exclude_categories=["Cs"]))


@given(remarks=st.dictionaries(st.integers(0, 11), st.lists(REMARKS, min_size=1, max_size=2)))
@settings(derandomize=True, deadline=None, max_examples=60)
def test_remarks_read_back(remarks: dict[int, list[str]]) -> None:
    match = short(two_player="one-colour")
    assert match.ply == 12
    match.comments = remarks
    assert taros.load(match.record()).comments == remarks


@pytest.mark.parametrize(
    "remark",
    ["Chance:", "see\nChance:\nit rolls", "Game: go", "a\n\nGame: go\nSeats: 2\n\nb", "\n", " "],
)
def test_remarks_that_look_like_a_record_read_back(remark: str) -> None:
    match = short()
    match.comments = {3: [remark]}
    assert taros.load(match.record()).comments == {3: [remark]}
    assert taros.verify(match.record()) is None
    assert split_records(match.record() * 2) == [match.record()] * 2


NAMES = st.text(min_size=1, max_size=8).filter(
    lambda name: bool(name.strip()) and name.isprintable() and "," not in name
)


@given(names=st.lists(NAMES, min_size=2, max_size=2))
@settings(derandomize=True, deadline=None, max_examples=100)
def test_names_read_back(names: list[str]) -> None:
    match = taros.new("marrakech", seats=2, seed=1, names=names)
    assert taros.load(match.record()).names == match.names


@pytest.mark.parametrize(
    "respelled",
    [
        pytest.param(lambda text: text.replace("\n", "\r\n"), id="CRLF"),
        pytest.param(lambda text: text.rstrip("\n"), id="no final newline"),
        pytest.param(lambda text: text + "\n\n", id="blank lines after it"),
        pytest.param(lambda text: "\n\n" + text, id="blank lines before it"),
        pytest.param(lambda text: text.replace("\n", "  \n"), id="blanks at line ends"),
        pytest.param(lambda text: text.replace("\n\n", "\n\n\n"), id="more blank lines"),
        pytest.param(lambda text: text.replace(" d6e6", "\nD6E6"), id="a turn over two lines"),
        pytest.param(lambda text: text.replace("Date: 2026-11-15\n", ""), id="no date"),
    ],
)
def test_small_differences_of_spelling_are_read(respelled: Callable[[str], str]) -> None:
    text = respelled(GOLDEN)
    assert text != GOLDEN
    loaded = taros.load(text)
    assert [ply.move.text for ply in loaded.plies] == ["ahead", "3", "d6e6", "ahead", "1", "f6f7"]
    assert loaded.names == ("Ann", "Bo")
    assert [one.strip() for one in loaded.comments[6]] == ["the end", "really"]
    assert taros.verify(text) is None


def test_crlf_does_not_stay_in_remarks() -> None:
    """Nor elsewhere: the same match, whichever system wrote the file."""
    text = GOLDEN.replace("\n", "\r\n")
    assert taros.load(text.partition("Chance:")[0]).comments == golden().comments


# The seed


def test_the_seed_is_hidden_until_the_end() -> None:
    match = taros.new("marrakech", seats=2, seed=0xC0FFEE, rugs=1)
    secret = f"{0xC0FFEE:064x}"
    while match.to_act is not None:
        text = match.record()
        assert secret not in text
        assert "Seed:" not in text
        assert "Chance:" not in text
        assert "Commitment: " in text
        assert f"\nSeed: {secret}\n" in match.record(reveal=True)
        play_on(match, 1, 1)
    assert f"\nSeed: {secret}\n" in match.record()
    assert match.record() == match.record(reveal=True)


def test_a_revealed_seed_goes_on_identically() -> None:
    match = played(seats=2, seed=3)
    for moves in range(0, len(moves_of(match)), 5):
        loaded = taros.load(played(seats=2, seed=3, moves=moves).record(reveal=True))
        for move in moves_of(match)[moves:]:
            loaded.play(move)
        assert_same(loaded, match)
        assert taros.verify(loaded.record()) is None


def test_without_its_seed_a_match_rolls_on_but_promises_nothing() -> None:
    match = played(seats=4, seed=3, moves=7)
    loaded = taros.load(match.record())
    assert loaded.plies == match.plies
    assert not loaded.provable
    play_on(loaded, 1)
    assert loaded.to_act is None
    assert not re.search("Commitment: (?!none)|Seed|Contributions", loaded.record(reveal=True))


def test_without_its_seed_a_match_is_not_the_same_again() -> None:
    """Its fresh seed is not that of the match, nor of another load."""
    text = played(seats=4, seed=3, moves=7).record()
    seeds = {chance.seed for chance in (taros.load(text).chance for _ in range(3)) if chance}
    assert len(seeds | {f"{3:064x}"}) == 4


def test_a_match_that_rolled_by_itself_goes_on_doing_so_however_often_it_is_saved() -> None:
    match = played(seats=4, seed=3, moves=7)
    for _ in range(3):
        match = taros.load(match.record())
        assert match.chance is not None
        match = play_on(match, 1, 2)
        assert match.to_act != taros.CHANCE


def test_a_record_that_stops_before_chance_is_rolled_on() -> None:
    match = played(seats=4, seed=3, moves=1).at(1)
    assert match.to_act == taros.CHANCE
    loaded = taros.load(match.record(reveal=True))
    match.roll()
    assert_same(loaded, match)


# Damaged records

BASE = """\
Game: marrakech
Seats: 2
Options: rugs=2 two_player=one-colour
Date: 2026-11-15
Commitment: 48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08
Seed: 0000000000000000000000000000000000000000000000000000000000000007
Result: places 1,2 scores 38,29

1. ahead 1 b5c5
2. ahead 3 d6d7 {well}
3. left 3 a6b6
4. right 1 c6d6

Chance:
1 1 of 1*1 2*2 3*2 4*1
2 3 of 1*1 2*2 3*2 4*1
3 3 of 1*1 2*2 3*2 4*1
4 1 of 1*1 2*2 3*2 4*1
"""


def test_the_base_of_the_damaged_records_is_good() -> None:
    assert taros.load(BASE).record() == BASE
    assert taros.verify(BASE) is None


def without(start: str) -> str:
    """The base without the line that begins so."""
    kept = [line for line in BASE.split("\n") if not line.startswith(start)]
    assert len(kept) == BASE.count("\n")
    return "\n".join(kept)


def edited(old: str, new: str) -> str:
    assert BASE.count(old) == 1
    return BASE.replace(old, new)


# the text, the line to be blamed, the key of the reason
HEADERS_DAMAGED = {
    "nothing at all": ("", 1, "record-no-header"),
    "no game": (without("Game:"), 7, "record-no-header"),
    "no seats": (without("Seats:"), 7, "record-no-header"),
    "no blank line": (edited("29\n\n1.", "29\n1."), 8, "record-bad-header"),
    "unknown header": (edited("Date:", "Colour: red\nDate:"), 4, "record-bad-header"),
    "header without a value": (edited("Date: 2026-11-15", "Date:"), 4, "record-bad-header"),
    "garbage for a header": (edited("Date:", "??? \x00\nDate:"), 4, "record-bad-header"),
    "doubled header": (edited("Date:", "Seats: 2\nDate:"), 4, "record-twice"),
    "bad date": (edited("2026-11-15", "2026-13-15"), 4, "record-date"),
    "date in other words": (edited("2026-11-15", "15 November"), 4, "record-date"),
    "unknown option": (edited("rugs=2", "carpets=2"), 3, "option-unknown"),
    "bad option": (edited("rugs=2", "rugs=16"), 3, "option-value"),
    "no assignment": (edited("rugs=2", "rugs"), 3, "option-assign"),
    "options apart": (edited("rugs=2", "first=1 colours=red"), 3, "marrakech-colours-count"),
    "too many seats": (edited("Seats: 2", "Seats: 5"), 2, "option-value"),
    "seats in words": (edited("Seats: 2", "Seats: two"), 2, "option-value"),
    "too few names": (edited("Options:", "Names: Ann\nOptions:"), 3, "names-count"),
    "bad position": (edited("Options: rugs=2", "Position: 7/7 rugs=2"), 3, "marrakech-position"),
    "unknown game": (edited("Game: marrakech", "Game: go"), 1, "no-game"),
}


@pytest.mark.parametrize("salvage", [False, True])
@pytest.mark.parametrize("name", HEADERS_DAMAGED)
def test_damaged_headers_are_refused(name: str, salvage: bool) -> None:
    text, line, key = HEADERS_DAMAGED[name]
    with pytest.raises(taros.BadRecord) as caught:
        taros.load(text, salvage=salvage)
    assert caught.value.line == line
    assert caught.value.reason.key.startswith(key)
    assert str(caught.value) == f"Line {line}: {caught.value.reason.text}"


def test_seats_must_fit_the_position() -> None:
    text = played(seats=3, seed=2, moves=4).at(3).position
    match = taros.from_position("marrakech", text, roll=False)
    with pytest.raises(taros.BadRecord) as caught:
        taros.load(match.record().replace("Seats: 3", "Seats: 4"))
    assert caught.value.line in (2, 3)  # of Seats and of Position


SEED = "0000000000000000000000000000000000000000000000000000000000000007"
OTHER_SEED = SEED.replace("7", "8")

# the text, the line to be blamed, the key of the reason, how many plies are good
BODY_DAMAGED = {
    "wrong turn number": (edited("3. left", "4. left"), 11, "record-turn", 6),
    "turn number of a turn before": (edited("3. left", "2. left"), 11, "record-turn", 6),
    "missing turn number": (edited("3. left", "left"), 11, "record-turn", 6),
    "missing first turn number": (edited("1. ahead", "ahead"), 9, "record-turn", 0),
    "doubled turn number": (edited("3. left", "3. 3. left"), 11, "record-turn", 6),
    "missing turn": (without("3."), 11, "record-turn", 6),
    "illegal move": (edited("a6b6", "a1a2"), 11, "illegal-move", 8),
    "missing move": (edited("3. left 3", "3. 3"), 11, "illegal-move", 6),
    "missing die": (edited("3 a6b6", "a6b6"), 11, "illegal-move", 7),
    "garbage": (edited("a6b6", "a6b6 §$%&"), 11, "record-turn", 9),
    "garbage in a turn": (edited("3 a6b6", "3 \x00\ufffd a6b6"), 11, "marrakech-no-move", 8),
    "open brace": (edited("{well}", "{well"), 10, "record-brace", 6),
    "closing brace": (edited("{well}", "well}"), 10, "record-turn", 6),
    "lone closing brace": (edited("{well}", "}"), 10, "record-brace", 6),
    "brace in a remark": (edited("{well}", "{we{ll}"), 10, "record-brace", 6),
    "moves after the end": (edited("c6d6", "c6d6 ahead"), 12, "illegal-move", 12),
    "turns after the end": (edited("c6d6", "c6d6\n5. ahead"), 13, "record-turn", 12),
    "bad chance line": (edited("\n3 3 of 1*1", "\n3 3 off 1*1"), 17, "record-bad-chance", 12),
    "garbage for chance": (edited("\n3 3 of 1*1", "\n\x00 ??? 1*1"), 17, "record-bad-chance", 12),
    "chance without weights": (edited("4 1 of 1*1", "4 1 of 1"), 18, "record-bad-chance", 12),
    "wrong result": (edited("places 1,2", "places 2,1"), 7, "record-result", 12),
    "wrong score": (edited("38,29", "38,30"), 7, "record-result", 12),
    "unfinished after all": (edited("4. right 1 c6d6", ""), 7, "record-result", 9),
    "a result too early": (edited("places 1,2 scores 38,29", "unfinished"), 7, "record-result", 12),
    "seed of another": (edited(SEED, OTHER_SEED), 6, "verify-commitment", 12),
    "bad seed": (edited(SEED, SEED[1:]), 6, "bad-seed", 12),
    "commitment of another": (edited(": 48428", ": 58428"), 6, "verify-commitment", 12),
    "no commitment": (without("Commitment:"), 5, "verify-commitment", 12),
    "bad contributions": (
        edited("Seed:", "Contributions: ab xy\nSeed:"),
        6,
        "bad-contribution",
        12,
    ),
    "truncated in a move": (BASE[: BASE.index("6\n4.")], 11, "marrakech-no-move", 8),
    "truncated in a turn": (BASE[: BASE.index(" a6b6")], 7, "record-result", 8),
    "truncated in a number": (BASE[: BASE.index(". left 3")], 11, "record-turn", 6),
    "truncated in a remark": (BASE[: BASE.index("ell}")], 10, "record-brace", 6),
    "truncated in the chance": (
        BASE[: BASE.index("of 1*1 2*2 3*2 4*1\n4 1")],
        17,
        "record-bad",
        12,
    ),
}


@pytest.mark.parametrize("name", BODY_DAMAGED)
def test_damaged_records_are_refused(name: str) -> None:
    text, line, key, _ = BODY_DAMAGED[name]
    with pytest.raises(taros.BadRecord) as caught:
        taros.load(text)
    assert (caught.value.line, caught.value.reason.key.startswith(key)) == (line, True), str(
        caught.value
    )
    assert str(caught.value) == f"Line {line}: {caught.value.reason.text}"


@pytest.mark.parametrize("name", BODY_DAMAGED)
def test_what_was_good_can_be_salvaged(name: str) -> None:
    text, _, _, good = BODY_DAMAGED[name]
    whole = taros.load(BASE)
    salvaged = taros.load(text, salvage=True)
    assert salvaged.plies == whole.plies[:good]
    assert salvaged.options == whole.options
    assert salvaged.date == whole.date
    if good > 6:
        assert salvaged.comments == whole.comments


@pytest.mark.parametrize("name", BODY_DAMAGED)
def test_a_salvaged_match_goes_on_and_promises_what_it_can(name: str) -> None:
    """With its seed it goes on from that, without it draws are fresh and nothing is promised."""
    text, _, _, good = BODY_DAMAGED[name]
    salvaged = taros.load(text, salvage=True)
    assert salvaged.ply == good
    has_seed = not re.search("seed|commitment|contributions", name)
    salvaged.roll()
    play_on(salvaged, 1)
    assert salvaged.to_act is None
    assert salvaged.provable == has_seed
    assert ("Commitment: none\n" in salvaged.record()) != has_seed
    assert (taros.verify(salvaged.record()) is None) == has_seed
    assert taros.load(salvaged.record()).record() == salvaged.record()


def test_a_good_record_has_nothing_to_salvage() -> None:
    assert_same(taros.load(BASE, salvage=True), taros.load(BASE))


def test_numbers_too_long_to_be_read_are_refused() -> None:
    for text in (
        edited("4 1 of 1*1", f"4 1 of 1*{'1' * 5000}"),
        edited("4 1 of 1*1", f"{'4' * 5000} 1 of 1*1"),
        edited("3. left", f"{'3' * 5000}. left"),
        edited("Seats: 2", f"Seats: {'2' * 5000}"),
        edited("rugs=2", f"rugs={'2' * 5000}"),
    ):
        with pytest.raises(taros.BadRecord):
            taros.load(text)


def test_long_garbage_is_shortened_in_the_reason() -> None:
    with pytest.raises(taros.BadRecord) as caught:
        taros.load("x" * 10_000)
    assert len(str(caught.value)) < 1200


def test_reading_keeps_the_good_before_the_damage() -> None:
    record = parse_record(BODY_DAMAGED["lone closing brace"][0])
    assert record.damage is not None
    assert (record.damage.line, record.damage.reason) == (10, message("record-brace"))
    assert [token.text for token in record.body][-2:] == ["3", "d6d7"]
    assert (record.header("Seats"), record.header("Names")) == ("2", "")


# Several records


def test_records_one_after_the_other() -> None:
    texts = [short(seed=seed).record() for seed in range(3)] + [played(moves=3).record()]
    assert split_records("".join(texts)) == texts
    assert split_records(texts[0]) == texts[:1]
    apart = split_records("\n\n".join(texts))
    assert [taros.load(text).record() for text in apart[:3]] == texts[:3]
    assert "".join(apart) == "\n\n".join(texts)


def test_records_one_after_the_other_from_another_system() -> None:
    texts = [short(seed=seed).record().replace("\n", "\r\n") for seed in range(3)]
    assert split_records("".join(texts)) == texts


def test_two_records_are_not_one() -> None:
    with pytest.raises(taros.BadRecord) as caught:
        taros.load(BASE + GOLDEN)
    assert caught.value.line == line_of(BASE + GOLDEN, "4 1 of") + 1


# Mutations

SEEDLINGS = [
    GOLDEN,
    BASE,
    short().record(),
    short(seats=4, first="lot", rugs=1).record(),
    short(seats=3, purse=2, turn_time="end").record(),
    played(seats=2, seed=1, moves=4).record(),
    played(seats=2, seed=1, moves=4).record(reveal=True),
    play_on(taros.from_position("marrakech", short(seats=3).at(5).position, seed=2), 1).record(),
]
EDITS = ("delete", "insert", "swap", "duplicate")
LETTERS = sorted(set("".join(SEEDLINGS)) | set("\r\t\x00\x1c\x85\xa0²٣é李{}"))


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A good record after some accidents to its lines and characters."""
    text = draw(st.sampled_from(SEEDLINGS))
    for _ in range(draw(st.integers(1, 4))):
        by_line = draw(st.booleans())
        parts = text.split("\n") if by_line else list(text)
        if not parts:
            break
        i, j = (draw(st.integers(0, len(parts) - 1)) for _ in range(2))
        edit = draw(st.sampled_from(EDITS))
        if edit == "delete":
            del parts[i]
        elif edit == "insert":
            parts.insert(i, draw(st.text(st.sampled_from(LETTERS), max_size=12)))
        elif edit == "swap":
            parts[i], parts[j] = parts[j], parts[i]
        else:
            parts.insert(j, parts[i])
        text = ("\n" if by_line else "").join(parts)
    return text


def attempted(attempt: Callable[[], T]) -> T | taros.TarosError:
    """What comes of it, or the refusal."""
    try:
        return attempt()
    except taros.TarosError as error:
        return error


@given(text=mutated())
@settings(derandomize=True, deadline=None, max_examples=500)
def test_no_accident_raises_anything_but_a_refusal(text: str) -> None:
    for salvage in (False, True):
        loaded = attempted(partial(taros.load, text, salvage=salvage))
        if isinstance(loaded, taros.Match):
            loaded.roll()
            assert loaded.legal() or loaded.to_act in (taros.CHANCE, None)
            again = loaded.record(reveal=True)
            assert taros.load(again).record(reveal=True) == again
        elif isinstance(loaded, taros.BadRecord):
            assert 1 <= loaded.line <= text.count("\n") + 1
            assert str(loaded).startswith(f"Line {loaded.line:,}: ")
    difference = attempted(partial(taros.verify, text))
    assert difference is None or str(difference)


@given(text=st.text() | st.text(st.sampled_from(LETTERS), max_size=200))
@settings(derandomize=True, deadline=None, max_examples=200)
def test_no_text_raises_anything_but_a_refusal(text: str) -> None:
    with pytest.raises(taros.TarosError):
        taros.load(text)
    with pytest.raises(taros.TarosError):
        taros.load("Game: marrakech\nSeats: 2\n\n1. " + text + "} {")
    for part in split_records(text):
        assert part in text
