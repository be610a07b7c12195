"""A naive Marrakech, written from the rules alone, to check the real one against."""

from collections import deque
from dataclasses import dataclass

COLUMNS = "abcdefg"
ROWS = "1234567"
SQUARES = [column + row for row in ROWS for column in COLUMNS]

LEFT_OF = {"north": "west", "west": "south", "south": "east", "east": "north"}
RIGHT_OF = {"north": "east", "east": "south", "south": "west", "west": "north"}
SHIFT = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}

DIE = [("1", 1), ("2", 2), ("3", 2), ("4", 1)]

LOOPS = {
    ("a1", "north"): ("b1", "south"),
    ("b1", "north"): ("a1", "south"),
    ("c1", "north"): ("d1", "south"),
    ("d1", "north"): ("c1", "south"),
    ("e1", "north"): ("f1", "south"),
    ("f1", "north"): ("e1", "south"),
    ("g1", "north"): ("g1", "west"),
    ("g1", "east"): ("g1", "south"),
    ("g2", "east"): ("g3", "west"),
    ("g3", "east"): ("g2", "west"),
    ("g4", "east"): ("g5", "west"),
    ("g5", "east"): ("g4", "west"),
    ("g6", "east"): ("g7", "west"),
    ("g7", "east"): ("g6", "west"),
    ("b7", "south"): ("c7", "north"),
    ("c7", "south"): ("b7", "north"),
    ("d7", "south"): ("e7", "north"),
    ("e7", "south"): ("d7", "north"),
    ("f7", "south"): ("g7", "north"),
    ("g7", "south"): ("f7", "north"),
    ("a7", "south"): ("a7", "east"),
    ("a1", "west"): ("a2", "east"),
    ("a2", "west"): ("a1", "east"),
    ("a3", "west"): ("a4", "east"),
    ("a4", "west"): ("a3", "east"),
    ("a5", "west"): ("a6", "east"),
    ("a6", "west"): ("a5", "east"),
    ("a7", "west"): ("a7", "north"),
}


def beside(square: str, direction: str) -> str | None:
    """Return the next square that way, or None off the market (M1.1)."""
    right, down = SHIFT[direction]
    column = COLUMNS.index(square[0]) + right
    row = ROWS.index(square[1]) + down
    if 0 <= column < 7 and 0 <= row < 7:
        return COLUMNS[column] + ROWS[row]
    return None


def step(square: str, facing: str) -> tuple[str, str]:
    """Walk Assam one square, by a loop if he leaves the market (M3.3, M3.4)."""
    ahead = beside(square, facing)
    if ahead is None:
        return LOOPS[square, facing]
    return ahead, facing


def _neighbours(square: str) -> list[str]:
    """Return the squares that share an edge with this one."""
    found = [beside(square, direction) for direction in SHIFT]
    return [other for other in found if other is not None]


def _placements() -> list[tuple[str, str]]:
    """Return all pairs of squares a rug can cover: east-west ones, then north-south ones."""
    pairs = []
    for direction in ("east", "south"):
        for square in SQUARES:
            other = beside(square, direction)
            if other is not None:
                pairs.append((square, other))
    return pairs


NEIGHBOURS = {square: _neighbours(square) for square in SQUARES}
PLACEMENTS = _placements()


def _around(assam: str) -> list[tuple[str, str]]:
    """Return the placements that touch Assam's square and do not cover it (M5.1)."""
    return [
        (one, two)
        for one, two in PLACEMENTS
        if assam not in (one, two) and (one in NEIGHBOURS[assam] or two in NEIGHBOURS[assam])
    ]


AROUND = {square: _around(square) for square in SQUARES}


@dataclass(frozen=True, eq=False)
class Rug:
    """One rug on the market; two rugs are the same only if they are the same object."""

    id: int
    colour: str
    squares: tuple[str, str]


def _check(name: str, value: str, *allowed: str) -> str:
    """Return the value of an option, or refuse one the rules do not name."""
    if value not in allowed:
        raise ValueError(f"{name}={value!r} is none of {allowed}")
    return value


class Naive:
    """A game of Marrakech from set-up to end (M1 to M6)."""

    def __init__(
        self,
        seats: int,
        *,
        purse: int = 30,
        facing: str = "south",
        two_player: str = "two-colours",
        pile: str = "weighted",
        box: object = None,
        rugs: int | None = None,
        first: int | str = 0,
        turn_time: str = "start",
        bankrupt: str = "eliminated",
        cover_own: bool = False,
        lone_survivor: str = "ends",
        tie_break: str = "dirhams",
        colours: tuple[str, ...] = ("red", "yellow", "blue", "brown"),
    ) -> None:
        """Set up the market, the purses and the rugs (M1)."""
        del box  # M1.7: a box only limits the colours on offer, which come ready in `colours`.
        if seats not in (2, 3, 4):
            raise ValueError(f"{seats} players")
        _check("two_player", two_player, "two-colours", "one-colour")
        self._seats = seats
        self._pile = _check("pile", pile, "weighted", "coin")
        self._turn_time = _check("turn_time", turn_time, "start", "end")
        self._bankrupt = _check("bankrupt", bankrupt, "eliminated", "pays-what-he-can")
        self._cover_own = cover_own
        self._lone_survivor = _check("lone_survivor", lone_survivor, "ends", "plays-on")
        self._tie_break = _check("tie_break", tie_break, "dirhams", "rugs")

        self._two_colours = seats == 2 and two_player == "two-colours"
        needed = 4 if self._two_colours else seats
        if len(set(colours[:needed])) != needed:
            raise ValueError(f"{needed} different colours are needed, not {colours}")
        self._owned: list[list[str]]
        if self._two_colours:
            self._owned = [[colours[0], colours[1]], [colours[2], colours[3]]]
        else:
            self._owned = [[colours[seat]] for seat in range(seats)]
        self._owner = {colour: seat for seat in range(seats) for colour in self._owned[seat]}

        if rugs is None:
            rugs = 12 if seats == 4 or self._two_colours else 15
        if rugs < 1:
            raise ValueError(f"{rugs} rugs")
        self.left: dict[str, int] = dict.fromkeys(self._owner, rugs)
        self.next_rug: list[str | None] = [None] * seats
        self.purses: list[int] = [purse] * seats
        self.out: list[int] = [0] * seats
        self.assam = "d4"
        self.facing = _check("facing", facing, *SHIFT)
        self.turn = 0
        self._market: dict[str, list[Rug]] = {square: [] for square in SQUARES}
        self._laid = 0

        # What is awaited: "lot", "draw", "face", "roll", "lay" or "over".
        self._stage = "lot"
        self._seat = 0
        self._drawer = 0
        if first != "lot":
            if first not in range(seats):
                raise ValueError(f"first={first!r}")
            self._seat = int(first)
            self._after_lot()

    @property
    def to_act(self) -> int | None:
        """Return the seat that decides, -1 for chance, None when the game is over."""
        if self._stage == "over":
            return None
        if self._stage in ("lot", "draw", "roll"):
            return -1
        return self._seat

    @property
    def seat(self) -> int:
        """Return the seat whose turn it is; 0 until that is known."""
        return self._seat

    @property
    def stage(self) -> str:
        """Return what is awaited: "lot", "draw", "face", "roll", "lay" or "over"."""
        return self._stage

    def owned(self, seat: int) -> list[str]:
        """Return the colours of a seat (M1.4, M1.5)."""
        return self._owned[seat]

    def owner(self, colour: str) -> int:
        """Return the seat that owns a colour in play."""
        return self._owner[colour]

    def region(self, start: str) -> set[str]:
        """Return the edge-connected squares with the same colour on top (M4.1)."""
        return self._region(start)

    def legal(self) -> list[str]:
        """Return the moves of the seat to act (M3.1, M5); none for chance."""
        if self._stage == "face":
            return ["left", "ahead", "right"]
        if self._stage == "lay":
            return [one + two for one, two in AROUND[self.assam] if self._may_cover(one, two)]
        return []

    def outcomes(self) -> list[tuple[str, int]]:
        """Return what chance may bring, with weights (M1.5, M1.8, M3.2); nothing for a seat."""
        if self._stage == "lot":
            return [(f"seat{seat}", 1) for seat in range(self._seats)]
        if self._stage == "roll":
            return list(DIE)
        if self._stage == "draw":
            lasting = [colour for colour in self._owned[self._drawer] if self.left[colour] > 0]
            if self._pile == "coin":
                return [(colour, 1) for colour in lasting]
            return [(colour, self.left[colour]) for colour in lasting]
        return []

    def play(self, text: str) -> None:
        """Apply a legal move or a possible outcome."""
        if text not in self.legal() and text not in [outcome for outcome, _ in self.outcomes()]:
            raise ValueError(f"{text!r} is not possible now")
        if self._stage == "lot":
            self._seat = int(text.removeprefix("seat"))
            self._after_lot()
        elif self._stage == "draw":
            self._draw(text)
        elif self._stage == "face":
            self._face(text)
        elif self._stage == "roll":
            self._roll(int(text))
        else:
            self._lay(text[:2], text[2:])

    def top(self, square: str) -> str | None:
        """Return the colour on top of a square, None if it is bare."""
        stack = self._market[square]
        return stack[-1].colour if stack else None

    def partner(self, square: str) -> str | None:
        """Return the other square of the rug on top if that rug is seen whole."""
        stack = self._market[square]
        if not stack:
            return None
        one, two = stack[-1].squares
        other = two if square == one else one
        return other if self._market[other][-1] is stack[-1] else None

    def scores(self) -> list[int]:
        """Return dirhams plus visible squares of each seat (M6.2)."""
        visible = self._visible()
        return [self.purses[seat] + visible[seat] for seat in range(self._seats)]

    def places(self) -> list[int]:
        """Return the rank of each seat; those out come last, the last out first (M6.3)."""
        scores = self.scores()
        ties = self.purses if self._tie_break == "dirhams" else self._visible()
        merits = []
        for seat in range(self._seats):
            if self.out[seat] == 0:
                merits.append((1, scores[seat], ties[seat]))
            else:
                merits.append((0, self.out[seat], 0))
        return [1 + sum(other > merit for other in merits) for merit in merits]

    def _visible(self) -> list[int]:
        """Count the squares on which each seat's rugs are on top."""
        visible = [0] * self._seats
        for square in SQUARES:
            colour = self.top(square)
            if colour is not None:
                visible[self._owner[colour]] += 1
        return visible

    def _may_cover(self, one: str, two: str) -> bool:
        """Tell whether a rug may lie here: not on both halves of one rug (M5.2, M5.3)."""
        below_one, below_two = self._market[one], self._market[two]
        if not below_one or not below_two or below_one[-1] is not below_two[-1]:
            return True
        return self._cover_own and self._owner[below_one[-1].colour] == self._seat

    def _region(self, start: str) -> set[str]:
        """Return the edge-connected squares with the same colour on top (M4.1)."""
        colour = self.top(start)
        found = {start}
        queue = deque([start])
        while queue:
            for square in NEIGHBOURS[queue.popleft()]:
                if square not in found and self.top(square) == colour:
                    found.add(square)
                    queue.append(square)
        return found

    def _after_lot(self) -> None:
        """Draw the tops of both piles if there are piles, else begin (M1.5)."""
        if self._two_colours:
            self._stage = "draw"
            self._drawer = 0
        else:
            self._begin_turn()

    def _begin_turn(self) -> None:
        """Start the turn of the current seat (M2.1, M3.5)."""
        self.turn += 1
        self._stage = "face" if self._turn_time == "start" else "roll"

    def _pass_on(self) -> None:
        """Hand the turn to the next seat still in (M1.8, M4.5)."""
        self._seat = (self._seat + 1) % self._seats
        while self.out[self._seat] != 0:
            self._seat = (self._seat + 1) % self._seats
        self._begin_turn()

    def _face(self, text: str) -> None:
        """Turn Assam, before the roll or at the end of the turn (M3.1, M3.5)."""
        if text == "left":
            self.facing = LEFT_OF[self.facing]
        elif text == "right":
            self.facing = RIGHT_OF[self.facing]
        if self._turn_time == "start":
            self._stage = "roll"
        else:
            self._pass_on()

    def _roll(self, steps: int) -> None:
        """Walk Assam and pay what is due (M3.3, M4)."""
        for _ in range(steps):
            self.assam, self.facing = step(self.assam, self.facing)
        self._pay()
        if self.out[self._seat] == 0:
            self._stage = "lay"
        elif self._finished():
            self._stage = "over"
        else:
            self._pass_on()

    def _pay(self) -> None:
        """Pay the owner of the rug Assam stands on, if any is due (M4)."""
        colour = self.top(self.assam)
        if colour is None:
            return
        owner = self._owner[colour]
        if owner == self._seat or self.out[owner] != 0:
            return
        due = len(self._region(self.assam))
        paid = min(due, self.purses[self._seat])
        self.purses[self._seat] -= paid
        self.purses[owner] += paid
        if paid < due and self._bankrupt == "eliminated":
            self._eliminate()

    def _eliminate(self) -> None:
        """Take the current seat and its unlaid rugs out of the game (M4.3, M4.5)."""
        self.out[self._seat] = max(self.out) + 1
        self.next_rug[self._seat] = None
        for colour in self._owned[self._seat]:
            self.left[colour] = 0

    def _lay(self, one: str, two: str) -> None:
        """Lay the seat's next rug on two squares (M5)."""
        colour = self.next_rug[self._seat] or self._owned[self._seat][0]
        self._laid += 1
        rug = Rug(self._laid, colour, (one, two))
        self._market[one].append(rug)
        self._market[two].append(rug)
        self.left[colour] -= 1
        self.next_rug[self._seat] = None
        if self._finished():
            self._stage = "over"
        elif self._two_colours and any(self.left[own] > 0 for own in self._owned[self._seat]):
            self._stage = "draw"
            self._drawer = self._seat
        else:
            self._end_turn()

    def _draw(self, colour: str) -> None:
        """Show the new top of a pile, at set-up or after its rug was laid (M1.5)."""
        self.next_rug[self._drawer] = colour
        if self.turn > 0:
            self._end_turn()
        elif self._drawer == 0:
            self._drawer = 1
        else:
            self._begin_turn()

    def _end_turn(self) -> None:
        """Go on to the closing facing choice if there is one, else to the next seat (M3.5)."""
        if self._turn_time == "end":
            self._stage = "face"
        else:
            self._pass_on()

    def _finished(self) -> bool:
        """Tell whether no rug is left to lay, or one player alone is left in (M6.1)."""
        if all(count == 0 for count in self.left.values()):
            return True
        return self._lone_survivor == "ends" and self.out.count(0) == 1
