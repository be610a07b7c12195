"""What the bot `greedy` goes by, worked out a second time on the oracle's market."""

from collections import Counter
from copy import deepcopy
from random import Random

import pytest

from game_parts import evaluate, heuristics_of
from games.marrakech.helpers import (
    GAME,
    Variant,
    codes_of,
    naive_of,
    some_variants,
    state_of,
)
from games.marrakech.naive import DIE, LEFT_OF, NEIGHBOURS, RIGHT_OF, Naive, step
from games.marrakech.playouts import GREEDY, RANDOM, Playouts
from taros import bots
from taros.core.game import CHANCE, State

VARIANTS = some_variants(seed=5, mixed=60)


def due(naive: Naive, payer: int, square: str) -> tuple[int, int | None]:
    """What a seat would owe on a square, and to whom (M4.1, M4.2)."""
    colour = naive.top(square)
    if colour is None or naive.owner(colour) == payer or naive.out[naive.owner(colour)]:
        return 0, None
    return len(naive.region(square)), naive.owner(colour)


def next_in(naive: Naive) -> int:
    """The seat after the one whose turn it is, out ones passed over (M1.8, M4.5)."""
    seats = len(naive.out)
    order = [(naive.seat + away) % seats for away in range(1, seats + 1)]
    return next(seat for seat in order if not naive.out[seat])


def landings(naive: Naive, text: str, roll: int) -> list[str]:
    """The squares Assam walks over after a turn."""
    square, facing = naive.assam, naive.facing
    facing = {"left": LEFT_OF, "right": RIGHT_OF}.get(text, {}).get(facing, facing)
    path = []
    for _ in range(roll):
        square, facing = step(square, facing)
        path.append(square)
    return path


def turn_rating(naive: Naive, text: str, at_end: bool) -> int:
    """Six times what a roll should bring: less what the seat owes, or what the next owes it."""
    payer = next_in(naive) if at_end else naive.seat
    gain = 0
    for face, weight in DIE:
        owed, owner = due(naive, payer, landings(naive, text, int(face))[-1])
        if payer == naive.seat:
            gain -= weight * owed
        elif owner == naive.seat:
            gain += weight * owed
    return gain


def rug_rating(naive: Naive, text: str) -> int:
    """Four points a square gained, four a square taken, one a square of the region it makes."""
    seat = naive.seat
    pair = (text[:2], text[2:])
    colour = naive.next_rug[seat] or naive.owned(seat)[0]
    below = [naive.top(square) for square in pair]
    owners = [None if top is None else naive.owner(top) for top in below]
    gained = sum(owner != seat for owner in owners)
    taken = sum(owner not in (None, seat) and not naive.out[owner or 0] for owner in owners)
    return 4 * gained + 4 * taken + len(region_with(naive, colour, pair))


def region_with(naive: Naive, colour: str, pair: tuple[str, str]) -> set[str]:
    """The region of a rug of this colour, if it lay there."""
    found = set(pair)
    edge = list(pair)
    while edge:
        for square in NEIGHBOURS[edge.pop()]:
            if square not in found and naive.top(square) == colour:
                found.add(square)
                edge.append(square)
    return found


def decisions(variant: Variant, rng: Random) -> list[tuple[State, Naive]]:
    """Some states of a random game in which a seat decides, on both sides."""
    state, naive = list(state_of(variant)), naive_of(variant)
    found = []
    while codes := codes_of(state):
        if GAME.rules.to_act(state) != CHANCE and rng.random() < 0.25:
            found.append((list(state), deepcopy(naive)))
        code = rng.choice(codes)
        naive.play(GAME.notation.format_move(state, code))
        GAME.rules.apply(state, code)
    return found


@pytest.mark.parametrize("part", range(2))
def test_ratings_are_what_policy_says(part: int) -> None:
    """M3, M4, M5: expected payments for a turn; gain, damage and region for a rug."""
    seen: Counter[str] = Counter()
    for number, variant in enumerate(VARIANTS[part::2]):
        at_end = variant.values.get("turn_time") == "end"
        for state, naive in decisions(variant, Random(number)):
            codes = GAME.rules.legal(state)
            texts = [GAME.notation.format_move(state, code) for code in codes]
            if naive.stage == "face":
                expected = [turn_rating(naive, text, at_end) for text in texts]
            else:
                expected = [rug_rating(naive, text) for text in texts]
            assert heuristics_of(GAME).scores(state, codes) == expected, (variant, naive.stage)
            seen[naive.stage] += 1
            seen["different"] += len(set(expected)) > 1
            seen["at the end"] += at_end
    assert min(seen.values()) > 100


@pytest.mark.parametrize("part", range(2))
def test_previews_are_what_happens(part: int) -> None:
    """M3.3, M4.1: the landings of a turn with their odds and costs, the squares of a rug."""
    shown = 0
    for number, variant in enumerate(VARIANTS[part::2]):
        at_end = variant.values.get("turn_time") == "end"
        for state, naive in decisions(variant, Random(100 + number)):
            payer = next_in(naive) if at_end else naive.seat
            for code in GAME.rules.legal(state):
                text = GAME.notation.format_move(state, code)
                preview = GAME.presenter.preview(state, code)
                if naive.stage == "lay":
                    assert preview.squares == (text[:2], text[2:])
                    continue
                for landing, (face, weight) in zip(preview.landings, DIE, strict=True):
                    path = landings(naive, text, int(face))
                    owed, owner = due(naive, payer, path[-1])
                    found = (landing.roll, landing.weight, landing.cost, landing.owner)
                    assert found == (int(face), weight, owed, owner)
                    assert landing.path == tuple(path)
                    shown += 1
    assert shown > 1000


def test_greedy_takes_a_best_rated_move() -> None:
    """M3.1, M5.1: always one of them, and in time each of them."""
    variant = Variant(4, {})
    greedy = bots.get("greedy", GAME)
    generator = [12345 << 32 | 6789]
    for state, _ in decisions(variant, Random(8)):
        codes = GAME.rules.legal(state)
        ratings = heuristics_of(GAME).scores(state, codes)
        best = {code for code, rate in zip(codes, ratings, strict=True) if rate == max(ratings)}
        chosen = {greedy.choose(state, codes, generator) for _ in range(60)}
        assert chosen <= best
        if len(best) <= 3:
            assert chosen == best


def test_greedy_turns_where_least_is_due() -> None:
    """M3.1, M4.1: six yellow squares ahead, two brown ones on the right, none on the left."""
    text = "7/7/7/n-n5/3y|3/3yy-y1/3y-y2 d4s 30,30,30,30 6,6,6,6 0 turn 25"
    state = GAME.notation.parse_position(text)[1]
    ratings = dict(
        zip(
            ["left", "ahead", "right"],
            heuristics_of(GAME).scores(state, GAME.rules.legal(state)),
            strict=True,
        )
    )
    assert ratings == {"left": 0, "ahead": -6 * 6, "right": -2 * (2 + 2)}


def test_evaluate_is_points_ahead_of_the_best_rival() -> None:
    """M6.2, M4.5: dirhams and squares, against the best of those still in."""
    for variant in VARIANTS:
        for state, naive in decisions(variant, Random(9))[:10]:
            scores = [
                0 if out else score for score, out in zip(naive.scores(), naive.out, strict=True)
            ]
            expected = [
                score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)
            ]
            assert evaluate(GAME, state) == expected


@pytest.mark.parametrize("seat", range(4))
def test_greedy_beats_three_random_bots(seat: int) -> None:
    """M6.3: from every seat it wins well over half of the games."""
    kinds = [GREEDY if k == seat else RANDOM for k in range(4)]
    wins, _ = Playouts(Variant(4, {}), kinds, compiled=True).simulate(11, 4000)
    assert wins[seat] > 0.65
    assert sum(wins) == pytest.approx(1)
