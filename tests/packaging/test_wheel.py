"""What is built can be installed where there is nothing else, and works there."""

import ast
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import taros
from release import LARGEST, try_server
from taros.core.words import languages as languages_here
from taros.games import names

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "taros"
CONSTRAINTS = ROOT / "constraints.txt"

POSITION = "7/7/7/3r|3/3r3/7/7 e4e 30,30,30,30 11,12,12,12 1 turn 2"

PURELIB = "import sysconfig; print(sysconfig.get_path('purelib'))"
EXTRAS = ("club", "cluster", "data", "examples", "rl", "wasm")
COMES_WITH = {"click", "llvmlite"}  # with typer and numba, as long as there are these
IN_BROWSERS = {"js", "pyodide"}

CHECK = """
import importlib.metadata, json, sys
import taros
from taros.core.words import languages
from taros.games import names
installed = {d.metadata["Name"]: d.version for d in importlib.metadata.distributions()}
print(json.dumps([taros.__file__, languages(), names(), installed]))
"""


LEARNED = """
import taros
from taros import bots, games
game = games.get("marrakech")
bot = bots.get("learned", game)
for seats, options in ((2, {}), (2, {"two_player": "one-colour"}), (3, {}), (4, {})):
    match = taros.new("marrakech", seats=seats, seed=1, **options)
    legal = game.rules.legal(match.state)
    assert bot.choose(list(match.state), legal, [1 << 32]) in legal
    print(seats, end="\\n" if seats == 4 else " ")
"""


def environment(home: Path) -> dict[str, str]:
    """As it is, but for a home of its own and the versions that are tested together."""
    unwanted = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "FORCE_COLOR")
    kept = {name: value for name, value in os.environ.items() if name not in unwanted}
    return {
        **kept,
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "PIP_CONSTRAINT": str(CONSTRAINTS),
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "COLUMNS": "100",
    }


def run(home: Path, *words: str | Path) -> str:
    done = subprocess.run(
        [str(word) for word in words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=home,
        env=environment(home),
        timeout=300,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def built(home: Path, kind: str = "wheel") -> Path:
    """The wheel, or the sdist."""
    build = (sys.executable, "-m", "build", f"--{kind}", "--no-isolation")
    run(home, *build, "--outdir", home / "dist", ROOT)
    (package,) = (home / "dist").iterdir()
    return package


def test_the_wheel_holds_the_package_and_nothing_else(tmp_path: Path) -> None:
    """It is small with all that it carries: client, kernels as WebAssembly, weights."""
    file = built(tmp_path)
    assert file.stat().st_size < LARGEST
    with zipfile.ZipFile(file) as wheel:
        names = [name for name in wheel.namelist() if ".dist-info/" not in name]
        about = [name for name in wheel.namelist() if ".dist-info/" in name]
        metadata = wheel.read(next(name for name in about if name.endswith("METADATA"))).decode()
    source = [path for path in SOURCE.rglob("*") if path.is_file()]
    own = {path.relative_to(SOURCE.parent).as_posix() for path in source if not is_cache(path)}
    assert set(names) == own
    assert {"taros/py.typed", "taros/games/marrakech/rules_text/RULES.md"} <= own
    assert {f"taros/locales/en/{name}.ftl" for name in ("cli", "core", "games/marrakech")} <= own
    assert any(name.endswith("licenses/LICENSE") for name in about)
    assert f"Version: {taros.__version__}" in metadata.splitlines()
    assert "Requires-Python: >=3.11" in metadata.splitlines()
    assert str(ROOT) not in metadata
    weights = [name for name in own if name.endswith(".npz")]
    assert {"marrakech", "regatta"} <= {name.split("/")[2] for name in weights}


def test_the_sdist_holds_what_a_wheel_is_built_from(tmp_path: Path) -> None:
    """And the built client, so that it is installed without Node."""
    with tarfile.open(built(tmp_path, "sdist")) as sdist:
        names = {name.partition("/")[2] for name in sdist.getnames()}
    source = [path for path in SOURCE.rglob("*") if path.is_file() and not is_cache(path)]
    assert {path.relative_to(ROOT).as_posix() for path in source} <= names
    assert {"pyproject.toml", "README.md", "LICENSE", "CHANGELOG.md"} <= names
    assert [name for name in names if "node_modules" in name or name.startswith("web/")] == []


def is_cache(path: Path) -> bool:
    return "__pycache__" in path.parts


@pytest.mark.exhaustive
def test_the_wheel_works_in_an_empty_environment(tmp_path: Path) -> None:
    wheel, python = built(tmp_path), empty_environment(tmp_path)
    install = ("pip", "--python", python, "install", "--no-compile", "--quiet")
    run(tmp_path, sys.executable, "-m", *install, wheel)
    installed = works(python, tmp_path)
    unpinned = {
        name: version
        for name, version in installed.items()
        if name != "taros" and pins().get(normal(name)) != version
    }
    assert unpinned == {}


def test_the_wheel_works_beside_the_libraries_of_this_environment(tmp_path: Path) -> None:
    """Installing them once more takes a minute; `test_what_is_imported_is_required` stands for
    it."""
    wheel, python = built(tmp_path), empty_environment(tmp_path)
    install = ("pip", "--python", python, "install", "--no-compile", "--quiet", "--no-deps")
    run(tmp_path, sys.executable, "-m", *install, wheel)
    own = run(tmp_path, python, "-c", PURELIB).strip()
    Path(own, "libraries.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    works(python, tmp_path)


def empty_environment(home: Path) -> Path:
    """Return the interpreter of a new environment."""
    run(home, sys.executable, "-m", "venv", "--without-pip", home / "empty")
    return home / "empty" / ("Scripts" if os.name == "nt" else "bin") / "python"


def works(python: Path, home: Path) -> dict[str, str]:
    """Play, simulate and serve with an installed package; return what is installed beside it."""
    taros_command = python.with_name("taros")
    found: tuple[str, list[str], list[str], dict[str, str]]
    found = json.loads(run(home, python, "-c", CHECK))
    file, languages, games, installed = found
    assert Path(file).is_relative_to(home)
    assert (Path(file).parent / "py.typed").is_file()
    assert (tuple(languages), games) == (languages_here(), names())

    assert run(home, taros_command, "--version") == f"taros {taros.__version__}\n"
    assert "**M6.3**" in run(home, taros_command, "rules", "marrakech")
    assert POSITION in run(home, taros_command, "show", POSITION)
    words = ("simulate", "marrakech", "--seats", "greedy,random", "--games", "50", "--json")
    result = json.loads(run(home, taros_command, *words))
    assert (result["games"], result["unfinished"]) == (50, 0)

    assert run(home, python, "-c", LEARNED) == "2 2 3 4\n"
    assert run(home, python, "-m", "taros", "--version").startswith("taros ")
    try_server(python, home)
    return installed


def test_what_is_imported_is_required() -> None:
    """Every library that a file of the package imports, at once or later, comes with it or with
    one of its extras."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    required = project["dependencies"] + [text for name in EXTRAS for text in extras[name]]
    provided = {normal(re.split(r"[^\w.-]", text)[0]) for text in required} | COMES_WITH
    providers = importlib.metadata.packages_distributions()
    imported = {name for path in SOURCE.rglob("*.py") for name in imports_of(path)}
    libraries = imported - sys.stdlib_module_names - {"taros"} - IN_BROWSERS
    missing = {
        name
        for name in libraries
        if not {normal(provider) for provider in providers.get(name, [name])} & provided
    }
    assert missing == set()
    assert {"numba", "litestar", "ray", "gymnasium"} <= libraries


def imports_of(path: Path) -> Iterator[str]:
    """Yield the first part of the name of each module that a file imports."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module.partition(".")[0]


def pins() -> dict[str, str]:
    lines = [line for line in CONSTRAINTS.read_text().splitlines() if not line.startswith("#")]
    return {normal(line.split("==")[0]): line.split("==")[1] for line in lines}


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def test_constraints_are_exact_versions() -> None:
    lines = CONSTRAINTS.read_text().splitlines()
    odd = [line for line in lines if not re.fullmatch(r"#.*|[\w.-]+==[\w.]+", line)]
    assert (odd, len(lines) > 20) == ([], True)


def test_what_is_required_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    required = project["dependencies"] + project["optional-dependencies"]["dev"]
    names = {normal(re.split(r"[^\w.-]", text)[0]) for text in required}
    assert names <= set(pins())


@pytest.mark.parametrize("name", ["constraints.txt", "pyproject.toml", "Makefile"])
def test_no_address_to_download_from(name: str) -> None:
    """Where packages come from is the business of whoever installs them."""
    text = (ROOT / name).read_text().lower()
    words = ("://", "index-url", "find-links", "trusted-host", "pypi", "pythonhosted")
    assert [word for word in words if word in text] == []
    assert re.findall(r"(?<![\w.])/(?:opt|usr|home|root|var|mnt|tmp|srv)/", text) == []
    assert str(ROOT).lower() not in text
