"""Pictures of players: a rug or a sail, with colours and a pattern that follow from a name of hex
digits. Pattern and shape tell them apart without colours, also at the size of a letter."""

from collections.abc import Callable, Iterator

STRONG = ("#b5452c", "#2f3e73", "#1f6f6b", "#6d2f5b", "#5f671f", "#8c2f39", "#22313f", "#7a4a1e")
LIGHT = ("#fff3d9", "#f3c15b", "#bfe0e6", "#f2c7b8", "#c9e4c5")
GROUNDS = ("#efe4cf", "#d5e3e4", "#e7d9e3", "#dfe3c9")
SEA = "#3f7f96"
SPAR = "#4a3426"


def avatar_svg(name: str) -> str:
    """Return the picture `name`, hex digits as of `avatar_of`, as SVG."""
    rest = int(name, 16)

    def pick(count: int) -> int:
        nonlocal rest
        rest, chosen = divmod(rest, count)
        return chosen

    draw = (_rug, _sail)[pick(2)]
    pattern = PATTERNS[pick(len(PATTERNS))]
    strong, light = STRONG[pick(len(STRONG))], LIGHT[pick(len(LIGHT))]
    cloth, figure = (strong, light) if pick(2) else (light, strong)
    ground = GROUNDS[pick(len(GROUNDS))]
    body = "".join(draw(cloth, figure, strong, pattern))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48">'
        f'<rect width="48" height="48" rx="10" fill="{ground}"/>{body}</svg>'
    )


Pattern = Callable[[], str]
"""Returns the path of a pattern that fills the square from 8 to 40."""


def _rug(cloth: str, figure: str, edge: str, pattern: Pattern) -> Iterator[str]:
    fringe = "".join(f"M{x} 4v40" for x in range(11, 38, 4))
    yield f'<path d="{fringe}" stroke="{edge}" stroke-width="2"/>'
    yield '<clipPath id="c"><rect x="11" y="10" width="26" height="28"/></clipPath>'
    yield f'<rect x="8" y="7" width="32" height="34" rx="1" fill="{edge}"/>'
    yield f'<rect x="11" y="10" width="26" height="28" fill="{cloth}"/>'
    yield f'<path clip-path="url(#c)" d="{pattern()}" fill="{figure}"/>'
    yield '<rect x="11" y="10" width="26" height="28" fill="none" stroke="#fff3d9"/>'


def _sail(cloth: str, figure: str, edge: str, pattern: Pattern) -> Iterator[str]:
    shape = "M25 4Q42 18 41 35H25ZM22 9V35H7Q12 20 22 9Z"
    yield f'<path d="M0 40H48V38a10 10 0 0 1-10 10H10A10 10 0 0 1 0 38Z" fill="{SEA}"/>'
    yield f'<clipPath id="c"><path d="{shape}"/></clipPath>'
    yield f'<path d="{shape}" fill="{cloth}"/>'
    yield f'<path clip-path="url(#c)" d="{pattern()}" fill="{figure}"/>'
    yield f'<path d="{shape}" fill="none" stroke="{edge}" stroke-width="1.5"/>'
    yield f'<path d="M23.5 3v34" stroke="{SPAR}" stroke-width="2"/>'
    yield f'<path d="M6 37H42L37 43H12Z" fill="{SPAR}"/>'


def _stripes() -> str:
    return "".join(f"M6 {y}h36v4.5h-36Z" for y in range(5, 41, 9))


def _bars() -> str:
    return "".join(f"M{x} 4h4.5v38h-4.5Z" for x in range(7, 41, 9))


def _slope() -> str:
    return "".join(f"M{x} 42l38-38h7l-38 38Z" for x in range(-34, 48, 15))


def _checks() -> str:
    squares = ((x, y) for y in range(4, 44, 8) for x in range(8, 40, 8))
    return "".join(f"M{x} {y}h8v8h-8Z" for x, y in squares if (x + y) // 4 % 4 < 2)


def _diamonds() -> str:
    return "".join(_diamond(24, y, 8, 6.5) for y in (10, 24, 38)) + "".join(
        _diamond(x, y, 5, 4) for x in (11, 37) for y in (17, 31)
    )


def _medallion() -> str:
    hole = "M24 17l-6 7l6 7l6-7Z"  # the other way round: it stays empty
    corners = "".join(_diamond(x, y, 6, 6) for x in (10, 38) for y in (9, 39))
    return f"{_diamond(24, 24, 13, 14)}{hole}{_diamond(24, 24, 2, 3)}{corners}"


def _zigzag() -> str:
    line = "".join("l5 6l5-6" for _ in range(4))
    back = "".join("l-5 6l-5-6" for _ in range(4))
    return "".join(f"M4 {y}{line}v5{back}Z" for y in range(2, 44, 12))


def _dots() -> str:
    circle = "a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0"
    return "".join(
        f"M{x - 3.5} {y}{circle}" for y in range(8, 44, 9) for x in range(11 + y % 2, 44, 12)
    )


def _diamond(x: float, y: float, width: float, height: float) -> str:
    return f"M{x - width} {y}l{width}-{height}l{width} {height}l-{width} {height}Z"


PATTERNS: tuple[Pattern, ...] = (
    *(_stripes, _bars, _slope, _checks),
    *(_diamonds, _medallion, _zigzag, _dots),
)
