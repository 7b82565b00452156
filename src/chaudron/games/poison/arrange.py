"""Beginnings of Poison that were not dealt: the cards as given, and all others set aside."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import i64

from chaudron.games.poison.cards import CARDS, COLOUR, DECK, NO_COLOUR, pile_of, total
from chaudron.games.poison.choices import CAULDRONS
from chaudron.games.poison.effects import boils_over
from chaudron.games.poison.model import Arrangement, Card, Options
from chaudron.games.poison.scoring import rounds
from chaudron.games.poison.state import State
from chaudron.kernel.arrangement import impossible, left_over
from chaudron.kernel.model import Arrangement as AnyArrangement
from chaudron.kernel.model import Options as AnyOptions
from chaudron.kernel.rng import Rng


def arrange(seats: int, options: AnyOptions, arrangement: AnyArrangement, rng: Rng) -> State:
    """Return the state that an arrangement describes; raises BadSetup if the rules do not allow it."""
    assert isinstance(options, Options) and isinstance(arrangement, Arrangement)
    check(seats, options, arrangement)
    state = placed(seats, options, arrangement)
    shown = [*arrangement.hands, *arrangement.taken, *arrangement.cauldrons, arrangement.stock]
    rest = left_over([CARDS[kind] for kind in DECK], [card for cards in shown for card in cards], "hands")
    state.aside = pile_of(rest)
    return state


def check(seats: int, options: Options, arrangement: Arrangement) -> None:
    """Raise BadSetup for what no course of play leads to, apart from the number of cards."""
    if len(arrangement.hands) != seats:
        raise impossible("hands", len(arrangement.hands))
    if not 0 <= arrangement.turn < seats or not arrangement.hands[arrangement.turn]:
        raise impossible("turn", arrangement.turn)
    if len(arrangement.taken) > seats:
        raise impossible("taken", len(arrangement.taken))
    if arrangement.stock and not options.draw_pile:
        raise impossible("stock", arrangement.stock)
    if len(arrangement.sheet) >= rounds(seats) or any(len(row) != seats for row in arrangement.sheet):
        raise impossible("sheet", arrangement.sheet)
    coloured = [colours(brew) for brew in arrangement.cauldrons]
    for brew, found in zip(arrangement.cauldrons, coloured, strict=True):
        shared = sum(not found.isdisjoint(other) for other in coloured) > 1
        if len(found) > 1 or shared or boils_over(total(pile_of(brew))):  # POI-6, POI-7, POI-10
            raise impossible("cauldrons", brew)


def colours(brew: Sequence[Card]) -> set[int]:
    """The colours of the potions among some cards."""
    return {COLOUR[card.number] for card in brew} - {NO_COLOUR}


def placed(seats: int, options: Options, arrangement: Arrangement) -> State:
    """Return a state with the given cards in their places, and no others."""
    brews = [*arrangement.cauldrons, *[()] * (CAULDRONS - len(arrangement.cauldrons))]
    heaps = [*arrangement.taken, *[()] * (seats - len(arrangement.taken))]
    piles = [vec[i64]([pile_of(cards) for cards in some]) for some in (arrangement.hands, heaps, brews)]
    state = State(seats, options, *piles)
    for cauldron, brew in enumerate(brews):
        for colour in colours(brew):
            state.colouring |= colour << 2 * cauldron
    state.turn = arrangement.turn
    state.dealer = (arrangement.turn - 1) % seats
    state.stock = tuple(card.number for card in arrangement.stock)
    state.sheet = arrangement.sheet
    state.round = len(arrangement.sheet)
    return state
