"""Draw the packages of Taros as layers, from the contract that import-linter checks.

python tools/architecture.py    writes docs/develop/architecture.svg
"""

import tomllib
from html import escape
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURE = ROOT / "docs" / "develop" / "architecture.svg"
ROLES = {
    "cli": "the terminal",
    "server": "tables for many",
    "offline": "tables in a browser",
    "envs": "learning",
    "hosting": "what hosts share",
    "tables": "people playing",
    "arena": "many games",
    "review": "what a game was worth",
    "report": "pages and charts",
    "workers": "processes, machines",
    "bots": "who chooses moves",
    "games": "Marrakech, Regatta, and yours",
    "core": "match, record, fair chance",
    "kernels": "Python, machine code, WebAssembly",
}
WIDTH, HEIGHT, GAP, MARGIN = 720, 44, 8, 8
STYLE = """text { font: 15px sans-serif; fill: #222; text-anchor: middle }
.role { font-size: 11px; fill: #555 } rect { fill: #fbe9e0; stroke: #c2571a }"""


def layers() -> list[list[str]]:
    """Return the packages of every layer, the highest first."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contract = project["tool"]["importlinter"]["contracts"][0]
    return [layer.replace("taros.", "").split(" | ") for layer in contract["layers"]]


def draw() -> str:
    """Return the picture as SVG."""
    rows = [_row(names, i) for i, names in enumerate(layers())]
    height = 2 * MARGIN + len(rows) * (HEIGHT + GAP) - GAP
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    ground = f'<path fill="#fff" d="M0 0h{WIDTH}v{height}H0z"/>'
    body = "\n".join([f"<style>{STYLE}</style>", ground, *rows])
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>\n{body}\n</svg>\n'


def _row(names: list[str], row: int) -> str:
    top = MARGIN + row * (HEIGHT + GAP)
    width = (WIDTH - 2 * MARGIN - GAP * (len(names) - 1)) / len(names)
    lefts = (MARGIN + i * (width + GAP) for i in range(len(names)))
    return "\n".join(_box(name, x, top, width) for name, x in zip(names, lefts, strict=True))


def _box(name: str, left: float, top: int, width: float) -> str:
    middle = left + width / 2
    return (
        f'<rect x="{left:g}" y="{top}" width="{width:g}" height="{HEIGHT}" rx="6"/>'
        f'<text x="{middle:g}" y="{top + 19}">{escape(name)}</text>'
        f'<text class="role" x="{middle:g}" y="{top + 35}">{escape(ROLES[name])}</text>'
    )


if __name__ == "__main__":
    PICTURE.write_text(draw(), encoding="utf-8")
