"""A tournament as somebody sees it, and as a table of its results."""

import csv
import io
from collections.abc import Mapping
from math import isfinite

from msgspec import structs
from msgspec.json import Decoder, Encoder

from taros.core.words import message

from . import events
from .protocol import (
    EventGame,
    EventInfo,
    EventLine,
    EventPlayer,
    EventRound,
    EventStanding,
    EventSummary,
    EventYou,
)
from .schedule import ends_at, planned_rounds, round_due
from .tournament import CHECK_IN_OPENS, Game, LogLine, Tournament

MOST_GAMES_SENT = 100  # of an arena, that are over; and others of the same rounds
MOST_LINES = 200  # of the log that are sent
FORMULA = "=+-@\t\r"  # with which a spreadsheet would take a name for a formula

_encode = Encoder().encode
decode_summary = Decoder(EventSummary).decode


def encode_summary(tournament: Tournament) -> str:
    """Return what lists show of a tournament, as it is stored."""
    plan = tournament.plan
    taking_part = [player for player in tournament.players if player.state != "gone"]
    summary = EventSummary(
        id=tournament.id,
        name=plan.name,
        game=plan.game,
        seats=plan.seats,
        system=plan.system,
        state=tournament.state,
        public=plan.public,
        starts=plan.starts,
        players=len(taking_part),
        round=len(tournament.rounds),
    )
    return _encode(summary).decode()


def event_info(
    tournament: Tournament,
    names: Mapping[str, str],
    guest: str,
    now: int,
    *,
    has_account: bool,
    is_bot: bool,
) -> EventInfo:
    """Return all about a tournament, as `guest` sees it; `names` are those of accounts."""
    plan, due = tournament.plan, round_due(tournament)
    seeds = {player: n for n, player in enumerate(tournament.seeds, 1)}
    return EventInfo(
        id=tournament.id,
        version=tournament.number,
        name=plan.name,
        organiser=names.get(plan.organiser, ""),
        game=plan.game,
        seats=plan.seats,
        options=plan.options,
        system=plan.system,
        pace=plan.pace,
        starts=plan.starts,
        public=plan.public,
        check_in=plan.check_in,
        check_in_opens=plan.starts - CHECK_IN_OPENS,
        break_seconds=plan.break_seconds,
        minutes=plan.minutes,
        state=tournament.state,
        is_paused=tournament.is_paused,
        planned_rounds=planned_rounds(tournament),
        next_round=int(due) if isfinite(due) else None,
        ends=ends_at(tournament),
        now=now,
        players=[
            EventPlayer(n, names.get(each.guest, ""), each.is_bot, each.state, seeds[n])
            for n, each in enumerate(tournament.players)
        ],
        rounds=_rounds(tournament),
        standings=[EventStanding(**line._asdict()) for line in tournament.standings],
        log=_log(tournament),
        you=_you(tournament, guest, now, has_account, is_bot),
    )


def _rounds(tournament: Tournament) -> list[EventRound]:
    """Return all rounds; of an arena those with a game that is being played, or with one of the
    newest others."""
    over = [game.table for game in tournament.games.values() if game.places is not None]
    old = set(over[:-MOST_GAMES_SENT]) if tournament.plan.system == "arena" else set[str]()
    return [
        EventRound(
            number, [_game(tournament.games[id]) for id in each.games], [*each.byes], each.begun
        )
        for number, each in enumerate(tournament.rounds, 1)
        if not each.games or not old.issuperset(each.games)
    ]


def _game(game: Game) -> EventGame:
    places = None if game.places is None else [*game.places]
    return EventGame(game.table, [*game.players], places, [*game.scores], game.is_corrected)


def _you(tournament: Tournament, guest: str, now: int, has_account: bool, is_bot: bool) -> EventYou:
    number = tournament.player_of(guest)
    player = None if number is None else tournament.players[number]
    game = None if number is None else tournament.open_game_of(number)
    is_open = tournament.state == "upcoming" or (
        tournament.state == "running" and not tournament.has_fixed_field
    )
    is_out = player is None or (player.state == "gone" and not player.removed)
    is_waited_for = player is not None and player.state == "entered"
    return EventYou(
        has_account=has_account,
        is_organiser=guest == tournament.plan.organiser and not is_bot,
        player=number,
        state=None if player is None else player.state,
        table=None if game is None else game.table,
        may_enter=has_account and is_open and is_out,
        may_check_in=is_open and is_waited_for and now >= tournament.plan.starts - CHECK_IN_OPENS,
    )


# The log


def _log(tournament: Tournament) -> list[EventLine]:
    """Return the newest lines of the log, the newest first."""
    lines: list[EventLine] = []
    entered, rounds = 0, 0
    seen: dict[str, int] = {}
    for line in tournament.log:
        if isinstance(line.event, events.Entered):
            if line.event.guest not in seen:
                seen[line.event.guest] = entered
                entered += 1
            lines.append(EventLine(line.at, "entered", seen[line.event.guest]))
        elif isinstance(line.event, events.Paired):
            rounds += 1
            lines.append(EventLine(line.at, "round", round=rounds))
        else:
            lines.append(_line(tournament, line))
    return lines[: -MOST_LINES - 1 : -1]


def _line(tournament: Tournament, line: LogLine) -> EventLine:
    match line.event:
        case events.CheckedIn(player):
            return EventLine(line.at, "checked-in", player)
        case events.Withdrew(player, removed):
            return EventLine(line.at, "removed" if removed else "withdrew", player)
        case events.Seeded():
            return EventLine(line.at, "seeded")
        case events.Started(early):
            return EventLine(line.at, "started-early" if early else "started")
        case events.Finished(table, places, _):
            return _result_line(tournament, EventLine(line.at, "finished", places=[*places]), table)
        case events.Corrected(table, places):
            empty = EventLine(line.at, "corrected", places=[*places])
            return _result_line(tournament, empty, table)
        case events.Paused():
            return EventLine(line.at, "paused")
        case events.Resumed(alone):
            return EventLine(line.at, "resumed-alone" if alone else "resumed")
        case events.Ended("organiser"):
            return EventLine(line.at, "ended-by-organiser")
        case events.Ended("nobody"):
            return EventLine(line.at, "ended-empty")
        case events.Ended("idle"):
            return EventLine(line.at, "ended-idle")
        case events.Ended():
            return EventLine(line.at, "ended")
    return EventLine(line.at, "planned")


def _result_line(tournament: Tournament, line: EventLine, table: str) -> EventLine:
    players = [*tournament.games[table].players]
    return structs.replace(line, table=table, players=players)


# Results as a table

CSV_COLUMNS = ("place", "player", "points", "opponents", "direct", "score", "played")


def results_csv(tournament: Tournament, names: Mapping[str, str], language: str) -> str:
    """Return the standings as CSV, with headings in `language`."""
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow([message(f"event-column-{column}").format(language) for column in CSV_COLUMNS])
    for line in tournament.standings:
        name = names.get(tournament.players[line.player].guest, "")
        shown = name or message("event-former-player").format(language)
        safe = f"'{shown}" if shown[0] in FORMULA else shown
        halves = [each / 2 for each in (line.points, line.opponents, line.direct)]
        table.writerow([line.place, safe, *map(_decimal, halves), line.score, line.played])
    return text.getvalue()


def _decimal(value: float) -> str:
    return f"{value:g}"
