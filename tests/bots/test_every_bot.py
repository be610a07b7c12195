"""What holds for all bots, in all games."""

from collections.abc import Iterator

import pytest

from bots.positions import decisions, observed
from game_parts import determinize
from taros import bots, games
from taros.bots.base import Bot, Budget
from taros.core.game import Game, State
from taros.kernels.shared.rng import seed_rng

COUNTS = {"flat": 12, "expectimax": 2, "mcts": 12, "learned": 1, "search": 12, "plan": 12}
GAMES = [games.get(name) for name in games.names()]
OURS = {name: kind for name, kind in bots.BOTS.items() if kind.__module__.startswith("taros.")}
PLAYED = [(game, name) for game in GAMES for name, kind in OURS.items() if kind.plays(game)]
TIMED = [(game, name) for game, name in PLAYED if bots.BOTS[name].takes_time]
SEARCHES = [(game, name) for game, name in PLAYED if bots.BOTS[name].default_count]


def called(value: object) -> str:
    return value if isinstance(value, str) else str(getattr(value, "name", value))


def generator(seed: int = 1) -> list[int]:
    rng = [0]
    seed_rng(rng, seed, 0)
    return rng


def budget(name: str) -> Budget:
    return Budget(count=COUNTS.get(name, 0))


def some(game: Game, seats: int, count: int) -> list[State]:
    states = list(decisions(game, seats, 1))
    return states[:: max(1, len(states) // count)]


@pytest.mark.parametrize(("game", "name"), PLAYED, ids=called)
def test_a_bot_chooses_among_legal_moves_and_changes_nothing(game: Game, name: str) -> None:
    player = bots.get(name, game)
    for state in some(game, game.seats[-1], 6):
        seen = observed(game, state)
        before = list(seen)
        legal = game.rules.legal(state)
        assert player.bot.choose(seen, tuple(legal), generator(), budget(name)) in legal
        assert seen == before


@pytest.mark.parametrize(("game", "name"), SEARCHES, ids=called)
def test_both_speeds_choose_the_same_with_the_same_generator(
    game: Game, name: str, times: int
) -> None:
    plain, compiled = (bots.BOTS[name](game, compiled=fast) for fast in (False, True))  # type: ignore[call-arg]
    for number, state in enumerate(some(game, game.seats[-1], 2 * times)):
        seen, legal = observed(game, state), game.rules.legal(state)
        rngs = [generator(number), generator(number)]
        a = plain.choose(seen, legal, rngs[0], budget(name))
        b = compiled.choose(seen, legal, rngs[1], budget(name))
        assert (a, rngs[0]) == (b, rngs[1])


@pytest.mark.parametrize(("game", "name"), TIMED, ids=called)
def test_who_thinks_for_a_time_stops_when_it_is_over(
    game: Game, name: str, ticks: Iterator[int]
) -> None:
    bot = bots.BOTS[name](game)
    state = some(game, game.seats[-1], 6)[3]
    legal = game.rules.legal(state)
    assert bot.choose(observed(game, state), legal, generator(), Budget(seconds=2.5)) in legal
    assert next(ticks) == 4  # it began at 0, went on at 1 and 2, and stopped at 3


@pytest.mark.parametrize(("game", "name"), [(g, n) for g, n in PLAYED if g.hidden], ids=called)
def test_hidden_cards_change_no_choice(game: Game, name: str) -> None:
    """Every state that looks the same to the seat gives the same move."""
    bot: Bot = bots.BOTS[name](game)
    for number, state in enumerate(some(game, game.seats[-1], 4)):
        seat, legal = game.rules.to_act(state), game.rules.legal(state)
        other = determinize(game, observed(game, state), seat, generator(number))
        assert other != state
        choices = {
            bot.choose(observed(game, each), legal, generator(), budget(name))
            for each in (state, other)
        }
        assert len(choices) == 1
