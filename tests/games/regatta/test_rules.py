"""R1 to R7: the rules kernel against the naive game, move for move, and clause by clause."""

import math
from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest

from games.regatta import naive_geometry
from games.regatta.courses import letters, line_of, marks_of, micro, word_of
from games.regatta.naive import COLOURS, DECK, Course, NaiveRegatta, arrows_of
from games.regatta.naive import KINDS as KIND_NAMES
from games.regatta.naive_progress import course_word
from games.regatta.waters import Pose, put_boat
from taros.core.game import State
from taros.games.regatta import kernel
from taros.games.regatta.equipment import setup
from taros.games.regatta.equipment.course import course_of
from taros.games.regatta.equipment.deck import deck_of
from taros.games.regatta.layout import (
    ARROWS_A_CARD,
    BECALMED,
    BEGIN,
    CALM,
    CODES,
    DISCARDS,
    DONE,
    DRAW,
    EXCHANGE,
    EXCHANGE_KINDS,
    EXCHANGES,
    GIVE_LANE,
    HAND,
    HAND_SIZE,
    HEADING,
    HELD,
    KINDS,
    LANE,
    LANES_AT,
    MAIN,
    NONE,
    OVER,
    PASSED,
    PHASE,
    PILE,
    PILE_SIZE,
    PLACE,
    SAIL,
    SEAT,
    SECOND,
    STARTED,
    STEER,
    SUNNING,
    TAKE_LANE,
    TURN,
    WORD_AT,
    WORD_SIZE,
    X,
    Y,
)
from taros.games.regatta.options import RegattaOptions
from taros.games.regatta.text.notation import format_move

HAIR = 0.05  # mm: how near to a touch the oracle may judge otherwise
SLACK = 20  # micrometres, thousandths of a degree: how far two cut-short stops may be apart
SOUTH = -3_000_000  # micrometres: open water far down the course


# Codes and texts


def text_of(code: int) -> str:
    """A move or an outcome in the oracle's words, boats in the usual colours."""
    if code < EXCHANGE:
        kind, arrow = divmod(code - SAIL, ARROWS_A_CARD)
        return f"sail {KIND_NAMES[kind]} {arrows_of(KIND_NAMES[kind])[arrow]}"
    if code < STEER:
        kinds = EXCHANGE_KINDS[3 * (code - EXCHANGE) : 3 * (code - EXCHANGE) + 3]
        return " ".join(["exchange", *(KIND_NAMES[kind] for kind in kinds if kind != NONE)])
    if code < CALM:
        return f"steer {code - STEER}"
    if code <= DONE:
        return "done" if code == DONE else f"sun {COLOURS[code - CALM]}"
    if code < DRAW:
        return f"lane{code - TAKE_LANE}"
    if code < BEGIN:
        return KIND_NAMES[code - DRAW]
    return f"seat{code - BEGIN}" if code < GIVE_LANE else f"lane{code - GIVE_LANE}"


def sail(kind: str, arrow: str) -> int:
    at = ARROWS_A_CARD * KIND_NAMES.index(kind)
    return SAIL + at + arrows_of(kind).index(arrow)


def exchange(*kinds: str) -> int:
    wanted = "exchange " + " ".join(sorted(kinds, key=KIND_NAMES.index))
    usable = range(EXCHANGE, EXCHANGE + EXCHANGES)
    known = len(KIND_NAMES)
    return next(
        code
        for code in usable
        if max(EXCHANGE_KINDS[3 * (code - EXCHANGE) : 3 * (code - EXCHANGE) + 3]) < known
        and text_of(code) == wanted
    )


def legal(s: State) -> list[int]:
    actions = [NONE] * CODES
    return actions[: kernel.legal(s, actions)]


def sails(s: State) -> list[str]:
    return [text_of(code).removeprefix("sail ") for code in legal(s) if code < EXCHANGE]


def outcomes(s: State) -> list[tuple[str, int]]:
    codes, weights = [NONE] * CODES, [0] * CODES
    count = kernel.outcomes(s, codes, weights)
    assert codes[:count] == sorted(set(codes[:count]))
    pairs = zip(codes[:count], weights[:count], strict=True)
    return [(text_of(code), weight) for code, weight in pairs]


def cards(s: State, at: int) -> Counter[str]:
    return Counter({kind: s[at + i] for i, kind in enumerate(KIND_NAMES) if s[at + i]})


def pose_of(s: State, seat: int) -> Pose:
    return s[X + seat], s[Y + seat], s[HEADING + seat]


def test_the_oracle_has_the_same_cards() -> None:
    """R8.3."""
    deck = deck_of("classic")
    assert [kind.name for kind in deck.kinds] == KIND_NAMES
    assert [list(kind.arrows) for kind in deck.kinds] == [arrows_of(kind) for kind in KIND_NAMES]


# Whole games


class Oracle(NaiveRegatta):
    """The naive game, which looks for its moves only once a position."""

    _moves: list[str] | None = None

    def legal(self) -> list[str]:
        if self._moves is None:
            self._moves = super().legal()
        return self._moves

    def play(self, text: str, stop: Pose | None = None) -> None:
        super().play(text, stop)
        self._moves = None


class Game:
    """The engine and the oracle side by side."""

    def __init__(self, seats: int, options: RegattaOptions) -> None:
        options = setup.validate_options(seats, options)
        self.seats = seats
        self.s = setup.new(seats, options)
        self.course = course_of(options.course, seats)
        limit = 0 if options.turn_limit == "none" else seats * options.turn_limit
        lanes = self.s[self.s[LANES_AT] : self.s[LANES_AT] + 2 * seats]
        starts = [(x, y, 0) for x, y in zip(lanes[::2], lanes[1::2], strict=True)]
        self.naive = Oracle(
            seats,
            course=Course(
                line_of(self.course),
                tuple(marks_of(self.course)),
                tuple((*micro(rock.at), round(1000 * rock.radius)) for rock in self.course.rocks),
                tuple(tuple(map(micro, isle.corners)) for isle in self.course.islands),
                tuple(map(micro, self.course.edge)) or None,
            ),
            colours=options.colours or COLOURS,
            first=options.first,
            lanes=options.lanes,
            zone=options.zone,
            finish=options.finish,
            turn_limit=limit,
            starts=starts,
        )
        self.seen: Counter[str] = Counter()

    def text_of(self, code: int) -> str:
        """The text of `code`; a boat has the colour that the engine gives it (R1.1)."""
        return format_move(self.s, code) if CALM <= code < DONE else text_of(code)

    def is_over(self) -> bool:
        return kernel.to_act(self.s) == kernel.GAME_OVER

    def step(self, rng: Random) -> None:
        """One move or outcome, after comparing all there are."""
        acts = kernel.to_act(self.s)
        if acts == kernel.CHANCE_ACTS:
            assert self.naive.to_act == -1
            found = outcomes(self.s)
            assert found == self.naive.outcomes()
            codes, weights = [NONE] * CODES, [0] * CODES
            count = kernel.outcomes(self.s, codes, weights)
            self.play(rng.choices(codes[:count], weights[:count])[0])
            return
        assert self.naive.to_act == acts
        codes = legal(self.s)
        assert codes == sorted(set(codes))
        common = self.compare_moves({self.text_of(code): code for code in codes})
        self.play(choose(rng, self.s, common))

    def compare_moves(self, moves: dict[str, int]) -> list[int]:
        """The moves that both allow; others must be a hair's breadth from the other answer."""
        wanted = set(self.naive.legal())
        for text in wanted ^ moves.keys():
            assert self.is_borderline(text), (text, text in wanted, self.naive.poses)
            self.seen["borderline"] += 1
        return [code for text, code in moves.items() if text in wanted]

    def is_borderline(self, text: str) -> bool:
        word, *rest = text.split()
        if word == "sail":  # one hair's breadth decides for all the cards, by R4.3
            hand = self.naive.hands[self.naive.turn]
            return self.hardly_moves(text) or any(
                self.naive.margin(self.naive.turn, kind, arrow) < HAIR
                for kind in KIND_NAMES
                for arrow in arrows_of(kind)
                if hand[kind]
            )
        return word == "steer" and self.steer_margin(int(rest[0])) < HAIR

    def hardly_moves(self, text: str) -> bool:
        """R4.3: at the edge of a zone, to leave one's place or not is a matter of rounding."""
        _, kind, arrow = text.split()
        seat = self.naive.turn
        if self.naive.try_sail(seat, kind, arrow).status != "zone":
            return False
        tried = self.naive.sails().get(text)
        if tried:
            end = tried.end
        else:
            after = list(self.s)
            kernel.apply(after, sail(kind, arrow))
            end = pose_of(after, seat)
        now = pose_of(self.s, seat)
        return all(abs(a - b) <= SLACK for a, b in zip(now, end, strict=True))

    def steer_margin(self, degree: int) -> float:
        seat = self.naive.turn
        x, y, now = pose_of(self.s, seat)
        margins = [HAIR]
        for heading in (1000 * degree, now):
            hull = naive_geometry.hull((x, y, heading))
            for obstacle in self.naive.obstacles(seat):
                margins.append(abs(obstacle.clearance(hull) - naive_geometry.CONTACT))
            for zone in self.naive.zones(seat):
                margins.append(
                    abs(naive_geometry.in_zone_depth(hull, zone) - naive_geometry.INSIDE)
                )
        return min(margins)

    def play(self, code: int) -> None:
        text = self.text_of(code)
        seat = self.s[SEAT]
        before = self.s[BECALMED : BECALMED + self.seats]
        stop = None
        kernel.apply(self.s, code)
        if text.startswith("sail"):
            tried = self.naive.sails()[text]
            self.seen["cut"] += tried.cut
            if tried.cut or tried.status == "finish":
                stop = pose_of(self.s, seat)  # within 20 of its own, or the oracle refuses
        self.naive.play(text, stop)
        self.seen[text.split()[0]] += 1
        self.seen["second"] += self.s[PHASE] == SECOND
        self.seen["skipped"] += sum(before) > sum(self.s[BECALMED : BECALMED + self.seats])
        self.compare()

    def compare(self) -> None:
        s, naive = self.s, self.naive
        for seat in range(self.seats):
            assert (None if s[LANE + seat] == NONE else s[LANE + seat]) == naive.lane_of[seat]
            if s[LANE + seat] != NONE:
                assert pose_of(s, seat) == naive.poses[seat]
            assert cards(s, HAND + KINDS * seat) == +naive.hands[seat]
            assert s[HELD + seat] == naive.hands[seat].total()
            assert bool(s[BECALMED + seat]) == naive.becalmed[seat]
            assert bool(s[STARTED + seat]) == naive.started[seat]
            assert s[PASSED + seat] == naive.progress[seat]
            assert word_of(s, self.course, seat) == naive.races[seat].word
        assert cards(s, PILE) == +naive.pile
        assert s[PILE_SIZE] == naive.pile.total()
        assert cards(s, DISCARDS) == +naive.discards
        places = {s[PLACE + seat]: seat for seat in range(self.seats) if s[PLACE + seat]}
        assert [places[place] for place in sorted(places)] == naive.finished
        assert self.is_over() == (naive.to_act is None)

    def compare_ranking(self) -> None:
        """R7.3: the same ways home, and so the same places."""
        keys = [0] * self.seats
        kernel.ranking(self.s, keys)
        for seat, key in enumerate(keys):
            if not self.s[PLACE + seat]:
                assert -key / 1000 == pytest.approx(self.naive.way_home(seat), abs=0.01)
            else:
                assert key > 0
        ways = [round(self.naive.way_home(seat), 2) for seat in range(self.seats)]
        if len(set(ways)) == self.seats or self.naive.finished:
            places = [1 + sum(other > key for other in keys) for key in keys]
            assert places == self.naive.standings()


def choose(rng: Random, s: State, codes: Sequence[int]) -> int:
    """Mostly sail, more often than not homeward."""
    sailing = [code for code in codes if code < EXCHANGE]
    suns = [code for code in codes if CALM <= code < DONE]
    if suns and rng.random() < 0.8:
        return rng.choice(suns)
    if sailing and rng.random() < 0.85:
        return homeward(s, sailing) if rng.random() < 0.8 else rng.choice(sailing)
    if rng.random() < 0.5:
        codes = [code for code in codes if EXCHANGE <= code < STEER] or codes
    return rng.choice(codes)


def homeward(s: State, codes: Sequence[int]) -> int:
    keys = []
    for code in codes:
        later = list(s)
        kernel.apply(later, code)
        found = [0] * 4
        kernel.ranking(later, found)
        keys.append(found[s[SEAT]])
    return codes[keys.index(max(keys))]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("course", ["classic", "sprint"])
def test_lanes(seats: int, course: str) -> None:
    """R1.3: bow on the line, evenly spread, half a space at each end."""
    game = Game(seats, RegattaOptions(course=course))
    naive = NaiveRegatta(seats, course=game.naive.course)
    for mine, theirs in zip(game.naive.lane_poses, naive.lane_poses, strict=True):
        assert mine == pytest.approx(theirs, abs=1)


def sail_together(seats: int, seed: int, options: RegattaOptions) -> Game:
    game = Game(seats, options)
    rng = Random(seed)
    game.compare()
    while not game.is_over():
        game.step(rng)
    game.compare_ranking()
    return game


GAMES = {
    "alone": (1, 1, RegattaOptions(turn_limit=30)),
    "two": (2, 2, RegattaOptions(turn_limit=10, first="lot")),
    "two, zone both": (2, 3, RegattaOptions(turn_limit=8, zone="both", lanes="lot")),
    "three, lot": (3, 4, RegattaOptions(turn_limit=7, first="lot", lanes="lot")),
    "three, chosen": (3, 5, RegattaOptions(turn_limit=7, first=1, lanes="chosen")),
    "three, stagger": (3, 6, RegattaOptions(turn_limit=6, first=2, stagger=True)),
    "four": (4, 7, RegattaOptions(turn_limit=7, finish="all")),
    "four, lot, first": (4, 9, RegattaOptions(turn_limit=6, first=3, lanes="lot")),
    "islands": (2, 10, RegattaOptions(turn_limit=8, course="islands")),
    "harbour": (2, 11, RegattaOptions(turn_limit=8, course="harbour")),
}


@pytest.mark.parametrize("name", GAMES)
def test_game_move_for_move(name: str) -> None:
    """The same to move, the same moves and outcomes, and the same position after each."""
    seats, seed, options = GAMES[name]
    game = sail_together(seats, seed, options)
    assert min(game.seen[word] for word in ("sail", "exchange", "done")) > 0


def test_game_of_boats_in_chosen_colours() -> None:
    """R1.1, R6.3: suns are laid before boats by their colours."""
    options = RegattaOptions(turn_limit=8, colours=("blue", "red", "green"))
    game = sail_together(3, 12, options)
    assert game.seen["sun"] > 1


def test_crowded_game() -> None:
    """R4.3: four boats and wide zones, with moves that are cut short."""
    options = RegattaOptions(turn_limit=7, first="lot", lanes="chosen", zone="both")
    game = sail_together(4, 208, options)
    assert min(game.seen[word] for word in ("cut", "second", "sun", "skipped", "steer")) > 0


SPRINTS = {
    "alone": (1, 22, RegattaOptions(course="sprint")),
    "two": (2, 28, RegattaOptions(course="sprint", first="lot", lanes="chosen")),
    "three, all": (3, 29, RegattaOptions(course="sprint", finish="all", zone="both")),
}


@pytest.mark.parametrize("name", SPRINTS)
def test_sprint_to_the_end(name: str) -> None:
    """R7.3, R7.4: until a boat is home, or all but one; the discards have become the pile."""
    seats, seed, options = SPRINTS[name]
    game = sail_together(seats, seed, options)
    assert len(game.naive.finished) == (seats - 1 if options.finish == "all" else 1)
    assert sum(game.seen[kind] for kind in KIND_NAMES) > sum(DECK.values())


# Clause by clause


def at_sea(
    poses: Sequence[Pose], hands: Sequence[Sequence[str]], options: RegattaOptions | None = None
) -> State:
    """The first turn of seat 0, boats and hands as given; the rest of the cards is the pile."""
    seats = len(poses)
    s = setup.new(seats, setup.validate_options(seats, options or RegattaOptions()))
    for seat, (pose, hand) in enumerate(zip(poses, hands, strict=True)):
        put_boat(s, seat, pose)
        s[HELD + seat] = len(hand)
        for kind in hand:
            s[HAND + KINDS * seat + KIND_NAMES.index(kind)] += 1
            s[PILE + KIND_NAMES.index(kind)] -= 1
            s[PILE_SIZE] -= 1
    assert min(s[PILE : PILE + KINDS]) >= 0
    s[SEAT], s[PHASE], s[TURN] = 0, MAIN, 1
    return s


def put_pile(s: State, pile: Sequence[str], discards: Sequence[str] = ()) -> None:
    """A pile and discards of just these cards."""
    s[PILE_SIZE] = len(pile)
    for at, kinds in ((PILE, pile), (DISCARDS, discards)):
        s[at : at + KINDS] = [0] * KINDS
        for kind in kinds:
            s[at + KIND_NAMES.index(kind)] += 1


def off(x: float, y: float, degrees: int = 0) -> Pose:
    """A pose in open water far from the course, millimetres."""
    return round(1000 * x), SOUTH + round(1000 * y), 1000 * degrees


def play(s: State, *codes: int) -> None:
    for code in codes:
        found = [DRAW + KIND_NAMES.index(kind) for kind, _ in outcomes_if_any(s)] or legal(s)
        assert code in found
        kernel.apply(s, code)


def outcomes_if_any(s: State) -> list[tuple[str, int]]:
    return outcomes(s) if kernel.to_act(s) == kernel.CHANCE_ACTS else []


def draw(kind: str) -> int:
    return DRAW + KIND_NAMES.index(kind)


HERE, THERE = off(0, 0), off(900, 0)
HAND_OF_S = ["S", "S", "S", "S", "S"]


def test_helm_gives_one_more_card() -> None:
    """R6.1: once a turn, before drawing, and it need not be taken."""
    s = at_sea([HERE, THERE], [["L45-helm", "R45-helm", "S", "s", "sun"], ["S", "s"]])
    play(s, sail("L45-helm", "L45"))
    assert (s[PHASE], s[SEAT], s[HELD]) == (SECOND, 0, 4)
    assert [text_of(code) for code in legal(s)] == [
        "sail R45-helm R45",
        "sail S S",
        "sail s s",
        "done",
    ]
    once = list(s)
    play(once, DONE)
    assert (once[PHASE], once[HELD]) == (SUNNING, 4)
    play(s, sail("R45-helm", "R45"))
    assert (s[PHASE], s[HELD], s[HEADING]) == (SUNNING, 3, 0)
    play(s, DONE, draw("S"), draw("S"))
    assert (s[PHASE], s[SEAT], s[HELD], s[TURN]) == (MAIN, 1, HAND_SIZE, 2)


def test_helm_with_nothing_left_to_sail() -> None:
    """R6.1: the second card may be out of the question."""
    s = at_sea([HERE, THERE], [["L45-helm", "sun"], ["S"]])
    play(s, sail("L45-helm", "L45"))
    assert legal(s) == [DONE]


def test_cloud_is_two_legs() -> None:
    """R6.2: by the same arrow, as one card."""
    s = at_sea([HERE, THERE], [["S-cloud", "S"], ["S"]])
    play(s, sail("S-cloud", "S"))
    assert pose_of(s, 0) == off(0, 2 * 168)
    assert (s[PHASE], s[HELD]) == (SUNNING, 1)
    assert cards(s, DISCARDS) == {"S-cloud": 1}


def test_cloud_needs_both_legs() -> None:
    """R6.2: what lies on the second leg blocks the card."""
    s = at_sea([HERE, off(0, 300, 90)], [["S-cloud", "S"], ["S"]])
    assert sails(s) == ["S S"]


def test_the_sun_is_always_asked_for() -> None:
    """R2.2, R6.3: after sailing, if only to be done."""
    poses = [off(0, 0), off(900, 0), off(-900, 0)]
    s = at_sea(poses, [["S", "s"], ["S"], ["S"]])
    play(s, sail("S", "S"))
    assert legal(s) == [DONE]
    s = at_sea(poses, [["S", "s", "sun", "sun"], ["S"], ["S"]])
    s[BECALMED + 2] = 1
    play(s, sail("S", "S"))
    assert legal(s) == [CALM + 1, DONE]
    play(s, CALM + 1)
    assert s[BECALMED : BECALMED + 3] == [0, 1, 1]
    assert s[HELD] == 2  # one sun a turn
    assert kernel.to_act(s) == kernel.CHANCE_ACTS
    assert cards(s, DISCARDS) == {"S": 1}  # the sun lies before the boat


def test_no_sun_for_a_finished_boat() -> None:
    """R6.3."""
    poses = [off(0, 0), off(900, 0), off(-900, 0)]
    s = at_sea(poses, [["S", "sun"], ["S"], ["S"]], RegattaOptions(finish="all"))
    s[PLACE + 1] = 1
    play(s, sail("S", "S"))
    assert legal(s) == [CALM + 2, DONE]


def test_no_sun_without_sailing() -> None:
    """R5.1, R5.2."""
    s = at_sea([HERE, THERE], [["S", "s", "L45", "L30", "sun"], ["S"]])
    steered = list(s)
    play(steered, STEER + 90)
    assert (pose_of(steered, 0), steered[SEAT], steered[PHASE]) == (off(0, 0, 90), 1, MAIN)
    play(s, exchange("S"), draw("S"))
    assert (s[SEAT], s[PHASE]) == (1, MAIN)


def test_a_becalmed_turn_is_lost() -> None:
    """R6.4: only the sun goes to the discards."""
    s = at_sea([off(0, 0), off(900, 0), off(-900, 0)], [["S", "sun"], ["S"], ["S"]])
    put_pile(s, ["s"] * 9)
    play(s, sail("S", "S"), CALM + 1, *[draw("s")] * 5)
    assert (s[SEAT], s[PHASE], s[TURN]) == (2, MAIN, 3)
    assert s[BECALMED : BECALMED + 3] == [0, 0, 0]
    assert cards(s, DISCARDS) == {"S": 1, "sun": 1}
    assert cards(s, HAND + KINDS) == {"S": 1}


def test_both_rivals_becalmed() -> None:
    """R6.4: then the same boat sails again."""
    s = at_sea([off(0, 0), off(900, 0), off(-900, 0)], [["S"], ["S"], ["S"]])
    s[BECALMED + 1] = s[BECALMED + 2] = 1
    play(s, STEER + 10)
    assert (s[SEAT], s[TURN], s[BECALMED + 1], s[BECALMED + 2]) == (0, 4, 0, 0)
    assert cards(s, DISCARDS) == {"sun": 2}


@pytest.mark.parametrize("away", [["s"], ["S", "S"], ["S", "s", "sun"], ["S", "S", "S"]])
def test_exchange(away: list[str]) -> None:
    """R5.1: one to three cards, then as many drawn."""
    s = at_sea([HERE, THERE], [["S", "S", "S", "s", "sun"], ["S"]])
    play(s, exchange(*away))
    assert cards(s, DISCARDS) == Counter(away)
    assert s[HELD] == HAND_SIZE - len(away)
    play(s, *[draw("L45")] * len(away))
    assert (s[SEAT], s[PHASE], s[HELD]) == (1, MAIN, HAND_SIZE)
    assert pose_of(s, 0) == HERE


def test_exchanges_are_those_of_the_hand() -> None:
    """R5.1."""
    s = at_sea([HERE, THERE], [["S", "S", "s"], ["S"]])
    found = [text_of(code) for code in legal(s) if EXCHANGE <= code < STEER]
    names = ["S", "s", "S S", "S s", "S S s"]
    assert found == [f"exchange {name}" for name in names]


def test_discards_become_the_pile_when_a_card_is_to_be_drawn() -> None:
    """R2.3: what was just put away among them."""
    s = at_sea([HERE, THERE], [HAND_OF_S, ["s"]])
    put_pile(s, ["L45"], ["R45", "R45"])
    play(s, exchange("S", "S"), draw("L45"))
    assert outcomes(s) == [("R45", 2), ("S", 2)]
    assert not cards(s, DISCARDS)
    play(s, draw("R45"))
    assert (s[SEAT], s[PHASE], s[PILE_SIZE]) == (1, MAIN, 3)


def test_an_empty_pile_waits_until_a_card_is_to_be_drawn() -> None:
    """R2.3: with the last card drawn, the discards stay where they are."""
    s = at_sea([HERE, THERE], [HAND_OF_S, ["s", "s", "s", "s", "L45"]])
    put_pile(s, ["L45"], ["R45"])
    play(s, exchange("S"), draw("L45"))
    assert (s[SEAT], s[PHASE], s[PILE_SIZE]) == (1, MAIN, 0)
    assert cards(s, DISCARDS) == {"R45": 1, "S": 1}
    play(s, exchange("s"))
    assert outcomes(s) == [("R45", 1), ("S", 1), ("s", 1)]


def test_nobody_draws_when_all_cards_are_out() -> None:
    """R2.3."""
    s = at_sea([HERE, THERE], [["S", "s", "s", "s", "sun"], ["S"]])
    put_pile(s, [])
    play(s, sail("S", "S"), CALM + 1)
    assert outcomes(s) == [("S", 1)]
    play(s, draw("S"))  # it was the only one; the sun lay before seat 1, whose turn is lost
    assert (s[SEAT], s[PHASE], s[HELD], s[PILE_SIZE]) == (0, MAIN, 4, 0)
    assert cards(s, DISCARDS) == {"sun": 1}


ACROSS = off(-90, 180, 90)  # its zone lies 148.5 to 211.5 mm up, across the way straight ahead


def test_no_move_ends_in_a_zone() -> None:
    """R4.2: but it may pass through, and so may the middle of a cloud."""
    s = at_sea([HERE, ACROSS], [["S", "s", "S-cloud", "R90"], ["S"]])
    assert sails(s) == ["R90 R90", "S-cloud S"]


def test_cut_short_if_nothing_else() -> None:
    """R4.3: where the bow would enter the zone."""
    s = at_sea([HERE, ACROSS], [["S", "s", "sun"], ["S"]])
    assert sails(s) == ["S S", "s s"]
    for kind in ("S", "s"):
        later = list(s)
        play(later, sail(kind, kind))
        x, y, heading = pose_of(later, 0)
        assert (x, heading) == (0, 0)
        assert y - SOUTH == pytest.approx(108_500, abs=20)
        assert later[PHASE] == SUNNING
        assert cards(later, DISCARDS) == {kind: 1}


def test_what_a_cut_short_move_does_not_reach_does_not_count() -> None:
    """R4.3, R7.1: the boat would have crossed the start line."""
    s = at_sea([(0, -150_000, 0), (-90_000, 30_000, 90_000)], [["S"], ["S"]])
    play(s, sail("S", "S"))
    assert s[Y] == pytest.approx(-41_500, abs=20)
    assert s[STARTED] == 0


def test_a_cut_short_helm_gives_a_second_card() -> None:
    """R4.3, R6.1: judged by the hand that is left."""
    s = at_sea([HERE, off(60, 160, 270)], [["L45-helm", "s", "sun"], ["S"]])
    assert sails(s) == ["L45-helm L45", "s s"]
    play(s, sail("L45-helm", "L45"))
    x, y, heading = pose_of(s, 0)
    bow = y - SOUTH + 40_000 * math.cos(math.radians(heading / 1000))
    assert bow == pytest.approx(128_500, abs=20)
    assert -60_000 < x < 0
    assert (s[PHASE], s[HELD]) == (SECOND, 2)
    assert legal(s)[-1] == DONE


def test_a_cloud_is_cut_short_on_its_second_leg() -> None:
    """R6.2, R4.3."""
    s = at_sea([HERE, off(-90, 348, 90)], [["S-cloud", "sun"], ["S"]])
    assert sails(s) == ["S-cloud S"]
    play(s, sail("S-cloud", "S"))
    assert s[Y] - SOUTH == pytest.approx(168_000 + 108_500, abs=20)


ABEAM = off(-25, -5)  # its zone begins at the bow of HERE, 35 to 123 mm up, and lies along the way


def test_a_boat_may_leave_a_zone() -> None:
    """R4.4, and R4.3: no card that would lie in it all the way."""
    s = at_sea([HERE, ABEAM], [["S", "s"], ["S"]])
    assert sails(s) == ["S S"]
    s = at_sea([HERE, ABEAM], [["s"], ["S"]])
    assert sails(s) == []
    assert text_of(legal(s)[0]) == "exchange s"


def test_a_boat_may_steer_in_a_zone_it_lies_in() -> None:
    """R5.2: but into no other."""
    s = at_sea([HERE, ABEAM], [["s"], ["S"]])
    assert STEER + 1 in legal(s)
    s = at_sea([off(-42, 50), off(0, 0)], [["s"], ["S"]])  # 0.5 mm outside at 0 degrees
    assert {STEER, STEER + 180} <= set(legal(s))
    assert STEER + 90 not in legal(s)


def nearly_home(s: State, seat: int, x: int, y: int = 60_000) -> None:
    """All marks rounded, heading for the line."""
    put_boat(s, seat, (x, y, 180_000))
    s[STARTED + seat], s[PASSED + seat] = 1, s[WORD_SIZE]


def test_the_first_home_ends_the_race() -> None:
    """R7.3, R3.5: at once: no helm, no sun, no card drawn, whatever lies beyond the line."""
    s = at_sea([HERE, (-70_000, -80_000, 90_000)], [["S", "sun", "S-cloud"], ["S"]])
    nearly_home(s, 0, -70_000)
    assert sails(s) == ["S S", "S-cloud S"]
    play(s, sail("S-cloud", "S"))
    assert (s[PHASE], s[PLACE], s[PLACE + 1], s[HELD]) == (OVER, 1, 0, 2)
    assert kernel.to_act(s) == kernel.GAME_OVER
    assert s[X] == -70_000
    assert abs(s[Y]) <= 1
    keys = [0, 0]
    kernel.ranking(s, keys)
    assert keys[0] > 0 > keys[1]


@pytest.mark.parametrize(
    ("kind", "arrow"),
    [
        ("S", "S"),
        ("L30", "L30"),
        ("L45", "L45"),
        ("l45|l90", "l45"),
        ("L90", "L90"),
        ("l45|l90", "l90"),
    ],
)
def test_the_mast_finishes_on_the_line(kind: str, arrow: str) -> None:
    """R7.3."""
    homes = 0
    for y in range(1000, 170_000, 3400):
        for degrees in (150, 180, 210):
            s = at_sea([HERE], [[kind]])
            nearly_home(s, 0, 0, y)
            s[HEADING] = 1000 * degrees
            if kernel.sail_outcome(s, sail(kind, arrow)) == kernel.HOME:
                kernel.apply(s, sail(kind, arrow))
                assert abs(s[Y]) <= SLACK, (y, degrees)
                homes += 1
    assert homes > 10


def test_no_finish_before_the_marks() -> None:
    """R7.1."""
    s = at_sea([HERE, THERE], [["S"], ["S"]])
    nearly_home(s, 0, 0)
    s[PASSED] -= 1
    play(s, sail("S", "S"))
    assert (s[PHASE], s[PLACE], s[Y]) == (SUNNING, 0, 60_000 - 168_000)


def test_the_race_goes_on_for_the_places() -> None:
    """R7.4: with finish=all, until only one is left; who is home leaves the water."""
    hands = [["S", "L45-helm"], ["S", "sun"], ["S", "sun"]]
    s = at_sea([HERE, HERE, THERE], hands, RegattaOptions(finish="all"))
    nearly_home(s, 0, 0)
    nearly_home(s, 1, -60_000)
    nearly_home(s, 2, 60_000, 400_000)
    play(s, sail("S", "S"))
    assert (s[PHASE], s[SEAT], s[TURN], s[PLACE], s[HELD]) == (MAIN, 1, 2, 1, 1)
    play(s, STEER + 90)  # over the place where the first came home
    play(s, sail("S", "S"))
    assert legal(s) == [CALM + 1, DONE]
    play(s, DONE, draw("S"), draw("s"), draw("s"), draw("s"))
    assert (s[SEAT], s[PHASE], s[HELD + 2]) == (1, MAIN, HAND_SIZE)
    nearly_home(s, 1, 0)
    play(s, sail("S", "S"))
    assert s[PHASE] == OVER
    assert s[PLACE : PLACE + 3] == [1, 2, 0]
    keys = [0, 0, 0]
    kernel.ranking(s, keys)
    assert keys[0] > keys[1] > 0 > keys[2]


def test_turn_limit_is_of_each_boat() -> None:
    """R7.4."""
    s = at_sea([HERE, THERE], [["S"], ["S"]], RegattaOptions(turn_limit=2))
    play(s, STEER + 1, STEER + 1, STEER + 2)
    assert (s[PHASE], s[TURN]) == (MAIN, 4)
    play(s, STEER + 2)
    assert s[PHASE] == OVER


def test_the_word_of_the_course() -> None:
    """R7.2: the same in the engine and in the oracle."""
    for name, seats in (("classic", 2), ("classic", 4), ("sprint", 2), ("harbour", 2)):
        course = course_of(name, seats)
        s = setup.new(seats, setup.validate_options(seats, RegattaOptions(course=name)))
        word = letters(course, s[s[WORD_AT] : s[WORD_AT] + s[WORD_SIZE]])
        assert word == course_word(marks_of(course))


def test_others_hands_and_the_pile_are_hidden() -> None:
    """R1.4: only how many cards they are."""
    s = at_sea([HERE, THERE], [["S", "s", "sun"], ["L45", "L45", "R30"]])
    put_pile(s, ["L90", "S"], ["R90"])
    before = list(s)
    seen = [NONE] * len(s)
    kernel.observe(s, 1, seen)
    assert s == before
    assert not any(seen[HAND : HAND + KINDS])
    assert not any(seen[PILE : PILE + KINDS])
    assert cards(seen, HAND + KINDS) == {"L45": 2, "R30": 1}
    assert cards(seen, DISCARDS) == {"R90": 1}
    assert (seen[HELD], seen[HELD + 1], seen[PILE_SIZE]) == (3, 3, 2)
    hidden = [*range(HAND, HAND + KINDS), *range(PILE, PILE + KINDS)]
    assert all(seen[i] == s[i] for i in range(len(s)) if i not in hidden)
    swapped = list(s)  # other cards of the same number look the same
    swapped[HAND : HAND + KINDS] = [0] * KINDS
    swapped[HAND + KIND_NAMES.index("S")] = 3
    also = [NONE] * len(s)
    kernel.observe(swapped, 1, also)
    assert also == seen
