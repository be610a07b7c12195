"""What makes an app of the client: manifests, icons, the service worker's list, Python."""

import json
from pathlib import Path
from typing import Any

import pytest

from taros.core.errors import BadOption
from taros.core.words import languages
from taros.server.http.middleware import WORKER_POLICY, is_worker
from taros.server.http.pages import app_files
from taros.server.http.pages.pages import FOR_EVER, Pages

PAGE = '<!doctype html><html lang="en"><head><title>Taros</title></head><body></body></html>'
EMBLEM = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M9 9h9v9z"/></svg>'
PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "icon.svg").write_text(EMBLEM)
    (folder / "service-worker.js").write_text("work();")
    (folder / "assets" / "index-abc.js").write_text("let x = 1;")
    return folder


@pytest.fixture
def site(tmp_path: Path) -> Path:
    folder = tmp_path / "dist" / "offline" / "0a1b"
    folder.mkdir(parents=True)
    version = app_files.client_version(PAGE.encode())
    (folder / "files.json").write_text(json.dumps({"total": 7, "client": version}))
    (folder / "python.zip").write_bytes(b"zip")
    return tmp_path / "dist"


def kept(pages: Pages) -> Any:
    """What the service worker of `pages` keeps."""
    worker = pages.file("/service-worker.js")
    assert worker is not None
    first, rest = worker.body.split(b"\n", 1)
    assert rest == b"work();"
    return json.loads(first.removeprefix(b"self.taros = ").removesuffix(b";"))


def test_manifests_name_icons_that_are_there(client: Path) -> None:
    pages = Pages(client)
    for language in languages():
        found = pages.file(f"/{language}.webmanifest")
        assert found is not None
        assert found.kind == "application/manifest+json"
        manifest = json.loads(found.body)
        assert manifest["lang"] == language
        assert (manifest["start_url"], manifest["display"]) == ("./", "standalone")
        purposes = {icon.get("purpose") for icon in manifest["icons"]}
        assert {"any", "maskable"} <= purposes
        for icon in manifest["icons"][1:]:
            picture = pages.file(f"/{icon['src']}")
            assert picture is not None
            width = int.from_bytes(picture.body[16:20], "big")
            assert picture.body.startswith(PNG)
            assert f"{width}x{width}" == icon["sizes"]
        page = pages.html(language, "<title>Taros</title>", "").body.decode()
        assert f'<link rel="manifest" href="/{language}.webmanifest">' in page


def test_icons_for_masks_have_no_corners_cut_off() -> None:
    round_corners = EMBLEM.replace("<path", '<rect width="64" height="64" rx="14"/><path')
    assert "scale(.75)" in app_files._whole(round_corners)
    assert app_files._whole(round_corners).count("<svg") == 1


def test_the_service_worker_keeps_the_client(client: Path) -> None:
    keeps = kept(Pages(client))
    revisions = {file["url"]: file["revision"] for file in keeps["files"]}
    assert revisions["assets/index-abc.js"] is None
    assert revisions["icon.svg"]
    assert not {"index.html", "service-worker.js", "away.html"} & set(revisions)
    assert (keeps["python"], keeps["away"]) == ([], None)


def test_python_is_served_for_ever_and_named_by_every_page(client: Path, site: Path) -> None:
    pages = Pages(client, site)
    keeps = kept(pages)
    assert keeps["python"] == ["offline/0a1b/files.json", "offline/0a1b/python.zip"]
    assert keeps["away"] == "away.html"
    archive = pages.file("/offline/0a1b/python.zip")
    assert archive is not None
    assert (archive.body, archive.cache) == (b"zip", FOR_EVER)
    page = pages.html("ro", "<title>Taros</title>", "").body.decode()
    assert '<html lang="ro" data-files="/offline/0a1b/">' in page
    away = pages.file("/away.html")
    assert away is not None
    assert b'data-host="away"' in away.body
    assert "away.html" in {file["url"] for file in keeps["files"]}


def test_a_change_of_python_alone_is_a_new_version(client: Path, site: Path) -> None:
    before = kept(Pages(client, site))
    (site / "offline" / "0a1b").rename(site / "offline" / "2c3d")
    assert kept(Pages(client, site)) != before


def test_python_of_another_client_is_refused(client: Path, site: Path) -> None:
    (client / "index.html").write_text(PAGE + "<!-- newer -->")
    with pytest.raises(BadOption, match="belongs to another version"):
        Pages(client, site)


def test_a_folder_without_python_is_refused(client: Path, tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no site with Python"):
        Pages(client, tmp_path)


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        ("/assets/host.worker-DJ_x-4.js", True),
        ("/assets/bots.worker-a1.js", True),
        ("/assets/index-a1.js", False),
        ("/", False),
        ("/service-worker.js", False),
        ("/assets/host.worker-a1.js/more", False),
    ],
)
def test_only_workers_may_compile_webassembly(path: str, expected: bool) -> None:
    assert is_worker(path) == expected
    assert "'wasm-unsafe-eval'" in WORKER_POLICY
    assert "'unsafe-eval'" not in WORKER_POLICY
