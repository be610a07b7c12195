"""What the README and the documentation say is true: code runs, commands are accepted."""

import doctest
import os
import re
import shlex
from pathlib import Path

import pytest
import typer

from cli.test_help import COMMANDS, GROUP, accept

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "examples/README.md")]
PAGES += sorted(
    path
    for path in (ROOT / "docs").rglob("*.md")
    if "decisions" not in path.relative_to(ROOT).parts
)
TEXTS = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8") for path in PAGES}
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INDENTED = re.compile(r"^ {4,}(taros|make|python|pip) (.+?)(?: {2,}#.*)?$", re.MULTILINE)
INLINE = re.compile(r"`((?:taros|make|python) [^`\n]+)`")
LANGUAGES = {"python", "sh", "text", "toml", "ts"}  # ts: of the client, whose tests run it
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
CONTEXT = typer.Context(GROUP)
PLACEHOLDERS = {"FILE.py:CLASS": "examples/own_bot.py:Greediest"}


@pytest.fixture
def in_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.usefixtures("in_root")
@pytest.mark.parametrize("page", [name for name, text in TEXTS.items() if ">>>" in text])
def test_the_examples_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert (failed, tried > 0) == (0, True)


def test_every_block_of_code_says_what_it_is() -> None:
    """Python that is not run would be noticed: it has to be an example with `>>>`."""
    for page, text in TEXTS.items():
        for language, body in FENCE.findall(text):
            assert language in LANGUAGES, f"{page}: {body}"
            assert language != "python" or ">>>" in body, f"{page}: {body}"


def commands(text: str) -> list[str]:
    """Return the commands that a page names: in blocks, indented, and in sentences."""
    blocks = [
        body.replace("\\\n", " ") for language, body in FENCE.findall(text) if language == "sh"
    ]
    lines = [line.strip() for body in blocks for line in body.splitlines()]
    lines += [f"{name} {words}" for name, words in INDENTED.findall(FENCE.sub("", text))]
    return [line for line in lines + INLINE.findall(text) if line and not line.startswith("#")]


@pytest.mark.usefixtures("in_root")
@pytest.mark.parametrize("page", TEXTS)
def test_the_commands_are_accepted(page: str) -> None:
    """Commands of taros parse, targets of make and files for Python exist."""
    for line in commands(TEXTS[page]):
        for command in re.split(r" && | ; ", line):
            check(page, command.partition("  #")[0])


def check(page: str, command: str) -> None:
    words = shlex.split(command)
    while words and "=" in words[0]:
        words.pop(0)
    name, *rest = words
    program = Path(name).name
    if program == "taros" and rest[:1] and rest[0].startswith("--"):  # it acts when it is parsed
        assert rest[0] in {name for each in GROUP.get_params(CONTEXT) for name in each.opts}
    elif program == "taros" and " ".join(rest) not in COMMANDS:
        accept(filled(rest))
    elif program == "make":
        assert set(rest) <= TARGETS | {word for word in rest if "=" in word}, f"{page}: {command}"
    elif program == "python" and rest[0].startswith(("examples/", "tools/", "benchmarks/")):
        assert (ROOT / rest[0]).exists(), f"{page}: {command}"


def filled(words: list[str]) -> str:
    """Return the line of a command; files that a reader would name are put in."""
    made = [PLACEHOLDERS.get(word, word) for word in words]
    if made == [] or any("…" in word or word in ("...", "COMMAND") for word in made):
        return "taros doctor"
    return shlex.join(["taros", *made])


def test_links_of_files_outside_of_the_site_lead_to_files() -> None:
    """The links of pages are checked when the site is built."""
    for name in ("README.md", "CHANGELOG.md", "SECURITY.md", "GLOSSARY.md", "CODE_OF_CONDUCT.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", text)
        wrong = [link for link in links if "://" not in link and not (ROOT / link).exists()]
        assert (name, wrong) == (name, [])


def test_pictures_are_described_and_small() -> None:
    readme = TEXTS["README.md"]
    assert all(re.findall(r"!\[([^\]]*)\]", readme))
    files = [ROOT / "docs" / "pictures" / f"{name}.webp" for name in ("game", "phone", "review")]
    assert [os.fspath(file) for file in files if file.stat().st_size > 2_000_000] == []
