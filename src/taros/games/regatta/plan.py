"""Plan a boat's next turns with its own cards: a beam search.

The beam holds the best places that the boat could reach turn by turn, with the cards it holds and
those it will draw, a helm's second card and steering included.
"""

from taros.kernels import kernel, popcount, routine
from taros.kernels.maths import atan2, exp

from .hidden import kind_of_card
from .hull.boats import is_on_water
from .hull.geometry import RADIANS, State, nearest_int
from .hull.sweep import NOTHING, touched_lying
from .layout import (
    ARROW_COUNT,
    ARROWS_A_CARD,
    BECALMED,
    BOATS,
    DEGREES,
    DISCARDS,
    EXCHANGE,
    EXCHANGE_KINDS,
    FAR,
    HAND,
    HEADING,
    HELM,
    KIND_SIZE,
    KINDS,
    KINDS_AT,
    KINDS_SIZE,
    LENGTH,
    MAIN,
    NONE,
    PHASE,
    PILE,
    PILE_SIZE,
    PLACE,
    ROOMY_PATHS,
    SEAT,
    SEATS,
    STEER,
    SUN_KIND,
    SYMBOL,
    X,
    Y,
)
from .moves.choices import (
    FREE,
    HOME,
    add_exchanges,
    add_sails,
    card_outcome,
    is_within,
    legal,
    sailed,
)
from .policy import (
    AT_HOME,
    candidate_moves,
    cards_exchanged,
    heading_home,
    heuristic_scores,
    rate_pose,
)
from .race.progress import Cursor, cursor, cursor_of
from .race.shortest_path import first_bend

TURNS = 2  # how far a plan looks
WIDTH = 6  # places that are followed after each turn
PACE = 130_000  # µm: what a turn brings on average
SCALE = 120_000.0  # µm: so much farther ahead makes a boat e times as likely to win
MAX_AHEAD = 20.0
SHARE = 1_000_000  # of a whole win
HURRY = 100  # µm that are worth one SHARE unit, where the win is decided

# a place in the beam: pose, word, the cards used as bits, and how good it is
NODE_X, NODE_Y, NODE_HEADING, NODE_WORD, NODE_USED, NODE_SCORE, NODE = 0, 1, 2, 3, 8, 9, 10

# the buffer of a plan: the cards, two beams with a place to spare each, and places at which
# a helm lets the boat go on
MAX_CARDS = 40
MAX_HELMS = 8
HOLDS = 0
KNOWN = 1
RIVALS = 2
CARDS = RIVALS + BOATS
BEAMS = CARDS + MAX_CARDS
BEAM_SIZE = NODE * (WIDTH + 1)
HELMS = BEAMS + 2 * BEAM_SIZE
PLAN_SIZE = HELMS + NODE * (MAX_HELMS + 1)


# What may be tried


@routine
def list_moves(s: State, codes: State, numbers: State) -> int:
    """Write the legal moves worth a trial; of exchanges and headings only the most promising.

    Near other boats a boat stays where it is only if greedy would: a boat that waits for the others
    to clear the way may wait for ever. Two planners would.
    """
    if s[PHASE] != MAIN:
        return legal(s, codes)
    greedy = greedy_move(s, codes, numbers) if has_rival_near(s) else NONE
    count = add_sails(s, codes)
    if greedy == NONE or greedy >= STEER:
        heading = heading_home(s) if greedy == NONE else greedy - STEER
        if heading != NONE:
            codes[count] = STEER + heading
            count += 1
    if greedy == NONE or (greedy >= EXCHANGE and greedy < STEER):
        count = add_useless(s, codes, count, numbers)
    return count if count > 0 else legal(s, codes)


@routine
def greedy_move(s: State, codes: State, numbers: State) -> int:
    count = candidate_moves(s, codes)
    heuristic_scores(s, codes, count, numbers)
    best = 0
    for i in range(count):
        best = i if numbers[i] > numbers[best] else best
    return codes[best]


@routine
def has_rival_near(s: State) -> bool:
    seat = s[SEAT]
    near = False
    for rival in range(s[SEATS]):
        if rival != seat and is_on_water(s, rival):
            dx = s[X + rival] - s[X + seat]
            near = near or is_within(dx, s[Y + rival] - s[Y + seat], 3 * s[LENGTH])
    return near


@routine
def rate_sail(s: State, sail: int) -> int:
    seat = s[SEAT]
    x, y, heading, word, is_home = sailed(s, sail)
    return AT_HOME if is_home else rate_pose(s, seat, word, x, y, heading)


@routine
def add_useless(s: State, codes: State, count: int, worth: State) -> int:
    """Add the exchanges of the one, two and three cards that are worth least."""
    for kind in range(KINDS):
        worth[kind] = -FAR
    for i in range(count):
        if codes[i] < EXCHANGE:
            kind = codes[i] // ARROWS_A_CARD
            worth[kind] = max(worth[kind], rate_sail(s, codes[i]))
    listed = add_exchanges(s, codes, count)
    best = count
    for cards in range(1, 4):
        least = FAR * KINDS
        chosen = NONE
        for i in range(best, listed):
            if cards_exchanged(codes[i] - EXCHANGE) == cards:
                loss = 0
                for k in range(cards):
                    loss += worth[EXCHANGE_KINDS[3 * (codes[i] - EXCHANGE) + k]]
                if loss < least:
                    least = loss
                    chosen = i
        if chosen != NONE:
            code = codes[chosen]
            codes[chosen] = codes[best]
            codes[best] = code
            best += 1
    return best


# How it stands


@routine
def start_plan(s: State, seat: int, plan: State) -> int:
    """Write the cards of `seat` except suns; return how many cards the next draw is from."""
    hand = HAND + KINDS * seat
    size = 0
    for kind in range(s[KINDS_SIZE]):
        if kind != s[SUN_KIND]:
            for _ in range(s[hand + kind]):
                plan[CARDS + size] = kind
                size += 1
    for i in range(size, MAX_CARDS):
        plan[CARDS + i] = NONE
    plan[HOLDS] = size
    plan[KNOWN] = size
    return pile_ahead(s)


@routine
def sample_draw(s: State, plan: State, number: int) -> int:
    """Draw card `number` of the pile.

    Return how many cards the next draw is from, 0 if enough are known.
    """
    kind = kind_of_card(s, number)
    s[PILE + kind] -= 1
    s[PILE_SIZE] -= 1
    if kind != s[SUN_KIND]:
        plan[CARDS + plan[KNOWN]] = kind
        plan[KNOWN] += 1
    return pile_ahead(s) if plan[KNOWN] < plan[HOLDS] + 2 * TURNS else 0


@routine
def pile_ahead(s: State) -> int:
    """R2.3: return how many cards can be drawn; of the discards when the pile is empty."""
    if s[PILE_SIZE] == 0:
        for kind in range(s[KINDS_SIZE]):
            s[PILE_SIZE] += s[DISCARDS + kind]
            s[PILE + kind] = s[DISCARDS + kind]
            s[DISCARDS + kind] = 0
    return s[PILE_SIZE]


@routine
def plan_value(s: State, seat: int, plan: State) -> int:
    """Return a seat's share of the win before its next turn, in units of SHARE.

    Its own boat sails as planned; rivals come nearer at the usual pace. The state is overwritten.
    """
    if s[PLACE + seat] > 0:
        return (SHARE if s[PLACE + seat] == 1 else 0) + PACE * (TURNS + 1) // HURRY
    for rival in range(s[SEATS]):
        plan[RIVALS + rival] = distance_ahead(s, rival)
    mine = prospect(s, seat, plan)
    others = 0.0
    for rival in range(s[SEATS]):
        if rival != seat:
            ahead = (plan[RIVALS + rival] - mine) / SCALE
            others += exp(max(min(ahead, MAX_AHEAD), -MAX_AHEAD))
    return nearest_int(SHARE / (1.0 + others)) + mine // HURRY


@routine
def distance_ahead(s: State, rival: int) -> int:
    """Return how good a rival's place will be after as many turns as a plan has."""
    if s[PLACE + rival] > 0:
        return FAR if s[PLACE + rival] == 1 else -FAR
    x = s[X + rival]
    y = s[Y + rival]
    pose = rate_pose(s, rival, cursor_of(s, rival), x, y, s[HEADING + rival])
    return pose + PACE * (TURNS - s[BECALMED + rival])


@routine
def prospect(s: State, seat: int, plan: State) -> int:
    """Return the score of the best place that the boat reaches: minus the way home from there.

    If it is home earlier, the score is better by what the remaining turns would have brought.
    """
    here = BEAMS
    there = BEAMS + BEAM_SIZE
    x = s[X + seat]
    y = s[Y + seat]
    heading = s[HEADING + seat]
    word = cursor_of(s, seat)
    write_node(plan, here, x, y, heading, word, 0, rate_pose(s, seat, word, x, y, heading))
    alive = 1
    for turn in range(TURNS):
        found = 0
        for i in range(alive):
            found = grow(s, seat, plan, here + NODE * i, there, found)
            if found == HOME_FOUND:
                return PACE * (TURNS - turn)
        here, there = there, here
        alive = found
        if turn == 0:  # the others will be elsewhere
            for rival in range(s[SEATS]):
                if rival != seat:
                    s[PLACE + rival] = max(s[PLACE + rival], 1)
    return plan[here + NODE_SCORE]


HOME_FOUND = -1


@routine
def grow(s: State, seat: int, plan: State, at: int, to: int, found: int) -> int:
    """Add the places that a boat can reach from the node `at` in one turn; return the count."""
    used = plan[at + NODE_USED]
    suns = s[HAND + KINDS * seat + s[SUN_KIND]] if s[SUN_KIND] != NONE and used > 0 else 0
    limit = plan[HOLDS] + popcount(used) + suns
    x = plan[at + NODE_X]
    y = plan[at + NODE_Y]
    word = word_of(plan, at)
    heading = plan[at + NODE_HEADING]
    found = add_node(plan, to, found, x, y, heading, word, used, plan[at + NODE_SCORE])
    _, bend_x, bend_y = first_bend(s, ROOMY_PATHS, seat, word, x, y)
    degree = nearest_int(atan2(bend_x - x, bend_y - y) / (1000 * RADIANS)) % DEGREES
    if touched_lying(s, seat, x, y, 1000 * degree) == NOTHING:
        score = rate_pose(s, seat, word, x, y, 1000 * degree)
        found = add_node(plan, to, found, x, y, 1000 * degree, word, used, score)
    found = add_cards(s, seat, plan, limit, at, to, found, True)
    if found != HOME_FOUND:
        helms = plan[HELMS]
        for i in range(helms):
            if found != HOME_FOUND:
                found = add_cards(s, seat, plan, limit, HELMS + 1 + NODE * i, to, found, False)
    return found


@routine
def add_cards(
    s: State, seat: int, plan: State, limit: int, at: int, to: int, found: int, first: bool
) -> int:
    """Add the places that unused cards lead to; note those where a helm allows a second card."""
    used = plan[at + NODE_USED]
    word = word_of(plan, at)
    tried = 0
    if first:
        plan[HELMS] = 0
    for i in range(limit):
        kind = plan[CARDS + i]
        if kind == NONE or used >> i & 1 == 1 or tried >> kind & 1 == 1:
            continue
        tried |= 1 << kind
        card = s[KINDS_AT] + KIND_SIZE * kind
        for arrow in range(s[card + ARROW_COUNT]):
            outcome, x, y, heading, after = card_outcome(
                s,
                seat,
                plan[at + NODE_X],
                plan[at + NODE_Y],
                plan[at + NODE_HEADING],
                word,
                ARROWS_A_CARD * kind + arrow,
            )
            if outcome == HOME:
                return HOME_FOUND
            if outcome == FREE:
                score = rate_pose(s, seat, after, x, y, heading)
                found = add_node(plan, to, found, x, y, heading, after, used | 1 << i, score)
                if first and s[card + SYMBOL] == HELM and plan[HELMS] < MAX_HELMS:
                    to_helm = HELMS + 1 + NODE * plan[HELMS]
                    write_node(plan, to_helm, x, y, heading, after, used | 1 << i, score)
                    plan[HELMS] += 1
    return found


@kernel
def word_of(plan: State, at: int) -> Cursor:
    at += NODE_WORD
    return cursor(plan[at], plan[at + 1], plan[at + 2], plan[at + 3], plan[at + 4])


@routine
def add_node(
    plan: State,
    beam: int,
    found: int,
    x: int,
    y: int,
    heading: int,
    word: Cursor,
    used: int,
    score: int,
) -> int:
    """Insert a place into the WIDTH best of a beam, best first; return how many there are."""
    at = beam + NODE * found
    if found == WIDTH and score <= plan[at - NODE + NODE_SCORE]:
        return found
    while at > beam and plan[at - NODE + NODE_SCORE] < score:
        for k in range(NODE):
            plan[at + k] = plan[at - NODE + k]
        at -= NODE
    write_node(plan, at, x, y, heading, word, used, score)
    return min(found + 1, WIDTH)


@routine
def write_node(
    plan: State, at: int, x: int, y: int, heading: int, word: Cursor, used: int, score: int
) -> None:
    plan[at + NODE_X] = x
    plan[at + NODE_Y] = y
    plan[at + NODE_HEADING] = heading
    plan[at + NODE_WORD] = word[0]
    plan[at + NODE_WORD + 1] = word[1]
    plan[at + NODE_WORD + 2] = word[2]
    plan[at + NODE_WORD + 3] = word[3]
    plan[at + NODE_WORD + 4] = word[4]
    plan[at + NODE_USED] = used
    plan[at + NODE_SCORE] = score
