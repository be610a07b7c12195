"""How fast searches are on one core, beside OpenSpiel's tree search in C++."""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pyspiel

import taros
from measure import Measure
from taros import bots, games
from taros.bots.base import Budget

ROUNDS = 3
VISITS = 4000
THEIRS = 400  # their playouts are longer
POSITIONS = 6
GAME = games.get("marrakech")


def measures() -> Iterator[Measure]:
    searches = {name: _search(name) for name in ("flat", "mcts", "search")}
    searches["open_spiel"] = _open_spiel()
    best = dict.fromkeys(searches, 0.0)
    for _ in range(ROUNDS):  # in turn, so that a busy moment of the machine meets all of them
        for name, visit in searches.items():
            began = time.perf_counter()
            visits = visit()
            best[name] = max(best[name], visits / (time.perf_counter() - began))
    yield Measure("`flat`, greedy playouts of Marrakech for four", best["flat"], "a second")
    yield Measure("`mcts`, visits with a greedy playout each", best["mcts"], "a second")
    yield Measure("`search`, playouts cut short and judged", best["search"], "a second")
    name = "OpenSpiel's MCTS in C++, visits with a random playout of `maedn` for four each"
    yield Measure(name, best["open_spiel"], "a second")
    yield Measure("`mcts` beside it", best["mcts"] / best["open_spiel"], "times")


def _search(name: str) -> Callable[[], int]:
    """Thinks about some positions of a game; how many visits that took."""
    bot = bots.BOTS[name](GAME)
    positions = list(_positions())

    def visit() -> int:
        for state in positions:
            bot.choose(state, GAME.rules.legal(state), [1 << 32], Budget(count=VISITS))
        return VISITS * len(positions)

    visit()
    return visit


def _positions() -> Iterator[list[int]]:
    match = taros.new("marrakech", seats=4, seed=1)
    greedy = bots.get("greedy", GAME)
    states: list[Sequence[int]] = []
    while match.to_act is not None:
        states.append(match.state)
        code = greedy.choose(list(match.state), GAME.rules.legal(match.state), [1 << 32])
        match.play(GAME.notation.format_move(match.state, code))
    for i in range(POSITIONS):
        yield list(states[i * len(states) // POSITIONS])


def _open_spiel() -> Callable[[], int]:
    game = pyspiel.load_game("maedn", {"players": 4})
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, THEIRS, 1000, False, 1, False)
    positions = _their_positions(game)

    def visit() -> int:
        for state in positions:
            bot.step(state)
        return THEIRS * len(positions)

    return visit


def _their_positions(game: Any) -> list[Any]:
    """Spread over a game of random players."""
    rng = random.Random(1)
    state, states = game.new_initial_state(), []
    while not state.is_terminal():
        if state.is_chance_node():
            codes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(codes, weights)[0])
        else:
            if len(state.legal_actions()) > 1:
                states.append(state.clone())
            state.apply_action(rng.choice(state.legal_actions()))
    return [states[i * len(states) // POSITIONS] for i in range(POSITIONS)]
