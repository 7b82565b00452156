"""The events of Potion Academy: a Struct for each kind.

`seat` is a player: what the automaton does is reported like anybody's moves.
"""

from chaudron.games.potion_academy.model.things import Card, Colour, Combination, Player
from chaudron.kernel.model import Event, HoldKind, Revealing


class Began(Event, frozen=True):
    """The cards are dealt; `seat` will start."""

    seat: Player


class Dealt(Revealing, frozen=True):
    """The seat's own first cards."""

    seat: Player
    cards: tuple[Card, ...]


class SetAside(Event, frozen=True):
    """A seat has chosen its first discard, face down."""

    seat: Player


class SetCardAside(Event, frozen=True):
    """The card that the seat itself has chosen."""

    seat: Player
    card: Card


class FirstDiscard(Revealing, frozen=True):
    """A first discard is turned up, together with all others (ACA-37)."""

    seat: Player
    card: Card


class TurnBegan(Event, frozen=True):
    """In the game for two: whose turn it is, and for which colour."""

    seat: Player
    colour: Colour


class Refilled(Event, frozen=True):
    """A seat drew this many cards to refill its hand; `forced` if nothing else was possible."""

    seat: Player
    count: int
    forced: bool


class Drew(Revealing, frozen=True):
    """The cards that the seat itself has drawn."""

    seat: Player
    cards: tuple[Card, ...]


class Reshuffled(Event, frozen=True):
    """The discard pile has become the draw pile (ACA-12)."""

    count: int


class Discarded(Event, frozen=True):
    """A seat discarded a card from its hand."""

    seat: Player
    card: Card


class Cleared(Event, frozen=True):
    """A seat discarded one of its placed cards, having too many."""

    seat: Player
    card: Card


class Placed(Event, frozen=True):
    """A seat placed a card."""

    seat: Player
    card: Card


class Used(Event, frozen=True):
    """A seat triggers an effect that needs no target."""

    seat: Player
    by: Card


class Aimed(Event, frozen=True):
    """A seat triggers an effect against a player."""

    seat: Player
    by: Card
    through: Card
    on: Player


class Looked(Revealing, frozen=True):
    """The hand that the seat itself looks at (ACA-15)."""

    seat: Player
    on: Player
    cards: tuple[Card, ...]


class Picked(Event, frozen=True):
    """A seat took a card out of somebody's hand."""

    seat: Player
    on: Player


class PickedCard(Revealing, frozen=True):
    """Which card it was; only the two players involved are told."""

    seat: Player
    on: Player
    card: Card


class Buried(Event, frozen=True):
    """A seat put a card from its hand under the draw pile."""

    seat: Player


class BuriedCard(Event, frozen=True):
    """Which card it was; only its owner is told."""

    seat: Player
    card: Card


class DrewOne(Event, frozen=True):
    """A seat drew a card after burying one."""

    seat: Player


class Smashed(Event, frozen=True):
    """A placed card was discarded by an action."""

    seat: Player
    on: Player
    card: Card


class Snatched(Event, frozen=True):
    """A placed card went into a hand."""

    seat: Player
    on: Player
    card: Card


class Salvaged(Event, frozen=True):
    """A card from the discard pile went into a hand."""

    seat: Player
    card: Card


class Foraged(Event, frozen=True):
    """A seat drew this many cards, of which it keeps one."""

    seat: Player
    count: int


class Kept(Event, frozen=True):
    """The card that the seat itself has kept."""

    seat: Player
    card: Card


class Rejected(Revealing, frozen=True):
    """A seat kept one of the cards drawn and discarded this one."""

    seat: Player
    card: Card


class Scored(Event, frozen=True):
    """A seat scored: the card that it takes back (the automaton takes none), and its points now."""

    seat: Player
    combination: Combination
    points: int
    total: int
    kept: tuple[Card, ...]
    discarded: tuple[Card, ...]

    @property
    def holds(self) -> HoldKind:
        return "glance"


class Opened(Revealing, frozen=True):
    """Solo, before the start: the automaton's placed cards, from left to right (ACA-29)."""

    seat: Player
    cards: tuple[Card, ...]


class Replaced(Revealing, frozen=True):
    """Solo, before the start: a placed card of the automaton is discarded and another takes its place (ACA-30)."""

    seat: Player
    card: Card
    by: Card


class Turned(Revealing, frozen=True):
    """Solo: the automaton turns up a card and adds it to its placed ones (ACA-32)."""

    seat: Player
    card: Card


class TurnedBlank(Event, frozen=True):
    """Solo: the card turned up has no potion and is discarded."""

    seat: Player
    card: Card


class TurnedNew(Event, frozen=True):
    """Solo: the potion of the card turned up was not there yet, so nothing more happens."""

    seat: Player
    card: Card


class Triggered(Event, frozen=True):
    """Solo: the potion of the card turned up was there already, so its effect is carried out."""

    seat: Player
    card: Card


class Fizzled(Event, frozen=True):
    """Solo: the effect cannot be carried out."""

    seat: Player
    card: Card


class Dropped(Revealing, frozen=True):
    """Solo: the automaton has more than three cards, and the rightmost is discarded (ACA-33)."""

    seat: Player
    card: Card


class Ended(Event, frozen=True):
    """The game is over; `tied` if a tie went to the player who ended it (ACA-28), `cut` if a simulation stopped it."""

    winners: tuple[Player, ...]
    tied: bool
    cut: bool


EVENTS = (
    Began,
    Dealt,
    SetAside,
    SetCardAside,
    FirstDiscard,
    TurnBegan,
    Refilled,
    Drew,
    Reshuffled,
    Discarded,
    Cleared,
    Placed,
    Used,
    Aimed,
    Looked,
    Picked,
    PickedCard,
    Buried,
    BuriedCard,
    DrewOne,
    Smashed,
    Snatched,
    Salvaged,
    Foraged,
    Kept,
    Rejected,
    Scored,
    Opened,
    Replaced,
    Turned,
    TurnedBlank,
    TurnedNew,
    Triggered,
    Fizzled,
    Dropped,
    Ended,
)
