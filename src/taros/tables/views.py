"""A table as it is sent: what leaves the server is made here, for one viewer.

A client may hold several seats. It sees what the seat to act sees if that is one of its own, else
what its only seat sees, else what a spectator sees.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec

from taros.core.errors import IllegalMove, TarosError
from taros.core.events import joined_event
from taros.core.game import CHANCE, Game, Reason, State
from taros.core.match import Match
from taros.core.options import Options, changed
from taros.core.record import Draw, chance_events, format_record
from taros.core.words import SOURCE, Message

from . import protocol
from .avatars import avatar_of
from .events import Place
from .protocol import (
    Blocked,
    ChanceEvent,
    ChanceProof,
    Choice,
    Entry,
    Frame,
    PictureView,
    Refusal,
    Replay,
    ReplayFrame,
    SeatHash,
    SeatInfo,
    SeatKey,
    TableInfo,
    UndoRequest,
    You,
)
from .table import Line, States, Table, with_states

_encode = msgspec.json.Encoder().encode

GRAIN = 5  # of moves that are a number of degrees, those that are offered as choices


def viewer_of(table: Table, seats: Sequence[int]) -> int | None:
    """Return the seat through whose eyes a client with `seats` looks; None for a spectator."""
    if table.to_act in seats:
        return table.to_act
    return seats[0] if len(seats) == 1 else None


def refusal(error: TarosError, language: str = SOURCE) -> Refusal:
    """Return an error as it is sent; that of an illegal move with the clause of the rules."""
    if isinstance(error, IllegalMove):
        return _refusal(error.reason, language)
    message = error.message
    return Refusal(message.key, message.arguments, message.format(language), None)


def _reason(reason: Reason) -> protocol.Reason:
    message = reason.message
    return protocol.Reason(message.key, message.arguments, reason.clause)


def _refusal(reason: Reason, language: str = SOURCE) -> Refusal:
    message = reason.message
    return Refusal(message.key, message.arguments, message.format(language), reason.clause)


def entries(table: Table, lines: Iterable[Line], viewer: int | None) -> Iterator[Entry]:
    """Return lines of the log as `viewer` may read them."""
    for line, states in with_states(table.game, lines):
        yield entry(table.game, line, states, viewer)


def entry(game: Game, line: Line, states: States | None, viewer: int | None) -> Entry:
    """Return `line` as `viewer` may read it.

    `states` are those before and after the line's ply, None if the line is a message.
    """
    if states is None or line.ply is None:
        assert line.message is not None
        return Entry(line.number, line.turn, None, line.message, None, False)
    if line.joined:
        event = _joined_event(game, line, viewer)
    else:
        event = game.presenter.event(states[0], line.ply.move.code, states[1], viewer)
    words = game.presenter.words(event)
    return Entry(line.number, line.turn, line.ply.actor, words, event, bool(line.joined))


def _joined_event(game: Game, line: Line, viewer: int | None) -> Any:
    """Return what `viewer` sees of the ply of `line` and of those that are told with it."""
    assert line.ply is not None
    assert line.told_from is not None
    segment, offset = line.told_from
    first = segment.state_at(game, offset)
    return joined_event(game, first, [ply.move.code for ply in (*line.joined, line.ply)], viewer)


def wire_view(game: Game, state: State, viewer: int | None) -> Any:
    """Return the view of `state` as it is sent to `viewer`.

    Of a game without client code of its own, that is a picture of what `viewer` may know.
    """
    view = game.presenter.view(state, viewer)
    if game.presenter.wire_types:
        return view
    scores = None if game.hidden else [each.score for each in game.rules.standings(state)]
    return PictureView(game.renderer.svg(view), scores)


def encode_view(game: Game, state: State, viewer: int | None) -> bytes:
    """Return `wire_view` as JSON."""
    if game.presenter.encode_view is not None:
        return game.presenter.encode_view(state, viewer)
    return _encode(wire_view(game, state, viewer))


def frame(table: Table, seats: Sequence[int], view: Any) -> Frame:
    """Return the table as it is now, for a client with `seats` that sees `view`."""
    match, seat = table.match, table.to_act
    over = table.state == "over"
    is_asked = seat is not None and seat in seats and table.is_asked(seat)
    return Frame(
        view=view,
        to_act=seat,
        turn=match.turn,
        ply=match.ply,
        over=over,
        standings=match.standings() if over else None,
        deadline=table.deadline,
        window=table.window.due if table.window is not None else None,
        clocks=list(table.clock.left) if table.setup.pace.kind == "total" else None,
        choices=choices(match) if is_asked else None,
        blocked=blocked(match) if is_asked else None,
        prompt=table.game.presenter.prompt(match.state) if is_asked else None,
        can_undo=bool(seats) and table.can_undo(seats),
    )


def past_frame(table: Table, state: State, ply: int, view: Any) -> Frame:
    """Return a past moment after which play went on at once: nobody could act."""
    return Frame(
        view=view,
        to_act=table.game.rules.to_act(state) if table.state != "waiting" else None,
        turn=table.game.rules.turn(state),
        ply=ply,
        over=False,
        standings=None,
        deadline=None,
        window=None,
        clocks=None,
        choices=None,
        blocked=None,
        prompt=None,
        can_undo=False,
    )


def choices(match: Match) -> list[Choice]:
    return _choices(match.game, match.state, match.game.rules.legal(match.state, GRAIN))


def choice(game: Game, state: State, code: int) -> Choice:
    """Return a move as the seat to act may choose it."""
    return _choices(game, state, [code])[0]


def _choices(game: Game, state: State, codes: Iterable[int]) -> list[Choice]:
    """Return legal moves as the seat to act may choose them."""
    key = game.presenter.choice_key(state)
    if key is None:
        return [_choice(game, state, code) for code in codes]
    known = _known_choices.setdefault((game, key), {})
    return [known.get(code) or known.setdefault(code, _choice(game, state, code)) for code in codes]


_known_choices: dict[tuple[Game, Hashable], dict[int, Choice]] = {}
"""By game, `Presenter.choice_key` and code."""


def _choice(game: Game, state: State, code: int) -> Choice:
    presenter, seat = game.presenter, game.rules.to_act(state)
    words = presenter.words(presenter.event(state, code, None, seat))
    return Choice(game.notation.format_move(state, code), words, presenter.preview(state, code))


def blocked(match: Match) -> list[Blocked]:
    game, state = match.game, match.state
    return [
        Blocked(game.notation.format_move(state, each.code), _reason(each.reason), each.preview)
        for each in game.presenter.explained_illegal_moves(state)
    ]


def seat_infos(table: Table, absent: Mapping[int, int]) -> list[SeatInfo]:
    """Return who sits where; `absent` says since when the people of seats are not connected."""
    infos = []
    for seat, place in enumerate(table.places):
        kind = table.kind_of(seat)
        infos.append(
            SeatInfo(
                kind=kind,
                name=place.name,
                bot=table.bot_of(seat),
                present=place.bot is not None or (kind == "person" and seat not in absent),
                absent_since=absent.get(seat) if kind == "person" else None,
                away=seat in table.away,
                resigned=seat in table.resigned,
                offered=seat in table.offers,
                avatar=_avatar(table, place),
            )
        )
    return infos


def table_info(table: Table, absent: Mapping[int, int]) -> TableInfo:
    return TableInfo(
        id=table.id,
        game=table.game.name,
        state=table.state,
        hidden=table.game.hidden,
        options=msgspec.to_builtins(table.options),
        changed=changed(table.options),
        seats=seat_infos(table, absent),
        pace=table.setup.pace,
        public=table.setup.public,
        commitment=table.commitment,
        created=table.setup.created,
        rematch=table.rematch,
        from_start=table.match.from_start,
        rated=table.setup.rated,
    )


def _avatar(table: Table, place: Place) -> str | None:
    """Return the avatar at a seat of a rated table, where only accounts sit; None elsewhere, and
    for an account that was deleted."""
    return avatar_of(place.guest) if table.setup.rated and place.guest and place.name else None


def you(table: Table, guest: str | None, seats: Sequence[int]) -> You:
    """Return what a client is at the table; `guest` is None for programs and without a cookie."""
    host = guest is not None and guest == table.setup.host
    return You(
        seats=list(seats),
        host=host,
        invite=table.setup.invite if host or (guest and seats) else None,
        kept=table.kept_for(guest),
        offers=[
            SeatKey(seat, offer.key)
            for seat, offer in table.offers.items()
            if (host if offer.by_host else guest is not None and seat in seats)
        ],
    )


def mixing(table: Table) -> protocol.Mixing | None:
    """Return how chance is being mixed; the bits themselves are in the record."""
    now = table.mixing
    if now is None:
        return None
    return protocol.Mixing(
        round=now.round,
        seats=list(now.seats),
        hashes=[SeatHash(seat, hash) for seat, hash in now.hashes.items()],
        commitment=table.commitment,
        revealed=sorted(now.bits),
        due=now.due,
    )


def undo_request(table: Table) -> UndoRequest | None:
    undo = table.pending_undo
    return None if undo is None else UndoRequest(undo.number, undo.seat, sorted(undo.waiting))


# A match from start to end


def replay_chunks(
    match: Match, id: str | None, mine: Sequence[int], promised: bool, damage: Message | None
) -> Iterator[bytes]:
    """Make the JSON of a Replay in pieces, one a frame, each when it is needed.

    `mine`: the seats of the guest who requests it. `promised`: the match's chance is to come from
    the seed that it shows. `damage`: why the match goes no farther.
    """
    events, draws = chance_events(match), []
    yield b'{"frames":['
    for number, frame in enumerate(replay_frames(match)):
        if frame.actor == CHANCE:
            draws.append(next(events))
        yield (b"," if number else b"") + _encode(frame)
    head = msgspec.structs.replace(replay_head(match, id, promised, damage, draws), mine=list(mine))
    rest = msgspec.structs.asdict(head)
    del rest["frames"]
    yield b"]," + _encode(rest)[1:]


def replay_head(
    match: Match, id: str | None, promised: bool, damage: Message | None, draws: Sequence[Draw]
) -> Replay:
    """Make a Replay without its frames, for a spectator; `draws` are the match's chance events."""
    return Replay(
        id=id,
        game=match.game.name,
        names=list(match.names),
        mine=[],
        options=_builtins(match.options),
        changed=changed(match.options),
        date=match.date.isoformat(),
        frames=[],
        standings=match.standings() if match.to_act is None else None,
        chance=_proof(match, draws) if promised else None,
        record=format_record(match, reveal=promised, draws=draws),
        damage=damage,
    )


def replay_frames(match: Match) -> Iterator[ReplayFrame]:
    """Go through a match as a spectator sees it; each frame is made when it is needed."""
    before: State | None = None
    for number, state in enumerate(match.states()):
        yield _replay_frame(match, number, before, state)
        before = state


def _replay_frame(match: Match, number: int, before: State | None, state: State) -> ReplayFrame:
    """Return the match after `number` plies; `before` is the state one ply earlier, if any."""
    game = match.game
    frame = ReplayFrame(
        ply=number,
        turn=game.rules.turn(state),
        actor=None,
        move=None,
        words=None,
        view=wire_view(game, state, None),
        event=None,
        scores=[standing.score for standing in game.rules.standings(state)],
    )
    if before is None:
        return frame
    ply = match.ply_at(number - 1)
    event = match.event_at(number - 1, before, state)
    return msgspec.structs.replace(
        frame,
        actor=ply.actor,
        move=ply.move.text,
        words=game.presenter.words(event),
        event=event,
    )


def _proof(match: Match, draws: Iterable[Draw]) -> ChanceProof | None:
    if match.chance is None:
        return None
    return ChanceProof(
        commitment=match.chance.commitment,
        contributions=list(match.chance.contributions),
        hashes=list(match.chance.hashes),
        round=match.chance.round,
        seed=match.chance.seed,
        events=[ChanceEvent(*draw) for draw in draws],
    )


def _builtins(options: Options) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.to_builtins(options)
    return values
