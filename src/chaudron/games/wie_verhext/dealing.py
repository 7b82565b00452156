"""What chance decides before a round, as data (WIE-5, WIE-6, WIE-38)."""

from chaudron.games.wie_verhext.cards import ROLES
from chaudron.games.wie_verhext.model import Options
from chaudron.games.wie_verhext.play import bans
from chaudron.games.wie_verhext.state import PARCHMENTS
from chaudron.kernel.dealing import Deal, Dealing, DealStep, Draw, Place, Shuffle, Thing
from chaudron.kernel.model import Options as AnyOptions

SCROLLS = tuple(Thing(f"parchment-{parchment.value}") for parchment in PARCHMENTS)
CHARACTERS = tuple(Thing(f"role-{role.value}") for role in ROLES)


def dealing(seats: int, options: AnyOptions, round: int) -> Dealing | None:
    """The parchments lie in a random order; roles that are out are turned up from a pile, which is shuffled anew once it is used up."""
    assert isinstance(options, Options)
    steps: list[DealStep] = [Shuffle("parchments", SCROLLS), Draw("starter", seats, fact="starter")] if round == 0 else []
    number = bans(seats, options)
    turned = round * number % len(ROLES)
    if number and turned == 0:
        steps.append(Shuffle("roles", CHARACTERS))
    if number:
        steps.append(Deal("roles", (Place("banned"),), number, skip=turned))
    return (*steps, Deal("parchments", (Place("parchment"),), 1, skip=round % len(PARCHMENTS)))
