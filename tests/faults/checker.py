"""Whether the promises were kept: a judge that knows histories and the database, nothing else."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator

from faults.history import Attempt, Client, Joined, Refused, Shown, StoredTable, canonical

UNDECIDED = ("stale-move", "not-stored", "server-error")
"""Refusals that say to look again: a move whose answer the server has lost may be stored."""


def violations(clients: Iterable[Client], tables: Iterable[StoredTable]) -> list[str]:
    """Return all that is wrong, in words; nothing if every promise was kept."""
    clients, found = list(clients), []
    by_id = {table.id: table for table in tables}
    for client in clients:
        table = by_id.get(client.table)
        if table is None:
            found.append(f"{client.table}: the table is gone")
            continue
        for wrong in (*_shown_as_stored(client, table), *_secrets_sent(client, table)):
            found.append(f"{client.table}, {client.name}: {wrong}")
    for table in by_id.values():
        at_table = [client for client in clients if client.table == table.id]
        wrongs = (*_events_in_order(table), *_moves_once(at_table, table))
        found += [f"{table.id}: {wrong}" for wrong in wrongs]
        if not table.over:
            found.append(f"{table.id}: the game does not go on")
    return found


def _shown_as_stored(client: Client, table: StoredTable) -> Iterator[str]:
    """What a client was shown is stored, without gaps, and never changes."""
    log, public = table.logs[client.viewer], table.logs[None]
    known = 0
    for event in client.events:
        if isinstance(event, Joined):
            known = event.seen
        elif isinstance(event, Shown):
            if event.number != known + 1:
                yield f"line {event.number} was shown after line {known}"
            known = event.number
            if event.number > len(log):
                yield f"line {event.number} is lost"
            elif client.is_heir and public[event.number - 1] == event.entry:
                continue
            elif log[event.number - 1] != event.entry:
                yield f"line {event.number} is stored as {log[event.number - 1]}: {event.entry}"


def _events_in_order(table: StoredTable) -> Iterator[str]:
    repeated = [number for number, count in Counter(table.numbers).items() if count > 1]
    if repeated:
        yield f"events are stored twice: {repeated}"
    if table.numbers != sorted(table.numbers) or table.numbers[:1] != [1]:
        yield f"events are not in order: {table.numbers}"


def _moves_once(clients: list[Client], table: StoredTable) -> Iterator[str]:
    """Every move of a person was sent by one of the clients that had that seat, once for every time
    it is stored, and none that was refused is stored."""
    for seat in sorted({seat for client in clients for seat in client.seats}):
        events = [event for client in clients if seat in client.seats for event in client.events]
        answered = [
            event.after
            for event in events
            if isinstance(event, Refused) and event.key not in UNDECIDED
        ]
        sent = [event for event in events if isinstance(event, Attempt)]
        for move in table.moves:
            if move.by == "person" and move.seat == seat:
                seen = range(move.played, move.number)  # people come and go: no move is stale
                tries = [each for each in sent if each.after in seen]
                if not any(each.text == move.text for each in tries):
                    yield f"nobody sent {move}"
                elif sum(after in seen for after in answered) >= len(tries):
                    yield f"{move} was refused, and is stored"


def _secrets_sent(client: Client, table: StoredTable) -> Iterator[str]:
    allowed = table.views[client.viewer] | (table.views[None] if client.is_heir else set())
    for text in client.texts:
        several = json.loads(text)
        for message in several if isinstance(several, list) else [several]:
            if "frame" in message and canonical(message["frame"]["view"]) not in allowed:
                yield f"was sent a view that is not that of seat {client.viewer}"
    for name, secret in table.secrets.items():
        if any(secret in text for text in client.texts):
            yield f"was sent {name}"
