"""Help in every language, with examples that are accepted; completion; the greeting."""

import re
from pathlib import Path
from typing import Any

import pytest
import typer

from cli.helpers import answer, refusal, run, start
from taros.cli import app
from taros.cli.greeting import WAYS
from taros.cli.help import EXAMPLES, example_words, help_key, typed_name
from taros.core.words import has_message, languages

GROUP: Any = typer.main.get_command(app)
COMMANDS: dict[str, Any] = {
    **{name: each for name, each in GROUP.commands.items() if name != "admin"},
    **{f"admin {name}": each for name, each in GROUP.commands["admin"].commands.items()},
}


def accept(line: str) -> None:
    """Parse an example as `taros` does; raises what it would be refused for."""
    group, words = GROUP, example_words(line)
    while words[0] in getattr(group, "commands", {}):
        group = group.commands[words.pop(0)]
        if not words:
            break
    group.make_context(group.name, words)


@pytest.mark.parametrize("name", COMMANDS)
def test_help_has_a_text_for_every_parameter_and_examples(tmp_path: Path, name: str) -> None:
    command = COMMANDS[name]
    keys = [help_key(command.name, typed_name(each)) for each in command.params]
    assert [key for key in (help_key(command.name), *keys) if not has_message(key)] == []
    shown = answer(run(tmp_path, *name.split(), "--help"))
    for line in EXAMPLES[command.name]:
        assert f"\n  {line}" in shown
        assert line.startswith(f"taros {name}")
        accept(line)


def test_an_example_that_is_wrong_is_refused() -> None:
    with pytest.raises(Exception, match="--nope"):
        accept("taros serve --nope")


@pytest.mark.parametrize("language", languages())
def test_help_is_in_the_language_of_the_terminal(tmp_path: Path, language: str) -> None:
    shown = answer(start(tmp_path, "play", "--help", LC_ALL=f"{language}.UTF-8"))
    heads = {
        "en": "Examples:",
        "es": "Ejemplos:",
        "fr": "Exemples:",
        "ro": "Exemple:",
        "uk": "Приклади:",
    }
    assert heads[language] in shown
    assert ("Play in the terminal" in shown) == (language == "en")


def test_taros_alone_greets_and_names_four_ways(tmp_path: Path) -> None:
    shown = " ".join(answer(run(tmp_path)).split())
    for command, _ in WAYS:
        assert command in shown
        accept(command)
    assert len(WAYS) == 4
    assert "browser" in shown


def test_a_refusal_names_where_help_is(tmp_path: Path) -> None:
    assert refusal(run(tmp_path, "bogus")).endswith("taros --help has examples.")
    assert refusal(run(tmp_path, "tournament", "marrakech")).endswith(
        "taros tournament --help has examples."
    )


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("taros pl", "play"),
        ("taros play m", "marrakech"),
        ("taros simulate --g", "--games"),
        ("taros admin rot", "rotate-secrets"),
    ],
)
def test_the_shell_completes(tmp_path: Path, line: str, expected: str) -> None:
    changes = {"COMP_WORDS": line, "COMP_CWORD": str(line.count(" "))}
    done = start(tmp_path, _TAROS_COMPLETE="complete_bash", **changes)
    assert done.stdout.split() == [expected]


def test_the_shell_is_given_a_script(tmp_path: Path) -> None:
    shown = answer(start(tmp_path, _TAROS_COMPLETE="source_bash"))
    assert re.search(r"complete .* taros$", shown.strip())
