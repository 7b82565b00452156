"""What is known in Wie verhext!: the view of a seat, and the Struct values that it is made of."""

from typing import Literal

from msgspec import Struct

from chaudron.games.wie_verhext.model.things import Options, Parchment, Pile, Role
from chaudron.kernel import model as kernel
from chaudron.kernel.model import Seat

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
