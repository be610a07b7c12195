"""Fair chance: drawn as promised, and every kind of tampering found.

What is promised is computed here again with hashlib and hmac, from the head of `fairness` alone.
"""

import hashlib
import hmac
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import taros
from core.helpers import play_on, played, short
from taros.core.fairness import FairChance, fair_chance
from taros.core.words import Message

SEED = "00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef"


def promised(seed: str, contributions: Sequence[str], event: int, weights: Sequence[int]) -> int:
    text = ",".join(contributions) + ":" + str(event)
    digest = hmac.new(bytes.fromhex(seed), text.encode(), hashlib.sha256).hexdigest()
    lots = [index for index, weight in enumerate(weights) for _ in range(weight)]
    return lots[int(digest, 16) % len(lots)]


# Drawing


@pytest.mark.parametrize("contributions", [(), ("ab",), ("0", "ffff", "0123456789abcdef" * 4)])
@pytest.mark.parametrize("weights", [(1, 2, 2, 1), (1,), (0, 1), (3, 0, 0, 4), (1000, 1), (12, 7)])
def test_draws_are_as_promised(contributions: tuple[str, ...], weights: tuple[int, ...]) -> None:
    chance = FairChance(SEED, contributions)
    for event in [*range(1, 60), 999, 10**6]:
        drawn = chance.draw(event, weights)
        assert drawn == promised(SEED, contributions, event, weights)
        assert weights[drawn] > 0


def test_draws_from_a_fixed_seed_never_change() -> None:
    """Or old records could not be verified any more. The dice are those of `openssl dgst`."""
    chance = fair_chance(7, ["ab12", "0"])
    dice = [str(chance.draw(event, (1, 2, 2, 1)) + 1) for event in range(1, 13)]
    assert "".join(dice) == "311333322412"


def test_commitment_is_the_digest_of_the_seed() -> None:
    assert FairChance(SEED).commitment == hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
    assert FairChance(SEED, ("ab",)).commitment == FairChance(SEED).commitment
    assert fair_chance(7).commitment == (
        "48428bdb7ddd829410d6bbb924fdeb3a3d7e88c2577bffae073b990c6f061d08"
    )


def test_seeds_as_numbers_fill_256_bits() -> None:
    assert fair_chance(7).seed == "0" * 63 + "7"
    assert fair_chance((1 << 256) - 1).seed == "f" * 64
    assert fair_chance(0).seed == "0" * 64
    assert fair_chance("AB" * 32, ["Cd"]) == FairChance("ab" * 32, ("cd",))


def test_draws_follow_the_weights() -> None:
    """Chi-square with 3 degrees of freedom: above 16.3 once in a thousand seeds."""
    weights, draws = (1, 2, 2, 1), 12_000
    chance = fair_chance(1)
    counts = [0] * 4
    for event in range(1, draws + 1):
        counts[chance.draw(event, weights)] += 1
    expected = [draws * weight / sum(weights) for weight in weights]
    assert sum((c - e) ** 2 / e for c, e in zip(counts, expected, strict=True)) < 16.3


def test_neighbouring_draws_are_independent() -> None:
    """Chi-square of pairs with 9 degrees of freedom: above 27.9 once in a thousand seeds."""
    chance = fair_chance(2)
    drawn = [chance.draw(event, (1, 1, 1, 1)) for event in range(1, 8002)]
    counts = [0] * 16
    for one, following in pairwise(drawn):
        counts[4 * one + following] += 1
    assert sum((count - 500) ** 2 / 500 for count in counts) < 27.9


# Honest records


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("contributions", [(), ("00ff", "1")])
def test_honest_records_are_proven(seats: int, contributions: tuple[str, ...]) -> None:
    for seed in (1, 2):
        match = played(seats=seats, seed=seed, contributions=contributions, first="lot")
        assert match.provable
        assert taros.verify(match.record()) is None


def test_unfinished_records_are_proven_once_revealed() -> None:
    match = played(seats=2, moves=9)
    assert taros.verify(match.record(reveal=True)) is None
    hidden = taros.verify(match.record())
    assert hidden is not None
    assert hidden.key == "verify-no-seed"
    assert hidden.text


def test_records_list_every_event_with_its_weights() -> None:
    match = short(seats=2, contributions=["ab"])
    listed = match.record().partition("Chance:\n")[2].splitlines()
    events = [ply.move.text for ply in match.plies if ply.actor == taros.CHANCE]
    assert len(listed) == len(events) > 10
    for number, (line, outcome) in enumerate(zip(listed, events, strict=True), start=1):
        found = re.fullmatch(rf"{number} {outcome} of (\S+\*\d+(?: \S+\*\d+)*)", line)
        assert found, line
        texts, weights = zip(*(pair.split("*") for pair in found[1].split()), strict=True)
        drawn = promised(f"{7:064x}", ["ab"], number, [int(weight) for weight in weights])
        assert texts[drawn] == outcome


def test_a_browser_can_check_a_record_without_the_rules() -> None:
    """From the text alone, as the published commitment and the list of chance allow."""
    for seed in range(3):
        text = played(seats=2, seed=seed, contributions=["abcd", "1234"]).record()
        headers = dict(line.split(": ", 1) for line in text.partition("\n\n")[0].splitlines())
        key = bytes.fromhex(headers["Seed"])
        assert hashlib.sha256(key).hexdigest() == headers["Commitment"]
        lines = text.partition("Chance:\n")[2].splitlines()
        for line in lines:
            event, outcome, _, *pairs = line.split()
            texts, weights = zip(*(pair.split("*") for pair in pairs), strict=True)
            contributions = headers["Contributions"].split()
            drawn = promised(headers["Seed"], contributions, int(event), [*map(int, weights)])
            assert texts[drawn] == outcome


# Tampering


@pytest.fixture(scope="module")
def honest() -> str:
    """Two seats with two colours: dice, and piles whose weights change."""
    return short(seats=2, seed=7, rugs=3, contributions=["ab12", "c0"]).record()


def events(text: str) -> list[tuple[str, list[tuple[str, int]]]]:
    """Outcome and weights of every listed event."""
    found = []
    for line in text.partition("Chance:\n")[2].splitlines():
        _, outcome, _, *pairs = line.split()
        words = [pair.split("*") for pair in pairs]
        found.append((outcome, [(word, int(weight)) for word, weight in words]))
    return found


def first_difference(text: str, seed: str, contributions: Sequence[str]) -> int:
    """The first listed event that another seed or other contributions would not give."""
    for number, (outcome, pairs) in enumerate(events(text), start=1):
        drawn = promised(seed, contributions, number, [weight for _, weight in pairs])
        if pairs[drawn][0] != outcome:
            return number
    raise AssertionError("nothing differs")


def found(text: str) -> Message:
    difference = taros.verify(text)
    assert difference is not None
    assert difference.text
    return difference


def changed(text: str, old: str, new: str) -> str:
    assert text.count(old) == 1
    return text.replace(old, new)


def test_another_seed(honest: str) -> None:
    assert found(changed(honest, f"Seed: {7:064x}", f"Seed: {8:064x}")).key == "verify-commitment"


def test_another_commitment(honest: str) -> None:
    other = changed(honest, "Commitment: 4", "Commitment: 5")
    assert found(other).key == "verify-commitment"


def test_another_seed_with_its_commitment(honest: str) -> None:
    """Whoever noted the commitment sees it; anyone else sees that the dice are not its."""
    other = fair_chance(8)
    text = changed(honest, f"Seed: {7:064x}", f"Seed: {other.seed}")
    text = re.sub(r"Commitment: \w+", f"Commitment: {other.commitment}", text)
    difference = found(text)
    event = first_difference(honest, other.seed, ["ab12", "c0"])
    assert (difference.key, difference.arguments["event"]) == ("verify-outcome", event)


@pytest.mark.parametrize("line", ["ab12", "c0 ab12", "ab12 c1", "ab12 c0 00", "ab12c0", "b12 c0"])
def test_other_contributions(honest: str, line: str) -> None:
    difference = found(changed(honest, "Contributions: ab12 c0", f"Contributions: {line}"))
    event = first_difference(honest, f"{7:064x}", line.split())
    assert (difference.key, difference.arguments["event"]) == ("verify-outcome", event)


def test_no_contributions(honest: str) -> None:
    difference = found(changed(honest, "Contributions: ab12 c0\n", ""))
    event = first_difference(honest, f"{7:064x}", [])
    assert (difference.key, difference.arguments["event"]) == ("verify-outcome", event)


def rigged(event: int) -> tuple[str, str, str]:
    """A whole record in which one event came out otherwise, and the listing agrees with it.

    With it what was played and what the seed gives.
    """
    chance = fair_chance(7, ["ab12", "c0"])
    match = taros.new("marrakech", seats=2, rugs=3, roll=False)
    number = 0
    instead = drawn = ""
    while match.to_act is not None:
        if match.to_act != taros.CHANCE:
            match.play(match.legal()[0])
            continue
        number += 1
        moves, weights = zip(*match.outcomes(), strict=True)
        index = promised(chance.seed, chance.contributions, number, weights)
        if number == event:
            drawn = moves[index].text
            index = (index + 1) % len(moves)
            instead = moves[index].text
        match.play(moves[index])
    match.chance, match.provable = chance, True
    return match.record(), instead, drawn


@pytest.mark.parametrize("event", [1, 2, 3, 4, 9, 16])
def test_an_outcome_changed_in_moves_and_listing(event: int) -> None:
    text, instead, drawn = rigged(event)
    assert taros.load(text).to_act is None
    difference = found(text)
    assert difference.key == "verify-outcome"
    assert difference.arguments == {"event": event, "outcome": instead, "drawn": drawn}
    assert str(event) in difference.text


def listing(text: str) -> Iterator[tuple[int, str]]:
    """The listed lines, each with the number of its event."""
    yield from enumerate(text.partition("Chance:\n")[2].splitlines(), start=1)


def test_every_outcome_changed_in_the_listing(honest: str) -> None:
    for event, line in listing(honest):
        number, outcome, *rest = line.split()
        other = "blue" if outcome == "red" else "red"
        text = changed(honest, f"\n{line}\n", "\n" + " ".join([number, other, *rest]) + "\n")
        difference = found(text)
        assert difference.key == "verify-outcome"
        assert difference.arguments == {"event": event, "outcome": other, "drawn": outcome}


def test_every_weight_changed_in_the_listing(honest: str) -> None:
    for event, line in listing(honest):
        for pair in line.split()[3:]:
            name, _, weight = pair.partition("*")
            other = line.replace(pair, f"{name}*{int(weight) + 6}")
            difference = found(changed(honest, f"\n{line}\n", f"\n{other}\n"))
            assert (difference.key, difference.arguments) == ("verify-weights", {"event": event})
            assert str(event) in difference.text


def test_weights_added_or_left_out_of_the_listing(honest: str) -> None:
    for event, line in listing(honest):
        for other in (f"{line} green*1", line.rpartition(" ")[0] + " other*1"):
            difference = found(changed(honest, f"\n{line}\n", f"\n{other}\n"))
            assert (difference.key, difference.arguments) == ("verify-weights", {"event": event})


def test_every_line_missing_from_the_listing(honest: str) -> None:
    for event, line in listing(honest):
        difference = found(changed(honest, f"\n{line}\n", "\n"))
        assert (difference.key, difference.arguments) == ("verify-unlisted", {"event": event})
        assert str(event) in difference.text


def test_the_whole_listing_missing(honest: str) -> None:
    difference = found(honest.partition("\nChance:\n")[0])
    assert (difference.key, difference.arguments) == ("verify-unlisted", {"event": 1})


def test_a_line_added_to_the_listing(honest: str) -> None:
    count = len(events(honest))
    difference = found(f"{honest}{count + 1} 3 of 1*1 2*2 3*2 4*1\n")
    assert difference.key == "verify-too-many"
    assert difference.arguments == {"listed": count + 1, "played": count}


def test_a_line_doubled_in_the_listing(honest: str) -> None:
    last = len(events(honest))
    for event, line in listing(honest):
        difference = found(changed(honest, f"\n{line}\n", f"\n{line}\n{line}\n"))
        if event == last:
            assert difference.key == "verify-too-many"
        else:
            expected = ("verify-unlisted", {"event": event + 1})
            assert (difference.key, difference.arguments) == expected


def test_two_lines_swapped_in_the_listing(honest: str) -> None:
    lines = [line for _, line in listing(honest)]
    for event in range(1, len(lines)):
        a, b = lines[event - 1], lines[event]
        difference = found(changed(honest, f"\n{a}\n{b}\n", f"\n{b}\n{a}\n"))
        assert (difference.key, difference.arguments) == ("verify-unlisted", {"event": event})


def test_a_line_renumbered_in_the_listing(honest: str) -> None:
    for event, line in listing(honest):
        other = line.replace(str(event), str(event + 40), 1)
        difference = found(changed(honest, f"\n{line}\n", f"\n{other}\n"))
        assert (difference.key, difference.arguments) == ("verify-unlisted", {"event": event})


@pytest.mark.parametrize("header", ["Seed", "Commitment"])
def test_nothing_is_proven_without_seed_and_commitment(honest: str, header: str) -> None:
    assert found(re.sub(rf"{header}: \w+\n", "", honest)).key == "verify-no-seed"


def test_a_match_rolled_by_hand_proves_nothing() -> None:
    match = play_on(taros.new("marrakech", seats=2, rugs=1, roll=False), 1)
    assert found(match.record()).key == "verify-no-seed"


def test_records_that_cannot_be_played_are_refused(honest: str) -> None:
    for text in (
        changed(honest, "\n4. ", "\n5. "),
        re.sub(r"Result: places \S+", "Result: places 9,9", honest),
        re.sub(r"Seed: \w", "Seed: x", honest),
        honest + "garbage\n",
    ):
        with pytest.raises(taros.BadRecord):
            taros.verify(text)


# Promises are only made where they can be kept


def test_an_outcome_played_by_hand_ends_the_promise() -> None:
    match = played(moves=1).at(1)
    assert match.to_act == taros.CHANCE
    drawn = played(moves=1).plies[1].move
    match.play(next(move for move, _ in match.outcomes() if move != drawn))
    assert not match.provable
    assert "Commitment: none\n" in match.record(reveal=True)


def test_a_tampered_record_is_not_loaded_with_its_promise() -> None:
    text, _, _ = rigged(3)
    match = taros.load(text)
    assert not match.provable
    assert "Commitment: none\n" in match.record()


# The seed stays secret


@pytest.mark.parametrize("options", [{}, {"first": "lot", "purse": 5}])
def test_nothing_unfinished_shows_the_seed(options: dict[str, Any]) -> None:
    secret = "5eed" * 16
    number = str(int(secret, 16))
    match = taros.new("marrakech", seats=2, seed=secret, rugs=4, **options)
    match.comment("here")
    seen = 0
    while match.to_act is not None:
        views = [match.view(seat) for seat in (None, 0, 1)]
        shown = [
            match.record(),
            match.at(match.ply).record(),
            match.position,
            repr(match),
            str(match),
            format(match),
            match.svg(),
            repr(match.plies),
            repr(match.options),
            *(repr(view) for view in views),
            *(msgspec.json.encode(view).decode() for view in views),
        ]
        for text in shown:
            assert secret not in text.lower()
            assert number not in text
        seen += 1
        play_on(match, 1, 1)
    assert seen > 10
    assert secret in match.record()
    assert secret not in match.at(match.ply - 1).record()


def test_errors_do_not_show_the_seed() -> None:
    secret = "5eed" * 16
    match = taros.new("marrakech", seats=2, seed=secret)
    for attempt in (lambda: match.play("x"), lambda: match.play("3"), lambda: match.undo()):
        with pytest.raises(taros.TarosError) as caught:
            attempt()
        assert secret not in str(caught.value) + repr(caught.value)
