"""What a learner gets of a view of Zaubercocktail: hands as far as they are known, and the newest offers, from its own seat onwards."""

from typing import Final

from chaudron.games.zaubercocktail.cards import KINDS
from chaudron.games.zaubercocktail.choices import MOST_SHOWN
from chaudron.games.zaubercocktail.knowledge import PHASES
from chaudron.games.zaubercocktail.model import Standing, View
from chaudron.kernel.model import Seat
from chaudron.kernel.row import Row, facing, seated

NEWEST: Final = 8
"""How many offers are observed: the newest ones."""


def observed(view: View) -> bytes:
    """A view as a row of numbers."""
    row, me, seats = Row(), view.seat, len(view.hands)
    row.one_of(PHASES.index(view.phase), len(PHASES))
    row.number(view.round)
    for steps in (view.recipe.first, view.recipe.second, view.recipe.third, view.recipe.last):
        row.number(abs(steps))
    row.one_of(facing(me, view.dealer, seats), seats)
    row.counts(view.hand, KINDS)
    row.number(view.pile)
    row.counts([card for layer in view.layers for card in layer], KINDS)
    row.number(view.passed)
    for nth in range(MOST_SHOWN):
        chosen = view.chosen[nth] if nth < len(view.chosen) else None
        row.one_of(-1 if chosen is None else chosen.ingredient.number, KINDS)
        row.number(0 if chosen is None else chosen.cards)
        row.number(0 if chosen is None else chosen.jokers)
    for seat in seated(me, seats):
        row.number(view.hands[seat])
        row.counts(view.known[seat], KINDS)
        row.number(view.pawns[seat])
        row.number(1 + view.stones.index(seat) if seat in view.stones else 0)
        row.number(seat in view.stopped)
        row.number(view.ready[seat])
    newest = view.offers[-NEWEST:]
    for nth in range(NEWEST):
        standing(row, newest[nth] if nth < len(newest) else None, me, seats)
    return row.done()


def standing(row: Row, offer: Standing | None, me: Seat | None, seats: int) -> None:
    """Something that stands on the market; nothing, if there is not so much."""
    row.one_of(-1 if offer is None else facing(me, offer.seat, seats), seats)
    row.one_of(-1 if offer is None else facing(me, offer.to, seats), seats)
    row.number(offer is not None and offer.call is not None)
    row.counts(() if offer is None else offer.give, KINDS)
    row.counts(() if offer is None else offer.want, KINDS)
