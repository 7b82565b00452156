"""What a learner gets of a view of Wie verhext!: what lies on the table and in its hand, from its own seat onwards.

It leaves out the order in which things happened, and what lay there when roles were chosen.
"""

from typing import Final

from chaudron.games.wie_verhext.cards import KINDS, PILES, ROLES, Deck, deck_of
from chaudron.games.wie_verhext.knowledge import PHASES
from chaudron.games.wie_verhext.model import Parchment, Trick, View
from chaudron.kernel.model import Seat
from chaudron.kernel.row import Row, facing, seated

PARCHMENTS: Final = len(Parchment)


def observed(view: View) -> bytes:
    """A view as a row of numbers."""
    row, me, seats, deck = Row(), view.seat, len(view.table), deck_of(view.options)
    row.one_of(PHASES.index(view.phase), len(PHASES))
    row.number(view.round)
    row.one_of(facing(me, view.turn, seats), seats)
    row.one_of(facing(me, view.starter, seats), seats)
    for roles in (view.hand, view.banned, view.turned):
        row.counts(roles, len(ROLES))
    row.counts(view.parchments, PARCHMENTS)
    row.one_of(view.parchments[-1].number, PARCHMENTS)
    row.number(view.owing)
    called(row, view.trick, me, seats)
    for pile in range(len(PILES)):
        top(row, deck, pile, view.piles[pile])
    for there in view.shelves:
        row.number(there)
    for seat in seated(me, seats):
        held = view.table[seat]
        for good in range(KINDS):
            row.number(held.goods[good])
        row.number(sum([deck.points[pile.number][place] for pile, place in held.cards]))
        row.number(len(held.cards))
        row.number(held.hand)
        row.counts(held.played, len(ROLES))
        row.number(held.ready)
    return row.done()


def called(row: Row, trick: Trick | None, me: Seat | None, seats: int) -> None:
    """The role that was called, and who has said what."""
    row.one_of(-1 if trick is None else trick.role.number, len(ROLES))
    row.one_of(-1 if trick is None else facing(me, trick.starter, seats), seats)
    row.one_of(-1 if trick is None else facing(me, trick.holder, seats), seats)
    row.number(0 if trick is None else trick.spoken)
    for seat in seated(me, seats):
        row.number(trick is not None and seat in trick.favoured)


def top(row: Row, deck: Deck, pile: int, gone: int) -> None:
    """How many cards of a pile are gone, and what the next one costs and is worth."""
    row.number(gone)
    there = gone < deck.size[pile]
    for values in (deck.red, deck.white, deck.green, deck.number, deck.points):
        row.number(values[pile][gone] if there else 0)
    row.number(there and deck.raven[pile][gone])
