"""Release what `make release` has tested and built: check it once more from outside, and tag it.

python tools/release.py --dry-run    does all but the tag

Checked are: nothing is uncommitted; package, changelog and citation name one version; wheel and
sdist are small enough and work in an empty environment; the static site is served whole.
"""

import functools
import http.server
import os
import re
import subprocess
import sys
import tempfile
import threading
import time
import venv
from contextlib import suppress
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import taros

ROOT = Path(__file__).parents[1]
LARGEST = 6_000_000  # bytes of the wheel
PATIENCE = 120  # seconds until a server listens, or answers
DIRECTLY = build_opener(ProxyHandler({}))  # servers of this machine are not behind a proxy
VERSION = re.compile(r"^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$", re.MULTILINE)


def problems(version: str, changelog: str, citation: str) -> list[str]:
    """Return what the three places say differently about `version`."""
    found = VERSION.search(changelog)
    if found is None:
        return ["CHANGELOG.md has no line like: ## 1.2.3 - 2026-01-31"]
    newest, day = found.groups()
    unreleased = changelog[changelog.find("## Unreleased") : found.start()]
    return [
        said
        for wrong, said in (
            (newest != version, f"CHANGELOG.md begins with {newest}, taros is {version}"),
            (f"version: {version}\n" not in citation, f"CITATION.cff is not of {version}"),
            (f'"{day}"' not in citation, f"CITATION.cff is not of {day}"),
            ("\n- " in unreleased, "CHANGELOG.md has lines under Unreleased"),
        )
        if wrong
    ]


def run(*words: str | Path, cwd: Path = ROOT) -> str:
    """Run a command that has to succeed; return what it prints."""
    command = [str(word) for word in words]
    return subprocess.run(
        command, cwd=cwd, env=environment(), check=True, stdout=subprocess.PIPE
    ).stdout.decode()


def environment() -> dict[str, str]:
    """Return the environment without the path to the sources, with the versions tested together."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return {**kept, "PIP_CONSTRAINT": str(ROOT / "constraints.txt")}


def try_package(package: Path) -> None:
    """Install a wheel or an sdist where there is nothing else, play, and serve a page."""
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        venv.create(folder / "env", with_pip=True)
        python = folder / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
        run(python, "-m", "pip", "install", "--quiet", package, cwd=folder)
        assert run(python, "-m", "taros", "--version", cwd=folder).split()[1] == taros.__version__
        run(python, "-m", "taros", "simulate", "marrakech", "--games", "20", cwd=folder)
        try_server(python, folder)


def try_server(python: Path, folder: Path) -> None:
    """Serve on a free port, and fetch the first page."""
    words = ("-m", "taros", "serve", "--host", "127.0.0.1", "--port", "0")
    database = ("--database", f"sqlite:///{folder / 'tables.db'}")
    command: list[str | Path] = [python, *words, *database]
    with subprocess.Popen(
        command, cwd=folder, env=environment(), stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout
            found = re.search(r"http://localhost:(\d+)", server.stdout.readline())
            assert found
            address = f"http://127.0.0.1:{found[1]}"
            until_it_listens(address)
            assert "<title>" in fetch(f"{address}/")
        finally:
            server.terminate()


def until_it_listens(address: str) -> None:
    """Wait for a server that has said where it will be. Raises TimeoutError."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with suppress(OSError):
            assert fetch(f"{address}/healthz") == "ok"
            return
        time.sleep(0.1)
    raise TimeoutError(address)


def try_site(site: Path) -> None:
    """Serve a folder, and fetch its first page with all that this names."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=str(site))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/"
        page = fetch(address)
        for link in re.findall(r'(?:src|href)="(?!https?:|data:|#)\.?/?([^"]+)"', page):
            fetch(address + link)
        server.shutdown()


def fetch(address: str) -> str:
    """Return a text; raises HTTPError where there is none."""
    with DIRECTLY.open(address, timeout=PATIENCE) as answer:
        text: str = answer.read().decode(errors="replace")
        return text


def main() -> None:
    version = taros.__version__
    texts = [(ROOT / name).read_text(encoding="utf-8") for name in ("CHANGELOG.md", "CITATION.cff")]
    wrong = problems(version, *texts)
    if run("git", "status", "--porcelain").strip():
        wrong.append("there are uncommitted changes")
    (wheel,) = (ROOT / "build" / "wheel").glob("*.whl")
    (sdist,) = (ROOT / "build" / "wheel").glob("*.tar.gz")
    if wheel.stat().st_size > LARGEST:
        wrong.append(f"{wheel.name} has {wheel.stat().st_size:,} bytes, more than {LARGEST:,}")
    if wrong:
        sys.exit("\n".join(wrong))
    for package in (wheel, sdist):
        try_package(package)
        print(f"{package.name} works in an empty environment")
    try_site(ROOT / "dist")
    print("the static site is served whole")
    if "--dry-run" not in sys.argv:
        run("git", "tag", "--annotate", f"v{version}", "--message", f"Taros {version}")
        print(f"tagged v{version}: git push origin v{version}")


if __name__ == "__main__":
    main()
