"""Vectors of games: equal at both speeds and on any number of threads, and true to the rules."""

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from taros import games
from taros.core.errors import BadOption, Unknown
from taros.core.game import CHANCE, OVER
from taros.envs import OBSERVATIONS, Step, VectorEnv

GAMES = [("marrakech", 2), ("marrakech", 3), ("marrakech", 4), ("regatta", 2), ("regatta", 4)]
STEPS = {"marrakech": 150, "regatta": 12}


def choose(mask: Any, rng: np.random.Generator) -> Any:
    """Return a legal action of every row."""
    return (rng.random(mask.shape) * mask).argmax(1)


def play(env: VectorEnv, steps: int, seed: int = 3) -> list[Step]:
    """Step with random legal actions; return copies of everything."""
    rng = np.random.default_rng(seed)
    step = env.reset(seed=seed)
    taken = [step.copy()]
    for _ in range(steps):
        step = env.step(choose(step.mask, rng))
        taken.append(step.copy())
    return taken


def assert_equal(one: list[Step], other: list[Step]) -> None:
    for a, b in zip(one, other, strict=True):
        for name in Step._fields[:-1]:
            np.testing.assert_array_equal(getattr(a, name), getattr(b, name), name)
        ended = a.terminated
        np.testing.assert_array_equal(a.final_obs[ended], b.final_obs[ended])


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("observation", OBSERVATIONS)
def test_both_speeds_play_the_same_games(game: str, seats: int, observation: str) -> None:
    kinds = {"observation": observation, "actions": "small", "reward": "points"}
    fast, plain = (
        VectorEnv(game, 3, seats, compiled=compiled, **kinds)  # type: ignore[arg-type]
        for compiled in (True, False)
    )
    steps = STEPS[game]
    assert_equal(play(fast, steps), play(plain, steps))


@pytest.mark.parametrize("bots", [None, ("greedy", "random", "novice")])
def test_threads_play_the_same_games(bots: tuple[str, ...] | None) -> None:
    envs = [
        VectorEnv("marrakech", 7, 4, bots, seat=None, observation="planes", threads=threads)
        for threads in (1, 2, 3, 7)
    ]
    one, *others = (play(env, 110) for env in envs)
    assert any(step.terminated.any() for step in one)
    for other in others:
        assert_equal(one, other)
    for env in envs:
        env.close()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_row_is_a_game_of_its_own(game: str, seats: int) -> None:
    """Row i of a vector with seed s plays what a vector of one plays with seed s + i."""
    many = VectorEnv(game, 4, seats, observation="features", actions="small")
    single = VectorEnv(game, 1, seats, observation="features", actions="small")
    rng = np.random.default_rng(1)
    step = many.reset(seed=20)
    actions = []
    for _ in range(STEPS[game]):
        actions.append(choose(step.mask, rng))
        step = many.step(actions[-1])
    for i in range(4):
        alone = single.reset(seed=20 + i)
        for chosen in actions:
            alone = single.step(chosen[i : i + 1])
        assert many.state(i) == single.state(0)
        np.testing.assert_array_equal(alone.obs[0], step.obs[i])


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("threads", "compiled", "games"),
    [(1, True, 10_000), (2, True, 10_000), (7, True, 10_000), (1, False, 200), (3, False, 200)],
)
def test_many_games_equal_single_ones(threads: int, compiled: bool, games: int) -> None:
    kinds: dict[str, Any] = {"observation": "planes", "actions": "small", "seat": None}
    rows, bots, rng = 50, ("greedy", "random"), np.random.default_rng(4)
    many = VectorEnv("marrakech", rows, 3, bots, threads=threads, compiled=compiled, **kinds)
    singles = [VectorEnv("marrakech", 1, 3, bots, **kinds) for _ in range(rows)]
    step = many.reset(seed=70)
    alone = [single.reset(seed=70 + i) for i, single in enumerate(singles)]
    ended = 0
    while ended < games:
        assert_rows(step, alone)
        ended += int(step.terminated.sum())
        actions = choose(step.mask, rng)
        step = many.step(actions)
        alone = [single.step(actions[i : i + 1]) for i, single in enumerate(singles)]
    many.close()


def assert_rows(step: Step, singles: list[Step]) -> None:
    """Row i of `step` is what the vector of one game number i says."""
    for name, rows in zip(Step._fields[:-1], step, strict=False):
        together = np.concatenate([getattr(single, name) for single in singles])
        np.testing.assert_array_equal(rows, together, name)
    for i in np.flatnonzero(step.terminated):
        np.testing.assert_array_equal(step.final_obs[i], singles[i].final_obs[0])


def test_a_game_is_played_by_the_rules() -> None:
    """Masks are those of the rules, and rewards those of the standings."""
    env = VectorEnv("marrakech", 1, 3, observation=None)
    rules = games.get("marrakech").rules
    step = env.reset(seed=9)
    rng, ended = np.random.default_rng(2), 0
    state = env.state(0)
    while ended < 3:
        assert np.flatnonzero(step.mask[0]).tolist() == rules.legal(state)
        assert step.actor[0] == rules.to_act(state)
        code = int(choose(step.mask, rng)[0])
        step = env.step(np.array([code]))
        rules.apply(state, code)
        if step.terminated[0]:
            final = [int(number) for number in env._batch.finals[0]]
            assert rules.to_act(final) == OVER
            wins = [standing.win for standing in rules.standings(final)]
            np.testing.assert_allclose(step.rewards[0], [(3 * win - 1) / 2 for win in wins])
            ended += 1
        else:
            assert rules.to_act(state) == CHANCE or state == env.state(0)
            assert not step.rewards.any()
        state = env.state(0)


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("reward", ["win", "points"])
def test_rewards_sum_to_zero_and_points_to_a_win(game: str, seats: int, reward: str) -> None:
    env = VectorEnv(game, 2, seats, observation=None, actions="small", reward=reward)
    total = np.zeros((2, seats))
    for step in play(env, 40 * STEPS[game] // 12, seed=4)[1:]:
        assert abs(step.rewards.sum(1)).max() < 1e-5
        total += step.rewards
        for i in np.flatnonzero(step.terminated):
            assert abs(total[i].max() - 1) < 1e-4 or np.isclose(total[i].max(), total[i]).sum() > 1
            total[i] = 0


def test_the_way_home_is_what_was_sailed() -> None:
    env = VectorEnv("regatta", 1, 2, observation=None, actions="small", reward="way home")
    rules = games.get("regatta").rules
    step = env.reset(seed=1)
    before = [standing.score for standing in rules.standings(env.state(0))]
    rng, sum_of_rewards = np.random.default_rng(5), np.zeros(2)
    for _ in range(30):
        step = env.step(choose(step.mask, rng))
        sum_of_rewards += step.rewards[0]
    after = [standing.score for standing in rules.standings(env.state(0))]
    np.testing.assert_allclose(sum_of_rewards, np.subtract(after, before) / 4000, atol=1e-5)
    assert sum_of_rewards.any()


@pytest.mark.parametrize("action", [-1, 3, 86, 87, 2**40])
def test_an_illegal_action_loses(action: int) -> None:
    env = VectorEnv("marrakech", 2, 4)
    env.reset(seed=1)
    step = env.step([action, 1])
    assert step.illegal.tolist() == [True, False] == step.terminated.tolist()
    np.testing.assert_allclose(step.rewards[0], [-1 / 3, 1 / 9, 1 / 9, 1 / 9])
    assert not step.rewards[1].any()
    assert step.mask[0].sum() == 3  # the next game has begun


@pytest.mark.parametrize("bots", [None, ("greedy",), ("learned",)])
def test_copies_go_on_alike(bots: tuple[str, ...] | None) -> None:
    env = VectorEnv("marrakech", 3, 2, bots, observation="features")
    play(env, 30)
    state = env.get_state()
    copies = [copy.deepcopy(env), pickle.loads(pickle.dumps(env)), env]
    rng = np.random.default_rng(3)
    chosen = [choose(env.set_state(state).mask, rng)]
    chosen += [choose(env.step(chosen[-1]).mask, rng) for _ in range(20)]
    ends = []
    for each in copies:
        each.set_state(state)
        ends.append([each.step(a).copy() for a in chosen[:-1]])
    assert_equal(ends[0], ends[1])
    assert_equal(ends[0], ends[2])


def test_buffers_belong_to_the_caller() -> None:
    env = VectorEnv("marrakech", 3, 2, observation="ego", actions="small")
    storage = np.zeros((5, 3, *env.obs_shape), np.uint8)
    outs = [env.make_buffers()._replace(obs=storage[t]) for t in range(5)]
    env.reset(seed=1, out=outs[0])
    for t in range(1, 5):
        assert env.step(outs[t - 1].mask.argmax(1), out=outs[t]) is outs[t]
    other = VectorEnv("marrakech", 3, 2, observation="ego", actions="small")
    step = other.reset(seed=1)
    for t in range(5):
        np.testing.assert_array_equal(storage[t], step.obs)
        step = other.step(step.mask.argmax(1))


def test_a_bot_elsewhere_plays_like_in_the_arena() -> None:
    """A learner that plays at random loses nearly always."""
    env = VectorEnv("marrakech", 2, 2, ("learned",), seat=None, observation=None)
    step = env.reset(seed=2)
    rng, wins, played = np.random.default_rng(1), 0, 0
    while played < 12:
        step = env.step(choose(step.mask, rng))
        played += int(step.terminated.sum())
        learner = step.acted[step.terminated]
        wins += int((step.rewards[step.terminated][range(len(learner)), learner] > 0).sum())
    assert wins <= 3


@pytest.mark.parametrize("bots", [("learned", "novice", "master"), ("learned:2",)])
def test_learned_bots_choose_in_many_games_as_in_one(bots: tuple[str, ...]) -> None:
    """In compiled vectors they choose by one call, in plain ones they are asked game by game."""
    kinds = {"seat": None, "observation": None, "actions": "small"}
    fast, threaded, plain = (
        VectorEnv("marrakech", 3, len(bots) + 1, bots, **kinds, **arguments)  # type: ignore[arg-type]
        for arguments in ({}, {"threads": 2}, {"compiled": False})
    )
    steps = 60 if len(bots) > 1 else 8
    expected = play(plain, steps)
    assert_equal(play(fast, steps), expected)
    assert_equal(play(threaded, steps), expected)
    threaded.close()


REFUSED: list[tuple[dict[str, Any], str]] = [
    ({"seats": 5}, "seats"),
    ({"num_envs": 0}, "num_envs"),
    ({"num_envs": 2.5}, "num_envs"),
    ({"observation": "pixels"}, "observation"),
    ({"actions": "tiny"}, "actions"),
    ({"reward": "way home"}, "reward"),
    ({"bots": ("greedy",)}, "bots"),
    ({"bots": "greedy"}, "bots"),
    ({"bots": 3}, "bots"),
    ({"seat": 4}, "seat"),
    ({"threads": 0}, "threads"),
    ({"purse": "many"}, "purse"),
    ({"wheels": 3}, "wheels"),
]


@pytest.mark.parametrize(("given", "named"), REFUSED)
def test_bad_arguments_are_named(given: dict[str, Any], named: str) -> None:
    arguments: dict[str, Any] = {"game": "marrakech", "num_envs": 2, "seats": 4} | given
    with pytest.raises(BadOption, match=f"Option {named}|no option {named}"):
        VectorEnv(**arguments)


def test_unknown_games_and_bots_are_refused() -> None:
    for game in ("chess", None):
        with pytest.raises(Unknown, match=f"no game {game}.*marrakech, regatta"):
            VectorEnv(game, 1, 2)  # type: ignore[arg-type]
    for bot in ("stockfish", 7):
        with pytest.raises(Unknown, match=f"no bot {bot}.*greedy"):
            VectorEnv("marrakech", 1, 2, (bot,))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "actions", [[0], [0, 0, 0], [0.0, 1.0], ["left", "left"], [[0, 0]], None, [True, False]]
)
def test_bad_actions_step_nothing(actions: Any) -> None:
    env = VectorEnv("marrakech", 2, 4)
    env.reset(seed=1)
    before = env.get_state()
    with pytest.raises(BadOption, match=r"actions.*shape \(2,\)"):
        env.step(actions)
    for name, rows in env.get_state().items():
        np.testing.assert_array_equal(rows, before[name])


def test_bad_buffers_states_and_seeds_are_refused() -> None:
    env = VectorEnv("marrakech", 2, 4, observation="planes")
    with pytest.raises(BadOption, match="Call reset first"):
        env.step([0, 0])
    env.reset(seed=1)
    with pytest.raises(BadOption, match="Option out"):
        env.step([0, 0], out=3)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match=r"out\.obs"):
        env.step([0, 0], out=env.make_buffers()._replace(obs=np.zeros((2, 3), np.uint8)))
    with pytest.raises(BadOption, match="states"):
        env.set_state({"states": np.zeros((2, 3), np.int64)})
    for seed in (-1, 2**63, "7", [1], [1, -1]):
        with pytest.raises(BadOption, match="seed"):
            env.reset(seed=seed)  # type: ignore[arg-type]
