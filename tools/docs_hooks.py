"""Build pages of the documentation from files outside of `docs/`; loaded by `mkdocs.yml`.

Some files of the repository are pages of the site (`MOUNTED`). Every other file that a page links
to is shown on a page of its own below `source/`, so that the site is complete without a network.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

import typer
from mkdocs.structure.files import File, Files

from taros.cli import app
from taros.core.words import message

ROOT = Path(__file__).parents[1]
IFRAME_WORKER = ROOT / "web" / "node_modules" / "iframe-worker" / "shim" / "index.js"
MOUNTED = {  # address of a page: the file of the repository that it is made of
    "play/marrakech.md": "src/taros/games/marrakech/rules_text/HOW_TO_PLAY.md",
    "play/marrakech-rules.md": "src/taros/games/marrakech/rules_text/RULES.md",
    "play/regatta.md": "src/taros/games/regatta/rules_text/HOW_TO_PLAY.md",
    "play/regatta-rules.md": "src/taros/games/regatta/rules_text/RULES.md",
    "program/examples.md": "examples/README.md",
    "research/training-log.md": "training/LOG.md",
    "develop/contributing.md": "CONTRIBUTING.md",
    "develop/glossary.md": "GLOSSARY.md",
    "develop/changelog.md": "CHANGELOG.md",
    "develop/security.md": "SECURITY.md",
    "develop/conduct.md": "CODE_OF_CONDUCT.md",
    "develop/benchmarks.md": "benchmarks/results.md",
}
ADDRESSES = {path: address for address, path in MOUNTED.items()}
LINK = re.compile(r"(?<=\]\()([^)\s#:]+)(?=[)#])")
FIGURE = re.compile(r"!\[\]\((\w+)\)")
CODE = re.compile(r"^(?: {4}|```).*|`[^`\n]+`", re.MULTILINE)
LEXERS = {".py": "python", ".ts": "typescript", ".toml": "toml", ".yaml": "yaml", ".json": "json"}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that are made of files outside of `docs/`."""
    for address, path in MOUNTED.items():
        files.append(File.generated(config, address, content=_read(path)))
    texts = {_path(file): file.content_string for file in files.documentation_pages()}
    linked = {target for path, text in texts.items() for target in _targets(path, text)}
    for target in sorted(linked):
        if (address := _address(target)).startswith("source/"):
            files.append(File.generated(config, address, content=_source_page(target)))
    script = config["extra"]["polyfills"][0]
    files.append(File.generated(config, script, content=IFRAME_WORKER.read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Let the links of a page lead to pages of the site, and show the figures of rules."""
    address, path = page.file.src_uri, _path(page.file)
    if address.startswith("source/"):
        return markdown
    if address == "program/commands.md":
        return markdown + "\n".join(_help_of_commands())
    if path.endswith("HOW_TO_PLAY.md"):
        game = PurePosixPath(address).stem
        markdown = FIGURE.sub(lambda found: _figure(game, found[1]), markdown)
    if path in ADDRESSES:
        markdown = _aligned(markdown)

    def moved(found: re.Match[str]) -> str:
        target = _target(path, found[1])
        return relpath(_address(target), PurePosixPath(address).parent) if target else found[1]

    return LINK.sub(moved, markdown)


def _help_of_commands() -> Iterator[str]:
    """Yield a section for every command: what its `--help` prints, in English."""
    os.environ["LC_ALL"] = "C.UTF-8"
    main: Any = typer.main.get_command(app)
    commands = {name: each for name, each in main.commands.items() if name != "admin"}
    of_admin = main.commands["admin"].commands
    commands |= {f"admin {name}": each for name, each in of_admin.items()}
    for name, command in commands.items():
        context = typer.Context(command, info_name=f"taros {name}", terminal_width=100)
        yield f"\n## `taros {name}`\n\n```text\n{command.get_help(context)}\n```"


def _figure(game: str, name: str) -> str:
    """Return the picture of a figure, which `make pictures` takes, described by its caption."""
    return f"![{message(f'{game}-web-figure-{name}').text}](../pictures/{game}-{name}.webp)"


def _aligned(markdown: str) -> str:
    """Indent lists inside of numbered lists by four columns, as the site's Markdown asks."""
    return re.sub(r"^ {7}(?=\S)", " " * 8, markdown, flags=re.MULTILINE)


def _read(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")


def _path(file: File) -> str:
    """Return the path in the repository of what a page is made of."""
    return MOUNTED.get(file.src_uri, f"docs/{file.src_uri}")


def _target(path: str, link: str) -> str | None:
    """Return the path in the repository of what a link of `path` leads to; None: no file."""
    target = normpath(str(PurePosixPath(path).parent / link))
    return target if (ROOT / target).exists() else None


def _targets(path: str, text: str) -> set[str]:
    found = (_target(path, link) for link in LINK.findall(CODE.sub("", text)))
    return {target for target in found if target}


def _address(target: str) -> str:
    """Return the address on the site of a path of the repository."""
    if target == "README.md":
        return "index.md"
    if target in ADDRESSES:
        return ADDRESSES[target]
    if target.startswith("docs/"):
        inside = target.removeprefix("docs/")
        return f"{inside}/README.md" if (ROOT / target).is_dir() else inside
    return f"source/{target}.md"


def _source_page(target: str) -> str:
    """Return a page that shows a file, or lists a folder, and that the search leaves out."""
    place = ROOT / target
    head = f"---\nsearch:\n  exclude: true\n---\n\n# `{target}`\n\n"
    if place.is_dir():
        names = sorted(each.name for each in place.iterdir() if each.name != "__pycache__")
        return head + "\n".join(f"- `{name}`" for name in names)
    if place.suffix == ".md":
        return head + LINK.sub("#", place.read_text(encoding="utf-8"))
    lexer = LEXERS.get(place.suffix, "text")
    return f"{head}~~~~ {lexer}\n{place.read_text(encoding='utf-8')}\n~~~~\n"
