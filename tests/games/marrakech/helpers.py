"""What the tests of Marrakech share: variants of the game, and both sides of each."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import taros
from games.marrakech.naive import PLACEMENTS, Naive
from taros.core.game import CHANCE, OVER, Game, State
from taros.core.match import Match
from taros.core.options import Options, resolve
from taros.games import get

GAME: Game = get("marrakech")

COLOURS = ("red", "yellow", "blue", "brown")
FACINGS = ("north", "east", "south", "west")

PRESETS: dict[str, dict[str, Any]] = {  # M7
    "gigamic": {},
    "bga": {"cover_own": True, "pile": "coin"},
    "anu": {"rugs": 15, "two_player": "one-colour", "lone_survivor": "plays-on"},
}

# every option that changes the play, with its values; those that need care are mixed apart
PLAIN_OPTIONS: dict[str, tuple[Any, ...]] = {
    "two_player": ("two-colours", "one-colour"),
    "pile": ("weighted", "coin"),
    "box": ("60", "57"),
    "facing": FACINGS,
    "turn_time": ("start", "end"),
    "bankrupt": ("eliminated", "pays-what-he-can"),
    "cover_own": (False, True),
    "lone_survivor": ("ends", "plays-on"),
    "tie_break": ("dirhams", "rugs"),
}

ALL_TEXTS = (
    ["left", "ahead", "right"]
    + [one + two for one, two in PLACEMENTS]
    + [two + one for one, two in PLACEMENTS]
    + ["1", "2", "3", "4", "seat0", "seat1", "seat2", "seat3"]
)
"""Every move and outcome the notation can say in any game, but for the colours."""


class Variant(NamedTuple):
    """One way to play: how many, and options as `taros.new` takes them."""

    seats: int
    options: dict[str, Any]

    @property
    def values(self) -> dict[str, Any]:
        """The options with the preset spelled out."""
        own = {name: value for name, value in self.options.items() if name != "preset"}
        return {**PRESETS[self.options.get("preset", "gigamic")], **own}

    @property
    def has_two_colours(self) -> bool:
        return self.seats == 2 and self.values.get("two_player") != "one-colour"

    @property
    def colours(self) -> tuple[str, ...]:
        """M1.7: as given, else in the order of the box, from 57 without blue where 15 are used."""
        given: tuple[str, ...] | None = self.values.get("colours")
        if given is not None:
            return given
        needed = 4 if self.has_two_colours else self.seats
        no_blue = self.values.get("box") == "57" and needed < 4
        return tuple(c for c in COLOURS if not (no_blue and c == "blue"))[:needed]


DEFAULTS: dict[str, Any] = {  # in the order in which a position names them
    "purse": 30,
    "rugs": None,
    "two_player": "two-colours",
    "pile": "weighted",
    "box": "60",
    "colours": None,
    "first": 0,
    "facing": "south",
    "turn_time": "start",
    "bankrupt": "eliminated",
    "cover_own": False,
    "lone_survivor": "ends",
    "tie_break": "dirhams",
}


def changed_text(variant: Variant) -> str:
    """The options that are not the default, as a position ends with them."""
    values = {**DEFAULTS, **variant.values}
    return " ".join(
        f"{name}={_option_text(values[name])}"
        for name, default in DEFAULTS.items()
        if values[name] != default
    )


def _option_text(value: Any) -> str:
    return ",".join(value) if isinstance(value, tuple) else str(value).replace("True", "true")


def naive_of(variant: Variant) -> Naive:
    """The oracle's game."""
    return Naive(variant.seats, **{**variant.values, "colours": variant.colours})


def options_of(variant: Variant) -> Options:
    return resolve(GAME.options, GAME.presets, variant.options)


def state_of(variant: Variant) -> State:
    """The engine's start."""
    return taros.new("marrakech", variant.seats, roll=False, **variant.options).state


def random_variant(rng: Random, seats: int) -> Variant:
    """Any allowed mix of options; small purses are frequent, so that people go out."""
    options = {name: rng.choice(values) for name, values in PLAIN_OPTIONS.items()}
    options["purse"] = rng.choice((1, 2, 3, 5, 8, 12, 20, 30, 1000))
    options["first"] = rng.choice((*range(seats), "lot"))
    needed = Variant(seats, options).colours
    if rng.random() < 0.5:
        options["colours"] = tuple(rng.sample(_on_offer(seats, options), len(needed)))
    if rng.random() < 0.5:
        blue_of_57 = options["box"] == "57" and "blue" in Variant(seats, options).colours
        options["rugs"] = rng.randint(1, 12 if blue_of_57 else 15)
    return Variant(seats, options)


def _on_offer(seats: int, options: dict[str, Any]) -> list[str]:
    all_four = len(Variant(seats, options).colours) == 4
    return [c for c in COLOURS if options["box"] == "60" or all_four or c != "blue"]


def some_variants(seed: int, mixed: int) -> list[Variant]:
    """The presets at 2, 3 and 4 players, every option value alone, and so many mixed ones."""
    rng = Random(seed)
    found = [Variant(seats, {"preset": name}) for seats in (2, 3, 4) for name in PRESETS]
    found += [Variant(seats, {"first": "lot"}) for seats in (2, 3, 4)]
    found += [Variant(seats, {"purse": 4}) for seats in (2, 3, 4)]
    for name, values in PLAIN_OPTIONS.items():
        found += [Variant(rng.randint(2, 4), {name: value}) for value in values]
    return found + [random_variant(rng, 2 + number % 3) for number in range(mixed)]


def codes_of(state: State) -> list[int]:
    """All codes that may come next, the seat's or chance's."""
    actor = GAME.rules.to_act(state)
    if actor == OVER:
        return []
    if actor == CHANCE:
        return [code for code, _ in GAME.rules.outcomes(state)]
    return GAME.rules.legal(state)


def random_states(variant: Variant, rng: Random) -> Iterator[State]:
    """The states of a random game, from the start to the end."""
    state = list(state_of(variant))
    while codes := codes_of(state):
        yield list(state)
        GAME.rules.apply(state, rng.choice(codes))
    yield state


# Matches, for tests that set up a position and look at it


def at(text: str) -> Match:
    """A match at a position; chance is left to `play`."""
    return taros.from_position("marrakech", text, roll=False)


def begun(seats: int, **options: Any) -> Match:
    """A new match; chance is left to `play`."""
    return taros.new("marrakech", seats, roll=False, **options)


def play(match: Match, moves: str) -> Match:
    """Play moves and outcomes, written with spaces between them."""
    for move in moves.split():
        match.play(move)
    return match


def legal(match: Match) -> list[str]:
    return [move.text for move in match.legal()]


def outcomes(match: Match) -> dict[str, int]:
    return {move.text: weight for move, weight in match.outcomes()}


def purses(match: Match) -> list[int]:
    return [standing.parts["dirhams"] for standing in match.standings()]


def phase(match: Match) -> str:
    found: str = match.view().phase
    return found


def clause(match: Match, text: str) -> str | None:
    """The clause that forbids a move, None if it is allowed."""
    reason = match.why_not(text)
    return None if reason is None else reason.clause
