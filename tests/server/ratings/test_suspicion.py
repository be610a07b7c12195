"""Friends who lose on purpose are shown to the host; others are not."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.ratings.test_fold import SUMMER, Game, add, game
from taros.server.ratings.fold import RatingFold
from taros.server.ratings.suspicion import Suspicion, suspicious
from taros.server.storage import Store
from taros.server.storage.schema import accounts

PEOPLE = [f"guest{number}" for number in range(6)]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """With accounts of all people."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    store.open()
    rows = [
        {"guest": guest, "name": f"Name of {guest}", "skeleton": guest, "created": 0}
        for guest in PEOPLE
    ]
    with store.engine.begin() as connection:
        connection.execute(accounts.insert(), rows)
    yield store
    store.close()


def play(store: Store, *games: Game) -> list[Suspicion]:
    add(store, games)
    RatingFold(store.engine).run()
    return suspicious(store.engine)


def evening(rng: random.Random, count: int, strongest: str = "") -> list[Game]:
    """Games of everybody, one half of them won by each; `strongest` always wins."""
    games = []
    for number in range(count):
        pair = rng.sample(PEOPLE, 2)
        pair.sort(key=lambda guest: guest != strongest)
        games.append(game(f"evening{number}", *pair, at=SUMMER + number))
    return games


def test_a_thousand_games_lost_on_purpose_are_flagged(store: Store) -> None:
    """Among honest games of both with others."""
    lost = [game(f"t{n}", PEOPLE[0], PEOPLE[1], at=SUMMER + 1000 + n) for n in range(1000)]
    [found] = play(store, *evening(random.Random(1), 60), *lost)
    assert (found.winner, found.loser) == (PEOPLE[0], PEOPLE[1])
    assert found.winner_name == f"Name of {PEOPLE[0]}"
    assert found.games >= 1000
    assert found.won >= 1000
    assert 200 < found.expected < 800


def test_honest_games_are_not_flagged(store: Store) -> None:
    assert play(store, *evening(random.Random(2), 400)) == []


def test_the_strongest_wins_as_often_as_was_to_be_expected(store: Store) -> None:
    """One-sided games that those with others explain."""
    games = evening(random.Random(3), 700, strongest=PEOPLE[0])
    assert sum(each[0].guest == PEOPLE[0] and each[1].guest == PEOPLE[1] for each in games) > 20
    assert play(store, *games) == []


def test_few_games_are_not_flagged(store: Store) -> None:
    lost = [game(f"t{n}", PEOPLE[0], PEOPLE[1], at=SUMMER + n) for n in range(19)]
    assert play(store, *lost) == []


def test_games_lost_by_turns_with_several_bots_are_flagged(store: Store) -> None:
    """Too few with each of them; what its owner has played with others counts for them."""
    bots = [f"bot{number}" for number in range(4)]
    rows = [
        {"guest": bot, "name": bot, "skeleton": bot, "created": 0, "owner": PEOPLE[1]}
        for bot in bots
    ]
    with store.engine.begin() as connection:
        connection.execute(accounts.insert(), rows)
    lost = [game(f"t{n}", PEOPLE[0], bots[n % 4], at=SUMMER + 1000 + n) for n in range(60)]
    among = [game(f"own{n}", bots[0], bots[1], at=SUMMER + 2000 + n) for n in range(60)]
    [found] = play(store, *evening(random.Random(1), 60), *lost, *among)
    assert (found.winner, found.loser) == (PEOPLE[0], PEOPLE[1])
    assert found.loser_name == f"Name of {PEOPLE[1]}"
    assert found.games >= 60
