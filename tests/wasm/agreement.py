"""What kernels compute in whole games, condensed, to compare plain Python, numba and WebAssembly.

The same functions run here and, in Pyodide, on WebAssembly: `compiled=True` means what the
platform has. `python tests/wasm/agreement.py` compares many games (see `main`).
"""

import hashlib
from array import array as packed
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from msgspec import to_builtins

import taros
from games.marrakech.helpers import random_variant
from taros import bots
from taros.bots.buffers import Buffers
from taros.bots.halving import HalvingBot
from taros.core.game import CHANCE, OVER, Game, State
from taros.core.observation import observed
from taros.games.regatta.equipment.course import shipped
from taros.kernels import array, load
from taros.review.advice import DEFAULT
from taros.review.review import ReviewTask

MAX_PLIES = 2000
MAX_REVIEWED = 15  # plies
BOTS = {
    "marrakech": ("flat:60", "expectimax:1", "mcts:60", "learned", "search:35", "search:1200"),
    "regatta": ("flat:4", "mcts:6", "plan:1", "plan:200"),
}
TESTS = Path(__file__).parents[1]


def start_of(name: str, number: int) -> State:
    """Return the start of game `number`: its seats and options are drawn."""
    rng = Random(number)
    game = taros.games.get(name)
    seats = rng.choice(game.seats)
    if name == "marrakech":
        options = random_variant(rng, seats).options
    else:
        courses = shipped()
        options = {
            "course": courses[number % len(courses)],
            "zone": rng.choice(("card", "both")),
            "finish": rng.choice(("first", "all")),
            "first": rng.choice((*range(seats), "lot")),
            "lanes": rng.choice(("seats", "lot", "chosen")),
            "stagger": rng.choice((False, True)),
            "turn_limit": rng.choice((4, 8, 16)),
        }
    return list(taros.new(name, seats, roll=False, **options).state)


def game_digest(name: str, number: int, compiled: bool) -> str:
    """Play game `number` with the kernels; return a hash of every state, list and weight."""
    digest = hashlib.sha256()
    for numbers in _numbers(taros.games.get(name), start_of(name, number), number, compiled):
        digest.update(packed("q", numbers).tobytes())
    return digest.hexdigest()[:16]


def _numbers(game: Game, start: State, seed: int, compiled: bool) -> Iterator[list[int]]:
    """Play a game, half of its moves greedy; yield all that the rules and heuristics compute."""
    rules: Any = load(game.kernels, "kernel", compiled)
    policy: Any = load(game.kernels, "policy", compiled)
    playout: Any = load(game.kernels, "playout", compiled)
    rng: Any = load(game.kernels, "rng", compiled)
    made, seats = Buffers(compiled), game.rules.num_seats(start)
    state: Any = array(start, compiled)
    seen: Any = array(start, compiled)
    codes, numbers, luck = made.ints(game.rules.codes), made.ints(game.rules.codes), made.ints(1)
    keys = made.ints(seats)
    rng.seed_rng(luck, seed, 1)
    for _ in range(MAX_PLIES):
        actor = int(rules.to_act(state))
        yield [actor, int(rules.turn_number(state)), *_ints(state), *_ints(luck)]
        rules.scores(state, keys)
        yield _ints(keys)
        rules.ranking(state, keys)
        yield _ints(keys)
        if actor == OVER:
            return
        if actor == CHANCE:
            count = rules.outcomes(state, codes, numbers)
            yield [*_ints(codes[:count]), *_ints(numbers[:count])]
            code = playout.drawn(luck, codes, numbers, count)
        else:
            rules.observe(state, actor, seen)
            count = policy.candidate_moves(seen, codes)
            policy.heuristic_scores(seen, codes, count, numbers)
            ratings = _ints(numbers[:count])
            greedy = int(codes[ratings.index(max(ratings))])
            yield [*_ints(seen), *_ints(codes[:count]), *ratings]
            count = rules.legal(state, codes)
            yield _ints(codes[:count])
            code = int(codes[rng.below(luck, count)])
            code = greedy if rng.below(luck, 2) else code
        rules.apply(state, code)


def verdicts(name: str, number: int) -> list[Any]:
    """Judge some moments of game `number`, as reviews do, with compiled kernels."""
    game, start = taros.games.get(name), start_of(name, number)
    state, rng, found = start, Random(number), []
    for ply in range(MAX_REVIEWED):
        if game.rules.to_act(state) == OVER:
            break
        code = rng.choice(_possible(game, state))
        if ply % 7 == number % 7:
            found.append(to_builtins(ReviewTask(name, DEFAULT, ply, list(state), code).run()))
        game.rules.apply(state, code)
    return found


def choices(name: str, number: int, compiled: bool) -> list[Any]:
    """Let every bot that searches choose in a state of game `number`: codes, luck and counts."""
    game = taros.games.get(name)
    state = start_of(name, number)
    rng = Random(number)
    for _ in range(rng.randrange(40)):
        if game.rules.to_act(state) == OVER:
            break
        game.rules.apply(state, rng.choice(_possible(game, state)))
    while game.rules.to_act(state) == CHANCE:
        game.rules.apply(state, rng.choice(_possible(game, state)))
    if game.rules.to_act(state) == OVER:
        return []
    observation, legal = observed(game, state), game.rules.legal(state)
    return [_choice(game, bot, observation, legal, number, compiled) for bot in BOTS[name]]


def _possible(game: Game, state: State) -> list[int]:
    if game.rules.to_act(state) == CHANCE:
        return [code for code, _ in game.rules.outcomes(state)]
    return game.rules.legal(state)


def _choice(
    game: Game, name: str, observation: State, legal: list[int], seed: int, compiled: bool
) -> list[Any]:
    """Return what a bot chose, what is left of its luck, and how often it tried each move."""
    kind, budget = bots._parse(name, game)
    bot: Any = kind(game, compiled=compiled)  # type: ignore[call-arg]
    luck = [1 + (seed << 32)]
    chosen = int(bot.choose(list(observation), legal, luck, budget))
    tried = [_ints(column) for column in bot.arms] if isinstance(bot, HalvingBot) else []
    return [name, chosen, luck, tried]


def record_digests(compiled: bool) -> dict[str, str]:
    """Replay the golden records with the kernels; return a hash of all states of each."""
    found = {}
    for path in sorted(TESTS.glob("games/*/data/*.taros")):
        match = taros.load(path.read_text(encoding="utf-8"))
        rules: Any = load(match.game.kernels, "kernel", compiled)
        state: Any = array(match.state_at(0), compiled)
        digest = hashlib.sha256()
        for ply in match.plies:
            rules.apply(state, ply.move.code)
            digest.update(packed("q", _ints(state)).tobytes())
        assert _ints(state) == list(match.state), path.name
        found[path.name] = digest.hexdigest()[:16]
    return found


def _ints(numbers: Any) -> list[int]:
    return list(map(int, numbers))
