"""Records: a match as text that a person can read and type, and a machine can replay.

    Game: marrakech
    Seats: 4
    Options: bankrupt=pays-what-he-can
    Date: 2026-11-15
    Commitment: <SHA-256 of the seed>
    Seed: <once the game is over>
    Result: places 2,1,3,4 scores 41,45,38,30

    1. left 3 d5e5
    2. ahead 1 c4c5 {a remark}
    ...

    Chance:
    1 3 of 1*1 2*2 3*2 4*1

A numbered line is a turn: its moves and outcomes in order, spaces inside a move written as `_`.
`Chance:` lists every chance event with its outcome and weights, so that it can be checked without
knowing the rules. Records can stand one after the other in one file.
"""

import datetime
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from .errors import BadRecord
from .game import CHANCE, Game, Standing, State
from .match import Match
from .options import Options, changed
from .steps import Steps, collect
from .words import message

HEADERS = (
    "Game",
    "Seats",
    "Names",
    "Options",
    "Position",
    "Date",
    "Commitment",
    "Round",
    "Hashes",
    "Contributions",
    "Seed",
    "Result",
)
UNFINISHED = "unfinished"
NO_PROMISE = "none"  # in place of a commitment: chance was drawn, but cannot be proven

_HEADER = re.compile(r"([A-Z][a-z]+): (.*)")
_CHANCE = re.compile(r"\d{1,9} \S+ of \S+\*\d{1,9}( \S+\*\d{1,9})*")


class Token(msgspec.Struct, frozen=True, gc=False):
    """A word of the body: a turn's number with its dot, a move, or a comment in braces."""

    line: int
    text: str


class ChanceLine(msgspec.Struct, frozen=True):
    """A line of the list of chance: `event outcome of text*weight ...`."""

    line: int
    event: int
    outcome: str
    weights: tuple[tuple[str, int], ...]


class Draw(NamedTuple):
    """A chance event of a match, with the texts of its outcomes."""

    number: int  # from 1
    outcome: str
    weights: list[tuple[str, int]]  # all that could have come


class Record(msgspec.Struct):
    """A record as read, not yet replayed."""

    headers: dict[str, Token]
    body: list[Token]
    chance: list[ChanceLine]
    damage: BadRecord | None = None  # where reading had to stop

    def header(self, name: str) -> str:
        token = self.headers.get(name)
        return token.text if token else ""


# Writing


def format_record(match: Match, *, reveal: bool, draws: Iterable[Draw] | None = None) -> str:
    """Return the text of `match`; see `Match.record`. `draws` are its chance events, if known."""
    headers = game_headers(match.game, match.seats, match.options, match.names, match.date)
    headers["Result"] = result_text(match)
    if not match.from_start:
        headers["Options"] = ""
        headers["Position"] = match.game.notation.format_position(match.state_at(0), match.options)
    show_seed = match.provable and (reveal or match.to_act is None)
    if match.chance is not None:
        headers["Commitment"] = match.chance.commitment if match.provable else NO_PROMISE
    if match.chance is not None and match.provable:
        headers["Round"] = str(match.chance.round) if match.chance.round > 1 else ""
        headers["Hashes"] = " ".join(match.chance.hashes)
        headers["Contributions"] = " ".join(match.chance.contributions)
        headers["Seed"] = match.chance.seed if show_seed else ""
    plies = [(ply.turn, ply.move.text) for ply in match.plies]
    chance = _chance_lines(chance_events(match) if draws is None else draws) if show_seed else []
    return record_text(headers, plies, match.comments, chance)


def record_steps(match: Match) -> Steps[str]:
    """Return the text of `match`, one chance event a step; see `Match.record`."""
    draws = yield from collect(chance_events(match))
    return format_record(match, reveal=False, draws=draws)


def game_headers(
    game: Game, seats: int, options: Options, names: Sequence[str], date: datetime.date
) -> dict[str, str]:
    """Return the headers that every record has."""
    return {
        "Game": game.name,
        "Seats": str(seats),
        "Names": ", ".join(names),
        "Options": " ".join(f"{name}={text}" for name, text in changed(options).items()),
        "Date": date.isoformat(),
    }


def record_text(
    headers: Mapping[str, str],
    plies: Iterable[tuple[int, str]],
    comments: Mapping[int, Sequence[str]],
    chance: Sequence[str],
) -> str:
    """Join headers that are not empty, numbered turns of (turn, text) and the list of chance."""
    lines = [f"{name}: {headers[name]}" for name in HEADERS if headers.get(name)]
    lines += ["", *_turns(plies, comments)]
    if chance:
        lines += ["", "Chance:", *chance]
    return "\n".join(lines).rstrip("\n") + "\n"


def result_text(match: Match) -> str:
    return standings_text(match.standings()) if match.finished else UNFINISHED


def standings_text(standings: Sequence[Standing]) -> str:
    places = ",".join(str(standing.place) for standing in standings)
    return f"places {places} scores {','.join(str(standing.score) for standing in standings)}"


def _turns(
    plies: Iterable[tuple[int, str]], comments: Mapping[int, Sequence[str]]
) -> Iterator[str]:
    line = _remarks(comments, 0)
    last_turn = -1
    for number, (turn, text) in enumerate(plies, start=1):
        if turn != last_turn:
            if line:
                yield " ".join(line)
            line = [f"{turn}."]
            last_turn = turn
        line += [written(text), *_remarks(comments, number)]
    if line:
        yield " ".join(line)


def _remarks(comments: Mapping[int, Sequence[str]], ply: int) -> list[str]:
    return [f"{{{text}}}" for text in comments.get(ply, ())]


def _chance_lines(draws: Iterable[Draw]) -> list[str]:
    lines = []
    for number, outcome, choices in draws:
        weights = " ".join(f"{text}*{weight}" for text, weight in choices)
        lines.append(f"{number} {outcome} of {weights}")
    return lines


def chance_events(match: Match) -> Iterator[Draw]:
    """Yield the chance events of a match, in order."""
    number = 0
    for ply, state in zip(match.plies, match.states(), strict=False):
        if ply.actor == CHANCE:
            number += 1
            yield Draw(number, written(ply.move.text), weights_in(match.game, state))


def weights_in(game: Game, state: State) -> list[tuple[str, int]]:
    """Return the possible outcomes of `state` as texts of a record, with their weights."""
    return [
        (written(game.notation.format_move(state, code)), weight)
        for code, weight in game.rules.outcomes(state)
    ]


def written(text: str) -> str:
    """Return a move's text as one word: spaces become underscores."""
    return text.replace(" ", "_")


# Reading


def split_records(text: str) -> list[str]:
    """Split `text` into the records that it consists of."""
    records: list[list[str]] = [[]]
    in_remark = False
    for line in re.findall(r"[^\n]*\n|[^\n]+", text):
        if line.startswith("Game: ") and not in_remark and "".join(records[-1]).strip():
            records.append([])
        records[-1].append(line)
        braces = re.findall("[{}]", line)
        in_remark = braces[-1] == "{" if braces else in_remark
    return ["".join(lines) for lines in records]


def parse_record(text: str) -> Record:
    """Read a record without replaying it. Raises BadRecord if its headers are damaged.

    Damage in the body is kept in `damage`, with everything before it.
    """
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    record = Record({}, [], [])
    start = _read_headers(lines, record)
    for name in ("Game", "Seats"):
        if name not in record.headers:
            raise BadRecord(start, message("record-no-header", name=name))
    if "Position" in record.headers and "Options" in record.headers:
        token = record.headers["Options"]
        raise BadRecord(token.line, message("record-position-options"))
    try:
        _read_chance(lines, _read_body(lines, start, record), record)
    except BadRecord as damage:
        record.damage = damage
    return record


def _read_headers(lines: list[str], record: Record) -> int:
    for index, line in enumerate(lines):
        if not line.strip():
            if record.headers:
                return index + 1
            continue
        found = _HEADER.fullmatch(line.rstrip())
        if not found or found[1] not in HEADERS:
            raise BadRecord(index + 1, message("record-bad-header", text=line))
        if found[1] in record.headers:
            raise BadRecord(index + 1, message("record-twice", name=found[1]))
        record.headers[found[1]] = Token(index + 1, found[2])
    return len(lines)


def _read_body(lines: list[str], start: int, record: Record) -> int:
    """Read moves and comments into `record`; return the line on which the list of chance begins."""
    remark: list[str] = []
    opened = 0
    for number, line in enumerate(lines[start:], start=start + 1):
        if line.strip() == "Chance:" and not opened:
            return number - 1
        for word in re.split(r"([{}])", line):
            if word == "{" and not opened:
                opened, remark = number, []
            elif word == "}" and opened:
                record.body.append(Token(opened, "{" + "".join(remark) + "}"))
                opened = 0
            elif word in ("{", "}"):
                raise BadRecord(number, message("record-brace"))
            elif opened:
                remark.append(word)
            else:
                record.body += [Token(number, text) for text in word.split()]
        if opened:
            remark.append("\n")
    if opened:
        raise BadRecord(opened, message("record-brace"))
    return len(lines)


def _read_chance(lines: list[str], start: int, record: Record) -> None:
    for number, line in enumerate(lines[start + 1 :], start=start + 2):
        if not line.strip():
            continue
        if not _CHANCE.fullmatch(line.strip()):
            raise BadRecord(number, message("record-bad-chance", text=line))
        event, outcome, _, *weights = line.split()
        pairs = tuple((text, int(w)) for text, w in (pair.rsplit("*", 1) for pair in weights))
        record.chance.append(ChanceLine(number, int(event), outcome, pairs))
