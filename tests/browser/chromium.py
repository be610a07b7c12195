"""Where a Chromium is: on the PATH, or unpacked from the one of the npm registry, which needs no
libraries of the system."""

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parents[2] / "web"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
UNPACK = """import('@sparticuz/chromium').then(
  async (it) => console.log(await it.default.executablePath()))"""
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


class Chromium(NamedTuple):
    path: str
    environment: dict[str, str]


@cache
def find(folder: Path) -> Chromium:
    """`folder` is for unpacking. TAROS_CHROMIUM names another one; empty: not that of the PATH."""
    named = os.environ.get("TAROS_CHROMIUM")
    on_path = (shutil.which(name) for name in NAMES) if named is None else (named,)
    found = next(filter(None, on_path), None)
    return Chromium(found, {}) if found else _unpacked(folder)


def _unpacked(folder: Path) -> Chromium:
    environment = {**os.environ, "TMPDIR": str(folder), "AWS_LAMBDA_JS_RUNTIME": "nodejs20.x"}
    path = subprocess.run(
        ["node", "-e", UNPACK], cwd=WEB, env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()
    fonts = folder / "fonts" / "fonts.conf"
    fonts.write_text(FONTS.format(folder=fonts.parent), encoding="utf-8")
    return Chromium(
        path,
        {
            "LD_LIBRARY_PATH": str(folder / "al2023" / "lib"),
            "FONTCONFIG_FILE": str(fonts),
            "FONTCONFIG_PATH": str(fonts.parent),
        },
    )
