"""What a learner can say on the market, and do otherwise: simple offers, and answers to what stands there.

Whatever stands on the market is named by its place: the newest things, as in an observation, and one's own from the oldest on.
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import INGREDIENTS, KINDS
from chaudron.games.zaubercocktail.choices import ENOUGH, SHOWS, STONE
from chaudron.games.zaubercocktail.market import MOST_DEALS
from chaudron.games.zaubercocktail.model import Accept, Answer, Bid, Call, Cards, Display, Offer, Standing, View, Withdraw
from chaudron.games.zaubercocktail.observation import NEWEST
from chaudron.kernel.model import Move, Seat
from chaudron.kernel.vocabulary import Vocabulary

AMOUNTS: Final[list[tuple[int, int]]] = [(1, 1), (2, 1), (1, 2), (2, 2), (3, 1)]
"""How many cards of a kind an offer gives, and how many of another kind it asks for."""
MOST: Final = 2
"""How many cards of a kind are called for, displayed, or given in answer."""
PAIRS: Final = len(AMOUNTS)


LARGEST_OFFER: Final = 3
SOME: Final[list[list[Cards]]] = [[(ingredient,) * number for number in range(LARGEST_OFFER + 1)] for ingredient in INGREDIENTS]
"""Cards of each kind, by how many they are."""
FIXED: Final[list[Move]] = [
    STONE,
    ENOUGH,
    *SHOWS.values(),
    *[Call(SOME[kind][number]) for kind in range(KINDS) for number in range(1, MOST + 1)],
    *[Display(SOME[kind][number]) for kind in range(KINDS) for number in range(1, MOST + 1)],
    *[Offer(SOME[give][given], SOME[want][wanted]) for give in range(KINDS) for want in range(KINDS) for given, wanted in AMOUNTS],
]
"""Moves that name nothing on the market, from number 1 on; some offers among them are never legal, those of a kind for itself."""
NUMBER_OF: Final[dict[Move, int]] = {move: number for number, move in enumerate(FIXED, start=1)}
CALLS: Final = NUMBER_OF[Call(SOME[0][1])]
DISPLAYS: Final = NUMBER_OF[Display(SOME[0][1])]
OFFERS: Final = NUMBER_OF[Offer(SOME[0][1], SOME[0][1])]
SAID_AS: Final[dict[tuple[Cards, Cards], int]] = {
    **{(move.give, move.want): number for move, number in NUMBER_OF.items() if isinstance(move, Offer)},
    **{((), move.want): number for move, number in NUMBER_OF.items() if isinstance(move, Call)},
    **{(move.give, ()): number for move, number in NUMBER_OF.items() if isinstance(move, Display)},
}
"""The number with which each of these was said."""
CALLED: Final[list[int]] = [number for move, number in NUMBER_OF.items() if isinstance(move, Call)]
DISPLAYED: Final[list[list[list[int]]]] = [
    [[DISPLAYS + kind * MOST + nth for nth in range(held)] for held in range(MOST + 1)] for kind in range(KINDS)
]
"""The displays of each kind, by how many cards of it are held."""
OFFERED: Final[list[list[list[int]]]] = [
    [
        [
            OFFERS + (kind * KINDS + want) * PAIRS + nth
            for want in range(KINDS)
            if want != kind
            for nth in range(PAIRS)
            if AMOUNTS[nth][0] <= held
        ]
        for held in range(LARGEST_OFFER + 1)
    ]
    for kind in range(KINDS)
]
"""The offers that give cards of each kind, by how many of it are held."""
ACCEPTS: Final = 1 + len(FIXED)
WITHDRAWS: Final = ACCEPTS + NEWEST
ANSWERS: Final = WITHDRAWS + MOST_DEALS
"""After these come, for each of the newest things, cards of each kind that are asked for or given in answer."""
REPLIES: Final = KINDS * MOST
SIZE: Final = ANSWERS + NEWEST * REPLIES


class Words(Vocabulary[Move, View]):
    """The vocabulary of Zaubercocktail."""

    def legal(self, view: View, moves: Sequence[Move]) -> list[int]:
        seat = view.seat
        if seat is None or not moves:
            return []
        if view.phase != "trade":
            return sorted([NUMBER_OF[move] for move in moves])
        found: list[int] = [NUMBER_OF[STONE]]
        newest = view.offers[-NEWEST:]
        mine = [offer for offer in view.offers if offer.seat == seat]
        speaks = bool(view.hand) and len(mine) < MOST_DEALS
        held = counted(view.hand)
        if speaks:
            found += says(held, mine)
        acceptable = {move.offer for move in moves if isinstance(move, Accept)}
        found += [ACCEPTS + place for place, offer in enumerate(newest) if offer.number in acceptable]
        found += [WITHDRAWS + place for place in range(len(mine))]
        if speaks:
            for place, asked in enumerate(newest):
                if asked.is_open and asked.seat != seat:
                    found += replies(ANSWERS + place * REPLIES, held, asked, mine)
        return found

    def move(self, view: View, number: int) -> Move:
        if number < ACCEPTS:
            return FIXED[number - 1]
        newest = view.offers[-NEWEST:]
        if number < WITHDRAWS:
            return Accept(newest[number - ACCEPTS].number)
        if number < ANSWERS:
            return Withdraw(own(view, view.seat)[number - WITHDRAWS].number)
        place, cards = divmod(number - ANSWERS, REPLIES)
        asked, said = newest[place], SOME[cards // MOST][1 + cards % MOST]
        return Bid(asked.number, said) if asked.give else Answer(asked.number, said)


WORDS: Final = Words(SIZE)


def own(view: View, seat: Seat | None) -> list[Standing]:
    """What a seat has on the market."""
    return [offer for offer in view.offers if offer.seat == seat]


def counted(hand: Cards) -> list[int]:
    """How many cards of each kind there are in a hand."""
    found = [0] * KINDS
    for card in hand:
        found[card.number] += 1
    return found


def says(held: list[int], mine: list[Standing]) -> list[int]:
    """The calls, displays and offers that a hand allows, but those that stand already."""
    found = CALLED.copy()
    for kind in range(KINDS):
        found += DISPLAYED[kind][min(held[kind], MOST)]
    for kind in range(KINDS):
        found += OFFERED[kind][min(held[kind], LARGEST_OFFER)]
    for offer in mine:
        if offer.to is None and offer.call is None:
            number = SAID_AS.get((offer.give, offer.want), 0)
            if number:
                found.remove(number)
    return found


def replies(first: i64, held: list[int], asked: Standing, mine: list[Standing]) -> list[int]:
    """The answers to a call or a display, whose numbers begin here, but those that stand already."""
    wanted = counted(asked.want)
    for kind in range(KINDS):
        if wanted[kind] > held[kind]:
            return []
    given = counted(asked.give)
    found: list[int] = []
    there = [offer.give if asked.give else offer.want for offer in mine if offer.call == asked.number]
    for kind in range(KINDS):
        if not wanted[kind] and not given[kind]:
            for number in range(min(MOST, held[kind]) if asked.give else MOST):
                if SOME[kind][number + 1] not in there:
                    found.append(first + kind * MOST + number)
    return found
