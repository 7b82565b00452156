"""What a search believes of hidden hands in Poison: what somebody poured says what they probably do not hold."""

from collections import Counter

import pytest

from chaudron.games.poison import GAME, Card, Options, Pour, State
from chaudron.games.poison.belief import LIKELY, Probable, likelihoods
from chaudron.games.poison.cards import KINDS, VALUE
from chaudron.games.poison.effects import boils_over
from chaudron.games.poison.knowledge import Possible
from chaudron.kernel.match import Match
from chaudron.testing import rng
from tests.games.poison.table import BLUE_1, BLUE_5, DRAW_PILE, PLAIN, RED_2, every_number_of_seats, hand, play_on, start, table

TIMES = 2000
SEVENS = [card for card in Card if VALUE[card.number] == 7]


def opening(seats: int, options: Options = PLAIN) -> State:
    """A state after the first card of a round, a 5, where a 7 would have fitted as well."""
    for number in range(20):
        state = start(seats, number, options)
        for move in GAME.moves(state, state.turn):
            if VALUE[move.card.number] == 5:
                GAME.apply(state, state.turn, move, rng())
                return state
    raise AssertionError("nobody has a 5")


def held(state: State, seat: int, cards: list[Card]) -> int:
    """How many of these cards a seat holds."""
    return sum(hand(state, seat).count(card) for card in cards)


@every_number_of_seats
def test_whoever_pours_a_card_where_a_higher_one_fits_probably_has_no_higher_one(seats: int) -> None:
    state = opening(seats)
    view = GAME.view(state, state.turn)
    first = (state.turn - 1) % seats
    guide, draws = GAME.guide(view), rng()
    likely = sum(held(guide.imagine(view, draws), first, SEVENS) for _ in range(TIMES))
    alike = sum(held(GAME.imagine(view, draws), first, SEVENS) for _ in range(TIMES))
    assert likely < 0.4 * alike


@every_number_of_seats
def test_what_it_imagines_is_what_the_seat_sees(seats: int) -> None:
    state, draws = start(seats), rng(5)
    for _ in range(30):
        play_on(state, draws)
        view = GAME.view(state, state.turn)
        guide = GAME.guide(view)
        for _ in range(3):
            imagined = guide.imagine(view, draws)
            assert GAME.view(imagined, view.seat) == view
            assert GAME.tally(imagined) == GAME.tally(state)


@pytest.mark.parametrize("steps", [1, 9, 24])
def test_deals_are_as_frequent_as_they_are_likely(steps: int) -> None:
    """Random deals, each weighed by how likely it makes all hands, have the same mean number of each card in each hand."""
    state, draws = start(3, 2), rng(3)
    bot = GAME.heuristic()
    assert bot is not None
    for _ in range(steps):
        ((seat, ask),) = GAME.asks(state).items()
        move = bot.choose(GAME.view(state, seat), ask, GAME.moves(state, seat), draws)
        assert move is not None
        GAME.apply(state, seat, move, draws)
    view = GAME.view(state, state.turn)
    others = [seat for seat in range(3) if seat != view.seat]
    # Only doubts of a few cards, so that enough of the random deals are likely.
    probable, possible = Probable(view), Possible(view)
    doubted = [at for at in range(3 * KINDS) if probable.likely[at] < LIKELY and at // KINDS in others]
    for at in doubted[3:]:
        probable.likely[at] = LIKELY
    frequent: Counter[tuple[int, Card]] = Counter()
    for _ in range(TIMES):
        imagined = probable.state(draws)
        frequent.update((seat, card) for seat in others for card in hand(imagined, seat))
    weighed: dict[tuple[int, Card], float] = {}
    whole = 0.0
    for _ in range(2 * TIMES):
        imagined = possible.state(draws)
        weight = 1.0
        for seat in others:
            for card in hand(imagined, seat):
                weight *= probable.likely[seat * KINDS + card.number] / LIKELY
        whole += weight
        for seat in others:
            for card in hand(imagined, seat):
                weighed[seat, card] = weighed.get((seat, card), 0.0) + weight
    for place in frequent.keys() | weighed.keys():
        assert frequent[place] / TIMES == pytest.approx(weighed.get(place, 0.0) / whole, abs=0.12), place


def test_somebody_who_has_to_boil_over_probably_has_nothing_that_fits() -> None:
    """Searched for in play at the table of sensible players, who never boil over otherwise."""
    match = Match(GAME, 4, PLAIN, bytes(32))
    bot = GAME.heuristic()
    assert bot is not None
    draws, found = rng(), 0
    while not found:
        ((seat, question),) = match.questions().items()
        view = match.view(seat)
        move = bot.choose(view, question.ask, match.moves(seat), draws)
        assert move is not None
        match.play(seat, move)
        if boils_over(view.cauldrons[move.cauldron].total + VALUE[move.card.number]) and view.hands[seat] > 1:
            after = match.view((seat + 1) % 4)
            fitting = [
                card.number
                for card in Card
                for brew in view.cauldrons
                if brew.colour is not None and card.value.startswith(brew.colour.value) and not boils_over(brew.total + VALUE[card.number])
            ]
            for kind in fitting:
                found += 1
                assert likelihoods(after)[seat * KINDS + kind] < LIKELY
    assert found


def arranged() -> State:
    """A state after the first card at a table that was not dealt."""
    state = table([RED_2, BLUE_1], [RED_2, BLUE_5], cauldrons=[[BLUE_1]])
    GAME.apply(state, 0, Pour(RED_2, 1), rng())
    return state


@pytest.mark.parametrize("state", [opening(3, DRAW_PILE), arranged()], ids=["draw-pile", "arranged"])
def test_where_play_does_not_tell_enough_all_deals_are_equally_likely(state: State) -> None:
    view = GAME.view(state, state.turn)
    for number in range(5):
        one, other = Probable(view).state(rng(number)), Possible(view).state(rng(number))
        assert [hand(one, seat) for seat in range(3)] == [hand(other, seat) for seat in range(3)]
