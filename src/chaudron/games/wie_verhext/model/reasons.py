"""What can be said for or against a move of Wie verhext!: a Struct for each kind. What a role would bring is judged as things stand."""

from chaudron.games.wie_verhext.model.things import Good, Pile, Role
from chaudron.kernel.model import Reason, Seat


class Ready(Reason, frozen=True):
    """The action of a role would bring the seat points at once."""

    role: Role
    points: int


class Wanted(Reason, frozen=True):
    """The action of a role would bring so many others points at once, too."""

    role: Role
    others: int


class Feeds(Reason, frozen=True):
    """What one role gathers would pay for what another brews."""

    role: Role
    brewer: Role


class Promises(Reason, frozen=True):
    """The action or favour would bring these points."""

    points: int


class CannotPay(Reason, frozen=True):
    """The action or favour would bring nothing, because the seat cannot pay for it or there is nothing to have."""


class Collects(Reason, frozen=True):
    """So much would lie on a shelf's card, which takes so much."""

    there: int
    cost: int


class Unopposed(Reason, frozen=True):
    """Nobody can take the action away any more."""


class MayHold(Reason, frozen=True):
    """These others may hold the role and take the action away."""

    seats: tuple[Seat, ...]


class Safe(Reason, frozen=True):
    """A favour cannot be taken away."""


class Undercuts(Reason, frozen=True):
    """The favour takes the card before whoever has the action."""

    on: Seat


class Scores(Reason, frozen=True):
    """The deal brings these points, vials included."""

    points: int


class Raven(Reason, frozen=True):
    """A raven lands, the one with this number; `ends` if the game ends with this round."""

    number: int
    ends: bool


class Uncovers(Reason, frozen=True):
    """The next card of the pile has a raven on it."""

    pile: Pile


class Affords(Reason, frozen=True):
    """Afterwards the seat can pay for the top card that a role in its hand brews."""

    role: Role
    points: int


class UsesUp(Reason, frozen=True):
    """The deal costs the last drop of a colour, or the last gold."""

    good: Good


class UsesUpDrops(Reason, frozen=True):
    """The deal costs the very last drop."""


class KeepsAll(Reason, frozen=True):
    """The seat keeps drops of all colours."""


class Forgoes(Reason, frozen=True):
    """The seat could have had these points."""

    points: int


class LeavesThere(Reason, frozen=True):
    """So much stays on the shelf's card for whoever collects next."""

    there: int


REASONS = (
    Ready,
    Wanted,
    Feeds,
    Promises,
    CannotPay,
    Collects,
    Unopposed,
    MayHold,
    Safe,
    Undercuts,
    Scores,
    Raven,
    Uncovers,
    Affords,
    UsesUp,
    UsesUpDrops,
    KeepsAll,
    Forgoes,
    LeavesThere,
)
