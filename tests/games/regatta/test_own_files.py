"""Courses and decks of one's own as files, in the API and on the command line (R8.3, R8.4)."""

from pathlib import Path

import pytest

import taros
from cli.helpers import answer, refusal, run
from games.regatta.scenes import outcomes, play

COURSE = """\
# a bay with one mark

line = [[-120, 0], [120.5, 0]]
edge = [[-500, -300], [500, -300], [500, 900], [-500, 900]]

[[marks]]
at = [10, 500]
round = "anticlockwise"
colour = "orange"

[[rocks]]
at = [200, 300]
radius = 25

[[islands]]
corners = [[-300, 300], [-200, 300], [-250, 380]]
"""
COURSE_LINE = (
    "line:-120,0,120.5,0;ccw:10,500,orange;rock:200,300,25;"
    "island:-300,300,-200,300,-250,380;edge:-500,-300,500,-300,500,900,-500,900"
)

DECK = """\
[arrows.L60]
straight = 12
radius = 80
turn = 60

[[kinds]]
count = 12
arrows = ["L60", "R60"]
symbol = "helm"

[[kinds]]
count = 20
arrows = ["S"]
colour = "white"

[[kinds]]
count = 3
arrows = []
symbol = "sun"
"""
DECK_LINE = "L60=12/80/60,12*L60|R60-helm,20*S:white,3*sun"


@pytest.fixture
def course(tmp_path: Path) -> Path:
    path = tmp_path / "bay.toml"
    path.write_text(COURSE, encoding="utf-8")
    return path


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "mine.toml"
    path.write_text(DECK, encoding="utf-8")
    return path


def test_r8_4_a_course_from_a_file(course: Path) -> None:
    """R8.4: the same as its line of text, which is what positions and records keep."""
    match = taros.new("regatta", 2, 5, course=course)
    assert match.options == taros.new("regatta", 2, 5, course=COURSE_LINE).options
    assert match.options.course == COURSE_LINE  # type: ignore[attr-defined]
    sea = match.view().sea
    assert sea.line == ((-120, 0), (120.5, 0))
    assert [(buoy.colour, buoy.side) for buoy in sea.buoys[2:]] == [("orange", "anticlockwise")]
    assert len(sea.edge) == 4
    course.unlink()  # a race does not need the file any more
    assert taros.from_position("regatta", match.position).state == match.state
    assert taros.load(match.record(reveal=True)).state == match.state


def test_r8_3_a_deck_from_a_file(deck: Path) -> None:
    """R8.3: the same as its line of text."""
    match = taros.new("regatta", 2, deck=deck, roll=False)
    assert match.options.deck == DECK_LINE  # type: ignore[attr-defined]
    assert outcomes(match) == {"L60|R60-helm": 12, "S": 20, "sun": 3}
    assert [card.colour for card in match.view().kinds] == ["white", "white", "yellow"]
    play(match, "S")
    deck.unlink()
    assert taros.from_position("regatta", match.position, roll=False).state == match.state


def test_both_at_once(course: Path, deck: Path) -> None:
    """R8.3, R8.4."""
    match = taros.new("regatta", 2, 1, course=course, deck=deck)
    assert match.position.endswith(f"course={COURSE_LINE} deck={DECK_LINE}")


BAD_COURSES = [
    ("at = [10, 500]", "at = [115, 5]", "bay.toml, marks[0].at: It overlaps another buoy or rock."),
    ("at = [10, 500]", "at = [10, 950]", "bay.toml, marks[0].at: It lies beyond the edge"),
    ("at = [10, 500]", "at = [-250, 320]", "bay.toml, marks[0].at: It lies on an island."),
    ('round = "anticlockwise"', 'round = "left"', "bay.toml, marks[0].round: It must be one of"),
    ("[120.5, 0]]", "[120.5, 3]]", "bay.toml, line: The line needs two ends"),
    ("radius = 25", "radius = -1", "bay.toml, rocks[0].radius: -1 is not from 1 to 2000."),
    ("radius = 25", 'radius = "big"', "bay.toml, rocks[0].radius: "),
    ("radius = 25", "", "bay.toml, rocks[0]: "),
    ("radius = 25", "radius = 25\nsize = 3", "bay.toml, rocks[0]: "),
    ("[-300, 300], ", "", "bay.toml, islands[0].corners: There must be 3 to"),
    ("line =", "lime =", "bay.toml, "),
    (
        "[[marks]]",
        "[[marks",
        "bay.toml, TOML: Expected ']]' at the end of an array declaration (at line 6",
    ),
    ("at = [10", f"at = {'[' * 9999}[10", "bay.toml, TOML: "),
    ("at = [10", f"at = [1{'0' * 9999}", "bay.toml, TOML: "),
]


@pytest.mark.parametrize(("old", "new", "words"), BAD_COURSES)
def test_r8_4_errors_name_file_key_and_reason(course: Path, old: str, new: str, words: str) -> None:
    """R8.4."""
    assert old in COURSE
    course.write_text(COURSE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(taros.BadOption) as caught:
        taros.new("regatta", 2, course=course)
    assert str(caught.value).startswith(words)
    assert str(caught.value).endswith(".")


BAD_DECKS = [
    ("count = 12", "count = 0", "mine.toml, kinds[0].count: 0 is not from 1 to 200."),
    ("count = 12\n", "", "mine.toml, kinds[0]: "),
    ('symbol = "helm"', 'symbol = "storm"', "mine.toml, kinds[0].symbol: It must be one of: helm"),
    ('["L60", "R60"]', '["L61"]', "mine.toml, kinds[0].arrows: There is no arrow L61; allowed: S"),
    ("turn = 60", "turn = 160", "mine.toml, arrows.L60.turn: 160 is not from 0 to 90."),
    ("radius = 80", "radius = 1", "mine.toml, arrows.L60.radius: 1 is not from 20 to 1000."),
    ("radius = 80", "radius = 1001", "mine.toml, arrows.L60.radius: 1001 is not from 20 to 1000."),
    ("[arrows.L60]", "[arrows.X60]", "mine.toml, arrows.X60: An arrow that turns has a name"),
    ('colour = "white"', 'colour = "pink"', "mine.toml, kinds[1].colour: It must be one of: red"),
    ("count = 12", "count =", "mine.toml, TOML: "),
    (
        "[arrows.L60]",
        "[arrows.LR]\nradius = 90\nturn = 9\n[arrows.LL]",
        "mine.toml, arrows.RR: There is an arrow of this name already: the mirror image of LL.",
    ),
    (
        "[arrows.L60]",
        "".join(f"[arrows.S{i}]\nstraight = 1\n" for i in range(12)) + "[arrows.L60]",
        "mine.toml, arrows: 13 is not from 0 to 12.",
    ),
]


@pytest.mark.parametrize(("old", "new", "words"), BAD_DECKS)
def test_r8_3_errors_name_file_key_and_reason(deck: Path, old: str, new: str, words: str) -> None:
    """R8.3."""
    assert old in DECK
    deck.write_text(DECK.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(taros.BadOption) as caught:
        taros.new("regatta", 2, deck=deck)
    assert str(caught.value).startswith(words)
    assert str(caught.value).endswith(".")


def test_r1_3_a_file_with_too_narrow_a_line(course: Path) -> None:
    """R1.3: too narrow for four, wide enough for two."""
    course.write_text(COURSE.replace("[[-120, 0], [120.5, 0]]", "[[-50, 0], [50, 0]]"))
    assert taros.new("regatta", 2, 1, course=course).to_act == 0
    with pytest.raises(taros.BadOption, match=r"bay\.toml, line: The line is 100 mm wide; 4"):
        taros.new("regatta", 4, course=course)


def test_r1_4_a_file_with_too_few_cards(deck: Path) -> None:
    """R1.4: enough for one, too few for four."""
    few = DECK.replace("count = 20", "count = 1").replace("count = 12", "count = 2")
    deck.write_text(few)
    assert taros.new("regatta", 1, 1, deck=deck).to_act == 0
    with pytest.raises(taros.BadOption, match=r"mine\.toml, kinds: A deck of 6 cards is too"):
        taros.new("regatta", 4, deck=deck)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    """R8.4: says which."""
    with pytest.raises((OSError, taros.BadOption), match=r"nowhere\.toml"):
        taros.new("regatta", 2, course=tmp_path / "nowhere.toml")


def test_a_file_that_is_no_text(course: Path) -> None:
    """R8.4: refused like any other bad course, with its name."""
    course.write_bytes(b"line = [[\xff\xfe")
    with pytest.raises(taros.BadOption, match=r"bay\.toml"):
        taros.new("regatta", 2, course=course)


def test_a_file_with_a_byte_order_mark(course: Path) -> None:
    """R8.4: some editors write one."""
    course.write_text(COURSE, encoding="utf-8-sig")
    assert taros.new("regatta", 2, course=course).options.course == COURSE_LINE  # type: ignore[attr-defined]


def test_a_file_without_end() -> None:
    """R8.4: refused before it is read to its end."""
    with pytest.raises(taros.BadOption, match="zero is too large: at most 20,000 characters"):
        taros.new("regatta", 2, course=Path("/dev/zero"))


@pytest.mark.parametrize(
    ("option", "typed", "kept"),
    [
        ("course", "line:-150.0,0,+150,0;cw:0,600", None),
        ("course", "line:-150.0,-0,150,0;cw:0,600", "line:-150,0,150,0;cw:0,600"),
        ("course", "line:-150,0,150,0;cw:0,600;line:-160,0,160,0", None),
        ("course", f"{COURSE_LINE};edge:-600,-300,600,-300,600,900,-600,900", None),
        ("deck", "020*S:blue,3*sun:yellow", "20*S,3*sun"),
        ("deck", "20*S,3*sun-helm", None),
        ("deck", f"L60=1/80/{'9' * 9999},20*S", None),
    ],
)
def test_one_line_is_kept_in_one_way(option: str, typed: str, kept: str | None) -> None:
    """R8.3, R8.4: what would be kept otherwise than it reads is refused."""
    if kept is None:
        with pytest.raises(taros.BadOption, match=f"^{option}, "):
            taros.new("regatta", 2, **{option: typed})  # type: ignore[arg-type]
    else:
        match = taros.new("regatta", 2, **{option: typed})  # type: ignore[arg-type]
        assert getattr(match.options, option) == kept


# The command line


def test_r8_4_a_course_on_the_command_line(course: Path, deck: Path) -> None:
    """R8.3, R8.4: `--course FILE` and `--deck FILE`, for games that are played and simulated."""
    home = course.parent
    words = ["--course", "bay.toml", "--deck=mine.toml", "--turn-limit", "2"]
    answer(
        run(home, "play", "regatta", "--seats", "greedy,greedy", "--seed", "4", *words, "--save=it")
    )
    match = taros.load((home / "it").read_text(encoding="utf-8"))
    assert match.options.course == COURSE_LINE  # type: ignore[attr-defined]
    assert match.options.deck == DECK_LINE  # type: ignore[attr-defined]
    assert match.to_act is None
    said = answer(
        run(home, "simulate", "regatta", "--seats", "random,random", "--games", "3", *words)
    )
    assert "random" in said
    assert deck.exists()


@pytest.mark.parametrize("name", ["bay", "bay.course", "bay toml"])
def test_r8_4_a_file_may_have_any_name(course: Path, name: str) -> None:
    """R8.4: but that of a course that is shipped."""
    home = course.parent
    course.rename(home / name)
    (home / "sprint").write_text("nonsense")
    for chosen in (name, "sprint"):
        words = ["--course", chosen, "--turn-limit", "1", "--save", f"{chosen}.taros"]
        answer(run(home, "play", "regatta", "--seats", "greedy", *words))
    match = taros.load((home / f"{name}.taros").read_text(encoding="utf-8"))
    assert match.options.course == COURSE_LINE  # type: ignore[attr-defined]


REFUSED = [
    ("--course missing.toml", "missing.toml"),
    ("--course bad.toml", "bad.toml, marks[0].round"),
    ("--deck bad-deck.toml", "bad-deck.toml, kinds[0].count"),
    ("--course binary.toml", "binary.toml"),
    ("--course folder.toml", "folder.toml"),
    ("--course .", "is a folder"),
    ("--course nowhere", "nowhere"),
    ("--deck 3*Q", "deck, kinds[0].arrows"),
]


@pytest.mark.parametrize(("option", "words"), REFUSED)
def test_bad_files_on_the_command_line(tmp_path: Path, option: str, words: str) -> None:
    """R8.3, R8.4: one line that names the file, the key and the reason; exit code 2."""
    (tmp_path / "bad.toml").write_text(COURSE.replace("anticlockwise", "left"))
    (tmp_path / "bad-deck.toml").write_text(DECK.replace("count = 12", "count = 0"))
    (tmp_path / "binary.toml").write_bytes(bytes(range(256)))
    (tmp_path / "folder.toml").mkdir()
    said = refusal(run(tmp_path, "simulate", "regatta", "--games", "2", *option.split(" ")))
    assert words in said
