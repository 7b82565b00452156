"""What speaks for or against a move, from what was said and shown and one's own hand."""

from typing import Final

from chaudron.games.zaubercocktail.cards import (
    INGREDIENTS,
    JOKER,
    KINDS,
    LARGEST,
    NOTHING,
    NUMBER,
    PLAIN_KINDS,
    Bundle,
    bundle_of,
    size,
    worth,
)
from chaudron.games.zaubercocktail.judgement import trading
from chaudron.games.zaubercocktail.model import (
    Accept,
    Adds,
    Answer,
    BestTwo,
    Bid,
    Call,
    CanShow,
    Closes,
    Display,
    Enough,
    GivesAtMost,
    KeepsBack,
    KnownToHold,
    Lowers,
    Makes,
    Offer,
    OnlyYou,
    PlaceStone,
    Raises,
    Ring,
    Show,
    SpareCards,
    View,
    Withdraw,
)
from chaudron.games.zaubercocktail.scoring import RING, good_ranks
from chaudron.games.zaubercocktail.state import stones_to_end
from chaudron.games.zaubercocktail.worth import BRINGS, best_show, result, swapped
from chaudron.kernel.model import Ask, Move, Reason, Seat

MOST: Final = 3
"""How many reasons are given at most."""


def reasons(view: View, ask: Ask, move: Move) -> tuple[Reason, ...]:
    """The most telling reasons for or against a move."""
    hand = bundle_of(view.hand)
    found: list[Reason] = []
    if isinstance(move, PlaceStone):
        found = stopping(view, hand)
    elif isinstance(move, Show):
        found = showing(view, hand, move)
    elif isinstance(move, Enough):
        shown = sum([each.cards + each.jokers for each in view.chosen])
        found = [KeepsBack(len(view.hand) - shown)]
    elif isinstance(move, Display):
        found = [SpareCards()] if spares(hand, bundle_of(move.give)) else []
    else:
        give, get, partner = sides(view, move)
        if get != NOTHING:
            found = trade(view, hand, give, get, partner)
    return tuple(found[:MOST])


def sides(view: View, move: Move) -> tuple[Bundle, Bundle, Seat | None]:
    """What a move gives the seat and costs it, if it leads to a trade, and the only partner; nothing if it is not about a trade."""
    standing = {offer.number: offer for offer in view.offers}
    if isinstance(move, Offer):
        return bundle_of(move.give), bundle_of(move.want), move.to
    if isinstance(move, Call):
        return NOTHING, bundle_of(move.want), None
    if isinstance(move, Answer):
        call = standing[move.call]
        return bundle_of(call.want), bundle_of(move.want), call.seat
    if isinstance(move, Bid):
        display = standing[move.display]
        return bundle_of(move.give), bundle_of(display.give), display.seat
    if isinstance(move, Accept):
        offer = standing[move.offer]
        return bundle_of(offer.want), bundle_of(offer.give), offer.seat
    if isinstance(move, Withdraw):
        mine = standing[move.offer]
        return bundle_of(mine.give), bundle_of(mine.want), mine.to
    return NOTHING, NOTHING, None


# Trades.


def trade(view: View, hand: Bundle, give: Bundle, get: Bundle, partner: Seat | None) -> list[Reason]:
    """What a trade changes in the own hand, and what it gives to the other side."""
    after = swapped(hand, give, get)
    before, then = result(hand), result(after)
    found: list[Reason] = []
    if then > before:
        found.append(Raises(before, then))
    elif then < before:
        found.append(Lowers(before, then))
    kind = max(range(PLAIN_KINDS), key=lambda each: (min(1, get[each]) * int(worth(each, after[each])), each))
    if get[kind] and after[kind] > 1:
        rest = NUMBER[kind] - after[kind] + NUMBER[JOKER] - after[JOKER] if NUMBER[kind] > after[kind] else 0
        alone = min(LARGEST[kind], rest) < min(LARGEST[kind], after[kind])
        found.append(OnlyYou(INGREDIENTS[kind], after[kind]) if alone else Makes(INGREDIENTS[kind], after[kind]))
    if give != NOTHING and spares(hand, give):
        found.append(SpareCards())
    if partner is not None and give != NOTHING and not give[JOKER]:
        most = gained_at_most(view, partner, give)
        if most < then - before:
            found.insert(1, GivesAtMost(partner, most))
    if partner is None:
        holders = tuple([seat for seat in range(len(view.hands)) if seat != view.seat and trading(view, seat) and knows(view, seat, get)])
        if holders:
            found.append(KnownToHold(holders))
    return found


def spares(hand: Bundle, cards: Bundle) -> bool:
    """Whether the best two collections of a hand do not need these cards."""
    return result(swapped(hand, cards, NOTHING)) == result(hand)


def knows(view: View, seat: Seat, cards: Bundle) -> bool:
    """Whether a seat is known to hold all of these cards."""
    held = bundle_of(view.known[seat])
    return all(held[kind] >= cards[kind] for kind in range(KINDS))


def gained_at_most(view: View, seat: Seat, cards: Bundle) -> int:
    """The most that the best two collections of another hand can gain by receiving these cards, none of them a joker.

    Each kind adds at most what it adds to any collection that the seat may have of it, with any number of jokers."""
    known, mine = bundle_of(view.known[seat]), bundle_of(view.hand)
    hidden = view.hands[seat] - int(size(known))
    jokers = min(known[JOKER] + hidden, NUMBER[JOKER] - mine[JOKER])
    found = 0
    for kind in range(PLAIN_KINDS):
        more = cards[kind]
        most = min(known[kind] + hidden, NUMBER[kind] - mine[kind])
        sizes = [(held, held + added) for held in range(known[kind], most + 1) for added in range(jokers + 1)]
        found += max([BRINGS[kind][there + more] - (BRINGS[kind][there] if held else 0) for held, there in sizes]) if more else 0
    return found


# Stones and showing.


def stopping(view: View, hand: Bundle) -> list[Reason]:
    """What the seat can show now, and what its stone means."""
    seats = len(view.hands)
    found: list[Reason] = [CanShow(result(hand))]
    if not view.stones:
        found.append(Ring(RING, good_ranks(seats)))
    if len(view.stones) + 1 == stones_to_end(seats):
        found.append(Closes())
    return found


def showing(view: View, hand: Bundle, move: Show) -> list[Reason]:
    """What a collection is worth, and whether it is one of the best two."""
    points = int(worth(move.ingredient.number, move.cards + move.jokers))
    total = points + sum([int(worth(each.ingredient.number, each.cards + each.jokers)) for each in view.chosen])
    found: list[Reason] = [Adds(points, total)]
    if (move.ingredient.number, move.cards, move.jokers) in best_show(hand):
        found.append(BestTwo())
    left = len(view.hand) - sum([each.cards + each.jokers for each in view.chosen]) - move.cards - move.jokers
    return [*found, KeepsBack(left)] if left else found
