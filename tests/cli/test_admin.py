"""What a host does with a database: counted, copied, restored, exported, tidied up."""

import json
from pathlib import Path

import pytest

from cli.helpers import run
from taros import load, verify
from taros.core.errors import NotAllowed
from taros.hosting.wall_clock import now
from taros.server.accounts.accounts import Accounts, Visitor
from taros.server.live.stored_table import new_table
from taros.server.storage import Step, Store, StoredEvent, StoredTable, TableUpdate
from taros.server.storage.accounts import AccountStore
from taros.server.storage.deletion import DAY
from taros.tables.events import Event, Opened, Place, Setup, encode_event, encode_setup
from taros.tables.protocol import Pace

ANN = "guest-ann"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


def finish_a_game(database: str, id: str, created: int) -> None:
    """Store a table where one person has played Marrakech at both seats, to the end."""
    store = Store(database)
    store.open()
    places = (Place(guest=ANN, name="Ann", contribution="0" * 32), Place(guest=ANN, name="Bo"))
    setup = Setup("marrakech", ANN, places, {}, Pace(), False, "invite", created)
    secrets = {key.name: key.value for key in store.keys("seeds")}
    stored = StoredTable(id, id, encode_setup(setup), "playing", False, None, created)
    table, bodies = new_table(stored, secrets), list[str]()

    def do(event: Event | None) -> None:
        assert event is not None
        table.replay(event, created)
        bodies.append(encode_event(event))

    do(Opened())
    while table.state == "playing":
        code = table.game.rules.legal(table.match.state)[0]
        text = table.game.notation.format_move(table.match.state, code)
        assert table.to_act is not None
        do(table.move([table.to_act], table.number, text))
    assert store.create(stored, StoredEvent(1, created, bodies[0]), [ANN])
    end = TableUpdate("over", None, "{}")
    for number, body in enumerate(bodies[1:], 2):
        update = end if number == len(bodies) else None
        assert store.commit([Step(id, number, created, body, update)]) == [True]
    store.close()


def test_a_host_sees_what_is_stored(tmp_path: Path, database: str) -> None:
    finish_a_game(database, "t1", now())
    done = run(tmp_path, "admin", "overview", "--database", database, "--json")
    counted = json.loads(done.stdout)
    assert counted["tables_over"] == counted["tables_today"] == counted["people"] == 1
    assert counted["events"] == counted["events_today"] > 90
    assert counted["bytes"] > 10_000
    shown = run(tmp_path, "admin", "overview", "--database", database).stdout
    assert "Finished games" in shown


def test_a_backup_is_made_and_restored(tmp_path: Path, database: str) -> None:
    finish_a_game(database, "t1", now())
    file = str(tmp_path / "backup")
    made = run(tmp_path, "admin", "backup", file, "--database", database)
    assert made.stdout.startswith("1 table with "), made.stderr
    other = f"sqlite:///{tmp_path / 'other.db'}"
    restored = run(tmp_path, "admin", "restore", file, "--database", other)
    assert restored.stdout.startswith("1 table with "), restored.stderr
    again = run(tmp_path, "admin", "restore", file, "--database", other)
    assert again.returncode == 2
    assert "--replace" in again.stderr


def test_records_of_finished_games_are_written(tmp_path: Path, database: str) -> None:
    for n, created in enumerate((DAY, 3 * DAY)):
        finish_a_game(database, f"t{n}", created)
    done = run(tmp_path, "admin", "records", "all.txt", "--database", database)
    assert done.stdout == "2 records are in all.txt.\n", done.stderr
    text = (tmp_path / "all.txt").read_text()
    assert text.count("Result: ") == 2
    late = ("--since", "1970-01-03")
    done = run(tmp_path, "admin", "records", "late.txt", "--database", database, *late)
    assert done.stdout == "1 record is in late.txt.\n", done.stderr
    record = (tmp_path / "late.txt").read_text()
    assert load(record).to_act is None
    verify(record)
    assert "File exists" in run(tmp_path, "admin", "records", "late.txt").stderr


def test_old_games_are_deleted_unless_it_is_a_dry_run(tmp_path: Path, database: str) -> None:
    finish_a_game(database, "old", now() - 366 * DAY)
    finish_a_game(database, "new", now() - 3 * DAY)
    dry = run(tmp_path, "admin", "tidy", "--dry-run", "--database", database)
    assert dry.stdout.startswith("1 table would be deleted."), dry.stderr
    assert run(tmp_path, "admin", "tidy", "--database", database).stdout.startswith(
        "1 table was deleted."
    )
    counted = run(tmp_path, "admin", "overview", "--database", database, "--json").stdout
    assert json.loads(counted)["tables_over"] == 1


def test_a_host_renames_and_reserves(tmp_path: Path, database: str) -> None:
    store = Store(database)
    store.open()
    accounts = Accounts(AccountStore(store.engine))
    accounts.create(Visitor(ANN, "Firefox, Linux"), "Ann", now())
    renamed = run(tmp_path, "admin", "rename", "ann", "Anna", "--database", database)
    assert renamed.stdout == "ann is called Anna now.\n", renamed.stderr
    assert accounts.account(ANN).name == "Anna"
    assert run(tmp_path, "admin", "rename", "Ann", "Bo", "--database", database).returncode == 2
    run(tmp_path, "admin", "reserve", "Chairman", "--database", database)
    with pytest.raises(NotAllowed, match="Chalrman"):
        accounts.create(Visitor("guest-bo", ""), "Chalrman", now())
    store.close()


def test_a_host_bans_announces_and_reads_the_log(tmp_path: Path, database: str) -> None:
    store = Store(database)
    store.open()
    Accounts(AccountStore(store.engine)).create(Visitor(ANN, "Firefox, Linux"), "Ann", now())
    finish_a_game(database, "over", now())
    for words, said in (
        (["ban", "ann", "--days", "7"], "ann is banned.\n"),
        (["ban", "--address", "203.0.113.7", "--days", "1"], "203.0.113.7 is banned.\n"),
        (["unban", "203.0.113.7"], "The ban of 203.0.113.7 is lifted.\n"),
        (["announce", "Away at noon.", "--hours", "2"], "Every page shows it within a minute.\n"),
        (["appoint", "Ann"], "Ann can look after the server on the page /host now.\n"),
    ):
        ran = run(tmp_path, "admin", *words, "--database", database)
        assert ran.stdout.replace("\n", " ").split() == said.split(), ran.stderr
    for words, reason in (
        (["ban"], "--address"),
        (["ban", "--address", "203.0.113.7"], "--days"),
        (["ban", "--address", "here", "--days", "1"], "no address"),
        (["close", "over"], "The game is over"),
    ):
        refused = run(tmp_path, "admin", *words, "--database", database)
        assert refused.returncode == 2
        assert reason in " ".join(refused.stderr.split())
    log = json.loads(run(tmp_path, "admin", "log", "--json", "--database", database).stdout)
    assert [each["action"] for each in log] == ["ban", "ban", "unban", "announce", "appoint"]
    with store.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE admin_log SET details = '{}' WHERE number = 2")
    broken = run(tmp_path, "admin", "log", "--database", database)
    assert broken.returncode == 1
    assert "entry 2" in " ".join(broken.stderr.split())
    store.close()
