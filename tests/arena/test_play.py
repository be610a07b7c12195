"""`taros.arena.play`: the loop follows the rules, chance belongs to the number, faults are seen."""

import gc
import threading
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

import arena.rigged  # noqa: F401  (its bots are known from here on)
import taros
from taros import games
from taros.arena.play import Arena, GameResult, PlyLog, stream
from taros.kernels.shared.rng import below

DICE_ONLY: dict[str, Any] = {"rugs": 8, "purse": 1000, "two_player": "one-colour"}
QUICK = 1.0  # seconds of patience with bots that will never answer


def an_arena(game: str = "marrakech", seats: int = 3, **options: Any) -> Arena:
    rules = games.get(game)
    chosen = games.choose_options(rules, seats, options)
    return Arena(rules, seats, chosen, patience=QUICK, replaceable=False)


def logged(
    arena: Arena, names: Sequence[str], seed: int = 1, number: int = 0
) -> tuple[GameResult, PlyLog]:
    log: PlyLog = []
    return arena.play(names, seed, number, log), log


def replayed(game: str, seats: int, log: PlyLog, **options: Any) -> taros.Match:
    """The same plies through the checked door."""
    match = taros.new(game, seats, roll=False, **options)
    for turn, code in log:
        assert match.turn == turn
        match.play(match.game.notation.format_move(match.state, code))
    return match


def untimed(played: GameResult) -> tuple[Any, ...]:
    return played.turns, played.places, played.scores, played.moves, played.faults


# The rules


@pytest.mark.parametrize(
    ("game", "names", "options"),
    [
        ("marrakech", ["greedy", "random", "first"], {"rugs": 4}),
        ("marrakech", ["random", "greedy"], {"preset": "bga", "purse": 9}),
        ("regatta", ["greedy", "random"], {"course": "sprint", "turn_limit": 6}),
    ],
)
def test_a_game_is_one_that_the_rules_allow(
    game: str, names: list[str], options: dict[str, Any]
) -> None:
    played, log = logged(an_arena(game, len(names), **options), names)
    match = replayed(game, len(names), log, **options)
    assert match.to_act is None
    standings = match.standings()
    assert played.places == tuple(standing.place for standing in standings)
    assert played.scores == tuple(standing.score for standing in standings)
    assert played.turns == match.turn
    assert played.faults == ()


def test_bots_are_asked_where_they_have_a_choice() -> None:
    names = ["greedy", "random", "first"]
    played, log = logged(an_arena(rugs=4), names)
    match = taros.new("marrakech", 3, roll=False, rugs=4)
    choices = Counter[int | None]()
    for _, code in log:
        choices[match.to_act] += len(match.legal()) > 1
        match.play(match.game.notation.format_move(match.state, code))
    assert played.moves == tuple(choices[seat] for seat in range(3))
    for seconds, worst, moves in zip(played.seconds, played.worst, played.moves, strict=True):
        assert 0 < worst <= seconds <= worst * moves


# Chance


def test_the_same_number_is_the_same_game() -> None:
    names = ["greedy", "random", "greedy"]
    one, two = an_arena(rugs=4), an_arena(rugs=4)
    two.play(["random"] * 3, 9, 9)
    for number in (0, 5, 12345):
        first, second = logged(one, names, 3, number), logged(two, names, 3, number)
        assert (untimed(first[0]), first[1]) == (untimed(second[0]), second[1])


def test_seeds_and_numbers_bring_other_chance() -> None:
    arena = an_arena(seats=2, **DICE_ONLY)
    rolls = {
        tuple(dice(logged(arena, ["first", "first"], seed, number)[1]))
        for seed in range(5)
        for number in range(5)
    }
    assert len(rolls) == 25


def dice(log: PlyLog) -> list[int]:
    """Outcomes of chance alone; no bot has a say in them."""
    match = taros.new("marrakech", 2, roll=False, **DICE_ONLY)
    rolls = []
    for _, code in log:
        if match.to_act == taros.CHANCE:
            rolls.append(code)
        match.play(match.game.notation.format_move(match.state, code))
    return rolls


def test_chance_is_the_same_whoever_plays_and_wherever_they_sit() -> None:
    arena = an_arena(seats=2, **DICE_ONLY)
    for number in range(5):
        rolls = [
            dice(logged(arena, lineup, 1, number)[1])
            for bots in (("greedy", "random"), ("greedy", "first"), ("random", "raises"))
            for lineup in permutations(bots)
        ]
        assert len(rolls[0]) == 16
        assert all(other == rolls[0] for other in rolls)


# Faults


@pytest.mark.parametrize(
    ("name", "kind", "texts"),
    [
        ("raises", "failed", {"ZeroDivisionError: by no means"}),
        ("exits", "failed", {"SystemExit: 3"}),
        ("illegal", "illegal", {"None", "'left'", "-1", "1.0"}),
        ("odd", "failed", {"OddError"}),
        ("surrogate", "failed", {"ValueError: half a \\ud800"}),
    ],
)
def test_a_faulty_move_is_played_by_random(name: str, kind: str, texts: set[str]) -> None:
    """And only that one: the bot plays the others itself."""
    names = ["first", "first", name]
    played, log = logged(an_arena(), names, 7, 1)
    faulty = [fault for fault in played.faults if fault.turn % 3 == 0]
    assert list(played.faults) == faulty != []
    assert {(fault.seat, fault.kind) for fault in faulty} == {(2, kind)}
    assert texts <= {fault.text for fault in faulty}
    match = taros.new("marrakech", 3, roll=False)
    lost = 0
    for ply, (turn, code) in enumerate(log, start=1):
        legal = [move.code for move in match.legal()]
        if match.to_act == 2 and turn % 3 == 0 and len(legal) > 1:
            lost += 1
            assert code == legal[below(stream(7, 1, ply), len(legal))]
        elif legal:
            assert code == legal[0]
        match.play(match.game.notation.format_move(match.state, code))
    assert lost == len(faulty)
    assert played.places == tuple(standing.place for standing in match.standings())


def test_a_bot_that_cannot_be_made_is_faulty_too() -> None:
    arena = an_arena(seats=2, rugs=1)
    arena.warm_up(["unborn", "first"])
    played = arena.play(["unborn", "first"], 1, 0)
    assert {fault.text for fault in played.faults} == {"ZeroDivisionError: by no means"}
    assert len(played.faults) == played.moves[0] > 0


@pytest.mark.parametrize("name", ["loops", "sleeps"])
def test_a_bot_that_never_answers_is_left_behind(name: str) -> None:
    """It is asked no more in that game, in whichever of its seats, but in the next one it is."""
    arena = an_arena(rugs=4)
    for number in (0, 1):
        played, _ = logged(arena, [name, "first", name], 7, number)
        assert len(played.places) == 3
        (fault,) = played.faults
        assert (fault.kind, fault.turn, fault.text) == ("stalled", 3, "1 s")
        assert played.worst[fault.seat] == QUICK
        other = {0: 2, 2: 0}[fault.seat]
        assert played.moves[other] < played.moves[1]
        assert arena.bot_thread.has_abandoned


def test_what_is_left_behind_ends_where_it_runs_python() -> None:
    before = set(threading.enumerate())
    arena = an_arena(rugs=4)
    assert logged(arena, ["first", "first", "loops"])[0].faults != ()
    waiting = arena.bot_thread._thread
    for left in set(threading.enumerate()) - before - {waiting}:
        left.join(20)
        assert not left.is_alive()
    assert waiting.is_alive()
    del arena
    gc.collect()
    waiting.join(20)
    assert not waiting.is_alive()


def test_patience_is_besides_a_time_budget() -> None:
    """Bots may use up their time."""
    arena = an_arena(seats=2, rugs=1)
    played = arena.play(["flat:1500ms", "first"], 1, 0)
    assert played.faults == ()
    assert played.worst[0] > QUICK


def test_what_a_bot_does_to_its_arguments_harms_nobody() -> None:
    played, log = logged(an_arena(), ["spoils", "first", "first"])
    expected, same = logged(an_arena(), ["first", "first", "first"])
    assert (untimed(played), log) == (untimed(expected), same)


def test_what_was_looked_at_is_what_is_played() -> None:
    arena = an_arena()
    played, log = logged(arena, ["first", "first", "wavers"])
    assert (played.faults, log) == ((), logged(arena, ["first", "first", "first"])[1])
