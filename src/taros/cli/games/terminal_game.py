"""A game at the terminal: people at one keyboard, and bots."""

from collections.abc import Sequence
from contextlib import suppress
from itertools import chain
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from taros import bots
from taros.arena.play import stream
from taros.bots.base import MAX_SECONDS
from taros.core.errors import BadNotation, BadOption, CannotUndo, TarosError, Unknown
from taros.core.events import joined_event, told_together
from taros.core.game import CHANCE, Game, State
from taros.core.match import Match, Ply
from taros.core.words import has_message, message
from taros.workers.bot_thread import BotThread

from ..common import HUMAN, board, display_names, language, out, translate

with suppress(ImportError):  # where there is one, input() can be edited and repeated with it
    import readline  # noqa: F401

UNDO, QUIT = "undo", "quit"
HELP = ("?", "help")
QUESTION = 4  # lines for what is asked and answered
WIDTH = 80  # columns that games draw for
MAX_LISTED = 12  # moves that begin as was typed
FAULTS = {
    "failed": "table-bot-failed",
    "stalled": "table-bot-stalled",
    "illegal": "table-bot-illegal",
}
RECENT_PLIES = 4  # plies for each seat that are described when a game is resumed


def check_players(players: Sequence[str], game: Game) -> None:
    """Raise Unknown or BadOption unless everybody is human or a bot."""
    if not players:
        raise BadOption("cli-no-players")
    for player in players:
        try:
            if player != HUMAN:
                bots.check(player, game)
        except Unknown as error:
            allowed = ", ".join([HUMAN, *bots.names(game)])
            raise Unknown("no-bot", name=player or '""', allowed=allowed) from error


class TerminalGame:
    """Runs a match whose seats are named `human` or after their bots; keeps it in a file."""

    def __init__(self, match: Match, path: Path) -> None:
        self.match = match
        self.path = path
        self.bots = {
            seat: bots.get(name, match.game)
            for seat, name in enumerate(match.names)
            if name != HUMAN
        }
        self.people = [seat for seat in range(match.seats) if seat not in self.bots]
        self.names = display_names(match.names)
        self.in_front = self.people[0] if len(self.people) == 1 else None
        """Whose eyes are on the screen, where seats may know different things."""
        self.bot_thread = BotThread(replaceable=False)
        self.news: list[str | list[tuple[State, int]]] = []
        """Remarks, and plies as states with codes, since the last picture."""

    def run(self) -> None:
        """Play until the game is over or the players leave; save it either way."""
        self._save()
        if out.is_terminal and out.width < WIDTH:
            out.print(translate("cli-narrow", width=WIDTH), style="dim")
        try:
            self._keep_news(self.match.plies[-RECENT_PLIES * self.match.seats :])
            while (seat := self.match.to_act) is not None:
                if seat in self.bots:
                    self._bot_moves(seat)
                else:
                    self._human_moves(seat)
        except (EOFError, KeyboardInterrupt):
            self._save()
            out.print()
            out.print(translate("cli-saved", path=str(self.path)), soft_wrap=True)
            return
        self._save()
        self._show()
        out.print(_standings(self.match, self.names))
        out.print(translate("cli-record", path=str(self.path)), soft_wrap=True)

    def _bot_moves(self, seat: int) -> None:
        game, state = self.match.game, self.match.state
        observation = list(state)
        game.rules.observe(state, seat, observation)
        assert self.match.chance is not None
        rng = stream(int(self.match.chance.seed, 16), 0, self.match.ply)
        legal, player = game.rules.legal(state), self.bots[seat]
        move = self.bot_thread.choose_move(player, observation, legal, rng, MAX_SECONDS)
        if move.fault:
            self.bots[seat] = bots.get(player.name, game)  # the old one may still be running
            self.news.append(translate(FAULTS[move.fault], seat=self.names[seat]))
        self._keep_news(self.match.play(game.notation.format_move(state, move.code)))

    def _human_moves(self, seat: int) -> None:
        self._hand_over(seat)
        forced = self.match.game.rules.forced_move(self.match.state)
        if forced is not None:
            self._play_forced_move(forced)
            return
        self._show()
        out.print(
            self._who(seat) + self.match.game.presenter.prompt(self.match.state).format(language())
        )
        while True:
            word = _read_line("> ")
            if word in HELP:
                out.print("  ".join(self.match.game.notation.menu(self.match.state)))
                if has_message(f"{self.match.game.name}-legend"):
                    out.print(translate(f"{self.match.game.name}-legend"), style="dim")
                out.print(translate("cli-help"), style="dim")
            elif word == UNDO:
                if self._undo():
                    return
            elif word and self._try(word, seat):
                return

    def _hand_over(self, seat: int) -> None:
        """Let the next player come to the screen alone, if the game hides anything."""
        if self.match.game.hidden and seat != self.in_front:
            out.clear()
            _read_line(translate("cli-hand-over", name=self.names[seat]) + " ")
            self.in_front = seat

    def _play_forced_move(self, code: int) -> None:
        """Play the forced move `code`, unless the player takes the last move back first."""
        self._show()
        if _read_line(translate("cli-pause") + " ") != UNDO or not self._undo():
            self._keep_news(
                self.match.play(self.match.game.notation.format_move(self.match.state, code))
            )
            self._save()

    def _try(self, word: str, seat: int) -> bool:
        found = self._complete_move(word)
        if len(found) > 1 and word not in found:
            out.print("  ".join(found[:MAX_LISTED]), "…" if len(found) > MAX_LISTED else "")
            return False
        try:
            self._keep_news(self.match.play(found[0] if len(found) == 1 else word))
        except TarosError as error:
            out.print(error.format(language()), style="red")
            return False
        self._save()
        self._pause(seat)
        return True

    def _complete_move(self, word: str) -> list[str]:
        """Return `word` if it is a move, legal or not.

        Else the legal moves that begin with it.

        Upper and lower case are distinguished where that leaves any move.
        """
        with suppress(BadNotation):
            self.match.game.notation.parse_move(self.match.state, word)
            return [word]
        texts = [move.text for move in self.match.legal()]
        exact = [text for text in texts if text.startswith(word)]
        return exact or [text for text in texts if text.lower().startswith(word.lower())]

    def _pause(self, seat: int) -> None:
        """Wait before bots answer, while the move can still be taken back."""
        last = self.match.plies[-1]
        if last.actor != seat or self.match.to_act not in self.bots:
            return
        self._show()
        if _read_line(translate("cli-pause") + " ") == UNDO:
            self._undo()

    def _undo(self) -> bool:
        """Take back the last player's move, if undoing is allowed; return whether it was done."""
        movers = [ply.actor for ply in self.match.plies if ply.actor != CHANCE]
        people = [seat for seat in movers[-1:] if seat not in self.bots]
        try:
            self.match.undo(people[0] if people else self.match.to_act)
        except CannotUndo as error:
            out.print(error.format(language()), style="red")
            return False
        self._save()
        out.print(translate("cli-undone"))
        return True

    def _keep_news(self, plies: Sequence[Ply]) -> None:
        """Keep what happened for the next picture; `plies` are the last of the match."""
        first = self.match.ply - len(plies)
        numbered = enumerate(plies, start=first)
        self.news.append([(self.match.state_at(number), ply.move.code) for number, ply in numbered])

    def _lines(self, news: str | list[tuple[State, int]]) -> list[str]:
        """Put plies into words for the person in front of the screen, who may be another by now."""
        if isinstance(news, str):
            return [news]
        game = self.match.game
        return [
            game.presenter.words(joined_event(game, state, codes, self.in_front)).format(
                language(), self.names
            )
            for state, codes in told_together(game, news)
        ]

    def _show(self) -> None:
        """Print the board, and the news since the last one below it, or above if room is short."""
        drawn = board(self.match, self.match.view(self.in_front), self.names)
        news = Text("\n".join(chain.from_iterable(map(self._lines, self.news))), style="dim")
        self.news.clear()
        is_low = out.is_terminal and out.height < len(drawn.split()) + len(news.split()) + QUESTION
        out.print()
        for part in (news, drawn) if is_low else (drawn, news):
            if part:
                out.print(part)

    def _who(self, seat: int) -> str:
        return f"{self.names[seat]} · " if self.match.names.count(HUMAN) > 1 else ""

    def _save(self) -> None:
        """Write the file atomically: it holds the old game or the new one."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        draft = self.path.with_name(self.path.name + ".new")
        draft.write_text(self.match.record(reveal=True), encoding="utf-8")
        draft.replace(self.path)


def _read_line(prompt: str) -> str:
    """Return a line typed by a person, commands in lower case. Raises EOFError to quit."""
    word = input(prompt).strip()
    if word.lower() == QUIT:
        raise EOFError
    return word.lower() if word.lower() in (UNDO, *HELP) else word


def _standings(match: Match, names: Sequence[str]) -> Grid:
    grid = Grid(box=None, pad_edge=False, show_header=False)
    for standing in sorted(match.standings(), key=lambda standing: standing.place):
        parts = [
            message(f"{match.game.name}-part-{part}", amount=amount, less=-amount).format(
                language()
            )
            for part, amount in standing.parts.items()
        ]
        terms = " + ".join(parts)
        grid.add_row(
            f"{standing.place}.",
            names[standing.seat],
            terms if len(parts) == 1 else f"{terms} = {standing.score}",
            style="bold" if standing.win else "",
        )
    return grid
