"""A game at the terminal: people at one keyboard, and bots."""

import secrets
from collections.abc import Sequence
from pathlib import Path

from rich.table import Table as Grid

from taros import bots
from taros.bots.kernels.rng import seed_rng
from taros.core.errors import BadOption, CannotUndo, TarosError
from taros.core.game import Game
from taros.core.match import Match, Ply
from taros.core.words import message

from .common import language, out, say, styled

HUMAN = "human"
UNDO, QUIT, HELP = "undo", "quit", "?"


def check_players(game: Game, players: Sequence[str]) -> None:
    """Raise Unknown or BadOption unless everybody is human or a bot."""
    if not players:
        raise BadOption("cli-no-players")
    for player in players:
        if player != HUMAN:
            bots.get(player, game)


class Table:
    """Runs a match whose seats are named `human` or after their bots; keeps it in a file."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match = match
        self.path = path
        self.bots = {
            seat: bots.get(name, match.game)
            for seat, name in enumerate(match.names)
            if name != HUMAN
        }
        self.names = _spoken_names(match.names)
        self.rng = [0]
        seed_rng(self.rng, secrets.randbits(62), 0)

    def run(self) -> None:
        """Until the game is over or the players leave; either way it is saved."""
        try:
            self._tell(self.match.plies)
            while (seat := self.match.to_act) is not None:
                if seat in self.bots:
                    self._bot_moves(seat)
                else:
                    self._human_moves(seat)
        except (EOFError, KeyboardInterrupt):
            self._save()
            out.print()
            out.print(say("cli-saved", path=str(self.path)))
            return
        self._save()
        self._show()
        out.print(_standings(self.match, self.names))
        out.print(say("cli-record", path=str(self.path)))

    def _bot_moves(self, seat: int) -> None:
        game, state = self.match.game, self.match.state
        observation = list(state)
        game.observe(state, seat, observation)
        code = self.bots[seat].choose(observation, game.legal(state), self.rng)
        self._tell(self.match.play(game.format_move(state, code)))

    def _human_moves(self, seat: int) -> None:
        self._show()
        out.print(self._who(seat) + self.match.game.prompt(self.match.state).say(language()))
        while True:
            word = input("> ").strip().lower()
            if word == QUIT:
                raise EOFError
            if word == HELP:
                out.print("  ".join(move.text for move in self.match.legal()))
                out.print(say("cli-help"), style="dim")
            elif word == UNDO:
                if self._undo():
                    return
            elif word and self._try(word, seat):
                return

    def _try(self, word: str, seat: int) -> bool:
        try:
            self._tell(self.match.play(self._completed(word)))
        except TarosError as error:
            out.print(error.say(language()), style="red")
            return False
        self._save()
        self._pause(seat)
        return True

    def _completed(self, word: str) -> str:
        """The only legal move that begins like this, else the word as it is."""
        found = [move.text for move in self.match.legal() if move.text.startswith(word)]
        return found[0] if len(found) == 1 else word

    def _pause(self, seat: int) -> None:
        """Before bots answer, while the move could still be taken back."""
        last = self.match.plies[-1]
        if last.actor != seat or self.match.to_act not in self.bots:
            return
        self._show()
        if input(say("cli-pause") + " ").strip().lower() == UNDO:
            self._undo()

    def _undo(self) -> bool:
        """The last player takes back a move, if the rules of undoing allow it."""
        last = self.match.plies[-1:]
        mover = last[0].actor if last and last[0].actor not in self.bots else None
        try:
            self.match.undo(mover if mover is not None else self.match.to_act)
        except CannotUndo as error:
            out.print(error.say(language()), style="red")
            return False
        self._save()
        out.print(say("cli-undone"))
        return True

    def _tell(self, plies: Sequence[Ply]) -> None:
        """What happened, in words; `plies` are the last ones of the match."""
        first = self.match.ply - len(plies)
        for number, ply in enumerate(plies, start=first):
            words = self.match.game.describe(self.match.state_at(number), ply.move.code)
            out.print(words.say(language(), self.names), style="dim")

    def _show(self) -> None:
        out.print()
        out.print(styled(self.match.game.terminal(self.match.view(self.match.to_act))))

    def _who(self, seat: int) -> str:
        return f"{self.names[seat]}: " if self.match.names.count(HUMAN) > 1 else ""

    def _save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.path.write_text(self.match.record(reveal=True), encoding="utf-8")


def _spoken_names(names: Sequence[str]) -> list[str]:
    """Unlike for all: a number where several are alike."""
    shown = []
    for seat, name in enumerate(names):
        word = say("cli-human") if name == HUMAN else name
        number = names[: seat + 1].count(name)
        shown.append(f"{word} {number}" if names.count(name) > 1 else word)
    return shown


def _standings(match: Match, names: Sequence[str]) -> Grid:
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for standing in sorted(match.standings(), key=lambda standing: standing.place):
        parts = [
            message(f"{match.game.name}-part-{part}", amount=amount).say(language())
            for part, amount in standing.parts.items()
        ]
        grid.add_row(
            f"{standing.place}.",
            names[standing.seat],
            str(standing.score),
            " + ".join(parts),
            style="bold" if standing.win else "",
        )
    return grid
