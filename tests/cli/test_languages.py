"""The command line in every language: help, refusals, and a turn of each game."""

import re
from pathlib import Path

import pytest
from babel.numbers import format_percent, get_decimal_symbol

from cli.helpers import answer, refusal, run
from taros.core.words import SOURCE, languages, message
from variants import first_always

OTHERS = [language for language in languages() if language != SOURCE]


def english_words(text: str) -> set[str]:
    """Words of English help that no other language has, outside of names and options."""
    return set(re.findall(r"\b(the|and|with|which|of|this|every)\b", text.lower()))


@pytest.mark.parametrize("language", first_always(OTHERS))
def test_help_refusals_and_a_turn(tmp_path: Path, language: str) -> None:
    terminal = {"LC_ALL": "", "LANG": f"{language}.UTF-8"}
    for words in ((), ("tournament",), ("admin", "rotate-secrets")):
        helped = answer(run(tmp_path, *words, "--help", **terminal))
        assert helped.startswith(message("help-usage").format(language))
        assert english_words(helped) == set(), words
    refused = refusal(run(tmp_path, "simulate", "marrakech", "--games", "many", **terminal))
    least = message("cli-number-from", lowest=1)
    assert refused.startswith(message("cli-value", name="--games", allowed=least).format(language))
    nowhere = refusal(run(tmp_path, "verify", "nowhere.taros", **terminal))
    no_file = message("cli-file-none", path="nowhere.taros").format(language)
    assert nowhere.split() == no_file.split()
    for game, moves in (("marrakech", "ahead\nquit\n"), ("regatta", "exchange\nquit\n")):
        played = answer(run(tmp_path, "play", game, "--seed", "7", stdin=moves, **terminal))
        assert message("cli-human").format(language) in played
        assert message("cli-saved", path="").format(language).split()[0] in played
        assert english_words(played.replace(str(tmp_path), "")) == set(), game
    assert decimal_signs(played, 2) == {get_decimal_symbol(language)}  # on Regatta's map


def decimal_signs(text: str, digits: int) -> set[str]:
    """Return the signs before the last `digits` digits of numbers."""
    return set(re.findall(rf"\d([.,])\d{{{digits}}}(?!\d)", text))


@pytest.mark.parametrize("language", first_always(reversed(languages())))
def test_tables_have_the_numbers_of_the_language(tmp_path: Path, language: str) -> None:
    terminal = {"LC_ALL": "", "LANG": f"{language}.UTF-8"}
    words = ("simulate", "marrakech", "--seats", "greedy,random", "--games", "40", "--rugs", "3")
    table = answer(run(tmp_path, *words, **terminal))
    percent_sign = format_percent(0, locale=language).removeprefix("0")
    sign = re.escape(get_decimal_symbol(language))
    assert len(re.findall(rf"\d{sign}\d{percent_sign}(?=\s)", table)) == 2 * 3
    assert decimal_signs(table, 1) | decimal_signs(table, 2) == {get_decimal_symbol(language)}
