"""The view of a seat in Potion Academy, and the Structs that it is made of."""

from typing import Literal

from msgspec import Struct

from chaudron.games.potion_academy.model.things import Card, Options, Player
from chaudron.kernel import model as kernel
from chaudron.kernel.model import Seat

Phase = Literal["first", "turn", "placed", "score", "refilled", "discard", "clear", "pick", "bury", "salvage", "keep", "over"]
"""What the table is waiting for."""


class Laid(Struct, frozen=True, gc=False):
    """A placed card and its tokens."""

    card: Card
    target_used: bool
    effect_used: bool


class View(kernel.View, frozen=True, kw_only=True):
    """What an attentive person knows: everything face up, their own hand, and which cards may be in each hidden place.

    A hidden place is given as the cards that may be there. A card that may be in only one place is there."""

    options: Options
    phase: Phase
    turns: int
    """How many turns have been played."""
    turn: int
    """The colour whose turn it is."""
    first: Seat
    """Who started; in the game for two, who has red and orange."""
    decides: Player | None
    """Whom the table is waiting for, unless all choose at once."""
    hand: tuple[Card, ...]
    """The seat's own cards."""
    hands: tuple[int, ...]
    """How many cards each player holds."""
    ready: tuple[bool, ...]
    """Which seats have chosen their first discard."""
    aside: Card | None
    """The seat's own first discard, while it lies face down."""
    placed: tuple[tuple[Laid, ...], ...]
    """The placed cards of each colour, from left to right."""
    scores: tuple[int, ...]
    """The points of each colour."""
    pile: int
    """How many cards are in the draw pile."""
    discarded: tuple[Card, ...]
    scored: bool
    """Whether a combination was scored in this turn (ACA-10)."""
    fresh: Card | None
    """The card placed in this turn."""
    victim: Player | None
    """Whose hand an action works on."""
    drawn: tuple[Card, ...]
    """For the seat that drew them: two cards, of which it keeps one."""
    offered: tuple[tuple[Card, ...], ...]
    """For other seats: the cards that each of the two may be."""
    held: tuple[tuple[Card, ...], ...]
    """The cards that may be in the hand of each seat."""
    stock: tuple[Card, ...]
    """The cards that may be in the draw pile, not counting those buried since it was shuffled."""
    buried: tuple[tuple[Card, ...], ...]
    """For each card buried under the draw pile, from the top down: the cards that it may be."""
    sleeve: tuple[tuple[Card, ...], ...]
    """Solo: for each card in the automaton's hand, from left to right, the cards that it may be."""
    ended_by: Player | None
    """Who reached the goal."""
