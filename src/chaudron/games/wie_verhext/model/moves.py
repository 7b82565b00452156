"""The moves and asks of Wie verhext!: a Struct for each."""

from chaudron.games.wie_verhext.model.things import Good, Pile, Role
from chaudron.kernel.model import Ask, Move, Seat, in_order

# Moves. The order in which roles or goods are named makes no difference.


class Choose(Move, frozen=True):
    """Take these roles into your hand for the round."""

    roles: tuple[Role, ...]

    def __post_init__(self) -> None:
        in_order(self, "roles")

    @property
    def tastes(self) -> tuple[Role, ...]:
        return self.roles


class Call(Move, frozen=True):
    """Start a trick: "I am …!"."""

    role: Role


class Claim(Move, frozen=True):
    """Follow, and take over the action: "No, I am …!"."""


class Favour(Move, frozen=True):
    """Follow, and settle for the favour: "So be it"."""


class Trade(Move, frozen=True):
    """Carry out an action or favour that gives goods, possibly in exchange for others."""

    give: tuple[Good, ...]
    get: tuple[Good, ...]

    def __post_init__(self) -> None:
        in_order(self, "give", "get")


class Brew(Move, frozen=True):
    """Pay for the top card of a pile and take it; `extra` is the drop given for a vial, if any."""

    pile: Pile
    give: tuple[Good, ...]
    extra: tuple[Good, ...] = ()

    def __post_init__(self) -> None:
        in_order(self, "give")


class Collect(Move, frozen=True):
    """Have everybody else contribute to a shelf."""


class Give(Move, frozen=True):
    """Contribute these drops to the ingredient shelf."""

    drops: tuple[Good, ...]

    def __post_init__(self) -> None:
        in_order(self, "drops")


class Decline(Move, frozen=True):
    """Decline: neither give nor receive."""


MOVES = (Choose, Call, Claim, Favour, Trade, Brew, Collect, Give, Decline)


# Asks.


class ChooseRoles(Ask, frozen=True):
    """Choose the roles of the round, in secret; all seats choose at the same time."""

    count: int = 5


class CallRole(Ask, frozen=True):
    """Start a trick."""


class AnswerCall(Ask, frozen=True):
    """Choose between the action and the favour, holding the role that was called."""

    role: Role = Role.WOLF_KEEPER
    holder: Seat = 0


class UseAction(Ask, frozen=True):
    """Carry out the action, or decline."""

    role: Role = Role.WOLF_KEEPER


class UseFavour(Ask, frozen=True):
    """Carry out the favour, or decline."""

    role: Role = Role.WOLF_KEEPER


class TakeCard(Ask, frozen=True):
    """After collecting: take the shelf's top card, adding what is missing, or leave it."""

    pile: Pile = Pile.GOLD_SHELF
    there: int = 0
    missing: int = 0


class GiveDrops(Ask, frozen=True):
    """Choose the drops to contribute."""

    count: int = 0
    collector: Seat = 0


ASKS = (ChooseRoles, CallRole, AnswerCall, UseAction, UseFavour, TakeCard, GiveDrops)
