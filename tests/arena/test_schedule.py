"""`taros.arena.schedule`: everybody in every seat, in every order, over the same chance."""

from collections import Counter
from itertools import combinations, permutations

import pytest

import taros
from taros import games
from taros.arena.schedule import lineups, schedule, seats_for

MARRAKECH = games.get("marrakech")
REGATTA = games.get("regatta")


@pytest.mark.parametrize("bots", [["a", "b"], ["a", "b", "c"], ["a", "b", "c", "d"]])
def test_every_order_equally_often_over_the_same_deals(bots: list[str]) -> None:
    whole = schedule(bots, len(bots), 50)
    pairings = [whole.pairing(number) for number in range(whole.games)]
    orders = Counter(pairing.lineup for pairing in pairings)
    assert set(orders) == set(permutations(bots))
    assert len(set(orders.values())) == 1
    deals = {order: [p.deal for p in pairings if p.lineup == order] for order in orders}
    assert all(found == list(range(whole.deals)) for found in deals.values())
    assert [pairing.number for pairing in pairings] == list(range(whole.games))


@pytest.mark.parametrize(
    ("bots", "seats"),
    [("ab", 2), ("abc", 3), ("ab", 3), ("ab", 4), ("abc", 4), ("abcd", 2), ("abcde", 3)],
)
def test_every_bot_in_every_seat_equally_often(bots: str, seats: int) -> None:
    held = Counter((lineup[seat], seat) for lineup in lineups(bots, seats) for seat in range(seats))
    for bot in bots:
        assert len({held[bot, seat] for seat in range(seats)}) == 1


def test_the_last_bot_fills_the_seats_that_are_left() -> None:
    assert set(lineups("ab", 4)) == {
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    }
    assert lineups("ab", 4) == lineups("abbb", 4)
    assert len(lineups("abc", 4)) == 12
    assert all(sorted(lineup) == list("abcc") for lineup in lineups("abc", 4))


def test_of_more_bots_than_seats_every_choice_meets_in_every_order() -> None:
    found = lineups("abcd", 2)
    assert len(found) == 12
    assert {frozenset(lineup) for lineup in found} == set(map(frozenset, combinations("abcd", 2)))


@pytest.mark.parametrize(
    ("bots", "seats", "games", "played"),
    [("ab", 2, 1, 2), ("ab", 2, 400, 400), ("abc", 3, 400, 402), ("abcd", 4, 25, 48)],
)
def test_games_are_rounded_up_to_whole_deals(
    bots: str, seats: int, games: int, played: int
) -> None:
    assert schedule(bots, seats, games).games == played


def test_seats_are_as_many_as_bots_where_the_game_allows() -> None:
    assert seats_for(MARRAKECH, ["a", "b"], None) == 2
    assert seats_for(MARRAKECH, ["a", "b", "c"], None) == 3
    assert seats_for(MARRAKECH, ["a", "b", "c", "d", "e", "f"], None) == 4
    assert seats_for(MARRAKECH, ["a", "b"], 4) == 4
    assert seats_for(REGATTA, ["a", "b"], None) == 2


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_seats_that_cannot_be(seats: int) -> None:
    for game in (MARRAKECH, REGATTA):
        with pytest.raises(taros.BadOption, match="2 to 4"):
            seats_for(game, ["a", "b"], seats)


@pytest.mark.parametrize("bots", [[], ["a"], ["a", "a"]])
def test_one_bot_is_no_tournament(bots: list[str]) -> None:
    with pytest.raises(taros.BadOption, match="two different bots"):
        seats_for(MARRAKECH, bots, 4)
