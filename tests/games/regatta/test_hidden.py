"""What a seat cannot see it cannot learn from any door, and guesses at it are fair (R1.4)."""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest

import taros
from game_parts import determinize, evaluate, heuristics_of
from games.regatta.scenes import AFAR, play, scene, where
from taros.core.events import describe
from taros.core.game import CHANCE, State
from taros.core.match import Match
from taros.games import get
from taros.games.regatta.layout import DRAW, EXCHANGE, HAND, KINDS, KINDS_SIZE, PILE
from taros.kernels import array, load

GAME = get("regatta")
PHASES = ("main", "second", "sun")


def a_match(seed: int, seats: int = 3, **options: Any) -> Match:
    return taros.new("regatta", seats, seed, **options)


def random_play(match: Match, rng: Random, moves: int) -> Iterator[Match]:
    """The match before each of so many random moves, three of four of them sails."""
    for _ in range(moves):
        if match.to_act is None:
            return
        yield match
        texts = [move.text for move in match.legal(15)]
        sails = [text for text in texts if text.startswith("sail")]
        match.play(rng.choice(sails if sails and rng.random() < 0.75 else texts))


def observed(state: State, seat: int) -> State:
    found = [0] * len(state)
    GAME.rules.observe(state, seat, found)
    return found


def permuted(state: State, seat: int, rng: Random) -> State:
    """The same state with the cards that a seat cannot see shuffled: other hands and the pile."""
    other = list(state)
    kinds = range(state[KINDS_SIZE])
    places = [HAND + KINDS * each for each in range(GAME.rules.num_seats(state)) if each != seat]
    places.append(PILE)
    cards = [kind for place in places for kind in kinds for _ in range(state[place + kind])]
    rng.shuffle(cards)
    for place in places:
        count = sum(state[place : place + len(kinds)])
        mine, cards = cards[:count], cards[count:]
        for kind in kinds:
            other[place + kind] = mine.count(kind)
    return other


def all_doors(state: State, seat: int, options: Any) -> dict[str, Any]:
    """Everything that can be asked on behalf of a seat."""
    observation = observed(state, seat)
    view = GAME.presenter.view(state, seat)
    found = {
        "view": msgspec.json.encode(view),
        "observation": observation,
        "position": GAME.notation.format_position(observation, options),
        "svg": GAME.renderer.svg(view),
        "terminal": GAME.renderer.terminal(view),
        "standings": GAME.rules.standings(state),
        "evaluate": evaluate(GAME, state),
        "turn": GAME.rules.turn(state),
        "to act": GAME.rules.to_act(state),
    }
    if GAME.rules.to_act(state) == seat:
        codes = heuristics_of(GAME).candidate_moves(state)
        found |= {
            "legal": GAME.rules.legal(state, 45),
            "considered": codes,
            "ratings": heuristics_of(GAME).scores(state, codes),
            "menu": GAME.notation.menu(state),
            "passed": GAME.rules.forced_move(state),
            "previews": [GAME.presenter.preview(state, code) for code in codes],
            "words": [describe(GAME, state, code, seat).text for code in codes],
            "reasons": [GAME.presenter.why_not(state, code) for code in range(0, EXCHANGE, 7)],
        }
    if GAME.rules.to_act(state) >= 0:
        found["prompt"] = GAME.presenter.prompt(state)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r1_4_hidden_cards_change_nothing_a_seat_can_ask(seats: int) -> None:
    """R1.4: with other hands and the pile shuffled, every door gives the same answer."""
    rng = Random(seats)
    match = a_match(seats, seats, course="sprint")
    compared = 0
    for _ in random_play(match, rng, 9):
        for seat in range(seats):
            other = permuted(match.state, seat, rng)
            if other != match.state:
                one, two = (all_doors(s, seat, match.options) for s in (match.state, other))
                assert [name for name in one if one[name] != two[name]] == []
                compared += 1
    assert compared > 8 * seats


def test_r1_4_a_spectator_sees_no_hand_at_all() -> None:
    """R1.4: and a spectator's picture shows none."""
    match = a_match(5, 2)
    rng = Random(1)
    for _ in range(5):
        other = permuted(permuted(match.state, 0, rng), 1, rng)
        assert GAME.presenter.view(other, None) == match.view()
        assert GAME.renderer.svg(GAME.presenter.view(other, None)) == match.svg()
    assert match.view().hand == ()


def test_r1_4_a_view_shows_ones_own_hand_and_numbers() -> None:
    """R1.4: own cards, how many the others have, the discards, and nothing else of cards."""
    hands = ["S+s+L45-helm+sun", "L90+L90+R30", "R90+s"]
    match = scene(["0,0,0", AFAR, "-900,0,0"], hands, discards="R45+2*L30|S|R30")
    for seat, own in enumerate(hands):
        view = match.view(seat)
        assert sorted(view.hand) == sorted(own.split("+"))
        assert [boat.cards for boat in view.boats] == [4, 3, 2]
        assert sorted(view.discards) == ["L30|S|R30", "L30|S|R30", "R45"]
        assert view.pile == 55 - 9 - 3
    names = set(match.view(0).__struct_fields__)
    assert names == {
        "turn",
        "phase",
        "to_act",
        "seat",
        "viewer",
        "sea",
        "kinds",
        "boats",
        "hand",
        "discards",
        "pile",
        "draws",
    }


def test_r1_4_a_seat_knows_what_it_has_itself() -> None:
    """R1.4: the doors do tell one's own hand: shuffling that does show."""
    rng = Random(3)
    match = a_match(3, 2)
    other = permuted(match.state, 1, rng)  # seat 0's own cards among them
    one, two = (all_doors(s, 0, match.options) for s in (match.state, other))
    for name in ("view", "observation", "position", "legal", "menu"):
        assert one[name] != two[name], name


def test_r1_4_positions_for_a_seat_mark_what_is_hidden() -> None:
    """R1.4: `?` for each card of others; such a position cannot be played from."""
    match = scene(["0,0,0", AFAR, "-900,0,0"], ["S+sun", "L90+L90+R30", "R90"], discards="s")
    hidden = match.position_for(1).split()
    assert hidden[1] == "2*?/2*L90+R30/?"
    assert hidden[2] == "s"
    whole = match.position.split()
    assert [word for number, word in enumerate(hidden) if number != 1] == [
        word for number, word in enumerate(whole) if number != 1
    ]
    for seat in range(3):
        with pytest.raises(taros.BadPosition, match="hidden"):
            taros.from_position("regatta", match.position_for(seat))


def test_r1_4_a_lone_boat_hides_nothing_but_the_pile() -> None:
    """R1.4: its position for itself is the position."""
    match = a_match(4, 1)
    assert match.position_for(0) == match.position
    assert taros.from_position("regatta", match.position_for(0)).state == match.state


def test_r1_4_an_empty_hand_has_nothing_to_hide() -> None:
    """R1.4, R2.3: nobody's cards are `?` if there are none."""
    match = scene(["0,0,0", AFAR], ["S", "-"])
    assert match.position_for(0).split()[1] == "S/-"


# Words


def test_r1_4_another_seats_draw_is_not_named() -> None:
    """R1.4: the drawer is told the card; others and spectators only that one was drawn."""
    match = play(scene(["0,0,0", AFAR], ["S+s", "L45"]), "exchange S")
    words = {card.name: card.words.text for card in match.view().kinds}
    for move, _ in match.outcomes():
        told = describe(GAME, match.state, move.code, 0).text
        assert told == f"seat 0 draws a card: {words[move.text]}."
        for viewer in (1, None):
            said = describe(GAME, match.state, move.code, viewer)
            assert said == describe(GAME, match.state, match.outcomes()[0][0].code, viewer)
            assert said.text == "seat 0 draws a card."


def test_r1_4_words_for_others_do_not_depend_on_hidden_cards() -> None:
    """R1.4: of everything that happens in a race, whatever is hidden."""
    rng = Random(8)
    match = a_match(8, 3, turn_limit=3)
    for _ in random_play(match, rng, 20):
        pass
    said = 0
    for number, ply in enumerate(match.plies):
        state = match.state_at(number)
        if ply.actor == CHANCE:
            continue
        for viewer in range(3):
            if viewer != ply.actor:
                other = permuted(state, viewer, rng)
                for kind in range(state[KINDS_SIZE]):  # the actor still holds what it plays
                    place = HAND + KINDS * ply.actor + kind
                    other[place] = max(other[place], state[place])
                words = [describe(GAME, s, ply.move.code, viewer) for s in (state, other)]
                assert words[0] == words[1]
                said += 1
    assert said > 20


def test_r5_1_what_is_put_away_is_open() -> None:
    """R5.1: exchanged cards lie on the discards for all to see, and are named."""
    match = scene(["0,0,0", AFAR], ["S+s", "L45"])
    code = GAME.notation.parse_move(match.state, "exchange S s")
    assert describe(GAME, match.state, code, 1) == describe(GAME, match.state, code, 0)
    assert "straight on and short straight on" in describe(GAME, match.state, code, 1).text


# Undo


def test_undo_of_a_seat_does_not_look_into_the_pile() -> None:
    """R1.4: what was drawn cannot be taken back by the seat that saw it."""
    match = taros.new("regatta", 2, seed=7)
    first = match.position
    match.play("sail S")
    assert match.undo(0).text == "sail S"
    assert match.position == first
    match.play("sail S")
    match.play("done")  # and a card is drawn
    with pytest.raises(taros.CannotUndo):
        match.undo(0)
    with pytest.raises(taros.CannotUndo):
        match.undo(1)
    match.undo()
    assert where(match) == (0, "sun", 1)
    match.undo()
    assert match.position == first


def test_undo_and_again_draws_the_same() -> None:
    """R1.4: the pile is not shuffled anew by taking back."""
    match = taros.new("regatta", 2, seed=7)
    match.play("exchange S")
    once = match.position
    match.undo()
    match.play("exchange S")
    assert match.position == once


def test_r6_3_the_sun_phase_comes_after_every_sail() -> None:
    """R6.3, R2.2: whether or not the seat holds one; only done is left to who holds none."""
    seen: Counter[bool] = Counter()
    for seed in range(3):
        match = a_match(seed, 3, deck="20*S,10*L45,10*R45,4*L45-helm,6*sun")
        rng = Random(seed)
        for _ in random_play(match, rng, 30):
            last = match.plies[-1]
            phase = match.view().phase
            assert phase in (("second", "sun") if last.move.text.startswith("sail") else PHASES)
            if phase == "sun":
                assert last.actor == match.to_act
                holds = "sun" in match.view(match.to_act).hand
                free = sum(not boat.becalmed for boat in match.view().boats) - 1
                assert len(match.legal()) == 1 + (free if holds else 0)
                assert (GAME.rules.forced_move(match.state) is None) == (len(match.legal()) > 1)
                seen[holds] += 1
    assert min(seen[True], seen[False]) > 3


# Guesses


def p_value(observed: Sequence[int], expected: Sequence[float]) -> float:
    """Of the chi-square test: the chance of deviations as large as these."""
    half = sum((o - e) ** 2 / e for o, e in zip(observed, expected, strict=True)) / 2
    degrees = len(observed) - 1
    if degrees % 2:
        share, order = math.erfc(math.sqrt(half)), 0.5
    else:
        share, order = math.exp(-half), 1.0
    while order < degrees / 2:  # the incomplete gamma function, step by step
        share += math.exp(order * math.log(half) - half - math.lgamma(order + 1))
        order += 1
    return share


def test_the_chi_square_test_can_fail() -> None:
    """Known values, and a die that is loaded."""
    assert p_value([10, 10], [10, 10]) == 1.0
    assert p_value([60, 40], [50, 50]) == pytest.approx(0.0455, abs=0.0001)
    assert p_value([20, 30, 40, 10], [25] * 4) == pytest.approx(0.0001697, abs=1e-6)
    assert p_value([45, 30, 25], [100 / 3] * 3) == pytest.approx(0.03877, abs=1e-4)


class Guess(msgspec.Struct):
    """A position, the seat that guesses, and how many of each kind it does not see."""

    position: str
    seat: int
    unseen: tuple[int, ...]
    hands: tuple[int, ...]  # cards in the other hands, in the order of the seats


TINY = "course=line:-400,-5000,400,-5000;cw:0,5000 deck"
GUESSES = {
    "two boats": Guess(
        f"0,0,0:1:-/900,0,0:2:- S+sun/S+s+L45 s 0 main 1 {TINY}=4*S,3*s,2*L45,2*sun",
        0,
        (3, 2, 2, 1),
        (3,),
    ),
    "a sun before a bow": Guess(
        f"0,0,0:1:-/900,0,0:2:-:sun S+s/S+L45 s 0 main 1 {TINY}=3*S,4*s,2*L45,2*sun",
        0,
        (2, 2, 2, 1),
        (2,),
    ),
    "the other acts": Guess(
        f"0,0,0:1:-/900,0,0:2:- S+S+s/S+L45+L45+s 2*s 1 main 2 {TINY}=5*S,4*s,2*L45",
        0,
        (3, 1, 2),
        (4,),
    ),
    "while the other draws": Guess(
        f"0,0,0:1:-/900,0,0:2:- S+S+s/S+L45 s 1 draw:3 2 {TINY}=5*S,4*s,2*L45",
        0,
        (3, 2, 2),
        (2,),
    ),
    "three boats": Guess(
        f"0,0,0:1:-/900,0,0:2:-/-900,0,0:3:- S+s/S+L45/s+L45+S - 1 main 2 {TINY}=6*S,5*s,4*L45",
        1,
        (5, 5, 3),
        (2, 3),
    ),
    "an empty pile": Guess(
        f"0,0,0:1:-/900,0,0:2:-/-900,0,0:3:- S+s+s/S+S+s/s+s+L45 3*s+2*S+L45 0 main 1 "
        f"{TINY}=5*S,8*s,2*L45",
        0,
        (2, 3, 1),
        (3, 3),
    ),
}


def hands_of(state: Sequence[int], guess: Guess) -> tuple[tuple[int, ...], ...]:
    kinds = len(guess.unseen)
    seats = [seat for seat in range(len(guess.hands) + 1) if seat != guess.seat]
    places = [HAND + KINDS * seat for seat in seats]
    return tuple(tuple(int(n) for n in state[place : place + kinds]) for place in places)


def chances(guess: Guess) -> dict[tuple[tuple[int, ...], ...], float]:
    """The exact chance of all hands together: as many ways as cards can be dealt so."""
    found = {}
    whole = ways_to_deal(sum(guess.unseen), guess.hands)
    each = [
        [hand for hand in product(*(range(n + 1) for n in guess.unseen)) if sum(hand) == size]
        for size in guess.hands
    ]
    for hands in product(*each):
        taken = [sum(counts) for counts in zip(*hands, strict=True)]
        if all(count <= n for count, n in zip(taken, guess.unseen, strict=True)):
            split = zip(*hands, strict=True)
            ways = math.prod(
                ways_to_deal(n, counts) for n, counts in zip(guess.unseen, split, strict=True)
            )
            found[hands] = ways / whole
    return found


def ways_to_deal(cards: int, hands: Sequence[int]) -> int:
    """How many ways there are to deal so many of the cards to each hand, the rest to the pile."""
    ways = 1
    for size in hands:
        ways *= math.comb(cards, size)
        cards -= size
    return ways


@pytest.mark.parametrize("compiled", [False, True])
@pytest.mark.parametrize("name", GUESSES)
def test_guesses_are_uniform(name: str, compiled: bool) -> None:
    """R1.4: every deal that the seat cannot tell from the true one is as likely as any other."""
    guess = GUESSES[name]
    match = taros.from_position("regatta", guess.position, roll=False)
    observation = observed(match.state, guess.seat)
    exact = chances(guess)
    assert sum(exact.values()) == pytest.approx(1)
    resample: Any = load(GAME.kernels, "determinize", compiled).determinize
    rng = array([0], compiled)
    load(GAME.kernels, "rng", compiled).seed_rng(rng, 2026, 7)
    tries = 8000 if compiled else 3000
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    kinds = len(guess.unseen)
    for _ in range(tries):
        state = array(observation, compiled)
        resample(state, guess.seat, rng)
        hands = hands_of(state, guess)
        found[hands] += 1
        pile = [int(number) for number in state[PILE : PILE + kinds]]
        dealt = [sum(counts) for counts in zip(*hands, strict=True)]
        assert tuple(p + d for p, d in zip(pile, dealt, strict=True)) == guess.unseen
    assert set(found) <= set(exact)
    likely = [hands for hands, chance in exact.items() if chance * tries >= 5]
    counts = [found[hands] for hands in likely]
    expected = [tries * exact[hands] for hands in likely]
    rest = tries - sum(expected)
    if rest >= 5:
        counts.append(tries - sum(counts))
        expected.append(rest)
    assert len(counts) >= 4
    assert p_value(counts, expected) > 0.001


def test_guesses_are_the_same_at_both_speeds() -> None:
    """R1.4: number for number, and the game's door is the plain one."""
    match = a_match(12, 4)
    for seat in range(4):
        observation = observed(match.state, seat)
        results = []
        for compiled in (False, True):
            rng = array([0], compiled)
            load(GAME.kernels, "rng", compiled).seed_rng(rng, 5, seat)
            for _ in range(20):
                state = array(observation, compiled)
                load(GAME.kernels, "determinize", compiled).determinize(state, seat, rng)
                results.append([int(number) for number in state])
        assert results[:20] == results[20:]
        rng = [0]
        load(GAME.kernels, "rng", False).seed_rng(rng, 5, seat)
        assert [determinize(GAME, observation, seat, rng) for _ in range(20)] == results[:20]
        assert len({tuple(state) for state in results}) == 20


def test_a_guess_knows_all_that_the_seat_knows() -> None:
    """R1.4: own hand, discards, numbers; and no guess holds what is known to be elsewhere."""
    match = scene(["0,0,0", AFAR], ["3*sun+S+s", "4*S-cloud"], discards="4*L45")
    rng = [1 << 32]
    for _ in range(50):
        guess = determinize(GAME, observed(match.state, 0), 0, rng)
        hand = GAME.presenter.view(guess, 1).hand
        assert "sun" not in hand
        assert "L45" not in hand
        assert len(hand) == 4
        assert GAME.presenter.view(guess, 0) == match.view(0)


def test_draws_stay_fair_after_a_guess() -> None:
    """R1.4: the pile of a guess is what is drawn from."""
    match = a_match(2, 2)
    guess = determinize(GAME, observed(match.state, 0), 0, [12345 << 32])
    text = GAME.notation.format_position(guess, match.options)
    again = taros.from_position("regatta", text, roll=False)
    again.play("exchange " + again.view(0).hand[0])
    total = sum(weight for _, weight in again.outcomes())
    assert total == 55 - 10
    assert all(code >= DRAW for code, _ in GAME.rules.outcomes(again.state))
