"""Card faces are drawn from their data: arrows to scale, from the bow to their tips."""

import re
from xml.etree import ElementTree

import pytest

from taros.core.words import message
from taros.games.regatta.equipment import setup
from taros.games.regatta.options import RegattaOptions
from taros.games.regatta.show.drawing import card_icon, card_svg
from taros.games.regatta.show.view import Arrow, Card, view

CARDS = {card.name: card for card in view(setup.new(2, RegattaOptions()), None).kinds}
every_card = pytest.mark.parametrize("card", CARDS.values(), ids=list(CARDS))

# R8.2: tip (left, ahead) and turn
TIPS = {
    "S": (0, 88, 0),
    "s": (0, 63, 0),
    "L30": (23.6, 88, 30),
    "L45": (31.5, 88, 45),
    "L90": (31.5, 56.5, 90),
    "l45": (26.1, 63, 45),
    "l90": (44, 44, 90),
}
CROSSWISE = {"l45|l90", "r45|r90", "s", "l90|s|r90"}


def tip_of(name: str) -> tuple[float, float, float]:
    if name[0] in "Rr":
        left, ahead, turn = TIPS[name.translate(str.maketrans("Rr", "Ll"))]
        return -left, ahead, -turn
    return TIPS[name]


def drawn(card: Card) -> ElementTree.Element:
    return ElementTree.fromstring(card_svg(card))


def numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?\d*\.?\d+", text)]


def arrows_of(card: Card) -> dict[str, ElementTree.Element]:
    return {e.attrib["data-arrow"]: e for e in drawn(card).iter() if "data-arrow" in e.attrib}


@every_card
def test_card_is_one_document_that_needs_no_other(card: Card) -> None:
    names = [e.attrib["id"] for e in drawn(card).iter() if "id" in e.attrib]
    links = re.findall(r'(?:href="|url\()([^")]*)', card_svg(card))
    assert set(links) <= {f"#{name}" for name in names}
    assert len(names) == len(set(names))
    assert [e.text for e in drawn(card) if e.tag.endswith("title")] == [card.words.text]
    assert not re.search("<(script|image|style|text)|@", card_svg(card))


def test_faces_differ_and_are_always_the_same() -> None:
    faces = {card_svg(card) for card in CARDS.values()}
    assert len(faces) == len(CARDS) == 21
    assert {card_svg(card) for card in CARDS.values()} == faces


@every_card
def test_card_lies_as_its_arrows_want(card: Card) -> None:
    box = numbers(drawn(card).attrib["viewBox"])
    assert box == ([-44, -63, 88, 63] if card.name in CROSSWISE else [-31.5, -88, 63, 88])


@every_card
def test_arrows_end_at_their_tips(card: Card) -> None:
    arrows = arrows_of(card)
    assert set(arrows) == {arrow.name for arrow in card.arrows}
    for name, arrow in arrows.items():
        left, ahead, turn = tip_of(name)
        head = arrow[1]
        x, y, turned = numbers(head.attrib["transform"])
        assert (-x, -y, -turned) == pytest.approx((left, ahead, turn), abs=0.06)
        assert head.attrib["d"].startswith("M0 0")


@every_card
def test_shafts_follow_the_way(card: Card) -> None:
    """From the bow, straight, then along the arc, and almost to the tip."""
    for arrow in card.arrows:
        path = arrows_of(card)[arrow.name][0].attrib["d"]
        x, y, straight, *arc = numbers(path)
        assert (x, y) == (0, 0)
        if not arrow.turn:
            assert not arc
            assert -straight == pytest.approx(arrow.straight, abs=8)
            continue
        assert -straight == pytest.approx(arrow.straight, abs=0.01)
        radius, same, _, large, sweep, end_x, end_y = arc
        assert radius == same == arrow.radius
        assert (large, sweep) == (0, arrow.turn < 0)
        left, ahead, _ = tip_of(arrow.name)
        assert (-end_x, -end_y) == pytest.approx((left, ahead), abs=6)
        centre = -arrow.radius if arrow.turn > 0 else arrow.radius
        away = ((end_x - centre) ** 2 + (end_y + arrow.straight) ** 2) ** 0.5
        assert away == pytest.approx(arrow.radius, abs=0.02)


@every_card
def test_symbols(card: Card) -> None:
    shown = [e.attrib["data-symbol"] for e in drawn(card).iter() if "data-symbol" in e.attrib]
    assert shown == ([card.symbol] if card.symbol else [])


@pytest.mark.parametrize(("name", "side"), [("L45-helm", 1), ("R90-helm", -1), ("S-cloud", 1)])
def test_symbol_stands_away_from_the_arrows(name: str, side: int) -> None:
    (symbol,) = (e for e in drawn(CARDS[name]).iter() if "data-symbol" in e.attrib)
    assert side * numbers(symbol.attrib["transform"])[0] > 10


@every_card
def test_colours(card: Card) -> None:
    """The band is the card's; jokers have red to port, green to starboard and blue ahead."""
    paints = {"red": "#b5342c", "green": "#2b7f4b", "blue": "#2a5a8c", "yellow": "#e0a42c"}
    assert f'stroke="{paints.get(card.colour, "#b9ab93")}"' in card_svg(card)
    for name, arrow in arrows_of(card).items():
        side = {"L": "red", "R": "green", "S": "blue"}[name[0].upper()]
        paint = paints[side if card.colour == "white" else card.colour]
        assert {e.get("stroke") for e in arrow} == {paint, "#fffaf0"}


def test_cards_of_other_sizes_and_any_name() -> None:
    words = message("regatta-way-port", degrees="<&>")
    card = Card("s", words, "blue", "", (Arrow("s", 50, 0, 0),))
    root = ElementTree.fromstring(card_svg(card, (50, 70)))
    assert numbers(root.attrib["viewBox"]) == [-35, -50, 70, 50]
    assert root[0].text == "<&>° to port"


@every_card
def test_icon_has_all_that_the_card_has(card: Card) -> None:
    icon = ElementTree.fromstring(card_icon(card))
    signs = [e.attrib for e in icon.iter()]
    assert {e["data-arrow"] for e in signs if "data-arrow" in e} == set(arrows_of(card))
    assert [e["data-symbol"] for e in signs if "data-symbol" in e] == [card.symbol] * bool(
        card.symbol
    )
    assert numbers(icon.attrib["viewBox"]) == numbers(drawn(card).attrib["viewBox"])
    assert "id=" not in card_icon(card)


def test_icons_differ() -> None:
    assert len({card_icon(card) for card in CARDS.values()}) == len(CARDS)
