"""Options: from values and from texts, with presets, refused in words that help."""

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

import taros
from taros import games
from taros.core.errors import BadOption
from taros.core.options import (
    MAX_FILE_LENGTH,
    MAX_TEXT_LENGTH,
    Options,
    OptionSpec,
    allowed_words,
    changed,
    contents,
    option_text,
    resolve,
    specs,
)
from taros.core.words import Message

Colour = Literal["red", "green", "blue"]


class ToyOptions(Options, frozen=True, kw_only=True):
    """One of every kind."""

    loud: bool = False
    quiet: bool = True
    size: Annotated[int, Meta(ge=2, le=9)] = 5
    extra: Annotated[int, Meta(ge=1, le=3)] | None = None
    mood: Literal["calm", "wild-ish"] = "calm"
    box: Literal["60", "57"] = "60"
    first: Annotated[int, Meta(ge=0, le=3)] | Literal["lot"] = 0
    colours: tuple[Colour, ...] = ("red", "green")


PRESETS: dict[str, dict[str, Any]] = {
    "plain": {},
    "big": {"size": 9, "loud": True},
    "texts": {"size": "8", "first": "lot", "colours": "blue"},
}


def toy(**given: Any) -> ToyOptions:
    return resolve(ToyOptions, PRESETS, given)


def refusal(**given: Any) -> BadOption:
    with pytest.raises(BadOption) as caught:
        toy(**given)
    return caught.value


# Reading


def test_nothing_given_is_the_default() -> None:
    assert toy() == ToyOptions()


VALUES: list[tuple[str, Any, str]] = [
    ("loud", True, "true"),
    ("quiet", False, "false"),
    ("size", 2, "2"),
    ("size", 9, "9"),
    ("extra", 3, "3"),
    ("mood", "wild-ish", "wild-ish"),
    ("box", "57", "57"),
    ("first", 3, "3"),
    ("first", "lot", "lot"),
    ("colours", ("blue",), "blue"),
    ("colours", ("blue", "red", "green"), "blue,red,green"),
]


@pytest.mark.parametrize(("name", "value", "text"), VALUES)
def test_values_and_their_texts_are_the_same(name: str, value: Any, text: str) -> None:
    for given in (value, text):
        options = toy(**{name: given})
        assert getattr(options, name) == value
        assert type(getattr(options, name)) is type(value)
        others = {other for other in specs(ToyOptions) if other != name}
        assert all(getattr(options, one) == getattr(ToyOptions(), one) for one in others)
    assert option_text(value) == text


@pytest.mark.parametrize(("name", "value", "text"), VALUES)
def test_changed_options_read_back(name: str, value: Any, text: str) -> None:
    options = toy(**{name: value})
    assert changed(options) == {name: text}
    assert resolve(ToyOptions, {}, changed(options)) == options


def test_nothing_changed() -> None:
    assert changed(ToyOptions()) == {}
    assert changed(toy(size=5, colours="red,green")) == {}


def test_changed_keeps_the_order_of_declaration() -> None:
    options = toy(colours="blue", first=2, loud=True, size=3)
    assert list(changed(options)) == ["loud", "size", "first", "colours"]
    assert resolve(ToyOptions, {}, changed(options)) == options


def test_lists_are_read_like_tuples() -> None:
    assert toy(colours=["blue", "red"]) == toy(colours=("blue", "red")) == toy(colours="blue,red")


def test_presets() -> None:
    assert toy(preset="plain") == ToyOptions() == toy(preset=None)
    assert toy(preset="big") == ToyOptions(size=9, loud=True)
    assert toy(preset="texts") == ToyOptions(size=8, first="lot", colours=("blue",))


def test_what_is_given_wins_over_the_preset() -> None:
    assert toy(preset="big", size=3) == ToyOptions(size=3, loud=True)
    assert toy(preset="big", loud="false", mood="wild-ish") == ToyOptions(size=9, mood="wild-ish")
    assert PRESETS["big"] == {"size": 9, "loud": True}


def test_what_is_given_is_not_changed() -> None:
    given = {"preset": "big", "colours": ["red"]}
    resolve(ToyOptions, PRESETS, given)
    assert given == {"preset": "big", "colours": ["red"]}


# Refusing

REFUSED: list[tuple[str, Any, str, str]] = [  # name, value, how it is shown, what is allowed
    ("loud", "yes", "yes", "true, false"),
    ("loud", 2, "2", "true, false"),
    ("size", 1, "1", "a whole number from 2 to 9"),
    ("size", 10, "10", "a whole number from 2 to 9"),
    ("size", "ten", "ten", "a whole number from 2 to 9"),
    ("size", "", "", "a whole number from 2 to 9"),
    ("size", "5.5", "5.5", "a whole number from 2 to 9"),
    ("size", 5.5, "5.5", "a whole number from 2 to 9"),
    ("size", True, "true", "a whole number from 2 to 9"),
    ("size", None, "None", "a whole number from 2 to 9"),
    ("size", "9" * 40, "9" * 40, "a whole number from 2 to 9"),
    ("extra", 4, "4", "a whole number from 1 to 3"),
    ("mood", "angry", "angry", "calm, wild-ish"),
    ("mood", "Calm", "Calm", "calm, wild-ish"),
    ("mood", 3, "3", "calm, wild-ish"),
    ("first", 4, "4", "a whole number from 0 to 3, or lot"),
    ("first", "last", "last", "a whole number from 0 to 3, or lot"),
    ("first", -1, "-1", "a whole number from 0 to 3, or lot"),
    ("colours", "pink", "pink", "some of"),
    ("colours", ("red", "pink"), "red,pink", "some of"),
    ("colours", ["red", "pink"], "red,pink", "some of"),
    ("colours", (1, 2), "1,2", "some of"),
    ("colours", 5, "5", "some of"),
    ("size", [1, 2], "1,2", "a whole number from 2 to 9"),
    ("preset", "huge", "huge", "plain, big, texts"),
    ("preset", 5, "5", "plain, big, texts"),
]


@pytest.mark.parametrize(("name", "value", "shown", "allowed"), REFUSED)
def test_bad_values_are_refused_with_what_is_allowed(
    name: str, value: Any, shown: str, allowed: str
) -> None:
    error = refusal(**{name: value})
    said = str(error)
    assert said.startswith(f"Option {name}: {shown} is not allowed; allowed: ")
    assert allowed in said


def test_unknown_options_are_refused_with_the_names_there_are() -> None:
    said = str(refusal(colour="red"))
    assert "no option colour" in said
    assert all(name in said for name in ["preset", *specs(ToyOptions)])


def test_a_refused_choice_is_not_among_those_allowed() -> None:
    """Whoever writes a choice as a number should be heard, or told that it is a text."""
    try:
        options = toy(box=57)
    except BadOption as error:
        said = str(error)
        assert "57" not in said.partition("allowed:")[2]
    else:
        assert options.box == "57"


def test_a_bad_preset_is_refused() -> None:
    with pytest.raises(BadOption, match="size"):
        resolve(ToyOptions, {"broken": {"size": 99}}, {"preset": "broken"})


# Describing


def test_specs() -> None:
    found = specs(ToyOptions)
    assert list(found) == list(ToyOptions.__struct_fields__)
    assert all(spec.name == name for name, spec in found.items())
    assert {name: spec.default for name, spec in found.items()} == {
        name: getattr(ToyOptions(), name) for name in found
    }
    assert {name: set(spec.choices) for name, spec in found.items()} == {
        "loud": {"true", "false"},
        "quiet": {"true", "false"},
        "size": set(),
        "extra": set(),
        "mood": {"calm", "wild-ish"},
        "box": {"57", "60"},
        "first": {"lot"},
        "colours": {"red", "green", "blue"},
    }
    assert {name: (spec.lowest, spec.highest) for name, spec in found.items()} == {
        "loud": (None, None),
        "quiet": (None, None),
        "size": (2, 9),
        "extra": (1, 3),
        "mood": (None, None),
        "box": (None, None),
        "first": (0, 3),
        "colours": (None, None),
    }
    assert [name for name, spec in found.items() if spec.several] == ["colours"]


ALL_SPECS: list[tuple[type[Options], OptionSpec]] = [
    (ToyOptions, spec) for spec in specs(ToyOptions).values()
] + [
    (games.get(name).options, spec)
    for name in games.names()
    for spec in specs(games.get(name).options).values()
]


@pytest.mark.parametrize(("kind", "spec"), ALL_SPECS, ids=lambda one: getattr(one, "name", ""))
def test_a_set_up_screen_can_offer_all_that_is_allowed(
    kind: type[Options], spec: OptionSpec
) -> None:
    assert spec.choices or spec.lowest is not None
    assert len(set(spec.choices)) == len(spec.choices)
    offered: list[Any] = list(spec.choices)
    beyond: list[int] = []
    if spec.lowest is not None and spec.highest is not None:
        assert spec.lowest < spec.highest
        offered += [spec.lowest, spec.highest]
        beyond += [spec.lowest - 1, spec.highest + 1]
    for choice in offered:
        for given in (choice, str(choice)):
            options = resolve(kind, {}, {spec.name: given})
            assert option_text(getattr(options, spec.name)) == str(choice)
    for number in beyond:
        with pytest.raises(BadOption, match=spec.name):
            resolve(kind, {}, {spec.name: number})


@pytest.mark.parametrize(("kind", "spec"), ALL_SPECS, ids=lambda one: getattr(one, "name", ""))
def test_the_default_is_offered_or_depends(kind: type[Options], spec: OptionSpec) -> None:
    """None stands for what depends on other things, such as the number of seats."""
    assert getattr(kind(), spec.name) == spec.default
    if spec.default is not None:
        text = option_text(spec.default)
        assert getattr(resolve(kind, {}, {spec.name: text}), spec.name) == spec.default


@pytest.mark.parametrize(("kind", "spec"), ALL_SPECS, ids=lambda one: getattr(one, "name", ""))
def test_what_is_allowed_can_be_said(kind: type[Options], spec: OptionSpec) -> None:
    words = allowed_words(spec)
    said = words.text if isinstance(words, Message) else words
    assert said
    assert all(choice in said for choice in spec.choices)
    for number in (spec.lowest, spec.highest):
        assert number is None or f"{number:,}" in said


def test_games_refuse_in_the_same_words() -> None:
    with pytest.raises(BadOption, match=r"Option purse: 0 is not allowed; .*1 to 1,?000"):
        taros.new("marrakech", seats=4, purse=0)
    with pytest.raises(BadOption, match="There is no option carpets; there are: preset, purse"):
        taros.new("marrakech", seats=4, carpets=5)
    with pytest.raises(BadOption, match="Option preset: chess"):
        taros.new("marrakech", seats=4, preset="chess")


def test_a_text_that_is_too_long_is_refused_before_it_is_read() -> None:
    kind = games.get("regatta").options
    resolve(kind, {}, {"course": "x" * MAX_TEXT_LENGTH})
    with pytest.raises(BadOption) as error:
        resolve(kind, {}, {"course": "x" * (MAX_TEXT_LENGTH + 1)})
    assert error.value.message.key == "option-long"
    assert f"at most {MAX_TEXT_LENGTH:,} are allowed" in str(error.value)


def test_a_file_that_is_too_large_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "course.toml"
    file.write_text("#" * MAX_FILE_LENGTH, encoding="utf-8")
    resolve(games.get("regatta").options, {}, {"course": contents(file)})
    file.write_text("#" * (MAX_FILE_LENGTH + 1), encoding="utf-8")
    with pytest.raises(BadOption) as error:
        contents(file)
    assert error.value.message.key == "option-file-large"
    assert f"{MAX_FILE_LENGTH:,}" in str(error.value)
