"""What the rules of Hearts let a person see: their hand, the trick, and what everybody has taken."""

from collections.abc import Sequence
from typing import Final

from chaudron.kernel.model import Move, Seat
from chaudron.kernel.ranking import leaders
from chaudron.kernel.scene import Piece, Round, Scene, Score, Zone
from hearts.cards import HEART_CARDS, JACK_CARD, QUEEN_CARD, RANKS, SEATS, bits_of, cards
from hearts.facts import PassFacts, TableFacts, TakenFacts, TrickFacts
from hearts.model import Card, Pass, Play, Suit, View
from hearts.scoring import points_in
from hearts.state import PASSED

INKS: Final = {Suit.CLUBS: "green", Suit.DIAMONDS: "blue", Suit.HEARTS: "red", Suit.SPADES: None}
INK: Final = [INKS[suit] for suit in Suit for _ in range(RANKS)]
SUITS: Final = list(Suit)
TOUCH: Final = {card: f"card:{card.value}" for card in Card}
CARD_OF: Final = {touch: card for card, touch in TOUCH.items()}


def piece(card: Card, *, touchable: bool = False) -> Piece:
    """A card lying face up; wherever it goes, it stays the same piece."""
    return Piece(f"card:{card.value}", f"card-{card.value}", TOUCH[card] if touchable else None, INK[card.number])


def hand(view: View, seat: Seat) -> Zone:
    """A hand: its owner sees the cards, others see how many there are."""
    if seat == view.seat:
        return Zone(f"hand:{seat}", "hand", "hand", seat, tuple([piece(card, touchable=True) for card in view.hand]))
    return Zone(f"hand:{seat}", "hand", "hand", seat, size=view.hands[seat])


def taken(view: View, seat: Seat) -> Zone:
    """What a seat has taken in this deal: the cards that count lie open."""
    bits = bits_of(view.taken[seat])
    lying = bits_of(view.trick) if len(view.trick) == SEATS else 0
    counting = HEART_CARDS | QUEEN_CARD | (JACK_CARD if view.options.jd_bonus else 0)
    facts = TakenFacts(points=int(points_in(bits, view.options)), tricks=len(view.taken[seat]) // SEATS)
    return Zone(f"taken:{seat}", "taken", "row", seat, tuple([piece(card) for card in cards(bits & counting & ~lying)]), facts=facts)


def front(view: View, seat: Seat) -> Zone:
    """The card that a seat has played to the trick; whole tricks lie there until the next card."""
    nth = (seat - view.leader) % SEATS
    there = view.trick[nth : nth + 1]
    return Zone(f"front:{seat}", "front", "row", seat, tuple([piece(card) for card in there]))


def middle(view: View) -> Zone:
    """The cards to be passed, or what the trick is about."""
    if view.passing:
        return Zone(
            "pass",
            "pass",
            "bowl",
            None,
            tuple([piece(card) for card in view.given]),
            facts=PassFacts(to=f"direction-{view.direction.value}"),
        )
    led = f"suit-{SUITS[view.trick[0].number // RANKS].value}" if len(view.trick) % SEATS else "suit-any"
    return Zone("trick", "trick", "bowl", None, facts=TrickFacts(led=led, broken="yes" if view.broken else "no"))


def scene(view: View) -> Scene:
    """The whole table as this person may see it."""
    zones = [middle(view)]
    for seat in range(SEATS):
        zones += [front(view, seat), taken(view, seat), hand(view, seat)]
    scores = tuple([Score(seat, sum([row[seat] for row in view.sheet]), tuple([row[seat] for row in view.sheet])) for seat in range(SEATS)])
    turn: tuple[Seat, ...] = () if view.turn is None else (view.turn,)
    if view.passing:
        turn = tuple([seat for seat in range(SEATS) if view.chosen[seat] < PASSED])
    ahead = leaders([-(score.total or 0) for score in scores])
    facts = TableFacts(direction=view.direction.number)
    return Scene(view.seat, turn, tuple(zones), scores, facts, Round(view.deal + 1, view.options.deals), ahead)


def touches(view: View, move: Move) -> tuple[str, ...]:
    """The card."""
    assert isinstance(move, (Pass, Play))
    return (TOUCH[move.card],)


def meant(view: View, touches: Sequence[str]) -> Move | None:
    """Pass or play the card that was touched last."""
    found = [CARD_OF[touch] for touch in touches if touch in CARD_OF]
    if not found:
        return None
    return Pass(found[-1]) if view.passing else Play(found[-1])
