"""A tournament and its report, as a page with charts.

python examples/tournament_report.py report.html
"""

import sys
from pathlib import Path

import taros
from taros.arena.report import html

BOTS = ["learned", "greedy", "flat:50"]


def main(page: Path, games: int = 30) -> None:
    result = taros.tournament("marrakech", BOTS, games, seed=1, seats=3)
    for bot in result.bots:
        print(f"{bot.bot}: {bot.win_share:.0%} ({bot.win_low:.0%} to {bot.win_high:.0%})")
    page.write_text(html(result, "en"), encoding="utf-8")
    print(f"charts are in {page}")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "report.html"))
