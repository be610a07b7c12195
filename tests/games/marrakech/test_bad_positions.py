"""Positions that cannot be: each is refused, for the reason that it is."""

import pytest

import taros

START = "7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 turn 1"
FOUR = "d4s 30,30,30,30 8,8,8,8 0 roll 17"
RUGS = "7/7/7/7/3y|3/3yy-y1/7"
PILES = "7/7/7/7/7/3r-r2/7 d4s 30,30 8+8,8+8 0 roll 17"
SETUP = "7/7/7/7/7/7/7 d4s 30,30"

BAD_POSITIONS = [
    # what cannot be read
    ("", "at least 7 words, this has 0"),
    ("7/7/7/7/7/7/7 d4s 30,30,30,30 12,12,12,12 0 turn", "at least 7 words, this has 6"),
    (f"7/7/7/7/7/7 {FOUR}", "7 rows, this has 6"),
    (f"7/7/7/7/7/7/7/7 {FOUR}", "7 rows, this has 8"),
    (f"7/7/6/7/7/7/7 {FOUR}", "Row 3"),
    (f"7/7/7/8/7/7/7 {FOUR}", "Row 4"),
    (f"7/7/7/7/3y-y3/7/7 {FOUR}", "Row 5"),
    (f"7/7/7/7/7/3x3/7 {FOUR}", "Row 6"),
    (f"7/7/7/7/7/7/3r--r2 {FOUR}", "Row 7"),
    (f"r-r5/7/7/7/7/7/ {FOUR}", "Row 7"),
    ("n-n5/7/7/7/7/7/7 d4s 30,30,30 8,8,8 0 roll 22", "No seat plays brown"),
    (START.replace("d4s", "h4s"), "h4s cannot be read as Assam"),
    (START.replace("d4s", "d8s"), "d8s cannot be read as Assam"),
    (START.replace("d4s", "d4x"), "d4x cannot be read as Assam"),
    (START.replace("d4s", "d4"), "d4 cannot be read as Assam"),
    (START.replace("30,30,30,30", "120"), "2, 3 or 4 purses, this has 1"),
    (START.replace("30,30,30,30", "24,24,24,24,24"), "2, 3 or 4 purses, this has 5"),
    (START.replace("30,30,30,30", "-30,30,30,90"), "-30 cannot be read as purses"),
    (START.replace("30,30,30,30", "30,,30,60"), " cannot be read as purses"),
    (START.replace("30,30,30,30", "x5,30,30,60"), "5 cannot be read as purses"),
    (START.replace("12,12,12,12", "12,12,12"), "12,12,12 cannot be read as rugs"),
    (START.replace("12,12,12,12", "6+6,12,12,12"), "cannot be read as rugs"),
    (START.replace("12,12,12,12", "12,12,12,16"), "16 cannot be read as rugs"),
    (START.replace("12,12,12,12", "12,12,12,-1"), "-1 cannot be read as rugs"),
    (START.replace(" 0 turn", " 4 turn"), "4 cannot be read as seat"),
    (START.replace(" 0 turn", " red turn"), "red cannot be read as seat"),
    (START.replace("turn", "think"), "think cannot be read as phase"),
    (START.replace("turn 1", "turn one"), "one cannot be read as turn"),
    (START.replace("turn 1", "turn 1000"), "1000 cannot be read as turn"),
    (f"{START} purse=0", "Option purse: 0 is not allowed"),
    (f"{START} slow", "slow is no option"),
    (f"{START} next=r,b", "tops of the piles"),
    (PILES, "tops of the piles"),
    (f"{PILES} next=r", "r cannot be read as next"),
    (f"{PILES} next=r,x", "r,x cannot be read as next"),
    # rugs that cannot lie so
    (f"6r-/7/7/7/7/7/7 {FOUR}", "over the edge"),
    (f"7/7/7/7/7/7/r|6 {FOUR}", "over the edge"),
    (f"y-y-y4/7/7/7/7/7/7 {FOUR}", "Two rugs share a square of b1c1"),
    (f"y|6/y-y5/7/7/7/7/7 {FOUR}", "Two rugs share a square of a1a2"),
    (f"y|6/y|6/y6/7/7/7/7 {FOUR}", "Two rugs share a square of a2a3"),
    (f"y-r5/7/7/7/7/7/7 {FOUR}", "rug on a1b1 has two colours"),
    (f"y|6/b6/7/7/7/7/7 {FOUR}", "rug on a1a2 has two colours"),
    (f"y-6/7/7/7/7/7/7 {FOUR}", "rug on a1b1 has two colours"),
    (f"ry5/7/7/7/7/7/7 {FOUR}", "no whole rug"),
    (f"r-r5/7/3y3/7/7/7/7 {FOUR}", "half of the rug on d3 would have to lie on a bare"),
    (f"y1r-r3/7/7/7/7/7/7 {FOUR}", "half of the rug on a1 would have to lie on a bare"),
    (f"7/7/7/7/7/7/7 {FOUR}", "whole"),  # 16 rugs were laid, and the last is whole
    # who is out
    (f"{RUGS} d4s x2,40,40,40 0,8,8,8 1 roll 17", "eliminated are x1, x2 and so on"),
    (f"{RUGS} d4s x1,x1,60,60 0,0,8,8 2 roll 17", "eliminated are x1, x2 and so on"),
    (f"{RUGS} d4s x1,x3,60,60 0,0,8,8 2 roll 17", "eliminated are x1, x2 and so on"),
    (f"{RUGS} d4s x1,x2,x3,x4 0,0,0,0 2 over 17", "somebody is still in"),
    (f"{RUGS} d4s x1,40,40,40 0,8,8,8 1 roll 17 bankrupt=pays-what-he-can", "nobody is elimin"),
    (f"{RUGS} d4s x1,40,40,40 8,8,8,8 1 roll 17", "Seat 0 is out and can have no rugs left"),
    # money and numbers of rugs
    (f"{RUGS} d4s 30,30,30,31 8,8,8,8 0 roll 17", "121 dirhams together, but there are 120"),
    (f"{RUGS} d4s 30,30,30,0 8,8,8,8 0 roll 17", "90 dirhams together, but there are 120"),
    (f"{RUGS} {FOUR} purse=31", "120 dirhams together, but there are 124"),
    (f"{RUGS} d4s x1,30,30,30 0,8,8,8 1 roll 17", "90 dirhams together, but there are 120"),
    (START.replace("12,12,12,12", "13,13,13,13"), "at most 12 red rugs"),
    (f"{RUGS} d4s 30,30,30,30 12,11,12,12 2 roll 2", "2 yellow rugs show, but only 1"),
    ("r-rrb-b2/7/7/7/7/7/7 d4s 30,30,30,30 11,11,11,11 0 roll 5", "2 red rugs show, but only 1"),
    # the order of turns
    (f"{RUGS} d4s 30,30,30,30 8,7,8,8 0 roll 18", "order of turns; .* 8, 7, 8, 8"),
    (f"{RUGS} d4s 30,30,30,30 7,8,8,8 0 roll 18", "order of turns; .* 7, 8, 8, 8"),
    (f"{RUGS} d4s 30,30,30,30 9,9,7,7 0 roll 17", "order of turns; .* 9, 9, 7, 7"),
    (f"{RUGS} d4s 30,30,30,30 8,8,8,8 0 roll 16", "cannot be turn 16, but 17 to 17"),
    (f"{RUGS} d4s 30,30,30,30 8,8,8,8 0 roll 18", "cannot be turn 18, but 17 to 17"),
    (f"{RUGS} d4s 40,x1,40,40 8,0,8,8 0 roll 15", "cannot be turn 15, but 16 to 25"),
    (f"{RUGS} d4s 40,x1,40,40 8,0,8,8 0 roll 26", "cannot be turn 26, but 16 to 25"),
    # phases that do not fit
    (START.replace("turn 1", "turn 0"), "Turn 0 does not fit the phase"),
    (START.replace("turn 1", "lot 1") + " first=lot", "Turn 1 does not fit the phase"),
    (START.replace("turn 1", "over 1"), "The game is over when no rug is left"),
    (START.replace("turn 1", "over 0"), "Turn 0 does not fit the phase"),
    (f"{RUGS} d4s 30,30,30,30 0,0,0,0 0 turn 49", "The game is over when no rug is left"),
    (f"{RUGS} d4s x1,120,x2,x3 0,8,0,0 1 roll 17", "or only one player is in"),
    (f"{RUGS} d4s x1,120,x2,x3 0,8,0,0 1 over 17 lone_survivor=plays-on", "no rug is left"),
    (f"{RUGS} d4s x1,40,40,40 0,8,8,8 0 roll 17", "Seat 0 is out and cannot be to act"),
    (START.replace("turn 1", "pile 1"), "no piles"),
    (START.replace("turn 1", "pile 0"), "no piles"),
    (f"{RUGS} d4s 30,30,30,30 8,8,8,8 0 lot 0 first=lot", "During set-up the market is bare"),
    ("7/7/7/7/7/7/7 d4s x1,40,40,40 0,12,12,12 1 lot 0 first=lot", "nobody has laid"),
    (START.replace("turn 1", "turn 1 turn_time=end"), "cannot be turn 1"),
    # set-up begins with all rugs
    (START.replace("12,12,12,12 0 turn 1", "5,5,5,5 0 lot 0 first=lot"), "."),
    (f"{SETUP} 5+5,5+5 0 pile 0 next=-,-", "."),
    # the lot is drawn only where `first` says so
    (START.replace("turn 1", "lot 0"), "."),
    # tops of the piles
    (f"{PILES} next=b,r", "pile of seat 0 has no blue rug"),
    (f"{PILES} next=r,y", "pile of seat 1 has no yellow rug"),
    (f"{PILES.replace('8+8,', '13+3,')} next=y,b", "at most 12 red"),
    (f"{PILES.replace('8+8,8+8', '9+0,9+0').replace('17', '31')} next=y,b", "0 has no yellow rug"),
    (f"{PILES} next=-,b", "the next rug is shown while there is one"),
    (f"{PILES} next=r,-", "the next rug is shown while there is one"),
    (f"{PILES.replace('roll 17', 'pile 16')} next=r,b", "the next rug is shown"),
    (f"{PILES.replace('0 roll 17', '1 pile 16')} next=-,b", "the next rug is shown"),
    (f"{SETUP} 12+12,12+12 0 pile 0 next=-,b", "the next rug is shown"),
    (f"{SETUP} 12+12,12+12 0 pile 0 next=r,b", "the next rug is shown"),
    (f"{SETUP} 12+12,12+12 0 lot 0 next=r,b first=lot", "the next rug is shown"),
    (f"{SETUP} 12+12,12+12 0 turn 1 next=-,-", "the next rug is shown"),
    (
        "7/7/7/7/7/3r-r2/7 d4s 60,x1 8+8,0+0 0 roll 17 next=r,b lone_survivor=plays-on",
        "pile of seat 1 has no blue rug",
    ),
]


@pytest.mark.parametrize(("text", "words"), BAD_POSITIONS)
def test_a_position_that_cannot_be_is_refused(text: str, words: str) -> None:
    """M1 to M6: with a sentence that says what is wrong."""
    with pytest.raises(taros.BadPosition, match=words):
        taros.from_position("marrakech", text, roll=False)


@pytest.mark.parametrize(
    "text",
    [
        START,
        f"{RUGS} {FOUR}",
        f"{PILES} next=r,b",
        f"{SETUP} 12+12,12+12 0 pile 0 next=-,-",
        f"{SETUP} 12+12,12+12 0 pile 0 next=r,-",
        f"{SETUP} 12+12,12+12 0 lot 0 next=-,- first=lot",
        f"{RUGS} d4s x1,120,x2,x3 0,8,0,0 1 over 17",
        f"{RUGS} d4s x1,120,x2,x3 0,8,0,0 1 roll 17 lone_survivor=plays-on",
        f"{RUGS} d4s 40,x1,40,40 8,0,8,8 0 roll 16",
        f"{RUGS} d4s 40,x1,40,40 8,0,8,8 0 roll 25",
    ],
)
def test_the_good_neighbours_of_bad_positions_are_accepted(text: str) -> None:
    """M1 to M6: so that the refusals above are for the reason given."""
    assert taros.from_position("marrakech", text, roll=False).position == text
