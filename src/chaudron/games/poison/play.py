"""The course of the game: the deal, turns, the end of a round and of the game (POI-2 to POI-5, POI-13, POI-19)."""

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.poison.cards import DECK, cards, pile_of_kinds, tally
from chaudron.games.poison.choices import CAULDRONS
from chaudron.games.poison.model import Dealt, GameEnded, Received
from chaudron.games.poison.scoring import penalties, placings, rounds, standings, tell_round
from chaudron.games.poison.state import DRAW_PILE_HAND, LEAST_HEAPS, OVER, State
from chaudron.kernel.model import News
from chaudron.kernel.ranking import first
from chaudron.kernel.rng import Rng


def deal(state: State, rng: Rng, news: list[News] | None) -> None:
    """Shuffle and deal a round, beginning left of the dealer (POI-3, POI-4, POI-21)."""
    deck = list(DECK)
    rng.shuffle(deck)
    seats = state.seats
    state.hands = vec[i64]([0] * seats)
    state.taken = vec[i64]([0] * seats)
    state.brews = vec[i64]([0] * CAULDRONS)
    state.colouring = 0
    state.poured = vec[i64]()
    state.aside = 0
    state.drawn = 0
    state.stock = ()
    starter = (state.dealer + 1) % seats
    heaps = max(seats, LEAST_HEAPS)
    dealt = len(deck)
    if state.options.draw_pile:
        heaps = seats
        dealt = DRAW_PILE_HAND * seats
        state.stock = tuple(deck[dealt:])
    for heap in range(heaps):
        pile = pile_of_kinds(deck, heap, dealt, heaps)
        if heap < seats:
            state.hands[(starter + heap) % seats] = pile
        else:
            state.aside = pile  # the absent fourth hand comes after the dealer's
    state.turn = starter
    if news is not None:
        news.append(News(Dealt(state.round + 1, rounds(seats), state.dealer, starter)))
        for seat in range(seats):
            news.append(News(Received(seat, cards(state.hands[seat])), seat))


def pass_turn(state: State) -> bool:
    """Hand the turn to the next seat that holds cards (POI-5, POI-13); false if nobody does."""
    seats = state.seats
    hands = state.hands
    seat = state.turn
    while True:
        seat += 1
        if seat == seats:
            seat = 0
        if hands[seat]:
            state.turn = seat
            return True
        if seat == state.turn:
            return False


def end_round(state: State, rng: Rng, news: list[News] | None) -> None:
    """Score the round; then the next dealer deals, or the game is over (POI-2, POI-14, POI-19)."""
    tallies = [tally(pile) for pile in state.taken]
    points = tuple(penalties(tallies))
    state.sheet = (*state.sheet, points)
    if news is not None:
        tell_round(state, tallies, points, news)
    if len(state.sheet) == rounds(state.seats):
        state.turn = OVER
        if news is not None:
            sums = standings(state)
            news.append(News(GameEnded(first(placings(sums)), min(sums))))
        return
    state.round += 1
    state.dealer = (state.dealer + 1) % state.seats
    deal(state, rng, news)
