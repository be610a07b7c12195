"""Chance is mixed from everybody's bits: hashes first, then the seed, then the bits."""

import pytest

import taros
from server.desk import SEED, Desk, for_two, person, refused, said, seed_of
from taros.core.fairness import FairChance, fair_chance, hash_of
from taros.core.match import Match
from taros.core.record import format_record
from taros.tables.events import Opened, Place
from taros.tables.mixing import COMMIT_TIME, REVEAL_TIME, Mixing
from taros.tables.table import Table, seeds_of
from taros.tables.views import mixing

WEIGHTS = (1, 2, 2, 1)
ANN, BO, CY = ("a" * 32, "b" * 32, "c" * 32)


def place(guest: str) -> Place:
    return Place(guest=guest, name=guest.title(), contributes=True)


def full(*guests: str, **changes: object) -> Desk:
    """A table at which chance is about to be mixed."""
    options = {"two_player": "one-colour"} if len(guests) == 2 else {}
    return Desk(*map(place, guests), mixes=True, options=options, **changes)


def commit(desk: Desk, seat: int, bits: str) -> None:
    assert desk.table.mixing is not None
    desk.do(desk.table.commit([seat], desk.table.mixing.round, hash_of(bits)))


def reveal(desk: Desk, seat: int, bits: str) -> None:
    desk.do(desk.table.reveal([seat], bits))


def time_out(desk: Desk) -> None:
    action = desk.table.pending_action()
    assert action is not None
    assert desk.table.wake == action.due
    assert desk.table.complete(action, None, action.due - 1) is None
    desk.do(desk.table.complete(action, None, action.due))


def mixed(desk: Desk) -> Mixing:
    assert desk.table.mixing is not None
    return desk.table.mixing


def test_bits_are_asked_for_when_all_hashes_are_there() -> None:
    desk = full("ann", "bo")
    table = desk.table
    assert (table.state, table.commitment, table.to_act) == ("waiting", None, None)
    commit(desk, 1, BO)
    with refused("mixing-late"):
        table.reveal([1], BO)
    assert table.commitment is None
    commit(desk, 0, ANN)
    seed = seed_of(mixed(desk).nonce)
    assert table.commitment == fair_chance(seed).commitment
    with refused("mixing-late"):
        table.commit([0], 1, hash_of(CY))
    with refused("mixing-other-bits"):
        table.reveal([0], CY)
    reveal(desk, 0, ANN)
    assert table.state == "waiting"
    reveal(desk, 1, BO)
    hashes = (hash_of(BO), hash_of(ANN))
    assert table.match.chance == FairChance(seed, (BO, ANN), hashes, 1)
    assert (table.state, table.mixing) == ("playing", None)
    again = desk.again()
    assert (again.log, again.match.chance) == (table.log, table.match.chance)
    assert said(table)[1:] == [
        "table-mixing",
        "table-committed",
        "table-committed",
        "table-revealed",
        "table-revealed",
        "table-begins",
        *said(table)[7:],
    ]


def test_what_is_shown_of_a_round() -> None:
    """Hashes in the order in which they came, and no bits: they are in the record."""
    desk = full("ann", "bo")
    commit(desk, 1, BO)
    commit(desk, 0, ANN)
    reveal(desk, 0, ANN)
    shown = mixing(desk.table)
    assert shown is not None
    assert [each.seat for each in shown.hashes] == [1, 0]
    assert [each.hash for each in shown.hashes] == [hash_of(BO), hash_of(ANN)]
    assert (shown.seats, shown.revealed) == ([0, 1], [0])
    assert shown.commitment == desk.table.commitment
    assert ANN not in repr(shown)


def test_who_sends_no_hash_in_time_takes_no_part() -> None:
    """Nothing was revealed yet, so nobody gains by it."""
    desk = full("ann", "bo")
    began = mixed(desk).since
    commit(desk, 0, ANN)
    assert mixed(desk).due == began + COMMIT_TIME
    time_out(desk)
    assert said(desk.table)[-1] == "table-not-mixed"
    with refused("mixing-late"):
        desk.table.commit([1], 1, hash_of(BO))
    reveal(desk, 0, ANN)
    assert desk.table.match.chance is not None
    assert desk.table.match.chance.contributions == (ANN,)


def test_where_no_device_answers_the_game_begins_from_the_seed_alone() -> None:
    desk = full("ann", "bo")
    time_out(desk)
    assert desk.table.state == "playing"
    assert desk.table.match.chance is not None
    assert desk.table.match.chance.kind == "seed"
    assert desk.again().match.chance == desk.table.match.chance


def test_who_does_not_reveal_loses_the_seat_and_all_is_drawn_anew() -> None:
    desk = full("ann", "bo", "cy")
    table = desk.table
    for seat, bits in enumerate((ANN, BO, CY)):
        commit(desk, seat, bits)
    first = table.commitment
    reveal(desk, 0, ANN)
    reveal(desk, 1, BO)
    with refused("mixing-sealed"):
        table.leave(2, "cy")
    assert mixed(desk).due == mixed(desk).since + REVEAL_TIME
    time_out(desk)
    assert said(table)[-1] == "table-unrevealed"
    assert (table.state, table.mixing, table.is_open(2)) == ("waiting", None, True)
    with refused("mixing-dropped"):
        table.sit(2, "cy", "", "invite", contributes=True)
    desk.do(table.sit(2, "di", "Di", "invite", contributes=True))
    assert (mixed(desk).round, mixed(desk).hashes, mixed(desk).bits) == (2, {}, {})
    with refused("mixing-late"):
        table.commit([0], 1, hash_of(ANN))
    for seat, bits in enumerate((ANN, BO, CY)):
        commit(desk, seat, bits)
    assert table.commitment not in (None, first)
    for seat, bits in enumerate((ANN, BO, CY)):
        reveal(desk, seat, bits)
    assert table.match.chance is not None
    assert table.match.chance.round == 2
    assert desk.again().match.chance == table.match.chance


def test_who_leaves_before_the_hashes_are_there_opens_the_seat() -> None:
    desk = full("ann", "bo")
    commit(desk, 0, ANN)
    desk.do(desk.table.leave(1, "bo"))
    assert (desk.table.mixing, desk.table.pending_action()) == (None, None)


def test_one_device_contributes_once_and_bots_do_not() -> None:
    desk = Desk(Place(bot="greedy"), place("ann"), place("ann"), mixes=True)
    assert mixed(desk).seats == (1,)
    commit(desk, 1, ANN)
    reveal(desk, 1, ANN)
    assert desk.table.state == "playing"


def test_a_game_in_which_nobody_takes_part_begins_at_once() -> None:
    desk = Desk(person("ann"), Place(bot="greedy"), mixes=True)
    assert desk.table.state == "playing"


# Grinding


def dice(chance: FairChance, count: int = 4) -> list[int]:
    return [1 + chance.draw(event, WEIGHTS) for event in range(1, count + 1)]


def test_formerly_who_knew_the_seed_and_came_last_chose_the_dice() -> None:
    """Four dice of one's choice need about 1,300 tries."""
    wanted = [4, 4, 4, 4]
    tries = (fair_chance(SEED, [ANN, f"{n:032x}"]) for n in range(100_000))
    found = next(chance for chance in tries if dice(chance) == wanted)
    desk = for_two()
    match = Match(desk.table.game, desk.table.options, desk.table.match.state_at(0), chance=found)
    assert match.provable


def test_who_reads_the_database_and_comes_last_can_choose_nothing() -> None:
    """When the last hash is sent the seed is not drawn; when it is, only one text fits the hash."""
    secret = b"the secret of the server, which the attacker has read"
    setup = full("ann", "bo").setup
    drawn = set()
    for _ in range(20):
        table = Table("t", setup, seeds_of(secret, "the nonce in the row of the table"))
        table.replay(Opened("n"), 1000)
        table.replay(table.commit([0], 1, hash_of(ANN)), 1000)
        stored = table.mixing
        assert stored is not None
        assert (stored.nonce, stored.bits) == (None, {})
        table.replay(table.commit([1], 1, hash_of(BO)), 1000)
        table.replay(table.reveal([0], ANN), 1000)
        for other in range(100):
            with refused("mixing-other-bits"):
                table.reveal([1], f"{other:032x}")
        table.replay(table.reveal([1], BO), 1000)
        assert table.match.chance is not None
        drawn.add(table.match.chance.seed)
    assert len(drawn) == 20, "a table that is played again from a backup has another seed"


# Records


def finished(chance: FairChance) -> Match:
    desk = for_two(options={"rugs": 1})
    played = Match(desk.table.game, desk.table.options, desk.table.match.state_at(0), chance=chance)
    while played.to_act is not None:
        played.play(played.legal()[0])
    return played


REVEALED = FairChance(SEED, (BO, ANN), (hash_of(BO), hash_of(ANN)), 2)


@pytest.mark.parametrize("chance", [REVEALED, FairChance(SEED, (BO, ANN)), FairChance(SEED)])
def test_a_record_holds_hashes_bits_and_their_order(chance: FairChance) -> None:
    record = format_record(finished(chance), reveal=False)
    assert taros.verify(record) is None
    assert taros.load(record).chance == chance


def test_a_record_whose_bits_are_not_those_of_the_hashes_is_found_out() -> None:
    record = format_record(finished(REVEALED), reveal=False)
    changed = record.replace(hash_of(BO), hash_of(CY))
    wrong = taros.verify(changed)
    assert wrong is not None
    assert wrong.key == "verify-hashes"
    turned = record.replace(f"{BO} {ANN}", f"{ANN} {BO}")
    assert taros.verify(turned) is not None


def test_events_of_a_round_are_stored() -> None:
    desk = full("ann", "bo")
    commit(desk, 0, ANN)
    time_out(desk)
    reveal(desk, 0, ANN)
    kinds = [body.split('"')[3] for _, _, body in desk.events]
    assert kinds == ["opened", "committed", "mixingtimedout", "revealed"]
