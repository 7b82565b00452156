"""The view of a seat in Wie verhext!, and the Structs that it is made of."""

from typing import Literal

from msgspec import Struct

from chaudron.games.wie_verhext.model.things import Options, Parchment, Pile, Role
from chaudron.kernel import model as kernel
from chaudron.kernel.model import Seat

Phase = Literal["choose", "call", "answer", "favour", "action", "give", "take", "over"]
"""What the table is waiting for."""


class Trick(Struct, frozen=True, gc=False):
    """A role that was called, and how far around the table the call has come."""

    role: Role
    starter: Seat
    holder: Seat
    """Who holds the claim."""
    spoken: int
    """How many have spoken, including the starter."""
    favoured: tuple[Seat, ...]
    """Who took the favour."""


class Held(Struct, frozen=True, gc=False):
    """What lies before a seat, as an attentive person remembers it."""

    goods: tuple[int, int, int, int, int]
    """Red, white, green, gold, vials."""
    cards: tuple[tuple[Pile, int], ...]
    """Potions in the order in which they were taken: the pile, and the position of the card in it, from the top."""
    hand: int
    """How many role cards are in hand."""
    played: tuple[Role, ...]
    """Roles played in this round."""
    ready: bool
    """Whether the seat has chosen its roles for this round."""


class Opening(Struct, frozen=True, gc=False):
    """What was visible when the roles of the round were chosen: a hint at which they are."""

    goods: tuple[int, ...]
    """Red, white, green, gold, vials of each seat."""
    piles: tuple[int, ...]
    shelves: tuple[int, ...]


class View(kernel.View, frozen=True, kw_only=True):
    """What an attentive person knows: everything except other hands, roles that others set aside, and cards not yet turned up."""

    options: Options
    round: int
    phase: Phase
    turn: Seat | None
    """Who decides, unless all choose at once."""
    starter: Seat
    """Who starts the round."""
    hand: tuple[Role, ...]
    """The seat's own roles in hand."""
    table: tuple[Held, ...]
    piles: tuple[int, int, int, int, int]
    """How many cards of each pile are gone."""
    shelves: tuple[int, int, int, int]
    """What lies on the shelves' top cards: red, white, green drops and gold."""
    parchments: tuple[Parchment, ...]
    """Those that have been active, in order; until all eight have been, the last one is active now."""
    banned: tuple[Role, ...]
    """Roles that are out of this round (WIE-38)."""
    turned: tuple[Role, ...]
    """Roles turned up since the unused set was last shuffled."""
    trick: Trick | None
    """The trick that is being played."""
    opening: Opening
    owing: int
    """How many drops the contributing seat still has to give."""
