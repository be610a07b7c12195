"""The rules of Regatta as kernels: who acts, what is legal, what a code does.

Everything here trusts its caller: a code must come from `legal` or `outcomes` of that state.
Clauses (R3.1 ...) are those of RULES.md.
"""

from taros.kernels import kernel, routine

from .hull.geometry import State
from .layout import (
    ARROWS_A_CARD,
    BECALMED,
    BEGIN,
    BOATS,
    CALM,
    DISCARDS,
    DONE,
    DRAW,
    DRAWING,
    DRAWS,
    EXCHANGE,
    EXCHANGE_KINDS,
    FIRST,
    GIVE_LANE,
    HAND,
    HAND_SIZE,
    HEADING,
    HELD,
    HELM,
    HOME_FIRST,
    KIND_SIZE,
    KINDS,
    KINDS_AT,
    KINDS_SIZE,
    LANE,
    LANE_LOT,
    LANES_AT,
    LANES_BY_LOT,
    LANES_CHOSEN,
    LIMIT,
    LOT,
    MAIN,
    NONE,
    OVER,
    PHASE,
    PICKING,
    PILE,
    PILE_SIZE,
    PLACE,
    RULES,
    SAIL,
    SEAT,
    SEATS,
    SECOND,
    SHORTEST_PATHS,
    STEER,
    SUN_KIND,
    SUNNING,
    SYMBOL,
    TAKE_LANE,
    TURN,
    X,
    Y,
)
from .moves.choices import (
    HOME,
    add_exchanges,
    add_lanes,
    add_sails,
    arrow_of,
    can_steer,
    find_obstacles,
    legal,
    legs_of,
    sail_outcome,
    sailed,
)
from .race.progress import cursor_of, keep_cursor
from .race.shortest_path import distance_home

__all__ = [
    "CHANCE_ACTS",
    "GAME_OVER",
    "HOME",
    "WIN",
    "add_exchanges",
    "add_lanes",
    "add_sails",
    "apply",
    "arrow_of",
    "can_steer",
    "find_obstacles",
    "legal",
    "legs_of",
    "num_seats",
    "observe",
    "outcomes",
    "ranking",
    "sail_outcome",
    "sailed",
    "scores",
    "to_act",
    "turn_number",
]

CHANCE_ACTS = -1
GAME_OVER = -2
WIN = 12  # a whole win, so that halves, thirds and quarters are whole numbers


@kernel
def num_seats(s: State) -> int:
    """Return how many play."""
    return s[SEATS]


@kernel
def to_act(s: State) -> int:
    """Return the seat to act, CHANCE_ACTS or GAME_OVER."""
    phase = s[PHASE]
    if phase < PICKING:
        return CHANCE_ACTS
    if phase == OVER:
        return GAME_OVER
    return s[SEAT]


@kernel
def turn_number(s: State) -> int:
    """Return the number of the turn: 1 for the first, 0 before it."""
    return s[TURN]


# What chance may bring


@routine
def outcomes(s: State, codes: State, weights: State) -> int:
    """Write what chance may bring with its weights, codes ascending; return how many."""
    phase = s[PHASE]
    count = 0
    if phase == DRAWING:  # R1.4
        for kind in range(s[KINDS_SIZE]):
            if s[PILE + kind] > 0:
                codes[count] = DRAW + kind
                weights[count] = s[PILE + kind]
                count += 1
        return count
    if phase == LOT:  # R1.5
        for seat in range(s[SEATS]):
            codes[seat] = BEGIN + seat
        count = s[SEATS]
    else:
        count = add_lanes(s, codes, GIVE_LANE)
    for i in range(count):
        weights[i] = 1
    return count


# What it does


@routine
def apply(s: State, code: int) -> None:
    """Apply the move or outcome `code` to the state."""
    if code < EXCHANGE:
        sail(s, code - SAIL)
    elif code < STEER:
        exchange(s, code - EXCHANGE)
    elif code < CALM:
        s[HEADING + s[SEAT]] = 1000 * (code - STEER)
        next_turn(s)
    elif code <= DONE:
        if code < DONE:
            calm(s, code - CALM)
        finish_phase(s)
    elif code < DRAW:
        take_lane(s, code - TAKE_LANE)
    elif code < BEGIN:
        draw(s, code - DRAW)
    elif code < GIVE_LANE:
        s[FIRST] = code - BEGIN
        assign_lanes(s)
    else:
        take_lane(s, code - GIVE_LANE)


@routine
def assign_lanes(s: State) -> None:
    """R1.3: give every boat its lane, or set the phase in which lanes are drawn or chosen."""
    s[SEAT] = s[FIRST]
    if s[RULES] & LANES_BY_LOT:
        s[SEAT] = 0
        s[PHASE] = LANE_LOT
    elif s[RULES] & LANES_CHOSEN:
        s[SEAT] = (s[FIRST] - 1) % s[SEATS]
        s[PHASE] = PICKING
    else:
        for seat in range(s[SEATS]):
            place_boat(s, seat, seat)
        begin_deal(s)


@routine
def take_lane(s: State, lane: int) -> None:
    place_boat(s, s[SEAT], lane)
    step = 1 if s[PHASE] == LANE_LOT else -1
    s[SEAT] = (s[SEAT] + step) % s[SEATS]
    if s[LANE + s[SEAT]] != NONE:
        begin_deal(s)


@routine
def place_boat(s: State, seat: int, lane: int) -> None:
    s[LANE + seat] = lane
    s[X + seat] = s[s[LANES_AT] + 2 * lane]
    s[Y + seat] = s[s[LANES_AT] + 2 * lane + 1]
    s[HEADING + seat] = 0


@routine
def begin_deal(s: State) -> None:
    """R1.4: start to deal a card to every seat in turn, until all hands are full."""
    s[SEAT] = 0
    s[DRAWS] = 1
    s[PHASE] = DRAWING


@routine
def sail(s: State, choice: int) -> None:
    """R3, R6.1: play the card of a sail and move the boat."""
    seat = s[SEAT]
    kind = choice // ARROWS_A_CARD
    x, y, heading, cursor, is_home = sailed(s, choice)
    s[X + seat] = x
    s[Y + seat] = y
    s[HEADING + seat] = heading
    keep_cursor(s, seat, cursor)
    discard(s, seat, kind)
    helm = s[s[KINDS_AT] + KIND_SIZE * kind + SYMBOL] == HELM
    if is_home:
        come_home(s, seat)
    else:
        s[PHASE] = SECOND if helm and s[PHASE] == MAIN else SUNNING


@kernel
def discard(s: State, seat: int, kind: int) -> None:
    s[HAND + KINDS * seat + kind] -= 1
    s[HELD + seat] -= 1
    s[DISCARDS + kind] += 1


@routine
def come_home(s: State, seat: int) -> None:
    """R7.3, R7.4: give `seat` the next place; end the race, or pass the turn."""
    racing = 0
    home = 0
    for boat in range(s[SEATS]):
        racing += 1 if s[PLACE + boat] == 0 and boat != seat else 0
        home = max(home, s[PLACE + boat])
    s[PLACE + seat] = home + 1
    if s[HOME_FIRST] == 1 or racing <= 1:
        s[PHASE] = OVER
    else:
        next_turn(s)


@routine
def exchange(s: State, choice: int) -> None:
    """R5.1: discard the cards of an exchange, and draw as many."""
    s[DRAWS] = 0
    for i in range(3):
        kind = EXCHANGE_KINDS[3 * choice + i]
        if kind != NONE:
            discard(s, s[SEAT], kind)
            s[DRAWS] += 1
    go_on_drawing(s)


@routine
def calm(s: State, boat: int) -> None:
    """R6.3: lay the sun before a boat; it belongs to nobody until that boat's turn."""
    seat = s[SEAT]
    s[HAND + KINDS * seat + s[SUN_KIND]] -= 1
    s[HELD + seat] -= 1
    s[BECALMED + boat] = 1


@routine
def finish_phase(s: State) -> None:
    """End the phase of the helm's second card, or of the sun."""
    if s[PHASE] == SECOND:
        s[PHASE] = SUNNING
    else:
        fill_hand(s)


@routine
def fill_hand(s: State) -> None:
    """R2.2: draw until the hand is full."""
    s[DRAWS] = HAND_SIZE - s[HELD + s[SEAT]]
    go_on_drawing(s)


@routine
def go_on_drawing(s: State) -> None:
    """R2.3: go on drawing while there is anything to draw."""
    if s[DRAWS] > 0 and s[PILE_SIZE] == 0:
        for kind in range(s[KINDS_SIZE]):
            s[PILE_SIZE] += s[DISCARDS + kind]
            s[PILE + kind] = s[DISCARDS + kind]
            s[DISCARDS + kind] = 0
    if s[DRAWS] > 0 and s[PILE_SIZE] > 0:
        s[PHASE] = DRAWING
    else:
        s[DRAWS] = 0
        next_turn(s)


@routine
def draw(s: State, kind: int) -> None:
    seat = s[SEAT]
    s[PILE + kind] -= 1
    s[PILE_SIZE] -= 1
    s[HAND + KINDS * seat + kind] += 1
    s[HELD + seat] += 1
    s[DRAWS] -= 1
    if s[TURN] > 0:
        go_on_drawing(s)
        return
    s[SEAT] = (seat + 1) % s[SEATS]
    if s[HELD + s[SEAT]] < HAND_SIZE and s[PILE_SIZE] > 0:
        s[DRAWS] = 1
    else:
        s[SEAT] = (s[FIRST] - 1) % s[SEATS]
        s[FIRST] = 0
        next_turn(s)


@routine
def next_turn(s: State) -> None:
    """R1.5, R6.4, R7.4: pass the turn clockwise; a becalmed boat loses its turn and its sun.

    Turns of boats that are home are counted too: all boats have an equal number of them.
    """
    while True:
        if s[LIMIT] > 0 and s[TURN] >= s[LIMIT]:
            s[PHASE] = OVER
            return
        s[SEAT] = (s[SEAT] + 1) % s[SEATS]
        s[TURN] += 1
        if s[PLACE + s[SEAT]] > 0:
            continue
        if s[BECALMED + s[SEAT]] == 0:
            s[PHASE] = MAIN
            return
        s[BECALMED + s[SEAT]] = 0
        s[DISCARDS + s[SUN_KIND]] += 1


# How it stands


@routine
def ranking(s: State, keys: State) -> None:
    """R7.3: write a key for every seat; a higher key ranks first, equal keys share a place."""
    for seat in range(s[SEATS]):
        if s[PLACE + seat] > 0:
            keys[seat] = BOATS - s[PLACE + seat] + 1
        else:
            keys[seat] = -distance_home(
                s, SHORTEST_PATHS, seat, cursor_of(s, seat), s[X + seat], s[Y + seat]
            )


@routine
def scores(s: State, points: State) -> None:
    """Write the millimetres every seat has yet to go home, as a negative number."""
    ranking(s, points)
    for seat in range(s[SEATS]):
        points[seat] = 0 if points[seat] > 0 else -(-points[seat] // 1000)


@routine
def observe(s: State, seat: int, out: State) -> None:
    """Write all that a seat may know: of other hands and of the pile only how many cards."""
    for i in range(len(out)):
        out[i] = s[i]
    for other in range(s[SEATS]):
        if other != seat:
            for kind in range(KINDS):
                out[HAND + KINDS * other + kind] = 0
    for kind in range(KINDS):
        out[PILE + kind] = 0
