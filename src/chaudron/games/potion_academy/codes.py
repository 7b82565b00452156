"""Every move as a number, its code; and every move itself, built once.

The lowest bits of a code are the kind of move, the next are the card it names, or the card whose effect it uses; then come a second
card or a combination, a player and a third card. Rules, plans and simulations work with codes, which are quicker to take apart.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from chaudron.games.potion_academy.cards import DECKS, Deck
from chaudron.games.potion_academy.model import Aim, Bury, Discard, Done, FollowUp, Hit, Place, Refill, Score, Take, Use
from chaudron.games.potion_academy.scoring import COMBINATIONS
from chaudron.kernel.model import Ask, Move, Seat

# The kinds of move.
TO_DISCARD: Final = 0
TO_PLACE: Final = 1
TO_USE: Final = 2
TO_TAKE: Final = 3
TO_BURY: Final = 4
TO_REFILL: Final = 5
TO_STOP: Final = 6
TO_SCORE: Final = 7
TO_AIM: Final = 8
TO_HIT: Final = 9

NAMING: Final[dict[int, type[Discard | Place | Use | Take | Bury]]] = {
    TO_DISCARD: Discard,
    TO_PLACE: Place,
    TO_USE: Use,
    TO_TAKE: Take,
    TO_BURY: Bury,
}
"""The kinds of move that name one card."""

KIND_BITS: Final = 4
CARD_BITS: Final = 5
PLAYER_BITS: Final = 3
CARD_MASK: Final = (1 << CARD_BITS) - 1
SECOND: Final = KIND_BITS + CARD_BITS
PLAYER: Final = SECOND + CARD_BITS
THIRD: Final = PLAYER + PLAYER_BITS
SIMPLE: Final = 4 << SECOND
"""The codes of all moves except actions with a target are below this."""
MOST_PLAYERS: Final = 5
MOST_CARDS: Final = 1 << CARD_BITS
"""As many as a code can name."""


def naming(kind: i64, card: i64) -> i64:
    """The code of a move that names one card."""
    return kind | card << KIND_BITS


def scoring(combination: i64, kept: i64) -> i64:
    """The code of scoring a combination and keeping a card."""
    return TO_SCORE | kept << KIND_BITS | combination << SECOND


def aiming(by: i64, through: i64, on: i64) -> i64:
    """The code of an action against a hand."""
    return TO_AIM | by << KIND_BITS | through << SECOND | on << PLAYER


def hitting(by: i64, through: i64, on: i64, card: i64) -> i64:
    """The code of an action against a placed card."""
    return TO_HIT | by << KIND_BITS | through << SECOND | on << PLAYER | card << THIRD


def kind_of(code: i64) -> i64:
    """The kind of a move."""
    return code & ((1 << KIND_BITS) - 1)


def card_of(code: i64) -> i64:
    """The card that a move names, or whose effect it uses."""
    return code >> KIND_BITS & CARD_MASK


def second_of(code: i64) -> i64:
    """The card whose target an action uses, or the combination that is scored."""
    return code >> SECOND & CARD_MASK


def player_in(code: i64) -> i64:
    """The player whom an action is against."""
    return code >> PLAYER & ((1 << PLAYER_BITS) - 1)


def third_of(code: i64) -> i64:
    """The placed card that an action hits."""
    return code >> THIRD


def has_target(code: i64) -> bool:
    """Whether a move is an action with a target."""
    return kind_of(code) in (TO_AIM, TO_HIT)


def place_of(code: i64) -> i64:
    """The place of an action with a target in a list of all that there may be: for each effect, target and player, one against the hand,
    then those against each placed card."""
    hit: i64 = 0
    if kind_of(code) == TO_HIT:
        hit = 1 + third_of(code)
    return ((card_of(code) * MOST_CARDS + second_of(code)) * MOST_PLAYERS + player_in(code)) * (1 + MOST_CARDS) + hit


class Book:
    """The moves and questions that name cards of one deck, each built once."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.simple: list[Move] = [DONE] * SIMPLE
        self.actions: list[Move | None] = [None] * (MOST_CARDS * MOST_CARDS * MOST_PLAYERS * (1 + MOST_CARDS))
        """Those with a target, each built when it is first possible."""
        self.codes: dict[Move, int] = {REFILL: TO_REFILL, DONE: TO_STOP}
        self.simple[TO_REFILL] = REFILL
        for card in range(len(deck.cards)):
            for kind, named in NAMING.items():
                move: Move = named(deck.cards[card])
                self.simple[naming(kind, card)] = move
                self.codes[move] = naming(kind, card)
            for combination in COMBINATIONS:
                score = Score(combination, deck.cards[card])
                self.simple[scoring(combination.number, card)] = score
                self.codes[score] = int(scoring(combination.number, card))
        self.follow_up: list[list[Mapping[Seat, Ask]]] = [
            [{seat: FollowUp(card=card)} for card in deck.cards] for seat in range(MOST_PLAYERS)
        ]

    def move(self, code: i64) -> Move:
        """The move with this code."""
        if not has_target(code):
            return self.simple[code]
        place = place_of(code)
        found = self.actions[place]
        if found is None:
            found = self.actions[place] = self.action(code)
            self.codes[found] = code
        return found

    def action(self, code: i64) -> Move:
        """An action with a target."""
        cards = self.deck.cards
        by, through = cards[card_of(code)], cards[second_of(code)]
        if kind_of(code) == TO_AIM:
            return Aim(by, through, player_in(code))
        return Hit(by, through, player_in(code), cards[third_of(code)])

    def code(self, move: Move) -> i64:
        """The code of a move."""
        found = self.codes.get(move)
        if found is None:
            found = self.codes[move] = self.worked_out(move)
        return found

    def worked_out(self, move: Move) -> int:
        """The code of an action with a target."""
        number = self.deck.number
        if isinstance(move, Aim):
            return int(aiming(number[move.by], number[move.through], move.on))
        assert isinstance(move, Hit)
        return int(hitting(number[move.by], number[move.through], move.on, number[move.card]))


REFILL: Final = Refill()
DONE: Final = Done()
USUAL_BOOK: Final = Book(DECKS.usual)


@lru_cache(maxsize=32)
def written(deck: Deck) -> Book:
    """The moves of a deck, built once."""
    return Book(deck)


def book_of(deck: Deck) -> Book:
    """The moves that name cards of a deck."""
    return USUAL_BOOK if deck is DECKS.usual else written(deck)
