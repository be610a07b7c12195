"""What every game promises, whatever it is. No game is named here.

Every registered game is played at random with every number of seats: by default, with each preset,
and, with the fewest and the most seats, with each option at each of its choices or ends. Along
these games the doors of `Game` are tried. A third game is tested here by being registered.
"""

import ast
import inspect
import random
import re
import string
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import pairwise
from types import ModuleType
from typing import Any, NamedTuple
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game_parts import (
    determinize,
    evaluate,
    heuristics_of,
    policy_candidates,
    policy_scores,
)
from taros import games
from taros.arena.score import WIN
from taros.core.errors import BadNotation, BadOption, BadPosition
from taros.core.events import describe, event_of
from taros.core.game import CHANCE, OVER, Game, Reason, State
from taros.core.options import Options, OptionSpec, option_text, resolve, specs
from taros.core.words import Message, has_message
from taros.kernels import array, load
from taros.kernels.loader import SHARED
from taros.tables.views import encode_view, wire_view

MOST_CHOICES = 4_000  # looked at in a game played at random; longer ones are left unfinished
MOST_CODES = 300  # looked at in a state besides those that are allowed
LOOKS = 24  # states of such a game that a test looks at
GRAIN = 15  # of moves that are a number of degrees, where a test need not look at them all

# Set-ups and games played at random


class Setup(NamedTuple):
    label: str
    game: Game
    seats: int
    options: Options


class Step(NamedTuple):
    state: State
    code: int


class Walk(NamedTuple):
    steps: tuple[Step, ...]
    end: State

    @property
    def states(self) -> list[State]:
        return [*(step.state for step in self.steps), self.end]


def _variants(spec: OptionSpec) -> Iterator[Any]:
    """Each choice of an option, or the ends of its range."""
    if spec.several:
        yield ",".join(reversed(spec.choices))
        return
    yield from spec.choices
    if spec.lowest is not None:
        yield spec.lowest
    if spec.highest is not None:
        yield spec.highest


def _setups() -> Iterator[Setup]:
    for name in games.names():
        game = games.get(name)
        for seats in game.seats:
            yield Setup(f"{name}-{seats}", game, seats, resolve(game.options, game.presets, {}))
            for preset in game.presets:
                options = resolve(game.options, game.presets, {"preset": preset})
                yield Setup(f"{name}-{seats}-{preset}", game, seats, options)
            if seats in (game.seats[0], game.seats[-1]):
                yield from _varied(game, seats)


def _varied(game: Game, seats: int) -> Iterator[Setup]:
    for spec in specs(game.options).values():
        for value in _variants(spec):
            options = resolve(game.options, game.presets, {spec.name: value})
            if option_text(getattr(options, spec.name)) == option_text(spec.default):
                continue
            try:
                game.rules.validate_options(seats, options)
            except BadOption:
                continue
            yield Setup(f"{game.name}-{seats}-{spec.name}={value}", game, seats, options)


SETUPS = {setup.label: setup for setup in _setups()}


def _parameter(label: str) -> Any:
    """Set-ups with a single option changed are for `make test-all`."""
    return pytest.param(label, marks=pytest.mark.exhaustive if "=" in label else ())


GAMES = games.names()


@pytest.fixture(params=map(_parameter, SETUPS))
def setup(request: pytest.FixtureRequest) -> Setup:
    return SETUPS[request.param]


@pytest.fixture(
    params=[_parameter(label) for label, setup in SETUPS.items() if setup.game.heuristics]
)
def rated_setup(request: pytest.FixtureRequest) -> Setup:
    """Return a set-up of a game with heuristics."""
    return SETUPS[request.param]


@pytest.fixture(
    params=[_parameter(label) for label, setup in SETUPS.items() if setup.game.presenter.wire_types]
)
def drawn_setup(request: pytest.FixtureRequest) -> Setup:
    """Return a set-up of a game with client code of its own."""
    return SETUPS[request.param]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Game:
    return games.get(request.param)


@cache
def walk(label: str, seed: int = 1) -> Walk:
    """A game of random moves and outcomes; nobody may change the states."""
    _, game, seats, options = SETUPS[label]
    rng = random.Random(f"{label} {seed}")
    state = game.rules.new(seats, options)
    steps: list[Step] = []
    seen = 0
    while game.rules.to_act(state) != OVER and seen < MOST_CHOICES:
        codes = choices(game, state)
        seen += len(codes)
        code = rng.choice(codes)
        steps.append(Step(list(state), code))
        game.rules.apply(state, code)
    return Walk(tuple(steps), state)


def choices(game: Game, state: State, grain: int = 1) -> list[int]:
    """The codes that may happen now."""
    actor = game.rules.to_act(state)
    if actor == CHANCE:
        return [code for code, _ in game.rules.outcomes(state)]
    return [] if actor == OVER else game.rules.legal(state, grain)


def states(setup: Setup, count: int = LOOKS) -> list[State]:
    return sampled(walk(setup.label).states, count)


def sampled(states: Sequence[State], count: int) -> list[State]:
    """Some of the states, first and last among them."""
    if len(states) <= count:
        return list(states)
    return [states[i * (len(states) - 1) // (count - 1)] for i in range(count)]


def observed(game: Game, state: State, seat: int) -> State:
    out = [0] * len(state)
    game.rules.observe(state, seat, out)
    return out


def seeded(game: Game, seed: int) -> list[int]:
    rng = [0]
    load(game.kernels, "rng", compiled=False).seed_rng(rng, seed, 0)
    return rng


# The registry and the protocol


def test_there_are_games() -> None:
    assert GAMES
    assert len(SETUPS) >= 2 * len(GAMES)


def test_is_registered_under_its_name(game: Game) -> None:
    assert games.get(game.name) is game
    assert import_module(game.kernels.package).GAME is game


def test_describes_itself(game: Game) -> None:
    assert isinstance(game.seats, range)
    assert min(game.seats) >= 1
    assert issubclass(game.options, Options)
    assert type(game.rules.codes) is int
    assert specs(game.options)
    assert "preset" not in specs(game.options)


def test_allows_its_presets_at_every_number_of_seats(game: Game) -> None:
    for seats in game.seats:
        for preset in (None, *game.presets):
            game.rules.validate_options(
                seats, resolve(game.options, game.presets, {"preset": preset})
            )


def test_has_options_for_tables(game: Game) -> None:
    for seats in game.seats:
        game.rules.validate_options(seats, resolve(game.options, game.presets, game.table_defaults))


# Play


def test_who_acts_and_what_may_happen(setup: Setup) -> None:
    game = setup.game
    for state in states(setup):
        actor = game.rules.to_act(state)
        assert actor in range(setup.seats) or actor in (CHANCE, OVER)
        if actor == CHANCE:
            codes = [code for code, _ in game.rules.outcomes(state)]
            assert all(
                type(weight) is int and weight > 0 for _, weight in game.rules.outcomes(state)
            )
        elif actor != OVER:
            codes = game.rules.legal(state)
        else:
            continue
        assert codes
        assert all(type(code) is int and 0 <= code < game.rules.codes for code in codes)
        assert all(code < later for code, later in pairwise(codes))


def test_every_seat_acts(game: Game) -> None:
    """By default; other options may make a game too short for it."""
    for seats in game.seats:
        states = walk(f"{game.name}-{seats}").states
        assert {game.rules.to_act(state) for state in states} - {CHANCE, OVER} == set(range(seats))


def test_moves_and_outcomes_share_no_code(game: Game) -> None:
    moves: set[int] = set()
    outcomes: set[int] = set()
    for label, setup in SETUPS.items():
        if setup.game is game:
            for state in walk(label).states:
                kind = outcomes if game.rules.to_act(state) == CHANCE else moves
                kind.update(choices(game, state))
    assert moves
    assert not moves & outcomes


def test_apply_keeps_the_shape_of_the_state(setup: Setup) -> None:
    played = walk(setup.label)
    assert all(isinstance(state, list) for state in played.states)
    assert {len(state) for state in played.states} == {len(played.end)}
    assert {type(number) for state in played.states for number in state} == {int}
    assert all(a != b for a, b in pairwise(played.states))


def test_apply_depends_on_nothing_but_state_and_code(setup: Setup) -> None:
    played = walk(setup.label)
    for step, after in zip(played.steps, played.states[1:], strict=True):
        state = list(step.state)
        result: object = setup.game.rules.apply(state, step.code)  # type: ignore[func-returns-value]
        assert result is None
        assert state == after


def test_only_apply_changes_a_state(setup: Setup) -> None:
    game = setup.game
    for state in states(setup, 6):
        before = list(state)
        _knock_at_every_door(setup, state)
        assert state == before
        observation = observed(game, state, 0)
        kept = list(observation)
        resampled = determinize(game, observation, 0, seeded(game, 1))
        assert observation == kept
        assert resampled is not observation


def _knock_at_every_door(setup: Setup, state: State) -> None:
    """And a look at what lies behind some of them."""
    game = setup.game
    game.rules.to_act(state)
    game.rules.turn(state)
    game.rules.standings(state)
    evaluate(game, state)
    game.presenter.view(state, 0)
    game.presenter.view(state, None)
    game.notation.parse_position(game.notation.format_position(state, setup.options))
    codes = choices(game, state)
    for code in codes:
        describe(game, state, code, None)
        game.notation.parse_move(state, game.notation.format_move(state, code))
    for code in range(0, game.rules.codes, 1 + game.rules.codes // MOST_CODES):
        game.presenter.why_not(state, code)
    if game.rules.to_act(state) >= 0:
        game.presenter.prompt(state)
        assert game.notation.menu(state)
        assert game.rules.forced_move(state) in (None, *(codes if len(codes) == 1 else ()))
        assert set(policy_candidates(game, state)) <= set(codes)
        assert game.rules.legal(state, 1) == codes
        assert set(game.rules.legal(state, 30)) <= set(codes)
        policy_scores(game, state, codes)
        for code in codes:
            game.presenter.preview(state, code)


def test_turns_never_go_back(setup: Setup) -> None:
    turns = [setup.game.rules.turn(state) for state in walk(setup.label).states]
    assert turns[0] in (0, 1)
    assert all(type(turn) is int for turn in turns)
    assert all(later >= turn for turn, later in pairwise(turns))


# What may not happen


def sayable(game: Game, state: State) -> Iterator[int]:
    """Codes that the notation can say; others may only be unsayable where never allowed.

    Of many codes that are not allowed, some.
    """
    rng = random.Random(len(state))
    some = rng.sample(range(game.rules.codes), min(game.rules.codes, MOST_CODES))
    for code in sorted({*some, *choices(game, state)}):
        try:
            said = game.notation.parse_move(state, game.notation.format_move(state, code))
        except (BadNotation, LookupError):
            continue
        if said == code:
            yield code


def test_why_not_refuses_all_but_what_may_happen(setup: Setup) -> None:
    game = setup.game
    for state in states(setup, 8):
        codes = set(sayable(game, state))
        assert codes >= set(choices(game, state))
        allowed = {code for code in codes if game.presenter.why_not(state, code) is None}
        assert allowed == set(choices(game, state))


def test_why_not_cites_a_clause_in_a_sentence(setup: Setup) -> None:
    game = setup.game
    for state in states(setup, 5):
        for code in sayable(game, state):
            reason = game.presenter.why_not(state, code)
            if reason is not None:
                assert isinstance(reason, Reason)
                assert re.fullmatch(r"[A-Z]\d+(\.\d+)?", reason.clause)
                assert_said(reason.message, setup.seats)


# Texts


def test_moves_read_back(setup: Setup) -> None:
    game = setup.game
    for state in states(setup):
        texts = {code: game.notation.format_move(state, code) for code in choices(game, state)}
        assert len(set(texts.values())) == len(texts)
        for code, text in texts.items():
            assert text == text.strip()
            assert text.isprintable()
            assert "_" not in text  # in a record it stands for a space
            assert not set("{}*") & set(text)
            assert game.notation.parse_move(state, text) == code


def test_positions_read_back(setup: Setup) -> None:
    game = setup.game
    for state in states(setup):
        text = game.notation.format_position(state, setup.options)
        assert text.isprintable()
        assert game.notation.parse_position(text) == (setup.options, state)


@pytest.mark.parametrize("name", GAMES)
@given(text=st.text(max_size=12) | st.text(string.ascii_letters + string.digits, max_size=6))
@settings(derandomize=True, deadline=None, max_examples=200)
def test_no_text_upsets_the_move_parser(name: str, text: str) -> None:
    game = games.get(name)
    state = game.rules.new(game.seats[-1], game.options())
    try:
        code = game.notation.parse_move(state, text)
    except BadNotation:
        return
    assert code in range(game.rules.codes)
    assert game.notation.parse_move(state, game.notation.format_move(state, code)) == code


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data())
@settings(derandomize=True, deadline=None, max_examples=300)
def test_no_text_upsets_the_position_parser(name: str, data: st.DataObject) -> None:
    """What is read from a damaged text is written as it was read, and can be played from."""
    game = games.get(name)
    label = data.draw(st.sampled_from([key for key, one in SETUPS.items() if one.game is game]))
    state = data.draw(st.sampled_from(walk(label).states))
    text = damaged(data, game.notation.format_position(state, SETUPS[label].options))
    try:
        options, read = game.notation.parse_position(text)
    except BadPosition as error:
        assert_said(error.message, SETUPS[label].seats)
        return
    assert game.notation.parse_position(game.notation.format_position(read, options)) == (
        options,
        read,
    )
    rng = random.Random(1)
    for _ in range(8):
        codes = choices(game, read)
        assert bool(codes) == (game.rules.to_act(read) != OVER)
        if codes:
            game.rules.apply(read, rng.choice(codes))


def damaged(data: st.DataObject, text: str) -> str:
    """The text with one to three of its characters or words changed."""
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        edit = data.draw(st.sampled_from(["delete", "insert", "replace", "swap"]))
        letter = data.draw(st.sampled_from(sorted(set(text) | set("09x-|/=, "))))
        if edit == "swap":
            words = text.split(" ")
            i, j = (data.draw(st.integers(0, len(words) - 1)) for _ in range(2))
            words[i], words[j] = words[j], words[i]
            text = " ".join(words)
        elif edit == "insert":
            text = text[:at] + letter + text[at:]
        else:
            text = text[:at] + (letter if edit == "replace" else "") + text[at + 1 :]
    return text


# Standings


def test_standings_rank_every_seat(setup: Setup) -> None:
    game = setup.game
    for state in states(setup):
        standings = game.rules.standings(state)
        assert [standing.seat for standing in standings] == list(range(setup.seats))
        places = [standing.place for standing in standings]
        assert places == [1 + sum(other < place for other in places) for place in places]
        for standing in standings:
            assert type(standing.score) is int
            assert standing.parts
            assert all(type(part) is int for part in standing.parts.values())


def test_only_the_end_has_winners(setup: Setup) -> None:
    game = setup.game
    last = walk(setup.label).end
    for state in states(setup):
        if game.rules.to_act(state) != OVER:
            assert {standing.win for standing in game.rules.standings(state)} == {0}
    if game.rules.to_act(last) != OVER:
        return
    winners = [standing for standing in game.rules.standings(last) if standing.place == 1]
    for standing in game.rules.standings(last):
        assert standing.win == (1 / len(winners) if standing.place == 1 else 0)
    assert sum(standing.win for standing in game.rules.standings(last)) == pytest.approx(
        1, abs=1e-12
    )


def test_games_end(game: Game) -> None:
    """Some of the games played at random, with few and many seats, go on to their end."""
    for seats in (game.seats[0], game.seats[-1]):
        labels = [key for key, one in SETUPS.items() if one.game is game and one.seats == seats]
        assert any(game.rules.to_act(walk(label).end) == OVER for label in labels)


def test_places_follow_the_ranking_of_the_kernel(setup: Setup) -> None:
    kernel = load(setup.game.kernels, "kernel", compiled=False)
    for state in states(setup):
        keys, points = [0] * setup.seats, [0] * setup.seats
        kernel.ranking(state, keys)
        kernel.scores(state, points)
        standings = setup.game.rules.standings(state)
        assert [one.score for one in standings] == points
        assert [one.place for one in standings] == [
            1 + sum(other > key for other in keys) for key in keys
        ]


# What a seat may know


def viewers(setup: Setup) -> list[int | None]:
    return [None, *range(setup.seats)]


def test_views_go_over_the_wire(setup: Setup) -> None:
    for state in states(setup, 30):
        for seat in viewers(setup):
            view = setup.game.presenter.view(state, seat)
            assert isinstance(view, msgspec.Struct)
            text = msgspec.json.encode(view)
            assert msgspec.json.encode(msgspec.json.decode(text, type=type(view))) == text


def test_views_tell_whose_turn_it_is(setup: Setup) -> None:
    """As far as anything generic can: two positions with different actors look different."""
    actors: dict[bytes, int] = {}
    for state in states(setup):
        view = msgspec.json.encode(setup.game.presenter.view(state, None))
        actor = setup.game.rules.to_act(state)
        assert actors.setdefault(view, actor) == actor


def test_a_resampled_state_looks_the_same(setup: Setup) -> None:
    game = setup.game
    for number, state in enumerate(states(setup, 12)):
        for seat in range(setup.seats):
            observation = observed(game, state, seat)
            other = determinize(game, observation, seat, seeded(game, number))
            assert len(other) == len(state)
            assert {type(number) for number in other} == {int}
            assert observed(game, other, seat) == observation
            assert game.presenter.view(other, seat) == game.presenter.view(state, seat)
            text = game.notation.format_position(other, setup.options)
            assert game.notation.parse_position(text) == (setup.options, other)
            assert game.rules.to_act(other) == game.rules.to_act(state)
            if game.rules.to_act(state) == seat:
                assert game.rules.legal(other) == game.rules.legal(state)
                codes = game.rules.legal(state, GRAIN)
                assert policy_scores(game, other, codes) == policy_scores(game, state, codes)


def test_what_looks_the_same_to_a_bot_looks_the_same_to_a_person(setup: Setup) -> None:
    game = setup.game
    for seat in range(setup.seats):
        seen: dict[tuple[int, ...], Any] = {}
        for seed in (1, 2):
            for state in sampled(walk(setup.label, seed).states, 20):
                observation = observed(game, state, seat)
                other = determinize(game, observation, seat, seeded(game, seed))
                for one in (state, other):
                    key = tuple(observed(game, one, seat))
                    view = game.presenter.view(one, seat)
                    assert seen.setdefault(key, view) == view


def test_a_seats_choice_rests_on_what_it_may_know(setup: Setup) -> None:
    game = setup.game
    for state in states(setup, 20):
        seat = game.rules.to_act(state)
        if seat >= 0:
            codes = game.rules.legal(state, GRAIN)
            assert policy_scores(game, observed(game, state, seat), codes) == policy_scores(
                game, state, codes
            )


# Words and pictures


def assert_said(message: Message, seats: int) -> None:
    for names in ((), [f"Name{seat}" for seat in range(seats)]):
        said = message.format("en", names)
        assert said.strip()
        assert not set("{}$") & set(said)
        assert said == message.text or names


def test_everything_that_happens_can_be_said(setup: Setup) -> None:
    game = setup.game
    for state in states(setup):
        for code in choices(game, state, GRAIN):
            message = describe(game, state, code, None)
            assert message.key.startswith(f"{game.name}-")
            assert_said(message, setup.seats)


def test_different_moves_are_said_differently(setup: Setup) -> None:
    game = setup.game
    for state in states(setup, 10):
        for viewer in range(setup.seats):
            said = {code: describe(game, state, code, viewer).text for code in choices(game, state)}
            if not game.hidden or game.rules.to_act(state) == viewer:
                assert len(set(said.values())) == len(said)


def test_everybody_is_told_what_to_do(setup: Setup) -> None:
    game = setup.game
    prompts = {
        game.presenter.prompt(state).key: game.presenter.prompt(state)
        for state in states(setup)
        if game.rules.to_act(state) >= 0
    }
    assert prompts
    for key, prompt in prompts.items():
        assert key.startswith(f"{game.name}-")
        assert_said(prompt, setup.seats)


def test_every_legal_move_has_a_preview(drawn_setup: Setup) -> None:
    game = drawn_setup.game
    for state in states(drawn_setup):
        if game.rules.to_act(state) < 0:
            continue
        previews = [
            msgspec.json.encode(game.presenter.preview(state, code))
            for code in game.rules.legal(state)
        ]
        assert len(set(previews)) == len(previews)
        for code in game.rules.legal(state)[:2]:
            preview = game.presenter.preview(state, code)
            assert isinstance(preview, msgspec.Struct)
            text = msgspec.json.encode(preview)
            assert msgspec.json.decode(text, type=type(preview)) == preview


def test_views_are_encoded_as_they_are(setup: Setup) -> None:
    game = setup.game
    for state in states(setup):
        for viewer in (None, *range(setup.seats)):
            view = wire_view(game, state, viewer)
            assert encode_view(game, state, viewer) == msgspec.json.encode(view)


def test_legal_moves_with_equal_keys_are_offered_alike(setup: Setup) -> None:
    game = setup.game
    offered: dict[object, object] = {}
    for state in states(setup):
        seat = game.rules.to_act(state)
        key = game.presenter.choice_key(state)
        if seat < 0 or key is None:
            continue
        for code in game.rules.legal(state):
            text = game.notation.format_move(state, code)
            words = game.presenter.words(game.presenter.event(state, code, None, seat))
            choice = text, words, game.presenter.preview(state, code)
            assert offered.setdefault((key, code), choice) == choice


def test_events_go_over_the_wire(drawn_setup: Setup) -> None:
    """Every ply has an event of the game's wire types; different moves have different ones."""
    game = drawn_setup.game
    decode = msgspec.json.Decoder(game.presenter.wire_types["PlyEvent"]).decode
    for state in states(drawn_setup, 12):
        for viewer in viewers(drawn_setup):
            events = [event_of(game, state, code, viewer) for code in choices(game, state)]
            texts = [msgspec.json.encode(event) for event in events]
            assert [msgspec.json.encode(decode(text)) for text in texts] == texts
            if not game.hidden or viewer == game.rules.to_act(state):
                assert len(set(texts)) == len(texts)


def test_an_event_changes_no_state(setup: Setup) -> None:
    game = setup.game
    for before in states(setup, 12):
        for code in choices(game, before, GRAIN):
            after = list(before)
            game.rules.apply(after, code)
            kept = list(before), list(after)
            game.presenter.words(game.presenter.event(before, code, after, None))
            assert (before, after) == kept


def test_a_move_that_is_offered_needs_no_state_after_it(setup: Setup) -> None:
    """It is put into words, each differently, for the seat that may choose it."""
    game = setup.game
    for state in states(setup):
        seat = game.rules.to_act(state)
        if seat >= 0:
            codes = game.rules.legal(state, GRAIN)
            said = {
                game.presenter.words(game.presenter.event(state, code, None, seat)).text
                for code in codes
            }
            assert len(said) == len(codes)


def test_moves_are_rated(setup: Setup) -> None:
    game = setup.game
    for state in states(setup):
        if game.rules.to_act(state) >= 0:
            codes = game.rules.legal(state, GRAIN)
            ratings = policy_scores(game, state, codes)
            assert len(ratings) == len(codes)
            assert all(type(rating) is int for rating in ratings)
            assert policy_scores(game, state, codes[::-1]) == ratings[::-1]
            assert policy_scores(game, state, codes[:1]) == ratings[:1]


def test_moves_are_explained(rated_setup: Setup) -> None:
    """Every move beside every other, from what the seat may know."""
    game = rated_setup.game
    keys = set()
    decisions = [state for state in walk(rated_setup.label).states if game.rules.to_act(state) >= 0]
    for state in sampled(decisions, 6):
        observation = observed(game, state, game.rules.to_act(state))
        codes = heuristics_of(game).candidate_moves(state)[:6]
        for best in codes:
            for other in (None, *codes):
                if other != best:
                    message = heuristics_of(game).explain(observation, best, other)
                    assert_said(message, rated_setup.seats)
                    keys.add((other is None, message.key))
    assert len(keys) > 1


def test_seats_are_evaluated(setup: Setup) -> None:
    for state in states(setup):
        values = evaluate(setup.game, state)
        assert len(values) == setup.seats
        assert all(type(value) is int for value in values)


def test_is_drawn_as_a_picture(setup: Setup) -> None:
    for state in states(setup, 3):
        for seat in (None, 0):
            root = ElementTree.fromstring(
                setup.game.renderer.svg(setup.game.presenter.view(state, seat))
            )
            assert root.tag == "{http://www.w3.org/2000/svg}svg"


def test_is_drawn_in_a_terminal(setup: Setup) -> None:
    for state in states(setup, 5):
        for seat in viewers(setup):
            lines = setup.game.renderer.terminal(setup.game.presenter.view(state, seat))
            assert lines
            for line in lines:
                for piece in line:
                    text, style = piece
                    assert type(text) is str
                    assert type(style) is str
                    assert "\n" not in text


def test_different_positions_are_drawn_differently(setup: Setup) -> None:
    first, last = walk(setup.label).states[0], walk(setup.label).end
    for draw in (setup.game.renderer.svg, setup.game.renderer.terminal):
        assert draw(setup.game.presenter.view(first, None)) != draw(
            setup.game.presenter.view(last, None)
        )


# Kernels


def stub(name: str) -> dict[str, list[str]]:
    """The functions that a stub asks of every game, with the names of their parameters."""
    tree = ast.parse((SHARED / f"{name}.pyi").read_text())
    return {
        node.name: [argument.arg for argument in node.args.args]
        for node in tree.body
        if isinstance(node, ast.FunctionDef)
    }


STUBS = {name: stub(name) for name in ("kernel", "policy", "hidden")}


@pytest.mark.parametrize("compiled", [False, True])
def test_offers_the_kernels_of_the_stubs(game: Game, compiled: bool) -> None:
    assert STUBS["kernel"]
    assert STUBS["policy"]
    for name, functions in STUBS.items():
        module = load(game.kernels, name, compiled)
        for function, parameters in functions.items():
            offered = inspect.signature(getattr(module, function))
            assert list(offered.parameters) == parameters, function


def test_has_words(game: Game) -> None:
    """Every key that a game must have in its catalogue."""
    options = [f"{game.name}-option-{name}" for name in specs(game.options)]
    state = game.rules.new(
        game.seats[0], game.rules.validate_options(game.seats[0], game.options())
    )
    parts = [f"{game.name}-part-{part}" for part in game.rules.standings(state)[0].parts]
    keys = [f"{game.name}-name", f"{game.name}-about", *options, *parts]
    assert [key for key in keys if not has_message(key)] == []


def test_kernel_constants_are_those_of_the_core(game: Game) -> None:
    kernel = load(game.kernels, "kernel", compiled=False)
    assert (kernel.CHANCE_ACTS, kernel.GAME_OVER) == (CHANCE, OVER)
    assert all(kernel.WIN % winners == 0 for winners in range(1, game.seats[-1] + 1))
    assert WIN % kernel.WIN == 0


class Call(NamedTuple):
    module: str
    function: str
    arguments: tuple[State | int, ...]


def calls(setup: Setup, state: State, code: int | None) -> Iterator[Call]:
    """Every call of a kernel in the stubs that makes sense in a state."""
    game = setup.game
    legal = game.rules.legal(state, GRAIN) if game.rules.to_act(state) >= 0 else []
    lengths = {"keys": setup.seats, "points": setup.seats, "values": setup.seats, "out": len(state)}
    for module, functions in STUBS.items():
        for function, parameters in functions.items():
            trusted = {
                "legal": bool(legal),
                "candidate_moves": bool(legal),
                "heuristic_scores": bool(legal),
            }
            trusted["apply"] = code is not None
            trusted["outcomes"] = game.rules.to_act(state) == CHANCE
            trusted["deal_hidden"] = False  # only what `collect_hidden` has left can be dealt
            if not trusted.get(function, True):
                continue
            given: dict[str, State | int] = {"s": state, "code": code or 0, "count": len(legal)}
            if function == "heuristic_scores":
                given["actions"] = legal
            for seat in range(setup.seats) if "seat" in parameters else (0,):
                known: dict[str, State | int] = given | {"seat": seat}
                blank = [
                    known.get(name, [7] * lengths.get(name, game.rules.codes))
                    for name in parameters
                ]
                yield Call(module, function, tuple(blank))


def answer(modules: dict[str, ModuleType], call: Call, compiled: bool) -> list[Any]:
    """What a kernel returns, and what it leaves in its buffers."""
    arguments = [array(one, compiled) if isinstance(one, list) else one for one in call.arguments]
    returned = getattr(modules[call.module], call.function)(*arguments)
    left = [one if isinstance(one, int) else [int(n) for n in one] for one in arguments]
    return [returned, *left]


def test_both_speeds_agree(game: Game) -> None:
    plain, fast = (
        {name: load(game.kernels, name, compiled) for name in STUBS} for compiled in (False, True)
    )
    tried = set()
    for label, setup in SETUPS.items():
        if setup.game is not game:
            continue
        played = walk(label, seed=3)
        plies = [*played.steps, (played.end, None)]
        for state, code in plies[:: 1 + len(plies) // (LOOKS // 2)]:
            for call in calls(setup, state, code):
                assert answer(plain, call, False) == answer(fast, call, True), call
                tried.add(call.function)
    untried = {name for functions in STUBS.values() for name in functions} - tried
    assert untried <= {"deal_hidden", "outcomes"}  # where nothing is hidden, or there is no chance
