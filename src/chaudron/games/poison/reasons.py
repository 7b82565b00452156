"""What speaks for or against pouring a card, from what everybody has seen and one's own hand."""

from typing import Final

from chaudron.games.poison.cards import POISON, VALUE, of_colour, pile_of, tally, total
from chaudron.games.poison.effects import boils_over
from chaudron.games.poison.model import (
    Colour,
    Costs,
    Leaves,
    Pour,
    Sheds,
    Spares,
    SpendsLow,
    SpendsPoison,
    Spikes,
    Takes,
    TakesNothing,
    View,
)
from chaudron.games.poison.scoring import penalties, spared
from chaudron.games.poison.state import LIMIT, OVER, POISON_PENALTY, POTION_PENALTY
from chaudron.kernel.model import Ask, Reason, Seat

TIGHT: Final = 3
"""A cauldron with room for at most this much is nearly full: of all cards, only a 1 or a 2 fits."""
HIGH: Final = 5
LOW: Final = 2
MOST: Final = 3
"""How many reasons are given at most."""


def reasons(view: View, ask: Ask, move: Pour) -> tuple[Reason, ...]:
    """The most telling reasons for or against pouring a card."""
    assert view.seat is not None
    kind = move.card.number
    brew = pile_of(view.cauldrons[move.cauldron].cards)
    after = int(total(brew)) + VALUE[kind]
    if boils_over(after):
        return tuple([*taking(view, view.seat, brew), *parting(view, move, shed=False)][:MOST])
    return tuple([fitting(view, view.seat, after), *parting(view, move, shed=True)][:MOST])


def taking(view: View, seat: Seat, brew: int) -> list[Reason]:
    """What it means to take the cards of a cauldron, if the round ended now."""
    held = [int(tally(pile_of(pile))) for pile in view.taken]
    now = held.copy()
    now[seat] += int(tally(brew))
    before, then = penalties(held), penalties(now)
    change = then[seat] - before[seat]
    found: list[Reason] = [Takes(sum(int(of_colour(tally(brew), colour)) for colour in range(4)), max(0, change), max(0, -change))]
    for number, colour in enumerate(Colour, 1):
        if not of_colour(tally(brew), number):
            continue
        immune, first = spared(held, number), spared(now, number)
        if first == seat:
            found.append(Spares(colour, int(of_colour(now[seat], number))))
        if immune not in (OVER, seat, first):
            found.append(Costs(immune, colour, POTION_PENALTY * int(of_colour(held[immune], number))))
    return found


def fitting(view: View, seat: Seat, after: int) -> Reason:
    """What it means that the card fits: how much room is left, or who finds the cauldron nearly full."""
    hands = [cards - (other == seat) for other, cards in enumerate(view.hands)]
    seats = len(hands)
    following = [(seat + step) % seats for step in range(1, seats) if hands[(seat + step) % seats]]
    if LIMIT - after <= TIGHT and following:
        return Leaves(following[0], after)
    return TakesNothing(LIMIT - after)


def parting(view: View, move: Pour, *, shed: bool) -> list[Reason]:
    """What it means to give up the card; getting rid of a high one is a reason only if it fits."""
    kind = move.card.number
    if kind == POISON:
        return [Spikes(POISON_PENALTY), SpendsPoison(view.hand.count(move.card) - 1)]
    if VALUE[kind] <= LOW and len(view.hand) > 1:
        return [SpendsLow(move.card)]
    return [Sheds(move.card)] if shed and VALUE[kind] >= HIGH and len(view.hand) > 1 else []
