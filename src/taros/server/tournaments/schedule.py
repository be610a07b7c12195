"""What a tournament does without a request: it starts, its rounds begin, it is over."""

from math import inf, isfinite
from typing import NamedTuple

from .events import Ended, Started
from .knock_out import knock_out
from .pairing import Past, Round, circle, pair
from .tournament import Game, Tournament

MOST_ROUNDS = 30
MOST_GAMES = 2_000  # of an arena
LONGEST_WAIT = 86_400_000  # milliseconds for enough players, after which a tournament is over
LONGEST_PAUSE = 30 * 86_400_000  # milliseconds, after which a tournament is over
ARENA_WAIT = 15_000  # milliseconds after which somebody in an arena plays the same people again


class PairingDue(NamedTuple):
    """A round is to be paired."""

    round: Round


Step = Started | PairingDue | Ended


def next_step(tournament: Tournament, now: int) -> Step | None:
    """Return what is to happen at the time `now`; None if nothing is.

    Finding pairs may take seconds.
    """
    if tournament.state == "over":
        return None
    if tournament.state == "upcoming":
        return _start(tournament, now)
    if tournament.plan.system == "arena":
        return _arena_step(tournament, now)
    if tournament.open_games:
        return None
    if tournament.is_paused:
        return Ended("idle") if now >= tournament.changed + LONGEST_PAUSE else None
    if _is_played(tournament):
        return Ended("played")
    if now < round_due(tournament):
        return None
    found = _next_round(tournament)
    return PairingDue(found) if found.tables or found.byes else Ended("played")


def may_pair(tournament: Tournament, now: int) -> bool:
    """Return whether `next_step` would look for pairs at the time `now`."""
    if tournament.state != "running" or tournament.is_paused:
        return False
    if tournament.plan.system == "arena":
        is_room = len(tournament.games) < MOST_GAMES
        return is_room and len(_waiting(tournament)) >= tournament.plan.seats
    return now >= round_due(tournament)


def wake(tournament: Tournament) -> int | None:
    """Return from when on something may be due, None if nothing ever is: 0 while games are played
    or somebody may be paired at any time."""
    if tournament.open_games:
        return 0
    if tournament.state == "over":
        return None
    if tournament.state == "upcoming":
        are_enough = len(tournament.here) >= tournament.plan.seats
        return tournament.plan.starts + (0 if are_enough else LONGEST_WAIT)
    end = ends_at(tournament)
    if tournament.is_paused:
        return tournament.changed + LONGEST_PAUSE if end is None else end
    if end is not None and len(tournament.here) < tournament.plan.seats:
        return end
    due = round_due(tournament)
    return int(due) if isfinite(due) else 0


def round_due(tournament: Tournament) -> float:
    """Return when the next round begins, as far as that is known: never while games are played."""
    if tournament.state == "upcoming":
        return tournament.plan.starts
    waits = tournament.open_games or tournament.is_paused or _is_played(tournament)
    if tournament.state == "over" or tournament.plan.system == "arena" or waits:
        return inf
    pause = 1000 * tournament.plan.break_seconds if tournament.rounds else 0
    return tournament.changed + pause


def ends_at(tournament: Tournament) -> int | None:
    """Return when an arena is over, None if it is none or has not begun."""
    plan = tournament.plan
    if plan.system != "arena" or tournament.state == "upcoming":
        return None
    return tournament.started + 60_000 * plan.minutes


def planned_rounds(tournament: Tournament) -> int | None:
    """Return how many rounds there are, None if that is not known."""
    plan, players = tournament.plan, len(tournament.field)
    if plan.system == "swiss":
        return plan.rounds
    if plan.system == "round-robin" and plan.seats == 2 and players:
        everybody = players - 1 + players % 2
        return min(everybody, plan.rounds or everybody)
    return plan.rounds or None if plan.system == "round-robin" else None


def _start(tournament: Tournament, now: int) -> Started | Ended | None:
    if now < tournament.plan.starts:
        return None
    if len(tournament.here) >= tournament.plan.seats:
        return Started()
    return Ended("nobody") if now >= tournament.plan.starts + LONGEST_WAIT else None


def _is_played(tournament: Tournament) -> bool:
    """Whether no further round follows the games that were played."""
    plan, rounds = tournament.plan, len(tournament.rounds)
    if not rounds:
        return False
    if plan.system == "knock-out":
        return tournament.is_final or len(tournament.survivors) < 2
    if len(tournament.here) < plan.seats:
        return True
    planned = planned_rounds(tournament)
    if rounds >= (MOST_ROUNDS if planned is None else planned):
        return True
    return plan.system == "round-robin" and plan.seats > 2 and _have_all_met(tournament)


def _have_all_met(tournament: Tournament) -> bool:
    players, met = sorted(tournament.here.intersection(tournament.field)), tournament.past.met
    return all((one, other) in met for n, one in enumerate(players) for other in players[n + 1 :])


def _next_round(tournament: Tournament) -> Round:
    """Return the next round of those who are there."""
    plan, past = tournament.plan, tournament.past
    if plan.system == "knock-out":
        found = knock_out(tournament.survivors, plan.seats)
        tables = tuple(_seated(table, past) for table in found.tables)
        return found._replace(tables=tables)
    if plan.system == "swiss":
        lines = [line.player for line in tournament.standings if line.player in tournament.here]
        players = lines if tournament.rounds else _by_seed(tournament, lines)
        return pair(players, plan.seats, past)
    field = [player for player in tournament.field if player in tournament.here]
    if plan.seats > 2:
        return pair(field, plan.seats, past, by_points=False)
    return _without_gone(circle(tournament.field, len(tournament.rounds), past), tournament)


def _by_seed(tournament: Tournament, players: list[int]) -> list[int]:
    return sorted(players, key=tournament.seeds.index)


def _seated(table: tuple[int, ...], past: Past) -> tuple[int, ...]:
    """Return the players of a table by seat, as they have had the seats least often."""
    return pair(table, len(table), past, by_points=False).tables[0]


def _without_gone(found: Round, tournament: Tournament) -> Round:
    """Give a bye to those whose opponents have withdrawn."""
    here = tournament.here
    tables = tuple(table for table in found.tables if here.issuperset(table))
    alone = [player for table in found.tables if table not in tables for player in table]
    byes = tuple(player for player in (*found.byes, *alone) if player in here)
    return Round(tables, byes)


# Arena


def _arena_step(tournament: Tournament, now: int) -> PairingDue | Ended | None:
    """Pair those who wait, as long as there is time and there are not too many games; then the last
    games are finished."""
    end = ends_at(tournament)
    assert end is not None
    if now >= end or len(tournament.games) >= MOST_GAMES:
        return None if tournament.open_games else Ended("played")
    if tournament.is_paused:
        return None
    found = _arena_round(tournament, now)
    return PairingDue(found) if found.tables else None


def _arena_round(tournament: Tournament, now: int) -> Round:
    """Return tables of those who wait, but none at which all have just played each other, unless
    somebody there has waited long."""
    size, since = tournament.plan.seats, _waiting(tournament)
    longest = sorted(since, key=lambda player: (since[player], player))
    chosen = set(longest[: len(longest) - len(longest) % size])
    best_first = [line.player for line in tournament.standings if line.player in chosen]
    found = pair(best_first, size, tournament.past)
    last = {frozenset(game.players) for game in _last_games(tournament).values()}
    tables = tuple(
        table
        for table in found.tables
        if frozenset(table) not in last
        or min(since[player] for player in table) <= now - ARENA_WAIT
    )
    return Round(tables)


def _waiting(tournament: Tournament) -> dict[int, int]:
    """Return since when players wait for a game."""
    playing = {player for game in tournament.open_games for player in game.players}
    return {n: tournament.players[n].free_since for n in tournament.here if n not in playing}


def _last_games(tournament: Tournament) -> dict[int, Game]:
    """Return the latest game of every player."""
    return {player: game for game in tournament.games.values() for player in game.players}
