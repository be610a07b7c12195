"""The checked door: matches as the public API promises them."""

import datetime
import doctest
import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from xml.etree import ElementTree

import pytest

import taros
from core.helpers import moves_of, play_on, played, short
from taros.core.events import describe
from taros.core.game import CHANCE, OVER
from taros.core.match import RECENT, SEGMENT


@pytest.fixture
def match() -> taros.Match:
    return taros.new("marrakech", seats=4, seed=7)


def die(seed: int, event: int, contributions: str = "") -> str:
    """What a die shows, drawn as the head of `fairness` says."""
    text = f"{contributions}:{event}".encode()
    digest = hmac.new(seed.to_bytes(32, "big"), text, hashlib.sha256).digest()
    return "122334"[int.from_bytes(digest, "big") % 6]


# What is


def test_who_looks_back_is_told_what_was_drawn() -> None:
    race = taros.new("regatta", seats=2, seed=1)
    drawn = next(ply for ply, each in enumerate(race.plies) if each.actor == CHANCE)
    hidden = describe(race.game, race.state_at(drawn), race.plies[drawn].move.code, None)
    assert hidden.text == "seat 0 draws a card."
    assert race.plies[drawn].move.text == "L30|L90"
    assert race.describe_ply(drawn).text == "seat 0 draws a card: 30° or 90° to port."


def test_what_everybody_saw_is_told_as_everybody_saw_it(match: taros.Match) -> None:
    match.play("left")
    assert [match.describe_ply(ply).text for ply in (0, 1)] == [
        describe(match.game, match.state_at(ply), match.plies[ply].move.code, None).text
        for ply in (0, 1)
    ]


def test_the_first_words_of_the_package_are_true() -> None:
    assert doctest.testmod(taros) == (0, 3)


def test_opening(match: taros.Match) -> None:
    assert (match.to_act, match.turn, match.ply, match.plies) == (0, 1, 0, ())
    assert match.seats == 4
    assert [move.text for move in match.legal()] == ["left", "ahead", "right"]
    assert match.outcomes() == []
    assert match.names == ()
    assert match.date == datetime.date.today()
    assert match.from_start


def test_moves_are_said_by_their_text(match: taros.Match) -> None:
    assert [str(move) for move in match.legal()] == ["left", "ahead", "right"]


def test_playing_by_text_rolls_the_die(match: taros.Match) -> None:
    happened = match.play("left")
    assert [(ply.turn, ply.actor, ply.move.text) for ply in happened] == [
        (1, 0, "left"),
        (1, taros.CHANCE, die(7, 1)),
    ]
    assert match.plies == happened
    assert match.ply == 2
    assert match.to_act == 0


def test_playing_by_move_is_playing_by_text() -> None:
    by_text, by_move = (taros.new("marrakech", seats=3, seed=9) for _ in range(2))
    for _ in range(12):
        move = by_move.legal()[-1]
        assert by_move.play(move) == by_text.play(move.text)
    assert by_move.record() == by_text.record()


def test_every_die_of_a_match_is_drawn_from_its_seed() -> None:
    whole = played(seats=4, seed=21)
    rolls = [ply.move.text for ply in whole.plies if ply.actor == taros.CHANCE]
    assert len(rolls) > 40
    assert rolls == [die(21, event) for event in range(1, len(rolls) + 1)]


def test_chance_left_to_play() -> None:
    match = taros.new("marrakech", seats=4, roll=False)
    assert match.chance is None
    assert len(match.play("ahead")) == 1
    assert match.to_act == taros.CHANCE
    assert match.legal() == []
    assert [(move.text, weight) for move, weight in match.outcomes()] == [
        ("1", 1),
        ("2", 2),
        ("3", 2),
        ("4", 1),
    ]
    match.roll()
    assert match.to_act == taros.CHANCE
    assert [ply.move.text for ply in match.play("3")] == ["3"]
    assert match.to_act == 0


def test_chance_before_the_first_move() -> None:
    rolled = taros.new("marrakech", seats=4, seed=3, first="lot")
    assert rolled.ply == 1
    assert rolled.plies[0].actor == taros.CHANCE
    assert rolled.plies[0].move.text == f"seat{rolled.to_act}"
    assert taros.new("marrakech", seats=4, first="lot", roll=False).to_act == taros.CHANCE


def test_the_end() -> None:
    match = played()
    assert match.to_act is None
    assert match.legal() == []
    assert match.outcomes() == []
    assert match.game.rules.to_act(match.state) == OVER
    record = match.record()
    with pytest.raises(taros.IllegalMove):
        match.play("left")
    assert match.record() == record


def test_legal_moves_are_allowed_and_others_say_why(match: taros.Match) -> None:
    assert match.why_not("left") is None
    reason = match.why_not("d4d5")
    assert reason is not None
    assert reason.clause == "M2.1"
    assert "Assam" in reason.text
    assert reason.clause in repr(reason)
    assert reason.text in repr(reason)
    with pytest.raises(taros.BadNotation, match="somersault"):
        match.why_not("somersault")


def long_match() -> taros.Match:
    """Plies for several segments."""
    match = played(seats=4, seed=7)
    assert match.ply > 3 * SEGMENT
    return match


def applied(match: taros.Match) -> list[list[int]]:
    """All states of a match, each from the one before."""
    states = [list(match.state_at(0))]
    for ply in match.plies:
        states.append(list(states[-1]))
        match.game.rules.apply(states[-1], ply.move.code)
    return states


def test_every_state_can_be_rebuilt() -> None:
    match = long_match()
    states = applied(match)
    assert match.state == states[-1]
    assert [match.state_at(ply) for ply in range(match.ply + 1)] == states
    assert list(match.states()) == states
    for ply in (-1, match.ply + 1):
        with pytest.raises(IndexError):
            match.state_at(ply)


def test_few_states_are_kept() -> None:
    match = long_match()
    kept = {id(match.locate(ply)[0].start) for ply in range(match.ply)}
    assert len(kept) == -(-match.ply // SEGMENT)


def test_what_a_state_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    match = long_match()
    costs = Counter[str]()
    apply = match.game.rules.apply

    def counted(state: list[int], code: int) -> None:
        costs[what] += 1
        apply(state, code)

    monkeypatch.setattr(type(match.game.rules), "apply", staticmethod(counted))
    for what in map(str, range(match.ply + 1)):
        match.state_at(int(what))
    assert max(costs.values()) < SEGMENT
    assert [costs[str(match.ply - back)] for back in range(RECENT + 1)] == [0] * (RECENT + 1)
    costs.clear()
    what = "all"
    assert sum(1 for _ in match.states()) == match.ply + 1
    assert costs["all"] == match.ply


@pytest.mark.parametrize("ply", [0, 1, SEGMENT - 1, SEGMENT, SEGMENT + 1, 2 * SEGMENT])
def test_a_moment_that_was_taken_back_can_be_rebuilt(ply: int) -> None:
    match = long_match()
    states = applied(match)
    moments = [match.locate(each) for each in range(match.ply)]
    match.rewind(ply)
    assert (match.ply, match.state) == (ply, states[ply])
    assert [match.state_at(each) for each in range(ply + 1)] == states[: ply + 1]
    play_on(match, 99)
    assert list(match.states()) == applied(match) != states
    rebuilt = [segment.state_at(match.game, offset) for segment, offset in moments]
    assert rebuilt == states[:-1]


@pytest.mark.parametrize("ply", [0, 1, SEGMENT, SEGMENT + 1])
def test_the_past_and_the_match_go_their_own_ways(ply: int) -> None:
    match = play_on(taros.new("marrakech", seats=4, seed=7), 1, SEGMENT)
    states = applied(match)
    past = match.at(ply)
    play_on(past, 2)
    assert list(match.states()) == states
    play_on(match, 3)
    assert list(past.states()) == applied(past)
    assert list(match.states())[: len(states)] == states == applied(match)[: len(states)]


def test_a_rewound_match_draws_as_before(match: taros.Match) -> None:
    """Chance goes by its number, so that numbers that were taken back come again."""
    play_on(match, 1)
    record = match.record()
    moves = [ply.move.text for ply in match.plies if ply.actor != CHANCE]
    match.rewind(SEGMENT)
    made = sum(ply.actor != CHANCE for ply in match.plies)
    match.roll()
    for text in moves[made:]:
        match.play(text)
    assert match.record() == record


# Ended before the rules end it


def test_a_stopped_match_is_over_but_unfinished(match: taros.Match) -> None:
    play_on(match, 1, 9)
    assert "Seed" not in match.record()
    match.stop()
    assert (match.to_act, match.legal(), match.finished) == (None, [], False)
    with pytest.raises(taros.TarosError, match="The game is over"):
        match.play("left")
    assert match.standings() == match.game.rules.standings(match.state)
    assert "Result: unfinished" in match.record()
    assert "Seed: " in match.record()
    assert taros.verify(match.record()) is None
    again = taros.load(match.record())
    assert (again.plies, again.provable) == (match.plies, True)


def test_a_moment_of_a_stopped_match_is_not_over(match: taros.Match) -> None:
    play_on(match, 1, 9)
    match.stop()
    assert match.at(match.ply).to_act is None
    assert match.at(0).to_act == 0


def test_a_stopped_match_goes_on_where_a_move_is_taken_back(match: taros.Match) -> None:
    match.play("left")
    match.stop()
    match.undo()
    assert match.to_act == 0
    match.play("left")


def test_a_match_that_its_rules_ended_is_finished(match: taros.Match) -> None:
    assert not match.finished
    assert play_on(match, 1).finished


def test_views_of_seats_and_spectators(match: taros.Match) -> None:
    play_on(match, 1, 5)
    assert match.view(seat=1) == match.game.presenter.view(match.state, 1)
    assert match.view() == match.game.presenter.view(match.state, None)
    for seat in (-1, 4):
        with pytest.raises(taros.Unknown, match=f"no seat {seat}"):
            match.view(seat=seat)
        with pytest.raises(taros.Unknown, match=f"no seat {seat}"):
            match.svg(seat=seat)


def test_standings(match: taros.Match) -> None:
    assert match.standings() == match.game.rules.standings(match.state)
    assert [one.score for one in match.standings()] == [30, 30, 30, 30]
    assert [(one.seat, one.place, one.win) for one in match.standings()] == [
        (seat, 1, 0) for seat in range(4)
    ]
    ended = play_on(match, 1).standings()
    assert sum(one.win for one in ended) == 1
    assert min(one.place for one in ended) == 1


def test_pictures(match: taros.Match) -> None:
    assert match._repr_svg_() == match.svg() == match.game.renderer.svg(match.view())
    assert match.svg(seat=2) == match.game.renderer.svg(match.view(seat=2))
    assert ElementTree.fromstring(match._repr_svg_()).tag.endswith("svg")


# Errors change nothing


REFUSED: dict[str, tuple[Callable[[taros.Match], object], type[taros.TarosError]]] = {
    "no move": (lambda match: match.play("somersault"), taros.BadNotation),
    "empty move": (lambda match: match.play(""), taros.BadNotation),
    "wrong phase": (lambda match: match.play("left"), taros.IllegalMove),
    "chance in a seat's place": (lambda match: match.play("3"), taros.IllegalMove),
    "illegal move": (lambda match: match.play("a1a2"), taros.IllegalMove),
    "illegal Move": (lambda match: match.play(taros.Move("a1a2", 3)), taros.IllegalMove),
    "undo across chance": (lambda match: match.undo(1), taros.CannotUndo),
    "another's undo": (lambda match: match.undo(0), taros.CannotUndo),
    "nobody's undo": (lambda match: match.undo(7), taros.CannotUndo),
    "chance's undo": (lambda match: match.undo(taros.CHANCE), taros.CannotUndo),
    "open brace": (lambda match: match.comment("a { b"), taros.BadOption),
    "closed brace": (lambda match: match.comment("a } b"), taros.BadOption),
    "no such ply": (lambda match: match.at(match.ply + 1), taros.Unknown),
    "ply before the first": (lambda match: match.at(-1), taros.Unknown),
    "no such seat": (lambda match: match.view(4), taros.Unknown),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_is_refused_changes_nothing(name: str) -> None:
    attempt, error = REFUSED[name]
    match = played(seats=4, seed=7, moves=3, names=["Ann", "Bo", "Cy", "Di"])
    match.comment("here")
    assert [ply.actor for ply in match.plies][-2:] == [1, taros.CHANCE]
    before = (match.record(reveal=True), match.position, match.plies, list(match.state))
    with pytest.raises(error) as caught:
        attempt(match)
    assert before == (match.record(reveal=True), match.position, match.plies, list(match.state))
    assert isinstance(caught.value, taros.TarosError)
    assert isinstance(caught.value, ValueError)
    assert str(caught.value) == caught.value.format("en") != ""
    play_on(match, 1)
    assert match.to_act is None


def test_an_illegal_move_says_why(match: taros.Match) -> None:
    with pytest.raises(taros.IllegalMove) as caught:
        match.play("3")
    assert caught.value.reason == match.why_not("3")
    assert caught.value.reason.clause in str(caught.value)
    assert caught.value.reason.text in str(caught.value)
    assert str(caught.value).startswith("3: ")


# Beginning


@pytest.mark.parametrize("seats", [0, 1, 5, -2, "4", None, 2.5])
def test_seats_must_be_allowed(seats: int) -> None:
    with pytest.raises(taros.BadOption, match=r"seats.*2 to 4"):
        taros.new("marrakech", seats=seats)


@pytest.mark.parametrize("seed", [-1, 1 << 256, "7", "g" * 64, "0" * 63, "0" * 65, 1.5, b"0" * 64])
def test_seeds_must_be_seeds(seed: int) -> None:
    with pytest.raises(taros.BadOption, match="seed"):
        taros.new("marrakech", seats=4, seed=seed)
    with pytest.raises(taros.BadOption, match="seed"):
        taros.from_position("marrakech", taros.new("marrakech", seats=4).position, seed=seed)


@pytest.mark.parametrize("bits", ["", "xyz", "0x1", " 1", "a" * 65])
def test_contributions_must_be_hexadecimal(bits: str) -> None:
    with pytest.raises(taros.BadOption, match="contribution"):
        taros.new("marrakech", seats=4, contributions=["ab", bits])


def test_unknown_games_are_refused_with_the_names_there_are() -> None:
    with pytest.raises(taros.Unknown, match=r"no game go; .*marrakech"):
        taros.new("go", seats=2)
    with pytest.raises(taros.Unknown, match=r"no game go; .*marrakech"):
        taros.from_position("go", "4k3/8/8/8/8/8/8/4K3")


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(taros.BadOption, match="first"):
        taros.new("marrakech", seats=2, first=3)
    with pytest.raises(taros.BadOption, match="colour"):
        taros.new("marrakech", seats=4, colour="red")


def test_seeds_as_numbers_and_as_digits_are_the_same() -> None:
    digits = f"{0xABCDEF:064x}"
    records = {
        play_on(taros.new("marrakech", seats=3, seed=seed), 1).record()
        for seed in (0xABCDEF, digits, digits.upper())
    }
    assert len(records) == 1


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(seed=5).record() == played(seed=5).record()


def test_another_seed_gives_another_game() -> None:
    rolls = set()
    for seed in range(20):
        match = taros.new("marrakech", seats=4, seed=seed)
        for _ in range(12):
            match.play(match.legal()[0])
        rolls.add(tuple(ply.move.text for ply in match.plies if ply.actor == taros.CHANCE))
    assert len(rolls) == 20


def test_other_contributions_give_another_game() -> None:
    rolls = {}
    for contributions in ((), ("00",), ("01",), ("00", "01"), ("01", "00"), ("0001",)):
        match = taros.new("marrakech", seats=4, seed=7, contributions=contributions)
        for _ in range(30):
            match.play(match.legal()[0])
        dice = "".join(ply.move.text for ply in match.plies if ply.actor == taros.CHANCE)
        said = ",".join(contributions)
        assert dice == "".join(die(7, event, said) for event in range(1, len(dice) + 1))
        rolls[contributions] = dice
    assert len(set(rolls.values())) == len(rolls)


def test_contributions_are_read_in_either_case() -> None:
    lower, upper = (
        taros.new("marrakech", seats=4, seed=7, contributions=[bits]) for bits in ("ab", "AB")
    )
    assert play_on(lower, 1).record() == play_on(upper, 1).record()


def test_without_a_seed_every_match_is_another() -> None:
    seeds = set()
    for _ in range(5):
        chance = taros.new("marrakech", seats=2).chance
        assert chance is not None
        assert len(chance.seed) == 64
        seeds.add(chance.seed)
    assert len(seeds) == 5


# Names


def test_names_are_kept_without_blanks_around_them() -> None:
    names = ["Zoë", " Ann B. ", "李", "o'Hara: 3"]
    match = taros.new("marrakech", seats=4, seed=7, names=names)
    assert match.names == ("Zoë", "Ann B.", "李", "o'Hara: 3")
    assert taros.load(match.record()).names == match.names
    assert match.at(0).names == match.names


@pytest.mark.parametrize("name", ["", "  ", "a,b", "a\nb", "a\tb", "\x00", "a\u2028b"])
def test_names_must_fit_into_a_record(name: str) -> None:
    with pytest.raises(taros.BadOption, match="no name"):
        taros.new("marrakech", seats=2, names=["Ann", name])


@pytest.mark.parametrize("names", [["Ann"], ["Ann", "Bo", "Cy"]])
def test_there_are_as_many_names_as_seats(names: list[str]) -> None:
    with pytest.raises(taros.BadOption, match=f"{len(names)} names for 2 seats"):
        taros.new("marrakech", seats=2, names=names)


# Positions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_begin_the_same_game(seats: int) -> None:
    match = played(seats=seats, seed=seats)
    for ply in range(match.ply + 1):
        past = match.at(ply)
        again = taros.from_position("marrakech", past.position, roll=False)
        assert again.position == past.position
        assert again.state == past.state
        assert again.options == match.options
        assert again.legal() == past.legal()
        assert again.ply == 0
        assert not again.from_start


def test_positions_carry_their_options() -> None:
    match = played(seats=3, seed=1, moves=9, bankrupt="pays-what-he-can", purse=20, first="lot")
    assert taros.from_position("marrakech", match.position).options == match.options


def test_positions_can_be_played_from_with_a_seed() -> None:
    text = played(moves=9).position
    one, same, other = (taros.from_position("marrakech", text, seed=seed) for seed in (1, 1, 2))
    assert play_on(one, 1).record() == play_on(same, 1).record()
    assert play_on(other, 1).record() != one.record()
    assert taros.from_position("marrakech", text, roll=False).chance is None


@pytest.mark.parametrize("text", ["", "nonsense", "7/7/7/7/7/7/7 d4s 30,30 9,9 0 turn 1"])
def test_positions_that_cannot_be_are_refused(text: str) -> None:
    with pytest.raises(taros.BadPosition) as caught:
        taros.from_position("marrakech", text)
    assert str(caught.value)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_repr_evaluates(seats: int) -> None:
    match = played(seats=seats, seed=seats)
    for ply in range(match.ply + 1):
        past = match.at(ply)
        if past.to_act != taros.CHANCE:
            again = eval(repr(past), {"taros": taros})
            assert isinstance(again, taros.Match)
            assert again.position == past.position


def test_repr_evaluates_where_chance_is_to_act() -> None:
    match = taros.new("marrakech", seats=4, roll=False)
    match.play("left")
    assert match.to_act == taros.CHANCE
    assert eval(repr(match), {"taros": taros}).position == match.position


# The past


@pytest.mark.parametrize("seats", [2, 4])
def test_any_ply_of_a_record_is_the_match_as_it_was(seats: int) -> None:
    match = short(seats=seats, seed=4)
    match.comments = {0: ["before"], 3: ["two", "remarks"], match.ply: ["after"]}
    text = match.record()
    for ply in range(match.ply + 1):
        past, loaded = match.at(ply), taros.load(text, ply=ply)
        assert past.ply == loaded.ply == ply
        assert past.plies == loaded.plies == match.plies[:ply]
        assert past.position == loaded.position
        assert past.comments == loaded.comments
        assert past.comments == {n: said for n, said in match.comments.items() if n <= ply}
        assert past.record() == loaded.record()
        assert past.record(reveal=True) == loaded.record(reveal=True)


@pytest.mark.parametrize("seats", [2, 4])
def test_going_on_from_the_past_draws_the_same_outcomes(seats: int) -> None:
    match = short(seats=seats, seed=4)
    text = match.record()
    for ply in range(match.ply + 1):
        for past in (match.at(ply), taros.load(text, ply=ply)):
            past.roll()
            for move in moves_of(match)[len(moves_of(past)) :]:
                past.play(move)
            assert past.record() == text


def test_the_past_is_a_copy() -> None:
    match = played(moves=10)
    match.comment("kept")
    before = match.record(reveal=True)
    past = match.at(match.ply)
    past.comment("not here")
    play_on(past, 5, 3)
    early = match.at(2)
    early.undo()
    assert match.record(reveal=True) == before


@pytest.mark.parametrize("ply", [-1, 1000])
def test_there_is_no_other_ply(ply: int) -> None:
    text = short().record()
    with pytest.raises(taros.Unknown, match="no ply"):
        taros.load(text, ply=ply)


# Taking back


def test_undo_takes_back_the_last_move_and_the_chance_after_it(match: taros.Match) -> None:
    before = match.record(reveal=True)
    match.play("left")
    after = match.record(reveal=True)
    assert match.undo().text == "left"
    assert match.record(reveal=True) == before
    match.play("left")
    assert match.record(reveal=True) == after


def test_undo_goes_back_to_the_start() -> None:
    match = played(seats=2, seed=3)
    records = [match.record(reveal=True)]
    moves = moves_of(match)
    while match.plies[-1].actor != taros.CHANCE or match.ply > 2:
        assert match.undo().text == moves.pop()
        records.append(match.record(reveal=True))
    assert [ply.actor for ply in match.plies] == [taros.CHANCE, taros.CHANCE]  # the first two rugs
    assert not moves
    assert len(set(records)) == len(records)
    with pytest.raises(taros.CannotUndo, match="no move"):
        match.undo()
    assert match.record(reveal=True) == records[-1]


def test_undo_with_nothing_to_take_back(match: taros.Match) -> None:
    for seat in (None, 0, 1):
        with pytest.raises(taros.CannotUndo, match="no move"):
            match.undo(seat)


def test_a_seat_takes_back_its_own_last_move() -> None:
    match = taros.new("marrakech", seats=4, seed=7)
    match.play("left")
    before = match.record(reveal=True)
    rug = match.legal()[0]
    match.play(rug)
    assert match.to_act == 1
    for other in (1, 2, 3):
        with pytest.raises(taros.CannotUndo, match="own"):
            match.undo(other)
    assert match.undo(0) == rug
    assert match.record(reveal=True) == before


def test_a_seat_does_not_take_back_what_chance_answered() -> None:
    for match in (
        taros.new("marrakech", seats=4, seed=7),
        taros.new("marrakech", seats=2, seed=7),
    ):
        match.play("left")
        before = match.record(reveal=True)
        with pytest.raises(taros.CannotUndo, match="chance"):
            match.undo(0)
        assert match.record(reveal=True) == before


def test_a_seat_does_not_take_back_a_rug_once_the_pile_has_spoken() -> None:
    match = taros.new("marrakech", seats=2, seed=7)
    match.play("left")
    match.play(match.legal()[0])
    assert [ply.actor for ply in match.plies[-2:]] == [0, taros.CHANCE]
    with pytest.raises(taros.CannotUndo, match="chance"):
        match.undo(0)


def test_a_seat_does_not_take_back_a_move_after_anothers() -> None:
    match = taros.new("marrakech", seats=4, roll=False)
    for move in ("left", "2", "e4e5", "ahead"):
        match.play(move)
    before = match.record()
    with pytest.raises(taros.CannotUndo, match="own"):
        match.undo(0)
    assert match.record() == before
    assert match.undo(1).text == "ahead"


def test_the_last_move_of_a_game_can_be_taken_back() -> None:
    match = played(seats=4, seed=7)
    last = match.plies[-1]
    assert last.actor >= 0
    record = match.record()
    assert match.undo(last.actor) == last.move
    assert match.to_act == last.actor
    match.play(last.move)
    assert match.record() == record


def test_undo_takes_the_remarks_with_it() -> None:
    match = taros.new("marrakech", seats=4, seed=7)
    match.comment("before")
    match.play("left")
    match.comment("between")
    match.play(match.legal()[0])
    match.comment("after")
    assert sorted(match.comments) == [0, 2, 3]
    match.undo()
    assert match.comments == {0: ["before"], 2: ["between"]}
    match.undo()
    assert match.comments == {0: ["before"]}


# Remarks


def test_remarks_stand_where_they_were_made(match: taros.Match) -> None:
    match.comment("first")
    match.comment("second")
    match.play("left")
    match.comment("third")
    assert match.comments == {0: ["first", "second"], 2: ["third"]}
    assert match.at(1).comments == {0: ["first", "second"]}
    assert taros.load(match.record()).comments == match.comments
