"""The rules of Regatta, at both speeds: who acts, what may be done, what it does.

Everything here trusts its caller: a code must come from `legal` or `outcomes` of that state.
Clauses (R3.1 ...) are those of RULES.md.
"""

from taros._jit import kernel, routine

from .geometry import MM, State
from .home import way_home
from .layout import (
    ARROW_COUNT,
    ARROWS_A_CARD,
    BECALMED,
    BEGIN,
    BOATS,
    CALM,
    CLOUD,
    DEGREES,
    DISCARDS,
    DONE,
    DRAW,
    DRAWING,
    DRAWS,
    EXCHANGE,
    EXCHANGE_KINDS,
    FIRST,
    FIRST_ARROW,
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
    STEER,
    SUN_KIND,
    SUNNING,
    SYMBOL,
    TAKE_LANE,
    TAUT,
    TURN,
    X,
    Y,
)
from .progress import Cursor, cursor_of, follow, keep_cursor
from .sweep import (
    NOTHING,
    TOUCH,
    bow_x,
    bow_y,
    depth_in_zone,
    first_contact,
    is_in_zone,
    is_on_water,
    leg_end,
    pose_at,
    touched_lying,
    way_length,
    zone_stop,
)

CHANCE_ACTS = -1
GAME_OVER = -2
WIN = 12  # a whole win, so that halves, thirds and quarters are whole numbers

# what comes of sailing: it cannot be done, it ends in the open, in a zone, or at home
BLOCKED, FREE, ZONED, HOME = range(4)


@kernel
def to_act(s: State) -> int:
    """The seat to act, CHANCE_ACTS or GAME_OVER."""
    phase = s[PHASE]
    if phase < PICKING:
        return CHANCE_ACTS
    if phase == OVER:
        return GAME_OVER
    return s[SEAT]


@kernel
def turn_number(s: State) -> int:
    """1 for the first turn, 0 before it."""
    return s[TURN]


# What may be done


@kernel
def legal(s: State, actions: State) -> int:
    """Write the codes the seat to act may choose from, ascending; return how many."""
    return legal_by_degrees(s, actions, 1)


@routine
def legal_by_degrees(s: State, actions: State, degrees: int) -> int:
    """The same with steering by multiples of so many degrees only."""
    phase = s[PHASE]
    count = 0
    if phase == MAIN:
        count = add_sails(s, actions)
        count = add_exchanges(s, actions, count)
        return add_headings(s, actions, count, degrees)
    if phase == SECOND:
        count = add_sails(s, actions)
    elif phase == SUNNING:
        count = add_suns(s, actions)
    else:
        return add_lanes(s, actions, TAKE_LANE)
    actions[count] = DONE
    return count + 1


@routine
def add_sails(s: State, actions: State) -> int:
    """R2.1, R3, R4: every card and arrow that can be sailed."""
    count = 0
    zoned = 0
    for sail in range(s[KINDS_SIZE] * ARROWS_A_CARD):
        if holds(s, sail):
            outcome = sail_outcome(s, sail)
            zoned += 1 if outcome == ZONED else 0
            if outcome in (FREE, HOME):
                actions[count] = SAIL + sail
                count += 1
    if count == 0 and zoned > 0:  # R4.3
        for sail in range(s[KINDS_SIZE] * ARROWS_A_CARD):
            if holds(s, sail) and sail_outcome(s, sail) == ZONED and cut_short(s, sail) > 0.0:
                actions[count] = SAIL + sail
                count += 1
    return count


@kernel
def holds(s: State, sail: int) -> bool:
    """Whether the seat has the card, and the card the arrow."""
    kind = sail // ARROWS_A_CARD
    arrows = s[s[KINDS_AT] + KIND_SIZE * kind + ARROW_COUNT]
    return s[HAND + KINDS * s[SEAT] + kind] > 0 and sail % ARROWS_A_CARD < arrows


@kernel
def arrow_of(s: State, sail: int) -> int:
    at = s[KINDS_AT] + KIND_SIZE * (sail // ARROWS_A_CARD)
    return s[at + FIRST_ARROW + sail % ARROWS_A_CARD]


@kernel
def legs_of(s: State, sail: int) -> int:
    """R6.2."""
    return 2 if s[s[KINDS_AT] + KIND_SIZE * (sail // ARROWS_A_CARD) + SYMBOL] == CLOUD else 1


@routine
def sail_outcome(s: State, sail: int) -> int:
    """R3.5, R4.2, R6.2: what comes of sailing, if it is not cut short."""
    seat = s[SEAT]
    arrow = arrow_of(s, sail)
    until = way_length(s, arrow)
    x = s[X + seat]
    y = s[Y + seat]
    heading = s[HEADING + seat]
    cursor = cursor_of(s, seat)
    for _ in range(legs_of(s, sail)):
        end_x, end_y, end_heading = leg_end(s, x, y, heading, arrow)
        cursor, home = follow(s, seat, cursor, x, y, heading, arrow, until, end_x, end_y)
        _, what = first_contact(s, seat, x, y, heading, arrow, min(home, until))
        if what != NOTHING:
            return BLOCKED
        if home <= until:
            return HOME
        if touched_lying(s, seat, end_x, end_y, end_heading) != NOTHING:
            return BLOCKED
        x = end_x
        y = end_y
        heading = end_heading
    return ZONED if is_in_zone(s, seat, x, y, heading) else FREE


@routine
def cut_short(s: State, sail: int) -> float:
    """R4.3: how far the last leg goes before the zone it would end in, 0 if it cannot."""
    seat = s[SEAT]
    arrow = arrow_of(s, sail)
    x = s[X + seat]
    y = s[Y + seat]
    heading = s[HEADING + seat]
    for _ in range(legs_of(s, sail) - 1):
        x, y, heading = leg_end(s, x, y, heading, arrow)
    return zone_stop(s, seat, x, y, heading, arrow)


@routine
def add_exchanges(s: State, actions: State, count: int) -> int:
    """R5.1: one, two or three cards of the hand."""
    hand = HAND + KINDS * s[SEAT]
    code = EXCHANGE
    for a in range(KINDS):
        if s[hand + a] > 0:
            actions[count] = code
            count += 1
        code += 1
    for a in range(KINDS):
        if s[hand + a] == 0:
            code += KINDS - a
            continue
        for b in range(a, KINDS):
            if s[hand + b] > (1 if b == a else 0):
                actions[count] = code
                count += 1
            code += 1
    for a in range(KINDS):
        if s[hand + a] == 0:
            code += (KINDS - a) * (KINDS - a + 1) // 2
            continue
        for b in range(a, KINDS):
            if s[hand + b] <= (1 if b == a else 0):
                code += KINDS - b
                continue
            for c in range(b, KINDS):
                if s[hand + c] > (1 if c == b else 0) + (1 if c == a else 0):
                    actions[count] = code
                    count += 1
                code += 1
    return count


@routine
def add_headings(s: State, actions: State, count: int, degrees: int) -> int:
    """R5.2."""
    for degree in range(0, DEGREES, degrees):
        if can_steer(s, 1000 * degree):
            actions[count] = STEER + degree
            count += 1
    return count


@routine
def can_steer(s: State, heading: int) -> bool:
    """R5.2: the new pose touches nothing and lies in no zone in which the boat did not lie."""
    seat = s[SEAT]
    if touched_lying(s, seat, s[X + seat], s[Y + seat], heading) != NOTHING:
        return False
    for boat in range(s[SEATS]):
        if boat != seat and is_on_water(s, boat) and enters_zone(s, seat, boat, heading):
            return False
    return True


@routine
def enters_zone(s: State, seat: int, boat: int, heading: int) -> bool:
    x = s[X + seat] * MM
    y = s[Y + seat] * MM
    if depth_in_zone(s, boat, x, y, bow_x(heading), bow_y(heading)) <= TOUCH:
        return False
    now = s[HEADING + seat]
    return depth_in_zone(s, boat, x, y, bow_x(now), bow_y(now)) <= TOUCH


@routine
def add_suns(s: State, actions: State) -> int:
    """R6.3: the boats a sun may be laid before."""
    seat = s[SEAT]
    count = 0
    if s[SUN_KIND] != NONE and s[HAND + KINDS * seat + s[SUN_KIND]] > 0:
        for boat in range(s[SEATS]):
            if boat != seat and s[BECALMED + boat] == 0 and s[PLACE + boat] == 0:
                actions[count] = CALM + boat
                count += 1
    return count


@routine
def add_lanes(s: State, actions: State, code: int) -> int:
    """R1.3: the lanes that are free."""
    count = 0
    for lane in range(s[SEATS]):
        taken = False
        for boat in range(s[SEATS]):
            taken = taken or s[LANE + boat] == lane
        if not taken:
            actions[count] = code + lane
            count += 1
    return count


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
    """Let a move or an outcome happen."""
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
    """R1.3: once it is known who sails first."""
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
    """R1.4: a card to everyone in turn, until all hands are full."""
    s[SEAT] = 0
    s[DRAWS] = 1
    s[PHASE] = DRAWING


@routine
def sail(s: State, choice: int) -> None:
    """R3, R6.1: the card is played, the boat goes its way."""
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


@routine
def sailed(s: State, choice: int) -> tuple[int, int, int, Cursor, bool]:
    """R3.2, R4.3, R6.2: the pose and the word after a legal sail, and whether the boat is home."""
    seat = s[SEAT]
    arrow = arrow_of(s, choice)
    until = way_length(s, arrow)
    x = s[X + seat]
    y = s[Y + seat]
    heading = s[HEADING + seat]
    cursor = cursor_of(s, seat)
    for rest in range(legs_of(s, choice) - 1, -1, -1):
        end_x, end_y, end_heading = leg_end(s, x, y, heading, arrow)
        before = cursor
        cursor, home = follow(s, seat, before, x, y, heading, arrow, until, end_x, end_y)
        if home <= until:
            end_x, end_y, end_heading = pose_at(s, x, y, heading, arrow, home)
            return end_x, end_y, end_heading, cursor, True
        if rest == 0 and is_in_zone(s, seat, end_x, end_y, end_heading):
            stop = zone_stop(s, seat, x, y, heading, arrow)
            end_x, end_y, end_heading = pose_at(s, x, y, heading, arrow, stop)
            cursor, _ = follow(s, seat, before, x, y, heading, arrow, stop, end_x, end_y)
        x = end_x
        y = end_y
        heading = end_heading
    return x, y, heading, cursor, False


@kernel
def discard(s: State, seat: int, kind: int) -> None:
    s[HAND + KINDS * seat + kind] -= 1
    s[HELD + seat] -= 1
    s[DISCARDS + kind] += 1


@routine
def come_home(s: State, seat: int) -> None:
    """R7.3, R7.4."""
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
    """R5.1."""
    seat = s[SEAT]
    for i in range(3):
        kind = EXCHANGE_KINDS[3 * choice + i]
        if kind != NONE:
            discard(s, seat, kind)
    fill_hand(s)


@routine
def calm(s: State, boat: int) -> None:
    """R6.3: the sun lies before a boat; it is nobody's until that boat's turn."""
    seat = s[SEAT]
    s[HAND + KINDS * seat + s[SUN_KIND]] -= 1
    s[HELD + seat] -= 1
    s[BECALMED + boat] = 1


@routine
def finish_phase(s: State) -> None:
    """Done with the helm's second card, or with the sun."""
    if s[PHASE] == SECOND:
        s[PHASE] = SUNNING
    else:
        fill_hand(s)


@routine
def fill_hand(s: State) -> None:
    """R2.2."""
    s[DRAWS] = HAND_SIZE - s[HELD + s[SEAT]]
    go_on_drawing(s)


@routine
def go_on_drawing(s: State) -> None:
    """R2.3: while there is anything to draw."""
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
    """R1.5, R6.4, R7.4: clockwise; who is becalmed loses the turn and the sun is discarded."""
    while True:
        s[SEAT] = (s[SEAT] + 1) % s[SEATS]
        if s[PLACE + s[SEAT]] > 0:
            continue
        if s[LIMIT] > 0 and s[TURN] >= s[LIMIT]:
            s[PHASE] = OVER
            return
        s[TURN] += 1
        if s[BECALMED + s[SEAT]] == 0:
            s[PHASE] = MAIN
            return
        s[BECALMED + s[SEAT]] = 0
        s[DISCARDS + s[SUN_KIND]] += 1


# How it stands


@routine
def ranking(s: State, keys: State) -> None:
    """R7.3: write a number for every seat; higher ranks before, equal shares the place."""
    for seat in range(s[SEATS]):
        if s[PLACE + seat] > 0:
            keys[seat] = BOATS - s[PLACE + seat] + 1
        else:
            keys[seat] = -way_home(s, TAUT, seat, cursor_of(s, seat), s[X + seat], s[Y + seat])


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
