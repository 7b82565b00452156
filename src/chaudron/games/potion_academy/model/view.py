"""What is known in Potion Academy: the view of a seat, and the Struct values that it is made of."""

from typing import Literal

from msgspec import Struct

from chaudron.games.potion_academy.model.things import Card, Options, Player
from chaudron.kernel import model as kernel
from chaudron.kernel.model import Seat

Phase = Literal["first", "turn", "placed", "score", "refilled", "discard", "clear", "pick", "bury", "salvage", "keep", "over"]
"""What the table waits for."""


class Laid(Struct, frozen=True, gc=False):
    """A placed card and its tokens."""

    card: Card
    target_used: bool
    effect_used: bool


class View(kernel.View, frozen=True, kw_only=True):
    """What an attentive person knows: all that lies open, the own hand, and what may lie where it cannot be seen.

    Places that cannot be seen are told as the cards that may lie there: a card that may lie in one place only lies there."""

    options: Options
    phase: Phase
    turns: int
    """How many turns have been played."""
    turn: int
    """The colour whose turn it is."""
    first: Seat
    """Who started; in the game for two, who has red and orange."""
    decides: Player | None
    """Whom the table waits for, unless all choose at once."""
    hand: tuple[Card, ...]
    """The own cards."""
    hands: tuple[int, ...]
    """How many cards each player holds."""
    ready: tuple[bool, ...]
    """Which seats have chosen their first discard."""
    aside: Card | None
    """The own first discard, while it lies face down."""
    placed: tuple[tuple[Laid, ...], ...]
    """The placed cards of each colour, from left to right."""
    scores: tuple[int, ...]
    """The points of each colour."""
    pile: int
    """How many cards there are to draw."""
    discarded: tuple[Card, ...]
    scored: bool
    """Whether a combination was scored in this turn (ACA-10)."""
    fresh: Card | None
    """The card placed in this turn."""
    victim: Player | None
    """Whose hand an action works on."""
    drawn: tuple[Card, ...]
    """Two cards drawn, one of them to keep: for the seat that drew them."""
    offered: tuple[tuple[Card, ...], ...]
    """For others: the cards that each of the two may be."""
    held: tuple[tuple[Card, ...], ...]
    """The cards that may be in the hand of each seat."""
    stock: tuple[Card, ...]
    """The cards that may be in the draw pile since it was shuffled."""
    buried: tuple[tuple[Card, ...], ...]
    """Under it, from the top down: the cards that each one put there later may be."""
    sleeve: tuple[tuple[Card, ...], ...]
    """Solo: the cards that each one in the automaton's hand may be, from left to right."""
    ended_by: Player | None
    """Who reached the goal."""
