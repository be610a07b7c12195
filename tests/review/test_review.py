"""A review adds up, blames nobody for luck, and is the same however the work was shared."""

from typing import Any

import msgspec
import pytest

import taros
from game_parts import determinize
from review.games import greedy_game
from taros.core.errors import BadRecord, Unknown
from taros.core.game import CHANCE
from taros.core.observation import observed
from taros.core.words import Seat
from taros.review.report import LOSSES, WORDS, Review, is_slip, word_of
from taros.review.review import ReviewTask, Verdict, assemble, read, review, tasks

SETUPS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "four": ("marrakech", 4, {}),
    "three": ("marrakech", 3, {"preset": "bga"}),
    "two-colours": ("marrakech", 2, {"first": "lot"}),
    "turn-last": ("marrakech", 2, {"turn_time": "end", "two_player": "one-colour"}),
    "poor": ("marrakech", 4, {"seed": 3, "purse": "5"}),
    "race": ("regatta", 2, {"course": "sprint", "lanes": "lot"}),
}


def played(setup: str) -> taros.Match:
    game, seats, options = SETUPS[setup]
    return greedy_game(game, seats, **options)


@pytest.fixture(params=SETUPS, scope="module")
def reviewed(request: pytest.FixtureRequest) -> tuple[taros.Match, Review]:
    match = played(request.param)
    return match, review(match)


Reviewed = tuple[taros.Match, Review]


def test_start_luck_and_choices_are_the_result(reviewed: Reviewed) -> None:
    match, found = reviewed
    for seat, standing in enumerate(match.standings()):
        for balance, result in (
            (found.chances[seat], standing.win),
            (found.points[seat], standing.score),
        ):
            assert balance.result == result
            assert balance.start + balance.luck + balance.choices == pytest.approx(result, abs=1e-9)
    assert found.start == tuple(balance.start for balance in found.chances)
    assert found.start_points == tuple(balance.start for balance in found.points)


def test_luck_is_what_chance_has_changed(reviewed: Reviewed) -> None:
    _, found = reviewed
    courses = [found.start, *(judged.chances for judged in found.plies)]
    for seat, balance in enumerate(found.chances):
        lucky = [
            courses[judged.ply + 1][seat] - courses[judged.ply][seat]
            for judged in found.plies
            if judged.actor == CHANCE
        ]
        assert balance.luck == pytest.approx(sum(lucky))


def test_chances_are_shares_of_one_win(reviewed: Reviewed) -> None:
    _, found = reviewed
    for chances in [found.start, *(judged.chances for judged in found.plies)]:
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= 0


def test_it_tells_what_was_played(reviewed: Reviewed) -> None:
    match, found = reviewed
    assert [(j.ply, j.actor, j.move) for j in found.plies] == [
        (number, ply.actor, ply.move.text) for number, ply in enumerate(match.plies)
    ]
    assert found.finished
    assert found.damage is None


def test_only_choices_are_judged_and_only_by_loss(reviewed: Reviewed) -> None:
    match, found = reviewed
    words = set()
    for judged in found.plies:
        before = match.at(judged.ply)
        if judged.actor == CHANCE or len(before.legal()) == 1:
            assert (judged.best, judged.word, judged.loss) == (None, None, 0)
            continue
        assert judged.best in [move.text for move in before.legal()]
        assert judged.loss >= 0
        assert judged.word == word_of(judged.loss)
        if judged.move == judged.best:
            assert judged.loss == 0
        words.add(judged.word)
    assert len(words) > 1


def test_luck_is_fair_before_chance_has_spoken(reviewed: Reviewed) -> None:
    """What it may bring is on average what the moment before it was worth."""
    match, found = reviewed
    for judged in found.plies[-20:]:
        if judged.actor != CHANCE:
            continue
        before = found.plies[judged.ply - 1]
        if match.game.rules.turn(match.state_at(judged.ply)) > match.game.rules.turn(
            match.state_at(judged.ply - 1)
        ):
            continue  # the turn begins with the die: what was learned speaks first
        state = match.state_at(judged.ply)
        outcomes = match.game.rules.outcomes(state)
        total = sum(weight for _, weight in outcomes)
        means = [0.0] * match.seats
        for code, weight in outcomes:
            after = list(state)
            match.game.rules.apply(after, code)
            task = ReviewTask(match.game.name, "learned", 0, after, None)
            for seat, chance in enumerate(task.run().chances):
                means[seat] += weight / total * chance
        assert before.chances == pytest.approx(means)


def test_chance_events_are_counted(reviewed: Reviewed) -> None:
    match, found = reviewed
    events = {event.name: event for event in found.events}
    came = [ply.move.text for ply in match.plies if ply.actor == CHANCE]
    came = [name for name in came if not name.startswith(("seat", "lane"))]  # lots
    for name, event in events.items():
        assert event.times == came.count(name)
    assert sum(event.expected for event in found.events) == pytest.approx(len(came))


def test_every_roll_expects_the_faces_of_the_die() -> None:
    found = review(played("four"))
    expected = {event.name: event.expected for event in found.events}
    rolls = sum(event.times for event in found.events)
    assert expected == pytest.approx(
        {f: rolls * w / 6 for f, w in zip("1234", (1, 2, 2, 1), strict=True)}
    )


def test_turning_points_are_where_chances_moved_most(reviewed: Reviewed) -> None:
    _, found = reviewed
    courses = [found.start, *(judged.chances for judged in found.plies)]
    moved = [
        sum(abs(b - a) for a, b in zip(courses[i], courses[i + 1], strict=True))
        for i in range(len(found.plies))
    ]
    assert len(found.turning_points) == 3
    plies = [point.ply for point in found.turning_points]
    assert plies == sorted(plies)
    least = min(moved[ply] for ply in plies)
    assert sum(move > least for move in moved) == 2


def test_a_turning_point_names_one_cause_and_one_effect(reviewed: Reviewed) -> None:
    match, found = reviewed
    courses = [found.start, *(judged.chances for judged in found.plies)]
    for point in found.turning_points:
        actor = found.plies[point.ply].actor
        cause, direction = point.words.key.removeprefix("review-turned-").split("-")
        assert cause == "luck" if actor == CHANCE else cause in ("move", "slip")
        arguments = point.words.arguments
        assert arguments["words"] == match.describe_ply(point.ply)
        assert isinstance(arguments["seat"], Seat)
        seat = arguments["seat"].number
        before, after = courses[point.ply], courses[point.ply + 1]
        changes = [abs(b - a) for a, b in zip(before, after, strict=True)]
        assert changes[seat] == pytest.approx(max(changes))
        assert (direction == "up") == (after[seat] > before[seat])
        assert arguments["after"] == round(100 * after[seat])


def test_every_slip_has_a_reason(reviewed: Reviewed) -> None:
    _, found = reviewed
    slips = [judged for judged in found.plies if is_slip(judged)]
    assert slips
    for judged in slips:
        assert judged.best != judged.move
        assert judged.reason is not None
        assert judged.reason.key in ("advice-one", "advice-two", "advice-wins")
    assert all(judged.reason is None for judged in found.plies if not is_slip(judged))


def test_an_obvious_best_move_is_found() -> None:
    """The last rug of a game: over a square of the other's it wins, elsewhere it shares the win."""
    match = taros.new("marrakech", 2, roll=False, two_player="one-colour", rugs=1)
    for move in ("ahead", "1", "d6d7", "left", "1", "f5g5"):
        match.play(move)
    found = review(match)
    assert found.plies[4].chances == (0, 1)
    assert found.plies[5].chances == (0.5, 0.5)
    assert found.plies[5].best in ("d5d6", "d6e6")
    assert found.plies[5].loss == 0.5
    assert found.plies[5].word == "blunder"


def test_words_go_by_loss() -> None:
    assert word_of(0.0) == "best"
    for bound, below, above in zip(LOSSES, WORDS, WORDS[1:], strict=False):
        assert word_of(bound - 1e-9) == below
        assert word_of(bound) == above
    assert word_of(1.0) == "blunder"


# What is hidden


def test_nobody_is_blamed_for_what_could_not_be_known() -> None:
    """Other hands change the chances, not what is best nor what a move gives away."""
    match = played("race")
    game, changed = match.game, 0
    choices = [task for task in tasks(match) if task.code is not None][::-7]
    for task in choices:
        if game.rules.to_act(task.state) == CHANCE:
            continue
        observation = observed(game, task.state)
        other = determinize(game, observation, game.rules.to_act(task.state), [1 << 40])
        here, there = task.run(), msgspec.structs.replace(task, state=other).run()
        assert (here.best, here.loss) == (there.best, there.loss)
        changed += here.chances != there.chances
    assert changed > 0


def test_alone_everything_wins_and_points_still_tell_something() -> None:
    found = review(greedy_game("regatta", 1, course="sprint"))
    assert {judged.chances for judged in found.plies} == {(1.0,)}
    assert {judged.word for judged in found.plies} == {None}
    points = found.points[0]
    assert points.luck != 0
    assert points.start + points.luck + points.choices == pytest.approx(0, abs=1e-9)


# Parts of the work


def test_it_is_the_same_from_several_processes() -> None:
    match = played("poor")
    heard: list[int] = []
    assert review(match, jobs=2, progress=heard.append) == review(match)
    assert sum(heard) == match.ply + 1


def test_it_goes_on_from_what_was_kept() -> None:
    """Whoever stops it may keep the verdicts there are, and do the other tasks later."""
    match = played("poor")

    class Enough(Exception):
        pass

    def stop(_: int) -> None:
        raise Enough

    for jobs in (1, 2):
        with pytest.raises(Enough):
            review(match, jobs=jobs, progress=stop)
    moments = [msgspec.json.encode(task) for task in tasks(match)]
    kept = [
        msgspec.json.encode(msgspec.json.decode(t, type=ReviewTask).run()) for t in moments[:50]
    ]
    late = [
        msgspec.json.encode(msgspec.json.decode(t, type=ReviewTask).run()) for t in moments[50:]
    ]
    verdicts = [msgspec.json.decode(text, type=Verdict) for text in kept + late]
    assert assemble(match, "learned", verdicts) == review(match)


def test_a_bot_may_be_asked_for_the_best_move() -> None:
    match = played("poor")
    learned, greedy = review(match), review(match, "greedy")
    assert greedy.bot == "greedy"
    assert (greedy.chances, greedy.points) == (learned.chances, learned.points)
    assert greedy.plies != learned.plies
    assert all(
        judged.loss <= beside.loss
        for judged, beside in zip(greedy.plies, learned.plies, strict=True)
    )
    with pytest.raises(Unknown, match="no bot nobody"):
        tasks(match, "nobody")


# What is left of a record


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    match = greedy_game("marrakech", 4, plies=31)
    again, damage = read(match.record())
    assert damage is None
    found = review(again)
    assert not found.finished
    assert len(found.plies) == match.ply
    for balance in found.chances:
        assert balance.start + balance.luck + balance.choices == pytest.approx(balance.result)
    assert sum(balance.result for balance in found.chances) == pytest.approx(1)


def test_a_game_that_was_stopped_is_unfinished() -> None:
    match = greedy_game("marrakech", 3, plies=7)
    match.stop()
    found = review(match)
    assert not found.finished
    assert len(found.plies) == match.ply


def test_a_damaged_record_is_reviewed_up_to_the_damage() -> None:
    lines = played("four").record().split("\n")
    at = lines.index("", 3) + 21
    lines[at] = lines[at].split(" ")[0] + " backwards"
    match, damage = read("\n".join(lines))
    assert damage is not None
    assert f"Line {at + 1}: backwards is no move" in damage.text
    found = review(match, damage=damage)
    assert found.damage == damage
    assert not found.finished
    assert 0 < len(found.plies) < played("four").ply


def test_what_is_no_record_is_refused() -> None:
    with pytest.raises(BadRecord, match="no header of a record"):
        read("what is this\n")


def test_nothing_at_all_has_happened() -> None:
    found = review(taros.new("marrakech", 4, roll=False))
    assert found.plies == ()
    assert found.turning_points == ()
    assert [balance.result for balance in found.chances] == list(found.start)
