"""The moves and asks of Potion Academy: a Struct for each."""

from chaudron.games.potion_academy.model.things import Card, Colour, Combination, Effect, Player, Potion, Target
from chaudron.kernel.model import Ask, Move

# Moves.


class Discard(Move, frozen=True):
    """Discard a card from your hand, or a placed card when there are too many."""

    card: Card


class Refill(Move, frozen=True):
    """Draw until you hold four cards, then discard one (ACA-5)."""


class Place(Move, frozen=True):
    """Place a card from your hand (ACA-6)."""

    card: Card


class Use(Move, frozen=True):
    """Use the effect of a placed card that needs no target (ACA-8)."""

    by: Card

    @property
    def tastes(self) -> tuple[Effect, ...]:
        return (self.by.effect,)


class Aim(Move, frozen=True):
    """Combine the effect of one placed card with the target of another, against a player's hand."""

    by: Card
    through: Card
    on: Player

    @property
    def tastes(self) -> tuple[Effect, ...]:
        return (self.by.effect,)


class Hit(Move, frozen=True):
    """Combine the effect of one placed card with the target of another, against a card that a player has placed."""

    by: Card
    through: Card
    on: Player
    card: Card

    @property
    def tastes(self) -> tuple[Effect, ...]:
        return (self.by.effect,)


class Score(Move, frozen=True):
    """Score a combination and take one of its cards back (ACA-10, ACA-23)."""

    combination: Combination
    keep: Card


class Take(Move, frozen=True):
    """Take a card into your hand: from the hand you are looking at, from the discard pile, or from the cards drawn."""

    card: Card


class Bury(Move, frozen=True):
    """Put a card from your hand under the draw pile (ACA-16)."""

    card: Card


class Done(Move, frozen=True):
    """Do nothing more: no action, no scoring."""


MOVES = (Discard, Refill, Place, Use, Aim, Hit, Score, Take, Bury, Done)


# Asks.


class DiscardFirst(Ask, frozen=True):
    """Choose the card to discard before the first turn; all seats choose at the same time (ACA-4)."""


class TakeTurn(Ask, frozen=True):
    """Refill, place a card or trigger an action; or score first. In the game for two, `colour` is the colour to play for."""

    colour: Colour | None = None


class FollowUp(Ask, frozen=True):
    """After placing a card: trigger an action that uses it, score a combination, or do neither (ACA-6)."""

    card: Card = Card(Potion.NONE, Target.ANYONE, Effect.FORAGE)


class MayScore(Ask, frozen=True):
    """At the end of the turn: score a combination or not (ACA-10)."""


class DiscardOne(Ask, frozen=True):
    """Discard a card from the hand, after a refill or because there are more than three (ACA-5, ACA-11)."""


class ClearOne(Ask, frozen=True):
    """Discard one of the placed cards, because there are more than three (ACA-11)."""


class PickCard(Ask, frozen=True):
    """Take a card from the hand you are looking at (ACA-15)."""

    on: Player = 0


class ChooseBuried(Ask, frozen=True):
    """Put a card from your hand under the draw pile, because of your own or somebody else's action (ACA-16)."""

    actor: Player = 0


class ChooseSalvage(Ask, frozen=True):
    """Take a card from the discard pile (ACA-19)."""


class KeepOne(Ask, frozen=True):
    """Keep one of the two cards drawn (ACA-20)."""


ASKS = (DiscardFirst, TakeTurn, FollowUp, MayScore, DiscardOne, ClearOne, PickCard, ChooseBuried, ChooseSalvage, KeepOne)
