"""What a seat can do: offers to accept, collections to show, and random things to say on the market."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import INGREDIENTS, JOKER, LARGEST, NUMBER, PLAIN_KINDS, SMALLEST
from chaudron.games.zaubercocktail.market import MOST_DEALS
from chaudron.games.zaubercocktail.model import (
    Answer,
    Bid,
    Call,
    Cards,
    Display,
    Enough,
    Ingredient,
    Offer,
    PlaceStone,
    Show,
    Standing,
    Stop,
    View,
)
from chaudron.games.zaubercocktail.state import NOBODY, Chosen, Deal, State, holds
from chaudron.kernel.bits import Bits, has, one
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.rng import Rng

MOST_SHOWN: Final = 2  # ZAU-14
STONE: Final = PlaceStone()
STOP: Final = Stop()
ENOUGH: Final = Enough()
NO_MOVES: Final[list[Move]] = []


def acceptable(state: State, seat: i64, deal: Deal) -> bool:
    """Whether a seat can accept a standing offer or answer."""
    return (
        deal.maker != seat and not deal.is_call and not deal.is_display and deal.to in (NOBODY, int(seat)) and holds(state, seat, deal.want)
    )


# Collections.

SHOWS: Final[dict[Chosen, Move]] = {
    (kind, cards, jokers): Show(INGREDIENTS[kind], cards, jokers)
    for kind in range(PLAIN_KINDS)
    for cards in range(1, LARGEST[kind] + 1)
    for jokers in range(min(NUMBER[JOKER], LARGEST[kind] - cards) + 1)
    if cards + jokers >= SMALLEST
}
"""The move that shows each collection."""
SHOWN_BY: Final[dict[Move, Chosen]] = {move: chosen for chosen, move in SHOWS.items()}


def showing(kind: int, cards: int, jokers: int) -> Move:
    """The move that shows a collection."""
    return SHOWS[kind, cards, jokers]


class Ways:
    """Every collection of one kind from a number of cards and jokers, the most valuable first."""

    def __init__(self, kind: int, cards: int, jokers: int) -> None:
        self.chosen: list[Chosen] = [
            (kind, shown, added)
            for shown in range(cards, 0, -1)
            for added in range(min(jokers, LARGEST[kind] - shown), -1, -1)
            if shown + added >= SMALLEST
        ]
        self.moves: list[Move] = [SHOWS[chosen] for chosen in self.chosen]


WAYS: Final[list[list[list[Ways]]]] = [
    [[Ways(kind, cards, jokers) for jokers in range(NUMBER[JOKER] + 1)] for cards in range(LARGEST[kind] + 1)]
    for kind in range(PLAIN_KINDS)
]
"""By kind, by its cards up to the largest collection, and by jokers."""


def ways(hand: list[int], chosen: tuple[Chosen, ...]) -> list[Ways]:
    """How a hand can form a collection of each kind that is not among those already chosen."""
    jokers = hand[JOKER]
    taken: Bits = 0
    for kind, _, used in chosen:
        taken |= one(kind)
        jokers -= used
    return [WAYS[kind][min(hand[kind], LARGEST[kind])][jokers] for kind in range(PLAIN_KINDS) if not has(taken, kind)]


def collections(hand: list[int], chosen: tuple[Chosen, ...]) -> list[Chosen]:
    """Every collection that can be shown besides those already chosen, the most valuable of each kind first."""
    found: list[Chosen] = []
    for each in ways(hand, chosen):
        found += each.chosen
    return found


def shows(hand: list[int], chosen: tuple[Chosen, ...]) -> list[Move]:
    """The moves that show these collections."""
    found: list[Move] = []
    for each in ways(hand, chosen):
        found += each.moves
    return found


# Random offers, calls and answers.

MOST: Final = 3
"""The maximum number of cards on one side of a random offer."""


def some(cards: Sequence[Ingredient], rng: Rng) -> tuple[Ingredient, ...]:
    """A few of these cards, at random."""
    rest = list(cards)
    rng.shuffle(rest)
    return tuple(rest[: 1 + rng.below(min(MOST, len(rest)))])


def wish(without: tuple[Ingredient, ...], rng: Rng) -> tuple[Ingredient, ...]:
    """One or a few cards of a random kind that is not given."""
    kinds = [ingredient for ingredient in INGREDIENTS if ingredient not in without]
    return (rng.choice(kinds),) * (1 + int(rng.below(MOST)))


def invent(view: View, rng: Rng) -> Move | None:
    """A random thing to say that is legal now; None if there is nothing to say."""
    seat = view.seat
    if seat is None or view.phase != "trade" or not view.hand or seat in view.stones + view.stopped:
        return None
    mine = [offer for offer in view.offers if offer.seat == seat]
    if len(mine) >= MOST_DEALS:
        return None
    asked = [offer for offer in view.offers if offer.is_open and offer.seat != seat and answerable(view.hand, offer)]
    move: Move
    said: tuple[Cards, Cards, Seat | None, int | None]
    if asked and rng.below(2):
        heard = rng.choice(asked)
        if heard.give:
            move = Bid(heard.number, some([card for card in view.hand if card not in heard.give], rng))
            said = move.give, heard.give, heard.seat, heard.number
        else:
            move = Answer(heard.number, wish(heard.want, rng))
            said = heard.want, move.want, heard.seat, heard.number
    elif rng.below(4) == 0:
        if rng.below(2):
            move = Call(wish((), rng))
            said = (), move.want, None, None
        else:
            move = Display(some(view.hand, rng))
            said = move.give, (), None, None
    else:
        give = some(view.hand, rng)
        partners = [other for other in range(len(view.hands)) if other not in view.stones + view.stopped and other != seat]
        to = rng.choice(partners) if partners and rng.below(3) == 0 else None
        move = Offer(give, wish(give, rng), to)
        said = move.give, move.want, to, None
    return None if any((offer.give, offer.want, offer.to, offer.call) == said for offer in mine) else move


def answerable(hand: Sequence[Ingredient], asked: Standing) -> bool:
    """Whether the holder of a hand can answer a call or a display: by what is called for, or by any other card."""
    return any(card not in asked.give for card in hand) if asked.give else all_held(hand, asked.want)


def all_held(hand: Sequence[Ingredient], cards: Sequence[Ingredient]) -> bool:
    """Whether a hand holds all of these cards."""
    return all(hand.count(card) >= cards.count(card) for card in set(cards))
