"""What players' pages show of stored results, and to whom."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.ratings.test_fold import SUMMER, Game, add, game
from taros.server.ratings import players as pages
from taros.server.ratings.fold import RatingFold
from taros.server.ratings.players import Filter, Players
from taros.server.ratings.protocol import BestRace
from taros.server.storage import Store
from taros.server.storage.accounts import Account
from taros.server.storage.results import Result
from taros.server.storage.schema import accounts

ANN = Account("ann", "Ann", "ann", 0)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """With accounts of Ann and Bo."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.open()
    with store.engine.begin() as connection:
        connection.execute(
            accounts.insert(), [ANN._asdict(), Account("bo", "Bo", "bo", 0)._asdict()]
        )
    yield store
    store.close()


def race(id: str, turns: int, course: str = "classic") -> Game:
    """A race of Ann against the clock, at a table that was not public."""
    result = Result(id, 0, "ann", None, "regatta", 1, SUMMER, False, 1, 1.0, course, turns, 60_000)
    return [result]


def test_opponents_at_private_tables_are_shown_to_those_who_played(store: Store) -> None:
    """Rated games are no secret; those that nobody else may see are not counted."""
    add(store, [game("a", "ann", "bo", rated=False), game("b", "ann", "bo", rated=False)])
    players = Players(store.engine)

    def games(reader: str) -> list[int]:
        return [each.games for each in players.page(ANN, Filter(), reader).opponents]

    assert (games("ann"), games("bo"), games("cy")) == ([2], [2], [])
    assert players.games("ann", Filter(opponent="bo"), "cy", None, 9).games == []
    add(store, [game("c", "ann", "bo")])
    assert (games("bo"), games("cy")) == ([3], [1])


def test_times_of_races_are_shown_to_everybody_without_the_table(store: Store) -> None:
    add(store, [race("r1", 30), race("r2", 31)])
    players = Players(store.engine)
    page, own = (players.page(ANN, Filter(), reader) for reader in ("cy", "ann"))
    assert page.races == [BestRace("regatta", "classic", 30, 60, None)]
    assert own.races == [BestRace("regatta", "classic", 30, 60, "r1")]
    assert (page.counts, page.courses, [each.games for each in own.courses]) == ([], [], [2])


@pytest.mark.parametrize(
    ("count", "shown"),
    [
        (1, [1]),
        (3, [1, 2, 3]),
        (4, [2, 4]),
        (6, [2, 4, 6]),
        (7, [1, 4, 7]),
        (8, [2, 5, 8]),
    ],
)
def test_a_chart_shows_some_steps_and_the_last(
    store: Store, monkeypatch: pytest.MonkeyPatch, count: int, shown: list[int]
) -> None:
    """At most three here."""
    monkeypatch.setattr(pages, "MOST_POINTS", 3)
    add(store, [game(f"t{number}", "ann", "bo", at=SUMMER + number) for number in range(count)])
    add(store, [game("other", "ann", "bo", "cy")])
    RatingFold(store.engine).run()
    found = Players(store.engine).page(ANN, Filter(game="marrakech"), "cy").ratings
    two, three = sorted(found, key=lambda each: each.seats)
    assert [each.games for each in two.history] == shown
    assert (two.now, two.is_provisional) == (two.history[-1], count < 5)
    assert [each.games for each in three.history] == [1]
    current = RatingFold(store.engine).current()["marrakech", 2, "all", "ann"]
    assert (two.now.games, two.now.mean) == (current.games, current.rating.mean)
