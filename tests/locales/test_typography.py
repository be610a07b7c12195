"""Typography: the marks, spaces and letters that each language is written with."""

import re

import pytest

from locales.catalogues import ARGUMENT, texts
from taros.core import words

WRONG = {
    "en": [r"[«»„]"],
    "es": [
        r"[\u201e\u201c\u201d\u2039\u203a]",
        r"^[^¿]*\?|\?[^¿]*\?",  # questions and exclamations open with their mark
        r"^[^¡]*!|![^¡]*!",
        r"\d%",
    ],
    "fr": [
        r"[„“”]|\w'\w",
        r"[^\s\u00a0\u202f][;!?»]",  # a space that does not break stands before them
        r"\w:(?!//|\w)",
        r" [:;!?»%]|« |«[^\u00a0\u202f]",
        r"[cs]oeur|oeuvr|oeil",
    ],
    "ro": [r"[şţŞŢ]", r"[«»“]|”\w", r"\d%"],
    "uk": [
        r"[\w]['`\u02bc][\w]",
        r"[„“”]",
        r"[ыэёъ]",
        r"[\u0400-\u04ff][a-z]|[a-z][\u0400-\u04ff]",
        r"\s%",
    ],
}
"""What never stands in a sentence of a language, as regular expressions."""

EVERYWHERE = [r"\.\.\.", r" [.,](?!\w)", r"\(\s|\s\)", r"\b(\w{2,}) \1\b"]

CODE = re.compile(r'"[^"]*"|\S*[=:/_*|]\w\S*|--\S+|\(\?\)')


@pytest.mark.parametrize("language", words.languages())
def test_sentences_have_the_marks_of_their_language(language: str) -> None:
    found = [
        (where, wrong, each.group())
        for where, text in texts(language)
        for wrong in [*EVERYWHERE, *WRONG.get(language, [])]
        if (each := re.search(wrong, CODE.sub(ARGUMENT, text).strip()))
    ]
    assert found == []
