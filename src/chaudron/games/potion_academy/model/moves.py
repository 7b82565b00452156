"""What a seat does in Potion Academy, and what it is asked: a Struct for each."""

from chaudron.games.potion_academy.model.things import Card, Colour, Combination, Effect, Player, Potion, Target
from chaudron.kernel.model import Ask, Move

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
