"""What is said in Wie verhext!: roles, goods, cards, moves, asks, events, options and views."""

from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from chaudron.kernel import model as kernel
from chaudron.kernel.model import Ask, Event, Move, Numbered, Seat


class Role(Numbered):
    """The twelve roles that everyone has."""

    WOLF_KEEPER = "wolf-keeper"
    SNAKE_HUNTER = "snake-hunter"
    HERB_GATHERER = "herb-gatherer"
    ALCHEMIST = "alchemist"
    FORTUNE_TELLER = "fortune-teller"
    ASSISTANT = "assistant"
    WIZARD = "wizard"
    WITCH = "witch"
    DRUID = "druid"
    CUTPURSE = "cutpurse"
    BEGGING_MONK = "begging-monk"
    WARLOCK = "warlock"


class Good(Numbered):
    """What is owned: drops of three colours, gold, vials."""

    RED = "red"
    WHITE = "white"
    GREEN = "green"
    GOLD = "gold"
    VIAL = "vial"


class Pile(Numbered):
    """The five piles of potions: three cauldrons, two shelves."""

    COPPER = "copper"
    IRON = "iron"
    SILVER = "silver"
    GOLD_SHELF = "gold-shelf"
    INGREDIENT_SHELF = "ingredient-shelf"


class Parchment(Numbered):
    """The eight parchments that the warlock may use."""

    COPIA = "copia"
    OPTIO = "optio"
    HERBA = "herba"
    LUPUS = "lupus"
    SERPENS = "serpens"
    MAGUS = "magus"
    SANATIO = "sanatio"
    STRIX = "strix"


Drops = Annotated[int, Meta(ge=0, le=6)]
"""Of one colour."""
Cost = Annotated[int, Meta(ge=0, le=12)]


class Potion(Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """A potion card: what it costs, what it is worth, whether a raven sits on it."""

    points: Annotated[int, Meta(ge=1, le=20)]
    red: Drops = 0
    white: Drops = 0
    green: Drops = 0
    gold: Cost = 0
    drops: Cost = 0
    """Drops of any colour."""
    raven: bool = False


class Cards(Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"):
    """The potions, the top card of each pile first, and how sure it is that they are those of the box."""

    copper: tuple[Potion, ...]
    iron: tuple[Potion, ...]
    silver: tuple[Potion, ...]
    gold_shelf: tuple[Potion, ...]
    ingredient_shelf: tuple[Potion, ...]
    provenance: Literal["printed", "reported", "reconstructed"]


class Options(kernel.Options, frozen=True):
    """What a table may choose for Wie verhext!."""

    banned_roles: bool = True
    """With three or four seats, some roles are out of each round (WIE-38)."""
    open_scores: bool = False
    """Show everybody's cards and vials at any time (WIE-20, WIE-31)."""
    cards: Cards | None = None
    """Other potions than those of `cards.toml` (WIE-3)."""
    cut: Annotated[int, Meta(ge=0, le=1000, extra={"for": "simulation"})] = 0
    """End after so many rounds at most; 0 is never (WIE-39)."""


# What a seat does. In whatever order roles or goods are named, the move is the same.


def in_order(move: Move, *fields: str) -> None:
    """Put the roles or goods of a move into their order."""
    for field in fields:
        named = getattr(move, field)
        force_setattr(move, field, tuple(sorted(named, key=lambda member: member.number)))


class Choose(Move, frozen=True):
    """Take these roles in hand for the round."""

    roles: tuple[Role, ...]

    def __post_init__(self) -> None:
        in_order(self, "roles")


class Call(Move, frozen=True):
    """Start a trick: "I am …!"."""

    role: Role


class Claim(Move, frozen=True):
    """Follow, and take the action over: "No, I am …!"."""


class Favour(Move, frozen=True):
    """Follow, and be content with the favour: "So be it"."""


class Trade(Move, frozen=True):
    """Carry out an action or favour that gives goods, perhaps for others."""

    give: tuple[Good, ...]
    get: tuple[Good, ...]

    def __post_init__(self) -> None:
        in_order(self, "give", "get")


class Brew(Move, frozen=True):
    """Pay for the top card of a pile and take it; `extra` is the drop given for a vial, if one is."""

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
    """Do without: neither give nor receive."""


MOVES = (Choose, Call, Claim, Favour, Trade, Brew, Collect, Give, Decline)


# What a seat is asked.


class ChooseRoles(Ask, frozen=True):
    """Choose the roles of the round, secretly, while all others do."""

    count: int = 5


class CallRole(Ask, frozen=True):
    """Start a trick."""


class AnswerCall(Ask, frozen=True):
    """Having the role that was called: the action or the favour?"""

    role: Role = Role.WOLF_KEEPER
    holder: Seat = 0


class UseAction(Ask, frozen=True):
    """Carry the action out, or do without."""

    role: Role = Role.WOLF_KEEPER


class UseFavour(Ask, frozen=True):
    """Carry the favour out, or do without."""

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


# What happened.


class RoundBegan(Event, frozen=True):
    """A round begins: who starts, which parchment is active, which roles nobody may choose."""

    round: int
    starter: Seat
    parchment: Parchment
    banned: tuple[Role, ...]

    @property
    def reveals(self) -> bool:
        return True


class Chose(Event, frozen=True):
    """A seat has chosen its roles."""

    seat: Seat


class ChoseRoles(Event, frozen=True):
    """The roles that the seat itself has chosen."""

    seat: Seat
    roles: tuple[Role, ...]


class Called(Event, frozen=True):
    """A trick begins; `forced` if it was the last card, so that nobody was asked."""

    seat: Seat
    role: Role
    forced: bool

    @property
    def reveals(self) -> bool:
        return self.forced


class Passed(Event, frozen=True):
    """These seats, one after the other, do not have the role."""

    seats: tuple[Seat, ...]

    @property
    def reveals(self) -> bool:
        return True


class Claimed(Event, frozen=True):
    """A seat takes the action over from another."""

    seat: Seat
    role: Role
    loser: Seat


class Favoured(Event, frozen=True):
    """A seat is content with the favour."""

    seat: Seat
    role: Role


class Traded(Event, frozen=True):
    """An action or favour gave goods, perhaps for others."""

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
    """All have contributed: so much lies on the card now, and so much it takes."""

    seat: Seat
    pile: Pile
    there: int
    cost: int


class Declined(Event, frozen=True):
    """A seat did without an action, a favour or a card that it could have had."""

    seat: Seat


class Missed(Event, frozen=True):
    """An action or favour that cannot be carried out."""

    seat: Seat
    role: Role

    @property
    def reveals(self) -> bool:
        return True


class ShortOf(Event, frozen=True):
    """After collecting, the seat cannot add what the card still takes."""

    seat: Seat
    pile: Pile
    missing: int


class RoundEnded(Event, frozen=True):
    """Nobody has cards any more."""

    round: int
    ravens: int


class Scored(Event, frozen=True):
    """A seat's points at the end, and the drops and gold that break a tie."""

    seat: Seat
    potions: int
    cards: int
    vials: int
    total: int
    goods: int


class GameEnded(Event, frozen=True):
    """The ravens have gathered, or the rounds of a simulation are over; `tied` if drops and gold decided."""

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


# What is known.

Phase = Literal["choose", "call", "answer", "favour", "action", "give", "take", "over"]
"""What the table waits for."""


class Trick(Struct, frozen=True, gc=False):
    """A role that was called, and how far round the table it has come."""

    role: Role
    starter: Seat
    holder: Seat
    """Who has the claim."""
    spoken: int
    """How many have spoken, the starter included."""
    favoured: tuple[Seat, ...]
    """Who took the favour."""


class Held(Struct, frozen=True, gc=False):
    """What lies before a seat, as an attentive person remembers it."""

    goods: tuple[int, int, int, int, int]
    """Red, white, green, gold, vials."""
    cards: tuple[tuple[Pile, int], ...]
    """Potions in the order in which they were taken: the pile, and which of its cards, counted from the top."""
    hand: int
    """Role cards in hand."""
    played: tuple[Role, ...]
    """Roles played in this round."""
    ready: bool
    """Whether the roles of this round are chosen."""


class Opening(Struct, frozen=True, gc=False):
    """What lay open when the roles of the round were chosen: a hint at what they are."""

    goods: tuple[int, ...]
    """Red, white, green, gold, vials of each seat."""
    piles: tuple[int, ...]
    shelves: tuple[int, ...]


class View(kernel.View, frozen=True, kw_only=True):
    """What an attentive person knows: all but the other hands, the roles laid aside by others, and cards not yet turned up."""

    options: Options
    round: int
    phase: Phase
    turn: Seat | None
    """Who decides, unless all choose at once."""
    starter: Seat
    """Who starts the round."""
    hand: tuple[Role, ...]
    """The own roles in hand."""
    table: tuple[Held, ...]
    piles: tuple[int, int, int, int, int]
    """How many cards of each pile are gone."""
    shelves: tuple[int, int, int, int]
    """What lies on the shelves' top cards: red, white, green drops and gold."""
    parchments: tuple[Parchment, ...]
    """Those that have been active, in this order; the last one is, until all eight have come round."""
    banned: tuple[Role, ...]
    """Out of this round (WIE-38)."""
    turned: tuple[Role, ...]
    """Roles turned up since the unused set was last shuffled."""
    trick: Trick | None
    """The trick that is being played."""
    opening: Opening
    owing: int
    """How many drops the seat that contributes has still to give."""
