"""The market: offers, calls, displays, answers and deals, stones and the end of trading (ZAU-7 to ZAU-13).

Everything is said in one order. A deal is carried out entirely or not at all, and whatever can no longer be kept is removed.
"""

from typing import Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import NOTHING, Bundle, cards_of
from chaudron.games.zaubercocktail.effects import give_over, learn
from chaudron.games.zaubercocktail.model import (
    Answered,
    BidMade,
    Called,
    Displayed,
    Lapsed,
    Offered,
    StonePlaced,
    Stopped,
    Traded,
    Withdrawn,
)
from chaudron.games.zaubercocktail.state import NOBODY, Deal, State, find, holds, last_stone, trades
from chaudron.kernel.bits import one
from chaudron.kernel.model import News

MOST_DEALS: Final = 8
"""How many things that a seat has said may stand at once: as many as others can keep in mind."""
MOST_CARDS: Final = 12
"""The maximum number of cards on one side of an offer."""


# Offers, calls, displays and answers.


def say(state: State, seat: i64, give: Bundle, want: Bundle, to: i64, call: i64, news: list[News] | None) -> None:
    """Add an offer, a call, a display or an answer; everybody knows that its maker holds what is offered (ZAU-9)."""
    number = int(state.next_deal)
    state.next_deal += 1
    state.deals = (*state.deals, Deal(number, int(seat), give, want, int(to), int(call)))
    learn(state, seat, give)
    if news is None:
        return
    if call != NOBODY:
        asked = find(state, int(call))
        said = BidMade if asked is not None and asked.is_display else Answered
        news.append(News(said(seat, number, to, cards_of(give), cards_of(want))))
    elif give == NOTHING:
        news.append(News(Called(seat, number, cards_of(want))))
    elif want == NOTHING:
        news.append(News(Displayed(seat, number, cards_of(give))))
    else:
        news.append(News(Offered(seat, number, cards_of(give), cards_of(want), None if to == NOBODY else to)))


def withdraw(state: State, seat: i64, number: int, news: list[News] | None) -> None:
    """Withdraw what a seat has said; answers go with their call or display."""
    if news is not None:
        news.append(News(Withdrawn(seat, number)))
    state.deals = tuple([deal for deal in state.deals if deal.number != number])
    sweep(state, news)


def accept(state: State, seat: i64, number: int, news: list[News] | None) -> None:
    """Exchange both sides at once; if it was an answer, its call or display is done (ZAU-9, ZAU-10)."""
    deal = find(state, number)
    assert deal is not None
    give_over(state, deal.maker, seat, deal.give)
    give_over(state, seat, deal.maker, deal.want)
    if news is not None:
        news.append(News(Traded(seat, deal.maker, number, cards_of(deal.want), cards_of(deal.give))))
    state.deals = tuple([other for other in state.deals if other.number not in (number, deal.call)])
    sweep(state, news)
    for other in state.deals:
        learn(state, other.maker, other.give)


def sweep(state: State, news: list[News] | None) -> None:
    """Remove what can no longer be kept or accepted (ZAU-9, ZAU-11)."""
    while True:
        kept = [deal for deal in state.deals if stands(state, deal)]
        if len(kept) == len(state.deals):
            return
        if news is not None:
            news += [News(Lapsed(deal.maker, deal.number)) for deal in state.deals if deal not in kept]
        state.deals = tuple(kept)


def stands(state: State, deal: Deal) -> bool:
    """Whether a deal can still be kept: its maker trades and holds what was promised, its addressee trades, what it answers stands."""
    if not trades(state, deal.maker) or not holds(state, deal.maker, deal.give):
        return False
    if deal.to != NOBODY and not trades(state, deal.to):
        return False
    return deal.call == NOBODY or find(state, deal.call) is not None


# The end of trading.


def place_stone(state: State, seat: i64, news: list[News] | None) -> bool:
    """Place a seat's stone; true if that ends trading for all (ZAU-11, ZAU-12)."""
    state.stones = (*state.stones, int(seat))
    if news is not None:
        news.append(News(StonePlaced(seat, len(state.stones))))
    sweep(state, news)
    return len(state.stones) == last_stone(state) or all_done(state)


def stop(state: State, seat: i64, news: list[News] | None) -> bool:
    """Stop a seat because time is up; true if nobody trades any more (ZAU-13)."""
    state.stopped |= one(seat)
    if news is not None:
        news.append(News(Stopped(seat)))
    sweep(state, news)
    return all_done(state)


def all_done(state: State) -> bool:
    """Whether nobody may trade any more."""
    return sum([1 for seat in range(state.seats) if trades(state, seat)]) == 0
