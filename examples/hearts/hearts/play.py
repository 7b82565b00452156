"""The course of the game: the deal, passing, tricks, the end of a deal and of the game."""

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from chaudron.kernel.model import Move, News, Outcome
from chaudron.kernel.ranking import first, outcome
from chaudron.kernel.rng import Rng
from hearts.cards import (
    ALL,
    CARDS,
    HEART_CARDS,
    HEARTS,
    ONE,
    POINT_CARDS,
    QUEEN,
    SEATS,
    SIZE,
    SUIT_OF,
    SUITS,
    TWO,
    cards,
    size,
)
from hearts.choices import CARD_OF
from hearts.model import (
    Broke,
    Chose,
    DealEnded,
    Dealt,
    Direction,
    GameEnded,
    Got,
    Opens,
    Options,
    Played,
    Received,
    Scored,
    ShotTheMoon,
    Took,
)
from hearts.scoring import MOON, placings, points_in, points_of, shooter, standings
from hearts.state import NO_POINTS_YET, NOBODY, PASSED, SPARE_QUEEN, State, four, house_rules

DIRECTIONS: Final[list[Direction]] = list(Direction)
AFTER: Final[list[int]] = [1, 3, 0, 2]
"""The direction of the next deal: left, right, across, nobody, and left again (HEA-4)."""


def started(options: Options, rng: Rng, news: list[News] | None) -> State:
    """The first deal; the direction is drawn (HEA-4)."""
    state = State(options, house_rules(options))
    if options.pass_cards:
        state.direction = int(rng.below(SEATS))
    deal(state, rng, news)
    return state


def deal(state: State, rng: Rng, news: list[News] | None) -> None:
    """Shuffle and deal, one card to each seat in turn (HEA-2)."""
    deck = list(range(SIZE))
    rng.shuffle(deck)
    state.hands = four()
    for nth, card in enumerate(deck):
        state.hands[nth % SEATS] |= ONE[card]
    state.passed = four()
    state.played = four()
    state.taken = four()
    state.lacks = four()
    state.lying = 0
    state.number = 0
    state.opener = NOBODY
    state.broken = not state.options.must_break_hearts
    state.passing = state.direction != 0
    state.turn = NOBODY
    if news is not None:
        news.append(News(Dealt(state.deal + 1, state.options.deals, DIRECTIONS[state.direction])))
        for seat in range(SEATS):
            news.append(News(Received(seat, cards(state.hands[seat])), seat))
    if not state.passing:
        open_play(state, news)


def open_play(state: State, news: list[News] | None) -> None:
    """Whoever has the two of clubs leads (HEA-5)."""
    for seat in range(SEATS):
        if state.hands[seat] & ONE[TWO]:
            state.opener = state.turn = state.leader = seat
            if news is not None:
                news.append(News(Opens(seat)))


def make(state: State, seat: int, move: Move, rng: Rng, news: list[News] | None = None) -> None:
    """Make a legal move."""
    card = CARD_OF[move]
    if state.passing:
        pass_one(state, seat, card, news)
    else:
        play_one(state, seat, card, rng, news)


def pass_one(state: State, seat: i64, card: i64, news: list[News] | None) -> None:
    """Put a card aside; when everybody has put three aside, they change hands (HEA-3)."""
    state.hands[seat] &= ALL & ~ONE[card]
    state.passed[seat] |= ONE[card]
    if size(state.passed[seat]) < PASSED:
        return
    if news is not None:
        news.append(News(Chose(seat)))
    for other in range(SEATS):
        if size(state.passed[other]) < PASSED:
            return
    state.passing = False
    for giver in range(SEATS):
        to: i64 = (giver + state.direction) % SEATS
        state.hands[to] |= state.passed[giver]
        if news is not None:
            news.append(News(Got(to, giver, cards(state.passed[giver])), to))
    open_play(state, news)


def play_one(state: State, seat: i64, card: i64, rng: Rng, news: list[News] | None) -> None:
    """Play a card, and what follows: the end of the trick, the deal, the game."""
    one: i64 = ONE[card]
    suit: i64 = SUIT_OF[card]
    state.hands[seat] &= ALL & ~one
    state.played[seat] |= one
    if state.number % SEATS == 0:
        state.lying = 0
        state.leader = state.winner = seat
        state.best = card
        if suit == HEARTS and not state.broken:  # HEA-8, HEA-9: there was nothing else to lead
            state.lacks[seat] |= ALL & ~(POINT_CARDS if state.house & SPARE_QUEEN else HEART_CARDS)
    else:
        led: i64 = SUIT_OF[state.trick[0]]
        if suit == led:
            if card > state.best:
                state.best = card
                state.winner = seat
        else:
            state.lacks[seat] |= SUITS[led]  # HEA-6
            if state.number < SEATS and state.house & NO_POINTS_YET and one & POINT_CARDS:
                state.lacks[seat] |= ALL & ~POINT_CARDS  # HEA-7
    state.trick[state.lying] = card
    state.lying += 1
    state.number += 1
    breaks = not state.broken and (suit == HEARTS or (card == QUEEN and state.options.qs_breaks_hearts))  # HEA-8
    state.broken = state.broken or breaks
    if news is not None:
        news.append(News(Played(seat, CARDS[card])))
        if breaks:
            news.append(News(Broke(seat)))
    if state.lying < SEATS:
        state.turn = (seat + 1) % SEATS
        return
    pile: i64 = ONE[state.trick[0]] | ONE[state.trick[1]] | ONE[state.trick[2]] | ONE[state.trick[3]]
    state.taken[state.winner] |= pile
    state.turn = state.winner
    if news is not None:
        news.append(News(Took(state.winner, points_in(pile, state.options))))
    if state.number == SIZE:
        end_deal(state, rng, news)


def end_deal(state: State, rng: Rng, news: list[News] | None) -> None:
    """Count the points; then the next deal follows, or the game is over (HEA-10 to HEA-15)."""
    points = points_of(state.taken, state.options)
    state.sheet = (*state.sheet, tuple(points))
    sums = standings(state)
    if news is not None:
        news.append(News(DealEnded(state.deal + 1)))
        moon = shooter(state.taken)
        if moon != NOBODY:
            news.append(News(ShotTheMoon(moon, MOON)))
        for seat in range(SEATS):
            news.append(News(Scored(seat, points[seat], sums[seat])))
    if len(state.sheet) == state.options.deals:
        state.turn = NOBODY
        if news is not None:
            news.append(News(GameEnded(first(placings(sums)), min(sums))))
        return
    state.deal += 1
    if state.options.pass_cards:
        state.direction = AFTER[state.direction]
    deal(state, rng, news)


def outcome_of(state: State) -> Outcome | None:
    """How the game has ended, once it has."""
    if state.turn != NOBODY or state.passing:
        return None
    sums = standings(state)
    return outcome(sums, placings(sums))


def tally(state: State) -> Mapping[str, int]:
    """Every card, wherever it is."""
    piles = [int(pile) for pile in state.hands] + [int(pile) for pile in state.taken]
    if state.passing:
        piles += [int(pile) for pile in state.passed]
    if state.number % SEATS:
        piles += [int(ONE[card]) for card in state.trick[: state.lying]]
    return {CARDS[card].value: sum([pile >> card & 1 for pile in piles]) for card in range(SIZE)}
