"""Build and read situations of Poison in terms of cards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TypeVar

import pytest

from chaudron.games.poison import GAME, Arrangement, Card, Colour, Dealt, Options, Pour, Received, Scored, State
from chaudron.games.poison.arrange import placed
from chaudron.games.poison.cards import cards
from chaudron.kernel.model import Event, Facts, News, Seat
from chaudron.testing import Referee, told

E = TypeVar("E", bound=Event)

RED_1, RED_2, RED_4, RED_5, RED_7 = Card.RED_1, Card.RED_2, Card.RED_4, Card.RED_5, Card.RED_7
BLUE_1, BLUE_2, BLUE_4, BLUE_5, BLUE_7 = Card.BLUE_1, Card.BLUE_2, Card.BLUE_4, Card.BLUE_5, Card.BLUE_7
PURPLE_1, PURPLE_2, PURPLE_4, PURPLE_5, PURPLE_7 = Card.PURPLE_1, Card.PURPLE_2, Card.PURPLE_4, Card.PURPLE_5, Card.PURPLE_7
POISON = Card.POISON

RED, BLUE, PURPLE = Colour.RED, Colour.BLUE, Colour.PURPLE

PLAIN = Options()
DRAW_PILE = Options(draw_pile=True)
MEMORY_AID = Options(memory_aid=True)

SEATS = (3, 4, 5, 6)
every_number_of_seats = pytest.mark.parametrize("seats", SEATS)
IDLE = (POISON, POISON)
"""A hand for a seat that a situation is not about: two Poison cards are never played unasked."""


def colour(card: Card) -> Colour | None:
    return None if card is POISON else Colour(card.value.partition("-")[0])


def value(card: Card) -> int:
    return 4 if card is POISON else int(card.value.partition("-")[2])


def copies(card: Card) -> int:
    """How many the rulebook prints of each card (POI-1)."""
    if card is POISON:
        return 8
    return 2 if value(card) == 4 else 3


DECK = Counter({card: copies(card) for card in Card})
REDS, BLUES, PURPLES, POISONS = (tuple(card for card in DECK.elements() if colour(card) is which) for which in (RED, BLUE, PURPLE, None))


REFEREE = Referee(GAME)
start, play_on, play_out, zone = REFEREE.start, REFEREE.step, REFEREE.play_out, REFEREE.zone


def table(
    *hands: Sequence[Card],
    seats: int = 3,
    cauldrons: Sequence[Sequence[Card]] = (),
    taken: Sequence[Sequence[Card]] = (),
    stock: Iterable[Card] = (),
    turn: Seat = 0,
    options: Options = PLAIN,
    sheet: tuple[tuple[int, ...], ...] = (),
) -> State:
    """A situation in the middle of a round; seats without a given hand hold IDLE, and everything else not given is empty."""
    held = [*hands, *[IDLE] * (seats - len(hands))]
    given = [tuple(tuple(cards) for cards in some) for some in (held, cauldrons, taken)]
    arrangement = Arrangement(hands=given[0], cauldrons=given[1], taken=given[2], stock=tuple(stock), turn=turn, sheet=sheet)
    return placed(len(held), options, arrangement)


def pour(state: State, card: Card, cauldron: int) -> list[News]:
    """Let the seat in turn pour a card, and return the news."""
    return REFEREE.play(state, Pour(card, cauldron))


def refusal(state: State, seat: Seat, card: Card, cauldron: int) -> tuple[str, Facts]:
    """Why a seat may not pour a card there."""
    return REFEREE.refusal(state, seat, Pour(card, cauldron))


def allowed(state: State, card: Card) -> list[int]:
    """The cauldrons the seat in turn may pour a card into; `moves` and `check` must agree on them."""
    listed = [move.cauldron for move in GAME.moves(state, state.turn) if move.card is card]
    for cauldron in {0, 1, 2} - set(listed):
        refusal(state, state.turn, card, cauldron)
    for cauldron in listed:
        GAME.check(state, state.turn, Pour(card, cauldron))
    return listed


def brew(state: State, cauldron: int) -> tuple[Card, ...]:
    return GAME.view(state, None).cauldrons[cauldron].cards


def brew_colour(state: State, cauldron: int) -> Colour | None:
    return GAME.view(state, None).cauldrons[cauldron].colour


def taken(state: State, seat: Seat) -> tuple[Card, ...]:
    return GAME.view(state, None).taken[seat]


def hand(state: State, seat: Seat) -> tuple[Card, ...]:
    return GAME.view(state, seat).hand


def aside(state: State) -> tuple[Card, ...]:
    """The set-aside hand, which no view shows."""
    return cards(state.aside)


def whole_match(seats: int, options: Options = PLAIN, number: int = 0) -> list[News]:
    return play_out(REFEREE.match(seats, number, options))


def by_round(news: Iterable[News], kind: type[E]) -> list[list[E]]:
    """The events of one kind, round by round."""
    rounds: list[list[E]] = []
    for event, _ in news:
        if isinstance(event, Dealt):
            rounds.append([])
        if isinstance(event, kind):
            rounds[-1].append(event)
    return rounds


def deals(seats: int, options: Options = PLAIN) -> list[tuple[Dealt, list[Received]]]:
    """Every deal of a match, with what each seat received."""
    news = whole_match(seats, options)
    return list(zip(told(news, Dealt), by_round(news, Received), strict=True))


def points(*heaps: Sequence[Card]) -> list[int]:
    """What each seat pays for the cards it took when the round ends."""
    state = table([POISON], *[[]] * (len(heaps) - 1), taken=heaps)
    return [event.points for event in told(pour(state, POISON, 0), Scored)]
