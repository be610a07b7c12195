"""Replay records: to continue their matches, and to verify that their chance was fair."""

import datetime
import re
from collections.abc import Iterator
from contextlib import contextmanager

from .errors import BadRecord, TarosError
from .fairness import FairChance, fair_chance
from .game import Game, State
from .match import Match
from .options import Options, parse_assignments, resolve, seats_error
from .record import Record, Token, chance_events, result_text
from .steps import Steps, run
from .words import Message, message

_TURN = re.compile(r"(\d{1,9})\.")


def replay(game: Game, record: Record, *, salvage: bool = False) -> Match:
    """Play a record. Raises BadRecord at the first error.

    With `salvage`, damage in the moves or after them ends the match there instead, and nothing is
    drawn that the record does not hold: `Match.roll` goes on. A match that drew its own chance
    continues to do so: from its seed if that is in the record, else from a fresh one without a
    commitment, so that later records cannot be verified.
    """
    return run(replay_steps(game, record, salvage=salvage))


def replay_steps(game: Game, record: Record, *, salvage: bool = False) -> Steps[Match]:
    """Like `replay`, ply by ply."""
    match, damage = yield from salvage_steps(game, record)
    if salvage:
        return match
    if damage is not None:
        raise damage
    match.roll()
    return match


def salvage_steps(game: Game, record: Record) -> Steps[tuple[Match, BadRecord | None]]:
    """Play a record up to its first error, ply by ply; return the match and that error, or None.

    Raises BadRecord if nothing of it can be played.
    """
    match = _start(game, record)
    damage = chance = None
    try:
        yield from _play_body(match, record)
        _check_result(match, record)
    except BadRecord as error:
        damage = error
    try:
        chance = _chance(record)
    except BadRecord as error:
        damage = damage or error
    if chance is not None:
        wrong = yield from _wrong_draw(match, chance)
        match.chance, match.provable = chance, wrong is None
    elif {"Commitment", "Seed"} & set(record.headers):
        match.chance, match.provable = fair_chance(), False
    return match, damage


def verify(game: Game, record: Record) -> Message | None:
    """Return None if every chance event follows from the committed seed, else the first difference.

    Raises BadRecord if the record cannot be played at all.
    """
    if "Seed" not in record.headers or "Commitment" not in record.headers:
        return message("verify-no-seed")
    chance = headers_chance(record)
    if wrong := _wrong_promise(chance, record):
        return wrong
    match = _start(game, record)
    run(_play_body(match, record))
    _check_result(match, record)
    return run(_wrong_draw(match, chance)) or _wrong_listing(match, record)


def _wrong_promise(chance: FairChance, record: Record) -> Message | None:
    """Return why seed or contributions are not what the record promises before; None if they
    are."""
    if chance.commitment != record.header("Commitment"):
        return message("verify-commitment")
    return None if chance.hashes_match else message("verify-hashes")


def _wrong_draw(match: Match, chance: FairChance) -> Steps[Message | None]:
    for event, outcome, weights in chance_events(match):
        drawn = weights[chance.draw(event, [weight for _, weight in weights])][0]
        if drawn != outcome:
            return message("verify-outcome", event=event, outcome=outcome, drawn=drawn)
        yield
    return None


def _wrong_listing(match: Match, record: Record) -> Message | None:
    played = 0
    for event, outcome, weights in chance_events(match):
        played = event
        listed = record.chance[event - 1] if event <= len(record.chance) else None
        if not listed or listed.event != event:
            return message("verify-unlisted", event=event)
        if listed.outcome != outcome:
            return message("verify-outcome", event=event, outcome=listed.outcome, drawn=outcome)
        if listed.weights != tuple(weights):
            return message("verify-weights", event=event)
    if len(record.chance) > played:
        return message("verify-too-many", listed=len(record.chance), played=played)
    return None


def _start(game: Game, record: Record) -> Match:
    seats = record.headers["Seats"]
    with _blamed_on(seats):
        count = int(seats.text) if re.fullmatch(r"\d{1,3}", seats.text) else 0
        if count not in game.seats:
            raise seats_error(game.seats, seats.text)
    options, state = _start_state(game, record, count)
    names = record.header("Names")
    with _blamed_on(record.headers.get("Names", seats)):
        return Match(
            game,
            options,
            state,
            chance=None,
            names=[name.strip() for name in names.split(",")] if names else (),
            date=_date(record),
            from_start="Position" not in record.headers,
        )


def _start_state(game: Game, record: Record, seats: int) -> tuple[Options, State]:
    if "Position" in record.headers:
        with _blamed_on(record.headers["Position"]):
            options, state = game.notation.parse_position(record.header("Position"))
            if game.rules.num_seats(state) != seats:
                raise seats_error(game.seats, seats)
            return options, state
    with _blamed_on(record.headers.get("Options", record.headers["Seats"])):
        given = parse_assignments(record.header("Options"))
        options = game.rules.validate_options(seats, resolve(game.options, game.presets, given))
        return options, game.rules.new(seats, options)


def _date(record: Record) -> datetime.date | None:
    token = record.headers.get("Date")
    if token is None:
        return None
    try:
        return datetime.date.fromisoformat(token.text)
    except ValueError:
        raise BadRecord(token.line, message("record-date", text=token.text)) from None


def _play_body(match: Match, record: Record) -> Steps[None]:
    announced = -1
    for token in record.body:
        with _blamed_on(token):
            number = _TURN.fullmatch(token.text)
            if token.text.startswith("{"):
                match.comment(token.text[1:-1])
            elif number and int(number[1]) == match.turn != announced:
                announced = match.turn
            elif number or announced != match.turn:
                raise BadRecord(token.line, message("record-turn", turn=match.turn))
            else:
                match.play(token.text.replace("_", " "))
        yield
    if record.damage:
        raise record.damage


def _check_result(match: Match, record: Record) -> None:
    token = record.headers.get("Result")
    if token and token.text != result_text(match):
        reason = message("record-result", said=token.text, played=result_text(match))
        raise BadRecord(token.line, reason)


def _chance(record: Record) -> FairChance | None:
    token = record.headers.get("Seed")
    if token is None:
        return None
    chance = headers_chance(record)
    if wrong := _wrong_promise(chance, record):
        raise BadRecord(token.line, wrong)
    return chance


def headers_chance(record: Record) -> FairChance:
    """Return the chance of a record that shows its seed."""
    seed = record.headers["Seed"]
    with _blamed_on(seed):
        fair_chance(seed.text)
    round = record.headers.get("Round")
    if round and not re.fullmatch(r"[1-9]\d{0,3}", round.text):
        raise BadRecord(round.line, message("record-round", text=round.text))
    with _blamed_on(record.headers.get("Hashes", seed)):
        fair_chance(seed.text, record.header("Hashes").split())
    with _blamed_on(record.headers.get("Contributions", seed)):
        return fair_chance(
            seed.text,
            record.header("Contributions").split(),
            record.header("Hashes").split(),
            int(round.text) if round else 1,
        )


@contextmanager
def _blamed_on(token: Token) -> Iterator[None]:
    try:
        yield
    except BadRecord:
        raise
    except TarosError as error:
        raise BadRecord(token.line, error.message) from None
