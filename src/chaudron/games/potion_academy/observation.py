"""What a learner gets of a view of Potion Academy: which card is, or may be, where, from its own seat onwards."""

from collections.abc import Sequence

from mypy_extensions import i64

from chaudron.games.potion_academy.cards import Deck, deck_of
from chaudron.games.potion_academy.knowledge import PHASES
from chaudron.games.potion_academy.model import Card, View
from chaudron.kernel.row import Row, facing, seated


def observed(view: View) -> bytes:
    """A view as a row of numbers."""
    row, deck, me, players, colours = Row(), deck_of(view.options), view.seat, len(view.hands), len(view.placed)
    mine = me if colours == players else 0 if me is None or me == view.first else 1  # ACA-26: two have two colours each
    row.one_of(PHASES.index(view.phase), len(PHASES))
    row.number(view.turns)
    row.one_of(facing(mine, view.turn, colours), colours)
    row.one_of(facing(me, view.first, players), players)
    row.one_of(facing(me, view.decides, players), players)
    row.one_of(facing(me, view.victim, players), players)
    row.one_of(facing(me, view.ended_by, players), players)
    row.number(view.pile)
    row.number(view.scored)
    for known in (view.hand, view.discarded, view.drawn, view.stock):
        among(row, deck, known)
    for one in (view.aside, view.fresh):
        row.one_of(-1 if one is None else deck.number[one], len(deck.cards))
    for several in (view.offered, view.buried, view.sleeve):
        row.number(len(several))
        among(row, deck, [card for possible in several for card in possible])
    for colour in seated(mine, colours):
        row.number(view.scores[colour])
        laid = view.placed[colour]
        among(row, deck, [each.card for each in laid])
        among(row, deck, [each.card for each in laid if each.target_used])
        among(row, deck, [each.card for each in laid if each.effect_used])
    for player in seated(me, players):
        row.number(view.hands[player])
        row.number(player < len(view.ready) and view.ready[player])
        among(row, deck, view.held[player] if player < len(view.held) else ())
    return row.done()


def among(row: Row, deck: Deck, cards: Sequence[Card]) -> None:
    """How often each card is among these."""
    start: i64 = row.nothing(len(deck.cards))
    for card in cards:
        row.mark(start + deck.number[card])
