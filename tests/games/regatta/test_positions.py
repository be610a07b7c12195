"""Positions as text: what is reached is written and read back, what cannot be is refused."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import taros
from games.regatta.scenes import OPEN
from games.regatta.variants import OWN_COURSE, OWN_DECK, VARIANTS, race
from taros.core.match import Match
from taros.games import get

GAME = get("regatta")
LOCALE = Path(taros.__file__).parent / "locales" / "en" / "games" / "regatta.ftl"


def written(cards: tuple[str, ...]) -> str:
    """Cards as a position has them."""
    counts = Counter(cards)
    words = [name if count == 1 else f"{count}*{name}" for name, count in counts.items()]
    return "+".join(words) or "-"


def check(match: Match) -> None:
    """The text says what the view says, and leads back to the same state and options."""
    text = match.position
    boats, hands, discards, seat, phase, turn, *options = text.split(" ")
    view = match.view()
    for number, (word, boat) in enumerate(zip(boats.split("/"), view.boats, strict=True)):
        if boat.pose is None:
            assert word == "-"
            continue
        place, _, told, *sun = word.split(":")
        assert tuple(map(float, place.split(","))) == boat.pose
        assert sun == (["sun"] if boat.becalmed else [])
        assert (told == "-") == (not boat.started)
        assert told.startswith("home") == (boat.place > 0)
        assert bool(re.search(r"\d[+-]", told)) == boat.astray
        assert hands.split("/")[number] == written(match.view(number).hand)
    assert discards == written(view.discards)
    assert seat.split(",")[0] == str(view.seat)
    assert ("," in seat) == (view.turn == 0 and view.phase != "lot")
    assert phase == view.phase + (f":{view.draws}" if view.phase == "draw" else "")
    assert turn == str(view.turn)
    assert len(options) == len(set(options))
    again = taros.from_position("regatta", text, roll=False)
    assert again.state == match.state
    assert again.options == match.options
    assert again.position == text


@pytest.mark.parametrize("name", VARIANTS)
def test_every_position_of_a_race_is_read_back(name: str) -> None:
    """R1 to R7: on every course, with every option, also courses and decks as text."""
    phases = set()
    for seed in (1, 2):
        match = VARIANTS[name].begin(seed)
        for _ in race(match, Random(seed), 18):
            phases.add(match.view().phase)
        for ply in range(0, match.ply + 1, 2 if match.ply > 60 else 1):
            past = match.at(ply)
            phases.add(past.view().phase)
            check(past)
    assert {"draw", "main", "sun"} <= phases


def test_races_go_through_all_phases() -> None:
    """R1 to R7: what the test above sees, all together."""
    phases = set()
    for name in ("four", "chosen", "alone", "few cards"):
        match = VARIANTS[name].begin(3)
        for _ in race(match, Random(3), 40):
            pass
        phases |= {match.at(ply).view().phase for ply in range(match.ply + 1)}
    assert phases == {"lot", "lane-lot", "draw", "lane", "main", "second", "sun", "over"}


def test_options_are_written_where_they_differ() -> None:
    """R1: in the order of the rules, the course and the deck as one line each."""
    assert taros.new("regatta", 2, 1).position.endswith(" main 1")
    match = taros.new("regatta", 2, 1, zone="both", course=OWN_COURSE, deck=OWN_DECK, turn_limit=7)
    ending = f"course={OWN_COURSE} deck={OWN_DECK} zone=both turn_limit=7"
    assert match.position.endswith(f" main 1 {ending}")


@pytest.mark.parametrize("finish", ["first", "all"])
def test_boats_that_are_home_are_read_back(finish: str) -> None:
    """R7.3, R7.4: as they came home, while the race goes on and when it is over."""
    boats = "-60,60,180:1:2/0,100,180:2:2/60,140,180:3:2:sun"
    text = f"{boats} S+sun/S/S L45 0 main 5 finish={finish}"
    match = taros.from_position("regatta", text.removesuffix(" finish=first"), roll=False)
    match.play("sail S")
    assert match.view().boats[0].place == 1
    check(match)
    if finish == "all":
        match.play("sail S")
        assert match.view().boats[1].place == 2
        assert match.to_act is None
        check(match)


def test_a_match_goes_on_from_a_position_as_it_would_have() -> None:
    """R1 to R7: the same moves lead to the same places."""
    match = VARIANTS["islands"].begin(4)
    for _ in race(match, Random(4), 10):
        pass
    middle = match.at(match.ply // 2)
    again = taros.from_position("regatta", middle.position, roll=False)
    for ply in match.plies[middle.ply :]:
        again.play(ply.move.text)
    assert again.state == match.state


# What cannot be


TWO = "0,0,0:1:-/900,0,0:2:-"
REST = "0 main 1"
WATER = f"course={OPEN}"
HOME = "0,60,180:1:2/900,0,0:2:-"

BAD: list[tuple[str, str, str]] = [
    # key, the position, and a word of the refusal
    ("position-words", "", "has 0"),
    ("position-words", f"{TWO} S/s - 0 main", "has 5"),
    ("position-long", f"{TWO} S/s - {REST} " + "x" * 10_000, "10,000"),
    ("position-seats", f"{TWO}/{TWO}/- S/s/S/s/S - {REST}", "has 5"),
    ("position-hands", f"{TWO} S - {REST}", "has 1 for 2"),
    ("position-hands", f"{TWO} S/s/L45 - {REST}", "has 3 for 2"),
    ("position-hidden", f"{TWO} S/? - {REST}", "?"),
    ("position-hidden", f"{TWO} S/4*? - {REST}", "?"),
    ("position-hidden", f"{TWO} S/s ? {REST}", "?"),
    ("position-word", f"0,0:1:-/900,0,0:2:- S/s - {REST}", "boat"),
    ("position-word", f"0,0,0:1/900,0,0:2:- S/s - {REST}", "boat"),
    ("position-word", f"0,0,0:1:-:moon/900,0,0:2:- S/s - {REST}", "boat"),
    ("position-word", f"0,0,x:1:-/900,0,0:2:- S/s - {REST}", "boat"),
    ("position-word", f"0,0,1e2:1:-/900,0,0:2:- S/s - {REST}", "boat"),
    ("position-word", f"0.0001,0,0:1:-/900,0,0:2:- S/s - {REST}", "boat"),
    ("position-word", f"0,0,360:1:-/900,0,0:2:- S/s - {REST}", "heading"),
    ("position-word", f"0,0,-1:1:-/900,0,0:2:- S/s - {REST}", "heading"),
    ("position-word", f"0,0,0:3:-/900,0,0:2:- S/s - {REST}", "lane"),
    ("position-word", f"0,0,0:0:-/900,0,0:2:- S/s - {REST}", "lane"),
    ("position-word", f"0,0,0:1:3/900,0,0:2:- S/s - {REST}", "progress"),
    ("position-word", f"0,0,0:1:x/900,0,0:2:- S/s - {REST}", "progress"),
    ("position-word", f"0,0,0:1:home5/900,0,0:2:- S/s - {REST}", "progress"),
    ("position-word", f"0,0,0:1:0{'+2-1' * 25}/900,0,0:2:- S/s - {REST}", "progress"),
    ("position-word", f"{TWO} S+L46/s - {REST}", "hands"),
    ("position-word", f"{TWO} S+/s - {REST}", "hands"),
    ("position-word", f"{TWO} 1000*S/s - {REST}", "hands"),
    ("position-word", f"{TWO} S/s moon {REST}", "discards"),
    ("position-word", f"{TWO} S/s - 2 main 1", "seat"),
    ("position-word", f"{TWO} S/s - red main 1", "seat"),
    ("position-word", f"{TWO} S/s - 0 dance 1", "phase"),
    ("position-word", f"{TWO} S/s - 0 draw 1", "phase"),
    ("position-word", f"{TWO} S/s - 0 main:1 1", "phase"),
    ("position-word", f"{TWO} S/s - 0 draw:6 1", "phase"),
    ("position-word", f"{TWO} S/s - 0 main one", "turn"),
    ("position-word", f"{TWO} S/s - 0 main -1", "turn"),
    ("bad-position", f"{TWO} S/s - {REST} wind=3", "wind"),
    ("bad-position", f"{TWO} S/s - {REST} zone", "zone"),
    ("bad-position", f"{TWO} S/s - {REST} zone=both zone=card", "zone"),
    ("bad-position", f"{TWO} S/s - {REST} first=2", "first"),
    ("bad-position", f"{TWO} S/s - {REST} course=nowhere", "nowhere"),
    ("bad-position", f"{TWO} S/s - {REST} deck=3*S", "too small"),
    (
        "many-cards",
        f"{TWO} 5*s/- - {REST}",
        "One card more than the deck has is used: short straight on.",
    ),
    (
        "many-cards",
        f"{TWO} S/s 5*L45 {REST}",
        "One card more than the deck has is used: 45° to port.",
    ),
    (
        "many-cards",
        f"0,0,0:1:-/900,0,0:2:-:sun 3*sun/s - {REST}",
        "One card more than the deck has is used: a sun.",
    ),
    ("big-hand", f"{TWO} 5*S+s/s - {REST}", "Seat 0 holds 6"),
    ("no-suns", f"0,0,0:1:-/900,0,0:2:-:sun S/S - {REST} deck=20*S", "no suns"),
    ("bad-stray", f"0,0,0:1:0+1/900,0,0:2:- S/s - {REST}", "+1"),  # that would have counted
    ("bad-stray", f"0,0,0:1:0+3/900,0,0:2:- S/s - {REST}", "+3"),  # there is no such mark
    ("bad-stray", f"0,0,0:1:0+0/900,0,0:2:- S/s - {REST}", "+0"),
    ("bad-stray", f"0,0,0:1:1-1/900,0,0:2:- S/s - {REST}", "-1"),  # that would have undone
    ("bad-stray", f"0,0,0:1:0+2-2/900,0,0:2:- S/s - {REST}", "-2"),
    ("bad-places", "0,0,0:1:home2/900,0,0:2:- S/s - 1 over 1", "home1"),
    ("bad-places", "0,0,0:1:home1/900,0,0:2:home1 S/s - 1 over 1", "home1"),
    ("calm-home", "0,0,0:1:home1:sun/900,0,0:2:- S/s - 1 over 1", "Seat 0"),
    ("bad-over", f"{TWO} S/s - 0 over 1", "over"),
    ("bad-over", "0,0,0:1:home1/900,0,0:2:- S/s - 1 main 2", "over"),
    ("bad-over", "0,0,0:1:home1/900,0,0:2:home2 S/s - 1 over 2", "over"),
    ("bad-over", "0,0,0:1:home1/900,0,0:2:home2 S/s - 1 over 2 finish=all", "over"),
    ("bad-turn", f"{TWO} S/s - 0 main 5 turn_limit=2", "Turn 5"),
    ("bad-turn", f"{TWO} S/s - 0 main 201", "200"),
    ("boat-touches", f"0,0,0:1:-/5,5,90:2:- S/s - {REST}", "red"),
    ("boat-touches", f"0,0,0:1:-/5,5,90:2:- S/s - {REST} colours=blue,red", "blue"),
    ("boat-touches", f"0,0,0:1:-/150,0,0:2:- S/s - {REST}", "green"),
    ("bad-lanes", f"0,0,0:1:-/900,0,0:1:- S/s - {REST}", "lane"),
    ("bad-lanes", f"0,0,0:1:-/- S/s - {REST}", "lane"),
    ("bad-setup", "-75,-40,0:1:-/75,-40,0:2:- S/s - 0,0 draw:2 0", "set-up"),
    ("bad-setup", "-75,-40,0:1:-/75,-40,0:2:- S/s+s - 0,0 draw:1 0", "set-up"),
    ("bad-setup", "-75,-41,0:1:-/75,-40,0:2:- S/s - 0,0 draw:1 0", "set-up"),
    ("bad-setup", "-75,-40,0:1:-/75,-40,0:2:- S/s L45 0,0 draw:1 0", "set-up"),
    ("bad-setup", "-75,-40,0:1:0/75,-40,0:2:- S/s - 0,0 draw:1 0", "set-up"),
    ("bad-setup", "-75,-40,0:1:-/75,-40,0:2:- S/s - 0,1 draw:1 0", "set-up"),
    ("bad-setup", "-75,-40,0:1:-/- -/- - 1,0 lane 0", "set-up"),
    ("bad-setup", "-75,-40,0:1:-/- -/- - 1,0 lane 0 lanes=chosen", "set-up"),
    ("bad-setup", "-/- -/- - 0 lot 0", "set-up"),
    ("bad-setup", "-75,-40,0:1:-/75,-40,0:2:- S/s - 0,0 main 0", "set-up"),
    ("bad-phase", f"{TWO} S/s - 0 lane 1", "lane"),
    ("bad-phase", f"{TWO} S/s - 0 lot 1", "lot"),
    ("bad-phase", f"{TWO} S/s - 0,1 main 1", "main"),
    ("bad-phase", f"{TWO} S/s - 0 second 1", "second"),  # no helm lies on the discards
    ("bad-phase", f"{TWO} S/s S 0 second 1", "second"),
    ("bad-phase", f"{TWO} S/s - 0 sun 1", "sun"),  # nothing was sailed
    ("bad-phase", f"{TWO} S/s sun 0 sun 1", "sun"),
    ("bad-phase", f"{TWO} 5*S/s L45 0 sun 1", "sun"),  # the hand is full
    ("bad-seat", "0,0,0:1:-:sun/900,0,0:2:- S/s - 0 main 1", "Seat 0"),
    (
        "bad-seat",
        "0,0,0:1:home1/900,0,0:2:-/-900,0,0:3:- S/s/s - 0 main 1 finish=all",
        "Seat 0",
    ),
    ("bad-draws", f"{TWO} S/s L45 0 draw:5 1", "5 cards"),
    ("bad-draws", f"{TWO} 5*S/s L45 0 draw:1 1", "hand of 5"),
    ("bad-draws", f"{TWO} 4*S/5*S S 0 draw:1 1 deck=10*S", "1 cards"),  # nothing to draw from
]


@pytest.mark.parametrize(("key", "text", "words"), BAD)
def test_what_cannot_be_is_refused(key: str, text: str, words: str) -> None:
    """R1 to R7: each for the reason that it is."""
    with pytest.raises(taros.BadPosition) as caught:
        taros.from_position("regatta", text)
    assert caught.value.message.key.removeprefix("regatta-") == key
    assert words in str(caught.value)


def test_the_good_neighbours_of_bad_positions() -> None:
    """R1 to R7: the same scenes without what is wrong with them."""
    for text in (
        f"{TWO} S/s - {REST}",
        f"{TWO} 5*S/4*s 4*L45 {REST}",
        f"0,0,0:1:0+2/900,0,0:2:1+1 S/s - {REST}",
        f"{TWO} S/s L45-helm 0 second 1",
        f"{TWO} S/s S 0 sun 1",
        f"{TWO} S/s L45 0 draw:4 1",
        f"{TWO} S/s - 0 over 200",
        "0,0,0:1:home1/900,0,0:2:- S/s - 0 over 3",
        "0,0,0:1:home1/900,0,0:2:- S/s - 0 over 3 finish=all",
        "-75,-40,0:1:-/75,-40,0:2:- S/s - 0,0 draw:1 0",
        "-/75,-40,0:2:- -/- - 0,0 lane 0 lanes=chosen",
        "-/- -/- - 0 lot 0 first=lot",
    ):
        match = taros.from_position("regatta", text, roll=False)
        assert match.position == text
        check(match)


def test_every_refusal_of_a_position_has_its_test() -> None:
    """Every message that the sources say about positions is one of those above."""
    folder = Path(taros.__file__).parent / "games" / "regatta" / "text"
    source = "".join((folder / f"{name}.py").read_text() for name in ("notation", "consistency"))
    keys = set(re.findall(r'BadPosition\(\s*"(?:regatta-)?([\w-]+)"', source))
    assert len(keys) > 15
    assert keys == {key for key, _, _ in BAD}
    spoken = re.findall(r"^regatta-([\w-]+) =", LOCALE.read_text(encoding="utf-8"), re.MULTILINE)
    about = {key for key in spoken if key.startswith(("position-", "bad-")) and key != "bad-data"}
    assert about - {key for key, _, _ in BAD} == set()


# Damaged texts


def damaged(text: str, other: str, rng: Random) -> str:
    """A text with something wrong with it, or perhaps not."""
    words, more = text.split(), other.split()
    at = rng.randrange(6 if rng.random() < 0.95 else len(words))
    how = rng.randrange(5)
    if how == 0:
        words[at] = more[min(at, len(more) - 1)]
    elif how == 1:
        parts = re.split(r"(\d+)", words[at])
        if len(parts) > 1:
            number = rng.randrange(1, len(parts), 2)
            parts[number] = str(max(0, int(parts[number]) + rng.choice((-1, 1, 7))))
        words[at] = "".join(parts)
    elif how == 2:
        place = rng.randrange(len(words[at]))
        sign = rng.choice("0123456789:,/+-*?Ssun|.=L")
        words[at] = words[at][:place] + rng.choice((sign, "", sign + sign)) + words[at][place + 1 :]
    elif how == 3:
        del words[at]
    else:
        words[at], words[at - 1] = words[at - 1], words[at]
    return " ".join(words)


def texts() -> list[str]:
    found = []
    for name in ("classic", "four", "chosen", "islands", "own", "few cards"):
        match = VARIANTS[name].begin(9)
        for _ in race(match, Random(9), 12):
            pass
        found += [match.at(ply).position for ply in range(0, match.ply + 1, 4)]
    return found


@pytest.mark.parametrize("seed", range(3))
def test_damaged_texts_are_refused_or_can_be_played(seed: int) -> None:
    """R1 to R7: BadPosition and nothing else, or a race that goes on by the rules."""
    rng = Random(seed)
    pool = texts()
    seen: Counter[str] = Counter()
    for _ in range(250):
        text = damaged(rng.choice(pool), rng.choice(pool), rng)
        try:
            match = taros.from_position("regatta", text, seed=seed)
        except taros.BadPosition:
            seen["refused"] += 1
            continue
        written = match.position
        assert taros.from_position("regatta", written, roll=False).state == match.state
        seen["accepted"] += 1
        if seen["accepted"] % 4 == 0:
            for _ in race(match, rng, 3):
                pass
            check(match)
    assert seen["refused"] > 120
    assert seen["accepted"] > 20


@settings(derandomize=True, deadline=None, database=None, max_examples=150)
@given(st.text() | st.text("-/:,.+*?0123456789 sunmaideLSR=", max_size=60))
def test_any_text_is_a_position_or_bad(text: str) -> None:
    """R1 to R7: nothing but BadPosition is raised."""
    start = f"{TWO} S/s - {REST}"
    for candidate in (text, f"{start} {text}", f"{text} {start.partition(' ')[2]}"):
        try:
            options, state = GAME.notation.parse_position(candidate)
        except taros.BadPosition as error:
            words = str(error)
        else:
            words = GAME.notation.format_position(state, options)
        assert words


@settings(derandomize=True, deadline=None, database=None, max_examples=150)
@given(st.text() | st.text("sailexchngtrudoS LR3045|-", max_size=20))
def test_any_text_is_a_move_or_bad(text: str) -> None:
    """R2 to R6: nothing but BadNotation is raised, and what is read is a code."""
    match = taros.from_position("regatta", f"{TWO} S/s - {REST}", roll=False)
    for candidate in (text, f"sail {text}", f"exchange S {text}", f"steer {text}"):
        try:
            code = GAME.notation.parse_move(match.state, candidate)
        except taros.BadNotation as error:
            assert str(error)  # noqa: PT017
        else:
            assert 0 <= code < GAME.rules.codes
            GAME.presenter.why_not(match.state, code)
