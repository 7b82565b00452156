"""How a round is dealt, as data (POI-2 to POI-4, POI-21)."""

from chaudron.games.poison.cards import CARDS, COPIES, DECK
from chaudron.games.poison.model import Options
from chaudron.games.poison.scoring import rounds
from chaudron.games.poison.state import DRAW_PILE_HAND, LEAST_HEAPS
from chaudron.kernel.dealing import Deal, Dealing, DealStep, Draw, Place, Shuffle, Thing
from chaudron.kernel.model import Options as AnyOptions

THINGS = tuple(Thing(f"card-{card.value}", copies=COPIES[card.number]) for card in CARDS)


def dealing(seats: int, options: AnyOptions, round: int) -> Dealing | None:
    """The deck goes around, beginning left of the dealer, who changes from round to round."""
    assert isinstance(options, Options)
    if round >= rounds(seats):
        return None
    steps: list[DealStep] = [Draw("dealer", seats, fact="dealer")] if round == 0 else []
    hands = [Place("hand", round + 1 + heap) for heap in range(seats)]
    nobody = [] if options.draw_pile else [Place("aside")] * (LEAST_HEAPS - seats)
    dealt = DRAW_PILE_HAND * seats if options.draw_pile else len(DECK)
    steps += [Shuffle("deck", THINGS), Deal("deck", (*hands, *nobody), dealt, after="dealer")]
    if options.draw_pile:
        steps.append(Deal("deck", (Place("stock"),), len(DECK) - dealt, skip=dealt))
    return tuple(steps)
