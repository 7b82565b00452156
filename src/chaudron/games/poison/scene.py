"""What the rules of Poison let a person see: the three cauldrons, their own hand, and how much everyone holds and has taken."""

from chaudron.games.poison.cards import COLOUR, COLOURS, NO_COLOUR, POISON, VALUE
from chaudron.games.poison.facts import CauldronFacts, TableFacts
from chaudron.games.poison.model import Card, Pour, View
from chaudron.games.poison.scoring import rounds
from chaudron.games.poison.state import LIMIT, POISON_PENALTY, POTION_PENALTY
from chaudron.kernel.model import Seat
from chaudron.kernel.ranking import leaders
from chaudron.kernel.scene import Piece, Round, Scene, Score, Zone

NAME = [card.value for card in Card]
FACE = [f"card-{name}" for name in NAME]
TOUCH = [f"card:{name}" for name in NAME]
INK = ["green" if COLOUR[card.number] == NO_COLOUR else COLOURS[COLOUR[card.number] - 1] for card in Card]


def pieces(place: str, some: tuple[Card, ...], *, touchable: bool = False) -> tuple[Piece, ...]:
    """Cards lying face up; equal cards differ only by a counter and have the same touch."""
    found: list[Piece] = []
    last, nth = -1, 0
    for card in some:  # in the order of the deck's tables, so that equal cards lie side by side
        kind = card.number
        nth = nth + 1 if kind == last else 0
        last = kind
        found.append(Piece(f"{place}:{NAME[kind]}:{nth}", FACE[kind], TOUCH[kind] if touchable else None, INK[kind]))
    return tuple(found)


def cauldron_touch(cauldron: int) -> str:
    return f"cauldron:{cauldron}"


def hand(view: View, seat: Seat) -> Zone:
    """A hand: its owner sees the cards, others see how many there are."""
    place = f"hand:{seat}"
    if seat == view.seat:
        return Zone(place, "hand", "hand", seat, pieces(place, view.hand, touchable=True))
    return Zone(place, "hand", "hand", seat, size=view.hands[seat])


def taken(view: View, seat: Seat) -> Zone:
    """Taken cards lie face down (POI-12), open with the memory aid, and are turned up at the end (POI-14)."""
    place = f"taken:{seat}"
    if view.options.memory_aid or view.turn is None:
        return Zone(place, "taken", "pile", seat, pieces(place, view.taken[seat]))
    return Zone(place, "taken", "pile", seat, size=len(view.taken[seat]))


def cauldron(view: View, number: int) -> Zone:
    """A cauldron: its cards, its total, its colour once it has one."""
    brew = view.cauldrons[number]
    place = f"cauldron:{number}"
    colour = f"colour-{brew.colour.value if brew.colour else 'none'}"
    facts = CauldronFacts(number=number + 1, total=brew.total, limit=LIMIT, colour=colour)
    return Zone(place, "cauldron", "bowl", None, pieces(place, brew.cards), facts=facts, touch=cauldron_touch(number))


def scene(view: View) -> Scene:
    """The whole table as this person may see it."""
    seats = range(len(view.hands))
    zones = [cauldron(view, number) for number in range(len(view.cauldrons))]
    if view.options.draw_pile:
        zones.append(Zone("stock", "stock", "pile", size=view.stock))
    if view.aside:
        zones.append(Zone("aside", "aside", "pile", size=view.aside))
    for seat in seats:
        zones.append(taken(view, seat))
    for seat in seats:
        zones.append(hand(view, seat))
    scores = tuple(Score(seat, sum(row[seat] for row in view.sheet), tuple(row[seat] for row in view.sheet)) for seat in seats)
    turn = () if view.turn is None else (view.turn,)
    facts = TableFacts(
        round=view.round + 1, dealer=view.dealer, poison=VALUE[POISON], potion_points=POTION_PENALTY, poison_points=POISON_PENALTY
    )
    ahead = leaders([-(score.total or 0) for score in scores])  # POI-20
    return Scene(view.seat, turn, tuple(zones), scores, facts, Round(view.round + 1, rounds(len(seats))), ahead)


def touches(view: View, move: Pour) -> tuple[str, ...]:
    """A card in hand, then a cauldron."""
    return (TOUCH[move.card.number], cauldron_touch(move.cauldron))
