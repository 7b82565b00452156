"""The market: offers, calls, answers and deals, stones and the end of trading (ZAU-7 to ZAU-13).

Whatever is said comes in one order. A deal changes hands whole or not at all, and whatever can no longer be kept is gone.
"""

from typing import Final

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import KINDS, NOTHING, Bundle, cards_of, size
from chaudron.games.zaubercocktail.model import (
    Answered,
    Called,
    Lapsed,
    Offered,
    StonePlaced,
    Stopped,
    Traded,
    Withdrawn,
)
from chaudron.games.zaubercocktail.state import NOBODY, Deal, State, find, hand_size, holds, last_stone, trades
from chaudron.kernel.model import IllegalMove, News

MOST_DEALS: Final = 8
"""What a seat may have standing at once: as much as others can keep in mind."""
MOST_CARDS: Final = 12
"""Of one side of an offer."""


# Whether something may be said.


def check_bundle(bundle: Bundle) -> None:
    """Refuse a side of a deal that has no cards, or too many (ZAU-8)."""
    number = size(bundle)
    if number == 0:
        raise IllegalMove("no-cards")
    if number > MOST_CARDS:
        raise IllegalMove("too-many-cards", most=MOST_CARDS)


def check_speaking(state: State, seat: i64) -> None:
    """Refuse one more offer of a seat that has too many, or nothing to trade with (ZAU-8)."""
    if hand_size(state, seat) == 0:
        raise IllegalMove("empty-hand")
    if sum([1 for deal in state.deals if deal.maker == seat]) >= MOST_DEALS:
        raise IllegalMove("too-many-offers", most=MOST_DEALS)


def check_offer(state: State, seat: i64, give: Bundle, want: Bundle, to: int, call: i64 = NOBODY) -> None:
    """Refuse an offer that cannot be kept or answered (ZAU-8, ZAU-9); `to` may be any number that somebody sent."""
    check_speaking(state, seat)
    check_bundle(give)
    check_bundle(want)
    for kind in range(KINDS):
        if give[kind] and want[kind]:
            raise IllegalMove("same-both-ways")
    if not holds(state, seat, give):
        raise IllegalMove("not-held")
    if to == int(seat) or to >= int(state.seats):
        raise IllegalMove("no-partner")
    if to != NOBODY and not trades(state, to):
        raise IllegalMove("partner-done")
    for deal in state.deals:
        if deal.maker == seat and deal.give == give and deal.want == want and deal.to == to and deal.call == call:
            raise IllegalMove("said-already")


def check_call(state: State, seat: i64, want: Bundle) -> None:
    """Refuse a call for nothing, or one that stands already."""
    check_speaking(state, seat)
    check_bundle(want)
    for deal in state.deals:
        if deal.maker == seat and deal.is_call and deal.want == want:
            raise IllegalMove("said-already")


def check_answer(state: State, seat: i64, number: int, want: Bundle) -> None:
    """Refuse an answer to what is gone or is no call, or one that cannot be kept."""
    call = find(state, number)
    if call is None:
        raise IllegalMove("offer-gone")
    if call.maker == seat:
        raise IllegalMove("own-offer")
    if not call.is_call:
        raise IllegalMove("no-call")
    check_offer(state, seat, call.want, want, call.maker, number)


def check_accept(state: State, seat: i64, number: int) -> None:
    """Refuse to take up what is gone, is not for this seat, or cannot be paid for (ZAU-9, ZAU-10)."""
    deal = find(state, number)
    if deal is None:
        raise IllegalMove("offer-gone")
    if deal.maker == seat:
        raise IllegalMove("own-offer")
    if deal.is_call:
        raise IllegalMove("answer-calls")
    if deal.to not in (NOBODY, seat):
        raise IllegalMove("not-for-you")
    if not holds(state, seat, deal.want):
        raise IllegalMove("not-held")


def acceptable(state: State, seat: i64, deal: Deal) -> bool:
    """Whether a seat can take up what stands there."""
    return deal.maker != seat and not deal.is_call and deal.to in (NOBODY, int(seat)) and holds(state, seat, deal.want)


# What is said.


def say(state: State, seat: i64, give: Bundle, want: Bundle, to: i64, call: i64, news: list[News] | None) -> None:
    """An offer, a call or an answer stands from now on; what is offered is known to be held (ZAU-9)."""
    number = int(state.next_deal)
    state.next_deal += 1
    state.deals = (*state.deals, Deal(number, int(seat), give, want, int(to), int(call)))
    learn(state, seat, give)
    if news is None:
        return
    if call != NOBODY:
        news.append(News(Answered(seat, number, to, cards_of(give), cards_of(want))))
    elif give == NOTHING:
        news.append(News(Called(seat, number, cards_of(want))))
    else:
        news.append(News(Offered(seat, number, cards_of(give), cards_of(want), None if to == NOBODY else to)))


def learn(state: State, seat: i64, bundle: Bundle) -> None:
    """Everybody knows that a seat holds these cards: what stands can be kept (ZAU-9)."""
    for kind in range(KINDS):
        at = KINDS * seat + kind
        if state.known[at] < bundle[kind]:
            state.known[at] = bundle[kind]


def withdraw(state: State, seat: i64, number: int, news: list[News] | None) -> None:
    """Take back what was said; answers to a call go with it."""
    if news is not None:
        news.append(News(Withdrawn(seat, number)))
    state.deals = tuple([deal for deal in state.deals if deal.number != number])
    sweep(state, news)


def accept(state: State, seat: i64, number: int, news: list[News] | None) -> None:
    """Both sides change hands at once; a call that was answered so is done (ZAU-9, ZAU-10)."""
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


def give_over(state: State, giver: i64, taker: i64, bundle: Bundle) -> None:
    """Cards go from hand to hand, for all to see."""
    for kind in range(KINDS):
        number = bundle[kind]
        if number:
            take_away(state, giver, kind, number)
            state.hands[KINDS * taker + kind] += number
            state.known[KINDS * taker + kind] += number


def take_away(state: State, seat: i64, kind: i64, number: i64) -> None:
    """Cards leave a hand: first those that it was known to hold."""
    at = KINDS * seat + kind
    state.hands[at] -= number
    state.known[at] = max(0, state.known[at] - int(number))


def sweep(state: State, news: list[News] | None) -> None:
    """What can no longer be kept or taken up is gone (ZAU-9, ZAU-11)."""
    while True:
        kept = [deal for deal in state.deals if stands(state, deal)]
        if len(kept) == len(state.deals):
            return
        if news is not None:
            news += [News(Lapsed(deal.maker, deal.number)) for deal in state.deals if deal not in kept]
        state.deals = tuple(kept)


def stands(state: State, deal: Deal) -> bool:
    """Whether a deal can still be kept: its maker trades and holds what was promised, whoever it is for trades, its call stands."""
    if not trades(state, deal.maker) or not holds(state, deal.maker, deal.give):
        return False
    if deal.to != NOBODY and not trades(state, deal.to):
        return False
    return deal.call == NOBODY or find(state, deal.call) is not None


# Being done.


def place_stone(state: State, seat: i64, news: list[News] | None) -> bool:
    """A seat is done; true if that ends trading (ZAU-11, ZAU-12)."""
    state.stones = (*state.stones, int(seat))
    if news is not None:
        news.append(News(StonePlaced(seat, len(state.stones))))
    sweep(state, news)
    return len(state.stones) == last_stone(state) or all_done(state)


def stop(state: State, seat: i64, news: list[News] | None) -> bool:
    """Time is up for a seat; true if nobody trades any more (ZAU-13)."""
    state.stopped |= 1 << seat
    if news is not None:
        news.append(News(Stopped(seat)))
    sweep(state, news)
    return all_done(state)


def all_done(state: State) -> bool:
    """Whether nobody may trade any more."""
    return sum([1 for seat in range(state.seats) if trades(state, seat)]) == 0
