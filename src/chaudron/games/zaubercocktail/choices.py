"""Things that might be said in the market, made up at random: for trying the rules, and for those who trade without sense."""

from collections.abc import Sequence
from typing import Final

from chaudron.games.zaubercocktail.cards import INGREDIENTS
from chaudron.games.zaubercocktail.market import MOST_DEALS
from chaudron.games.zaubercocktail.model import Answer, Call, Ingredient, Offer, View
from chaudron.kernel.model import Move
from chaudron.kernel.rng import Rng

MOST: Final = 3
"""Cards on one side of what is made up."""


def some(cards: Sequence[Ingredient], rng: Rng) -> tuple[Ingredient, ...]:
    """A few of these cards."""
    rest = list(cards)
    rng.shuffle(rest)
    return tuple(rest[: 1 + rng.below(min(MOST, len(rest)))])


def wish(without: tuple[Ingredient, ...], rng: Rng) -> tuple[Ingredient, ...]:
    """One or a few cards of one kind that is not given."""
    kinds = [ingredient for ingredient in INGREDIENTS if ingredient not in without]
    return (rng.choice(kinds),) * (1 + int(rng.below(MOST)))


def invent(view: View, rng: Rng) -> Move | None:
    """An offer, a call or an answer that may be made now; None if there is nothing to say."""
    seat = view.seat
    if seat is None or view.phase != "trade" or not view.hand or seat in view.stones + view.stopped:
        return None
    mine = [offer for offer in view.offers if offer.seat == seat]
    if len(mine) >= MOST_DEALS:
        return None
    calls = [offer for offer in view.offers if not offer.give and offer.seat != seat and all_held(view.hand, offer.want)]
    move: Move
    if calls and rng.below(2):
        call = rng.choice(calls)
        move = Answer(call.number, wish(call.want, rng))
        said = any(offer.call == call.number and offer.want == move.want for offer in mine)
    elif rng.below(4) == 0:
        move = Call(wish((), rng))
        said = any(not offer.give and offer.want == move.want for offer in mine)
    else:
        give = some(view.hand, rng)
        partners = [other for other in range(len(view.hands)) if other not in view.stones + view.stopped and other != seat]
        to = rng.choice(partners) if partners and rng.below(3) == 0 else None
        move = Offer(give, wish(give, rng), to)
        said = any((offer.give, offer.want, offer.to, offer.call) == (move.give, move.want, to, None) for offer in mine)
    return None if said else move


def all_held(hand: Sequence[Ingredient], cards: Sequence[Ingredient]) -> bool:
    """Whether a hand holds all of these cards."""
    return all(hand.count(card) >= cards.count(card) for card in set(cards))
