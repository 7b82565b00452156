"""The types of the facts in a scene of Wie verhext!."""

from typing import Annotated, Literal, NotRequired, TypeAlias, TypedDict

from msgspec import Struct

from chaudron.games.wie_verhext.model import Good, Phase, Pile, Role
from chaudron.kernel.model import Seat, YesNo, values

RoleName: TypeAlias = Annotated[str, values(Role)]
Speech: TypeAlias = Literal["said-nothing", "said-claim", "said-lost", "said-favour", "said-pass"]


class Some(Struct, frozen=True, gc=False):
    """A number of goods of one kind, or of drops of any colour."""

    kind: Annotated[str, values(Good, "any")]
    number: int
    how: Literal["exactly", "more", "less", "one-in"] = "exactly"
    """Exactly this many; this many more or less than otherwise; or one in this many."""


class Deed(Struct, frozen=True, gc=False):
    """What is given and received for an action or a favour, besides the cost of a pile's top card."""

    give: tuple[Some, ...] = ()
    get: tuple[Some, ...] = ()


class Deeds(Struct, frozen=True, gc=False):
    """What a role does (WIE-18 to WIE-30)."""

    role: Role
    action: Deed
    favour: Deed


class Reckoned(Struct, frozen=True, gc=False):
    """What a seat's things are worth at the end (WIE-37)."""

    seat: Seat
    cards: int
    potions: int
    """Points for the cards."""
    vials: int
    total: int
    goods: int
    """Drops and gold, which break a tie."""


class TableFacts(TypedDict):
    """Facts of the whole table."""

    round: int
    starter: Seat
    ravens: int
    last_raven: int
    """This many ravens end the game (WIE-36)."""
    phase: Phase
    deeds: tuple[Deeds, ...]
    reckoning: tuple[Reckoned, ...]
    """What all seats have, once the game is over."""
    role: NotRequired[RoleName]
    """The role of the trick, if one is being played."""
    holder: NotRequired[Seat]
    """Who holds the claim."""
    caller: NotRequired[Seat]


class CauldronFacts(TypedDict):
    """Facts of a cauldron."""

    keeper: RoleName
    """The role that takes its top card."""


class GoldShelfFacts(TypedDict):
    """Facts of the gold shelf."""

    keeper: RoleName
    there: int
    """Gold that lies on its top card."""


class IngredientShelfFacts(TypedDict):
    """Facts of the ingredient shelf."""

    keeper: RoleName
    there: int
    """Drops that lie on its top card."""
    red: int
    white: int
    green: int


class GoodsFacts(TypedDict):
    """Facts of what a seat owns."""

    red: int
    white: int
    green: int
    gold: int


class PotionsFacts(TypedDict):
    """Facts of the potions that a seat has taken."""

    ravens: int
    vials: int | Literal["?"]
    """A question mark if they are hidden."""


class TrickFacts(TypedDict):
    """Facts of what a seat does in a trick."""

    said: Speech


class PotionFacts(TypedDict):
    """Facts of a potion: everything printed on it."""

    points: int
    red: int
    white: int
    green: int
    gold: int
    drops: int
    """Drops of any colour."""
    raven: YesNo


ZONE_FACTS = {
    "copper": CauldronFacts,
    "iron": CauldronFacts,
    "silver": CauldronFacts,
    "gold-shelf": GoldShelfFacts,
    "ingredient-shelf": IngredientShelfFacts,
    "goods": GoodsFacts,
    "potions": PotionsFacts,
    "trick": TrickFacts,
}
FACE_FACTS = {f"potion-{pile.value}": PotionFacts for pile in Pile}
