"""Ratings are a fold over stored results: in whatever order these come, the numbers are equal."""

import random
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
import sqlalchemy as sa

from taros.arena.ratings import ratings as folded
from taros.server.ratings import fold
from taros.server.ratings.fold import RatingFold
from taros.server.ratings.seasons import ALL_TIME, season_of
from taros.server.storage import Store
from taros.server.storage.deletion import Deletion
from taros.server.storage.results import Result, insert_results, take_out
from taros.server.storage.schema import rating_steps

Game = list[Result]

SUMMER = 1_790_000_000_000  # in milliseconds: 2026-3
FALL = 1_800_000_000_000  # 2027-1


def game(id: str, *guests: str, at: int = SUMMER, rated: bool = True) -> Game:
    """A game that its guests end in the order in which they are given."""
    return [
        Result(
            id, seat, guest, None, "marrakech", len(guests), at, rated, seat + 1, float(not seat)
        )
        for seat, guest in enumerate(guests)
    ]


def some_games(rng: random.Random, count: int) -> list[Game]:
    """Games in two pools and two seasons, some of which end in the same moment."""
    people = [f"guest{number}" for number in range(7)]
    return [
        game(
            f"t{number}",
            *rng.sample(people, rng.choice((2, 3))),
            at=rng.choice((SUMMER, FALL)) + rng.randrange(count // 2),
        )
        for number in range(count)
    ]


@pytest.fixture
def new_store(tmp_path: Path) -> Iterator[Callable[[], Store]]:
    opened: list[Store] = []

    def new() -> Store:
        store = Store(f"sqlite:///{tmp_path / f'{len(opened)}.db'}")
        store.open()
        opened.append(store)
        return store

    yield new
    for store in opened:
        store.close()


def add(store: Store, games: Sequence[Game]) -> None:
    with store.engine.begin() as connection:
        insert_results(connection, [result for each in games for result in each])


def fold_some(store: Store) -> int:
    """Fold once in every pool that is due; return how many games were folded."""
    folding = RatingFold(store.engine)
    return sum(folding.fold_some(pool) for pool in folding.due())


@pytest.fixture(autouse=True)
def few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that a fold takes several transactions, back and on again, without a rest."""
    monkeypatch.setattr(fold, "AT_ONCE", 9)
    monkeypatch.setattr(fold, "BACK_AT_ONCE", 7)
    monkeypatch.setattr(fold, "REST_SECONDS", 0)


def test_ratings_are_those_of_openskill_in_the_order_of_the_ends(
    new_store: Callable[[], Store],
) -> None:
    store = new_store()
    games = [
        game("c", "ann", "bo", at=SUMMER + 2),
        game("b", "bo", "ann", at=SUMMER),
        game("a", "bo", "cy", at=SUMMER + 2),
        game("d", "cy", "ann", at=FALL),
        game("e", "cy", "bo", at=FALL + 1, rated=False),
    ]
    add(store, games)
    assert RatingFold(store.engine).run() == 4
    current = RatingFold(store.engine).current()

    def expected(*ids: str) -> dict[str, object]:
        by_id = {each[0].table_id: [str(seat.guest) for seat in each] for each in games}
        people = sorted({guest for id in ids for guest in by_id[id]})
        return dict(folded(people, [(by_id[id], [1, 2]) for id in ids]))

    for period, ids in ((ALL_TIME, "bacd"), ("2026-3", "bac"), ("2027-1", "d")):
        of_period = {key[3]: each for key, each in current.items() if key[2] == period}
        assert {guest: each.rating for guest, each in of_period.items()} == expected(*ids)
        assert sum(each.games for each in of_period.values()) == 2 * len(ids)


def test_the_order_in_which_results_are_stored_changes_nothing(
    new_store: Callable[[], Store],
) -> None:
    rng = random.Random(5)
    games = some_games(rng, 60)
    at_once, one_by_one = new_store(), new_store()
    add(at_once, games)
    RatingFold(at_once.engine).run()
    for each in rng.sample(games, len(games)):
        add(one_by_one, [each])
        if rng.random() < 0.4:
            fold_some(one_by_one)
    late = RatingFold(one_by_one.engine)
    late.run()
    assert late.current() == RatingFold(at_once.engine).current()
    before = late.current()
    assert late.recompute() == len(games)
    assert late.current() == before
    assert late.due() == []


def test_a_game_that_is_taken_out_or_deleted_is_folded_out(
    new_store: Callable[[], Store],
) -> None:
    games = some_games(random.Random(6), 40)
    store, without = new_store(), new_store()
    add(store, games)
    RatingFold(store.engine).run()
    assert take_out(store.engine, ["t3", "t17", "none"]) == 2
    assert take_out(store.engine, ["t3"]) == 0
    Deletion(store.engine).delete(["t20"])
    RatingFold(store.engine).run()
    add(without, [each for n, each in enumerate(games) if n not in (3, 17, 20)])
    RatingFold(without.engine).run()
    assert RatingFold(store.engine).current() == RatingFold(without.engine).current()


def test_going_back_takes_several_transactions(new_store: Callable[[], Store]) -> None:
    """The newest steps go first, those of one moment together; a game that is stored meanwhile
    counts in its place."""
    store, without = new_store(), new_store()
    games = [game(f"t{n}", "ann", "bo", at=SUMMER + n // 3) for n in range(9)]  # 4 steps each
    add(store, games)
    folding = RatingFold(store.engine)
    assert folding.run() == 9
    take_out(store.engine, ["t1"])
    left = []
    while not fold_some(store):
        with store.engine.connect() as connection:
            found = sa.select(sa.func.count()).select_from(rating_steps)
            left.append(connection.execute(found).scalar_one())
        if len(left) == 1:
            late = game("late", "bo", "ann", at=SUMMER + 1)
            add(store, [late])
    assert left == [24, 12]
    folding.run()
    add(without, [late, games[0], *games[2:]])
    RatingFold(without.engine).run()
    assert folding.current() == RatingFold(without.engine).current()


def test_somebody_whose_only_game_is_taken_out_has_no_rating(
    new_store: Callable[[], Store],
) -> None:
    store = new_store()
    add(store, [game("a", "ann", "bo"), game("b", "ann", "cy", at=SUMMER + 1)])
    RatingFold(store.engine).run()
    take_out(store.engine, ["b"])
    RatingFold(store.engine).run()
    assert {key[3] for key in RatingFold(store.engine).current()} == {"ann", "bo"}


def test_workers_that_fold_at_the_same_time_agree_with_a_recompute(database: str) -> None:
    """On each database; every worker stores its games in between."""
    rng = random.Random(7)
    games = some_games(rng, 36)
    rng.shuffle(games)
    stores = [Store(database) for _ in range(3)]
    stores[0].open()
    failures: list[BaseException] = []

    def work(store: Store, own: Sequence[Game]) -> None:
        try:
            for each in own:
                add(store, [each])
                fold_some(store)
        except BaseException as error:
            failures.append(error)

    threads = [
        threading.Thread(target=work, args=(store, games[number::3]))
        for number, store in enumerate(stores)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    folding = RatingFold(stores[0].engine)
    folding.run()
    together = folding.current()
    assert folding.recompute() == len(games)
    assert folding.current() == together
    assert sum(each.games for key, each in together.items() if key[2] == ALL_TIME) == sum(
        map(len, games)
    )
    for store in stores:
        store.close()


def test_a_season_is_a_quarter() -> None:
    assert season_of(SUMMER) == "2026-3"
    assert season_of(1_798_761_599_999) == "2026-4"
    assert season_of(1_798_761_600_000) == "2027-1"
