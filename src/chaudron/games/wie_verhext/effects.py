"""What happens to goods and cards: what roles do (WIE-18 to WIE-35), and collecting for the shelves."""

from mypy_extensions import i64

from chaudron.games.wie_verhext.cards import (
    COLOURS,
    CUTPURSE,
    GOLD,
    GOLD_SHELF,
    INGREDIENT_SHELF,
    KINDS,
    NONE,
    PILES,
    SHELF_COLLECTED,
    card_at,
)
from chaudron.games.wie_verhext.choices import TAKEN, contributions, effect, missing, of_kind, takings, there
from chaudron.games.wie_verhext.model import Brew, Brewed, Collected, Contributed, Declined, Give, ShortOf, Trade, Traded
from chaudron.games.wie_verhext.state import DROP_SHARE, GIVE, GOLD_SHARE, SPARED, TAKE, State, drops
from chaudron.kernel.bits import has
from chaudron.kernel.model import Move, News, Seat


def take_top(state: State, seat: Seat, pile: int) -> int:
    """Take the top card of a pile and return its position; what lay on a shelf's card goes to the supply (WIE-25, WIE-31)."""
    place = state.gone[pile]
    state.gone[pile] = place + 1
    state.taken[seat] = (*state.taken[seat], card_at(pile, place))
    state.points[seat] += state.deck.points[pile][place]
    if state.deck.raven[pile][place]:
        state.ravens += 1
    if pile == GOLD_SHELF:
        state.shelves[GOLD] = 0
    elif pile == INGREDIENT_SHELF:
        for colour in range(COLOURS):
            state.shelves[colour] = 0
    return place


def carry_out(state: State, seat: Seat, move: Move, news: list[News] | None) -> None:
    """Carry out what an action, a favour or a shelf offers; declining is always possible (WIE-11, WIE-12)."""
    gains = effect(move)
    at = KINDS * seat
    goods = state.goods
    for kind in range(KINDS):
        change = gains[kind]
        if change:
            goods[at + kind] += change
    pile = gains[TAKEN]
    place = take_top(state, seat, pile) if pile != NONE else NONE
    if news is None:
        return
    if isinstance(move, Brew):
        raven = state.deck.raven[pile][place]
        news.append(News(Brewed(seat, move.pile, state.deck.points[pile][place], raven, move.give, move.extra)))
    elif isinstance(move, Trade):
        news.append(News(Traded(seat, move.give, move.get)))
    else:
        news.append(News(Declined(seat)))


# Collecting for a shelf.


def share(state: State, seat: i64) -> i64:
    """What a seat contributes: a third of its gold or a quarter of its drops, one less with the favour (WIE-25, WIE-26, WIE-28)."""
    found: i64 = 0
    if state.role == CUTPURSE:
        gold: i64 = state.goods[KINDS * seat + GOLD]
        found = gold // GOLD_SHARE
    else:
        found = drops(state, seat) // DROP_SHARE
    if found and has(state.favoured, seat):
        found -= SPARED
    return found


def collect_gold(state: State, news: list[News] | None) -> None:
    """Everybody else gives to the gold shelf (WIE-25)."""
    for step in range(1, state.seats):
        seat = (state.holder + step) % state.seats
        given = share(state, seat)
        state.goods[KINDS * seat + GOLD] -= given
        state.shelves[GOLD] += given
        if news is not None:
            news.append(News(Contributed(seat, of_kind(GOLD, given))))


def contribute(state: State, seat: Seat, move: Move, news: list[News] | None) -> None:
    """Put drops on the ingredient shelf (WIE-28)."""
    gains = effect(move)
    for colour in range(COLOURS):
        state.goods[KINDS * seat + colour] += gains[colour]
        state.shelves[colour] -= gains[colour]
        state.owing += gains[colour]
    if news is not None:
        assert isinstance(move, Give)
        news.append(News(Contributed(seat, move.drops)))


def collect_drops(state: State, seat: Seat, news: list[News] | None) -> bool:
    """Let a seat that owes drops, and all after it up to the claimant, give; true once one of them has a choice (WIE-28)."""
    while True:
        if state.owing == 0:
            seat = (seat + 1) % state.seats
            if seat == state.holder:
                return False
            state.owing = share(state, seat)
        offers = contributions(state, seat)
        if len(offers) > 1:
            state.phase = GIVE
            state.turn = seat
            return True
        contribute(state, seat, offers[0], news)


def offer_card(state: State, news: list[News] | None) -> bool:
    """Offer the card to the claimant once everyone has given; false if the claimant cannot take it (WIE-25)."""
    pile = SHELF_COLLECTED[state.role]
    if news is not None:
        cost = state.deck.number[pile][state.gone[pile]]
        news.append(News(Collected(state.holder, PILES[pile], there(state), cost)))
    if takings(state):
        state.phase = TAKE
        state.turn = state.holder
        return True
    if news is not None:
        news.append(News(ShortOf(state.holder, PILES[pile], missing(state))))
    return False
