"""R2: what a turn is made of, and where cards come from."""

import pytest

import taros
from games.regatta.scenes import (
    AFAR,
    clause,
    discards,
    hand,
    legal,
    outcomes,
    play,
    pose,
    sails,
    scene,
    where,
)


def test_r2_1_sail_exchange_or_steer() -> None:
    """R2.1: one of the three, and nothing else."""
    match = scene(["0,0,0", AFAR], ["S+sun", "s"])
    assert legal(match) == [
        "sail S",
        "exchange S",
        "exchange sun",
        "exchange S sun",
        "steer 0",
        "steer 90",
        "steer 180",
        "steer 270",
    ]
    for text in ("done", "sun green", "lane1", "S", "seat1"):
        assert clause(match, text) == "R2.1"


@pytest.mark.parametrize("move", ["exchange S", "steer 45"])
def test_r2_1_staying_is_always_allowed(move: str) -> None:
    """R2.1: also for who could sail; the boat stays."""
    match = scene(["0,0,0", AFAR], ["S+s", "s"])
    play(match, move)
    assert pose(match)[:2] == (0, 0)


def test_r2_1_staying_is_all_that_is_left() -> None:
    """R2.1: if no card can be sailed."""
    boxed = scene(["0,0,0", "0,90,90"], ["S+s+S-cloud", "s"])
    assert sails(boxed) == []
    assert [text.split()[0] for text in legal(boxed)].count("exchange") == 7
    play(boxed, "steer 180")
    assert where(boxed) == (1, "main", 2)


def test_r2_1_one_thing_a_turn() -> None:
    """R2.1: after steering it is the next seat's turn; after sailing only the sun is left."""
    match = play(scene(["0,0,0", AFAR], ["S+s", "s"]), "steer 10")
    assert where(match) == (1, "main", 2)
    match = play(scene(["0,0,0", AFAR], ["S+s", "s"]), "sail S")
    assert where(match) == (0, "sun", 1)
    assert clause(match, "sail s") == "R2.2"
    assert clause(match, "steer 10") == "R2.2"
    assert clause(match, "exchange s") == "R2.2"


def test_r2_2_a_sun_or_done_and_then_the_hand_is_filled() -> None:
    """R2.2: up to five, card by card; then the next seat."""
    match = scene(["0,0,0", AFAR], ["S+s+L45+R45+sun", "s"])
    play(match, "sail S")
    assert legal(match) == ["sun green", "done"]
    play(match, "done")
    assert match.to_act == taros.CHANCE
    assert (match.view().draws, match.view().seat) == (1, 0)
    play(match, "L90")
    assert where(match) == (1, "main", 2)
    assert sorted(hand(match)) == ["L45", "L90", "R45", "s", "sun"]


def test_r2_2_after_a_sun_two_cards_are_drawn_and_after_helm_and_sun_three() -> None:
    """R2.2, R6.3, R6.1."""
    match = scene(["0,0,0", AFAR, "-900,0,0"], ["S+s+L45-helm+R45+sun", "s", "s"])
    two = play(scene(["0,0,0", AFAR], ["S+s+L45+R45+sun", "s"]), "sail S", "sun green")
    assert two.view().draws == 2
    play(match, "sail L45", "sail s", "sun yellow")
    assert match.view().draws == 3
    play(match, "S", "S", "S")
    assert (where(match), len(hand(match))) == ((1, "main", 2), 5)


def test_r2_2_the_sun_is_asked_for_after_every_sail() -> None:
    """R2.2, R6.3: whether or not the seat holds one; who holds none can only be done."""
    match = play(scene(["0,0,0", AFAR], ["S+s", "sun"]), "sail S")
    assert where(match) == (0, "sun", 1)
    assert legal(match) == ["done"]
    assert match.game.rules.forced_move(match.state) == match.legal()[0].code
    held = play(scene(["0,0,0", AFAR], ["S+sun", "s"]), "sail S")
    assert where(held) == (0, "sun", 1)
    assert held.game.rules.forced_move(held.state) is None
    assert match.game.presenter.prompt(match.state) == held.game.presenter.prompt(held.state)


DECK = "2*S,9*s,1*L45"


def test_r2_3_the_discards_become_the_pile() -> None:
    """R2.3: when a card is to be drawn and the pile is empty, with the card just sailed."""
    match = scene(["0,0,0", AFAR], ["S+4*s", "4*s+S"], discards="L45+s", deck=DECK)
    assert match.view().pile == 0
    play(match, "sail S")
    assert discards(match) == ["S", "s", "L45"]
    play(match, "done")
    assert outcomes(match) == {"S": 1, "s": 1, "L45": 1}
    assert discards(match) == []
    play(match, "L45")
    assert (where(match), match.view().pile) == ((1, "main", 2), 2)


def test_r2_3_only_when_a_card_is_to_be_drawn() -> None:
    """R2.3: the last card drawn leaves the discards where they are."""
    match = scene(["0,0,0", AFAR], ["S+4*s", "5*s"], discards="L45", deck=DECK)
    assert match.view().pile == 1
    play(match, "sail S", "done")
    assert outcomes(match) == {"S": 1}
    play(match, "S")
    assert (discards(match), match.view().pile) == (["S", "L45"], 0)


def test_r2_3_halfway_through_drawing() -> None:
    """R2.3: the pile gives what it has, then the discards are it."""
    match = scene(["0,0,0", AFAR], ["S+4*s", "5*s"], discards="L45", deck=DECK)
    play(match, "exchange s s s", "S")
    assert outcomes(match) == {"s": 3, "L45": 1}
    play(match, "L45", "s")
    assert (where(match), match.view().pile, discards(match)) == ((1, "main", 2), 2, [])


def test_r2_3_nobody_draws_when_there_is_nothing() -> None:
    """R2.3: neither pile nor discards: the turn is over, with fewer than five cards."""
    match = scene(["0,0,0", AFAR], ["S+s+s+s", "s+s+s+s+sun"], deck="1*S,7*s,1*sun,1*L45")
    play(match, "sail S", "done")
    assert outcomes(match) == {"L45": 1}  # the pile's only card; the discards come after it
    play(match, "L45")
    assert outcomes(match) == {"S": 1}
    play(match, "S")
    assert (where(match), match.view().pile, discards(match)) == ((1, "main", 2), 0, [])
    play(match, "sail s", "sun red", "s")  # red's turn is lost, its sun is all that can be drawn
    assert where(match) == (1, "main", 4)
    assert (len(hand(match, 1)), match.view().pile, discards(match)) == (4, 0, ["sun"])


def test_r2_3_a_hand_may_stay_small() -> None:
    """R2.3: with every other card held or before a bow, the seat goes on with what it has."""
    deck = "1*S,8*s,1*sun"
    poses = ["0,0,0", AFAR]
    match = scene(poses, ["S+s+s+sun", "s+s+s+s+s"], deck=deck, discards="s")
    play(match, "sail S", "sun green")
    # the pile is empty; s, S are the discards; the hand has two cards and gets those two
    assert outcomes(match) == {"S": 1, "s": 1}
    play(match, "S")
    play(match, "s")
    assert where(match) == (0, "main", 3)
    assert sorted(hand(match)) == ["S", "s", "s", "s"]
    assert discards(match) == ["sun"]
