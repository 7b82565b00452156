"""How a deal is made, as data (HEA-2, HEA-4)."""

from chaudron.kernel.dealing import Deal, Dealing, DealStep, Draw, Place, Shuffle, Thing
from chaudron.kernel.model import Options as AnyOptions
from hearts.cards import SEATS, SIZE
from hearts.model import Card, Options

THINGS = tuple([Thing(f"card-{card.value}") for card in Card])


def dealing(seats: int, options: AnyOptions, round: int) -> Dealing | None:
    """The direction is drawn once; then the deck goes around, beginning with the first seat."""
    assert isinstance(options, Options)
    if round >= options.deals:
        return None
    steps: list[DealStep] = [Draw("direction", SEATS, fact="direction")] if round == 0 and options.pass_cards else []
    return (*steps, Shuffle("deck", THINGS), Deal("deck", tuple([Place("hand", seat) for seat in range(SEATS)]), SIZE))
