"""What is said in Potion Academy: cards, moves, asks, events, options and views.

A *player* is a seat, or, in the game for one, the automaton: the number after the last seat. A *colour* is a place to play
cards with its own tokens and score: every seat has one, and in the game for two each has two (ACA-26).
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from chaudron.kernel import model as kernel
from chaudron.kernel.model import Ask, Event, Move, Numbered, Seat


class Potion(Numbered):
    """What is brewed; some cards have none."""

    AMBER = "amber"
    AZURE = "azure"
    CRIMSON = "crimson"
    EMERALD = "emerald"
    VIOLET = "violet"
    IVORY = "ivory"
    NONE = "none"


class Target(Numbered):
    """Whom an action may reach (ACA-13)."""

    NEIGHBOURS = "neighbours"
    LEFT = "left"
    RIGHT = "right"
    TWO_PLACED = "two-placed"
    HAND_2_3 = "hand-2-3"
    HAND_3 = "hand-3"
    ANYONE = "anyone"


class Effect(Numbered):
    """What an action does (ACA-15 to ACA-20)."""

    PICKPOCKET = "pickpocket"
    BURY = "bury"
    SMASH = "smash"
    SNATCH = "snatch"
    SALVAGE = "salvage"
    FORAGE = "forage"


class Combination(Numbered):
    """What scores (ACA-22)."""

    THREE_DIFFERENT = "three-different"
    FOUR_DIFFERENT = "four-different"
    THREE_ALIKE = "three-alike"


class Colour(Numbered):
    """The four colours of the game for two, clockwise (ACA-26)."""

    RED = "red"
    BLUE = "blue"
    ORANGE = "orange"
    GREEN = "green"


class Card(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """A card is what stands on it: a potion or none, a target, an effect. No two are the same."""

    potion: Potion
    target: Target
    effect: Effect


class Cards(Struct, frozen=True, gc=False, forbid_unknown_fields=True, rename="kebab"):
    """The cards of the three batches, and how sure it is that they are those of the box."""

    from_three: tuple[Card, ...]
    from_four: tuple[Card, ...]
    from_five: tuple[Card, ...]
    provenance: Literal["printed", "reported", "reconstructed"]


class Options(kernel.Options, frozen=True):
    """What a table may choose for Potion Academy."""

    to_six: bool = False
    """Play to 6 points (ACA-25)."""
    alike_four: bool = False
    """Three identical potions are worth 4 points (ACA-25)."""
    easier: bool = False
    """Solo: the automaton starts with two cards in hand and two placed (ACA-29)."""
    cards: Cards | None = None
    """Other cards than those of `cards.toml` (ACA-2)."""
    cut: Annotated[int, Meta(ge=0, le=10_000, extra={"for": "simulation"})] = 0
    """End after so many turns at most; 0 is never (ACA-38)."""


Player: TypeAlias = Seat
"""A seat, or the automaton: the number after the last seat."""


# What a seat does.


class Discard(Move, frozen=True):
    """Put a card on the discard pile: from the hand, or a placed one where there are too many."""

    card: Card


class Refill(Move, frozen=True):
    """Draw up to four cards, to discard one (ACA-5)."""


class Place(Move, frozen=True):
    """Place a card from the hand (ACA-6)."""

    card: Card


class Use(Move, frozen=True):
    """Use the effect of a placed card that needs no target (ACA-8)."""

    by: Card


class Aim(Move, frozen=True):
    """Join the effect of a placed card with the target of another, against somebody's hand."""

    by: Card
    through: Card
    on: Player


class Hit(Move, frozen=True):
    """Join the effect of a placed card with the target of another, against a card that somebody has placed."""

    by: Card
    through: Card
    on: Player
    card: Card


class Score(Move, frozen=True):
    """Score a combination and take one of its cards back (ACA-10, ACA-23)."""

    combination: Combination
    keep: Card


class Take(Move, frozen=True):
    """Choose a card for the own hand: out of a hand that is looked at, of the discard pile, or of what was drawn."""

    card: Card


class Bury(Move, frozen=True):
    """Put a card from the own hand under the draw pile (ACA-16)."""

    card: Card


class Done(Move, frozen=True):
    """Leave it at that: no action, no scoring."""


MOVES = (Discard, Refill, Place, Use, Aim, Hit, Score, Take, Bury, Done)


# What a seat is asked.


class DiscardFirst(Ask, frozen=True):
    """Choose the card to discard before the start, while all others do (ACA-4)."""


class TakeTurn(Ask, frozen=True):
    """Refill, place or trigger; or score first. `colour` is the one played for in the game for two."""

    colour: Colour | None = None


class FollowUp(Ask, frozen=True):
    """Having placed a card: an action that uses it, a combination, or nothing (ACA-6)."""

    card: Card = Card(Potion.NONE, Target.ANYONE, Effect.FORAGE)


class MayScore(Ask, frozen=True):
    """At the end of the turn: score a combination or not (ACA-10)."""


class DiscardOne(Ask, frozen=True):
    """Discard a card from the hand, after a refill or because there are more than three (ACA-5, ACA-11)."""


class ClearOne(Ask, frozen=True):
    """Discard one of the placed cards, because there are more than three (ACA-11)."""


class PickCard(Ask, frozen=True):
    """Take a card out of the hand that is looked at (ACA-15)."""

    on: Player = 0


class ChooseBuried(Ask, frozen=True):
    """Put a card of the own hand under the draw pile, because of another's action or one's own (ACA-16)."""

    actor: Player = 0


class ChooseSalvage(Ask, frozen=True):
    """Take a card of the discard pile (ACA-19)."""


class KeepOne(Ask, frozen=True):
    """Keep one of the two cards drawn (ACA-20)."""


ASKS = (DiscardFirst, TakeTurn, FollowUp, MayScore, DiscardOne, ClearOne, PickCard, ChooseBuried, ChooseSalvage, KeepOne)


# What happened. `seat` is a player: the automaton's doings are told like anybody's.


class Revealing(Event, frozen=True):
    """An event that shows what was hidden until now."""

    @property
    def reveals(self) -> bool:
        return True


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
    """A first discard is turned up with all others (ACA-37)."""

    seat: Player
    card: Card


class TurnBegan(Event, frozen=True):
    """In the game for two: whose turn it is, and for which colour."""

    seat: Player
    colour: Colour


class Refilled(Event, frozen=True):
    """A seat drew so many cards to refill its hand; `forced` if nothing else was possible."""

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
    """Which card it was: told to the two alone."""

    seat: Player
    on: Player
    card: Card


class Buried(Event, frozen=True):
    """A seat put a card from its hand under the draw pile."""

    seat: Player


class BuriedCard(Event, frozen=True):
    """Which card it was: told to its owner alone."""

    seat: Player
    card: Card


class DrewOne(Event, frozen=True):
    """A seat drew the card that a burial brings."""

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
    """A card of the discard pile went into a hand."""

    seat: Player
    card: Card


class Foraged(Event, frozen=True):
    """A seat drew so many cards, to keep one."""

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
    """A seat scored: the card that it takes back (the automaton takes none), its points now."""

    seat: Player
    combination: Combination
    points: int
    total: int
    kept: tuple[Card, ...]
    discarded: tuple[Card, ...]


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
    """Solo: it has no potion and is discarded."""

    seat: Player
    card: Card


class TurnedNew(Event, frozen=True):
    """Solo: its potion was not there yet, so nothing more happens."""

    seat: Player
    card: Card


class Triggered(Event, frozen=True):
    """Solo: its potion was there already, so its effect is carried out."""

    seat: Player
    card: Card


class Fizzled(Event, frozen=True):
    """Solo: the effect cannot work."""

    seat: Player
    card: Card


class Dropped(Revealing, frozen=True):
    """Solo: the automaton has more than three cards, and the rightmost is discarded (ACA-33)."""

    seat: Player
    card: Card


class Ended(Event, frozen=True):
    """The game is over; `tied` if whoever ended it wins for that (ACA-28), `cut` if a simulation stopped it."""

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


# What is known.

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
