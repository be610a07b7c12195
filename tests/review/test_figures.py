"""The figures of a review as people read them."""

from decimal import Decimal

import pytest

from taros.core.game import ScoreUnit
from taros.games import get
from taros.report.numbers import change
from taros.review.figures import chance_sum, point_sum
from taros.review.report import Balance

POINTS = ScoreUnit()


@pytest.mark.parametrize("share", [0.3334, 0.12345, 0.49996])
def test_what_is_read_adds_up(share: float) -> None:
    """Even where each figure, rounded by itself, would not."""
    balance = Balance(share, share, 1 - 2 * share, 1.0)
    for row in (chance_sum(balance, "en"), point_sum(balance, POINTS, "en")):
        start, luck, choices, result = (Decimal(text.removesuffix("%")) for text in row)
        assert start + luck + choices == result


def test_sums_in_words() -> None:
    assert chance_sum(Balance(0.25, 0.12349, -0.04449, 0.329), "en") == [
        "25.0%",
        "+12.3%",
        "-4.4%",
        "32.9%",
    ]
    points = point_sum(Balance(30.0, -0.04, 5.04, 35.0), POINTS, "en")
    assert points == ["30.0", "0.0", "+5.0", "35.0"]


def test_what_is_left_to_sail_is_read_in_metres() -> None:
    """Scores of Regatta are negative millimetres; people read how far it is, and never -0.00."""
    unit = get("regatta").score_unit
    home = point_sum(Balance(-1863.0, -26.0, 1889.0, 0.0), unit, "en")
    assert home == ["1.86", "+0.03", "-1.89", "0.00"]
    assert point_sum(Balance(-0.4, 0.4, 0.0, 0.0), unit, "en") == ["0.00"] * 4


def test_a_change_has_its_sign_unless_it_is_nothing() -> None:
    assert [change(amount, 1, "en") for amount in (1.26, -1.26, 0.04, -0.04)] == [
        "+1.3",
        "-1.3",
        "0.0",
        "0.0",
    ]
