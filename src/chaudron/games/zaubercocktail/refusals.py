"""Why something cannot be said in the market, or shown (ZAU-8 to ZAU-10)."""

from mypy_extensions import i64

from chaudron.games.zaubercocktail.cards import KINDS, Bundle, size
from chaudron.games.zaubercocktail.market import MOST_CARDS, MOST_DEALS
from chaudron.games.zaubercocktail.state import NOBODY, Deal, State, find, hand_size, holds, trades
from chaudron.kernel.model import IllegalMove

# Whether something may be said.


def check_bundle(bundle: Bundle) -> None:
    """Refuse a side of a deal that has no cards, or too many (ZAU-8)."""
    number = size(bundle)
    if number == 0:
        raise IllegalMove("no-cards")
    if number > MOST_CARDS:
        raise IllegalMove("too-many-cards", most=MOST_CARDS)


def check_speaking(state: State, seat: i64) -> None:
    """Refuse another offer from a seat that has too many, or nothing to trade with (ZAU-8)."""
    if hand_size(state, seat) == 0:
        raise IllegalMove("empty-hand")
    if sum([1 for deal in state.deals if deal.maker == seat]) >= MOST_DEALS:
        raise IllegalMove("too-many-offers", most=MOST_DEALS)


def check_offer(state: State, seat: i64, give: Bundle, want: Bundle, to: int, call: i64 = NOBODY) -> None:
    """Refuse an offer that cannot be kept or accepted (ZAU-8, ZAU-9); `to` may be any number that somebody sent."""
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
    """Refuse a call for nothing, or one that already stands."""
    check_speaking(state, seat)
    check_bundle(want)
    for deal in state.deals:
        if deal.maker == seat and deal.is_call and deal.want == want:
            raise IllegalMove("said-already")


def check_display(state: State, seat: i64, give: Bundle) -> None:
    """Refuse a display of nothing, of cards that are not held, or one that already stands (ZAU-9)."""
    check_speaking(state, seat)
    check_bundle(give)
    if not holds(state, seat, give):
        raise IllegalMove("not-held")
    for deal in state.deals:
        if deal.maker == seat and deal.is_display and deal.give == give:
            raise IllegalMove("said-already")


def answered(state: State, seat: i64, number: int) -> Deal:
    """The call or display that a seat answers; refused if it is gone, the seat's own, or neither."""
    asked = find(state, number)
    if asked is None:
        raise IllegalMove("offer-gone")
    if asked.maker == seat:
        raise IllegalMove("own-offer")
    if not asked.is_call and not asked.is_display:
        raise IllegalMove("no-call")
    return asked


def check_answer(state: State, seat: i64, number: int, want: Bundle) -> None:
    """Refuse an answer to something that is gone or not a call, or one that cannot be kept."""
    call = answered(state, seat, number)
    if call.is_display:
        raise IllegalMove("bid-on-displays")
    check_offer(state, seat, call.want, want, call.maker, number)


def check_bid(state: State, seat: i64, number: int, give: Bundle) -> None:
    """Refuse a bid on something that is gone or not a display, or one that cannot be kept."""
    display = answered(state, seat, number)
    if display.is_call:
        raise IllegalMove("answer-calls")
    check_offer(state, seat, give, display.give, display.maker, number)


def check_accept(state: State, seat: i64, number: int) -> None:
    """Refuse to accept what is gone, is not for this seat, or cannot be paid for (ZAU-9, ZAU-10)."""
    deal = find(state, number)
    if deal is None:
        raise IllegalMove("offer-gone")
    if deal.maker == seat:
        raise IllegalMove("own-offer")
    if deal.is_call:
        raise IllegalMove("answer-calls")
    if deal.is_display:
        raise IllegalMove("bid-on-displays")
    if deal.to not in (NOBODY, seat):
        raise IllegalMove("not-for-you")
    if not holds(state, seat, deal.want):
        raise IllegalMove("not-held")
