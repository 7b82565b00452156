"""What a learner gets of a view of Poison: everything in it but the order in which cards were poured, from its own seat onwards."""

from chaudron.games.poison.cards import COLOURS, KINDS
from chaudron.games.poison.model import View
from chaudron.kernel.row import Row, facing, seated


def observed(view: View) -> bytes:
    """A view as a row of numbers."""
    row, me, seats = Row(), view.seat, len(view.hands)
    row.counts(view.hand, KINDS)
    for brew in view.cauldrons:
        row.one_of(-1 if brew.colour is None else brew.colour.number, len(COLOURS))
        row.number(brew.total)
        row.counts(brew.cards, KINDS)
    for seat in seated(me, seats):
        row.number(view.hands[seat])
        row.counts(view.taken[seat], KINDS)
        row.number(sum([points[seat] for points in view.sheet]))
    row.one_of(facing(me, view.turn, seats), seats)
    row.one_of(facing(me, view.dealer, seats), seats)
    row.number(view.round)
    row.number(view.stock)
    row.number(view.aside)
    return row.done()
