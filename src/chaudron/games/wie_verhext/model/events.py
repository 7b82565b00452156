"""The events of Wie verhext!: a Struct for each kind."""

from chaudron.games.wie_verhext.model.things import Good, Parchment, Pile, Role
from chaudron.kernel.model import Cost, Event, HoldKind, Revealing, Seat


class RoundBegan(Revealing, frozen=True):
    """A round begins: who starts, which parchment is active, which roles nobody may choose."""

    round: int
    starter: Seat
    parchment: Parchment
    banned: tuple[Role, ...]


class Chose(Event, frozen=True):
    """A seat has chosen its roles."""

    seat: Seat


class ChoseRoles(Event, frozen=True):
    """The roles that the seat itself has chosen."""

    seat: Seat
    roles: tuple[Role, ...]


class Called(Event, frozen=True):
    """A trick begins; `forced` if it was the last card, so nobody was asked."""

    seat: Seat
    role: Role
    forced: bool

    @property
    def reveals(self) -> bool:
        return self.forced


class Passed(Revealing, frozen=True):
    """These seats, in order, do not have the role."""

    seats: tuple[Seat, ...]


class Claimed(Event, frozen=True):
    """A seat takes over the action from another."""

    seat: Seat
    role: Role
    loser: Seat

    @property
    def costs(self) -> tuple[Cost, ...]:
        return (Cost(self.loser, self.role, 1),)


class Favoured(Event, frozen=True):
    """A seat settles for the favour."""

    seat: Seat
    role: Role


class Traded(Event, frozen=True):
    """An action or favour gave goods, possibly in exchange for others."""

    seat: Seat
    give: tuple[Good, ...]
    get: tuple[Good, ...]


class Brewed(Event, frozen=True):
    """A seat took the top card of a pile; `extra` is the drop it gave for a vial."""

    seat: Seat
    pile: Pile
    points: int
    raven: bool
    give: tuple[Good, ...]
    extra: tuple[Good, ...]


class Spared(Event, frozen=True):
    """The favour of a collector's role: the seat will contribute one less in this trick."""

    seat: Seat
    role: Role


class Contributed(Event, frozen=True):
    """A seat put goods on a shelf's card."""

    seat: Seat
    goods: tuple[Good, ...]


class Collected(Event, frozen=True):
    """All have contributed: how much lies on the card now, and how much it takes."""

    seat: Seat
    pile: Pile
    there: int
    cost: int


class Declined(Event, frozen=True):
    """A seat declined an action, a favour or a card that it could have had."""

    seat: Seat


class Missed(Revealing, frozen=True):
    """An action or favour that cannot be carried out."""

    seat: Seat
    role: Role


class ShortOf(Event, frozen=True):
    """After collecting, the seat cannot add what is still missing for the card."""

    seat: Seat
    pile: Pile
    missing: int


class RoundEnded(Event, frozen=True):
    """Nobody has any cards left."""

    round: int
    ravens: int

    @property
    def holds(self) -> HoldKind:
        return "reckoning"


class Scored(Event, frozen=True):
    """A seat's points at the end, and the drops and gold that break a tie."""

    seat: Seat
    potions: int
    cards: int
    vials: int
    total: int
    goods: int


class GameEnded(Event, frozen=True):
    """The ravens have gathered, or a simulation has reached its limit of rounds; `tied` if drops and gold decided."""

    winners: tuple[Seat, ...]
    total: int
    tied: bool


EVENTS = (
    RoundBegan,
    Chose,
    ChoseRoles,
    Called,
    Passed,
    Claimed,
    Favoured,
    Traded,
    Brewed,
    Spared,
    Contributed,
    Collected,
    Declined,
    Missed,
    ShortOf,
    RoundEnded,
    Scored,
    GameEnded,
)
