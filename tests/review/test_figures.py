"""The figures of a review as people read them."""

from decimal import Decimal

import pytest

from taros.review.figures import chance_sum, change, point_sum
from taros.review.report import Balance


@pytest.mark.parametrize("share", [0.3334, 0.12345, 0.49996])
def test_what_is_read_adds_up(share: float) -> None:
    """Even where each figure, rounded by itself, would not."""
    balance = Balance(share, share, 1 - 2 * share, 1.0)
    for row in (chance_sum(balance), point_sum(balance)):
        start, luck, choices, result = (Decimal(text.removesuffix("%")) for text in row)
        assert start + luck + choices == result


def test_sums_in_words() -> None:
    assert chance_sum(Balance(0.25, 0.12349, -0.04449, 0.329)) == [
        "25.0%",
        "+12.3%",
        "-4.4%",
        "32.9%",
    ]
    assert point_sum(Balance(30.0, -0.04, 5.04, 35.0)) == ["30.0", "0.0", "+5.0", "35.0"]


def test_a_change_has_its_sign_unless_it_is_nothing() -> None:
    assert [change(amount) for amount in (1.26, -1.26, 0.04, -0.04)] == [
        "+1.3",
        "-1.3",
        "0.0",
        "0.0",
    ]
