"""Write the whole site as static files: `python web/scripts/site.py dist`, after `make client`.

The client is the one that the server has. Beside it lies a folder with Python for the browser:
Pyodide, and an archive with those modules of taros that a device needs. The folder is named by what
is in it.
"""

import hashlib
import json
import shutil
import sys
from pathlib import Path

import msgspec

from archive import write_archive, write_library
from taros import games
from taros.core.words import languages
from taros.hosting.game_info import game_info, start
from taros.offline.requests import THINK_SECONDS
from taros.server.http.pages import app_files
from taros.server.http.pages.pages import Pages
from taros.tables.protocol import Start, StartRequest

WEB = Path(__file__).parents[1]
CLIENT = WEB.parent / "src" / "taros" / "server" / "static"
PYODIDE = WEB / "node_modules" / "pyodide"
PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip"

INLINE = Pages(CLIENT).inline_sources
POLICY = (
    f"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{INLINE('script')}; "
    f"style-src 'self'{INLINE('style')}; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'none'"
)


def main(target: Path) -> None:
    """Write the site into the folder `target`, in the place of what is there."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(CLIENT, target)
    folder = write_python(target / app_files.PYTHON)
    page = (CLIENT / "index.html").read_text(encoding="utf-8")
    for name, icon in app_files.icons((CLIENT / app_files.EMBLEM).read_text("utf-8")).items():
        (target / name).write_bytes(icon)
    (target / "index.html").write_text(start_page(page, "", "./", folder), encoding="utf-8")
    for language in languages():
        own = target / language / "index.html"
        own.parent.mkdir()
        own.write_text(start_page(page, language, "../", folder), encoding="utf-8")
        (target / f"{language}.webmanifest").write_bytes(app_files.manifest(language))
    write_service_worker(target)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    print(f"{target}: {size / 1e6:.1f} MB")


def start_page(page: str, language: str, root: str, folder: str) -> str:
    """Return the server's `page` for a static host, which has the site at `root`, relative to it.

    `language` is that of the start page, "" for that of the browser. `folder` is that of Python's
    files.
    """
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    attributes = (
        f'lang="{language or "en"}" data-host="device" data-files="{root}offline/{folder}/"'
    )
    if language:
        attributes += f' data-language="{language}"'
    return (
        page.replace('lang="en"', attributes)
        .replace("</title>", f"</title>{app_files.head(language or 'en')}{alternates()}")
        .replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}')
        .replace('="/', f'="{root}')
    )


def alternates() -> str:
    """Return the elements that name the start pages: one a language, and that for all others."""
    pages = {**{language: f"/{language}/" for language in languages()}, "x-default": "/"}
    return "".join(
        f'<link rel="alternate" hreflang="{language}" href="{address}">'
        for language, address in pages.items()
    )


def write_service_worker(target: Path) -> None:
    """Write the service worker with the list of all files of the site `target`."""
    files = {
        path.relative_to(target).as_posix(): path.read_bytes()
        for path in target.rglob("*")
        if path.is_file()
    }
    script = files.pop(app_files.SERVICE_WORKER)
    python = [name for name in files if name.startswith(f"{app_files.PYTHON}/")]
    client = {name: body for name, body in files.items() if name not in python}
    made = app_files.service_worker(script, client, python, None)
    (target / app_files.SERVICE_WORKER).write_bytes(made)


def write_python(parent: Path) -> str:
    """Write Python's files into a folder of `parent`; return its name, which depends on them."""
    made = parent / "new"
    made.mkdir(parents=True)
    for name in PYODIDE_FILES:
        shutil.copy(PYODIDE / name, made / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    (made / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}), encoding="utf-8")
    write_library(PYODIDE / LIBRARY, made / LIBRARY)
    write_archive(made / "python.zip")
    infos = [game_info(name, THINK_SECONDS) for name in games.SHIPPED]
    (made / "games.json").write_bytes(msgspec.json.encode(infos))
    (made / "starts.json").write_bytes(msgspec.json.encode(usual_starts()))
    total = sum(path.stat().st_size for path in made.iterdir() if path.name != "pyodide.asm.mjs")
    client = app_files.client_version((CLIENT / "index.html").read_bytes())
    about = {"total": total, "client": client}
    (made / "files.json").write_text(json.dumps(about), encoding="utf-8")
    digest = hashlib.sha256()
    for path in sorted(made.iterdir()):
        digest.update(path.read_bytes())
    name = digest.hexdigest()[:12]
    made.rename(parent / name)
    return name


def usual_starts() -> dict[str, dict[int, Start]]:
    """Return how every game begins if nobody chooses options, by its number of seats.

    The client shows it until Python runs.
    """
    return {
        name: {seats: start(StartRequest(name, seats)) for seats in games.get(name).seats}
        for name in games.SHIPPED
    }


if __name__ == "__main__":
    main(Path(sys.argv[1]))
