"""What is stored of a finished game, and of what its review says."""

import sqlite3
from typing import Any

import msgspec

from server.desk import person, setup
from taros.core.game import Standing
from taros.hosting.review_messages import Reviewed
from taros.review.report import Balance, Judged
from taros.server.ratings.results import OWN_COURSE, figures_of, results_of
from taros.server.storage.results import insert_with_cursor
from taros.tables.events import Place, Setup
from taros.tables.protocol import SeatSummary, TableSummary
from taros.tables.summary import Summary

END = 61_000


def standing(seat: int, place: int, score: int = 0) -> Standing:
    return Standing(seat, place, score, {}, float(place == 1))


def summary(of: Setup, standings: list[Standing] | None, **changes: Any) -> Summary:
    values: dict[str, Any] = {
        "id": "t",
        "game": of.game,
        "state": "over",
        "seats": [
            SeatSummary("bot" if each.bot else "person", each.name, each.bot) for each in of.places
        ],
        "pace": of.pace,
        "created": of.created,
        "turn": 31,
        "to_act": None,
        "is_asked": False,
        "since": END,
        "deadline": None,
        "standings": standings,
        "yours": [],
        **changes,
    }
    return Summary(TableSummary(**values), of.host, [each.guest for each in of.places])


def test_every_seat_has_a_row() -> None:
    of = setup(person("ann", "Ann"), Place(bot="greedy"), person("bo"), rated=True)
    rows = results_of(of, summary(of, [standing(0, 2), standing(1, 3), standing(2, 1)]), END)
    assert [(row.seat, row.guest, row.bot, row.place, row.win) for row in rows] == [
        (0, "ann", None, 2, 0),
        (1, None, "greedy", 3, 0),
        (2, "bo", None, 1, 1),
    ]
    assert {(row.table_id, row.game, row.seats, row.finished, row.rated) for row in rows} == {
        ("t", "marrakech", 3, END, True)
    }
    assert {(row.course, row.turns) for row in rows} == {(None, None)}


def test_the_second_seat_of_one_person_is_nobodys() -> None:
    of = setup(person("ann"), person("ann"))
    rows = results_of(of, summary(of, [standing(0, 2), standing(1, 1)]), END)
    assert [row.guest for row in rows] == ["ann", None]


def test_a_game_of_bots_or_without_an_end_has_no_results() -> None:
    bots = setup(Place(bot="greedy"), Place(bot="random"))
    assert results_of(bots, summary(bots, [standing(0, 1), standing(1, 2)]), END) == []
    people = setup(person("ann"), person("bo"))
    assert results_of(people, summary(people, None), END) == []


def test_a_race_against_the_clock_that_came_home_has_a_time() -> None:
    def race(score: int = 0, bot: str | None = None, **options: Any) -> tuple[Any, ...]:
        of = setup(person("ann"), game="regatta", options=options)
        found = summary(of, [standing(0, 1, score)])
        if bot is not None:
            table = msgspec.structs.replace(found.table, seats=[SeatSummary("person", "", bot)])
            found = msgspec.structs.replace(found, table=table)
        [row] = results_of(of, found, END)
        return row.course, row.turns, row.milliseconds

    assert race() == ("classic", 31, 60_000)
    assert race(course="sprint") == ("sprint", 31, 60_000)
    assert race(score=-5) == ("classic", None, None)
    assert race(bot="greedy") == ("classic", None, None)
    drawn = "line:-150,0,150,0;cw:-300,600"
    assert race(course=drawn) == (OWN_COURSE, None, None)


def test_a_review_says_how_lucky_a_seat_was_and_what_its_choices_lost() -> None:
    plies = (
        Judged(0, 0, "a", (0.5, 0.5), (0, 0), best="b", loss=0.2),
        Judged(1, -1, "3", (0.5, 0.5), (0, 0)),
        Judged(2, 0, "c", (0.5, 0.5), (0, 0), best="c", loss=0.0),
        Judged(3, 1, "d", (0.5, 0.5), (0, 0)),
    )
    balances = (Balance(0.5, 0.3, -0.1, 0.7), Balance(0.5, -0.3, 0.1, 0.3))
    review = Reviewed("flat", (0.5, 0.5), plies, [], (), balances, (), (), True, None)
    assert figures_of(msgspec.json.encode(review).decode()) == [(0, 0.3, 0.1), (1, -0.3, 0.0)]
    assert figures_of('{"type":"reviewed","of":"an old version"}') == []


def test_a_commit_without_results_asks_nothing_of_the_database() -> None:
    """As nearly all do: a database without tables would refuse any statement."""
    insert_with_cursor(sqlite3.connect(":memory:").cursor(), [])
